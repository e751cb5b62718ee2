"""compare_vocabularies: two tokenizers -> `VocabularyDifferences`."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from itertools import zip_longest

import numpy as np

from engine.analysis.differences.matching import matching_rows
from engine.analysis.differences.notation import comparable_stages
from engine.analysis.differences.values import (
    MergeDifference,
    SettingDifference,
    TokenList,
    VocabularyDifferences,
)
from engine.analysis.progress import WHOLE, Progress, part
from engine.analysis.vocabulary import VocabularyTable, vocabulary_table
from engine.pipeline import Stage, Tokenizer
from engine.text.alphabet import visible
from engine.text.code_points import IntArray


def compare_vocabularies(
    first: Tokenizer,
    second: Tokenizer,
    first_table: VocabularyTable | None = None,
    second_table: VocabularyTable | None = None,
    progress: Progress | None = None,
) -> VocabularyDifferences:
    """Compare two tokenizers, of whatever formats.

    Args:
        first: one tokenizer.
        second: the other one.
        first_table: the table of the first one, if there is one already.
        second_table: likewise.
        progress: hears how far the comparison is, in thousandths.
    """
    tables = (
        first_table or vocabulary_table(first, part(progress, 0, 300)),
        second_table or vocabulary_table(second, part(progress, 300, 600)),
    )
    tell = part(progress, 600, WHOLE)
    tell(0, 3)
    rows, others = matching_rows(*tables)
    tell(1, 3)
    moved = tables[0].ids[rows] != tables[1].ids[others]
    merges = first_merge_difference(first, second)
    tell(2, 3)
    stages = comparable_stages(first, second, merges is None)
    staying = first.vocabulary.items() & second.vocabulary.items()
    return VocabularyDifferences(
        shared_first=_listed(tables[0], rows),
        shared_ids=tables[1].ids[others],
        only_first=_listed(tables[0], _without(tables[0], rows)),
        only_second=_listed(tables[1], _without(tables[1], others)),
        moved_first=_listed(tables[0], rows[moved]),
        moved_second=_listed(tables[1], others[moved]),
        merge_totals=(len(first.merges), len(second.merges)),
        first_merge_difference=merges,
        settings=tuple(_setting_differences(*stages, dict(staying))),
    )


def _without(table: VocabularyTable, rows: IntArray) -> IntArray:
    left = np.ones(len(table), np.bool_)
    left[rows] = False
    return np.flatnonzero(left)


def _listed(table: VocabularyTable, rows: IntArray) -> TokenList:
    labels, contents = table.labels.take(rows), table.contents.take(rows)
    return TokenList(rows, table.ids[rows], labels, contents, table.kinds[rows])


def first_merge_difference(first: Tokenizer, second: Tokenizer) -> MergeDifference | None:
    """Find the first rank at which two tokenizers merge different pairs.

    Parts are compared by the bytes they stand for: formats label them differently.
    """
    known: tuple[dict[str, object], dict[str, object]] = {}, {}
    for rank, (one, other) in enumerate(zip_longest(first.merges, second.merges)):
        if one == other:
            continue
        if (
            one is None
            or other is None
            or _parts(first, one, known[0]) != _parts(second, other, known[1])
        ):
            return MergeDifference(rank, _shown(one), _shown(other))
    return None


def _parts(tokenizer: Tokenizer, pair: tuple[str, str], known: dict[str, object]) -> list[object]:
    for label in pair:
        if label not in known:
            known[label] = _identity(tokenizer, label)
    return [known[label] for label in pair]


def _identity(tokenizer: Tokenizer, label: str) -> object:
    number = tokenizer.vocabulary.get(label)
    data = None if number is None else tokenizer.token(number).data
    return label if data is None else data


def _shown(pair: tuple[str, str] | None) -> tuple[str, str] | None:
    return None if pair is None else (visible(pair[0]), visible(pair[1]))


def _setting_differences(
    first: tuple[Stage, ...], second: tuple[Stage, ...], staying: Container[str]
) -> Iterator[SettingDifference]:
    """Compare stages of the same kind and name, in order; others are there or not.

    Added tokens that one of the files does not have, or has under another id, are in the lists of
    tokens; here are those that only one of the files finds in a text.

    Args:
        first: the stages of one file.
        second: those of the other.
        staying: the labels of tokens that both have under the same id.
    """
    ones, others = _named(first), _named(second)
    for key in dict.fromkeys((*ones, *others)):
        one, other = ones.get(key), others.get(key)
        kind, name, _ = key
        if one is None or other is None:
            yield SettingDifference(kind, name, "", one and name, other and name)
            continue
        for setting in dict.fromkeys((*one.settings, *other.settings)):
            values = one.settings.get(setting), other.settings.get(setting)
            if kind == "added-tokens" and setting not in staying:
                continue
            if values[0] != values[1]:
                yield SettingDifference(kind, name, setting, *values)


def _named(stages: tuple[Stage, ...]) -> Mapping[tuple[str, str, int], Stage]:
    """Give each stage a key; the second of one kind and name has another one."""
    named: dict[tuple[str, str, int], Stage] = {}
    for stage in stages:
        place = sum(key[:2] == (stage.kind, stage.name) for key in named)
        named[stage.kind, stage.name, place] = stage
    return named
