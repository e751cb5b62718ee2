"""Flows with a real session and a real worker: what a person does, what the program shows."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, TrainingOptions
from engine.text.reading import UnknownEncodingError
from gui.sentences.remarks import translated_reason
from gui.session import Session
from gui.state.notice import Notice
from gui.state.preferences import Preferences
from gui.state.usual_setup import own_setup
from gui.work.opening import SMALL
from gui.work.setup import TrainingSetup
from tests.gui.sample_files import hugging_face_file

WAIT = 30_000
SENTENCE = "В чащах юга жил бы цитрус? Да, но фальшивый экземпляр! "


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


@pytest.fixture
def session(qtbot: QtBot, preferences: Preferences) -> Iterator[Session]:
    session = Session(preferences)
    session.start()
    yield session
    session.close()


class Facts:
    """Counts how often each signal of a session was heard."""

    def __init__(self, session: Session) -> None:
        self.heard: list[str] = []
        for name in (
            "corpus_changed",
            "setup_changed",
            "trace_changed",
            "training_started",
            "training_finished",
            "position_changed",
            "problem_occurred",
            "notice_changed",
            "tokenizer_changed",
        ):
            getattr(session, name).connect(lambda *_, name=name: self.heard.append(name))


def finish(qtbot: QtBot, session: Session) -> None:
    """Wait until nothing is being trained."""
    qtbot.waitUntil(lambda: not session.training, timeout=WAIT)


def tokens(session: Session) -> list[str]:
    assert session.trace is not None
    return [step.token for step in session.trace]


def options(session: Session, **changes: object) -> TrainingSetup:
    return replace(session.setup, options=replace(session.setup.options, **changes))


def big_text(words: int = 60_000) -> str:
    """A text whose training takes long enough to be watched."""
    return " ".join(f"{number * 7919 % 100_003:x}" for number in range(words))


# The first thing


def test_the_program_begins_with_the_four_words_at_position_0(session: Session) -> None:
    assert tokens(session) == [
        "es",
        "est",
        "lo",
        "low",
        "ne",
        "new",
        "newest",
        "wi",
        "wid",
        "widest",
        "lowe",
        "lower",
    ]
    assert session.player.position == 0
    assert session.source.sample == "four-words"
    assert not session.training
    assert session.notice is None


def test_starting_again_changes_nothing(session: Session) -> None:
    facts = Facts(session)
    session.start()
    assert facts.heard == []


# Positions


def test_seeking_keeps_within_the_trace(session: Session) -> None:
    session.seek(5)
    assert session.player.position == 5
    session.seek(500)
    assert session.player.position == 12
    session.seek(-3)
    assert session.player.position == 0


def test_ties_are_visited_in_both_directions(session: Session) -> None:
    visited = [session.player.position]
    for _ in range(9):
        session.seek_next_tie()
        visited.append(session.player.position)
    assert visited == [0, 2, 4, 5, 7, 8, 10, 10, 10, 10]
    session.seek_previous_tie()
    assert session.player.position == 8
    session.seek(0)
    session.seek_previous_tie()
    assert session.player.position == 0


def test_an_option_keeps_the_position_where_it_still_exists(session: Session) -> None:
    session.seek(6)
    session.set_setup(options(session, tie_rule="greatest-symbols"))
    assert tokens(session)[:4] == ["st", "est", "ow", "low"]
    assert session.player.position == 6
    session.set_setup(options(session, merges=4))
    assert session.player.position == 4


def test_another_corpus_begins_at_position_0(session: Session) -> None:
    session.seek(6)
    session.open_sample("hugs")
    assert session.player.position == 0
    session.seek(3)
    session.set_text("other words and other words")
    assert session.player.position == 0


def test_a_text_of_ones_own_is_returned_to_from_a_sample_with_its_options(session: Session) -> None:
    assert not session.has_own_text
    session.set_text("she sells sea shells")
    session.set_setup(options(session, merges=3))
    session.open_sample("hugs")
    assert session.has_own_text
    session.return_to_own_text()
    assert session.source.text == "she sells sea shells"
    assert session.setup.options.merges == 3


def test_an_emptied_field_is_no_text_to_return_to(session: Session) -> None:
    session.set_text("she sells sea shells")
    session.set_text("")
    session.return_to_own_text()
    assert session.source.text == "she sells sea shells"


def test_a_position_that_is_still_being_trained_is_reached_later(
    qtbot: QtBot, session: Session
) -> None:
    session.open_sample("alice")
    session.seek(500)
    assert session.training
    finish(qtbot, session)
    assert session.player.position == 500


def test_the_position_is_kept_through_a_training_in_the_worker(
    qtbot: QtBot, session: Session
) -> None:
    session.open_sample("alice")
    finish(qtbot, session)
    session.seek(321)
    session.set_setup(options(session, tie_rule="lowest-ids"))
    finish(qtbot, session)
    assert session.player.position == 321


def test_where_a_person_goes_meanwhile_counts_more_than_where_they_were(
    qtbot: QtBot, session: Session
) -> None:
    session.open_sample("alice")
    finish(qtbot, session)
    session.seek(900)
    session.set_setup(options(session, tie_rule="lowest-ids"))
    session.seek(7)
    finish(qtbot, session)
    assert session.player.position == 7


# Wishes that change nothing


def test_the_same_wish_again_is_answered_with_silence(session: Session) -> None:
    facts = Facts(session)
    session.set_setup(session.setup)
    session.set_text(session.source.text)
    session.open_sample("four-words")
    session.open_sample("no such sample")
    session.open_files([])
    session.cancel_training()
    session.dismiss_notice()
    session.seek(session.player.position)
    assert facts.heard == []


def test_every_training_starts_and_finishes_however_small(session: Session) -> None:
    facts = Facts(session)
    session.set_text("low lower")
    assert facts.heard == [
        "corpus_changed",
        "training_started",
        "trace_changed",
        "training_finished",
    ]


# Corpora


@pytest.mark.parametrize(
    ("encoding", "chosen"),
    [("utf-8", None), ("utf-8-sig", None), ("utf-16", None), ("cp1251", "cp1251")],
)
def test_files_are_read_in_their_encoding(
    qtbot: QtBot, session: Session, tmp_path: Path, encoding: str, chosen: str | None
) -> None:
    path = tmp_path / "corpus.txt"
    path.write_bytes((SENTENCE * 20).encode(encoding))
    session.open_files([path], chosen)
    finish(qtbot, session)
    assert session.notice is None
    assert session.trace is not None and session.size is not None
    assert "фальшивый" in session.trace.at(0).words() or " фальшивый" in session.trace.at(0).words()
    assert session.size.characters == len(SENTENCE * 20)


def test_an_unknown_encoding_is_asked_for_and_the_answer_opens_the_file(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes((SENTENCE * 20).encode("cp1251"))
    session.open_files([path])
    finish(qtbot, session)
    assert session.notice is not None and session.notice.kind == "problem"
    assert session.source.sample == "four-words"
    assert session.unread is not None and session.unread.paths == (path,)
    error = getattr(session.notice.subject, "error", session.notice.subject)
    assert isinstance(error, UnknownEncodingError) and "cp1251" in error.candidates
    session.choose_encoding("cp1251")
    finish(qtbot, session)
    assert session.notice is None and session.unread is None
    assert session.source.paths == (path,)


def test_a_dismissed_question_leaves_the_corpus_that_was_there(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "old.txt"
    path.write_bytes((SENTENCE * 20).encode("cp1251"))
    session.open_files([path])
    finish(qtbot, session)
    session.dismiss_notice()
    assert session.notice is None and session.unread is None
    assert len(tokens(session)) == 12


def test_several_files_are_one_corpus_and_are_remembered(
    qtbot: QtBot, session: Session, preferences: Preferences, tmp_path: Path
) -> None:
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path in paths:
        path.write_text("low lower", encoding="utf-8")
    session.set_setup(TrainingSetup("whitespace"))
    session.open_files([str(path) for path in paths])
    finish(qtbot, session)
    assert session.trace is not None
    assert session.trace.word_frequency(0) == 2
    assert preferences.recent_files == paths


def test_a_word_count_list_is_recognised_in_a_file_and_in_typed_text(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "counts.csv"
    path.write_text("word,count\nlow,5\nlower,2\n", encoding="utf-8")
    session.open_files([path])
    finish(qtbot, session)
    assert session.trace is not None and session.trace.word_frequency(0) == 5
    session.set_text('{"new": 7, "newer": 1}')
    assert session.trace is not None and session.trace.word_frequency(0) == 7


def test_a_file_that_is_gone_leaves_the_corpus_that_was_there(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    session.seek(4)
    session.open_files([tmp_path / "gone.txt"])
    finish(qtbot, session)
    assert session.notice is not None and session.notice.kind == "problem"
    assert session.source.sample == "four-words"
    assert session.player.position == 4
    session.open_files([tmp_path / "gone.txt"])
    finish(qtbot, session)
    assert session.notice is not None


def test_a_first_file_that_is_gone_leaves_the_first_sample(
    qtbot: QtBot, preferences: Preferences, tmp_path: Path
) -> None:
    session = Session(preferences)
    session.open_files([tmp_path / "gone.txt"])
    finish(qtbot, session)
    session.start()
    assert len(tokens(session)) == 12
    assert session.notice is not None and session.notice.kind == "problem"
    session.close()


@pytest.mark.parametrize("text", ["", " ", "\n", "a", "a b c"])
def test_a_text_without_pairs_gives_an_empty_trace_and_no_problem(
    session: Session, text: str
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    session.set_text(text)
    assert session.trace is not None and len(session.trace) == 0
    assert session.notice is None
    assert session.player.position == session.player.length == 0


def test_a_vocabulary_smaller_than_the_alphabet_gives_an_empty_trace(session: Session) -> None:
    session.set_setup(options(session, vocab_size=3))
    assert session.snapshot is not None
    assert len(session.snapshot.trace) == 0 and session.snapshot.planned == 0


def test_a_line_of_a_megabyte_without_spaces_trains(qtbot: QtBot, session: Session) -> None:
    session.set_setup(TrainingSetup("none", TrainingOptions(merges=50)))
    session.set_text("abracadabra" * 100_000)
    finish(qtbot, session)
    assert session.trace is not None and len(session.trace) > 0
    assert session.trace.word_count == 1


# The worker


def test_the_first_steps_of_a_long_training_can_be_watched(qtbot: QtBot, session: Session) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    lengths: list[int] = []

    def note() -> None:
        assert session.snapshot is not None
        lengths.append(len(session.snapshot.trace))

    session.trace_changed.connect(note)
    session.set_text(big_text())
    qtbot.waitUntil(lambda: len(lengths) >= 1, timeout=WAIT)
    assert session.training
    assert session.snapshot is not None and not session.snapshot.complete
    session.seek(3)
    assert session.player.position == 3
    finish(qtbot, session)
    assert lengths == sorted(lengths)
    assert session.snapshot is not None and session.snapshot.complete
    assert session.player.position == 3 and session.player.length == lengths[-1]


def test_cancelling_keeps_the_steps_that_were_shown(qtbot: QtBot, session: Session) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    assert session.trace is not None
    steps = len(session.trace)
    session.cancel_training()
    assert not session.training
    assert session.notice is not None
    assert (session.notice.kind, session.notice.subject) == ("cancelled", steps)
    assert session.player.complete and session.player.length == steps
    session.train_again()
    assert session.training and session.notice is None
    session.cancel_training()


def test_what_a_cancelled_training_has_learned_comes_after_it(
    qtbot: QtBot, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    assert session.trace is not None
    shown = len(session.trace)
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.cancel_training()
        assert not session.training
    assert len(session.trace) > shown
    assert session.player.complete and session.player.length == len(session.trace)
    assert session.notice == Notice("cancelled", len(session.trace))


def test_of_a_cancelled_training_nothing_comes_once_another_has_begun(
    qtbot: QtBot, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    session.cancel_training()
    session.open_sample("four-words")
    facts = Facts(session)
    qtbot.wait(1000)
    assert facts.heard == [] and len(tokens(session)) == 12


def test_a_training_that_does_not_stop_when_asked_is_ended(qtbot: QtBot, session: Session) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    session._runs._patience.setInterval(0)
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    session.cancel_training()
    facts = Facts(session)
    qtbot.wait(500)
    assert "trace_changed" not in facts.heard
    session.train_again()
    finish(qtbot, session)
    assert session.player.complete


def test_closing_right_after_a_cancelled_training_leaves_no_process(
    qtbot: QtBot, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    session.cancel_training()
    worker = session._runs._jobs._worker
    session.close()
    assert worker is not None and not worker._thread.is_alive()
    assert session._runs._jobs._worker is None


def test_cancelling_before_the_first_step_restores_what_was_there(session: Session) -> None:
    before = session.source, session.setup
    facts = Facts(session)
    session.set_setup(TrainingSetup("(a+)+$"))
    session.cancel_training()
    assert (session.source, session.setup) == before
    assert facts.heard.count("setup_changed") == 2
    assert len(tokens(session)) == 12


def test_a_pattern_that_backtracks_without_end_can_be_cancelled(
    qtbot: QtBot, session: Session
) -> None:
    session.set_text("a" * 40 + "b")
    assert not session.training
    with qtbot.waitSignal(session.training_progressed, timeout=WAIT):
        session.set_setup(TrainingSetup("(?:(?:a+)+)+$"))
    session.cancel_training()
    assert not session.training
    session.set_text("low lower")
    finish(qtbot, session)
    assert tokens(session)


def test_a_new_training_replaces_a_running_one_without_mixing(
    qtbot: QtBot, session: Session
) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    words: set[str] = set()
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    session.trace_changed.connect(lambda: words.add(session.trace.word(0)))
    session.set_text("anew " * 3000)
    session.set_text("fresh " * 3000)
    finish(qtbot, session)
    assert words == {"fresh"}
    assert session.player.position == 0


def test_a_small_training_replaces_a_running_one_at_once(qtbot: QtBot, session: Session) -> None:
    session.set_text(big_text())
    session.open_sample("four-words")
    assert not session.training
    assert len(tokens(session)) == 12
    assert session.player.complete


def test_a_worker_that_is_killed_is_told_and_replaced(qtbot: QtBot, session: Session) -> None:
    session.set_setup(TrainingSetup("whitespace"))
    with qtbot.waitSignal(session.trace_changed, timeout=WAIT):
        session.set_text(big_text())
    worker = session._runs._jobs._worker
    assert worker is not None and worker._process is not None
    with qtbot.waitSignal(session.problem_occurred, timeout=WAIT) as blocker:
        worker._process.kill()
    assert blocker.args[0].kind == "WorkerDied"
    assert not session.training and session.player.complete
    session.open_sample("alice")
    finish(qtbot, session)
    assert session.notice is None and len(tokens(session)) == 934


def test_closing_in_the_middle_of_a_training_ends_the_process(
    qtbot: QtBot, preferences: Preferences
) -> None:
    session = Session(preferences)
    session.start()
    with qtbot.waitSignal(session.training_progressed, timeout=WAIT):
        session.set_text(big_text())
    worker = session._runs._jobs._worker
    assert worker is not None
    session.close()
    assert not worker._thread.is_alive()
    session.close()


# Options


def test_a_wrong_pattern_is_a_problem_and_the_trace_stays(qtbot: QtBot, session: Session) -> None:
    session.open_sample("cat")
    session.set_setup(TrainingSetup("(a+"))
    finish(qtbot, session)
    assert session.notice is not None
    assert session.notice.subject.kind == "SplitPatternError"
    assert session.setup.rule == "(a+"
    assert len(tokens(session)) == 20
    session.set_setup(TrainingSetup("none"))
    assert session.notice is None


def test_a_mark_that_occurs_in_the_text_is_a_problem(session: Session) -> None:
    session.set_text("low </w> lower")
    session.set_setup(replace(options(session, end_of_word="</w>"), rule="whitespace"))
    assert session.notice is not None
    assert type(session.notice.subject).__name__ == "TrainingError"
    session.set_setup(options(session, end_of_word="_"))
    assert session.notice is None


def test_options_are_remembered_between_starts(
    qtbot: QtBot, session: Session, preferences: Preferences
) -> None:
    wanted = options(session, tie_rule="sentencepiece", end_of_word="_")
    session.set_setup(wanted)
    session.player.set_speed(4.0)
    session.set_reduced_motion(True)
    again = Session(Preferences(QSettings()))
    again.start()
    assert again.setup == wanted
    assert again.player.speed == 4.0 and again.player.reduced_motion
    assert again.source.sample == "four-words"
    again.close()


def test_corrupted_settings_start_the_program_as_if_for_the_first_time(qtbot: QtBot) -> None:
    settings = QSettings()
    settings.setValue("training/setup", '{"rule": "document", "merges": "many"')
    settings.setValue("player/speed", "fast")
    settings.setValue("layout/splitter_columns", "[-1]")
    session = Session(Preferences(settings))
    session.start()
    assert len(tokens(session)) == 12
    assert session.player.speed == 1.0
    session.close()


def test_a_remembered_pattern_that_is_wrong_still_shows_something(
    qtbot: QtBot, preferences: Preferences
) -> None:
    preferences.setup = TrainingSetup("(a+")
    session = Session(preferences)
    session.start()
    finish(qtbot, session)
    assert len(tokens(session)) == 12
    session.close()


# Samples bring their own options


def test_a_file_is_opened_with_the_own_options_not_with_those_of_a_sample(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "corpus.txt"
    path.write_text("low lower", encoding="utf-8")
    session.open_sample("aaabdaaabac")
    assert session.setup.rule == "none"
    session.open_files([path])
    finish(qtbot, session)
    assert session.setup == own_setup(session.preferences)
    assert session.trace is not None and session.trace.word_count == 2
    chosen = options(session, merges=3)
    session.set_setup(chosen)
    session.open_sample("hugs")
    assert session.setup.options.merges is None
    session.open_files([path])
    finish(qtbot, session)
    assert session.setup == chosen


# Tokenizers


@pytest.fixture
def saved(session: Session, tmp_path: Path) -> Path:
    """The tokenizer of the four words."""
    path = tmp_path / "tokenizer.json"
    assert session.save_tokenizer(path)
    return path


def test_a_saved_tokenizer_holds_the_merges_to_the_end_or_to_the_position(
    session: Session, tmp_path: Path
) -> None:
    saved: list[Path] = []
    session.tokenizer_saved.connect(saved.append)
    session.seek(3)
    assert session.save_tokenizer(tmp_path / "whole.json")
    assert session.save_tokenizer(tmp_path / "here.json", at_position=True)
    whole = BPETokenizer.load(tmp_path / "whole.json")
    here = BPETokenizer.load(tmp_path / "here.json")
    assert len(whole.merge_list) == 12
    assert here.merge_list == [("e", "s"), ("es", "t"), ("l", "o")]
    assert saved == [tmp_path / "whole.json", tmp_path / "here.json"]


def test_a_failed_save_leaves_the_old_file_whole(
    session: Session, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = saved.read_bytes()

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(Path, "replace", refuse)
    session.seek(2)
    assert not session.save_tokenizer(saved, at_position=True)
    assert saved.read_bytes() == before
    assert list(saved.parent.glob("*")) == [saved]
    assert session.notice is not None and session.notice.kind == "problem"


def test_a_folder_that_is_not_there_is_a_problem(session: Session, tmp_path: Path) -> None:
    assert not session.save_tokenizer(tmp_path / "gone" / "tokenizer.json")
    assert session.notice is not None and session.notice.kind == "problem"


def test_an_opened_tokenizer_is_replayed_on_the_corpus_and_there_is_a_way_back(
    qtbot: QtBot, session: Session, saved: Path
) -> None:
    session.set_text("newest news, slow low")
    trained = tokens(session)
    setup = session.setup
    session.open_files([saved])
    assert session.replaying
    assert session.notice is not None and session.notice.kind == "replay"
    assert session.tokenizer is not None and session.tokenizer.path == saved
    assert tokens(session)[:4] == ["es", "est", "lo", "low"]
    assert session.trace is not None and session.trace[2].count == 2
    assert session.setup.options.merges is None
    session.stop_replaying()
    assert not session.replaying
    assert session.notice is None
    assert tokens(session) == trained
    assert session.setup == setup
    session.replay_tokenizer()
    assert session.replaying


def test_a_replay_goes_on_when_the_corpus_changes(session: Session, saved: Path) -> None:
    session.open_tokenizer(saved)
    session.set_text("low low low")
    assert session.replaying
    assert session.trace is not None
    assert [step.count for step in session.trace][:4] == [0, 0, 3, 3]


def test_of_several_files_each_is_what_its_content_says(
    qtbot: QtBot, session: Session, saved: Path, tmp_path: Path
) -> None:
    corpus = tmp_path / "corpus.txt"
    corpus.write_text("lowest newest", encoding="utf-8")
    session.open_files([saved, corpus])
    finish(qtbot, session)
    assert session.source.paths == (corpus,)
    assert session.tokenizer is not None and session.tokenizer.path == saved
    assert session.replaying


def test_the_position_stays_when_a_tokenizer_is_replayed(session: Session, saved: Path) -> None:
    session.seek(5)
    session.open_tokenizer(saved)
    assert session.player.position == 5


def test_bytes_and_marks_of_a_tokenizer_come_with_it(session: Session, tmp_path: Path) -> None:
    session.set_setup(options(session, alphabet="bytes", end_of_word="_"))
    session.save_tokenizer(tmp_path / "bytes.json")
    session.set_setup(TrainingSetup())
    session.open_tokenizer(tmp_path / "bytes.json")
    assert session.setup.options.alphabet == "bytes"
    assert session.setup.options.end_of_word == "_"


def test_a_broken_tokenizer_is_a_problem_and_no_corpus(session: Session, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[:-20])
    session.open_files([saved])
    assert session.notice is not None and session.notice.kind == "problem"
    assert type(session.notice.subject).__name__ == "TokenizerFileError"
    assert session.source.sample == "four-words"
    assert not session.replaying


def test_a_vocabulary_without_merges_has_nothing_to_replay(
    session: Session, tmp_path: Path
) -> None:
    path = tmp_path / "words.json"
    path.write_text(
        '{"vocab": {"a": 0, "b": 1, "ab": 2}, "vocab_size": 3, "vocab_list": ["a", "b", "ab"]}',
        encoding="utf-8",
    )
    session.open_files([path])
    assert session.notice is not None and session.notice.kind == "no-merges"
    assert not session.replaying and len(tokens(session)) == 12


def test_a_tokenizer_of_another_program_is_compared_and_not_replayed(
    session: Session, tmp_path: Path
) -> None:
    path = hugging_face_file(tmp_path / "words.json", "Whitespace")
    session.open_tokenizer(path)
    assert session.notice is not None and session.notice.kind == "opened"
    assert not session.replaying
    assert [lane.source for lane in session.compare.lanes] == [str(path)] * 2


def test_a_tokenizer_with_an_unknown_stage_can_be_explored_and_not_compared(
    session: Session, tmp_path: Path
) -> None:
    path = hugging_face_file(tmp_path / "odd.json", "Quantum")
    session.open_tokenizer(path)
    card = session.explore.card
    assert session.explore.source == str(path) and card is not None and len(card.table)
    assert card.refusal is not None and "Quantum" in translated_reason(card.refusal)
    assert str(path) not in {source.key for source in session.compare.sources()}


@pytest.mark.parametrize("text", ['{"low": 5, "lower": 2}', "[Chapter 1] low", "{ low", "low"])
def test_what_is_no_tokenizer_is_a_corpus(
    qtbot: QtBot, session: Session, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "tokenizer.json"
    path.write_text(text, encoding="utf-8")
    session.open_files([path])
    finish(qtbot, session)
    assert session.notice is None
    assert session.source.paths == (path,)


@pytest.fixture
def large(saved: Path, tmp_path: Path) -> Path:
    """The saved tokenizer in a file that is too large for the window's thread."""
    path = tmp_path / "large.json"
    path.write_text(saved.read_text(encoding="utf-8") + " " * SMALL, encoding="utf-8")
    return path


