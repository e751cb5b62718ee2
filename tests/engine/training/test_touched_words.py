"""The words of all steps, found at once, are those that a search at each position finds."""

from hypothesis import given, settings

from engine import Trace
from engine.training.touched_words import find_touched_words
from tests.engine.training.test_trainer_against_twin import corpora, options, paths, trained


@settings(max_examples=200)
@given(words=corpora(), chosen=options, path=paths)
def test_each_step_has_the_words_that_a_search_finds(words, chosen, path):
    trace = Trace(trained(words, chosen, path))
    found = find_touched_words(trace.recording)
    for position in range(len(trace) + 1):
        searched = trace.at(position)
        assert found.at(position).tolist() == searched.touched_words().tolist()
        touched = [word for word in range(trace.word_count) if searched.touches(word)]
        assert sorted(found.at(position).tolist()) == touched


@settings(max_examples=50)
@given(words=corpora(), chosen=options)
def test_a_view_with_followed_pairs_looks_them_up(words, chosen):
    trace = Trace(trained(words, chosen, (2, 0, 1, 1)))
    searched = [trace.at(at).touched_words().tolist() for at in range(len(trace) + 1)]
    assert trace.follow_pairs()
    assert [trace.at(at).touched_words().tolist() for at in range(len(trace) + 1)] == searched
