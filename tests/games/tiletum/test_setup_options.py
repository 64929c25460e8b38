"""Options before the game: seats and modules, and clear words where something does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import BadOption
from burgrave.games.tiletum.data import read_toml

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
    assert state.rules.options == {"documented_only": "no", "contract_stack": "larger", "space_helper": "at_once"}
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


@pytest.mark.parametrize("modules", [None, ["action_tiles"]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_no_game_of_published_content_alone(seats: int, modules: Any) -> None:
    """The map, boards and tiles are needed by every turn, and each of them is partly ours: the refusal names what is missing."""
    message = refused(seats, modules, documented_only="yes")
    assert "documented_only" in message
    for part in ("roads", "house", "king track", "contract", "cathedral", "helpers", "characters", "fairs"):
        assert part in message


def test_what_the_refusal_names_is_marked_in_the_tables() -> None:
    """Whoever fills in one of these corrects the message too."""
    marked = {
        path: {name for name, rows in read_toml(path).items() if isinstance(rows, dict) and rows.get("source") == "reconstructed"}
        for path in ("map.toml", "rules.toml", "house.toml", "cathedrals.toml", "fairs.toml", "tiles/helpers.toml")
    }
    assert {"cities", "guessed_roads"} <= marked["map.toml"]
    assert {"king_track", "contract_prices", "fair_board"} <= marked["rules.toml"]
    assert "contract_spaces" in marked["house.toml"]
    assert {"piles", "costs"} <= marked["cathedrals.toml"]
    assert "cities" in marked["fairs.toml"]
    assert "helpers" in marked["tiles/helpers.toml"]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.pure
def test_the_refusal_is_in_the_language_of_the_page(language: str) -> None:
    from burgrave.table.pages.compatibility import CompatibilityChecker

    refused = CompatibilityChecker(GAME, [], {}, language).fit().options["documented_only"]
    assert set(refused) == {"yes"}
    assert ("cathedral" in refused["yes"]) == (language == "en")
    assert ("katedr" in refused["yes"]) == (language == "pl")


def test_every_option_is_documented() -> None:
    page = (Path(__file__).parents[3] / "docs" / "python.md").read_text(encoding="utf-8")
    page = page.split("## Modules and events of Tiletum")[1]
    for name, option in GAME.options.items():
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{name}` | `{option.default}` |")]
        assert all(f"`{value}`" in row for value in option.choices)


def test_a_seed_deals_the_same_game_again() -> None:
    assert new().digest() == new().digest()
    assert new().digest() != burgrave.new("tiletum", 2, 2).digest()
    assert new(3).digest() != new(4).digest()
