"""Every panel in every language and theme: drawn without complaint, named for those who listen."""

from itertools import combinations, product

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
    for width in (280, 420):
        made.resize(width, 420)
        pictures = []
        for name, language in product(theme.names(), translation.languages()):
            theme.apply(qapp, name)
            translation.install(qapp, language)
            qapp.processEvents()  # they hear of a language in an event
            pictures.append(made.grab().toImage())
        assert all(one != other for one, other in combinations(pictures, 2))
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
