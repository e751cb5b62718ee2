"""What a search needs is made in parts, and made before somebody searches."""

from engine import BPETokenizer
from engine.analysis.vocabulary import TokenFilter, prepare_search, vocabulary_table
from engine.pipeline import DocumentedTokenizer


def test_a_prepared_search_finds_what_an_unprepared_one_finds():
    tokenizer = BPETokenizer()
    tokenizer.train(["low lower lowest new newest wide widest"], vocab_size=20)
    for text in ("we", "/^w/", "/e$/"):
        search = TokenFilter.parse(text)
        plain, prepared = (vocabulary_table(DocumentedTokenizer(tokenizer)) for _ in range(2))
        assert len(list(prepare_search(prepared))) == 1
        assert "owners" in vars(prepared.searched)
        assert "text" in vars(prepared.lines)
        assert search.rows(prepared).tolist() == search.rows(plain).tolist()
