#!/usr/bin/env python3
"""Checks the catalogs against the texts that stand in the sources at this moment.

    check_catalogs.py SOURCE_DIR LANGUAGE    one catalog: complete, nothing fuzzy, placeholders right
    check_catalogs.py SOURCE_DIR --texts     the English texts: whole sentences, named placeholders
    check_catalogs.py SOURCE_DIR --up-to-date  every catalog is as update-catalogs.sh leaves it
    check_catalogs.py SOURCE_DIR --self-test  the checks find what they are there to find
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile


def run(*command):
    """Exit status and everything said, in English."""
    done = subprocess.run(command, env={**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout.strip()


def extract(source, folder):
    template = os.path.join(folder, "longwood.pot")
    status, said = run("sh", os.path.join(source, "locale/update-catalogs.sh"), "--template", template)
    if status:
        sys.exit(f"The texts could not be extracted:\n{said}")
    return template


def unquote(lines):
    return "".join(re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m[1], m[1]), line[1:-1]) for line in lines)


def entries(path):
    """Every entry but the header: context, msgid, msgid_plural and msgstr as a dictionary."""
    found = []
    for block in open(path, encoding="utf-8").read().split("\n\n"):
        entry, field = {}, None
        for line in block.splitlines():
            if keyword := re.match(r'(msg[a-z_]+(?:\[\d\])?) (".*")$', line):
                field = keyword[1]
                entry[field] = [keyword[2]]
            elif line.startswith('"') and field:
                entry[field].append(line)
        entry = {name: unquote(lines) for name, lines in entry.items()}
        if entry.get("msgid"):
            found.append(entry)
    return found


# As strangers are addressed; Longwood says "du" in every language that has the choice.
FORMAL = {"ru": r"\b(вы|вас|вам|вами|ваш\w*)\b", "uk": r"\b(ви|вас|вам|вами|ваш\w*)\b"}


def problems_of_address(po):
    language = os.path.basename(po).removesuffix(".po")
    return [f"addresses the player as a stranger: {text!r}" for entry in entries(po) for name, text in entry.items()
            if language in FORMAL and name.startswith("msgstr")
            and re.search(FORMAL[language], text.replace("&", ""), re.IGNORECASE)]


def problems_of_catalog(po, template):
    problems = problems_of_address(po)
    status, said = run("msgcmp", po, template)
    if status:
        problems.append(said)
    # Compared with the fresh template: the flags in the .po itself may be old. Merging marks a
    # wrong placeholder fuzzy; without the mark msgfmt says what is wrong with it.
    with tempfile.TemporaryDirectory() as folder:
        merged = os.path.join(folder, "merged.po")
        run("msgmerge", "--quiet", "--no-fuzzy-matching", "--output-file=" + merged, po, template)
        run("msgattrib", "--clear-fuzzy", "--output-file=" + merged, merged)
        status, said = run("msgfmt", "--check", "--output-file=" + os.devnull, merged)
        if status:
            problems.append(said)
        for entry in entries(merged):
            for name, text in entry.items():
                if name.startswith("msgstr") and text and spaces_at_the_ends(text) != spaces_at_the_ends(entry["msgid"]):
                    problems.append(f"begins or ends with a space: {text!r}")
    return problems


def spaces_at_the_ends(text):
    return text[:1].isspace(), text[-1:].isspace()


def problems_of_texts(template):
    """What shows that a text is a fragment that some code glues to others."""
    problems = []
    for entry in entries(template):
        for text in filter(None, (entry.get("msgid"), entry.get("msgid_plural"))):
            where = f"{entry.get('msgctxt', 'no context')}: {text!r}"
            page = "\n" in text[:-1]  # such as a command line's help, which may end with its last line
            if any(spaces_at_the_ends(text.removesuffix("\n") if page else text)):
                problems.append(f"begins or ends with a space, so it is glued to something: {where}")
            if re.match(r"[,;.:)!?]", text) and not re.fullmatch(r"[.…]+", text):
                problems.append(f"begins in the middle of a sentence: {where}")
            if re.search(r"[,(]$|\b(the|a|an|of|to|on|and|or)$", text):
                problems.append(f"ends in the middle of a sentence: {where}")
            if "msgctxt" not in entry and re.fullmatch(r"[a-z][^\s,]*( [^\s,]+)?", text):
                problems.append(f"a word or two that need a context to say where they stand: {where}")
            if re.search(r"%[0-9]*[dsfluxz]|\{\}|\{[0-9]", text):
                problems.append(f"has a placeholder without a name: {where}")
    return problems


def problems_of_update(source, folder):
    """Runs the update on a copy: a catalog that it would change was forgotten."""
    for part in ("engine/variants", "locale", "accessibility", "app", "installer"):
        shutil.copytree(os.path.join(source, part), os.path.join(folder, part))
    status, said = run("sh", os.path.join(folder, "locale/update-catalogs.sh"))
    if status:
        return [said]
    problems = []
    for name in sorted(os.listdir(os.path.join(source, "locale/po"))):
        old, new = (open(os.path.join(root, "locale/po", name), encoding="utf-8").read() for root in (source, folder))
        if old != new:
            problems.append(f"locale/po/{name} is not up to date: run  sh locale/update-catalogs.sh")
    return problems


BROKEN = {  # what is wrong with it: msgid, msgstr, and what must be said
    "untranslated": ("Won.", "", "untranslated"),
    "misspelt placeholder": ("Pile {n} is empty.", "Stapel {m} ist leer.", "{m}|'m'|'n'"),
    "lost placeholder": ("Pile {n} is empty.", "Der Stapel ist leer.", "'n'"),
    "space at the end": ("Won.", "Gewonnen. ", "space"),
}


def self_test(folder):
    header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Project-Id-Version: x\\n"\n"PO-Revision-Date: 2025-01-01\\n"\n' \
             '"Last-Translator: x\\n"\n"Language-Team: x\\n"\n"MIME-Version: 1.0\\n"\n' \
             '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
    po, pot = os.path.join(folder, "de.po"), os.path.join(folder, "x.pot")
    missed = []

    def said_about(msgid, msgstr, flags=""):
        brace = "#, python-brace-format\n" if "{" in msgid else ""
        open(pot, "w", encoding="utf-8").write(f'{header}\n{brace}msgid "{msgid}"\nmsgstr ""\n')
        open(po, "w", encoding="utf-8").write(f'{header}\n{flags}msgid "{msgid}"\nmsgstr "{msgstr}"\n')
        return "\n".join(problems_of_catalog(po, pot))

    for what, (msgid, msgstr, expected) in BROKEN.items():
        if not re.search(expected, said := said_about(msgid, msgstr)):
            missed.append(f"{what}; they say: {said}")
    russian = os.path.join(folder, "ru.po")
    for text, expected in (("Вы выиграли.", 1), ("Вы&ход", 0)):
        open(russian, "w", encoding="utf-8").write(f'{header}\nmsgid "Won."\nmsgstr "{text}"\n')
        if len(problems_of_address(russian)) != expected:
            missed.append(f"the address in {text!r}")
    if "needs to be reviewed" not in said_about("Won.", "Gewonnen.", "#, fuzzy\n"):
        missed.append("fuzzy")
    if said := said_about("Pile {n} is empty.", "Stapel {n} ist leer."):
        missed.append("a right catalog is called wrong: " + said)
    for text in (" cards", "Pile ", "moved to the", ", king", "cards", "%d cards", "Pile {}", "Pile {0}", "Cards ("):
        open(pot, "w", encoding="utf-8").write(f'{header}\nmsgid "{text}"\nmsgstr ""\n')
        if not problems_of_texts(pot):
            missed.append(f"the text {text!r}")
    return ["The checks miss: " + what for what in missed]


def main():
    source, what = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        if what == "--self-test":
            problems = self_test(folder)
        elif what == "--up-to-date":
            problems = problems_of_update(source, folder)
        elif what == "--texts":
            problems = problems_of_texts(extract(source, folder))
        else:
            problems = problems_of_catalog(os.path.join(source, f"locale/po/{what}.po"), extract(source, folder))
    print("\n".join(problems))
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
