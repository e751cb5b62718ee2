"""The experiments as one view: only the page that is looked at works, and each says what it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from gui.lab.view import PAGES, LabView
from gui.look import theme, translation
from gui.session import Session
from gui.widgets.page_tabs import PageTabs


@pytest.fixture
def view(session: Session, qtbot: QtBot) -> LabView:
    view = LabView(session)
    qtbot.addWidget(view)
    view.resize(1280, 680)
    view.show()
    return view


def test_only_the_page_that_is_looked_at_is_active(session: Session, qtbot: QtBot) -> None:
    view = LabView(session)
    qtbot.addWidget(view)
    heard: dict[str, list[bool]] = {name: [] for name in PAGES}
    for name, page in view.pages.items():
        page.set_active = heard[name].append  # type: ignore[method-assign]
    view.show()
    first, *others = PAGES
    assert heard[first][-1]
    assert not any(heard[name][-1] for name in others)
    view.hide()
    assert not any(states[-1] for states in heard.values())


def test_every_page_has_a_title_and_says_what_it_is_for(view: LabView) -> None:
    titles = [page.title() for page in view.pages.values()]
    assert len(set(titles)) == len(PAGES)
    assert all(page.tip() for page in view.pages.values())


def test_every_page_can_be_opened_by_name_and_gives_pictures(view: LabView) -> None:
    for name in PAGES:
        view.open(name)
        assert view.opened() == name
        for panel in view.panels().values():
            assert panel.accessibleName()


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("language", translation.languages())
def test_every_page_fits_a_small_screen(
    view: LabView, qapp: QApplication, language: str, look: str
) -> None:
    theme.apply(qapp, look)
    translation.install(qapp, language)
    qapp.processEvents()  # the view hears of a language in an event
    view.resize(1024, 560)
    for name in PAGES:
        view.open(name)
        assert view.minimumSizeHint().width() <= 1024


def test_the_tab_key_reaches_the_tabs_and_everything_on_a_page(view: LabView, qtbot: QtBot) -> None:
    view.activateWindow()
    for name in PAGES:
        view.open(name)
        view.setFocus()
        first = view.focusWidget()
        assert first is not None and view.pages[name].isAncestorOf(first)
        seen: list[QWidget | None] = [first]
        QTest.keyClick(first, Qt.Key.Key_Tab)
        while view.focusWidget() is not first:
            seen.append(view.focusWidget())
            assert len(seen) < 40
            QTest.keyClick(view.focusWidget(), Qt.Key.Key_Tab)
        assert any(isinstance(widget.parentWidget().parentWidget(), PageTabs) for widget in seen)
        fields = view.pages[name].findChildren(QComboBox)
        fields = [field for field in fields if field.isVisible() and field.isEnabled()]
        assert set(fields) <= set(seen)
