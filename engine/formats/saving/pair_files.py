"""BPEParts -> vocab.json and merges.txt, which say nothing of the stages around the merges."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from engine.documented_json import Remarks
from engine.formats.merge_files.pair import PairParts, build_pair
from engine.formats.merge_files.styles import (
    ROBERTA,
    names_in_texts,
    special_names,
    style_of,
)
from engine.formats.ranked.known import likely_rule
from engine.formats.saving.loss import Loss, half_characters, merges_of_no_tokens
from engine.formats.saving.parts import BPEParts, stage_names
from engine.formats.saving.tried_texts import TEXTS, differing
from engine.formats.source import Source
from engine.pipeline import Tokenizer
from engine.text.remark import Remark

_UNWRITABLE = re.compile("[ \\n\\ud800-\\udfff]")


def pair_losses(tokenizer: Tokenizer, parts: BPEParts) -> Iterator[Loss]:
    """Say what the two files would lose."""
    if parts.mark and not parts.mark_attached:
        yield Loss(
            Remark("this format cannot hold a mark of words' ends that is a symbol of its own"),
            True,
        )
    if any(_UNWRITABLE.search(part) or not part for pair in parts.merges for part in pair):
        yield Loss(
            Remark("merges whose parts hold spaces or line ends cannot be written here"), True
        )
    shared = parts.vocabulary.keys() & parts.special.keys()
    if shared:
        yield Loss(shared_label(shared), True)
    if parts.odd_stages or not _is_told(parts):
        yield from _stages_lost(tokenizer, parts)
    elif parts.rule not in ("gpt2", "none"):
        yield Loss(
            Remark(
                "the split rule is not in these files: here it is guessed from the number of"
                " tokens, other programs take that of GPT-2"
            )
        )
    if parts.is_documented and parts.alphabet == "bytes":
        yield half_characters()
    if parts.of_no_tokens:
        yield merges_of_no_tokens(parts.of_no_tokens)
    if parts.refuses_unknown:
        yield Loss(Remark("unknown characters would be dropped, where now they are an error"))
    if parts.unreachable:
        yield Loss(unreachable(parts.unreachable))
    if special_names(parts.special) and not names_in_texts({**parts.vocabulary, **parts.special}):
        yield Loss(not_recognised(len(parts.special)))
    lost = len(parts.special) - len(special_names(parts.special))
    if not lost and _are_known_by_name_only(parts):
        yield Loss(
            Remark(
                "which tokens are special is not in these files: here it is seen by their names,"
                " other programs have to be told"
            )
        )
    if lost:
        yield Loss(Remark("nothing would say any more that {count} tokens are special", count=lost))


def _stages_lost(tokenizer: Tokenizer, parts: BPEParts) -> Iterator[Loss]:
    """Say which stages nothing would tell of, and what the files alone make of some texts."""
    lost = dict.fromkeys(parts.odd_stages)
    post_processor = getattr(tokenizer, "post_processor", None)
    if post_processor is not None and (parts.first, parts.last) != _ends(parts):
        lost |= dict.fromkeys(stage_names(post_processor))
    if lost:
        yield Loss(
            Remark(
                "these stages and settings would be lost, for the files do not tell: {names}",
                names=", ".join(lost),
            )
        )
    else:
        yield Loss(
            Remark(
                "the settings of the stages would be lost: whoever opens the files has to know them"
            )
        )
    count = differing(tokenizer, _opened_again(parts))
    if 2 * count > len(TEXTS):
        yield Loss(_nearly_all_otherwise(count))
        return
    if count:
        yield Loss(_some_otherwise(count))
    yield Loss(_by_other_programs(parts))


def _opened_again(parts: BPEParts) -> Tokenizer:
    """Give what the two files are opened as; the reader leaves out merges that make no token."""
    labels = {**parts.vocabulary, **parts.special}
    merges = [(left, right) for left, right in parts.merges if left + right in labels]
    return build_pair(PairParts(labels, merges, Remarks()), Source(Path(), b""))


def _nearly_all_otherwise(count: int) -> Remark:
    return Remark(
        "the files alone, opened here or by another program, would split nearly every text"
        " otherwise ({count} of {total} texts that were tried)",
        count=count,
        total=len(TEXTS),
    )


def _some_otherwise(count: int) -> Remark:
    return Remark(
        "the files alone, opened here, would split some texts otherwise ({count} of {total} texts"
        " that were tried)",
        count=count,
        total=len(TEXTS),
    )


def _by_other_programs(parts: BPEParts) -> Remark:
    if parts.alphabet == "bytes":
        return Remark(
            "other programs take the stages of GPT-2 and would split some texts otherwise, unless"
            " they are told these"
        )
    return Remark(
        "other programs would split nearly every text otherwise, unless they are told these stages"
    )


def shared_label(labels: set[str]) -> Remark:
    """Say that a special token has the label of another one."""
    return Remark(
        "the special token {token!r} has the same label as another token", token=min(labels)[:60]
    )


def not_recognised(count: int) -> Remark:
    """Say that special tokens are lost where their names stand in a text."""
    return Remark(
        "names of special tokens in a text would no longer be recognised ({count})", count=count
    )


def unreachable(count: int) -> Remark:
    """Say that tokens are taken whole and made by no merges."""
    return Remark(
        "{count} tokens cannot be reached by merges of two tokens and would be split otherwise",
        count=count,
    )


def _is_told(parts: BPEParts) -> bool:
    """Whether the stages are those that such labels are opened with."""
    if (parts.first, parts.last) != _ends(parts):
        return False
    style = style_of({**parts.vocabulary, **parts.special})
    if style != ("bytes" if parts.alphabet == "bytes" else "plain"):
        return False
    if parts.alphabet == "bytes":
        return parts.rule == likely_rule(len(parts.vocabulary) + len(parts.special))
    return not parts.mark and parts.rule == "none"


def _ends(parts: BPEParts) -> tuple[str | None, str | None]:
    """What such files are opened with before and after a text."""
    return ("<s>", "</s>") if parts.special.keys() >= ROBERTA else (None, None)


def _are_known_by_name_only(parts: BPEParts) -> bool:
    """Whether special tokens are others than those that programs for such files know."""
    return bool(parts.special.keys() - ROBERTA - {"<|endoftext|>", "<unk>"})


def pair_files(parts: BPEParts) -> tuple[bytes, bytes]:
    """Write vocabulary and merges."""
    ids = sorted({**parts.vocabulary, **parts.special}.items(), key=lambda item: item[1])
    vocabulary = json.dumps(dict(ids), ensure_ascii=True)
    lines = "".join(f"{left} {right}\n" for left, right in parts.merges)
    return vocabulary.encode(), f"#version: 0.2\n{lines}".encode()
