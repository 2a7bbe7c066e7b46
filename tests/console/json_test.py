"""--json: the state, and every command of the protocol."""

import os
import random
import unittest

import console
from console import Json, position_of, run


class State(console.TestCase):
    def test_keys_and_their_order(self):
        for variant in console.VARIANTS:
            with Json(variant, "--deal", "5") as game:
                keys = ["variant", "deal", "won", "moves"] + (["base"] if variant in console.WITH_BASE else [])
                self.assertEqual(list(game.first), ["ok", "state"])
                self.assertEqual(list(game.state), keys + ["redeals_left", "piles", "legal", "events"])
                self.assertEqual((game.state["variant"], game.state["deal"]), (variant, 5))
                self.assertEqual((game.state["won"], game.state["moves"]), (False, 0))
                self.assertEqual(game.state["redeals_left"], console.REDEALS.get(variant, 0))
                self.assertEqual(game.state["events"], [])

    def test_piles_stand_in_table_order_and_hold_every_card(self):
        order = ["stock", "waste", "reserve", "foundation", "sequence", "tableau"]
        for variant in console.VARIANTS:
            with Json(variant, "--deal", "5", "--reveal") as game:
                ids = [pile["id"] for pile in game.state["piles"]]
                kinds = [order.index(name.split("-")[0]) for name in ids]
                self.assertEqual(kinds, sorted(kinds))
                self.assertEqual(len(ids), len(set(ids)))
                cards = [card.lstrip("#") for pile in game.state["piles"] for card in pile["cards"]]
                self.assertEqual(sorted(cards), sorted(console.deck_of(variant)))

    def test_hidden_cards_are_never_told(self):
        for variant in console.RECORDED:
            deal, moves = console.moves_of_recorded_game(variant)
            with Json(variant, "--deal", deal) as game, Json(variant, "--deal", deal, "--reveal") as open_game:
                for move in ["state"] + moves[:60] + ["undo"] * 5:
                    shown, known = game.say(move)["state"], open_game.say(move)["state"]
                    self.assertEqual(shown["legal"], known["legal"])
                    self.assertEqual(shown["events"], known["events"])
                    for pile, open_pile in zip(shown["piles"], known["piles"]):
                        hidden = ["##" if card.startswith("#") else card for card in open_pile["cards"]]
                        self.assertEqual(pile["cards"], hidden)
                    self.assertEqual(set(game.pile("stock")) - {"##"}, set())

    def test_how_often_the_waste_can_be_turned_over_is_told(self):
        with Json("rueil", "--deal", "5") as game:
            for _ in range(96):
                game.say("draw")
            self.assertEqual(game.state["redeals_left"], 1)
            game.say("draw")
            self.assertEqual(game.state["events"], [{"event": "redealt", "from": "waste", "to": "stock", "count": 96}])
            self.assertEqual(game.state["redeals_left"], 0)
            game.say("undo")
            self.assertEqual(game.state["redeals_left"], 1)

    def test_a_deal_number_means_the_same_deal(self):
        first, second, other = (run("play", "malmaison", "--json", "--reveal", "--deal", deal).stdout
                                for deal in ("77", "77", "78"))
        self.assertEqual(first, second)
        self.assertNotEqual(first, other)

    def test_random_deals_differ_and_are_told(self):
        with Json("waterloo") as one, Json("waterloo") as two:
            self.assertNotEqual(one.state["deal"], two.state["deal"])
            with Json("waterloo", "--deal", str(one.state["deal"])) as again:
                self.assertEqual(again.state, one.state)

    def test_the_highest_deal_number(self):
        with Json("waterloo", "--deal", str(2**63 - 1)) as game:
            self.assertEqual(game.state["deal"], 2**63 - 1)


class Legality(console.TestCase):
    def every_command(self, game):
        ids = [pile["id"] for pile in game.state["piles"]] + ["tableau-13", "foundation-17"]
        return ["draw"] + [f"move {source} {target} {count}" for source in ids for target in ids
                           for count in range(1, 15)]

    def test_what_is_listed_is_played_and_the_rest_refused(self):
        for variant in console.VARIANTS:
            chance = random.Random(variant)
            with Json(variant, "--deal", "3") as game:
                for _ in range(6):
                    for _ in range(chance.randrange(4, 12)):
                        if game.state["legal"]:
                            self.assertTrue(game.say(chance.choice(game.state["legal"]))["ok"])
                    listed = game.state["legal"]
                    self.assertEqual(len(listed), len(set(listed)))
                    before = position_of(game.state)
                    commands = self.every_command(game)
                    self.assertEqual(set(listed) - set(commands), set())
                    unlisted = [command for command in commands if command not in set(listed)]
                    for command in chance.sample(unlisted, 120):
                        self.refused(game, command)
                    for command in listed:
                        self.assertTrue(game.say(command)["ok"], command)
                        self.assertTrue(game.state["events"], command)
                        game.say("undo")
                        # Only what can be redone differs, and that is not in the state.
                        self.assertEqual(position_of(game.state), before, command)

    def test_pointless_moves_are_listed_too(self):
        rest = console.deck_of("malmaison")
        for card in ("KH", "2C"):
            rest.remove(card)
        with Json("malmaison", "--reveal") as game:
            game.put({"tableau-1": ["KH"], "tableau-3": ["2C"], "stock": rest})
            self.assertIn("move tableau-1 tableau-2 1", game.state["legal"])  # [C6]


