"""The log joins what belongs together, explains every point, and names places that are drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave.engine.game_log import joined_entries
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.scoring import FinalScoring
from burgrave.games.tiletum.steps.fair import Fair, KingFair
from burgrave.games.tiletum.steps.king import KingPoints, LeaderBonus, NewOrder
from games.log_checks import entries_add_up, headings, logged_game
from games.random_games import NAMES
from games.tiletum.scene import (
    acting,
    coming,
    fill_building,
    give,
    hold_fair,
    lay_bonus,
    lay_characters,
    lay_contracts,
    on_track,
    run,
    scene,
    until_turn,
)
from games.tiletum.words.random_games import TABLES, random_game

KEY = re.compile(
    r"(house|pillar):[a-z]+\.[0-4]|(bonus|cathedral|space):[a-z]+|(contract|character|corruption|fair):[1-5]|deck:characters"
    r"|[0-3]\.(die:[123]|storage:[1-4]|room:[1-5]\.[123]|(ground|building|contract):[1-6]|good:[a-z]+)"
    r"|[0-3]\.((merchant|architect):[a-z-]+|king:-?\d+)"
)
"""Keys that the drawing knows."""


def joined_log(state: Any, *texts: str, language: str = "en") -> list[tuple[str, str, int]]:
    """The joined entries of some actions: text, detail, gain; headings as their text."""
    parts = [TILETUM.lines(state, state.apply(text), language, NAMES) for text in texts]
    return shown(joined_entries([[], *parts]))


def shown(entries: Any) -> list[tuple[str, str, int]]:
    return [(entry["head"] or entry["text"], entry["detail"], entry["gain"]) for entry in entries]


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_gains_add_up_to_the_scores_and_every_entry_is_whole(seats: int, modules: list[str]) -> None:
    _, by_language = entries_add_up(random_game(seats, modules, lambda *_: None, seed=2), KEY)
    for entry in (entry for entries in by_language.values() for entry in entries):
        assert entry["text"] or entry["head"] or (entry["joins"] and entry["detail"])
        assert not entry["gain"] or entry["detail"]
    heads = {language: headings(entries) for language, entries in by_language.items()}
    # One before the first turn, three turns, the king and a fair in each of four rounds, and the end.
    assert {len(titles) for titles in heads.values()} == {1 + 4 * 5 + 1}
    assert heads["en"][:2] == ["Before the first turn", "Round 1, turn 1"]
    assert heads["en"][-1] == "Final scoring"


def test_the_whole_log_of_a_game() -> None:
    """Every die has an entry; what is taken back has none."""
    for state, _ in random_game(2, ["base"], lambda *_: None, seed=4):  # noqa: B007
        pass
    log = logged_game(TILETUM.setup(TILETUM.rules(2), 42), state)
    assert all(entry["text"] or entry["head"] for entry in log)
    dice = [entry for entry in log if re.match(r"took (gold|food|wool|stone|iron) [1-6]", entry["text"])]
    assert len(dice) == 4 * 3 * 2


def test_the_beginning() -> None:
    state: Any = TILETUM.setup(TILETUM.rules(2, ["base", "action_tiles"]), 3)
    lines = TILETUM.lines(state, state.events, "en", NAMES)
    assert [entry["head"] or entry["text"] for entry in lines][:2] == [
        "Before the first turn",
        "The action tiles lie around the wheel",
    ]
    first, second = lines[2:4]
    assert [first["seat"], second["seat"]] == state.order
    assert (first["text"], first["gain"]) == ("sets out", 10)
    assert first["detail"] == "10 points; 1 gold, 1 food, 1 wool, 1 stone and 1 iron"
    assert second["detail"] == "10 points; 3 gold, 1 food, 1 wool, 1 stone and 1 iron"
    assert [entry["head"] or entry["text"] for entry in lines][4:6] == ["Round 1, turn 1", "Rolled: 8 dice"]


# ---- a turn ----------------------------------------------------------------------------------------------------------


def test_the_tile_of_the_space_comes_before_the_goods_of_the_die() -> None:
    """And points of a building with the die, though its action begins when the tile is answered (p. 11-12)."""
    state = lay_bonus(scene(), architect="helper:recolour")
    detail = "Took a helper (other goods for the die); used a helper: the die brings wool; 2 wool"
    assert joined_log(state, "take die:food.2 space:architect", "use bonus:architect good:wool") == [
        ("took food 2: architect, 5 points", detail, 0)
    ]
    state = lay_bonus(give(scene(), rooms="4.1=architect.stone1", crests="4=1"), architect="crest:2")
    assert joined_log(state, "take die:food.2 space:architect", "skip") == [
        ("took food 2: architect, 5 points", "2 food, 1 action point more from a building", 0)
    ]


def test_a_turn_of_the_merchant() -> None:
    state = lay_bonus(give(scene(), goods="gold=2"), architect="helper:add_1")
    assert joined_log(
        state,
        "take die:gold.1 space:architect",
        "take bonus:architect",
        "move figure:architect place:paris",
        "build pillar:paris",
    ) == [
        ("took gold 1, turned to 2: architect, 5 points", "For 2 gold; took a helper (1 more action point); 2 gold", 0),
        ("moved the architect to Paris, set up a pillar in Paris", "", 0),
    ]


def test_a_long_way() -> None:
    state = acting(scene(), "merchant", 6)
    texts = ("move figure:merchant place:troyes", "move figure:merchant place:strasbourg", "build house:strasbourg.1")
    assert joined_log(state, *texts) == [("moved the merchant to Troyes, on to Strasbourg, built a house in Strasbourg", "", 0)]


def test_a_house_that_brings_points() -> None:
    state = give(scene(), merchant="venezia")
    assert joined_log(state, "take die:gold.1 space:merchant", "build house:venezia.1") == [
        ("took gold 1: merchant, 6 points", "1 gold", 0),
        ("built a house in Venezia", "3 points", 3),
    ]


def test_where_it_happened() -> None:
    state = scene()
    (die,) = TILETUM.lines(state, state.apply("take die:gold.1 space:merchant"), "en", NAMES)
    (step,) = TILETUM.lines(state, state.apply("move figure:merchant place:troyes"), "en", NAMES)
    (house,) = TILETUM.lines(state, state.apply("build house:troyes.1"), "en", NAMES)
    assert [die["keys"], step["keys"], house["keys"]] == [["space:merchant", "0.die:1"], ["0.merchant:troyes"], ["house:troyes.1"]]
    assert [die["joins"], step["joins"], house["joins"]] == [False, False, True]


def test_the_king_and_the_universal_action() -> None:
    state = give(scene(), rooms=fill_building(4, "king.points2"), crests="4=1")
    assert joined_log(state, "take die:gold.6 space:any", "choose space:king") == [
        (
            "took gold 6: any action, 1 point",
            "6 gold; chose the king action: 1 action point more from a building, king track +2 to 2",
            0,
        )
    ]


def test_characters_move_in() -> None:
    state = lay_characters(scene(), "character:contract.wool2 - - - -")
    give(state, stored="crest:1", goods="food=4")
    texts = ("take die:wool.3 space:character", "take character:1", "settle storage:2 room:4.1", "place storage:1 ground:4", "skip")
    assert joined_log(state, *texts) == [
        ("took wool 3: character, 4 points", "3 wool", 0),
        ("took a notary (2 wool)", "", 0),
        ("moved a notary to floor 1 of building 4", "Building 4 is full: 1 house, 2 wool", 0),
        (
            "placed a lily crest on the ground floor of building 4 for 4 food",
            "Building 4 is complete: 1 action point more for the contract action",
            0,
        ),
    ]


def test_an_exchange() -> None:
    state = give(scene(), goods="food=1")
    texts = ("take die:stone.4 space:contract", "exchange good:food", "gain good:iron", "gain good:wool")
    assert joined_log(state, *texts) == [
        ("took stone 4: contract, 3 points", "4 stone", 0),
        ("exchanged 1 food", "For 1 iron; 1 wool", 0),
    ]


def test_tasks_before_the_die_stand_for_themselves() -> None:
    state = give(scene(), goods="iron=5 wool=3 gold=2 stone=2", stored="contract:iron_5 contract:same_3", pillars="paris")
    assert joined_log(state, "fulfil storage:1", "fulfil storage:2 good:wool", "buy good:gold good:food") == [
        ("fulfilled a contract for 5 iron", "1 pillar, 1 point for the space, 7 points, king track +1 to 1", 8),
        ("fulfilled a contract for 3 equal goods with wool", "1 pillar, 2 points for the space, 3 points", 5),
        ("bought 1 food for 2 gold", "", 0),
    ]
    assert joined_log(state, "contribute cathedral:paris", language="pl") == [
        ("oddaje 2 żetony kamienia na katedrę w mieście Paris", "5 PZ (2 + 3)", 5),
    ]


def test_helpers() -> None:
    state = give(scene(), stored="helper:recolour helper:goods_2 helper:add_1")
    assert joined_log(state, "use storage:1 good:iron", "use storage:2", "gain good:gold", "gain good:stone") == [
        ("used a helper: the die brings iron", "", 0),
        ("used a helper", "1 gold; 1 stone", 0),
    ]
    assert joined_log(state, "take die:gold.1 space:merchant", "use storage:3") == [
        ("took gold 1: merchant, 6 points", "1 iron", 0),
        ("used a helper (1 more action point)", "", 0),
    ]


def test_a_building_once_more() -> None:
    state = give(scene(), stored="helper:reuse", rooms="1.1=king.points2 1.2=king.king1")
    assert joined_log(acting(state, "merchant", 1), "use storage:1", "reuse building:1", "resolve room:1.2")[0] == (
        "used a helper",
        "Used building 1 once more: 2 points; floor 2 of building 1: king track +1 to 1",
        2,
    )


# ---- what happens to all ---------------------------------------------------------------------------------------------


def test_corruption() -> None:
    state = on_track(scene(), s0=1, s1=0)
    state.corruption = [0, 2, 0, 1, 1, 2]
    state.lap = 1
    events = until_turn(state, 1)
    assert events
    lines = TILETUM.lines(state, until_turn(state, 0), "en", NAMES)
    corruption = next(entry for entry in lines if entry["text"].startswith("Corruption"))
    assert corruption["text"] == "Corruption 2: all 2 back on the king track"
    assert re.fullmatch(r"(Ann|Ola) to (−?\d+), (Ann|Ola) to (−?\d+)", corruption["detail"])
    assert corruption["keys"][0] == "corruption:2"


def test_the_king_phase() -> None:
    state = on_track(lay_bonus(scene(3), track="crest:3"), s2=4, s0=0, s1=-2)
    events = run(state, LeaderBonus(), KingPoints(), NewOrder())
    assert shown(TILETUM.lines(state, events, "en", NAMES)) == [("Round 1, king phase", "", 0)]
    assert shown(TILETUM.lines(state, state.apply("take bonus:track"), "en", NAMES)) == [
        ("took a moon crest as the leader", "", 0),
        ("scored the king track", "4 points", 4),
        ("scored the king track", "2 points lost", -2),
        ("Turn order: Jan, Ann, Ola", "Ola to 0", 0),
    ]
    state = on_track(scene(), s0=1)
    assert shown(TILETUM.lines(state, run(state, LeaderBonus(), KingPoints()), "en", NAMES))[1:] == [
        ("led with no tile left", "4 points", 4),
        ("scored the king track", "1 point", 1),
    ]


def test_a_tile_that_the_leader_cannot_take() -> None:
    state = on_track(lay_bonus(give(scene(), crests="1=3"), track="crest:3"), s0=1)
    lines = TILETUM.lines(state, run(state, LeaderBonus()), "en", NAMES)
    assert shown(lines)[1:] == [("led and discarded a moon crest", "", 0)]
    assert lines[1]["seat"] == 0


def test_a_fair() -> None:
    state = hold_fair(give(scene(), houses="troyes"), "houses")
    assert shown(TILETUM.lines(state, run(state, Fair()), "en", NAMES)) == [
        ("Round 1, fair in Tiletum", "", 0),
        ("scored the fair", "2 × 3 for each house on the map", 6),
        ("scored the fair", "1 × 3 for each house on the map", 3),
    ]
    state = hold_fair(scene(), "pillars")
    assert shown(TILETUM.lines(state, run(state, Fair()), "en", NAMES))[1] == (
        "had nothing to score at the fair",
        "0 × 3 for each pillar on the map",
        0,
    )
    state = hold_fair(scene(), "houses", "wien")
    assert shown(TILETUM.lines(state, run(state, Fair()), "pl", NAMES)) == [
        ("Runda 1, targ: Wien", "", 0),
        ("Nikt nie bierze udziału", "", 0),
    ]


def test_the_fair_of_the_king() -> None:
    state = on_track(hold_fair(scene(), "king"), s0=3, s1=-1)
    assert shown(TILETUM.lines(state, run(state, KingPoints(), KingFair()), "en", NAMES)) == [
        ("scored the king track", "3 points", 3),
        ("scored the king track", "1 point lost", -1),
        ("Round 1, fair in Tiletum", "", 0),
        ("scored the fair", "4 points, and 3 for the king track", 7),
        ("scored the fair", "4 points, and −1 for the king track", 3),
    ]


def test_the_market_is_renewed() -> None:
    state = coming(lay_contracts(scene(), "- - - - -"), "character", "character:king.points2")
    assert joined_log(acting(state, "character", 1), "renew deck:characters")[0][0] == "replaced all characters of the market"


def test_the_last_points() -> None:
    state = give(
        scene(), goods="iron=9", houses="troyes", pillars="paris", crests="6=1 4=2", rooms=fill_building(4, "king.points2")
    )
    assert shown(TILETUM.lines(state, run(state, FinalScoring()), "en", NAMES)) == [
        ("Final scoring", "", 0),
        ("scored at the end", "2 houses × 1 pillar: 2; 9 goods left: 2", 4),
    ]
