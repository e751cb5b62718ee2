"""What a tokenizer tells about itself and about a text, as plain values that cross processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from engine.text.code_points import IntArray

StageKind = Literal[
    "repair",
    "added-tokens",
    "normalizer",
    "pre-tokenizer",
    "model",
    "post-processor",
    "decoder",
]


@dataclass(frozen=True, slots=True)
class Token:
    """One entry of a vocabulary.

    Attributes:
        id: its id.
        label: its name in the file.
        data: the bytes that it stands for in a text; None if it stands for none.
        special: decoding can leave it out.
        added: it is found in a text as it is, before anything else happens to the text.
    """

    id: int
    label: str
    data: bytes | None
    special: bool = False
    added: bool = False


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a tokenizer.

    Attributes:
        kind: what part it takes.
        name: the field's name for it, as in tokenizer.json.
        settings: its settings there.
    """

    kind: StageKind
    name: str
    settings: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TrailPiece:
    """A piece of the text after a stage.

    Attributes:
        text: its n characters; after the model, the label of a token.
        starts: n offsets: the first byte of the original text's UTF-8 each character stands for.
        ends: n offsets: the byte after the last one.
        start: where the piece begins in the original, in bytes, even if it has become empty.
        end: where it ends.
        token_id: the id, if the piece is a token by now.
    """

    text: str
    starts: Sequence[int]
    ends: Sequence[int]
    start: int
    end: int
    token_id: int | None = None


@dataclass(frozen=True, slots=True)
class StageResult:
    """A text as it is after one stage.

    Attributes:
        stage: the stage.
        pieces: the pieces, in order.
    """

    stage: Stage
    pieces: tuple[TrailPiece, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting that the file does not hold, and that was chosen when it was opened.

    Attributes:
        name: what is chosen: "split_rule", "lower_case", "partner" (the file with the other half).
        value: what was chosen; nothing where no file was.
        alternatives: what else there is; of files, nobody knows.
    """

    name: str
    value: str
    alternatives: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class TextTokens:
    """The n tokens and m words of a text, as arrays; offsets are bytes of the original's UTF-8.

    Attributes:
        ids: n ids, -1 where the model has none: such characters are dropped.
        byte_starts: n offsets: the first byte that each token stands for.
        byte_ends: n offsets: the byte after the last one.
        unknown: n marks of tokens that stand for something the vocabulary does not have.
        word_of: n numbers: the word that each token is a part of, -1 for tokens found as they are.
        word_starts: m offsets.
        word_ends: m offsets.
        words: the m words as the model saw them.
        byte_total: number of bytes of the text; a lone surrogate has three.
    """

    ids: IntArray
    byte_starts: IntArray
    byte_ends: IntArray
    unknown: NDArray[np.bool_]
    word_of: IntArray
    word_starts: IntArray
    word_ends: IntArray
    words: Sequence[str]
    byte_total: int

    def __len__(self) -> int:
        return len(self.ids)
