"""BPETokenizer: learn merges, split texts with them, keep them in a file."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from engine.documented_json import Document, save
from engine.models.modes import Mode
from engine.text.corpus import Corpus
from engine.text.pretokenize import BETWEEN_SPACES, pretokenize
from engine.tokenizer.base import DEFAULT_SPECIAL_TOKENS
from engine.tokenizer.from_training import document_of
from engine.tokenizer.ids import Ids, plain_ids
from engine.tokenizer.joining import join_texts
from engine.tokenizer.splitting import SplittingTokenizer
from engine.tokenizer.trained_words import TrainedWords
from engine.tokenizer.word_tokens import UnknownCharactersError
from engine.training import Trace, TrainingOptions
from engine.training.options import Alphabet, TieRuleName


class BPETokenizer(SplittingTokenizer):
    """Byte-pair encoding as Sennrich et al. (2016) describe it.

    >>> tokenizer = BPETokenizer()
    >>> texts = ["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3
    >>> tokenizer.train(texts, vocab_size=20)
    >>> tokenizer.tokenize("lowest"), tokenizer.tokenize("nest")
    (['low', 'est'], ['n', 'est'])
    >>> tokenizer.encode("lowZ"), tokenizer.decode([13, 21])
    ([13, 21], 'low')

    Special tokens in a text are not recognised: they can only be put in by id.
    """

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
        self._trained_words = TrainedWords(trace.recording)

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
        try:
            ids = self._ids_of_texts(mode).read(text)
        except UnknownCharactersError:
            raise self._unknown_characters(pretokenize(text, self._rule), mode) from None
        if add_special_tokens:
            return [*_listed(self.bos_token_id), *ids, *_listed(self.eos_token_id)]
        return ids

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
        ends_as_spaces = self._rule in ("whitespace", BETWEEN_SPACES)
        return join_texts(texts, self.writing, word_ends_as_spaces=ends_as_spaces)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole tokenizer as JSON (see `engine.documented_json`), or nothing.

        Raises:
            TokenizerFileError: it could not be written; an old file is unchanged.
        """
        names = self._special_names()
        save(Document(self.vocab, self._merges, tuple(self.vocab_list), names, self.settings), path)

    def _unknown_characters(self, words: Iterable[str], mode: Mode) -> UnknownCharactersError:
        unknown: dict[str, None] = {}
        for word in words:
            split = self.split_word(word, mode)
            pairs = zip(split.texts, split.ids, strict=True)
            unknown.update((self.writing.label(t), None) for t, number in pairs if number is None)
        return UnknownCharactersError(tuple(unknown))


class SimpleBPETokenizer(BPETokenizer):
    """Another name for `BPETokenizer`, kept for programs that use it."""


def _listed(number: int | None) -> Iterator[int]:
    if number is not None:
        yield number
