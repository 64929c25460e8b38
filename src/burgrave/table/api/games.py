"""The API's list of games, modules, options and bots."""

from __future__ import annotations

import msgspec
from litestar import get

from burgrave.bots import STRENGTHS
from burgrave.engine.module import AnyModule
from burgrave.engine.presets import Preset
from burgrave.games.game import AnyGame
from burgrave.table.api.problems import PROBLEMS
from burgrave.table.api.schemas import GameShown, ModuleShown, PresetShown
from burgrave.table.installed_games import described_games


@get("/api/games", tags=["games"], summary="The games that can be played", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[GameShown]:
    """Each game with its seats, modules, presets, options (as JSON schema) and bots; `error` says when it is unwell."""
    by_name, unwell = described_games(encodable_entry)
    return sorted([*by_name.values(), *map(unwell_game, unwell)], key=lambda answer: answer.name)


def encodable_entry(game: AnyGame) -> GameShown:
    """Return the entry of a game; raises TypeError or UnicodeError when it holds what JSON cannot."""
    entry = game_entry(game)
    msgspec.json.encode(entry)
    return entry


def unwell_game(name: str) -> GameShown:
    """Return the entry of a game that fails to load or raises, which nobody can play."""
    return GameShown(name, name.capitalize(), 0, [], [], [], {}, [], [], [], "this game is unwell; the log of the server says why")


def game_entry(game: AnyGame) -> GameShown:
    """Return the entry of a game."""
    return GameShown(
        name=game.name,
        title=game.title,
        version=game.version,
        seats=list(game.seats),
        modules=[module_entry(game, module) for module in game.modules.values()],
        default_modules=list(game.default_modules),
        options=game.schema,
        presets=[preset_entry(game, preset) for preset in game.presets],
        languages=list(game.languages),
        bots=list(STRENGTHS),
    )


def module_entry(game: AnyGame, module: AnyModule) -> ModuleShown:
    """Return a module in words, with what it goes together with."""
    words = game.module_words()[module.id]
    return ModuleShown(
        id=module.id,
        title=words["title"],
        hint=words["hint"],
        needs=list(module.needs),
        excludes=[name for name in game.modules if name in module.excludes or module.id in game.modules[name].excludes],
        seats=list(module.seats),
        demands={option: list(values) for option, values in module.demands.items()},
        mode=module.mode,
    )


def preset_entry(game: AnyGame, preset: Preset) -> PresetShown:
    """Return a preset; the game itself plays `own_seats` of its seats, which are not listed when a table is opened."""
    modules = [*game.default_modules, *preset.modules]
    own = game.automa(game.rules(preset.seats, modules, dict(preset.options)))
    words = game.preset_words()[preset.id]
    return PresetShown(
        id=preset.id,
        title=words["title"],
        hint=words["hint"],
        modules=modules,
        options=dict(preset.options),
        seats=preset.seats,
        own_seats=list(own),
    )
