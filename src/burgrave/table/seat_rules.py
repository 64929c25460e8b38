"""How many people a game with some modules is for, and which of its seats it plays itself.

Whoever opens a table lists the seats of people and bots; those that the game plays itself are added here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import burgrave
from burgrave.engine.errors import BadOption, listing
from burgrave.engine.ruleset import Ruleset
from burgrave.games.game import AnyGame
from burgrave.table.json_types import Json


def player_counts(game: AnyGame, modules: Sequence[str]) -> tuple[int, ...]:
    """For how many people and bots the game is with these modules."""
    return tuple(dict.fromkeys(total - own for total, own in _totals(game.name, tuple(modules))))


def automa_count(game: AnyGame, modules: Sequence[str], people: int) -> int:
    """How many seats the game plays itself when so many others sit down; 0 also where it is not for so many."""
    return next((own for total, own in _totals(game.name, tuple(modules)) if total - own == people), 0)


@lru_cache(maxsize=512)
def _totals(name: str, modules: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Each number of seats, and how many of them are the game's own. Computed with usual options: those do not change who plays."""
    game = burgrave.game(name)
    totals = []
    for total in game.seats_with(modules):
        try:
            totals.append((total, len(game.automa(game.rules(total, list(modules), None)))))
        except BadOption:  # the usual options of these modules do not go together
            totals.append((total, 0))
    return tuple(totals)


def rules_for(game: AnyGame, people: int, modules: Sequence[str] | None, options: Mapping[str, Json] | None) -> Ruleset:
    """The rules when so many people and bots sit down; BadOption says for how many the game is."""
    refusal: BadOption | None = None
    for total in range(people, people + max(game.seats) + 1):
        try:
            rules = game.rules(total, modules, spread(game, options, people, range(people, total)))
            own = game.automa(rules)
            if len(own) + people == total:
                return game.rules(total, modules, spread(game, options, people, own))
        except BadOption as error:
            refusal = refusal or error
    known = [name for name in modules or () if isinstance(name, str) and name in game.modules]
    fitting = player_counts(game, known)
    if any(own for _total, own in _totals(game.name, tuple(known))) and people not in fitting:
        raise BadOption(
            f"{game.name} with these modules is for {listing(fitting)} people or bots, not {people}: the rest it plays itself"
        )
    assert refusal is not None, "each number of seats was refused, or was right"
    raise refusal


def spread(game: AnyGame, options: Mapping[str, Json] | None, people: int, own: Sequence[int]) -> Mapping[str, Json] | None:
    """Options whose lists have one value for each of the people, with the usual value for the game's own seats."""
    if not isinstance(options, Mapping) or not own:
        return options
    spread_out = dict(options)
    for name, value in options.items():
        option = game.options.get(name) if isinstance(name, str) else None
        if option is not None and option.per_seat and isinstance(value, list) and len(value) == people:
            wanted = iter(value)
            spread_out[name] = [option.default if seat in own else next(wanted) for seat in range(people + len(own))]
    return spread_out
