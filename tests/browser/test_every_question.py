"""Every kind of question that a game asks is answered by clicks: each action that is legal can be reached on the board.

What the page posts is caught on its way, so that one position serves for all of its actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from browser.conftest import DESKTOP, PHONE
from burgrave.contract import Setup, random_setup
from burgrave.games.words import asking_step
from served.player import HUMAN

MOST = {"burgundy": 4, "kingsburg": 3, "tuscany": 4, "tiletum": 4}
"""Actions tried of one question: one of each verb, and others by chance where there are fewer verbs."""
CHOOSE = {"duchies": "dealt", "start_castle": "choose"}
BURGUNDY = [
    ("Turn", {}),
    ("CastleAction", {}),
    ("TownHallAction", {}),
    ("TownHallAction", {"edition": "2011"}),
    ("Fetch", {}),
    ("SellAtWarehouse", {}),
    ("LoadGoods", {}),
    ("KeepGoods", {}),
    ("MakeRoom", {}),
    ("SettleOpenly", CHOOSE),
    ("SettleInSecret", {**CHOOSE, "settling": "secret"}),
]
EXPANSIONS = [
    ("CopyBuilding", ["extra_hexes"], {}),
    ("recruit", ["extra_hexes"], {}),
    ("WhiteDieAction", ["white_castles"], {}),
    ("buy_inn", ["inns"], {}),
    ("recover", ["castle_lines"], {}),
    ("LayRoute", ["trade_routes"], {"route_order": "chosen"}),
    ("ChooseRoom", ["team"], {}),
    ("BuyPoints", ["solo"], {}),
    ("ExchangeGoods", ["solo"], {}),
    ("GiveGoods", ["solo"], {}),
    ("PartialActions", ["solo"], {}),
    ("ScoreFirst", ["solo"], {}),
    ("shield", ["shields"], {}),
    ("set", ["shields"], {}),
    ("copy", ["shields"], {}),
    ("PayTribute", ["shields"], {}),
    ("BringTile", ["shields"], {}),
    ("GatherGoods", ["shields"], {}),
    ("GiveBackStorage", ["shields"], {}),
    ("VineyardGifts", ["vineyards"], {}),
    ("ClaimVineTile", ["vineyards"], {}),
    ("buy_vine", ["vineyards"], {}),
]
"""What expansions ask; a small letter begins a verb that they add to the questions of the game."""
WHIMS = {"court": "tradition"}
KINGSBURG = [
    ("TakeResources", [], {}),
    ("Influence", [], {}),
    ("Receive", [], {}),
    ("Build", [], {}),
    ("Recruit", [], {}),
    ("GiveUp", [], {}),
    ("Spoils", [], {}),
    ("RetainSoldier", ["alternative_rows", "governors", "destiny", "whims"], {}),
    ("ExchangeStrip", ["alternative_rows"], {}),
    ("CoverRows", ["alternative_rows"], {}),
    ("DraftStrip", ["extra_rows", "alternative_rows"], {"rows": "drafted"}),
    ("KeepGovernors", ["governors"], {}),
    ("Nominate", ["governors"], {"governor_choice": "auction"}),
    ("Bid", ["governors"], {"governor_choice": "auction"}),
    ("UsePowers", ["governors"], {}),
    ("SendTokens", ["soldier_tokens"], {}),
    ("ClaimGroup", ["scenarios"], {}),
    ("MarkAdviser", ["scenarios"], {}),
    ("SwearOath", ["scenarios"], {"scenario": "shifting_alliances"}),
    ("RemoveOath", ["scenarios"], {"scenario": "shifting_alliances"}),
    ("Peek", ["scenarios"], {"scenario": "goblin_valley"}),
    ("OfferResources", ["scenarios"], {"scenario": "royal_fair"}),
    ("TakeFromStock", ["whims"], WHIMS),
    ("GrantResource", ["whims"], WHIMS),
    ("NameFriend", ["whims"], WHIMS),
    ("FriendPicks", ["whims"], WHIMS),
    ("FriendTakes", ["whims"], WHIMS),
    ("GiveAway", ["whims"], WHIMS),
    ("Share", ["whims"], WHIMS),
    ("Balance", ["whims"], WHIMS),
    ("Feast", ["whims"], WHIMS),
]
TUSCANY = ["ChooseBonus", "TakeAction", "Pay", "MakeRoom", "TakeAfterExchange", "PlaceOpenToken", "EndTurn"]
"""All but how parts are arranged, which is composed (test_arrange.py)."""
TILETUM = [
    *("ChooseDie", "TakeBonusTile", "ChooseAction", "Act", "SideAct", "ChooseSideAction", "GainGoods", "TakeInstead", "Stroll"),
    *("Travel", "BuildHouseAnywhere", "BuildPillarAnywhere", "ReuseBuilding", "ResolveBonuses", "TakeKingTile"),
]
PARTS = 6
ALONE = ("BuyPoints", "ExchangeGoods", "GiveGoods", "PartialActions", "ScoreFirst")
SEATS = {"NameFriend": 3, "Share": 3, "ChooseRoom": 4, **dict.fromkeys(ALONE, 1)}
"""Where two are too few or too many."""
MANY = {"Turn": 20, "Influence": 12, "TakeAction": 16, "Pay": 6}
"""Answers that a question of this kind has at least; others have more than one."""
RARE = {"RetainSoldier": 4000}
"""Games to look through for questions that hardly any random game asks."""


@cache
def position(game: str, name: str, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> tuple[int, tuple[str, ...]]:
    """A seed and the actions of a random game up to a question of this kind; of several games the one that asks it earliest."""
    positions: dict[int, tuple[int, tuple[str, ...]]] = {}  # by the number of actions played
    for seed in range(RARE.get(name, 400)):
        state, random, played = Setup(game, SEATS.get(name, 2), modules or None, dict(options)).new(seed), Random(seed), []
        while not state.is_over and (not positions or len(played) < min(positions)):
            seat = state.to_act[0]
            legal = state.legal_actions(seat)
            asks = asking_step(state).name() == name or name in {action.verb for action in legal}
            if asks and len(legal) >= MANY.get(name, 2):
                positions[len(played)] = seed, tuple(played)
                break
            action = random.choice(legal)
            state.apply(action, seat)
            played.append(str(action))
        if positions and seed >= 40:
            break
    assert positions, f"no game of {RARE.get(name, 400)} asks {name}"
    return positions[min(positions)]


def wanted(name: str, actions: list[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """One action of each verb and some more; of a verb that was asked for only those."""
    actions = [action for action in actions if action["verb"] == name] or actions
    first = {action["verb"]: action for action in reversed(actions)}
    rest = [action for action in actions if action not in first.values()]
    Random(1).shuffle(rest)
    return [*first.values(), *rest[: max(0, most - len(first))]]


@pytest.mark.parametrize(("size", "questions"), [(DESKTOP, BURGUNDY[::3]), (PHONE, BURGUNDY)], ids=["desk", "phone"])
def test_every_action_of_burgundy_can_be_reached_by_clicks(visit, size, questions):
    """On a phone, where tabs are opened too; elements of a desk are the same, so some will do there, as with the other games."""
    one = visit(size)
    for name, options in questions:
        answer(one, "burgundy", name, (), options)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_of_an_expansion_can_be_reached_by_clicks(visit, part):
    one = visit((DESKTOP, PHONE)[part % 2])
    for name, modules, options in EXPANSIONS[part::PARTS]:
        answer(one, "burgundy", name, modules, options)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_action_of_kingsburg_can_be_reached_by_clicks(visit, part):
    """Every other part on a phone, where elements are the same; one visit for all questions of a part."""
    one = visit((DESKTOP, PHONE)[part % 2])
    for name, modules, options in KINGSBURG[part::PARTS]:
        answer(one, "kingsburg", name, modules, options)


@pytest.mark.parametrize(("size", "names"), [(DESKTOP, TUSCANY[1::3]), (PHONE, TUSCANY)], ids=["desk", "phone"])
def test_every_action_of_tuscany_can_be_reached_by_clicks(visit, size, names):
    one = visit(size)
    for name in names:
        answer(one, "tuscany", name, (), {})


@pytest.mark.parametrize(("size", "names"), [(DESKTOP, TILETUM[::3]), (PHONE, TILETUM)], ids=["desk", "phone"])
def test_every_action_of_tiletum_can_be_reached_by_clicks(visit, size, names):
    one = visit(size)
    for name in names:
        answer(one, "tiletum", name, (), {})


@pytest.mark.parametrize(
    ("game", "names"),
    [("kingsburg", {name for name, _, _ in KINGSBURG}), ("tuscany", {*TUSCANY, "Arrange"}), ("tiletum", {*TILETUM})],
    ids=["kingsburg", "tuscany", "tiletum"],
)
def test_no_question_is_left_out(game, names):
    asked = set()
    for seed in range(60):
        random = Random(seed)
        state = random_setup(game, random).new(seed)
        while not state.is_over:
            seat = random.choice(state.to_act)
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                asked.add(asking_step(state).name())
            state.apply(random.choice(legal), seat)
    assert asked - set(RARE) == names - set(RARE)


def answer(one: Any, game: str, name: str, modules: Sequence[str], options: dict[str, str]) -> None:
    """Choose several actions of a position that asks this question, each by clicks."""
    seed, before = position(game, name, tuple(modules), tuple(options.items()))
    seats = SEATS.get(name, 2)
    rules = {"game": game, "modules": [*modules] or None, "options": options, "seed": seed}
    table = one.open_table([HUMAN] * seats, sit=tuple(range(seats)), **rules)
    one.act(table, *before)
    page = one.go_to_table(table)
    posted: list[str] = []
    unchanged = {"panels": {}, "marks": {}, "choices": one.ask("GET", f"/t/{table}/panels")["choices"]}

    def keep(route: Any) -> None:
        posted.append(route.request.post_data_json["action"])
        route.fulfill(json=unchanged)

    page.route("**/act?*", keep)
    look = one.look(table)
    for action in wanted(name, [action for action in look["actions"] if action["seat"] == look["to_act"][0]], MOST[game]):
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        one.wait_until_idle()
        del posted[:]
        reach(one, action, posted)
        assert posted[-1:] == [action["text"]], (name, posted)
    page.unroute("**/act?*")


def reach(one: Any, action: dict[str, Any], posted: list[str]) -> None:
    """Click what the action names, as far as it can be clicked, until it is posted."""
    left = list(action["path"])
    for _ in range(8):
        one.turn_to(*left)
        ways, lit = one.shown(".pop.ways [data-way]"), one.lit()
        element = next((element for element in left if element in lit), None)
        if posted:
            return
        if element is not None:
            left.remove(element)
            pile = element.split(".")[0]
            alike = (one.piece(element).get_attribute("data-like") or element).split()
            one.piece([piece for piece in alike if piece in lit and piece.split(".")[0] == pile][-1]).click()  # the uppermost
        elif ways.count():
            for way in range(ways.count()):  # the board looks the same for these: only their texts differ
                ways.nth(way).click()
                one.wait_until_idle()
                if posted[-1:] == [action["text"]]:
                    return
                one.click(*(element for element in action["path"] if element in one.lit()))
                if not ways.count():
                    one.press_verb(action["verb"])
            return
        elif action["verb"] == "end":
            one.shown("[data-end]").click()
        else:
            if not one.shown(f'[data-verb="{action["verb"]}"]').count():
                one.act_button("tasks").click()
            one.shown(f'[data-verb="{action["verb"]}"]').click()
        one.wait_until_idle()
