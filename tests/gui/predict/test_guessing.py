"""A player that waits for a class: what going on, stepping back and jumping do."""

import pytest

from gui.player import Player
from gui.predict.guessing import Guessing
from gui.predict.rounds import Prediction, Question


class Letters(Guessing):
    """Asks for one of three letters before each of six steps."""

    def question(self, position):
        options = ("a", "b", "c")
        return Question(options, frozenset({position % 3})) if position < 6 else None


@pytest.fixture
def player(qapp):
    player = Player(clock=lambda: 0.0)
    player.set_length(6)
    player.set_reduced_motion(True)
    return player


@pytest.fixture
def guessing(player):
    guessing = Letters(Prediction(), player)
    guessing.set_active(True)
    guessing.prediction.set_enabled(True)
    return guessing


def test_nobody_is_asked_before_guessing_is_begun(player):
    guessing = Letters(Prediction(), player)
    guessing.set_active(True)
    player.step(1)
    assert (player.position, guessing.asking) == (1, False)


def test_going_on_tells_first_and_steps_then(guessing, player):
    for position in range(6):
        assert guessing.asking
        player.step(1)
        assert (player.position, guessing.asking) == (position, False)
        player.step(1)
    assert player.position == 6
    assert not guessing.asking  # there is nothing more to guess


def test_playing_stops_at_every_question(guessing, player):
    player.play()
    assert (player.playing, guessing.asking) == (False, False)  # told
    player.play()
    player.advance(30.0)
    assert (player.position, player.playing, guessing.asking) == (1, False, True)


def test_one_step_back_shows_the_past_and_the_way_on_asks_where_it_had_asked(guessing, player):
    player.step(1)
    player.step(1)
    player.step(-1)
    assert guessing.current.told
    player.step(1)
    assert guessing.asking


def test_what_was_never_asked_is_not_asked_on_the_way_back(guessing, player):
    player.seek(3)
    assert guessing.asking
    player.step(-1)
    assert guessing.current is None
    player.step(1)
    assert guessing.asking


def test_who_goes_somewhere_at_once_is_asked_there(guessing, player):
    player.seek(3)
    player.seek(2)
    assert guessing.asking
    player.seek(0)
    assert guessing.asking


def test_a_step_on_its_way_is_not_taken_for_the_wish_to_be_told(guessing, player):
    player.set_reduced_motion(False)
    player.step(1)
    player.step(1)
    assert player.animating
    player.step(1)
    player.step(1)
    assert guessing.is_asked(1)
    player.advance(5.0)
    player.step(1)
    assert not guessing.is_asked(1)


def test_nobody_is_held_up_while_nobody_looks(guessing, player):
    guessing.set_active(False)
    player.step(1)
    assert player.position == 1
    guessing.set_active(True)
    assert guessing.asking


def test_the_end_of_guessing_lets_the_player_go(guessing, player):
    guessing.prediction.set_enabled(False)
    player.step(1)
    player.step(1)
    assert player.position == 2
    assert guessing.current is None


def test_playing_in_a_loop_stops_at_a_question_about_the_beginning(guessing, player):
    player.seek(6)
    player.play()
    assert (player.position, player.playing, guessing.asking) == (0, False, True)
