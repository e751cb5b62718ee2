"""Everything that the engine says can be said in another language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine.text.pretokenize import SplitPatternError, check_pattern
from engine.text.remark import Remark
from gui.look import translation
from gui.look.translation import format_number
from gui.sentences.remark_templates import TEMPLATES
from gui.sentences.remarks import pattern_reason, translated_reason


def spoken_templates() -> Iterator[str]:
    """The constant texts that the engine's source makes remarks of."""
    for path in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and _makes_remark(node.func):
                text = node.args[0]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield text.value


def _makes_remark(function: ast.expr) -> bool:
    if isinstance(function, ast.Name):
        return function.id == "Remark"
    receiver = function.value if isinstance(function, ast.Attribute) else None
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "add"
        and "remark" in ast.unparse(receiver or function).lower()
    )


def test_every_remark_of_the_engine_is_marked_for_translation() -> None:
    spoken = {text for text in spoken_templates() if text != "{detail}"}
    assert spoken
    assert spoken - set(TEMPLATES) == set()


def test_a_remark_keeps_its_values() -> None:
    assert translated_reason(Remark("the file is larger than {limit} bytes", limit=9)) == (
        "the file is larger than 9 bytes"
    )


def test_an_example_inside_a_remark_is_said_too() -> None:
    example = Remark("merge {number} is no pair", number=3)
    whole = Remark("{count} more remarks like this one: {example}", count=2, example=example)
    assert translated_reason(whole) == "2 more remarks like this one: merge 3 is no pair"


def test_plain_text_is_no_template() -> None:
    assert translated_reason("a {brace} from the system") == "a {brace} from the system"


@pytest.mark.parametrize(
    ("pattern", "reason"),
    [
        ("[a-z", "a closing ] is missing"),
        ("(a", "a closing ) is missing"),
        ("a)", "this ) closes nothing"),
        ("*a", "there is nothing to repeat"),
        ("[z-a]", "the range runs backwards"),
        ("a\\", "a character must follow the last \\"),
        (r"\p{Nonsense}", "there is no such property"),
        (r"a{3,2}", "at least is more than at most"),
        (r"(?P<>a)", "the group has no name"),
        (r"(?P>x)", "there is no such group"),
    ],
)
def test_what_is_wrong_with_a_pattern_is_said_in_plain_words(pattern: str, reason: str) -> None:
    with pytest.raises(SplitPatternError) as caught:
        check_pattern(pattern)
    assert pattern_reason(caught.value.reason) == reason


def test_an_unheard_of_reason_still_gives_a_sentence() -> None:
    assert pattern_reason("flux capacitor") == "it cannot be read from here on"


def test_large_numbers_have_their_digits_in_groups_where_they_are_shown(qapp) -> None:
    remark = Remark("{count} ids are in use, not {value!r}", count=100_261, value=100_261)
    assert translated_reason(remark) == f"{format_number(100_261)} ids are in use, not 100261"
    assert format_number(100_261) != "100261"


def test_a_place_inside_a_sentence_is_in_the_language_of_the_sentence(qapp) -> None:
    remark = Remark("the rank {rank} was given at {earlier} already", rank=0, earlier="line 1200")
    translation.install(qapp, "ru")
    try:
        said = translated_reason(remark)
    finally:
        translation.install(qapp, "en")
    assert said.endswith(f": строка {format_number(1200)}")
