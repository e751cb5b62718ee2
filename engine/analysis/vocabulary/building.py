"""vocabulary_table: from a tokenizer to a `VocabularyTable`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.progress import Progress
from engine.analysis.vocabulary.entries import entries
from engine.analysis.vocabulary.family import family, symbol_texts
from engine.analysis.vocabulary.kinds import kinds_of
from engine.analysis.vocabulary.labels import unique_labels, visible_labels
from engine.analysis.vocabulary.packed import Packed
from engine.analysis.vocabulary.piece_scores import piece_scores
from engine.analysis.vocabulary.scripts import character_facts, combined
from engine.analysis.vocabulary.table import (
    MIXED_SCRIPTS,
    NO_SCRIPT,
    Flag,
    VocabularyTable,
)
from engine.pipeline import Token, Tokenizer
from engine.text.code_points import IntArray, code_points

_SPACE = ord(" ")
_SEPARATOR = b"\0"  # sorts before everything, is in no label, and nobody types it


def vocabulary_table(tokenizer: Tokenizer, progress: Progress | None = None) -> VocabularyTable:
    """Describe all tokens of a tokenizer; of 200 000 it takes about a second.

    Args:
        tokenizer: the tokenizer.
        progress: hears how many tokens of how many are done.
    """
    return described(tokenizer, entries(tokenizer, progress))


def described(tokenizer: Tokenizer, tokens: Sequence[Token]) -> VocabularyTable:
    """Describe the tokens of a tokenizer, given as `entries` gives them."""
    labels = [token.label for token in tokens]
    ids = [token.id for token in tokens]
    texts = [_text(token.data) for token in tokens]
    spelled = symbol_texts(tokenizer)
    relations = family(tokenizer, labels, spelled)
    characters = _characters(tokens, texts)
    shown = unique_labels(visible_labels(labels, _alphabet(tokenizer)), ids)
    byte_lengths = _lengths([token.data for token in tokens])
    character_lengths = _lengths(texts)
    flags = _all_flags(characters.flags, byte_lengths, character_lengths)
    return VocabularyTable(
        ids=np.array(ids, np.int64),
        kinds=kinds_of(tokenizer, tokens, relations.ranks, spelled),
        ranks=relations.ranks,
        lefts=relations.lefts,
        rights=relations.rights,
        child_counts=relations.child_counts,
        byte_lengths=byte_lengths,
        character_lengths=character_lengths,
        scripts=characters.scripts,
        script_names=characters.names,
        flags=flags.astype(np.uint16),
        labels=Packed.of(label.encode("utf-8") for label in shown),
        contents=Packed.of(token.data or b"" for token in tokens),
        searched=Packed.of(map(_searched, shown, texts)),
        scores=piece_scores(tokenizer, np.array(ids, np.int64)),
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


class _Characters(NamedTuple):
    scripts: NDArray[np.uint8]
    names: tuple[str, ...]
    flags: IntArray


def _characters(tokens: Sequence[Token], texts: Sequence[str | None]) -> _Characters:
    """Find the scripts and flags of tokens by their characters, whole ones only."""
    whole = [
        (token.data or b"").decode("utf-8", "ignore") if text is None else text
        for token, text in zip(tokens, texts, strict=True)
    ]
    lengths = np.fromiter(map(len, whole), np.int64, len(whole))
    starts = np.cumsum(lengths) - lengths
    points = code_points("".join(whole))
    facts = character_facts(points)
    lowest, highest, flags = combined(facts, starts, lengths)
    scripts, names = _by_frequency(lowest, highest, facts.names)
    first = points[starts[lengths > 0]]
    flags[lengths > 0] |= np.where(first == _SPACE, int(Flag.LEADING_SPACE), 0)
    return _Characters(scripts, names, flags)


def _all_flags(flags: IntArray, byte_lengths: IntArray, character_lengths: IntArray) -> IntArray:
    """Add what the lengths say to the flags of the characters."""
    partial = (byte_lengths >= 0) & (character_lengths < 0)
    flags |= np.where(partial, int(Flag.PARTIAL), 0)
    flags |= np.where(byte_lengths < 0, int(Flag.NO_BYTES), 0)
    return flags


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
