#!/usr/bin/env python3
"""Makes the pseudo-language: pseudo.py CATALOG.po FOLDER writes FOLDER/qps/LC_MESSAGES/longwood.mo.

Every text is bracketed, accented and longer, so that what is not translated, what is glued from
parts and what does not fit can be seen at once:

    LONGWOOD_CATALOGS=build/debug/tests/pseudo build/debug/bin/longwood --lang qps
"""
import os
import re
import subprocess
import sys

from check_catalogs import entries

ACCENTS = str.maketrans("aceilnorsuyzACEILNORSUYZ", "áčéíľñöřšűýžÁČÉÍĽÑÖŘŠŰÝŽ")
HEADER = ('msgid ""\nmsgstr ""\n"Language: qps\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
          '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n')


def accented(text):
    """All but the {names} and the access keys."""
    kept = r"(\{[a-z_0-9]+\}|&.)"
    return "".join(part if re.fullmatch(kept, part) else part.translate(ACCENTS) for part in re.split(kept, text))


def pseudo(entry, text):
    if entry.get("msgctxt") == "direction":
        return text
    text, tab, accelerator = text.partition("\t")
    if text.endswith("\n"):  # msgfmt wants it to stay the last character
        return pseudo(entry, text[:-1]) + "\n"
    longer = " ~" * max(2, len(text) // 5)
    return "[" + accented(text) + longer + "]" + tab + accelerator


def quote(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def catalog(source):
    blocks = [HEADER]
    for entry in entries(source):
        lines = ["msgctxt " + quote(entry["msgctxt"])] if "msgctxt" in entry else []
        lines.append("msgid " + quote(entry["msgid"]))
        if plural := entry.get("msgid_plural"):
            lines.append("msgid_plural " + quote(plural))
            lines += [f"msgstr[{i}] " + quote(pseudo(entry, text)) for i, text in enumerate((entry["msgid"], plural))]
        else:
            lines.append("msgstr " + quote(pseudo(entry, entry["msgid"])))
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def main():
    source, folder = sys.argv[1:]
    folder = os.path.join(folder, "qps", "LC_MESSAGES")
    os.makedirs(folder, exist_ok=True)
    subprocess.run(["msgfmt", "--endianness=little", "--output-file=" + os.path.join(folder, "longwood.mo"), "-"],
                   input=catalog(source), text=True, check=True)


if __name__ == "__main__":
    main()
