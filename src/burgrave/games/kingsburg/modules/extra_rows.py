"""Module 1: the other side of the province sheet, with seven rows (p. 10)."""

from typing import Final

from burgrave.engine.ruleset import Module, Ruleset
from burgrave.games.kingsburg.buildings import ROWS


def prepare(rules: Ruleset) -> None:
    """Everybody plays on the side with seven rows."""
    rules.book.use_rows(ROWS)


EXTRA_ROWS: Final = Module(
    id="extra_rows",
    title="Extra rows",
    summary="The side of the province sheet with seven rows of buildings.",
    needs=("base",),
    # Nobody has published the prices of rows A and G.
    demands={"documented_only": ("no", "cards")},
    prepare=prepare,
)
