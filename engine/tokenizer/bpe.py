"""BPETokenizer: learn merges, split texts with them, keep them in a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Self

from engine.documented_json import Document, Settings, save
from engine.models.symbol_text import SymbolText
from engine.models.word_cache import WordCache
from engine.models.word_splitter import MODES, Mode, WordSplitter, check_mode
from engine.text.corpus import Corpus
from engine.text.pretokenize import pretokenize
from engine.text.remark import Remark
from engine.tokenizer.base import DEFAULT_SPECIAL_TOKENS, BaseTokenizer
from engine.tokenizer.from_training import document_of
from engine.tokenizer.ids import Ids, plain_ids
from engine.tokenizer.joining import decoded_text, join_texts
from engine.tokenizer.text_splitter import SplitText, TextSplitter
from engine.tokenizer.word_table import Spelling
from engine.tokenizer.word_tokens import UnknownCharactersError, WordTokens
from engine.training import Trace, TrainingOptions
from engine.training.options import Alphabet, TieRuleName


class BPETokenizer(BaseTokenizer):
    """Byte-pair encoding as Sennrich et al. (2016) describe it.

    >>> tokenizer = BPETokenizer()
    >>> texts = ["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3
    >>> tokenizer.train(texts, vocab_size=20)
    >>> tokenizer.tokenize("lowest"), tokenizer.tokenize("nest")
    (['low', 'est'], ['n', 'est'])
    >>> tokenizer.encode("lowZ"), tokenizer.decode([13, 21])
    ([13, 21], 'low')

    Special tokens in a text are not recognised: they can only be put in by id.

    Attributes:
        vocab_list: the trained tokens in id order, without special ones.
        merge_list: the merges in rank order as (left, right); a pair may be listed twice.
        settings: alphabet, split rule, end-of-word mark (None: the file did not say).
        warnings: what a reader should know about the file this came from.
    """

    vocab_list: list[str]
    merge_list: list[tuple[str, str]]
    settings: Settings | None
    warnings: tuple[Remark, ...]

    def __init__(self) -> None:
        """Start untrained: an empty vocabulary."""
        super().__init__()
        self._adopt(Document({}, None, ()))

    def train(
        self,
        texts: Iterable[str],
        vocab_size: int | None = 1000,
        special_tokens: Sequence[str] = DEFAULT_SPECIAL_TOKENS,
        *,
        rule: str = "document",
        merges: int | None = None,
        alphabet: Alphabet = "characters",
        end_of_word: str = "",
        end_of_word_attached: bool = False,
        tie_rule: TieRuleName = "first-seen",
        min_count: int = 1,
    ) -> None:
        """Learn merges from texts; what was learned before is forgotten.

        Args:
            texts: the texts.
            vocab_size: trained tokens wanted, special ones not counted (None: no limit).
            special_tokens: names that get the ids after all trained tokens.
            rule: the split rule, see `pretokenize`.
            merges: the largest number of merges (None: no limit).
            alphabet: this and what follows: see `TrainingOptions`.
            end_of_word: the end-of-word mark.
            end_of_word_attached: whether the mark is part of the last symbol.
            tie_rule: which of equally frequent pairs is merged.
            min_count: the least count of a merged pair.

        Raises:
            ValueError: an option is wrong, or does not go with the texts.
        """
        if isinstance(special_tokens, str):
            raise TypeError("special_tokens is one string; a list of tokens is needed")
        options = TrainingOptions(
            vocab_size=vocab_size,
            merges=merges,
            alphabet=alphabet,
            end_of_word=end_of_word,
            end_of_word_attached=end_of_word_attached,
            tie_rule=tie_rule,
            special_tokens=tuple(special_tokens),
            min_count=min_count,
        )
        trace = Trace(Corpus.from_texts(texts, rule), options)
        self._adopt(document_of(trace, len(trace), special_tokens, rule))

    @classmethod
    def from_trace(
        cls,
        trace: Trace,
        position: int | None = None,
        special_tokens: Sequence[str] | None = None,
        rule: str = "document",
    ) -> Self:
        """Make the tokenizer that a training is at a position (None: at its end).

        Args:
            trace: the training.
            position: how many of its merges are taken.
            special_tokens: names for the end of the vocabulary (None: those of the options).
            rule: the corpus's split rule, which the tokenizer goes on using.

        Raises:
            IndexError: there is no such position.
            ValueError: the tokens are together too long to be written out.
        """
        position = len(trace) if position is None else position
        if not 0 <= position <= len(trace):
            raise IndexError(f"there is no position {position}: there are {len(trace)} steps")
        names = trace.options.special_tokens if special_tokens is None else special_tokens
        return cls.from_document(document_of(trace, position, names, rule))

    @property
    def merges(self) -> dict[tuple[str, str], int]:
        """Pair -> rank; of a pair that is listed twice the last place counts."""
        return {pair: rank for rank, pair in enumerate(self.merge_list)}

    def encode(
        self, text: str, add_special_tokens: bool = False, mode: Mode = "rank-ordered"
    ) -> list[int]:
        """Turn a text into ids.

        Args:
            text: the text.
            add_special_tokens: put the ids of bos and eos around, as far as there are such tokens.
            mode: "rank-ordered" applies the merges in their order, which is BPE; the others (see
                `engine.models`) are there to be compared with it. A tokenizer without merges takes
                the longest match instead (see `warnings`).

        Raises:
            UnknownCharactersError: characters are unknown, and there is no unknown token.
            ValueError: the mode is unknown.
        """
        ids: list[int | None] = []
        words = pretokenize(text, self._rule)
        cache = self._cache(mode)
        for word in words:
            ids.extend(cache[word].ids)
        known = [number for number in ids if number is not None]
        if len(known) < len(ids):
            raise self._unknown_characters(words, mode)
        if add_special_tokens:
            return [*_listed(self.bos_token_id), *known, *_listed(self.eos_token_id)]
        return known

    def tokenize(self, text: str, mode: Mode = "rank-ordered") -> list[str]:
        """Give the tokens of a text; an unknown character shows as the unknown token."""
        return [self.inverse_vocab[number] for number in self.encode(text, mode=mode)]

    def decode(self, ids: Ids, skip_special_tokens: bool = True) -> str:
        """Turn ids into a text; an id that no token has becomes the unknown token's name.

        Skipping drops pad, unk, bos and eos, so unknown characters vanish without a trace.

        Raises:
            TypeError: `ids` is no flat list (array, tensor) of whole numbers.
        """
        special = self._special_ids()
        texts: list[tuple[str, bool]] = []
        for number in plain_ids(ids):
            if skip_special_tokens and number in special:
                continue
            token = self.inverse_vocab.get(number, self.unk_token)
            texts.append((token, number not in special and token in self._trained))
        return join_texts(texts, self.writing, word_ends_as_spaces=self._rule == "whitespace")

    def split_word(self, word: str, mode: Mode = "rank-ordered") -> WordTokens:
        """Split one word, as it comes from `pretokenize`."""
        return self._cache(mode)[word]

    def split_text(self, text: str, mode: Mode = "rank-ordered") -> SplitText:
        """Split a text into arrays of ids and places; unknown characters are marked, not refused.

        Raises:
            ValueError: the mode is unknown, or the split rule does not go with this text.
        """
        return self._text_splitter.split(text, mode)

    def add_special_tokens(self, special_tokens: Sequence[str] = DEFAULT_SPECIAL_TOKENS) -> None:
        """Put the tokens that are not there yet at the end of the vocabulary."""
        super().add_special_tokens(special_tokens)
        self._forget_words()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole tokenizer as JSON (see `engine.documented_json`), or nothing.

        Raises:
            TokenizerFileError: it could not be written; an old file is unchanged.
        """
        names = self._special_names()
        save(Document(self.vocab, self._merges, tuple(self.vocab_list), names, self.settings), path)

    # How words are split

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

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without the words that were split here."""
        return {n: v for n, v in self.__dict__.items() if n not in ("_caches", "_text_splitter")}

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
        self._caches = {mode: WordCache(_Splitting(self, mode)) for mode in MODES}
        self._text_splitter = TextSplitter(self._rule, self._spelling)

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

    def _split(self, word: str, mode: Mode) -> WordTokens:
        texts = tuple(self.splitter.split(word, mode))
        find, unknown = self._id_of.get, self.unk_token_id
        return WordTokens(texts, tuple(find(text, unknown) for text in texts))

    def _unknown_characters(self, words: Iterable[str], mode: Mode) -> UnknownCharactersError:
        unknown: dict[str, None] = {}
        for word in words:
            split = self.split_word(word, mode)
            pairs = zip(split.texts, split.ids, strict=True)
            unknown.update((self.writing.label(t), None) for t, number in pairs if number is None)
        return UnknownCharactersError(tuple(unknown))


class SimpleBPETokenizer(BPETokenizer):
    """Another name for `BPETokenizer`, kept for programs that use it."""


class _Splitting:
    """What a word cache computes (a class, because tokenizers must cross process borders)."""

    def __init__(self, tokenizer: BPETokenizer, mode: Mode) -> None:
        self._tokenizer, self._mode = tokenizer, mode

    def __call__(self, word: str) -> WordTokens:
        return self._tokenizer._split(word, self._mode)


def _listed(number: int | None) -> Iterator[int]:
    if number is not None:
        yield number
