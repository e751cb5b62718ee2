"""The curve and the life lines as rows of a table, to be saved: a heading, then plain values.

Names of columns are for programs and are not translated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.analysis.vocabulary_size.curve import SizeCurve
from engine.analysis.vocabulary_size.life_lines import LifeLines
from engine.analysis.vocabulary_size.price import LanguagePrice
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
