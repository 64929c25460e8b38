"""What a recorded game of Kingsburg proves: read off states and events, independently of how the game was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.calendar import SEASONS
from burgrave.games.kingsburg.council import ADVISERS, RANKS
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.holdings import buildings, total
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.destiny.printed import CARDS as DESTINY
from burgrave.games.kingsburg.modules.governors.cards import GOVERNORS, OWN_RANKS
from burgrave.games.kingsburg.modules.scenarios.printed import GROUPS, SHEETS
from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.steps import groups

OTHER_SOURCES = [source for source in POINT_SOURCES if source and source not in POWERS]
"""Sources of points that are no powers."""
OUTCOMES = {1: "lost", 2: "tied", 3: "won"}


def required() -> set[str]:
    """Everything that some recorded game must prove, taken from the registers of the game itself."""
    game = burgrave.game("kingsburg")
    wanted = {f"{seats} seats" for seats in game.seats}
    wanted |= {f"module {name}" for name in game.modules}
    wanted |= {f"option {option.name} {value}" for option in game.options.values() for value in option.choices}
    wanted |= {f"verb {action.verb}" for action in game.actions}
    wanted |= {f"{name} built" for name in BUILDINGS}
    wanted |= {f"{name} supports" for name in ADVISERS} | {f"private {rank} supports" for rank in OWN_RANKS}
    wanted |= {f"whim {rank} supports" for rank in range(1, 17)}
    wanted |= {f"{card} {outcome}" for card in CARDS for outcome in ("won", "lost")}
    wanted |= {f"{name} at work" for name in dict.fromkeys(effect.name for effect in DECLARED)}
    wanted |= {f"governor {name}" for name in GOVERNORS}
    wanted |= {f"destiny {name}" for name in DESTINY}
    wanted |= {f"group {name}" for name in GROUPS}
    wanted |= {f"scenario {name}" for name in SHEETS}
    wanted |= {f"points from {source}" for source in OTHER_SOURCES}
    wanted |= {f"a building razed: {name}" for name in ("statue", "inn", "guard_tower", "palisade", "barricade")}
    wanted |= {"aid as a white die", "aid as resources", "nobody gets the envoy", "somebody gets the envoy", "the envoy comes back"}
    wanted |= {"the envoy opens an adviser", "the envoy allows a second building", "a +2 token and the market at once"}
    wanted |= {"neutral dice of equal sums", "neutral dice of equal sums and numbers", "two white dice", "no white die"}
    wanted |= {"passed with dice left", "had to pass", "negative points", "more than 59 points", "a secret look", "a battle tied"}
    wanted |= {f"season {name} with a tie in the order" for name in SEASONS}
    wanted |= {"destiny card discarded", "a strip exchanged", "the governor choice of a secret", "tie broken by resources"}
    wanted |= {"tie broken by buildings", "a victory shared", "game over"}
    return wanted


def features(record: dict[str, Any]) -> set[str]:
    """Everything a record proves."""
    state: Any = burgrave.replay(record, 0)
    proofs = {f"{state.seats} seats", *(f"module {module.id}" for module in state.rules.modules)}
    proofs |= {f"option {name} {value}" for name, value in state.rules.options.items()}
    proofs |= {f"scenario {value}" for name, value in state.rules.options.items() if name == "scenario"}
    for line in record["actions"]:
        before = state.clone()
        events = state.apply(line)
        proofs.update(chosen(before, state))
        for event in events:
            proofs.update(happened(before, state, event))
        if min(state.points) < 0:
            proofs.add("negative points")
        if max(state.points) > 59:
            proofs.add("more than 59 points")
    for seat in range(state.seats):
        proofs.update(f"points from {source}" for source, points in state.scoring(seat) if points and source in OTHER_SOURCES)
    if state.is_over:
        proofs.add("game over")
        proofs.update(tie(state))
    return proofs


def chosen(before: Any, after: Any) -> Iterator[str]:
    """What the choice itself shows."""
    action = after.history()[-1][1]
    yield f"verb {action.verb}"
    if action.verb == "use":
        yield f"{DECLARED[action.args[0]].name} at work"
    if action.verb == "build" and "envoy" in action.path:
        yield "the envoy allows a second building"
    if action.verb == "influence" and {"plus2", "market"} <= set(action.path):
        yield "a +2 token and the market at once"
    if action.verb == "redraw":
        yield "a strip exchanged"
    if action.verb == "keep":
        yield "the governor choice of a secret"


def happened(before: Any, after: Any, event: Any) -> Iterator[str]:
    """What an event shows."""
    kind = event[0]
    if kind == "build":
        yield f"{BUILDINGS[event[2]]} built"
    elif kind == "raze":
        yield f"a building razed: {BUILDINGS[event[2]]}"
    elif kind in ("gain", "score"):
        source = event[4] if kind == "gain" else event[2]
        if source in POWERS:
            yield f"{source} at work"
    elif kind == "reroll":
        yield f"{event[2]} at work"
    elif kind == "support":
        place = event[2]
        yield f"{ADVISERS[place]} supports" if place < RANKS else f"private {OWN_RANKS[place - RANKS]} supports"
        if place < RANKS and before.support[place] >= FIRST_TILE:
            yield f"whim {place + 1} supports"
    elif kind == "battle":
        outcome = OUTCOMES[event[4]]
        yield "a battle tied" if outcome == "tied" else f"{CARDS[before.enemies[before.year]]} {outcome}"
    elif kind == "neutral":
        three, two = event[2:5], event[5:]
        if sum(three) == sum(two):
            yield "neutral dice of equal sums and numbers" if two[0] == two[1] else "neutral dice of equal sums"
    elif kind == "roll":
        yield {5: "two white dice", 3: "no white die"}.get(len(event) - 2, "")
    elif kind == "influence" and event[4] & groups.ENVOY:
        yield "the envoy opens an adviser"
    elif kind == "pass":
        yield "had to pass" if event[2] else "passed with dice left"
    elif kind == "order":
        yield from order_tie(after)
    else:
        yield from of_cards(kind, event)
    if kind == "gain" and event[4] == "favour":
        yield "aid as resources"


def of_cards(kind: str, event: Any) -> Iterator[str]:
    """What cards and the king show."""
    proofs = {
        "aid": "aid as a white die",
        "envoy": "somebody gets the envoy",
        "no_envoy": "nobody gets the envoy",
        "envoy_back": "the envoy comes back",
        "peek": "a secret look",
        "destiny_unused": "destiny card discarded",
    }
    if kind in proofs:
        yield proofs[kind]
    elif kind == "governor":
        yield f"governor {list(GOVERNORS)[event[2]]}"
    elif kind == "destiny":
        yield f"destiny {list(DESTINY)[event[2]]}"
    elif kind == "claim":
        yield f"group {list(GROUPS)[event[2]]}"


def order_tie(state: Any) -> Iterator[str]:
    """Whether two seats rolled the same sum, so that the order before decided."""
    sums = [sum(state.dice[seat * 5 : (seat + 1) * 5]) for seat in range(state.seats)]
    if len(set(sums)) < len(sums) and state.phase in (1, 3, 5):
        yield f"season {SEASONS[state.phase // 2]} with a tie in the order"


def tie(state: Any) -> Iterator[str]:
    """How a tie for the first place was broken."""
    first, second = state.ranking[:2]
    if state.points[first] == state.points[second]:
        if total(state, first) != total(state, second):
            yield "tie broken by resources"
        elif buildings(state, first) != buildings(state, second):
            yield "tie broken by buildings"
        else:
            yield "a victory shared"
