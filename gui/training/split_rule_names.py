"""What the split rules are called, wherever one is named: in the settings, on a handout."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def split_rule_names() -> Mapping[str, str]:
    """The names of all rules by their key, in the language of now; an own pattern has none."""
    translate = QCoreApplication.translate
    return {
        "document": translate("SplitField", "Document"),
        "gpt2": "GPT-2",
        "cl100k": "cl100k",
        "o200k": "o200k",
        "whitespace": translate("SplitField", "White space"),
        "none": translate("SplitField", "None"),
    }
