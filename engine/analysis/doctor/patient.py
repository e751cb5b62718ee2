"""Patient: a tokenizer laid out for examination, so that each check need not do it again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Literal, TypeAlias

import numpy as np

from engine.analysis.doctor.arriving import Arrivals, arrivals
from engine.analysis.doctor.hidden import rows_with_added
from engine.analysis.doctor.lacking import lacking_merges
from engine.analysis.doctor.trying import unreachable_rows
from engine.analysis.vocabulary import Flag, Kind, VocabularyTable
from engine.analysis.vocabulary.building import described
from engine.analysis.vocabulary.entries import entries
from engine.analysis.vocabulary.family import symbol_texts
from engine.analysis.vocabulary.table import KINDS
from engine.models.model import Model
from engine.pipeline import Stage, Token, Tokenizer
from engine.pipeline.token_data import TokenData
from engine.text.alphabet import visible
from engine.text.code_points import IntArray
from engine.text.remark import Remark

Part: TypeAlias = Literal["reading", "trying", "arriving", "alone"]
"""The parts of an examination that take long."""

_MOST_SHOWN = 200

Tell: TypeAlias = Callable[[Part, int, int], None]


@dataclass(frozen=True, eq=False)
class Patient:
    """A tokenizer to be examined.

    Attributes:
        tokenizer: the tokenizer.
        tokens: its n tokens, in the order of the table's rows.
        table: its vocabulary.
        tell: hears how many tokens of how many a part of the work has come to.
    """

    tokenizer: Tokenizer
    tokens: Sequence[Token]
    table: VocabularyTable
    tell: Tell

    @classmethod
    def of(
        cls, tokenizer: Tokenizer, table: VocabularyTable | None = None, tell: Tell | None = None
    ) -> Patient:
        """Lay out a tokenizer, whose table may be there already."""
        tell = tell or _say_nothing
        tokens = entries(tokenizer, partial(tell, "reading"))
        return cls(tokenizer, tokens, table or described(tokenizer, tokens), tell)

    @cached_property
    def spelled(self) -> Mapping[str, str]:
        """The texts that merges are glued of, by label; see `symbol_texts`."""
        return symbol_texts(self.tokenizer)

    @cached_property
    def lacking_merges(self) -> tuple[Remark, ...]:
        """A sentence on each merge that uses or makes a token which is not there."""
        return tuple(lacking_merges(self))

    @cached_property
    def last_places(self) -> Mapping[tuple[str, str], int]:
        """The last rank of each pair of the merges."""
        return {pair: rank for rank, pair in enumerate(self.tokenizer.merges)}

    @cached_property
    def unreachable(self) -> IntArray:
        """The rows of tokens that the model never makes."""
        return unreachable_rows(self)

    @cached_property
    def arrivals(self) -> Arrivals:
        """The rows of tokens that the stages before the model cut or change, always or alone.

        Tokens that the model never makes, or that hold an added token, are told of elsewhere.
        Merges need bytes to begin with, usually all of them; that some never come is no fault.
        """
        rows = self.rows_of_kind("symbol", "merge", "piece")
        if self.tokenizer.merges:
            rows = rows[self.table.byte_lengths[rows] > 1]
        told = np.concatenate([self.unreachable, self.with_added])
        return arrivals(self, np.setdiff1d(rows, told))

    @cached_property
    def with_added(self) -> IntArray:
        """The rows of ordinary tokens that hold the text of an added one."""
        return rows_with_added(self)

    @cached_property
    def stages(self) -> tuple[Stage, ...]:
        """The stages of the tokenizer."""
        return self.tokenizer.stages()

    @cached_property
    def model_settings(self) -> Mapping[str, object]:
        """What the file says about the model."""
        found = [stage.settings for stage in self.stages if stage.kind == "model"]
        return found[0] if found else {}

    def mark(self, setting: str) -> str:
        """Give a mark of labels, such as "continuing_subword_prefix"; "" if there is none."""
        value = self.model_settings.get(setting)
        return value if isinstance(value, str) else ""

    @cached_property
    def space_signs(self) -> tuple[str, ...]:
        """The characters that stand for a space in labels, such as ▁."""
        model = self.tokenizer.model
        return TokenData(model, self.stages).spaces if isinstance(model, Model) else ()

    def rows_of_kind(self, *kinds: Kind) -> IntArray:
        """Find the tokens of some kinds."""
        return np.flatnonzero(np.isin(self.table.kinds, [KINDS.index(kind) for kind in kinds]))

    def rows_with(self, flag: Flag) -> IntArray:
        """Find the tokens of which something is true."""
        return np.flatnonzero(self.table.flags & flag)

    def ids(self, rows: IntArray) -> IntArray:
        """Give the ids of tokens."""
        found: IntArray = self.table.ids[rows]
        return found

    def shown(self, label: str) -> str:
        """Write a label for the screen, a long one in part: tokens can be whole pages."""
        if len(label) <= _MOST_SHOWN:
            return visible(label)
        return f"{visible(label[:_MOST_SHOWN])}…"


def _say_nothing(part: Part, done: int, total: int) -> None:
    """Nobody wants to hear it."""
