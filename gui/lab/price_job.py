"""The price of languages under one tokenizer or two as one job, for a worker or for this thread.

This module imports no Qt: the worker loads it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.analysis.vocabulary_size import LanguagePrice, Sentence, language_prices
from gui.work.explore_job import Listener, Question, tokenizers_of

SENTENCES: Final = Path(__file__).resolve().parents[2] / "resources" / "languages" / "rain.json"
"""The bundled sentences; where they come from stands beside them."""

Prices = tuple[LanguagePrice, ...]


@dataclass(frozen=True, kw_only=True)
class PriceQuestion(Question):
    """What these sentences cost under each of the tokenizers.

    Attributes:
        sentences: the same sentence in many languages; prices are relative to the first.
    """

    sentences: tuple[Sentence, ...]


def find_prices(question: PriceQuestion, listener: Listener) -> tuple[Prices, ...]:
    """Count tokens and bytes, for one tokenizer after the other.

    Raises:
        UnsupportedTokenizerError: a tokenizer cannot split texts.
    """
    found = []
    for done, tokenizer in enumerate(tokenizers_of(question)):
        listener.progress("prices", done, len(question.keys))
        found.append(language_prices(tokenizer, question.sentences))
    return tuple(found)
