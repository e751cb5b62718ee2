"""The lessons of the program say nothing that the engine does not say, in both languages."""

import re

import pytest

from gui.lessons import facts, facts_job
from gui.lessons.shipped import ORDER, find_lesson, shipped_lessons
from gui.lessons.wording import asked_in
from gui.look.translation import languages
from tests.gui.lessons.lesson_files import SHIPPED, STEP_NAMES, STEPS, told, training

# Names of things, and no counts.
NAMES = re.compile(
    r"UTF-8|GPT-2|cl100k_base|o200k_base|`[^`]*`|\bF\d\b|Merge 10|Слияние 10|step 8",
)
LANGUAGES = set(languages())


def test_all_promised_lessons_are_there():
    assert tuple(each.name for each in shipped_lessons()) == ORDER
    assert len(ORDER) == 10
    assert find_lesson("bytes") is not None
    assert find_lesson("no-such-lesson") is None


@pytest.mark.parametrize("lesson", SHIPPED, ids=lambda lesson: lesson.name)
def test_a_lesson_and_its_files_are_named_in_every_language(lesson):
    assert set(lesson.title) == set(lesson.about) == LANGUAGES
    assert all(set(file.says) == LANGUAGES for file in lesson.files.values())


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=STEP_NAMES)
class TestEveryStep:
    def test_it_is_said_in_every_language(self, lesson, step):
        assert set(step.title) == set(step.text) == LANGUAGES
        for optional in (step.question, step.answer):
            assert set(optional) in (set(), LANGUAGES)

    def test_what_its_wording_relies_on_is_so(self, lesson, step):
        assert facts_job.broken(step, told(lesson, step)) == ()

    def test_every_fact_can_be_told(self, lesson, step):
        found = told(lesson, step)
        assert [asked for asked, fact in found.items() if fact is None] == []
        unknown = set(facts_job.needed(step)) - set(found)
        about_file = {asked for asked in unknown if asked.name in facts.OF_TOKENIZER}
        assert unknown == (about_file if step.state.tokenizer else set())

    def test_nothing_is_lost_unless_it_is_about_that(self, lesson, step):
        text, about_loss = step.state.text or "", step.name == "lost-letter"
        if step.state.view == "compare" and not step.state.tokenizer:
            tokenizer = training(lesson.name, step.name).tokenizer
            assert (tokenizer.decode(tokenizer.encode(text).ids) != text) == about_loss

    def test_no_number_is_written_down(self, lesson, step):
        for texts in (step.title, step.text, step.question, step.answer):
            for text in texts.values():
                plain = NAMES.sub("", re.sub(r"\{[^}]*\}", "", text))
                assert not re.search(r"\d", plain), plain

    def test_both_languages_tell_the_same_facts(self, lesson, step):
        for texts in (step.title, step.text, step.question, step.answer):
            asked = [set(asked_in(text)) for text in texts.values()]
            assert all(each == asked[0] for each in asked)


@pytest.mark.parametrize(("lesson", "step"), STEPS, ids=STEP_NAMES)
def test_a_question_about_the_next_merge_is_not_answered_by_the_bars(lesson, step):
    asked = {each for text in step.answer.values() for each in asked_in(text)}
    is_next = any(each.name in ("pair", "tied") and not each.argument for each in asked)
    if is_next and step.state.view == "training":
        assert step.state.guess


def fact(name, number, asked):
    """A fact of step `number` of a lesson."""
    lesson = next(each for each in SHIPPED if each.name == name)
    step = lesson.steps[number - 1]
    found = {
        f"{key.name}:{key.argument}".rstrip(":"): value for key, value in told(lesson, step).items()
    }
    return found[asked]


@pytest.mark.parametrize(
    ("lesson", "number", "asked", "wanted"),
    [
        ("vocabulary", 4, "merge_lists:10", 144),
        ("vocabulary", 4, "vocabularies:10", 100),
        ("two-ways", 4, "strings:2-6", 1_111_100),
        ("two-ways", 4, "disagreements:2-6", 4_320),
        ("aaabdaaabac", 1, "count", 4),
        ("aaabdaaabac", 1, "replacements:1", 2),
        ("bytes", 1, "byte_count:привет", 12),
        ("bytes", 2, "byte_count:👋", 4),
    ],
)
def test_the_numbers_of_the_classroom_come_out(lesson, number, asked, wanted):
    assert fact(lesson, number, asked) == wanted
