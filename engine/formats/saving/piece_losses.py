"""What tokenizer.json loses of a SentencePiece model, sentence by sentence.

`sentencepiece` beside this module says how it is written there.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.formats.saving.loss import Loss
from engine.formats.saving.piece_models import counts_of_types, recovered
from engine.formats.sentencepiece.ends import SentencePieceEnds
from engine.formats.sentencepiece.tokenizer import SentencePieceTokenizer
from engine.models.sentencepiece import SentencePieceBPE, SentencePieceUnigram
from engine.text.normalizers.sentencepiece import SPACE
from engine.text.remark import Remark


def sentencepiece_losses(tokenizer: SentencePieceTokenizer) -> Iterator[Loss]:
    """Say what would be lost."""
    model = tokenizer.model
    if isinstance(model, SentencePieceUnigram):
        yield from map(Loss, _of_scores(model))
        if not np.isfinite(model.pieces.scores).all():
            reason = Remark("this format cannot hold scores that are no numbers")
            yield Loss(reason, True)
    elif isinstance(model, SentencePieceBPE):
        yield from map(Loss, _of_merges(model, tokenizer))
    elif model.byte_fallback:
        yield Loss(
            Remark("unknown words would be one token, where SentencePiece makes one of each byte")
        )
    else:
        yield Loss(
            Remark("unknown words in a row would be a token each, where SentencePiece makes one")
        )
    yield from map(Loss, _of_texts(tokenizer))
    yield from map(Loss, _of_special(tokenizer))


def _of_scores(model: SentencePieceUnigram) -> Iterator[Remark]:
    yield Remark(
        "sums of scores would be rounded otherwise: where two ways to split are equally good, the"
        " other one may be taken"
    )
    counts = counts_of_types(model.pieces)
    if counts["byte"]:
        yield Remark(
            "names of byte tokens, such as {token}, would be taken for these tokens in a text",
            token=model.pieces.of_types("byte")[0],
        )
    if counts["unused"]:
        yield _unused(counts["unused"])


def _of_merges(model: SentencePieceBPE, tokenizer: SentencePieceTokenizer) -> Iterator[Remark]:
    found, counts = recovered(model), counts_of_types(tokenizer.pieces)
    if found.shared:
        yield Remark(
            "{count} pieces have the score of another one: where two such overlap, SentencePiece"
            " makes the left one, and from then on it would be the one that the file has first",
            count=found.shared,
        )
    if found.unwritable:
        yield Remark(
            "{count} pieces are made of characters that are no pieces themselves; such characters"
            " would be unknown",
            count=found.unwritable,
        )
    if counts["unused"]:
        yield _unused(counts["unused"])
    lonely = found.never_made + counts["byte"]
    if counts["user-defined"] and lonely:
        yield Remark(
            "{count} pieces that SentencePiece makes of no text would be given where their text"
            " stands alone between user-defined pieces",
            count=lonely,
        )


def _unused(count: int) -> Remark:
    return Remark("{count} unused pieces would be used like any other", count=count)


def _of_texts(tokenizer: SentencePieceTokenizer) -> Iterator[Remark]:
    own = tokenizer.normalizer
    if own.precompiled_charsmap:
        yield Remark(
            "the map of characters would be applied to characters together with their marks: a few"
            " texts, most of them with marks written apart, would be changed otherwise"
        )
    with_spaces = any({" ", SPACE} & set(piece) for piece in own.user_defined)
    if own.user_defined and (own.precompiled_charsmap or with_spaces):
        yield Remark(
            "the text of user-defined pieces ({count}) would no longer be kept from changes before"
            " splitting",
            count=len(own.user_defined),
        )


def _of_special(tokenizer: SentencePieceTokenizer) -> Iterator[Remark]:
    counts = counts_of_types(tokenizer.pieces)
    yield Remark(
        "names of special tokens in a text would be recognised from then on ({count})",
        count=counts["unknown"] + counts["control"],
    )
    ends = tokenizer.post_processor
    if isinstance(ends, SentencePieceEnds):
        named = [piece.name for piece in (ends.bos, ends.eos) if piece is not None]
        yield Remark(
            "the file leaves open whether {names} are put around a text; from then on the library"
            " would put them there unless it is told not to",
            names=", ".join(named),
        )
    if not counts["byte"]:
        yield Remark(
            "unknown characters would be left out of decoded texts, where SentencePiece writes"
            " {surface!r}",
            surface=tokenizer.decoder.unknown_surface,
        )
    if tokenizer.decoder.denormalizer is not None:
        yield Remark("the map that changes decoded texts would be lost")
