"""Verifies records: the seed must match the commitment, and replaying the actions must give every digest and the scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.engine.digest import canonical, chain_start, commitment, next_digest
from burgrave.engine.errors import BadSave, BurgraveError, short
from burgrave.engine.formats import Record, Saved
from burgrave.engine.record import known_game, opening_of, replay, rules_of

if TYPE_CHECKING:
    from burgrave.engine.state import GameState

__all__ = ["digests_of", "proven", "verify"]


def digests_of(record: Saved) -> list[str]:
    """Return the digest after each action of a record that can be replayed."""
    state = opening_of(record)
    digest, digests = chain_start(record), []
    for text in record["actions"]:
        state.apply(text)
        digest = next_digest(digest, state)
        digests.append(digest)
    return digests


def proven(state: GameState) -> Record:
    """Return the state's record with everything that `verify` checks: commitment, digests, scores."""
    record = state.record
    return {**record, "commitment": commitment(record), "digests": digests_of(record), "scores": list(state.scores)}


def verify(record: Any, shown: str = "") -> GameState:
    """Return the final state of a finished game's record after checking it; raises BadSave, which says what does not fit.

    `shown` is the commitment that people saw when the game began, where somebody noted it; without it the record's own is checked,
    which proves only that the record was not changed afterwards. Of a game that was continued (`start`) only what followed is
    checked: the position itself is taken as it is.
    """
    try:
        check_claims(record, shown)
        check_start(record)
        state = replay(record)
        check_end(record, state)
    except RecursionError:
        raise BadSave("not a Burgrave record: nested too deeply") from None
    return state


def check_claims(record: Any, shown: str) -> None:
    """Raise BadSave unless a record has everything that can be checked, and begins with what its commitment says."""
    known_game(record)
    for name, kind in (("commitment", str), ("digests", list), ("scores", list)):
        if not isinstance(record.get(name), kind):
            raise BadSave(f"the record has no {name}, so it proves nothing; export it from the table when the game is over")
    if record["seed"] is None:
        raise BadSave("the record has no seed: the game is not over, or it was exported by somebody who kept the seed")
    if commitment(record) != record["commitment"]:
        raise BadSave("seed, game, modules, options or seats are not those of the commitment")
    if shown and shown.strip().lower() != record["commitment"]:
        raise BadSave(f"the commitment is {record['commitment']}, not the one that was shown, {short(shown)}")
    if len(record["digests"]) != len(record["actions"]):
        raise BadSave(f"{len(record['actions'])} actions, but {len(record['digests'])} digests: lines were added or removed")


def check_start(record: Saved) -> None:
    """Raise BadSave unless the position that a game was continued from is of the modules, options and seats of the commitment."""
    if record.get("start") is None:
        return
    start = opening_of(record)
    try:
        rules = rules_of(record)
    except (BurgraveError, TypeError) as error:
        raise BadSave(f"the record cannot be set up: {error}") from None
    start_rules = start.rules
    if (start_rules.seats, start_rules.options, [module.id for module in start_rules.modules]) != (
        rules.seats,
        rules.options,
        [module.id for module in rules.modules],
    ):
        raise BadSave("the position that the game was continued from has other modules, options or seats than the commitment")
    if start.forced:
        raise BadSave("the position that the game was continued from lays down what is drawn: dice do not follow from the key")


def check_end(record: Saved, state: GameState) -> None:
    """Raise BadSave unless the replayed game is over, has the record's scores, and its lines are written as records write them."""
    for ply, (written, own) in enumerate(zip(record["actions"], state.record["actions"], strict=True)):
        if written != own:
            raise BadSave(f"the line of ply {ply} is not written as a record's is: {short(written)} instead of {short(own)}")
    if canonical(list(state.scores)) != canonical(record["scores"]):
        raise BadSave(f"the scores are {list(state.scores)}, not {short(record['scores'])}")
    if not state.is_over:
        raise BadSave(f"the game is not over after the {state.ply} actions of the record: its end is missing")
