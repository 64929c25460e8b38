"""The 25 enemies: strength, what a victory brings, what a defeat costs; each is fought three times.

One card of year IV has two versions (option `year_4_demons`); both are here.
"""

import pytest

from burgrave.games.kingsburg.enemies import CARDS

from ..scene import built, enemies_of, fight, give, happened, legal, owns, play, scene

# strength | victory | defeat; v points, g w s gold wood stone, a any resource, b a building
PRINTED = """
y1_1_barbarians 2 g ab
y1_2_goblins 2 w vwsb
y1_3_goblins 3 s gb
y1_4_orcs 3 g vaa
y1_5_zombies 4 v vv
y2_1_goblins 3 w vwwssb
y2_2_goblins 4 s ggb
y2_3_orcs 4 g aab
y2_4_barbarians 5 g vaa
y2_5_zombies 5 v vv
y3_1_goblins 4 w vwwwsssb
y3_2_goblins 5 s gggb
y3_3_orcs 5 g aab
y3_4_demons 6 v vggws
y3_5_zombies 6 v vv
y4_1_goblins 5 w vwwwwssssb
y4_2_goblins 6 s ggggb
y4_3_demons 6 g aaaab
y4_4_orcs 7 a aab
y4_5_zombies 7 v vv
y5_1_barbarians 7 v vvvvvvvv
y5_2_barbarians 8 v b
y5_3_demons 8 vv vvb
y5_4_demons 9 vv b
y5_5_dragons 9 vvv vvvvv
y4_3_demons_points 6 gv aaaav
"""
LINES = [line.split() for line in PRINTED.strip().splitlines()]
KINDS = {"g": "gold", "w": "wood", "s": "stone"}


def test_every_card_is_here() -> None:
    assert [line[0] for line in LINES] == list(CARDS)
    assert [enemies_of(year)[0][:2] for year in range(1, 6)] == ["y1", "y2", "y3", "y4", "y5"]


@pytest.mark.parametrize(("name", "strength", "victory", "defeat"), LINES, ids=[line[0] for line in LINES])
def test_enemy(name: str, strength: str, victory: str, defeat: str) -> None:
    enemy = int(strength)
    year = int(name[1])
    # Seat 0 loses by one, seat 1 ties, seat 2 wins; all have five of each resource and a fortified row.
    state = scene(3, year=year, enemy=name)
    for seat in range(3):
        give(state, seat, gold=5, wood=5, stone=5, soldiers=enemy - 2 + seat, buildings="statue chapel")
    events = fight(state)
    assert happened(events, "battle") == [(0, enemy - 1, enemy, 1), (1, enemy, enemy, 2), (2, enemy + 1, enemy, 3)]
    free = defeat.count("a")
    if free:
        assert state.to_act == (0,)
        assert all(len(text) > 4 for text in legal(state, "pay"))
        play(state, f"pay {'gold' if free == 1 else f'{free}gold'}")
    if "a" in victory:
        assert legal(state) == ["take gold", "take wood", "take stone"]
        play(state, "take stone")
        victory = "s"
    assert state.is_over
    lost = {kind: 5 - defeat.count(letter) for letter, kind in KINDS.items()}
    lost["gold"] -= free
    assert owns(state, 0) == {kind: count for kind, count in {**lost, "soldier": enemy - 1}.items() if count}
    assert built(state, 0) == ({"statue"} if "b" in defeat else {"statue", "chapel"})
    assert state.points[0] == -defeat.count("v") - (5 if "b" in defeat else 0)
    assert owns(state, 1) == {"gold": 5, "wood": 5, "stone": 5, "soldier": enemy}
    assert state.points[1] == 0
    won = {kind: 5 + victory.count(letter) for letter, kind in KINDS.items()}
    assert owns(state, 2) == {**won, "soldier": enemy + 1}
    assert state.points[2] == victory.count("v") + 1
    assert built(state, 1) == built(state, 2) == {"statue", "chapel"}
