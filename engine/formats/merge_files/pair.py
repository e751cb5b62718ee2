"""A vocabulary and its merges -> a tokenizer, with the stages that go with such labels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.documented_json import Remarks
from engine.formats.merge_files.styles import (
    Style,
    Surroundings,
    around_bytes,
    around_clip,
    around_plain,
    around_spaces,
    around_word_ends,
    names_in_texts,
    style_of,
)
from engine.formats.ranked.known import RULE_NAMES, likely_rule
from engine.formats.source import Source
from engine.models.bpe_model import BPEModel
from engine.pipeline import AddedToken, Choice, StagedTokenizer

_FORMATS: Mapping[Style, str] = {
    "bytes": "vocab.json + merges.txt (byte-level)",
    "clip": "vocab.json + merges.txt (CLIP)",
    "word ends": "vocab.json + merges.txt (</w>)",
    "spaces": "vocab.json + merges.txt (▁)",
    "plain": "vocab.json + merges.txt",
}


@dataclass(frozen=True)
class PairParts:
    """What the two files say.

    Attributes:
        vocabulary: label -> id.
        merges: the usable merges.
        remarks: what a reader should know so far.
        facts: what else there is to be seen of the files.
    """

    vocabulary: Mapping[str, int] = field(repr=False)
    merges: Sequence[tuple[str, str]] = field(repr=False)
    remarks: Remarks
    facts: tuple[tuple[str, object], ...] = ()


def build_pair(parts: PairParts, source: Source) -> StagedTokenizer:
    """Make the tokenizer; what the files do not say is chosen by the labels, and told of.

    Raises:
        TokenizerFileError: the chosen pattern does not compile.
    """
    style = style_of(parts.vocabulary)
    around, choices = _surroundings(style, parts, source)
    model = BPEModel(
        parts.vocabulary,
        parts.merges,
        unk_token=around.unk_token,
        end_of_word_suffix=around.suffix or None,
    )
    return StagedTokenizer(
        _FORMATS[style],
        model,
        normalizer=around.normalizer,
        pre_tokenizer=around.pre_tokenizer,
        post_processor=around.post_processor,
        decoder=around.decoder,
        added_tokens=_added_tokens(parts),
        warnings=parts.remarks.finished(),
        facts=parts.facts,
        choices=choices,
    )


def _surroundings(
    style: Style, parts: PairParts, source: Source
) -> tuple[Surroundings, tuple[Choice, ...]]:
    vocabulary = parts.vocabulary
    if style == "bytes":
        rule = source.options.split_rule or likely_rule(len(vocabulary))
        _tell_of_rule(rule, parts, source)
        choice = Choice("split_rule", rule, RULE_NAMES)
        return around_bytes(vocabulary, rule, source), (choice,)
    if style == "clip":
        return around_clip(vocabulary), ()
    if style == "word ends":
        lower_case = source.options.lower_case
        if lower_case is None:
            lower_case = has_no_capitals(vocabulary)
        chosen = Choice("lower_case", "yes" if lower_case else "no", ("yes", "no"))
        return around_word_ends(vocabulary, lower_case), (chosen,)
    return (around_spaces if style == "spaces" else around_plain)(vocabulary), ()


def has_no_capitals(vocabulary: Mapping[str, int]) -> bool:
    """Tell whether letters were lowered before such a vocabulary was made.

    Names of special tokens, which stand in brackets, do not count.
    """
    plain = "\n".join(label for label in vocabulary if label[:1] not in ("<", "["))
    return plain.lower() == plain


def _tell_of_rule(rule: str, parts: PairParts, source: Source) -> None:
    if source.options.split_rule is None and len(parts.vocabulary) > 60_000:
        parts.remarks.add(
            "the files do not say how texts are cut into words; {rule!r} is assumed, because there"
            " are {count} tokens",
            rule=rule,
            count=len(parts.vocabulary),
        )


def _added_tokens(parts: PairParts) -> tuple[AddedToken, ...]:
    """Give the tokens that are found in a text as they are."""
    names = names_in_texts(parts.vocabulary)
    made = names.keys() & set(map("".join, parts.merges)) if names else set()
    return tuple(
        AddedToken(number, name, special=True, normalized=False, lstrip=name == "<mask>")
        for name, number in names.items()
        if name not in made
    )
