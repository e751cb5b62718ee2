"""Prices of languages as rows of a table: names, and bars on one scale."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication

from engine.analysis.vocabulary_size import LanguagePrice, Sentence
from gui.explore.vocabulary_words import script_word
from gui.lab.price_job import Prices
from gui.lab.rows_model import Bar
from gui.look.translation import format_decimal, format_number

Order = Literal["first", "second", "bytes", "name"]
ORDERS: Final[tuple[Order, ...]] = ("first", "second", "bytes", "name")

PINNED: Final = "★"
"""Stands before the names of languages that are pinned."""


@dataclass(frozen=True, slots=True)
class PriceRow:
    """One language.

    Attributes:
        name: what it is called.
        first: its price with the first tokenizer.
        second: its price with the second one; None if there is none.
        pinned: it stays above the others, whatever they are sorted by.
    """

    name: str
    first: LanguagePrice
    second: LanguagePrice | None
    pinned: bool = False

    @property
    def sentence(self) -> Sentence:
        """Its sentence."""
        return self.first.sentence


def sorted_rows(
    prices: Sequence[Prices], language: str, order: Order, pinned: Collection[str] = ()
) -> list[PriceRow]:
    """Put the languages in an order, the cheapest first, those with unknown tokens last.

    Above them all stand those that are pinned, in the same order among each other.

    Args:
        prices: of one tokenizer or of two, in the order of the sentences.
        language: the language in which they are named.
        order: what decides; "second" is "first" where there is no second tokenizer.
        pinned: the codes of languages that stay above the others.
    """
    second: Sequence[LanguagePrice | None] = (
        prices[1] if len(prices) > 1 else [None] * len(prices[0])
    )
    rows = [
        PriceRow(price.sentence.name(language), price, other, price.sentence.code in pinned)
        for price, other in zip(prices[0], second, strict=True)
    ]
    return sorted(sorted(rows, key=_key(order)), key=lambda row: not row.pinned)


def _key(order: Order) -> Callable[[PriceRow], tuple[int | str, ...]]:
    if order == "name":
        return lambda row: (row.name,)
    if order == "bytes":
        return lambda row: (row.first.bytes, row.first.tokens)
    if order == "first":
        return lambda row: _cost(row.first)
    return lambda row: _cost(row.second or row.first)


def _cost(price: LanguagePrice) -> tuple[int, int, int]:
    return price.unknown > 0, price.tokens, price.bytes


def largest(rows: Sequence[PriceRow]) -> float:
    """The end of the scale that all bars share; at least that of English."""
    found = [1.0]
    for row in rows:
        found += [row.first.price, row.first.byte_price]
        if row.second is not None:
            found.append(row.second.price)
    return max(found)


@dataclass(frozen=True, slots=True)
class PriceBars(Bar):
    """All bars of a language.

    Attributes:
        second: the length of the bar of the second tokenizer; None if there is none.
        size: where the mark for its bytes stands.
        one: where the price of English is.
    """

    second: float | None = None
    size: float = 0.0
    one: float = 0.0


def cells(row: PriceRow, end: float, *, briefly: bool = False) -> tuple[object, ...]:
    """What stands in a row: name, script, bars, and the numbers that they show.

    Args:
        row: the language.
        end: the end of the scale of the bars.
        briefly: write ratios alone, without how many tokens and bytes there are.
    """
    first, second = row.first, row.second
    shares = None if second is None else second.price / end
    bars = PriceBars(first.price / end, "", second=shares, size=first.byte_price / end, one=1 / end)
    numbers = tuple("" if each is None else _tokens(each, briefly) for each in (first, second))
    size = _priced(first.byte_price, first.bytes, briefly)
    name = f"{PINNED} {row.name}" if row.pinned else row.name
    return name, _script(row.sentence.script), bars, *numbers, size


def _script(name: str) -> str:
    if name == "Han and Kana":
        return QCoreApplication.translate("PriceRows", "Han and Kana")
    return script_word(name)


def _tokens(price: LanguagePrice, briefly: bool) -> str:
    text = _priced(price.price, price.tokens, briefly)
    return f"⚠ {text}" if price.unknown else text


def _priced(ratio: float, number: int, briefly: bool) -> str:
    ratio_text = f"{format_decimal(ratio)}×"
    return ratio_text if briefly else f"{ratio_text}  ({format_number(number)})"
