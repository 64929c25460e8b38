"""Records and saves: seed and actions give the game; a save holds the position too.

A record is a plain JSON-able dict: format, game, version, modules, options, seats, seed, actions; one that can be
verified also has commitment, digests and scores (see `engine.verify`). A line of actions names the seat and what it chose:
`@0 workers die:1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from burgrave.engine import registry
from burgrave.engine.action import split
from burgrave.engine.chance import is_seed, seeded
from burgrave.engine.digest import chain_start, next_digest, short_hash
from burgrave.engine.errors import BadSave, BurgraveError, listing, short
from burgrave.engine.formats import Record, Save, Saved
from burgrave.engine.options import legacy_options

if TYPE_CHECKING:
    from burgrave.engine.game import AnyRules
    from burgrave.engine.ruleset import Ruleset
    from burgrave.engine.state import GameState

__all__ = ["carried_over", "load", "replay", "save", "saved_position"]

FORMAT: Final = 2
"""Of saves and records: raised when their shape or the generator changes."""
LEGACY_FORMAT: Final = 1
"""Records of the first generator: they can be replayed, no new ones are made."""

KEYS: Final = ("format", "game", "version", "modules", "options", "seats", "seed", "actions")


def record_of(state: GameState) -> Record:
    """Return the record of a state, which `replay` turns into an equal state."""
    return {**record_header(state), "seed": state.seed, "actions": [f"@{seat} {action}" for seat, action in state.history()]}


def record_header(state: GameState) -> Record:
    """Return what a record says of the rules of a game, without its seed and actions."""
    rules = state.rules
    return {
        "format": LEGACY_FORMAT if rules.has_legacy_chance else FORMAT,
        "game": rules.game.name,
        "version": rules.game.version,
        "modules": [module.id for module in rules.modules],
        "options": rules.copy_of_options(),
        "seats": state.seats,
    }


def known_game(data: Any) -> AnyRules:
    """Return the game of a record or save; raises BadSave when it is corrupt, foreign or of rules newer than ours."""
    if not isinstance(data, Mapping):
        raise BadSave(f"a record is a mapping with {listing(KEYS)}, not {type(data).__name__}")
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise BadSave(f"not a Burgrave record: {listing(missing)} missing; it needs {listing(KEYS)}")
    if type(data["format"]) is not int or data["format"] not in (LEGACY_FORMAT, FORMAT):
        raise BadSave(f"format {short(data['format'])} is not known; this version reads formats {LEGACY_FORMAT} and {FORMAT}")
    if not isinstance(data["game"], str) or data["game"] not in registry.games():
        raise BadSave(f"a record of {short(data['game'])}, which is not installed; games: {listing(registry.games())}")
    game = registry.game(data["game"])
    version = data["version"]
    if type(version) is not int or not 1 <= version <= game.version:
        raise BadSave(f"rules version {short(version)} of {game.name}; this version plays 1 to {game.version}")
    if not isinstance(data["actions"], list) or not all(isinstance(text, str) for text in data["actions"]):
        raise BadSave("'actions' must be a list of texts such as '@0 workers die:1'")
    return game


def check_seed(seed: Any) -> None:
    """Raise BadSave unless it is a seed that `new` would accept."""
    if not is_seed(seed):
        raise BadSave(f"a seed is a whole number from 0 on (below 2**256), not {short(seed)}")


def rules_of(record: Saved) -> Ruleset:
    """Return the rules of a record; options that did not exist yet have the value that games were played with then."""
    game = known_game(record)
    options = record["options"]
    if record["version"] < game.version and isinstance(options, Mapping):
        options = legacy_options(game.options_of(record["modules"]), options)
    return game.rules(record["seats"], record["modules"], options, record["format"] == LEGACY_FORMAT)


def opening_of(record: Any) -> GameState:
    """Return the game of a record before its first action, as it was set up or continued (`start`); raises BadSave
    when that fails.
    """
    game = known_game(record)
    seed = record["seed"]
    if seed is None:
        raise BadSave("the record has no seed (an imagined or unfinished game cannot be replayed)")
    check_seed(seed)
    if record.get("start") is not None:
        state = carried_over(record["start"])
        if state.rules.game is not game or state.stream.key != seeded(seed).key:
            raise BadSave("the game was not continued with its own key")
        return state
    try:
        opening: GameState = game.setup(rules_of(record), seed)
    except (BurgraveError, TypeError, RecursionError) as error:
        raise BadSave(f"the record cannot be set up: {error}") from None
    return opening


def replay(record: Any, upto: Any = None) -> GameState:
    """Replay a record, or its first `upto` actions, and return the state; it equals the recorded one.

    A record of older rules must have the digests of its actions (see `engine.verify`): only they show whether it means the same
    under today's rules.
    """
    game = known_game(record)
    if upto is not None and (type(upto) is not int or upto < 0):
        raise BadSave(f"a record is replayed up to a ply from 0 on, not {short(upto)}")
    digests = record.get("digests")
    if digests is not None and not isinstance(digests, list):
        raise BadSave(f"'digests' must be a list of texts, one for each action, not {short(digests)}")
    if record["version"] != game.version and digests is None:
        raise BadSave(f"rules version {record['version']} of {game.name} without digests; this version plays {game.version}")
    state = opening_of(record)
    digest = "" if digests is None else chain_start(record)
    for ply, text in enumerate(record["actions"][:upto]):
        try:
            state.apply(text)
        except BurgraveError as error:
            raise BadSave(f"the record cannot be replayed at ply {ply}, {text!r}: {error}") from None
        if digests is not None:
            digest = next_digest(digest, state)
            if ply >= len(digests) or digests[ply] != digest:
                raise BadSave(f"the record was changed, or means something else under these rules, at ply {ply}, {text!r}")
    return state


def save(state: GameState) -> Save:
    """Return the record with the position and a checksum that reveals damage."""
    data = {**record_of(state), "common": state.common(), "position": state.position()}
    return {**data, "checksum": short_hash(data)}


def saved_position(state: GameState) -> Save:
    """Return a save for `carried_over`: without seed, history and checksum, so that it does not grow with the game."""
    return {**record_header(state), "seed": None, "actions": [], "common": state.common(), "position": state.position()}


def load(data: Any) -> GameState:
    """Return the state of a save; raises BadSave when it is corrupt, foreign or of other rules."""
    game = known_game(data)
    if data["format"] != FORMAT or data["version"] != game.version:
        raise BadSave(
            f"a save of format {data['format']}, rules version {data['version']} of {game.name}; "
            f"this version loads format {FORMAT}, rules version {game.version}"
        )
    for key in ("common", "position", "checksum"):
        if key not in data:
            raise BadSave(f"{key!r} is missing: this is a record (see replay), or a damaged save")
    try:
        rules = game.rules(data["seats"], data["modules"], data["options"])
        state: GameState = game.restore(rules, data["common"], data["position"])
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
        if rules.stream(data["seed"]).key != state.stream.key:
            raise BadSave("the save is damaged: its key is not that of its seed")
    state.seed = data["seed"]
    if checksum != data["checksum"] or state.ply != len(data["actions"]):
        raise BadSave("the save is damaged: its checksum does not fit")
    return state


def carried_over(data: Any, seed: int | None = None) -> GameState:
    """Return a position, of `save` or `saved_position`, under today's rules as the beginning of a new line of play; raises BadSave
    when they cannot load it.

    Its history is left behind: the record of what follows begins here. With a seed it draws from that seed's stream from now on,
    which a position of the legacy generator needs.
    """
    game = known_game(data)
    if not isinstance(data.get("common"), Mapping) or not isinstance(data["options"], Mapping):
        raise BadSave("the position to go on from is damaged")
    common = {**data["common"], "ply": 0, "sealed": 0}
    if seed is not None:
        common |= {"key": seeded(seed).name(), "counter": 0}
    options = dict(data["options"])
    if data["version"] < game.version:
        options = legacy_options(game.options_of(data["modules"]), options)
    new_fields = {"format": FORMAT, "version": game.version, "options": options, "seed": None, "actions": [], "common": common}
    save_data = {key: value for key, value in {**data, **new_fields}.items() if key != "checksum"}
    return load({**save_data, "checksum": short_hash(save_data)})
