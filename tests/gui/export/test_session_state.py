"""A real session, saved and opened in another one, is the same session."""

import base64
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from engine import BPETokenizer, TrainingOptions
from engine.formats.options import OpeningOptions
from gui.export.session_file import read_session, write_session
from gui.export.session_record import CorpusRecord, FileRecord, LaneRecord, SessionRecord
from gui.export.session_state import record_of, restore
from gui.session import Session
from gui.state.compare_state import Lane
from gui.state.preferences import Preferences
from gui.state.trained_sources import END, HERE
from gui.work.setup import TrainingSetup

WAIT = 30_000
FOUR_WORDS = CorpusRecord("sample", "four-words")


@pytest.fixture
def make_session(qapp):
    made = []

    def make() -> Session:
        QSettings().clear()
        session = Session(Preferences())
        made.append(session)
        session.start()
        return session

    yield make
    for session in made:
        session.close()


@pytest.fixture
def session(make_session) -> Session:
    return make_session()


def finish(qtbot: QtBot, session: Session) -> None:
    qtbot.waitUntil(lambda: not session.training and not session.openings.running, timeout=WAIT)


def bring_back(qtbot: QtBot, session: Session, record: SessionRecord) -> list[str]:
    """Restore, wait, and give what is missing."""
    with qtbot.waitSignal(restore(session, record).finished, timeout=WAIT) as signal:
        pass
    finish(qtbot, session)
    return [str(remark) for remark in signal.args[0]]


def through_a_file(folder: Path, session: Session, view: str = "training") -> SessionRecord:
    path = folder / "saved.bpesession"
    write_session(path, record_of(session, view))
    return read_session(path)


def state(session: Session) -> tuple[object, ...]:
    """All that is to come back."""
    compare, trace = session.compare, session.trace
    assert trace is not None
    return (
        replace(session.source, looks_like_merges=False),
        session.setup,
        session.player.position,
        session.replaying,
        [step.pair for step in trace],
        compare.text,
        compare.lanes,
        [source.key for source in compare.all_sources()],
        session.tokenizer and session.tokenizer.options,
    )


def save_tokenizer(path: Path, merges: int = 6) -> Path:
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower newest widest"] * 3, vocab_size=11 + merges)
    tokenizer.save(path)
    return path


def corpus_file(folder: Path, text: str = "кот сидит, кот спит, кит плывёт") -> Path:
    path = folder / "corpus.txt"
    path.write_text(text, "utf-8")
    return path


def with_lanes(session: Session, *lanes: Lane) -> None:
    compare = session.compare
    while len(compare.lanes) < len(lanes):
        compare.add_lane()
    for number, lane in enumerate(lanes):
        compare.set_source(number, lane.source)
        compare.set_mode(number, lane.mode)


def arrange_sample(session: Session, folder: Path) -> None:
    session.open_sample("cat")
    session.seek(7)


def arrange_options(session: Session, folder: Path) -> None:
    options = TrainingOptions(merges=8, end_of_word="_", tie_rule="greatest-symbols")
    session.set_setup(TrainingSetup("whitespace", options))
    session.seek(2)


def arrange_text(session: Session, folder: Path) -> None:
    session.set_text("абракадабра\nабракадабра")
    session.seek(3)


def arrange_lines(session: Session, folder: Path) -> None:
    session.open_sample("cat")
    session.set_text("a cat\na cat\na dog")
    assert session.source.line_by_line


def arrange_file(session: Session, folder: Path) -> None:
    session.open_files([corpus_file(folder)])
    session.seek(4)


def arrange_encoding(session: Session, folder: Path) -> None:
    path = folder / "old.txt"
    path.write_bytes("кот сидит, кот спит".encode("cp1251"))
    session.open_files([path], "cp1251")
    session.seek(1)


def arrange_comparison(session: Session, folder: Path) -> None:
    session.compare.set_text("nest lowest")
    with_lanes(
        session,
        Lane(HERE, "fewest-tokens"),
        Lane(END, "left-to-right"),
        Lane(HERE, "longest-match"),
    )
    session.seek(5)


def arrange_replay(session: Session, folder: Path) -> None:
    session.open_tokenizer(save_tokenizer(folder / "own.json"))
    assert session.replaying
    session.seek(2)


def arrange_tokenizers(session: Session, folder: Path) -> None:
    first = save_tokenizer(folder / "first.json")
    session.open_files([first, save_tokenizer(folder / "second.json", 9)])
    session.stop_replaying()
    with_lanes(session, Lane(str(first), "rank-ordered"), Lane(END, "longest-match"))


def arrange_chosen_rule(session: Session, folder: Path) -> None:
    tokens = [bytes([byte]) for byte in range(256)]
    lines = (f"{base64.b64encode(token).decode()} {rank}" for rank, token in enumerate(tokens))
    path = folder / "ranks.tiktoken"
    path.write_text("\n".join(lines), "utf-8")
    session.open_tokenizer(save_tokenizer(folder / "own.json"))
    session.open_tokenizer(path, OpeningOptions(split_rule="o200k"))


@pytest.mark.parametrize(
    "arrange",
    [
        arrange_chosen_rule,
        arrange_sample,
        arrange_options,
        arrange_text,
        arrange_lines,
        arrange_file,
        arrange_encoding,
        arrange_comparison,
        arrange_replay,
        arrange_tokenizers,
    ],
)
def test_a_session_comes_back_as_it_was(qtbot, make_session, tmp_path, arrange):
    session = make_session()
    arrange(session, tmp_path)
    finish(qtbot, session)
    record, wanted = through_a_file(tmp_path, session), state(session)
    other = make_session()
    assert bring_back(qtbot, other, record) == []
    assert state(other) == wanted
    assert record_of(other) == replace(record_of(session), program=record_of(other).program)


