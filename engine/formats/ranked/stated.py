"""StatedVocabulary: special tokens have the ids that are stated, wherever they lie.

Hugging Face's library numbers added tokens on behind the vocabulary, and so does `StagedTokenizer`.
Files of ranks leave holes, and tekken.json puts the special tokens before all others.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.pipeline import AddedToken, StagedTokenizer
from engine.pipeline.added_vocabulary import AddedVocabulary


class StatedVocabulary(AddedVocabulary):
    """Added tokens with the ids that they state.

    >>> StatedVocabulary([AddedToken(7, "<s>", special=True)]).ids
    {'<s>': 7}
    """

    def __init__(self, tokens: Iterable[AddedToken]) -> None:
        """Take the tokens."""
        super().__init__((), {})
        for token in tokens:
            self.ids[token.content] = token.id
            self.by_id[token.id] = token
            if token.special:
                self.special.add(token.content)


def with_stated_ids(tokenizer: StagedTokenizer, tokens: Iterable[AddedToken]) -> StagedTokenizer:
    """Give a new tokenizer added tokens with the ids that they state."""
    tokenizer.added = StatedVocabulary(tokens)
    tokenizer.added_tokens = tuple(tokenizer.added.by_id.values())
    return tokenizer
