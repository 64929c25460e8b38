"""What a recorded game of Tiletum proves: read off states and events, independently of how the game was found."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import burgrave
from burgrave.engine.agenda import Choice
from burgrave.games.tiletum.cathedrals import CATHEDRALS
from burgrave.games.tiletum.europe import CITIES, HOUSE_PLACE, HOUSE_POINTS, HOUSE_REUSE, HOUSES_AT, PLACES, START
from burgrave.games.tiletum.fairs import CITY_TILES, FAIRS
from burgrave.games.tiletum.house import BUILDINGS, FLOORS
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import CORRUPTION, HIGHEST, SIDES
from burgrave.games.tiletum.points import POINT_SOURCES
from burgrave.games.tiletum.tiles import CRESTS, TILES
from replays.features.tiletum_course import after_choice, over_the_game

DONE = {"helper": "used", "contract": "fulfilled", "character": "moved in"}
TOWNS = [place for place in range(CITIES) if HOUSES_AT[place] and place != START]
LAPSES = ("Stroll", "BuildHouseAnywhere", "BuildPillarAnywhere")
PLAYED = ("contract_stack", "space_helper")
"""Options of which every value can be played."""
COURSE = (
    "a bonus tile of a space left",
    "a bonus tile of a space taken",
    "a bonus tile of the map taken",
    "the tile beside the track taken",
    "the tile beside the track discarded",
    "the tile beside the track cannot be taken",
    "a leader in the red part",
    "a leader by the lowest marker of a stack",
    "red markers return to 0",
    "a marker on the lowest space",
    "a marker reaches the end of the track",
    "steps are lost at the end of the track",
    "a loss stops at 0 points",
    "a die from 6 to 1",
    "a die from 1 to 6",
    "a recoloured die",
    "a helper of the space of a die used for its goods",
    "the universal action is the king's",
    "points added to the king's action",
    "points left at the end of a turn",
    "a task before the universal action",
    "a task in an action besides",
    "an action besides within another",
    "a first exchange before the die",
    "a second exchange in a turn",
    "a building makes its action stronger while it is done",
    "a house of a crest brings points",
    "a house of a crest reuses a building",
    "an empty slot among the contracts",
    "a king step ignored",
    "a contract waits though all spaces are used",
    "storage is full",
    "six contracts",
    "the last house built",
    "all seven pillars at hand or on the map",
    "a turn order that changes",
    "the king's fair counts a loss",
    "nobody at a fair",
    "more than 100 points",
    "a tie broken by the turn order",
    "game over",
)


def required() -> set[str]:
    """Everything that some recorded game must prove, taken from the registers of the game itself."""
    game = burgrave.game("tiletum")
    wanted = {f"{seats} seats" for seats in game.seats} | {f"module {name}" for name in game.modules}
    wanted |= {f"{seats} seats with action tiles" for seats in game.seats}
    wanted |= {f"verb {action.verb}" for action in game.actions}
    wanted |= {f"{name}: {value}" for name in PLAYED for value in game.options[name].choices}
    steps = [step for module in game.modules.values() for step in module.steps]
    wanted |= {f"asked {step.id}" for step in steps if issubclass(step, Choice)}
    wanted |= {f"{name} {DONE[sort]}" for name in TILES for sort in DONE if name.startswith(f"{sort}:")}
    wanted |= {f"crest {family} placed" for family in range(1, CRESTS + 1)}
    wanted |= {f"a crest in building {building + 1}" for building in range(BUILDINGS)}
    wanted |= {f"building {building + 1} completed" for building in range(BUILDINGS)}
    wanted |= {f"building {building + 1} full" for building in range(BUILDINGS) if FLOORS[building]}
    wanted |= {f"{kind} strengthened" for kind in ACTION_KINDS[:5]}
    wanted |= {f"a pillar in {city}" for city in CATHEDRALS} | {f"{city} contributed to" for city in CATHEDRALS}
    wanted |= {f"no cathedral in {city}" for city in CATHEDRALS}
    wanted |= {f"tile {rank} of a pile" for rank in (1, 2, 3)}
    wanted |= {f"a house in {PLACES[town]}" for town in TOWNS} | {f"a fair in {PLACES[city]}" for city in CITY_TILES}
    wanted |= {f"a house space of {points} points" for points in set(HOUSE_POINTS) if points}
    wanted |= {"a house space to reuse a building"} if any(HOUSE_REUSE) else set()
    wanted |= {f"fair {name} scored" for name in FAIRS} | {f"corruption {value}" for value in set(CORRUPTION)}
    wanted |= {f"a die of {good}" for good in GOODS} | {f"a die changed {times} times" for times in (1, 2, 3)}
    wanted |= {f"{kind} with {points} points" for kind in ACTION_KINDS[:5] for points in (1, 6)}
    wanted |= {f"points from {name}" for name in POINT_SOURCES}
    wanted |= {f"{name} lapses" for name in LAPSES}
    return wanted | set(COURSE)


def features(record: dict[str, Any]) -> set[str]:
    """Everything a record proves."""
    state: Any = burgrave.replay(record, 0)
    proofs = {f"{state.seats} seats", *(f"module {module.id}" for module in state.rules.modules)}
    proofs.update(f"{name}: {state.rules.options[name]}" for name in PLAYED)
    if "module action_tiles" in proofs:
        proofs.add(f"{state.seats} seats with action tiles")
    proofs.update(f"no cathedral in {city}" for city in CATHEDRALS if not state.view()["places"][city]["cathedral"]["stone"])
    proofs.update(f"a fair in {PLACES[city]}" for city in state.cities[1:])
    for line in record["actions"]:
        before = state.clone()
        events = state.apply(line)
        proofs.update(shown(before, state, state.history()[-1][1], events))
    for seat in range(state.seats):
        proofs.update(f"points from {source}" for source, points in state.scoring(seat) if points)
    proofs.update(over_the_game(state))
    return proofs & required()


def shown(before: Any, state: Any, action: Any, events: list[Any]) -> Iterator[str]:
    """Everything that one choice proves."""
    yield f"asked {before.agenda[-1].name()}"
    yield f"verb {action.verb}"
    for number, event in enumerate(events):
        yield from happened(event, events[number + 1 :])
    yield from after_choice(before, state, action, events)


def happened(event: Any, later: list[Any]) -> Iterator[str]:
    """What an event shows by itself."""
    kind = event[0]
    if kind == "use":
        yield f"{TILES[event[2]]} used"
    elif kind == "fulfil":
        yield f"{TILES[event[2]]} fulfilled"
    elif kind == "settle":
        yield f"{TILES[event[2]]} moved in"
    elif kind == "crest":
        yield f"crest {event[2]} placed"
        yield f"a crest in building {event[3] + 1}"
    elif kind == "full":
        yield f"building {event[2] + 1} full"
    elif kind == "complete":
        yield f"building {event[2] + 1} completed"
    elif kind == "pillar":
        yield f"a pillar in {CATHEDRALS[event[2]]}"
    elif kind == "cathedral":
        yield f"{CATHEDRALS[event[2]]} contributed to"
        yield f"tile {event[3] + 1} of a pile"
    elif kind == "house":
        yield f"a house in {PLACES[HOUSE_PLACE[event[2]]]}"
        yield f"a house space of {HOUSE_POINTS[event[2]]} points"
        if HOUSE_REUSE[event[2]]:
            yield "a house space to reuse a building"
    elif kind == "fair":
        if any(score[0] == "score" and score[2] == "fairs" for score in later):
            yield f"fair {FAIRS[event[3]]} scored"
    elif kind == "corruption":
        yield f"corruption {event[3]}"
    elif kind == "die":
        yield f"a die of {GOODS[event[2] // SIDES]}"
        yield f"a die changed {event[5] // 2} times"
    elif kind == "action":
        yield f"{ACTION_KINDS[event[2]]} with {event[3]} points"
        if event[4]:
            yield f"{ACTION_KINDS[event[2]]} strengthened"
    elif kind == "lapse":
        yield f"{event[2]} lapses"
    elif kind == "king" and event[3] == HIGHEST and event[2]:
        yield "a marker reaches the end of the track"
