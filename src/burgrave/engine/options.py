"""Typed options of a game: defaults, checks with clear errors, and the JSON schema a screen can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from burgrave.engine.errors import BadOption, listing
from burgrave.engine.formats import Options, OptionValue, Schema


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
    """Whether it decides so much (an edition) that a screen shows it before everything else."""
    demanded_by: tuple[str, ...] = ()
    """The modules that leave no more than these choices."""
    former: str = ""
    """The value that games were played with before the option existed (records of older rules lack it); empty: its default."""
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Value in records of older rules -> the value that means the same today."""

    def only(self, values: Sequence[str], module: str) -> Option:
        """The option with those of its choices that a module plays with; BadOption when modules leave none."""
        left = tuple(value for value in values if value in self.choices)
        if not left:
            raise BadOption(f"modules {listing((*self.demanded_by, module))} leave nothing to choose for option {self.name!r}")
        default = self.default if self.default in left else left[0]
        return replace(self, choices=left, default=default, demanded_by=(*self.demanded_by, module))

    def begins(self, value: str) -> Option:
        """The option with another default, where that is among its choices."""
        return replace(self, default=value) if value in self.choices else self

    def check(self, value: Any, seats: int) -> Any:
        """The value in its canonical form; BadOption otherwise."""
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
        """The option as JSON schema."""
        word: dict[str, Any] = {"type": "string", "enum": list(self.choices)}
        shape = {"anyOf": [word, {"type": "array", "items": word}]} if self.per_seat else word
        return {**shape, "default": self.default, "description": self.help}


def check_options(declared: Sequence[Option], given: Options | None, seats: int) -> dict[str, OptionValue]:
    """Every declared option with its value or default; BadOption for one that is not declared."""
    if given is not None and not isinstance(given, Mapping):
        raise BadOption(f"options must be a mapping of names to values, not {type(given).__name__}")
    values = dict(given or {})
    names = [option.name for option in declared]
    for name in values:
        if name not in names:
            raise BadOption(f"there is no option {name!r}; valid: {listing(names)}")
    return {option.name: option.check(values.get(option.name, option.default), seats) for option in declared}


def legacy_options(declared: Sequence[Option], given: Options) -> dict[str, OptionValue]:
    """The options of a record of older rules: what it lacks has its `former` value, others may have been `renamed`."""
    values = dict(given)
    for option in declared:
        if option.name not in values and option.former:
            values[option.name] = option.former
        elif isinstance(values.get(option.name), str):
            values[option.name] = option.renamed.get(values[option.name], values[option.name])
    return values


def options_schema(declared: Sequence[Option]) -> Schema:
    """All options of a game as one JSON schema."""
    return {
        "type": "object",
        "properties": {option.name: option.schema() for option in declared},
        "additionalProperties": False,
    }
