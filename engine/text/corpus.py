"""Words -> distinct words with counts: all that training needs to know of a text.

The order of first appearance is kept, because it decides ties under the first-seen rule.
"""

from __future__ import annotations

import operator
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.text.counting import count_words
from engine.text.pretokenize import SPLIT_RULES, check_rule, pretokenize, skipped_characters
from engine.text.reading import CorpusError, read_text
from engine.text.remark import Remark
from engine.text.word_counts import LARGEST_COUNT, parse_word_counts


@dataclass(frozen=True)
class Corpus:
    """Distinct words and how often each occurs.

    Attributes:
        words: word -> count, in order of first appearance.
        rule: the split rule that made (or, for given counts, is meant for) these words.
        skipped_characters: characters of the texts that a custom pattern put into no word.

    >>> Corpus.from_texts(["low lower", "low"]).words
    {'low': 2, ' lower': 1}
    """

    words: Mapping[str, int]
    rule: str = "document"
    skipped_characters: int = 0

    @classmethod
    def from_texts(cls, texts: Iterable[str], rule: str = "document") -> Corpus:
        """Split texts into words and count them.

        Raises:
            TypeError: `texts` is one string.
            ValueError: the rule is unknown or a wrong pattern (see `pretokenize`).
        """
        if isinstance(texts, str):
            raise TypeError("texts is one string; a list of texts is needed")
        check_rule(rule)
        if rule in SPLIT_RULES:
            return cls(count_words(texts, rule), rule)
        counts: Counter[str] = Counter()
        skipped = 0
        for text in texts:
            words = pretokenize(text, rule)
            counts.update(words)
            skipped += skipped_characters(text, words, rule)
        return cls(dict(counts), rule, skipped)

    @classmethod
    def from_counts(cls, counts: Mapping[str, int], rule: str = "document") -> Corpus:
        """Take words and counts as they are.

        Raises:
            CorpusError: a word is empty or no string, a count is no whole number from 1, or the
                counts are too large to be added up in 64 bits.
        """
        words = {word: _checked_count(word, count) for word, count in counts.items()}
        if sum(count * (len(word) + 1) for word, count in words.items()) > LARGEST_COUNT:
            raise CorpusError(None, "", Remark("the counts together are larger than 64 bits hold"))
        return cls(words, rule)

    @classmethod
    def from_file(
        cls, path: str | os.PathLike[str], rule: str = "document", encoding: str | None = None
    ) -> Corpus:
        """Read one file: a text, or a list of words with counts (recognised by its content).

        Raises:
            CorpusError: with file, place and reason; as UnknownEncodingError with candidates.
            ValueError: the rule is unknown or a wrong pattern (see `pretokenize`).
        """
        return cls.from_files([path], rule, encoding)

    @classmethod
    def from_files(
        cls,
        paths: Iterable[str | os.PathLike[str]],
        rule: str = "document",
        encoding: str | None = None,
    ) -> Corpus:
        """Read several files, each as `from_file` does, and add up their counts.

        Raises:
            TypeError: `paths` is one path.
            CorpusError, ValueError: as `from_file` does.
        """
        if isinstance(paths, str | os.PathLike):
            raise TypeError("paths is one path; a list of paths is needed")
        check_rule(rule)
        parts = [_read_part(path, rule, encoding) for path in paths]
        if len(parts) == 1:
            return parts[0]
        total: Counter[str] = Counter()
        for part in parts:
            total.update(part.words)
        skipped = sum(part.skipped_characters for part in parts)
        return cls(cls.from_counts(total).words, rule, skipped)


def corpus_hash(counts: Iterable[tuple[str, int]]) -> str:
    """Fingerprint words and counts, order included: the same corpus always has the same one.

    >>> corpus_hash({"low": 5}.items())[:15]
    'sha256:6786b25f'
    """
    import hashlib  # not quick to load, and nobody asks before something is saved

    digest = hashlib.sha256()
    for word, count in counts:
        # The length says where the word ends, so no two corpora are written alike.
        digest.update(f"{len(word)} {count} {word}\n".encode("utf-8", "surrogatepass"))
    return f"sha256:{digest.hexdigest()}"


def _read_part(path: str | os.PathLike[str], rule: str, encoding: str | None) -> Corpus:
    text = read_text(path, encoding)
    try:
        counts = parse_word_counts(text)
        return (
            Corpus.from_texts([text], rule) if counts is None else Corpus.from_counts(counts, rule)
        )
    except CorpusError as error:
        raise CorpusError(path, error.place, error.reason) from None


def _checked_count(word: object, count: Any) -> int:  # noqa: ANN401 - a stranger's
    if not isinstance(word, str) or not word:
        raise CorpusError(None, "", Remark("a word is empty or no text: {word!r}", word=word))
    try:
        number = operator.index(count)  # numpy's are welcome, but would overflow silently
    except TypeError:
        number = 0
    if number > LARGEST_COUNT:  # not shown: Python writes no number of thousands of digits
        raise CorpusError(None, repr(word), Remark("the count is larger than 64 bits hold"))
    if isinstance(count, bool) or number < 1:
        reason = Remark(
            "the count of {word!r} is {count!r}; counts are whole numbers from 1",
            word=word,
            count=count,
        )
        raise CorpusError(None, "", reason)
    return number
