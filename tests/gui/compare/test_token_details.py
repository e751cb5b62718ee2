"""The table of the token under the pointer: all that is known, lane by lane."""

import pytest
from PySide6.QtCore import Qt

from gui.compare.frames import TextSpan, TokenDetails
from gui.compare.text_parts import TextPart
from gui.compare.token_details import TokenDetailsPanel
from gui.compare.token_facts import DetailsColumn

EST = TokenDetails(11, "est", b"est", "est", 1, ("es", "t"), "merged", 12, TextSpan(3, 6, 3, 6))
UNKNOWN = TokenDetails(None, "Z", b"Z", "Z", None, None, "unknown", 1, TextSpan(6, 7, 6, 7))


@pytest.fixture
def panel(qtbot) -> TokenDetailsPanel:
    made = TokenDetailsPanel()
    qtbot.addWidget(made)
    made.resize(500, 400)
    made.show()
    return made


def test_it_says_how_to_ask(panel: TokenDetailsPanel) -> None:
    assert panel._empty.isVisible()
    assert panel.text() == ""


def test_everything_that_is_known_is_said(panel: TokenDetailsPanel) -> None:
    panel.show_columns([DetailsColumn("A", EST, 0, 2), DetailsColumn("B", UNKNOWN)])
    first, second = panel.text().splitlines()
    assert first == (
        "A: est; Id: 11; Kind: merged; Bytes: 65 73 74; Text: est; Rank: 1; "
        "Merged from: es + t; In this text: 12; Characters: 4 to 6"
    )
    assert second == ("B: Z; Kind: unknown; Bytes: 5A; Text: Z; In this text: 1; Characters: 7")


def test_half_a_letter_is_called_so(panel: TokenDetailsPanel) -> None:
    cut = (TextPart("да"), TextPart("С", 1, 1, 2))
    facts = (140, "⟨D0⟩", b"\xd0", "С", None, None, "symbol", 13)
    alone = TokenDetails(*facts, TextSpan(0, 1, 0, 1), cut[1:])
    within = TokenDetails(*facts, TextSpan(0, 3, 0, 5), cut)
    long = TokenDetails(*facts, TextSpan(0, 1, 0, 3), (TextPart("中", 2, 3, 3),))
    panel.show_columns(list(map(DetailsColumn, "ABC", (alone, within, long))))
    first, second, third = panel.text().splitlines()
    assert "Text: byte 1 of the 2 of С;" in first
    assert first.endswith("In this text: 13; Characters: inside 1")
    assert "Text: да + byte 1 of the 2 of С;" in second
    assert second.endswith("Characters: 1 to 3")
    assert "Text: bytes 2 to 3 of the 3 of 中;" in third


def test_a_lane_without_a_token_has_an_empty_column(panel: TokenDetailsPanel) -> None:
    panel.show_columns([DetailsColumn("A", EST), DetailsColumn("B", None)])
    assert len(panel.text().splitlines()) == 1
    assert len(panel.table.columns) == 2


def test_opening_and_closing_are_wishes(panel: TokenDetailsPanel, qtbot) -> None:
    panel.show_columns([DetailsColumn("A", EST, 1, 2), DetailsColumn("B", EST, 2, 2)])
    with qtbot.waitSignal(panel.open_requested) as asked:
        qtbot.mouseClick(panel.table.columns[0].buttons.opening, Qt.MouseButton.LeftButton)
    assert asked.args == [0]
    assert not panel.table.columns[1].buttons.opening.isEnabled()
    with qtbot.waitSignal(panel.close_requested) as asked:
        qtbot.mouseClick(panel.table.columns[1].buttons.closing, Qt.MouseButton.LeftButton)
    assert asked.args == [1]


def test_keys_open_and_close_all_lanes(panel: TokenDetailsPanel, qtbot) -> None:
    panel.show_columns([DetailsColumn("A", EST, 1, 2), DetailsColumn("B", EST, 2, 2)])
    asked: list[tuple[str, int]] = []
    panel.open_requested.connect(lambda lane: asked.append(("open", lane)))
    panel.close_requested.connect(lambda lane: asked.append(("close", lane)))
    qtbot.keyClick(panel, Qt.Key.Key_Plus)
    qtbot.keyClick(panel, Qt.Key.Key_Minus)
    assert asked == [("open", 0), ("close", 0), ("close", 1)]


def test_the_number_of_lanes_may_change(panel: TokenDetailsPanel) -> None:
    for count in (1, 4, 2, 0, 3):
        panel.show_columns([DetailsColumn("ABCD"[n], EST) for n in range(count)])
        assert len(panel.table.columns) == len(panel.cards.cards) == count


def test_very_long_tokens_are_shortened_and_whole_in_the_tool_tip(panel: TokenDetailsPanel) -> None:
    data = b"x" * 300
    long = TokenDetails(
        1, "x" * 300, data, "x" * 300, 1, ("x", "x"), "merged", 1, TextSpan(0, 300, 0, 300)
    )
    panel.show_columns([DetailsColumn("A", long)])
    cell = panel.table.columns[0].cells["bytes"]
    assert cell.text().endswith("…")
    assert cell.toolTip() == data.hex(" ").upper()


def test_two_lanes_are_a_table_where_it_fits(panel: TokenDetailsPanel) -> None:
    panel.show_columns([DetailsColumn("A", EST), DetailsColumn("B", EST)])
    assert panel.table.isVisible()
    assert not panel.cards.isVisible()


@pytest.mark.parametrize(("width", "height"), [(280, 700), (900, 120)])
def test_where_the_table_has_no_room_there_are_cards(panel, width, height) -> None:
    panel.show_columns([DetailsColumn(name, EST, 0, 2) for name in "ABCD"])
    panel.resize(width, height)
    assert panel.cards.isVisible()
    assert not panel.table.isVisible()
    card = panel.cards.cards[3]
    assert "Id: 11" in card.facts.text().replace("\N{NO-BREAK SPACE}", " ")
    assert "Merged from: es + t" in card.facts.text().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [260, 330, 500, 1000])
def test_it_never_scrolls_sideways(panel, count, width) -> None:
    panel.show_columns([DetailsColumn("ABCD"[n], EST, 0, 2) for n in range(count)])
    panel.resize(width, 400)
    shown = panel.table if panel.table.isVisible() else panel.cards
    assert shown.minimumSizeHint().width() <= panel.viewport().width()


def test_a_card_opens_its_token(panel: TokenDetailsPanel, qtbot) -> None:
    panel.show_columns([DetailsColumn(name, EST, 0, 2) for name in "ABCD"])
    panel.resize(280, 700)
    with qtbot.waitSignal(panel.open_requested) as asked:
        qtbot.mouseClick(panel.cards.cards[2].buttons.opening, Qt.MouseButton.LeftButton)
    assert asked.args == [2]
