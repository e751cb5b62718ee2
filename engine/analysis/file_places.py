"""Why there is a boundary in a text that a tokenizer file of any format splits.

The stages of the file are followed up to its words; the word that holds the place is then explained
as those of the documented format are.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from engine.analysis.composed_marks import whole_trail
from engine.analysis.place_reasons import Answer, explain_place_of
from engine.analysis.reasons import (
    AddedTokenHere,
    Dropped,
    Explanation,
    InsideCharacter,
    Reason,
    TextEdge,
    WholeWord,
    WordBorder,
)
from engine.models.model import Model
from engine.models.modes import Mode
from engine.pipeline import StageResult, Tokenizer, TrailPiece
from engine.text.code_points import byte_offsets, code_points


def word_at_character(tokenizer: Tokenizer, text: str, offset: int) -> tuple[int, str] | None:
    """Find the word that holds a character.

    Returns:
        The word's first character in the text, and the word as the model sees it; None if the
        character is in no word.
    """
    byte_offset = len(text[:offset].encode("utf-8", "surrogatepass"))
    pieces = _words(whole_trail(tokenizer, text))[1]
    holding = next((p for p in pieces if p.start <= byte_offset < p.end), None)
    if holding is None or holding.token_id is not None:
        return None
    data = text.encode("utf-8", "surrogatepass")[: holding.start]
    return len(data.decode("utf-8", "surrogatepass")), holding.text


def word_ranges(tokenizer: Tokenizer, text: str) -> list[tuple[int, int]]:
    """Find where the words of a text are: the first character of each, and the one after it.

    Words that do not begin or end between two characters of the text are left out, and so are added
    tokens, which nothing splits.
    """
    offsets = byte_offsets(code_points(text)).tolist()
    characters = {offset: index for index, offset in enumerate(offsets)}
    pieces = _words(whole_trail(tokenizer, text))[1]
    found = (
        (characters.get(piece.start), characters.get(piece.end))
        for piece in pieces
        if piece.token_id is None
    )
    return [(start, end) for start, end in found if start is not None and end is not None]


def _words(results: Sequence[StageResult]) -> tuple[str, tuple[TrailPiece, ...]]:
    """Give the last stage before the model, and the pieces after it."""
    before = [one for one in results if one.stage.kind not in _AFTER_WORDS]
    return (before[-1].stage.name, before[-1].pieces) if before else ("", ())


class FileQuestion:
    """Questions about one text, split by one tokenizer in one way."""

    def __init__(self, tokenizer: Tokenizer, model: Model, text: str, mode: Mode) -> None:
        """Follow the text to its words.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
        """
        self._model, self._text, self._mode = model, text, mode
        self._rule, self._pieces = _words(whole_trail(tokenizer, text))

    def at(self, offset: int, byte_offset: int, inside: int) -> Explanation:
        """Explain the place before a byte, `inside` bytes behind the start of its character."""
        word_start: int | None = None
        holding = next((p for p in self._pieces if p.start < byte_offset < p.end), None)
        if holding is None:
            boundary, reasons = self._between(offset, byte_offset, inside)
        elif holding.token_id is not None:
            boundary, reasons = False, (AddedTokenHere(holding.text, "inside"),)
        else:
            word_start = self._character(holding.start)
            boundary, reasons = self._inside_word(holding, offset, byte_offset)
        way = self._model.actual(self._mode)
        return Explanation(offset, byte_offset, boundary, reasons, way, word_start)

    def _inside_word(self, word: TrailPiece, offset: int, byte_offset: int) -> Answer:
        """Find the symbol of the word that begins at the byte, and ask about it."""
        place = bisect_left(word.starts, byte_offset)
        splitter = self._model.splitter
        if splitter is None:
            return False, (WholeWord(word.text, word.text in self._model.vocabulary),)
        widths = [len(c.encode("utf-8", "surrogatepass")) for c in word.text]
        if place < len(word.text) and word.starts[place] == byte_offset:
            wanted = sum(widths[:place])
        else:
            # Inside a character of the word: its own bytes may be symbols, if nothing changed them.
            start, end = word.starts[place - 1], word.ends[place - 1]
            if end - start != widths[place - 1]:
                return False, (InsideCharacter(self._text[offset : offset + 1]),)
            wanted = sum(widths[: place - 1]) + byte_offset - start
        starts = splitter.writing.places(word.text).starts
        symbol = bisect_left(starts, wanted)
        if symbol == 0 or symbol >= len(starts) or starts[symbol] != wanted:
            return False, (InsideCharacter(self._text[offset : offset + 1]),)
        return explain_place_of(splitter, word.text, symbol, self._mode)

    def _between(
        self, offset: int, byte_offset: int, inside: int
    ) -> tuple[bool, tuple[Reason, ...]]:
        """Explain a place that is in no word."""
        left = next((p for p in reversed(self._pieces) if p.end == byte_offset > p.start), None)
        right = next((p for p in self._pieces if p.start == byte_offset < p.end), None)
        reasons: list[Reason] = []
        if offset == 0 and not inside:
            reasons.append(TextEdge("start"))
        if offset == len(self._text):
            reasons.append(TextEdge("end"))
        for piece, side in ((left, "left"), (right, "right")):
            if piece is not None and piece.token_id is not None:
                reasons.append(AddedTokenHere(piece.text, "left" if side == "left" else "right"))
        if not reasons and (left or right):
            border = WordBorder(self._rule, left.text if left else "", right.text if right else "")
            reasons.append(border)
        reasons += self._dropped(byte_offset)
        return left is not None or right is not None, tuple(reasons)

    def _dropped(self, byte_offset: int) -> list[Dropped]:
        """Find the text around the place that is in no word."""
        before = max((p.end for p in self._pieces if p.end <= byte_offset), default=0)
        total = len(self._text.encode("utf-8", "surrogatepass"))
        after = min((p.start for p in self._pieces if p.start >= byte_offset), default=total)
        if before >= after:
            return []
        return [Dropped(self._rule, self._character(before), self._character(after))]

    def _character(self, byte_offset: int) -> int:
        """Give the character that holds a byte."""
        if self._text.isascii():
            return byte_offset
        offsets = byte_offsets(code_points(self._text)).tolist()
        found = bisect_left(offsets, byte_offset)
        return found if found < len(offsets) and offsets[found] == byte_offset else found - 1


_AFTER_WORDS = frozenset({"model", "post-processor", "decoder"})
