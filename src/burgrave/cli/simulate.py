"""`burgrave simulate`: bots play many games, a table tells how they did."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from burgrave.bots.tournament import Result, Standing, Tournament, assign_bots, check, results, standings
from burgrave.cli.choices import GameName, Modules, Options, PresetName, Seats, chosen_rules, words
from burgrave.cli.errors import clear_errors, write_record
from burgrave.engine.errors import BadOption


@clear_errors
def simulate(
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seats: Seats = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="One bot for all seats, or one for each, with commas; else greedy and random ones.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the first game; the others follow.")] = 0,
    modules: Modules = "base",
    option: Options = None,
    preset: PresetName = "",
    rotate: Annotated[bool, typer.Option("--rotate/--no-rotate", help="Play each seed with every bot in every seat.")] = True,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="How many processes.")] = 1,
    records: Annotated[Path | None, typer.Option("--records", help="Folder for each game's record as JSON.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    game: GameName = "burgundy",
) -> None:
    """Let bots play many games and tell how they did."""
    if seed < 0:
        raise BadOption(f"a seed is a whole number from 0 on, not {seed}")
    rules = chosen_rules(game, seats, modules, option, preset)
    own = rules.game.automa(rules)
    people = rules.seats - len(own)
    names = ("greedy", *["random"] * (people - 1)) if bots is None else words(bots) or (bots,)
    tournament = Tournament(
        game=game,
        seats=rules.seats,
        games=games,
        bots=assign_bots(names, rules.seats, (), own),
        seed=seed,
        modules=tuple(module.id for module in rules.modules),
        options=rules.options,
        rotate=rotate,
        keep_records=records is not None,
    )
    check(tournament, jobs)
    start = time.perf_counter()
    played = run(tournament, jobs, records, quiet=as_json)
    summary = summarise(tournament, played, time.perf_counter() - start)
    if as_json:
        typer.echo(json.dumps(summary))
    else:
        show(summary)


def run(tournament: Tournament, jobs: int, records: Path | None, quiet: bool) -> list[Result]:
    """Play the tournament, with a progress bar on stderr, writing each game's record as it ends."""
    played: list[Result] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as progress:
        task = progress.add_task("Games", total=tournament.games)
        for result in results(tournament, jobs):
            if records is not None and result.record is not None:
                write_record(records / f"{tournament.game}-{result.match.number:05d}.json", result.record)
            played.append(result)
            progress.advance(task)
    return played


def summarise(tournament: Tournament, played: list[Result], seconds: float) -> dict[str, Any]:
    """The numbers of a tournament, JSON-able."""
    return {
        "game": tournament.game,
        "seats": tournament.seats,
        "modules": list(tournament.modules or ()),
        "options": dict(tournament.options),
        "seed": tournament.seed,
        "rotate": tournament.rotate,
        "games": len(played),
        "decisions_per_game": sum(sum(result.decisions) for result in played) / len(played),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 2),
        "bots": [standing_data(standing) for standing in standings(played)],
    }


def standing_data(standing: Standing) -> dict[str, Any]:
    """One bot's numbers, JSON-able."""
    return {
        "bot": standing.bot,
        "sittings": standing.seats_played,
        "mean_score": standing.mean_score,
        "score_deviation": standing.score_deviation,
        "wins": standing.wins,
        "win_rate": standing.win_rate,
        "win_interval": list(standing.win_interval),
        "decisions_per_game": standing.decisions_per_game,
    }


def show(summary: dict[str, Any]) -> None:
    """The numbers as a table."""
    table = Table(title=f"{summary['games']} games of {summary['game']} with {summary['seats']} seats")
    for heading in ("bot", "played", "score", "± sd", "wins", "share won (95%)", "decisions"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for it in summary["bots"]:
        low, high = it["win_interval"]
        table.add_row(
            it["bot"],
            str(it["sittings"]),
            f"{it['mean_score']:.1f}",
            f"{it['score_deviation']:.1f}",
            str(it["wins"]),
            f"{it['win_rate']:.1%} ({low:.1%} to {high:.1%})",
            f"{it['decisions_per_game']:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{summary['decisions_per_game']:.1f} decisions a game, {summary['games_per_second']:.1f} games a second", highlight=False
    )
