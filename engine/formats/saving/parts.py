"""BPEParts: any tokenizer with merges as plain values, whatever its file said them in.

Formats differ in how they write bytes, words' ends and split rules. Readers make tokenizers of
them; here tokenizers become values again that the writers of all formats can use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Literal

from engine.formats.ranked.known import PATTERNS
from engine.models.bpe_model import BPEModel
from engine.models.ranked_bytes import RankedBytes
from engine.pipeline import DocumentedTokenizer, StagedTokenizer, Tokenizer
from engine.text.alphabet import label_bytes
from engine.text.byte_characters import BYTE_CHARACTERS
from engine.text.pretokenize import SPLIT_RULES
from engine.text.pretokenizers import ByteLevel, Split

Alphabet = Literal["characters", "bytes"]
_PYTHON_ONLY = frozenset({"document", "whitespace"})


@dataclass(frozen=True)
class BPEParts:
    """A tokenizer with merges.

    Attributes:
        alphabet: what words are made of before the first merge.
        vocabulary: label -> id, without special tokens; bytes are written in GPT-2's characters.
        merges: the merges as such labels, lowest rank first.
        special: special and other added tokens with their ids.
        rule: the name of the split rule, or the pattern of words; "none" for none.
        mark: the mark of words' ends, or "".
        mark_attached: whether it is part of the last character's symbol.
        unknown: the label of the unknown token, or None.
        first, last: what is put before and after a text on request, or None.
        whole_words: whether a word that is a token is taken whole.
        odd_stages: names of stages that are not said by all this.
        is_documented: whether it comes from the documented format: there no names of special
            tokens are found in a text, and half characters are bytes.
        unreachable: how many tokens no merge makes, but which are taken whole.
        of_no_tokens: how many merges are left out, because a part of them is no token.
        refuses_unknown: whether unknown characters are an error.
        drops_unknown: whether they leave no trace.
        rule_is_chosen: whether the file that it comes from does not say the split rule either.
    """

    alphabet: Alphabet
    vocabulary: Mapping[str, int] = field(repr=False)
    merges: Sequence[tuple[str, str]] = field(repr=False)
    special: Mapping[str, int] = field(default_factory=dict)
    rule: str = "none"
    mark: str = ""
    mark_attached: bool = False
    unknown: str | None = None
    first: str | None = None
    last: str | None = None
    whole_words: bool = False
    odd_stages: tuple[str, ...] = ()
    is_documented: bool = False
    unreachable: int = 0
    of_no_tokens: int = 0
    refuses_unknown: bool = False
    drops_unknown: bool = False
    rule_is_chosen: bool = False


def parts_of(tokenizer: Tokenizer) -> BPEParts | None:
    """Take a tokenizer apart; None if it does not work by merges."""
    if isinstance(tokenizer, DocumentedTokenizer):
        return _of_documented(tokenizer) if tokenizer.merges else None
    if not isinstance(tokenizer, StagedTokenizer) or tokenizer.refusal is not None:
        return None
    if isinstance(tokenizer.model, RankedBytes):
        return _of_ranks(tokenizer, tokenizer.model)
    if isinstance(tokenizer.model, BPEModel):
        return _of_stages(tokenizer, tokenizer.model)
    return None


def written_bytes(data: bytes) -> str:
    """Write bytes in GPT-2's characters."""
    return "".join(map(BYTE_CHARACTERS.__getitem__, data))


def _of_documented(tokenizer: DocumentedTokenizer) -> BPEParts:
    model, settings = tokenizer.model, tokenizer.settings
    by_bytes = settings.alphabet == "bytes"
    named = {name for name in model.vocab if model.vocab[name] in model.special_ids}
    named |= model.vocab.keys() - set(model.vocab_list)

    def written(label: str) -> str:
        return written_bytes(label_bytes(label)) if by_bytes else label

    vocabulary = {written(name): n for name, n in model.vocab.items() if name not in named}
    pairs = [(written(left), written(right)) for left, right in tokenizer.merges]
    merges = [(a, b) for a, b in pairs if a in vocabulary and b in vocabulary]
    unknown = model.unk_token if model.unk_token in model.vocab else None
    return BPEParts(
        "bytes" if by_bytes else "characters",
        vocabulary,
        merges,
        {name: model.vocab[name] for name in sorted(named, key=model.vocab.__getitem__)},
        settings.split_rule,
        settings.end_of_word,
        settings.end_of_word_attached,
        unknown,
        model.bos_token if model.bos_token in model.vocab else None,
        model.eos_token if model.eos_token in model.vocab else None,
        is_documented=True,
        of_no_tokens=len(pairs) - len(merges),
        refuses_unknown=unknown is None and not (by_bytes and _has_all_bytes(vocabulary)),
    )


