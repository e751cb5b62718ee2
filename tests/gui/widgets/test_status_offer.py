"""An offer in the status bar: a sentence, and what can be done about it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from gui.widgets.status_offer import StatusOffer


def buttons(offer: StatusOffer) -> list[str]:
    return [each.text() for each in offer.findChildren(QPushButton) if not each.isHidden()]


def test_an_offer_is_there_while_it_says_something(qtbot) -> None:
    offer = StatusOffer()
    qtbot.addWidget(offer)
    offer.say("a.json has changed.", "Read again", "Close")
    assert offer.isVisible() and buttons(offer) == ["Read again", "Close"]
    assert offer.accessibleName() == offer.sentence == "a.json has changed."
    offer.say("a.json is gone.", "", "Close")
    assert buttons(offer) == ["Close"]
    offer.say("", "", "Close")
    assert offer.isHidden()


def test_its_buttons_answer_it(qtbot) -> None:
    offer = StatusOffer()
    qtbot.addWidget(offer)
    offer.say("a.json has changed.", "Read again", "Close")
    accept, decline = offer.findChildren(QPushButton)
    with qtbot.waitSignal(offer.accepted):
        qtbot.mouseClick(accept, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(offer.declined):
        qtbot.mouseClick(decline, Qt.MouseButton.LeftButton)
