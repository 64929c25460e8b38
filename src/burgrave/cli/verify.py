"""`burgrave verify`: checks from its key and actions that a record is what it claims to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from burgrave.cli.errors import clear_errors, read_record
from burgrave.cli.result import seat_names
from burgrave.engine import verify as proof
from burgrave.engine.errors import BadOption, BadSave, short
from burgrave.engine.record import known_game
from burgrave.engine.state import GameState

COMMITMENT_DIGITS = 64


@clear_errors
def verify(
    file: Annotated[Path, typer.Argument(help="Record of a finished game, as downloaded from a table.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", help="Commitment that the table showed when the game began, 64 hexadecimal digits."),
    ] = None,
) -> None:
    """Check that the dice, draws and scores of a record follow from its key.

    Exit code 0 means that everything fits, 1 that something does not.
    """
    if commitment is not None:
        commitment = commitment.strip().lower()
        if len(commitment) != COMMITMENT_DIGITS or not set(commitment) <= set("0123456789abcdef"):
            raise BadOption(f"a commitment has {COMMITMENT_DIGITS} hexadecimal digits; {short(commitment)} is none")
    record = read_record(file)
    # What is no record, or one of rules that are not here, is bad input: nothing is said about its truth.
    known_game(record)
    try:
        state = proof.verify(record, commitment or "")
    except BadSave as error:
        typer.echo(f"burgrave: {' '.join(str(error).split())}", err=True)
        raise typer.Exit(1) from None
    show_proof(state, record["commitment"], commitment is not None, record.get("start") is not None)


def show_proof(state: GameState, commitment: str, was_shown: bool, is_continued: bool) -> None:
    """Print what was checked, and what could not be checked."""
    names = seat_names(state)
    scores = ", ".join(f"{name} {points}" for name, points in zip(names, state.scores, strict=True))
    typer.echo(f"commitment  {commitment}")
    typer.echo("            fits the key, the game, its modules, options and seats")
    if was_shown:
        typer.echo("            and is the one that was shown when the game began")
    else:
        typer.echo("            (whether it was shown when the game began, --commitment tells)")
    typer.echo(f"actions     {state.ply}, all legal, each with its digest")
    typer.echo(f"scores      {scores}")
    if is_continued:
        typer.echo("The game went on from the position in the record. What was played before it was not checked.")
        typer.echo("From there on the record is what it claims: all dice and draws follow from the key.")
    else:
        typer.echo("The record is what it claims: all dice and draws follow from the key.")
