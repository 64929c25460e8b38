"""A terminal shows what expansions bring in plain lines."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

import burgrave
from burgrave.cli.terminal.burgundy import draw_view

MODULES = [name for name in burgrave.game("burgundy").modules if name != "base"]


def shown(state: Any) -> str:
    """The table as text."""
    console = Console(width=200, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    names = ["Ann", "Ben", "Ola", "Jan"][: state.seats]
    console.print(draw_view(state.view(0), names, state.legal_actions(state.to_act[0]) if state.to_act else ()))
    return console.export_text()


def walked(module: str, plies: int) -> Any:
    """A random game with an expansion so far."""
    seats = burgrave.game("burgundy").seats_with(["base", module])[0]
    random, state = Random(3), burgrave.new("burgundy", seats, 3, ["base", module])
    while plies and not state.is_over:
        state.apply(random.choice(state.legal_actions(state.to_act[0])), state.to_act[0])
        plies -= 1
    return state


@pytest.mark.parametrize("module", MODULES)
def test_every_table_is_shown(module: str) -> None:
    for plies in (0, 40, 150):
        text = shown(walked(module, plies))
        assert "Depot" in text
        assert "{" not in text


def test_shields_inns_and_routes_are_shown_in_words() -> None:
    assert "depot 1: shield" in shown(walked("shields", 0))
    assert "inn beside the black depot" in shown(walked("inns", 4))
    assert "0/15; " in shown(walked("trade_routes", 4))
    assert "of 3 reached" in shown(walked("border_posts", 4))
