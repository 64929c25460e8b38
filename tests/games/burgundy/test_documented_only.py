"""The option `documented_only`: what is reconstructed (docs/content.md) is not played, and the refusal says what to choose."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import BadOption
from burgrave.games.burgundy import modules as folder
from burgrave.games.burgundy.duchy import BOXES, duchy
from burgrave.table.error_texts import localized_reason

GAME = burgrave.game("burgundy")
EXPANSIONS = [name for name in GAME.modules if name != "base"]
RECONSTRUCTED = {"dealt", "dealt_expansion", "dealt_border", "dealt_all"}
"""The boxes for which nobody has published which numbers share a board."""


def new(seats: int = 2, modules: tuple[str, ...] = (), **options: Any) -> Any:
    return burgrave.new("burgundy", seats, 1, modules=["base", *modules], options={"documented_only": "yes", **options})


def refused(seats: int = 2, modules: tuple[str, ...] = (), **options: Any) -> str:
    with pytest.raises(BadOption) as error:
        new(seats, modules, **options)
    return str(error.value)


def sources(data: Any) -> set[str]:
    """Return every `source` in a table and below it."""
    if isinstance(data, list):
        return set().union(*map(sources, data))
    if not isinstance(data, dict):
        return set()
    own = {data["source"]} if isinstance(data.get("source"), str) else set()
    return own.union(*map(sources, data.values()))


def uses_reconstructed(name: str) -> bool:
    """Whether a module's own data, or all duchies that it demands, are marked as reconstructed."""
    folder_path = Path(folder.__path__[0])
    tables = [*folder_path.glob(f"{name}.toml"), *(folder_path / name).glob("*.toml")]
    if any("reconstructed" in sources(tomllib.loads(file.read_text(encoding="utf-8"))) for file in tables):
        return True
    numbers = [number for number in GAME.modules[name].demands.get("duchies", ()) if not number.startswith("dealt")]
    return bool(numbers) and all(duchy("special", number).source == "reconstructed" for number in numbers)


def test_a_module_that_needs_reconstructed_content_says_so() -> None:
    modules = GAME.modules
    marked = {name for name in EXPANSIONS if modules[name].is_reconstructed}
    assert marked | {name for name in EXPANSIONS if modules[name].reconstructed_with} == {
        name for name in EXPANSIONS if uses_reconstructed(name)
    }
    assert marked
    assert not GAME.modules["base"].is_reconstructed


@pytest.mark.parametrize("name", EXPANSIONS)
def test_a_reconstructed_module_is_refused_and_the_others_are_named(name: str) -> None:
    module = GAME.modules[name]
    seats = GAME.seats_with(["base", name])[0]
    if not module.is_reconstructed:
        duchies = next(value for value in GAME.options_of([name])[1].choices if value not in RECONSTRUCTED)
        assert new(seats, (name,), duchies=duchies).to_act
        return
    message = refused(seats, (name,))
    assert f"'{name}'" in message
    assert "documented_only" in message
    left = message.split("choose")[1]
    assert all((f"'{other}'" in left) != GAME.modules[other].is_reconstructed for other in EXPANSIONS)
    assert localized_reason(message, "pl", GAME) != message


@pytest.mark.parametrize("edition", ["2011", "special"])
def test_boards_with_guessed_sides_are_not_dealt(edition: str) -> None:
    for box in BOXES[edition]:
        if box in RECONSTRUCTED:
            message = refused(edition=edition, duchies=box)
            assert f"'{box}'" in message
            assert "documented_only" in message
            left = message.split("choose")[1]
            assert "'1'" in left
            assert not any(f"'{other}'" in left for other in RECONSTRUCTED)
            assert localized_reason(message, "pl", GAME) != message
        else:
            assert new(edition=edition, duchies=box).to_act
    assert refused(edition=edition, duchies=["1", "dealt"])


def test_what_is_published_is_played_as_always() -> None:
    for duchies in ("1", "9", ["3", "4"], "random"):
        assert new(duchies=duchies).to_act
    assert new(edition="2011", duchies="8").to_act
    plain = burgrave.new("burgundy", 2, 1).position()
    assert new().position() == plain


def test_an_expansion_whose_boards_are_dealt_names_their_numbers() -> None:
    message = refused(modules=("castle_lines",))
    assert "'dealt_expansion'" in message
    assert all(f"'{number}'" in message.split("choose")[1] for number in range(11, 19))
    assert "'1'" not in message.split("choose")[1]


def test_content_that_only_two_modules_together_need() -> None:
    """Border posts on solo duchies are a guess, on the usual ones they are not."""
    message = refused(1, ("border_posts", "solo"))
    assert "'border_posts' together with 'solo'" in message
    assert localized_reason(message, "pl", GAME) != message
    assert new(2, ("border_posts",), duchies="23").to_act
    assert new(1, ("solo",)).to_act


def test_nothing_is_refused_by_default() -> None:
    assert burgrave.new("burgundy", 2, 1, options={"duchies": "dealt"}).rules.options["documented_only"] == "no"
    for name in EXPANSIONS:
        assert burgrave.new("burgundy", GAME.seats_with(["base", name])[0], 1, modules=[name]).rules