@pytest.mark.parametrize("before", [arrange_lines, arrange_replay, arrange_tokenizers])
def test_what_was_open_before_leaves_no_trace(qtbot, make_session, tmp_path, before):
    session = make_session()
    arrange_text(session, tmp_path)
    record = through_a_file(tmp_path, session)
    other = make_session()
    before(other, tmp_path)
    finish(qtbot, other)
    bring_back(qtbot, other, record)
    assert state(other)[:7] == state(session)[:7]


def test_a_long_training_is_waited_for_and_then_the_position_is_right(
    qtbot, make_session, tmp_path
):
    text = " ".join(f"{number * 7919 % 100_003:x}" for number in range(60_000))
    session = make_session()
    session.set_setup(TrainingSetup("document", TrainingOptions(merges=700)))
    session.set_text(text)
    finish(qtbot, session)
    session.seek(650)
    record = through_a_file(tmp_path, session)
    assert record.position == 650
    other = make_session()
    other.open_sample("dead-souls")  # a longer trace than some snapshots of the other
    finish(qtbot, other)
    assert bring_back(qtbot, other, record) == []
    assert other.player.position == 650
    assert state(other) == state(session)


def test_view_and_lesson_are_carried_for_whoever_shows_them(session):
    record = record_of(session, "compare", "two-ways/3")
    assert (record.view, record.lesson) == ("compare", "two-ways/3")


# What is missing


def test_a_corpus_that_is_gone_comes_from_the_session(qtbot, session, tmp_path):
    arrange_file(session, tmp_path)
    record = through_a_file(tmp_path, session)
    (tmp_path / "corpus.txt").unlink()
    session.open_sample("four-words")
    missing = bring_back(qtbot, session, record)
    assert missing == ["corpus.txt is not there any more; its text comes from the session"]
    assert session.source.text == "кот сидит, кот спит, кит плывёт"
    assert session.player.position == 4


def test_a_large_corpus_that_is_gone_is_named(qtbot, session, tmp_path):
    files = (FileRecord(tmp_path / "huge.txt", 10**10, "ab"),)
    missing = bring_back(qtbot, session, SessionRecord(CorpusRecord("files", files=files)))
    assert missing == ["huge.txt is not there any more; what was trained on it cannot be shown"]
    assert session.source.sample == "four-words"


def test_files_that_changed_are_named_and_used(qtbot, session, tmp_path):
    arrange_file(session, tmp_path)
    tokenizer = save_tokenizer(tmp_path / "own.json")
    session.open_tokenizer(tokenizer)
    record = through_a_file(tmp_path, session)
    corpus_file(tmp_path, "другой текст")
    save_tokenizer(tokenizer, 9)
    assert bring_back(qtbot, session, record) == [
        "corpus.txt has changed since the session was saved",
        "own.json has changed since the session was saved",
    ]


def test_a_tokenizer_that_is_gone_is_named_and_its_lane_has_another(qtbot, session, tmp_path):
    gone = tmp_path / "gone.json"
    lanes = LaneRecord(str(gone), "rank-ordered"), LaneRecord(HERE, "longest-match")
    record = SessionRecord(FOUR_WORDS, lanes=lanes, tokenizers=(FileRecord(gone),))
    assert bring_back(qtbot, session, record) == ["the tokenizer gone.json is not there any more"]
    assert session.compare.lanes == (Lane(END, "rank-ordered"), Lane(HERE, "longest-match"))


def test_a_sample_of_another_version_is_a_text_or_is_named(qtbot, session):
    other = SessionRecord(CorpusRecord("sample", "cat", "an older text"))
    assert bring_back(qtbot, session, other) == []
    assert (session.source.kind, session.source.text) == ("text", "an older text")
    unknown = SessionRecord(CorpusRecord("sample", "from the future"))
    assert bring_back(qtbot, session, unknown) == [
        "this version of the program has no sample called 'from the future'"
    ]


def test_a_position_behind_the_end_is_named(qtbot, session):
    record = SessionRecord(FOUR_WORDS, TrainingSetup("none", TrainingOptions()), position=99)
    assert bring_back(qtbot, session, record) == [
        "the training is shorter now: it ends after 12 steps, and the session was at 99"
    ]
    assert session.player.position == 12


def test_what_was_given_up_wishes_for_nothing_more(qtbot, session):
    told = []
    for when in ("before", "while"):
        restoration = restore(session, SessionRecord(CorpusRecord("text", text="low" * 9)))
        restoration.finished.connect(told.append)
        if when == "while":
            restoration.start()
        restoration.abandon()
        source = session.source
        qtbot.wait(30)
        assert session.source == source
    assert len(told) <= 1


def test_a_corpus_comes_back_with_its_options_in_one_training(make_session, qtbot):
    setup = TrainingSetup("whitespace", TrainingOptions(merges=5))
    corpus = CorpusRecord("text", text="a cat\na cat\na dog", line_by_line=True)
    record = SessionRecord(corpus=corpus, setup=setup, position=2)
    session, begun = make_session(), []
    session.training_started.connect(lambda: begun.append(session.setup))
    assert bring_back(qtbot, session, record) == []
    assert (begun, session.source.line_by_line) == ([setup], True)


def test_the_options_of_a_session_do_not_become_those_of_who_opens_it(qtbot, session):
    text = CorpusRecord("text", text="the cat sat on the mat")
    setup = TrainingSetup("none", TrainingOptions(merges=5))
    bring_back(qtbot, session, SessionRecord(corpus=text, setup=setup))
    assert session.setup == setup
    session.open_sample("four-words")
    assert session.preferences.setup is None
    assert not session.has_own_options
