"""A JSON list of tokens: the place is the id. Such a list of BERT's is BERT's vocabulary."""

from __future__ import annotations

from engine.documented_json import Remarks
from engine.formats.source import Source
from engine.formats.word_lists.bert import bert_tokenizer, numbered
from engine.formats.word_lists.greedy import open_greedy
from engine.pipeline import Tokenizer
from engine.text.remark import Remark


def open_json_list(source: Source) -> Tokenizer:
    """Open such a list.

    Raises:
        TokenizerFileError: with the entry that is no text.
    """
    entries = source.value if isinstance(source.value, list) else []
    for number, entry in enumerate(entries):
        if not isinstance(entry, str):
            raise source.refused(f"$[{number}]", Remark("this token is no text"))
    remarks = Remarks()
    vocabulary = numbered(entries, remarks)
    if "[UNK]" in vocabulary and any(token.startswith("##") for token in vocabulary):
        return bert_tokenizer(vocabulary, source, remarks, "list of tokens (WordPiece)")
    return open_greedy(vocabulary, source, remarks)
