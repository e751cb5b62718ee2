"""All lines of a table in one text are the labels and the texts, each in its place."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.vocabulary.lines import Lines

TOKENS = st.lists(
    st.tuples(
        st.text(alphabet="aé漢😀 ", max_size=3), st.text(alphabet="aé漢😀\n\udc80", max_size=4)
    )
)


@given(TOKENS)
def test_a_line_is_a_label_or_another_text_of_a_token(tokens):
    labels, texts = [label for label, _ in tokens], [text for _, text in tokens]
    contents = [text.encode("utf-8", "surrogatepass") for text in texts]
    lines = Lines.of([label.encode() for label in labels], contents, [True] * len(tokens))
    found = [(lines[place], int(lines.rows[place])) for place in range(len(lines))]
    others = [(text, row) for row, text in enumerate(texts) if text != labels[row]]
    assert found[: len(labels)] == [(label, row) for row, label in enumerate(labels)]
    assert sorted(found[len(labels) :]) == sorted(others)


def test_bytes_that_are_no_text_have_no_line():
    lines = Lines.of([b"a", b"b"], [b"\xff", b"B"], [False, True])
    assert [lines[place] for place in range(len(lines))] == ["a", "b", "B"]


def test_the_text_is_made_again_in_another_process():
    lines = Lines.of([b"low"], [b"low"], [True])
    assert lines.text == "low\n\n"
    assert "text" not in vars(pickle.loads(pickle.dumps(lines)))
