"""What the cells of the vocabulary say, on the screen and in a spreadsheet."""

from __future__ import annotations

from math import isnan, nan
from typing import Final

import numpy as np

from engine.analysis.vocabulary import KINDS, Column, VocabularyTable
from engine.text.alphabet import visible
from engine.text.code_points import IntArray
from gui.explore.token_names import TokenNames
from gui.explore.vocabulary_words import kind_word, script_word
from gui.look.missing_glyphs import drawable
from gui.look.translation import format_decimal, format_number
from gui.widgets.counted_runs import with_counted_runs
from gui.widgets.plain_text import isolated

NOTHING: Final = ""
"""What a cell says of a token that has no such thing: any sign could be the text of a token."""

PLUS: Final = " + "
"""What stands between the two tokens that a token was merged from."""

NUMBERS: Final[frozenset[Column]] = frozenset(
    ("id", "rank", "children", "byte-length", "character-length", "count")
)
MINUS: Final = "\u2212"
RIGHT: Final = NUMBERS | {"score"}
"""The columns whose cells end at the right."""

_DECIMALS = 3
_MOST_BYTES = 64  # a cell is never as wide; the panel beside it shows more
_MOST_CHARACTERS = 200


def numbers(
    table: VocabularyTable, rows: IntArray, column: Column, counts: IntArray | None
) -> list[int | None]:
    """The numbers in the cells of a column; None where a token has none."""
    values = {
        "id": table.ids,
        "rank": table.ranks,
        "children": table.child_counts,
        "byte-length": table.byte_lengths,
        "character-length": table.character_lengths,
        "count": counts,
    }[column]
    if values is None:
        return [None] * len(rows)
    return [value if value >= 0 else None for value in values[rows].tolist()]


def score(table: VocabularyTable, row: int) -> str:
    """The score of a piece; nothing where there is none."""
    found = nan if table.scores is None else float(table.scores[row])
    return "" if isnan(found) else format_decimal(found, _DECIMALS).replace("-", MINUS)


def hexadecimal(data: bytes | None, most: int = _MOST_BYTES) -> str:
    """Bytes in pairs of digits; an ellipsis after too many."""
    if not data:
        return NOTHING
    return data[:most].hex(" ").upper() + (" …" if len(data) > most else "")


def characters(text: str | None, most: int = _MOST_CHARACTERS) -> str:
    """The text of a token with its spaces and line ends made visible."""
    if not text:
        return NOTHING
    shown = with_counted_runs(visible(text[: 4 * most]))
    is_whole = len(text) <= 4 * most and len(shown) <= most
    return shown if is_whole else f"{shown[:most]}…"


def parents(names: TokenNames, row: int) -> str:
    """The names of the two tokens that a token was merged from."""
    sides = int(names.table.lefts[row]), int(names.table.rights[row])
    if min(sides) < 0:
        return NOTHING
    return PLUS.join(isolated(names.undrawn(side)) for side in sides)


def text(names: TokenNames, row: int, column: Column, counts: IntArray | None = None) -> str:
    """What a cell shows."""
    return texts(names, np.array([row]), column, counts)[0]


def texts(
    names: TokenNames, rows: IntArray, column: Column, counts: IntArray | None = None
) -> list[str]:
    """What the cells of a column show in some rows; for many at once that is less work for each."""
    table = names.table
    if column == "score":
        return [score(table, row) for row in rows.tolist()]
    if column in NUMBERS:
        found = numbers(table, rows, column, counts)
        return [NOTHING if each is None else format_number(each) for each in found]
    if column in ("kind", "script"):
        codes: list[int] = (table.kinds if column == "kind" else table.scripts)[rows].tolist()
        words = {code: drawable(_word(table, column, code)) for code in set(codes)}
        return [words[code] for code in codes]
    return [drawable(_written(names, row, column)) for row in rows.tolist()]


def _word(table: VocabularyTable, column: Column, code: int) -> str:
    return kind_word(KINDS[code]) if column == "kind" else script_word(table.script_names[code])


def _written(names: TokenNames, row: int, column: Column) -> str:
    """What stands in a column that is written in the font of tokens."""
    match column:
        case "label":
            return names.undrawn(row)
        case "bytes":
            return hexadecimal(names.table.data(row))
        case "characters":
            return characters(names.table.text(row))
        case _:
            return parents(names, row)


def plain_text(table: VocabularyTable, row: int, column: Column, counts: IntArray | None) -> str:
    """What a spreadsheet gets: numbers without groups, and all bytes."""
    if column == "score":
        return (
            ""
            if table.scores is None or isnan(table.scores[row])
            else repr(float(table.scores[row]))
        )
    if column in NUMBERS:
        found = numbers(table, np.array([row]), column, counts)[0]
        return "" if found is None else str(found)
    if column == "bytes":
        return (table.data(row) or b"").hex(" ")
    if column == "label":
        return table.label(row)
    if column == "kind":
        return kind_word(table.kind(row))
    if column == "script":
        return script_word(table.script(row))
    return _written(TokenNames(table, as_text=False), row, column)
