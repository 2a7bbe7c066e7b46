"""Listening to a program the way a blind player does: a private headless session with Orca, and a
server that writes down what Orca would have spoken."""
from .ear import Ear

__all__ = ["Ear"]
