"""How two vocabularies differ, as values that cross to another process."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary import KINDS, Kind, Packed
from engine.text.code_points import IntArray


@dataclass(frozen=True, eq=False)
class TokenList:
    """n tokens of one of the two files.

    Attributes:
        rows: their n rows in the `VocabularyTable` of the file.
        ids: their n ids.
        labels: their n labels, in UTF-8, ready to be shown.
        contents: the n byte strings that they stand for, empty where there are none.
        kinds: n places in `KINDS`.
    """

    rows: IntArray
    ids: IntArray
    labels: Packed
    contents: Packed
    kinds: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.rows)

    def label(self, index: int) -> str:
        """Give the label of one of them."""
        return self.labels[index].decode("utf-8")

    def text(self, index: int) -> str | None:
        """Give what one of them stands for; None if that is nothing, or no whole characters."""
        try:
            return self.contents[index].decode("utf-8", "surrogatepass") or None
        except UnicodeDecodeError:
            return None

    def kind(self, index: int) -> Kind:
        """Give what one of them is."""
        return KINDS[int(self.kinds[index])]


@dataclass(frozen=True)
class MergeDifference:
    """The first place where two lists of merges differ.

    Attributes:
        rank: the place.
        first: the merge that the first file has there, as labels to be shown; None: its list ends.
        second: the merge of the second file.
    """

    rank: int
    first: tuple[str, str] | None
    second: tuple[str, str] | None


@dataclass(frozen=True)
class SettingDifference:
    """A stage or a setting that two files do not have in common.

    Attributes:
        stage: the kind of the stage, see `StageKind`.
        name: the name of the stage, such as "ByteLevel".
        setting: the setting; "" if only one of the files has such a stage.
        first: its value in the first file; None if it does not have the stage or the setting.
        second: its value in the second file.
    """

    stage: str
    name: str
    setting: str
    first: object
    second: object


@dataclass(frozen=True, eq=False)
class VocabularyDifferences:
    """How the vocabularies of two files differ.

    Tokens are the same if they stand for the same bytes; where several tokens of a file do, labels
    decide among them. Tokens that stand for no bytes, in one of the files at least, are the same if
    their labels are.

    Attributes:
        shared_first: tokens that both files have, as the first one has them.
        shared_ids: the ids of the same tokens in the second file.
        only_first: tokens that only the first file has.
        only_second: tokens that only the second file has.
        moved_first: the tokens with different ids, as the first file has them.
        moved_second: the same tokens in the same order, as the second file has them.
        merge_totals: how many merges each file has.
        first_merge_difference: None if the merges are the same (or neither file has any).
        settings: stages and settings that differ in more than notation, in the order of the stages.
            Added tokens are among them only if both files have them, under one id.
    """

    shared_first: TokenList
    shared_ids: IntArray
    only_first: TokenList
    only_second: TokenList
    moved_first: TokenList
    moved_second: TokenList
    merge_totals: tuple[int, int]
    first_merge_difference: MergeDifference | None
    settings: tuple[SettingDifference, ...]

    @property
    def shared(self) -> int:
        """How many tokens both files have."""
        return len(self.shared_first)

    @property
    def moved(self) -> int:
        """How many shared tokens have different ids."""
        return len(self.moved_first)

    @property
    def are_equal(self) -> bool:
        """Whether nothing differs."""
        tokens = (self.only_first, self.only_second, self.moved_first)
        differs = self.first_merge_difference is not None or self.settings
        return not differs and not any(len(part) for part in tokens)
