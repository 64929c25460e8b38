"""Options before the game: what they are by default, and clear words where something does not fit."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave import BadOption
from burgrave.games.tuscany.data import read_toml

GAME = burgrave.game("tuscany")


def new(seats: Any = 2, modules: Any = None, **options: Any) -> Any:
    return burgrave.new("tuscany", seats, 1, modules, options)


def refused(seats: Any = 2, modules: Any = None, **options: Any) -> str:
    with pytest.raises(BadOption) as error:
        new(seats, modules, **options)
    return str(error.value)


def test_the_default_is_the_later_printing() -> None:
    state = new()
    assert [module.id for module in state.rules.modules] == ["base"]
    assert state.rules.options == {"printing": "later", "documented_only": "no"}
    assert set(GAME.options) == {"printing", "documented_only"}
    assert GAME.options["printing"].choices == ("later", "first")


@pytest.mark.parametrize(("printing", "numbers"), [("later", (3, 5, False)), ("first", (2, 3, True))])
def test_the_numbers_of_the_printings(printing: str, numbers: tuple[int, int, bool]) -> None:
    book = new(printing=printing).book
    assert (book.draw, book.cards_per_point, book.fewer_green) == numbers
    assert new(printing=printing).view()["options"] == {"printing": printing, "documented_only": "no"}


def test_the_deal_does_not_depend_on_the_printing() -> None:
    first, second = new(printing="later"), new(printing="first")
    assert first.position() == second.position()
    assert first.digest() != second.digest()


@pytest.mark.parametrize("seats", [0, 1, 5, -2, True, "2", None, 2.0])
def test_the_game_is_for_two_to_four(seats: Any) -> None:
    message = refused(seats)
    assert repr(seats) in message
    assert "'2', '3', '4'" in message


def test_an_unknown_module_names_those_there_are() -> None:
    message = refused(modules=["base", "vineyards"])
    assert "'vineyards'" in message
    assert "'base'" in message


@pytest.mark.parametrize("modules", ["base", 7, {"base": True}, [None], [["base"]]])
def test_modules_are_a_list_of_names(modules: Any) -> None:
    assert "'base'" in refused(modules=modules)


def test_without_modules_the_base_comes_along() -> None:
    assert new(modules=[]).digest() == new().digest()


@pytest.mark.parametrize("value", ["second", "", "Later", True, 1, None, ["first"], {"first": 1}])
def test_a_wrong_value_names_option_and_valid_words(value: Any) -> None:
    message = refused(printing=value)
    assert "'printing'" in message
    assert repr(value) in message
    assert "'later'" in message
    assert "'first'" in message


@pytest.mark.parametrize("name", ["edition", "duchies", "draw", ""])
def test_an_unknown_option_names_those_there_are(name: str) -> None:
    message = refused(**{name: "later"})
    assert repr(name) in message
    assert "'printing'" in message


def test_options_are_a_mapping() -> None:
    with pytest.raises(BadOption, match="mapping"):
        burgrave.new("tuscany", 2, 1, None, ["printing"])  # type: ignore[arg-type]


@pytest.mark.parametrize("printing", ["later", "first"])
def test_there_is_no_game_of_published_content_alone(printing: str) -> None:
    """Nobody has published the estate parts, without which nothing can be placed: the refusal names what is missing."""
    message = refused(printing=printing, documented_only="yes")
    assert "documented_only" in message
    for part in ("estate parts", "estate cards", "income cards", "agriculture tokens", "colour"):
        assert part in message


def test_what_the_refusal_names_is_marked_in_the_tables() -> None:
    """Whoever fills in one of these corrects the message too."""
    marked = {
        (path, name)
        for path in ("estate.toml", "cards.toml", "tokens.toml", "rules.toml")
        for name, rows in read_toml(path).items()
        if rows.get("source") == "reconstructed"
    }
    assert marked == {
        ("estate.toml", "parts"),
        ("cards.toml", "estate"),
        ("cards.toml", "income"),
        ("tokens.toml", "agriculture"),
        ("rules.toml", "colour_bonus"),
    }


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.pure
def test_the_refusal_is_in_the_language_of_the_page(language: str) -> None:
    from burgrave.table.pages.compatibility import CompatibilityChecker

    refused = CompatibilityChecker(GAME, [], {}, language).fit().options["documented_only"]
    assert set(refused) == {"yes"}
    assert ("estate parts" in refused["yes"]) == (language == "en")
    assert ("kart" in refused["yes"]) == (language == "pl")


@pytest.mark.parametrize("seed", [-1, 1.5, "1", True, 1 << 256])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption):
        burgrave.new("tuscany", 2, seed)
