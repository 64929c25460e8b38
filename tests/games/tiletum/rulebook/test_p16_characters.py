"""The character action (p. 16-17)."""

from __future__ import annotations

import pytest

from burgrave.games.tiletum.house import FLOORS
from burgrave.games.tiletum.state import State

from ..scene import acting, coming, give, goods, happened, lay_characters, legal, named, offered, play, scene, stored

FIVE = "character:contract.gold1+wool1 character:contract.wool2 character:king.points2 character:king.points3 character:king.gold2"


def market() -> State:
    return lay_characters(scene(4), FIVE)


def test_p16_example_two_characters_of_a_kind() -> None:
    """A die of 2 is 5 points: two characters, one above the other; 1 gold, 1 and 2 wool, and the house of the roof."""
    state = lay_characters(scene(4, dice="wool.2"), FIVE)
    state.wheel = 1
    state.turn_wheel()
    coming(state, "character", "character:merchant.gold2 character:architect.stone1")
    play(state, "take die:wool.2 space:character")
    assert state.points == 5
    play(state, "take character:1")
    assert named(state.characters)[0] == "character:merchant.gold2"
    play(state, "take character:2")
    assert named(state.characters)[1] == "character:architect.stone1"
    assert (stored(state)[:2], state.points) == (FIVE.split()[:2], 3)
    play(state, "settle storage:1 room:2.2")
    assert state.points == 1
    assert goods(state) == {"gold": 1, "wool": 2 + 1}
    assert state.houses[0] == 2
    events = play(state, "settle storage:2 room:2.1")
    assert goods(state) == {"gold": 1, "wool": 5}
    assert happened(events, "full") == [(0, 1)]
    assert (state.houses[0], state.points) == (3, 0)
    assert not state.view()["players"][0]["buildings"][1]["has_roof"]


def test_p16_six_buildings_of_one_to_three_rooms_the_last_is_lived_in() -> None:
    assert FLOORS == [3, 2, 2, 1, 1, 0]
    view = scene().view()["players"][0]["buildings"]
    assert [building["is_full"] for building in view] == [False] * 5 + [True]
    assert [building["has_roof"] for building in view] == [True] * 5 + [False]


def test_p16_a_character_costs_a_point_and_needs_a_place() -> None:
    state = acting(market(), "character", 1)
    assert legal(state, "take") == [f"take character:{slot}" for slot in range(1, 6)]
    play(state, "take character:4")
    assert (stored(state)[0], state.points) == ("character:king.points3", 0)
    assert not legal(state, "take")
    full = acting(give(market(), stored="crest:1 crest:2 crest:3 crest:4"), "character", 5)
    assert not legal(full, "take")


@pytest.mark.parametrize(("points", "floors"), [(1, {1}), (2, {1, 2}), (3, {1, 2, 3}), (6, {1, 2, 3})])
def test_p16_the_floor_is_the_price(points: int, floors: set[int]) -> None:
    state = acting(give(scene(), stored="character:king.points2"), "character", points)
    rooms = [text.split(":")[-1] for text in legal(state, "settle")]
    assert {int(room.split(".")[1]) for room in rooms} == floors
    top = max(rooms, key=lambda room: int(room.split(".")[1]))
    play(state, f"settle storage:1 room:{top}")
    assert state.points == points - max(floors)


def test_p16_a_kind_lives_in_one_building_only() -> None:
    state = acting(give(scene(), rooms="1.2=king.points2", stored="character:king.points3"), "character", 6)
    assert legal(state, "settle") == ["settle storage:1 room:1.1", "settle storage:1 room:1.3"]


def test_p16_another_kind_cannot_move_in_there() -> None:
    """The example's two tiles may share a building because they show the same character."""
    state = acting(give(scene(), rooms="1.2=king.points2", stored="character:merchant.gold2"), "character", 6)
    assert {text.split(":")[-1].split(".")[0] for text in legal(state, "settle")} == {"2", "3", "4", "5"}


def test_p16_who_has_no_room_left_stays_in_storage() -> None:
    state = acting(give(scene(), rooms="5.1=king.points2", stored="character:king.points3"), "character", 6)
    assert not legal(state, "settle")


def test_p16_nobody_moves_again() -> None:
    state = acting(give(scene(), rooms="5.1=king.points2"), "character", 6)
    assert not [text for text in legal(state) if "room:" in text]


def test_p16_equal_characters_are_offered_once() -> None:
    state = give(scene(4), stored="character:king.king1 character:king.king1")
    assert {text.split()[1] for text in legal(acting(state, "character", 1), "settle")} == {"storage:1"}


def test_p16_the_last_building_takes_nobody() -> None:
    state = acting(give(scene(), stored="character:king.points2"), "character", 6)
    assert not [text for text in legal(state, "settle") if "room:6" in text]


@pytest.mark.parametrize(
    ("building", "rooms"),
    [
        (1, "1.1=king.points2 1.2=king.points3"),
        (2, "2.1=king.points2"),
        (3, "3.1=king.points2"),
        (4, ""),
        (5, ""),
    ],
)
def test_p16_the_last_room_of_a_building_brings_the_house_of_its_roof(building: int, rooms: str) -> None:
    state = acting(give(scene(), rooms=rooms, stored="character:king.gold2"), "character", 6)
    events = play(state, f"settle storage:1 room:{building}.{FLOORS[building - 1]}")
    assert happened(events, "full") == [(0, building - 1)]
    assert state.houses[0] == 3


def test_ruling_the_house_of_the_roof_is_there_before_what_the_character_brings() -> None:
    state = give(scene(), merchant="hamburg", houses="verona troyes", stored="character:merchant.house1")
    assert state.houses[0] == 0
    play(acting(state, "character", 1), "settle storage:1 room:4.1")
    assert offered(state, "build") == ["build house:hamburg.1"]


def test_p16_without_points_nobody_moves_in() -> None:
    state = acting(give(market(), stored="character:king.points2"), "character", 1)
    play(state, "settle storage:1 room:4.1")
    assert legal(state) == ["end"]
