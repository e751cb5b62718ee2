"""Model: what a tokenizer file says about splitting one word, as one object.

The modules beside this one are ways of splitting, which know strings. A Model adds the vocabulary
of a file: ids, unknown characters, bytes in place of characters, and where each token is.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar, NamedTuple

from engine.models.modes import ActualMode, Mode, check_mode
from engine.models.word_cache import WordCache
from engine.models.word_splitter import WordSplitter

RANK_ORDERED: Mode = "rank-ordered"


class WordTokens(NamedTuple):
    """How a model splits one word; the five tuples have one entry per token.

    Attributes:
        ids: the ids; None where a character was dropped, because there is no unknown token.
        texts: the tokens as the reference library writes them: labels of the vocabulary, or the
            unknown characters themselves where the library shows those.
        starts: the token's first byte in the UTF-8 of the word (a lone surrogate has three bytes).
        ends: the byte after its last one. Tokens for single bytes stand for one byte of a
            character; where the library gives several tokens one place, they share it here.
        unknown: whether the token stands for something that the vocabulary does not have.
    """

    ids: tuple[int | None, ...]
    texts: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    unknown: tuple[bool, ...]


class Model(ABC):
    """A vocabulary and a way to split words with it.

    Attributes:
        kind: the field's name for it.
        modes: the ways it can split. The first, "rank-ordered", stands for its own way whatever
            that is; `actual` says it.
    """

    kind: ClassVar[str]
    modes: tuple[Mode, ...] = (RANK_ORDERED,)

    def __init__(self) -> None:
        """Begin with no word remembered."""
        self._forget()

    @property
    @abstractmethod
    def vocabulary(self) -> Mapping[str, int]:
        """Label -> id."""

    @property
    def entry_count(self) -> int:
        """How many entries the vocabulary has in the file: after them added tokens are numbered."""
        return len(self.vocabulary)

    @property
    def labels(self) -> dict[int, str]:
        """Id -> label; of labels that share an id the last one."""
        return {number: label for label, number in self.vocabulary.items()}

    @cached_property
    def splitter(self) -> WordSplitter[Any] | None:
        """The ways to split on texts, for steps and reasons; None if the word is never split."""
        return None

    @property
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges in rank order, as labels; none if the model has none."""
        return ()

    @abstractmethod
    def settings(self) -> dict[str, object]:
        """Give what the file says about the model besides vocabulary and merges."""

    @abstractmethod
    def data(self, label: str) -> bytes | None:
        """Give the bytes that a token stands for, as far as the model alone knows.

        The stages around the model may know better. None if it stands for no bytes of a text.
        """

    @abstractmethod
    def _tokenize(self, word: str, mode: Mode) -> WordTokens:
        """Split a word that is not empty."""

    def tokenize(self, word: str, mode: Mode = RANK_ORDERED) -> WordTokens:
        """Split one word.

        Raises:
            ValueError: the model has no such mode.
        """
        try:
            return self._caches[mode][word]
        except KeyError:
            check_mode(mode)
            raise ValueError(f"a {self.kind} model does not split by {mode!r}") from None

    def tokenize_anew(self, word: str, mode: Mode = RANK_ORDERED) -> WordTokens:
        """Split one word without remembering it: for whoever remembers what comes of it."""
        return self._split(word, mode)

    def ids_of_words(self, words: Sequence[str], mode: Mode) -> Sequence[Sequence[int | None]]:
        """Split many words of which only the ids are wanted; None where something is dropped."""
        return [self.tokenize_anew(word, mode).ids for word in words]

    def actual(self, mode: Mode) -> ActualMode:
        """Name what a mode really is: "best-score" or "whole-word" are own ways, too."""
        check_mode(mode)
        return mode if self.splitter is None else self.splitter.way(mode)

    def _split(self, word: str, mode: Mode) -> WordTokens:
        return self._tokenize(word, mode) if word else WordTokens((), (), (), (), ())

    def _forget(self) -> None:
        self._caches = {mode: WordCache(partial(self._split, mode=mode)) for mode in self.modes}

    def __getstate__(self) -> dict[str, object]:
        """Cross a process border without the words that were split here."""
        left = ("_caches", "splitter")
        return {name: value for name, value in self.__dict__.items() if name not in left}

    def __setstate__(self, state: dict[str, object]) -> None:
        """Arrive."""
        self.__dict__.update(state)
        self._forget()
