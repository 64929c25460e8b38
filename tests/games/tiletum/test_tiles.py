"""Every face of every square tile: what it brings, and when it may be used (p. 23-27). The tables are typed from the book."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.games.tiletum.house import CONTRACT_POINTS, CREST_BONUS, CREST_COST
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.tiles import TILES

from .scene import (
    acting,
    asked,
    give,
    goods,
    happened,
    lay_characters,
    lay_contracts,
    legal,
    offered,
    on_track,
    play,
    scene,
    stored,
    where,
)

ALL = [f"gain good:{good}" for good in GOODS]


def names(sort: str) -> list[str]:
    return [name.split(":")[1] for name in TILES if name.startswith(f"{sort}:")]


# ---- helpers ----

SIMPLE: dict[str, tuple[dict[str, int], int]] = {
    "gold_4": ({"gold": 4}, 0),
    "points_4": ({}, 4),
    "gold_2_points_2": ({"gold": 2}, 2),
    "one_each": ({"food": 1, "wool": 1, "stone": 1, "iron": 1}, 0),
}
SIDES = [f"{action}_{points}" for action in ("merchant", "character", "contract", "architect") for points in (2, 3)]
CHOSEN = {"any_1": 1}
ADDING = {"add_1": 1, "add_2": 2, "add_3": 3}
ANY_GOODS = {"goods_2": 2, "goods_3": 3}
KING = {"king_2": 2, "king_3": 3}


def with_helper(name: str, **more: str) -> State:
    return give(scene(4), stored=f"helper:{name}", **more)


def test_p23_every_helper_is_tried_here() -> None:
    tried = [*SIMPLE, *SIDES, *CHOSEN, *ADDING, *ANY_GOODS, *KING, "recolour", "reuse"]
    assert sorted(names("helper")) == sorted(tried)


@pytest.mark.parametrize("name", SIMPLE)
def test_p24_gold_points_goods(name: str) -> None:
    state = with_helper(name)
    events = play(state, "use storage:1")
    brings, points = SIMPLE[name]
    assert goods(state) == brings
    assert happened(events, "score") == ([(0, "helpers", points)] if points else [])
    assert asked(state) == "ChooseDie"


@pytest.mark.parametrize("name", ANY_GOODS)
def test_p24_goods_of_any_kind_each_another_if_one_likes(name: str) -> None:
    state = with_helper(name)
    play(state, "use storage:1")
    for left in range(ANY_GOODS[name], 0, -1):
        assert state.view()["asked"] == {"step": "GainGoods", "count": left}
        assert legal(state) == ALL
        play(state, ALL[left])
    assert sum(goods(state).values()) == len(goods(state)) == ANY_GOODS[name]
    assert asked(state) == "ChooseDie"


@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize("moment", ["before the die", "in an action"])
def test_p23_an_action_besides(name: str, moment: str) -> None:
    action, points = name.split("_")
    state = with_helper(name, goods="gold=1", merchant="hamburg", architect="paris")
    lay_characters(state, "character:king.gold2 - - - -")
    lay_contracts(state, "- - - - contract:iron_9")
    if moment == "in an action":
        acting(state, "king", 2)
    play(state, "use storage:1")
    assert state.view()["asked"] == {"step": "SideAct", "action": action, "points": int(points)}
    one = {
        "merchant": "build house:hamburg.1",
        "architect": "build pillar:paris",
        "character": "take character:1",
        "contract": "take contract:5",
    }[action]
    play(state, one)
    assert state.view()["asked"]["points"] == int(points) - 1
    assert "skip" in legal(state)
    play(state, "skip")
    assert asked(state) == ("Act" if moment == "in an action" else "ChooseDie")


def test_p23_an_action_besides_with_nothing_to_do_lapses() -> None:
    state = with_helper("contract_2")
    events = play(state, "use storage:1")
    assert happened(events, "lapse") == [(0, "SideAct")]
    assert asked(state) == "ChooseDie"


@pytest.mark.parametrize("name", KING)
def test_p23_steps_on_the_king_track(name: str) -> None:
    state = on_track(with_helper(name), s1=KING[name])
    events = play(state, "use storage:1")
    assert happened(events, "king") == [(0, KING[name], KING[name])]
    assert state.court[:2] == [1, 0]
    assert asked(state) == "ChooseDie"


@pytest.mark.parametrize("action", ["merchant", "architect", "character", "contract", "king"])
def test_p23_any_action_of_1_point(action: str) -> None:
    state = with_helper("any_1", goods="gold=1")
    lay_characters(state, "character:king.gold2 - - - -")
    play(state, "use storage:1")
    assert legal(state) == [f"choose space:{kind}" for kind in ("merchant", "architect", "character", "contract", "king")]
    play(state, f"choose space:{action}")
    if action == "king":
        assert state.king[0] == 1
    else:
        assert state.view()["asked"] == {"step": "SideAct", "action": action, "points": 1}


@pytest.mark.parametrize("name", ADDING)
def test_p23_points_for_the_action_of_the_die(name: str) -> None:
    state = with_helper(name)
    assert not legal(state, "use")
    acting(state, "merchant", 2)
    play(state, "use storage:1")
    assert (state.points, state.granted) == (2 + ADDING[name], 2 + ADDING[name])


@pytest.mark.parametrize("name", ADDING)
def test_p23_points_for_the_king_are_steps(name: str) -> None:
    state = acting(with_helper(name), "king", 2)
    play(state, "use storage:1")
    assert state.king[0] == 2 + ADDING[name]


def test_ruling_points_are_added_as_soon_as_the_action_has_begun_and_until_it_ends() -> None:
    state = acting(give(with_helper("add_2"), stored="helper:add_1", merchant="hamburg"), "merchant", 1)
    play(state, "build house:hamburg.1")
    assert state.points == 0
    play(state, "use storage:1", "use storage:2")
    assert state.points == 3


def test_p23_points_are_not_added_to_an_action_besides() -> None:
    """Used there, they still count for the action of the die."""
    state = acting(give(with_helper("merchant_2"), stored="helper:add_2"), "contract", 1)
    play(state, "use storage:1", "use storage:2")
    assert state.view()["asked"] == {"step": "SideAct", "action": "merchant", "points": 2}
    assert state.points == 3
    before = give(with_helper("merchant_2"), stored="helper:add_2")
    play(before, "use storage:1")
    assert not legal(before, "use")


@pytest.mark.parametrize("good", GOODS)
def test_p23_another_good_instead_of_the_colour_of_the_die(good: str) -> None:
    state = with_helper("recolour")
    assert legal(state, "use") == [f"use storage:1 good:{good}" for good in GOODS]
    play(state, f"use storage:1 good:{good}")
    assert state.view()["turn"]["recolour"] == good
    play(state, "take die:iron.5 space:king")
    assert goods(state) == {good: 5}


def test_ruling_the_die_is_recoloured_before_it_is_taken_and_once() -> None:
    state = give(with_helper("recolour"), stored="helper:recolour")
    play(state, "use storage:1 good:gold")
    assert not legal(state, "use")
    play(state, "take die:iron.5 space:king")
    assert not legal(state, "use")
    play(state, "end")
    assert state.recolour == -1


def test_p23_recolouring_and_changing_the_value() -> None:
    state = with_helper("recolour", goods="gold=2")
    play(state, "use storage:1 good:wool", "take die:iron.5 space:any")
    assert goods(state) == {"wool": 6}


# ---- reusing a building ----


def test_p24_a_building_with_a_character_is_needed() -> None:
    assert not legal(with_helper("reuse"), "use")
    assert legal(with_helper("reuse", rooms="1.1=king.gold2"), "use") == ["use storage:1"]


def test_p24_every_character_of_a_building_once_more() -> None:
    state = with_helper("reuse", rooms="1.1=king.gold2 1.3=king.points3 2.2=merchant.gold3")
    play(state, "use storage:1")
    assert legal(state) == ["reuse building:1", "reuse building:2", "skip"]
    events = play(state, "reuse building:1")
    assert goods(state) == {"gold": 2}
    assert happened(events, "score") == [(0, "characters", 3)]
    assert asked(state) == "ChooseDie"


def test_p24_in_any_order_and_some_may_be_ignored() -> None:
    state = with_helper("reuse", rooms="1.1=character.character1 1.2=character.architect_step1+merchant_step1 1.3=character.food2")
    play(state, "use storage:1", "reuse building:1")
    assert goods(state) == {"food": 2}
    assert legal(state) == ["resolve room:1.1", "resolve room:1.2", "skip"]
    play(state, "resolve room:1.2")
    assert asked(state) == "Stroll"
    play(state, "skip")
    assert legal(state) == ["resolve room:1.1", "skip"]
    play(state, "skip")
    assert asked(state) == "ChooseDie"


def test_p24_a_step_on_the_king_track_may_be_ignored_too() -> None:
    state = with_helper("reuse", rooms="5.1=king.king2")
    play(state, "use storage:1", "reuse building:5")
    assert legal(state) == ["resolve room:5.1", "skip"]
    other = state.clone()
    play(state, "resolve room:5.1")
    play(other, "skip")
    assert (state.king[0], other.king[0]) == (2, 0)


def test_p19_tasks_between_the_characters_of_a_reused_building() -> None:
    """Stone that one of them brings fulfils a contract, whose pillar the other one builds."""
    state = with_helper("reuse", rooms="2.1=architect.stone2 2.2=architect.pillar1", goods="stone=1", architect="paris")
    give(state, stored="contract:same_3", pillars="praha bordeaux")
    play(state, "use storage:1", "reuse building:2")
    assert legal(state) == ["resolve room:2.2", "fulfil storage:2 good:stone", "skip"]
    play(state, "fulfil storage:2 good:stone")
    assert legal(state) == ["resolve room:2.2", "skip"]
    play(state, "resolve room:2.2", "build pillar:paris")
    assert asked(state) == "ChooseDie"


def test_p24_all_may_be_ignored() -> None:
    state = with_helper("reuse", rooms="5.1=king.gold2")
    play(state, "use storage:1", "skip")
    assert goods(state) == {}
    assert stored(state) == [None] * 4


def test_p24_unfinished_or_completed_alike() -> None:
    state = with_helper("reuse", rooms="5.1=king.gold2", crests="5=1")
    play(state, "use storage:1", "reuse building:5")
    assert goods(state) == {"gold": 2}


# ---- characters ----

FACES: dict[str, Any] = {
    "gold2": {"gold": 2},
    "gold3": {"gold": 3},
    "stone1": {"stone": 1},
    "stone2": {"stone": 2},
    "food1": {"food": 1},
    "food2": {"food": 2},
    "wool2": {"wool": 2},
    "iron1": {"iron": 1},
    "iron2": {"iron": 2},
    "gold1+iron1": {"gold": 1, "iron": 1},
    "gold1+wool1": {"gold": 1, "wool": 1},
    "points2": 2,
    "points3": 3,
}
ASKING = {
    "merchant_step1": {"step": "Stroll", "merchant": 1, "architect": 0, "house": False, "pillar": False},
    "merchant_step2": {"step": "Stroll", "merchant": 2, "architect": 0, "house": False, "pillar": False},
    "merchant_step1+house1": {"step": "Stroll", "merchant": 1, "architect": 0, "house": True, "pillar": False},
    "house1": {"step": "Stroll", "merchant": 0, "architect": 0, "house": True, "pillar": False},
    "architect_step1": {"step": "Stroll", "merchant": 0, "architect": 1, "house": False, "pillar": False},
    "architect_step2": {"step": "Stroll", "merchant": 0, "architect": 2, "house": False, "pillar": False},
    "architect_step1+pillar1": {"step": "Stroll", "merchant": 0, "architect": 1, "house": False, "pillar": True},
    "pillar1": {"step": "Stroll", "merchant": 0, "architect": 0, "house": False, "pillar": True},
    "architect_step1+merchant_step1": {"step": "Stroll", "merchant": 1, "architect": 1, "house": False, "pillar": False},
    "character1": {"step": "SideAct", "action": "character", "points": 1},
    "character2": {"step": "SideAct", "action": "character", "points": 2},
    "contract3": {"step": "SideAct", "action": "contract", "points": 3},
}
STEPS = {"king1": 1, "king2": 2}
WITH_GOOD = {"contract1+goods1": 1, "contract2+goods1": 2}


def settled(name: str, **more: str) -> tuple[State, list[Any]]:
    """A character has just moved into the building with one room."""
    state = give(scene(4), stored=f"character:{name}", **more)
    lay_characters(state, "character:king.gold2 - - - -")
    acting(state, "character", 1)
    return state, play(state, "settle storage:1 room:5.1")


@pytest.mark.parametrize("name", names("character"))
def test_p24_every_character_brings_what_it_shows(name: str) -> None:
    face = name.split(".")[1]
    state, events = settled(name, goods="gold=1", merchant="hamburg", architect="paris")
    before = 1 if "gold" not in face else 1 + int(face[4])
    if face in FACES and isinstance(FACES[face], dict):
        assert goods(state) == {**{"gold": 1}, **FACES[face], "gold": before}
        assert asked(state) == "Act"
    elif face in FACES:
        assert happened(events, "score") == [(0, "characters", FACES[face])]
        assert asked(state) == "Act"
    elif face in STEPS:
        assert happened(events, "king") == [(0, STEPS[face], STEPS[face])]
        assert asked(state) == "Act"
    elif face in WITH_GOOD:
        assert asked(state) == "GainGoods"
        play(state, "gain good:iron")
        assert goods(state) == {"gold": 1, "iron": 1}
        assert state.view()["asked"] == {"step": "SideAct", "action": "contract", "points": WITH_GOOD[face]}
    else:
        assert state.view()["asked"] == ASKING[face]
        assert legal(state)[-1] == "skip"
    assert state.points == 0


def test_p25_every_face_of_the_appendix_is_there() -> None:
    assert {name.split(".")[1] for name in names("character")} == {*FACES, *ASKING, *STEPS, *WITH_GOOD}


def test_p25_a_step_to_a_neighbour() -> None:
    state, _ = settled("merchant.merchant_step1", merchant="paris")
    near = [f"move figure:merchant place:{place}" for place in ("tiletum", "troyes", "paris-bordeaux")]
    assert legal(state) == [*near, "skip"]
    play(state, near[0])
    assert (where(state, "merchant"), asked(state)) == ("tiletum", "Act")


def test_p25_two_steps_one_after_the_other() -> None:
    state, _ = settled("merchant.merchant_step2", merchant="paris")
    assert "move figure:merchant place:bordeaux" in legal(state)
    play(state, "move figure:merchant place:paris-bordeaux")
    assert "move figure:merchant place:bordeaux" in legal(state)
    play(state, "skip")
    assert where(state, "merchant") == "paris-bordeaux"


@pytest.mark.parametrize("figure", ["merchant", "architect"])
def test_p25_both_steps_at_once_leave_none(figure: str) -> None:
    state, _ = settled(f"{figure}.{figure}_step2", merchant="paris", architect="paris")
    play(state, f"move figure:{figure} place:bordeaux")
    assert (where(state, figure), asked(state)) == ("bordeaux", "Act")


def test_p25_a_step_of_each_figure() -> None:
    state, _ = settled("character.architect_step1+merchant_step1", merchant="paris", architect="london")
    play(state, "move figure:architect place:london-brugge")
    assert not offered(state, "move figure:architect")
    play(state, "move figure:merchant place:troyes")
    assert asked(state) == "Act"


@pytest.mark.parametrize("order", ["step first", "house first"])
def test_p25_a_step_and_a_house_in_any_order(order: str) -> None:
    state, _ = settled("merchant.merchant_step1+house1", merchant="antwerpen")
    if order == "step first":
        play(state, "move figure:merchant place:brugge")
        assert legal(state) == ["build house:brugge.1", "skip"]
        play(state, "build house:brugge.1")
    else:
        play(state, "build house:antwerpen.1")
        assert not legal(state, "build")
        play(state, "move figure:merchant place:brugge")
    assert asked(state) == "Act"
    assert state.houses[0] == 2 + 1 - 1


def test_p25_only_a_part_of_it() -> None:
    state, _ = settled("merchant.merchant_step1+house1", merchant="antwerpen")
    play(state, "build house:antwerpen.1", "skip")
    assert where(state, "merchant") == "antwerpen"


@pytest.mark.parametrize("reason", ["own house", "no space", "no city"])
def test_p25_a_house_only_where_one_can_stand(reason: str) -> None:
    more = {"own house": {"houses": "brugge"}}.get(reason, {})
    place = "arles-genova" if reason == "no city" else "brugge"
    state = scene(2)
    if reason == "no space":
        give(state, 1, houses="brugge")
    give(state, stored="character:merchant.house1", merchant=place, **more)
    events = play(acting(state, "character", 1), "settle storage:1 room:5.1")
    assert happened(events, "lapse") == [(0, "Stroll")]
    assert asked(state) == "Act"


@pytest.mark.parametrize("reason", ["own pillar", "no space", "no cathedral", "not built"])
def test_p26_a_pillar_only_where_one_can_stand(reason: str) -> None:
    place = {"no cathedral": "hamburg", "not built": "wien", "no space": "bordeaux"}.get(reason, "paris")
    state = scene(4)
    if reason == "no space":
        give(give(state, 1, pillars="bordeaux"), 2, pillars="bordeaux")
    give(state, stored="character:architect.pillar1", architect=place, pillars="paris" if reason == "own pillar" else "")
    events = play(acting(state, "character", 1), "settle storage:1 room:5.1")
    assert happened(events, "lapse") == [(0, "Stroll")]


def test_p26_a_step_and_a_pillar() -> None:
    state, _ = settled("architect.architect_step1+pillar1", architect="tiletum")
    play(state, "move figure:architect place:paris", "build pillar:paris")
    assert asked(state) == "Act"
    assert state.pillars[0] == 1


def test_p29_a_house_of_a_character_brings_what_its_space_shows_before_the_rest() -> None:
    state, _ = settled("merchant.merchant_step1+house1", merchant="verona", rooms="4.1=king.gold2")
    play(state, "build house:verona.1")
    assert asked(state) == "ReuseBuilding"
    play(state, "reuse building:4")
    assert goods(state) == {"gold": 2}
    assert asked(state) == "Stroll"


# ---- contracts ----

NEEDS: dict[str, tuple[str, int, int]] = {
    "any_1": ("", 1, 1),
    "same_3": ("", 3, 3),
    "same_5": ("", 5, 6),
    "same_7": ("", 7, 10),
    "same_8": ("", 8, 13),
    "iron_2": ("iron=2", 0, 2),
    "iron_3": ("iron=3", 0, 4),
    "iron_9": ("iron=9", 0, 17),
    "iron_5": ("iron=5", 0, 7),
    "iron_7": ("iron=7", 0, 11),
    "wool_2": ("wool=2", 0, 2),
    "wool_3": ("wool=3", 0, 4),
    "wool_9": ("wool=9", 0, 17),
    "wool_5": ("wool=5", 0, 7),
    "wool_7": ("wool=7", 0, 11),
    "same_2_iron_2": ("iron=2", 2, 5),
    "same_3_iron_3": ("iron=3", 3, 8),
    "same_2_wool_2": ("wool=2", 2, 5),
    "same_3_wool_3": ("wool=3", 3, 8),
    "iron_1_wool_1": ("iron=1 wool=1", 0, 2),
    "iron_2_wool_2": ("iron=2 wool=2", 0, 6),
    "iron_3_wool_1": ("iron=3 wool=1", 0, 6),
    "iron_1_wool_3": ("iron=1 wool=3", 0, 6),
    "iron_4_wool_3": ("iron=4 wool=3", 0, 12),
    "iron_3_wool_4": ("iron=3 wool=4", 0, 12),
    "iron_3_wool_3": ("iron=3 wool=3", 0, 9),
    "iron_5_wool_5": ("iron=5 wool=5", 0, 16),
}
"""By contract: goods that are named, how many of one kind besides, and points."""
STEP_ON_TRACK, STEP_OF_MERCHANT, CHARACTER = {"iron_5", "iron_7"}, {"wool_5", "wool_7"}, {"iron_3_wool_3", "iron_5_wool_5"}


def test_p26_every_contract_is_tried_here() -> None:
    assert sorted(names("contract")) == sorted(NEEDS)


@pytest.mark.parametrize("name", NEEDS)
def test_p26_every_contract_needs_and_brings_what_it_shows(name: str) -> None:
    named, same, points = NEEDS[name]
    state = give(scene(4), stored=f"contract:{name}", goods=named)
    if same:
        assert not legal(state, "fulfil") or name == "any_1"
        give(state, goods=f"stone={same}")
    expected = ["fulfil storage:1 good:stone"] if same else ["fulfil storage:1"]
    assert legal(state, "fulfil") == expected
    events = play(state, expected[0])
    assert goods(state) == {}
    assert happened(events, "score") == [(0, "contract_spaces", CONTRACT_POINTS[0]), (0, "contracts", points)]
    assert state.king[0] == (1 if name in STEP_ON_TRACK else 0)
    word = {
        **dict.fromkeys(STEP_OF_MERCHANT, ASKING["merchant_step1"]),
        **dict.fromkeys(CHARACTER, ASKING["character1"]),
    }
    assert state.view()["asked"] == word.get(name, {"step": "ChooseDie"})


@pytest.mark.parametrize("name", NEEDS)
def test_p26_one_good_too_few_is_too_few(name: str) -> None:
    named, same, _ = NEEDS[name]
    if same:
        state = give(scene(4), stored=f"contract:{name}", goods=f"{named} stone={same - 1}" if same > 1 else named)
        assert not legal(state, "fulfil")
    for word in named.split():
        good, count = word.split("=")
        fewer = named.replace(word, f"{good}={int(count) - 1}")
        assert not legal(give(scene(4), stored=f"contract:{name}", goods=f"{fewer} stone={same}"), "fulfil")


def test_p26_identical_goods_are_of_one_kind() -> None:
    state = give(scene(4), stored="contract:same_3", goods="gold=2 food=2 wool=3 stone=4")
    assert legal(state, "fulfil") == ["fulfil storage:1 good:wool", "fulfil storage:1 good:stone"]


def test_ruling_the_free_kind_may_be_the_named_one() -> None:
    """Two of any kind and two iron: four iron will do."""
    state = give(scene(4), stored="contract:same_2_iron_2", goods="iron=4 wool=2")
    assert legal(state, "fulfil") == ["fulfil storage:1 good:wool", "fulfil storage:1 good:iron"]
    play(state, "fulfil storage:1 good:iron")
    assert goods(state) == {"wool": 2}
    assert not legal(give(scene(4), stored="contract:same_2_iron_2", goods="iron=3"), "fulfil")


# ---- crests ----


def test_p30_costs_and_bonuses_of_the_ground_floors() -> None:
    assert CREST_COST == [6, 6, 5, 4, 3, 2]
    assert CREST_BONUS == ["house", "pillar", "merchant", "architect", "goods", "points"]


@pytest.mark.parametrize("family", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("building", [1, 2, 3, 4, 5, 6])
def test_p30_every_crest_on_every_ground_floor(family: int, building: int) -> None:
    state = give(scene(4), stored=f"crest:{family}", goods="food=6")
    events = play(state, f"place storage:1 ground:{building}")
    assert goods(state).get("food", 0) == 6 - CREST_COST[building - 1]
    assert happened(events, "crest") == [(0, family, building - 1)]
    assert (
        state.view()["asked"]
        == [
            {"step": "BuildHouseAnywhere"},
            {"step": "BuildPillarAnywhere"},
            {"step": "Travel", "figure": "merchant"},
            {"step": "Travel", "figure": "architect"},
            {"step": "GainGoods", "count": 2},
            {"step": "ChooseDie"},
        ][building - 1]
    )
    assert state.scores[0] == (15 if building == 6 else 10)
    assert state.view()["players"][0]["families"] == [family]


def crest(building: int, state: State) -> State:
    give(state, stored="crest:1", goods="food=6")
    place = stored(state).index("crest:1") + 1
    play(state, f"place storage:{place} ground:{building}")
    return state


def test_p30_a_house_in_any_town_with_a_free_space() -> None:
    state = crest(1, give(give(scene(), 1, houses="brugge"), houses="hamburg"))
    towns = {text.split(":")[1].split(".")[0] for text in legal(state)}
    expected = {
        city
        for city, place in state.view()["places"].items()
        if any(space["owner"] is None for space in place["houses"]) and city not in ("hamburg", "tiletum")
    }
    assert towns == expected
    assert "brugge" not in towns
    play(state, "build house:venezia.1")
    assert state.scores[0] == 10 + 3
    assert where(state, "merchant") == "tiletum"


def test_ruling_the_house_and_the_pillar_of_a_crest_must_be_built_if_they_can() -> None:
    """The book says "place", where of travelling one may always stay: the figure may go to where it is."""
    assert "skip" not in legal(crest(1, scene()))
    assert "skip" not in legal(crest(2, scene()))
    assert "skip" in legal(crest(3, scene()))
    assert "skip" in legal(crest(4, scene()))


def test_p30_without_a_house_at_hand_nothing_is_built() -> None:
    state = crest(1, give(scene(), houses="brugge hamburg"))
    assert asked(state) == "ChooseDie"


def test_p30_a_pillar_at_any_cathedral_with_a_free_space() -> None:
    state = give(give(scene(4), 1, pillars="bordeaux"), 2, pillars="bordeaux")
    crest(2, give(state, pillars="paris"))
    assert {text.split(":")[1] for text in legal(state)} == {"london", "koeln", "praha", "lyon", "milano", "firenze"}
    play(state, "build pillar:firenze")
    assert where(state, "architect") == "tiletum"


@pytest.mark.parametrize(("building", "figure"), [(3, "merchant"), (4, "architect")])
def test_p30_a_figure_to_any_space_roads_too(building: int, figure: str) -> None:
    state = crest(building, scene())
    assert len(legal(state, "move")) == 28
    play(state, f"move figure:{figure} place:arles-genova")
    assert where(state, figure) == "arles-genova"
    assert asked(state) == "ChooseDie"


def test_p30_two_goods_alike_or_not() -> None:
    state = crest(5, scene())
    play(state, "gain good:iron", "gain good:iron")
    assert goods(state) == {"iron": 2, "food": 3}


def test_p30_five_points() -> None:
    assert crest(6, scene()).scores[0] == 15
