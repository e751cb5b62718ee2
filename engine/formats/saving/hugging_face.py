"""Tokenizers -> tokenizer.json.

One whose stages are all known there is written as it is. Another one with merges is written in the
stages that do the same: bytes as ByteLevel, ranks as the merges that they lead to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.formats.ranked.known import PATTERNS
from engine.formats.saving.components import (
    CLIP,
    Json,
    added_token,
    foreign_stages,
    is_foreign_model,
    stage_object,
    start_of_file,
    whole_file,
)
from engine.formats.saving.loss import Loss, half_characters, merges_of_no_tokens
from engine.formats.saving.pair_files import shared_label
from engine.formats.saving.parts import BPEParts
from engine.pipeline import AddedToken, StagedTokenizer, Tokenizer
from engine.pipeline.decoders import (
    BPEDecoder,
    ByteLevelDecoder,
    Decoder,
    DecoderSequence,
    Fuse,
    ReplaceDecoder,
)
from engine.pipeline.post_processors import SpecialTokens, TemplatePiece, TemplateProcessing
from engine.text.pretokenize import BETWEEN_SPACES
from engine.text.pretokenizers import ByteLevel, PreTokenizer, PreTokenizerSequence, Split
from engine.text.remark import Remark

# Python's \w and \s, which the documented rule means, in classes that mean the same to Oniguruma.
_WORD, _SPACE = r"\p{L}\p{N}_", r"\s\x1c-\x1f"
_RULES = {
    "document": rf" ?[{_WORD}]+| ?[^{_SPACE}{_WORD}]+|[{_SPACE}]+(?![^{_SPACE}])|[{_SPACE}]+",
    "whitespace": rf"[^{_SPACE}]+",
}
_POSSESSIVE = re.compile(r"(\\p\{\w+\}\{\d+,\d*\})\+")


def is_written_whole(tokenizer: Tokenizer) -> bool:
    """Whether all stages are known there, or have a stand-in."""
    if not isinstance(tokenizer, StagedTokenizer) or tokenizer.refusal is not None:
        return False
    return not is_foreign_model(tokenizer) and not {*foreign_stages(tokenizer)} - {CLIP}


def stand_in_losses(tokenizer: Tokenizer) -> Iterator[Loss]:
    """Say what a tokenizer that is written whole loses by a stand-in."""
    if isinstance(tokenizer, StagedTokenizer) and CLIP in foreign_stages(tokenizer):
        yield Loss(
            Remark(
                "texts would no longer be mended as CLIP's program does it: wrong encodings, odd"
                " forms of letters, quotes and spaces, names of characters in HTML"
            )
        )


def hugging_face_losses(parts: BPEParts) -> Iterator[Loss]:
    """Say what tokenizer.json would lose of a tokenizer that is not written whole."""
    if parts.odd_stages:
        names = ", ".join(parts.odd_stages)
        yield Loss(Remark("this format has no place for these stages: {names}", names=names), True)
    if parts.mark and not parts.mark_attached:
        yield Loss(
            Remark("this format cannot hold a mark of words' ends that is a symbol of its own"),
            True,
        )
    elif parts.mark and parts.alphabet == "bytes":
        yield Loss(Remark("this format cannot hold marks of words' ends beside bytes"), True)
    if parts.is_documented and parts.alphabet == "bytes":
        yield half_characters()
    if parts.of_no_tokens:
        yield merges_of_no_tokens(parts.of_no_tokens)
    if parts.refuses_unknown:
        yield Loss(Remark("unknown characters would be dropped, where now they are an error"))
    if parts.special and parts.is_documented:
        yield Loss(
            Remark(
                "names of special tokens in a text would be recognised from then on ({count})",
                count=len(parts.special),
            )
        )
    shared = parts.vocabulary.keys() & parts.special.keys()
    if shared:
        yield Loss(shared_label(shared), True)


def hugging_face_file(tokenizer: Tokenizer, parts: BPEParts | None) -> Json:
    """Write the file."""
    if isinstance(tokenizer, StagedTokenizer) and is_written_whole(tokenizer):
        return whole_file(tokenizer)
    if parts is None:
        raise ValueError("only tokenizers with merges can be written in other stages")
    added = (
        AddedToken(number, name, special=True, normalized=False)
        for name, number in sorted(parts.special.items(), key=lambda item: item[1])
    )
    return {
        **start_of_file(),
        "added_tokens": [added_token(token) for token in added],
        "normalizer": None,
        "pre_tokenizer": stage_object("pre_tokenizer", _pre_tokenizer(parts)),
        "post_processor": stage_object("post_processor", _template(parts)),
        "decoder": stage_object("decoder", _decoder(parts)),
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": parts.unknown,
            "continuing_subword_prefix": None,
            "end_of_word_suffix": parts.mark or None,
            "fuse_unk": False,
            "byte_fallback": False,
            "ignore_merges": parts.whole_words,
            "vocab": {**parts.vocabulary, **parts.special},
            "merges": [list(pair) for pair in parts.merges],
        },
    }


def _pre_tokenizer(parts: BPEParts) -> PreTokenizer | None:
    stages: list[PreTokenizer] = []
    if parts.rule != "none":
        pattern = _RULES.get(parts.rule) or PATTERNS.get(parts.rule, parts.rule)
        pattern = _POSSESSIVE.sub(r"(?>\1)", pattern)
        stages.append(Split(pattern, behavior="Removed", invert=True))
    if parts.alphabet == "bytes":
        stages.append(ByteLevel(add_prefix_space=False, use_regex=False))
    return PreTokenizerSequence(stages) if stages else None


def _template(parts: BPEParts) -> TemplateProcessing | None:
    ids = {**parts.vocabulary, **parts.special}
    names = [name for name in (parts.first, parts.last) if name is not None]
    if not names:
        return None
    first = (TemplatePiece(parts.first, False),) if parts.first is not None else ()
    last = (TemplatePiece(parts.last, False),) if parts.last is not None else ()
    return TemplateProcessing(
        (*first, TemplatePiece("A", True), *last),
        special_tokens={name: SpecialTokens((ids[name],), (name,)) for name in names},
    )


def _decoder(parts: BPEParts) -> Decoder:
    if parts.alphabet == "bytes":
        return ByteLevelDecoder()
    if not parts.mark:
        return Fuse()
    if parts.rule in ("whitespace", BETWEEN_SPACES):
        return BPEDecoder(parts.mark)
    return DecoderSequence((ReplaceDecoder(parts.mark, ""), Fuse()))
