"""Records and saves: seed and actions give the game; a save holds the position too.

A record is a plain JSON-able dict: format, game, version, modules, options, seats, seed, actions. A line of actions
names the seat and what it chose: `@0 workers die:1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine import registry
from burgrave.engine.action import split
from burgrave.engine.chance import is_seed
from burgrave.engine.digest import short_hash
from burgrave.engine.errors import BadSave, BurgraveError, listing, short

if TYPE_CHECKING:
    from burgrave.engine.game import Game
    from burgrave.engine.state import GameState

Record = dict[str, Any]

FORMAT: Final = 1
"""Of saves and records: raised when their shape changes."""

KEYS: Final = ("format", "game", "version", "modules", "options", "seats", "seed", "actions")


def record_of(state: GameState) -> Record:
    """The state's record."""
    rules = state.rules
    return {
        "format": FORMAT,
        "game": rules.game.name,
        "version": rules.game.version,
        "modules": [module.id for module in rules.modules],
        "options": rules.told_options(),
        "seats": state.seats,
        "seed": state.seed,
        "actions": [f"@{seat} {action}" for seat, action in state.history()],
    }


def known_game(data: Any) -> Game:
    """The game a record or save is of; BadSave when it is corrupt or foreign."""
    if not isinstance(data, Mapping):
        raise BadSave(f"a record is a mapping with {listing(KEYS)}, not {type(data).__name__}")
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise BadSave(f"not a Burgrave record: {listing(missing)} missing; it needs {listing(KEYS)}")
    if data["format"] != FORMAT:
        raise BadSave(f"format {data['format']!r} is not known; this version reads format {FORMAT}")
    if data["game"] not in registry.games():
        raise BadSave(f"a record of {data['game']!r}, which is not here; games: {listing(registry.games())}")
    game = registry.game(data["game"])
    if data["version"] != game.version:
        raise BadSave(f"rules version {data['version']!r} of {game.name}; this version plays {game.version}")
    if not isinstance(data["actions"], list) or not all(isinstance(text, str) for text in data["actions"]):
        raise BadSave("'actions' must be a list of texts such as '@0 workers die:1'")
    return game


def check_seed(seed: Any) -> None:
    """BadSave unless it is a seed that `new` could have been given."""
    if not is_seed(seed):
        raise BadSave(f"a seed is a whole number from 0 on (below 2**256), not {short(seed)}")


def replay(record: Any, upto: Any = None) -> GameState:
    """Play a record again (as far as `upto` actions): an equal state."""
    game = known_game(record)
    seed = record["seed"]
    if seed is None:
        raise BadSave("the record has no seed (an imagined game cannot be replayed)")
    check_seed(seed)
    try:
        state = game.setup(game.rules(record["seats"], record["modules"], record["options"]), seed)
    except BurgraveError as error:
        raise BadSave(f"the record cannot be set up: {error}") from None
    if upto is not None and (not isinstance(upto, int) or upto < 0):
        raise BadSave(f"a record is replayed up to a ply from 0 on, not {upto!r}")
    for ply, text in enumerate(record["actions"][:upto]):
        try:
            state.apply(text)
        except BurgraveError as error:
            raise BadSave(f"the record cannot be replayed at ply {ply}, {text!r}: {error}") from None
    return state


def save(state: GameState) -> dict[str, Any]:
    """A record with the position and a checksum that shows damage."""
    data = {**record_of(state), "common": state.common(), "position": state.position()}
    return {**data, "checksum": short_hash(data)}


def load(data: Any) -> GameState:
    """The state of a save; BadSave when it is corrupt, foreign or of other rules."""
    game = known_game(data)
    for key in ("common", "position", "checksum"):
        if key not in data:
            raise BadSave(f"{key!r} is missing: this is a record (see replay), or a damaged save")
    try:
        rules = game.rules(data["seats"], data["modules"], data["options"])
        state = game.restore(rules, data["common"], data["position"])
        past: Any = None
        for text in data["actions"]:
            seat, action = split(text)
            if seat is None or not 0 <= seat < rules.seats:
                raise BadSave(f"{text!r} names no seat of this game; a line of a record is '@0 workers die:1'")
            past = (past, seat, game.action(action).index)
        for seat in state.to_act:
            state.legal_actions(seat)
        checksum = short_hash({key: value for key, value in data.items() if key != "checksum"})
    except BadSave:
        raise
    except (BurgraveError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        raise BadSave(f"the save is damaged: {type(error).__name__}: {error}") from None
    state.past = past
    if data["seed"] is not None:
        check_seed(data["seed"])
    state.seed = data["seed"]
    if checksum != data["checksum"] or state.ply != len(data["actions"]):
        raise BadSave("the save is damaged: its checksum does not fit")
    return state
