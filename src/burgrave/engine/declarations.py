"""Declarations of several modules, merged into one: what the base game and every expansion say or draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, ClassVar, Protocol, TypeVar


class Declaration(Protocol):
    """An instance of a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


D = TypeVar("D", bound=Declaration)


def merged(declarations: Sequence[D]) -> D:
    """One declaration of several of the same dataclass, in rulebook order.

    Mappings are joined, tuples and texts are put one after another; of anything else the last one given is taken. What a
    declaration leaves at its default is not given. ValueError when two of them have the same key in a mapping.
    """
    first = declarations[0]
    if len(declarations) == 1:
        return first
    values = {}
    for field in fields(first):
        given = [getattr(one, field.name) for one in declarations if _is_given(one, field)]
        if given:
            values[field.name] = _joined(field.name, given)
    return type(first)(**values)


def _is_given(declaration: Declaration, field: Field[Any]) -> bool:
    value = getattr(declaration, field.name)
    if isinstance(value, (Mapping, tuple, str)):
        return bool(value)
    return field.default is MISSING or value is not field.default


def _joined(name: str, given: Sequence[Any]) -> Any:
    if isinstance(given[0], Mapping):
        joined: dict[str, Any] = {}
        for one in given:
            twice = joined.keys() & one.keys()
            if twice:
                raise ValueError(f"two modules declare {name!r} of {', '.join(sorted(map(str, twice)))}")
            joined |= one
        return joined
    if isinstance(given[0], (tuple, str)):
        return sum(given[1:], given[0]) if isinstance(given[0], tuple) else "".join(given)
    return given[-1]
