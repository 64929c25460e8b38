"""Options before the game: seats and modules, and clear words where something does not fit."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave import BadOption

GAME = burgrave.game("tiletum")


def new(seats: Any = 2, modules: Any = None, **options: Any) -> Any:
    return burgrave.new("tiletum", seats, 1, modules, options)


def refused(seats: Any = 2, modules: Any = None, **options: Any) -> str:
    with pytest.raises(BadOption) as error:
        new(seats, modules, **options)
    return str(error.value)


def test_the_default_is_the_first_game_without_action_tiles() -> None:
    """The rulebook leaves them in the box for a first game (p. 6)."""
    state = new()
    assert [module.id for module in state.rules.modules] == ["base"]
    assert state.rules.options == {}
    assert GAME.options == {}
    assert list(GAME.modules) == ["base", "action_tiles"]


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None, 2.0])
def test_the_game_is_for_two_to_four(seats: Any) -> None:
    """Solo has a rulebook of its own, which nobody has published."""
    message = refused(seats)
    assert repr(seats) in message
    assert "'2', '3', '4'" in message


def test_the_base_game_is_always_there() -> None:
    assert [module.id for module in new(2, ["action_tiles"]).rules.modules] == ["base", "action_tiles"]


def test_unknown_modules_and_options_are_refused() -> None:
    assert "solo" in refused(2, ["solo"])
    assert "printing" in refused(printing="first")


def test_a_seed_deals_the_same_game_again() -> None:
    assert new().digest() == new().digest()
    assert new().digest() != burgrave.new("tiletum", 2, 2).digest()
    assert new(3).digest() != new(4).digest()
