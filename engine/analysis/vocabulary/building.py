"""vocabulary_table: from a tokenizer to a `VocabularyTable`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.vocabulary.entries import Progress, entries
from engine.analysis.vocabulary.family import Family, family, symbol_texts
from engine.analysis.vocabulary.labels import unique_labels, visible_labels
from engine.analysis.vocabulary.packed import Packed
from engine.analysis.vocabulary.scripts import character_facts, combined
from engine.analysis.vocabulary.table import (
    KINDS,
    MIXED_SCRIPTS,
    NO_SCRIPT,
    Flag,
    Kind,
    VocabularyTable,
)
from engine.models.pieces import BYTE_PIECES
from engine.models.sentencepiece import SentencePieceModel
from engine.pipeline import Token, Tokenizer
from engine.text.code_points import IntArray, code_points

_UNUSED = re.compile(r"[\[<]unused_?\d+[\]>]")
_BYTE_OF = {label: bytes([byte]) for byte, label in enumerate(BYTE_PIECES)}
_KIND_OF_TYPE: dict[str, Kind] = {
    "unknown": "special",
    "control": "special",
    "user-defined": "added",
    "byte": "byte",
    "unused": "unused",
}
_SEPARATOR = b"\0"  # sorts before everything, is in no label, and nobody types it


def vocabulary_table(tokenizer: Tokenizer, progress: Progress | None = None) -> VocabularyTable:
    """Describe all tokens of a tokenizer; of 200 000 it takes about a second.

    Args:
        tokenizer: the tokenizer.
        progress: hears how many tokens of how many are done.
    """
    tokens = entries(tokenizer, progress)
    labels = [token.label for token in tokens]
    ids = [token.id for token in tokens]
    texts = [_text(token.data) for token in tokens]
    spelled = symbol_texts(tokenizer)
    relations = family(tokenizer, labels, spelled)
    characters = _characters(tokens, texts)
    shown = unique_labels(visible_labels(labels, _alphabet(tokenizer)), ids)
    return VocabularyTable(
        ids=np.array(ids, np.int64),
        kinds=_kinds(tokens, relations, spelled, texts, _stated_kinds(tokenizer)),
        ranks=relations.ranks,
        lefts=relations.lefts,
        rights=relations.rights,
        child_counts=relations.child_counts,
        byte_lengths=_lengths([token.data for token in tokens]),
        character_lengths=_lengths(texts),
        scripts=characters.scripts,
        script_names=characters.names,
        flags=characters.flags,
        labels=Packed.of(label.encode("utf-8") for label in shown),
        contents=Packed.of(token.data or b"" for token in tokens),
        searched=Packed.of(map(_searched, shown, texts)),
    )


def _text(data: bytes | None) -> str | None:
    if data is None:
        return None
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None


def _lengths(parts: Sequence[str | None] | Sequence[bytes | None]) -> NDArray[np.int32]:
    lengths = (-1 if part is None else len(part) for part in parts)
    return np.fromiter(lengths, np.int32, len(parts))


def _searched(label: str, text: str | None) -> bytes:
    """Give the label and, if it is different, the text, without regard to case.

    Both are closed by a separator, so that no find runs over their ends.
    """
    data = label.casefold().encode("utf-8") + _SEPARATOR
    if text is None or text == label:
        return data
    return data + text.casefold().encode("utf-8", "surrogatepass") + _SEPARATOR


def _alphabet(tokenizer: Tokenizer) -> str:
    """Tell whether labels name bytes; then those of line ends are shown by signs."""
    splitter = tokenizer.model.splitter
    return str(getattr(splitter.writing, "alphabet", "characters")) if splitter else "characters"


def _stated_kinds(tokenizer: Tokenizer) -> dict[int, Kind]:
    """Give the kinds that a file of SentencePiece states itself, by id."""
    if not isinstance(tokenizer.model, SentencePieceModel):
        return {}
    pieces = enumerate(tokenizer.model.pieces)
    return {id: _KIND_OF_TYPE[piece.type] for id, piece in pieces if piece.type in _KIND_OF_TYPE}


def _kinds(
    tokens: Sequence[Token],
    relations: Family,
    spelled: Mapping[str, str],
    texts: Sequence[str | None],
    stated: Mapping[int, Kind],
) -> NDArray[np.uint8]:
    numbers = {kind: number for number, kind in enumerate(KINDS)}
    ranks = relations.ranks.tolist()
    kinds = (
        numbers[_kind(token, rank, spelled.get(token.label), text, stated.get(token.id))]
        for token, rank, text in zip(tokens, ranks, texts, strict=True)
    )
    return np.fromiter(kinds, np.uint8, len(tokens))


def _kind(
    token: Token, rank: int, spelled: str | None, text: str | None, stated: Kind | None
) -> Kind:
    if stated is not None:
        return stated
    if not token.special and _UNUSED.fullmatch(token.label):
        return "unused"
    if token.special:
        return "special"
    if token.added:
        return "added"
    if token.label in _BYTE_OF and token.data == _BYTE_OF[token.label]:
        return "byte"
    if rank >= 0:
        return "merge"
    return "symbol" if _is_symbol(token, spelled, text) else "piece"


def _is_symbol(token: Token, spelled: str | None, text: str | None) -> bool:
    """Tell whether a word can begin with this token before any merge.

    subtle: where merges glue characters or bytes, a symbol is one of them. A mark of the word's end
    may be joined to it or be a symbol itself; then the label is longer than what it stands for.
    """
    if spelled is None:
        return len(text or "") == 1 or len(token.data or b"") == 1
    if len(spelled) == 1:
        return True
    is_marked = len(token.data or b"") < len(spelled.encode("utf-8", "surrogatepass"))
    return is_marked and text is not None and len(text) <= 1


class _Characters(NamedTuple):
    scripts: NDArray[np.uint8]
    names: tuple[str, ...]
    flags: NDArray[np.uint16]


def _characters(tokens: Sequence[Token], texts: Sequence[str | None]) -> _Characters:
    """Find the scripts and flags of tokens by their characters, whole ones only."""
    whole = [
        (token.data or b"").decode("utf-8", "ignore") if text is None else text
        for token, text in zip(tokens, texts, strict=True)
    ]
    lengths = np.fromiter(map(len, whole), np.int64, len(whole))
    facts = character_facts(code_points("".join(whole)))
    lowest, highest, flags = combined(facts, np.cumsum(lengths) - lengths, lengths)
    scripts, names = _by_frequency(lowest, highest, facts.names)
    flags |= _mask((text.startswith(" ") for text in whole), len(whole), Flag.LEADING_SPACE)
    partial = (
        token.data is not None and text is None for token, text in zip(tokens, texts, strict=True)
    )
    flags |= _mask(partial, len(whole), Flag.PARTIAL)
    flags |= _mask((token.data is None for token in tokens), len(whole), Flag.NO_BYTES)
    return _Characters(scripts, names, flags.astype(np.uint16))


def _mask(values: Iterable[bool], total: int, flag: Flag) -> IntArray:
    return np.fromiter(values, np.int64, total) * int(flag)


def _by_frequency(
    lowest: IntArray, highest: IntArray, names: tuple[str, ...]
) -> tuple[NDArray[np.uint8], tuple[str, ...]]:
    """Number the scripts of n tokens, the most frequent first, after "none" and "mixed".

    Args:
        lowest: n smallest places in `names` of scripts in the token, 0: none.
        highest: n largest ones.
        names: the names; the first one is that of no script.
    """
    counts = np.bincount(highest[lowest == highest], minlength=len(names))
    counts[0] = 0
    order = np.argsort(-counts, kind="stable")[: np.count_nonzero(counts)]
    numbers = np.zeros(len(names), np.uint8)
    numbers[order] = np.arange(len(order)) + 2
    scripts = np.where(lowest == highest, numbers[highest], np.uint8(1))
    return scripts, (NO_SCRIPT, MIXED_SCRIPTS, *(names[place] for place in order.tolist()))
