"""The former name of `engine.game_log`, kept because the documentation of the Python API gave it."""

from burgrave.engine.game_log import GameLog as Chronicle

__all__ = ["Chronicle"]
