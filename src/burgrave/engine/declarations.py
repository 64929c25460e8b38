"""Merges the declarations of several modules into one: their words (`games.words.Words`) or drawings (`draw.drawing.Drawing`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, ClassVar, Protocol, TypeVar

__all__ = ["merged"]


class Declaration(Protocol):
    """Any instance of a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


D = TypeVar("D", bound=Declaration)


def merged(declarations: Sequence[D]) -> D:
    """Merge several instances of one dataclass, given in rulebook order, into one.

    Mappings are joined, tuples and texts are put one after another; of anything else the last one given is taken. What a
    declaration leaves at its default is not given. ValueError when two of them have the same key in a mapping.
    """
    first = declarations[0]
    if len(declarations) == 1:
        return first
    values = {}
    for field in fields(first):
        given_values = [getattr(declaration, field.name) for declaration in declarations if _is_given(declaration, field)]
        if given_values:
            values[field.name] = _joined(field.name, given_values)
    return type(first)(**values)


def _is_given(declaration: Declaration, field: Field[Any]) -> bool:
    value = getattr(declaration, field.name)
    if isinstance(value, (Mapping, tuple, str)):
        return bool(value)
    return field.default is MISSING or value is not field.default


def _joined(name: str, values: Sequence[Any]) -> Any:
    if isinstance(values[0], Mapping):
        joined: dict[str, Any] = {}
        for mapping in values:
            duplicates = joined.keys() & mapping.keys()
            if duplicates:
                raise ValueError(f"two modules declare {name!r} of {', '.join(sorted(map(str, duplicates)))}")
            joined |= mapping
        return joined
    if isinstance(values[0], (tuple, str)):
        return sum(values[1:], values[0]) if isinstance(values[0], tuple) else "".join(values)
    return values[-1]
