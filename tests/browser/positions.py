"""Positions found by search: a seed, options and the actions that lead there, so that every test begins at the same table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

FORMER_OPTIONS: dict[str, dict[str, str]] = {"tiletum": {"contract_stack": "smaller", "space_helper": "later"}}
"""By game: what positions were found with before it was an option."""


@dataclass(frozen=True)
class Position:
    """Where a table for two stands after some actions; both seats begin with them."""

    seed: int
    before: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    game: str = "burgundy"
    modules: tuple[str, ...] | None = None

    def open(self, visitor: Any, names: tuple[str, str] = ("", "")) -> str:
        """A table there, both seats the visitor's: a hot seat."""
        options = {**FORMER_OPTIONS.get(self.game, {}), **self.options}
        rules = {"game": self.game, "modules": self.modules, "options": options}
        table: str = visitor.open_table(seed=self.seed, sit=(), **rules)
        for seat, name in enumerate(names):
            visitor.sit(table, seat, name)
        if self.before:
            visitor.act(table, *self.before)
        return table


SHIP = Position(1)
"""Seat 0 may take a ship with the second die and place it with the first; then it loads from depot 2 or skips."""
SHIP_TURN = ("take die:2 depot:1.3", "place die:1 storage:1 hex:18")
CASTLE = Position(0, ("settle duchy:1 hex:2", "settle duchy:1 hex:2"), {"start_castle": "choose"})
"""Seat 0 may take a castle with the first die and place it with the second; then the castle grants an action."""
CASTLE_TURN = ("take die:1 depot:2.3", "place die:2 storage:1 hex:7")
SECRET = {"duchies": "dealt", "settling": "secret"}
"""Options with which both seats choose their side of a duchy and a castle at the same time, face down."""
COUNCIL = Position(0, ("take gold", "take gold"), game="kingsburg")
"""Seat 0 has rolled 1, 2 and 3 in the first spring: two ways lead to the third adviser."""
TOWN_HALL = Position(
    15,
    (
        *("cover D", "cover B+F", "take stone", "take stone", "influence adviser:2 die:1", "influence adviser:4 die:1"),
        *("influence adviser:3 die:2", "take wood", "build building:barricade", "build building:hidden_refuge"),
        *("influence adviser:9 die:2 die:3", "influence adviser:5 die:3", "influence adviser:1 die:1", "influence adviser:3 die:1"),
        *("influence adviser:4 die:2", "take gold", "take wood+stone", "build building:inn", "build building:inn"),
        *("influence adviser:3 die:1 plus2", "influence adviser:6 die:1 die:2 plus2", "influence adviser:1 die:2"),
        *("influence adviser:6 die:3", "take -wood+gold+stone", "take -stone+gold+wood", "build building:crane"),
        *("recruit gold+wood", "influence adviser:12 die:1 die:2 die:3", "influence adviser:10 die:2 die:3"),
        *("influence adviser:4 die:1 white:1", "take wood", "take wood+stone+plus2"),
    ),
    {},
    "kingsburg",
    ("alternative_rows",),
)
"""Seat 0 may build a town hall, and may then use it for one of two things."""
PEEK = Position(
    0,
    ("take gold", "take gold", "influence adviser:10 die:1 die:2 die:3", "pass"),
    {"scenario": "goblin_valley"},
    "kingsburg",
    ("scenarios",),
)
"""Seat 1 is about to look at one of the two enemies of the first winter."""
ESTATE = Position(
    297,
    (
        *("arrange order:CBA turned:C shifts:down-down castle:B", "arrange order:BCA turned:ABC shifts:down-up castle:B"),
        *("take bonus:card", "take bonus:storage", "take open:5", "end", "take open:1", "end", "draw deck:cards", "end"),
    ),
    game="tuscany",
)
"""Seat 0 may place a castle and pay in two ways; the castle then grants an open city, and the city a bonus token."""
CASTLE_PAID = ("place storage:1 field:C3", "pay card:castle.1 card:castle.2")
QUARRY = Position(
    27,
    (
        *("arrange order:CBA turned:none shifts:down-down castle:C", "arrange order:BAC turned:ABC shifts:up-down castle:B"),
        *("take bonus:worker", "take bonus:marble", "take open:1", "end", "take open:4", "end"),
    ),
    game="tuscany",
)
"""Seat 1 may place a quarry, for which there is one payment, and has marble for a second action then."""
QUARRY_TURN = ("place storage:1 field:B7",)
WAYS = Position(
    274,
    (
        *("arrange order:ACB turned:C shifts:down-up castle:A", "arrange order:CAB turned:ABC shifts:up-up castle:B"),
        *("take bonus:worker", "take bonus:card", "draw deck:cards", "end", "draw deck:cards", "end", "take open:3", "end"),
        *("draw deck:cards", "end", "take open:7", "end", "draw deck:cards", "end", "place storage:1 field:A1"),
    ),
    game="tuscany",
)
"""Seat 0 is to pay for a monastery, in seven ways."""
ROADS = Position(4, ("take die:gold.2 space:architect", "skip"), game="tiletum")
"""Seat 0's architect stands in Tiletum with everybody else and has five points: it may walk far."""
WHEEL = Position(23, game="tiletum")
"""Seat 0 begins; an iron 3 gives four points for the merchant, and on its space lies a helper that adds one."""
WHEEL_TURN = ("take die:iron.3 space:merchant", "take bonus:merchant")
NESTED = Position(
    169,
    (
        *("take die:wool.6 space:contract", "take bonus:contract", "end"),
        *("take die:wool.6 space:contract", "buy good:gold good:iron", "take contract:4", "end"),
    ),
    game="tiletum",
)
"""Seat 1 is to choose a die and has a helper that brings gold, with which it may change one for the character space."""
NESTED_TURN = ("use storage:1", "take die:iron.3 space:character", "take bonus:character")
"""Until its action begins: it has 2 points then, and a helper for a contract action besides with 2 of its own."""
