"""The head of the explore view."""

from itertools import combinations
from types import SimpleNamespace

import pytest

from engine.pipeline.values import Choice
from engine.text.remark import Remark
from gui.explore.head_bar import HeadBar
from tests.gui.explore.tables import textbook

SOURCES = (("end", "All merges: 10"), ("a.json", "a.json"))


def card(**changes):
    plain = {
        "format": "documented JSON",
        "table": textbook(),
        "merge_total": 10,
        "added_tokens": (),
        "warnings": (),
        "refusal": None,
        "choices": (),
        "facts": (),
    }
    return SimpleNamespace(**plain | changes)


@pytest.fixture
def bar(qtbot) -> HeadBar:
    made = HeadBar()
    qtbot.addWidget(made)
    made.resize(1000, made.sizeHint().height())
    made.show()
    made.show_sources(SOURCES, "a.json")
    return made


def test_it_says_format_and_sizes(bar):
    bar.show_card(card())
    total = len(textbook())
    assert bar.text().replace("(s)", "s") == f"documented JSON · {total} tokens · 10 merges"


def test_it_says_no_merges_where_there_are_none(bar):
    bar.show_card(card(merge_total=0))
    assert "merge" not in bar.text()


def test_another_tokenizer_can_be_chosen(bar, qtbot):
    assert bar.source.chosen() == "a.json"
    with qtbot.waitSignal(bar.source_requested) as told:
        bar.source.setCurrentIndex(0)
        bar.source.activated.emit(0)
    assert told.args == ["end"]


def test_sources_come_and_go(bar):
    bar.show_sources(SOURCES[:1], "end")
    assert (bar.source.count(), bar.source.chosen()) == (1, "end")


@pytest.mark.parametrize(
    ("name", "signal"),
    [
        ("open", "open_requested"),
        ("compare", "compare_requested"),
        ("try", "try_requested"),
        ("save", "save_requested"),
    ],
)
def test_each_button_has_a_wish(bar, qtbot, name, signal):
    bar.show_card(card())
    with qtbot.waitSignal(getattr(bar, signal)):
        bar.buttons[name].click()


def test_without_a_card_only_opening_is_possible(bar):
    bar.show_card(None)
    assert [name for name, button in bar.buttons.items() if button.isEnabled()] == ["open"]


def test_a_file_that_splits_nothing_says_why_and_is_not_tried(bar):
    bar.show_card(card(refusal=Remark("the file is empty")))
    assert "the file is empty" in bar.text()
    assert not bar.buttons["try"].isEnabled() and bar.buttons["save"].isEnabled()


def test_two_files_that_became_one_tokenizer_are_named(bar):
    bar.show_card(card(facts=(("two files", ("vocab.json", "merges.txt")),)))
    assert bar.notes.notes() == (
        "Two files are shown as one tokenizer: the tokens of vocab.json and the merges of"
        " merges.txt.",
    )


def test_notes_are_counted_and_listed(bar):
    bar.show_card(card(warnings=(Remark("the file is empty"),), facts=(("dropout", 0.1),)))
    assert bar.notes.notes() == ("the file is empty", "Shown, not applied: dropout = 0.1")
    assert not bar.notes.isHidden() and bar.notes.text() == "Remarks on the file"
    bar.show_card(card())
    assert bar.notes.isHidden()


@pytest.mark.parametrize(
    ("template", "word"),
    [("the file has no merges", "warning"), ("{field} names {name!r}, which is missing", "error")],
)
def test_an_error_among_the_notes_is_called_so(bar, template, word):
    note = Remark("the file is empty")
    bar.show_card(card(warnings=(note, Remark(template, field="unk_token", name="[UNK]"))))
    assert f"with a{'n' if word == 'error' else ''} {word}" in bar.notes.text()


def test_what_the_file_does_not_say_can_be_chosen_otherwise(bar, qtbot):
    bar.show_card(card(choices=(Choice("split_rule", "gpt2", ("gpt2", "cl100k")),)))
    (box,) = bar.choices.boxes
    assert box.value() == "gpt2" and not bar.choices.isHidden()
    with qtbot.waitSignal(bar.choice_requested) as told:
        box.setCurrentIndex(1)
        box.activated.emit(1)
    assert told.args == ["split_rule", "cl100k"]


def test_a_value_of_its_own_is_offered_too(bar):
    bar.show_card(card(choices=(Choice("split_rule", r"\w+", ("gpt2",)),)))
    assert bar.choices.boxes[0].values() == (r"\w+", "gpt2")


def test_narrow_bars_leave_words_out_and_keep_names(bar, qapp):
    bar.resize(420, bar.height())
    qapp.processEvents()
    assert bar.buttons["open"].toolButtonStyle() == bar.buttons["save"].toolButtonStyle()
    assert bar.buttons["open"].accessibleName() == "Open…"


@pytest.mark.parametrize("warnings", [(), (Remark("the file is odd"),)])
@pytest.mark.parametrize("width", range(700, 1700, 50))
def test_what_was_chosen_covers_nothing_at_any_width(bar, qapp, width, warnings):
    bar.show_card(card(choices=(Choice("lower_case", "yes", ("yes", "no")),), warnings=warnings))
    bar.resize(width, bar.sizeHint().height())
    qapp.processEvents()
    bar.resize(width, bar.sizeHint().height())
    qapp.processEvents()
    row = bar.choices
    assert row._note.geometry().right() < row._names[0].x()
    assert row.height() >= row.sizeHint().height()
    parts = [part.geometry() for part in (bar._facts, bar.notes, row) if part.isVisible()]
    assert not any(a.intersects(b) for a, b in combinations(parts, 2))
