"""The panels speak English, with its plurals, whatever language a test before left."""

from collections.abc import Iterator

import pytest

from gui.look import theme, translation


@pytest.fixture(autouse=True)
def _english(qapp) -> Iterator[None]:
    translation.install(qapp, "en")
    yield
    translation.install(qapp, "en")
    theme.apply(qapp, theme.names()[0])
