"""`burgrave bench`: runs the benchmarks of a source checkout."""

from __future__ import annotations

import runpy
from pathlib import Path

import typer

from burgrave.cli.errors import clear_errors, fail

FILE = Path("benchmarks") / "run.py"


@clear_errors
def bench(context: typer.Context) -> None:
    """Run the benchmarks of a source checkout; further arguments are passed to benchmarks/run.py."""
    if not FILE.is_file():
        fail(f"there is no {FILE} here; benchmarks are part of the source: run this at the top of a checkout of Burgrave")
    main = runpy.run_path(str(FILE)).get("main")
    if not callable(main):
        fail(f"{FILE} has no function main(argv)")
    else:
        raise typer.Exit(int(main(list(context.args)) or 0))
