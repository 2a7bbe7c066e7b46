#!/usr/bin/env python3
"""The sounds as files: valid, short, soft, without clicks, told apart.  wave_test.py FOLDER"""

import itertools
import math
import struct
import sys
import unittest
import wave
from pathlib import Path

FOLDER = Path(sys.argv.pop(1))
PITCHES = [55 * 2 ** (step / 3) for step in range(21)]  # a third of an octave each, up to 5.6 kHz


class Sound:
    def __init__(self, path):
        self.name = path.stem
        with wave.open(str(path)) as file:
            self.form = (file.getnchannels(), file.getsampwidth(), file.getcomptype())
            self.rate = file.getframerate()
            self.promised = file.getnframes()
            frames = file.readframes(self.promised)
        self.samples = struct.unpack(f"<{len(frames) // 2}h", frames)
        self.seconds = len(self.samples) / self.rate
        self.peak = max(map(abs, self.samples)) / 32767

    def spectrum(self):
        """How strong each third of an octave is, all together 1 (Goertzel)."""
        strengths = []
        for pitch in PITCHES:
            factor = 2 * math.cos(2 * math.pi * pitch / self.rate)
            last = before = 0.0
            for sample in self.samples:
                last, before = sample + factor * last - before, last
            strengths.append(math.sqrt(max(0, last * last + before * before - factor * last * before)))
        length = math.sqrt(sum(strength ** 2 for strength in strengths))
        return [strength / length for strength in strengths]


class Sounds(unittest.TestCase):
    sounds = [Sound(path) for path in sorted(FOLDER.glob("*.wav"))]

    def each(self):
        for sound in self.sounds:
            with self.subTest(sound=sound.name):
                yield sound

    def test_there_are_eight(self):
        self.assertEqual([sound.name for sound in self.sounds],
                         ["complete", "deal", "edge", "foundation", "move", "pick-up", "refusal", "win"])

    def test_form(self):
        for sound in self.each():
            self.assertEqual(sound.form, (1, 2, "NONE"))
            self.assertEqual(len(sound.samples), sound.promised)

    def test_short(self):
        for sound in self.each():
            self.assertLess(sound.seconds, 1.5 if sound.name == "win" else 0.4)
            self.assertGreater(sound.seconds, 0.05)

    def test_soft_but_there(self):
        for sound in self.each():
            self.assertLess(sound.peak, 0.35)
            self.assertGreater(sound.peak, 0.1)

    def test_no_clicks(self):
        for sound in self.each():
            self.assertLess(abs(sound.samples[0]), 330)
            self.assertLess(abs(sound.samples[-1]), 330)

    def test_small(self):
        self.assertLess(sum(path.stat().st_size for path in FOLDER.iterdir()), 200_000)

    def test_told_apart(self):
        """By the pitches in them, or else by one being twice as long."""
        spectra = {sound.name: sound.spectrum() for sound in self.sounds}
        for one, other in itertools.combinations(self.sounds, 2):
            alike = sum(a * b for a, b in zip(spectra[one.name], spectra[other.name]))
            longer = max(one.seconds, other.seconds) / min(one.seconds, other.seconds)
            with self.subTest(one=one.name, other=other.name, alike=round(alike, 2)):
                self.assertTrue(alike < 0.9 or longer >= 2)


if __name__ == "__main__":
    unittest.main()
