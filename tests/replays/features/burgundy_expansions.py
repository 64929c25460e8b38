"""What recorded games of Burgundy prove about its expansions: everything that their modules, words and options register."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import burgrave
from burgrave.games.burgundy.modules.chateauma.cards import CARDS
from burgrave.games.burgundy.modules.shields.pieces import SHIELDS
from burgrave.games.burgundy.modules.trade_routes.printed import BONUSES
from burgrave.games.burgundy.modules.vineyards.board import SPACES
from burgrave.games.burgundy.modules.vineyards.tiles import VINES
from burgrave.games.burgundy.steps.dice_actions import GRANTS
from burgrave.games.burgundy.tiles import BUILDINGS, SPECIES_NAMES, TILES
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.words import asking_step

FEW = 4
"""Options with more values than that are numbers: random games play all of them."""


def required() -> set[str]:
    """Every module, option, question, event, grant and source of points that is not the base game's."""
    game = burgrave.game("burgundy")
    modules = [module for name, module in game.modules.items() if name != "base"]
    wanted = {f"game over with {module.id}" for module in modules}
    options = [option for module in modules for option in module.options if len(option.choices) <= FEW]
    wanted |= {f"{option.name} {value}" for option in options for value in option.choices}
    words = game.words_of(module.id for module in modules)
    assert isinstance(words, BurgundyWords)
    wanted |= {f"event {kind}" for kind in words.sentences}
    wanted |= {f"asked {step}" for step in words.prompts}
    wanted |= {f"nothing for {step}" for step in words.lapsed}
    wanted |= {f"declined {step}" for step in words.declining}
    wanted |= {f"granted by {grant}" for grant in words.grants}
    wanted |= {f"stock: {reason}" for reason in words.stocks}
    wanted |= {f"points from {source}" for source in words.sources}
    return wanted | components()


def components() -> set[str]:
    """Every shield, bonus of a route, space of a vineyard, vine, building to lift, species beside geese, card and end."""
    wanted = {f"shield {number} taken" for number in SHIELDS}
    wanted |= {f"route paid {bonus}" for bonus in BONUSES}
    wanted |= {f"vineyard space {space} planted" for space in range(SPACES)}
    wanted |= {f"tile of the {vine} vine" for vine in VINES}
    wanted |= {f"crane worked as {name}" for name in (*BUILDINGS, "white_castle")}
    wanted |= {f"geese beside {name}" for name in SPECIES_NAMES}
    wanted |= {f"card {number} completed" for number in CARDS}
    return wanted | {"solo won", "solo lost", "Chateauma won", "people won against Chateauma"}


COMPONENTS: dict[str, Callable[[Any], str]] = {
    "shield": lambda event: f"shield {event[2] + 1} taken",
    "route": lambda event: f"route paid {BONUSES[event[4]] if event[4] >= 0 else 'nothing'}",
    "plant": lambda event: f"vineyard space {event[3] // 2} planted",
    "vine_tile": lambda event: f"tile of the {VINES[event[2]]} vine",
    "lift": lambda event: f"crane worked as {TILES[event[2]]}",
    "herd": lambda event: f"geese beside {(*SPECIES_NAMES, 'nobody')[event[2]]}",
    "complete": lambda event: f"card {event[3]} completed",
    "outcome": lambda event: "solo won" if event[2] == event[3] else "solo lost",
}
"""By kind of event."""


def shown(before: Any, after: Any, events: list[Any]) -> Iterator[str]:
    """What one action shows."""
    step = asking_step(before)
    yield f"asked {step.name()}"
    yield f"granted by {GRANTS[getattr(step, 'grant', 0)]}"
    for event in events:
        yield f"event {event[0]}"
        if event[0] in ("silver", "workers"):
            yield f"stock: {event[3]}"
        elif event[0] == "skip":
            yield f"declined {event[2] if len(event) > 2 else step.name()}"
        elif event[0] in COMPONENTS:
            yield COMPONENTS[event[0]](event)
        elif event[0] == "score":
            yield f"points from {event[2]}"


def ended(state: Any) -> Iterator[str]:
    """What a whole game shows."""
    for module in state.rules.modules:
        yield f"game over with {module.id}"
    if len(state.book.people) < state.seats:
        yield "people won against Chateauma" if state.winners[0] in state.book.people else "Chateauma won"
    for name, value in state.rules.options.items():
        yield from (f"{name} {word}" for word in ([value] if isinstance(value, str) else value))
