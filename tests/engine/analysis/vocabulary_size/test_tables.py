"""What is saved holds what is drawn."""

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.vocabulary_size import (
    curve_rows,
    language_prices,
    life_lines,
    life_rows,
    price_rows,
    size_curve,
)
from tests.engine.analysis.vocabulary_size.test_price import SENTENCES, byte_tokenizer

TRACE = Trace(Corpus.from_counts({"low": 5, "newest": 6}), TrainingOptions(merges=2))


def test_the_curve_as_a_table():
    assert list(curve_rows(size_curve(TRACE, Corpus.from_counts({"new": 1})))) == [
        (
            "position",
            "vocabulary_size",
            "training_tokens",
            "training_characters_per_token",
            "held_out_tokens",
            "held_out_characters_per_token",
        ),
        (0, 7, 51, 1.0, 3, 1.0),
        (1, 8, 45, 51 / 45, 2, 1.5),
        (2, 9, 39, 51 / 39, 1, 3.0),
    ]
    assert len(next(curve_rows(size_curve(TRACE)))) == 4


def test_lives_as_a_table():
    rows = list(life_rows(TRACE, life_lines(TRACE)))
    assert rows[0] == ("id", "token", "born", "gone", "left_over")
    assert rows[-2:] == [(7, "ne", 1, 2, 0), (8, "new", 2, "", 6)]


def test_prices_as_a_table():
    prices = language_prices(byte_tokenizer(), SENTENCES[:2])
    heading, english, russian = price_rows(prices)
    assert heading[:3] == ("code", "language", "script")
    assert english == ("en", "English", "Latin", 150, 150, 1.0, 1.0)
    assert russian[:3] == ("ru", "Russian", "Cyrillic")