class Commands(console.TestCase):
    def test_wrong_moves_are_refused_with_a_sentence(self):
        with Json("waterloo", "--deal", "12") as game:
            for command in ("move", "move tableau-1", "move tableau-1 tableau-2 0", "move tableau-1 tableau-2 -1",
                            "move tableau-1 tableau-2 1.0", "move tableau-1 tableau-2 one",
                            "move tableau-1 tableau-2 99999999999999999999", "move tableau-1 tableau-2 2",
                            "move tableau-1 tableau-2 1 1", "move tableau-1 tableau-1", "move stock stock",
                            "move stock stock 1", "move stock waste", "move waste tableau-1", "move reserve reserve",
                            "move tableau-7 tableau-1", "move tableau-01 tableau-2", "move t1 t2", "move 1 2",
                            "move TABLEAU-1 tableau-2", "move tableau-1 sequence-1", "move tableau-1 stock",
                            "draw 1", "undo 2", "state now", "redo", "undo"):
                self.refused(game, command)

    def test_unknown_commands_are_answered_and_change_nothing(self):
        with Json("waterloo", "--deal", "12") as game:
            for command in ("", "   ", "nonsense", "d", "help", "moves", "1", "new", "rules", "put", "save", "load",
                            "\x1b[2J\x07", "m t3 f1", "x" * 5000, "pu\x00t", "draw\x00"):
                sentence = self.refused(game, command)
                self.assertLess(len(sentence), 300)
                self.assertNotIn("\x1b", sentence)
            self.assertIn("draw, move FROM TO [COUNT]", self.refused(game, "nonsense"))

    def test_broken_utf_8_is_answered_too(self):
        done = run("play", "waterloo", "--json", typed=b"\xff\xfe\xc3\n\xe2\x82\nquit\n")
        self.assertEqual((done.returncode, done.stdout.count("\n")), (0, 3))

    def test_one_line_for_each_command_and_none_for_quit(self):
        for typed, lines in (("", 1), ("quit\n", 1), ("quit", 1), ("state\nstate\nquit\nstate\n", 3), ("state", 2),
                             ("draw\r\nundo\r\n", 3)):
            done = run("play", "waterloo", "--json", typed=typed)
            self.assertEqual((done.returncode, done.stderr, done.stdout.count("\n")), (0, "", lines), typed)

    def test_spaces_around_words_do_not_matter(self):
        with Json("waterloo", "--deal", "12") as game:
            self.assertTrue(game.say("  draw\t")["ok"])
            self.assertTrue(game.say("move   tableau-3 \t tableau-5")["ok"])

    def test_undo_and_redo(self):
        with Json("rouge-et-noir", "--deal", "4") as game:
            dealt = position_of(game.state)
            self.assertEqual(self.refused(game, "undo"), "Nothing to undo.")
            played = game.say("draw")["state"]
            self.assertEqual(len(played["events"]), 10)
            self.assertEqual(game.say("undo")["state"]["events"], [])
            self.assertEqual(position_of(game.state), dealt)
            self.assertEqual(game.say("redo")["state"], played)
            self.assertEqual(self.refused(game, "redo"), "Nothing to redo.")
            game.say("undo")
            other = next(move for move in game.state["legal"] if move != "draw")
            game.say(other)
            self.refused(game, "redo")  # a new move drops what could be redone

    def test_the_stock_runs_out(self):
        with Json("rouge-et-noir", "--deal", "4") as game:
            for _ in range(6):
                self.assertEqual(len(game.say("draw")["state"]["events"]), 10)
            self.assertEqual(len(game.say("draw")["state"]["events"]), 7)  # [RN-K2]
            self.assertNotIn("draw", game.state["legal"])
            self.refused(game, "draw")

    def test_events_tell_a_move_and_what_follows(self):
        deck = console.deck_of("rouge-et-noir")
        for card in ("2C", "7H", "8S"):
            deck.remove(card)
        with Json("rouge-et-noir", "--reveal") as game:
            self.assertTrue(game.put({"tableau-1": ["#2C", "7H"], "tableau-2": ["8S"], "stock": deck})["ok"])
            events = game.say("move tableau-1 tableau-2")["state"]["events"]
            self.assertEqual(events, [
                {"event": "moved", "card": "7H", "from": "tableau-1", "to": "tableau-2", "count": 1},
                {"event": "turned_up", "card": "2C", "pile": "tableau-1"}])
        deck = console.deck_of("double-signora")
        for card in ("5C", "9D", "9S"):
            deck.remove(card)
        spaces = {f"tableau-{i}": [deck.pop()] for i in range(2, 12)}
        with Json("double-signora", "--reveal") as game:
            self.assertTrue(game.put({"tableau-1": ["5C"], "waste": ["9D", "9S"], "stock": deck, **spaces})["ok"])
            self.assertIsNone(game.state["base"])
            events = game.say("move tableau-1 foundation-1")["state"]["events"]
            self.assertEqual(events, [
                {"event": "moved", "card": "5C", "from": "tableau-1", "to": "foundation-1", "count": 1},
                {"event": "base_set", "rank": "5", "pile": "foundation-1"},
                {"event": "filled", "card": "9S", "from": "waste", "to": "tableau-1"}])
            self.assertEqual(game.state["base"], "5")


