"""The 56 buildings as printed: place, cost, points; each is built once (sheets, strips)."""

import pytest

from burgrave.games.kingsburg.buildings import BUILDINGS, COLUMN, COST, POINTS, PRINTED, ROW, ROWS

from ..scene import SEVEN, begin, buildable, built, give, owns, play, scene, scored

# row, column: name, gold, wood, stone, points
SHEET = """
A1 sawmill 1 2 0 1
A2 quarry 1 1 2 2
A3 goldsmith 3 1 1 4
A4 mint 4 1 3 6
B1 statue 2 0 0 3
B2 chapel 3 0 1 5
B3 church 3 1 2 7
B4 cathedral 5 0 3 9
C1 inn 1 1 0 0
C2 market 2 2 0 1
C3 farms 2 3 1 2
C4 merchants_guild 3 1 2 4
D1 guard_tower 1 0 1 0
D2 blacksmith 1 2 0 2
D3 barracks 2 2 1 4
D4 wizards_guild 3 2 2 6
E1 palisade 0 2 0 0
E2 stable 1 1 1 2
E3 stone_wall 2 0 2 2
E4 fortress 3 0 2 4
F1 barricade 0 1 0 0
F2 crane 0 1 1 1
F3 town_hall 2 1 1 2
F4 embassy 2 2 2 4
G1 improvised_defences 0 0 1 0
G2 recruiting_office 1 1 0 1
G3 training_camp 1 2 1 2
G4 military_academy 2 1 2 4
"""
STRIPS = """
A1 tiltyard 2 0 1 0
A2 stadium 0 3 1 2
A3 gladiator_school 2 1 2 4
A4 colosseum 2 0 4 6
B1 bridge 0 1 2 4
B2 altar 2 0 2 4
B3 monastery 1 2 2 5
B4 basilica 4 1 2 8
C1 brewery 1 1 0 0
C2 travelling_market 1 2 0 1
C3 vineyard 2 1 1 1
C4 harbour 1 2 2 2
D1 watchtower 1 1 0 0
D2 armoury 0 2 0 1
D3 garrison 1 3 0 3
D4 alchemists_guild 2 2 2 5
E1 stockade 1 1 0 0
E2 griffin_ranch 0 1 2 2
E3 defensive_walls 2 0 1 2
E4 manor 3 2 1 5
F1 hidden_refuge 0 0 1 0
F2 carpenters_workshop 0 2 0 1
F3 exchange 2 0 1 2
F4 architects_guild 1 1 2 3
G1 fountain 0 0 1 0
G2 park 1 0 1 1
G3 school 1 3 0 2
G4 university 2 2 1 2
"""
LINES = [(line.split(), strip) for strip, text in enumerate((SHEET, STRIPS)) for line in text.strip().splitlines()]
NAMES = [line[1] for line, _ in LINES]


def before(name: str) -> str:
    """The buildings to the left of one in its row."""
    place, strip = next((line[0], strip) for line, strip in LINES if line[1] == name)
    return " ".join(line[1] for line, other in LINES if other == strip and line[0][0] == place[0] and line[0][1] < place[1])


def test_every_building_is_here() -> None:
    assert sorted(NAMES) == sorted(BUILDINGS)
    assert len(NAMES) == 56


@pytest.mark.parametrize(("line", "strip"), LINES, ids=NAMES)
def test_place_cost_and_points_of(line: list[str], strip: int) -> None:
    number = BUILDINGS.index(line[1])
    assert f"{ROWS[ROW[number]]}{COLUMN[number] + 1}" == line[0]
    assert COST[number] == (int(line[2]), int(line[3]), int(line[4]))
    assert POINTS[number] == int(line[5])
    assert (number >= PRINTED) == bool(strip)


@pytest.mark.parametrize(("line", "strip"), LINES, ids=NAMES)
def test_building(line: list[str], strip: int) -> None:
    """Who owns the row to its left and just what is printed builds it, pays and scores; who has one resource less cannot."""
    place, name = line[:2]
    gold, wood, stone, points = map(int, line[2:])
    left = before(name)
    # What a crane or its like in the same row takes off.
    gold -= name in ("town_hall", "embassy")
    wood -= name == "architects_guild"
    state = scene(3, rows=SEVEN, year=5)
    give(state, 0, gold=gold, wood=wood, stone=stone, buildings=left, strips=place[0] if strip else "")
    for kind in range(3):
        if state.resources[kind]:
            poor = state.clone()
            poor.resources[kind] -= 1
            begin(poor, "summer", "build")
            assert name not in buildable(poor)
    begin(state, "summer", "build")
    assert name in buildable(state)
    play(state, f"build building:{name}")
    assert owns(state) == {}
    assert built(state) == {*left.split(), name}
    assert state.points[0] == points == scored(state, "buildings")


@pytest.mark.parametrize("strip", [0, 1])
def test_a_strip_covers_the_row_of_its_letter_and_no_other(strip: int) -> None:
    for letter in SEVEN:
        state = give(scene(3, rows=SEVEN), 0, gold=20, wood=20, stone=20, strips=letter if strip else "")
        begin(state, "spring", "build")
        firsts = {line[1] for line, other in LINES if line[0][1] == "1" and other == (strip if line[0][0] == letter else 0)}
        assert buildable(state) == firsts


def test_the_twenty_of_the_base_game_are_worth_58_points_59_with_the_guard_tower_of_the_first_edition() -> None:
    assert sum(int(line[5]) for line, strip in LINES if not strip and line[0][0] in "BCDEF") == 58


def test_rows_a_and_g_are_not_on_the_side_with_five_rows() -> None:
    state = give(scene(3), 0, gold=20, wood=20, stone=20)
    begin(state, "spring", "build")
    assert buildable(state) == {"statue", "inn", "guard_tower", "palisade", "barricade"}
