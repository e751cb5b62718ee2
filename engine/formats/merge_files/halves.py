"""vocab.json and merges.txt: either half opens, with the other one if it lies beside it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.documented_json import (
    Remarks,
    decode_json,
    parse_json,
    read_vocabulary,
)
from engine.formats.merge_files.codes import open_codes
from engine.formats.merge_files.lines import MergeLines, read_merges, usable_merges
from engine.formats.merge_files.pair import PairParts, build_pair
from engine.formats.merge_files.partners import merges_beside, vocabulary_beside
from engine.formats.source import Source, read_unpacked
from engine.formats.word_lists.greedy import open_greedy
from engine.pipeline import Choice, Tokenizer
from engine.text.byte_characters import BYTE_CHARACTERS, CHARACTER_BYTES
from engine.text.remark import Remark


def open_vocabulary(source: Source) -> Tokenizer:
    """Open a vocab.json, with its merges if they are found.

    Raises:
        TokenizerFileError: with place and reason.
    """
    remarks = Remarks()
    vocabulary = read_vocabulary(source.value, source.path, remarks, "$")
    partner = source.options.partner
    found = (partner, read_unpacked(partner)) if partner else None
    found = found or merges_beside(source.path, vocabulary)
    if found is None:
        return _half(open_greedy(vocabulary, source, remarks))
    merges = Source(*found, options=source.options)
    names = source.path.name, merges.path.name
    return _pair(vocabulary, merges, remarks, source, names)


def open_merges(source: Source) -> Tokenizer:
    """Open a merges.txt with its vocabulary; without one, give ids as GPT-2's files have them.

    Raises:
        TokenizerFileError: with place and reason.
    """
    partner = source.options.partner
    if partner is not None:
        value = parse_json(decode_json(read_unpacked(partner), partner), partner)
        found: tuple[Path, object] | None = (partner, value)
    else:
        first = read_merges(source, Remarks())
        found = vocabulary_beside(source.path, dict.fromkeys(map("".join, first.pairs)))
    remarks = Remarks()
    if found is not None:
        vocabulary = read_vocabulary(found[1], found[0], remarks, "$")
        return _pair(vocabulary, source, remarks, source, (found[0].name, source.path.name))
    lines = read_merges(source, remarks)
    if not lines.pairs:
        raise source.refused("", Remark("the file has no merges"))
    if _is_byte_level(lines):
        remarks.add(
            "the file has no vocabulary, and none lies beside it: ids are given as in the files of"
            " GPT-2, which need not be the right ones"
        )
        vocabulary = _assumed(lines)
        usable = usable_merges(lines, vocabulary, remarks)
        return _half(build_pair(PairParts(vocabulary, usable, remarks), source))
    return open_codes(lines, source, remarks)


def _half(tokenizer: Tokenizer) -> Tokenizer:
    """Tell that the other file can be chosen."""
    tokenizer.choices = (*tokenizer.choices, Choice("partner", ""))
    return tokenizer


def _pair(
    vocabulary: Mapping[str, int],
    merges: Source,
    remarks: Remarks,
    source: Source,
    names: tuple[str, str],
) -> Tokenizer:
    """Make a tokenizer of both; `names` are those of the files with vocabulary and merges."""
    lines = read_merges(merges, remarks)
    usable = usable_merges(lines, vocabulary, remarks)
    if not usable and lines.pairs:
        raise source.refused(
            "",
            Remark(
                "none of the merges in {name} makes a token of the vocabulary",
                name=merges.path.name,
            ),
        )
    return build_pair(PairParts(vocabulary, usable, remarks, (("two files", names),)), source)


def _is_byte_level(lines: MergeLines) -> bool:
    """Tell GPT-2's merges from others: all in its 256 characters, and a space among them."""
    parts = {part for pair in lines.pairs for part in pair}
    is_written = all(character in CHARACTER_BYTES for part in parts for character in part)
    return is_written and any("Ġ" in part for part in parts)


def _assumed(lines: MergeLines) -> dict[str, int]:
    """Give the ids of GPT-2's files: visible bytes, the other bytes, then what merges make."""
    visible = [character for character in BYTE_CHARACTERS if character < "\u0100"]
    others = [character for character in BYTE_CHARACTERS if character >= "\u0100"]
    labels = dict.fromkeys([*visible, *others])
    for left, right in lines.pairs:
        if left in labels and right in labels:
            labels[left + right] = None
    return {label: number for number, label in enumerate(labels)}
