"""Every panel in every language and theme: drawn without complaint, named for those who listen."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from gui.compare.differing_panel import DifferingPanel
from gui.compare.ids_panel import IdsPanel
from gui.compare.lane_header import LaneHeader
from gui.compare.split_player import SplitPlayer
from gui.compare.stability_line import StabilityLine
from gui.compare.text_input import TextInput
from gui.compare.token_details import TokenDetailsPanel
from gui.compare.why_panel import WhyPanel
from gui.look import theme, translation

PANELS = (
    DifferingPanel,
    IdsPanel,
    LaneHeader,
    SplitPlayer,
    StabilityLine,
    TextInput,
    TokenDetailsPanel,
    WhyPanel,
)
CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
)


@pytest.mark.parametrize("panel", PANELS)
def test_every_panel_follows_themes_and_languages(qapp, qtbot, panel) -> None:
    made = panel()
    qtbot.addWidget(made)
    made.resize(320, 420)
    made.show()
    for name in theme.names():
        theme.apply(qapp, name)
        for language in translation.languages():
            translation.install(qapp, language)
            for width in (280, 420):
                made.resize(width, 420)
                made.grab()
    theme.apply(qapp, "light")
    translation.install(qapp, "en")


@pytest.mark.parametrize("panel", PANELS)
def test_every_control_has_a_name(qtbot, panel) -> None:
    made = panel()
    qtbot.addWidget(made)
    nameless = [
        control
        for control in made.findChildren(QWidget)
        if isinstance(control, CONTROLS) and _is_ours(control) and not control.accessibleName()
    ]
    assert nameless == []


def _is_ours(control: QWidget) -> bool:
    """Not a part that Qt makes for itself, such as the list of a combo box."""
    inside = control.parentWidget()
    while inside is not None:
        if isinstance(inside, QComboBox | QAbstractSpinBox | QAbstractItemView):
            return False
        if inside.metaObject().className() == "QComboBoxPrivateContainer":
            return False
        inside = inside.parentWidget()
    return True
