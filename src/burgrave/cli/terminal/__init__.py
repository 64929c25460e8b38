"""`burgrave terminal`: play in a terminal, against bots or hot seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import burgrave
from burgrave.bots import Bot, bot
from burgrave.bots.tournament import AUTOMA, assign_bots
from burgrave.cli.choices import GameName, Modules, Options, PresetName, Seats, Seed, chosen_rules, words
from burgrave.cli.errors import clear_errors, read_record
from burgrave.cli.terminal.session import Session
from burgrave.engine.errors import BadOption

HUMAN = "human"


@clear_errors
def terminal(
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option("--bots", help="Who plays against you: one bot for all, or human and bots for each seat, with commas.")
    ] = "greedy",
    seed: Seed = None,
    modules: Modules = "base",
    option: Options = None,
    preset: PresetName = "",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here at the end, or when you quit.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Go on with a saved record.")] = None,
    game: GameName = "burgundy",
) -> None:
    """Play in the terminal, against bots or hot seat (--bots human)."""
    if save is not None and save != resume and save.exists() and save.stat().st_size:
        raise BadOption(f"{save} is there already; choose another file, or go on with it: --resume {save} --save {save}")
    if resume is not None:
        timeline = burgrave.Timeline.of(read_record(resume))
    else:
        rules = chosen_rules(game, seats, modules, option, preset)
        chosen = [module.id for module in rules.modules]
        timeline = burgrave.Timeline(burgrave.new(game, rules.seats, seed, chosen, rules.copy_of_options()))
    rules = timeline.state.rules
    players = opponents(bots, rules.seats, rules.game.automa(rules))
    Session(timeline, players, Console(), save).run()


def opponents(text: str, seats: int, own: tuple[int, ...] = ()) -> list[Bot | None]:
    """Who sits where, None for a person, and where the game plays itself (`own`), since nobody is asked there.

    One bot leaves the first seat to you, `human` alone is a hot seat.
    """
    names = words(text) or (text,)
    found = assign_bots(names, seats, (HUMAN,), own)
    if len(names) == 1 and names[0] != HUMAN:
        found = (HUMAN, *found[1:])
    return [None if name in (HUMAN, AUTOMA) else bot(name, seat) for seat, name in enumerate(found)]
