"""Session files: what is written is read again, and what is damaged is refused by place."""

import ast
import hashlib
import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import TrainingOptions
from engine.formats.options import OpeningOptions
from gui.export import session_file
from gui.export.fingerprints import SMALL, has_changed, sealed
from gui.export.session_file import (
    SessionFileError,
    is_session,
    read_session,
    write_session,
)
from gui.export.session_record import (
    CorpusRecord,
    FileRecord,
    ForkRecord,
    LabRecord,
    LaneRecord,
    SessionRecord,
    WorkRecord,
)
from gui.predict.ballot import Score
from gui.sentences.messages import explain
from gui.sentences.remark_templates import TEMPLATES
from gui.work.setup import TrainingSetup

GOLDEN = Path(__file__).parents[2] / "data" / "sessions" / "schema_1.bpesession"

OPTIONS = TrainingOptions(
    merges=5, end_of_word="_", tie_rule="lowest-ids", special_tokens=("<unk>",)
)
RECORD = SessionRecord(
    corpus=CorpusRecord("text", text="new newer newest"),
    setup=TrainingSetup("whitespace", OPTIONS),
    position=3,
    view="compare",
    compare_text="newest",
    lanes=(LaneRecord("here", "rank-ordered"), LaneRecord("end", "longest-match")),
    lesson="two-ways/3",
    program="0.1.0",
)


def test_a_session_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "lesson.bpesession"
    assert write_session(path, RECORD) == RECORD
    assert read_session(path) == RECORD


def test_a_file_of_the_first_layout_is_read_for_ever(tmp_path):
    path = tmp_path / "old.bpesession"
    shutil.copy(GOLDEN, path)
    tokenizer = FileRecord(tmp_path / "own.json", 12, "00")
    lanes = RECORD.lanes[0], LaneRecord(str(tokenizer.path), "longest-match")
    assert read_session(path) == replace(RECORD, tokenizers=(tokenizer,), lanes=lanes)


def test_a_session_is_written_as_the_golden_file_says(tmp_path):
    tokenizer = FileRecord(Path("own.json"), 12, "00")
    lanes = RECORD.lanes[0], LaneRecord("own.json", "longest-match")
    path = tmp_path / "new.bpesession"
    write_session(path, replace(RECORD, tokenizers=(tokenizer,), lanes=lanes))
    assert path.read_text("utf-8") == GOLDEN.read_text("utf-8")


def test_the_page_of_a_view_is_kept(tmp_path):
    path = tmp_path / "page.bpesession"
    write_session(path, replace(RECORD, tokenizers=(), lanes=(), view="lab", page="curve"))
    assert read_session(path).page == "curve"


@pytest.mark.parametrize(
    "lab",
    [
        LabRecord(WorkRecord("splits", "lowest: low est\n")),
        LabRecord(WorkRecord(path=Path("work.txt"))),
        LabRecord(fork=ForkRecord(6, ("w", "est"), "lowest-ids")),
        LabRecord(WorkRecord("merges", "e s"), ForkRecord(3)),
    ],
)
def test_the_choices_of_the_experiments_are_kept(tmp_path, monkeypatch, lab):
    monkeypatch.chdir(tmp_path)
    path = Path("lab.bpesession")
    write_session(path, replace(RECORD, lab=lab))
    assert read_session(path) == replace(RECORD, lab=lab)


def test_the_score_of_a_class_is_kept(tmp_path):
    path = tmp_path / "score.bpesession"
    write_session(path, replace(RECORD, score=Score(30, 21, 4, 3)))
    assert read_session(path).score == Score(30, 21, 4, 3)


def test_what_was_chosen_for_a_tokenizer_is_kept(tmp_path):
    chosen = (
        OpeningOptions(split_rule="o200k"),
        OpeningOptions(lower_case=False),
        OpeningOptions(partner=tmp_path / "merges.txt"),
        OpeningOptions(),
    )
    files = tuple(
        FileRecord(tmp_path / f"{number}.json", options=options)
        for number, options in enumerate(chosen)
    )
    record = replace(RECORD, tokenizers=files)
    write_session(tmp_path / "a.bpesession", record)
    assert read_session(tmp_path / "a.bpesession") == record


