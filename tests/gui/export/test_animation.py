"""Films: what they show is what the scenes show, frame by frame; the same wish, the same bytes."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from gui.export.animation import AnimationExport, AnimationWish
from gui.export.film_job import FilmPlan, FrameQueue, write_film
from gui.export.moments import LAST_SECONDS, moments
from gui.export.mp4 import Mp4Writer, find_ffmpeg
from gui.export.scene import colours_of, picture, pixels, speaking
from gui.look import theme as themes
from gui.look import translation
from tests.gui.export.scenes import WAIT, channels, decoded, film, splitting, training

SMALL = AnimationWish(first=2, last=5, size=(480, 320), seconds=0.4, rate=10)


def drawn(make_scene, wish):
    """The pictures of the states, as the film should show them, and for how many frames."""
    theme = themes.THEMES[wish.theme]
    scene = make_scene(theme)
    with speaking(wish.language):
        return [
            (pixels(picture(scene, theme, wish.size, each.base, each.alpha)), each.frames)
            for each in moments(wish.first, wish.last, wish.seconds, wish.rate)
        ]


@pytest.mark.parametrize("make_scene", [training, splitting])
@pytest.mark.parametrize("theme", themes.names())
def test_an_animated_png_shows_exactly_the_pictures_of_the_states(
    qtbot, tmp_path, make_scene, theme
):
    wish = replace(SMALL, first=0, last=2, theme=theme, ending=".png")
    shown = decoded(film(qtbot, make_scene, wish, tmp_path / "film.png"))
    wanted = drawn(make_scene, wish)
    assert len(shown) == len(wanted)
    for (frame, stays), (pixel, frames) in zip(shown, wanted, strict=True):
        assert np.array_equal(frame, pixel)
        assert stays == pytest.approx(frames * 100)


@pytest.mark.parametrize("make_scene", [training, splitting])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_gif_shows_the_pictures_in_nearly_the_same_colours(qtbot, tmp_path, make_scene, language):
    wish = replace(SMALL, first=0, last=2, language=language)
    shown = decoded(film(qtbot, make_scene, wish, tmp_path / "film.gif"))
    wanted = drawn(make_scene, wish)
    assert len(shown) == len(wanted)
    flat = np.array(sorted(colours_of(themes.THEMES["light"])), np.uint32)
    for (frame, stays), (pixel, frames) in zip(shown, wanted, strict=True):
        assert stays == pytest.approx(frames * 100)
        is_flat = np.isin(pixel, flat)
        assert is_flat.mean() > 0.8
        assert np.array_equal(frame[is_flat], pixel[is_flat])
        difference = np.abs(channels(frame) - channels(pixel))
        assert difference.max() <= 64
        assert difference.mean() < 0.2


@pytest.mark.parametrize("make_scene", [training, splitting])
@pytest.mark.parametrize(("width", "zoom"), [(480, 1.2), (1280, 1.0), (1280, 1.7), (1920, 1.0)])
def test_a_picture_is_a_function_of_its_moment(qtbot, monkeypatch, make_scene, width, zoom):
    """Whatever was drawn before it."""
    theme, size = themes.THEMES["light"], (width, width // 2)
    monkeypatch.setattr(type(make_scene(theme)), "zoom", lambda self, room: zoom)
    states = [(base, alpha) for base in range(3) for alpha in (0.0, 0.4, 0.8)]
    scene = make_scene(theme)
    first = [pixels(picture(scene, theme, size, *state)) for state in states]
    again = [pixels(picture(scene, theme, size, *state)) for state in reversed(states)]
    for one, other in zip(first, reversed(again), strict=True):
        assert np.array_equal(one, other)


@pytest.mark.parametrize("ending", [".gif", ".png", ".apng"])
def test_the_same_wish_gives_the_same_bytes(qtbot, tmp_path, ending):
    first = film(qtbot, training, SMALL, tmp_path / f"first{ending}")
    second = film(qtbot, training, SMALL, tmp_path / f"second{ending}")
    assert first.read_bytes() == second.read_bytes()


def test_the_language_of_the_film_is_not_that_of_the_window(qtbot, tmp_path):
    english = film(qtbot, training, SMALL, tmp_path / "en.png")
    russian = film(qtbot, training, replace(SMALL, language="ru"), tmp_path / "ru.png")
    assert english.read_bytes() != russian.read_bytes()
    assert translation.current() == "en"


def test_no_widget_hears_of_the_language_of_a_film(qtbot, qapp):
    class Listener(QWidget):
        heard = 0

        def changeEvent(self, event):
            self.heard += event.type() == QEvent.Type.LanguageChange

    widget = Listener()
    qtbot.addWidget(widget)
    widget.show()
    qapp.processEvents()
    before = widget.heard
    with speaking("ru"):
        assert translation.current() == "ru"
        assert qapp.translate("SourceNames", "Step {count} of {total}").startswith("Шаг")
    qapp.processEvents()
    assert (widget.heard, translation.current()) == (before, "en")


def test_every_progress_is_told_and_the_last_is_the_end(qtbot, tmp_path):
    export = AnimationExport(training, SMALL, tmp_path / "film.gif")
    told = []
    export.progressed.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(export.finished, timeout=WAIT):
        export.start()
    assert told[0][0] == 0
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


@pytest.mark.parametrize("ending", [".gif", ".png"])
def test_a_cancelled_film_leaves_nothing_and_the_old_file(qtbot, tmp_path, ending):
    path = tmp_path / f"film{ending}"
    path.write_bytes(b"old")
    export = AnimationExport(training, replace(SMALL, first=0, last=12, seconds=4), path)
    export.start()
    qtbot.wait(60)
    assert export.running
    with qtbot.waitSignal(export.cancelled):
        export.cancel()
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"old", [path])
    assert not export.running


def test_a_film_that_cannot_be_written_is_a_failure(qtbot, tmp_path):
    export = AnimationExport(training, SMALL, tmp_path / "nowhere" / "film.gif")
    with qtbot.waitSignal(export.failed, timeout=WAIT) as signal:
        export.start()
    assert isinstance(signal.args[0], FileNotFoundError)


def test_a_range_behind_the_end_is_the_end(qtbot, tmp_path):
    wish = replace(SMALL, first=50, last=99)
    assert len(decoded(film(qtbot, training, wish, tmp_path / "end.png"))) == 1


def test_pictures_may_not_change_at_all(tmp_path):
    """Two alike in a row, and one that is whole again."""
    queue = FrameQueue()
    plain, other = np.zeros((4, 6), np.uint32), np.full((4, 6), 0xFF8000, np.uint32)
    for frame in (plain, plain, other):
        queue.put(frame, 3)
    queue.end()
    path = tmp_path / "film.png"
    write_film(FilmPlan(path, (6, 4), 10), queue)
    assert [int(frame[0, 0]) for frame, _ in decoded(path)] == [0, 0, 0xFF8000]


# Time


def test_a_film_takes_the_time_that_was_asked_for():
    for rate in (10, 20, 25, 50):
        film = moments(3, 9, 1.2, rate)
        assert sum(each.frames for each in film) == 6 * round(1.2 * rate) + LAST_SECONDS * rate
        assert [each.base for each in film] == sorted(each.base for each in film)
        assert {each.base for each in film if each.alpha == 0.0} == set(range(3, 10))


# MP4


@pytest.mark.skipif(find_ffmpeg() is None, reason="there is no ffmpeg")
def test_an_mp4_shows_the_pictures_and_is_the_same_each_time(qtbot, tmp_path):
    first = film(qtbot, training, SMALL, tmp_path / "first.mp4")
    second = film(qtbot, training, SMALL, tmp_path / "second.mp4")
    assert first.read_bytes() == second.read_bytes()
    raw = subprocess.run(
        [find_ffmpeg(), *f"-v error -i {first} -f rawvideo -pix_fmt rgb24 -".split()],
        capture_output=True,
        check=True,
        timeout=60,
    ).stdout
    width, height = SMALL.size
    frames = np.frombuffer(raw, np.uint8).reshape(-1, height, width, 3).astype(int)
    wanted = [pixel for pixel, count in drawn(training, SMALL) for _ in range(count)]
    assert len(frames) == len(wanted)
    for frame, pixel in zip(frames, wanted, strict=True):
        assert np.abs(frame - channels(pixel)).mean() < 6


@pytest.mark.skipif(find_ffmpeg() is None, reason="there is no ffmpeg")
def test_an_mp4_of_odd_size_is_a_pixel_smaller(qtbot, tmp_path):
    wish = replace(SMALL, last=2, size=(481, 321))
    assert film(qtbot, training, wish, tmp_path / "odd.mp4").stat().st_size > 0


def test_an_ffmpeg_that_fails_is_an_error_and_leaves_nothing(qtbot, tmp_path, monkeypatch):
    broken = shutil.which("false")
    if broken is None:
        pytest.skip("there is no program that only fails")
    monkeypatch.setattr("gui.export.mp4.find_ffmpeg", lambda: Path(broken))
    export = AnimationExport(training, SMALL, tmp_path / "film.mp4")
    with qtbot.waitSignal(export.failed, timeout=WAIT):
        export.start()
    assert list(tmp_path.iterdir()) == []


def test_without_ffmpeg_an_mp4_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("gui.export.mp4.find_ffmpeg", lambda: None)
    with pytest.raises(FileNotFoundError):
        Mp4Writer(tmp_path / "film.mp4", (4, 4), 10)
