"""What the window knows of a tokenizer: everything to look at, and nothing that splits.

A tokenizer of 200 000 tokens takes a second to be unpickled, and the window would stand still for
it. So the process that reads a file describes it in a card: arrays and short texts. `sealed` is how
the tokenizer itself crosses. This module imports no Qt: workers load it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine import BPETokenizer
from engine.analysis.fidelity import EXACT, Fidelity
from engine.analysis.judging import fidelity
from engine.analysis.vocabulary import VocabularyTable, vocabulary_table
from engine.pipeline import AddedToken, Choice, DocumentedTokenizer, Stage, Tokenizer
from engine.text.remark import Remark
from gui.work.sealed import AnyTokenizer

Told: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True, eq=False)
class TokenizerCard:
    """What is to be seen of a tokenizer.

    Attributes:
        format: name of its file format, for people.
        table: its vocabulary.
        merge_total: how many merges it has.
        stages: what it does to a text, in order, with real settings.
        added_tokens: the tokens that are found in a text before anything else happens to it.
        warnings: what a reader should know about the file.
        refusal: why it cannot split texts; None if it can.
        choices: what the file does not say and was chosen instead.
        facts: settings of the file that are shown and not applied.
        fidelity: how far it can be trusted.
    """

    format: str
    table: VocabularyTable
    merge_total: int
    stages: tuple[Stage, ...] = ()
    added_tokens: tuple[AddedToken, ...] = ()
    warnings: tuple[Remark, ...] = ()
    refusal: Remark | None = None
    choices: tuple[Choice, ...] = ()
    facts: tuple[tuple[str, Any], ...] = ()
    fidelity: Fidelity = EXACT

    @classmethod
    def of(
        cls,
        tokenizer: AnyTokenizer,
        told: Told | None = None,
        chosen: Collection[str] = (),
    ) -> TokenizerCard:
        """Describe a tokenizer.

        Args:
            tokenizer: the tokenizer.
            told: hears how many tokens of how many are done.
            chosen: names of the choices that a person made.
        """
        whole = as_file(tokenizer)
        table = vocabulary_table(whole, told)
        # The first sorting and the first letter in a filter ask for these: made here, where nobody
        # waits for them, they cross with the table.
        _ = table.searched.order, table.contents.order, table.searched.held, table.lines
        return cls(
            format=whole.format,
            table=table,
            merge_total=len(whole.merges),
            stages=whole.stages(),
            added_tokens=whole.added_tokens,
            warnings=whole.warnings,
            refusal=whole.refusal,
            choices=whole.choices,
            facts=whole.facts,
            fidelity=fidelity(tokenizer, chosen),
        )


def as_file(tokenizer: AnyTokenizer) -> Tokenizer:
    """Give a tokenizer as if it had been read from a file: a trained one, too."""
    return DocumentedTokenizer(tokenizer) if isinstance(tokenizer, BPETokenizer) else tokenizer
