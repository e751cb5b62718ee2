"""What a key changes elsewhere: by hand, and against the slow way of counting it."""

import random
from dataclasses import dataclass

import numpy as np
import pytest

from gui.work.compare_edits import LARGEST_EDIT, Edit, change_between, edit_between, stability


@dataclass
class Lane:
    ids: np.ndarray
    byte_starts: np.ndarray


def lane(*tokens: str) -> Lane:
    lengths = [len(token.encode()) for token in tokens]
    ids = [int.from_bytes(token.encode()[:2]) + 7 * len(token) for token in tokens]
    return Lane(np.array(ids, np.int32), np.cumsum([0, *lengths]).astype(np.int32))


def of(before: str, after: str):
    one, other = before.split(), after.split()
    edit = edit_between("".join(one), "".join(other))
    return stability(lane(*one), lane(*other), edit)


@pytest.mark.parametrize(
    ("before", "after", "changed", "fresh"),
    [
        ("low e", "lower", 2, [0]),
        ("low", "low e", 0, []),
        ("", "a", 0, []),
        ("a", "", 0, []),
        ("n es", "n est", 1, [1]),
        ("ne w", "n ew es", 2, [0, 1]),
        ("a b c", "a b c", 0, []),
        ("lower x", "low r x", 1, [0, 1]),
        ("a bc d", "a b X c d", 1, [1, 3]),
        ("a bcd e", "a e", 0, []),
        ("ё ж", "ё x ж", 0, []),
    ],
)
def test_the_tokens_that_a_key_changed_are_counted(before, after, changed, fresh) -> None:
    found = of(before, after)
    assert found.changed == changed
    assert found.fresh.tolist() == fresh


def test_the_edit_is_counted_in_bytes() -> None:
    assert edit_between("ёж", "ёxж") == Edit(2, 0, 1)
    assert edit_between("a" * 9000 + "bc", "a" * 9000 + "c") == Edit(9000, 1, 0)
    assert edit_between("aa", "aaa") == Edit(2, 0, 1)


@pytest.mark.parametrize("before", ["low", "b" * (LARGEST_EDIT + 1), "é" * LARGEST_EDIT])
def test_another_text_is_no_edit_of_the_one_before(before: str) -> None:
    after = "a" * (LARGEST_EDIT + 4)
    one, other = (lane(*text) for text in (before, after))
    assert change_between(before, [one], after, [other]) is None
    kept = change_between(after, [other], after[1:], [lane(*after[1:])])
    assert kept is not None and kept.edit == Edit(LARGEST_EDIT + 3, 1, 0)


def slow(before: Lane, after: Lane, edit: Edit) -> tuple[int, list[int]]:
    def tokens(lane: Lane) -> list[tuple[int, int, int]]:
        starts = lane.byte_starts.tolist()
        return list(zip(starts, starts[1:], lane.ids.tolist(), strict=False))

    def moved(token):
        start, end, number = token
        if end <= edit.start:
            return token
        if start >= edit.start + edit.removed:
            return start + edit.added - edit.removed, end + edit.added - edit.removed, number
        return None

    def inside(token, length) -> bool:
        return length > 0 and edit.start <= token[0] and token[1] <= edit.start + length

    old, new = tokens(before), tokens(after)
    survivors = {moved(token) for token in old} & set(new)
    changed = sum(moved(t) not in survivors and not inside(t, edit.removed) for t in old)
    fresh = [i for i, t in enumerate(new) if t not in survivors and not inside(t, edit.added)]
    return changed, fresh


def test_the_slow_way_counts_the_same() -> None:
    rng = random.Random(11)

    def split(text: str) -> list[str]:
        cuts = sorted(rng.sample(range(1, len(text)), min(len(text) - 1, rng.randrange(4))))
        return [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]

    for _ in range(2000):
        text = "".join(rng.choice("ab") for _ in range(rng.randint(1, 8)))
        place, gone = rng.randint(0, len(text)), rng.randint(0, 2)
        other = text[:place] + rng.choice(["", "a", "bb", "c"]) + text[place + gone :]
        if not other:
            continue
        before, after = lane(*split(text)), lane(*split(other))
        edit = edit_between(text, other)
        found = stability(before, after, edit)
        assert (found.changed, found.fresh.tolist()) == slow(before, after, edit)
