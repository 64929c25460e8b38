"""What several commands ask for: game, seats, modules, options, bots."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.ruleset import Ruleset

GameName = Annotated[str, typer.Option("--game", help=f"Which game: {', '.join(burgrave.games())}.")]
Seats = Annotated[
    int | None,
    typer.Option("--seats", help="How many seats, those that the game plays among them; else two, or what the modules need."),
]
Seed = Annotated[int | None, typer.Option("--seed", help="Whole number from 0 on; the same seed rolls the same dice.")]
Modules = Annotated[str, typer.Option("--modules", help="Modules to play with, with commas; the game itself is always there.")]
PresetName = Annotated[str, typer.Option("--preset", help="A named table (first_game): its modules, options and seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game as name=value (repeatable); duchies=1,2 gives each seat its own."),
]


def words(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def parse_modules(text: str) -> tuple[str, ...] | None:
    """Module names; None for the game's own choice."""
    return words(text) or None


def parse_options(texts: list[str] | None) -> dict[str, Any]:
    """Options as a game takes them; a comma makes a list."""
    options: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOption(f"an option is written name=value, such as edition=2011; got {text!r}")
        options[name.strip()] = list(words(value)) if "," in value else value.strip()
    return options


def chosen_rules(game: str, seats: int | None, modules: str, options: list[str] | None, preset: str = "") -> Ruleset:
    """The rules that somebody asks for; BadOption says what does not exist or does not go together."""
    known = burgrave.game(game)
    wanted, values = parse_modules(modules), parse_options(options)
    if preset:
        named = known.preset(preset)
        wanted, values = (*named.modules, *(wanted or ())), {**named.options, **values}
        seats = seats or named.seats
    if seats is None:
        fitting = known.seats_with(wanted or ())
        seats = 2 if 2 in fitting else min(fitting)
    return known.rules(seats, wanted, values)
