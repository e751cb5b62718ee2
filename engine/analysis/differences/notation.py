"""Stages without what is only another way to write them: Hugging Face's bytes, tiktoken's ranks.

A tokenizer of bytes is the same in both formats. One writes bytes as characters (`ByteLevel`, for
whose pattern GPT-2's stands), the other as they are; one lists merges, the other ranks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.models.ranked_bytes import RankedBytes
from engine.pipeline import Stage, Tokenizer
from engine.text.patterns.published import PUBLISHED
from engine.text.pretokenize import SPLIT_RULES

Stages = tuple[Stage, ...]
_UNTOLD = (None, "", False)


def comparable_stages(
    first: Tokenizer, second: Tokenizer, same_merges: bool
) -> tuple[Stages, Stages]:
    """Give the stages of two tokenizers, without differences that are only notation.

    Two files of one format are left as they are.

    Args:
        first: one tokenizer.
        second: the other one.
        same_merges: whether they merge the same pairs in the same order.
    """
    found = first.stages(), second.stages()
    ranked = [isinstance(tokenizer.model, RankedBytes) for tokenizer in (first, second)]
    if ranked[0] == ranked[1]:
        return found
    labelled = found[ranked[0]]
    if not _is_of_bytes(labelled):
        return found
    model = first.model if ranked[0] else second.model
    is_same = same_merges and _is_plain(labelled) and _are_all_merged(model)
    ones, others = (tuple(_rewritten(stages, is_same)) for stages in found)
    return ones, others


def _is_of_bytes(stages: Stages) -> bool:
    """Ask for bytes written as characters, right before the model."""
    cutters = [stage for stage in stages if stage.kind == "pre-tokenizer"]
    last = cutters[-1] if cutters else None
    return (
        last is not None and last.name == "ByteLevel" and not last.settings.get("add_prefix_space")
    )


def _is_plain(stages: Stages) -> bool:
    """Whether a model does nothing but merge; whether words are looked up whole is no matter."""
    models = [stage for stage in stages if stage.kind == "model"]
    return all(
        value in _UNTOLD
        for stage in models
        for name, value in stage.settings.items()
        if name != "ignore_merges"
    )


def _are_all_merged(model: object) -> bool:
    """Whether merges make all tokens, so that none is there for whole words only."""
    return isinstance(model, RankedBytes) and None not in model.recovered.values()


def _rewritten(stages: Iterable[Stage], same_model: bool) -> Iterator[Stage]:
    for stage in stages:
        match stage.kind, stage.name:
            case "pre-tokenizer", "ByteLevel":
                if stage.settings.get("use_regex"):
                    yield _split(SPLIT_RULES["gpt2"])
            case "pre-tokenizer", "Split":
                pattern = _published(stage)
                yield stage if pattern is None else _split(pattern)
            case "post-processor", "ByteLevel":
                pass  # changes only the places of tokens
            case "decoder", "ByteLevel" | "Bytes":
                yield Stage("decoder", "Bytes")
            case "model", _ if same_model:
                yield Stage("model", "bytes")
            case _:
                yield stage


def _split(pattern: str) -> Stage:
    settings = {"pattern": {"Regex": pattern}, "behavior": "Isolated", "invert": False}
    return Stage("pre-tokenizer", "Split", settings)


def _published(stage: Stage) -> str | None:
    """Give a pattern that finds all of a text: then it is the same to keep what it finds."""
    settings = stage.settings
    pattern = settings.get("pattern")
    keeps = (settings.get("behavior"), settings.get("invert"))
    found = pattern.get("Regex") if isinstance(pattern, dict) else None
    is_known = found in PUBLISHED and keeps in (("Removed", True), ("Isolated", False))
    return found if is_known and isinstance(found, str) else None
