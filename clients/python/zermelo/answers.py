"""What is answered: views of the documents that docs/json.md describes. Notebooks show them as tables."""

from html import escape


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
        return Rows({**{name: move[name] for name in ("by", "move", "best") if name in move}, **_flat(move["value"])} for move in self._listed())

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

    def _repr_html_(self):
        value = ", ".join(f"{name} {told}" for name, told in self.value.items() if isinstance(told, (str, int)))
        line = f"<p>{escape(', '.join(self.line))}</p>" if self.line else ""
        return f"<p><b>{escape(self.game)}</b>: {escape(value)}</p>{self.moves._repr_html_()}{line}"


class Rows(list):
    """Rows as dictionaries, which a notebook shows as a table."""

    def _repr_html_(self):
        names = list(dict.fromkeys(name for row in self for name in row))
        head = "".join(f"<th>{escape(name)}</th>" for name in names)
        body = "".join("<tr>" + "".join(f"<td>{_cell(row.get(name))}</td>" for name in names) + "</tr>" for row in self)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>" if names else ""


def _cell(value):
    return "" if value is None else escape(str(value))


def _flat(value):
    return value if isinstance(value, dict) else {"value": value}


class Nimbers(list):
    """The nim-values of the heaps 0, 1, 2 ...; ``period`` is None where none is proved."""

    def __init__(self, document):
        super().__init__(document["values"])
        self.document = document
        self.period = document.get("period")

    def _repr_html_(self):
        rows = Rows({"heap": f"{at} +", **{str(k): value for k, value in enumerate(self[at : at + 10])}} for at in range(0, len(self), 10))
        told = f"<p>period {self.period['length']}</p>" if self.period else ""
        return told + rows._repr_html_()


def frame(rows):
    """The rows as a DataFrame where pandas is installed, else as they are."""
    try:
        import pandas
    except ImportError:
        return list(rows)
    return pandas.DataFrame(rows)
