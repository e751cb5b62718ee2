"""The sentences of boundaries: every reason in every mode has one, and each says just that."""

from typing import get_args

import pytest

from engine import BPETokenizer
from engine.analysis.explain import explain
from engine.analysis.reasons import (
    AddedTokenHere,
    AppliedMerge,
    Covered,
    Dropped,
    Explanation,
    Fewest,
    FirstLonger,
    HigherScore,
    InsideCharacter,
    Longest,
    LostPartner,
    Merged,
    NeverLearned,
    NoTokenAcross,
    Reason,
    TextEdge,
    UnknownCharacter,
    WholeWord,
    WordBorder,
)
from gui.compare.modes import MODES
from gui.compare.quotes import Quotes
from gui.compare.why_sentences import MOST_SENTENCES, WhySentences
from gui.look import translation

BY = AppliedMerge("e", "s", "es", 3, 0, 1)
PLAIN = Quotes(str, str)
BRACKETS = Quotes("<{}>".format, "[{}]".format)

EXAMPLES: list[tuple[Reason, bool, str]] = [
    (TextEdge("start"), True, "The text begins here."),
    (TextEdge("end"), True, "The text ends here."),
    (
        WordBorder("document", "low", " est"),
        True,
        "The split rule document cuts here, between low and  est; merges never cross a cut.",
    ),
    (
        WordBorder("whitespace", "low", ""),
        True,
        "The split rule whitespace ends the word low here.",
    ),
    (WordBorder("whitespace", "", "a"), True, "The split rule whitespace begins the word a here."),
    (
        Dropped("whitespace", 3, 5),
        False,
        "The split rule whitespace leaves out characters 4 to 5; they are in no token.",
    ),
    (
        InsideCharacter("ё"),
        False,
        "This is inside the character ё, which is never cut.",
    ),
    (
        UnknownCharacter("Z", "left"),
        True,
        "Z, left of here, is not in the vocabulary and stays alone.",
    ),
    (
        UnknownCharacter("Z", "right"),
        True,
        "Z, right of here, is not in the vocabulary and stays alone.",
    ),
    (NeverLearned("ne", "st"), True, "ne + st was never learned."),
    (
        LostPartner("n", "e", 4, BY, "right", "lower-rank"),
        True,
        "e + s, rank 3, was applied before n + e, rank 4, so n lost its partner.",
    ),
    (
        LostPartner("s", "t", 3, BY, "left", "further-left"),
        True,
        "e + s stands further left than s + t, with the same rank 3, and was applied first, "
        "so t lost its partner.",
    ),
    (
        LostPartner("s", "t", 2, BY, "left", "further-left"),
        True,
        "e + s stands further left than s + t and was applied first, although its rank 3 is "
        "higher than 2, so t lost its partner.",
    ),
    (
        LostPartner("s", "t", 8, BY, "left", "further-left"),
        True,
        "e + s, rank 3, stands further left than s + t, rank 8, and was applied first, "
        "so t lost its partner.",
    ),
    (
        LostPartner("s", "t", 2, BY, "left", "same-round"),
        True,
        "All pairs e + s, rank 3, were just being replaced when s + t, rank 2, came up, "
        "so t lost its partner.",
    ),
    (Merged(BY, "es", 1), False, "e + s, rank 3, closed this place: es."),
    (
        Merged(BY, "est", 1),
        False,
        "e + s, rank 3, closed this place: es, which became part of est.",
    ),
    (
        Longest("ne", 0, "nes"),
        True,
        "ne is the longest token that starts there; neither nes nor any longer piece from "
        "there is in the vocabulary.",
    ),
    (
        Longest("st", 0, None),
        False,
        "st is the longest token that starts there: the word ends with it.",
    ),
    (Covered("est", 1), False, "est covers this place."),
    (
        NoTokenAcross("w", "e"),
        True,
        "No token of the vocabulary covers this place, between w and e.",
    ),
    (Fewest(2, 3, 0, 0), True, "With this boundary the word needs 2 token"),
    (Fewest(2, 3, 0, 0), False, "Without a boundary here the word needs 2 token"),
    (Fewest(2, 3, 1, 2), True, "With this boundary 1 symbol"),
    (Fewest(2, 3, 1, 2), False, "Without a boundary here 1 symbol"),
    (FirstLonger(2, 0, "ab", "a"), True, "Without this boundary the word needs 2 token"),
    (FirstLonger(2, 0, "ab", "a"), False, "With a boundary here the word needs 2 token"),
    (
        HigherScore(-2.0, -3.5),
        True,
        "The scores of the word's tokens add up to -2.00; without this boundary they would add up "
        "to -3.50 at best.",
    ),
    (
        HigherScore(-2.0, -3.5),
        False,
        "The scores of the word's tokens add up to -2.00; with a boundary here they would add up "
        "to -3.50 at best.",
    ),
    (WholeWord("low", True), False, "low is a token as a whole, so it is not cut."),
    (
        WholeWord("low", False),
        False,
        "low is not in the vocabulary, and this model never cuts a word.",
    ),
    (
        AddedTokenHere("<s>", "inside"),
        False,
        "<s> was found in the text as a whole before the text was split.",
    ),
    (
        AddedTokenHere("<s>", "left"),
        True,
        "<s> was found in the text before it was split, so it stands alone.",
    ),
]


