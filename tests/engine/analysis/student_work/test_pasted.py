"""Merges are read in every way in which students write them, and faults are named by place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.student_work import PasteError, parse_merges

MERGES = [("e", "s"), ("es", "t"), ("l", "o")]


@pytest.mark.parametrize(
    "text",
    [
        "e s\nes t\nl o",
        "e s\r\n\r\nes t\r\nl o\r\n",
        "\ufeffe s\nes t\nl o\n",
        "#version: 0.2\ne s\nes t\nl o\n",
        "e+s\nes + t\nl+o",
        "e, s\nes,t\nl\to",
        "1. e s\n2) es t\n3: l o",
        "0 e s\n1 es t\n2 l o",
        "e s 9\nes t (9)\nl o 7",
        "e s -> es\nes+t → est\nl + o = lo (7)",
        '"e" "s"\n"es", "t"\n"l" + "o"',
        "“e” “s”\n„es“, „t“\n«l» + «o»",
        "[(‘e’, ‘s’), (‘es’, ‘t’), (‘l’, ‘o’)]",
        "('e', 's')\n('es', 't'),\n('l', 'o')",
        "[('e', 's'), ('es', 't'),\n ('l', 'o')]",
        "[['e', 's'], [\"es\", 't'], ['l', 'o'],]",
        "{('e', 's'): 0, ('es', 't'): 1, ('l', 'o'): 2}",
        "['e s', 'es t', 'l o']",
        '[["e", "s"], ["es", "t"], ["l", "o"]]',
        '["e s", "es t", "l o"]',
        '{"merges": [["e", "s"], ["es", "t"], ["l", "o"]]}',
        '{"model": {"merges": ["e s", "es t", "l o"]}}',
        '{"merges": {"es,t": 1, "e,s": 0, "l,o": 2}}',
        '{"e s": 0, "es t": 1, "l o": 2}',
    ],
)
def test_the_same_merges_written_in_many_ways(text):
    assert [merge.pair for merge in parse_merges(text)] == MERGES


def test_a_merge_knows_where_it_was_written():
    assert [m.place for m in parse_merges("e s\n\nes t")] == ["line 1", "line 3"]
    assert [m.place for m in parse_merges('{"merges": ["e s"]}')] == ["$.merges[0]"]
    assert [m.place for m in parse_merges("[('e', 's'),\n('l', 'o')]")] == ["line 1", "line 2"]


def test_signs_can_be_tokens_too():
    text = "+ +\n= =\n# #\n- >\n, ,"
    assert [m.pair for m in parse_merges(text)] == [
        tuple(line.split()) for line in text.split("\n")
    ]


def test_quoted_tokens_may_hold_spaces_and_escapes():
    text = "[(' t', 'h'), ('\\n', '\\u0451'), (\"'\", '\\'')]"
    assert [m.pair for m in parse_merges(text)] == [(" t", "h"), ("\n", "ё"), ("'", "'")]


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("e s\nest\n", "line 2", "'est' is no pair; write two tokens as e s or e+s"),
        ("e s t x", "line 1", "'e s t x' is no pair"),
        ('[["e", "s"], ["e"]]', "$[1]", "is no pair"),
        ('{"merges": 7}', "$.merges", "there are no merges here"),
        ("[('e', 's'),\n ('e',)]", "line 2", "'e' is no pair"),
        ("[('e', 's'),\n os.system('x')]", "line 2", "neither a quoted token nor a bracket"),
        ("[('e', 's')", "line 1", "neither a quoted token"),
        ("", "", "there are no merges here"),
        ("[]", "$", "there are no merges here"),
    ],
)
def test_a_fault_is_named_by_its_place(text, place, reason):
    with pytest.raises(PasteError, match=reason.replace("(", r"\(").replace("+", r"\+")) as caught:
        parse_merges(text)
    assert caught.value.place == place


def test_a_text_that_nobody_wrote_by_hand_is_refused():
    with pytest.raises(PasteError, match="longer than"):
        parse_merges("e s\n" * 1_000_001)


def test_a_deep_nest_is_refused_and_not_a_crash():
    with pytest.raises(PasteError):
        parse_merges("[" * 100_000)


tokens = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=5)


@given(st.lists(st.tuples(tokens, tokens), min_size=1, max_size=5))
def test_python_and_json_lists_come_back(pairs):
    assert [m.pair for m in parse_merges(json.dumps(pairs))] == pairs
    assert [m.pair for m in parse_merges(repr(pairs))] == pairs


@given(st.text("es+,'\"[]()0.: \n", max_size=30))
def test_whatever_is_pasted_is_read_or_refused(text):
    try:
        assert all(merge.left and merge.right for merge in parse_merges(text))
    except PasteError as error:
        assert error.reason
