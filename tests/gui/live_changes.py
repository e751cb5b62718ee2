"""A widget that is alive when theme and language change, against one that was made afterwards."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from gui.look import theme, translation

Widget = TypeVar("Widget", bound=QWidget)
TURNS = 5
"""So many turns of the event loop end every layout: one may ask for another."""


def check_live_changes(
    qapp, qtbot, make: Callable[[], Widget], size: tuple[int, int], fill: Callable[[Widget], object]
) -> None:
    """Both look the same to the pixel, filled with the same values at the same size."""

    def picture(widget: Widget) -> QImage:
        fill(widget)
        widget.resize(*size)
        widget.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        widget.show()
        for _ in range(TURNS):
            qapp.processEvents()
        if qapp.focusWidget() is not None:
            qapp.focusWidget().clearFocus()
        qapp.processEvents()
        return widget.grab().toImage()

    live = make()
    qtbot.addWidget(live)
    picture(live)
    theme.apply(qapp, "projector")
    translation.install(qapp, "ru")
    qapp.processEvents()
    fresh = make()
    qtbot.addWidget(fresh)
    assert picture(live) == picture(fresh)
