"""The table of a training: what it says is what the trace says, whatever the tokens are."""

import csv
import io

from hypothesis import given
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.analysis.trace_csv import COLUMNS, save_trace_csv, trace_csv, trace_csv_parts

WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
NASTY = st.text(st.sampled_from('a,"\r\n\t ;=б\ud83d\u2028'), min_size=1, max_size=6)


def rows(trace: Trace) -> list[list[str]]:
    return list(csv.reader(io.StringIO(trace_csv(trace), newline=""), strict=True))


def test_the_four_words_as_a_table():
    trace = Trace(Corpus.from_counts(WORDS), TrainingOptions(merges=4))
    assert trace_csv(trace).split("\r\n") == [
        "rank,left,right,token,count,replacements,tie_size",
        "0,e,s,es,9,9,2",
        "1,es,t,est,9,9,1",
        "2,l,o,lo,7,7,2",
        "3,lo,w,low,7,7,1",
        "",
    ]


def test_overlapping_pairs_are_counted_more_often_than_replaced():
    trace = Trace(Corpus.from_counts({"aaa": 2}), TrainingOptions(merges=1))
    assert rows(trace)[1] == ["0", "a", "a", "aa", "4", "2", "1"]


@given(st.dictionaries(NASTY, st.integers(1, 9), min_size=1, max_size=5))
def test_every_token_survives_a_reader_of_the_format(words):
    trace = Trace(Corpus.from_counts(words), TrainingOptions(merges=20))
    header, *table = rows(trace)
    assert tuple(header) == COLUMNS
    written = [
        [
            str(step.index),
            *(text.encode("utf-8", "backslashreplace").decode() for text in step.pair),
            step.token.encode("utf-8", "backslashreplace").decode(),
            *map(str, (step.count, step.replacements, step.tie_size)),
        ]
        for step in trace
    ]
    assert table == written


def test_rows_end_as_the_format_wants_it_and_line_ends_stay_inside_quotes():
    text = trace_csv(Trace(Corpus.from_counts({'a\n"': 1}), TrainingOptions(merges=1)))
    assert text.endswith('0,a,"\n","a\n",1,1,2\r\n')


def test_the_parts_are_the_whole_and_utf_8():
    words = {f"{number * 7919 % 100_003:x}": 1 for number in range(2_000)}
    trace = Trace(Corpus.from_counts(words), TrainingOptions(merges=2_500))
    parts = list(trace_csv_parts(trace))
    assert len(parts) > 2
    assert "".join(parts) == trace_csv(trace)
    assert trace_csv(trace).encode("utf-8").count(b"\r\n") == len(trace) + 1


def test_a_training_without_steps_is_a_header():
    assert rows(Trace(Corpus.from_counts({"a": 1}), TrainingOptions())) == [list(COLUMNS)]


def test_a_file_holds_the_table_in_utf_8(tmp_path):
    trace = Trace(Corpus.from_counts({"ёж": 2}), TrainingOptions())
    save_trace_csv(trace, tmp_path / "ёж.csv")
    with (tmp_path / "ёж.csv").open(encoding="utf-8", newline="") as stream:
        assert [row["token"] for row in csv.DictReader(stream)] == ["ёж"]
