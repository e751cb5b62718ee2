"""What the stages of a tokenizer are called, and what they did to a text, in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.pipeline.values import Stage
from gui.explore.counted import Counted
from gui.explore.own_words import component_word
from gui.explore.pipeline_changes import ShownStage

DONE_BETWEEN: Final = " · "
"""Between the things that a stage did."""


def kind_words(kind: str) -> str:
    """The part that a stage takes."""
    translate = QCoreApplication.translate
    words = {
        "repair": translate("PipelineWords", "Repair"),
        "added-tokens": translate("PipelineWords", "Added tokens"),
        "normalizer": translate("PipelineWords", "Normalizer"),
        "pre-tokenizer": translate("PipelineWords", "Pre-tokenizer"),
        "model": translate("PipelineWords", "Model"),
        "post-processor": translate("PipelineWords", "Post-processor"),
        "decoder": translate("PipelineWords", "Decoder"),
    }
    return words.get(kind, kind)


def title(stage: Stage | None) -> tuple[str, str]:
    """Kind and name of a stage; None is the text before all of them."""
    if stage is None:
        text = QCoreApplication.translate("PipelineWords", "Text")
        return text, QCoreApplication.translate("PipelineWords", "As it was typed")
    names = map(component_word, stage.name.split(", ") if stage.kind == "decoder" else [stage.name])
    return kind_words(stage.kind), ", ".join(names)


def usual_words() -> str:
    """What is said above the settings that a column only counts."""
    return QCoreApplication.translate(
        "PipelineWords", "Usual settings, which hold where a file says nothing else:"
    )


def in_words(shown: ShownStage, stage: Stage | None) -> str:
    """What the stage did."""
    translate = QCoreApplication.translate
    number = sum(not piece.is_gap for piece in shown.pieces) + shown.rest
    counted = Counted()
    if stage is None:
        cells = sum(len(piece.cells) for piece in shown.pieces)
        said = [counted.characters(cells + shown.rest)]
    elif stage.kind == "decoder":
        said = [_compared(shown)]
    elif stage.kind in ("model", "post-processor"):
        said = [counted.tokens(number)]
    elif shown.counted:
        said = [counted.pieces(number)]
    else:
        said = [f"≥ {counted.pieces(number)}"]  # those of the beginning; there are more
    # subtle: a number alone, beside that of the pieces, would be read as a number of pieces
    is_of_tokens = stage is not None and stage.kind in ("model", "post-processor")
    if shown.changed:
        what = (counted.tokens if is_of_tokens else counted.characters)(shown.changed)
        said.append(
            translate("PipelineWords", "{what} changed").format(what=_at_least(shown, what))
        )
    if shown.removed:
        what = counted.characters(shown.removed)
        text = translate("PipelineWords", "{what} taken away")
        said.append(text.format(what=_at_least(shown, what)))
    if stage is not None and stage.kind == "normalizer" and number == 1 and len(said) > 1:
        del said[0]  # it cuts nothing, and there is room for little
    return DONE_BETWEEN.join(said)


def _at_least(shown: ShownStage, what: str) -> str:
    """A number of what was followed: of a beginning, the whole text may have more."""
    return f"≥ {what}" if shown.is_beginning else what


def _compared(shown: ShownStage) -> str:
    """Whether a decoded text is the one that was typed."""
    if shown.only_form and shown.changed:
        return QCoreApplication.translate("PipelineWords", "Another Unicode form of the text")
    if shown.changed or shown.removed:
        return QCoreApplication.translate("PipelineWords", "Another text")
    if shown.is_beginning:
        return QCoreApplication.translate("PipelineWords", "As typed, as far as followed")
    return QCoreApplication.translate("PipelineWords", "The text as typed")


def rest_words(shown: ShownStage, stage: Stage | None) -> str:
    """What is not shown; nothing if all is."""
    if not shown.counted:
        return QCoreApplication.translate("PipelineWords", "and more pieces")
    counted = Counted()
    if not shown.rest:
        return counted.more_characters(shown.cut) if shown.cut else ""
    if stage is None or stage.kind == "decoder":
        return counted.more_characters(shown.rest)
    if stage.kind in ("model", "post-processor"):
        return counted.more_tokens(shown.rest)
    return counted.more_pieces(shown.rest)
