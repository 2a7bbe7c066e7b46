"""The command line: what it prints, its exit status, and its sentences for what is wrong."""

import json
import os
import tempfile
import unicodedata
import unittest

import console
from console import run


class CommandLine(console.TestCase):
    def wrong(self, *arguments, **changes):
        """The sentence on standard error; nothing else is said, the status is 2."""
        done = run(*arguments, **changes)
        self.assertEqual((done.returncode, done.stdout), (2, ""), arguments)
        self.assertRegex(done.stderr, r"\A[^\n]{10,}\.\n\Z")
        return done.stderr

    def test_unknown_names_list_what_is_known(self):
        for variant in ("nosuch", "", "Waterloo", "../waterloo", "\x1b[31m"):
            sentence = self.wrong("play", variant, "--json")
            self.assertNotIn("\x1b", sentence)
            for known in console.VARIANTS:
                self.assertIn(known, sentence)
        self.assertIn("malmaison", self.wrong("rules", "nosuch"))
        self.assertIn("malmaison", self.wrong("rules"))
        self.assertIn("malmaison", self.wrong("play"))
        languages = self.wrong("play", "waterloo", "--lang", "xx").split("Known are: ")[1].strip(".\n").split(", ")
        self.assertIn("de", languages)
        self.assertIn("en", languages)
        self.assertIn("--deal", self.wrong("play", "waterloo", "--nosuch"))
        self.assertIn("--lang", self.wrong("play", "waterloo", "-x"))
        self.assertIn("list, play, rules, statistics", self.wrong("dance"))
        self.assertIn("play VARIANT", self.wrong())

    def test_deal_numbers(self):
        for number in ("0", "-1", "-9223372036854775808", "abc", "", " 5", "5 ", "1.5", "1e5", "0x10", "+5",
                       str(2**63), str(2**64), "9" * 400, "١٢"):
            self.assertIn("9223372036854775807", self.wrong("play", "waterloo", "--deal", number), number)

    def test_values_that_are_missing_or_too_many(self):
        self.assertIn("--deal", self.wrong("play", "waterloo", "--deal"))
        self.assertIn("--load", self.wrong("play", "waterloo", "--load"))
        self.assertIn("--load", self.wrong("play", "waterloo", "--load", ""))
        self.assertIn("--lang", self.wrong("rules", "waterloo", "--lang"))
        self.assertIn("extra", self.wrong("play", "waterloo", "extra"))
        self.assertIn("--json=no", self.wrong("play", "waterloo", "--json=no"))
        self.assertIn("--deal", self.wrong("play", "waterloo", "--deal="))
        self.wrong("play", "list")
        self.wrong("list", "play")

    def test_sentences_come_in_the_language(self):
        self.assertIn("Bekannt sind", self.wrong("play", "nosuch", "--lang", "de"))
        self.assertIn("Bekannt sind", self.wrong("play", "nosuch", LANGUAGE="de", LC_ALL="", LANG="de_DE.UTF-8"))
        self.assertIn("Known are", self.wrong("play", "nosuch", "--lang", "en_GB.UTF-8", LANG="de_DE.UTF-8"))

    def test_the_language_chosen_in_the_window_holds_here_too(self):
        with tempfile.TemporaryDirectory() as folder:
            settings = os.path.join(folder, "longwood", "settings.json")
            os.mkdir(os.path.dirname(settings))

            def chosen(text, *arguments):
                with open(settings, "w", encoding="utf-8") as file:
                    file.write(text)
                done = run(*(arguments or ("rules", "waterloo")), XDG_CONFIG_HOME=folder)
                self.assertEqual(done.returncode, 0)
                with open(settings, encoding="utf-8") as file:
                    self.assertEqual(file.read(), text)
                self.assertEqual(os.listdir(os.path.dirname(settings)), ["settings.json"])
                return done

            self.assertIn("Grundstapel", chosen('{"language": "de"}').stdout)
            self.assertIn("Foundations", chosen('{"language": "de"}', "rules", "waterloo", "--lang", "en").stdout)
            self.assertIn("Foundations", chosen('{"language": ""}').stdout)
            self.assertIn("Foundations", chosen("no settings at all").stdout)
            missing = chosen('{"language": "xx"}')
            self.assertIn("Foundations", missing.stdout)
            self.assertRegex(missing.stderr, r"\A[^\n]*xx[^\n]*\.\n\Z")
            self.assertEqual(chosen('{"language": "xx"}', "rules", "waterloo", "--lang", "de").stderr, "")

    def test_chinese_and_japanese_lines_fit(self):
        for language in ("ja", "zh_CN"):
            lines = run("rules", "waterloo", "--lang", language, COLUMNS="40").stdout.splitlines()
            widths = [sum(1 + (unicodedata.east_asian_width(letter) in "WF") for letter in line) for line in lines]
            self.assertLessEqual(max(widths), 40, language)
            self.assertGreater(sum(width > 30 for width in widths), len(lines) // 3, language)  # no line ends early

    def test_saved_games(self):
        name = os.path.join(console.GAMES, "malmaison.longwood")
        self.assertIn("malmaison", self.wrong("play", "waterloo", "--load", name))
        self.assertIn("--deal", self.wrong("play", "malmaison", "--load", name, "--deal", "3"))
        self.assertIn("/nonexistent", self.wrong("play", "waterloo", "--load", "/nonexistent"))

    def test_list(self):
        done = run("list")
        self.assertEqual(done.returncode, 0)
        self.assertEqual([line.split(":")[0] for line in done.stdout.splitlines()], console.VARIANTS)
        listed = json.loads(run("list", "--json").stdout)
        self.assertEqual([one["id"] for one in listed], console.VARIANTS)
        self.assertEqual(listed[0]["name"], "Rouge et Noir")

    def test_rules(self):
        for variant in console.VARIANTS:
            english, german = run("rules", variant), run("rules", variant, "--lang", "de")
            self.assertEqual((english.returncode, german.returncode), (0, 0))
            self.assertIn("Foundations", english.stdout)
            self.assertIn("Grundstapel", german.stdout)
            for line in run("rules", variant, COLUMNS="40").stdout.splitlines():
                self.assertLessEqual(len(line), 40)

    def test_rules_name_what_to_type_for_those_of_the_relatives(self):
        for variant in console.VARIANTS:
            told = " ".join(run("rules", variant).stdout.split("The rules of the related games: ")[1].split())
            relatives = [command.removeprefix("longwood-console rules ") for command in told.split(", ")]
            self.assertGreaterEqual(len(relatives), 2, told)
            for relative in relatives:
                self.assertIn(relative, console.VARIANTS)
                self.assertEqual(run("rules", relative).returncode, 0)
        german = run("rules", "malmaison", "--lang", "de").stdout
        self.assertIn("Die Regeln der verwandten Spiele: longwood-console rules sixty-thieves", german)

    def test_help_and_version(self):
        self.assertRegex(run("--version").stdout, r"\Alongwood-console \d+\.\d+\.\d+\n\Z")
        for arguments in (["--help"], ["play", "--help"], ["-h"], ["rules", "-h"]):
            done = run(*arguments)
            self.assertEqual((done.returncode, done.stderr), (0, ""))
            for word in ("list", "play VARIANT", "rules VARIANT", "--deal", "--lang", "--json", "--reveal", "--load",
                         "--ascii", "--version"):
                self.assertIn(word, done.stdout)
        german = run("--help", LANG="de_DE.UTF-8", LC_ALL="").stdout
        self.assertIn("Spiel", german)
        for arguments in (["--help", "--lang", "de"], ["--lang", "de", "--help"], ["--lang=de", "play", "--help"]):
            self.assertEqual(run(*arguments).stdout, german)
        self.assertIn("Spiel", run("--lang", "de", "list", "--help").stdout)
        self.assertIn("--lang", self.wrong("--lang"))


if __name__ == "__main__":
    console.main()
