"""What each stage did to a text."""

from engine.pipeline import DocumentedTokenizer
from engine.pipeline.values import Stage, StageResult, TrailPiece
from gui.explore.pipeline_changes import Cell, shown_stages, typed_piece
from gui.work.explore_job import FOLLOWED
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
    assert list(typed_piece("a\ud800b").ends) == [1, 4, 5]


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
    for stage in shown_stages("lowest nest", trail, 4):
        assert not any(piece.changed for piece in stage.pieces)


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


def upper(text: str) -> TrailPiece:
    """A piece that stands for a text in small letters."""
    made = plain(text)
    return TrailPiece(text.upper(), made.starts, made.ends, made.start, made.end)


def test_what_is_counted_as_changed_and_taken_away_is_that_of_the_whole_text_not_of_what_is_drawn():
    normal = StageResult(Stage("normalizer", "x"), (upper("low " * 50),))
    words = tuple(
        TrailPiece("LOW", range(n, n + 3), range(n + 1, n + 4), n, n + 3) for n in range(0, 200, 4)
    )
    split = StageResult(Stage("pre-tokenizer", "x"), words)
    text, big, cut = shown_stages("low " * 50, (normal, split), most=10)
    assert (text.rest, big.changed, big.cut, big.rest) == (190, 150, 190, 0)
    assert (cut.changed, cut.removed) == (0, 50)
    assert sum(not piece.is_gap for piece in cut.pieces) + cut.rest == 50
    assert "".join(cell.text for piece in cut.pieces for cell in piece.cells) == "LOW·LOW·LO"


def test_every_stage_shows_the_same_beginning_and_marks_nothing_for_being_cut_off_before():
    words = tuple(plain("low", start) for start in range(0, 40, 4))
    trail = (StageResult(Stage("pre-tokenizer", "x"), words),)
    for most in range(1, 40):
        text, split = shown_stages("low " * 10, trail, most)
        shown = [cell.text for piece in split.pieces for cell in piece.cells]
        assert shown == [cell.text for piece in text.pieces for cell in piece.cells]
        assert (split.changed, split.removed) == (0, 10)


def test_of_a_text_that_is_not_followed_to_its_end_the_numbers_are_those_of_the_beginning():
    text = "a" * FOLLOWED + "b" * 500
    normal = StageResult(Stage("normalizer", "x"), (upper("a" * (FOLLOWED - 1)),))
    tokens = tuple(token("A", place, place + 1, 7) for place in range(FOLLOWED - 1))
    model = StageResult(Stage("model", "x"), tokens)
    decoder = StageResult(Stage("decoder", "x"), (plain("a" * FOLLOWED),))
    first, *others = shown_stages(text, (normal, model, decoder), 600, more_tokens=500)
    assert first.rest == FOLLOWED - 100 and not first.is_beginning
    assert all(stage.is_beginning for stage in others)
    assert others[0].changed == FOLLOWED - 1 and not others[0].counted
    assert others[0].removed == 0  # who knows what the next character would have kept
    assert others[1].rest == FOLLOWED - 1 - 600 + 500
    assert (others[2].changed, others[2].rest) == (0, FOLLOWED - 100)
