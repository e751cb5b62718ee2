"""Settings of a tokenizer file as short text: as JSON, without quotes around plain texts.

Our own settings have names in the language of the window; see `own_words`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from engine.text.alphabet import visible
from gui.explore.counted import Counted
from gui.explore.own_words import setting_word, value_word

MOST_LETTERS = 200
_MAP = "precompiled_charsmap"


def in_short(value: object, most: int = MOST_LETTERS) -> str:
    r"""Write the value of a setting in one line, at most about `most` characters of it.

    >>> in_short(True), in_short("\u2581"), in_short(" "), in_short({"max_length": 512})
    ('true', '▁', '·', '{"max_length": 512}')
    >>> in_short(["<s>", 0]), in_short({"content": " ", "start": 1, "stop": 0})
    ('<s> 0', 'content ·, start 1, stop 0')
    >>> in_short({"Regex": " {2,}"}), in_short({"pattern": {"String": "▁"}, "content": " "})
    ('/·{2,}/', 'pattern ▁, content ·')
    """
    if isinstance(value, str):
        text = visible(value[: most + 1])
    elif template := _template(value):
        text = template
    elif pattern := _pattern(value):
        text = pattern
    elif isinstance(value, list) and [type(part) for part in value] == [str, int]:
        text = f"{visible(value[0])} {value[1]}"  # a token and its id
    elif isinstance(value, dict) and _is_plain(value):
        text = ", ".join(f"{name} {in_short(each, most)}" for name, each in value.items())
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= most else f"{text[:most]}…"


def setting_lines(settings: Mapping[str, object], most: int = MOST_LETTERS) -> list[str]:
    """Write settings a line each.

    >>> setting_lines({"lowercase": True, "prefix": ""})
    ['lowercase: true', 'prefix: ""']
    """
    return [
        f"{setting_word(name)}: {_map_size(name, value) or _in_words(name, value, most)}"
        for name, value in settings.items()
    ]


def _in_words(name: str, value: object, most: int) -> str:
    return value_word(name, _quoted(in_short(value, most)))


def _map_size(name: str, value: object) -> str:
    """Give the size of a compiled map of characters, which nobody reads; "" for anything else."""
    if name != _MAP or not isinstance(value, str) or not value:
        return ""
    said = re.fullmatch(r"(\d+) bytes", value)
    return Counted().bytes(int(said[1]) if said else len(value) * 3 // 4 - value.count("="))


def _is_plain(value: dict[str, object]) -> bool:
    """Whether these are the settings of one of several decoders."""
    return "pattern" in value or "content" in value or "prefix" in value


def _pattern(value: object) -> str:
    """Write what a component looks for: a text as it is, an expression between slashes."""
    if not isinstance(value, dict) or len(value) != 1:
        return ""
    ((kind, pattern),) = value.items()
    if kind not in ("String", "Regex") or not isinstance(pattern, str):
        return ""
    return visible(pattern) if kind == "String" else f"/{visible(pattern)}/"


def _template(value: object) -> str:
    """Write what is put around a text the short way: `[CLS] $A [SEP]`; "" if it is not that."""
    parts = value if isinstance(value, list) else []
    written = []
    for part in parts:
        kind, detail = next(iter(part.items())) if isinstance(part, dict) and part else ("", None)
        if kind not in ("SpecialToken", "Sequence") or not isinstance(detail, dict):
            return ""
        written.append(f"{'$' if kind == 'Sequence' else ''}{detail.get('id')}")
    return " ".join(written)


def _quoted(text: str) -> str:
    return text or '""'
