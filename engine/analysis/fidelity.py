"""Whether what a tokenizer computes here is what its own library computes, and if not quite, why.

Everything is known already: formats and stages say in the tokenizer's warnings what they had to
assume. Here is the one word that stands beside every number the tokenizer gives; `judging` finds
it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, get_args

from engine.text.remark import Remark

Kind = Literal["exact", "recovered", "approximate"]

DOUBTS: Final = frozenset(
    {
        "each entry is a single character: this is a map of characters, which splits texts into"
        " these",
        "the file asks for dropout {value}; here it is off",
        "the file does not name its special tokens: they are not known here",
        "the file does not say how texts are cut into words; {rule!r} is assumed, because there are"
        " {count} tokens",
        "the file has no ids: they are given here, characters first, then the merges",
        "the file has no merges, and none lie beside it (merges.txt, vocab.bpe): texts are split by"
        " longest match",
        "the file has no vocabulary, and none lies beside it: ids are given as in the files of"
        " GPT-2, which need not be the right ones",
        "the file says version {version}; it is read like 1.0",
        "the files do not say how texts are cut into words; {rule!r} is assumed, because there are"
        " {count} tokens",
        "the merge {key!r} can be cut at {places} commas; it is read as {left!r} + {right!r}",
        "the merge {text!r} has several spaces; it is read as {left!r} + {right!r}",
        "the merges {first!r} and {second!r} both have rank {rank}; they are applied in the order"
        " of the file",
        "the template names {name!r} and does not say which token that is: nothing is put there",
        "this SentencePiece model does not say of what type it is: Unigram is assumed; the file may"
        " be cut off",
    }
)
"""The warnings that tell of an assumption: with another one the result would be another."""

_MORE: Final = "{count} more remarks like this one: {example}"


@dataclass(frozen=True, slots=True)
class Fidelity:
    """How far a tokenizer can be trusted.

    Attributes:
        kind: "exact": as the reference computes it; "recovered": likewise, but the merges are
            worked out from ranks or scores, because the file holds none; "approximate": something
            had to be assumed, or cannot be done here.
        reasons: why it is not "exact".
    """

    kind: Kind
    reasons: tuple[Remark, ...] = ()


EXACT: Final = Fidelity("exact")
"""That of everything that is trained here."""


def worst(several: Iterable[Fidelity]) -> Fidelity:
    """Tell how far a result of several tokenizers can be trusted: as far as the worst of them.

    >>> worst([EXACT, Fidelity("recovered"), EXACT]).kind
    'recovered'
    """
    found = list(several)
    kinds: tuple[Kind, ...] = get_args(Kind)
    kind = kinds[max((kinds.index(each.kind) for each in found), default=0)]
    reasons = dict.fromkeys(reason for each in found for reason in each.reasons)
    return Fidelity(kind, tuple(reasons))


def doubts_in(warnings: Iterable[Remark]) -> tuple[Remark, ...]:
    """The warnings that tell of an assumption."""
    return tuple(warning for warning in warnings if _template(warning) in DOUBTS)


def _template(warning: Remark) -> str:
    """What kind of warning it is; "more like this one" is of the kind of its example."""
    example = warning.values.get("example") if warning.template == _MORE else None
    return (example if isinstance(example, Remark) else warning).template
