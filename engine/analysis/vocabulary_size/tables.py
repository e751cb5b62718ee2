"""The curve and the life lines as rows of a table, to be saved: a heading, then plain values.

Names of columns are for programs and are not translated. The file format is that of `trace_csv`.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Iterator, Sequence

from engine.analysis.vocabulary_size.curve import SizeCurve
from engine.analysis.vocabulary_size.life_lines import LifeLines
from engine.analysis.vocabulary_size.price import LanguagePrice
from engine.documented_json import write_atomically
from engine.training import Trace

Row = tuple[str | int | float, ...]


def curve_rows(curve: SizeCurve) -> Iterator[Row]:
    """Yield one row per position; the columns of the held-out text only where there is one."""
    texts = {"training": curve.training}
    if curve.held_out is not None:
        texts["held_out"] = curve.held_out
    columns = {
        "position": range(len(curve.vocabulary_sizes)),
        "vocabulary_size": curve.vocabulary_sizes.tolist(),
    }
    for name, text in texts.items():
        columns[f"{name}_tokens"] = text.tokens.tolist()
        columns[f"{name}_characters_per_token"] = text.characters_per_token.tolist()
    yield tuple(columns)
    yield from zip(*columns.values(), strict=True)


def life_rows(trace: Trace, lives: LifeLines) -> Iterator[Row]:
    """Yield one row per token, by id; `gone` is empty for tokens that last until the end."""
    yield "id", "token", "born", "gone", "left_over"
    for token in range(len(lives.born)):
        line = lives.line(trace, token)
        gone = "" if line.gone is None else line.gone
        yield line.token_id, line.label, line.born, gone, line.left_over


def price_rows(prices: Sequence[LanguagePrice]) -> Iterator[Row]:
    """Yield one row per language, in the order given."""
    yield "code", "language", "script", "tokens", "bytes", "price", "byte_price"
    for price in prices:
        sentence = price.sentence
        yield (
            sentence.code,
            sentence.name("en"),
            sentence.script,
            price.tokens,
            price.bytes,
            price.price,
            price.byte_price,
        )


def rows_csv(rows: Iterable[Row]) -> str:
    r"""Write rows as RFC 4180 has them.

    >>> rows_csv([("token", "born"), ("a,b", 3)])
    'token,born\r\n"a,b",3\r\n'
    """
    buffer = io.StringIO(newline="")
    csv.writer(buffer).writerows(rows)
    return buffer.getvalue()


def save_rows(rows: Iterable[Row], path: str | os.PathLike[str]) -> None:
    """Write rows to a file in UTF-8, whole or not at all.

    Half a surrogate pair is written as the escape that Python and JSON have for it.

    Raises:
        TokenizerFileError: it could not be written; a file that was there is unchanged.
    """
    write_atomically(path, rows_csv(rows).encode("utf-8", "backslashreplace"))
