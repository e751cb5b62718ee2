"""The exploration with a session behind it: what a person does, what is shown then."""

from __future__ import annotations

import json
import os
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, open_tokenizer
from engine.analysis.doctor import Finding
from engine.text.remark import Remark
from gui import pictures
from gui.explore.save_as_dialog import SaveAsDialog
from gui.explore.view import ExploreView
from gui.look import theme, translation
from gui.look.translation import format_number
from gui.session import Session
from gui.state.compare_state import Lane
from gui.state.trained_sources import END
from gui.work.loaded_tokenizer import modification_time
from tests.gui.sample_files import hugging_face_file

WAIT = 20_000


@pytest.fixture
def view(view: ExploreView, session: Session) -> ExploreView:
    session.compare.set_text("lowest nest")
    return view


@pytest.fixture
def other(tmp_path: Path) -> Path:
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newer newest"], vocab_size=15)
    path = tmp_path / "other.json"
    tokenizer.save(path)
    return path


def shown(view: ExploreView) -> list[str]:
    """The labels that the table shows, in order."""
    table, model = view._vocabulary.model.table, view._vocabulary.model
    assert table is not None
    rows = [model.row_at(place) for place in range(model.rowCount())]
    return [table.label(row) for row in rows if row is not None]


def test_at_the_first_look_there_is_the_trained_tokenizer_with_a_tree(view: ExploreView) -> None:
    assert len(shown(view)) == 22
    assert view._token.text().startswith("newest")
    assert view._token.sentence().startswith("newest: ")


def test_a_vocabulary_is_read_from_its_top_and_the_token_beside_it_says_it_is_an_example(
    view: ExploreView,
) -> None:
    table = view._vocabulary.table
    assert table.selected_rows() == [] and table.verticalScrollBar().value() == 0
    assert view._token.text().split("\n")[1] == "Example"
    table.selectRow(shown(view).index("newest"))
    assert view._token.text().startswith("newest") and "Example" not in view._token.text()


def test_typed_text_passes_all_stages_and_is_counted(view: ExploreView) -> None:
    view._pipeline.field.setPlainText("low low nest")
    assert view._state.text == "low low nest"
    trail = view._state.trail
    assert trail is not None and trail.text == "low low nest"
    table = view._vocabulary.model.table
    counts = dict(zip(shown(view), table.counts_in(trail.ids).tolist(), strict=True))
    assert (counts["low"], counts["est"], counts["n"], counts["lower"]) == (2, 1, 1, 0)


