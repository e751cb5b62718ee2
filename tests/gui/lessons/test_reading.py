"""A fault in a lesson is named by its place, in plain words."""

import pytest

from gui.lab import view as lab
from gui.lessons.lesson import Asked
from gui.lessons.reading import LessonFileError, is_lesson, read_lesson
from gui.lessons.reading_state import PAGES
from gui.sentences import messages
from gui.work.setup import TrainingSetup
from tests.gui.lessons.lesson_files import small_lesson, write_lesson


def changed(path, value):
    """The small lesson with another value at a place such as `steps/0/state/position`."""
    lesson = small_lesson()
    *way, last = path.split("/")
    inner = lesson
    for name in way:
        inner = inner[int(name)] if name.isdigit() else inner[name]
    if value is None:
        del inner[last]
    else:
        inner[last] = value
    return lesson


def test_a_lesson_is_read(tmp_path):
    lesson = read_lesson(write_lesson(tmp_path / "small.json", small_lesson()))
    first, second = lesson.steps
    assert lesson.name == "small"
    assert lesson.title == {"en": "Small"}
    assert first.state.corpus.sample == "four-words"
    assert (first.state.view, second.state.view) == ("training", "compare")
    assert second.expected == ((Asked("token", "1"), "es"),)


def test_what_a_step_does_not_say_stays_as_before(tmp_path):
    lesson = read_lesson(write_lesson(tmp_path / "small.json", small_lesson()))
    first, second = (step.state for step in lesson.steps)
    assert (second.corpus, second.setup, second.text) == (first.corpus, first.setup, "nest")


def test_another_corpus_begins_anew(tmp_path):
    content = changed("steps/1/state", {"corpus": {"counts": {"hug": 3, "mug": 1}}})
    state = read_lesson(write_lesson(tmp_path / "small.json", content)).steps[1].state
    assert state.position == 0
    assert state.setup == TrainingSetup("none")
    assert state.source().read("none").words == {"hug": 3, "mug": 1}


def test_a_limit_takes_the_place_of_the_other(tmp_path):
    content = changed("steps/1/state", {"training": {"vocab_size": 20}})
    content["steps"][0]["state"]["training"] = {"merges": 3}
    first, second = read_lesson(write_lesson(tmp_path / "small.json", content)).steps
    assert first.state.setup.options.merges == 3
    assert second.state.setup.options.merges is None
    assert second.state.setup.options.vocab_size == 20


@pytest.mark.parametrize(
    ("path", "value", "place", "words"),
    [
        ("kind", "something", "$", "no lesson"),
        ("schema", 9, "$.schema", "later version"),
        ("colour", "red", "$", "there is no field 'colour'"),
        ("title", None, "$.title", "this is missing"),
        ("title", {}, "$.title", "a text must be given"),
        ("title", {"de": "Klein"}, "$.title", "'de' is no language"),
        ("title", {"en": 3}, "$.title.en", "must be a text"),
        ("steps", [], "$.steps", "at least one step"),
        ("steps/0/state", None, "$.steps[0].state", "must say what the corpus is"),
        ("steps/0/state/postion", 3, "$.steps[0].state", "no field 'postion'"),
        ("steps/0/state/position", -1, "$.steps[0].state.position", "whole number from 0"),
        ("steps/0/state/position", True, "$.steps[0].state.position", "whole number from 0"),
        ("steps/0/state/view", "cinema", "$.steps[0].state.view", "is none of"),
        ("steps/0/state/corpus", {}, "$.steps[0].state.corpus", "say one of these"),
        ("steps/0/state/corpus/sample", "x", "$.steps[0].state.corpus.sample", "no sample"),
        ("steps/0/state/corpus", {"file": "x"}, "$.steps[0].state.corpus.file", "no file 'x'"),
        (
            *("steps/0/state/corpus", {"counts": {"a": 0}}),
            *("$.steps[0].state.corpus.counts.a", "whole number from 1"),
        ),
        (
            *("steps/0/state/training", {"tie_rule": "coin"}),
            *("$.steps[0].state.training.tie_rule", "no value of this option"),
        ),
        ("steps/0/state/training", {"rule": "("}, "$.steps[0].state.training.rule", "pattern"),
        ("steps/0/state/tokenizer", "gpt", "$.steps[0].state.tokenizer", "no file called 'gpt'"),
        (
            *("steps/0/state/lanes", [{"tokenizer": "there"}]),
            *("$.steps[0].state.lanes[0].tokenizer", "is none of"),
        ),
        ("steps/0/text/ru", "{count", "$.steps[0].text.ru", "the brace in '{count'"),
        ("steps/0/text/en", "{conut}", "$.steps[0].text.en", "no fact 'conut'; 'count' is one"),
        ("steps/0/text/en", "{xyzzy}", "$.steps[0].text.en", "no fact 'xyzzy'; the README"),
        ("steps/0/state/page", "forks", "$.steps[0].state.page", "is none of"),
        ("steps/0/text/en", "{count:low}", "$.steps[0].text.en", "a number belongs"),
        ("steps/0/text/en", "{pieces:@code}", "$.steps[0].text.en", "no text called 'code'"),
        ("steps/0/question", None, "$.steps[0].answer", "an answer needs a question"),
        ("steps/1/name", "first", "$.steps[1].name", "two steps are called 'first'"),
        ("steps/1/expect", {"token:one": 1}, "$.steps[1].expect", "a number belongs"),
        ("files", {"mine": {"says": "x", "path": "gone"}}, "$.files.mine.path", "no file 'gone'"),
    ],
)
def test_a_fault_has_its_place(tmp_path, path, value, place, words):
    file = write_lesson(tmp_path / "faulty.json", changed(path, value))
    with pytest.raises(LessonFileError) as caught:
        read_lesson(file)
    assert caught.value.place.startswith(place)
    assert words in str(caught.value.reason)


