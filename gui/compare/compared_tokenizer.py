"""What the comparison asks of a lane's tokenizer besides splitting: names, facts, steps, texts.

Trained tokenizers and those of the documented format answer with what they are made of. Those of
other files answer with the vocabulary and the model that the file holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol, cast

from engine import BPETokenizer
from engine.analysis.file_facts import merge_total
from engine.analysis.token_facts import TokenFacts, token_facts
from engine.analysis.watching import SplitStep, split_steps
from engine.models.model import Model
from engine.models.modes import MODES, Mode
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.alphabet import BYTE_CHARACTERS
from gui.work.compare_job import mode_of
from gui.work.sealed import AnyTokenizer


class ComparedTokenizer(Protocol):
    """What both kinds can do."""

    @property
    def alphabet(self) -> str:
        """What labels are made of, as `engine.text.alphabet.visible` wants to know it."""

    @property
    def inverse_vocab(self) -> Mapping[int, str]:
        """Id -> label."""

    @property
    def vocab(self) -> Mapping[str, int]:
        """Label -> id."""

    @property
    def totals(self) -> tuple[int, int]:
        """How many merges there are, and how many tokens that are not special."""

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used, as far as it is one that can be chosen."""

    def way(self, mode: Mode) -> str:
        """Name what a mode does here: one of the modes, "best-score" or "whole-word"."""

    def facts(self, number: int) -> TokenFacts:
        """Tell what is known of the token with an id."""

    def size(self, label: str) -> int:
        """How many bytes of a text a token stands for; an end-of-word mark stands for none."""

    def symbols(self, word: str) -> Sequence[str]:
        """Give the labels of the first symbols of a word."""

    def steps(self, word: str, mode: Mode) -> tuple[SplitStep, ...]:
        """Give the steps in which a word is split.

        Raises:
            WordTooLongError: it has too many symbols to be watched.
        """

    def decode(self, ids: Sequence[int]) -> str:
        """Give the text of ids."""


def compared(tokenizer: AnyTokenizer) -> ComparedTokenizer:
    """Ask a tokenizer."""
    if isinstance(tokenizer, DocumentedTokenizer):
        tokenizer = tokenizer.model
    return OwnTokens(tokenizer) if isinstance(tokenizer, BPETokenizer) else FileTokens(tokenizer)


class OwnTokens:
    """Answers of a tokenizer that was trained here, or of the documented format."""

    def __init__(self, tokenizer: BPETokenizer) -> None:
        """Ask this one."""
        self._tokenizer = tokenizer
        self.alphabet = tokenizer.writing.alphabet
        self.inverse_vocab: Mapping[int, str] = tokenizer.inverse_vocab
        self.vocab: Mapping[str, int] = tokenizer.vocab

    @property
    def totals(self) -> tuple[int, int]:
        """How many merges there are, and how many tokens that are not special."""
        return len(self._tokenizer.merges), len(self._tokenizer.vocab_list)

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used: without merges, longest match."""
        return self._tokenizer.splitter.actual(mode)

    def way(self, mode: Mode) -> str:
        """Name what a mode does here."""
        return self.actual(mode)

    def facts(self, number: int) -> TokenFacts:
        """Tell what is known of the token with an id."""
        return token_facts(self._tokenizer, number)

    def size(self, label: str) -> int:
        """How many bytes of a text a token stands for; an end-of-word mark stands for none."""
        writing = self._tokenizer.writing
        return len(writing.data(writing.without_mark(writing.text(label))[0]))

    def symbols(self, word: str) -> Sequence[str]:
        """Give the labels of the first symbols of a word."""
        writing = self._tokenizer.writing
        return [writing.label(symbol) for symbol in writing.symbols(word)]

    def steps(self, word: str, mode: Mode) -> tuple[SplitStep, ...]:
        """Give the steps in which a word is split."""
        return split_steps(self._tokenizer, word, mode)

    def decode(self, ids: Sequence[int]) -> str:
        """Give the text of ids."""
        return self._tokenizer.decode(list(ids))


class FileTokens:
    """Answers of a tokenizer file of any other format."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        """Ask this one."""
        self._tokenizer = tokenizer
        self._model = cast(Model, tokenizer.model)
        self.alphabet = _alphabet(tokenizer)
        self.vocab: Mapping[str, int] = tokenizer.vocabulary

    @cached_property
    def inverse_vocab(self) -> Mapping[int, str]:
        """Id -> label."""
        added = {token.id: token.content for token in self._tokenizer.added_tokens}
        return {number: label for label, number in self.vocab.items()} | added

    @property
    def totals(self) -> tuple[int, int]:
        """How many merges there are, and how many tokens that are not special."""
        special = len(self._tokenizer.special_ids)
        return merge_total(self._tokenizer), len(self.inverse_vocab) - special

    def actual(self, mode: Mode) -> Mode:
        """Give the mode that is really used; the file's own way counts as "rank-ordered"."""
        actual = self.way(mode)
        return actual if actual in MODES else "rank-ordered"

    def way(self, mode: Mode) -> str:
        """Name what a mode does here."""
        return self._model.actual(mode_of(self._tokenizer, mode))

    def facts(self, number: int) -> TokenFacts:
        """Tell what is known of the token with an id."""
        return token_facts(self._tokenizer, number)

    def size(self, label: str) -> int:
        """How many bytes of a text a token stands for."""
        number = self.vocab.get(label)
        return 0 if number is None else len(self._tokenizer.token(number).data or b"")

    def symbols(self, word: str) -> Sequence[str]:
        """Give the labels of the first symbols of a word; all of it if words are never cut."""
        splitter = self._model.splitter
        if splitter is None:
            return [word]
        return [splitter.writing.label(symbol) for symbol in splitter.writing.symbols(word)]

    def steps(self, word: str, mode: Mode) -> tuple[SplitStep, ...]:
        """Give the steps in which a word is split."""
        return split_steps(self._tokenizer, word, mode_of(self._tokenizer, mode))

    def decode(self, ids: Sequence[int]) -> str:
        """Give the text of ids."""
        return self._tokenizer.decode(list(ids))


def _alphabet(tokenizer: Tokenizer) -> str:
    """What labels are made of: GPT-2's characters for bytes, where a stage writes these."""
    if isinstance(tokenizer.model, RankedBytes):
        return "bytes"
    writers = (s.name for s in tokenizer.stages() if s.kind in ("normalizer", "pre-tokenizer"))
    return BYTE_CHARACTERS if "ByteLevel" in writers else "characters"
