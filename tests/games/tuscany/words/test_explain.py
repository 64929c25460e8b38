"""Every legal action of random games is explained and every event narrated, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.draw.icons import ICONS
from burgrave.engine.agenda import Choice
from burgrave.engine.decision import Decision
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.tuscany.colours import KINDS as COLOURS
from burgrave.games.tuscany.drawing import DRAWING
from burgrave.games.tuscany.game import TUSCANY
from burgrave.games.tuscany.points import POINT_SOURCES
from burgrave.games.tuscany.words.badges import KINDS
from burgrave.games.tuscany.words.prompts import PROMPTS
from games.explanation_checks import choices_are_described, explained, narrated
from games.random_games import LANGUAGES, NAMES, some
from games.tuscany.scene import asked, coming_cards, cover_colour, give, lay_out, legal, play, scene
from games.tuscany.words.random_games import TABLES, random_game


def check_explained(state: Any, action: Any, seat: int, language: str) -> dict[str, Any]:
    shown = explained(state, action, language, KINDS)
    assert len(shown["hint"]) <= 70, shown["hint"]
    assert shown["signs"] == []
    owned = {
        "card": sum(state.hand[seat * COLOURS : seat * COLOURS + COLOURS]),
        "worker": state.workers[seat],
        "marble": state.marble[seat],
    }
    assert all(owned[badge["kind"]] + badge["count"] >= 0 for badge in shown["badges"] if badge["count"] < 0)
    return shown


def check_choices(state: Any, seat: int, legal: Any) -> None:
    before = state.digest()
    for language in LANGUAGES:
        shown = [check_explained(state, action, seat, language) for action in some(legal)]
        choices_are_described(state, seat, legal, shown, language)
    assert state.digest() == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_have_all_texts(seats: int, options: dict[str, Any]) -> None:
    narrated(random_game(seats, options, check_choices))


def test_every_way_to_arrange_has_its_own_label() -> None:
    state: Any = TUSCANY.setup(TUSCANY.rules(2), 1)
    shown = [TUSCANY.explain(state, action) for action in state.legal_actions(0)]
    assert len({shown_action["label"] for shown_action in shown}) == len(shown) == 576
    # In a list they are 18 lines with 32 ways each.
    assert len({shown_action["short"] for shown_action in shown}) == 18
    assert len({shown_action["how"] for shown_action in shown}) == 32


def test_every_step_that_asks_has_a_question() -> None:
    asking = {
        step.id
        for module in TUSCANY.rules(2).modules
        for step in module.steps
        if issubclass(step, (Choice, SecretChoice, Decision))
    }
    assert asking == set(PROMPTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_is_explained(language: str) -> None:
    state = scene()
    for source in (*POINT_SOURCES, "green"):
        assert TUSCANY.source_title(source, language) in TUSCANY.narrate(state, ("score", 1, source, 6), language)
    assert TUSCANY.narrate(state, ("score", 1, "marble", 1)) == "Player 2 scores 1 red point (Marble left)."
    assert TUSCANY.narrate(state, ("green", 1, "regions", 3), "pl", NAMES) == "Ola kończy region (2 pola): 3 zielone punkty."


def test_every_icon_is_drawn() -> None:
    known = {**ICONS, **DRAWING.icons}
    icons: list[str] = []
    for state, _ in random_game(3, {}, lambda *_: None, seed=5):
        icons += [button["icon"] for seat in state.to_act for button in TUSCANY.verbs(state, seat).values()]
    assert {icon for icon in icons if icon} <= set(known)
    assert set(KINDS) <= set(known)


# ---- single choices --------------------------------------------------------------------------------------------------


def test_the_first_and_the_second_action() -> None:
    state = give(scene(), stored="quarry", cards="quarry quarry", marble=2, bonus="storage")
    assert TUSCANY.asking(state, 0) == {
        "prompt": "Choose your action",
        "hint": "draw 3 cards, take a token or place a stored one",
    }
    play(state, "marble")
    assert TUSCANY.asking(state, 0)["prompt"] == "Choose the first of two actions"
    play(state, "draw deck:cards")
    assert TUSCANY.asking(state, 0)["prompt"] == "Choose your second action"
    play(state, "draw deck:cards")
    assert TUSCANY.asking(state, 0) == {"prompt": "End your turn", "hint": "nothing is left to do"}


def test_what_a_full_storage_costs() -> None:
    state = give(scene(), stored="village")
    assert TUSCANY.asking(state, 0)["hint"] == "storage is full: a token you take replaces the village"
    assert TUSCANY.asking(state, 0, "pl")["hint"] == "magazyn jest pełny: wzięty żeton zastąpi wioskę"
    assert TUSCANY.explain(state, "take open:3")["label"] == "Take the inn (open token 3) and throw the village away"
    give(state, bonus="storage", stored="cart")
    assert TUSCANY.asking(state, 0)["hint"] == "storage is full: a token you take replaces one of yours"
    assert TUSCANY.explain(state, "take open:3")["label"] == "Take the inn (open token 3)"
    play(state, "take open:3")
    shown = TUSCANY.explain(state, "discard storage:2")
    assert (shown["prompt"], shown["hint"]) == ("Throw a stored token away", "your storage is full; you are taking the inn")
    assert (shown["label"], shown["short"]) == ("Throw the cart away", "Cart")


def test_a_price_is_that_of_the_cheapest_way() -> None:
    state = give(scene(), stored="quarry", cards="quarry cart cart", workers=1)
    shown = TUSCANY.explain(state, "place storage:1 field:B8")
    assert (shown["label"], shown["short"], shown["price"]) == ("Place the quarry on B8", "Quarry on B8", "1 card and 1 worker")
    assert shown["badges"] == [
        {"kind": "card", "count": -1},
        {"kind": "worker", "count": -1},
        {"kind": "marble", "count": 1},
    ]
    play(state, "place storage:1 field:B8")
    shown = TUSCANY.explain(state, "pay card:quarry.1 card:cart.1 card:cart.2")
    assert shown["prompt"] == "Pay for the quarry on B8"
    assert shown["hint"] == "for each half one quarry card, a pair of others or a worker"
    assert (shown["how"], shown["price"]) == ("1 quarry card and a pair of cart cards", "3 cards")
    shown = TUSCANY.explain(state, "pay card:cart.1 card:cart.2 worker:1", "pl")
    assert (shown["label"], shown["price"]) == ("Zapłać parę kart wozu i 1 robotnika", "2 karty i 1 robotnika")


def test_what_a_token_surely_brings() -> None:
    state = cover_colour(give(scene(), stored="village", workers=2, bonus="worker"), 0, "village", but="B7")
    shown = TUSCANY.explain(state, "place storage:1 field:B7")
    assert shown["label"] == "Place the village on B7 for 2 workers"
    assert shown["badges"] == [
        {"kind": "worker", "count": -2},
        {"kind": "worker", "count": 2},
        {"kind": "green", "count": 6 + 4},
    ]
    state = give(scene(), stored="cart", workers=2)
    assert TUSCANY.explain(state, "place storage:1 field:B5")["badges"] == [{"kind": "worker", "count": -2}]
    assert TUSCANY.explain(state, "draw deck:cards")["badges"] == [{"kind": "card", "count": 3}]
    assert TUSCANY.explain(state, "take open:1")["badges"] == []


def test_a_hexagon_is_placed_as_what_the_field_is() -> None:
    state = give(scene(), stored="hexagon", workers=2)
    assert TUSCANY.explain(state, "place storage:1 field:B5")["label"] == "Place the hexagon on B5 as a cart for 2 workers"
    shown = TUSCANY.explain(state, "place storage:1 field:B8", "pl")
    assert shown["label"] == "Umieść sześciokąt na B8 jako kamieniołom za 2 robotników"


def test_a_castle_and_a_city_ask() -> None:
    state = give(scene(castle="A"), stored="city", workers=2)
    play(state, "place storage:1 field:A3")
    assert TUSCANY.asking(state, 0)["prompt"] == "City: take a bonus token"
    shown = TUSCANY.explain(state, "take bonus:storage")
    assert (shown["label"], shown["badges"]) == ("Take the bonus token +1 storage place", [{"kind": "green", "count": 2}])
    state = give(scene(castle="A"), stored="castle", workers=2, covered="B2 B1")
    play(state, "place storage:1 field:B4")
    assert TUSCANY.asking(state, 0) == {"prompt": "Castle: place an open token", "hint": "at once and for nothing, or none"}
    shown = TUSCANY.explain(state, "place open:8 field:B5")
    assert (shown["label"], shown["price"]) == ("Place the cart (open token 8) on B5", "")
    assert TUSCANY.verbs(state, 0)["skip"] == {"label": "No open token", "icon": "", "group": "Other", "button": True}
    cover_colour(state, 0, "inn")
    assert TUSCANY.out_of_reach(state, 0) == {
        "open:1": "no castle field is free next to your tokens",
        "open:3": "all your inn fields are covered",
    }


def test_an_exchange_and_a_take_are_two_ways_of_one_click() -> None:
    state = lay_out(scene(), "monastery monastery monastery monastery inn inn grapes olives")
    assert "exchange open:1" in legal(state)
    take, exchange = (TUSCANY.explain(state, f"{verb} open:1") for verb in ("take", "exchange"))
    assert (take["how"], exchange["how"]) == ("take it into storage", "exchange all open monasteries")
    assert exchange["label"] == "Exchange all open monasteries"
    play(state, "exchange open:1")
    assert asked(state) == "TakeAfterExchange"
    assert TUSCANY.asking(state, 0)["prompt"] in ("Take a token that fits", "Exchange once more")


def test_why_a_stored_token_cannot_be_placed() -> None:
    state = give(scene(), stored="quarry", cards="quarry")
    assert TUSCANY.out_of_reach(state, 0) == {"storage:1": "missing: one quarry card, pair of others or worker"}
    give(state, stored="monastery hexagon", bonus="storage storage")
    reasons = TUSCANY.out_of_reach(state, 0)
    assert reasons["storage:2"] == "no monastery field is free next to your tokens"
    assert reasons["storage:3"] == "missing: one card of a free field, pair or worker"
    assert TUSCANY.out_of_reach(state, 0, "pl")["storage:2"] == "obok twoich żetonów nie ma wolnego pola klasztoru"
    cover_colour(state, 0, "quarry")
    assert TUSCANY.out_of_reach(state, 0)["storage:1"] == "all your quarry fields are covered"


def test_the_buttons_of_a_turn() -> None:
    state = coming_cards(give(scene(printing="first"), stored="quarry", workers=2, marble=1, bonus="card"), "inn inn inn")
    verbs = TUSCANY.verbs(state, 0)
    assert {verb: button["label"] for verb, button in verbs.items()} == {
        "draw": "Draw 3",
        "take": "Take",
        "place": "Place",
        "marble": "Second action for 1",
    }
    assert all(button["button"] for button in verbs.values())
