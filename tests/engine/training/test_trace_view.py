"""What a position tells beside the facts that are compared with the slow twin."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Corpus, Trace, TrainingOptions
from engine.training import trace_view

words = st.dictionaries(st.text("abc", min_size=1, max_size=6), st.integers(1, 4), min_size=1)


@settings(max_examples=200)
@given(counts=words)
def test_many_touched_words_come_in_the_same_order_as_few(counts):
    trace = Trace(Corpus.from_counts(counts), TrainingOptions(merges=5))
    few = [trace.at(position).touched_words().tolist() for position in range(len(trace))]
    usual, trace_view._FEW_WORDS = trace_view._FEW_WORDS, 0
    try:
        many = [trace.at(position).touched_words().tolist() for position in range(len(trace))]
    finally:
        trace_view._FEW_WORDS = usual
    assert many == few
    for touched in few:
        assert touched == sorted(set(touched), key=lambda word: (-trace.word_frequency(word), word))
