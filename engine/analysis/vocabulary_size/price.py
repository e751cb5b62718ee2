"""The price of a language: how many tokens the same sentence takes, in many languages.

Prices are relative to the first sentence of the list, which is English in the bundled one
(`resources/languages/`): the content is the same in all, so a price of 3 means that whoever writes
in this language pays three times, and that a third of the content fits into a context.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.documented_json import decode_json, parse_json
from engine.documented_json.document import TokenizerFileError
from engine.pipeline import Tokenizer
from engine.text.reading import InputFileError, read_bytes
from engine.text.remark import Remark

SIZE_LIMIT = 1 << 22


class SentenceFileError(InputFileError):
    """A file of sentences that cannot be used: `path`, `place`, `reason`."""


@dataclass(frozen=True)
class Sentence:
    """One sentence in one language.

    Attributes:
        code: the language's BCP 47 tag.
        names: language of the program -> name of the language.
        own_name: what the language calls itself.
        script: its script.
        text: the sentence.
    """

    code: str
    names: Mapping[str, str]
    own_name: str
    script: str
    text: str

    def name(self, language: str) -> str:
        """Give the name of the language in a language of the program, or in English."""
        return self.names.get(language) or self.names.get("en") or self.own_name


@dataclass(frozen=True)
class LanguagePrice:
    """What a sentence costs with one tokenizer.

    Attributes:
        sentence: the sentence.
        tokens: how many tokens it has.
        bytes: how many bytes.
        characters: how many characters.
        unknown: how many of the tokens stand for something that the vocabulary does not have.
        price: tokens relative to the first sentence.
        byte_price: bytes relative to the first sentence.
    """

    sentence: Sentence
    tokens: int
    bytes: int
    characters: int
    unknown: int
    price: float
    byte_price: float

    @property
    def is_comparable(self) -> bool:
        """Whether the tokens hold the whole sentence: unknown ones are cheap and say nothing."""
        return not self.unknown


def language_prices(
    tokenizer: Tokenizer, sentences: Sequence[Sentence]
) -> tuple[LanguagePrice, ...]:
    """Count tokens and bytes of each sentence, in the order given.

    Raises:
        UnsupportedTokenizerError: the tokenizer cannot split texts.
    """
    counts = [_counts(tokenizer, sentence.text) for sentence in sentences]
    first_tokens, first_bytes, _ = counts[0] if counts else (1, 1, 0)
    return tuple(
        LanguagePrice(
            sentence,
            tokens,
            size,
            len(sentence.text),
            unknown,
            tokens / max(1, first_tokens),
            size / max(1, first_bytes),
        )
        for sentence, (tokens, size, unknown) in zip(sentences, counts, strict=True)
    )


def by_price(prices: Iterable[LanguagePrice]) -> tuple[LanguagePrice, ...]:
    """Sort prices: the cheapest first, of equally cheap ones the one with fewer bytes.

    Those with unknown tokens come last, whatever they cost.
    """
    return tuple(sorted(prices, key=lambda price: (bool(price.unknown), price.tokens, price.bytes)))


def read_sentences(path: str | os.PathLike[str]) -> tuple[Sentence, ...]:
    """Read a file of sentences: a JSON list of objects, see `resources/languages/SOURCES.md`.

    Raises:
        SentenceFileError: with file, place and reason.
    """
    data = read_bytes(path, SIZE_LIMIT, SentenceFileError)
    try:
        value = parse_json(decode_json(data, path), path)
    except TokenizerFileError as error:
        raise SentenceFileError(error.path, error.place, error.reason) from None
    if not isinstance(value, list) or not value:
        raise SentenceFileError(path, "$", Remark("there is no list of sentences here"))
    return tuple(_sentence(entry, f"$[{number}]", path) for number, entry in enumerate(value))


def _counts(tokenizer: Tokenizer, text: str) -> tuple[int, int, int]:
    split = tokenizer.split(text, match_special_tokens=False)
    return len(split), split.byte_total, int(split.unknown.sum())


def _sentence(entry: object, place: str, path: str | os.PathLike[str]) -> Sentence:
    if not isinstance(entry, dict):
        raise SentenceFileError(path, place, Remark("a sentence is an object"))
    texts: dict[str, str] = {}
    for field in ("code", "own_name", "script", "text"):
        text = entry.get(field)
        if not isinstance(text, str) or not text:
            reason = Remark("the field {field} is missing or no text", field=field)
            raise SentenceFileError(path, f"{place}.{field}", reason)
        texts[field] = text
    names = entry.get("name", {})
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        reason = Remark("the field {field} is missing or no text", field="name")
        raise SentenceFileError(path, f"{place}.name", reason)
    return Sentence(names=dict(names), **texts)
