"""AddedVocabulary: the added tokens of a file with the ids that they really get.

A file states an id with each added token. The Hugging Face library (tokenizer/added_vocabulary.rs)
does not look at it: a name that the model has keeps the model's id, and others are numbered on.
`AddedTokenFinder` beside this module finds the tokens in a text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.pipeline.added_token import AddedToken


class AddedVocabulary:
    """Added tokens, in the order in which a file lists them.

    >>> added = AddedVocabulary([AddedToken(7, "<s>", special=True)], {"a": 0})
    >>> added.ids, added.by_id[1].content
    ({'<s>': 1}, '<s>')

    Attributes:
        ids: content -> id.
        by_id: id -> token, in the order of ids; of a content that is listed twice the last entry.
        special: the contents that were ever listed as special.
        normalized: the contents that were ever listed as looked for after the normalizer.
    """

    def __init__(
        self,
        tokens: Iterable[AddedToken],
        vocabulary: Mapping[str, int],
        entry_count: int | None = None,
    ) -> None:
        """Number the tokens after a model's vocabulary.

        Args:
            tokens: the tokens.
            vocabulary: label -> id.
            entry_count: how many entries that has in the file, if not as many as labels.
        """
        self.ids: dict[str, int] = {}
        self.special: set[str] = set()
        self.normalized: set[str] = set()
        self._next = len(vocabulary) if entry_count is None else entry_count
        by_id: dict[int, AddedToken] = {}
        for token in tokens:
            if not token.content:
                continue
            number = self._number(token.content, vocabulary)
            self.ids[token.content] = number
            by_id[number] = replace(token, id=number)
            if token.special:
                self.special.add(token.content)
            if token.normalized:
                self.normalized.add(token.content)
        self.by_id = dict(sorted(by_id.items()))

    def _number(self, content: str, vocabulary: Mapping[str, int]) -> int:
        known = self.ids.get(content, vocabulary.get(content))
        if known is not None:
            return known
        # subtle: a vocabulary with holes may have the next id already; it is hidden by this token.
        self._next += 1
        return self._next - 1

    @property
    def special_ids(self) -> frozenset[int]:
        """The ids of special tokens."""
        return frozenset(self.ids[content] for content in self.special)
