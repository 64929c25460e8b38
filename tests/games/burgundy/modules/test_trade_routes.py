"""Trade routes (special p. 13): tiles, order, goods one by one, every bonus, bonuses within bonuses."""

from collections import Counter
from typing import Any

import pytest

import burgrave
from burgrave.contract import Setup, walk
from burgrave.engine.errors import AuditError
from burgrave.games.burgundy.modules.trade_routes import audited
from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES, TILES
from burgrave.games.burgundy.modules.trade_routes.routes import routes
from burgrave.games.burgundy.tiles import GOODS
from games.burgundy.scene import finish, legal, own, play, refresh, scene, scored, stored
from games.damaged_saves import refused

PRINTED = {
    1: "2 take_building, 4 take_mine_monastery_castle, 1 workers",
    2: "1 take_ship_animal, 2 silver, 5 place",
    3: "4 extra_action, 1 points, 2 take_ship_animal",
    4: "3 place, 5 points, 6 take_ship_animal",
    5: "6 place, 4 take_ship_animal, 3 sell",
    6: "4 workers, 1 sell, 6 take_building",
    7: "5 extra_action, 6 silver, 1 take_building",
    8: "4 place, 3 take_mine_monastery_castle, 2 workers",
    9: "1 silver, 6 extra_action, 5 take_building",
    10: "6 points, 3 silver, 4 sell",
    11: "5 sell, 2 take_mine_monastery_castle, 3 points",
    12: "3 workers, 5 take_mine_monastery_castle, 2 extra_action",
}


def on_route(*tiles: int, more: tuple[str, ...] = (), is_last: bool = False, **given: Any) -> Any:
    """Return a state with seat 0 in turn; its route begins with these tiles (numbers from 1), or ends with them and is filled so
    far."""
    state: Any = scene(modules=["trade_routes", *more], **given)
    named = [tile - 1 for tile in tiles]
    others = [tile for tile in range(12) if tile not in named]
    rest = 5 - len(named)
    routes(state).tiles = [others[:rest] + named if is_last else named + others[:rest], others[rest : rest + 5]]
    if is_last:
        routes(state).goods[0] = [0] * (3 * rest)
    return refresh(state)


def route(state: Any, seat: int = 0) -> dict[str, Any]:
    return dict(state.view(None)["extra"]["trade_routes"]["seats"][seat])


def lying(state: Any, seat: int = 0) -> list[str]:
    return [space["goods"] for space in route(state, seat)["spaces"] if space["goods"]]


# ---- components ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", PRINTED)
def test_every_tile(number: int) -> None:
    assert ", ".join(f"{kind + 1} {BONUSES[bonus]}" for kind, bonus in TILES[number - 1]) == PRINTED[number]


def test_the_tiles_are_even() -> None:
    spaces = [space for tile in TILES for space in tile]
    assert len(TILES) == 12
    assert len(set(spaces)) == 36
    assert set(Counter(kind for kind, _ in spaces).values()) == {6}
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 3)])
def test_p13_tiles_for_each_player(seats: int, each: int) -> None:
    state: Any = burgrave.new("burgundy", seats, seed=3, modules=["trade_routes"])
    dealt = [route(state, seat)["tiles"] for seat in range(seats)]
    assert [len(tiles) for tiles in dealt] == [each] * seats
    assert len({tile for tiles in dealt for tile in tiles}) == each * seats
    assert all(len(route(state, seat)["spaces"]) == 3 * each and route(state, seat)["next"] == 0 for seat in range(seats))
    others = [burgrave.new("burgundy", seats, seed=seed, modules=["trade_routes"]) for seed in range(9)]
    assert len({str([route(other, seat)["tiles"] for seat in range(seats)]) for other in others}) == 9


# ---- order -----------------------------------------------------------------------------------------------------------


def test_p13_everybody_may_lay_the_tiles_in_an_order_of_their_own() -> None:
    state: Any = burgrave.new("burgundy", 4, seed=3, modules=["trade_routes"], options={"route_order": "chosen"})
    for seat in list(state.order):
        assert state.to_act == (seat,)
        hand = route(state, seat)["hand"]
        assert hand == sorted(hand)
        assert legal(state) == [f"lay route:{tile}" for tile in hand]
        assert list(route(state, seat)["shown"]) == [str(tile) for tile in hand]
        play(state, f"lay route:{hand[1]}")
        assert burgrave.load(state.save()).digest() == state.digest()
        play(state, f"lay route:{hand[2]}")
        assert route(state, seat)["tiles"] == [hand[1], hand[2], hand[0]]  # the last one lies by itself
        assert route(state, seat)["hand"] == []
    assert state.white
    assert state.view(None)["asked"]["step"] == "Turn"


