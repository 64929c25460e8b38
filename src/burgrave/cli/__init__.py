"""The command `burgrave`: serve, upgrade, simulate, replay, verify, terminal, bench."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import burgrave
from burgrave.cli.bench import bench
from burgrave.cli.replay import replay
from burgrave.cli.serve import serve
from burgrave.cli.simulate import simulate
from burgrave.cli.terminal import terminal
from burgrave.cli.upgrade import upgrade
from burgrave.cli.verify import verify

USAGE_ERROR: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")
"""The exception that a wrong command line raises; Typer vendors click, older versions use the package."""


class OneLineErrors(TyperGroup):
    """A group of commands that reports a wrong command line like other bad input: in one line, with exit code 2."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.Abort:
            code = 1
        except USAGE_ERROR as error:
            message: str = error.format_message()  # type: ignore[attr-defined]
            typer.echo(f"burgrave: {' '.join(message.split())} (see 'burgrave --help')", err=True)
            code = 2
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    name="burgrave",
    cls=OneLineErrors,
    help="Burgrave: play, simulate and replay dice-driven eurogames.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(serve)
app.command()(upgrade)
app.command()(simulate)
app.command()(replay)
app.command()(verify)
app.command()(terminal)
app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(bench)


def show_version(wanted: bool) -> None:
    """Print the version and exit, if `wanted`."""
    if wanted:
        typer.echo(f"burgrave {burgrave.__version__}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Burgrave: play, simulate and replay dice-driven eurogames."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the installed command."""
    app()
