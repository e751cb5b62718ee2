"""Objects with a `type` -> components, by tables of what each type is read with."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from engine.formats.hugging_face.fields import UnknownComponentError, Value
from engine.text.remark import Remark

Component = TypeVar("Component")
Readers = Mapping[str, Callable[[Value], Component]]

_DEEPEST = 20


def read_component(
    value: Value,
    kind: str,
    readers: Readers[Component],
    members: str,
    sequence: Callable[[tuple[Component, ...]], Component],
    depth: int = 0,
) -> Component:
    """Read a component that is there.

    Args:
        value: the object.
        kind: what it is, for a sentence.
        readers: type -> what reads it.
        members: the member that holds the parts of a sequence.
        sequence: makes a sequence of its parts.
        depth: how many sequences are around.

    Raises:
        TokenizerFileError: it is no component, or a member has a wrong type.
        UnknownComponentError: its type is not known here.
    """
    name = value.member("type").text("")
    if name == "Sequence":
        if depth > _DEEPEST:
            value.fail("the stages are nested too deeply")
        parts = value.member(members).items()
        deeper = depth + 1
        return sequence(
            tuple(read_component(part, kind, readers, members, sequence, deeper) for part in parts)
        )
    reader = readers.get(name)
    if reader is None:
        raise UnknownComponentError(
            Remark("the {kind} {name!r} is not known here", kind=kind, name=name[:60])
        )
    return reader(value)
