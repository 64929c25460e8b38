"""What several commands ask for: game, seats, modules, options, bots."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from burgrave.engine.errors import BadOption

GameName = Annotated[str, typer.Option("--game", help="Which game.")]
Seats = Annotated[int, typer.Option("--seats", help="How many players.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Whole number from 0 on; the same seed rolls the same dice.")]
Modules = Annotated[str, typer.Option("--modules", help="Modules to play with, with commas: base.")]
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
