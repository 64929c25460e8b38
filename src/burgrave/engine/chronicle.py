"""Deprecated name of `engine.game_log`, which older versions of docs/python.md gave."""

from burgrave.engine.game_log import GameLog as Chronicle

__all__ = ["Chronicle"]
