"""The entries of a vocabulary, one by one, as the tokenizer gives them."""

from __future__ import annotations

from itertools import pairwise

from engine.analysis.progress import Progress
from engine.models.model import Model
from engine.pipeline import Token, Tokenizer

_TOLD_EVERY = 5_000


def entries(tokenizer: Tokenizer, progress: Progress | None = None) -> list[Token]:
    """Give all tokens of a vocabulary, by id; of tokens that share an id, the real one last.

    Args:
        tokenizer: the tokenizer.
        progress: hears how many tokens of how many are done.
    """
    labels = list(tokenizer.vocabulary.items())
    known = set(tokenizer.vocabulary.values())
    added = (token for token in tokenizer.added_tokens if token.id not in known)
    labels += [(token.content, token.id) for token in added]
    labels.sort(key=lambda entry: entry[1])
    found: list[Token] = []
    for label, number in labels:
        token = tokenizer.token(number)
        found.append(token if token.label == label else _overshadowed(tokenizer, label, token))
        if progress is not None and len(found) % _TOLD_EVERY == 0:
            progress(len(found), len(labels))
    return _real_ones_last(tokenizer, found) if _has_shared_ids(found) else found


def _overshadowed(tokenizer: Tokenizer, label: str, real: Token) -> Token:
    """Describe a token whose id decoding gives to another one."""
    model = tokenizer.model
    data = model.data(label) if isinstance(model, Model) else label.encode("utf-8", "surrogatepass")
    return Token(real.id, label, data)


def _has_shared_ids(found: list[Token]) -> bool:
    return any(one.id == other.id for one, other in pairwise(found))


def _real_ones_last(tokenizer: Tokenizer, found: list[Token]) -> list[Token]:
    def order(token: Token) -> tuple[int, bool]:
        return token.id, tokenizer.token(token.id).label == token.label

    return sorted(found, key=order)
