"""The one clock of the program: it turns time into a position in the trace.

Everything that moves asks the player where it is; nothing else owns a timer. The player knows
neither trace nor window, only a number of steps and how far the present one has got.

A *frame* is `(base, alpha)`: the picture between the positions `base` and `base + 1`, `alpha` of
the way along. A step forward from 4 to 5 shows the frames (4, 0) ... (4, 0.9) and comes to rest at
(5, 0); a step back from 5 to 4 shows (4, 1) ... (4, 0.1) and comes to rest at (4, 0). `position` is
where the step leads, from the moment it begins.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gui.easing import smooth

STEP_SECONDS = 0.6
SLOWEST, FASTEST = 0.25, 16.0
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
# While playing, a step slides for this share of its time and then stands still to be read.
MOVING_SHARE = 0.75
_TICK_MS = 16
# After a stall (a dialog, a sleeping laptop) the film goes on from where it was.
_LONGEST_GAP = 0.25


class Player(QObject):
    """Plays, steps and jumps through positions 0..length.

    Wishes are methods, facts are signals, and every setter compares before it emits. `advance` is
    the whole passing of time; the timer only calls it, and runs only while something moves.
    """

    frame_changed = Signal(object, float)  # base position, alpha in 0..1
    position_changed = Signal(object)
    length_changed = Signal(object)
    playing_changed = Signal(bool)
    speed_changed = Signal(float)
    loop_changed = Signal(bool)
    finished = Signal()
    going_on_wished = Signal()  # while it is held

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start at rest at position 0 of 0. `clock` gives seconds; tests may pass their own."""
        super().__init__(parent)
        self._clock = clock
        self._last_tick = 0.0
        self._length = 0
        self._complete = True
        self._position = 0
        self._direction = 1
        self._progress = 1.0  # of the present movement, in its own time; 1 is at rest
        self._rest = 0.0  # step times to stand still before playing goes on
        self._playing = False
        self._loop = False
        self._speed = 1.0
        self._reduced_motion = False
        self._held = False
        self._stepping = False
        self._shown = (0, 0.0)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    # What is

    @property
    def length(self) -> int:
        """How many steps there are so far."""
        return self._length

    @property
    def complete(self) -> bool:
        """Whether no further steps will come."""
        return self._complete

    @property
    def position(self) -> int:
        """Where the player rests, or where the present movement leads."""
        return self._position

    @property
    def frame(self) -> tuple[int, float]:
        """What is to be seen now, as (base position, alpha)."""
        if not self.animating:
            return self._position, 0.0
        if self._direction > 0:
            return self._position - 1, smooth(self._progress)
        return self._position, smooth(1.0 - self._progress)

    @property
    def alpha(self) -> float:
        """How far the frame is between its base position and the next one."""
        return self.frame[1]

    @property
    def animating(self) -> bool:
        """Whether a step is on its way."""
        return self._progress < 1.0

    @property
    def playing(self) -> bool:
        """Whether steps follow each other by themselves (also while waiting for more of them)."""
        return self._playing

    @property
    def waiting(self) -> bool:
        """Whether playing has caught up with a training that is still running."""
        return self._playing and not self.animating and not self._complete and self._at_end

    @property
    def moving(self) -> bool:
        """Whether time changes anything; the timer runs exactly then."""
        return self.animating or (self._playing and not self.waiting)

    @property
    def stepping(self) -> bool:
        """Whether the position was reached by a step, not by going there at once."""
        return self._stepping

    @property
    def speed(self) -> float:
        """Steps per `STEP_SECONDS`."""
        return self._speed

    @property
    def loop(self) -> bool:
        """Whether playing starts over at the end."""
        return self._loop

    @property
    def reduced_motion(self) -> bool:
        """Whether steps happen at once, without sliding."""
        return self._reduced_motion

    # Wishes

    def set_length(self, length: int) -> None:
        """Say how many steps there are; the position is kept where it still exists."""
        length = max(0, int(length))
        if length == self._length:
            return
        self._length = length
        self.length_changed.emit(length)
        if self._position > self._length:
            self.seek(self._length)
        self._mind_the_timer()

    def set_complete(self, complete: bool) -> None:
        """Say whether more steps are still to come; playing waits for them at the end."""
        self._complete = bool(complete)
        self._mind_the_timer()

    def seek(self, position: int) -> None:
        """Be at `position` at once, kept within 0..length.

        Playing goes on from there after one step's time, so a slider can be dragged meanwhile.
        """
        self._progress = 1.0
        self._rest = 1.0
        self._stepping = False
        self._place(min(self._length, max(0, int(position))))
        self._show()
        self._mind_the_timer()

    def set_held(self, held: bool) -> None:
        """Go no step further by itself: whoever wants to is told `going_on_wished` instead.

        A step on its way comes to its end; only then is anybody told.
        """
        self._held = bool(held)
        if held:
            self.pause()

    def _is_held_back(self) -> bool:
        held = self._held
        if held and not self.animating:
            self.going_on_wished.emit()
        return held

    def jump(self, delta: int) -> None:
        """Seek relative to the present position."""
        self.seek(self._position + int(delta))

    def step(self, direction: int = 1) -> None:
        """Move one step on (+1) or back (-1), visibly; takes over from playing.

        A step that is still on its way is finished first, so the picture keeps up with a held-down
        key; a step the other way turns it round where it is.
        """
        self.pause()
        if direction <= 0 or not self._is_held_back():
            self._begin(1 if direction > 0 else -1)

    def play(self) -> None:
        """Let steps follow each other; from the start if the end has been reached."""
        if self._playing or (self._length == 0 and self._complete) or self._is_held_back():
            return
        if self._complete and self._at_end and not self.animating:
            self.seek(0)
            self._set_playing(not self._held)  # the beginning may be asked about
        else:
            self._rest = 0.0
            self._set_playing(True)
            if not self.animating:
                self._begin(1)
        self._mind_the_timer()

    def pause(self) -> None:
        """Stop playing; a step on its way comes to its end."""
        self._set_playing(False)
        self._mind_the_timer()

    def toggle(self) -> None:
        """Play, or pause."""
        if self._playing:
            self.pause()
        else:
            self.play()

    def set_speed(self, speed: float) -> None:
        """Set the speed, kept within `SLOWEST`..`FASTEST`; it holds for a step on its way, too."""
        speed = min(FASTEST, max(SLOWEST, float(speed)))
        if speed != self._speed:
            self._speed = speed
            self.speed_changed.emit(speed)

    def faster(self) -> None:
        """Take the next higher of `SPEEDS`."""
        self.set_speed(next((s for s in SPEEDS if s > self._speed), FASTEST))

    def slower(self) -> None:
        """Take the next lower of `SPEEDS`."""
        self.set_speed(next((s for s in reversed(SPEEDS) if s < self._speed), SLOWEST))

    def set_loop(self, loop: bool) -> None:
        """Choose whether playing starts over at the end."""
        if bool(loop) != self._loop:
            self._loop = bool(loop)
            self.loop_changed.emit(self._loop)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Choose whether steps happen at once. A step on its way arrives at once."""
        self._reduced_motion = bool(reduced)
        if reduced and self.animating:
            self._arrive()
            self._show()
            self._mind_the_timer()

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass.

        However many they are, every step in between is announced; only frames are skipped.
        """
        left = seconds * self._speed / STEP_SECONDS
        while left > 0.0 and self.moving:
            left = self._move(left) if self.animating else self._stand(left)
        self._show()
        self._mind_the_timer()

    # How

    @property
    def _at_end(self) -> bool:
        return self._position >= self._length

    def _move(self, left: float) -> float:
        """Spend step times on the present movement; return what remains of them."""
        span = MOVING_SHARE if self._playing else 1.0
        needed = (1.0 - self._progress) * span
        if left < needed:
            self._progress += left / span
            return 0.0
        self._arrive()
        return left - needed

    def _stand(self, left: float) -> float:
        """Spend step times on standing still while playing, and begin what follows."""
        if left < self._rest:
            self._rest -= left
            return 0.0
        left -= self._rest
        self._rest = 0.0
        if self._at_end:
            self._turn_at_end()
        else:
            self._begin(1)
        return left

    def _arrive(self) -> None:
        self._progress = 1.0
        # The end stays on the screen for a whole step before a loop starts over.
        self._rest = 1.0 if self._loop and self._at_end else 1.0 - MOVING_SHARE

    def _turn_at_end(self) -> None:
        if self._loop and self._length > 0:
            self.seek(0)
            return
        self._set_playing(False)
        self.finished.emit()

    def _begin(self, direction: int) -> None:
        """Start one step, if there is one that way."""
        turned = self.animating and direction != self._direction
        target = self._position + direction
        if not 0 <= target <= self._length:
            self._progress = 1.0
        else:
            # smooth() is its own mirror image: turned round, a movement that has come 0.3 of its
            # way has 0.7 of the new one behind it.
            self._progress = 1.0 - self._progress if turned else 0.0
            self._direction = direction
            self._stepping = True
            if self._reduced_motion:
                self._arrive()
                self._rest = 1.0
            self._place(target)
        self._show()
        self._mind_the_timer()

    def _place(self, position: int) -> None:
        if position != self._position:
            self._position = position
            self.position_changed.emit(position)

    def _show(self) -> None:
        frame = self.frame
        if frame != self._shown:
            self._shown = frame
            self.frame_changed.emit(*frame)

    def _set_playing(self, playing: bool) -> None:
        if playing != self._playing:
            self._playing = playing
            self.playing_changed.emit(playing)

    def _tick(self) -> None:
        now = self._clock()
        passed = min(now - self._last_tick, _LONGEST_GAP)
        self._last_tick = now
        self.advance(passed)

    def _mind_the_timer(self) -> None:
        if self.moving == self._timer.isActive():
            return
        if self.moving:
            self._last_tick = self._clock()
            self._timer.start()
        else:
            self._timer.stop()
