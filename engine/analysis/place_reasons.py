"""Why there is a boundary at one place of a word, or none, in each mode.

`explain` finds the word in the text; here the word is split once more, with an eye on that place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Literal

from engine.analysis.reasons import (
    AppliedMerge,
    Covered,
    Fewest,
    FirstLonger,
    HigherScore,
    Longest,
    LostPartner,
    Merged,
    NeverLearned,
    NoTokenAcross,
    Reason,
    UnknownCharacter,
    WholeWord,
)
from engine.analysis.scores import best_sums
from engine.models.best_score import BestScore
from engine.models.fewest_tokens import Way
from engine.models.left_to_right import LeftToRight
from engine.models.merge_table import Change
from engine.models.modes import Mode
from engine.models.piece_splitter import ScoreSplitter
from engine.models.rank_ordered import RankOrdered
from engine.models.word_splitter import WordSplitter
from engine.models.writing import Writing, symbol_indices
from engine.tokenizer import BPETokenizer

How = Literal["lower-rank", "further-left", "same-round"]
Answer = tuple[bool, tuple[Reason, ...]]


def explain_place(model: BPETokenizer, word: str, place: int, mode: Mode) -> Answer:
    """Tell whether a boundary is before symbol `place` of a word, and why.

    Args:
        model: the tokenizer.
        word: a word as `pretokenize` gives it.
        place: how many symbols are before the place: at least one, and not all.
        mode: how the word is split.
    """
    known = model.id_of.__contains__
    return _Place(model.splitter, model.writing, known, word, place).answer(mode)


def explain_place_of(splitter: WordSplitter[Any], word: str, place: int, mode: Mode) -> Answer:
    """Tell the same of the model of a tokenizer file."""
    whole = splitter.whole(word, mode)
    if whole is not None:
        return False, (WholeWord(word, True),)
    return _Place(splitter, splitter.writing, splitter.is_token, word, place).answer(mode)


class _Place:
    def __init__(
        self,
        splitter: WordSplitter[Any],
        writing: Writing,
        is_token: Callable[[str], bool],
        word: str,
        place: int,
    ) -> None:
        self._splitter, self._label, self._is_token = splitter, writing.label, is_token
        self._symbols, self._place = writing.symbols(word), place

    def answer(self, mode: Mode) -> Answer:
        by_merges = self._splitter.by_merges(mode)
        if by_merges is not None:
            return self._by_merges(by_merges)
        way = self._splitter.way(mode)
        if way == "longest-match":
            return self._by_longest()
        if way == "best-score" and isinstance(self._splitter, ScoreSplitter):
            return self._by_score(self._splitter.best_score)
        return self._by_fewest()

    def _text(self, start: int, end: int) -> str:
        return "".join(self._symbols[start:end])

    def _piece(self, start: int, end: int) -> str:
        return self._label(self._text(start, end))

    def _unknown(self, left_start: int, right_end: int) -> Iterator[UnknownCharacter]:
        """Yield the reasons that lie in a token at the boundary that is no token."""
        left, right = self._text(left_start, self._place), self._text(self._place, right_end)
        if not self._is_token(left):
            yield UnknownCharacter(self._label(left), "left")
        if not self._is_token(right):
            yield UnknownCharacter(self._label(right), "right")

    # Merges: follow the tokens on both sides of the place through all changes

    def _by_merges(self, model: RankOrdered | LeftToRight) -> Answer:
        start, end = self._place - 1, self._place + 1
        lost: list[LostPartner] = []
        changes = enumerate(model.changes(self._symbols))
        for step, change in changes:
            if change.middle == self._place:
                token = self._covering(change, (later for _, later in changes))
                return False, (self._merged(step, change, token),)
            if self._place in (change.start, change.end):
                lost += self._lost(model, start, end, step, change)
                start = change.start if change.end == self._place else start
                end = change.end if change.start == self._place else end
        unlearned = NeverLearned(self._piece(start, self._place), self._piece(self._place, end))
        return True, (*self._unknown(start, end), *lost, unlearned)

    def _covering(self, change: Change, later: Iterator[Change]) -> tuple[int, int]:
        """Follow the token that a change made to the token that it is part of in the end."""
        start, end = change.start, change.end
        for change in later:
            if (change.start, change.middle) == (start, end):
                end = change.end
            elif (change.middle, change.end) == (start, end):
                start = change.start
        return start, end

    def _merged(self, step: int, change: Change, token: tuple[int, int]) -> Merged:
        return Merged(self._applied(step, change), self._piece(*token), token[0])

    def _applied(self, step: int, change: Change) -> AppliedMerge:
        return AppliedMerge(
            self._piece(change.start, change.middle),
            self._piece(change.middle, change.end),
            self._piece(change.start, change.end),
            change.rank,
            step,
            change.start,
        )

    def _lost(
        self, model: RankOrdered | LeftToRight, start: int, end: int, step: int, change: Change
    ) -> Iterator[LostPartner]:
        """Yield the merge, if it is one, that this change kept from closing the place."""
        left, right = self._text(start, self._place), self._text(self._place, end)
        rank = model.table.rank(left, right)
        if rank is None:
            return
        yield LostPartner(
            self._label(left),
            self._label(right),
            rank,
            self._applied(step, change),
            "left" if change.end == self._place else "right",
            "further-left" if isinstance(model, LeftToRight) else _how(rank, change.rank),
        )

    # Tokens without merges

    def _by_longest(self) -> Answer:
        ends = _ends(self._splitter.longest_match.split(self._symbols), self._symbols)
        before = [0, *(end for end in ends if end <= self._place)]
        after = ends[len(before) - 1]
        if before[-1] == self._place:
            longest = self._longest(before[-2], self._place)
            return True, (*self._unknown(before[-2], after), longest)
        longest = self._longest(before[-1], after)
        return False, (Covered(longest.token, longest.start), longest)

    def _longest(self, start: int, end: int) -> Longest:
        longer = self._piece(start, end + 1) if end < len(self._symbols) else None
        return Longest(self._piece(start, end), start, longer)

    def _by_fewest(self) -> Answer:
        way = self._splitter.fewest_tokens.way(self._symbols)
        ends = _ends(way.tokens(), self._symbols)
        before = [0, *(end for end in ends if end <= self._place)]
        after = ends[len(before) - 1]
        if before[-1] == self._place:
            unknown = tuple(self._unknown(before[-2], after))
            other = self._splitter.fewest_tokens.way(self._symbols, closed=self._place)
            return True, (*unknown, self._compared(way, other))
        other = self._splitter.fewest_tokens.way(self._symbols, opened=self._place)
        covered = Covered(self._piece(before[-1], after), before[-1])
        return False, (covered, self._compared(way, other))

    def _by_score(self, model: BestScore) -> Answer:
        word, place = "".join(self._symbols), self._place
        ends = _ends(self._splitter.pieces(self._symbols, "rank-ordered"), self._symbols)
        before = [0, *(end for end in ends if end <= place)]
        after = ends[len(before) - 1]
        if before[-1] == place:
            unknown = tuple(self._unknown(before[-2], after))
            return True, (*unknown, self._scored(model, word, cut=True))
        covered = Covered(self._piece(before[-1], after), before[-1])
        return False, (covered, self._scored(model, word, cut=False))

    def _scored(self, model: BestScore, word: str, *, cut: bool) -> NoTokenAcross | HigherScore:
        closed, opened = best_sums(model, word, len(self._text(0, self._place)))
        if closed is None:
            place = self._place
            return NoTokenAcross(self._piece(place - 1, place), self._piece(place, place + 1))
        return HigherScore(opened, closed) if cut else HigherScore(closed, opened)

    def _compared(self, way: Way, other: Way) -> NoTokenAcross | Fewest | FirstLonger:
        if not other.possible:
            place = self._place
            return NoTokenAcross(self._piece(place - 1, place), self._piece(place, place + 1))
        price, other_price = way.price(), other.price()
        if price != other_price:
            return Fewest(price.tokens, other_price.tokens, price.unknown, other_price.unknown)
        start = 0
        for token, shorter in zip(way.tokens(), other.tokens(), strict=False):
            if token != shorter:
                break
            start += len(token)
        return FirstLonger(price.tokens, start, self._label(token), self._label(shorter))


def _how(lost: int, applied: int) -> How:
    if applied < lost:
        return "lower-rank"
    return "further-left" if applied == lost else "same-round"


def _ends(pieces: list[str], symbols: Sequence[str]) -> list[int]:
    """Give where the tokens of a word end, in symbols, some of which are longer than others."""
    index_of = symbol_indices(symbols)
    return [index_of[end] for end in accumulate(map(len, pieces))]
