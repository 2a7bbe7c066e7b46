"""The program's own voice against a recording speech server. Usage: voice_test.py VOICE_PROBE [test...]"""
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "orca"))
from listening.processes import wait_until  # noqa: E402
from listening.speech import Record, SpeechServer  # noqa: E402

PROBE = ""


class Voice(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp(prefix="voice.")
        self.socket = os.path.join(self.folder, "speech.sock")
        # What still writes its log there is of no interest any more.
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)
        self.record = Record(os.path.join(self.folder, "speech.log"))
        self.addCleanup(self.record.raw.close)
        self.states = []

    def start(self, server=True):
        if server:
            self.addCleanup(SpeechServer(self.socket, self.record).close)
        # an own PATH and home: no real speech-dispatcher is started or found
        env = {"SPEECHD_ADDRESS": "unix_socket:" + self.socket, "HOME": self.folder, "XDG_RUNTIME_DIR": self.folder,
               "PATH": self.folder}
        self.probe = subprocess.Popen([PROBE], env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.addCleanup(self.end)

    def end(self):
        self.probe.stdin.close()
        began = time.monotonic()
        self.assertEqual(self.probe.wait(20), 0)
        self.assertLess(time.monotonic() - began, 5, "the end waited for the voice")
        self.probe.stdout.close()

    def do(self, *lines):
        """Carries them out; what was answered, without the states."""
        answers = []
        for line in lines:
            self.probe.stdin.write(line + "\n")
            self.probe.stdin.flush()
            while (answer := self.probe.stdout.readline().strip()) != "done":
                (self.states if answer.startswith("state") else answers).append(answer)
        return answers

    def until_state(self, state):
        wait_until(state, lambda: (self.do("listening"), "state: " + state in self.states)[1], 20)

    def said(self):
        return self.record.said_since(0)

    def log(self):
        with open(os.path.join(self.folder, "speech.log"), encoding="utf-8") as log:
            return log.read()

    def test_it_is_silent_until_switched_on(self):
        self.start()
        self.do("focus ace", "say nothing")
        self.do("on", "say hello")
        self.record.wait_for("hello", 0, 20)
        self.assertEqual(self.said(), ["hello"])
        self.until_state("ready")

    def test_the_newest_word_cuts_off_older_ones(self):
        self.start()
        self.do("on", "say one")
        self.record.wait_for("one", 0, 20)
        self.do("focus ace")
        self.record.wait_for("ace", 0, 20)
        self.assertRegex(self.log(), r"(?s)said: one.*CANCEL SELF.*said: ace")

    def test_a_sentence_follows_the_place_of_the_same_action(self):
        self.start()
        self.do("on", "answer ace Undone.")
        self.record.wait_for("Undone", 0, 20)
        self.assertEqual(self.said(), ["ace", "Undone."])
        self.assertNotRegex(self.log(), r"(?s)said: ace.*CANCEL.*said: Undone")

    def test_it_speaks_the_language_of_the_game(self):
        self.start()
        self.do("language pt_BR", "on", "say oi")
        self.record.wait_for("oi", 0, 20)
        self.assertRegex(self.log(), r"(?s)LANGUAGE pt-BR.*said: oi")

    def test_it_can_be_switched_off(self):
        self.start()
        self.do("on", "say one")
        self.record.wait_for("one", 0, 20)
        self.do("off", "say two")
        self.until_state("off")
        self.assertEqual(self.do("listening"), ["no"])
        self.assertEqual(self.said(), ["one"])

    def test_it_can_be_offered_while_it_is_off(self):
        self.start()
        self.do("once Shall I speak?")
        self.record.wait_for("Shall", 0, 20)
        self.until_state("off")
        self.do("say more")
        self.assertEqual(self.said(), ["Shall I speak?"])

    def test_without_a_speech_dispatcher_it_says_so_and_goes_on(self):
        self.start(server=False)
        self.do("on", "say one", "say two")
        self.until_state("no dispatcher")

    def test_a_dispatcher_that_hangs_holds_nobody_up(self):
        with socket.socket(socket.AF_UNIX) as deaf:
            deaf.bind(self.socket)
            deaf.listen(1)  # takes the connection, never answers
            self.start(server=False)
            began = time.monotonic()
            self.do("on", *["focus card %d" % n for n in range(100)])
            self.assertLess(time.monotonic() - began, 5)
            self.until_state("connecting")


if __name__ == "__main__":
    PROBE = os.path.abspath(sys.argv.pop(1))
    unittest.main(verbosity=2)
