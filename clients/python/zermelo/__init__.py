"""Exact answers for two-player games with perfect information, from the command ``zermelo`` or its server.

>>> import zermelo
>>> zermelo.solve("nim(5, 3)").value
{'kind': 'nimber', 'nimber': 6, 'winner': 'first'}
"""

from .answers import Answer, Nimbers, Rows, ZermeloError, frame
from .places import Command, Server

__all__ = [
    "Answer", "Command", "Nimbers", "Rows", "Server", "ZermeloError", "Zermelo",
    "check", "exam", "frame", "nimbers", "solve", "values",
]
__version__ = "0.1.0"


class Zermelo:
    """Asks one place: ``Command()``, ``Server("http://127.0.0.1:8017")``, or an address as text."""

    def __init__(self, place=None):
        self.place = Server(place) if isinstance(place, str) else place or Command()

    def solve(self, game, value=None, method=None):
        """The :class:`Answer` for a game in the notation; ``value`` and ``method`` are picked by what suits the game."""
        return Answer(self.place.solve(game, _given(value=value, method=method)))

    def values(self, games, value=None):
        """One row a game, by one process: the game with its value, or with the sentence that says why there is none."""
        return Rows(self.place.values([str(game) for game in games], _given(value=value)))

    def nimbers(self, code, to=100):
        """The :class:`Nimbers` of the heaps 0 to ``to`` of a heap game, by its code or rules."""
        return Nimbers(self.place.nimbers(code, to))

    def exam(self, rules, ask=None):
        """The answers to exam questions about a stone-heap task: question to answer, such as ``{'19': [18], ...}``."""
        document = self.place.exam(rules, _given(ask=ask))
        return {question["number"]: question["answer"] for question in document["questions"]}


    def check(self, program, game, cases=500, compare=None, input=None, seed=None, says=None):
        """The smallest input found at which ``program``, a function from the input's text to its answer, differs; None where there is none.

        The numbers of ``game`` are drawn: ``coins({5..9 random 1..50}; take any)``.
        """
        return self.place.check(program, game, _given(cases=cases, compare=compare, input=input, seed=seed, says=says))["difference"]


def _given(**options):
    return {name: option for name, option in options.items() if option is not None}


def solve(game, value=None, method=None):
    """As :meth:`Zermelo.solve` of the command."""
    return Zermelo().solve(game, value, method)


def values(games, value=None):
    """As :meth:`Zermelo.values` of the command."""
    return Zermelo().values(games, value)


def nimbers(code, to=100):
    """As :meth:`Zermelo.nimbers` of the command."""
    return Zermelo().nimbers(code, to)


def exam(rules, ask=None):
    """As :meth:`Zermelo.exam` of the command."""
    return Zermelo().exam(rules, ask)


def check(program, game, **options):
    """As :meth:`Zermelo.check` of the command."""
    return Zermelo().check(program, game, **options)
