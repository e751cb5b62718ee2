"""What each stage did to a text."""

from engine.pipeline import DocumentedTokenizer
from engine.pipeline.values import Stage, StageResult
from gui.explore.pipeline_changes import Cell, shown_stages, shown_text
from tests.engine.cases import example_tokenizer
from tests.gui.explore.trails import TEXT, bert, plain, token


def changed(stage) -> str:
    return "".join(cell.text for piece in stage.pieces for cell in piece.cells if cell.changed)


def removed(stage) -> str:
    return "".join(cell.text for piece in stage.pieces for cell in piece.cells if cell.removed)


def test_the_text_as_it_was_typed_comes_first():
    first = shown_stages(TEXT, bert())[0]
    assert "".join(cell.text for cell in first.pieces[0].cells) == "The·café"
    assert (first.changed, first.removed) == (0, 0)


def test_letters_that_a_normalizer_changed_are_marked():
    assert changed(shown_stages(TEXT, bert())[1]) == "te"


def test_the_space_between_words_is_marked_as_taken_away_where_it_was():
    words = shown_stages(TEXT, bert())[2]
    assert removed(words) == "·"
    assert [piece.is_gap for piece in words.pieces] == [False, True, False]


def test_what_was_taken_away_is_told_once():
    assert [removed(stage) for stage in shown_stages(TEXT, bert())[3:]] == ["", ""]


def test_a_token_that_reads_like_its_text_is_not_marked():
    pieces = shown_stages(TEXT, bert())[3].pieces
    assert [piece.changed for piece in pieces] == [False, False, True]  # ##fe reads differently


def test_tokens_around_a_text_are_marked_as_new():
    pieces = shown_stages(TEXT, bert())[4].pieces
    assert [piece.changed for piece in pieces] == [True, False, False, False, True]


def test_bytes_of_one_character_read_like_the_text_they_are_written_in():
    trail = DocumentedTokenizer(example_tokenizer(alphabet="bytes")).trail("low")
    assert not any(stage.changed for stage in shown_stages("low", trail))


def test_ranked_bytes_read_like_the_text_and_line_ends_look_the_same():
    text = "é:\n"
    halves = (token("⟨C3⟩", 0, 1, 1), token("⟨A9⟩", 1, 2, 2), token(":⟨0A⟩", 2, 4, 3))
    model = StageResult(Stage("model", "ranked bytes"), halves)
    after = StageResult(Stage("post-processor", "x"), (*halves, token("<s>", 4, 4, 9)))
    shown = shown_stages(text, (model, after))
    assert [piece.cells[0].text for piece in shown[1].pieces] == ["⟨C3⟩", "⟨A9⟩", ":⏎"]
    assert not shown[1].changed
    assert [piece.changed for piece in shown[2].pieces] == [False, False, False, True]


def test_parts_of_a_character_that_all_have_its_place_read_like_it():
    parts = (token(" ⟨C3⟩", 0, 3, 1), token("⟨A9⟩", 1, 3, 2), token("⟨A9⟩", 1, 3, 2))
    (model,) = shown_stages(" é", (StageResult(Stage("model", "ranked bytes"), parts),))[1:]
    assert [piece.changed for piece in model.pieces] == [False, False, True]


def test_bytes_that_are_not_those_of_the_text_are_marked():
    model = StageResult(Stage("model", "ranked bytes"), (token("b", 0, 1, 1),))
    assert shown_stages("a", (model,))[1].changed == 1


def test_an_added_token_in_the_middle_is_found_as_it_stands():
    pieces = (plain("a "), token("[MASK]", 2, 8, 5), plain(" b", 8))
    found = shown_stages("a [MASK] b", (StageResult(Stage("added-tokens", "added"), pieces),))[1]
    assert (found.changed, found.removed) == (0, 0)


def test_characters_that_are_dropped_at_the_end_are_told():
    trail = (StageResult(Stage("normalizer", "Strip"), (plain("low"),)),)
    assert removed(shown_stages("low  ", trail)[1]) == "··"


def test_of_a_long_text_the_beginning_is_shown_and_the_rest_counted():
    trail = (
        StageResult(Stage("pre-tokenizer", "Digits"), tuple(plain("7", n) for n in range(50))),
    )
    text, split = shown_stages("7" * 50, trail, most=10)
    assert (len(text.pieces[0].cells), text.rest) == (10, 40)
    assert (len(split.pieces), split.rest) == (10, 40)


def test_half_a_character_has_a_place_of_three_bytes():
    piece, rest = shown_text("a\ud800b")
    assert (list(piece.ends), rest) == ([1, 4, 5], 0)


def test_a_cell_is_lit_by_the_bytes_it_stands_for():
    cell = Cell("é", 3, 5)
    assert cell.touches(4, 5) and not cell.touches(5, 6)
    assert not Cell("[CLS]", 0, 0).touches(0, 1) and Cell("[CLS]", 0, 0).touches(0, 0)


def test_what_a_model_has_no_token_for_is_taken_away_and_no_token():
    before = StageResult(Stage("pre-tokenizer", "none"), (plain("ab"),))
    after = StageResult(Stage("model", "BPE"), (plain("a"), token("b", 1, 2, 7)))
    shown = shown_stages("ab", (before, after))[-1]
    assert shown.removed == 1
    assert [each.token_id for each in shown.pieces if not each.is_gap] == [7]


def test_a_token_that_goes_beyond_what_is_shown_is_not_marked():
    trail = DocumentedTokenizer(example_tokenizer()).trail("lowest nest")
    assert [piece.cells[0].text for piece in shown_stages("lowest nest", trail, 4)[-1].pieces] == [
        "low",
        "est",
    ]
    assert not any(stage.changed for stage in shown_stages("lowest nest", trail, 4))


def test_a_decoded_text_in_another_unicode_form_is_told_from_another_text():
    decoder = StageResult(Stage("decoder", "x"), (plain("\u00e9"),))
    assert shown_stages("e\u0301", (decoder,))[-1].only_form
    assert not shown_stages("e", (decoder,))[-1].only_form


def test_a_token_behind_something_dropped_reads_like_its_text():
    words = StageResult(Stage("pre-tokenizer", "document"), (plain("low"), plain(" nest", 3)))
    tokens = (token("low", 0, 3, 7), token("n", 4, 5, 1), token("est", 5, 8, 2))
    trail = words, StageResult(Stage("model", "BPE"), tokens)
    pieces = shown_stages("low nest", trail)[-1].pieces
    assert [piece.is_gap for piece in pieces] == [False, True, False, False]
    assert not any(piece.changed for piece in pieces)
