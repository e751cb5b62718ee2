"""Settings of a tokenizer file as short text: as JSON, without quotes around plain texts."""

from __future__ import annotations

import json
from collections.abc import Mapping

from engine.text.alphabet import visible

MOST_LETTERS = 200


def in_short(value: object, most: int = MOST_LETTERS) -> str:
    r"""Write the value of a setting in one line, at most about `most` characters of it.

    >>> in_short(True), in_short("\u2581"), in_short(" "), in_short({"max_length": 512})
    ('true', '▁', '·', '{"max_length": 512}')
    """
    if isinstance(value, str):
        text = visible(value[: most + 1])
    elif template := _template(value):
        text = template
    else:
        text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= most else f"{text[:most]}…"


def setting_lines(settings: Mapping[str, object], most: int = MOST_LETTERS) -> list[str]:
    """Write settings a line each.

    >>> setting_lines({"lowercase": True, "prefix": ""})
    ['lowercase: true', 'prefix: ""']
    """
    return [f"{name}: {_quoted(in_short(value, most))}" for name, value in settings.items()]


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
