"""A text on its way through the stages of a tokenizer, by itself."""

import pytest

from gui.state.followed_text import FollowedText, SpecialTokens
from gui.state.trained_sources import END

pytestmark = pytest.mark.usefixtures("started")


@pytest.fixture
def followed(session) -> FollowedText:
    return FollowedText(session.explore._questions, session)


def test_what_becomes_of_a_text_is_told_and_kept(session, followed, qtbot) -> None:
    key = session.compare.key_of(END)
    with qtbot.waitSignal(followed.changed):
        followed.follow("lowest", key)
    assert followed.trail is not None and len(followed.trail.ids) == 2
    followed.forget()
    assert followed.trail is None


def test_a_text_that_cannot_be_followed_leaves_no_trail_of_another(
    session, followed, qtbot
) -> None:
    with qtbot.waitSignal(followed.changed):
        followed.follow("lowest", session.compare.key_of(END))
    with qtbot.waitSignal(followed.failed):
        session.explore._questions.trails.failed.emit(OSError("broken"))
    assert followed.trail is None


def test_special_tokens_are_recognised_and_not_added_at_first(followed) -> None:
    assert followed.special == SpecialTokens(match=True, add=False)
