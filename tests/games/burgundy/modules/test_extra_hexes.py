"""The additional tiles (special p. 12): monasteries 27 and 28, the crane and the geese."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.games.burgundy.colours import MONASTERY
from burgrave.games.burgundy.modules.extra_hexes.tiles import CRANE, GEESE
from burgrave.games.burgundy.tiles import BUILDINGS, monastery
from games.burgundy.scene import finish, give, legal, own, play, scene, scored, stored

BLACK_PILE = 6


def extra(*more: str, **given: Any) -> Any:
    """Return a state with seat 0 in turn and the additional tiles in play."""
    return scene(modules=["extra_hexes", *more], **given)


def test_p12_the_four_tiles_are_mixed_into_the_yellow_and_the_black_pile() -> None:
    plain: Any = burgrave.new("burgundy", 2, seed=1)
    state: Any = burgrave.new("burgundy", 2, seed=1, modules=["extra_hexes"])
    more = [Counter(pile) - Counter(other) for pile, other in zip(state.piles, plain.piles, strict=True)]
    assert more[MONASTERY] == {monastery(27): 1, monastery(28): 1}
    assert more[BLACK_PILE] == {CRANE: 1, GEESE: 1}
    assert not any(more[pile] for pile in (0, 1, 2, 4, 5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_piles_never_run_short(seats: int) -> None:
    """With all additional tiles: five phases can be filled whoever takes what."""
    state: Any = burgrave.new("burgundy", seats, seed=1, modules=["extra_hexes", "white_castles"])
    needed = Counter(colour for phase in state.book.depots for _, colour in phase)
    needed[BLACK_PILE] = 5 * state.book.black_spaces
    needed[4] += seats  # the starting castles
    assert all(len(state.piles[pile]) >= needed[pile] for pile in range(7))


# ---- monastery 27 ----------------------------------------------------------------------------------------------------


def herald(**given: Any) -> Any:
    """Let seat 0 place monastery 27 with its die: a 1 onto hex 13."""
    return extra(dice=(1,), storage=["monastery-27"], **given)


def test_p12_monastery_27_lays_the_marker_on_top_at_once() -> None:
    state = herald(seats=3)
    state.order = [2, 1, 0]
    play(state, "place die:1 storage:1 hex:13")
    assert state.order == [0, 2, 1]
    assert state.rota == [0, 1, 2]  # this round goes on as it began


def test_it_stays_behind_those_who_are_further_ahead() -> None:
    state = herald(seats=3)
    state.track, state.order = [1, 1, 2], [2, 1, 0]
    events = play(state, "place die:1 storage:1 hex:13")
    assert state.order == [2, 0, 1]
    assert ("on_top", 0, 1) in events


def test_on_top_already_there_is_no_event() -> None:
    state = herald()
    assert not any(event[0] == "on_top" for event in play(state, "place die:1 storage:1 hex:13"))


def test_p12_whoever_moves_onto_the_space_goes_below() -> None:
    state = extra(monasteries=[27], seats=3)
    state.track = [1, 0, 0]
    give(state, 1, dice=(2,), storage=["ship"])
    play(state, "end", "place die:1 storage:1 hex:18")
    assert state.track == [1, 1, 0]
    assert state.order == [0, 1, 2]


def test_without_it_whoever_moves_onto_the_space_goes_on_top() -> None:
    state = extra(seats=3)
    state.track = [1, 0, 0]
    give(state, 1, dice=(2,), storage=["ship"])
    play(state, "end", "place die:1 storage:1 hex:18")
    assert state.order == [1, 0, 2]


def test_its_owner_moves_onto_the_top_as_everybody_does() -> None:
    state = extra(monasteries=[27], dice=(2,), storage=["ship"], seats=3)
    state.track, state.order = [0, 1, 1], [2, 1, 0]
    play(state, "place die:1 storage:1 hex:18")
    assert state.order == [0, 2, 1]


# ---- monastery 28 ----------------------------------------------------------------------------------------------------


def test_p12_monastery_28_sells_two_workers_for_a_silver_at_any_time() -> None:
    state = extra(monasteries=[28], dice=(1, 1), silver=2, workers=0)
    play(state, "recruit")
    assert (own(state)["silver"], own(state)["workers"]) == (1, 2)
    play(state, "workers die:1", "recruit")
    assert (own(state)["silver"], own(state)["workers"]) == (0, 6)
    assert legal(state, "recruit") == []
    assert legal(extra(silver=2), "recruit") == []


def test_it_is_no_purchase() -> None:
    state = extra(monasteries=[28], silver=3, depots={"black:1": "mine"})
    play(state, "recruit", "buy black:1")
    assert legal(state) == ["end"]


def test_a_white_castle_can_use_them() -> None:
    state = extra("white_castles", monasteries=[28], dice=(3,), silver=1, storage=["white_castle"], depots={"5.1": "ship"})
    state.white = 4
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state, "take") == []
    play(state, "recruit")
    assert legal(state, "take") == ["take tile:white_castle depot:5.1"]


def test_in_a_castle_or_town_hall_only_where_workers_would_serve() -> None:
    given: dict[str, Any] = {"dice": (3,), "silver": 2, "storage": ["town_hall"], "depots": {"1.1": "bank"}}
    state = extra(monasteries=[28], **given)
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state) == ["end", "recruit"]  # the town hall has lapsed
    state = extra(monasteries=[28, 6], **given)
    play(state, "place die:1 storage:1 hex:26")
    assert legal(state) == ["recruit", "skip"]
    play(state, "recruit", "hire depot:1.1")
    assert own(state)["workers"] == 0
    assert stored(state) == ["bank"]
    assert legal(state, "recruit") == []


# ---- crane -----------------------------------------------------------------------------------------------------------

LIFT = "place die:1 storage:1 hex:26"
"""The action that places the crane: a 3, in a city next to the castle."""


def lifting(*more: str, **given: Any) -> Any:
    """Return a state in which a crane was just placed."""
    state = extra(*more, **{"dice": (3,), "storage": ["crane"], **given})
    play(state, LIFT)
    return state


def test_p12_the_crane_may_have_the_effect_of_any_building() -> None:
    state = lifting()
    assert legal(state) == [*(f"lift building:{name}" for name in BUILDINGS), "skip"]
    assert state.view(None)["extra"]["extra_hexes"] == {"buildings": list(BUILDINGS), "species": []}
    assert burgrave.load(state.save()).digest() == state.digest()


def test_p12_it_may_sell_goods() -> None:
    state = lifting(goods={"red": 2})
    play(state, "lift building:warehouse", "sell tile:warehouse goods:4")
    assert own(state)["sold"] == {"red": 2}


def test_p12_it_may_bring_two_silver() -> None:
    state = lifting()
    play(state, "lift building:bank")
    assert own(state)["silver"] == 2


def test_p12_it_may_take_a_castle() -> None:
    state = lifting(depots={"2.1": "castle", "3.1": "ship"})
    play(state, "lift building:church")
    assert legal(state) == ["fetch depot:2.1", "skip"]
    play(state, "fetch depot:2.1")
    assert stored(state) == ["castle"]


def test_the_other_buildings_too() -> None:
    state = lifting(depots={"2.1": "bank", "3.1": "ship"})
    play(state, "lift building:carpenter")
    assert legal(state) == ["fetch depot:2.1", "skip"]
    state = lifting(depots={"2.1": "bank", "3.1": "ship"})
    play(state, "lift building:market")
    assert legal(state) == ["fetch depot:3.1", "skip"]
    state = lifting(workers=0)
    play(state, "lift building:boarding_house")
    assert own(state)["workers"] == 4
    state = lifting(storage=["crane", "mine"])
    play(state, "lift building:town_hall", "place tile:town_hall storage:2 hex:25")
    assert own(state)["hexes"][24] == "mine"
    state = lifting()
    play(state, "lift building:watchtower")
    assert scored(state, "watchtowers") == 4


def test_it_may_do_nothing() -> None:
    state = lifting()
    play(state, "skip")
    assert legal(state) == ["end"]


def test_a_white_castle_only_where_they_are_in_play() -> None:
    assert "lift building:white_castle" not in legal(lifting())
    state = lifting("white_castles", depots={"4.1": "mine"})
    state.white = 4
    play(state, "lift building:white_castle")
    assert legal(state, "take") == ["take tile:white_castle depot:4.1"]


def test_p12_at_the_end_it_counts_as_a_building_for_one_charter() -> None:
    state = finish(extra(hexes={26: "crane", 27: "bank"}, monasteries=[22]))
    assert scored(state, "monastery-22") == 8
    state = finish(extra(hexes={26: "crane", 27: "bank"}, monasteries=[16, 22]))
    assert scored(state, "monastery-16") + scored(state, "monastery-22") == 8  # the bank, and the crane once
    state = finish(extra("white_castles", hexes={26: "crane"}, monasteries=[29]))
    assert scored(state, "monastery-29") == 4
    state = finish(extra(hexes={26: "crane"}, monasteries=[24, 26]))
    assert state.scores[0] == 0


def test_p12_it_may_count_as_another_building_than_the_one_it_worked_as() -> None:
    state = extra(dice=(3,), storage=["crane"], monasteries=[17])
    play(state, "place die:1 storage:1 hex:26", "lift building:bank")
    assert own(state)["silver"] == 2
    assert scored(finish(state), "monastery-17") == 4


# ---- geese -----------------------------------------------------------------------------------------------------------


def pasture(storage: str, **tiles: str) -> Any:
    """Return a state with a pasture of five (hexes 1, 5, 6, 10, 11); a 1 places the stored tile on hex 6."""
    hexes = {int(name[1:]): tile for name, tile in tiles.items()}
    return extra(dice=(1, 4), storage=[storage], hexes={12: "bank", **hexes}, workers=0)


FLY = "place die:1 storage:1 hex:6"


def test_p12_printed_example() -> None:
    """Cecylia has cows 2 and 3 there: geese score 2 + 2 + 3 = 7; four pigs placed later score 4 + 2 = 6."""
    state = pasture("geese-2", h5="cow-2", h1="cow-3")
    play(state, FLY)
    assert scored(state, "animals") == 7
    give(state, 0, storage=["pig-4"])
    play(state, "place die:2 storage:1 hex:11")
    assert scored(state, "animals") == 7 + 6


def test_alone_they_score_two() -> None:
    state = pasture("geese-2")
    play(state, FLY)
    assert scored(state, "animals") == 2


def test_with_several_species_their_owner_chooses() -> None:
    state = pasture("geese-2", h5="cow-2", h1="sheep-4", h10="sheep-3")
    play(state, FLY)
    assert legal(state) == ["count species:cow", "count species:sheep"]
    assert state.view(1)["extra"]["extra_hexes"]["species"] == ["cow", "sheep"]
    assert burgrave.load(state.save()).digest() == state.digest()
    play(state, "count species:sheep")
    assert scored(state, "animals") == 2 + 4 + 3
    assert state.view(1)["extra"]["extra_hexes"]["species"] == []


def test_other_pastures_do_not_count() -> None:
    state = extra(dice=(1,), storage=["geese-2"], hexes={12: "bank", 5: "cow-2", 28: "sheep-4"})
    play(state, FLY)
    assert scored(state, "animals") == 4


def test_p12_they_are_a_species_for_monasteries_7_and_24() -> None:
    state = pasture("geese-2", h5="cow-2", h1="cow-3")
    give(state, 0, monasteries=[7])
    play(state, FLY)
    assert scored(state, "animals") == 7 + 3  # three tiles score
    state = finish(extra(hexes={6: "geese-2", 5: "cow-2"}, monasteries=[24]))
    assert scored(state, "monastery-24") == 8


# ---- words, bots, saves ----------------------------------------------------------------------------------------------


def log(state: Any, text: str) -> tuple[str, str, int]:
    (entry,) = state.rules.game.lines(state, state.apply(text))
    return entry["text"], entry["detail"], entry["gain"]


def test_the_log_explains_geese() -> None:
    state = pasture("geese-2", h5="cow-2", h1="cow-3")
    give(state, 0, monasteries=[7])
    assert log(state, FLY) == ("placed 2 geese on a 1", "Geese: 2; cows: 3 + 2; monastery 7: 3", 10)
    give(state, 0, storage=["pig-4"])
    assert log(state, "place die:2 storage:1 hex:11") == ("placed 4 pigs on a 4", "Pigs: 4; geese: 2; monastery 7: 2", 8)
    state = pasture("geese-2", h5="cow-2", h1="sheep-4")
    log(state, FLY)
    assert log(state, "count species:cow") == ("chose a species: cows", "geese: 2; cows: 2", 4)


def test_the_log_mentions_crane_recruits_and_herald() -> None:
    state = lifting(goods={"red": 1})
    assert log(state, "lift building:warehouse")[0] == "used the crane: warehouse"
    assert log(state, "skip")[0] == "sold nothing"
    state = lifting()
    assert log(state, "skip")[0] == "did not use the crane"
    state = extra(monasteries=[28], silver=1, dice=(1,))
    assert state.rules.game.explain(state, "recruit")["label"] == "Take 2 workers for 1 silver"
    assert log(state, "recruit") == ("took 2 workers", "1 silver", 0)
    state = herald(seats=3)
    state.order = [2, 1, 0]
    assert "top of the stack" in log(state, "place die:1 storage:1 hex:13")[1]


def test_greedy_counts_the_better_species() -> None:
    state = pasture("geese-2", h5="cow-2", h1="sheep-4")
    play(state, FLY)
    values = {}
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        values[str(action)] = state.rules.game.evaluate(after, 0)
    assert max(values, key=values.__getitem__) == "count species:sheep"


def test_the_first_edition_has_none() -> None:
    with pytest.raises(burgrave.BadOption, match="extra_hexes"):
        burgrave.new("burgundy", 2, seed=1, modules=["extra_hexes"], options={"edition": "2011"})


@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_the_books(seed: int) -> None:
    walk(Setup("burgundy", 2 + seed % 3, ["extra_hexes", "white_castles", "inns"][: 1 + seed % 3]), seed, chance_of_check=0.01)
