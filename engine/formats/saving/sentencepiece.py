"""SentencePiece models -> tokenizer.json: other stages than the model's own that do the same.

Its normalizer becomes replacements in the same order, its pieces a Unigram model or the merges that
their scores lead to. User-defined pieces are cut out of the normalized text, as SentencePiece does,
and not of the text as it was, as added tokens are. `sentencepiece_losses` says where that is not
the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.formats.saving.components import Json, added_token, stage_object, start_of_file
from engine.formats.saving.piece_models import bpe_model, unigram_model, word_model
from engine.formats.sentencepiece.ends import SentencePieceEnds
from engine.formats.sentencepiece.tokenizer import SentencePieceTokenizer
from engine.models.sentencepiece import SentencePieceBPE, SentencePieceUnigram
from engine.pipeline import AddedToken
from engine.pipeline.decoders import (
    ByteFallback,
    DecoderSequence,
    Fuse,
    ReplaceDecoder,
    StripDecoder,
)
from engine.pipeline.post_processors import SpecialTokens, TemplatePiece, TemplateProcessing
from engine.text.normalizers import Normalizer, NormalizerSequence, Precompiled, Prepend, Replace
from engine.text.normalizers.sentencepiece import SPACE, SentencePieceNormalizer
from engine.text.pretokenizers import Metaspace, PreTokenizer, Split


def sentencepiece_file(tokenizer: SentencePieceTokenizer) -> Json:
    """Write the file; the ids of pieces stay."""
    special = tokenizer.pieces.numbers("unknown", "control")
    texts = tokenizer.pieces.texts
    added = (AddedToken(n, texts[n], special=True, normalized=False) for n in special)
    return {
        **start_of_file(),
        "added_tokens": [added_token(token) for token in added],
        "normalizer": stage_object("normalizer", _normalizer(tokenizer.normalizer)),
        "pre_tokenizer": stage_object("pre_tokenizer", _pre_tokenizer(tokenizer)),
        "post_processor": stage_object("post_processor", _template(tokenizer)),
        "decoder": stage_object("decoder", _decoder(tokenizer)),
        "model": _model(tokenizer),
    }


def _normalizer(own: SentencePieceNormalizer) -> NormalizerSequence:
    """Do what `Normalizer::Normalize` of SentencePiece does, step by step."""
    return NormalizerSequence(tuple(_steps(own)))


def _steps(own: SentencePieceNormalizer) -> Iterator[Normalizer]:
    if own.precompiled_charsmap:
        yield Precompiled(own.precompiled_charsmap)
    if own.remove_extra_whitespaces:
        yield Replace(r"\A +", "", is_regex=True)
        yield Replace(" {2,}", " ", is_regex=True)
    if own.add_dummy_prefix and not own.treat_whitespace_as_suffix:
        yield Prepend(own.space)
    if own.escape_whitespaces:
        yield Replace(" ", SPACE, is_regex=False)
    if own.remove_extra_whitespaces:
        yield Replace(rf"{own.space}+\z", "", is_regex=True)
    if own.add_dummy_prefix and own.treat_whitespace_as_suffix:
        yield Replace(r"\z", own.space, is_regex=True)


def _pre_tokenizer(tokenizer: SentencePieceTokenizer) -> PreTokenizer | None:
    if tokenizer.model.kind == "Word":
        return Metaspace(SPACE, "never", split=True)
    if isinstance(tokenizer.model, SentencePieceUnigram):
        return Metaspace(SPACE, "never", split=True) if begins_words(tokenizer) else None
    defined = tokenizer.pieces.of_types("user-defined")
    if not defined:
        return None
    # The longest first: that is what SentencePiece finds.
    defined.sort(key=len, reverse=True)
    return Split("|".join(map(re.escape, defined)), behavior="Isolated")


def begins_words(tokenizer: SentencePieceTokenizer) -> bool:
    """Tell whether the mark of spaces only ever begins a piece, so that texts can be cut there."""
    pieces = tokenizer.pieces
    if SPACE not in pieces.of_types("normal", "user-defined"):
        return False
    return not any(SPACE in t[1:] for t in pieces.of_types("normal", "user-defined", "unused"))


def _template(tokenizer: SentencePieceTokenizer) -> TemplateProcessing | None:
    ends = tokenizer.post_processor
    if not isinstance(ends, SentencePieceEnds):
        return None
    before, after = (
        () if piece is None else (TemplatePiece(piece.name, is_text=False),)
        for piece in (ends.bos, ends.eos)
    )
    named = [piece for piece in (ends.bos, ends.eos) if piece is not None]
    return TemplateProcessing(
        (*before, TemplatePiece("A", is_text=True), *after),
        special_tokens={piece.name: SpecialTokens((piece.id,), (piece.name,)) for piece in named},
    )


def _decoder(tokenizer: SentencePieceTokenizer) -> DecoderSequence:
    own = tokenizer.normalizer
    takes_off = own.add_dummy_prefix or own.remove_extra_whitespaces
    strip = (StripDecoder(" ", 1, 0),) if takes_off and own.escape_whitespaces else ()
    return DecoderSequence((ReplaceDecoder(SPACE, " "), ByteFallback(), Fuse(), *strip))


def _model(tokenizer: SentencePieceTokenizer) -> Json:
    model = tokenizer.model
    if isinstance(model, SentencePieceUnigram):
        return unigram_model(model)
    if isinstance(model, SentencePieceBPE):
        return bpe_model(model)
    return word_model(model.vocabulary, tokenizer.decoder.unknown)
