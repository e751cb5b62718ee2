"""What is dropped or pasted over the exploration is another tokenizer, or a text for its stages."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine import BPETokenizer
from gui.explore.arrivals import MOST_BYTES
from gui.explore.view import ExploreView
from gui.session import Session


@pytest.fixture
def view(view: ExploreView, session: Session) -> ExploreView:
    session.compare.set_text("nest")
    return view


def dropped(view: QWidget, data: QMimeData) -> None:
    none = Qt.KeyboardModifier.NoModifier
    event = QDropEvent(
        QPointF(10, 10), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, none
    )
    view.dropEvent(event)
    assert event.isAccepted()


def files(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def words(text: str) -> QMimeData:
    data = QMimeData()
    data.setText(text)
    return data


def test_a_dropped_text_goes_through_the_stages_and_is_no_corpus(
    view: ExploreView, session: Session
) -> None:
    corpus = session.source
    dropped(view, words("low lower"))
    assert session.explore.text == "low lower"
    assert view._pipeline.field.toPlainText() == "low lower"
    assert session.source == corpus


def test_a_dropped_text_file_goes_through_the_stages_and_is_no_corpus(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    corpus = session.source
    path = tmp_path / "text.txt"
    path.write_text("newest lowest", encoding="utf-8")
    dropped(view, files(path))
    assert session.explore.text == "newest lowest"
    assert session.source == corpus


def test_a_dropped_tokenizer_is_explored(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "own.json"
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest"], vocab_size=12)
    tokenizer.save(path)
    dropped(view, files(path))
    assert session.explore.source == str(path)
    assert session.explore.text == "nest"


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b'{"a": ', b"\x00\x01\x02", b"{"])
def test_what_is_empty_or_odd_is_told_as_a_tokenizer_file(
    view: ExploreView, session: Session, tmp_path: Path, content: bytes
) -> None:
    corpus = session.source
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    dropped(view, files(path))
    assert view._notice.isVisible()
    assert "odd.json" in view._notice.accessibleName()
    assert session.source == corpus and session.explore.text == "nest"


def test_a_text_that_is_too_long_is_refused_in_words(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "long.txt"
    path.write_text("low " * (MOST_BYTES // 2), encoding="utf-8")
    dropped(view, files(path))
    assert "long.txt has 2.0 MB" in view._notice.accessibleName()
    assert session.explore.text == "nest"


def test_a_text_that_is_pasted_over_the_table_goes_through_the_stages(
    view: ExploreView, session: Session, qtbot: QtBot
) -> None:
    QGuiApplication.clipboard().setText("widest")
    view._vocabulary.table.setFocus()
    qtbot.keyClick(view._vocabulary.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert session.explore.text == "widest"


def test_fields_leave_dropped_files_to_the_view(view: ExploreView, tmp_path: Path) -> None:
    for field in (view._pipeline.field, view._vocabulary.filter.field):
        assert not field.canInsertFromMimeData(files(tmp_path / "a.json"))
        assert field.canInsertFromMimeData(words("low"))
