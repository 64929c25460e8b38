"""The log joins what belongs together, explains every point, and names places that are drawn."""

from __future__ import annotations

import re
from typing import Any

import pytest

from burgrave.engine.events import visible
from burgrave.engine.game_log import joined_entries
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.modules.whims.rewards import GiveAway
from games.kingsburg.scene import begin, give, scene
from games.kingsburg.words.random_games import TABLES, random_game
from games.log_checks import entries_add_up, headings
from games.random_games import NAMES

KEY = re.compile(
    r"adviser:\d{1,2}|private:\d{1,2}|enemy:[12]|destiny:\w+|group:\w+|[0-4]\.(building:\w+|governor:\w+|envoy)",
)
"""Keys that the drawing knows."""


def joined_log(state: Any, *texts: str, language: str = "en", seat: int | None = 0) -> list[tuple[str, str, int]]:
    """The joined entries of some actions, as a seat reads them: text, detail, gain; headings as their text."""
    parts = [KINGSBURG.lines(state, visible(state.apply(text), seat), language, NAMES) for text in texts]
    return [(entry["head"] or entry["text"], entry["detail"], entry["gain"]) for entry in joined_entries([[], *parts])]


def entries(state: Any, events: Any, language: str = "en") -> list[dict[str, Any]]:
    """Return the log entries of events, without headings."""
    return [entry for entry in KINGSBURG.lines(state, events, language, NAMES) if entry["head"] is None]


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES)
def test_gains_add_up_to_the_scores_and_every_entry_is_whole(seats: int, modules: list[str], options: dict[str, Any]) -> None:
    _, by_language = entries_add_up(random_game(seats, modules, options, lambda *_: None, seed=2), KEY)
    for entry in (entry for entries in by_language.values() for entry in entries):
        assert entry["text"] or entry["head"]
        assert not entry["gain"] or entry["detail"] or str(entry["gain"]) in entry["text"]
    # A year and its four parts, five times; what comes before and after.
    assert {len(headings(entries)) for entries in by_language.values()} <= {26, 27}


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES)
def test_the_adviser_who_helps_is_named(seats: int, modules: list[str], options: dict[str, Any]) -> None:
    """Also where the choice of support was the last of a season, and the council is empty afterwards."""
    asked: list[Any] = [None]
    named = 0

    def visit(state: Any, seat: int, legal: Any) -> None:
        step = state.agenda[-1]
        asked[0] = (seat, step.place) if step.name() == "Receive" and 0 <= step.place < RANKS else None

    for state, events in random_game(seats, modules, options, visit, seed=3):
        if asked[0] is not None and events[0][0] == "receive":
            assert events[0][1:] == asked[0]
            first = KINGSBURG.lines(state, events)[0]
            assert KINGSBURG.language("en").adviser(asked[0][1]) in first["text"]
            named += 1
    assert named > 10


def test_secrets_are_shown_to_whom_they_belong() -> None:
    state = give(scene(3, enemy="y1_4_orcs"), 0, dice=[5, 5])
    begin(state, "spring", "influence", "support")
    events = state.apply("influence adviser:10 die:1 die:2")
    own, others = (KINGSBURG.lines(state, visible(events, seat), "en", NAMES)[-1] for seat in (0, 1))
    assert own["text"] == others["text"] == "took 2 soldiers from the General, looked at the enemy"
    assert own["detail"] == "Orcs, strength 3; only you have seen it"
    assert others["detail"] == ""
    spectator = KINGSBURG.lines(state, visible(events, None), "pl", NAMES)[-1]
    assert (spectator["text"], spectator["detail"]) == ("bierze 2 oddziały od Generała, podgląda wroga", "")


def test_an_influence_and_its_support() -> None:
    state = give(scene(3), 0, dice=[5, 2], plus2=1)
    begin(state, "spring", "influence", "support")
    assert joined_log(state, "influence adviser:9 die:1 die:2 plus2", "take gold+wood") == [
        ("put 5 and 2 on the Master Hunter", "With a +2 token", 0),
        ("took 1 gold and 1 wood from the Master Hunter", "", 0),
    ]


def test_the_same_in_polish() -> None:
    state = give(scene(3), 0, dice=[5, 2], plus2=1)
    begin(state, "spring", "influence", "support")
    assert joined_log(state, "influence adviser:9 die:1 die:2 plus2", "take gold+wood", language="pl") == [
        ("wpływa na Łowczego: 5 i 2", "Dodatkowo: żeton +2", 0),
        ("bierze 1 złoto i 1 drewno od Łowczego", "", 0),
    ]


def test_a_building_with_price_and_points() -> None:
    state = give(scene(3), 0, gold=2, wood=3, stone=1, buildings="inn market")
    begin(state, "spring", "build")
    assert joined_log(state, "build building:farms") == [("built the Farms", "Paid 2 gold, 3 wood and 1 stone; 2 points", 2)]
    state = give(scene(3), 0, wood=1, envoy=True)
    give(state, 0, gold=2)
    begin(state, "spring", "build")
    assert joined_log(state, "build building:barricade", "build building:statue envoy") == [
        ("built the Barricade", "Paid 1 wood", 0),
        ("built the Statue", "Paid 2 gold; with the king's envoy; 3 points", 3),
    ]


