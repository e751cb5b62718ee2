"""Lines of a file of merges -> pairs of labels with their line numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat

from engine.documented_json import Remarks
from engine.formats.source import Source, text_lines
from engine.text.remark import Remark


@dataclass(frozen=True)
class MergeLines:
    """The n merges of a file.

    Attributes:
        version: the first line, if it begins with `#version`; else "".
        pairs: n pairs of labels.
        numbers: n numbers of their lines.
    """

    version: str
    pairs: list[tuple[str, str]]
    numbers: Sequence[int]


def read_merges(source: Source, remarks: Remarks) -> MergeLines:
    """Read the merges; only a first line is a heading, every other one beginning with # is a merge.

    Raises:
        TokenizerFileError: with the line that is no merge.
    """
    lines = text_lines(source)
    version = lines[0] if lines and lines[0].startswith("#version") else ""
    begin = 1 if version else 0
    pairs = _plain_pairs(lines[begin:])
    if pairs:
        return MergeLines(version, pairs, range(begin + 1, begin + 1 + len(pairs)))
    numbers: list[int] = []
    for number, line in enumerate(lines[begin:], begin + 1):
        left, space, right = line.partition(" ")
        if not line:
            remarks.add("line {line} is empty and is passed over", line=number)
        elif not space or " " in right or not left or not right:
            raise source.refused(
                f"line {number}", Remark("a merge must be two parts with one space between them")
            )
        else:
            pairs.append((left, right))
            numbers.append(number)
    return MergeLines(version, pairs, numbers)


def _plain_pairs(lines: list[str]) -> list[tuple[str, str]]:
    """Give the pairs if every line is one; else none. Asking line by line takes far longer."""
    if set(map(str.count, lines, repeat(" "))) != {1}:
        return []
    parts = " ".join(lines).split(" ")
    return [] if "" in parts else list(zip(parts[::2], parts[1::2], strict=True))


def usable_merges(
    lines: MergeLines, vocabulary: Mapping[str, int], remarks: Remarks
) -> list[tuple[str, str]]:
    """Give the merges whose parts and result are tokens; the others are told of."""
    parts = set(chain.from_iterable(lines.pairs))
    all_differ = len(set(lines.pairs)) == len(lines.pairs)
    made = map("".join, lines.pairs)
    if all_differ and vocabulary.keys() >= parts and all(map(vocabulary.__contains__, made)):
        return lines.pairs
    usable: list[tuple[str, str]] = []
    last = {pair: number for pair, number in zip(lines.pairs, lines.numbers, strict=True)}
    for pair, number in zip(lines.pairs, lines.numbers, strict=True):
        left, right = pair
        if left + right in vocabulary and left in vocabulary and right in vocabulary:
            usable.append(pair)
        else:
            missing = next(t for t in (left, right, left + right) if t not in vocabulary)
            remarks.add(
                "the merge in line {line} needs {token!r}, which is not in the vocabulary; it is"
                " ignored",
                line=number,
                token=missing[:60],
            )
        if last[pair] != number:
            remarks.add(
                "the merge in line {line} comes again in line {last}; the last place counts",
                line=number,
                last=last[pair],
            )
    return usable
