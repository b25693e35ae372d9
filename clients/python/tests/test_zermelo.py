"""Runs against the command of ZERMELO_COMMAND and the server of ZERMELO_ADDRESS; the build sets both."""

import doctest
import os
import sys
import unittest
from pathlib import Path
from unittest import mock

import zermelo

GAMES = ["nim(5, 3)", "coins(7 9 1 6 4 3)", "tictactoe()", "chomp(3x4)", "misere nim(1, 1, 2)"]
TASK = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)"


class PlacesAgree(unittest.TestCase):
    command = zermelo.Zermelo()
    server = zermelo.Zermelo(os.environ["ZERMELO_ADDRESS"])

    def test_values(self):
        rows = self.command.values(GAMES)
        self.assertEqual(rows, self.server.values(GAMES))
        self.assertEqual(rows[0], {"game": "nim(5, 3)", "kind": "nimber", "nimber": 6, "winner": "first"})
        self.assertEqual(rows[1]["margin"], 6)
        self.assertEqual(rows[2]["winner"], "draw")

    def test_one_bad_game_among_good_ones(self):
        for place in (self.command, self.server):
            rows = place.values(["nim(5, x)", "nim(1)"])
            self.assertIn("'x'", rows[0]["error"])
            self.assertEqual(rows[1]["nimber"], 1)

    def test_answers(self):
        for place in (self.command, self.server):
            answer = place.solve("nim(5, 3)")
            self.assertEqual((answer.winner, answer.best, answer.status), ("first", ["1: 5->3"], "proved"))
            self.assertEqual(answer.moves[0], {"move": "1: 5->3", "best": True, "kind": "nimber", "nimber": 0, "winner": "first"})
            self.assertEqual(answer.line[:2], ["1: 5->3", "1: 3->2"])

    def test_a_value_and_a_method(self):
        answer = self.command.solve("nim(5, 3)", value="outcome", method="memo")
        self.assertEqual((answer.value["kind"], answer.method), ("outcome", "memo"))

    def test_left_and_right(self):
        answer = self.command.solve("domineering(2x3)", value="canonical")
        self.assertEqual(answer.value["form"], "{2|-1/2}")
        self.assertEqual({move["by"] for move in answer.moves}, {"left", "right"})

    def test_nimbers(self):
        for place in (self.command, self.server):
            kayles = place.nimbers("0.77", 19)
            self.assertEqual(list(kayles), [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2])
            self.assertEqual(kayles.period["length"], 12)

    def test_exam(self):
        for place in (self.command, self.server):
            self.assertEqual(place.exam(TASK), {"19": [18], "20": [31, 34], "21": [30]})
            self.assertEqual(place.exam(TASK, "20=W2:all"), {"20": [31, 34]})

    def test_a_program_is_held_against(self):
        right = self.command.check(lambda text: sum(map(int, text.split()[1:])) % 2, "nim({1..3 random 0..1})", cases=30, seed=1)
        self.assertIsNone(right)
        wrong = self.command.check(lambda text: "first", "nim({1..3 random 0..4})", cases=30, seed=1)
        self.assertEqual((wrong["game"], wrong["input"], wrong["yours"], wrong["ours"]), ("nim(0)", "1\n0\n", "first", "second"))
        failing = self.command.check(lambda text: text[99], "nim({1..3 random 0..4})", cases=30, seed=1)
        self.assertEqual((failing["ended"], failing["yours"]), ("crashed", "IndexError: string index out of range"))
        with self.assertRaisesRegex(zermelo.ZermeloError, "random"):
            self.command.check(str, "nim(1)")
        with self.assertRaisesRegex(zermelo.ZermeloError, "server"):
            self.server.check(str, "nim({1..3 random 0..4})")

    def test_notebooks_show_tables(self):
        answer = self.command.solve("nim(5, 3)")
        self.assertIn("<b>nim(5, 3)</b>", answer._repr_html_())
        self.assertIn("<td>1: 5-&gt;3</td><td>True</td>", answer._repr_html_())
        self.assertIn("<td>nim(5, x)</td>", self.command.values(["nim(5, x)"])._repr_html_())
        self.assertIn("<th>heap</th>", self.command.nimbers("0.77", 19)._repr_html_())
        self.assertIn("<td>10 +</td><td>2</td><td>6</td>", self.command.nimbers("0.77", 19)._repr_html_())

    def test_errors_say_what_was_seen(self):
        for place in (self.command, self.server):
            with self.assertRaisesRegex(zermelo.ZermeloError, "'x'") as caught:
                place.solve("nim(5, x)")
            self.assertEqual(caught.exception.kind, "bad-input")

    def test_nobody_there(self):
        for place in (zermelo.Command(["no-such-zermelo"]), zermelo.Server("http://127.0.0.1:1")):
            with self.assertRaisesRegex(zermelo.ZermeloError, "Name it|Start") as caught:
                zermelo.Zermelo(place).solve("nim(1)")
            self.assertEqual(caught.exception.kind, "missing")

    def test_a_command_that_is_no_zermelo(self):
        with self.assertRaisesRegex(zermelo.ZermeloError, "gave no document"):
            zermelo.Zermelo(zermelo.Command([sys.executable, "-c", "print('hello')"])).solve("nim(1)")

    def test_time_is_over(self):
        slow = zermelo.Command([sys.executable, "-c", "import time; time.sleep(60)"], timeout=0.2)
        with self.assertRaisesRegex(zermelo.ZermeloError, "No answer within"):
            zermelo.Zermelo(slow).solve("nim(1)")


class Frames(unittest.TestCase):
    def test_without_pandas_rows_stay_lists(self):
        with mock.patch.dict(sys.modules, {"pandas": None}):
            self.assertEqual(zermelo.frame([{"a": 1}]), [{"a": 1}])

    def test_pandas_makes_a_table(self):
        pandas = mock.Mock()
        with mock.patch.dict(sys.modules, {"pandas": pandas}):
            self.assertIs(zermelo.frame([{"a": 1}]), pandas.DataFrame.return_value)
        pandas.DataFrame.assert_called_once_with([{"a": 1}])


class Pages(unittest.TestCase):
    def test_examples_print_what_they_say(self):
        page = Path(__file__).parents[3] / "docs" / "python.md"
        result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
        self.assertGreater(result.attempted, 8)
        self.assertEqual(result.failed, 0)
        self.assertEqual(doctest.testmod(zermelo).failed, 0)


if __name__ == "__main__":
    unittest.main()
