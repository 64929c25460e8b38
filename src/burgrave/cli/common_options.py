"""Command-line options that several commands share: game, seats, modules, options, preset."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import burgrave
from burgrave.engine.errors import BadOption
from burgrave.engine.ruleset import Ruleset

GameName = Annotated[str, typer.Option("--game", help=f"The game to play: {', '.join(burgrave.games())}.")]
Seats = Annotated[
    int | None,
    typer.Option(
        "--seats", help="Number of seats, including those the game plays itself. Default: 2, or the fewest the modules allow."
    ),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", help="Seed of the dice, a whole number from 0; equal seeds give equal dice. Default: random."),
]
Modules = Annotated[str, typer.Option("--modules", help="Comma-separated list of modules; the base game is always included.")]
PresetName = Annotated[str, typer.Option("--preset", help="Use the modules, options and seats of a preset, e.g. first_game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Set a game option, name=value; duchies=1,2 sets one value per seat. Repeatable."),
]


def split_list(text: str) -> tuple[str, ...]:
    """Return the items of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def parse_modules(text: str) -> tuple[str, ...] | None:
    """Return the module names of a comma-separated list; None for the game's default."""
    return split_list(text) or None


def parse_options(texts: list[str] | None) -> dict[str, Any]:
    """Return options given as name=value; a value with commas becomes a list. Raises BadOption for other texts."""
    options: dict[str, Any] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadOption(f"an option is written name=value, such as edition=2011; got {text!r}")
        options[name.strip()] = list(split_list(value)) if "," in value else value.strip()
    return options


def rules_from_options(game: str, seats: int | None, modules: str, options: list[str] | None, preset: str = "") -> Ruleset:
    """Return the ruleset that the command line asks for; raises BadOption for what does not exist or does not go together."""
    chosen_game = burgrave.game(game)
    module_names, values = parse_modules(modules), parse_options(options)
    if preset:
        chosen_preset = chosen_game.preset(preset)
        module_names, values = (*chosen_preset.modules, *(module_names or ())), {**chosen_preset.options, **values}
        seats = seats or chosen_preset.seats
    if seats is None:
        valid_seats = chosen_game.seats_with(module_names or ())
        seats = 2 if 2 in valid_seats else min(valid_seats)
    return chosen_game.rules(seats, module_names, values)
