"""Page 14: how a solo game begins."""

import pytest

import burgrave
from burgrave.games.burgundy.duchy import duchy
from burgrave.games.burgundy.mainboard import BLACK
from games.burgundy.modules.solo.alone import alone
from games.burgundy.scene import legal, own, play


def test_p14_one_silver_two_workers_three_goods():
    for seed in range(5):
        state = burgrave.new("burgundy", 1, seed, ["base", "solo"])
        assert state.silver == [1]
        assert state.workers == [2]
        assert sum(state.goods) == 3


@pytest.mark.parametrize(("number", "castles"), [("33", ["4", "18", "21", "31"]), ("34", ["1", "10", "31", "36"])])
def test_p14_the_castle_stands_on_any_castle_space(number, castles):
    state = burgrave.new("burgundy", 1, 3, ["base", "solo"], {"duchies": number})
    assert legal(state) == [f"settle duchy:{number} hex:{hex_}" for hex_ in castles]


def test_p14_33_is_what_one_begins_with():
    assert burgrave.new("burgundy", 1, 3, ["base", "solo"]).dealt == [["33"]]


def test_p14_goods_of_any_number_of_kinds():
    goods = {"turquoise": 1, "purple": 1, "pink": 1}
    wares = {2: {"red": 2, "brown": 1, "orange": 1}}
    state = alone(dice=[3], storage=["ship"], goods=goods, wares=wares)
    play(state, "place die:1 storage:1 hex:8", "load depot:2")
    assert sum(own(state)["goods"].values()) == 7


def test_p14_laid_out_as_for_two():
    solo = burgrave.new("burgundy", 1, 9, ["base", "solo"])
    for_two = burgrave.new("burgundy", 2, 9)
    solo.apply(solo.legal_actions()[0])
    assert [space for space in range(BLACK, len(for_two.depots)) if solo.depots[space]] == [
        space for space in range(BLACK, len(for_two.depots)) if for_two.depots[space]
    ]
    dealt = [space for space in range(BLACK) if for_two.depots[space]]
    left = [space for space in range(BLACK) if solo.depots[space]]
    assert set(left) <= set(dealt)
    assert len(left) == len(dealt) - 1  # One has left the game in the first round.


def test_p14_the_target_begins_at_fifty_or_where_one_likes():
    assert burgrave.new("burgundy", 1, 1, ["base", "solo"]).view(0)["extra"]["solo"] == {"marker": 0, "target": 50, "reached": 0}
    easy = burgrave.new("burgundy", 1, 1, ["base", "solo"], {"target": "35"})
    assert easy.view(0)["extra"]["solo"]["target"] == 35
    for wrong in ("52", "0", "105"):
        with pytest.raises(burgrave.BadOption, match="target"):
            burgrave.new("burgundy", 1, 1, ["base", "solo"], {"target": wrong})


@pytest.mark.parametrize("target", ["5", "100"])
def test_p15_the_target_may_begin_anywhere_on_the_track(target):
    state = burgrave.new("burgundy", 1, 1, ["base", "solo"], {"target": target})
    assert state.view(0)["extra"]["solo"]["target"] == int(target)


@pytest.mark.parametrize("number", ["33", "34"])
def test_the_duchies_have_the_usual_composition(number):
    layout = duchy("special", number)
    assert [mask.bit_count() for mask in layout.colour_mask[:6]] == [12, 6, 6, 6, 4, 3]
    assert all(layout.region_size[hex_] == 1 for hex_ in range(37) if layout.colour_mask[2] >> hex_ & 1)
    assert len(layout.regions) == {"33": 28, "34": 25}[number]


def test_more_seats_or_other_duchies_are_refused():
    with pytest.raises(burgrave.BadOption, match="'solo' is for '1' seats"):
        burgrave.new("burgundy", 2, 1, ["base", "solo"])
    with pytest.raises(burgrave.BadOption, match="duchies"):
        burgrave.new("burgundy", 1, 1, ["base", "solo"], {"duchies": "5"})
    with pytest.raises(burgrave.BadOption):
        burgrave.new("burgundy", 1, 1)
    with pytest.raises(burgrave.BadOption, match="33"):
        burgrave.new("burgundy", 2, 1, options={"duchies": "33"})
    for other in ("castle_lines", "trade_routes", "team", "shields", "vineyards", "chateauma"):
        with pytest.raises(burgrave.BadOption, match="together"):
            burgrave.new("burgundy", 1, 1, ["base", "solo", other])
