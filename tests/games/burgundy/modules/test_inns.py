"""Inns (special p. 13): laid out phase by phase, bought, laid on any space, one in a region, which counts larger."""

from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import CASTLE
from burgrave.games.burgundy.modules.inns.elements import INN_SPACES
from burgrave.games.burgundy.modules.inns.tiles import INN
from burgrave.games.burgundy.steps.place import put
from burgrave.games.burgundy.tiles import tile_named
from games.burgundy.scene import end_phase, finish, legal, own, play, refresh, scene, scored, stored, where
from games.damaged_saves import refused


def inns(count: int = 1, more: tuple[str, ...] = (), **given: Any) -> Any:
    """Return a state with seat 0 in turn and a number of inns beside the black depot."""
    state: Any = scene(modules=["inns", *more], **given)
    for space in INN_SPACES[:count]:
        state.depots[space] = INN
    return refresh(state)


def stack(state: Any) -> list[str]:
    return list(state.view(None)["extra"]["inns"]["stack"])


def test_p13_one_inn_is_laid_out_at_the_start_of_each_phase_and_they_stay() -> None:
    state: Any = burgrave.new("burgundy", 2, seed=1, modules=["inns"])
    assert stack(state) == ["inn:1"]
    for phase in range(2, 6):
        end_phase(state)
        assert stack(state) == [f"inn:{number}" for number in range(1, phase + 1)]
    end_phase(state)
    assert state.is_over


def test_p13_a_new_one_lies_on_top_of_those_that_are_left() -> None:
    state: Any = burgrave.new("burgundy", 2, seed=1, modules=["inns"])
    end_phase(state)
    state.silver = [2, 2]
    state.legal = None
    assert legal(state, "buy_inn") == ["buy_inn inn:2"]
    play(state, "buy_inn inn:2")
    assert stack(state) == ["inn:1"]
    end_phase(state)
    assert stack(state) == ["inn:1", "inn:3"]


def test_p13_an_inn_costs_two_silver_and_goes_into_storage() -> None:
    state = inns(2, silver=3, dice=(1, 1))
    assert legal(state, "buy_inn") == ["buy_inn inn:2"]
    play(state, "buy_inn inn:2")
    assert stored(state) == ["inn"]
    assert own(state)["silver"] == 1
    assert stack(state) == ["inn:1"]


def test_it_is_the_purchase_of_the_turn() -> None:
    state = inns(2, silver=9, depots={"black:1": "mine", "black:2": "ship"})
    assert legal(state, "buy") == ["buy black:1", "buy black:2"]
    play(state, "buy_inn inn:2")
    assert legal(state) == ["end"]
    state = inns(2, silver=9, depots={"black:1": "mine"})
    play(state, "buy black:1")
    assert legal(state) == ["end"]
    state = inns(2, silver=1)
    assert legal(state) == ["end"]


def test_room_is_made_for_an_inn() -> None:
    state = inns(1, silver=2, storage=["mine", "ship", "bank"])
    play(state, "buy_inn inn:1")
    assert state.view(0)["asked"] == {"step": "MakeRoom", "grant": None, "at": "inn:1"}
    assert burgrave.load(state.save()).digest() == state.digest()
    play(state, "discard storage:1")
    assert stored(state) == ["inn", "ship", "bank"]
    assert stack(state) == []


def test_p13_it_may_lie_on_an_empty_space_of_any_colour_next_to_a_tile() -> None:
    state = inns(0, dice=(6, 3), storage=["inn"], workers=9)
    assert where(state, "place") == [12, 13, 18, 20, 25, 26]  # around the castle on 19
    state = inns(0, dice=(3,), storage=["inn"])
    assert where(state, "place") == [12, 26]  # a 3 and no worker


def test_p13_a_region_takes_one_inn_only() -> None:
    state = inns(0, dice=(6,), storage=["inn"], workers=9, hexes={18: "inn"})
    assert where(state, "place") == [11, 12, 13, 20, 24, 25, 26]  # not 17, the other neighbour, which is of the same river
    state = inns(0, dice=(6,), storage=["inn"], workers=9, hexes={18: "ship"})
    assert 17 in where(state, "place")


def test_monastery_1_allows_no_second_inn() -> None:
    state = inns(0, dice=(6,), storage=["inn"], workers=9, hexes={18: "inn"}, monasteries=[1])
    assert 17 not in where(state, "place")


def completed(number: str, size: int, inn: bool) -> int:
    """Return the points for a region of that size when its last space is covered in phase A; the first may hold an inn."""
    state = inns(0, options={"duchies": number, "start_castle": "choose"}, start=None)
    duchy = state.duchy[0]
    region = next(mask for mask in duchy.regions if mask.bit_count() == size and not mask & duchy.colour_mask[CASTLE])
    first, *others = bits_of(region)
    for hex_ in others:
        state.tiles[hex_] = PLAIN[duchy.colour[hex_]]
    refresh(state)
    put(state, 0, INN if inn else PLAIN[duchy.colour[first]], first)
    return scored(state, "regions")


PLAIN = [tile_named(name) for name in ("bank", "cow-2", "ship", "monastery-16", "castle", "mine")]
"""A tile of each colour."""


