"""Halves of characters and lost ones are counted where they stand."""

from gui.compare.damaged_text import NO_DAMAGE, Damage, find_damage


def test_undamaged_text_has_nothing_to_be_told():
    for text in ("", "low", "ёж 😀"):
        assert find_damage(text) == NO_DAMAGE
        assert not find_damage(text)


def test_halves_and_lost_characters_are_counted_apart():
    assert find_damage("a\ud800é\udc00\ufffd") == Damage(2, 1, 1, 4)
    assert find_damage("é\ufffd\ufffd") == Damage(0, -1, 2, 1)
