"""The options panel: asks once, only for what is valid and new; shows without asking."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine import TrainingOptions
from gui.look import theme
from gui.training.options_panel import OptionsPanel
from gui.work.setup import TrainingSetup

FULL = TrainingSetup(
    r"\w+",
    TrainingOptions(
        vocab_size=500,
        alphabet="bytes",
        end_of_word="@",
        end_of_word_attached=True,
        tie_rule="sentencepiece",
        special_tokens=("<pad>", "<unk>"),
        min_count=3,
    ),
)


@pytest.fixture
def panel(qtbot) -> OptionsPanel:
    made = OptionsPanel()
    qtbot.addWidget(made)
    made.resize(250, 700)
    made.show()
    return made


@pytest.mark.parametrize("setup", [TrainingSetup(), FULL, TrainingSetup("gpt2")])
def test_a_setup_is_shown_whole_and_asks_for_nothing(panel, qtbot, setup: TrainingSetup) -> None:
    with qtbot.assertNotEmitted(panel.options_requested, wait=450):
        panel.show_options(setup)
    assert panel.setup() == setup


def test_a_change_is_asked_for_after_a_pause(panel: OptionsPanel, qtbot) -> None:
    panel.show_options(FULL)
    with qtbot.waitSignal(panel.options_requested) as wish:
        qtbot.keyClick(panel.minimum.number, Qt.Key.Key_Up)
        qtbot.keyClick(panel.minimum.number, Qt.Key.Key_Up)
    assert wish.args[0].options.min_count == 5
    assert wish.args[0].rule == FULL.rule


def test_return_does_not_wait(panel: OptionsPanel, qtbot) -> None:
    panel.show_options(FULL)
    wishes: list[TrainingSetup] = []
    panel.options_requested.connect(wishes.append)
    qtbot.keyClicks(panel.special_tokens.editor, "x")
    qtbot.keyClick(panel.special_tokens.editor, Qt.Key.Key_Return)
    assert [wish.options.special_tokens for wish in wishes] == [("x<pad>", "<unk>")]


def test_a_change_taken_back_is_not_asked_for(panel: OptionsPanel, qtbot) -> None:
    panel.show_options(FULL)
    with qtbot.assertNotEmitted(panel.options_requested, wait=450):
        qtbot.keyClick(panel.minimum.number, Qt.Key.Key_Up)
        qtbot.keyClick(panel.minimum.number, Qt.Key.Key_Down)


def test_a_wrong_pattern_is_never_asked_for(panel: OptionsPanel, qtbot) -> None:
    panel.show_options(FULL)
    with qtbot.assertNotEmitted(panel.options_requested, wait=450):
        qtbot.keyClicks(panel.split.pattern.editor, "[")
    assert panel.setup() is None
    with qtbot.waitSignal(panel.options_requested) as wish:
        qtbot.keyClicks(panel.split.pattern.editor, "a]")
    assert wish.args[0].rule == r"[a]\w+"


def test_the_answer_to_a_wish_does_not_disturb_typing(panel: OptionsPanel, qtbot) -> None:
    panel.show_options(FULL)
    qtbot.keyClicks(panel.split.pattern.editor, "a|")
    panel.show_options(FULL)
    assert panel.split.pattern.pattern() == r"a|\w+"


def test_controls_have_names_and_an_order(panel: OptionsPanel) -> None:
    controls = [
        panel.split.choice,
        panel.split.line,
        panel.alphabet.choice,
        panel.mark.choice,
        panel.ties.choice,
        panel.size_limit.choice,
        panel.minimum.number,
        panel.special_tokens.editor,
    ]
    assert all(control.accessibleName() for control in controls)
    chain, widget = [], panel.split.choice
    while widget not in chain:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    places = [chain.index(control) for control in controls]
    assert places == sorted(places)


@pytest.mark.parametrize("look", theme.names())
@pytest.mark.parametrize("width", [240, 260, 340])
def test_nothing_is_wider_than_the_column(panel: OptionsPanel, look: str, width: int) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    theme.apply(app, look)
    panel.show_options(FULL)
    panel.resize(width, 700)
    app.processEvents()
    content = panel.widget()
    assert content.width() <= panel.viewport().width()
    for label in content.findChildren(QLabel):
        assert not label.isVisible() or label.heightForWidth(label.width()) <= label.height()
    for widget in content.findChildren(QWidget):
        if widget.isVisible():
            right = widget.mapTo(content, widget.rect().bottomRight()).x()
            assert right <= content.width()
