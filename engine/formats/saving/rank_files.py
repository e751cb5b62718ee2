"""BPEParts -> a .tiktoken file.

There ids are ranks, and two tokens are merged wherever their joined bytes are a token. So a
tokenizer fits if its merges stand in the order of the ids they make, and each token is made by the
merge that such ranks lead to.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping, Sequence

from engine.formats.ranked.known import likely_rule
from engine.formats.saving.loss import Loss, half_characters
from engine.formats.saving.parts import BPEParts
from engine.models.joined_pairs import last_cut
from engine.models.own_text import own_merge
from engine.models.rank_ordered import RankOrdered
from engine.models.symbol_text import SymbolText
from engine.text.byte_characters import bytes_of_label
from engine.text.remark import Remark

_MOST = 2**32 - 1


def rank_file_losses(parts: BPEParts) -> Iterator[Loss]:
    """Say what a .tiktoken file would lose."""
    if parts.alphabet != "bytes" or parts.mark:
        yield Loss(Remark("only tokens of bytes without marks of words' ends have ranks"), True)
        return
    yield from _wrong_ranks(parts)
    if parts.odd_stages:
        names = ", ".join(parts.odd_stages)
        yield Loss(Remark("this format has no place for these stages: {names}", names=names), True)
    if parts.special:
        yield Loss(
            Remark(
                "the special tokens would be lost: the format has no place for them ({count})",
                count=len(parts.special),
            )
        )
    if parts.is_documented:
        yield half_characters()
    if parts.rule != likely_rule(len(parts.vocabulary)):
        yield Loss(Remark("the split rule would be lost: whoever opens the file has to choose it"))
    elif not parts.rule_is_chosen:
        yield Loss(
            Remark(
                "the split rule is not in the file: here it is guessed from the number of tokens,"
                " other programs have to be told"
            )
        )


def rank_file(parts: BPEParts) -> bytes:
    """Write the ranks."""
    rows = sorted((rank, data) for data, rank in _ranks(parts).items())
    if rows and rows[0][0] > 0:
        # Such files are known by rank 0, or by a single byte, in their first line.
        rows.sort(key=lambda row: len(row[1]) != 1)
    # An empty token needs a sign of its own, as in Whisper's file: lines are cut at spaces.
    written = ((base64.b64encode(data) or b"=", rank) for rank, data in rows)
    return b"".join(b"%s %d\n" % row for row in written)


def _ranks(parts: BPEParts) -> Mapping[bytes, int]:
    written = ((bytes_of_label(label), rank) for label, rank in parts.vocabulary.items())
    return {data: rank for data, rank in written if data is not None}


def _wrong_ranks(parts: BPEParts) -> Iterator[Loss]:
    ranks = _ranks(parts)
    numbers = list(parts.vocabulary.values())
    if (
        len(ranks) < len(numbers)
        or len(set(numbers)) < len(numbers)
        or max(numbers, default=0) >= _MOST
    ):
        yield Loss(Remark("the labels or the ids do not go with ranks of bytes"), True)
        return
    if parts.whole_words and parts.unreachable == 0 and len(parts.merges) == _longer(ranks):
        made = dict.fromkeys(map("".join, parts.merges))
        if [parts.vocabulary[label] for label in made] == sorted(parts.vocabulary[t] for t in made):
            return
    wrong = _wrongly_made(parts, ranks)
    if wrong:
        yield Loss(
            Remark(
                "ranks cannot say how {count} of the tokens are made: texts would be split"
                " otherwise",
                count=wrong,
            ),
            True,
        )


def _longer(ranks: Mapping[bytes, int]) -> int:
    return sum(len(data) > 1 for data in ranks)


def _wrongly_made(parts: BPEParts, ranks: Mapping[bytes, int]) -> int:
    """Count the tokens whose merge is another than the one that ranks lead to."""
    pairs: dict[bytes, tuple[bytes, bytes]] = {}
    wrong: set[bytes] = set()
    highest = -1
    for left, right in _applied(parts):
        first, second = bytes_of_label(left) or b"", bytes_of_label(right) or b""
        joined = first + second
        if joined in pairs or ranks.get(joined, -1) < highest:
            wrong.add(joined)
        highest = max(highest, ranks.get(joined, -1))
        pairs[joined] = first, second
    texts = {data.decode("latin-1"): rank for data, rank in ranks.items()}
    for text in texts:
        if len(text) > 1:
            cut = last_cut(text, texts)
            data = text.encode("latin-1")
            made = (data[:cut], data[cut:]) if cut else None
            if parts.of_no_tokens and made is not None and not ranks.keys() >= {*made}:
                continue  # ranks do join what has none
            if pairs.get(data) != made:
                wrong.add(data)
    return len(wrong)


def _applied(parts: BPEParts) -> Sequence[tuple[str, str]]:
    """Leave out merges that never happen, where several would make the same token.

    Files that were converted from ranks (Llama 3) list every pair that makes a token.
    """
    if len(set(map("".join, parts.merges))) == len(parts.merges):
        return parts.merges
    order, writing = RankOrdered(parts.merges), SymbolText()
    found = (own_merge(label, writing, order) for label in parts.vocabulary if len(label) > 1)
    own = sorted(merge for merge in found if merge is not None)
    return [(merge.left, merge.right) for merge in own]
