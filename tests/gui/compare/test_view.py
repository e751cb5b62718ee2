"""The view of the comparison with a session behind it: what a person does, what is shown then."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine import BPETokenizer
from gui.compare.differing_rows import DifferingWish
from gui.compare.frames import Gap
from gui.compare.view import CompareView
from gui.look import theme, translation
from gui.state.compare_state import SHOWN_FIRST
from gui.state.preferences import Preferences
from gui.state.source_names import source_names
from gui.state.trained_sources import END, HERE

pytestmark = pytest.mark.usefixtures("reduced_motion")

WAIT = 20_000
FOUR_WORDS = 12


@pytest.fixture
def view(session, qtbot):
    view = CompareView(session)
    qtbot.addWidget(view)
    view.resize(1280, 720)
    view.show()
    session.start()
    qtbot.waitUntil(lambda: session.compare.split is not None)
    yield view
    view.close_search()


def type_text(view: CompareView, text: str) -> None:
    field = view._text.field
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
            QApplication.sendEvent(field, key)


def set_text(view: CompareView, text: str) -> None:
    view._state.set_text(text)


def labels(view: CompareView, lane: int) -> list[str]:
    tokens = view._area.panes[lane].tokens
    return [tokens.labels.get(int(key), "?") for key in tokens.colour_keys]


def details(view: CompareView) -> str:
    view._pointing.settle()
    return view._details.text()


def test_at_the_first_look_every_panel_has_something_to_show(view):
    assert len(view._area.panes) == 2
    assert "differ at 1 place" in view._bar.sentence()
    assert "never learned" in view._why.text()
    assert details(view).startswith("A: low")
    assert view._watch.split.stage.tokens(0) == tuple("lowest")
    assert not any(head.losses.places() for head in view._area.heads)


def test_a_panel_that_was_out_of_sight_tells_of_the_text_of_now(view, qtbot):
    assert details(view).startswith("A: low")
    view._side.hide()  # as while a class guesses
    set_text(view, "nest")
    qtbot.waitUntil(lambda: view._showing.presenter.split.text == "nest", timeout=WAIT)
    view._side.show()
    qtbot.waitUntil(lambda: view._details.text() == "", timeout=WAIT)


def test_where_nothing_differs_the_first_token_is_told_at_first(session, qtbot):
    session.compare.set_text("low low")
    view = CompareView(session)
    qtbot.addWidget(view)
    view.resize(1400, 800)
    view.show()
    session.start()
    assert details(view).startswith("A: low")
    assert view._watch.split.stage.tokens(0) == tuple("low")
    view.close_search()


def test_each_key_is_split_as_it_is_typed(view):
    set_text(view, "")
    type_text(view, "nest")
    assert labels(view, 0) == ["n", "est"]
    assert labels(view, 1) == ["ne", "s", "t"]


def test_a_key_that_changes_earlier_tokens_is_told_and_flashes(view):
    set_text(view, "")
    type_text(view, "nes")
    assert labels(view, 0) == ["n", "es"]
    type_text(view, "t")
    assert "1 key changed" in view._line.sentence()
    assert view._area.panes[0].marks().flash.still


def test_flashing_can_be_switched_off_and_stays_off(view, session):
    view.set_flashing(False)
    set_text(view, "")
    type_text(view, "nest")
    assert view._line.sentence() == ""
    assert view._area.panes[0].marks().flash is None
    assert not Preferences(session.preferences._settings).flashing


def test_a_token_that_is_pointed_at_lights_up_in_the_other_lane(view):
    set_text(view, "nest")
    view._area.panes[0].token_hovered.emit(1)
    highlight = view._area.panes[1].marks().highlight
    assert (highlight.byte_start, highlight.byte_end) == (1, 4)
    assert view._area.panes[0].marks().highlight is None
    assert details(view).splitlines()[0].startswith("A: est")
    assert details(view).splitlines()[1].startswith("B: ne")
    view._area.panes[0].token_hovered.emit(None)
    assert view._area.panes[1].marks().highlight is None


def test_a_click_opens_a_token_level_by_level_and_closes_it(view):
    set_text(view, "nest")
    pane = view._area.panes[0]
    levels = []
    for _ in range(3):
        pane.token_clicked.emit(1)
        parts = pane.tokens.opened.get(1, ())
        levels.append([part.label for part in parts])
    assert levels == [["es", "t"], ["es", "t"], []]


def test_the_buttons_under_a_token_open_and_close_it_too(view):
    set_text(view, "nest")
    view._area.panes[0].token_hovered.emit(1)
    view._details.open_requested.emit(0)
    assert 1 in view._area.panes[0].tokens.opened
    view._details.close_requested.emit(0)
    assert not view._area.panes[0].tokens.opened


def test_a_gap_is_explained_by_every_lane(view):
    set_text(view, "nest")
    view._area.panes[0].gap_clicked.emit(Gap(1, 1))
    first, second = view._why.text().splitlines()
    assert first.startswith("A, boundary") and "rank 4" in first
    assert second.startswith("B, no boundary")


def test_an_answer_stays_when_only_the_lanes_change(view):
    set_text(view, "nest")
    view._area.panes[0].gap_clicked.emit(Gap(1, 1))
    view._state.set_mode(1, "rank-ordered")
    assert view._why.text().splitlines()[1].startswith("B, boundary")
    set_text(view, "nes")
    assert "boundary:" not in view._why.text()


def test_differences_are_gone_to_one_after_the_other_and_round(view):
    set_text(view, "nest low nest low nest")
    seen = []
    for step in (1, 1, 1, 1, -1):
        view.go_to_difference(step)
        seen.append(view._area.panes[0].marks().highlight.byte_start)
    assert seen == [0, 9, 18, 0, 18]


def test_without_differences_nothing_happens(view):
    set_text(view, "low")
    view.go_to_difference(1)
    assert "not differ" in view._bar.sentence()


def test_another_lane_does_not_put_out_the_light(view):
    view.go_to_difference(1)
    lit = view._area.panes[0].marks().highlight
    assert lit is not None
    view.add_lane()
    assert [pane.marks().highlight for pane in view._area.panes] == [lit] * 3
    view.remove_lane()
    assert [pane.marks().highlight for pane in view._area.panes] == [lit] * 2


def test_a_third_and_a_fourth_lane_show_the_other_ways(view):
    view.add_lane()
    view.add_lane()
    assert [head.mode.value() for head in view._area.heads[2:]] == [
        "left-to-right",
        "fewest-tokens",
    ]
    assert not view._bar._add.isEnabled()
    view._area.heads[1].remove_requested.emit()
    assert len(view._area.panes) == 3
    assert [head.mode.value() for head in view._area.heads][1] == "left-to-right"


def test_no_lane_shows_tokens_that_were_made_in_another_way_than_its_head_says(view, monkeypatch):
    state, (first, second) = view._state, view._area.panes
    numbers = view._area.heads[0].outline()
    monkeypatch.setattr(state._runs, "ask", lambda request, quick: None)  # takes very long
    state.set_mode(0, "fewest-tokens")
    assert first.tokens is None and second.tokens is not None
    assert first.paragraphs.text == state.text
    assert view._area.heads[0].outline() != numbers
    monkeypatch.undo()
    state.set_mode(0, "rank-ordered")
    assert first.tokens is not None
    assert view._area.heads[0].outline() == numbers


def test_a_lane_at_the_position_shows_its_tokens_until_those_of_the_next_step_come(
    view, session, monkeypatch
):
    view._state.set_source(0, HERE)
    pane = view._area.panes[0]
    monkeypatch.setattr(view._state._runs, "ask", lambda request, quick: None)
    session.seek(5)
    view._state.set_mode(1, "left-to-right")
    assert pane.tokens is not None


def test_lanes_at_the_position_follow_the_player(view, session):
    set_text(view, "newest")
    view._area.heads[0].tokenizer_requested.emit(HERE)
    assert labels(view, 0) == list("newest")
    session.seek(2)
    assert labels(view, 0) == ["n", "e", "w", "est"]
    assert view._area.heads[0].tokenizer.currentText() == "Step 2 of 12"


def test_a_tokenizer_file_goes_to_the_lanes(view, session, tmp_path, qtbot):
    tokenizer = BPETokenizer()
    tokenizer.train(["nest"] * 5, vocab_size=7)
    tokenizer.save(tmp_path / "nest.json")
    session.open_tokenizer(tmp_path / "nest.json")
    assert view._area.heads[0].tokenizer.currentText() == "nest.json"
    set_text(view, "nest")
    assert labels(view, 0) == ["nest"]
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)


def test_a_word_is_watched_in_the_lane_that_is_chosen(view):
    set_text(view, "low nest")
    view._area.panes[0].token_clicked.emit(3)
    assert view.player() is None
    view.watch()
    assert view.player() is view._watch.split.player
    assert view._watch.split.stage.tokens(0) == (" ", "n", "e", "s", "t")
    assert view._watch.split.stage.tokens(view.player().length) == (" ", "n", "est")
    view._watch.lane.setCurrentIndex(1)
    view._watch.lane.activated.emit(1)
    assert view._watch.split.stage.tokens(view.player().length) == (" ", "ne", "s", "t")


def test_ids_are_listed_copied_and_read(view):
    set_text(view, "nest")
    view._side.setCurrentIndex(1)
    assert view._ids.model.rowCount() == 2
    view.copy_ids()
    copied = QGuiApplication.clipboard().text()
    view._ids.field.set_text(copied)
    assert view._ids.answer() == "nest"
    view._ids.field.set_text("4 999")
    assert "999" in view._ids.answer()


def test_a_row_of_ids_is_shown_in_its_lane(view):
    set_text(view, "nest")
    view._side.setCurrentIndex(1)
    view._ids.token_chosen.emit(1)
    assert view._area.panes[0].marks().caret == 1


def test_the_row_of_bytes_is_shown_and_remembered(view, session):
    assert not view.bytes_shown
    view.show_bytes(True)
    assert view._row.state().characters.startswith("lowest")
    assert session.preferences.byte_row


def test_words_that_differ_are_found_and_shown(view, qtbot):
    panel = view._differing
    assert panel.source.wish().alphabet == "deilnorstw"
    panel.source.longest.setValue(3)
    panel._start.click()
    qtbot.waitUntil(lambda: not view._search._search.running, timeout=WAIT)
    assert [panel.model.word(row) for row in range(panel.model.rowCount())] == ["nes"]
    place = panel.mapTo(view, panel.pos())
    panel.word_requested.emit("nes")
    assert view._state.text == "nes"
    assert "lost its partner" in view._why.text()
    assert view._line.sentence() == ""
    QApplication.processEvents()
    assert panel.mapTo(view, panel.pos()) == place  # the next click hits the row it is meant for
    view._notice.action_requested.emit()
    assert view._state.text == SHOWN_FIRST


def test_one_click_searches_at_the_step_of_now_or_at_the_end(view, session, qtbot):
    panel, found = view._differing, []
    panel.show()
    panel.set_wish(DifferingWish("alphabet", alphabet="deilnorstw", shortest=2, longest=6))
    for position, button in ((10, 0), (10, 1)):
        session.seek(position)
        with qtbot.waitSignal(view._search._search.finished, timeout=WAIT):
            panel.lanes.sources[button].click()
        said = panel.summary().replace("\N{NARROW NO-BREAK SPACE}", " ")
        found.append((said.split(" of ")[0], said.splitlines()[-1]))
    assert found == [
        ("4 320", "A, B: merges 10, vocabulary 20"),
        ("4 341", "A, B: merges 12, vocabulary 22"),
    ]
    assert [lane.source for lane in view._state.lanes] == [END, END]


def test_places_to_search_at_are_named_in_the_language_of_now(view, qapp):
    before = [button.text() for button in view._differing.lanes.sources]
    translation.install(qapp, "ru")
    qapp.processEvents()
    named = [button.text() for button in view._differing.lanes.sources]
    assert named == [name for _, name in source_names(view._state.sources())][: len(named)]
    assert len(named) == 2
    assert not set(named) & set(before)
    assert "typed" not in view._differing.source._corpus_line.text().casefold()
    translation.install(qapp, "en")
    qapp.processEvents()
    assert [button.text() for button in view._differing.lanes.sources] == before


def test_heads_keep_their_height_above_the_words_on_a_projector(view, qapp, qtbot):
    theme.apply(qapp, "projector")
    translation.install(qapp, "ru")
    view.resize(690, 650)
    set_text(view, "nest nestor lowest snest")
    qtbot.waitUntil(lambda: view._showing.presenter.split.text == view._state.text, timeout=WAIT)
    view._side.open(view._differing)
    qtbot.waitUntil(lambda: view._columns.stacked)
    qapp.processEvents()
    row = view._area._row
    assert all(head.losses.isVisible() for head in view._area.heads)
    assert row.height() >= row.widget().height()
    assert view._area.panes[0].height() >= 2 * view._area.paragraphs.unscaled.pitch


def test_any_two_lanes_can_be_searched(view, qtbot):
    view.add_lane()
    panel = view._differing
    panel.set_wish(DifferingWish("list", words="lowest\nnest\nlow"))
    assert [panel.lanes.first.itemText(i) for i in range(3)] == ["A", "B", "C"]
    panel.lanes.second.set_value("2")
    panel.lanes.second.value_chosen.emit("2")
    assert panel.model.headerData(4, Qt.Orientation.Horizontal) == "C"
    with qtbot.waitSignal(view._search._search.finished, timeout=WAIT):
        panel.ask()
    modes = [view._state.lanes[index].mode for index in (0, 2)]
    assert [way.mode for way in view._search._ways] == modes
    view.remove_lane()
    assert panel.model.headerData(4, Qt.Orientation.Horizontal) == "B"


def test_a_search_can_be_cancelled(view, qtbot):
    panel = view._differing
    panel.source.longest.setValue(12)
    panel._start.click()
    panel.cancel_requested.emit()
    assert not view._search._search.running
    assert "stopped" in panel.summary()


def test_a_loss_is_shown_where_it_is(view):
    set_text(view, "lowZ")
    head = view._area.heads[0]
    head.place_requested.emit(head._numbers.losses[0])
    assert view._area.panes[0].marks().caret == 1


def test_a_text_file_is_split(view, tmp_path):
    path = tmp_path / "text.txt"
    path.write_bytes("один\r\nдва\r".encode())
    view.open_text(path)
    assert view._state.text == "один\r\nдва\r"
    assert view._text.text() == "один\r\nдва\r"


@pytest.mark.parametrize("content", [None, b"\xff\xfe\xfa\x00\x81", b"x" * (1 << 20) + b"x"])
def test_a_file_that_cannot_be_shown_is_told(view, qtbot, tmp_path, content):
    path = tmp_path / "text.txt"
    if content is not None:
        path.write_bytes(content)
    before = view._state.text
    view.open_text(path)
    qtbot.waitUntil(lambda: not view._opening.running, timeout=WAIT)
    assert view._state.text == before
    assert view._notice.sentence or view._text.note()


@pytest.mark.parametrize(
    "text", ["", " " * 4_000, "\0\x07", "\ud83d", "a" * 4_500, "é שלום 👩‍👩‍👧\r\n\t", "<unk><pad>"]
)
def test_nothing_is_too_odd_to_be_split(view, text):
    view.show_bytes(True)
    set_text(view, text)
    assert view._state.split.text == text
    view.go_to_difference(1)
    view.panels()
    view.grab()


def test_panels_have_names_for_pictures(view):
    for name, panel in view.panels().items():
        assert panel.accessibleName(), name


def test_a_hidden_view_does_not_split(view, session):
    view.hide()
    set_text(view, "low")
    assert session.compare.split.text != "low"
    view.show()
    assert session.compare.split.text == "low"


def controls(view: CompareView) -> list[QWidget]:
    return [
        part
        for part in view.findChildren(QWidget)
        if part.isVisible() and part.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]


@pytest.mark.parametrize("tab", range(4))
def test_every_control_that_takes_the_focus_has_a_name(view, tab):
    view._side.setCurrentIndex(tab)
    nameless = [
        part
        for part in controls(view)
        if not part.accessibleName() and not part.objectName().startswith("qt_")
    ]
    assert not [part for part in nameless if not getattr(part, "text", str)()]


@pytest.mark.parametrize("language", translation.languages())
@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("size", [(1024, 600), (1920, 1000)])
def test_it_fits_in_every_language_theme_and_size(view, qapp, language, name, size):
    theme.apply(qapp, name)
    translation.install(qapp, language)
    view.resize(*size)
    qapp.processEvents()
    assert (view.width(), view.height()) == size
    for tab in range(4):
        view._side.setCurrentIndex(tab)
        qapp.processEvents()
        assert view.minimumSizeHint().width() <= 1024
        assert view.minimumSizeHint().height() <= 600


def test_it_says_everything_in_the_language_of_now(view, qapp):
    translation.install(qapp, "ru")
    qapp.processEvents()
    said = " ".join(label.text() for label in view.findChildren(QLabel) if label.isVisible())
    assert "The lanes differ" not in said
    assert view._side.tabText(3) != "Watch"


def test_panes_break_lines_at_the_same_characters(view):
    set_text(view, "newest lowest widest " * 20)
    tops = [
        {index: rect.top() for index, rect in pane.rects() if index == 0}
        for pane in view._area.panes
    ]
    assert tops[0] == tops[1]
    assert view._area.panes[0].mapToGlobal(view._area.panes[0].pos() * 0).y() == (
        view._area.panes[1].mapToGlobal(view._area.panes[1].pos() * 0).y()
    )


def test_lanes_keep_their_sources_by_name(view):
    assert [lane.source for lane in view._state.lanes] == [END, END]
    assert view._area.heads[0].tokenizer.value() == END


def test_the_sentence_in_the_status_bar_follows_the_language(view, qapp, qtbot):
    with qtbot.waitSignal(view.told, check_params_cb=lambda said: "Различий" in said):
        translation.install(qapp, "ru")
    with qtbot.waitSignal(view.told, check_params_cb=lambda said: "lanes" in said):
        translation.install(qapp, "en")


def test_tab_goes_through_the_view_in_the_order_in_which_it_is_read(view):
    for lanes in (2, 3, 2):
        while len(view._state.lanes) < lanes:
            view.add_lane()
        while len(view._state.lanes) > lanes:
            view.remove_lane()
        QApplication.processEvents()
        area, part, reached = view._area, view._text, []
        for _ in range(400):
            part = part.nextInFocusChain()
            if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus:
                reached.append(part)
        inside = [part for part in reached if area.isAncestorOf(part)]
        inside = inside[: inside.index(area.ruler) + 1]
        heads = [
            next(i for i, head in enumerate(area.heads) if head.isAncestorOf(part))
            for part in inside[: -lanes - 1]
        ]
        assert (heads, set(heads)) == (sorted(heads), set(range(lanes)))
        assert inside[-lanes - 1 :] == [*area.panes, area.ruler]
        marks = (view._bar.last_button, inside[0], area.ruler, view._details)
        places = [reached.index(part) for part in marks]
        assert places == sorted(places)


def test_why_is_asked_with_the_keys_where_the_lanes_agree(view, qtbot):
    set_text(view, "lowest lowZ")
    pane = view._area.panes[0]
    pane.setFocus(Qt.FocusReason.TabFocusReason)
    told = []
    view.told.connect(told.append)
    qtbot.keyClick(pane, Qt.Key.Key_End)
    qtbot.keyClick(pane, Qt.Key.Key_Left)
    assert told[-1] == "Between two tokens: Enter tells why"
    before = view._why.text()
    qtbot.keyClick(pane, Qt.Key.Key_Return)
    assert view._why.text() != before
    assert "A, boundary" in view._why.text()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_bytes_and_reasons_have_room_on_a_projector(session, qtbot, qapp, language):
    theme.apply(qapp, "projector")
    translation.install(qapp, language)
    session.compare.set_text("lowest nest newer lowZ")
    view = CompareView(session)
    qtbot.addWidget(view)
    view.resize(1024, 645)
    view.show()
    session.start()
    qtbot.waitUntil(lambda: session.compare.settled)
    view.show_bytes(True)
    qapp.processEvents()
    assert view._row.verticalScrollBar().maximum() == 0
    pane = view._area.panes[0]
    pane.setFocus()
    for _ in range(21):
        qtbot.keyClick(pane, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
        qtbot.keyClick(pane, Qt.Key.Key_Return)
        qapp.processEvents()
        assert view._why.verticalScrollBar().maximum() == 0, view._why.text()
    view.edit_text()
    assert view._text.isVisible() and not view.bytes_shown
    view.close_search()
