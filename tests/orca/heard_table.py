"""From what was said of places back to a table: what a player with eyes shut knows."""
import re

RANKS = dict(zip("ace two three four five six seven eight nine ten jack queen king".split(), "A23456789TJQK"))
CARD = r"((?:%s) of (?:clubs|diamonds|hearts|spades))" % "|".join(RANKS)
PILE = r"((?:pile|foundation|sequence) \d+|reserve)"


def card(words):
    rank, suit = words.split(" of ")
    return RANKS[rank] + suit[0].upper()


def pile_id(words):
    return words.replace("pile", "tableau").replace(" ", "-")


class Place:
    """One place as it was said, e.g. "eight of hearts, pile 7, 3 of 9, 5 face down". """

    def __init__(self, said):
        self.said = said = said.rstrip(".")
        self.pile, self.card, self.count, self.down = None, None, None, 0
        for pattern, understand in self.PATTERNS:
            match = re.fullmatch(pattern, said)
            if match:
                understand(self, *match.groups())
                return
        raise ValueError("no place: %r" % said)

    def _stock(self, count=None):
        self.pile, self.count = "stock", int(count or 0)

    def _waste(self, top=None, count=None):
        self.pile, self.count = "waste", int(count or bool(top))
        self.card = card(top) if top else None

    def _empty(self, pile):
        self.pile, self.count = pile_id(pile), 0

    def _squared(self, top, pile, count):
        self.pile, self.card, self.count = pile_id(pile), card(top), 13 if count == "complete" else int(count.split()[0])

    def _down(self, count, pile):
        self.pile, self.down, self.count = pile_id(pile), int(count), 0

    def _fanned(self, top, pile, number=None, count=None, down=None):
        self.pile, self.card, self.count, self.down = pile_id(pile), card(top), int(count or 1), int(down or 0)
        self.number = int(number or 1)

    PATTERNS = [
        (r"stock, empty.*", _stock),
        (r"stock, (\d+) cards?(?:, \d+ deals?)?", _stock),
        (r"waste, empty", _waste),
        (r"waste, %s, only card" % CARD, _waste),
        (r"waste, %s, then %s, (\d+) cards?" % (CARD, CARD), lambda self, top, _, count: self._waste(top, count)),
        (PILE + r", empty.*", _empty),
        (r"%s, (foundation \d+), (complete|\d+ cards?)" % CARD, _squared),
        (r"%s to %s, (sequence \d+), complete" % (CARD, CARD),
         lambda self, first, last, pile: self._squared(last, pile, "complete")),
        (r"(\d+) face-down cards?, " + PILE, _down),
        (r"%s, %s, only card" % (CARD, PILE), _fanned),
        (r"%s, %s, (\d+) of (\d+)(?:, (\d+) face down)?" % (CARD, PILE), _fanned),
        (r"%s, %s, (\d+) face down" % (CARD, PILE),
         lambda self, top, pile, down: self._fanned(top, pile, None, None, down)),
    ]


def visible(state):
    """The same knowledge of the engine's position: piles of the JSON of the text game."""
    table = {}
    for pile in state["piles"]:
        name, cards = pile["id"], pile["cards"]
        shown = [c for c in cards if c != "##"]
        if name == "stock":
            table[name] = len(cards)
        elif name.startswith(("tableau", "reserve")):
            table[name] = (len(cards) - len(shown), tuple(shown))
        else:
            table[name] = (len(cards), cards[-1] if cards else None)
    return table
