"""The panel shows the tied pairs, the reason and the other rules, in every theme and width."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication

from gui.look import theme, translation
from gui.training.pair_chips import PairChips
from gui.training.rule_choices import RuleChoices
from gui.training.ties_panel import TiesPanel
from gui.training.ties_state import TiedPair, TiesState, TrainingEnd
from tests.gui.live_changes import check_live_changes

ES = TiedPair("e", "s", (1, 7), "es", 2)
ST = TiedPair("s", "t", (7, 8), "st", 2)
T_MARK = TiedPair("t", "_", (8, 0), "t_", 2)
CHOICES = (
    ("first-seen", ES),
    ("lowest-ids", ES),
    ("greatest-symbols", T_MARK),
    ("sentencepiece", ES),
)
FIRST_STEP = TiesState(ES, 9, (ES, ST, T_MARK), 0, "first-seen", "newest", 3, CHOICES)
LONG = TiedPair("<|begin_of_text|>" * 3, "international", (90, 91), "x", 40)
CROWD = tuple(TiedPair(f"t{n}", "w", (n, n + 1), f"t{n}w", 3) for n in range(500))


@pytest.fixture
def panel(qtbot):
    made = TiesPanel()
    qtbot.addWidget(made)
    made.resize(320, 360)
    made.show_ties(FIRST_STEP)
    made.show()
    return made


def _chips(panel):
    return [chip.pair for chip in panel._chips._chips]


def test_all_tied_pairs_are_there_the_winner_first(panel):
    assert _chips(panel) == [ES, ST, T_MARK]
    assert panel._chips.accessibleDescription() == "e + s (chosen); s + t; t + _"


def test_the_panel_says_in_words_what_it_shows(panel):
    assert panel.summary() == "3-way tie at 9. e + s wins: first met in newest, position 4."
    assert panel.accessibleDescription() == panel.summary()


def test_each_rule_is_compared_with_the_winner(panel):
    assert panel._choices.rows() == (
        ("First seen", "e + s", "same"),
        ("Lowest ids", "e + s", "same"),
        ("Greatest symbols", "t + _", "different"),
        ("SentencePiece", "e + s", "same"),
    )


def test_a_prescribed_pair_stands_before_the_most_frequent_ones(panel):
    low = TiedPair("lo", "w", (11, 9))
    panel.show_ties(
        replace(
            FIRST_STEP, winner=low, count=3, rule="", winner_is_most_frequent=False, top_count=9
        )
    )
    assert _chips(panel) == [low, ES, ST, T_MARK]
    assert {word for _, _, word in panel._choices.rows()} == {"different"}


@pytest.mark.parametrize("state", [TrainingEnd("no-pairs"), None])
def test_the_end_shows_nothing_to_choose_among(panel, state):
    panel.show_ties(state)
    assert _chips(panel) == []
    assert not panel._choices.isVisible()
    panel.show_ties(FIRST_STEP)
    assert panel._choices.isVisible()


def test_markup_in_a_token_is_text(panel):
    bold = TiedPair("<b>", "&amp;", (1, 2))
    panel.show_ties(replace(FIRST_STEP, winner=bold, tied=(bold,)))
    assert "&lt;b&gt;" in panel._explanation.text()
    assert "<b> + &amp;" in panel.summary()


def test_a_click_on_a_pair_tells_its_key(panel, qtbot):
    QApplication.processEvents()
    chips = panel._chips
    place = chips._chips[1].rect.center().toPoint()
    with qtbot.waitSignal(panel.pair_clicked) as heard:
        qtbot.mouseClick(chips.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.args == [ST.key]
    qtbot.mouseClick(chips.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2000))


def test_pairs_can_be_walked_through_with_keys(panel, qtbot):
    chips = panel._chips
    chips._select(0)
    for _ in range(5):
        qtbot.keyClick(chips, Qt.Key.Key_Down)
    qtbot.keyClick(chips, Qt.Key.Key_Up)
    with qtbot.waitSignal(panel.pair_clicked) as heard:
        qtbot.keyClick(chips, Qt.Key.Key_Return)
    assert heard.args == [ST.key]


def test_hundreds_of_tied_pairs_scroll_and_the_rest_is_counted(qtbot):
    chips = PairChips()
    qtbot.addWidget(chips)
    chips.resize(300, 80)
    chips.show_pairs(CROWD, CROWD[0], hidden=1_000)
    assert len(chips._chips) == 300
    assert chips._more(chips._hidden).startswith("and 1\N{NARROW NO-BREAK SPACE}200 more")
    assert chips.verticalScrollBar().maximum() > 0
    chips._select(299)
    assert chips.verticalScrollBar().value() > 0
    chips.grab()


def test_no_line_of_pairs_is_cut_at_the_lower_edge(qapp, qtbot):
    chips = PairChips()
    qtbot.addWidget(chips)
    chips.show_pairs(CROWD, CROWD[0])
    chips.resize(300, chips.height_of(2) - 10)
    chips.show()
    below = next(chip for chip in chips._chips if chip.rect.top() > 0)
    assert chips._chip_at(below.rect.center()) == -1
    image = chips.grab().toImage()
    under = range(chips.height_of(1) + 2, chips.height() - 1)
    assert len({image.pixel(x, y) for x in range(0, 280, 3) for y in under}) == 1


@pytest.mark.parametrize("name", theme.names())
@pytest.mark.parametrize("width", [300, 500])
@pytest.mark.parametrize("state", [FIRST_STEP, replace(FIRST_STEP, winner=LONG, tied=(LONG, ES))])
def test_nothing_sticks_out_of_the_panel(qapp, qtbot, name, width, state):
    theme.apply(qapp, name)
    panel = TiesPanel()
    qtbot.addWidget(panel)
    panel.show_ties(state)
    panel.resize(max(width, panel.minimumSizeHint().width()), 420)
    panel.show()
    qapp.processEvents()
    inside = panel.widget().rect()
    assert inside.width() <= panel.viewport().width()
    for part in (panel._headline, panel._explanation, panel._chips, panel._choices):
        assert inside.contains(part.geometry())
    for chip in panel._chips._chips:
        assert chip.rect.right() <= panel._chips.viewport().width()
    panel.grab()


def test_stepping_does_not_move_the_table_of_rules(panel, qapp):
    places = set()
    alone = TiedPair("lo", "w", (11, 9))
    for state in (
        FIRST_STEP,
        replace(FIRST_STEP, winner=alone, count=7, tied=(alone,)),
        replace(FIRST_STEP, tied=(ES, *CROWD[:40])),
    ):
        panel.show_ties(state)
        qapp.processEvents()
        places.add(panel._choices.geometry().top())
    assert len(places) == 1


def test_another_theme_and_language_look_as_if_they_had_been_there_from_the_start(qapp, qtbot):
    check_live_changes(
        qapp, qtbot, TiesPanel, (360, 420), lambda panel: panel.show_ties(FIRST_STEP)
    )


def test_the_number_of_a_place_does_not_begin_a_line(panel):
    assert "position\N{NO-BREAK SPACE}4." in panel._explanation.text()


def test_without_a_tie_all_rules_agree(panel):
    alone = TiedPair("lo", "w", (11, 9))
    panel.show_ties(replace(FIRST_STEP, winner=alone, count=7, tied=(alone,), choices=()))
    assert {row[1:] for row in panel._choices.rows()} == {("lo + w", "same")}


def test_no_number_is_broken_by_the_end_of_a_line(panel):
    alone = TiedPair("a", "b", (1, 2))
    panel.show_ties(replace(FIRST_STEP, winner=alone, tied=(alone,), count=206_390))
    document = QTextDocument()
    document.setHtml(panel._explanation.text())
    assert "206\N{NO-BREAK SPACE}390" in document.toRawText()


@pytest.mark.parametrize("name", theme.names())
def test_the_table_of_rules_settles_at_every_size(qapp, qtbot, name):
    """A scroll bar that makes it higher, and without which it would be lower, has no end."""
    theme.apply(qapp, name)
    panel = TiesPanel()
    qtbot.addWidget(panel)
    panel.show_ties(FIRST_STEP)
    panel.show()
    for width in range(280, 620, 7):
        for height in (200, 260, 320, 380, 440):
            panel.resize(width, height)
            qapp.processEvents()
            inside = panel.widget().rect()
            assert inside.bottom() >= panel._choices.geometry().bottom()


def test_names_of_rules_and_verdicts_do_not_overlap(qapp, qtbot):
    theme.apply(qapp, "projector")
    choices = RuleChoices()
    qtbot.addWidget(choices)
    choices.show()
    for width in range(choices.minimumSizeHint().width(), 700, 20):
        choices.give_room(width)
        choices.resize(width, choices.height_in(width))
        end_of_name = choices._marker + choices._name_width
        assert end_of_name <= width - choices._verdict_width + 10


@pytest.mark.parametrize("name", theme.names())
def test_the_caption_takes_the_room_of_a_second_line_of_pairs(qapp, qtbot, name):
    theme.apply(qapp, name)
    made = TiesPanel()
    qtbot.addWidget(made)
    tight = made.height_within(460, 0) or 1
    most = made._whole_height(460) - 1
    made.resize(460, most)
    made.show()
    made.show_ties(replace(FIRST_STEP, tied=(ES,), choices=()))
    assert tight <= most
    assert made._caption.isVisible()
    top = made._choices.mapTo(made, QPoint(0, 0)).y()
    made.show_ties(replace(FIRST_STEP, tied=CROWD[:60]))
    assert not made._caption.isVisible()
    qapp.processEvents()
    assert made._choices.mapTo(made, QPoint(0, 0)).y() == top


def test_signs_without_words_are_explained_in_the_caption(panel, qapp):
    theme.apply(qapp, "projector")
    captions = {}
    for width in range(240, 900, 20):
        panel.resize(width, 700)
        qapp.processEvents()
        captions[panel._choices.worded] = panel._caption.text()
    assert captions == {
        False: "Rules: = same, ≠ different",
        True: "The choice of each rule",
    }


def test_pairs_begin_right_after_the_names_as_they_are_written(qapp, qtbot):
    """Only the rule in force is bold; room for bold names would cut pairs."""
    theme.apply(qapp, "projector")
    translation.install(qapp, "ru")
    choices = RuleChoices()
    qtbot.addWidget(choices)
    widths = {}
    for rule in ("first-seen", "greatest-symbols"):
        choices.show_choices(replace(FIRST_STEP, rule=rule))
        widths[rule] = choices._name_width
    assert widths["first-seen"] < widths["greatest-symbols"]
