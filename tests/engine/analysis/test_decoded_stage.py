"""The way back from ids to a text, with places in the text that was typed."""

from hypothesis import given
from hypothesis import strategies as st

from engine.analysis.decoded_stage import decoded_places, decoded_stage, decoding_of
from engine.pipeline import DocumentedTokenizer
from engine.pipeline.values import Stage
from tests.engine.cases import example_tokenizer


def test_a_known_text_comes_back_character_for_character():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    ids = tokenizer.encode("lowest").ids
    (piece,) = decoded_stage(tokenizer, "lowest", ids).pieces
    assert piece.text == "lowest"
    assert (list(piece.starts), list(piece.ends)) == ([*range(6)], [*range(1, 7)])


def test_special_tokens_are_left_out():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    ids = tokenizer.encode("low", add_special_tokens=True).ids
    (piece,) = decoded_stage(tokenizer, "low", ids).pieces
    assert piece.text == "low"


def test_ids_that_no_token_has_are_left_out():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    ids = [999, *tokenizer.encode("low").ids, 1_000]
    (piece,) = decoded_stage(tokenizer, "low", ids).pieces
    assert piece.text == "low"


def test_nothing_decodes_to_no_piece():
    tokenizer = DocumentedTokenizer(example_tokenizer())
    assert decoded_stage(tokenizer, "", []).pieces == ()


def test_several_decoders_are_one_stage_that_names_all_of_them():
    settings = {"pattern": {"String": "▁"}, "content": " "}
    stages = [Stage("decoder", "Replace", settings), Stage("decoder", "Fuse")]
    stage = decoding_of([Stage("model", "BPE"), *stages])
    assert stage.name == "Replace, Fuse"
    assert stage.settings == {"Replace": settings, "skip_special_tokens": True}


def test_a_character_that_was_put_in_stands_for_nothing():
    assert decoded_places("low", " low") == [(0, 0), (0, 1), (1, 2), (2, 3)]


def test_what_stands_instead_of_something_stands_for_it():
    assert decoded_places("aéb", "a?b") == [(0, 1), (1, 3), (3, 4)]
    assert decoded_places("aéb", "a ⁇ b") == [(0, 1), (1, 3), (1, 3), (1, 3), (3, 4)]


@given(st.text("aAbé ▁", max_size=30), st.text("aAbé ▁", max_size=30))
def test_every_character_has_a_place_and_places_ascend(text, decoded):
    places = decoded_places(text, decoded)
    assert len(places) == len(decoded)
    end = len(text.encode())
    assert all(0 <= start <= stop <= end for start, stop in places)
    assert places == sorted(places)
    same = [(text.encode()[s:e].decode(), d) for (s, e), d in zip(places, decoded, strict=True)]
    assert text != decoded or all(before == after for before, after in same)


def test_special_tokens_can_be_kept():
    stages = [Stage("decoder", "Fuse")]
    assert decoding_of(stages, skip_special_tokens=False).settings["skip_special_tokens"] is False
