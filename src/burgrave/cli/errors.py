"""Bad input becomes one clear line on stderr and exit code 2, never a traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import typer

from burgrave.engine.errors import BadSave, BurgraveError

P = ParamSpec("P")


def clear_errors(command: Callable[P, None]) -> Callable[P, None]:
    """The command, with the errors that users can cause told in one line."""

    @wraps(command)
    def told(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            raise
        except BurgraveError as error:
            fail(str(error))
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))

    return told


def fail(message: str) -> None:
    """Say what is wrong and leave with exit code 2."""
    typer.echo(f"burgrave: {' '.join(message.split())}", err=True)
    raise typer.Exit(2)


def read_record(path: Path) -> Any:
    """The JSON of a record's file; BadSave when it holds none."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        # Of a number with thousands of digits json says ValueError, as it does of bytes that are no text.
        raise BadSave(f"{path} is not a record: it is not JSON ({error})") from None


def write_record(path: Path, record: dict[str, Any]) -> None:
    """A record as a JSON file, its folder made if need be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
