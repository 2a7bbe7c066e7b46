"""The program as a blind player with Orca has it. Usage: game_test.py LONGWOOD [test...]

What is tested is that everything is said, once, in an order that reads well; the wording of each
sentence is tested in tests/spoken."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from listening import Ear  # noqa: E402

LONGWOOD = ""


def play(variant, deal, **more):
    return Ear([LONGWOOD, "--variant", variant, "--deal", str(deal)],
               out=tempfile.mkdtemp(prefix="longwood-heard."), **more)


class Heard(unittest.TestCase):
    def hears(self, said, *patterns):
        """One utterance a pattern, in this order, and nothing else."""
        self.assertEqual(len(said), len(patterns), said)
        for text, pattern in zip(said, patterns):
            self.assertRegex(text, pattern, said)

    def press(self, key, *patterns, **more):
        self.hears(self.ear.press(key, **more), *patterns)


class Table(Heard):
    """Rouge et Noir, deal 7: start, walk, move, refusal, deal, undo."""

    @classmethod
    def setUpClass(cls):
        cls.ear = cls.enterClassContext(play("rouge-et-noir", 7))

    def test_01_the_start_tells_the_game_the_place_and_the_table(self):
        self.hears(self.ear.started, "^Rouge et Noir, deal 7 - Longwood frame", "^Card table panel",
                   "^three of hearts, pile 1", "^Rouge et Noir, deal 7. 37 cards on 10 piles")

    def test_02_every_step_says_one_place(self):
        for number in range(2, 10):
            self.press("Right", r"\bpile %d\b" % number)
        self.press("Right", "^pile 10, empty")
        self.press("Home", "^three of hearts, pile 1")

    def test_03_the_edge_is_heard(self):
        self.press("Up", "7 face-down cards")
        self.press("Up", ".")
        self.press("Down", "^three of hearts")

    def test_04_groups_are_walked(self):
        self.press("shift+Tab", "^foundation 1, empty")
        self.press("shift+Tab", "^stock, 67 cards")
        self.press("Tab", "^foundation 1")
        self.press("Tab", "pile 1")

    def test_05_a_burst_of_keys_ends_at_the_right_place(self):
        said = self.ear.press("Right", "Right", "Right", "Right", "Right")
        self.assertRegex(said[-1], r"\bpile 6\b")

    def test_06_a_card_is_picked_up_and_put_back(self):
        self.press("3", "^ace of diamonds, pile 3")
        self.press("space", "^Ace of diamonds in hand")
        self.press("space", "^Put back")

    def test_07_a_refusal_says_why(self):
        self.press("space", "in hand")
        self.press("1", "^Not possible: pile 1 needs a black two")
        self.press("Escape", "^Put back")

    def test_08_a_move_says_the_new_place_and_what_happened(self):
        # the ten of spades from pile 2 to the jack of diamonds, pile 7
        self.press("2", "^ten of spades, pile 2")
        self.press("space", "in hand")
        self.press("7", "^Ten of spades on(to)? jack of diamonds.*: [a-z]+ of [a-z]+")
        self.press("Up", "^jack of diamonds, pile 7")
        self.press("Down", "^ten of spades, pile 7, 2 of 2")

    def test_09_undo_says_what_came_back(self):
        said = self.ear.press("z")
        self.assertRegex(said[-1], "(?i)^undone: ten of spades.*pile 2")
        said = self.ear.press("r")
        self.assertRegex(said[-1], "(?i)ten of spades on(to)? jack of diamonds")

    def test_10_a_deal_is_one_sentence(self):
        said = self.ear.press("d")
        self.assertRegex(said[-1], "^10 cards dealt")
        self.assertLessEqual(len(said), 2, said)

    def test_11_reading_says_one_sentence_and_can_be_repeated(self):
        for key in "wgavq":
            said = self.ear.press(key)
            self.assertEqual(len(said), 1, (key, said))
            self.assertEqual(self.ear.press("ctrl+r"), said, key)

    def test_12_taking_all_back_is_one_sentence(self):
        said = self.ear.press("ctrl+g")
        self.assertRegex(said[-1], "deal 7")
        self.assertLessEqual(len(said), 2, said)


class Windows(Heard):
    """Menus, dialogs and help, and back to the card."""

    BACK = ("Longwood frame", "^Card table panel", r"\bpile 2\b")

    @classmethod
    def setUpClass(cls):
        cls.ear = cls.enterClassContext(play("rouge-et-noir", 7))
        cls.ear.press("2")

    def test_1_the_menus_read_commands_and_keys(self):
        self.press("F10", "^Game menu")
        self.press("Down", r"^New deal Ctrl\+N")
        self.press("Escape", "^Card table panel", r"\bpile 2\b")

    def test_1_the_menus_say_what_is_on(self):
        self.press("alt+s", "^Settings menu", "^Language")
        for name in ("Speak briefly not selected", "Speak normally selected", "Speak in full not selected",
                     "Own voice check menu item not checked S", "Sounds check menu item not checked"):
            said = self.ear.press("Down")
            self.hears(said, "^" + name)
        self.ear.press("Escape", until=r"\bpile 2\b")

    def test_2_the_rules_are_text_with_a_label(self):
        said = self.ear.press("F1", until="Rouge et Noir: the rules")
        self.hears(said, "^Rules: Rouge et Noir dialog", "^Rules of this game: read only text", "^Rouge et Noir: the rules")
        self.ear.press("Down")
        self.assertRegex(" ".join(self.ear.press("Down")), "^Rouge et Noir is ")
        self.hears(self.ear.press("Escape", until=r"\bpile 2\b"), *self.BACK)

    def test_2_the_rules_have_headings_to_jump_between_and_are_searched(self):
        self.ear.press("F1", until="read only text")
        # The heading alone, without the dialog's title before it.
        self.assertEqual(self.ear.press("F6"), ["Layout."])
        # With Down and Up Orca may read the line it finds the cursor on, by itself and before that.
        self.assertEqual(self.ear.press("ctrl+Down")[-1], "Foundations.")
        self.assertEqual(self.ear.press("ctrl+Up")[-1], "Layout.")
        self.ear.press("k")
        self.ear.press("i")
        said = self.ear.press("Return", until=r"\bking\b")
        self.hears(said, "^Rules of this game: read only text", r"\bking\b")
        said = self.ear.press("F3", until=r"\bking\b")
        self.hears(said, r"\bking\b")
        self.hears(self.ear.press("Escape", until=r"\bpile 2\b"), *self.BACK)
        # Reading goes on where it stopped.
        said = self.ear.press("F1", until=r"\bking\b")
        self.hears(said, "^Rules: Rouge et Noir", "^Rules of this game: read only text", r"\bking\b")
        self.hears(self.ear.press("Escape", until=r"\bpile 2\b"), *self.BACK)

    def test_2_the_rules_lead_to_relatives_and_back(self):
        self.ear.press("F1", until="read only text")
        self.ear.press("ctrl+Home")
        self.press("F6", "^Layout")
        for _ in range(4):
            said = self.ear.press("Tab")
        self.hears(said, "^Rules: Rouge Forty push button")
        said = self.ear.press("space", until="^Rouge Forty: the rules")
        self.hears(said, "^Rules: Rouge Forty", "^Rules of this game: read only text", "^Rouge Forty: the rules")
        for _ in range(4):
            said = self.ear.press("Tab")
        self.hears(said, r"^Back: Rouge et Noir \(Alt\+Left\) push button")
        # To where reading stopped.
        said = self.ear.press("alt+Left", until="^Layout")
        self.hears(said, "^Rules: Rouge et Noir", "^Rules of this game: read only text", "^Layout")
        self.hears(self.ear.press("Escape", until=r"\bpile 2\b"), *self.BACK)

    def test_3_the_keys_are_listed(self):
        self.ear.press("shift+F1", until="read only text")
        self.hears(self.ear.press("Escape", until=r"\bpile 2\b"), *self.BACK)

    def test_4_a_move_is_chosen_from_the_list(self):
        said = self.ear.press("m", until="[Dd]eal a card")
        self.hears(said, "^Moves dialog", "^Possible moves:", "^list", "^Deal a card on every pile")
        self.assertRegex(" ".join(self.ear.press("Down")), "^ten of spades on jack of diamonds, pile 7")
        said = self.ear.press("Return", until="Ten of spades")
        self.hears(said, "Longwood frame", "^Card table panel", "^Ten of spades on")
        self.ear.press("z")

    def test_5_another_game_is_chosen(self):
        said = self.ear.press("ctrl+l", until="Rouge et Noir")
        self.hears(said, "^Choose a game dialog", "^Games:", "^list", "^Rouge et Noir")
        self.assertRegex(" ".join(self.ear.press("Down")), "^Double Signora")
        said = self.ear.press("Return", until="Reserve: ")
        self.hears(said, "^Double Signora, deal .*Longwood frame", "^Card table panel", "pile 1", "^Double Signora, deal")

    def test_6_the_program_ends(self):
        self.assertEqual(self.ear.quit("ctrl+q"), 0)


class Results(Heard):
    """The statistics and the recent games, from the first move on."""

    def test_they_are_read(self):
        with play("rouge-et-noir", 7) as self.ear:
            self.ear.press("d", until="10 cards dealt")
            self.hears(self.ear.press("ctrl+t", until="^Statistics"), "^Statistics dialog", "^Your results:",
                       "^Statistics")
            # The heading alone, without the dialog's title before it.
            self.assertEqual(self.ear.press("F6"), ["Rouge et Noir."])
            self.press("Down", "^- Deals started: 1")
            self.press("Tab", "^Export table.* button")
            self.press("Tab", "^Begin anew.* button")
            self.ear.press("Escape", until="pile 1")
            self.ear.press("ctrl+n", until="Stock: 67 cards")
            self.ear.press("d", until="10 cards dealt")
            said = self.ear.press("ctrl+shift+o", until="left unfinished")
            self.hears(said, "^Recent games dialog", "^Games to take up again:", "^list",
                       "^Rouge et Noir, deal 7, left unfinished")
            said = self.ear.press("Return", until="Stock: 57 cards")
            self.assertRegex(said[-1], "^Rouge et Noir, deal 7")


class Language(Heard):
    def test_it_changes_in_the_game(self):
        with play("rouge-et-noir", 7) as self.ear:
            self.press("2", "^ten of spades, pile 2")
            self.press("space", "in hand")
            self.ear.press("ctrl+shift+l", until="As the system: English")
            self.press("d", "^Deutsch")
            said = self.ear.press("Return", until="Die Sprache")
            self.hears(said, "^Rouge et Noir, Spiel 7 - Longwood", "^Spieltisch", "^Pik-10, Stapel 2.*in der Hand",
                       "^Die Sprache ist jetzt Deutsch")
            self.press("7", "^Pik-10 auf Karo-Bube")


class German(Heard):
    def test_everything_is_german(self):
        with play("waterloo", 7, lang="de_DE.UTF-8") as self.ear:
            self.hears(self.ear.started, "^Waterloo, Spiel 7 - Longwood Rahmen", "^Spieltisch Panel",
                       "^Karo-2, Stapel 1", "^Waterloo, Spiel 7. 6 Karten")
            self.press("d", "^Kreuz-7 vom Talon")
            self.press("space", "^Karo-2 in der Hand")
            self.press("2", "^Geht nicht: Stapel 2 braucht eine 8")
            self.press("Escape", "^Zurückgelegt")
            self.press("F10", "^Spiel Menü")


class Late(Heard):
    def test_orca_may_come_later(self):
        with play("waterloo", 7, orca=False) as self.ear:
            self.ear.press("Right")
            self.ear.start_orca()
            self.press("Right", r"\bpile 3\b")
            self.press("d", "^Seven of clubs from the stock")


class OwnVoice(Heard):
    """No screen reader runs."""

    def test_it_is_offered_once_and_speaks(self):
        with play("waterloo", 7, orca=False) as self.ear:
            record = self.ear.record
            record.wait_for("No screen reader is running. Press S ", 0, 60)
            self.assertEqual(self.ear.press("Right"), [])
            self.ear.press("s")
            record.wait_for("Longwood speaks", 0, 60)
            for key, said in [("Right", "two of spades, pile 3"), ("d", "Seven of clubs from the stock"),
                              ("Left", "nine of clubs, pile 2")]:
                at = len(record.entries)
                self.ear.press(key)
                record.wait_for(said, at, 60)
            self.ear.quit("ctrl+q")
            at = len(record.entries)
            self.ear.start()
            record.wait_for("two of diamonds|Waterloo, deal 7", at, 60)
            self.assertNotIn("No screen reader", " ".join(record.said_since(at)))


if __name__ == "__main__":
    LONGWOOD = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
