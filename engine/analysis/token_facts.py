"""One token of the vocabulary: what it is, what it stands for and what it was made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.analysis.file_facts import kind_of, makers_of, used_first
from engine.models.rank_ordered import RankOrdered
from engine.pipeline import DocumentedTokenizer, Tokenizer, UnknownIdError
from engine.tokenizer import BPETokenizer

Kind = Literal["symbol", "merged", "special", "other"]


@dataclass(frozen=True, slots=True)
class TokenFacts:
    """What is known of a token.

    Attributes:
        id: its id.
        label: its name in the vocabulary.
        data: the bytes that it stands for in a text (without end-of-word mark).
        text: these bytes as text; None if they are not whole characters.
        rank: the rank of the merge that makes it; None if none does.
        parents: the two tokens of that merge.
        parent_ids: their ids, None where the vocabulary does not have them.
        kind: "special"; "symbol": no merge is needed; "merged"; "other": longer than a symbol, but
            no merge makes it.
        ends_word: an end-of-word mark belongs to it.
        merges: all merges whose result it is, as (rank, left, right); the first is applied.
    """

    id: int
    label: str
    data: bytes
    text: str | None
    rank: int | None
    parents: tuple[str, str] | None
    parent_ids: tuple[int | None, int | None] | None
    kind: Kind
    ends_word: bool = False
    merges: tuple[tuple[int, str, str], ...] = ()


def token_facts(tokenizer: Tokenizer | BPETokenizer, id: int) -> TokenFacts:
    """Give what is known of the token with an id.

    >>> tokenizer = BPETokenizer()
    >>> tokenizer.train(["low"] * 5 + ["newest"] * 6 + ["widest"] * 3, vocab_size=20)
    >>> facts = token_facts(tokenizer, tokenizer.vocab["est"])
    >>> facts.rank, facts.parents, facts.data, facts.kind
    (1, ('es', 't'), b'est', 'merged')

    Raises:
        UnknownIdError: no token has this id.
    """
    model = tokenizer.model if isinstance(tokenizer, DocumentedTokenizer) else tokenizer
    if not isinstance(model, BPETokenizer):
        return _facts_of_file(model, id)
    label = model.inverse_vocab.get(id)
    if label is None:
        raise UnknownIdError((id,))
    special = id in model.special_ids
    if not model.is_trained(label):
        data = label.encode("utf-8", "surrogatepass")
        kind: Kind = "special" if special else "other"
        return TokenFacts(id, label, data, label, None, None, None, kind)
    text, ends_word = model.writing.without_mark(model.writing.text(label))
    data = model.writing.data(text)
    merges = _merges(model, label)
    parents = merges[0][1:] if merges else None
    return TokenFacts(
        id,
        label,
        data,
        _as_text(data),
        merges[0][0] if merges else None,
        parents,
        None if parents is None else (model.vocab.get(parents[0]), model.vocab.get(parents[1])),
        "special" if special else _kind(model, label, bool(merges)),
        ends_word,
        merges,
    )


def _facts_of_file(tokenizer: Tokenizer, id: int) -> TokenFacts:
    token = tokenizer.token(id)
    data = token.data or b""
    merges = makers_of(tokenizer, token.label)
    parents = merges[0][1:] if merges else None
    find = tokenizer.vocabulary.get
    return TokenFacts(
        id=id,
        label=token.label,
        data=data,
        text=_as_text(data),
        rank=merges[0][0] if merges else None,
        parents=parents,
        parent_ids=None if parents is None else (find(parents[0]), find(parents[1])),
        kind=kind_of(data, special=token.special, merged=bool(merges)),
        merges=merges,
    )


def _merges(model: BPETokenizer, label: str) -> tuple[tuple[int, str, str], ...]:
    merges = [(rank, *model.merge_list[rank]) for rank in model.ranks_of(label)]
    order = model.splitter.by_merges("rank-ordered")
    if not isinstance(order, RankOrdered):
        return tuple(merges)
    return used_first(merges, model.writing.text(label), model.writing, order)


def _kind(model: BPETokenizer, label: str, merged: bool) -> Kind:
    if merged:
        return "merged"
    text, ends_word = model.writing.without_mark(model.writing.text(label))
    attached = model.writing.attached or not ends_word
    return "symbol" if len(text) == int(attached) else "other"


def _as_text(data: bytes) -> str | None:
    try:
        return data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:
        return None
