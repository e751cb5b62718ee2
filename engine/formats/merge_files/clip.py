"""CLIP's `bpe_simple_vocab_16e6.txt`: merges of which the first 48 894 count (Radford et al. 2021).

Ids are given by the program (open_clip, tokenizer.py): the 256 characters of bytes, the same with
`</w>`, what the merges make, and two special tokens. The program looks for these in the same
pattern as for words, so that it misses one after a mark such as `!`; here it is found there, too.
"""

from __future__ import annotations

from itertools import islice

from engine.documented_json import Remarks
from engine.formats.merge_files.clip_cleaning import ClipCleaning
from engine.formats.merge_files.lines import MergeLines, read_merges
from engine.formats.merge_files.styles import WORD_END
from engine.formats.source import Source
from engine.models.bpe_model import BPEModel
from engine.pipeline import AddedToken, StagedTokenizer
from engine.pipeline.chunk_stages import CLIP_PATTERN
from engine.pipeline.decoders import ByteLevelDecoder, DecoderSequence, ReplaceDecoder
from engine.pipeline.post_processors import NamedId, RobertaProcessing
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.pretokenizers import ByteLevel, PreTokenizerSequence, Split
from engine.text.remark import Remark

_MERGE_TOTAL = 49_152 - 256 - 2
_FIRST, _LAST = "<start_of_text>", "<end_of_text>"


def open_clip(source: Source) -> StagedTokenizer:
    """Open the file.

    Raises:
        TokenizerFileError: with the line that is no merge.
    """
    remarks = Remarks()
    lines = _lines(source, remarks)
    pairs = lines.pairs[:_MERGE_TOTAL]
    visible = [character for character in BYTE_CHARACTERS if character < "\u0100"]
    others = [character for character in BYTE_CHARACTERS if character >= "\u0100"]
    ends = [character + WORD_END for character in (*visible, *others)]
    labels = [*visible, *others, *ends, *map("".join, pairs), _FIRST, _LAST]
    vocabulary = {label: number for number, label in enumerate(labels)}
    special = tuple(
        AddedToken(vocabulary[name], name, special=True, normalized=True)
        for name in (_FIRST, _LAST)
    )
    sep, cls = NamedId(_LAST, vocabulary[_LAST]), NamedId(_FIRST, vocabulary[_FIRST])
    return StagedTokenizer(
        "CLIP merges",
        BPEModel(vocabulary, pairs, end_of_word_suffix=WORD_END, whole_rounds=True),
        normalizer=ClipCleaning(),
        pre_tokenizer=PreTokenizerSequence(
            (
                Split(f"(?i:{CLIP_PATTERN})", behavior="Removed", invert=True),
                ByteLevel(add_prefix_space=False, use_regex=False),
            )
        ),
        post_processor=RobertaProcessing(sep, cls, trim_offsets=False, add_prefix_space=False),
        decoder=DecoderSequence((ByteLevelDecoder(), ReplaceDecoder(WORD_END, " "))),
        added_tokens=special,
        warnings=remarks.finished(),
        facts=(("merges in the file", len(lines.pairs)), ("merges used", len(pairs))),
    )


def _lines(source: Source, remarks: Remarks) -> MergeLines:
    """Read the merges behind the first line, and of those only as many as count."""
    data = source.data.split(b"\n", 1)
    rest = b"#version\n" + (data[1] if len(data) > 1 else b"")
    lines = read_merges(Source(source.path, rest, options=source.options), remarks)
    known = set(BYTE_CHARACTERS) | {character + WORD_END for character in BYTE_CHARACTERS}
    numbered = zip(lines.pairs, lines.numbers, strict=True)
    for (left, right), number in islice(numbered, _MERGE_TOTAL):
        if left not in known or right not in known:
            raise source.refused(
                f"line {number}",
                Remark(
                    "this merge needs {token!r}, which no line before it makes",
                    token=(left if left not in known else right)[:60],
                ),
            )
        known.add(left + right)
    return lines
