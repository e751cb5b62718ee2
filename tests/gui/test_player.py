"""The player turns time into positions: each claim is a short film, with time passed by hand."""

import pytest

from gui.player import FASTEST, SLOWEST, SPEEDS, STEP_SECONDS, Player


class Film:
    """A player and everything it has said, in order."""

    def __init__(self, length=12):
        self.player = Player()
        self.player.set_length(length)
        self.frames, self.positions, self.said = [], [], []
        self.player.frame_changed.connect(lambda base, alpha: self.frames.append((base, alpha)))
        self.player.position_changed.connect(self.positions.append)
        self.player.playing_changed.connect(lambda on: self.said.append("play" if on else "pause"))
        self.player.finished.connect(lambda: self.said.append("finished"))

    def steps(self, number):
        """Let the time of so many steps pass, in moments too short to skip a frame."""
        for _ in range(round(number * 20)):
            self.player.advance(STEP_SECONDS / 20)


@pytest.fixture
def film(qapp):
    return Film()


def test_a_new_player_rests_at_the_start_and_runs_no_timer(film):
    assert (film.player.position, film.player.frame, film.player.moving) == (0, (0, 0.0), False)
    assert not film.player._timer.isActive()


def test_a_step_is_at_its_new_position_from_the_beginning(film):
    film.player.step(1)
    assert film.player.position == 1
    assert film.positions == [1]
    assert film.player.frame == (0, 0.0)


def test_a_step_forward_slides_from_its_position_to_the_next_and_rests_there(film):
    film.player.step(1)
    film.steps(1.1)
    alphas = [alpha for base, alpha in film.frames if base == 0]
    assert alphas == sorted(alphas) and all(0 < alpha < 1 for alpha in alphas)
    assert film.frames[-1] == (1, 0.0)
    assert film.positions == [1]


def test_a_step_back_shows_the_same_pictures_in_reverse(film):
    film.player.step(1)
    film.steps(1.1)
    there = [alpha for base, alpha in film.frames if base == 0]
    film.frames.clear()
    film.player.step(-1)
    assert film.player.position == 0
    film.steps(1.1)
    back = [alpha for base, alpha in film.frames]
    assert back[0] == 1.0
    assert back[1:-1] == pytest.approx(there[::-1])
    assert film.frames[-1] == (0, 0.0)


def test_a_second_press_finishes_the_first_step_and_begins_the_next(film):
    film.player.step(1)
    film.steps(0.3)
    film.player.step(1)
    assert film.positions == [1, 2]
    assert film.player.frame == (1, 0.0)


def test_every_press_of_a_held_down_key_counts(film):
    for _ in range(7):
        film.player.step(1)
        film.player.advance(0.03)
    assert film.positions == [1, 2, 3, 4, 5, 6, 7]


def test_the_other_key_turns_a_step_round_where_it_is(film):
    film.player.step(1)
    film.steps(0.3)
    before = film.player.frame
    film.player.step(-1)
    assert film.player.position == 0
    assert film.player.frame == (0, pytest.approx(before[1]))
    film.steps(0.35)
    assert film.player.frame == (0, 0.0)


@pytest.mark.parametrize(("start", "direction"), [(0, -1), (12, 1)])
def test_there_is_no_step_beyond_an_end(film, start, direction):
    film.player.seek(start)
    film.positions.clear()
    film.player.step(direction)
    assert (film.player.position, film.positions, film.player.moving) == (start, [], False)


@pytest.mark.parametrize(("wish", "place"), [(5, 5), (-3, 0), (99, 12), (0, 0)])
def test_seek_is_instant_and_stays_within_the_trace(film, wish, place):
    film.player.step(1)
    film.steps(0.4)
    film.player.seek(wish)
    assert film.player.frame == (place, 0.0)
    assert film.player.position == place
    assert not film.player.moving


def test_jump_counts_from_the_present_position(film):
    film.player.seek(5)
    film.player.jump(10)
    film.player.jump(-3)
    assert film.positions == [5, 12, 9]


def test_seeking_to_the_same_place_says_nothing(film):
    film.player.seek(4)
    film.frames.clear(), film.positions.clear()
    film.player.seek(4)
    assert film.frames == film.positions == []


def test_playing_goes_through_every_step_and_stops_at_the_end(film):
    film.player.play()
    film.steps(14)
    assert film.positions == list(range(1, 13))
    assert film.said == ["play", "pause", "finished"]
    assert film.player.frame == (12, 0.0)
    assert not film.player._timer.isActive()


def test_one_step_of_playing_takes_the_step_time(film):
    film.player.play()
    film.player.advance(STEP_SECONDS * 3.01)
    assert film.player.position == 4


def test_no_step_is_lost_when_much_time_passes_at_once(film):
    film.player.set_speed(16)
    film.player.play()
    film.player.advance(STEP_SECONDS * 20)
    assert film.positions == list(range(1, 13))
    assert film.frames[-1] == (12, 0.0)


@pytest.mark.parametrize("speed", SPEEDS)
def test_speed_divides_the_time_of_a_step(film, speed):
    film.player.set_speed(speed)
    film.player.play()
    film.player.advance(STEP_SECONDS / speed * 4.01)
    assert film.player.position == 5