@pytest.mark.parametrize(
    ("number", "size", "usual", "larger"),
    [("1", 1, 1, 3), ("2", 2, 3, 6), ("1", 3, 6, 10), ("2", 4, 10, 15), ("1", 5, 15, 21), ("10", 8, 36, 45)],
)
def test_p13_a_region_with_an_inn_counts_one_larger(number: str, size: int, usual: int, larger: int) -> None:
    """The printed example has four spaces, 15 points instead of 10; one of eight becomes a nine, 45."""
    assert completed(number, size, False) == usual
    assert completed(number, size, True) == larger


def test_an_inn_that_finishes_a_region_counts_for_it_at_once() -> None:
    state = inns(0, phase="C", dice=(5,), storage=["inn"], hexes={21: "ship", 22: "ship"})
    play(state, "place die:1 storage:1 hex:20")
    assert scored(state, "regions") == 10
    assert scored(state, "phase_bonus") == 6


def test_it_covers_its_space_for_the_bonus_of_the_colour() -> None:
    state = inns(0, dice=(6,), storage=["inn"], hexes={2: "castle", 3: "castle", 12: "bank"})
    play(state, "place die:1 storage:1 hex:7")
    assert state.view(None)["bonus"]["castle"] == [0, None]
    assert scored(state, "bonus_tiles") == 5


def test_it_has_no_effect_and_is_no_building_or_mine() -> None:
    state = inns(0, dice=(3, 4), storage=["inn"])
    play(state, "place die:1 storage:1 hex:26")  # a city
    assert legal(state, "place") == []
    assert own(state)["points"] == 0
    state = finish(inns(0, hexes={25: "inn", 26: "inn", 12: "warehouse"}, monasteries=[16]))
    assert scored(state, "monastery-16") == 4
    assert own(state)["silver"] == 0


def test_a_castle_or_a_town_hall_may_place_one_that_is_bought_for_it() -> None:
    state = inns(1, silver=2, dice=(6,), storage=["castle"], hexes={8: "monastery-16"})
    play(state, "place die:1 storage:1 hex:7")
    play(state, "buy_inn inn:1")
    assert {2, 3, 6, 9, 20, 25} <= {*where(state, "place tile:castle")}  # spaces of all colours
    state = inns(1, silver=2, dice=(3,), storage=["town_hall"])
    play(state, "place die:1 storage:1 hex:26", "buy_inn inn:1")
    assert 25 in where(state, "place tile:town_hall")


def test_2011_rules_for_the_purchase_keep_it_out_of_the_town_hall() -> None:
    state = inns(1, silver=2, dice=(3,), storage=["town_hall", "mine"], options={"purchase": "between_actions"})
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state, "buy_inn") == []


def test_the_white_die_may_place_one_too() -> None:
    state = inns(1, more=("white_castles",), silver=2, dice=(3,), storage=["white_castle"])
    state.white = 4
    play(state, "place die:1 storage:1 hex:26", "buy_inn inn:1")
    assert where(state, "place tile:white_castle") == [25]


def test_words() -> None:
    state = inns(1, silver=2, dice=(1,))
    game = state.rules.game
    assert game.explain(state, "buy_inn inn:1")["label"] == "Buy the inn beside the black depot"
    assert game.explain(state, "buy_inn inn:1")["price"] == "2 silver"
    (entry,) = game.lines(state, state.apply("buy_inn inn:1"))
    assert (entry["text"], entry["detail"]) == ("bought the inn beside the black depot", "2 silver")
    assert entry["keys"] == ["inn:1", "0.storage:1"]
    state = inns(1, silver=1, dice=(1,))
    assert game.out_of_reach(state, 0) == {"inn:1": "costs 2 silver; you have 1"}
    assert game.about(state, "inn:1")["place"] == "beside the black depot"
    assert game.narrate(state, ("reveal", -1, INN, INN_SPACES[0])) == "Beside the black depot now lies an inn."


def test_the_help_on_a_region_counts_the_inn() -> None:
    state = inns(0, phase="E", hexes={20: "inn"})
    assert ("Its region", "1 of 3 spaces, pays 10 + 2") in state.rules.game.about(state, "0.hex:20")["facts"]


def test_greedy_sees_what_an_inn_is_for() -> None:
    """Two ships of a region of three lie there: the inn is worth most where it finishes them."""
    state = inns(0, phase="E", dice=(5,), storage=["inn"], hexes={21: "ship", 22: "ship"}, workers=9)
    state.round = 4
    values = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values[str(action)] = state.rules.game.evaluate(after, 0)
    assert max(values, key=values.__getitem__) == "place die:1 storage:1 hex:20"


def test_a_save_must_have_the_inns_in_it() -> None:
    state: Any = burgrave.new("burgundy", 2, seed=1, modules=["inns"])
    saved = state.save()
    assert burgrave.load(saved).digest() == state.digest()
    assert "drawn" in refused(saved, "drawn", saved["position"]["drawn"][:7])
    assert "piles" in refused(saved, "piles", [*saved["position"]["piles"], []])
    assert "depots" in refused(saved, "depots", saved["position"]["depots"][:-1])


def test_the_first_edition_has_none() -> None:
    with pytest.raises(burgrave.BadOption, match="inns"):
        burgrave.new("burgundy", 2, seed=1, modules=["inns"], options={"edition": "2011"})


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_books(seed: int) -> None:
    walk(Setup("burgundy", 2 + seed % 3, ["inns"]), seed, chance_of_check=0.01)
