"""Which games, modules, options and bots there are."""

from __future__ import annotations

from typing import Any

from litestar import get

import burgrave
from burgrave.bots import STRENGTHS
from burgrave.engine.game import Game
from burgrave.engine.presets import Preset
from burgrave.engine.ruleset import Module
from burgrave.table.api.problems import PROBLEMS


@get("/api/games", tags=["games"], summary="The games that can be played", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[dict[str, Any]]:
    """Each game with its seats, modules, presets, options (as JSON schema) and bots."""
    found = [burgrave.game(name) for name in burgrave.games()]
    return [
        {
            "name": game.name,
            "title": game.title,
            "version": game.version,
            "seats": list(game.seats),
            "modules": [module_told(game, module) for module in game.modules.values()],
            "default_modules": list(game.default_modules),
            "options": game.schema,
            "presets": [preset_told(game, preset) for preset in game.presets],
            "languages": list(game.languages),
            "bots": list(STRENGTHS),
        }
        for game in found
    ]


def module_told(game: Game, module: Module) -> dict[str, Any]:
    """A module in words, and what it goes together with."""
    return {
        "id": module.id,
        **game.module_words()[module.id],
        "needs": list(module.needs),
        "excludes": [name for name in game.modules if name in module.excludes or module.id in game.modules[name].excludes],
        "seats": list(module.seats),
        "demands": {option: list(values) for option, values in module.demands.items()},
        "mode": module.mode,
    }


def preset_told(game: Game, preset: Preset) -> dict[str, Any]:
    """A named table; `own_seats` of its seats are played by the game itself, and are not listed when a table is opened."""
    modules = [*game.default_modules, *preset.modules]
    own = game.automa(game.rules(preset.seats, modules, dict(preset.options)))
    return {
        "id": preset.id,
        **game.preset_words()[preset.id],
        "modules": modules,
        "options": dict(preset.options),
        "seats": preset.seats,
        "own_seats": list(own),
    }
