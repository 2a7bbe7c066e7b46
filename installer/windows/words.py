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
    sys.stdout.reconfigure(encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
