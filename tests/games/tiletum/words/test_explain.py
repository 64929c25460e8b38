"""Every legal action of random games is explained and every event narrated, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.draw.icons import ICONS
from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Decision
from burgrave.games.tiletum.drawing import DRAWING
from burgrave.games.tiletum.game import TILETUM
from burgrave.games.tiletum.kinds import GOOD_KINDS
from burgrave.games.tiletum.points import POINT_SOURCES
from burgrave.games.tiletum.words.badges import GOOD_BADGES, KINDS
from burgrave.games.tiletum.words.prompts import PROMPTS
from games.explanation_checks import choices_are_described, explained, narrated
from games.random_games import LANGUAGES, NAMES, some
from games.tiletum.scene import acting, asked, give, lay_bonus, lay_characters, lay_contracts, play, scene
from games.tiletum.words.random_games import TABLES, random_game


def check_explained(state: Any, action: Any, seat: int, language: str) -> dict[str, Any]:
    shown = explained(state, action, language, KINDS)
    assert len(shown["hint"]) <= 70, shown["hint"]
    step: Any = state.agenda[-1]
    owned = {
        "ap": step.points if step.name() == "SideAct" else state.points,
        **{kind: state.goods[seat * GOOD_KINDS + good] for good, kind in enumerate(GOOD_BADGES)},
    }
    assert all(owned[badge["kind"]] + badge["count"] >= 0 for badge in shown["badges"] if badge["count"] < 0)
    return shown


def check_choices(state: Any, seat: int, legal: Any) -> None:
    before = state.digest()
    for language in LANGUAGES:
        shown = [check_explained(state, action, seat, language) for action in some(legal)]
        choices_are_described(state, seat, legal, shown, language)
    assert state.digest() == before


@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_random_games_have_all_texts(seats: int, modules: list[str]) -> None:
    narrated(random_game(seats, modules, check_choices))


def test_every_step_that_asks_has_a_question() -> None:
    asking = {step.id for module in TILETUM.rules(2).modules for step in module.steps if issubclass(step, (Choice, Decision))}
    assert asking == set(PROMPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_is_explained(language: str) -> None:
    state = scene()
    for source in POINT_SOURCES:
        assert TILETUM.source_title(source, language) in TILETUM.narrate(state, ("score", 1, source, 6), language)
    assert TILETUM.narrate(state, ("score", 1, "king", -2)) == "Player 2 loses 2 points (King track)."
    assert TILETUM.narrate(state, ("score", 1, "fairs", 5), "pl", NAMES) == "Ola zdobywa 5 PZ (Targi)."


def test_every_icon_is_drawn() -> None:
    known = {**ICONS, **DRAWING.icons}
    icons: list[str] = []
    for state, _ in random_game(3, ["base"], lambda *_: None, seed=5):
        for seat in state.to_act:
            icons += [button["icon"] for button in TILETUM.verbs(state, seat).values()]
            icons += [sign for action in some(state.legal_actions(seat), 6) for sign in TILETUM.explain(state, action)["signs"]]
    assert {icon for icon in icons if icon} <= set(known)
    assert {"ap", *GOOD_BADGES, "point", "crown"} <= set(known)


# ---- single choices --------------------------------------------------------------------------------------------------


def test_a_die_for_its_own_action_or_for_gold_another() -> None:
    state = give(scene(), goods="gold=3")
    own, other = (TILETUM.explain(state, f"take die:iron.5 space:{action}") for action in ("king", "contract"))
    assert own["label"] == "Take iron 5: king, 2 action points"
    assert own["badges"] == [{"kind": "t_iron", "count": 5}, {"kind": "crown", "count": 2}]
    assert other["label"] == "Take iron 5, turned to 4 for 2 gold: contract, 3 action points"
    assert (own["summary"], own["short"], other["summary"], other["short"]) == ("Take iron 5", "Iron 5", "Take iron 5", "Iron 5")
    assert (other["how"], other["price"]) == ("turned to 4 for 2 gold: contract, 3 action points", "2 gold")
    assert (own["signs"], other["signs"]) == (["crown"], ["contract"])
    assert other["badges"] == [
        {"kind": "t_gold", "count": -2},
        {"kind": "ap", "count": 3},
        {"kind": "t_iron", "count": 4},
    ]
    assert TILETUM.explain(state, "take die:iron.5 space:king", "pl")["label"] == "Weź kość żelaza o wartości 5: król, 2 PA"


def test_a_die_shows_its_goods_though_a_bonus_tile_is_offered_first() -> None:
    state = lay_bonus(scene(), king="helper:recolour")
    assert TILETUM.explain(state, "take die:iron.5 space:king")["badges"] == [
        {"kind": "t_iron", "count": 5},
        {"kind": "crown", "count": 2},
    ]
    play(state, "take die:iron.5 space:king")
    assert TILETUM.explain(state, "take bonus:king")["badges"] == []
    explained_action = TILETUM.explain(state, "use bonus:king good:wool")
    assert explained_action["label"] == "Use a helper: the die brings wool"
    assert explained_action["badges"] == [{"kind": "t_wool", "count": 5}, {"kind": "crown", "count": 2}]


def test_the_question_follows_what_is_possible() -> None:
    state = lay_bonus(scene(), merchant="crest:4", tiletum="helper:add_1")
    assert TILETUM.asking(state, 0) == {
        "prompt": "Choose a die",
        "hint": "goods as its value says, and the action beside it",
    }
    give(state, goods="gold=2")
    assert TILETUM.asking(state, 0)["hint"] == "goods and an action; 2 gold change its value by one"
    play(state, "take die:gold.1 space:merchant")
    assert TILETUM.asking(state, 0) == {"prompt": "Take the bonus tile?", "hint": "key crest"}
    play(state, "skip")
    assert TILETUM.asking(state, 0) == {"prompt": "Move or take a tile", "hint": "1 action point for each step, house or tile"}
    play(state, "take bonus:tiletum")
    assert TILETUM.asking(state, 0)["prompt"] == "Move the merchant"
    play(state, "move figure:merchant place:troyes")
    assert TILETUM.asking(state, 0)["prompt"] == "Move or build"
    for text in ("build house:troyes.1", "move figure:merchant place:tiletum", "move figure:merchant place:troyes"):
        play(state, text)
    play(state, "move figure:merchant place:tiletum")
    assert TILETUM.asking(state, 0) == {"prompt": "End your turn", "hint": "tasks are still possible"}


def test_all_three_ways_at_once() -> None:
    state = lay_bonus(give(scene(), architect="paris"), paris="helper:add_1")
    acting(state, "architect", 3)
    assert TILETUM.asking(state, 0)["prompt"] == "Move, build or take a tile"
    assert TILETUM.asking(state, 0, "pl")["prompt"] == "Rusz się, buduj lub weź kafelek"
    state = lay_characters(give(scene(), stored="character:king.points2"), "character:contract.wool2 - - - -")
    assert TILETUM.asking(acting(state, "character", 3), 0)["prompt"] == "Take a character, settle one or renew"
    state = lay_contracts(give(scene(), goods="food=1"), "contract:iron_9 - - - -")
    assert TILETUM.asking(acting(state, "contract", 3), 0)["prompt"] == "Take a contract or exchange goods"


def test_what_a_step_costs() -> None:
    state = acting(scene(), "merchant", 4)
    shown = TILETUM.explain(state, "move figure:merchant place:strasbourg")
    assert (shown["label"], shown["short"], shown["price"]) == ("Move the merchant to Strasbourg", "Strasbourg", "2 action points")
    assert shown["badges"] == [{"kind": "ap", "count": -2}]
    road = TILETUM.explain(state, "move figure:merchant place:london-brugge", "pl")
    assert road["label"] == "Przesuń kupca na drogę London–Brugge"
    give(state, merchant="venezia")
    labels = [TILETUM.explain(state, f"build house:venezia.{number}")["label"] for number in (1,)]
    assert labels == ["Build a house in Venezia: 3 points"]
    assert {"kind": "points", "count": 3} in TILETUM.explain(state, "build house:venezia.1")["badges"]


def test_helpers_say_what_they_do() -> None:
    state = acting(give(scene(), stored="helper:add_2 helper:merchant_3 helper:goods_2 helper:one_each"), "contract", 1)
    labels = [TILETUM.explain(state, f"use storage:{place}")["label"] for place in (1, 2, 3, 4)]
    assert labels == [
        "Use the helper (2 more action points)",
        "Use the helper (merchant action with 3 action points)",
        "Use the helper (2 goods of your choice)",
        "Use the helper (1 good of each kind but gold)",
    ]
    assert TILETUM.explain(state, "use storage:1")["badges"] == [{"kind": "ap", "count": 2}]
    play(state, "use storage:2")
    assert TILETUM.asking(state, 0) == {
        "prompt": "Move the merchant",
        "hint": "merchant action besides your die: 3 action points left",
    }
    state = give(scene(), stored="helper:recolour")
    ways = [TILETUM.explain(state, f"use storage:1 good:{good}") for good in ("wool", "iron")]
    assert [shown_action["how"] for shown_action in ways] == ["wool", "iron"]
    assert {shown_action["summary"] for shown_action in ways} == {"Use the helper (other goods for the die)"}
    play(state, "use storage:1 good:wool")
    assert TILETUM.asking(state, 0, "pl")["hint"] == "daje wełnę bez względu na kolor"


def test_tasks_show_prices_and_gains() -> None:
    state = give(scene(), goods="iron=5 wool=5 stone=3 food=6", stored="contract:iron_5 contract:same_5 crest:1", pillars="paris")
    fulfil = TILETUM.explain(state, "fulfil storage:1")
    assert fulfil["label"] == "Fulfil the contract for 5 iron"
    assert fulfil["badges"] == [
        {"kind": "t_iron", "count": -5},
        {"kind": "points", "count": 8},
        {"kind": "crown", "count": 1},
    ]
    same = [TILETUM.explain(state, f"fulfil storage:2 good:{good}") for good in ("wool", "iron", "food")]
    assert [shown_action["how"] for shown_action in same] == ["with wool", "with iron", "with food"]
    assert {shown_action["summary"] for shown_action in same} == {"Fulfil the contract for 5 equal goods"}
    crest = TILETUM.explain(state, "place storage:3 ground:6")
    assert crest["label"] == "Place the lily crest on the ground floor of building 6: 5 points"
    assert crest["badges"] == [{"kind": "t_food", "count": -2}, {"kind": "points", "count": 5}]
    cathedral = TILETUM.explain(state, "contribute cathedral:paris", "pl")
    assert (cathedral["label"], cathedral["price"]) == ("Weź udział w budowie katedry w mieście Paris", "2 żetony kamienia")


def test_who_moves_in_where() -> None:
    state = acting(give(scene(), stored="character:architect.stone1"), "character", 3)
    shown = TILETUM.explain(state, "settle storage:1 room:2.2")
    assert shown["label"] == "Move the master builder (1 stone) to floor 2 of building 2"
    assert shown["badges"] == [{"kind": "ap", "count": -2}, {"kind": "t_stone", "count": 1}]
    polish = TILETUM.explain(state, "settle storage:1 room:2.2", "pl")["label"]
    assert polish == "Wprowadź budowniczego (1 żeton kamienia) na 2. piętro budynku 2"


def test_what_may_be_declined() -> None:
    state = acting(give(scene(), goods="food=5", stored="crest:2"), "king", 1)
    play(state, "place storage:1 ground:3")
    assert (asked(state), TILETUM.asking(state, 0)["prompt"]) == ("Travel", "Where to?")
    assert TILETUM.explain(state, "skip")["label"] == "Stay"
    assert TILETUM.verbs(state, 0)["skip"] == {"label": "Stay", "icon": "", "group": "Other", "button": True}
