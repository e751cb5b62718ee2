"""The bounded memory of words."""

from engine.models.word_cache import PieceMemory, WordCache


def test_a_word_is_computed_once():
    seen = []
    cache = WordCache(lambda word: seen.append(word) or len(seen))
    assert [cache["a"], cache["b"], cache["a"]] == [1, 2, 1]


def test_it_never_grows_without_end():
    cache = WordCache(str.upper, most=10)
    assert [cache[str(number)] for number in range(25)] == [str(number) for number in range(25)]
    assert len(cache) + len(cache._older) <= 10


def test_what_is_asked_for_again_is_kept_while_others_go():
    seen = []
    cache = WordCache(seen.append, most=10)
    for number in range(100):
        assert cache["always"] is None and cache[str(number)] is None
    assert seen.count("always") == 1 and len(seen) == 101


def test_long_words_are_not_kept():
    cache = WordCache(len)
    assert cache["a" * 10_000] == 10_000
    assert not cache


def test_pieces_are_kept_up_to_a_number_of_characters():
    memory = PieceMemory(most_characters=1000)
    for number in range(1000):
        memory.keep(f"{number:100}", number)
        assert memory.known(f"{number:100}") == number
        assert sum(map(len, memory._answers)) <= 1100
    memory.keep("a" * 1_000_000, 1)
    assert memory.known("a" * 1_000_000) is None


def test_what_is_learned_is_there_and_older_words_come_back():
    seen = []
    cache = WordCache(lambda word: seen.append(word) or word.upper(), most=10)
    assert cache["old"] == "OLD"
    words = [f"w{number}" for number in range(8)]
    assert cache.unknown(["old", *words, words[0], "a" * 1000]) == words
    cache.learn({word: word.upper() for word in words})
    assert list(map(cache.__getitem__, words)) == [word.upper() for word in words]
    assert cache["old"] == "OLD" and seen == ["old"]
