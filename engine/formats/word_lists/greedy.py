"""A vocabulary and nothing else: texts are split by the longest token that fits, and it says so."""

from __future__ import annotations

from collections.abc import Mapping

from engine.documented_json import SPECIAL_NAMES, Document, Remarks, Settings
from engine.formats.merge_files.styles import around_bytes, special_names, style_of
from engine.formats.source import Source
from engine.models.word_piece import WordPiece
from engine.pipeline import AddedToken, DocumentedTokenizer, StagedTokenizer, Tokenizer
from engine.tokenizer import BPETokenizer

_NO_LIMIT = 1 << 30
_UNKNOWN = ("<unk>", "[UNK]", "<UNK>")


def open_greedy(vocabulary: Mapping[str, int], source: Source, remarks: Remarks) -> Tokenizer:
    """Make a tokenizer of a vocabulary alone."""
    is_characters = all(len(label) == 1 or label[0] in "<[" for label in vocabulary if label)
    if is_characters and vocabulary:
        remarks.add(
            "each entry is a single character: this is a map of characters, which splits texts into"
            " these"
        )
    else:
        remarks.add(
            "the file has no merges, and none lie beside it (merges.txt, vocab.bpe): texts are"
            " split by longest match"
        )
    if style_of(vocabulary) == "bytes":
        return _byte_level(vocabulary, source, remarks)
    special = special_names(vocabulary)
    names = dict(SPECIAL_NAMES)
    unknown = next((name for name in _UNKNOWN if name in vocabulary), None)
    if unknown is not None:
        names["unk_token"] = unknown
    document = Document(
        vocabulary,
        None,
        tuple(label for label in vocabulary if label and label not in special),
        names,
        Settings(split_rule=source.options.split_rule or "document"),
        warnings=remarks.finished(),
    )
    return DocumentedTokenizer(BPETokenizer.from_document(document), "vocabulary only")


def _byte_level(vocabulary: Mapping[str, int], source: Source, remarks: Remarks) -> StagedTokenizer:
    around = around_bytes(vocabulary, source.options.split_rule or "gpt2", source)
    return StagedTokenizer(
        "vocabulary only (byte-level)",
        WordPiece(vocabulary, "<unk>" if "<unk>" in vocabulary else "", "", _NO_LIMIT),
        pre_tokenizer=around.pre_tokenizer,
        post_processor=around.post_processor,
        decoder=around.decoder,
        added_tokens=tuple(
            AddedToken(number, name, special=True, normalized=False)
            for name, number in special_names(vocabulary).items()
        ),
        warnings=remarks.finished(),
    )
