"""A player who has nothing but keys and what Orca says: walks the whole table, and plays a recorded
game, choosing every key by what was heard."""
import re

from heard_table import Place

NUMBER_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "shift+1", "shift+2"]
EDGE = re.compile(r"^(End|Edge) of the ")


class Player:
    def __init__(self, ear):
        self.ear = ear
        self.place = None  # the last place heard, while nothing has changed since

    def press(self, key):
        said = self.ear.press(key)
        if not said:
            raise AssertionError("%s was answered by silence" % key)
        return said

    def step(self, key):
        """A key that leads to a place, or to an edge: then False."""
        said = self.press(key)
        if len(said) != 1:
            raise AssertionError("%s was answered by %r" % (key, said))
        if EDGE.match(said[0]):
            return False
        self.place = Place(said[0])
        return True

    # ---- the whole table -------------------------------------------------------------
    def walk(self):
        """Everything there is, pile by pile, as heard_table.visible has it."""
        self.go_to("stock")
        table = {}
        while True:
            pile = self.place.pile
            if pile in table:
                raise AssertionError("%s twice in a row: %r" % (pile, table))
            table[pile] = self.look_at_pile()
            if not self.step("Right"):
                return table

    def look_at_pile(self):
        top = self.place
        if top.pile == "stock":
            return top.count
        if not top.pile.startswith(("tableau", "reserve")):
            return top.count, top.card
        if top.count == 0:
            return 0, ()
        cards, down = [top.card], top.down
        for number in range(top.count - 1, 0, -1):
            self.step("Up")
            if (self.place.pile, self.place.number) != (top.pile, number):
                raise AssertionError("expected card %d of %s, heard %r" % (number, top.pile, self.place.said))
            cards.insert(0, self.place.card)
        if down:
            self.step("Up")
            if (self.place.pile, self.place.down, self.place.card) != (top.pile, down, None):
                raise AssertionError("expected the %d face-down cards, heard %r" % (down, self.place.said))
        if self.step("Up"):
            raise AssertionError("more in %s than was said: %r" % (top.pile, self.place.said))
        return down, tuple(cards)

    # ---- going somewhere -----------------------------------------------------------------
    def go_to(self, pile):
        """To the top card of a pile."""
        kind, _, number = pile.partition("-")
        if kind == "tableau":
            self.step(NUMBER_KEYS[int(number) - 1])
            return
        group = {"stock": ("stock", "waste"), "waste": ("stock", "waste"), "reserve": ("reserve",),
                 "foundation": ("foundation", "sequence"), "sequence": ("foundation", "sequence")}[kind]
        for _ in range(6):
            self.step("Tab")
            if self.place.pile.startswith(group):
                break
        while self.place.pile != pile:
            before = self.place.pile
            self.step("Left" if self.order(before) > self.order(pile) else "Right")
            if self.place.pile == before:
                raise AssertionError("no way from %s to %s" % (before, pile))

    @staticmethod
    def order(pile):
        kind, _, number = pile.partition("-")
        return ["stock", "waste", "foundation", "sequence", "tableau", "reserve"].index(kind), int(number or 0)

    # ---- moves -----------------------------------------------------------------------------
    def play(self, move):
        """One line of a saved game; what was said last."""
        words = move.split()
        if words[0] == "draw":
            return self.press("d")[-1]
        source, goal, count = words[1], words[2], int(words[3])
        self.go_to(source)
        for _ in range(count - 1):
            self.step("Up")
        if not re.search("in hand", self.press("space")[-1]):
            raise AssertionError("not picked up for %s" % move)
        if goal.startswith("tableau"):
            said = self.press(NUMBER_KEYS[int(goal.split("-")[1]) - 1])
        else:
            self.go_to(goal)
            said = self.press("space")
        if said[-1].startswith("Not possible"):
            raise AssertionError("%s: %s" % (move, said))
        return said[-1]
