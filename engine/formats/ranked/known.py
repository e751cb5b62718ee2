"""What rank files do not say: how texts are cut into words, and the special tokens.

Published files are known by the hash of their content; the patterns and special tokens are those of
tiktoken (tiktoken_ext/openai_public.py) and of Whisper (whisper/tokenizer.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.text.patterns.published import CL100K, QWEN
from engine.text.pretokenize import SPLIT_RULES

PATTERNS: Mapping[str, str] = MappingProxyType(
    {
        "gpt2": SPLIT_RULES["gpt2"],
        "cl100k": CL100K,
        "o200k": SPLIT_RULES["o200k"],
        "qwen": QWEN,
    }
)
"""Name of a split rule -> its pattern; "none" is a rule, too."""

RULE_NAMES = (*PATTERNS, "none")


@dataclass(frozen=True)
class Known:
    """A published file.

    Attributes:
        name: what it is called.
        split_rule: the name of its rule.
        special_tokens: its special tokens with their ids.
    """

    name: str
    split_rule: str
    special_tokens: Mapping[str, int] = field(default_factory=dict)


def known_file(sha256: str) -> Known | None:
    """Give what is known of a file with this hash (hexadecimal, of the unpacked content)."""
    return _KNOWN.get(sha256)


def likely_rule(token_total: int) -> str:
    """Guess the split rule from the number of tokens.

    >>> likely_rule(50_256), likely_rule(128_000), likely_rule(151_643), likely_rule(200_000)
    ('gpt2', 'cl100k', 'qwen', 'o200k')
    """
    for most, rule in ((75_000, "gpt2"), (150_000, "cl100k"), (160_000, "qwen")):
        if token_total <= most:
            return rule
    return "o200k"


_LANGUAGES = (
    "en zh de es ru ko fr ja pt tr pl ca nl ar sv it id hi fi vi he uk el ms cs ro da hu ta no th"
    " ur hr bg lt la mi ml cy sk te fa lv bn sr az sl kn et mk br eu is hy ne mn bs kk sq sw gl mr"
    " pa si km sn yo so af oc ka be tg sd gu am yi lo uz fo ht ps tk nn mt sa lb my bo tl mg as tt"
    " haw ln ha ba jw su"
)
"""The 99 languages of Whisper up to its second version, in its order."""


def _whisper(first_id: int) -> Mapping[str, int]:
    tasks = ("translate", "transcribe", "startoflm", "startofprev", "nospeech", "notimestamps")
    times = (f"{step * 0.02:.2f}" for step in range(1501))
    names = ("endoftext", "startoftranscript", *_LANGUAGES.split(), *tasks, *times)
    return {f"<|{name}|>": number for number, name in enumerate(names, first_id)}


_END = "<|endoftext|>"

_KNOWN = {
    "306cd27f03c1a714eca7108e03d66b7dc042abe8c258b44c199a7ed9838dd930": Known(
        "r50k_base", "gpt2", {_END: 50256}
    ),
    "94b5ca7dff4d00767bc256fdd1b27e5b17361d7b8a5f968547f9f23eb70d2069": Known(
        "p50k_base", "gpt2", {_END: 50256}
    ),
    "223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7": Known(
        "cl100k_base",
        "cl100k",
        {
            _END: 100257,
            "<|fim_prefix|>": 100258,
            "<|fim_middle|>": 100259,
            "<|fim_suffix|>": 100260,
            "<|endofprompt|>": 100276,
        },
    ),
    "446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d": Known(
        "o200k_base", "o200k", {_END: 199999, "<|endofprompt|>": 200018}
    ),
    "b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126": Known(
        "Whisper (multilingual)", "gpt2", _whisper(50257)
    ),
}
