"""Which tokens never arrive whole at the model; `trying` asks the model about those that do.

The stages before a model may cut the text of a token apart (a pattern that keeps letters and the
marks on them apart cuts most longer words of Thai), or change it (NFC makes one character of two).

A claim is made only of tokens that fail beside others, alone, and in every one of some
surroundings; so a piece that goes on a word, or that begins with ▁, is not taken for one that is
never found.

What a text of nothing but the token gives is the first thing that people try, and so it is here:
most arrive as that one word, and nothing more has to be asked. Of the others most arrive beside
others: one text shows it of hundreds.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, repeat
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from engine.analysis.doctor.marks import Marks
from engine.analysis.progress import Progress
from engine.pipeline.chunk_places import CutPlaces
from engine.pipeline.staged import StagedTokenizer
from engine.pipeline.staged_text import changed_text, flat
from engine.text.aligned import AlignedText
from engine.text.code_points import IntArray, offset_list
from engine.text.patterns.errors import PatternTimeoutError

if TYPE_CHECKING:
    from engine.analysis.doctor.patient import Patient

_SURROUNDINGS = (
    ("", ""), ("a", ""), (" ", ""), ("", "a"), ("a", "a"), (" ", " "), ("a ", " a"), ("A", "A"),
    ("1", "1"), (".", "."), ("/", "/"), ("\n", "\n"), ("'", "'"), ("я", "я"), ("字", "字"),
)  # fmt: skip
"""What stands before and after a token's text."""

_GROUP = 256
"""So many tokens stand in one text: a word may be the whole of it, and is then looked through."""


@dataclass(frozen=True)
class Arrivals:
    """The rows of tokens that never arrive whole at the model, or do so only in company.

    Attributes:
        cut: those that are cut apart, or never go on where their marks say that they do.
        changed: those whose text becomes another one.
        not_alone: those that arrive, but whose own text alone is cut or changed.
        inside: those that arrive, but beside whose own text the stages put something: alone it is
            only a part of a word.
    """

    cut: IntArray
    changed: IntArray
    not_alone: IntArray
    inside: IntArray


NO_ARRIVALS = Arrivals(*(np.zeros(0, np.int64) for _ in range(4)))


class _Wanted(NamedTuple):
    """What to look for in the words that a model gets.

    Attributes:
        text: the text of a token.
        forms: how a word that arrives may write it.
        is_in: tells whether a word holds a form where the token may stand.
    """

    text: str
    forms: tuple[str, ...]
    is_in: Callable[[str, str], bool]


def arrivals(patient: Patient, rows: IntArray) -> Arrivals:
    """Find the tokens whose text never arrives whole, or not if nothing stands beside it.

    What is not told of here may still be cut in other texts: a token arrives if there is a text in
    which it does.

    Args:
        patient: the tokenizer; one without stages before its model has no such tokens.
        rows: the rows to look at; those whose bytes are no whole characters are left out.
    """
    tokenizer = patient.tokenizer
    if not isinstance(tokenizer, StagedTokenizer) or tokenizer.refusal is not None:
        return NO_ARRIVALS
    stages = Stages(tokenizer)
    if stages.are_none:
        return NO_ARRIVALS
    try:
        wanted = dict(_wanted(patient, rows))
        # A map of characters takes too long for each of 200 000 tokens by itself.
        if not stages.have_map:
            wanted = dict(_not_words(stages, wanted, partial(patient.tell, "alone")))
        waiting = _never_whole(stages, wanted, partial(patient.tell, "arriving"))
        others = [] if stages.have_map else [row for row in wanted.items() if row[0] not in waiting]
        not_alone, inside = _in_company(stages, others)
    except PatternTimeoutError:
        return NO_ARRIVALS  # a pattern for which a token is too long says nothing of the others
    found = np.array(sorted(waiting), np.int64)
    is_kept = np.array([stages.keeps(waiting[row]) for row in found.tolist()], np.bool_)
    return Arrivals(found[is_kept], found[~is_kept], not_alone, inside)


def _never_whole(stages: Stages, waiting: dict[int, _Wanted], tell: Progress) -> dict[int, _Wanted]:
    waiting = dict(_not_beside_others(stages, list(waiting.items()), tell))
    for before, after in _SURROUNDINGS:
        waiting = {
            row: wanted
            for row, wanted in waiting.items()
            if not _arrives(stages.words(before + wanted.text + after), wanted)
        }
    return waiting


def _not_beside_others(
    stages: Stages, waiting: list[tuple[int, _Wanted]], tell: Progress
) -> Iterator[tuple[int, _Wanted]]:
    """Yield the tokens that do not arrive in one text of some hundreds of them, a space between."""
    for begin in range(0, len(waiting), _GROUP):
        tell(begin, len(waiting))
        group = waiting[begin : begin + _GROUP]
        text = " ".join(wanted.text for _, wanted in group)
        ends = (end - 1 for end in accumulate(len(wanted.text) + 1 for _, wanted in group))
        for (row, wanted), word in zip(group, stages.words_at(text, ends), strict=True):
            if not _is_in(word, wanted):
                yield row, wanted
    tell(len(waiting), len(waiting))


def _not_words(
    stages: Stages, wanted: Mapping[int, _Wanted], tell: Progress
) -> Iterator[tuple[int, _Wanted]]:
    """Yield the tokens that do not arrive as the one word that their text alone gives."""
    for done, (row, each) in enumerate(wanted.items()):
        if done % _GROUP == 0:
            tell(done, len(wanted))
        words = stages.words(each.text)
        if not (_is_word(words, each) and _is_in(words[0], each)):
            yield row, each
    tell(len(wanted), len(wanted))


