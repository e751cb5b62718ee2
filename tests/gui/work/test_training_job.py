"""Training as a job: what is handed over on the way, at the end, and across the pipe."""

from __future__ import annotations

import os
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Trace, TrainingOptions
from engine.text.corpus import Corpus, corpus_hash
from gui.work import training_job
from gui.work.corpus_source import CorpusSource
from gui.work.samples import samples
from gui.work.setup import TrainingSetup
from gui.work.training_job import (
    CorpusSize,
    Snapshot,
    TrainingRequest,
    train_here,
    train_in_worker,
    word_steps,
)


class Listener:
    def __init__(self) -> None:
        self.parts: list[Snapshot] = []
        self.stages: list[str] = []
        self.stop_wanted = False

    def progress(self, stage: str, done: int, total: int = 0) -> None:
        self.stages.append(stage)

    def part(self, value: object) -> None:
        assert isinstance(value, Snapshot)
        self.parts.append(value)


def request(text: str, rule: str = "document", **options: object) -> TrainingRequest:
    return TrainingRequest(
        CorpusSource("text", text=text), TrainingSetup(rule, TrainingOptions(**options))
    )


def steps(trace: Trace) -> list[tuple[tuple[str, str], int, int]]:
    return [(step.pair, step.count, step.tie_size) for step in trace]


@pytest.mark.parametrize("sample", samples(), ids=lambda sample: sample.id)
def test_every_sample_trains(sample: object) -> None:
    asked = TrainingRequest(CorpusSource.of_sample(sample), sample.setup)
    snapshot = train_here(asked)
    assert snapshot.complete
    assert len(snapshot.trace) > 0
    assert snapshot.planned is None or len(snapshot.trace) <= snapshot.planned


def test_a_snapshot_crosses_a_pipe_whole() -> None:
    snapshot = train_here(request("low lower lowest newest", "gpt2", alphabet="bytes"))
    copy = pickle.loads(pickle.dumps(snapshot))
    assert steps(copy.trace) == steps(snapshot.trace)
    assert copy.trace.at(3).words() == snapshot.trace.at(3).words()
    assert copy.trace.options == snapshot.trace.options
    assert (copy.planned, copy.complete, copy.size) == (None, True, snapshot.size)


