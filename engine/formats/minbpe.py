"""minbpe's text model: a pattern, special tokens, and merges of ids.

    minbpe v1
    <pattern, or nothing>
    <number of special tokens>
    <name> <id>                      for each of them
    <id> <id>                        for each merge; what it makes has the next id from 256 on

Follows karpathy/minbpe (base.py, regex.py). Two merges may make the same bytes, which are two
tokens there; here labels are unique, and the later one counts.
"""

from __future__ import annotations

from engine.documented_json import Remarks
from engine.formats.ranked.building import special_tokens, splitter
from engine.formats.ranked.stated import with_stated_ids
from engine.formats.source import Source, text_lines
from engine.models.bpe_model import BPEModel
from engine.pipeline import StagedTokenizer
from engine.pipeline.decoders import ByteLevelDecoder
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.pretokenizers import ByteLevel, PreTokenizer, PreTokenizerSequence
from engine.text.remark import Remark

_LONGEST = 100_000


def open_minbpe(source: Source) -> StagedTokenizer:
    """Open such a file.

    Raises:
        TokenizerFileError: with the line.
    """
    lines = text_lines(source)
    special_total = _number(source, lines, 2)
    special: dict[str, int] = {}
    for index in range(3, 3 + special_total):
        if index >= len(lines):
            raise source.refused(f"line {index + 1}", Remark("the file is cut off"))
        name, _, number = lines[index].rpartition(" ")
        special[name] = _id(source, number, index)
    remarks = Remarks()
    vocabulary, merges = _merges(source, lines, 3 + special_total, remarks)
    split = splitter(source.options.split_rule or lines[1] or "none", source)
    whole = ByteLevel(add_prefix_space=False, use_regex=False)
    cutter: PreTokenizer = whole if split is None else PreTokenizerSequence((split, whole))
    tokenizer = StagedTokenizer(
        "minbpe model",
        BPEModel(vocabulary, merges, whole_rounds=True),
        pre_tokenizer=cutter,
        decoder=ByteLevelDecoder(),
        warnings=remarks.finished(),
    )
    return with_stated_ids(tokenizer, special_tokens(special.items()))


def _merges(
    source: Source, lines: list[str], begin: int, remarks: Remarks
) -> tuple[dict[str, int], list[tuple[str, str]]]:
    labels = list(BYTE_CHARACTERS)
    vocabulary = {label: number for number, label in enumerate(labels)}
    merges: list[tuple[str, str]] = []
    for index in range(begin, len(lines)):
        parts = lines[index].split()
        if len(parts) != 2:
            raise source.refused(f"line {index + 1}", Remark("a merge must be two ids"))
        left, right = (_id(source, part, index) for part in parts)
        if left >= len(labels) or right >= len(labels):
            raise source.refused(
                f"line {index + 1}",
                Remark("id {id} is not made by a line before", id=max(left, right)),
            )
        pair = labels[left], labels[right]
        label = "".join(pair)
        if len(label) > _LONGEST:
            raise source.refused(f"line {index + 1}", Remark("the token is too long"))
        if label in vocabulary:
            remarks.add(
                "ids {first} and {second} stand for the same bytes; the second counts",
                first=vocabulary[label],
                second=len(labels),
            )
        vocabulary[label] = len(labels)
        labels.append(label)
        merges.append(pair)
    return vocabulary, merges


def _number(source: Source, lines: list[str], index: int) -> int:
    if index >= len(lines):
        raise source.refused(f"line {index + 1}", Remark("the file is cut off"))
    return _id(source, lines[index], index)


def _id(source: Source, text: str, index: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise source.refused(f"line {index + 1}", Remark("a whole number is expected here"))
    return int(text)