def _in_company(
    stages: Stages, arriving: Iterable[tuple[int, _Wanted]]
) -> tuple[IntArray, IntArray]:
    """Find the rows of tokens of which the text alone is not one word; see `Arrivals`."""
    not_alone, inside = list[int](), list[int]()
    for row, wanted in arriving:
        words = stages.words(wanted.text)
        if not _is_word(words, wanted) and not _begins_a_text(stages, wanted):
            (inside if _arrives(words, wanted) else not_alone).append(row)
    return np.array(not_alone, np.int64), np.array(inside, np.int64)


def _is_word(words: Sequence[str], wanted: _Wanted) -> bool:
    return len(words) == 1 and words[0] in wanted.forms


def _begins_a_text(stages: Stages, wanted: _Wanted) -> bool:
    """Tell whether the space that a token begins with is put there by the stages themselves."""
    text = wanted.text
    return text.startswith(" ") and _is_word(stages.words(text[1:]), wanted)


class Stages:
    """The normalizer and the pre-tokenizer of a tokenizer; it finds no added tokens.

    Attributes:
        are_none: whether a text arrives as it is.
        have_map: whether the normalizer has a precompiled map of characters.
    """

    def __init__(self, tokenizer: StagedTokenizer) -> None:
        self._normalizer, self._pre_tokenizer = tokenizer.normalizer, tokenizer.pre_tokenizer
        self.are_none = self._normalizer is None and self._pre_tokenizer is None
        self._normalizers = tuple(flat(tokenizer.normalizer))
        self.have_map = any(
            stage.settings().get("precompiled_charsmap") for stage in self._normalizers
        )
        self._cuts = CutPlaces(tuple(flat(tokenizer.pre_tokenizer)))
        self._write = self._cuts.written if self._cuts else None

    def normalized(self, text: str) -> AlignedText:
        """Change a text."""
        aligned = AlignedText.original(text)
        return aligned if self._normalizer is None else self._normalizer(aligned)

    def pieces(self, text: str) -> list[AlignedText]:
        """Give the words of a text as the model gets them."""
        normalized = self.normalized(text)
        if self._pre_tokenizer is None:
            return [normalized]
        return self._pre_tokenizer([normalized])

    def words(self, text: str) -> list[str]:
        """Give the words of a text as strings."""
        if self._write is not None:
            changed = changed_text(self._normalizers, text)
            words = self._cuts.whole(changed)
            if words is None:
                words = [changed[start:end] for start, end in self._cuts.spans(changed)]
            return [self._write(word) for word in words if word]
        return [piece.text for piece in self.pieces(text)]

    def words_at(self, text: str, ends: Iterable[int]) -> Iterator[str]:
        """Give the words that hold the characters before some places of a text."""
        if self._write is not None and changed_text(self._normalizers, text) == text:
            spans = [span for span in self._cuts.spans(text) if span[0] < span[1]]
            lasts = [last for _, last in spans]
            for end in ends:
                place = bisect_left(lasts, end)
                first, last = spans[place] if place < len(spans) else (0, 0)
                yield self._write(text[first:last])
        else:
            pieces = self.pieces(text)
            lasts, offsets = [piece.end for piece in pieces], offset_list(text)
            for end in ends:
                place = bisect_left(lasts, offsets[end])
                yield pieces[place].text if place < len(pieces) else ""

    def keeps(self, wanted: _Wanted) -> bool:
        """Tell whether a token's text is only cut, and nothing else is made of it."""
        changed, words = self.normalized(f"a{wanted.text}a").text, self.words(wanted.text)
        if not any(form in changed for form in wanted.forms):
            # A pre-tokenizer may write it as the token does, as `ByteLevel`.
            return any(form in "".join(words) for form in wanted.forms)
        return len(words) != 1 or any(form in words[0] for form in wanted.forms)


def _arrives(words: Iterable[str], wanted: _Wanted) -> bool:
    return any(_is_in(word, wanted) for word in words)


def _is_in(word: str, wanted: _Wanted) -> bool:
    return any(map(wanted.is_in, repeat(word), wanted.forms))


def _wanted(patient: Patient, rows: IntArray) -> Iterator[tuple[int, _Wanted]]:
    marks = Marks.of(patient)
    for row in rows.tolist():
        label, data = patient.tokens[row].label, patient.tokens[row].data
        try:
            text = (data or b"").decode("utf-8")
        except UnicodeDecodeError:
            continue
        if not text:
            continue
        begun, ended = marks.on(label)
        form = label[len(marks.prefix) * begun : len(label) - len(marks.suffix) * ended]
        forms = (form,) if form == text else (form, text)
        yield row, _Wanted(text, forms, _place(marks, begun, ended))


def _place(marks: Marks, goes_on: bool, ends: bool) -> Callable[[str, str], bool]:
    """Choose where in a word a token may stand: marks say whether it begins and ends it."""
    if marks.prefix:
        return _after_the_first if goes_on else str.startswith
    if marks.suffix:
        return str.endswith if ends else _before_the_last
    return str.__contains__


def _after_the_first(word: str, form: str) -> bool:
    return form in word[1:]


def _before_the_last(word: str, form: str) -> bool:
    return form in word[:-1]
