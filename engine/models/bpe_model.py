"""BPEModel: merges with ids, as `tokenizer.json` has them.

`lowest_pair` applies merges to numbers. Here the numbers are a vocabulary's ids, and words are read
as `labels` says: with marks, bytes in place of characters, and unknown tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, islice
from operator import add
from typing import cast

from engine.models.labels import Dropped, LabelWriting
from engine.models.left_to_right import LeftToRight
from engine.models.lowest_pair import LowestPair
from engine.models.merge_table import BITS, MergeTable
from engine.models.model import Model, WordTokens
from engine.models.pieces import BYTE_PIECES
from engine.models.rank_ordered import RankOrdered
from engine.models.seams import Seams
from engine.models.word_cache import WordCache
from engine.models.word_splitter import MODES, Mode, WordSplitter
from engine.models.writing import SymbolPlaces, Symbols, symbol_indices

_LONG = 64


class MergeError(ValueError):
    """A merge that the vocabulary does not allow.

    Attributes:
        rank: which merge.
        label: the label that is missing; None if the right part has no continuing prefix.
    """

    def __init__(self, rank: int, label: str | None) -> None:
        """Take rank and label."""
        self.rank, self.label = rank, label
        lacks = "a prefix" if label is None else f"{label!r}, which is not in the vocabulary"
        super().__init__(f"merge {rank} needs {lacks}")

    def __reduce__(self) -> tuple[type[MergeError], tuple[int, str | None]]:
        """Cross a process border with rank and label."""
        return type(self), (self.rank, self.label)


class BPEModel(Model):
    """The BPE model of Hugging Face's `tokenizers`.

    >>> model = BPEModel({"l": 0, "o": 1, "lo": 2}, [("l", "o")])
    >>> model.tokenize("loo").ids
    (2, 1)

    Where labels share an id, the library answers with any of them, and this with the last one.
    """

    kind = "BPE"
    modes = MODES

    def __init__(
        self,
        vocabulary: Mapping[str, int],
        merges: Iterable[tuple[str, str]],
        *,
        unk_token: str | None = None,
        continuing_subword_prefix: str | None = None,
        end_of_word_suffix: str | None = None,
        fuse_unk: bool = False,
        byte_fallback: bool = False,
        ignore_merges: bool = False,
        dropout: float | None = None,
        whole_rounds: bool = False,
    ) -> None:
        """Take the fields of the file.

        Args:
            vocabulary: label -> id.
            merges: pairs of labels, lowest rank first; of a pair listed twice the last rank counts.
            unk_token: the label for unknown characters; without one they are dropped.
            continuing_subword_prefix: what labels begin with that continue a word.
            end_of_word_suffix: what labels end with that end a word.
            fuse_unk: whether neighbouring unknown characters become one token.
            byte_fallback: whether unknown characters become tokens like `<0xE4>`, one per byte.
            ignore_merges: whether a word that is a token is taken whole.
            dropout: kept for display; never applied.
            whole_rounds: replace all occurrences of a pair before looking again, as GPT-2's, CLIP's
                and subword-nmt's programs do; the library looks again after each single merge.

        Raises:
            MergeError: a part of a merge, or what it makes, is not in the vocabulary.
        """
        self._vocabulary, self._merges = vocabulary, tuple(merges)
        self._settings: dict[str, object] = {
            "dropout": dropout,
            "unk_token": unk_token,
            "continuing_subword_prefix": continuing_subword_prefix,
            "end_of_word_suffix": end_of_word_suffix,
            "fuse_unk": fuse_unk,
            "byte_fallback": byte_fallback,
            "ignore_merges": ignore_merges,
        }
        self._unk_token, self._ignore_merges = unk_token, ignore_merges
        self._unk_id = None if unk_token is None else vocabulary.get(unk_token)
        self._writing = LabelWriting(
            vocabulary,
            continuing_subword_prefix or "",
            end_of_word_suffix or "",
            unk_token,
            fuse_unk,
            byte_fallback,
        )
        table = numbered_merges(self._writing, self._merges)
        self._order = (RankOrdered if whole_rounds else LowestPair)(table)
        self._seams: Seams | None = None
        super().__init__()

    @property
    def vocabulary(self) -> Mapping[str, int]:
        """Label -> id."""
        return self._vocabulary

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges in rank order, as labels."""
        return self._merges

    def settings(self) -> dict[str, object]:
        """Give what the file says about the model besides vocabulary and merges."""
        return dict(self._settings)

    def data(self, label: str) -> bytes | None:
        """Give the bytes of a label, its marks taken off; None for the unknown token."""
        return None if label == self._unk_token else self._writing.data(self._writing.text(label))

    @cached_property
    def splitter(self) -> WordSplitter[LabelWriting]:
        """The ways to split."""
        writing = self._writing
        by_merges = self._order, LeftToRight(self._order.table)
        whole = self._whole if self._ignore_merges else None
        alone = map(writing.text, self._alone())
        return WordSplitter.of_texts(writing, self._texts, by_merges, alone, whole)

    def _alone(self) -> set[str]:
        """Give the labels that are only ever symbols by themselves."""
        has_bytes = self._writing.byte_fallback
        return set(BYTE_PIECES) & self._vocabulary.keys() if has_bytes else set()

    def _texts(self) -> list[str]:
        hidden = {*self._alone(), self._unk_token}
        labels = (label for label in self._vocabulary if label not in hidden)
        return [text for label in labels for text in self._writing.texts(label)]

    @cached_property
    def _labels(self) -> dict[int, str]:
        return {number: label for label, number in self._vocabulary.items()}

    def _whole(self, word: str) -> str | None:
        return self._writing.text(word) if word in self._vocabulary else None

    def _forget(self) -> None:
        super()._forget()
        self._parts = WordCache(self._split_part)

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without what can be computed again."""
        computed = {**super().__getstate__(), "_parts": None, "_seams": None}
        computed.pop("_labels", None)
        return computed

    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        if self._ignore_merges and mode == "rank-ordered" and word in self._vocabulary:
            end = len(word.encode("utf-8", "surrogatepass"))
            return WordTokens((self._vocabulary[word],), (word,), (0,), (end,), (False,))
        symbols, places, dropped = self._writing.read(word)
        if mode == "rank-ordered":
            numbers, starts = self._apply_merges(symbols)
        else:
            numbers, starts = self._split_texts(symbols, mode)
        tokens = self._with_places(numbers, starts, places)
        return with_dropped(tokens, dropped) if dropped else tokens

    def _apply_merges(self, symbols: Sequence[str]) -> tuple[list[int], list[int]]:
        """Give the ids, and the symbols that the tokens start with."""
        shared = len(self._labels) < len(self._vocabulary)
        if not isinstance(symbols, str) or len(symbols) <= _LONG or shared:
            return self._order.tokens(self._order.table.numbers(symbols), at_length=shared)
        if self._seams is None:
            self._seams = Seams(left[-1:] + right[:1] for left, right in self._merges)
        numbers: list[int] = []
        widths: list[int] = []
        parts = self._parts
        for part in self._seams.parts(symbols):
            found = parts[part]
            numbers += found[0]
            widths += found[1]
        return numbers, list(accumulate(widths[:-1], initial=0))

    def _split_part(self, part: str) -> tuple[list[int], list[int]]:
        """Give the ids of the tokens of a part, and how many symbols each has."""
        numbers, starts = self._order.tokens(self._order.table.numbers(part))
        ends = [*starts[1:], len(part)]
        return numbers, [end - start for start, end in zip(starts, ends, strict=True)]

    def _split_texts(self, symbols: Sequence[str], mode: Mode) -> tuple[list[int], list[int]]:
        texts = self.splitter.split_symbols(symbols, mode)
        starts = list(accumulate(map(len, texts[:-1]), initial=0))
        if isinstance(symbols, Symbols):
            index_of = symbol_indices(symbols)
            starts = [index_of[start] for start in starts]
        return self._order.table.numbers(texts), starts

    def _with_places(
        self, numbers: list[int], starts: list[int], places: SymbolPlaces
    ) -> WordTokens:
        if not numbers:
            return WordTokens((), (), (), (), ())
        lasts = [*(start - 1 for start in starts[1:]), len(places.ends) - 1]
        known = [number >= 0 for number in numbers]
        find, unk_id = self._labels.get, self._unk_id
        return WordTokens(
            tuple(numbers) if all(known) else tuple(n if n >= 0 else None for n in numbers),
            tuple(find(number, self._unk_token or "") for number in numbers),
            tuple(places.starts[start] for start in starts),
            tuple(places.ends[last] for last in lasts),
            tuple(number == unk_id or number < 0 for number in numbers),
        )


def numbered_merges(writing: LabelWriting, merges: Sequence[tuple[str, str]]) -> MergeTable:
    """Give the merges as ids.

    Raises:
        MergeError: a part of a merge, or what it makes, is not in the vocabulary.
    """
    vocabulary, prefix = writing.vocabulary, writing.prefix
    lefts, rights = zip(*merges, strict=True) if merges else ((), ())
    ends = rights
    if prefix:
        ends = tuple(_continuing(rank, right, prefix) for rank, right in enumerate(rights))
    # In columns: half a million merges are looked up in a third of the time of one after the other.
    columns = [list(map(vocabulary.get, labels)) for labels in (lefts, rights)]
    columns.append(_ids_of_made(vocabulary, list(map(add, lefts, ends))))
    if any(None in column for column in columns):
        raise _missing(vocabulary, lefts, rights, ends)
    first, second, made = cast(list[list[int]], columns)
    pairs = (left << BITS | right for left, right in zip(first, second, strict=True))
    ranks = dict(zip(pairs, range(len(merges)), strict=True))
    ids = vocabulary
    if prefix:
        ids = {text: number for label, number in ids.items() for text in writing.texts(label)}
    return MergeTable.numbered(ids, ranks, made)


def _ids_of_made(vocabulary: Mapping[str, int], made: list[str]) -> list[int | None]:
    """Look labels up; what merges make nearly always stands in a vocabulary in their order."""
    if made and made[0] in vocabulary:
        labels = list(vocabulary)
        first = labels.index(made[0])
        if labels[first : first + len(made)] == made:
            return list(islice(vocabulary.values(), first, first + len(made)))
    return list(map(vocabulary.get, made))


def _missing(vocabulary: Mapping[str, int], *columns: Sequence[str]) -> MergeError:
    rows = enumerate(zip(*columns, strict=True))
    labels = (
        (rank, label) for rank, (left, right, end) in rows for label in (left, right, left + end)
    )
    return next(MergeError(rank, label) for rank, label in labels if label not in vocabulary)


def _continuing(rank: int, right: str, prefix: str) -> str:
    """Take as many bytes off as the prefix has: the library does not look what they are."""
    data, length = (
        right.encode("utf-8", "surrogatepass"),
        len(prefix.encode("utf-8", "surrogatepass")),
    )
    try:
        if len(data) >= length:
            return data[length:].decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        pass
    raise MergeError(rank, None)


def with_dropped(tokens: WordTokens, dropped: Sequence[Dropped]) -> WordTokens:
    """Put characters that became nothing between the tokens, without ids."""
    rows = list(zip(*tokens, strict=True))
    rows += [(None, text, start, end, True) for text, start, end in dropped]
    rows.sort(key=lambda row: row[2])
    return WordTokens(*map(tuple, zip(*rows, strict=True)))
