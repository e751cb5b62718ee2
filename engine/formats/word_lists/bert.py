"""BERT's vocab.txt: a token on each line, whose number is its id (Devlin et al. 2018)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.documented_json import Remarks
from engine.formats.merge_files.pair import has_no_capitals
from engine.formats.source import Source, text_lines
from engine.models.word_piece import WordPiece
from engine.pipeline import AddedToken, Choice, StagedTokenizer
from engine.pipeline.decoders import WordPieceDecoder
from engine.pipeline.post_processors import (
    PostProcessor,
    SpecialTokens,
    TemplatePiece,
    TemplateProcessing,
)
from engine.text.normalizers import BertNormalizer
from engine.text.pretokenizers import BertPreTokenizer

_SPECIAL = ("[UNK]", "[SEP]", "[CLS]", "[PAD]", "[MASK]")
_LONGEST_WORD = 100  # Hugging Face's; BERT's own program tries words of 200 characters


def open_bert_vocabulary(source: Source) -> StagedTokenizer:
    """Open a vocab.txt.

    Raises:
        TokenizerFileError: it is no UTF-8.
    """
    remarks = Remarks()
    vocabulary = numbered(text_lines(source), remarks)
    return bert_tokenizer(vocabulary, source, remarks, "vocab.txt (WordPiece)")


def numbered(tokens: Sequence[str], remarks: Remarks) -> dict[str, int]:
    """Give each token its place; of one that comes twice the last place counts."""
    vocabulary = dict(zip(tokens, range(len(tokens)), strict=True))
    if len(vocabulary) == len(tokens) and "" not in vocabulary:
        return vocabulary
    vocabulary.clear()
    for number, token in enumerate(tokens):
        if not token:
            remarks.add(
                "line {line} is empty: there is no token with id {id}", line=number + 1, id=number
            )
            continue
        if token in vocabulary:
            remarks.add(
                "the token {token!r} is given more than once (ids {ids}); the last counts",
                token=token[:60],
                ids=f"{vocabulary[token]}, {number}",
            )
        vocabulary[token] = number
    return vocabulary


def bert_tokenizer(
    vocabulary: Mapping[str, int], source: Source, remarks: Remarks, format: str
) -> StagedTokenizer:
    """Put BERT's stages around a vocabulary; lower-casing is chosen by whether it has capitals."""
    lower_case = source.options.lower_case
    if lower_case is None:
        lower_case = has_no_capitals(vocabulary)
    if "[UNK]" not in vocabulary:
        remarks.add("the vocabulary has no [UNK]: unknown words have no id")
    choice = Choice("lower_case", "yes" if lower_case else "no", ("yes", "no"))
    return StagedTokenizer(
        format,
        WordPiece(vocabulary, max_input_chars_per_word=_LONGEST_WORD),
        normalizer=BertNormalizer(lowercase=lower_case),
        pre_tokenizer=BertPreTokenizer(),
        post_processor=_template(vocabulary),
        decoder=WordPieceDecoder(),
        added_tokens=tuple(
            AddedToken(vocabulary[name], name, special=True, normalized=False)
            for name in _SPECIAL
            if name in vocabulary
        ),
        warnings=remarks.finished(),
        choices=(choice,),
    )


def _template(vocabulary: Mapping[str, int]) -> PostProcessor | None:
    if not vocabulary.keys() >= {"[CLS]", "[SEP]"}:
        return None
    first, text, last, other = (
        TemplatePiece("[CLS]", False),
        TemplatePiece("A", True),
        TemplatePiece("[SEP]", False),
        TemplatePiece("B", True, 1),
    )
    pair = (first, text, last, other, TemplatePiece("[SEP]", False, 1))
    names = {name: SpecialTokens((vocabulary[name],), (name,)) for name in ("[CLS]", "[SEP]")}
    return TemplateProcessing((first, text, last), pair, names)
