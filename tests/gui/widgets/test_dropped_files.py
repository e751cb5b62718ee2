"""Files from another program are copied from, whatever it proposes."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from gui.widgets.dropped_files import take_files

COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction


def dropped(urls: list[QUrl], actions: Qt.DropAction) -> tuple[QDropEvent, QMimeData]:
    """An event as it comes from another program; it does not keep the data alive."""
    data = QMimeData()
    data.setUrls(urls)
    event = QDropEvent(
        QPointF(1, 1), actions, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    event.ignore()
    return event, data


@pytest.mark.parametrize("proposed", [COPY, COPY | MOVE])
def test_a_file_is_never_moved(qapp: object, proposed: Qt.DropAction) -> None:
    event, data = dropped([QUrl.fromLocalFile("/x/a.txt"), QUrl("https://example.org/b")], proposed)
    event.setDropAction(MOVE)
    assert take_files(event) == [Path("/x/a.txt")]
    assert event.isAccepted()
    assert event.dropAction() == COPY
    assert len(data.urls()) == 2


def test_who_offers_only_a_move_keeps_the_file(qapp: object) -> None:
    event, data = dropped([QUrl.fromLocalFile("/x/a.txt")], MOVE)
    assert take_files(event) == []
    assert not event.isAccepted()
    assert data.hasUrls()


def test_what_is_no_file_is_left_to_others(qapp: object) -> None:
    event, data = dropped([QUrl("https://example.org/b")], COPY)
    assert take_files(event) == []
    assert not event.isAccepted()
    assert data.hasUrls()
