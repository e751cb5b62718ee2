"""Sentences that know how they were made."""

import copy
import pickle

from engine.text.remark import Remark


def test_a_remark_is_a_sentence_that_knows_template_and_values():
    remark = Remark("{count} words", count=3)
    assert remark == "3 words" and isinstance(remark, str)
    for twin in (remark, pickle.loads(pickle.dumps(remark)), copy.copy(remark)):
        assert twin == remark
        assert (twin.template, twin.values) == ("{count} words", {"count": 3})
