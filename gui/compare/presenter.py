"""From what the engine found to what the panels of the comparison show.

One `Presenter` shows one `Split`. Arrays are passed on as they are; whatever is made per token is
made when it is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.analysis.lane_encoding import LaneEncoding
from engine.text.alphabet import BYTE_CHARACTERS, visible
from gui.compare.compared_tokenizer import ComparedTokenizer, compared
from gui.compare.frames import (
    IntArray,
    LaneNumbers,
    LostPiece,
    PaneTokens,
    TextSpan,
    TokenDetails,
    TokenPart,
    find_place,
)
from gui.compare.id_rows import IdRows
from gui.compare.text_parts import TextPart, text_parts
from gui.compare.token_names import TokenNames
from gui.compare.token_tree import TokenTree
from gui.state.compare_state import Split
from gui.widgets.counted_runs import with_counted_runs
from gui.work.compare_job import LaneWay, character_of_byte

_MOST_LOSSES = 60
_MOST_UNKNOWN = 40
_LONGEST_PIECE = 200


class Lane:
    """One lane of a split.

    Attributes:
        way: its tokenizer's key and its mode.
        tokenizer: what splits.
        encoding: the engine's answer.
        names: the tokens' names.
        tree: what they were merged from.
        tokens: what its pane shows, with all tokens closed.
    """

    def __init__(self, split: Split, index: int, names: TokenNames) -> None:
        """Take lane `index` of a split."""
        self.way: LaneWay = split.ways[index]
        self.encoding: LaneEncoding = split.encoded.encodings[index]
        self.names, self.tree = names, TokenTree(names)
        self.tokenizer: ComparedTokenizer = names.tokenizer
        self._text = split.text
        self.tokens = _pane_tokens(self.encoding, split.encoded.differs[index], names)

    @property
    def alphabet(self) -> str:
        """What labels are made of, for `visible`."""
        return self.tokenizer.alphabet

    @property
    def real_way(self) -> str:
        """What the way really is: without merges something else, see `Model.actual`."""
        return self.tokenizer.way(self.way.mode)

    def numbers(self) -> LaneNumbers:
        """What the lane adds up to."""
        encoding = self.encoding
        unknown = encoding.unknown_characters[:_MOST_UNKNOWN]
        # subtle: what a file does not know is a text, and no label
        alphabet = "characters" if self.alphabet == BYTE_CHARACTERS else self.alphabet
        return LaneNumbers(
            tokens=len(encoding),
            characters=encoding.character_total,
            bytes=encoding.byte_total,
            unknown=encoding.unknown_total,
            unknown_labels=tuple(visible(label, alphabet) for label in unknown),
            round_trip=encoding.round_trip,
            losses=tuple(
                LostPiece(loss.start, loss.end, visible(loss.text[:_LONGEST_PIECE]))
                for loss in encoding.losses[:_MOST_LOSSES]
            ),
            loss_total=encoding.loss_total,
            only_form=encoding.only_form,
        )

    def token_at(self, byte: int) -> int | None:
        """The token that holds a byte of the text; None if it is in none."""
        index = find_place(self.encoding.byte_starts[:-1], byte, after=True) - 1
        return index if index >= 0 and byte < int(self.encoding.byte_ends[index]) else None

    def span(self, index: int) -> TextSpan:
        """Where a token stands."""
        encoding = self.encoding
        return TextSpan(
            int(encoding.starts[index]),
            int(encoding.ends[index]),
            int(encoding.byte_starts[index]),
            int(encoding.byte_ends[index]),
        )

    def details(self, index: int) -> TokenDetails:
        """All that is known of a token at its place."""
        number, span = int(self.encoding.ids[index]), self.span(index)
        piece = self.piece(index)
        count = self._count(index, piece)
        shown = visible(piece[:_LONGEST_PIECE])
        if number < 0:
            data = piece.encode("utf-8", "surrogatepass")
            return TokenDetails(None, shown, data, shown, None, None, "unknown", count, span)
        facts = self.tokenizer.facts(number)
        names = self.names
        parents = None
        if facts.parents:
            left, right = (with_counted_runs(names.name(label)) for label in facts.parents)
            parents = left, right
        unknown = bool(self.encoding.unknown[index])
        data = piece.encode("utf-8", "surrogatepass") if unknown else facts.data
        kind = "unknown" if unknown else facts.kind
        label = with_counted_runs(names.shown[number])
        parts = self._parts(piece, span)
        return TokenDetails(
            number, label, data, shown, facts.rank, parents, kind, count, span, parts
        )

    def _parts(self, piece: str, span: TextSpan) -> tuple[TextPart, ...]:
        """What a token stands for, if it begins or ends inside a character; else nothing."""
        if piece.isascii():
            return ()
        before = span.byte_start - len(self._text[: span.start].encode("utf-8", "surrogatepass"))
        parts = text_parts(piece, before, span.byte_end - span.byte_start)
        return parts if any(part.first for part in parts) else ()

    def _count(self, index: int, piece: str) -> int:
        """How often the token stands in the text; of an unknown one, its characters."""
        ids = self.encoding.ids
        if self.encoding.unknown[index]:
            return self._text.count(piece)
        return int(np.count_nonzero(ids == ids[index]))

    def piece(self, index: int) -> str:
        """The characters of the text that a token stands for or holds a part of."""
        return self._text[int(self.encoding.starts[index]) : int(self.encoding.ends[index])]

    def levels(self, index: int) -> int:
        """How many levels a token can be opened; what is unknown cannot be."""
        if self.encoding.unknown[index]:
            return 0
        return self.tree.levels(int(self.encoding.ids[index]))

    def opened(self, levels: Mapping[int, int]) -> PaneTokens:
        """What the pane shows with tokens opened: index -> levels."""
        ids = self.encoding.ids
        parts: dict[int, tuple[TokenPart, ...]] = {
            index: self.tree.parts(int(ids[index]), level) for index, level in levels.items()
        }
        return _with_opened(self.tokens, parts)

    def id_rows(self) -> IdRows:
        """The ids as a table."""
        labels = self.tokenizer.inverse_vocab
        return IdRows(self.encoding.ids, labels, self.names.data, self.piece, self.alphabet)


class Presenter:
    """Shows one split; `lanes` are its lanes from left to right."""

    def __init__(self, split: Split, before: Presenter | None = None) -> None:
        """Take over names from the presenter before, where the tokenizers are the same."""
        self.split = split
        earlier: tuple[Lane, ...] = before.lanes if before else ()
        known = {lane.way.tokenizer: lane.names for lane in earlier}
        lanes: list[Lane] = []
        for index, tokenizer in enumerate(split.tokenizers):
            key = split.ways[index].tokenizer
            if key not in known:
                known[key] = TokenNames(compared(tokenizer))
            lanes.append(Lane(split, index, known[key]))
        self.lanes: tuple[Lane, ...] = tuple(lanes)

    @property
    def differences(self) -> IntArray:
        """Rows (first byte, byte after the last) where lanes differ."""
        return self.split.encoded.places

    def open_question(self, start: int, end: int) -> int:
        """The first boundary between two bytes that not all lanes have; `start` if there is none.

        That is what a difference is about.
        """
        found = [set(self._boundaries(lane, start, end)) for lane in self.lanes]
        some, all_of_them = set.union(*found), set.intersection(*found)
        return min(some - all_of_them, default=start)

    def text_span(self, start: int, end: int) -> TextSpan:
        """The characters that hold a range of bytes."""
        text = self.split.text
        first, last = character_of_byte(text, start), character_of_byte(text, max(start, end - 1))
        return TextSpan(first, last + 1, start, end)

    def byte_of(self, character: int) -> int:
        """The first byte of a character of the text."""
        return len(self.split.text[:character].encode("utf-8", "surrogatepass"))

    def _boundaries(self, lane: Lane, start: int, end: int) -> list[int]:
        starts = lane.encoding.byte_starts
        inside = slice(find_place(starts, start, after=True), find_place(starts, end))
        found: list[int] = starts[inside].tolist()
        return found


def _pane_tokens(
    encoding: LaneEncoding, differs: np.ndarray[tuple[int], np.dtype[np.bool_]], names: TokenNames
) -> PaneTokens:
    return PaneTokens(
        starts=encoding.starts,
        byte_starts=encoding.byte_starts,
        colour_keys=encoding.ids,
        labels=names.shown,
        unknown=encoding.unknown if encoding.unknown.any() else None,
        differs=differs if differs.any() else None,
        byte_ends=None if encoding.gapless else encoding.byte_ends,
    )


def _with_opened(tokens: PaneTokens, parts: Mapping[int, tuple[TokenPart, ...]]) -> PaneTokens:
    return PaneTokens(
        tokens.starts,
        tokens.byte_starts,
        tokens.colour_keys,
        tokens.labels,
        tokens.unknown,
        tokens.differs,
        tokens.byte_ends,
        parts,
    )
