"""BPEModel: merges with ids, as `tokenizer.json` has them.

`lowest_pair` applies merges to numbers. Here the numbers are a vocabulary's ids, and words are read
as `labels` says: with marks, bytes in place of characters, and unknown tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import accumulate, chain, groupby

from engine.models.labels import Dropped, LabelWriting
from engine.models.left_to_right import LeftToRight
from engine.models.lowest_pair import LowestPair
from engine.models.many_words import MANY
from engine.models.merge_table import UNKNOWN
from engine.models.model import RANK_ORDERED, Model, WordTokens
from engine.models.modes import MODES, Mode
from engine.models.numbered_merges import numbered_merges
from engine.models.pieces import BYTE_PIECES
from engine.models.rank_ordered import RankOrdered
from engine.models.seams import Seams
from engine.models.word_cache import WordCache
from engine.models.word_splitter import WordSplitter
from engine.models.writing import SymbolPlaces, Symbols, symbol_indices

_LONG = 64


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
        return {name: v for name, v in computed.items() if name not in ("_labels", "_merged")}

    def ids_of_words(self, words: Sequence[str], mode: Mode) -> Sequence[Sequence[int | None]]:
        """Split many words of which only the ids are wanted; None where something is dropped."""
        if mode != RANK_ORDERED or len(words) < MANY or not self._splits_together:
            return super().ids_of_words(words, mode)
        found: dict[str, tuple[int, ...]] = {}
        if self._ignore_merges:
            whole = self._vocabulary
            found = {word: (whole[word],) for word in words if word in whole}
        rest = [word for word in dict.fromkeys(words) if word not in found]
        split = self._order.together.split(list(map(self._writing.known_symbols, rest)))
        pairs = zip(rest, split.words(), strict=True)
        found.update((word, ids) for word, ids in pairs if UNKNOWN not in ids)
        return [found.get(word) or self.tokenize_anew(word, mode).ids for word in words]

    @property
    def _splits_together(self) -> bool:
        table = self._order.table
        return not self._writing.prefix and table.is_narrow and not table.shares_numbers

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
        if shared or len(symbols) <= _LONG or not self._merges_only_characters(symbols):
            return self._order.tokens(self._order.table.numbers(symbols), at_length=shared)
        if self._seams is None:
            self._seams = Seams(left[-1:] + right[:1] for left, right in self._merges)
        numbers: list[int] = []
        widths: list[int] = []
        parts = self._parts
        runs = [(False, symbols)] if isinstance(symbols, str) else groupby(symbols, _is_long)
        for is_long, run in runs:
            if is_long:
                alone = self._order.table.numbers(run)
                numbers += alone
                widths += [1] * len(alone)
                continue
            for part in self._seams.parts("".join(run)):
                found = parts[part]
                numbers += found[0]
                widths += found[1]
        return numbers, list(accumulate(widths[:-1], initial=0))

    def _merges_only_characters(self, symbols: Sequence[str]) -> bool:
        """Tell whether symbols of more than one character, as those of bytes, are in no merge."""
        if isinstance(symbols, str):
            return True
        longer = [symbol for symbol in set(symbols) if _is_long(symbol)]
        return not self._writing.prefix and self._merged.isdisjoint(longer)

    @cached_property
    def _merged(self) -> frozenset[str]:
        return frozenset(chain.from_iterable(self._merges))

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


def _is_long(symbol: str) -> bool:
    return len(symbol) > 1


def with_dropped(tokens: WordTokens, dropped: Sequence[Dropped]) -> WordTokens:
    """Put characters that became nothing between the tokens, without ids."""
    rows = list(zip(*tokens, strict=True))
    rows += [(None, text, start, end, True) for text, start, end in dropped]
    rows.sort(key=lambda row: row[2])
    return WordTokens(*map(tuple, zip(*rows, strict=True)))
