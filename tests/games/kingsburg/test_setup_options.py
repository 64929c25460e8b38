"""Modules and options before the game: what they are by default, what goes together, and clear words where something does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import burgrave
from burgrave import BadOption
from burgrave.games.kingsburg.buildings import BUILDINGS, DECLARED, PLOT
from burgrave.games.kingsburg.data import read_toml
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.modules.destiny.deck import deck_of
from burgrave.games.kingsburg.modules.destiny.printed import CARDS as DESTINY
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS
from burgrave.games.kingsburg.modules.governors.court import in_play
from burgrave.games.kingsburg.modules.scenarios.printed import SHEETS

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
    assert state.rules.options == {"documented_only": "no", "guard_tower": "0", "year_4_demons": "points"}
    assert [row["row"] for row in state.view()["players"][0]["rows"]] == ["B", "C", "D", "E", "F"]


@pytest.mark.parametrize("module", EXPANSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_module_alone_brings_the_base_along(module: str, seats: int) -> None:
    state = new(seats, [module])
    assert [merged.id for merged in state.rules.modules] == ["base", module]
    assert state.to_act


def test_modules_are_merged_in_the_order_of_the_book_however_they_are_named() -> None:
    chosen = [name for name in EXPANSIONS if name != "soldier_tokens"]
    first, second = new(3, chosen), new(3, chosen[::-1])
    assert [module.id for module in first.rules.modules] == ["base", *chosen]
    assert first.digest() == second.digest()


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


# ---- games recorded before an option existed ----


def test_former_values_are_what_was_played_before_the_options_existed() -> None:
    former = {name: option.former for name, option in GAME.options.items() if option.former}
    assert former == {"year_4_demons": "building", "snowstorm": "die_only"}


# ---- what single options change ----


def test_the_guard_tower_scores_by_the_option() -> None:
    for value, points in (("0", 0), ("1", 1)):
        rows = new(guard_tower=value).view()["players"][0]["rows"]
        assert [plot["points"] for row in rows for plot in row["plots"] if plot["building"] == "guard_tower"] == [points]


def is_published(entry: Any) -> bool:
    """Whether nothing of a card, building or sheet is ours."""
    return entry["source"] in ("rulebook", "public", "one-source") and not entry.get("guessed")


def content(state: Any) -> Iterator[tuple[str, Any]]:
    """Everything printed that may come up in a game: buildings of its sheets and strips, cards, the scenario, the enemies."""
    book = state.rules.book
    for number, name in enumerate(BUILDINGS):
        if book.sheet >> PLOT[number] & 1 and number in book.powers:
            yield name, DECLARED[name]
    slices = [module.id for module in state.rules.modules if module.slice]
    if "governors" in slices:
        hands = {
            name
            for seat in range(state.seats)
            for seed in range(40)
            for name in state.imagine(seat, seed).view(seat)["governors"]["hand"]
        }
        yield from ((name, GOVERNORS[name]) for name in hands)
        yield from ((list(GOVERNORS)[number], GOVERNORS[list(GOVERNORS)[number]]) for number in in_play(book.documented_only))
    if "destiny" in slices:
        yield from ((list(DESTINY)[number], list(DESTINY.values())[number]) for number in deck_of(state).cards)
    if "scenarios" in slices:
        yield state.rules.options["scenario"], SHEETS[state.rules.options["scenario"]]
    cards = read_toml("enemies.toml")["cards"]
    yield from ((CARDS[card], cards[CARDS[card]]) for pile in book.piles for card in pile)


OURS = {"extra_rows", "alternative_rows", "destiny"}
"""Modules of which too much is ours: prices, or all but two of the cards."""


@pytest.mark.parametrize("module", EXPANSIONS)
def test_with_documented_only_nothing_is_in_play_that_is_ours(module: str) -> None:
    if module in OURS:
        message = refused(3, [module], documented_only="yes")
        assert "'documented_only'" in message
        assert f"'{module}'" in message
        assert not all(is_published(entry) for _, entry in content(new(3, [module])))
    else:
        state = new(3, [module], documented_only="yes")
        assert [name for name, entry in content(state) if not is_published(entry)] == []


def test_all_documented_modules_go_together() -> None:
    modules = [name for name in EXPANSIONS if name not in OURS]
    for seats in (2, 3, 4, 5):
        state = new(seats, modules, documented_only="yes", scenario="shifting_alliances")
        assert [name for name, entry in content(state) if not is_published(entry)] == []


def test_as_printed_has_only_what_is_published() -> None:
    preset = GAME.preset("documented")
    state = new(preset.seats, list(preset.modules), **preset.options)
    assert len(preset.modules) > 1
    assert [name for name, entry in content(state) if not is_published(entry)] == []


def test_too_few_destiny_cards_are_published_for_a_game() -> None:
    assert sum(1 for entry in DESTINY.values() if is_published(entry)) < 5


def test_governors_that_are_published() -> None:
    published = [name for name, entry in GOVERNORS.items() if is_published(entry)]
    assert published == ["preacher", "tax_collector", "prince", "philosopher", "duke", "sorcerer", "fairy", "trickster"]


def test_with_few_documented_governors_fewer_are_dealt() -> None:
    for seats, hand in ((2, 3), (3, 2), (4, 2)):
        state = new(seats, ["governors"], documented_only="yes")
        assert [len(state.legal_actions(seat)) for seat in range(seats)] == [hand] * seats
    # Five get one each and are not asked, unless they bid for six cards.
    state = new(5, ["governors"], documented_only="yes")
    assert None not in state.view()["governors"]["seats"]
    assert state.view(0)["governors"]["hand"] == []
    assert state.agenda[-1].id != "KeepGovernors"
    state = new(5, ["governors"], documented_only="yes", governor_choice="auction")
    assert len(state.view()["governors"]["table"]) == 6
