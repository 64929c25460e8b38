"""Names of things in one language: gettext for Kingsburg, and the names of advisers, buildings and cards.

A sentence takes a name in the form that English marks by its article or preposition (`names.py`). What is counted goes through
`ngettext`; players are named by `Language.player`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from burgrave.games import language
from burgrave.games.kingsburg.bundles import PLUS2, POINT, SOLDIER, STONE, WOOD
from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.calendar import PHASES as PHASE_NAMES
from burgrave.games.kingsburg.council import ADVISERS as COUNCIL
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY
from burgrave.games.kingsburg.ids import POWERS, kind_and_name
from burgrave.games.kingsburg.steps.groups import RANK
from burgrave.games.kingsburg.words.names import ADVISERS, ENEMIES, PHASES, YEARS
from burgrave.games.language import first_upper

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.declaration import KingsburgWords, PowerWords

Things = Iterable[tuple[int, int]]
"""Pairs of a kind (`bundles.KINDS`) and how many of it."""


class Language(language.Language):
    """One language of Kingsburg. Things are named by their small numbers."""

    domain = "kingsburg"
    words: KingsburgWords

    def __init__(self, code: str) -> None:
        super().__init__(code)
        _ = self.gettext
        self.enemy = [_(ENEMIES[name][0]) for name in KINDS_OF_ENEMY]
        """By kind of enemy: its name alone."""
        self.against = [_(ENEMIES[name][1]) for name in KINDS_OF_ENEMY]
        """By kind of enemy: its name as an opponent."""
        self.phase = [_(PHASES[name]) for name in PHASE_NAMES]
        self.year = YEARS

    # ---- names -------------------------------------------------------------------------------------------------------

    def adviser(self, place: int) -> str:
        """Return the name of an adviser by its place, or of a space of a card."""
        if place >= RANKS:
            return self.words.own_space(self, RANK[place]).name
        return self.gettext(ADVISERS[COUNCIL[place]][0])

    def the_adviser(self, place: int) -> str:
        """Return the name of an adviser as an object: "the Jester"."""
        if place >= RANKS:
            return self.words.own_space(self, RANK[place]).object_name
        return self.gettext(ADVISERS[COUNCIL[place]][1])

    def from_adviser(self, place: int) -> str:
        """Return the name of an adviser as a source: "from the Jester"."""
        if place >= RANKS:
            return self.words.own_space(self, RANK[place]).source_name
        return self.gettext(ADVISERS[COUNCIL[place]][2])

    def ranked_adviser(self, place: int) -> str:
        """Return an adviser of the council with its rank: "Jester (1)"."""
        return self.gettext("{adviser} ({rank})").format(adviser=self.adviser(place), rank=place + 1)

    def power_words(self, number: int) -> PowerWords | None:
        """Return the words of a building or card by the number of its power; None where no module in play has any."""
        return self.words.powers.get(POWERS[number])

    def power(self, number: int) -> str:
        """Return the name of a building or card; where no module names it, its name in the printed data."""
        words = self.power_words(number)
        return self.gettext(words.name) if words else first_upper(kind_and_name(POWERS[number])[1].replace("_", " "))

    def the_power(self, number: int) -> str:
        """Return the name of a power as an object: "the Inn". A card that nobody has is named alone."""
        words = self.power_words(number)
        return self.gettext(words.object_name) if words and words.object_name else self.power(number)

    def is_used(self, number: int) -> bool:
        """Return whether a player uses a power. The text of a card that nobody has says itself what is done."""
        words = self.power_words(number)
        return words is None or bool(words.object_name)

    # ---- numbers of things -------------------------------------------------------------------------------------------

    def gold(self, number: int) -> str:
        """Return `number` gold in words."""
        return self.ngettext("{count} gold", "{count} gold", number).format(count=number)

    def wood(self, number: int) -> str:
        """Return `number` wood in words."""
        return self.ngettext("{count} wood", "{count} wood", number).format(count=number)

    def stone(self, number: int) -> str:
        """Return `number` stone in words."""
        return self.ngettext("{count} stone", "{count} stone", number).format(count=number)

    def tokens(self, number: int) -> str:
        """Return `number` +2 tokens in words."""
        return self.ngettext("a +2 token", "{count} tokens of +2", number).format(count=number)

    def soldiers(self, number: int) -> str:
        """Return `number` soldiers in words."""
        return self.ngettext("{count} soldier", "{count} soldiers", number).format(count=number)

    def resources(self, number: int) -> str:
        """Return `number` resources in words."""
        return self.ngettext("{count} resource", "{count} resources", number).format(count=number)

    def amount(self, kind: int, number: int) -> str:
        """Return an amount of a kind in words, without its sign."""
        count = abs(number)
        if kind == PLUS2:
            return self.tokens(count)
        if kind == SOLDIER:
            return self.soldiers(count)
        if kind == POINT:
            return self.points(count)
        return self.stone(count) if kind == STONE else self.wood(count) if kind == WOOD else self.gold(count)

    def things(self, things: Things) -> str:
        """Return several kinds joined: "1 wood and a +2 token"; "nothing" if all counts are 0."""
        amounts = [self.amount(kind, count) for kind, count in things if count]
        return self.both(amounts) if amounts else self.gettext("nothing")

    def gains(self, bundle: Sequence[int]) -> str:
        """Return what a bundle gives in words."""
        return self.things((kind, count) for kind, count in enumerate(bundle) if count > 0)

    def costs(self, bundle: Sequence[int]) -> str:
        """Return what a bundle takes in words."""
        return self.things((kind, count) for kind, count in enumerate(bundle) if count < 0)

    def bundle(self, bundle: Sequence[int]) -> str:
        """Return a whole bundle in words: "1 wood and 1 stone for 1 gold"."""
        if all(count >= 0 for count in bundle):
            return self.gains(bundle)
        return self.gettext("{gains} for {costs}").format(gains=self.gains(bundle), costs=self.costs(bundle))

    def signed_points(self, points: int) -> str:
        """Return points in words, lost ones with a minus."""
        return self.ngettext("{count} point", "{count} points", abs(points)).format(count=points)

    # ---- dice --------------------------------------------------------------------------------------------------------

    def dice(self, values: Sequence[int], mask: int) -> str:
        """Return some dice of a seat's five in words: "5, 2 and white 3"."""
        white = self.gettext("white {number}")
        chosen = [die for die in range(DICE) if mask >> die & 1 and values[die]]
        return self.both([str(values[die]) if die < COLOURED else white.format(number=values[die]) for die in chosen])

    def numbers(self, values: Iterable[int]) -> str:
        """Return the numbers that dice show, joined."""
        return self.both([str(value) for value in values])
