"""The film of a split: every frame follows from the steps alone, and steps meet without a jump."""

import pytest

from engine import BPETokenizer
from engine.analysis.watching import split_steps
from gui.compare.split_film import Film
from gui.compare.split_layout import FilmStyle
from gui.look import theme

MODES = ("rank-ordered", "longest-match", "left-to-right", "fewest-tokens")
WORDS = ("newest", "nest", "lowestlowZ", "a", "newestwidestlowernewest" * 3)


@pytest.fixture(scope="module")
def tokenizer() -> BPETokenizer:
    made = BPETokenizer()
    made.train(["low"] * 5 + ["lower"] * 2 + ["newest"] * 6 + ["widest"] * 3, vocab_size=22)
    return made


@pytest.fixture
def film(qapp, tokenizer):
    style = FilmStyle(theme.active())

    def make(word: str, mode: str, width: float = 300.0) -> Film:
        return Film(split_steps(tokenizer, word, mode), tuple(word), width, style, tokenizer.vocab)

    return make


def places(boxes) -> list[tuple[str, float, float]]:
    return [(box.label, box.x, box.y) for box in boxes if box.opacity > 0.0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("word", WORDS)
def test_the_end_of_a_step_is_the_beginning_of_the_next(film, word, mode) -> None:
    made = film(word, mode)
    for position in range(len(made.steps)):
        end, start = made.frame(position, 1.0), made.frame(position + 1, 0.0)
        assert places(end.boxes) == places(start.boxes)
        assert [b for b in end.brackets if b.opacity] == list(start.brackets)


@pytest.mark.parametrize("mode", MODES)
def test_frames_do_not_depend_on_those_before(film, mode) -> None:
    one, other = film("lowestlowZ", mode), film("lowestlowZ", mode)
    moments = [(p, a / 10) for p in range(len(one.steps) + 1) for a in range(11)]
    forward = [one.frame(*moment) for moment in moments]
    backward = [other.frame(*moment) for moment in reversed(moments)]
    assert forward == backward[::-1]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("word", WORDS)
def test_boxes_stay_inside_the_width(film, word, mode) -> None:
    made = film(word, mode, 280.0)
    for position in range(len(made.steps) + 1):
        for alpha in (0.0, 0.3, 0.7, 0.95):
            frame = made.frame(position, alpha)
            for box in (*frame.boxes, *frame.choices):
                assert box.x >= 0.0
                assert box.x + box.width <= 280.0
                assert box.y + made.style.face.height <= made.height


def test_all_candidates_show_their_rank_and_one_wins(film) -> None:
    brackets = film("newest", "rank-ordered").frame(0, 0.0).brackets
    assert [(b.text, b.wins) for b in brackets] == [("4", False), ("0", True)]


def test_losers_fade_before_the_winner(film) -> None:
    brackets = film("newest", "rank-ordered").frame(0, 0.24).brackets
    loser, winner = brackets
    assert loser.opacity < 0.1
    assert winner.opacity == 1.0


def test_the_window_grows_and_shrinks_until_a_token_is_found(film) -> None:
    made = film("nest", "longest-match")
    seen = [made.frame(0, alpha / 100).window for alpha in range(1, 75)]
    texts = [w.text for w in seen if w is not None and w.text]
    assert list(dict.fromkeys(texts)) == ["nest", "nes", "ne"]
    assert not any(w.found for w in seen if w is not None and w.text == "nes")
    assert seen[-1].found
    widths = [w.places[0][2] for w in seen]
    top = widths.index(max(widths))
    assert widths[: top + 1] == sorted(widths[: top + 1])
    assert widths[top:] == sorted(widths[top:], reverse=True)


def test_a_window_over_two_lines_has_two_frames(film) -> None:
    made = film("newestwidestlowernewest", "longest-match", 90.0)
    assert any(
        len(made.frame(position, alpha / 20).window.places) > 1
        for position in range(len(made.steps))
        for alpha in range(1, 15)
        if made.frame(position, alpha / 20).window
    )


def test_an_unknown_symbol_is_marked_once_it_is_passed(film) -> None:
    made = film("lowZ", "longest-match")
    assert [box.known for box in made.frame(99, 0.0).boxes] == [True, False]


def test_the_table_of_fewest_tokens_fills_from_the_end(film) -> None:
    made = film("nest", "fewest-tokens")
    assert [n.text for n in made.frame(0, 0.0).numbers] == []
    assert [n.text for n in made.frame(4, 0.0).numbers] == ["1", "2", "1", "2"]
    choices = made.frame(3, 0.0).choices
    assert [(c.label, c.text, c.wins) for c in choices] == [("n", "2", True), ("ne", "3", False)]


def test_a_word_without_steps_rests(film) -> None:
    made = film("a", "rank-ordered")
    assert [box.label for box in made.frame(0, 0.0).boxes] == ["a"]


def test_spaces_and_bytes_are_written_visibly(qapp) -> None:
    film = Film((), (" ", "⟨D1⟩"), 300.0, FilmStyle(theme.active()), alphabet="bytes")
    assert [box.label for box in film.frame(0, 0.0).boxes] == ["·", "⟨D1⟩"]
