"""BPEParts -> a document of the documented JSON."""

from __future__ import annotations

from collections.abc import Iterator

from engine.documented_json import SPECIAL_NAMES, Document, Settings
from engine.formats.saving.loss import Loss, half_characters, merges_of_no_tokens
from engine.formats.saving.pair_files import not_recognised, unreachable
from engine.formats.saving.parts import BPEParts
from engine.text.alphabet import byte_label
from engine.text.byte_characters import bytes_of_label
from engine.text.pretokenize import SplitPatternError, check_rule
from engine.text.remark import Remark


def document_losses(parts: BPEParts) -> Iterator[Loss]:
    """Say what the documented JSON would lose."""
    if parts.odd_stages:
        names = ", ".join(parts.odd_stages)
        yield Loss(Remark("this format has no place for these stages: {names}", names=names), True)
    if not _rule_is_right(parts.rule):
        yield Loss(Remark("the split rule of this tokenizer cannot be written here"), True)
    if len(_labels(parts)) < len(parts.vocabulary) + len(parts.special):
        yield Loss(Remark("two tokens would have the same label"), True)
    if parts.unreachable:
        yield Loss(unreachable(parts.unreachable))
    if parts.of_no_tokens:
        yield merges_of_no_tokens(parts.of_no_tokens)
    if parts.drops_unknown:
        yield Loss(Remark("unknown characters would be an error, where now they are dropped"))
    if parts.alphabet == "bytes":
        yield half_characters()
    if parts.special:
        yield Loss(not_recognised(len(parts.special)))


def document(parts: BPEParts) -> Document:
    """Make the document."""
    names = dict(SPECIAL_NAMES)
    for field, name in (
        ("unk_token", parts.unknown),
        ("bos_token", parts.first),
        ("eos_token", parts.last),
    ):
        if name is not None:
            names[field] = name
    special = set(parts.special) | {name for name in (parts.unknown,) if name}
    labels = _labels(parts)
    return Document(
        labels,
        tuple((_label(left, parts), _label(right, parts)) for left, right in parts.merges),
        tuple(label for label in labels if label not in special),
        names,
        Settings(
            alphabet=parts.alphabet,
            split_rule=parts.rule,
            end_of_word=parts.mark,
            end_of_word_attached=parts.mark_attached,
        ),
    )


def _labels(parts: BPEParts) -> dict[str, int]:
    own = {_label(label, parts): number for label, number in parts.vocabulary.items()}
    return dict(sorted({**own, **parts.special}.items(), key=lambda item: item[1]))


def _label(label: str, parts: BPEParts) -> str:
    if parts.alphabet == "characters":
        return label
    data = bytes_of_label(label)
    return label if data is None else byte_label(data)


def _rule_is_right(rule: str) -> bool:
    try:
        check_rule(rule)
    except (SplitPatternError, ValueError):
        return False
    return True
