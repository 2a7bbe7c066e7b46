"""The prompt, word for word: stories of typed lines and what is printed, for a display of 40 columns.

    prompt_test.py PROGRAM             compares
    prompt_test.py PROGRAM --approve   writes what is printed now into transcripts/; read the difference before you keep it
"""

import os
import pty
import select
import subprocess
import sys
import unittest

import console
from console import run

TRANSCRIPTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "transcripts")
APPROVE = "--approve" in sys.argv and not sys.argv.remove("--approve")

WORDS = ["s", "w", "t", "g", "e", "a", "v t1", "b", "summary"]

# Name: arguments, changes of the environment, typed lines.
STORIES = {
    "waterloo.en": (["waterloo", "--deal", "12"], {},
                    ["d", "m t1 t2", "m t3 t5", "l", "2", "5", "u", "u", "r", "f w", "m t9 t1", "dance", "99", "u", "u",
                     "u", "r", ""] + WORDS),
    "rouge-et-noir.de": (["rouge-et-noir", "--deal", "12", "--lang", "de"], {},
                         ["hilfe", "help", "d", "u", "l", "1", "m t1 s1", "m t1 t2 5", "u", "u", "r", "new 12"] + WORDS),
    "rouge-et-noir.ascii": (["rouge-et-noir", "--deal", "12", "--lang", "de"], {"LC_ALL": "C"},
                            ["d", "u", "v t1", "s"]),
    "double-signora.en": (["double-signora", "--deal", "12"], {},
                          ["help", "m r f", "d", "m w f1", "u", "u", "f t3"] + WORDS),
    "malmaison.ascii": (["malmaison", "--deal", "3", "--ascii"], {}, ["d", "l", "again"] + WORDS),
    "reveal.en": (["rouge-et-noir", "--deal", "12", "--reveal"], {}, ["put x", "s"]),
}


def transcript_of(arguments, changes, typed):
    """As it would look in a terminal: each line typed behind the prompt, then what it prints."""
    told = run("play", *arguments, typed="", COLUMNS="40", **changes).stdout
    parts = [told]
    for i, line in enumerate(typed):
        before = run("play", *arguments, typed="\n".join(typed[:i]) + "\n", COLUMNS="40", **changes).stdout
        after = run("play", *arguments, typed="\n".join(typed[:i + 1]) + "\n", COLUMNS="40", **changes).stdout
        if not after.startswith(before):
            raise AssertionError("What was printed changed afterwards.")
        parts.append(f"> {line}\n{after[len(before):]}")
    return "".join(parts)


class Transcripts(console.TestCase):
    def test_stories(self):
        for name, (arguments, changes, typed) in STORIES.items():
            with self.subTest(name):
                text = transcript_of(arguments, changes, typed)
                path = os.path.join(TRANSCRIPTS, name + ".txt")
                if APPROVE:
                    os.makedirs(TRANSCRIPTS, exist_ok=True)
                    with open(path, "w", encoding="utf-8") as file:
                        file.write(text)
                with open(path, encoding="utf-8") as file:
                    self.assertEqual(text, file.read())
                for line in text.splitlines():
                    self.assertLessEqual(len(line), 40, line)
                    self.assertTrue(line.isprintable(), line)
                    if name.endswith("ascii"):
                        self.assertTrue(line.isascii(), line)

    def test_hidden_cards_are_never_shown(self):
        for variant in console.VARIANTS:
            with console.Json(variant, "--deal", "12", "--reveal") as game:
                hidden = [card.lstrip("#") for card in game.pile("tableau-1") if card.startswith("#")]
                said = run("play", variant, "--deal", "12", typed="s\n").stdout
                signs = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
                line = next(line for line in said.splitlines() if line.startswith("t1 "))
                self.assertEqual(len(line.split(",")[0].split()) - 1, len(game.pile("tableau-1")) - len(hidden))
                self.assertIn(signs[game.pile("tableau-1")[-1][-1]], line)


class Languages(console.TestCase):
    def test_the_language_of_the_system_is_spoken(self):
        for changes in ({"LC_ALL": "de_DE.UTF-8"}, {"LC_ALL": "", "LANG": "de_AT.UTF-8"},
                        {"LC_ALL": "", "LANG": "en_US.UTF-8", "LANGUAGE": "de"}):
            self.assertIn("Talon: 90 Karten", run("play", "waterloo", typed="", **changes).stdout)

    def test_a_terminal_whose_locale_is_not_installed_still_gets_its_signs(self):
        self.assertIn("♦", run("play", "waterloo", "--deal", "12", typed="", LC_ALL="xx_XX.UTF-8").stdout)
        self.assertTrue(run("play", "waterloo", "--deal", "12", typed="", LC_ALL="POSIX").stdout.isascii())


class AtATerminal(console.TestCase):
    def talk(self, typed):
        """What a person sees who types the bytes at a terminal."""
        master, slave = pty.openpty()
        process = subprocess.Popen([console.PROGRAM, "play", "waterloo", "--deal", "12"], stdin=slave, stdout=slave,
                                   stderr=slave, env=console.environment(TERM="dumb"), start_new_session=True)
        os.close(slave)
        seen = b""
        waiting = list(typed)
        while process.poll() is None or select.select([master], [], [], 0)[0]:
            if not select.select([master], [], [], 30)[0]:
                process.kill()
                raise AssertionError("It hangs: " + seen.decode())
            try:
                part = os.read(master, 4096)
            except OSError:
                break
            if not part:
                break
            seen += part
            if waiting and seen.endswith(b"> "):
                os.write(master, waiting.pop(0))
        process.wait()
        os.close(master)
        return process.returncode, seen.decode().replace("\r", "")

    def test_a_prompt_history_and_no_control_sequences(self):
        status, seen = self.talk([b"d\n", b"\x10\n", b"q\n"])  # Ctrl+P: the line before
        self.assertEqual(status, 0)
        self.assertIn("stock 89 cards", seen)
        self.assertIn("stock 88 cards", seen)
        self.assertNotIn("\x1b", seen)

    def test_end_of_input_ends_the_game(self):
        status, seen = self.talk([b"\x04"])
        self.assertEqual(status, 0)
        self.assertTrue(seen.endswith("> \n"), seen[-20:])


if __name__ == "__main__":
    console.main()
