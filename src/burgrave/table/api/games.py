"""Which games, modules, options and bots there are."""

from __future__ import annotations

from typing import Any

from litestar import get

import burgrave
from burgrave.bots import STRENGTHS
from burgrave.table.api.problems import PROBLEMS


@get("/api/games", tags=["games"], summary="The games that can be played", responses=PROBLEMS, sync_to_thread=False)
def list_games() -> list[dict[str, Any]]:
    """Each game with its seats, modules, options (as JSON schema) and bots."""
    found = [burgrave.game(name) for name in burgrave.games()]
    return [
        {
            "name": game.name,
            "title": game.title,
            "version": game.version,
            "seats": list(game.seats),
            "modules": list(game.modules),
            "default_modules": list(game.default_modules),
            "options": game.schema,
            "languages": list(game.languages),
            "bots": list(STRENGTHS),
        }
        for game in found
    ]
