"""What the notice bar says about what is shown."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine import TrainingOptions
from gui.session import Session
from gui.state.preferences import Preferences
from gui.training.notice_text import action_text, open_question, saying
from gui.work.setup import TrainingSetup
from gui.worker import WORKER_DIED, Failure

pytestmark = pytest.mark.usefixtures("started")


def sentence(session: Session) -> str:
    said = saying(session)
    return said.sentence if said else ""


def test_usually_there_is_nothing_to_say(session: Session) -> None:
    assert saying(session) is None


@pytest.mark.parametrize(
    ("text", "rule", "options", "part"),
    [
        ("", "document", TrainingOptions(), "empty"),
        ("a b c", "whitespace", TrainingOptions(), "no pair"),
        ("low", "none", TrainingOptions(vocab_size=2), "The alphabet alone has 3 symbols"),
        ("low", "none", TrainingOptions(merges=0), "No merges were asked for"),
        ("low", "none", TrainingOptions(min_count=5), "No pair occurs 5 times"),
        ("low " * 500, "none", TrainingOptions(), "one word"),
    ],
)
def test_what_is_odd_about_a_training_is_said(
    session: Session, text: str, rule: str, options: TrainingOptions, part: str
) -> None:
    session.set_setup(TrainingSetup(rule, options))
    session.set_text(text)
    assert part in sentence(session)


def test_a_pattern_that_matches_nothing_is_said(qtbot: QtBot, session: Session) -> None:
    session.set_text("low lower")
    session.set_setup(TrainingSetup("[0-9]+"))
    qtbot.waitUntil(lambda: not session.training, timeout=20_000)
    assert "matches nothing" in sentence(session)


def test_a_replay_offers_the_way_back_also_after_saving(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "four.json"
    session.save_tokenizer(path)
    session.open_tokenizer(path)
    session.save_tokenizer(path)
    said = saying(session)
    assert said is not None and "four.json" in said.sentence and said.action == "train"
    assert action_text("train") == "Train instead"
    assert action_text("") == ""


def test_a_problem_warns_in_a_sentence(session: Session) -> None:
    session.set_text("low </w>")
    session.set_setup(
        replace(TrainingSetup("whitespace"), options=TrainingOptions(end_of_word="</w>"))
    )
    said = saying(session)
    assert said is not None and said.warning
    assert "</w>" in said.sentence
    assert open_question(session) is None


def test_only_an_unanswered_encoding_is_an_open_question(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes("Да, но фальшивый экземпляр".encode("cp1251"))
    session.open_files([path])
    question = open_question(session)
    assert question is not None and question.path == path
    session.choose_encoding("cp1251")
    assert open_question(session) is None


def test_after_a_worker_has_died_the_training_can_be_tried_again(session: Session) -> None:
    session._tell_problem(Failure((WORKER_DIED,), "the process ended"))
    said = saying(session)
    assert said is not None and said.warning and said.action == "again"


def test_a_list_of_merges_is_a_text_that_is_told_of(session: Session, tmp_path: Path) -> None:
    path = tmp_path / "codes.txt"
    path.write_text("l o\nlo w\nlow </w>\n", encoding="utf-8")
    session.open_files([path])
    assert session.source.paths == (path,)
    said = saying(session)
    assert said is not None and said.warning
    assert said.sentence == (
        "codes.txt looks like the list of merges of a tokenizer. Here it is a text like any other."
    )
    session.set_text("l o\nlo w\nlow\n")
    assert saying(session) is None


def test_a_sample_with_options_of_last_time_says_so_and_offers_its_usual_ones(
    qtbot: QtBot,
) -> None:
    preferences = Preferences()
    preferences.setup = TrainingSetup("document", TrainingOptions(alphabet="bytes", merges=5))
    session = Session(preferences)
    session.start()
    said = saying(session)
    assert said is not None and not said.warning and said.action == "usual"
    assert said.sentence.startswith("“Four words” is trained with your options of last time")
    assert action_text("usual") == "Usual options"
    session.use_usual_options()
    assert saying(session) is None
    assert session.trace is not None and len(session.trace) == 12
    assert preferences.setup is None
    session.close()
    again = Session(Preferences())
    again.start()
    assert saying(again) is None
    again.close()


def test_changing_options_oneself_is_no_news(session: Session) -> None:
    session.start()
    assert saying(session) is None
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=5)))
    assert saying(session) is None