def test_duchies_are_chosen_first() -> None:
    options = {"route_order": "chosen", "duchies": "dealt", "settling": "secret"}
    state: Any = burgrave.new("burgundy", 2, seed=3, modules=["trade_routes"], options=options)
    for seat in (1, 0):
        assert {action.verb for action in state.legal_actions(seat)} == {"settle"}
        state.apply(state.legal_actions(seat)[0], seat)
    assert state.view(None)["asked"]["step"] == "LayRoute"


# ---- selling ---------------------------------------------------------------------------------------------------------


def test_p13_sold_goods_lie_one_by_one_from_left_to_right() -> None:
    state = on_route(1, 2, dice=(6, 5), goods={"orange": 3, "brown": 1})
    play(state, "sell die:1 goods:6")
    assert lying(state) == ["orange"] * 3
    assert route(state)["next"] == 3
    assert (scored(state, "sales"), own(state)["silver"]) == (6, 1)
    play(state, "sell die:2 goods:5")
    assert lying(state) == ["orange", "orange", "orange", "brown"]


def test_p13_only_a_matching_number_brings_the_bonus() -> None:
    state = on_route(2, dice=(2,), goods={"purple": 2})  # 1 ship or animals, 2 silver
    play(state, "sell die:1 goods:2")
    assert own(state)["silver"] == 1 + 2
    state = on_route(2, dice=(3,), goods={"pink": 2})
    play(state, "sell die:1 goods:3")
    assert own(state)["silver"] == 1


def test_p13_when_it_is_full_further_goods_are_simply_sold() -> None:
    state = on_route(10, is_last=True, dice=(6, 4), goods={"orange": 4, "red": 1})  # 6 points, 3 silver, 4 sell
    play(state, "sell die:1 goods:6")
    assert lying(state)[12:] == ["orange"] * 3
    assert route(state)["next"] is None
    assert scored(state, "trade_routes") == 4
    play(state, "sell die:2 goods:4")
    assert lying(state)[12:] == ["orange"] * 3
    assert own(state)["sold"] == {"orange": 4, "red": 1}


def test_goods_on_the_route_count_as_sold() -> None:
    state = on_route(4, dice=(1, 2), goods={"turquoise": 3, "purple": 1}, monasteries=[15, 25])
    play(state, "sell die:1 goods:1", "sell die:2 goods:2")
    finish(state)
    assert scored(state, "monastery-15") == 2 * 2  # special: 2 points for each kind
    assert scored(state, "monastery-25") == 4


def test_only_the_seller_fills_a_route() -> None:
    state = on_route(4, dice=(1,), goods={"turquoise": 3})
    play(state, "sell die:1 goods:1")
    assert lying(state, 1) == []


# ---- every bonus -----------------------------------------------------------------------------------------------------


def bonus(name: str, **given: Any) -> Any:
    """Return a state in which goods that bring this bonus were just sold: the first space that has it came next."""
    tile, place = next((tile, place) for tile in range(12) for place in range(3) if BONUSES[TILES[tile][place][1]] == name)
    kind = TILES[tile][place][0]
    state = on_route(tile + 1, dice=(kind + 1,), goods={GOODS[kind]: 1, **given.pop("goods", {})}, **given)
    other = next(spare for spare in range(6) if all(spare != wanted for wanted, _ in TILES[tile]))
    routes(state).goods[0] = [other] * place
    state.sold[other] = place
    play(refresh(state), f"sell die:1 goods:{kind + 1}")
    return state


def asked(state: Any) -> tuple[str, str | None]:
    question = state.view(None)["asked"]
    assert burgrave.load(state.save()).digest() == state.digest()
    return question["step"], question["grant"]


def test_bonus_extra_action() -> None:
    state = bonus("extra_action", depots={"2.1": "bank", "5.1": "mine"})
    assert asked(state) == ("CastleAction", "trade_route")
    assert legal(state) == ["take tile:castle depot:2.1", "take tile:castle depot:5.1", "workers tile:castle"]
    play(state, "take tile:castle depot:5.1")
    assert stored(state) == ["mine"]
    assert legal(state) == ["end"]


def test_bonus_place_a_stored_tile() -> None:
    state = bonus("place", storage=["mine"])
    assert asked(state) == ("TownHallAction", "trade_route")
    assert legal(state) == ["place tile:town_hall storage:1 hex:25", "skip"]
    play(state, "place tile:town_hall storage:1 hex:25")
    assert own(state)["hexes"][24] == "mine"


