"""What runs beside the window ends before the program does."""

import time

from gui import beside


def test_everything_beside_has_ended_after_the_wait():
    ended = []
    for number in range(3):
        beside.run_beside(lambda number=number: (time.sleep(0.02), ended.append(number)))
    beside.wait()
    assert sorted(ended) == [0, 1, 2]
    beside.wait()  # nothing is left to wait for