def test_the_pages_are_those_of_the_experiments():
    assert tuple(lab.PAGES) == PAGES


def test_what_is_no_json_is_told_with_its_line(tmp_path):
    path = tmp_path / "broken.json"
    path.write_text('{\n "kind": oops\n}', encoding="utf-8")
    with pytest.raises(LessonFileError) as caught:
        read_lesson(path)
    assert "line 2" in caught.value.place


def test_the_sentence_names_file_and_place(qapp, tmp_path):
    path = write_lesson(tmp_path / "faulty.json", changed("steps/0/text/en", "{conut}"))
    with pytest.raises(LessonFileError) as caught:
        read_lesson(path)
    sentence = messages.explain(caught.value)
    assert sentence.startswith("faulty.json, $.steps[0].text.en: ")
    assert "'conut'" in sentence


def test_a_lesson_says_that_it_is_one(tmp_path):
    other = tmp_path / "other.json"
    other.write_text('{"vocab": {}}', encoding="utf-8")
    assert is_lesson(write_lesson(tmp_path / "small.json", small_lesson()))
    assert not is_lesson(other)
    assert not is_lesson(tmp_path / "gone.json")
    assert not is_lesson(tmp_path)


def test_the_lesson_in_the_guide_for_teachers_opens(tmp_path):
    from gui.lessons.shipped import FOLDER

    for name in ("README.md", "README.ru.md"):
        text = (FOLDER / name).read_text(encoding="utf-8")
        path = tmp_path / f"{name}.json"
        path.write_text(text.split("```json\n")[1].split("```")[0], encoding="utf-8")
        assert len(read_lesson(path).steps) == 2


def test_the_guide_for_teachers_names_every_fact_and_field():
    from gui.lessons import facts, reading, reading_state
    from gui.lessons.shipped import FOLDER

    names = (*facts.NAMES, *reading._OF_LESSON, *reading._OF_STEP, *reading_state._OF_STATE)
    for guide in ("README.md", "README.ru.md"):
        text = (FOLDER / guide).read_text(encoding="utf-8")
        missing = [n for n in (*names, *reading_state._OPTIONS) if f"`{n}" not in text]
        assert missing == []


def places(value, way=()):
    """Every place in a JSON value."""
    yield way
    inner = value.items() if isinstance(value, dict) else ()
    inner = enumerate(value) if isinstance(value, list) else inner
    for name, member in inner:
        yield from places(member, (*way, name))


def put(value, way, other):
    """A JSON value with another one at a place."""
    if not way:
        return other
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[way[0]] = put(copy[way[0]], way[1:], other)
    return copy


def rich_lesson():
    """A lesson that uses every field."""
    lesson = small_lesson(about="All", files={"mine": {"says": {"en": "Mine"}}})
    lesson["steps"][1] |= {
        "texts": {"code": "x = 1"},
        "question": "What?",
        "answer": "{pieces:@code}",
        "state": {
            "corpus": {"counts": {"a b": 3}},
            "training": {
                **{"rule": "none", "merges": 3, "vocab_size": None, "alphabet": "bytes"},
                **{"end_of_word": "_", "end_of_word_attached": True, "min_count": 2},
                **{"tie_rule": "lowest-ids", "special_tokens": ["<unk>"]},
            },
            **{"position": "end", "view": "lab", "page": "fork", "text": "a", "tokenizer": "mine"},
            "lanes": [{"tokenizer": "file", "mode": "longest-match"}],
        },
    }
    return lesson


@pytest.mark.parametrize("other", [None, True, -1, 1.5, 10**30, "", "\0", [], [[]], {}, {"": 0}])
def test_whatever_stands_anywhere_is_read_or_refused_in_a_sentence(tmp_path, other):
    lesson = rich_lesson()
    assert len(read_lesson(write_lesson(tmp_path / "rich.json", lesson)).steps) == 2
    for way in places(lesson):
        path = write_lesson(tmp_path / "damaged.json", put(lesson, way, other))
        try:
            read_lesson(path)
        except LessonFileError as error:
            assert error.place.startswith("$")
            assert str(error.reason)