def test_bonus_sell() -> None:
    kind = next(kind for spaces in TILES for kind, bonus in spaces if BONUSES[bonus] == "sell")
    spare = GOODS[(kind + 3) % 6]
    state = bonus("sell", goods={spare: 2})
    assert asked(state) == ("SellAtWarehouse", "trade_route")
    play(state, f"sell tile:warehouse goods:{GOODS.index(spare) + 1}")
    assert own(state)["sold"][spare] >= 2


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("take_building", ["fetch depot:1.1", "skip"]),
        ("take_mine_monastery_castle", ["fetch depot:2.1", "fetch depot:3.1", "fetch depot:4.1", "skip"]),
        ("take_ship_animal", ["fetch depot:5.1", "fetch depot:6.1", "skip"]),
    ],
)
def test_bonus_take_a_tile(name: str, offered: list[str]) -> None:
    tiles = {"1.1": "bank", "2.1": "mine", "3.1": "monastery-2", "4.1": "castle", "5.1": "ship", "6.1": "cow-3", "black:1": "mine"}
    state = bonus(name, depots=tiles)
    assert asked(state) == ("Fetch", "trade_route")
    assert legal(state) == offered
    play(state, offered[0])
    assert len(stored(state)) == 1


def test_bonus_workers_silver_and_points() -> None:
    assert own(bonus("workers", workers=0))["workers"] == 4
    assert own(bonus("silver"))["silver"] == 1 + 2
    assert scored(bonus("points"), "trade_routes") == 4


def test_what_there_is_nothing_for_lapses() -> None:
    for name in ("place", "sell", "take_building", "take_ship_animal", "take_mine_monastery_castle"):
        assert legal(bonus(name)) == ["end"]


def test_a_bonus_may_be_declined() -> None:
    state = bonus("take_building", depots={"1.1": "bank"})
    (entry,) = state.rules.game.lines(state, state.apply("skip"))
    assert entry["text"] == "declined the bonus of the trade route"
    state = bonus("place", storage=["mine"])
    (entry,) = state.rules.game.lines(state, state.apply("skip"))
    assert entry["text"] == "placed no other tile"
    assert legal(state) == ["end"]


# ---- bonuses within bonuses ------------------------------------------------------------------------------------------


def test_several_bonuses_of_one_sale_come_one_after_the_other() -> None:
    """No tile has a number twice, so two tiles: 4 place on the one, 4 workers on the other, and two 4s do not fit between."""
    state = on_route(8, 6, dice=(4,), goods={"red": 4}, storage=["mine"], workers=0)
    play(state, "sell die:1 goods:4")
    assert asked(state)[0] == "TownHallAction"
    assert lying(state) == ["red"]  # the others wait
    assert own(state)["workers"] == 0
    play(state, "place tile:town_hall storage:1 hex:25")
    assert lying(state) == ["red"] * 4
    assert own(state)["workers"] == 4


def test_goods_sold_by_a_bonus_lie_before_the_rest_of_the_first_sale() -> None:
    """Tile 11: 5 sell, 2 castle and others, 3 points."""
    state = on_route(11, dice=(5,), goods={"brown": 2, "purple": 1}, depots={"4.1": "castle"})
    play(state, "sell die:1 goods:5")
    assert asked(state)[0] == "SellAtWarehouse"
    play(state, "sell tile:warehouse goods:2")
    assert lying(state) == ["brown", "purple"]
    assert asked(state)[0] == "Fetch"
    play(state, "fetch depot:4.1")
    assert lying(state) == ["brown", "purple", "brown"]
    assert legal(state) == ["end"]


def test_an_extra_action_may_sell_again() -> None:
    state = on_route(12, 3, dice=(2,), goods={"purple": 1, "red": 1})
    routes(state).goods[0] = [0, 0]
    state.sold[0] = 2
    play(refresh(state), "sell die:1 goods:2")
    assert asked(state) == ("CastleAction", "trade_route")
    play(state, "sell tile:castle goods:4")  # the first space of tile 3: another action
    assert asked(state) == ("CastleAction", "trade_route")
    play(state, "workers tile:castle")
    assert legal(state) == ["end"]


def test_a_warehouse_fills_the_route_too() -> None:
    state = on_route(3, dice=(3,), storage=["warehouse"], goods={"red": 1})
    play(state, "place die:1 storage:1 hex:26", "sell tile:warehouse goods:4")
    assert lying(state) == ["red"]
    assert asked(state) == ("CastleAction", "trade_route")


def test_with_a_crane() -> None:
    state = on_route(3, more=("extra_hexes",), dice=(3,), storage=["crane"], goods={"red": 1})
    play(state, "place die:1 storage:1 hex:26", "lift building:warehouse", "sell tile:warehouse goods:4")
    assert asked(state) == ("CastleAction", "trade_route")


