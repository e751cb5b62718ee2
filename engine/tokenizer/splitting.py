"""SplittingTokenizer: a vocabulary and merges that split words and whole texts, in every mode.

`base` has the vocabulary only. `bpe` adds what textbooks ask for: train, encode, decode, save.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, partial

import numpy as np

from engine.documented_json import Document, Settings
from engine.models.many_longest import ManyLongest
from engine.models.merge_table import UNKNOWN
from engine.models.modes import MODES, Mode, check_mode
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.models.word_cache import MOST_WORDS, WordCache
from engine.models.word_splitter import WordSplitter
from engine.text.code_points import IntArray
from engine.text.remark import Remark
from engine.tokenizer.base import DEFAULT_SPECIAL_TOKENS, BaseTokenizer
from engine.tokenizer.joining import decoded_text
from engine.tokenizer.parentage import ranks_by_result
from engine.tokenizer.text_ids import TextIds
from engine.tokenizer.text_splitter import SplitText, TextSplitter
from engine.tokenizer.trained_words import TrainedWords
from engine.tokenizer.word_ids import NO_ID, IdsOfWords
from engine.tokenizer.word_numbers import WordsOfText
from engine.tokenizer.word_table import Spelling
from engine.tokenizer.word_tokens import UnknownCharactersError, WordTokens

_LARGEST_TRIE = 4_000_000  # characters of all tokens; from there on it is too large to be of use
_COMPUTED = ("_ids_of_numbers", "_ids_of_merges", "_longest_together")
_REMEMBERED = {"_caches", "_text_splitter", "_text_ids", "_trained_words", *_COMPUTED}


class SplittingTokenizer(BaseTokenizer):
    """A vocabulary with merges.

    Attributes:
        vocab_list: the trained tokens in id order, without special ones.
        merge_list: the merges in rank order as (left, right); a pair may be listed twice.
        settings: alphabet, split rule, end-of-word mark (None: the file did not say).
        warnings: what a reader should know about the file this came from.
        splitter: what splits one word.
    """

    vocab_list: list[str]
    merge_list: list[tuple[str, str]]
    settings: Settings | None
    warnings: tuple[Remark, ...]
    _ranks_by_result: dict[str, tuple[int, ...]] | None

    def __init__(self) -> None:
        """Start untrained: an empty vocabulary."""
        super().__init__()
        self._adopt(Document({}, None, ()))

    def split_word(self, word: str, mode: Mode = "rank-ordered") -> WordTokens:
        """Split one word, as it comes from `pretokenize`."""
        return self._cache(mode)[word]

    def split_text(self, text: str, mode: Mode = "rank-ordered") -> SplitText:
        """Split a text into arrays of ids and places; unknown characters are marked, not refused.

        Raises:
            ValueError: the mode is unknown, or the split rule does not go with this text.
        """
        return self._text_splitter.split(text, mode)

    def word_places(self, text: str) -> WordsOfText:
        """Find where the words of a text are, as arrays.

        Raises:
            ValueError: the split rule does not go with this text.
        """
        return self._text_splitter.words(text)

    def add_special_tokens(self, special_tokens: Sequence[str] = DEFAULT_SPECIAL_TOKENS) -> None:
        """Put the tokens that are not there yet at the end of the vocabulary."""
        super().add_special_tokens(special_tokens)
        self._forget_words()

    @property
    def writing(self) -> SymbolText:
        """How words and tokens are written for the models."""
        return self.splitter.writing

    @property
    def rule(self) -> str:
        """The split rule."""
        return self._rule

    @property
    def id_of(self) -> Mapping[str, int]:
        """The ids of tokens by their texts (see `SymbolText`)."""
        return self._id_of

    @property
    def special_ids(self) -> frozenset[int]:
        """The ids that decoding can skip: those of pad, unk, bos and eos."""
        return self._special_ids()

    def is_trained(self, label: str) -> bool:
        """Tell whether a token is one of `vocab_list`, not only a special token's name."""
        return label in self._trained

    def ranks_of(self, label: str) -> tuple[int, ...]:
        """Give the ranks of the merges that make a token, lowest first."""
        if self._ranks_by_result is None:
            self._ranks_by_result = ranks_by_result(self.merge_list, self.writing.alphabet)
        return self._ranks_by_result.get(label, ())

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without the words that were split here."""
        return {name: value for name, value in self.__dict__.items() if name not in _REMEMBERED}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Arrive."""
        self.__dict__.update(state)
        self._forget_words()

    def _adopt(self, document: Document) -> None:
        settings = document.settings or Settings()
        self.vocab_list = list(document.vocab_list)
        self.merge_list = list(document.merges or ())
        self._trained = frozenset(document.vocab_list)
        self.settings, self.warnings = document.settings, document.warnings
        self._merges, self._rule = document.merges, settings.split_rule
        self._ranks_by_result = None
        writing = SymbolText(settings.alphabet, settings.end_of_word, settings.end_of_word_attached)
        self.splitter = WordSplitter(writing, document.merges, document.vocab_list)
        super()._adopt(document)
        self._forget_words()

    def _set_vocab(self, vocab: dict[str, int]) -> None:
        super()._set_vocab(vocab)
        self._id_of: Mapping[str, int] = vocab
        if self.writing.alphabet == "bytes":
            self._id_of = {self.writing.text(token): vocab[token] for token in self.vocab_list}

    def _forget_words(self) -> None:
        self._caches = {mode: WordCache(partial(self._split, mode=mode)) for mode in MODES}
        self._text_splitter = TextSplitter(self._rule, self._spelling)
        self._text_ids: dict[Mode, TextIds] = {}
        for name in _COMPUTED:
            self.__dict__.pop(name, None)
        self._trained_words: TrainedWords | None = None

    def _ids_of_texts(self, mode: Mode) -> TextIds:
        """Give what reads texts in this mode; what training knows of its words is used once."""
        check_mode(mode)
        if mode not in self._text_ids:
            known = None
            if mode == "rank-ordered" and self._trained_words is not None:
                known = self._trained_words.most_frequent(MOST_WORDS // 2)
                self._trained_words = None
            ids_of = partial(self._ids_of_word, mode=mode)
            many = self._ids_of_many(mode)
            self._text_ids[mode] = TextIds(self._rule, ids_of, known, many)
        return self._text_ids[mode]

    def _cache(self, mode: Mode) -> WordCache[WordTokens]:
        check_mode(mode)
        return self._caches[mode]

    def _spelling(self, mode: Mode) -> Spelling:
        check_mode(mode)
        special, writing = self._special_ids(), self.writing
        split = partial(self.splitter.split, mode=mode)

        def decoded(number: int) -> tuple[str, bool] | None:
            if number in special:
                return None
            label = self.inverse_vocab[number]
            return decoded_text(label, label in self._trained, writing)

        return Spelling(split, writing, self._id_of, self.unk_token_id, cache(decoded))

    def _ids_of_word(self, word: str, mode: Mode) -> Sequence[int]:
        """Give the ids of a word.

        Raises:
            UnknownCharactersError: a part of it has none.
        """
        ranked = self._merging(mode)
        if ranked is not None:
            numbers = ranked.merged(ranked.table.numbers(self.writing.symbols(word)))
            if UNKNOWN not in numbers:
                found = tuple(map(self._ids_of_numbers.__getitem__, numbers))
                if NO_ID not in found:
                    return found
        texts, ids = self._split(word, mode)
        known = tuple([number for number in ids if number is not None])
        if len(known) < len(ids):
            pairs = zip(texts, ids, strict=True)
            raise UnknownCharactersError([self.writing.label(t) for t, n in pairs if n is None])
        return known

    def _ids_of_many(self, mode: Mode) -> Callable[[list[str]], IdsOfWords] | None:
        """Give what splits many words at once in this mode, but for those with unknown parts."""
        order = self._merging(mode)
        if order is not None:
            return partial(self._merged_together, order)
        if self.splitter.way(mode) == "longest-match" and self._is_matched_together():
            return self._matched_together
        return None

    def _merged_together(self, order: RankOrdered, words: list[str]) -> IdsOfWords:
        if self.writing.end_of_word:
            split = order.together.split(list(map(self.writing.symbols, words)))
        else:
            split = order.together.split_joined(*self.writing.side_by_side(words))
        return IdsOfWords(words, self._ids_of_merges[split.numbers], split.edges).complete()

    def _is_matched_together(self) -> bool:
        is_small = sum(map(len, self.vocab_list)) <= _LARGEST_TRIE
        return is_small and not self.writing.end_of_word

    def _matched_together(self, words: list[str]) -> IdsOfWords:
        together, ids = self._longest_together
        split = together.split_joined(*self.writing.side_by_side(words))
        return IdsOfWords(words, ids[split.numbers], split.edges).complete()

    @cached_property
    def _longest_together(self) -> tuple[ManyLongest, IntArray]:
        """What takes the longest matches of many words, and ids by the numbers of its tokens."""
        texts = list(map(self.writing.text, self.vocab_list))
        return ManyLongest(texts), self._ids_or_none(texts)

    def _ids_or_none(self, texts: Iterable[str]) -> IntArray:
        """Give the ids of tokens, and behind them NO_ID: UNKNOWN, as an index, is the last one."""
        return np.array([*(self._id_of.get(text, NO_ID) for text in texts), NO_ID])

    def _merging(self, mode: Mode) -> RankOrdered | None:
        """Give what applies the merges in their order, if this mode does so."""
        ranked = self.splitter.by_merges(mode) if mode == "rank-ordered" else None
        return ranked if isinstance(ranked, RankOrdered) else None

    @cached_property
    def _ids_of_merges(self) -> IntArray:
        """The ids of what merges are of and make, by the numbers that they have there."""
        table = self.splitter.merges
        return self._ids_or_none(() if table is None else table.ids)

    @cached_property
    def _ids_of_numbers(self) -> list[int]:
        """The same for one word, which asks a list more quickly."""
        ids: list[int] = self._ids_of_merges.tolist()
        return ids

    def _split(self, word: str, mode: Mode) -> WordTokens:
        texts = tuple(self.splitter.split(word, mode))
        find, unknown = self._id_of.get, self.unk_token_id
        return WordTokens(texts, tuple(find(text, unknown) for text in texts))
