#!/usr/bin/env python3
"""Compares the fact sheets with the titles of the tests.

usage: check_facts.py TESTS_FOLDER | --self-test

Fails when a fact of TESTS_FOLDER/rules/*.md stands in no TEST_CASE title under TESTS_FOLDER,
or when a title names a fact that no sheet has.
"""
import pathlib
import re
import sys
import tempfile

ID = r"(?:[A-Z]{2}-[A-Z]?[0-9]+|C[0-9]+)"
FACT = re.compile(rf"^- ({ID}) ", re.MULTILINE)
# A title may be broken into several literals by the formatter.
TITLE = re.compile(r'\b(?:TEST_CASE|TEMPLATE_TEST_CASE|SCENARIO)\s*\(\s*((?:"(?:[^"\\\n]|\\.)*"\s*)+)')
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
BRACKETS = re.compile(rf"\[({ID}(?:,\s*{ID})*)\]")


def facts_of(folder):
    facts = {}
    for sheet in sorted((folder / "rules").glob("*.md")):
        for fact in FACT.findall(sheet.read_text(encoding="utf-8")):
            if fact in facts:
                raise SystemExit(f"{fact} stands in {facts[fact]} and in {sheet.name}")
            facts[fact] = sheet.name
    return facts


def named_in_titles(folder):
    named = {}
    for source in sorted(folder.rglob("*.cpp")):
        for title in TITLE.findall(source.read_text(encoding="utf-8")):
            text = "".join(LITERAL.findall(title))
            for group in BRACKETS.findall(text):
                for fact in re.split(r",\s*", group):
                    named.setdefault(fact, source)
    return named


def complaints(folder):
    facts = facts_of(folder)
    named = named_in_titles(folder)
    if not facts:
        return [f"no facts in {folder / 'rules'}"]
    missing = [f"{fact} ({facts[fact]}) stands in no test title" for fact in facts if fact not in named]
    unknown = [f"{fact}, named in {named[fact]}, is no fact" for fact in named if fact not in facts]
    return missing + unknown


def self_test():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "rules").mkdir()
        (folder / "rules" / "x.md").write_text("- C1 one\n- RN-K2 two\n- WL-1 three\n", encoding="utf-8")
        test = folder / "a.cpp"
        test.write_text('TEST_CASE("one "\n          "and three [C1, WL-1]") {}\n', encoding="utf-8")
        assert complaints(folder) == ["RN-K2 (x.md) stands in no test title"], complaints(folder)
        test.write_text('TEST_CASE("all [C1][RN-K2][WL-1] and more [C77]", "[tag]") {}\n', encoding="utf-8")
        assert complaints(folder) == [f"C77, named in {test}, is no fact"], complaints(folder)
        test.write_text('// [C1]\nTEST_CASE("all but one [RN-K2, WL-1]", "[C1]") {}\n', encoding="utf-8")
        assert complaints(folder) == ["C1 (x.md) stands in no test title"], complaints(folder)


def main(arguments):
    if arguments == ["--self-test"]:
        self_test()
        return 0
    if len(arguments) != 1:
        print(__doc__)
        return 2
    found = complaints(pathlib.Path(arguments[0]))
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
