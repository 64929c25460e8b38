"""Every legal action of random games is explained and every event narrated, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.draw.icons import ICONS
from burgrave.engine.agenda import Choice
from burgrave.engine.secret_choice import SecretChoice
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.whims.words.prompts import HINTS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.words.badges import NAMES as KINDS
from games.explanation_checks import choices_are_described, explained, narrated
from games.kingsburg.scene import begin, give, play, scene
from games.kingsburg.words.random_games import EVERYTHING, TABLES, random_game
from games.random_games import LANGUAGES, NAMES

BADGES = tuple(dict.fromkeys((*KINDS, *(extra.kind for extra in KINGSBURG.words_of().extras.values()))))
WITH_DICE = ("influence", "lobby", "travel")


def check_explained(state: Any, action: Any, seat: int, language: str) -> dict[str, Any]:
    shown = explained(state, action, language, BADGES)
    assert bool(shown["signs"]) == (action.verb in WITH_DICE)
    assert bool(shown["how"]) >= (action.verb in WITH_DICE)
    owned = {
        **dict(zip(("gold", "wood", "stone"), state.resources[seat * 3 : seat * 3 + 3], strict=True)),
        "plus2": state.tokens[seat],
        "soldier": state.soldiers[seat],
    }
    assert all(owned[badge["kind"]] + badge["count"] >= 0 for badge in shown["badges"] if badge["kind"] in owned)
    return shown


def check_choices(state: Any, seat: int, legal: Any) -> None:
    before = state.digest()
    for language in LANGUAGES:
        shown = [check_explained(state, action, seat, language) for action in legal]
        assert (
            len({(explained_action["prompt"], explained_action["hint"]) for explained_action in shown}) == 1
            or len(state.to_act) > 1
        )
        choices_are_described(state, seat, legal, shown, language)
    assert state.digest() == before


@pytest.mark.parametrize(("seats", "modules", "options"), TABLES)
def test_random_games_have_all_texts(seats: int, modules: list[str], options: dict[str, Any]) -> None:
    narrated(random_game(seats, modules, options, check_choices))


def test_every_step_that_asks_has_a_question() -> None:
    asking = set()
    for options in ({}, {"scenario": "goblin_valley"}):
        modules = EVERYTHING if options else [module for module in EVERYTHING if module != "soldier_tokens"]
        for module in KINGSBURG.rules(3, modules, options).modules:
            asking |= {step.id for step in module.steps if issubclass(step, (Choice, SecretChoice))}
    assert asking <= set(KINGSBURG.words_of().prompts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_point_is_explained(language: str) -> None:
    state = scene(modules=EVERYTHING, options={"scenario": "shifting_alliances"})
    for source in POINT_SOURCES:
        assert KINGSBURG.source_title(source, language) in KINGSBURG.narrate(state, ("score", 1, source, 6), language)
    assert KINGSBURG.narrate(state, ("score", 1, "favour", 1)) == "Player 2 scores 1 point (King's favour)."
    assert KINGSBURG.narrate(state, ("score", 1, "razed", -2), "pl", NAMES) == "Ola traci 2 punkty (Zburzone budynki)."


# ---- single choices --------------------------------------------------------------------------------------------------


def influencing(**things: Any) -> Any:
    state = give(scene(3), 0, **things)
    begin(state, "spring", "influence")
    return state


def test_dice_on_an_adviser() -> None:
    state = influencing(dice=[5, 2, 1], plus2=1, buildings="inn market")
    shown = KINGSBURG.explain(state, "influence adviser:7 die:1 die:2")
    assert (shown["prompt"], shown["hint"]) == ("Choose an adviser", "or dice first; 3 coloured dice left")
    assert (shown["label"], shown["short"]) == ("Influence the Astronomer with 5 and 2", "Astronomer (7)")
    assert (shown["how"], shown["summary"], shown["signs"]) == ("5 and 2", "Influence the Astronomer", ["die5", "die2"])
    assert (shown["badges"], shown["price"]) == ([], "")
    shown = KINGSBURG.explain(state, "influence adviser:7 die:1 plus2")
    assert (shown["how"], shown["price"], shown["signs"]) == ("5, a +2 token", "a +2 token", ["die5", "plus2"])
    assert shown["badges"] == [{"kind": "plus2", "count": -1}]
    shown = KINGSBURG.explain(state, "influence adviser:4 die:1 market", "pl")
    assert (shown["label"], shown["price"]) == ("Wpłyń na Kupca, kości: 5, dodatkowo: Rynek", "Rynek")
    assert shown["badges"] == [{"kind": "market", "count": -1}]


def test_white_dice_and_the_envoy() -> None:
    state = give(scene(3), 1, dice=[6])
    give(state, 0, dice=[4, 2], white=[1], envoy=True)
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1", "influence adviser:6 die:1")
    # The envoy opens those who are taken.
    give(state, 0, dice=[3, 2], white=[1], envoy=True)
    shown = KINGSBURG.explain(state, "influence adviser:4 die:1 white:1")
    assert shown["label"] == "Influence the Merchant with 3 and white 1, and the king's envoy"
    assert shown["badges"] == [{"kind": "envoy", "count": -1}]


def test_why_an_adviser_cannot_be_had() -> None:
    state = give(scene(3), 1, dice=[6, 2])
    give(state, 0, dice=[4])
    begin(state, "spring", "influence")
    play(state, "influence adviser:4 die:1")
    reasons = KINGSBURG.out_of_reach(state, 1, "en", NAMES)
    assert reasons["adviser:4"] == "held by Ann"
    assert reasons["adviser:18"] == "your dice do not make 18"
    assert "adviser:6" not in reasons
    assert KINGSBURG.out_of_reach(state, 1, "pl")["adviser:4"] == "zajmuje go Gracz 1"


def test_what_a_plot_lacks() -> None:
    state = give(scene(3), 0, gold=2, wood=1, buildings="statue")
    begin(state, "spring", "build")
    reasons = KINGSBURG.out_of_reach(state, 0)
    assert reasons["building:chapel"] == "missing: 1 gold and 1 stone"
    assert reasons["building:cathedral"] == "first build the Church"
    assert KINGSBURG.out_of_reach(state, 0, "pl")["building:palisade"] == "brakuje: 1 drewno"
    assert "building:statue" not in reasons


def test_prices_and_points_of_buildings_are_badges() -> None:
    state = give(scene(3), 0, gold=2)
    begin(state, "spring", "build")
    shown = KINGSBURG.explain(state, "build building:statue")
    assert shown["badges"] == [{"kind": "gold", "count": -2}, {"kind": "points", "count": 3}]
    assert (shown["label"], shown["price"]) == ("Build the Statue", "2 gold")
    assert KINGSBURG.verbs(state, 0)["skip"] == {"label": "Build nothing", "icon": "", "group": "Other", "button": True}


def test_a_power_that_is_used() -> None:
    state = give(scene(3), 0, gold=1, plus2=1, buildings="barricade crane town_hall")
    begin(state, "spring", "season_end")
    shown = KINGSBURG.explain(state, "use building:town_hall gold")
    assert (shown["prompt"], shown["label"]) == ("Town Hall: use it?", "Use the Town Hall: pay 1 gold")
    assert shown["badges"] == [{"kind": "gold", "count": -1}, {"kind": "points", "count": 1}]
    assert KINGSBURG.explain(state, "use building:town_hall plus2", "pl")["label"] == "Wykorzystaj Ratusz: zapłać żeton +2"


def test_recruiting() -> None:
    state = give(scene(3), 0, gold=2, wood=1)
    begin(state, "recruit")
    assert KINGSBURG.asking(state, 0) == {"prompt": "Recruit soldiers", "hint": "for 2 resources"}
    shown = KINGSBURG.explain(state, "recruit gold+wood")
    assert shown["label"] == "Recruit a soldier for 1 gold and 1 wood"
    assert shown["badges"][-1] == {"kind": "soldier", "count": 1}


def test_every_icon_is_drawn() -> None:
    known = {**ICONS, **KINGSBURG.drawing.icons}
    icons = []
    for table in TABLES[:4]:
        for state, _ in random_game(*table, lambda *_: None, seed=5):
            for seat in state.to_act:
                icons += [button["icon"] for button in KINGSBURG.verbs(state, seat).values()]
                icons += [sign for action in state.legal_actions(seat)[:5] for sign in KINGSBURG.explain(state, action)["signs"]]
    assert {icon.removesuffix(" white") for icon in icons if icon} <= set(known)
    assert {name.removesuffix("s") if name not in known else name for name in BADGES} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_below_a_question(language: str) -> None:
    spoken = KINGSBURG.language(language)
    hints = [words.hint for words in spoken.words.powers.values() if words.hint]
    for hint in (*hints, *HINTS.values()):
        assert len(spoken.gettext(hint)) <= 45, hint
    assert len(hints) == 24
    assert set(spoken.words.powers) == set(POWERS)
