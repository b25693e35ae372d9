"""What is answered: views of the documents that docs/json.md describes."""


class ZermeloError(Exception):
    """Bad input, a refusal, or no Zermelo where it was asked. ``kind`` is that of the document, such as ``bad-input``."""

    def __init__(self, kind, message):
        super().__init__(message)
        self.kind = kind


class Answer:
    """What a game is worth; ``document`` is the whole answer."""

    def __init__(self, document):
        self.document = document
        self.game = document["game"]
        self.value = document["value"]
        self.status = document.get("status")
        self.method = document.get("method")

    @property
    def winner(self):
        """``first``, ``second``, ``draw``, or what else the value names; None where it names nobody."""
        return self.value.get("winner")

    @property
    def best(self):
        """The texts of the best moves."""
        return [move["move"] for move in self._listed() if move.get("best")]

    @property
    def moves(self):
        """One row a move: its text, whether it is best, and what it is worth."""
        return [{**{name: move[name] for name in ("by", "move", "best") if name in move}, **_flat(move["value"])} for move in self._listed()]

    @property
    def line(self):
        """The moves of best play, by the two players in turn."""
        return [move["move"] for move in self.document.get("line") or []]

    def _listed(self):
        moves = self.document.get("moves") or []
        if isinstance(moves, dict):
            return [{**move, "by": side} for side in ("left", "right") for move in moves.get(side, [])]
        return moves

    def __repr__(self):
        return f"Answer({self.game!r}, {self.value!r})"


def _flat(value):
    return value if isinstance(value, dict) else {"value": value}


class Nimbers(list):
    """The nim-values of the heaps 0, 1, 2 ...; ``period`` is None where none is proved."""

    def __init__(self, document):
        super().__init__(document["values"])
        self.document = document
        self.period = document.get("period")


def frame(rows):
    """The rows as a DataFrame where pandas is installed, else as they are."""
    try:
        import pandas
    except ImportError:
        return list(rows)
    return pandas.DataFrame(rows)
