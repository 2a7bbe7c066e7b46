"""Plays the installed Longwood of Windows under Wine through MSAA and with real keys.

    window_test.py FOLDER CLIENT PICTURES [test...]

FOLDER is where Longwood was installed, CLIENT tests/windows/msaa_client.exe. WINEPREFIX says which Windows. Pictures of the
window go to PICTURES, for eyes. What must be heard is what the log bridge was told: the stories of tests/spoken.
"""

import os
import queue
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/wx/smoke"))
import desktop  # noqa: E402
from desktop import Desktop, Failure, wait_for  # noqa: E402
from game_keys import Recorded, keys_for  # noqa: E402

desktop.PATIENCE = 180  # Wine takes long to begin
WINE = ["sh", str(ROOT / "installer/windows/run_in_wine.sh")]
FOLDER = CLIENT = PICTURES = Path()

GROUP, PANE, ITEM, ALERT = 20, 16, 34, 8
FOCUSED, SELECTED = 4, 2
FOCUS, NAME_CHANGE, LIVE_REGION = 0x8005, 0x800C, 0x8019

KEYS = {"right": "Right", "left": "Left", "up": "Up", "down": "Down", "end": "End", "home": "Home",
        "page up": "Prior", "page down": "Next", "previous group": "shift+Tab", "next group": "Tab", "use stock": "d",
        "undo": "z", "redo": "r", "to foundation": "shift+Return", "pick up": "space", "put down": "space",
        "cancel": "Escape", "more": "plus", "fewer": "minus", "read tops": "a", "read foundations": "g",
        "read waste": "w", "read reserve": "e", "read base rank": "b", "read summary": "q"}


class Client:
    """The screen reader: a question, and the lines of its answer."""

    def __init__(self, screen):
        self.process = subprocess.Popen(WINE + [str(CLIENT)], env=screen.environment, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.lines = queue.Queue()
        self.thread = threading.Thread(target=self.read, daemon=True)
        self.thread.start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line.decode("utf-8").rstrip("\r\n"))
        self.lines.put(None)

    def ask(self, question):
        self.process.stdin.write(question.encode("utf-8") + b"\n")
        self.process.stdin.flush()
        answer = []
        while True:
            try:
                line = self.lines.get(timeout=desktop.PATIENCE)
            except queue.Empty:
                raise Failure(f"no answer to {question}") from None
            if line is None:
                raise Failure(f"the client ended at {question}")
            if line == ".":
                return answer
            answer.append(line)

    def close(self):
        self.process.kill()
        self.process.wait()
        self.thread.join()
        self.process.stdin.close()
        self.process.stdout.close()

    def one(self, question):
        return (self.ask(question) or [""])[0]

    def tree(self):
        return [Node(line) for line in self.ask("tree")]

    def names(self, role=ITEM):
        return [node.name for node in self.tree() if node.role == role]


class Node:
    def __init__(self, line):
        depth, child, role, state, place, self.action, self.name = line.split("\t", 6)
        self.depth, self.child, self.role = int(depth), int(child), int(role)
        self.state = int(state, 16)
        self.place = [int(number) for number in place.split(",")]


class Windows:
    """A screen with the installed program and the client on it."""

    def __init__(self, *arguments, **environment):
        self.arguments, self.environment = arguments, environment
        self.screen = Desktop()
        self.client = None

    def __enter__(self):
        self.screen.__enter__()
        try:
            self.begin()
        except BaseException:
            self.__exit__(*sys.exc_info())
            raise
        return self

    def begin(self):
        # What earlier games left in this Windows would be gone on with.
        self.games = next(Path(os.environ["WINEPREFIX"]).glob("drive_c/users/*/AppData/Roaming")) / "Longwood/games"
        for old in self.games.glob("*"):
            old.unlink()
        for old in self.games.parent.glob("settings.json*"):
            old.unlink()
        self.screen.environment.update(self.environment)
        self.client = Client(self.screen)
        self.program = self.screen.start(*WINE, str(FOLDER / "longwood.exe"), *self.arguments)
        self.title = wait_for(lambda: self.ended() or self.window(), "the window, its table and its title")
        wait_for(lambda: self.client.one("focus")[:1] not in ("!", ""), "the table to have the focus")

    def ended(self):
        if self.program.poll() is not None:
            raise Failure(f"the program ended with status {self.program.returncode}")

    def window(self):
        title = self.client.one("window")
        return title if not title.startswith("!") else None

    def __exit__(self, *failed):
        if self.client:
            self.client.close()
        self.screen.__exit__(*failed)

    def picture(self, name):
        time.sleep(1)  # for eyes only: nothing depends on it
        subprocess.run(["import", "-window", "root", str(PICTURES / name)], env=self.screen.environment, check=True)

    def saved(self, variant):
        path = self.games / f"{variant}.longwood"
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def quit(self):
        self.screen.keys(["ctrl+q"])
        wait_for(lambda: self.program.poll() is not None, "the program to end after Ctrl+Q")


