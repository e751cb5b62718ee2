"""Texts with facts become paragraphs in the language of the window."""

import pytest

from gui.lessons.facts import Choices, Numbers, Tokens
from gui.lessons.lesson import Asked
from gui.lessons.wording import Slot, WordingError, parts
from gui.lessons.words import plain, to_html

KNOWN = {
    Asked("count"): 9,
    Asked("tie"): 2,
    Asked("tied"): Choices((Tokens(("e", "s")), Tokens(("<", "&")))),
    Asked("tie_steps"): Numbers((1, 3)),
    Asked("per_token"): 1.5,
    Asked("pair"): None,
    Asked("ids"): "13, 21",
    Asked("words"): 1_111_100,
}


def test_a_fact_is_filled_in():
    assert to_html("There are {count}.", KNOWN, "en") == "<p>There are 9.</p>"


@pytest.mark.parametrize(
    ("number", "form"), [(1, "раз"), (2, "раза"), (5, "раз"), (11, "раз"), (22, "раза")]
)
def test_russian_has_three_forms(number, form):
    html = to_html("{count|раз|раза|раз}", {Asked("count"): number}, "ru")
    assert html == f"<p>{number}\N{NO-BREAK SPACE}{form}</p>"


def test_english_has_two_forms():
    text = "{count|time|times}"
    assert to_html(text, {Asked("count"): 1}, "en").endswith("time</p>")
    assert to_html(text, {Asked("count"): 0}, "en").endswith("times</p>")


def test_tokens_stand_apart_from_words_and_are_no_markup():
    html = to_html("`low` {tied}", KNOWN, "en")
    assert html.count('<span class="token">') == 5
    assert "&lt;" in html
    assert "&amp;" in html


def test_an_empty_line_makes_a_paragraph():
    assert to_html("One.\n\nTwo.", {}, "en") == "<p>One.</p><p>Two.</p>"


def test_a_paragraph_that_nobody_knows_yet_is_left_out():
    assert to_html("One.\n\nTwo {position}.", {}, "en") == "<p>One.</p>"


def test_what_cannot_be_told_is_a_dash():
    assert to_html("{pair}", KNOWN, "en") == "<p>—</p>"


def test_large_numbers_never_break_between_lines():
    html = to_html("{words}", KNOWN, "en")
    assert html == "<p>1\N{NO-BREAK SPACE}111\N{NO-BREAK SPACE}100</p>"


def test_decimals_follow_the_language(qapp):
    from gui.look import translation

    translation.install(qapp, "ru")
    assert to_html("{per_token}", KNOWN, "ru") == "<p>1,50</p>"


def test_titles_have_no_marks():
    assert plain("`nest` {tie_steps} {position}", KNOWN, "en") == "nest 1, 3 …"


def test_braces_are_written_twice():
    assert parts("{{x}} {pieces:a b|one|more}") == [
        *("{", "x", "}", " "),
        Slot(Asked("pieces", "a b"), ("one", "more")),
    ]


@pytest.mark.parametrize("text", ["{", "}", "{Count}", "{count", "a } b", "{a:b{c}}"])
def test_a_lonely_brace_is_found(text):
    with pytest.raises(WordingError):
        parts(text)