def test_early_snapshots_are_beginnings_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_job, "FIRST_SNAPSHOT", 0.0)
    monkeypatch.setattr(training_job, "SNAPSHOT_INTERVAL", 0.0)
    monkeypatch.setattr(training_job, "SNAPSHOT_SHARE", 1.0)
    listener = Listener()
    alice = next(sample for sample in samples() if sample.id == "alice")
    whole = train_in_worker(TrainingRequest(CorpusSource.of_sample(alice), alice.setup), listener)
    lengths = [len(part.trace) for part in listener.parts]
    assert lengths and lengths == sorted(set(lengths)) and lengths[-1] <= len(whole.trace)
    assert not any(part.complete for part in listener.parts)
    part = listener.parts[0].trace
    assert steps(part) == steps(whole.trace)[: len(part)]
    for position in (0, len(part) // 2, len(part)):
        assert part.at(position).words() == whole.trace.at(position).words()


def test_the_first_steps_of_a_huge_corpus_do_not_wait_until_their_pairs_are_followed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = train_here(request("low lower lowest newest"))
    part = replace(whole, complete=False)
    assert pickle.loads(pickle.dumps(part)).trace.pair_history is not None
    monkeypatch.setattr(training_job, "QUICKLY_FOLLOWED", 3)
    huge = train_here(request("low lower lowest newest newer"))
    assert pickle.loads(pickle.dumps(replace(huge, complete=False))).trace.pair_history is None
    assert pickle.loads(pickle.dumps(huge)).trace.pair_history is not None


def test_a_training_that_is_to_stop_ends_with_the_steps_it_has_made() -> None:
    class Impatient(Listener):
        def progress(self, stage: str, done: int, total: int = 0) -> None:
            self.stop_wanted = done >= 40

    alice = next(sample for sample in samples() if sample.id == "alice")
    asked = TrainingRequest(CorpusSource.of_sample(alice), alice.setup)
    stopped = train_in_worker(asked, Impatient())
    assert stopped.complete
    assert 40 <= len(stopped.trace) < 60
    assert steps(stopped.trace) == steps(train_here(asked).trace)[: len(stopped.trace)]


def test_the_stages_are_told_in_order() -> None:
    listener = Listener()
    train_in_worker(request("low lower lowest newest newer widest " * 50), listener)
    assert listener.stages[:2] == ["reading", "counting"]
    assert set(listener.stages[2:]) <= {"training"}


def test_the_plan_knows_both_limits() -> None:
    assert train_here(request("low lower", merges=2)).planned == 2
    assert train_here(request("low lower", vocab_size=8)).planned == 2
    assert train_here(request("low lower", vocab_size=8, merges=1)).planned == 1
    assert train_here(request("low lower", vocab_size=3)).planned == 0
    assert train_here(request("low lower")).planned is None


def test_merges_are_replayed_with_the_counts_of_the_corpus() -> None:
    asked = TrainingRequest(
        CorpusSource("text", text='{"low": 5, "slow": 2}'),
        TrainingSetup("none"),
        (("o", "w"), ("x", "y"), ("l", "ow")),
    )
    snapshot = train_here(asked)
    assert [(step.token, step.count) for step in snapshot.trace] == [
        ("ow", 7),
        ("xy", 0),
        ("low", 7),
    ]
    assert snapshot.planned == 3


def test_an_empty_corpus_and_one_without_pairs_give_an_empty_trace() -> None:
    assert len(train_here(request("")).trace) == 0
    assert len(train_here(request("a b c", "whitespace")).trace) == 0


def test_skipped_characters_and_words_are_told() -> None:
    snapshot = train_here(request("a1b22 a1", "[0-9]+"))
    assert snapshot.size.skipped_characters == 4
    assert snapshot.size.words == 3


@pytest.mark.parametrize(
    ("asked", "small"),
    [
        (request("low lower"), True),
        (request("low " * 2000), False),
        (request("low lower", "[a-z]+"), False),
        (replace(request("low lower"), merges=(("l", "o"),)), True),
        (replace(request("low lower"), merges=(("l", "o"),) * 6000), False),
    ],
)
def test_only_short_texts_under_known_rules_are_small(asked: TrainingRequest, small: bool) -> None:
    assert asked.is_small is small


def test_a_corpus_is_not_read_twice_but_a_changed_file_is(tmp_path: Path) -> None:
    path = tmp_path / "corpus.txt"
    path.write_text("low low", encoding="utf-8")
    source = CorpusSource.of_files([path])
    asked = TrainingRequest(source, TrainingSetup("whitespace"))
    assert train_here(asked).size.words == 2
    path.write_text("low low low", encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert train_here(asked).size.words == 3


def test_the_size_of_a_corpus_counts_repeated_words() -> None:
    size = train_here(request("ёж ёж a", "whitespace")).size
    assert size == CorpusSize(
        words=3,
        distinct_words=2,
        characters=5,
        distinct_characters=3,
        bytes=9,
        skipped_characters=0,
    )


def test_a_complete_training_arrives_with_the_hash_of_its_corpus() -> None:
    snapshot = train_here(request("low lower low"))
    arrived = pickle.loads(pickle.dumps(snapshot)).trace
    assert "corpus_hash" in vars(arrived)
    words = Corpus.from_texts(["low lower low"]).words
    assert arrived.corpus_hash == corpus_hash(words.items())


def test_the_steps_that_complete_words_agree_with_every_view() -> None:
    for text in ("low lower a a b newest", "", "a", "a b c", "aaaa aaa"):
        trace = train_here(request(text, "whitespace")).trace
        steps = word_steps(trace)
        for position in range(len(trace) + 1):
            assert (steps < position).sum() == trace.at(position).single_token_words


def test_a_snapshot_arrives_with_the_view_that_is_wanted_first() -> None:
    asked = replace(request("low lower lowest newest"), position=2)
    listener = Listener()
    copy = pickle.loads(pickle.dumps(train_in_worker(asked, listener)))
    assert copy.view is not None and copy.view.position == 2
    far = pickle.loads(pickle.dumps(train_here(replace(asked, position=1000))))
    assert far.view.position == len(far.trace)
