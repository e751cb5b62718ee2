"""Which `Fidelity` a tokenizer has: by its warnings, its choices, and what its model works out."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.analysis.fidelity import EXACT, Fidelity, doubts_in
from engine.models.ranked_bytes import RankedBytes
from engine.models.sentencepiece import SentencePieceBPE
from engine.pipeline import Choice, Tokenizer
from engine.text.remark import Remark
from engine.tokenizer import BPETokenizer


def fidelity(tokenizer: Tokenizer | BPETokenizer, chosen: Collection[str] = ()) -> Fidelity:
    """Tell how far a tokenizer can be trusted.

    Args:
        tokenizer: the tokenizer; one that was trained here is exact.
        chosen: names of the `Choice`s that a person made: these are no assumptions.
    """
    refusal = tokenizer.refusal if isinstance(tokenizer, Tokenizer) else None
    doubts = [*((refusal,) if refusal is not None else ()), *doubts_in(tokenizer.warnings)]
    recovered = tuple(_recovered(tokenizer))
    if isinstance(tokenizer, Tokenizer):
        doubts += _assumptions(tokenizer.choices, chosen)
    if doubts:
        return Fidelity("approximate", (*doubts, *recovered))
    return Fidelity("recovered", recovered) if recovered else EXACT


def _assumptions(choices: Collection[Choice], chosen: Collection[str]) -> Iterator[Remark]:
    """Choices of which no warning tells."""
    for choice in choices:
        if choice.name == "lower_case" and choice.name not in chosen:
            yield (
                Remark("the file does not say whether letters become small: they do, it is assumed")
                if choice.value == "yes"
                else Remark(
                    "the file does not say whether letters become small: they do not, it is assumed"
                )
            )


def _recovered(tokenizer: Tokenizer | BPETokenizer) -> Iterator[Remark]:
    model = tokenizer.model if isinstance(tokenizer, Tokenizer) else tokenizer
    if isinstance(model, RankedBytes):
        yield Remark("the file holds ranks and no merges: these are worked out from the ranks")
    if isinstance(model, SentencePieceBPE):
        yield Remark("the file holds scores and no merges: these are worked out from the scores")
