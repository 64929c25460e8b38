"""What vineyard spaces give (special p. 19): every gift, both in any order, saved in between, and in words."""

from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.games.burgundy.modules.vineyards.board import GIFTS, NUMBER
from burgrave.games.burgundy.modules.vineyards.gifts import VineyardGifts
from burgrave.games.burgundy.modules.vineyards.phases import bag
from burgrave.games.burgundy.questions import STORAGE_SPACES
from burgrave.games.burgundy.steps.phases import NEXT_TURN
from burgrave.games.burgundy.steps.turn import TURNS
from games.burgundy.modules.vines import RED_BLACK, market, shown, vineyards
from games.burgundy.scene import legal, own, play, refresh, scored, stored
from games.damaged_saves import refused
from games.secrecy_checks import everything_shown, mixed

DEPOTS = {"1.1": "ship", "2.1": "cow-3", "3.1": "bank", "4.1": "mine", "5.1": "castle", "6.1": "monastery-3", "black:2": "inn"}
BLUE = "vine-blue-blue"


def given(*gifts: str, **table: Any) -> Any:
    """Return a state in which seat 0 has these gifts to choose from."""
    state = vineyards(3, **{"depots": DEPOTS, **table})
    state.agenda = [NEXT_TURN, TURNS[0], VineyardGifts(0, *gifts)]
    return refresh(state)


def planted_on(space: int, **table: Any) -> Any:
    """Return a state after a double hex was planted on a space, from 1 on, with everything else of its neighbourhood empty."""
    below = dict.fromkeys(range(1, space), "vine-orange-orange")
    layer_mate = space - 1 if space % 2 == 0 else 0
    below.pop(layer_mate, None)
    state = vineyards(3, dice=(NUMBER[space - 1],), doubles=[RED_BLACK], planted=below, **{"depots": DEPOTS, **table})
    play(state, f"plant die:1 storage:1 vine:{2 * space - 1}")
    return state


@pytest.mark.parametrize(
    ("gift", "offered"),
    [
        ("building", ["fetch depot:3.1"]),
        ("mine_monastery_castle", ["fetch depot:4.1", "fetch depot:5.1", "fetch depot:6.1"]),
        ("ship_or_animals", ["fetch depot:1.1", "fetch depot:2.1"]),
        ("black_or_store", ["fetch black:2", "fetch vine_store:1", "fetch vine_store:3"]),
        ("double_hex", ["fetch vine_depot:3"]),
        ("sale", ["sell tile:warehouse goods:2", "sell tile:warehouse goods:5"]),
        ("placement", ["place tile:town_hall storage:1 hex:18", "place tile:town_hall storage:1 hex:20"]),
    ],
)
def test_each_gift_offers_its_own_and_may_be_declined(gift: str, offered: list[str]) -> None:
    state = given(
        gift,
        goods={"purple": 2, "brown": 1},
        storage=["ship"],
        depot={3: BLUE},
        store={1: BLUE, 3: RED_BLACK},
    )
    assert legal(state) == [*offered, "skip"]
    play(state, "skip")
    assert legal(state, "end") == ["end"]


def test_an_extra_action_is_one_of_any_number() -> None:
    state = given("action", goods={"purple": 2}, depot={3: BLUE}, doubles=[RED_BLACK])
    offered = {text.split()[0] for text in legal(state)}
    assert offered == {"take", "take_vine", "plant", "sell", "workers", "skip"}
    play(state, "workers tile:castle")
    assert own(state)["workers"] == 2
    assert legal(state, "end") == ["end"]


def test_silver_workers_and_points_come_at_once() -> None:
    state = planted_on(6)
    assert GIFTS[5] == ("silver", "workers")
    assert (own(state)["silver"], own(state)["workers"]) == (2, 4)
    state = planted_on(4)
    assert GIFTS[3] == ("mine_monastery_castle", "points")
    assert scored(state, "vineyard") == 4
    assert legal(state) == ["fetch depot:4.1", "fetch depot:5.1", "fetch depot:6.1", "skip"]


