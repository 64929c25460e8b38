"""Numbers that saves hold: of tiles, of what pays and of what grants an action. They never change, and no two modules share one."""

from __future__ import annotations

import pytest

from burgrave.engine.action import Element
from burgrave.games.burgundy.colours import BUILDING
from burgrave.games.burgundy.elements import ACTIONS, add_source
from burgrave.games.burgundy.modules.extra_hexes.elements import WHITE_CASTLE
from burgrave.games.burgundy.questions import declare_question
from burgrave.games.burgundy.scoring import COUNTS, add_count
from burgrave.games.burgundy.steps.dice_actions import GRANTS, add_grant
from burgrave.games.burgundy.tiles import KINDS_OF_TILE, MONASTERIES, TILES, block, free_kinds, monastery, tile_named

NUMBERS = {
    "castle": 1,
    "cow-2": 4,
    "warehouse": 16,
    "watchtower": 23,
    "monastery-1": 24,
    "monastery-26": 49,
    "monastery-27": 50,
    "monastery-28": 51,
    "monastery-29": 52,
    "white_castle": 53,
    "crane": 54,
    "geese-2": 55,
    "inn": 56,
    "black_hex": 57,
    "vine-orange-orange": 58,
    "vine-orange-yellow": 64,
    "vine-black-blue": 78,
    "half": 79,
    "goat-2": 80,
    "goat-4": 82,
}


def test_the_numbers_of_tiles_are_those_of_older_saves() -> None:
    assert {name: tile_named(name) for name in NUMBERS} == NUMBERS
    assert len(TILES) == 83
    assert all(TILES)
    assert tile_named("white_castle") == WHITE_CASTLE


def test_a_tile_takes_no_number_name_or_kind_of_another() -> None:
    with pytest.raises(ValueError, match=r"'spire' cannot be tile 54: that is 'crane'; free from 83 on"):
        block(54).add("spire", BUILDING)
    with pytest.raises(ValueError, match="there is a tile 'crane' already"):
        block(100).add("crane", BUILDING)
    with pytest.raises(ValueError, match="'spire' cannot be tile 128: the last one is 127"):
        block(KINDS_OF_TILE).add("spire", BUILDING)
    with pytest.raises(ValueError, match="'spire' cannot be kind 8"):
        block(100).add("spire", BUILDING, kind=8)
    with pytest.raises(ValueError, match="there is a tile 'monastery-29' already"):
        block(100).add_monasteries({"29": {"name": "Spire"}})
    assert free_kinds() == [11, 12, 13, 14, 15]
    assert len(TILES) == 83
    assert MONASTERIES[29]["name"] == "White castle charter"
    assert monastery(29) == 52


def test_what_pays_grants_or_counts_is_declared_once() -> None:
    end = ACTIONS.parse("end")
    with pytest.raises(ValueError, match="'tile:spire' cannot be source 5: that is 'tile:white_castle'"):
        add_source(Element("tile:spire", 5), take=[], sell=[], workers=end, place=[])
    assert GRANTS == {0: "", 1: "trade_route", 2: "vineyard", 3: "target"}
    with pytest.raises(ValueError, match="'spire' cannot be grant 2: that is 'vineyard'"):
        add_grant(2, "spire")
    with pytest.raises(ValueError, match="'spires' cannot be question 32: there is one with that number or name"):
        declare_question(32, "spires")
    with pytest.raises(ValueError, match="'recruits' cannot be question 39"):
        declare_question(39, "recruits")
    with pytest.raises(ValueError, match="scoring monasteries count 'species' already"):
        add_count("species", COUNTS["buildings"])
