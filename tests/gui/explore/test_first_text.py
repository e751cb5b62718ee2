"""The text that goes through the stages while nobody has typed one: a richer one for files."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gui.explore.view import ExploreView
from gui.session import Session
from gui.state.compare_state import SHOWN_FIRST
from gui.state.explore_state import SHOWN_IN_STAGES
from gui.state.trained_sources import END
from tests.gui.sample_files import hugging_face_file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return hugging_face_file(tmp_path / "tokenizer.json", "Whitespace")


def seen(view: ExploreView, session: Session) -> str:
    """The text in the field, which is also the one that was followed, if one was."""
    text, trail = view._pipeline.field.toPlainText(), session.explore.trail
    assert trail is None or trail.text == text
    return text


def test_of_a_file_a_text_is_shown_that_its_stages_change_and_cut(
    view: ExploreView, session: Session, file: Path, qtbot: QtBot
) -> None:
    assert seen(view, session) == SHOWN_FIRST
    session.open_tokenizer(file)
    qtbot.waitUntil(lambda: session.explore.trail is not None)
    assert seen(view, session) == SHOWN_IN_STAGES
    session.explore.explore(END)
    assert seen(view, session) == SHOWN_FIRST
    assert session.compare.text == SHOWN_FIRST
    assert session.preferences.compare_text is None


@pytest.mark.parametrize("typed", ["cats", "", SHOWN_FIRST])
def test_a_typed_text_stays_whatever_is_explored(
    view: ExploreView, session: Session, file: Path, typed: str
) -> None:
    session.open_tokenizer(file)
    view._pipeline.field.setPlainText(typed)
    assert seen(view, session) == session.compare.text == typed
    session.explore.explore(END)
    assert seen(view, session) == typed


def test_a_text_that_was_compared_is_explored(
    view: ExploreView, session: Session, file: Path
) -> None:
    session.compare.set_text("newest")
    session.open_tokenizer(file)
    assert seen(view, session) == "newest"


def test_the_comparison_splits_the_text_that_is_tried_in_it(
    view: ExploreView, session: Session, file: Path
) -> None:
    session.open_tokenizer(file)
    session.explore.try_in_comparison()
    assert session.compare.text == SHOWN_IN_STAGES == seen(view, session)
