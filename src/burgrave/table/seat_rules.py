"""How many people can play a game with some modules, and which of its seats the game plays itself.

When a table is opened, only the seats of people and bots are listed; those that the game plays itself are added here.
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
    """Return the numbers of people and bots that the game is for with these modules."""
    return tuple(dict.fromkeys(total - own for total, own in _totals(game.name, tuple(modules))))


def automa_count(game: AnyGame, modules: Sequence[str], people: int) -> int:
    """Return how many seats the game plays itself when `people` others sit down; 0 also where it is not for so many."""
    return next((own for total, own in _totals(game.name, tuple(modules)) if total - own == people), 0)


@lru_cache(maxsize=512)
def _totals(name: str, modules: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return each total number of seats with the number of automa seats among it. Default options are used: options do not change
    it.
    """
    game = burgrave.game(name)
    totals = []
    for total in game.seats_with(modules):
        try:
            totals.append((total, len(game.automa(game.rules(total, list(modules), None)))))
        except BadOption:  # the usual options of these modules do not go together
            totals.append((total, 0))
    return tuple(totals)


def rules_for(game: AnyGame, people: int, modules: Sequence[str] | None, options: Mapping[str, Json] | None) -> Ruleset:
    """Return the rules for this number of people and bots; raises BadOption, which says for how many the game is."""
    refusal: BadOption | None = None
    for total in range(people, people + max(game.seats) + 1):
        try:
            rules = game.rules(total, modules, spread(game, options, people, range(people, total)))
            own = game.automa(rules)
            if len(own) + people == total:
                return game.rules(total, modules, spread(game, options, people, own))
        except BadOption as error:
            refusal = refusal or error
    known_modules = [name for name in modules or () if isinstance(name, str) and name in game.modules]
    valid_counts = player_counts(game, known_modules)
    if any(own for _total, own in _totals(game.name, tuple(known_modules))) and people not in valid_counts:
        raise BadOption(
            f"{game.name} with these modules is for {listing(valid_counts)} people or bots, not {people}: the rest it plays itself"
        )
    assert refusal is not None, "each number of seats was refused, or was right"
    raise refusal


def spread(game: AnyGame, options: Mapping[str, Json] | None, people: int, own: Sequence[int]) -> Mapping[str, Json] | None:
    """Return the options with lists of one value per person extended by the default value for the game's own seats."""
    if not isinstance(options, Mapping) or not own:
        return options
    spread_options = dict(options)
    for name, value in options.items():
        option = game.options.get(name) if isinstance(name, str) else None
        if option is not None and option.per_seat and isinstance(value, list) and len(value) == people:
            values = iter(value)
            spread_options[name] = [option.default if seat in own else next(values) for seat in range(people + len(own))]
    return spread_options