def heard_in(events):
    """What a reader speaks of the events: names of what got the focus, and what was announced."""
    spoken = []
    for line in events:
        event, _, name = line.split("\t", 2)
        if int(event, 16) in (FOCUS, LIVE_REGION) and name:
            spoken.append(name)
    return spoken


def told_by_log(name, language):
    """The steps of a story, and for each what the log bridge was told: focus and sentences."""
    steps = []
    for line in (ROOT / f"tests/spoken/{name}.{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            steps.append((line[2:], []))
        elif steps and ": " in line:
            kind, text = line.split(": ", 1)
            if kind in ("focus", "say", "say later"):
                steps[-1][1].append(text)
    return steps


def missing(told, heard):
    """What the log bridge was told and nobody heard. A sentence that names the focus is heard instead of its name."""
    return [text for text in told if not any(text == other or text in other for other in heard)]


class Played(unittest.TestCase):
    def test_the_whole_tree(self):
        with Windows("--variant", "rouge-et-noir", "--deal", "7", "--lang", "en") as game:
            self.assertEqual(game.title, "Rouge et Noir, deal 7 - Longwood")
            tree = game.client.tree()
            board, inside = tree[0], tree[1:]
            self.assertEqual((board.role, board.name), (GROUP, "Card table"))
            self.assertEqual({node.role for node in inside if node.depth == 1} - {ALERT}, {PANE})
            self.assertEqual({node.role for node in inside if node.depth == 2}, {ITEM})
            left, top, width, height = board.place
            for node in inside:
                self.assertTrue(node.name, node.child)
                if node.role == ALERT:
                    continue
                x, y, w, h = node.place
                self.assertTrue(w > 0 and h > 0 and left <= x and top <= y and x + w <= left + width and
                                y + h <= top + height, (node.name, node.place, board.place))
                self.assertEqual(node.action != "", node.role == ITEM, node.name)
            focused = [node.name for node in inside if node.state & FOCUSED]
            self.assertEqual(focused, [game.client.one("focus")])
            for later, node in enumerate(inside, 1):  # the uppermost card of each pile lies open to the pointer
                is_last = later == len(inside) or inside[later].role != ITEM
                if node.role == ITEM and is_last:
                    self.assertEqual(game.client.one("at " + node.name), node.name)
            self.assertEqual(game.client.one("refused"), "0")
            game.quit()

    def test_default_actions_play(self):
        with Windows("--variant", "rouge-et-noir", "--deal", "7", "--lang", "en") as game:
            def act(place, then):
                self.assertEqual(game.client.one("act " + place), "done")
                wait_for(lambda: then in game.client.names(), then)
            ten = "ten of spades, pile 2, 6 face down"
            act(ten, ten + ", in hand")
            self.assertEqual([node.name for node in game.client.tree() if node.state & SELECTED], [ten + ", in hand"])
            # What has the focus is called by the sentence about it, until something else happens.
            act("jack of diamonds, pile 7, 1 face down",
                "Ten of spades on jack of diamonds, pile 7. Turned up: jack of spades.")
            game.screen.keys(["Left", "Right"])
            wait_for(lambda: "ten of spades, pile 7, 2 of 2, 1 face down" in game.client.names(), "its usual name")
            act("stock, 67 cards", "stock, 57 cards")
            wait_for(lambda: "moves: 2" in game.saved("rouge-et-noir"), "the moves on the disk")
            last = [name for name in game.client.names() if ", pile 5" in name][-1]
            self.assertEqual(game.client.one("go " + last), "done")
            wait_for(lambda: game.client.one("focus") == last, "the focus on " + last)
            game.quit()

    def hear(self, variant, story, language):
        with Windows("--variant", variant, "--deal", "1", "--lang", language) as game:
            # The first sentence has been said when this is there.
            wait_for(lambda: any(node.role == ALERT for node in game.client.tree()), "the first announcement")
            game.client.ask("events")
            heard, moves = [], 0
            for step, told in told_by_log(story, language):
                if step not in KEYS:
                    continue
                now = []

                def all_heard():
                    now.extend(heard_in(game.client.ask("events")))
                    return not missing(told, now)
                game.screen.keys([KEYS[step]])
                try:
                    wait_for(all_heard, "")
                except Failure:
                    self.fail(f"{story}, {step}: told were {told}, heard was {now}")
                # Nothing but what the log bridge was told, each once.
                for text in now:
                    self.assertTrue(any(other in text for other in told), (story, step, text, told))
                self.assertEqual(len(now), len(set(now)), (story, step, now))
                heard += now
                moves += 1
            self.assertGreaterEqual(moves, 10)
            game.picture(f"{variant}-{language}.png")
            game.quit()

    def test_what_is_heard_in_german(self):
        self.hear("rouge-et-noir", "rouge-et-noir-opening", "de")

    def test_what_is_heard_in_english(self):
        self.hear("double-signora", "double-signora-opening", "en")

    def heard_once_after(self, game, first, text):
        """One sentence, then the other, and neither again. A reader that is slow finds the second at both events;
        sentences that follow at once are told as one."""
        heard = []

        def is_heard():
            heard.extend(heard_in(game.client.ask("events")))
            return any(text in sentence for sentence in heard)
        wait_for(is_heard, text)
        time.sleep(1)  # for what should not come
        heard += heard_in(game.client.ask("events"))
        told = [sentence for sentence in heard if first in sentence or text in sentence]
        self.assertEqual(told[-1].count(text), 1, heard)
        if first in told[-1]:  # as one
            self.assertEqual(len(set(told)), 1, heard)
            self.assertLessEqual(len(told), 2, heard)
        else:
            self.assertEqual(len(told), 2, heard)

    def test_without_a_voice_it_says_so_once_and_plays_on(self):
        # The Windows of Wine has no voice and no sound.
        with Windows("--variant", "waterloo", "--deal", "1", "--lang", "en") as game:
            game.client.ask("events")
            game.screen.keys(["s"])
            self.heard_once_after(game, "Longwood speaks.",
                                  "Longwood cannot speak: Windows has no voice, or its voice does not start.")
            game.screen.keys(["shift+s"])
            wait_for(lambda: "Sounds on." in heard_in(game.client.ask("events")), "that sounds are on")
            game.screen.keys(["d"])
            wait_for(lambda: "moves: 1" in game.saved("waterloo"), "the stock to be used with sounds")
            game.quit()

    def test_the_language_of_the_system(self):
        with Windows("--variant", "waterloo", "--deal", "1", LC_ALL="de_DE.UTF-8", LANGUAGE="") as game:
            self.assertEqual(game.title, "Waterloo, Spiel 1 - Longwood")
            game.quit()

    def test_arabic_from_right_to_left(self):
        with Windows("--variant", "waterloo", "--deal", "1", "--lang", "ar") as game:
            stock, _, foundation = [node for node in game.client.tree() if node.role == PANE][:3]
            self.assertGreater(stock.place[0], foundation.place[0])
            for node in game.client.tree():  # where eyes see the card, or the pointer would take another one
                if node.role == ITEM:
                    self.assertEqual(game.client.one("at " + node.name), node.name)
            before = game.client.one("focus")
            game.screen.keys(["d", "Left"])
            wait_for(lambda: game.client.one("focus") != before, "the focus on another pile")
            game.picture("waterloo-ar.png")
            # The middle of the stock, as eyes see it.
            x, y, w, h = stock.place
            before = game.client.names()
            subprocess.run(["xdotool", "mousemove", str(x + w // 2), str(y + h // 2), "click", "1"],
                           env=game.screen.environment, check=True)
            wait_for(lambda: game.client.names() != before, "a card from the stock by a click")
            game.quit()

    def test_the_same_moves_are_the_same_file(self):
        for variant in ("waterloo", "double-signora"):
            recorded = Recorded(ROOT / f"tests/games/{variant}.longwood")
            with Windows("--variant", variant, "--deal", recorded.deal, "--lang", "de") as game:
                for move in recorded.moves:
                    game.screen.keys(keys_for(variant, move))
                wait_for(lambda: game.saved(variant) == recorded.text, f"{variant} to be won and saved")
                game.quit()

    def test_a_saved_game_opens_by_its_name(self):
        file = Path(os.environ["WINEPREFIX"]) / "drive_c/Spiel größer Ω/纸牌.longwood"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes((ROOT / "tests/games/malmaison.longwood").read_bytes())
        with Windows("C:\\Spiel größer Ω\\纸牌.longwood", "--lang", "de") as game:
            deal = Recorded(file).deal
            self.assertIn(deal, game.title)
            recent = game.games.parent / "recent-games"
            wait_for(lambda: recent.exists() and "Spiel größer Ω\\纸牌.longwood" in recent.read_text(encoding="utf-8"),
                     "the file in the list of recent games")
            game.quit()


if __name__ == "__main__":
    FOLDER, CLIENT, PICTURES = (Path(os.path.abspath(argument)) for argument in sys.argv[1:4])
    del sys.argv[1:4]
    PICTURES.mkdir(parents=True, exist_ok=True)
    unittest.main(verbosity=2)