def test_p19_both_in_any_order() -> None:
    """The gifts are a building and a sale."""
    state = planted_on(3, goods={"purple": 2})
    assert legal(state) == ["fetch depot:3.1", "sell tile:warehouse goods:2", "skip"]
    play(state, "sell tile:warehouse goods:2")
    assert legal(state) == ["fetch depot:3.1", "skip"]
    play(state, "fetch depot:3.1")
    assert legal(state) == ["end"]
    state = planted_on(3, goods={"purple": 2})
    play(state, "fetch depot:3.1")
    assert legal(state) == ["sell tile:warehouse goods:2", "skip"]
    play(state, "skip")
    assert own(state)["goods"] == {"purple": 2}


def test_what_the_first_gift_brings_the_second_may_use() -> None:
    """On the left of layer 4: a castle is taken and placed."""
    assert GIFTS[6] == ("placement", "mine_monastery_castle")
    state = planted_on(7, hexes={13: "monastery-3"})
    play(state, "fetch depot:5.1")
    assert stored(state) == ["castle"]
    assert legal(state, "place") == ["place tile:town_hall storage:1 hex:7"]


def test_p19_a_tile_from_the_black_depot_is_no_purchase() -> None:
    state = given("black_or_store", silver=2, store={1: BLUE})
    play(state, "fetch black:2")
    assert stored(state) == ["inn"]
    assert own(state)["silver"] == 2
    assert not state.view(0)["purchase_used"]
    assert legal(state, "buy_vine") == ["buy_vine vine_store:1"]


def test_p19_a_double_hex_of_any_number() -> None:
    state = given("double_hex", depot={1: RED_BLACK, 5: BLUE}, dice=())
    assert legal(state) == ["fetch vine_depot:1", "fetch vine_depot:5", "skip"]
    play(state, "fetch vine_depot:5")
    assert own(state)["storage"] == [BLUE, "half", None]


def test_room_is_made_for_gifts() -> None:
    state = given("double_hex", depot={1: RED_BLACK}, storage=["mine", "ship", "bank"])
    play(state, "fetch vine_depot:1", "discard storage:3", "discard storage:1")
    assert sorted(filter(None, own(state)["storage"])) == sorted([RED_BLACK, "half", "ship"])


def test_gifts_without_use_lapse() -> None:
    state = vineyards(3, dice=(1,), doubles=[RED_BLACK])
    events = play(state, "plant die:1 storage:1 vine:1")
    assert ("lapse", 0, "VineyardGifts") in events
    assert legal(state) == ["end"]


def test_an_extra_action_may_fill_the_layer_from_within() -> None:
    """Planted with the extra action of the same layer: one bonus tile, when the second one is planted."""
    assert GIFTS[10] == ("action", "black_or_store")
    planted = dict.fromkeys(range(1, 11), "vine-orange-orange")
    state = vineyards(dice=(6,), doubles=[RED_BLACK], planted=planted, silver=2, store={2: BLUE})
    play(state, "plant die:1 storage:1 vine:21", "buy_vine vine_store:2", "plant tile:castle storage:1 vine:23")
    while not legal(state, "claim_vine"):
        play(state, "skip")
    play(state, "claim_vine vine_tile:red")
    assert legal(state) in (["end"], ["skip"], [*legal(state, "fetch"), "skip"])
    assert sum(shown(state)["tiles"].values()) == 1


# ---- saves and secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, 13))
def test_a_game_is_saved_between_gifts(space: int) -> None:
    state = planted_on(space, goods={"purple": 2}, depot={1: BLUE}, store={2: BLUE}, hexes={13: "monastery-3"})
    while legal(state) != ["end"]:
        again: Any = burgrave.load(state.save())
        assert again.digest() == state.digest()
        assert legal(again) == legal(state)
        play(state, legal(state)[0])


@pytest.mark.parametrize(
    "wrong",
    [
        ("planted", [99] * 24),
        ("planted", [0]),
        ("owned", [5] * 12),
        ("pool", [1, 2]),
        ("removed", 64),
        ("each", -1),
        ("removed", "red"),
    ],
)
def test_a_damaged_vineyard_is_refused(wrong: tuple[str, Any]) -> None:
    saved = vineyards().save()
    refused(saved, "slices", [{**saved["position"]["slices"][0], wrong[0]: wrong[1]}])


