"""Whether a token reads like the part of the text that it was made from. No Qt here.

`pipeline_changes` marks those that do not: what a model made of a text is not always that text.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.pipeline.values import Stage, TrailPiece
from engine.text.alphabet import label_bytes


def has_byte_labels(stage: Stage) -> bool:
    """Whether the labels of a model's tokens name bytes, as `byte_label` does."""
    by_bytes = stage.name == "ranked bytes" or stage.settings.get("alphabet") == "bytes"
    return stage.kind == "model" and by_bytes


class Reader:
    """Knows the tokens of the stage before."""

    def __init__(self, before: Sequence[TrailPiece]) -> None:
        """Remember them."""
        self._tokens = {
            (piece.text, piece.start, piece.end, piece.token_id)
            for piece in before
            if piece.token_id is not None
        }

    def has(self, piece: TrailPiece) -> bool:
        """Whether the stage before had this very token."""
        return (piece.text, piece.start, piece.end, piece.token_id) in self._tokens

    def reads(self, piece: TrailPiece) -> bool:
        """Whether the next token is what stands at its place."""
        return self.has(piece)

    def skip(self, piece: TrailPiece) -> None:
        """Go to where a piece ends, without reading it."""


class ByteReader(Reader):
    """Compares the bytes that a label names with those of the text; both have their places.

    subtle: a token with a part of a character has the place of the whole one, so bytes are followed
    from token to token.
    """

    def __init__(self, before: Sequence[TrailPiece], raw: bytes) -> None:
        """Compare with a text in UTF-8."""
        super().__init__(before)
        self._raw = raw
        self._place = 0

    def reads(self, piece: TrailPiece) -> bool:
        """Whether the token stands for the next bytes of its place."""
        try:
            data = label_bytes(piece.text)
        except ValueError:  # an added token with a bracket of its own
            data = piece.text.encode("utf-8", "surrogatepass")
        place = max(self._place, piece.start)
        end = place + len(data)
        reads = data == self._raw[place:end] != b"" and end <= piece.end
        self._place = end if reads else max(self._place, piece.end)
        return reads or self.has(piece)


class TextReader(Reader):
    """Tells whether tokens read like the text that they were made from.

    subtle: bytes of one character may be characters of their own here, so texts are followed from
    token to token; offsets only find the place again after a token that reads differently.
    """

    def __init__(self, before: Sequence[TrailPiece]) -> None:
        """Begin at the beginning."""
        super().__init__(before)
        self._text = "".join(piece.text for piece in before)
        self._starts = [start for piece in before for start in piece.starts]
        self._ends = [end for piece in before for end in piece.ends]
        self._place = 0

    def reads(self, piece: TrailPiece) -> bool:
        """Whether the next token is what stands at its place."""
        self._pass_dropped(piece.start)
        reads = self._text.startswith(piece.text, self._place) and bool(piece.text)
        if reads:
            self._place += len(piece.text)
        else:
            self.skip(piece)
        return reads or self.has(piece)

    def skip(self, piece: TrailPiece) -> None:
        """Go to where a piece ends, without reading it."""
        while self._place < len(self._ends) and self._ends[self._place] <= piece.end:
            self._place += 1

    def _pass_dropped(self, start: int) -> None:
        """Go beyond characters that end before a token: it has none of them."""
        while self._place < len(self._ends) and self._starts[self._place] < self._ends[self._place]:
            if self._ends[self._place] > start:
                return
            self._place += 1