def test_a_second_building_that_is_not_wanted() -> None:
    state = give(scene(3), 0, wood=1, gold=2, envoy=True)
    begin(state, "spring", "build")
    assert [text for text, *_ in joined_log(state, "build building:barricade", "skip")][:2] == [
        "built the Barricade",
        "built nothing more",
    ]
    state = give(scene(3), 0, wood=1)
    begin(state, "spring", "build")
    assert joined_log(state, "skip")[0][0] == "built nothing"


def test_points_that_are_paid() -> None:
    state = give(scene(3), 0, dice=[6, 6, 2], points=4)
    begin(state, "spring", "influence", "support")
    _, taken = joined_log(state, "influence adviser:14 die:1 die:2 die:3", "take -point+3gold")
    assert taken == ("took 3 gold from the Smuggler", "Paid 1 point", -1)


def test_a_gift_names_who_gets_it() -> None:
    state = give(scene(3, modules=("base", "whims")), 0, gold=1, wood=2)
    state.agenda.append(GiveAway(0, 14, 2, 0, 0, 0))
    assert joined_log(state, "give wood seat:3", "give gold seat:2") == [
        ("gave 1 wood to Jan", "", 0),
        ("gave 1 gold to Ola", "", 0),
    ]


def test_several_soldiers_are_one_entry() -> None:
    state = give(scene(3), 0, gold=4, wood=1)
    begin(state, "recruit")
    assert joined_log(state, "recruit 2gold", "recruit gold+wood") == [
        ("recruited a soldier for 2 gold, another for 1 gold and 1 wood", "", 0)
    ]


def test_a_winter() -> None:
    state = give(scene(3, year=3, enemy="y3_4_demons"), 0, soldiers=5, buildings="statue chapel church barricade crane")
    give(state, 1, gold=1, buildings="barricade crane")
    give(state, 2, soldiers=5)
    events = begin(state, "winter", roll=[1])
    lines = [(entry["text"], entry["detail"], entry["gain"]) for entry in entries(state, events)]
    assert lines[0] == ("The king sends everybody 1 soldier", "", 0)
    assert lines[1][0] == "The enemy: demons, strength 6"
    assert lines[1][1] == "Victory: 1 point; defeat: 2 gold, 1 wood, 1 stone and 1 point"
    assert lines[2] == ("won against the demons, 7 to 6", "Spoils of battle: 1 point; strongest winner: 1 point", 2)
    assert lines[3] == ("lost against the demons, 1 to 6", "Lost 1 gold; lost 1 point", -1)
    assert lines[4] == ("held out against the demons, 6 to 6", "", 0)


def test_an_enemy_that_is_weaker_than_its_card() -> None:
    state = give(scene(3, year=3, enemy="y3_4_demons"), 0, soldiers=5)
    state.menace = -1
    lines = [entry["text"] for entry in entries(state, begin(state, "winter", roll=[1]))]
    assert lines[1] == "The enemy: demons, strength 6 (5 this winter)"


def test_a_razed_building_takes_its_points_along() -> None:
    state = give(scene(3, enemy="y1_3_goblins"), 0, buildings="barricade crane")
    events = begin(state, "winter", roll=[1])
    (entry,) = (entry for entry in KINGSBURG.lines(state, events, "en", NAMES) if entry["seat"] == 0)
    assert (entry["detail"], entry["gain"]) == ("Crane torn down: -1 point", -1)
    assert entry["keys"] == ["0.building:crane"]


def test_the_king_between_the_seasons() -> None:
    state = give(scene(3), 0, buildings="barricade crane")
    give(state, 1, gold=1)
    aid, favour, envoy = (entries(state, begin(state, phase)) for phase in ("aid", "favour", "envoy"))
    assert [(entry["seat"], entry["text"]) for entry in aid] == [(2, "gets a white die for spring")]
    assert [(entry["seat"], entry["text"], entry["detail"], entry["gain"]) for entry in favour] == [
        (0, "is in the king's favour", "Most buildings: 2", 1)
    ]
    assert [(entry["seat"], entry["text"]) for entry in envoy] == [(2, "receives the king's envoy")]


def test_a_season_begins_with_its_heading_and_the_order() -> None:
    state = scene(3)
    events = begin(state, "spring", "season_start", "roll", roll=[6, 6, 4, 1, 2, 5, 3, 3, 3])
    (entry,) = entries(state, events)
    assert (entry["text"], entry["detail"]) == ("Order: Ola (8), Jan (9), Ann (16)", "Lowest roll first")
    *_, head = KINGSBURG.lines(state, [("phase", -1, 1)], "pl")
    assert head["head"] == "Rok I, wiosna"
