"""What a vocabulary of BPE looks like, and the stages that programs put around such a one.

`vocab.json` and `merges.txt` say nothing about normalizer, pre-tokenizer and decoder; the class
names in `config.json` do, which is not beside every file. The labels tell the kinds apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Literal

from engine.formats.ranked.building import splitter
from engine.formats.source import Source
from engine.pipeline.chunk_stages import CLIP_PATTERN
from engine.pipeline.decoders import BPEDecoder, ByteLevelDecoder, Decoder, MetaspaceDecoder
from engine.pipeline.post_processors import (
    NamedId,
    PostProcessor,
    RobertaProcessing,
)
from engine.text.byte_characters import BYTE_CHARACTERS, CHARACTER_BYTES
from engine.text.normalizers import (
    NFC,
    NFKC,
    BertNormalizer,
    Lowercase,
    Normalizer,
    NormalizerSequence,
    Replace,
)
from engine.text.pretokenizers import (
    BertPreTokenizer,
    ByteLevel,
    Metaspace,
    PreTokenizer,
    PreTokenizerSequence,
    Split,
)

Style = Literal["bytes", "clip", "word ends", "spaces", "plain"]

WORD_END = "</w>"
ROBERTA = frozenset({"<s>", "</s>", "<pad>", "<mask>"})
"""Names that tell RoBERTa's files from those of GPT-2."""
_ODD_BYTES = frozenset(BYTE_CHARACTERS[:33])
_ENOUGH = 5_000
_GPT2_END = "<|endoftext|>"
_NAMES = ("<unk>", "<s>", "</s>", "<pad>", "<mask>", "[UNK]", "[PAD]")


@dataclass(frozen=True)
class Surroundings:
    """The stages around a model, and what the model needs to know of them.

    Attributes:
        normalizer: changes texts.
        pre_tokenizer: cuts them.
        post_processor: puts special tokens around.
        decoder: makes texts of labels.
        unk_token: the label of the unknown token.
        suffix: what labels end with that end a word.
    """

    normalizer: Normalizer | None = None
    pre_tokenizer: PreTokenizer | None = None
    post_processor: PostProcessor | None = None
    decoder: Decoder | None = None
    unk_token: str | None = None
    suffix: str = ""


def style_of(vocabulary: Mapping[str, int]) -> Style:
    """Tell the kinds of vocabularies apart by their labels."""
    has_ends = f"{WORD_END}\n" in "\n".join(vocabulary) + "\n"
    if _is_byte_level(vocabulary):
        return "clip" if has_ends else "bytes"
    if has_ends:
        return "word ends"
    return "spaces" if any(label.startswith("▁") for label in vocabulary) else "plain"


def _is_byte_level(vocabulary: Mapping[str, int]) -> bool:
    if vocabulary.keys() >= _ODD_BYTES:
        return True
    # A small vocabulary need not have all bytes; Ġ is a letter of Maltese, too.
    some = list(islice(vocabulary, _ENOUGH))
    written = sum(all(character in CHARACTER_BYTES for character in label) for label in some)
    return any(label.startswith("Ġ") for label in some) and written >= 0.9 * len(some)


def special_names(vocabulary: Mapping[str, int]) -> dict[str, int]:
    """Give the labels that look like names of special tokens, with their ids."""
    bracketed = [label for label in vocabulary if label[:1] in ("<", "[")]
    return {
        label: vocabulary[label]
        for label in bracketed
        if label in _NAMES or (label.startswith("<|") and label.endswith("|>") and len(label) > 4)
    }


def names_in_texts(vocabulary: Mapping[str, int]) -> dict[str, int]:
    """Give the special tokens that are found in a text where their names stand.

    GPT-2's own program (`encoder.py`) finds none: there `<|endoftext|>` is put in by id only.
    """
    names = special_names(vocabulary)
    return {} if names.keys() == {_GPT2_END} else names


def around_bytes(vocabulary: Mapping[str, int], rule: str, source: Source) -> Surroundings:
    """GPT-2's stages (Radford et al. 2019), with RoBERTa's names around if they are there."""
    cutter: PreTokenizer = ByteLevel(add_prefix_space=False)
    if rule != "gpt2":
        split = splitter(rule, source)
        whole = ByteLevel(add_prefix_space=False, use_regex=False)
        cutter = whole if split is None else PreTokenizerSequence((split, whole))
    post: PostProcessor | None = None
    if vocabulary.keys() >= ROBERTA:
        ends = NamedId("</s>", vocabulary["</s>"]), NamedId("<s>", vocabulary["<s>"])
        post = RobertaProcessing(*ends, trim_offsets=True, add_prefix_space=False)
    return Surroundings(None, cutter, post, ByteLevelDecoder())


def around_clip(vocabulary: Mapping[str, int]) -> Surroundings:
    """The stages of CLIP's files in Hugging Face's form."""
    first, last = "<|startoftext|>", "<|endoftext|>"
    post: PostProcessor | None = None
    if vocabulary.keys() >= {first, last}:
        ends = NamedId(last, vocabulary[last]), NamedId(first, vocabulary[first])
        post = RobertaProcessing(*ends, trim_offsets=False, add_prefix_space=False)
    return Surroundings(
        NormalizerSequence((NFC(), Replace(r"\s+", " ", True), Lowercase())),
        PreTokenizerSequence(
            (
                Split(CLIP_PATTERN, behavior="Removed", invert=True),
                ByteLevel(add_prefix_space=False),
            )
        ),
        post,
        ByteLevelDecoder(),
        last if last in vocabulary else None,
        WORD_END,
    )


def around_word_ends(vocabulary: Mapping[str, int], lower_case: bool) -> Surroundings:
    """The stages of GPT-1's files in Hugging Face's form."""
    return Surroundings(
        BertNormalizer(lowercase=lower_case),
        BertPreTokenizer(),
        None,
        BPEDecoder(WORD_END),
        "<unk>" if "<unk>" in vocabulary else None,
        WORD_END,
    )


def around_spaces(vocabulary: Mapping[str, int]) -> Surroundings:
    """The stages that Hugging Face puts around merges in SentencePiece's manner."""
    unknown = "<unk>" if "<unk>" in vocabulary else None
    return Surroundings(NFKC(), Metaspace(), None, MetaspaceDecoder(), unknown)


def around_plain(vocabulary: Mapping[str, int]) -> Surroundings:
    """No stages at all: the text is one word."""
    unknown = next((name for name in ("<unk>", "[UNK]") if name in vocabulary), None)
    return Surroundings(unk_token=unknown)