def opened(qtbot: QtBot, session: Session) -> None:
    """Wait until nothing is being opened or trained."""
    qtbot.waitUntil(lambda: not session.openings.running, timeout=WAIT)
    finish(qtbot, session)


def test_a_large_tokenizer_is_replayed_when_it_has_been_read(
    qtbot: QtBot, session: Session, large: Path
) -> None:
    session.open_files([large])
    assert session.openings.running and not session.replaying
    opened(qtbot, session)
    assert session.replaying
    assert session.tokenizer is not None and session.tokenizer.path == large


def test_a_cancelled_opening_leaves_everything_as_it_was(
    qtbot: QtBot, session: Session, large: Path
) -> None:
    notice = session.notice
    session.open_tokenizer(large)
    session.openings.cancel()
    qtbot.wait(300)
    assert not session.openings.running and session.tokenizer is None and session.notice == notice


def test_a_sample_that_was_chosen_meanwhile_stays(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    counts = tmp_path / "counts.json"
    counts.write_text('{"low": 5, "lower": 2}' + " " * SMALL, encoding="utf-8")
    session.open_files([counts])
    session.open_sample("cat")
    opened(qtbot, session)
    assert session.source.sample == "cat"


def test_large_counts_are_trained_on_when_they_have_been_recognised(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    counts = tmp_path / "counts.json"
    counts.write_text('{"low": 5, "lower": 2}' + " " * SMALL, encoding="utf-8")
    session.open_files([counts])
    opened(qtbot, session)
    assert session.source.paths == (counts,)
    assert tokens(session) == ["lo", "low", "lowe", "lower"]