def _of_ranks(tokenizer: StagedTokenizer, model: RankedBytes) -> BPEParts:
    vocabulary = {
        written_bytes(label_bytes(label)): number for label, number in model.vocabulary.items()
    }
    made = [pair for pair in model.recovered.values() if pair is not None]
    pairs = [(written_bytes(left), written_bytes(right)) for left, right in made]
    merges = [(a, b) for a, b in pairs if a in vocabulary and b in vocabulary]
    odd = list(stage_names(tokenizer.normalizer))
    rule = _rule_of(tokenizer.pre_tokenizer)
    if rule is None:
        odd += stage_names(tokenizer.pre_tokenizer)
    first, last = _around(tokenizer)
    return BPEParts(
        "bytes",
        vocabulary,
        merges,
        _added(tokenizer),
        rule or "none",
        first=first,
        last=last,
        whole_words=True,
        odd_stages=tuple(odd),
        unreachable=len(model.recovered) - len(pairs),
        of_no_tokens=len(pairs) - len(merges),
        refuses_unknown=not _has_all_bytes(vocabulary),
        rule_is_chosen=tokenizer.format == "tiktoken",
    )


def _of_stages(tokenizer: StagedTokenizer, model: BPEModel) -> BPEParts:
    settings = model.settings()
    added = _added(tokenizer)
    cutters = flat_stages(tokenizer.pre_tokenizer)
    by_bytes = bool(cutters) and isinstance(cutters[-1], ByteLevel)
    rule = _rule_of_bytes(cutters) if by_bytes else _rule_of(tokenizer.pre_tokenizer)
    odd = [*stage_names(tokenizer.normalizer)]
    if rule is None:
        odd += stage_names(tokenizer.pre_tokenizer)
    unwanted = ("continuing_subword_prefix", "fuse_unk", "byte_fallback")
    odd += [name for name in unwanted if settings[name]]
    if settings["end_of_word_suffix"] and by_bytes:
        odd.append("end_of_word_suffix")
    first, last = _around(tokenizer)
    vocabulary = {label: n for label, n in model.vocabulary.items() if label not in added}
    return BPEParts(
        "bytes" if by_bytes else "characters",
        vocabulary,
        model.merges,
        added,
        rule or "none",
        str(settings["end_of_word_suffix"] or ""),
        bool(settings["end_of_word_suffix"]),
        None if settings["unk_token"] is None else str(settings["unk_token"]),
        first,
        last,
        bool(settings["ignore_merges"]),
        tuple(odd),
        unreachable=_made_by_none(vocabulary, model.merges) if settings["ignore_merges"] else 0,
        drops_unknown=settings["unk_token"] is None
        and not (by_bytes and _has_all_bytes(vocabulary)),
    )


def _has_all_bytes(vocabulary: Mapping[str, int]) -> bool:
    return all(character in vocabulary for character in BYTE_CHARACTERS)


def _made_by_none(vocabulary: Mapping[str, int], merges: Sequence[tuple[str, str]]) -> int:
    made = set(map("".join, merges))
    return sum(len(label) > 1 and label not in made for label in vocabulary)


def _added(tokenizer: StagedTokenizer) -> dict[str, int]:
    return {token.content: token.id for token in tokenizer.added_tokens}


def _around(tokenizer: StagedTokenizer) -> tuple[str | None, str | None]:
    """Find out what is put around a text: at most one token on each side."""
    if tokenizer.post_processor is None:
        return None, None
    tokens = tokenizer.encode("", add_special_tokens=True).tokens
    if len(tokens) == 2:
        return tokens[0], tokens[1]
    return (tokens[0], None) if len(tokens) == 1 else (None, None)


def flat_stages(stage: object) -> list[object]:
    """Give a stage, or the parts of a sequence of stages; of None nothing."""
    if stage is None:
        return []
    parts = getattr(stage, "stages", None)
    return [stage] if parts is None else [part for one in parts for part in flat_stages(one)]


def stage_names(stage: object) -> Iterator[str]:
    """Give the name of a stage, or those of the parts of a sequence."""
    for part in flat_stages(stage):
        yield str(getattr(part, "name", "?"))


def _rule_of_bytes(cutters: list[object]) -> str | None:
    last = cutters[-1]
    if not isinstance(last, ByteLevel) or last.add_prefix_space:
        return None
    if last.use_regex:
        return "gpt2" if len(cutters) == 1 else None
    return _rule_of_all(cutters[:-1])


def _rule_of(stage: object) -> str | None:
    return _rule_of_all(flat_stages(stage))


def _rule_of_all(cutters: list[object]) -> str | None:
    """Give the rule that these pre-tokenizers are; None if it is not one pattern."""
    if not cutters:
        return "none"
    split = cutters[0]
    if len(cutters) > 1 or not isinstance(split, Split) or not split.is_regex:
        return None
    for name, pattern in chain(SPLIT_RULES.items(), PATTERNS.items()):
        if split.pattern == pattern and name not in _PYTHON_ONLY:
            return name if name in SPLIT_RULES else pattern
    if split.behavior == "Removed" and split.invert:
        return split.pattern
    if split.behavior == "Isolated" and not split.invert:
        # What is between the matches is a word, too.
        return rf"(?:{split.pattern})|(?:(?!{split.pattern})[\s\S])+"
    return None
