"""The object `training` of the file: settings that this project adds to the nine known fields."""

from __future__ import annotations

import os
from dataclasses import asdict, fields

from engine.documented_json.document import Settings, TokenizerFileError
from engine.text.alphabet import ALPHABETS
from engine.text.pretokenize import check_rule
from engine.text.remark import Remark

_OPTIONAL = frozenset({"tie_rule", "corpus_hash"})


def read_settings(value: object, path: str | os.PathLike[str]) -> Settings | None:
    """Read the settings; unknown names are left alone, missing ones have their defaults.

    Raises:
        TokenizerFileError: a value has the wrong type or meaning: splitting would be wrong.
    """
    if value is None:
        return None
    if not isinstance(value, dict):
        raise TokenizerFileError(path, "$.training", Remark("training must be an object"))
    defaults = asdict(Settings())
    given = {name: value[name] for name in defaults if name in value}
    for name, setting in given.items():
        wanted = str if name in _OPTIONAL else type(defaults[name])
        if type(setting) is not wanted and not (setting is None and name in _OPTIONAL):
            reason = Remark("the setting {name} has the wrong type", name=name)
            raise TokenizerFileError(path, f"$.training.{name}", reason)
    settings = Settings(**given)
    _check_meaning(settings, path)
    return settings


def _check_meaning(settings: Settings, path: str | os.PathLike[str]) -> None:
    if settings.alphabet not in ALPHABETS:
        reason = Remark("there is no alphabet called {name!r}", name=settings.alphabet[:60])
        raise TokenizerFileError(path, "$.training.alphabet", reason)
    try:
        check_rule(settings.split_rule)
    except ValueError as error:
        reason = Remark("{detail}", detail=str(error))
        raise TokenizerFileError(path, "$.training.split_rule", reason) from None


def settings_as_json(settings: Settings) -> dict[str, object]:
    """Give the members of the object, without those that say nothing."""
    members = {item.name: getattr(settings, item.name) for item in fields(settings)}
    return {name: value for name, value in members.items() if value is not None}