@pytest.mark.parametrize(("wish", "kept"), [(0.01, SLOWEST), (3, 3.0), (100, FASTEST)])
def test_speed_is_kept_within_its_bounds(film, wish, kept):
    film.player.set_speed(wish)
    assert film.player.speed == kept


def test_faster_and_slower_walk_through_the_speeds(film):
    heard = []
    film.player.speed_changed.connect(heard.append)
    film.player.set_speed(3)
    film.player.faster()
    film.player.slower()
    for _ in range(5):
        film.player.faster()
    assert heard == [3.0, 4.0, 2.0, 4.0, 8.0, 16.0]


def test_a_pause_lets_the_step_come_to_its_end(film):
    film.player.play()
    film.steps(0.3)
    film.player.pause()
    film.steps(3)
    assert film.player.frame == (1, 0.0)
    assert film.said == ["play", "pause"]


def test_a_step_by_hand_takes_over_from_playing(film):
    film.player.play()
    film.steps(0.2)
    film.player.step(1)
    film.steps(4)
    assert film.positions == [1, 2]
    assert not film.player.playing


def test_play_at_the_end_starts_over(film):
    film.player.seek(12)
    film.positions.clear()
    film.player.play()
    film.steps(1.5)
    assert film.positions == [0, 1]


def test_a_loop_shows_the_end_then_starts_over(film):
    film.player.set_length(2)
    film.player.set_loop(True)
    film.player.play()
    film.steps(8)
    assert film.positions[:6] == [1, 2, 0, 1, 2, 0]
    assert film.said == ["play"]


def test_dragging_the_slider_while_playing_goes_on_from_there(film):
    film.player.play()
    film.steps(0.5)
    film.player.seek(6)
    film.steps(0.9)
    assert film.player.frame == (6, 0.0)
    film.steps(0.3)
    assert film.positions == [1, 6, 7]


def test_playing_waits_for_a_running_training_without_a_timer(film):
    film.player.set_complete(False)
    film.player.set_length(2)
    film.player.play()
    film.steps(5)
    assert film.player.waiting and film.player.playing
    assert not film.player._timer.isActive()
    film.player.set_length(3)
    assert film.player._timer.isActive()
    film.steps(2)
    assert film.positions == [1, 2, 3]
    assert film.said == ["play"]


def test_a_training_that_ends_ends_the_waiting(film):
    film.player.set_complete(False)
    film.player.set_length(1)
    film.player.play()
    film.steps(3)
    film.player.set_complete(True)
    film.steps(1)
    assert film.said == ["play", "pause", "finished"]


def test_playing_can_begin_before_the_first_step_is_known(film):
    film.player.set_length(0)
    film.player.play()
    assert not film.player.playing
    film.player.set_complete(False)
    film.player.play()
    film.player.set_length(1)
    film.steps(1)
    assert film.positions == [1]


def test_a_longer_trace_does_not_disturb_a_step_on_its_way(film):
    film.player.step(1)
    film.steps(0.5)
    before = film.player.frame
    film.player.set_length(13)
    assert film.player.frame == before


def test_a_shorter_trace_takes_the_position_along(film):
    film.player.seek(9)
    film.player.set_length(4)
    assert (film.player.position, film.player.frame) == (4, (4, 0.0))


def test_reduced_motion_knows_no_frames_in_between(film):
    film.player.set_reduced_motion(True)
    film.player.step(1)
    film.player.play()
    film.steps(4)
    film.player.step(-1)
    assert all(alpha == 0.0 for _, alpha in film.frames)
    assert [base for base, _ in film.frames] == film.positions


def test_reduced_motion_plays_at_the_same_pace(film):
    film.player.set_reduced_motion(True)
    film.player.play()
    film.player.advance(STEP_SECONDS * 3.01)
    assert film.player.position == 4


def test_reduced_motion_ends_a_step_on_its_way(film):
    film.player.step(1)
    film.steps(0.4)
    film.player.set_reduced_motion(True)
    assert film.player.frame == (1, 0.0)


def test_a_listener_may_stop_or_seek_in_the_middle(film):
    film.player.position_changed.connect(lambda place: place == 3 and film.player.pause())
    film.player.set_speed(16)
    film.player.play()
    film.player.advance(10)
    assert film.positions == [1, 2, 3]
    assert film.player.frame == (3, 0.0)


def test_the_clock_drives_the_player_and_a_stall_is_not_made_up_for(qapp):
    now = [100.0]
    player = Player(clock=lambda: now[0])
    player.set_length(100)
    player.set_speed(4)
    player.play()
    now[0] += 0.1
    player._tick()
    assert player.alpha > 0
    now[0] += 60
    player._tick()
    assert player.position <= 4


def test_the_timer_really_runs(qtbot):
    player = Player()
    player.set_length(3)
    player.set_speed(16)
    with qtbot.waitSignal(player.finished):
        player.play()
    assert player.position == 3


@pytest.mark.parametrize(
    ("name", "wish", "value"),
    [("speed", "set_speed", 2.0), ("loop", "set_loop", True), ("length", "set_length", 5)],
)
def test_a_setter_compares_before_it_emits(film, name, wish, value):
    heard = []
    getattr(film.player, f"{name}_changed").connect(heard.append)
    getattr(film.player, wish)(value)
    getattr(film.player, wish)(value)
    assert heard == [value]
