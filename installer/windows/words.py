"""Prints the installer's own words in every language that it speaks, as NSIS reads them."""

import gettext
import pathlib
import sys

# Longwood's languages by the names that NSIS has for them. NSIS picks the one of Windows; the
# first is for all other languages.
LANGUAGES = {
    "en": "English", "ar": "Arabic", "cs": "Czech", "de": "German", "el": "Greek", "es": "Spanish", "fr": "French",
    "he": "Hebrew", "it": "Italian", "ja": "Japanese", "nl": "Dutch", "pl": "Polish", "pt_BR": "PortugueseBR",
    "ru": "Russian", "sv": "Swedish", "tr": "Turkish", "uk": "Ukrainian", "zh_CN": "SimpChinese",
}

# In the catalogs already, because Linux desktops show them.
WORDS = {"GAME_FILE": "Longwood saved game", "COMMENT": "Play patience by ear, by hand or by eye"}

# The page that asks for whom to install: NSIS has its words, but not in every language.
FOR_WHOM = {
    "FOR_WHOM_TITLE": "MULTIUSER_TEXT_INSTALLMODE_TITLE", "FOR_WHOM_SUBTITLE": "MULTIUSER_TEXT_INSTALLMODE_SUBTITLE",
    "FOR_WHOM_TOP": "MULTIUSER_INNERTEXT_INSTALLMODE_TOP", "FOR_ALL": "MULTIUSER_INNERTEXT_INSTALLMODE_ALLUSERS",
    "FOR_ME": "MULTIUSER_INNERTEXT_INSTALLMODE_CURRENTUSER",
}
OWN_FOR_WHOM = {
    "el": {"FOR_WHOM_TITLE": "Επιλογή χρηστών", "FOR_WHOM_SUBTITLE": "Επιλέξτε για ποιους χρήστες θα εγκατασταθεί το Longwood.",
           "FOR_WHOM_TOP": "Επιλέξτε αν το Longwood θα εγκατασταθεί μόνο για εσάς ή για όλους τους χρήστες αυτού του υπολογιστή.",
           "FOR_ALL": "Εγκατάσταση για όλους τους χρήστες αυτού του υπολογιστή", "FOR_ME": "Εγκατάσταση μόνο για μένα"},
    "tr": {"FOR_WHOM_TITLE": "Kullanıcı seçimi", "FOR_WHOM_SUBTITLE": "Longwood'un hangi kullanıcılar için kurulacağını seçin.",
           "FOR_WHOM_TOP": "Longwood'u yalnızca kendiniz için mi, yoksa bu bilgisayarın bütün kullanıcıları için mi kurmak "
                           "istediğinizi seçin.",
           "FOR_ALL": "Bu bilgisayarı kullanan herkes için kur", "FOR_ME": "Yalnızca benim için kur"},
}


def for_whom(code, key, of_nsis):
    own = OWN_FOR_WHOM.get(code)
    return quoted(own[key]) if own else f'"$({of_nsis})"'


def quoted(text):
    """The text as a string of NSIS."""
    return '"' + text.replace("$", "$$").replace('"', '$\\"') + '"'


def main(catalogs):
    for code in sorted(p.name for p in catalogs.iterdir()):
        if code not in LANGUAGES:
            sys.exit(f"words.py: say what NSIS calls the language {code}.")
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in LANGUAGES.values()]
    for code, name in LANGUAGES.items():
        words = gettext.translation("longwood", catalogs, [code], fallback=code == "en")
        for key, english in WORDS.items():
            lines.append(f"LangString {key} ${{LANG_{name.upper()}}} {quoted(words.gettext(english))}")
        for key, of_nsis in FOR_WHOM.items():
            lines.append(f"LangString {key} ${{LANG_{name.upper()}}} {for_whom(code, key, of_nsis)}")
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
