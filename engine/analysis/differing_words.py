"""Words of a corpus or a list that two lanes split differently.

`disagreements` goes through all strings over an alphabet; this goes through given words. Any two
tokenizers and modes can be compared: what counts is where in the word the tokens stand, not what
they are called.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.models.word_splitter import Mode
from engine.pipeline import Tokenizer
from engine.text.pretokenize import word_spans
from engine.tokenizer import BPETokenizer
from engine.tokenizer.places import token_places

Split = tuple[str, ...]
Places = list[tuple[int, int]]
DifferingWord = tuple[str, int, Split, Split]


def differing_words(
    tokenizer_a: Tokenizer | BPETokenizer,
    mode_a: Mode,
    tokenizer_b: Tokenizer | BPETokenizer,
    mode_b: Mode,
    words: Mapping[str, int] | Iterable[tuple[str, int]],
) -> Iterator[DifferingWord]:
    """Yield (word, count, tokens, tokens) for words that are split differently, in their order.

    A word may be any string: each lane cuts it by its own split rule first. Words are taken one by
    one, so whoever gives an iterator knows how far this has come, and can stop.

    Raises:
        ValueError: a mode is unknown, or a split rule does not go with a word.
    """
    model_a = tokenizer_a.model if isinstance(tokenizer_a, Tokenizer) else tokenizer_a
    model_b = tokenizer_b.model if isinstance(tokenizer_b, Tokenizer) else tokenizer_b
    one_tokenizer = model_a is model_b
    for word, count in words.items() if isinstance(words, Mapping) else words:
        spans = word_spans(word, model_a.rule)
        texts_a = _texts(model_a, word, spans, mode_a)
        if one_tokenizer:
            texts_b = _texts(model_b, word, spans, mode_b)
            differs = texts_a != texts_b
        else:
            spans_b = word_spans(word, model_b.rule)
            texts_b = _texts(model_b, word, spans_b, mode_b)
            differs = _places(model_a, word, spans, texts_a) != _places(
                model_b, word, spans_b, texts_b
            )
        if differs:
            yield word, count, _labels(model_a, texts_a), _labels(model_b, texts_b)


def _texts(model: BPETokenizer, word: str, spans: Places, mode: Mode) -> list[Split]:
    return [model.split_word(word[start:end], mode).texts for start, end in spans]


def _places(model: BPETokenizer, word: str, spans: Places, texts: list[Split]) -> Places:
    """Give where in the word's UTF-8 the tokens stand."""
    found: Places = []
    for (start, end), tokens in zip(spans, texts, strict=True):
        before = 0 if not start else len(word[:start].encode("utf-8", "surrogatepass"))
        places = token_places(word[start:end], tokens, model.writing)
        bounds = zip(places.byte_starts, places.byte_ends, strict=True)
        found += [(before + first, before + last) for first, last in bounds]
    return found


def _labels(model: BPETokenizer, texts: list[Split]) -> Split:
    return tuple(model.writing.label(text) for tokens in texts for text in tokens)
