"""Modules and options before the game: what they are by default, what goes together, and clear words where something does not."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave import BadOption

GAME = burgrave.game("kingsburg")
EXPANSIONS = [name for name in GAME.modules if name != "base"]
OWNER = {option.name: module.id for module in GAME.modules.values() for option in module.options}
"""By option: the module it belongs to."""


def new(seats: Any = 2, modules: Any = None, **options: Any) -> Any:
    return burgrave.new("kingsburg", seats, 1, modules, options)


def refused(seats: Any = 2, modules: Any = None, **options: Any) -> str:
    with pytest.raises(BadOption) as error:
        new(seats, modules, **options)
    return str(error.value)


# ---- what goes together ----


def test_the_default_is_the_base_game() -> None:
    state = new()
    assert [module.id for module in state.rules.modules] == ["base"]
    assert state.rules.options == {"documented_only": "no", "guard_tower": "0"}
    assert [row["row"] for row in state.view()["players"][0]["rows"]] == ["B", "C", "D", "E", "F"]


@pytest.mark.parametrize("module", EXPANSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_module_alone_brings_the_base_along(module: str, seats: int) -> None:
    state = new(seats, [module])
    assert [one.id for one in state.rules.modules] == ["base", module]
    assert state.to_act


def test_modules_are_merged_in_the_order_of_the_book_however_they_are_named() -> None:
    chosen = [name for name in EXPANSIONS if name != "soldier_tokens"]
    one, other = new(3, chosen), new(3, chosen[::-1])
    assert [module.id for module in one.rules.modules] == ["base", *chosen]
    assert one.digest() == other.digest()


@pytest.mark.parametrize("scenario", ["shifting_alliances", "goblin_valley", "royal_fair"])
def test_all_modules_go_together_with_these_scenarios(scenario: str) -> None:
    assert len(new(4, EXPANSIONS, scenario=scenario).rules.modules) == 8


def test_the_view_has_a_part_for_each_module_with_things_of_its_own() -> None:
    bare, full = new(3).view(), new(3, EXPANSIONS, scenario="royal_fair").view()
    assert set(full) - set(bare) == set(EXPANSIONS) - {"extra_rows"}
    assert not set(bare) & set(EXPANSIONS)


def test_every_value_of_every_option_can_be_played() -> None:
    for name, option in GAME.options.items():
        for value in option.choices:
            state = new(3, [OWNER[name]], **{name: value})
            assert state.rules.options[name] == value


# ---- what does not, and what would ----


@pytest.mark.parametrize("seats", [0, 1, 6, -2, True, "2", None, 2.0])
def test_the_game_is_for_two_to_five(seats: Any) -> None:
    message = refused(seats)
    assert repr(seats) in message
    assert "'2', '3', '4', '5'" in message


def test_an_unknown_module_names_those_there_are() -> None:
    message = refused(modules=["base", "dragons"])
    assert "'dragons'" in message
    assert all(f"'{name}'" in message for name in GAME.modules)


@pytest.mark.parametrize("modules", ["governors", 7, {"governors": True}, [None], [["governors"]]])
def test_modules_are_a_list_of_names(modules: Any) -> None:
    message = refused(modules=modules)
    assert all(f"'{name}'" in message for name in GAME.modules)


@pytest.mark.parametrize("options", [{}, {"scenario": "wheeling_and_dealing"}])
def test_wheeling_and_dealing_does_without_soldier_tokens(options: dict[str, str]) -> None:
    message = refused(3, ["soldier_tokens", "scenarios"], **options)
    assert "'wheeling_and_dealing'" in message
    assert "'soldier_tokens'" in message
    assert new(3, ["soldier_tokens", "scenarios"], scenario="goblin_valley").to_act


def test_the_royal_fair_is_ours_and_not_among_the_documented() -> None:
    message = refused(3, ["scenarios"], scenario="royal_fair", documented_only="yes")
    assert "'royal_fair'" in message
    assert "documented_only" in message
    for scenario in ("wheeling_and_dealing", "shifting_alliances", "goblin_valley"):
        assert new(3, ["scenarios"], scenario=scenario, documented_only="yes").to_act


@pytest.mark.parametrize("option", [name for name, module in OWNER.items() if module != "base"])
def test_an_option_of_a_module_that_is_not_chosen_is_unknown(option: str) -> None:
    message = refused(3, **{option: GAME.options[option].default})
    assert f"'{option}'" in message
    assert all(f"'{name}'" in message for name in ("documented_only", "guard_tower"))
    assert all(f"'{other}'" not in message for other in OWNER if other != option and OWNER[other] != "base")


@pytest.mark.parametrize("option", OWNER)
@pytest.mark.parametrize("value", ["maybe", "", True, 1, None, ["yes"]])
def test_a_wrong_value_names_option_and_valid_words(option: str, value: Any) -> None:
    message = refused(3, [OWNER[option]], **{option: value})
    assert f"'{option}'" in message
    assert repr(value) in message
    assert all(f"'{word}'" in message for word in GAME.options[option].choices)


def test_options_are_a_mapping() -> None:
    with pytest.raises(BadOption, match="mapping"):
        burgrave.new("kingsburg", 2, 1, None, ["guard_tower"])  # type: ignore[arg-type]


# ---- what single options change ----


def test_the_guard_tower_scores_by_the_option() -> None:
    for value, points in (("0", 0), ("1", 1)):
        rows = new(guard_tower=value).view()["players"][0]["rows"]
        assert [plot["points"] for row in rows for plot in row["plots"] if plot["building"] == "guard_tower"] == [points]


def test_documented_only_leaves_what_we_made_up_in_the_box() -> None:
    """Every card that is dealt or turned up over many games is documented; without the option others come up."""
    from burgrave.games.kingsburg.powers import DESTINY, GOVERNORS

    for option, is_all_documented in (("yes", True), ("no", False)):
        cards = []
        for seed in range(40):
            options = {"documented_only": option, "governor_choice": "auction"}
            view = burgrave.new("kingsburg", 5, seed, ["governors", "destiny"], options).view()
            cards += [GOVERNORS[name] for name in view["governors"]["table"]]
            state = burgrave.new("kingsburg", 2, seed, ["destiny"], {"documented_only": option})
            cards.append(DESTINY[state.view()["destiny"]["card"]])
        assert all(card["source"] != "reconstructed" for card in cards) == is_all_documented


def test_with_few_documented_governors_everybody_still_has_a_choice() -> None:
    for seats in (2, 3, 4, 5):
        state = new(seats, ["governors"], documented_only="yes")
        assert all(len(state.legal_actions(seat)) >= 2 for seat in range(seats))
