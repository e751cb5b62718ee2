"""Codes of subword-nmt, and other merges of characters that come without a vocabulary.

The program of Sennrich et al. (2016) has no ids. Here the characters get them first, in their
order, then what the merges make, and last a token for everything unknown, which the program leaves
as it is. With `#version: 0.2` the last character of a word carries `</w>`, without it `</w>` is a
symbol of its own; the program prints neither, and marks words that go on with @@ instead.
"""

from __future__ import annotations

from engine.documented_json import Document, Remarks, Settings
from engine.formats.merge_files.lines import MergeLines
from engine.formats.merge_files.styles import WORD_END
from engine.formats.source import Source
from engine.pipeline import DocumentedTokenizer, Tokenizer
from engine.text.pretokenize import BETWEEN_SPACES
from engine.tokenizer import BPETokenizer

_UNKNOWN = "<unk>"


def open_codes(lines: MergeLines, source: Source, remarks: Remarks) -> Tokenizer:
    """Make a tokenizer of merges alone."""
    pairs = list(dict.fromkeys(lines.pairs))
    if len(pairs) < len(lines.pairs):
        remarks.add("a merge that comes again counts where it comes first")
    remarks.add("the file has no ids: they are given here, characters first, then the merges")
    has_ends = any(part.endswith(WORD_END) for pair in pairs for part in pair)
    attached = has_ends and lines.version.split()[-1:] not in ([], ["0.1"])
    labels = _labels(pairs, has_ends, attached)
    vocabulary = {label: number for number, label in enumerate([*labels, _UNKNOWN])}
    settings = Settings(
        split_rule=source.options.split_rule or (BETWEEN_SPACES if has_ends else "document"),
        end_of_word=WORD_END if has_ends else "",
        end_of_word_attached=attached,
    )
    document = Document(
        vocabulary, tuple(pairs), tuple(labels), settings=settings, warnings=remarks.finished()
    )
    name = "subword-nmt codes" if has_ends else "merges"
    return DocumentedTokenizer(BPETokenizer.from_document(document), name)


def _labels(pairs: list[tuple[str, str]], has_ends: bool, attached: bool) -> list[str]:
    """Give the symbols in their order, then what is made of them."""
    made = dict.fromkeys(map("".join, pairs))
    symbols = {part for pair in pairs for part in pair} - made.keys()
    if attached:
        plain = {symbol.removesuffix(WORD_END) for symbol in symbols} - {""}
        symbols = plain | {symbol + WORD_END for symbol in plain}
    elif has_ends:
        symbols.add(WORD_END)
    return list(dict.fromkeys([*sorted(symbols), *made]))