def test_members_that_are_missing_have_their_usual_values(tmp_path):
    path = tmp_path / "short.bpesession"
    corpus = {"kind": "sample", "sample": "cat"}
    path.write_text(json.dumps({"kind": session_file.KIND, "corpus": corpus}), "utf-8")
    assert read_session(path) == SessionRecord(CorpusRecord("sample", "cat"))


def test_members_of_a_later_version_are_left_alone(tmp_path):
    path = tmp_path / "later.bpesession"
    write_session(path, RECORD)
    content = json.loads(path.read_text("utf-8")) | {"weather": "fine"}
    path.write_text(json.dumps(content), "utf-8")
    assert read_session(path) == RECORD


@given(st.text(), st.text(), st.text(max_size=5))
def test_every_text_survives(tmp_path_factory, corpus, compared, mark):
    path = tmp_path_factory.mktemp("texts") / "any.bpesession"
    setup = TrainingSetup("none", TrainingOptions(end_of_word=mark))
    record = SessionRecord(CorpusRecord("text", text=corpus), setup, compare_text=compared)
    write_session(path, record)
    assert read_session(path) == record


def test_half_a_surrogate_pair_survives(tmp_path):
    record = SessionRecord(CorpusRecord("text", text="a\ud83db"))
    write_session(tmp_path / "half.bpesession", record)
    assert read_session(tmp_path / "half.bpesession") == record


@pytest.mark.parametrize(
    ("change", "place", "part"),
    [
        ({"kind": "letter"}, "$", "no session of this program"),
        ({"schema": 2, "program": "9.9"}, "$.schema", "later version of the program (9.9)"),
        ({"schema": "one"}, "$.schema", "whole number"),
        ({"position": -1}, "$.position", "whole number from 0 to 4294967295, not -1"),
        ({"position": True}, "$.position", "whole number"),
        ({"replays": "yes"}, "$.replays", "true or false"),
        ({"view": 3}, "$.view", "must be a text"),
        ({"corpus": None}, "$.corpus", "must be an object"),
        ({"corpus": {"kind": "dream"}}, "$.corpus.kind", "'dream' is none of: sample, files, text"),
        ({"corpus": {"kind": "text"}}, "$.corpus.text", "this is missing"),
        ({"corpus": {"kind": "text", "text": None}}, "$.corpus.text", "of the corpus is missing"),
        ({"corpus": {"kind": "files"}}, "$.corpus.files", "this is missing"),
        ({"corpus": {"kind": "files", "files": []}}, "$.corpus.files", "files of the corpus are"),
        (
            {"corpus": {"kind": "files", "files": [{"path": "a\0"}]}},
            "$.corpus.files[0].path",
            "cannot be the name",
        ),
        (
            {"corpus": {"kind": "files", "files": [{"path": "a", "size": -1}]}},
            "$.corpus.files[0].size",
            "whole number",
        ),
        ({"training": {"rule": "["}}, "$.training.rule", ""),
        ({"training": {"merges": "many"}}, "$.training.merges", '"many" is no value'),
        ({"training": {"merges": -1}}, "$.training.merges", "-1 is no value"),
        ({"training": {"min_count": 0}}, "$.training.min_count", "0 is no value"),
        ({"training": {"tie_rule": "dice"}}, "$.training.tie_rule", '"dice" is no value'),
        ({"training": {"tie_rule": []}}, "$.training.tie_rule", "[] is no value"),
        ({"training": {"special_tokens": [1]}}, "$.training.special_tokens[0]", "text"),
        ({"compare": {"lanes": [{"mode": "by magic"}]}}, "$.compare.lanes[0].mode", "none of"),
        (
            {"compare": {"lanes": [{"tokenizer": 7}]}},
            "$.compare.lanes[0].tokenizer",
            "no tokenizer with the number 7",
        ),
        ({"tokenizers": [{}]}, "$.tokenizers[0].path", "this is missing"),
        ({"work": {"kind": "poem"}}, "$.work.kind", "none of"),
        ({"work": {"path": "a\0"}}, "$.work.path", "cannot be the name"),
        ({"fork": {"position": -1}}, "$.fork.position", "whole number"),
        ({"fork": {"position": 1, "pair": ["e"]}}, "$.fork.pair", "two tokens"),
        ({"fork": {"position": 1, "rule": "dice"}}, "$.fork.rule", "none of"),
        ({"score": {"votes": "many"}}, "$.score.votes", "whole number"),
        (
            {"tokenizers": [{"path": "a", "options": {"lower_case": "no"}}]},
            "$.tokenizers[0].options.lower_case",
            "true or false",
        ),
    ],
)
def test_a_fault_is_named_by_its_place(tmp_path, change, place, part):
    path = tmp_path / "damaged.bpesession"
    write_session(path, RECORD)
    content = json.loads(path.read_text("utf-8")) | change
    path.write_text(json.dumps(content), "utf-8")
    with pytest.raises(SessionFileError) as caught:
        read_session(path)
    assert caught.value.place == place
    assert part in caught.value.reason
    assert place in explain(caught.value)
    assert explain(caught.value).startswith("damaged.bpesession, $")


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"{", b"\x00\xff\xfe", b"[" * 100_000])
def test_what_is_no_session_is_refused_in_a_sentence(tmp_path, content):
    path = tmp_path / "other.bpesession"
    path.write_bytes(content)
    with pytest.raises(SessionFileError) as caught:
        read_session(path)
    assert explain(caught.value)


