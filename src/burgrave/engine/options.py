"""Typed options of a game: defaults, checks with clear errors, and a JSON schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.formats import Options, OptionValue, Schema

__all__ = ["Option", "check_options", "legacy_options", "options_schema"]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice made before the game: a word from a list, or one word for each seat (`per_seat`)."""

    name: str
    default: str
    choices: tuple[str, ...]
    help: str
    per_seat: bool = False
    labels: Mapping[str, str] = field(default_factory=dict)
    decides: bool = False
    """Whether forms show it first, before modules and other options, as an edition."""
    demanded_by: tuple[str, ...] = ()
    """The modules that restricted the choices (see `only`)."""
    former: str = ""
    """The value that games were played with before the option existed (records of older rules lack it); empty: its default."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Value in records of older rules -> the value that means the same today."""

    def only(self, values: Sequence[str], module: str) -> Option:
        """Return a copy restricted to `values`, those that a module supports; raises BadOption when no choice is left."""
        choices = tuple(value for value in values if value in self.choices)
        if not choices:
            raise BadOption(f"modules {listing((*self.demanded_by, module))} leave nothing to choose for option {self.name!r}")
        default = self.default if self.default in choices else choices[0]
        return replace(self, choices=choices, default=default, demanded_by=(*self.demanded_by, module))

    def begins(self, value: str) -> Option:
        """Return a copy with this default; the option itself if the value is not among its choices."""
        return replace(self, default=value) if value in self.choices else self

    def check(self, value: Any, seats: int) -> Any:
        """Return the value in its canonical form; raises BadOption when it is not valid."""
        if isinstance(value, str) or not self.per_seat:
            return self._word(value)
        if not isinstance(value, Sequence) or len(value) != seats:
            valid = listing(self.choices, 60)
            raise BadOption(f"option {self.name!r} takes one word for all, or a list of {seats}, from {valid}; got {value!r}")
        return [self._word(item) for item in value]

    def _word(self, value: Any) -> str:
        if not isinstance(value, str) or value not in self.choices:
            under = f" with module {listing(self.demanded_by)}" if self.demanded_by else ""
            raise BadOption(f"option {self.name!r} cannot be {value!r}{under}; valid: {listing(self.choices, 60)}")
        return value

    def schema(self) -> Schema:
        """Return the JSON schema of the option."""
        word: dict[str, Any] = {"type": "string", "enum": list(self.choices)}
        shape = {"anyOf": [word, {"type": "array", "items": word}]} if self.per_seat else word
        return {**shape, "default": self.default, "description": self.help}


def check_options(declared: Sequence[Option], chosen_options: Options | None, seats: int) -> dict[str, OptionValue]:
    """Return every declared option with its value or default; raises BadOption for one that is not declared or not valid."""
    if chosen_options is not None and not isinstance(chosen_options, Mapping):
        raise BadOption(f"options must be a mapping of names to values, not {type(chosen_options).__name__}")
    values = dict(chosen_options or {})
    names = [option.name for option in declared]
    for name in values:
        if name not in names:
            raise BadOption(f"there is no option {name!r}; valid: {listing(names)}")
    return {option.name: option.check(values.get(option.name, option.default), seats) for option in declared}


def legacy_options(declared: Sequence[Option], recorded: Options) -> dict[str, OptionValue]:
    """Return the options of a record of older rules: missing ones get their `former` value, `renamed` values their new name."""
    values = dict(recorded)
    for option in declared:
        if option.name not in values and option.former:
            values[option.name] = option.former
        elif isinstance(values.get(option.name), str):
            values[option.name] = option.renamed.get(values[option.name], values[option.name])
    return values


def options_schema(declared: Sequence[Option]) -> Schema:
    """Return one JSON schema for all options of a game."""
    return {
        "type": "object",
        "properties": {option.name: option.schema() for option in declared},
        "additionalProperties": False,
    }