class Put(console.TestCase):
    def test_only_with_reveal(self):
        with Json("waterloo") as game:
            self.assertIn("--reveal", self.refused(game, 'put {"base": null, "piles": {}}'))

    def test_a_table_is_laid_out_and_the_history_forgotten(self):
        with Json("waterloo", "--reveal", "--deal", "9") as game:
            game.say("draw")
            deck = console.deck_of("waterloo")
            piles = {"foundation-1": ["AS"], "tableau-2": ["#KH", "QS"], "waste": ["2S"]}
            for card in ("AS", "KH", "QS", "2S"):
                deck.remove(card)
            answer = game.put({**piles, "stock": deck})
            self.assertTrue(answer["ok"])
            self.assertEqual((game.state["moves"], game.state["deal"]), (0, 9))
            self.assertEqual(game.pile("tableau-2"), ["#KH", "QS"])
            self.assertEqual(game.pile("stock"), ["#" + card for card in deck])
            self.assertIn("move waste foundation-1 1", game.state["legal"])
            self.refused(game, "undo")
            self.refused(game, "redo")

    def test_a_state_can_be_put_back(self):
        for variant in console.RECORDED:
            deal, moves = console.moves_of_recorded_game(variant)
            with Json(variant, "--deal", deal, "--reveal") as game, Json(variant, "--deal", deal, "--reveal") as other:
                for move in moves[:80]:
                    game.say(move)
                other.put({pile["id"]: pile["cards"] for pile in game.state["piles"]}, game.state.get("base"))
                for key in ("piles", "legal", "won"):
                    self.assertEqual(other.state[key], game.state[key])
                for move in moves[80:]:
                    self.assertEqual(other.say(move)["state"]["legal"], game.say(move)["state"]["legal"])
                self.assertTrue(other.state["won"])

    def test_anything_but_the_decks_is_refused(self):
        deck = console.deck_of("waterloo")
        with Json("waterloo", "--reveal", "--deal", "9") as game:
            for table in ("", "{", "7", "[]", "null", '{"piles": 3}', '{"piles": []}', '{"base": null}',
                          '{"piles": {"waste": "7H"}}', '{"piles": {"waste": [7]}}', '{"piles": {"waste": ["7h"]}}',
                          '{"piles": {"waste": ["##"]}}', '{"piles": {"reserve": []}}', '{"piles": {"tableau-7": []}}',
                          '{"base": null, "piles": {}}', "[" * 100000):
                self.refused(game, "put " + table)
            for cards in (deck[1:], deck + ["7H"], deck[1:] + [deck[1]], deck * 3):
                before = position_of(game.state)
                self.assertFalse(game.put({"stock": cards})["ok"])
                self.assertEqual(position_of(game.state), before)
            self.assertFalse(game.put({"foundation-1": deck[:13] + deck[52:53], "stock": deck[13:52] + deck[53:]})["ok"])
            self.assertFalse(game.put({"stock": deck}, base="7")["ok"])  # no base rank in Waterloo
            self.assertFalse(game.put({"tableau-1": ["KS", "#KS"], "stock": deck})["ok"])
            self.assertTrue(game.put({"stock": deck})["ok"])
            self.assertEqual(len(game.pile("stock")), 104)

    def test_the_base_rank_is_set(self):
        deck = console.deck_of("double-signora")
        with Json("double-signora", "--reveal") as game:
            self.assertTrue(game.put({"stock": deck}, base="T")["ok"])
            self.assertEqual(game.state["base"], "T")
            for base in ("10", "", "X", 7, True, ["7"], "t"):
                self.assertFalse(game.put({"stock": deck}, base=base)["ok"], base)
            self.assertTrue(game.put({"stock": deck})["ok"])
            self.assertIsNone(game.state["base"])