def test_every_cut_of_a_file_is_refused(tmp_path):
    path = tmp_path / "cut.bpesession"
    write_session(path, RECORD)
    whole = path.read_bytes().rstrip()
    for end in range(0, len(whole), 7):
        path.write_bytes(whole[:end])
        with pytest.raises(SessionFileError):
            read_session(path)


def test_a_file_that_is_missing_is_said_so(tmp_path):
    with pytest.raises(SessionFileError, match="not found"):
        read_session(tmp_path / "nowhere.bpesession")


def test_a_session_that_cannot_be_written_leaves_the_old_one(tmp_path):
    path = tmp_path / "kept" / "a.bpesession"
    with pytest.raises(SessionFileError, match="could not be written"):
        write_session(path, RECORD)
    assert list(tmp_path.iterdir()) == []


def test_sessions_are_known_by_their_beginning(tmp_path):
    path = tmp_path / "a.bpesession"
    write_session(path, RECORD)
    assert is_session(path.read_bytes()[:200])
    assert not is_session(b'{"vocab": {}}')
    assert not is_session(b"a text that names BPE Visualizer session")


# What the files say


def test_a_small_file_is_kept_whole_and_a_large_one_by_its_fingerprint(tmp_path):
    small, large = tmp_path / "small.txt", tmp_path / "large.txt"
    small.write_text("ёлка", "utf-8")
    large.write_bytes(b"a" * (SMALL + 1))
    corpus = sealed(SessionRecord(CorpusRecord("files", files=(FileRecord(small),)))).corpus
    assert (corpus.text, corpus.files[0].size) == ("ёлка", 8)
    assert corpus.files[0].sha256 == hashlib.sha256("ёлка".encode()).hexdigest()
    corpus = sealed(SessionRecord(CorpusRecord("files", files=(FileRecord(large),)))).corpus
    assert (corpus.text, corpus.files[0].size) == (None, SMALL + 1)


def test_a_file_that_changed_is_noticed(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("one", "utf-8")
    file = sealed(SessionRecord(CorpusRecord("files", files=(FileRecord(path),)))).corpus.files[0]
    assert not has_changed(file)
    path.write_text("two", "utf-8")
    assert has_changed(replace(file, size=None))
    path.write_text("three", "utf-8")
    assert has_changed(replace(file, sha256=""))


def test_a_file_beside_the_session_is_found_when_both_were_moved(tmp_path):
    (tmp_path / "corpus.txt").write_text("low", "utf-8")
    gone = FileRecord(Path("C:\\lessons\\corpus.txt"))
    write_session(tmp_path / "a.bpesession", SessionRecord(CorpusRecord("files", files=(gone,))))
    read = read_session(tmp_path / "a.bpesession")
    assert read.corpus.files[0].path == tmp_path / "corpus.txt"


def test_every_remark_of_the_export_is_marked_for_translation():
    folder = Path(session_file.__file__).parent
    spoken = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func)
                if name == "Remark" or name.endswith(".fail"):
                    spoken.add(node.args[0].value)
    assert spoken
    assert spoken - {"{detail}"} - set(TEMPLATES) == set()