def plain(sentences: list[str]) -> str:
    return " ".join(sentences).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(("reason", "boundary", "sentence"), EXAMPLES)
def test_each_reason_has_its_sentence(qapp, reason, boundary, sentence) -> None:
    explanation = Explanation(1, 1, boundary, (reason,), "left-to-right")
    said = plain(WhySentences().sentences(explanation, PLAIN))
    assert said == sentence if sentence.endswith(".") else said.startswith(sentence)


def test_no_kind_of_reason_is_forgotten() -> None:
    assert {type(reason) for reason, _, _ in EXAMPLES} == set(get_args(Reason))


@pytest.mark.parametrize("language", translation.languages())
def test_every_sentence_is_composed_in_every_language(qapp, language) -> None:
    translation.install(qapp, language)
    for reason, boundary, _ in EXAMPLES:
        for mode in MODES:
            explanation = Explanation(1, 1, boundary, (reason,), mode)
            said = plain(WhySentences().sentences(explanation, BRACKETS))
            assert said.endswith(".")
            assert "{" not in said
    translation.install(qapp, "en")


@pytest.fixture(scope="module")
def tokenizer() -> BPETokenizer:
    made = BPETokenizer()
    made.train(["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3, vocab_size=22)
    return made


def ask(tokenizer, text: str, offset: int, mode: str) -> str:
    return plain(WhySentences().sentences(explain(tokenizer, text, offset, mode), PLAIN))


def test_the_lessons_of_the_four_words(qapp, tokenizer) -> None:
    assert ask(tokenizer, "nest", 1, "rank-ordered") == (
        "e + s, rank 0, was applied before n + e, rank 4, so n lost its partner. "
        "n + est was never learned."
    )
    assert ask(tokenizer, "nest", 2, "longest-match") == (
        "ne is the longest token that starts there; neither nes nor any longer piece from "
        "there is in the vocabulary."
    )
    assert ask(tokenizer, "nest", 3, "rank-ordered") == "es + t, rank 1, closed this place: est."
    assert ask(tokenizer, "nest", 2, "left-to-right") == (
        "n + e stands further left than e + s and was applied first, although its rank 4 is "
        "higher than 0, so s lost its partner. ne + s was never learned."
    )


@pytest.mark.parametrize("mode", MODES)
def test_every_place_of_a_text_has_an_answer(qapp, tokenizer, mode) -> None:
    text = "lowest newZer Ztt nestwidest"
    for offset in range(len(text) + 1):
        said = ask(tokenizer, text, offset, mode)
        assert said.endswith(".")
        assert "{" not in said


def test_an_unknown_symbol_is_no_longest_token(qapp, tokenizer) -> None:
    said = ask(tokenizer, "Zlow", 1, "longest-match")
    assert said == "Z, left of here, is not in the vocabulary and stays alone."


def test_of_very_many_reasons_the_last_ones_are_said(qapp) -> None:
    lost = LostPartner("n", "e", 4, BY, "right", "lower-rank")
    explanation = Explanation(1, 1, True, (lost,) * 9 + (NeverLearned("a", "b"),), "rank-ordered")
    said = WhySentences().sentences(explanation, PLAIN)
    assert said[0] == "…"
    assert len(said) == MOST_SENTENCES + 1
    assert plain(said).endswith("a + b was never learned.")


def test_a_rule_and_a_letter_of_the_text_are_no_labels(qapp) -> None:
    border = Explanation(1, 1, True, (WordBorder("gpt2", "low", "x" * 30),), "rank-ordered")
    (said,) = WhySentences().sentences(border, BRACKETS)
    assert said.startswith(f"The split rule [gpt2] cuts here, between <low> and <{'x' * 24}>…;")
    inside = Explanation(1, 1, False, (InsideCharacter("é"),), "rank-ordered")
    (said,) = WhySentences().sentences(inside, BRACKETS)
    assert said == "This is inside the character [é], which is never cut."
