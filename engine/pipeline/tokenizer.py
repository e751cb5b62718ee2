"""Tokenizer: what every tokenizer file becomes, whatever its format.

Two kinds are beside this one. `documented` wraps the classic class; `staged` passes a text through
the stages of the field: normalizer, pre-tokenizer, model, post-processor, decoder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from engine.models.model import Model
from engine.models.modes import Mode
from engine.pipeline.added_token import AddedToken
from engine.pipeline.encoding import Encoding
from engine.pipeline.values import Choice, Stage, StageResult, TextTokens, Token
from engine.text.remark import Remark
from engine.tokenizer import BPETokenizer, Ids


class Tokenizer(ABC):
    """A tokenizer that came from a file (or is to be shown like one).

    Attributes:
        format: name of the file format, for people.
        model: what splits words.
        refusal: why texts cannot be split though the vocabulary was read; None if they can.
        added_tokens: tokens that are found in a text before anything else happens to it.
        special_ids: ids that decoding can leave out.
        facts: settings of the file that are shown and not applied.
        choices: what the file does not say and was chosen instead.
    """

    format: str
    model: Model | BPETokenizer
    refusal: Remark | None = None
    added_tokens: tuple[AddedToken, ...] = ()
    facts: tuple[tuple[str, object], ...] = ()
    choices: tuple[Choice, ...] = ()

    def __len__(self) -> int:
        return len(self.vocabulary)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.format}, {len(self)} tokens>"

    @property
    @abstractmethod
    def special_ids(self) -> frozenset[int]:
        """The ids that decoding can leave out."""

    @property
    @abstractmethod
    def warnings(self) -> tuple[Remark, ...]:
        """What a reader should know about the file; each is a sentence."""

    @property
    @abstractmethod
    def vocabulary(self) -> Mapping[str, int]:
        """Token label -> id."""

    @property
    @abstractmethod
    def merges(self) -> tuple[tuple[str, str], ...]:
        """The merges in rank order, as (left, right)."""

    @abstractmethod
    def encode(
        self,
        text: str,
        mode: Mode = "rank-ordered",
        match_special_tokens: bool = True,
        add_special_tokens: bool = False,
    ) -> Encoding:
        """Turn a text into tokens.

        Args:
            text: the text.
            mode: "rank-ordered" is the tokenizer's own way, which for BPE are its merges in their
                order; "longest-match", "left-to-right" and "fewest-tokens" are there to be compared
                with it, where the model can do that.
            match_special_tokens: recognise special tokens in the text, where the format does so.
            add_special_tokens: put around what the file wants around a text.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            UnknownCharactersError: characters are unknown, and the format does not allow that.
            ValueError: the model has no such mode.
        """

    @abstractmethod
    def decode(self, ids: Ids, skip_special_tokens: bool = True) -> str:
        """Turn ids into a text.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            UnknownIdError: no token has such an id.
            TypeError: `ids` is no flat list (array, tensor) of whole numbers.
        """

    @abstractmethod
    def token(self, id: int) -> Token:
        """Give the token with an id.

        Raises:
            UnknownIdError: there is none.
        """

    @abstractmethod
    def stages(self) -> tuple[Stage, ...]:
        """Give the stages in the order in which a text, and then its ids, pass through them."""

    @abstractmethod
    def trail(
        self, text: str, match_special_tokens: bool = True, add_special_tokens: bool = False
    ) -> tuple[StageResult, ...]:
        """Give a text as it is after each stage up to the ids.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
        """

    @abstractmethod
    def split(
        self, text: str, mode: Mode = "rank-ordered", match_special_tokens: bool = True
    ) -> TextTokens:
        """Split a text into arrays; what is unknown is marked, not refused.

        Raises:
            UnsupportedTokenizerError: the file needs a stage that is not known here.
            ValueError: the model has no such mode.
        """