def test_a_file_is_explored_as_soon_as_it_is_open(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = hugging_face_file(tmp_path / "tokenizer.json", "Whitespace")
    session.open_tokenizer(path)
    assert session.explore.source == str(path)
    assert set(shown(view)) == set(open_tokenizer(path).vocabulary)
    assert "tokenizer.json" in view._head.text()


def test_what_cannot_split_says_so_where_the_text_would_be_split(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    session.open_tokenizer(hugging_face_file(tmp_path / "odd.json", "Quantum"))
    assert "Quantum" in view._pipeline.text()
    assert shown(view)
    assert not view._head.buttons["try"].isEnabled()


def test_the_examination_lists_findings_and_leads_to_their_tokens(
    view: ExploreView, qtbot: QtBot
) -> None:
    view.examine()
    qtbot.waitUntil(lambda: view._state.findings is not None, timeout=WAIT)
    assert view._pages.opened() == "doctor"
    findings = view._state.findings
    assert findings is not None
    for finding in findings:
        if len(finding.ids):
            view._facts.show_found(finding)
            assert len(shown(view)) == len(set(finding.ids.tolist()))


def test_an_examination_can_be_cancelled(view: ExploreView) -> None:
    view.examine()
    view._doctor.cancel_requested.emit()
    assert not view._state.examining
    assert view._state.findings is None


def test_a_comparison_is_shown_while_it_goes_on_and_can_be_cancelled(
    view: ExploreView, session: Session, other: Path
) -> None:
    session.explore.expect_other(other)
    session.open_tokenizer(other)
    assert session.explore.comparing and view._differences.text().startswith("Comparing")
    view.save_as()  # another question does not end it
    assert session.explore.comparing
    view._differences.cancel.click()
    assert not session.explore.comparing and session.explore.other is None
    assert view._differences.text().startswith("Choose a tokenizer")


def test_a_second_file_is_compared_with_the_first(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    session.explore.expect_other(other)
    session.open_tokenizer(other)
    assert session.explore.source == END and session.explore.other == str(other)
    qtbot.waitUntil(lambda: session.explore.differences is not None, timeout=WAIT)
    found = session.explore.differences
    assert found is not None and found.shared
    assert view._pages.opened() == "differences"
    view._compare_splits()
    assert [lane.source for lane in session.compare.lanes] == [END, str(other)]


def test_tokens_that_only_the_other_file_has_are_shown_in_its_vocabulary(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    session.explore.expect_other(other)
    session.open_tokenizer(other)
    qtbot.waitUntil(lambda: session.explore.differences is not None, timeout=WAIT)
    view._differences.other_tokens_requested.emit(np.array([0, 2]), "Only there")
    assert session.explore.source == str(other)
    qtbot.waitUntil(lambda: view._vocabulary.chip.title() == "Only there", timeout=WAIT)
    assert [view._vocabulary.model.row_at(place) for place in range(2)] == [0, 2]
    assert len(shown(view)) == 2


def test_trying_it_gives_both_lanes_of_the_comparison_this_tokenizer(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = hugging_face_file(tmp_path / "tokenizer.json", "Whitespace")
    session.open_tokenizer(path)
    session.compare.show_lanes([Lane(END, "rank-ordered"), Lane(str(path), "rank-ordered")])
    view.try_in_comparison()
    modes = [(lane.source, lane.mode) for lane in session.compare.lanes]
    assert modes == [(str(path), "rank-ordered"), (str(path), "longest-match")]


def test_saving_asks_where_and_writes_what_opens_again_with_the_same_ids(
    view: ExploreView, session: Session, tmp_path: Path, qtbot: QtBot, monkeypatch
) -> None:
    path = tmp_path / "out.json"
    monkeypatch.setattr(SaveAsDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(SaveAsDialog, "answer", lambda _: (path, "tokenizer.json"))
    with qtbot.waitSignal(session.explore.saved, timeout=WAIT):
        view.save_as()
    assert str(path) in view._notice.accessibleName()
    trained = session.explore.trail
    assert trained is not None
    ids = open_tokenizer(path).encode("lowest nest").ids
    assert [n for n in trained.ids.tolist() if n >= 0] == [n for n in ids if n >= 0]


def test_what_saving_waits_for_is_said_until_it_is_there(
    view: ExploreView, session: Session, qtbot: QtBot, monkeypatch
) -> None:
    monkeypatch.setattr(SaveAsDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    with qtbot.waitSignal(session.explore.losses_found, timeout=WAIT):
        view.save_as()
        view._file._patience.timeout.emit()
        assert view._notice.sentence.startswith("Finding out what each file format")
    assert view._notice.sentence == "" and not view._file._patience.isActive()


def test_a_file_that_changes_on_disk_is_offered_for_reading(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    session.open_tokenizer(other)
    before = len(shown(view))
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newer newest"], vocab_size=18)
    tokenizer.save(other)
    os.utime(other, ns=(1, (modification_time(other) or 0) + 10**9))
    qtbot.waitUntil(view.file_offer().isVisible, timeout=WAIT)
    assert other.name in view.file_offer().accessibleName()
    view.file_offer().accepted.emit()
    assert len(shown(view)) == before + 3
    assert view.file_offer().isHidden()


def test_a_file_that_is_read_again_is_compared_again_with_what_it_was_compared_with(
    view: ExploreView, session: Session, other: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    second = hugging_face_file(tmp_path / "second.json", "Whitespace")
    session.open_tokenizer(second)
    session.open_tokenizer(other)
    session.explore.compare_with(str(second))
    qtbot.waitUntil(lambda: session.explore.differences is not None, timeout=WAIT)
    before = session.explore.differences
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newer newest"], vocab_size=18)
    tokenizer.save(other)
    view.read_again()
    assert session.explore.source == str(other) and session.explore.other == str(second)
    qtbot.waitUntil(lambda: session.explore.differences is not None, timeout=WAIT)
    after = session.explore.differences
    assert after is not None and before is not None
    tokens = [found.shared + len(found.only_first) for found in (before, after)]
    assert tokens[1] == tokens[0] + 3


def test_what_becomes_of_a_file_moves_nothing_that_is_read(
    view: ExploreView, session: Session, other: Path, qapp
) -> None:
    session.open_tokenizer(other)
    qapp.processEvents()
    places = [part.mapTo(view, part.rect().topLeft()) for part in (view._head, view._pages)]
    session.explore.watch.changed.emit(other)
    qapp.processEvents()
    assert not view.file_offer().isHidden() and not view._notice.isVisible()
    assert places == [part.mapTo(view, part.rect().topLeft()) for part in (view._head, view._pages)]


def test_a_file_that_is_gone_is_said_to_be_and_stays_open(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    session.open_tokenizer(other)
    before = shown(view)
    other.unlink()
    qtbot.waitUntil(view.file_offer().isVisible, timeout=WAIT)
    said = view.file_offer().accessibleName()
    assert "no longer on the disk" in said and "changed" not in said
    assert shown(view) == before


def test_what_became_of_a_file_is_told_when_somebody_looks_at_it_again(
    view: ExploreView, session: Session, other: Path
) -> None:
    session.open_tokenizer(other)
    session.explore.explore(END)
    session.explore.watch.changed.emit(other)
    assert view.file_offer().isHidden()
    session.explore.explore(str(other))
    assert view.file_offer().isVisible()
    session.explore.explore(END)
    assert view.file_offer().isHidden()
    session.open_tokenizer(other)
    assert view.file_offer().isHidden()


def test_where_there_is_little_height_tabs_show_one_half_at_a_time(view: ExploreView) -> None:
    view.resize(1000, 300)
    QApplication.processEvents()
    assert view._vocabulary.isVisible() and not view._pipeline.isVisible()
    view.show_page("pipeline")
    assert view._pipeline.isVisible() and not view._vocabulary.isVisible()
    view.find_token()
    assert view._vocabulary.isVisible() and not view._pipeline.isVisible()
    view.resize(1280, 900)
    QApplication.processEvents()
    assert view._vocabulary.isVisible() and view._pipeline.isVisible()


def test_a_picture_of_what_is_hidden_has_the_size_that_it_would_have(
    view: ExploreView, tmp_path: Path
) -> None:
    view.resize(1000, 300)
    QApplication.processEvents()
    panels = view.panels()
    assert not panels["pipeline"].isVisible() and not panels["doctor"].isVisible()
    assert panels["pipeline"].width() > 900 and panels["pipeline"].height() > 100
    assert panels["doctor"].width() > 300
    for name in ("pipeline", "doctor", "overview", "differences", "tree", "vocabulary"):
        path = tmp_path / f"{name}.png"
        pictures.save_picture(panels[name], path)
        assert path.stat().st_size > 500


def test_a_pipeline_that_is_hidden_has_no_tab(view: ExploreView) -> None:
    view.resize(1000, 300)
    QApplication.processEvents()
    view.set_pipeline_visible(False)
    assert not view.pipeline_visible and not view._pipeline.isVisible()
    view.set_pipeline_visible(True)
    assert view.pipeline_visible and view._pipeline.isVisible()


def test_a_token_of_the_pipeline_is_shown_in_the_vocabulary(view: ExploreView) -> None:
    view.resize(1000, 300)
    QApplication.processEvents()
    view.show_page("pipeline")
    trail = view._state.trail
    assert trail is not None
    view._pipeline.token_requested.emit(int(trail.ids[0]))
    assert view._vocabulary.isVisible()


@pytest.mark.parametrize("page", ["token", "overview", "differences"])
def test_every_page_can_be_looked_at(view: ExploreView, page: str) -> None:
    view.show_page(page)
    assert view._pages.opened() == page


def test_the_page_of_the_doctor_begins_with_an_examination(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    session.open_tokenizer(other)
    view.show_page("doctor")
    qtbot.waitUntil(lambda: view._state.findings is not None, timeout=WAIT)
    assert view._pages.opened() == "doctor"


def test_who_looks_at_the_doctor_asks_for_an_examination(
    view: ExploreView, session: Session, other: Path, qtbot: QtBot
) -> None:
    view._pages.setCurrentIndex(2)
    qtbot.waitUntil(lambda: view._state.findings is not None, timeout=WAIT)
    session.open_tokenizer(other)
    qtbot.waitUntil(lambda: view._state.findings is not None, timeout=WAIT)
    assert view._state.source == str(other)


def test_as_many_tokens_are_shown_as_a_finding_tells_of(view: ExploreView) -> None:
    title = Remark("inside a character")
    view._vocabulary.set_filter("kind: symbol")
    view._facts.show_found(Finding("partial-characters", "note", 2, title, title, ids=[1, 3]))
    assert len(shown(view)) == 2 and view._vocabulary.filter.text() == ""
    assert "bytes" in view._vocabulary.table.shown_columns()


def test_the_keys_begin_in_the_filter(view: ExploreView) -> None:
    assert view.focusWidget() is view._vocabulary.filter.field


def test_a_choice_that_the_file_does_not_make_opens_it_again(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "vocab.txt"
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", "Low", "low", "##er"]
    path.write_text("\n".join(words) + "\n", encoding="utf-8")
    session.open_tokenizer(path)
    session.compare.set_text("Low")
    assert view._state.options.lower_case is None
    view._file.choose("lower_case", "no")
    assert view._state.options.lower_case is False
    card = view._state.card
    assert card is not None
    assert [(choice.name, choice.value) for choice in card.choices] == [("lower_case", "no")]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", theme.names())
def test_everything_is_said_in_both_languages_and_all_themes(
    view: ExploreView, qapp: QApplication, language: str, name: str
) -> None:
    translation.install(qapp, language)
    theme.apply(qapp, name)
    QApplication.processEvents()
    assert all(panel.accessibleName() for panel in view.panels().values())
    assert not view.grab().isNull()
    translation.install(qapp, "en")
    theme.apply(qapp, theme.names()[0])


def test_a_long_text_is_followed_at_its_beginning_and_counted_whole(
    view: ExploreView, session: Session, qtbot: QtBot
) -> None:
    session.compare.set_text("low " * 3_000)

    def counted() -> bool:
        trail = session.explore.trail
        return trail is not None and len(trail.ids) >= 3_000

    qtbot.waitUntil(counted, timeout=WAIT)
    assert len(shown(view)) == 22
    trail = session.explore.trail
    assert trail is not None and len(trail.text) < 12_000
    table = view._vocabulary.model.table
    row = shown(view).index("low")
    assert table.counts_in(trail.ids)[row] == 3_000
    heads = [column.head for column in view._pipeline.view.scene().columns]
    (done,) = (head.done for head in heads if head.kind == "Model")
    assert done.startswith(f"{format_number(len(trail.ids))} tokens")


def test_a_text_that_takes_its_time_is_said_to_be_on_its_way(
    view: ExploreView, session: Session, qtbot: QtBot
) -> None:
    session.compare.set_text("low " * 3_000)
    assert session.explore.following
    assert "on its way" not in view._pipeline.text()
    view._facts._patience.timeout.emit()
    assert "on its way" in view._pipeline.text()
    qtbot.waitUntil(lambda: not session.explore.following, timeout=WAIT)
    assert "on its way" not in view._pipeline.text() and not view._facts._patience.isActive()


def test_json_of_another_kind_is_told_and_nothing_changes(
    view: ExploreView, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "tokenizer_config.json"
    path.write_text(json.dumps({"tokenizer_class": "X", "model_max_length": 5}), encoding="utf-8")
    session.open_tokenizer(path)
    assert session.explore.source == END
    assert path.name in view._notice.accessibleName()


def test_the_tab_key_reaches_every_part(view: ExploreView, qtbot: QtBot) -> None:
    view.setFocus()
    first = QApplication.focusWidget()
    assert first is view._vocabulary.filter.field
    reached = []
    while QApplication.focusWidget() is not first or not reached:
        reached.append(QApplication.focusWidget())
        qtbot.keyClick(reached[-1], Qt.Key.Key_Tab)
    wanted = (view._head.source, *view._head.buttons.values(), view._vocabulary.table)
    assert {*wanted, view._token.tree.canvas, view._pipeline.field, view._pipeline.view} <= {
        *reached
    }
    assert reached.index(view._vocabulary.table) < reached.index(view._vocabulary._columns)


def test_the_merge_tree_can_be_saved_whole_as_a_picture(view: ExploreView, tmp_path: Path) -> None:
    path = tmp_path / "tree.svg"
    pictures.save_picture(view.panels()["tree"], path)
    assert "newest" in path.read_text(encoding="utf-8")


def test_the_other_half_of_a_pair_of_files_is_asked_for_and_taken(
    view: ExploreView, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    vocabulary = {label: number for number, label in enumerate(("l", "o", "w", "lo", "low"))}
    half, other = tmp_path / "vocab.json", tmp_path / "elsewhere" / "merges.txt"
    half.write_text(json.dumps(vocabulary), encoding="utf-8")
    other.parent.mkdir()
    other.write_text("#version: 0.2\nl o\nlo w\n", encoding="utf-8")
    session.open_tokenizer(half)
    assert session.explore.card is not None and session.explore.card.merge_total == 0
    with qtbot.waitSignal(view.open_partner_requested):
        view._head.choices.buttons[0].click()
    view.take_partner(other)
    assert session.explore.card.merge_total == 2
    assert view._head.choices.buttons == []
    view.read_again()
    assert session.explore.card.merge_total == 2


def test_the_sentence_in_the_status_bar_follows_the_language(
    view: ExploreView, qapp: QApplication, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(view.told, check_params_cb=lambda said: "слияние" in said):
        translation.install(qapp, "ru")
    with qtbot.waitSignal(view.told, check_params_cb=lambda said: "merge" in said):
        translation.install(qapp, "en")


def test_tree_and_uses_of_a_token_share_what_height_there_is(view: ExploreView) -> None:
    table = view._facts.table
    assert table is not None
    row = [table.label(each) for each in range(len(table))].index("est")
    for height in (900, 620):
        view.resize(1280, height)
        view._token.show_token(table, row)
        QApplication.processEvents()
        page = view._pages.currentWidget()
        for part in (view._token.tree, view._token.uses):
            place = part.mapTo(page, part.rect().bottomLeft())
            assert page.rect().contains(place)


def test_a_special_token_of_the_text_comes_back_as_the_comparison_says(
    view: ExploreView, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "tokenizer.json"
    special = {"id": 2, "content": "<|end|>", "special": True, "normalized": False}
    model = {"type": "WordLevel", "vocab": {"low": 0, "[UNK]": 1, "<|end|>": 2}}
    content = {"version": "1.0", "model": model | {"unk_token": "[UNK]"}, "added_tokens": [special]}
    path.write_text(json.dumps(content | {"decoder": {"type": "Fuse"}}), encoding="utf-8")
    session.open_tokenizer(path)
    session.compare.set_text("<|end|>low")

    def done() -> str:
        qtbot.waitUntil(lambda: not session.explore.following, timeout=WAIT)
        return view._pipeline.view.scene().columns[-1].head.done

    assert done() == "The text as typed"
    view._pipeline.add_special.click()
    assert done().startswith("Another text")


def test_a_file_that_was_closed_to_make_room_is_named(view: ExploreView, qtbot: QtBot) -> None:
    view._session.compare.file_closed.emit(Path("old.json"))
    qtbot.waitUntil(lambda: view._notice.isVisible(), timeout=WAIT)
    assert view._notice.sentence.startswith("old.json was closed to make room")
    view._notice.show_notice("in another language")
    view._file.retranslate()
    assert view._notice.sentence.startswith("old.json was closed to make room")
    view._file.dismiss()
    assert not view._notice.isVisible()


def test_the_tokenizer_that_is_trained_here_says_so_among_files(view: ExploreView) -> None:
    assert view._head.source.itemText(0) == "Trained here: all merges (12)"


@pytest.mark.parametrize("page", ["overview", "doctor", "differences"])
def test_going_through_the_rows_leaves_the_page_that_is_looked_at_and_return_opens_the_token(
    view: ExploreView, qtbot: QtBot, page: str
) -> None:
    view.show_page(page)
    view._vocabulary.table.selectRow(3)
    assert view._pages.opened() == page
    assert view._token.text().startswith(shown(view)[3])
    qtbot.keyClick(view._vocabulary.table, Qt.Key.Key_Return)
    assert view._pages.opened() == "token"


@pytest.mark.parametrize("language", translation.languages())
def test_the_view_is_no_wider_than_a_projector_in_any_language(
    view: ExploreView, qapp, language: str
) -> None:
    theme.apply(qapp, "projector")
    translation.install(qapp, language)
    view.resize(1024, 640)
    view.show_page("pipeline")
    view._pipeline._as_text_group.show()
    for _ in range(3):
        qapp.processEvents()
    assert view.minimumSizeHint().width() <= 1024
    assert view._pipeline.add_special.isVisible()


def test_keys_of_a_half_that_is_hidden_go_to_the_tabs(view: ExploreView, qapp) -> None:
    view.resize(1000, 300)
    view.activateWindow()
    view.find_token()
    view.show_page("pipeline")
    assert view.isAncestorOf(qapp.focusWidget())