def test_a_vineyard_must_be_saved_whole() -> None:
    saved = vineyards().save()
    assert "vineyard" in refused(saved, "slices", [{"planted": []}])
    agenda = [["NextTurn"], ["Turn", 0], ["VineyardGifts", 0, "gold"]]
    assert "VineyardGifts" in refused(saved, "agenda", agenda, "common")


def test_nobody_knows_what_is_in_the_bag() -> None:
    """Two worlds that differ in the order of the bag alone look alike."""
    for seed in range(3):
        state: Any = burgrave.new("burgundy", 3, seed=seed, modules=["vineyards"])
        random = Random(seed)
        for _ in range(40 + seed):
            state.apply(random.choice(state.legal_actions()))
        other = state.clone()
        pile = bag(state)
        other.piles = [*other.piles]
        other.piles[pile] = mixed(other.piles[pile], other.drawn[pile], Random(7))
        assert other.piles != state.piles
        for seat in (None, 0, 1, 2):
            assert everything_shown(state, seat, ["vine_depot:1"]) == everything_shown(other, seat, ["vine_depot:1"])


# ---- words -----------------------------------------------------------------------------------------------------------


def lines(state: Any, *texts: str) -> list[str]:
    sentences: list[str] = []
    for text in texts:
        events = state.apply(text)
        for entry in state.rules.game.lines(state, events):
            sentences.append(entry["text"] + (f" ({entry['detail']})" if entry["detail"] else ""))
    return sentences


def test_the_log_of_a_vine() -> None:
    state = vineyards(4, dice=(3, 4), depot={3: RED_BLACK}, planted={1: BLUE}, depots={"1.1": "ship"})
    assert lines(state, "take_vine die:1 vine_depot:3") == ["took the red and black vine from the vineyard depot (Die 3)"]
    sentences = lines(state, "plant die:2 storage:1 vine:3", "fetch depot:1.1", "claim_vine vine_tile:blue")
    assert sentences == [
        "planted the red and black vine on a 4, took 4 workers (Die 4)",
        "took the ship from depot 1",
        "took a vine bonus tile (blue)",
    ]


def test_the_log_of_two_discards() -> None:
    state = vineyards(4, dice=(3,), depot={3: RED_BLACK}, storage=["mine", "ship", "bank"])
    assert lines(state, "take_vine die:1 vine_depot:3", "discard storage:1", "discard storage:2") == [
        "took the red and black vine from the vineyard depot (Die 3)",
        "discarded the mine",
        "discarded the ship for it",
    ]


def test_choices_say_where_and_which_way_round() -> None:
    state = vineyards(dice=(4,), doubles=[RED_BLACK])
    game = state.rules.game
    first, second = (game.explain(state, text) for text in legal(state, "plant"))
    assert first["label"] == "Plant the red and black vine on the 4 of layer 1, from the left red, black, with die 1 (4)"
    assert second["short"] == "On the 4 of layer 1: black, red"
    state = given("sale", "action", goods={"purple": 2})
    asked = game.asking(state, 0)
    assert asked["prompt"] == "Sell one kind of goods or one more action"
    assert game.explain(state, "skip")["label"] == "Take no more gifts"
    assert market(state)["pool"]["red"] == 4


def test_a_storage_without_limit_holds_several_double_hexes() -> None:
    """Shield 4: each double hex still takes two spaces side by side."""
    state: Any = vineyards(4, ["shields"], dice=(3, 4), depot={3: RED_BLACK, 4: BLUE}, storage=["mine", "ship"])
    state.answers = state.answers[:]
    state.answers[STORAGE_SPACES] = 24
    state.storage = [*state.storage[:3], *[0] * (len(state.storage) - 3)]
    state.legal = None
    play(state, "take_vine die:1 vine_depot:3", "take_vine die:2 vine_depot:4")
    tiles = [tile for tile in own(state)["storage"] if tile]
    assert tiles == ["mine", "ship", RED_BLACK, "half", BLUE, "half"]