# ---- words, bots, saves ----------------------------------------------------------------------------------------------


def test_words() -> None:
    state = bonus("extra_action", depots={"2.1": "bank"})
    game = state.rules.game
    assert game.asking(state, 0)["prompt"] == "Trade route: one more action"
    assert "thanks to the trade route" in game.explain(state, "take tile:castle depot:2.1")["label"]
    state = on_route(6, dice=(4,), goods={"red": 1}, workers=0)
    (entry,) = game.lines(state, state.apply("sell die:1 goods:4"))
    assert entry["text"] == "sold 1 pottery, took 4 workers"
    assert "trade route, space 1: 4 workers" in entry["detail"]
    assert "0.route_space:1" in entry["keys"]
    state = on_route(10, dice=(6,), goods={"orange": 1})
    (entry,) = game.lines(state, state.apply("sell die:1 goods:6"))
    assert "trade routes: 4" in entry["detail"]
    assert entry["gain"] == 6
    assert game.source_title("trade_routes") == "Trade routes"


def test_laying_has_texts() -> None:
    state: Any = burgrave.new("burgundy", 4, seed=3, modules=["trade_routes"], options={"route_order": "chosen"})
    game, action = state.rules.game, state.legal_actions()[0]
    assert game.asking(state, state.to_act[0])["prompt"] == "Lay your trade route"
    assert game.explain(state, action)["label"].startswith("Lay next: ")
    (entry,) = game.lines(state, state.apply(action))
    assert entry["text"].startswith("laid a trade route tile (")


def test_greedy_sells_what_the_route_asks_for() -> None:
    """Two sales of one goods tile each; only the 5 brings 4 points."""
    state = on_route(4, dice=(5, 5), workers=0, goods={"brown": 1})
    routes(state).goods[0] = [0]
    state.sold[0] = 1
    matching = state.rules.game.evaluate(refresh(state), 0)
    routes(state).goods[0] = []
    state.sold[0] = 0
    assert matching > state.rules.game.evaluate(refresh(state), 0)


def test_damaged_saves_are_refused() -> None:
    state: Any = burgrave.new("burgundy", 3, seed=3, modules=["trade_routes"])
    saved = state.save()
    assert burgrave.load(saved).digest() == state.digest()
    (good,) = saved["position"]["slices"]
    for name, value in (
        ("tiles", good["tiles"][:2]),
        ("tiles", [[12, *good["tiles"][0][1:]], *good["tiles"][1:]]),
        ("tiles", [good["tiles"][0], good["tiles"][0], good["tiles"][2]]),
        ("tiles", [good["tiles"][0][:3], *good["tiles"][1:]]),
        ("hand", None),
        ("goods", [[6], [], []]),
        ("goods", [[0] * 13, [], []]),
    ):
        assert refused(saved, "slices", [{**good, name: value}])
    assert refused(saved, "slices", [{"tiles": good["tiles"]}])


def test_the_auditor_counts_tiles_and_goods() -> None:
    state: Any = burgrave.new("burgundy", 3, seed=3, modules=["trade_routes"])
    audited(state)
    for spoil in (
        lambda own: own.tiles[0].pop(),
        lambda own: own.tiles[1].__setitem__(0, own.tiles[0][0]),
        lambda own: own.goods[0].append(1),
    ):
        spoilt = state.clone()
        spoil(routes(spoilt))
        with pytest.raises(AuditError, match="trade route"):
            audited(spoilt)


def test_everybody_sees_all_of_it() -> None:
    state: Any = burgrave.new("burgundy", 3, seed=3, modules=["trade_routes"], options={"route_order": "chosen"})
    assert state.view(0)["extra"] == state.view(None)["extra"]
    assert state.imagine(0, 7).view(1)["extra"] == state.view(1)["extra"]


def test_the_first_edition_has_none() -> None:
    with pytest.raises(burgrave.BadOption, match="trade_routes"):
        burgrave.new("burgundy", 2, seed=1, modules=["trade_routes"], options={"edition": "2011"})
    with pytest.raises(burgrave.BadOption, match="route_order"):
        burgrave.new("burgundy", 2, seed=1, options={"route_order": "chosen"})


@pytest.mark.parametrize("seed", range(8))
def test_random_games_keep_the_books(seed: int) -> None:
    modules = ["trade_routes", *("extra_hexes", "white_castles", "inns")[: seed % 4]]
    walk(Setup("burgundy", 2 + seed % 3, modules, {"route_order": ("random", "chosen")[seed % 2]}), seed, chance_of_check=0.01)
