"""What things are called in one language: gettext for Kingsburg, and names looked up once.

A sentence takes a name in the form that English marks by its article or preposition (`names.py`). What is counted goes through
`ngettext`; players are named by `Wording.player`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from burgrave.games.kingsburg.bundles import PLUS2, POINT, SOLDIER, STONE, WOOD
from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.calendar import PHASES as PHASE_NAMES
from burgrave.games.kingsburg.council import ADVISERS as COUNCIL
from burgrave.games.kingsburg.council import PRIVATE_RANKS
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY
from burgrave.games.kingsburg.powers import POWERS
from burgrave.games.kingsburg.words.building_names import BUILDINGS
from burgrave.games.kingsburg.words.card_names import DESTINY, GOVERNORS, GROUPS
from burgrave.games.kingsburg.words.names import ADVISERS, ENEMIES, PHASES, YEARS
from burgrave.games.wording import Wording
from burgrave.speech import by_language

Things = Iterable[tuple[int, int]]
"""Pairs of a kind (`bundles.KINDS`) and how many of it."""

NAMES: Final[dict[str, dict[str, Any]]] = {"building": BUILDINGS, "governor": GOVERNORS, "destiny": DESTINY, "group": GROUPS}


class Tongue(Wording):
    """One language; lists are by the small numbers of what they name."""

    domain = "kingsburg"

    def __init__(self, language: str) -> None:
        super().__init__(language)
        _ = self.gettext
        own = [_("Politician's space of rank {rank}").format(rank=rank) for rank in PRIVATE_RANKS]
        the_own = [_("the Politician's space of rank {rank}").format(rank=rank) for rank in PRIVATE_RANKS]
        from_own = [_("from the Politician's space of rank {rank}").format(rank=rank) for rank in PRIVATE_RANKS]
        self.adviser = [*(_(ADVISERS[name][0]) for name in COUNCIL), *own]
        """By place: the council, then spaces of a card."""
        self.the_adviser = [*(_(ADVISERS[name][1]) for name in COUNCIL), *the_own]
        self.from_adviser = [*(_(ADVISERS[name][2]) for name in COUNCIL), *from_own]
        self.enemy = [_(ENEMIES[name][0]) for name in KINDS_OF_ENEMY]
        self.against = [_(ENEMIES[name][1]) for name in KINDS_OF_ENEMY]
        self.phase = [_(PHASES[name]) for name in PHASE_NAMES]
        self.power = [_(named(name)[0]) for name in POWERS]
        """Buildings, governors, destiny cards, groups: alone."""
        self.the_power = [_(named(name)[1]) for name in POWERS]
        """The same as objects; destiny cards are no objects."""
        self.year = YEARS

    # ---- numbers of things -------------------------------------------------------------------------------------------

    def gold(self, number: int) -> str:
        """So much gold."""
        return self.ngettext("{count} gold", "{count} gold", number).format(count=number)

    def wood(self, number: int) -> str:
        """So much wood."""
        return self.ngettext("{count} wood", "{count} wood", number).format(count=number)

    def stone(self, number: int) -> str:
        """So much stone."""
        return self.ngettext("{count} stone", "{count} stone", number).format(count=number)

    def tokens(self, number: int) -> str:
        """So many +2 tokens."""
        return self.ngettext("a +2 token", "{count} tokens of +2", number).format(count=number)

    def soldiers(self, number: int) -> str:
        """So many soldiers."""
        return self.ngettext("{count} soldier", "{count} soldiers", number).format(count=number)

    def resources(self, number: int) -> str:
        """So many resources."""
        return self.ngettext("{count} resource", "{count} resources", number).format(count=number)

    def amount(self, kind: int, number: int) -> str:
        """So many of a kind, whether gained or paid."""
        count = abs(number)
        if kind == PLUS2:
            return self.tokens(count)
        if kind == SOLDIER:
            return self.soldiers(count)
        if kind == POINT:
            return self.points(count)
        return self.stone(count) if kind == STONE else self.wood(count) if kind == WOOD else self.gold(count)

    def things(self, things: Things) -> str:
        """Several kinds together: "1 wood and a +2 token"; nothing at all is nothing."""
        found = [self.amount(kind, count) for kind, count in things if count]
        return self.both(found) if found else self.gettext("nothing")

    def gains(self, bundle: Sequence[int]) -> str:
        """What a bundle gives."""
        return self.things((kind, count) for kind, count in enumerate(bundle) if count > 0)

    def costs(self, bundle: Sequence[int]) -> str:
        """What a bundle takes."""
        return self.things((kind, count) for kind, count in enumerate(bundle) if count < 0)

    def bundle(self, bundle: Sequence[int]) -> str:
        """A whole bundle: "1 wood and 1 stone for 1 gold"."""
        if all(count >= 0 for count in bundle):
            return self.gains(bundle)
        return self.gettext("{gains} for {costs}").format(gains=self.gains(bundle), costs=self.costs(bundle))

    # ---- dice --------------------------------------------------------------------------------------------------------

    def dice(self, values: Sequence[int], mask: int) -> str:
        """Some dice of a seat's five: "5, 2 and white 3"."""
        white = self.gettext("white {number}")
        chosen = [die for die in range(DICE) if mask >> die & 1 and values[die]]
        return self.both([str(values[die]) if die < COLOURED else white.format(number=values[die]) for die in chosen])

    def numbers(self, values: Iterable[int]) -> str:
        """Numbers that dice show."""
        return self.both([str(value) for value in values])


def named(power: str) -> tuple[str, str]:
    """A power's name alone and as an object."""
    kind, _, name = power.partition(":")
    found = NAMES[kind][name]
    return (found, found) if isinstance(found, str) else found


tongue = by_language(Tongue)
"""A language by its code; BadOption names the valid ones."""