class Files(console.TestCase):
    def test_a_game_comes_back_with_what_could_be_redone(self):
        name = os.path.join(self.folder, "a game with spaces.longwood")
        with Json("malmaison", "--deal", "6") as game:
            game.say("draw")
            game.say("draw")
            game.say("undo")
            self.assertTrue(game.say("save " + name)["ok"])
            kept = position_of(game.state)
            game.say("draw")
            game.say("draw")
            self.assertTrue(game.say(f"  load {name}  ")["ok"])
            self.assertEqual(position_of(game.state), kept)
            self.assertTrue(game.say("redo")["ok"])
        with Json("malmaison", "--load", name) as game:
            self.assertEqual(position_of(game.state), kept)
            self.assertTrue(game.say("undo")["ok"])
        with Json("waterloo") as game:  # another variant's game may be opened from inside
            self.assertTrue(game.say("load " + name)["ok"])
            self.assertEqual(position_of(game.state), kept)

    def test_a_laid_out_table_comes_back(self):
        name = os.path.join(self.folder, "x")
        deck = console.deck_of("double-signora")
        with Json("double-signora", "--reveal") as game:
            game.put({"stock": deck[1:], "tableau-4": deck[:1]}, base="Q")
            game.say("draw")
            game.say("save " + name)
            kept = position_of(game.state)
            game.say("draw")
            game.say("load " + name)
            self.assertEqual(position_of(game.state), kept)

    def test_files_that_are_no_games_are_refused(self):
        broken = {"empty": b"", "binary": bytes(range(256)) * 10, "newer": b"Longwood game 2\nvariant: waterloo\n",
                  "variant": b"Longwood game 1\nvariant: nosuch\ndeal: 1\nmoves: 0\n",
                  "deal": b"Longwood game 1\nvariant: waterloo\ndeal: 0\nmoves: 0\n",
                  "move": b"Longwood game 1\nvariant: waterloo\ndeal: 1\nmoves: 1\nmove tableau-1 stock 1\n",
                  "count": b"Longwood game 1\nvariant: waterloo\ndeal: 1\nmoves: 5\ndraw\n",
                  "huge": b"Longwood game 1\n" + b"#" * (5 << 20)}
        with Json("waterloo", "--deal", "8") as game:
            game.say("draw")
            for name, content in broken.items():
                path = os.path.join(self.folder, name)
                with open(path, "wb") as file:
                    file.write(content)
                self.assertIn(path, self.refused(game, "load " + path))
                done = run("play", "waterloo", "--load", path, "--json")
                self.assertEqual((done.returncode, done.stdout), (2, ""))
                self.assertIn(path, done.stderr)
            for path in (self.folder, "/nonexistent/x", "/dev/zero", "nothing", self.folder + "/empty/x"):
                self.refused(game, "load " + path)
            self.assertIn("2", self.refused(game, "load " + os.path.join(self.folder, "newer")))
            self.assertTrue(game.say("undo")["ok"])  # the history is as it was

    def test_what_cannot_be_written_is_told_and_nothing_is_destroyed(self):
        letter = os.path.join(self.folder, "letter.txt")
        with open(letter, "w", encoding="utf-8") as file:
            file.write("Dear Rosa")
        with Json("waterloo", "--deal", "8") as game:
            for path in (self.folder, letter, letter + "/x", "/dev/full", "/proc/x", self.folder + "/none/x"):
                self.assertIn(path, self.refused(game, "save " + path))
            with open(letter, encoding="utf-8") as file:
                self.assertEqual(file.read(), "Dear Rosa")
            self.assertEqual(os.listdir(self.folder), ["letter.txt"])


class Languages(console.TestCase):
    def test_errors_are_in_the_chosen_language(self):
        german = Json("waterloo", "--deal", "12", "--lang", "de")
        with german as game, Json("waterloo", "--deal", "12") as english:
            for command in ("undo", "nonsense", "move", "move tableau-1 tableau-2", "move x tableau-2",
                            "load /nonexistent", "put {}", "move tableau-1 tableau-2 0"):
                self.assertNotEqual(self.refused(game, command), self.refused(english, command))
            self.assertEqual(self.refused(game, "move tableau-1 tableau-2"), "Geht nicht: Stapel 2 braucht eine 9.")


if __name__ == "__main__":
    console.main()
