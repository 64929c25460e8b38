"""Action points, and the actions of architect and merchant (p. 14-15)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.cathedrals import CATHEDRALS

from ..scene import acting, asked, cost_of, give, happened, lay_bonus, legal, offered, play, scene, stored, where


def test_p14_example_the_architect() -> None:
    """A die of 3 is 4 points: to Nürnberg, its bonus tile, to Praha, a pillar."""
    state = lay_bonus(give(scene(), architect="frankfurt"), nuernberg="helper:any_1")
    state.wheel = 5
    state.turn_wheel()
    assert state.view()["spaces"][1]["value"] == 3
    play(state, "take die:wool.3 space:architect")
    assert state.view()["turn"]["points"] == 4
    play(state, "move figure:architect place:nuernberg", "take bonus:nuernberg")
    assert stored(state)[0] == "helper:any_1"
    play(state, "move figure:architect place:praha", "build pillar:praha")
    assert state.view()["turn"]["points"] == 0
    assert state.view()["places"]["praha"]["cathedral"]["pillars"] == [0]
    assert legal(state) == ["use storage:1", "end"]


def test_p15_example_the_merchant() -> None:
    """A die of 4 is 3 points: two steps from Arles over the road space to Genova, and a house there."""
    state = give(scene(), merchant="arles")
    state.wheel = 3
    state.turn_wheel()
    play(state, "take die:stone.4 space:merchant")
    assert state.view()["turn"]["points"] == 3
    play(state, "move figure:merchant place:genova")
    assert state.view()["turn"]["points"] == 1
    play(state, "build house:genova.1")
    assert state.view()["places"]["genova"]["houses"][0]["owner"] == 0
    assert legal(state) == ["end"]


@pytest.mark.parametrize("figure", ["merchant", "architect"])
def test_p14_a_step_costs_a_point(figure: str) -> None:
    state = acting(give(scene(), merchant="paris", architect="paris"), figure, 1)
    near = [f"move figure:{figure} place:{place}" for place in ("tiletum", "troyes", "paris-bordeaux")]
    assert legal(state, "move") == near
    play(state, near[0])
    assert where(state, figure) == "tiletum"
    assert not legal(state, "move")


@pytest.mark.parametrize("figure", ["merchant", "architect"])
def test_p14_only_the_figure_of_the_action_moves_builds_and_takes(figure: str) -> None:
    state = lay_bonus(give(scene(), merchant="hamburg", architect="koeln"), hamburg="helper:any_1", koeln="helper:any_1")
    acting(state, figure, 3)
    assert {text.split()[1] for text in legal(state, "move")} == {f"figure:{figure}"}
    assert legal(state, "build") == (["build house:hamburg.1"] if figure == "merchant" else ["build pillar:koeln"])
    assert legal(state, "take") == [f"take bonus:{'hamburg' if figure == 'merchant' else 'koeln'}"]


def test_p14_options_in_any_order_and_as_often_as_one_likes() -> None:
    state = acting(give(scene(), merchant="antwerpen"), "merchant", 4)
    play(state, "build house:antwerpen.1", "move figure:merchant place:brugge", "build house:brugge.1")
    play(state, "move figure:merchant place:tiletum")
    assert state.points == 0
    assert state.houses[0] == 0


def test_p14_points_may_be_left() -> None:
    state = acting(scene(), "architect", 6)
    play(state, "end")
    assert state.to_act == (1,)


def test_p29_nothing_is_built_on_a_road_space_and_everybody_stops_there() -> None:
    state = acting(give(scene(), merchant="arles-genova"), "merchant", 3)
    assert not legal(state, "build")
    assert not legal(state, "take")
    assert "move figure:merchant place:genova" in legal(state)


# ---- houses ----


def test_p15_a_house_comes_from_the_supply() -> None:
    state = acting(give(scene(), merchant="hamburg", houses="verona troyes"), "merchant", 3)
    assert state.houses[0] == 0
    assert not legal(state, "build")


def test_p15_one_house_in_each_town() -> None:
    state = acting(give(scene(4), merchant="frankfurt", houses="frankfurt.2"), "merchant", 3)
    assert not legal(state, "build")


def test_p15_a_town_without_a_free_space() -> None:
    state = give(scene(), 1, houses="brugge")
    assert not legal(acting(give(state, merchant="brugge"), "merchant", 3), "build")


@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_p29_house_spaces_for_more_players_are_not_used_with_fewer(seats: int, spaces: int) -> None:
    state = scene(seats)
    assert len(state.view()["places"]["frankfurt"]["houses"]) == spaces
    for seat in range(1, seats):
        give(state, seat, houses=f"frankfurt.{seat}")
    give(state, merchant="frankfurt")
    acting(state, "merchant", 2)
    # With the others there, one space is left only if there are as many as players.
    assert bool(legal(state, "build")) == (spaces > seats - 1)


def test_p15_spaces_that_bring_different_things_can_be_chosen() -> None:
    state = acting(give(scene(3), merchant="venezia"), "merchant", 2)
    assert legal(state, "build") == ["build house:venezia.1", "build house:venezia.2"]


def test_p15_of_spaces_that_bring_the_same_the_first_stands_for_all() -> None:
    assert legal(acting(give(scene(4), merchant="frankfurt"), "merchant", 2), "build") == ["build house:frankfurt.1"]


def test_p15_a_house_space_brings_its_points_at_once() -> None:
    state = acting(give(scene(), merchant="venezia"), "merchant", 2)
    events = play(state, "build house:venezia.1")
    assert happened(events, "score") == [(0, "houses", 3)]
    assert state.points == 1


def test_p29_a_house_space_lets_its_owner_reuse_a_building() -> None:
    state = give(scene(), merchant="verona", rooms="4.1=merchant.gold2 5.1=king.points3")
    events = play(acting(state, "merchant", 2), "build house:verona.1")
    assert happened(events, "house")
    assert asked(state) == "ReuseBuilding"
    assert legal(state) == ["reuse building:4", "reuse building:5", "skip"]
    play(state, "reuse building:5")
    assert state.scores[0] == 13
    assert asked(state) == "Act"


def test_p29_without_any_character_there_is_nothing_to_reuse() -> None:
    state = acting(give(scene(), merchant="verona"), "merchant", 2)
    play(state, "build house:verona.1")
    assert asked(state) == "Act"


# ---- pillars ----


def test_p14_one_pillar_at_each_cathedral() -> None:
    state = acting(give(scene(), architect="paris", pillars="paris"), "architect", 3)
    assert not legal(state, "build")


def test_p14_a_pillar_comes_from_the_supply() -> None:
    state = acting(give(scene(), architect="paris", pillars="koeln london"), "architect", 3)
    assert state.pillars[0] == 0
    assert not legal(state, "build")


@pytest.mark.parametrize("city", [city for city in CATHEDRALS if city != "wien"])
def test_p14_pillar_spaces_are_as_many_as_cathedral_tiles(city: str) -> None:
    state = scene(4)
    spaces = state.view()["places"][city]["cathedral"]["spaces"]
    assert spaces == len(state.view()["places"][city]["cathedral"]["pile"])
    for seat in range(1, spaces + 1):
        if seat < 4:
            give(state, seat, pillars=city)
    assert not legal(acting(give(state, architect=city), "architect", 3), "build")


def test_p29_no_pillar_where_no_cathedral_is_built() -> None:
    state = cost_of(give(scene(), architect="paris"), "paris", 0)
    assert not legal(acting(state, "architect", 3), "build")


def test_p14_no_pillar_where_no_cathedral_is() -> None:
    assert not legal(acting(give(scene(), architect="hamburg"), "architect", 3), "build")


# ---- bonus tiles ----


@pytest.mark.parametrize("figure", ["merchant", "architect"])
def test_p14_a_bonus_tile_of_the_city_costs_a_point(figure: str) -> None:
    state = lay_bonus(give(scene(), merchant="wien", architect="wien"), wien="crest:4")
    acting(state, figure, 1)
    play(state, "take bonus:wien")
    assert (stored(state)[0], state.points) == ("crest:4", 0)
    assert state.view()["places"]["wien"]["bonus"] is None


def test_p14_without_points_nothing_is_bought() -> None:
    state = lay_bonus(give(scene(), merchant="hamburg"), hamburg="helper:any_1")
    acting(state, "merchant", 1)
    play(state, "take bonus:hamburg")
    assert offered(state, "") == ["use storage:1", "end"]
