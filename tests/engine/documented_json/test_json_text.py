"""What is wrong with a text that is no JSON is said in sentences that can be translated."""

import pytest

from engine.documented_json import TokenizerFileError, parse_json
from engine.text.remark import Remark


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"a": "x', "no closing quotation mark"),
        ('{"a": 1, "b" 1}', "a colon is missing"),
        ('{"a": 1 "b": 2}', "a comma or a closing bracket is missing"),
        ("{a: 1}", "a name in double quotation marks is missing"),
        ('{"a": }', "a value is missing"),
        ('{"a":', "a value is missing"),
        ('{"a": 1} {}', "something follows after its end"),
        ('{"a": "\\u12"}', "four hexadecimal digits"),
        ('{"a": "\\q"}', "no such escape"),
        ('{"a": "\n"}', "a line end"),
    ],
)
def test_every_fault_of_json_has_its_sentence(text, fault):
    with pytest.raises(TokenizerFileError, match=r"line \d, column") as caught:
        parse_json(text, "x.json")
    detail = caught.value.reason.values["detail"]
    assert isinstance(detail, Remark) and fault in detail
