"""The options of a game as fields of a form, and the options read from a form. Titles, hints and pictures come from the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgrave.engine.options import Option
from burgrave.games.game import AnyGame
from burgrave.speech import translation
from burgrave.table.json_types import Json, JsonObject
from burgrave.table.request_info import FormFields


@dataclass(frozen=True, slots=True)
class FieldChoice:
    """One value that can be chosen in a form."""

    value: str
    title: str
    hint: str = ""
    off: bool = False
    picture: str = ""
    """SVG, or nothing."""


@dataclass(frozen=True, slots=True)
class Field:
    """One option as a field of a form."""

    name: str
    module: str
    """The module it belongs to."""
    title: str
    hint: str
    choices: list[FieldChoice]
    value: str
    per_seat: bool
    decides: bool
    """Whether it is shown before everything else."""
    own_choices: list[FieldChoice]
    """The choices of a single seat: the value of all seats, or another one."""

    @property
    def has_pictures(self) -> bool:
        """Whether its values are shown as pictures."""
        return any(choice.picture for choice in self.choices)


def fields_of(game: AnyGame, language: str, given: FormFields, values: Mapping[str, str] | None = None) -> list[Field]:
    """Return every option of a game as a field; `given` is the form so far (`option-<name>`), `values` the valid values of it."""
    words = game.option_words(language)
    same_for_all = translation("table", language).gettext("same for all")
    variant = next((str(given.get(f"option-{option.name}", "")) for option in game.options.values() if option.decides), "")
    fields = []
    for module, option in ((one, option) for one in game.modules.values() for option in one.options):
        texts = words[option.name]
        choices = [_choice(game, option, value, texts["values"].get(value, {}), variant) for value in option.choices]
        value = (values or {}).get(option.name) or str(given.get(f"option-{option.name}", option.default))
        own = (
            [FieldChoice("", same_for_all), *(FieldChoice(choice.value, choice.title) for choice in choices)]
            if option.per_seat
            else []
        )
        fields.append(
            Field(option.name, module.id, texts["title"], texts["hint"], choices, value, option.per_seat, option.decides, own)
        )
    return fields


def _choice(game: AnyGame, option: Option, value: str, texts: Mapping[str, str], variant: str) -> FieldChoice:
    picture = game.drawing.thumbnail(option.name, value, variant) or game.drawing.thumbnail(option.name, value)
    return FieldChoice(value, texts.get("title", value), texts.get("hint", ""), picture=picture)


def headline_of(fields: Sequence[Field]) -> Field | None:
    """Return the option that decides most and is shown first; None when the game has none."""
    return next((field for field in fields if field.decides), None)


def options_from(game: AnyGame, form: FormFields, rows: Sequence[int], modules: Sequence[str] = ()) -> JsonObject:
    """Return the options of these modules from a form, for the seats in these rows; others keep their defaults."""
    options: JsonObject = {}
    for option in game.options_of(modules):
        name = f"option-{option.name}"
        common = str(form.get(name, option.default))
        if not option.per_seat:
            if name in form:
                options[option.name] = common
            continue
        each: list[Json] = [str(form.get(f"{name}-{row}") or common) for row in rows]
        if name in form or any(f"{name}-{row}" in form for row in rows):
            options[option.name] = common if all(value == common for value in each) else each
    return options
