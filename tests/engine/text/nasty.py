"""Texts that hypothesis makes up: full of what normalizers and pre-tokenizers treat specially."""

from hypothesis import strategies as st

_ODD = (
    "e\u0301 é ё й ǟ Å ﬁ ① ｶﾞ 한글 각 \u1112\u1161\u11ab ß İ Σς ŉ ŀ 中文 日本語 カナー ひら"
    " \u200d\u200c\u200b\ufeff\ufffd\u00ad\x00\x01\x1f\x7f\x85\x8f\xa0"
    "\u1680\u2003\u2028\u202f\u3000"
    " 👨\u200d👩\u200d👧 🇷🇺🇺🇸 👍🏽 Z\u0351\u036b\u0343 a\u0323\u0307 \u0344 नमस्ते שָׁלוֹם مُ ไม่ ½²٣৪Ⅷ"
    " _-!?¿¡…«»$+<=>^`|~#@ \t\n\r\n  '''s 'LL don't ▁ ĠĊ </s> <s> ︰ ℌ ℵ Å Ω"
)


def nasty_text(max_size: int = 24) -> st.SearchStrategy[str]:
    """Make a text without half characters."""
    odd = st.sampled_from(sorted(set(_ODD)))
    plain = st.sampled_from("aAbBzZ 01 ")
    any_one = st.characters(exclude_categories=("Cs", "Cn"))
    pieces = st.sampled_from(_ODD.split())
    return st.lists(odd | plain | any_one | pieces, max_size=max_size).map("".join)
