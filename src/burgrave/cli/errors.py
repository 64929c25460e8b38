"""Reports bad input as one line on stderr with exit code 2, never as a traceback."""

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
    """Decorate a command so that errors that users can cause are reported in one line."""

    @wraps(command)
    def wrapped_command(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except BrokenPipeError:
            raise
        except BurgraveError as error:
            fail(str(error))
        except OSError as error:
            fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))

    return wrapped_command


def fail(message: str) -> None:
    """Print an error message and exit with code 2."""
    typer.echo(f"burgrave: {' '.join(message.split())}", err=True)
    raise typer.Exit(2)


def read_record(path: Path) -> Any:
    """Return the JSON of a record's file; raises BadSave when it is not JSON."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        # Of a number with thousands of digits json says ValueError, as it does of bytes that are no text.
        raise BadSave(f"{path} is not a record: it is not JSON ({error})") from None


def write_record(path: Path, record: dict[str, Any]) -> None:
    """Write a record as a JSON file; its folder is created if necessary."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
