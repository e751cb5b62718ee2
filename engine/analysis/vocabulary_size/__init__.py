"""What vocabulary size buys, and what it costs: curves, lives of tokens, parameters, prices."""

from engine.analysis.vocabulary_size.curve import SizeCurve, TextCurve, size_curve, split_off
from engine.analysis.vocabulary_size.life_lines import (
    STILL_THERE,
    LifeLine,
    LifeLines,
    life_lines,
)
from engine.analysis.vocabulary_size.parameters import PRESETS, LanguageModel, of_total
from engine.analysis.vocabulary_size.price import (
    LanguagePrice,
    Sentence,
    SentenceFileError,
    by_price,
    language_prices,
    read_sentences,
)
from engine.analysis.vocabulary_size.tables import (
    curve_rows,
    life_rows,
    price_rows,
    rows_csv,
    save_rows,
)

__all__ = [
    "PRESETS",
    "STILL_THERE",
    "LanguageModel",
    "LanguagePrice",
    "LifeLine",
    "LifeLines",
    "Sentence",
    "SentenceFileError",
    "SizeCurve",
    "TextCurve",
    "by_price",
    "curve_rows",
    "language_prices",
    "life_lines",
    "life_rows",
    "of_total",
    "price_rows",
    "read_sentences",
    "rows_csv",
    "save_rows",
    "size_curve",
    "split_off",
]
