"""Which settings of a component are the usual ones: those that a file need not mention.

What the Hugging Face library takes when nothing is said, by the documentation of each component. A
setting that is not listed is usual when it is off or empty. No Qt here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_USUAL: Final[Mapping[tuple[str, str], Mapping[str, object]]] = {
    ("normalizer", "BertNormalizer"): {
        "clean_text": True,
        "handle_chinese_chars": True,
        "strip_accents": None,
    },
    ("normalizer", "Strip"): {"strip_left": True, "strip_right": True},
    ("normalizer", "SentencePiece"): {"escape_whitespaces": True},
    ("pre-tokenizer", "ByteLevel"): {"trim_offsets": True, "use_regex": True},
    ("pre-tokenizer", "Metaspace"): {"split": True},
    ("pre-tokenizer", "Punctuation"): {"behavior": "Isolated"},
    ("model", "WordPiece"): {"max_input_chars_per_word": 100},
    ("model", "ranked bytes"): {"first_id": 0},
    ("post-processor", "ByteLevel"): {"trim_offsets": True, "add_prefix_space": True},
    ("post-processor", "RobertaProcessing"): {"trim_offsets": True, "add_prefix_space": True},
    ("decoder", "Metaspace"): {"split": True},
    ("decoder", "WordPiece"): {"cleanup": True},
    ("decoder", "CTC"): {"cleanup": True},
}
_ALWAYS_TOLD: Final = frozenset({("pre-tokenizer", "ByteLevel", "add_prefix_space")})
_NEVER_TOLD: Final = frozenset(
    {
        # What is put around pairs of texts, and its ids: long, and nobody asks for it first.
        ("post-processor", "TemplateProcessing", "pair"),
        ("post-processor", "TemplateProcessing", "special_tokens"),
        # The library's decoder has these and does not look at them.
        ("decoder", "ByteLevel", "add_prefix_space"),
        ("decoder", "ByteLevel", "trim_offsets"),
        ("decoder", "ByteLevel", "use_regex"),
    }
)


def is_usual(kind: str, name: str, setting: str, value: object) -> bool:
    """Whether a setting need not be told before anybody asks.

    >>> is_usual("model", "BPE", "dropout", None), is_usual("model", "BPE", "unk_token", "<unk>")
    (True, False)
    >>> is_usual("normalizer", "BertNormalizer", "clean_text", False)
    False
    """
    if (kind, name, setting) in _ALWAYS_TOLD:
        return False
    if (kind, name, setting) in _NEVER_TOLD:
        return True
    usual = _USUAL.get((kind, name), {})
    if setting in usual:
        return value == usual[setting]
    return value is None or value is False or value in ("", [], {})


def usual_last(
    kind: str, name: str, settings: Mapping[str, object]
) -> tuple[dict[str, object], dict[str, object]]:
    """Give the settings that are worth telling, and then the usual ones.

    Of several decoders in one stage each has its settings under its name, see `decoding_of`.

    >>> usual_last("decoder", "ByteLevel, Strip", {"ByteLevel": {"use_regex": True}})
    ({}, {'ByteLevel': {'use_regex': True}})
    """
    told: dict[str, object] = {}
    for setting, value in settings.items():
        part = setting.split(" ")[0]
        if kind == "decoder" and isinstance(value, dict) and part in name.split(", "):
            value = usual_last(kind, part, value)[0]
        if not is_usual(kind, name, setting, value):
            told[setting] = value
    return told, {each: v for each, v in settings.items() if each not in told}
