"""Every planted mistake is found: at its first step, and by its name."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tokenizers import Tokenizer, models, pre_tokenizers, trainers

from engine import BPETokenizer, Corpus, Trace, TrainingOptions, open_tokenizer, train
from engine.analysis.student_work import MergeChecking, check_merges, merges_of
from engine.training import TrainingError
from tests.engine.analysis.student_work import zoo
from tests.engine.training.test_trainer_against_twin import corpora, options

FOUR_WORDS = {"low": 5, "lower": 2, "newest": 6, "widest": 3}
RUNS = {"aaab": 4, "ab": 4, "baa": 2}
TWICE = {"abxab": 3, "cd": 5, "ce": 2}
NESTS = {"nest": 6, "est": 9, "new": 5, "ne": 3}
HUGS = {"hug": 10, "pug": 5, "pun": 12, "bun": 4, "hugs": 5}
BANANA = {"banana": 3, "bandana": 2, "an": 1}


def check(words, merges, wanted=None, **chosen):
    asked = len(merges) if wanted is None else wanted
    return check_merges(Corpus.from_counts(words), TrainingOptions(merges=asked, **chosen), merges)


def marked(mark):
    return lambda word: [*word, mark]


ZOO = {
    "disjoint-counts": (RUNS, zoo.program(RUNS, 4, count_in=zoo.non_overlapping)),
    "once-per-word": (
        TWICE,
        zoo.program(TWICE, 3, count_in=lambda w: dict.fromkeys(zoo.pairs_of(w))),
    ),
    "counts-ignored": (FOUR_WORDS, zoo.program(FOUR_WORDS, 6, weight=lambda count: 1)),
    "counts-not-updated": (FOUR_WORDS, zoo.program(FOUR_WORDS, 6, recount=False)),
    "losses-forgotten": (FOUR_WORDS, zoo.with_losses_forgotten(FOUR_WORDS, 6)),
    "mark-added": (FOUR_WORDS, zoo.program(FOUR_WORDS, 6, split=marked("_"))),
    "first-only": (TWICE, zoo.program(TWICE, 6, replace=zoo.replace_first)),
    "text-replaced": (NESTS, zoo.program(NESTS, 8, replace=zoo.replace_text)),
    "right-to-left": ({"aaab": 3, "c": 1}, [("a", "a"), ("a", "aa"), ("aaa", "b")]),
    "longest-match": (NESTS, zoo.split_anew(NESTS, 6)),
    "score": (HUGS, zoo.wordpiece(HUGS, 5)),
    "alphabet": (HUGS, zoo.program(HUGS, 5, choose=min)),
    "reversed": (FOUR_WORDS, [(b, a) for a, b in zoo.program(FOUR_WORDS, 5)]),
    "lower-cased": (
        {"Low": 5, "low": 4, "LOW": 3},
        zoo.program({"low": 12}, 2),
    ),
    "across-words": (
        {"ab": 6, "cb": 5},
        zoo.program({"ab" * 6 + "cb" * 5: 1}, 4),
    ),
    "left-out": (FOUR_WORDS, [p for p in zoo.program(FOUR_WORDS, 9) if p != ("l", "o")]),
    "extra": (FOUR_WORDS, [("w", "e"), *zoo.program(FOUR_WORDS, 9)]),
    "swapped": (FOUR_WORDS, [("es", "t"), ("e", "s"), *zoo.program(FOUR_WORDS, 9)[2:]]),
}


@pytest.mark.parametrize("name", ZOO)
def test_a_planted_mistake_is_found_by_name(name):
    words, merges = ZOO[name]
    found = check(words, merges, wanted=len(merges))
    assert not found.is_right
    assert found.mistake is not None
    assert (found.mistake.name, found.mistake.kind) == (name, "mistake")
    right = [step.pair for step in train(Corpus.from_counts(words), TrainingOptions())]
    assert merges[: found.step] == right[: found.step]
    assert found.taken == merges[found.step] != found.expected == right[found.step]


@pytest.mark.parametrize("name", [name for name in ZOO if name not in ("first-only",)])
def test_a_planted_mistake_explains_the_whole_list(name):
    words, merges = ZOO[name]
    found = check(words, merges, wanted=len(merges))
    assert found.mistake.complete
    assert found.mistake.explains == len(merges)


def test_a_forgotten_mark():
    merges = zoo.program(FOUR_WORDS, 6)
    found = check(FOUR_WORDS, merges, end_of_word="_")
    assert found.mistake.name == "mark-forgotten"
    assert found.taken == ("l", "o")


@pytest.mark.parametrize(("attached", "name"), [(True, "mark-separate"), (False, "mark-attached")])
def test_a_mark_that_is_a_symbol_of_its_own_or_is_not(attached, name):
    chosen = TrainingOptions(merges=6, end_of_word="</w>", end_of_word_attached=not attached)
    merges = [step.pair for step in train(Corpus.from_counts(FOUR_WORDS), chosen)]
    found = check(FOUR_WORDS, merges, end_of_word="</w>", end_of_word_attached=attached)
    assert found.mistake.name == name


def test_another_sign_for_the_mark():
    merges = zoo.program(FOUR_WORDS, 6, split=marked("$"))
    assert check(FOUR_WORDS, merges, end_of_word="_").mistake.name == "other-mark"


def test_a_mark_before_the_words():
    merges = zoo.program(FOUR_WORDS, 8, split=lambda word: ["^", *word])
    assert check(FOUR_WORDS, merges).mistake.name == "mark-in-front"


def test_merges_across_words_of_a_running_text():
    text = "the cat sat on the mat the cat"
    merges = zoo.program({text: 1}, 8)
    corpus = Corpus.from_texts([text])
    found = check_merges(corpus, TrainingOptions(merges=8), merges, [text])
    assert found.mistake.name == "across-words"
    assert found.taken == ("the", " ")


def test_words_without_the_space_that_belongs_to_them():
    text = "the cat sat on the mat the cat"
    merges = zoo.program({"the": 3, "cat": 2, "sat": 1, "on": 1, "mat": 1}, 5)
    found = check_merges(Corpus.from_texts([text]), TrainingOptions(merges=5), merges)
    assert found.mistake.name == "spaces-dropped"


def test_bytes_for_characters():
    words = {"мама": 3, "мыла": 2}
    byte_merges = train(Corpus.from_counts(words), TrainingOptions(merges=4, alphabet="bytes"))
    assert check(words, [s.pair for s in byte_merges]).mistake.name == "bytes-taken"
    merges = zoo.program(words, 4)
    assert check(words, merges, alphabet="bytes").mistake.name == "characters-taken"


def test_another_split_rule():
    text = "low-lower low-low newest!newest"
    merges = [s.pair for s in train(Corpus.from_texts([text], "whitespace"))][:6]
    found = check_merges(Corpus.from_texts([text]), TrainingOptions(merges=6), merges, [text])
    assert found.mistake.name == "other-split"


@pytest.mark.parametrize(
    ("choose", "name"),
    [
        (zoo.last_of_most_frequent, "last-seen"),
        (zoo.by_alphabet_among_most_frequent, "smallest-symbols"),
    ],
)
def test_another_choice_among_equally_frequent_pairs_is_no_mistake(choose, name):
    found = check(FOUR_WORDS, zoo.program(FOUR_WORDS, 10, choose=choose))
    assert (found.mistake.name, found.mistake.kind) == (name, "choice")
    assert found.taken_count == found.expected_count
    assert "as frequent as" in found.sentence


@pytest.mark.parametrize("rule", ["lowest-ids", "greatest-symbols", "sentencepiece"])
def test_another_published_tie_rule_is_named(rule):
    merges = [s.pair for s in Trace(Corpus.from_counts(FOUR_WORDS), TrainingOptions(tie_rule=rule))]
    found = check(FOUR_WORDS, merges)
    assert (found.mistake.name, found.mistake.tie_rule) == ("tie-rule", rule)


def test_ties_that_fall_by_no_rule_are_said_to_be_ties():
    merges = [("e", "s"), ("es", "t"), ("o", "w"), ("l", "ow"), ("e", "w"), ("n", "ew")]
    found = check(FOUR_WORDS, merges)
    assert (found.step, found.mistake.name, found.mistake.complete) == (2, "other-ties", True)


def test_ties_of_a_list_that_is_too_long_are_followed_to_its_end():
    merges = [("e", "s"), ("es", "t"), ("o", "w"), ("l", "ow"), ("e", "w"), ("n", "ew")]
    found = check(FOUR_WORDS, merges, wanted=4)
    assert (found.mistake.name, found.mistake.explains) == ("other-ties", 6)


def test_a_mistake_is_found_under_another_tie_rule_too():
    words = {"abxab": 3, "cd": 5, "ce": 2, "fg": 5}
    chosen = TrainingOptions(tie_rule="greatest-symbols", merges=4)
    merges = zoo.program(
        words,
        4,
        count_in=lambda word: dict.fromkeys(zoo.pairs_of(word)),
        choose=lambda counts: max(counts, key=lambda pair: (counts[pair], pair)),
    )
    assert merges != [s.pair for s in train(Corpus.from_counts(words), chosen)]
    found = check(words, merges)
    assert (found.mistake.name, found.mistake.tie_rule) == ("once-per-word", "greatest-symbols")


def test_a_pair_that_was_merged_before():
    found = check(FOUR_WORDS, [("e", "s"), ("es", "t"), ("e", "s")])
    assert (found.step, found.taken_count, found.mistake.name) == (2, 0, "repeated")
    assert "does not occur" in found.sentence


def test_a_token_from_nowhere():
    found = check(FOUR_WORDS, [("e", "s"), ("new", "est")])
    assert found.mistake.name == "unknown-token"
    assert found.mistake.sentence.startswith("'new' is neither")


@pytest.mark.parametrize(
    ("made", "chosen", "name"),
    [
        (4, {"merges": 10}, "stops-early"),
        (0, {"merges": 10}, "stops-early"),
        (7, {"merges": 17}, "size-for-merges"),
        (8, {"vocab_size": 20, "special_tokens": ("<unk>", "<pad>")}, "special-tokens-counted"),
        (12, {"merges": 10}, "stops-late"),
        (12, {"vocab_size": 12}, "merges-for-size"),
        (12, {"min_count": 3}, "rare-pairs-merged"),
    ],
)
def test_a_list_that_is_right_and_ends_elsewhere(made, chosen, name):
    merges = zoo.program(FOUR_WORDS, made)
    found = check_merges(Corpus.from_counts(FOUR_WORDS), TrainingOptions(**chosen), merges)
    assert (found.mistake.name, found.step) == (name, min(made, found.right))
    assert (found.mistake.kind == "unfinished") == (name == "stops-early")


def test_a_list_that_ends_where_no_pair_occurs_twice():
    words = {"ab": 2, "cd": 1, "ce": 1}
    found = check_merges(Corpus.from_counts(words), TrainingOptions(), [("a", "b")])
    assert found.mistake.name == "stops-at-one"


def test_merges_that_go_on_when_nothing_is_left():
    merges = [*zoo.program(FOUR_WORDS, 12), ("x", "y")]
    found = check_merges(Corpus.from_counts(FOUR_WORDS), TrainingOptions(), merges)
    assert (found.step, found.mistake.name) == (12, "nothing-left")


def test_spaces_may_be_written_with_signs():
    text = "the cat the cat the"
    right = [step.pair for step in train(Corpus.from_texts([text]), TrainingOptions(merges=6))]
    written = [(left.replace(" ", "▁"), right_.replace(" ", "▁")) for left, right_ in right]
    assert check_merges(Corpus.from_texts([text]), TrainingOptions(merges=6), written).is_right


def test_letters_that_only_look_the_same_are_named():
    merges = [(a.replace("e", "\u0435"), b) for a, b in zoo.program(FOUR_WORDS, 4)]
    found = check(FOUR_WORDS, merges)
    assert found.sentence == "Step 1: the pair that was taken only looks like 'e' + 's'."
    assert (found.mistake.name, found.mistake.complete) == ("look-alikes", True)
    assert "Cyrillic" in found.mistake.sentence
    assert "'\u0435' U+0435 ≠ 'e' U+0065" in found.mistake.sentence


def test_letters_of_a_corpus_in_two_alphabets_are_its_own():
    words = {"\u0435s": 3, "es": 2}
    assert check(words, [("\u0435", "s"), ("e", "s")]).is_right
    assert check(words, [("e", "s"), ("\u0435", "s")]).mistake.name != "look-alikes"


def test_a_mistake_that_follows_another_choice_is_told():
    found = check(FOUR_WORDS, [("s", "t"), ("e", "st"), ("l", "o"), ("w", "est")])
    assert (found.step, found.mistake.kind, found.mistake.explains) == (0, "choice", 3)
    assert found.then == (
        "Step 4: 'w' + 'est' (count 6) was taken; the most frequent pair is 'lo' + 'w' (count 7)."
    )
    assert check(FOUR_WORDS, [("s", "t"), ("e", "st"), ("l", "o")]).then is None


def test_a_list_that_chooses_otherwise_and_goes_on_too_long_is_told():
    merges = zoo.program(FOUR_WORDS, 12, choose=zoo.last_of_most_frequent)
    found = check(FOUR_WORDS, [*merges, ("x", "y")], wanted=None)
    assert found.mistake.kind == "choice"
    assert found.then == "No pair is left, but the merges go on."


def test_nonsense_has_no_named_mistake():
    found = check(FOUR_WORDS, [("w", "i"), ("l", "o"), ("d", "e")])
    assert found.step == 0
    assert found.mistake is None or not found.mistake.complete


def test_a_check_can_be_left_and_knows_the_difference_at_once():
    words, merges = ZOO["score"]
    checking = MergeChecking(Corpus.from_counts(words), TrainingOptions(merges=5), merges)
    assert checking.result.step == 0
    assert checking.result.mistake is None
    tried = [progress.tried for progress in checking]
    assert tried == list(range(1, len(tried) + 1))
    assert checking.result.mistake.name == "score"


def test_mistakes_that_explain_as_much_are_named_too():
    found = check({"abc": 3, "bc": 4, "x": 1}, [("b", "c"), ("a", "b")], wanted=2)
    assert (found.mistake.name, found.mistake.also) == ("counts-not-updated", ("losses-forgotten",))
    found = check(*ZOO["longest-match"])
    assert (found.mistake.name, found.mistake.also) == ("longest-match", ("left-to-right",))


def test_what_is_not_looked_for_in_a_large_corpus_is_said(monkeypatch):
    monkeypatch.setattr("engine.analysis.student_work.mistakes.MOST_SYMBOLS", 10)
    words, merges = ZOO["score"]
    found = check(words, merges)
    assert {"across-words", "score", "longest-match"} <= set(found.not_tried)
    assert found.mistake is None or not found.mistake.complete


def test_merges_of_an_opened_tokenizer_are_checked(tmp_path):
    corpus = Corpus.from_texts(["привет, мир! привет"])
    chosen = TrainingOptions(merges=6, alphabet="bytes")
    trace = Trace(corpus, chosen)
    BPETokenizer.from_trace(trace).save(tmp_path / "a.json")
    merges = merges_of(open_tokenizer(tmp_path / "a.json"), "bytes")
    assert check_merges(corpus, chosen, merges).is_right


def test_bytes_that_are_written_as_characters_are_bytes(tmp_path):
    text = "hello hello hell привет привет"
    library = Tokenizer(models.BPE())
    library.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    trainer = trainers.BpeTrainer(
        vocab_size=266,
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
    )
    library.train_from_iterator([text], trainer)
    library.save(str(tmp_path / "tokenizer.json"))
    merges = merges_of(open_tokenizer(tmp_path / "tokenizer.json"), "bytes")
    assert merges[:3] == (("e", "l"), ("h", "el"), ("hel", "l"))
    assert any("⟨" in left for left, _ in merges)
    chosen = TrainingOptions(merges=len(merges), alphabet="bytes", tie_rule="lowest-ids")
    found = check_merges(Corpus.from_texts([text], "gpt2"), chosen, merges)
    # The library gives bytes ids by their characters, so that ties may fall otherwise.
    assert found.is_right or (found.mistake.kind, found.mistake.complete) == ("choice", True)


@given(corpora(), options)
def test_what_the_trainer_learns_is_right(words, chosen):
    corpus = Corpus.from_counts(words)
    try:
        merges = [step.pair for step in train(corpus, chosen)]
    except TrainingError:
        assume(False)
    assert check_merges(corpus, chosen, merges).is_right


parts = st.text("ab_⟨⟩D1 \ud800", min_size=1, max_size=4)


@given(corpora(), options, st.lists(st.tuples(parts, parts), max_size=6), st.integers(0, 9))
def test_whatever_a_student_hands_in_is_checked(words, chosen, strange, kept):
    corpus = Corpus.from_counts(words)
    try:
        right = [step.pair for step in train(corpus, chosen)]
    except TrainingError:
        assume(False)
    merges = [*right[:kept], *strange]
    found = check_merges(corpus, chosen, merges, ["".join(words)])
    assert found.is_right == (merges == right)
    if not found.is_right:
        assert found.right == found.step <= len(right)
        assert found.mistake is None or found.mistake.explains <= max(1, len(merges))
