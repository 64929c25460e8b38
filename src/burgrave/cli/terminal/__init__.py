"""`burgrave terminal`: plays in a terminal, against bots or hot seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import burgrave
from burgrave.bots import Bot, bot
from burgrave.bots.tournament import AUTOMA, assign_bots
from burgrave.cli.common_options import GameName, Modules, Options, PresetName, Seats, Seed, rules_from_options, split_list
from burgrave.cli.errors import clear_errors, read_record
from burgrave.cli.terminal.session import Session
from burgrave.engine.errors import BadOption

HUMAN = "human"


@clear_errors
def terminal(
    seats: Seats = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Your opponents: one bot for all other seats, or a comma-separated list of bots and 'human' with one per seat.",
        ),
    ] = "greedy",
    seed: Seed = None,
    modules: Modules = "base",
    option: Options = None,
    preset: PresetName = "",
    save: Annotated[Path | None, typer.Option("--save", help="Write the record to this file at the end, or when you quit.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="Continue a saved record.")] = None,
    game: GameName = "burgundy",
) -> None:
    """Play in the terminal, against bots or hot seat (--bots human)."""
    if save is not None and save != resume and save.exists() and save.stat().st_size:
        raise BadOption(f"{save} is there already; choose another file, or go on with it: --resume {save} --save {save}")
    if resume is not None:
        timeline = burgrave.Timeline.of(read_record(resume))
    else:
        rules = rules_from_options(game, seats, modules, option, preset)
        module_ids = [module.id for module in rules.modules]
        timeline = burgrave.Timeline(burgrave.new(game, rules.seats, seed, module_ids, rules.copy_of_options()))
    rules = timeline.state.rules
    players = opponents(bots, rules.seats, rules.game.automa(rules))
    Session(timeline, players, Console(), save).run()


def opponents(text: str, seats: int, automa_seats: tuple[int, ...] = ()) -> list[Bot | None]:
    """Return the bot of each seat, None for a person and for the seats that the game plays itself (`automa_seats`).

    A single bot leaves the first seat to you; `human` alone makes a hot-seat game.
    """
    names = split_list(text) or (text,)
    bot_names = assign_bots(names, seats, (HUMAN,), automa_seats)
    if len(names) == 1 and names[0] != HUMAN:
        bot_names = (HUMAN, *bot_names[1:])
    return [None if name in (HUMAN, AUTOMA) else bot(name, seat) for seat, name in enumerate(bot_names)]
