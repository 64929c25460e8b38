"""What a screen reader says about the pieces, and the few words written on the board, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.games.kingsburg.bundles import KINDS, bundle
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.drawing.tokens import TOKENS, Signs
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.language import first_upper
from burgrave.speech import by_language

NUMBER: Final = {name: number for number, name in enumerate(POWERS)}
OUTCOMES: Final[Mapping[str, str]] = {"won": ">", "tied": "=", "lost": "<"}
"""A seat's strength beside the enemy's."""


class Labels:
    """The words on the boards and of screen readers in one language."""

    def __init__(self, language: str) -> None:
        self.language: Language = KINGSBURG.language(language)
        _ = self.language.gettext
        self.phases = dict(
            zip(
                PHASES,
                (_("Aid"), _("Spring"), _("Favour"), _("Summer"), _("Envoy"), _("Autumn"), _("Recruit"), _("Winter")),
                strict=True,
            )
        )
        """In one short word each."""
        self.board = _("the council: eighteen advisers, the king on top")
        self.council = _("the council")
        self.calendar = _("calendar and enemy")
        self.order = _("Order · strength today")
        self.order_fought = _("Order · battle")
        self.soldiers = _("soldiers")
        self.buildings = _("buildings")
        self.win = _("Win")
        self.lose = _("Lose")
        self.resources = _("Resources")
        self.tokens = _("Tokens")
        self.soldier_title = _("Soldiers")
        self.envoy = _("Envoy")
        self.dice = _("Dice")
        self.alternative = _("or…")
        self.absent = _("absent")
        self.your_province = _("Your province")
        self.your_tray = _("your resources, tokens and soldiers")
        self.has_envoy = _("the king's envoy is yours")
        self.no_envoy = _("no envoy")
        self.free = _("free")
        self.groups = _("groups of the people")
        self.outcomes = {"won": _("wins"), "tied": _("holds"), "lost": _("loses")}
        self.over = _("finished")
        self.governor = _("Governor")
        self.strength = _("Strength")
        self.result = _("Result")

    def sign(self, signs: Signs) -> Signs:
        """Return a row of signs with its words translated: what has small letters and is no name of a piece."""
        return tuple(
            self.language.gettext(sign) if sign not in TOKENS and any(letter.islower() for letter in sign) else sign
            for sign in signs
        )

    # ---- names ---------------------------------------------------------------------------------------------------------

    def adviser(self, rank: int) -> str:
        """Return an adviser's name by its rank."""
        return self.language.adviser(rank - 1)

    def power(self, name: str) -> str:
        """Return the name of a building or card by its element."""
        return self.language.power(NUMBER[name.partition(".")[0]])

    def plot_name(self, building: str, short_name: str) -> str:
        """Return a building's name where there is little room: the short one, in English, if there is any."""
        return self.language.gettext(short_name) if short_name else self.power(f"building:{building}")

    def enemy(self, kind: str) -> str:
        """Return the name of a kind of enemy, as a heading."""
        return first_upper(self.language.enemy[KINDS_OF_ENEMY.index(kind)])

    def amount(self, kind: str, count: int) -> str:
        """Return so many of a kind of `bundles.KINDS`, in words."""
        return self.language.amount(KINDS.index(kind), count)

    # ---- the council ---------------------------------------------------------------------------------------------------

    def adviser_label(self, rank: int, held: Sequence[tuple[str, Sequence[int]]], covered_by: str, is_absent: bool) -> str:
        """Return what a screen reader says of an adviser: name and rank, what lies over the reward, who holds it."""
        _ = self.language.gettext
        facts = [_("{name}, rank {rank}").format(name=self.adviser(rank), rank=rank)]
        if covered_by:
            facts.append(covered_by)
        if is_absent:
            facts.append(self.absent)
        for name, dice in held:
            if not dice:
                facts.append(_("{name} is there again").format(name=name))
            elif name:
                facts.append(_("{name} has {dice} there").format(name=name, dice=self.language.numbers(dice)))
            else:
                facts.append(_("neutral dice: {dice}").format(dice=self.language.numbers(dice)))
        return ", ".join(facts)

    def year(self, numeral: str, low: int, high: int) -> str:
        """Return a year with the span of strength of its enemies."""
        return self.language.gettext("year {numeral}: enemies of strength {low} to {high}").format(
            numeral=numeral, low=low, high=high
        )

    def phase(self, number: int) -> str:
        """Return the name of a phase of the year by its number from 1."""
        return self.language.gettext("phase {number}: {name}").format(number=number, name=self.language.phase[number - 1])

    def winter(self, numeral: str) -> str:
        """Return the heading of an enemy's card."""
        return self.language.gettext("Winter {numeral}").format(numeral=numeral)

    def hidden_enemy(self, numeral: str, low: int, high: int) -> str:
        """Return what a screen reader says of the back of an enemy's card."""
        template = self.language.gettext("the enemy of winter {numeral}, not seen: strength {low} to {high}")
        return template.format(numeral=numeral, low=low, high=high)

    def known_enemy(self, numeral: str, kind: str, strength: int, seen: str) -> str:
        """Return what a screen reader says of the face of an enemy's card."""
        template = self.language.gettext("winter {numeral}: {kind}, strength {strength}; {seen}")
        return template.format(numeral=numeral, kind=self.enemy(kind), strength=strength, seen=seen)

    def seen_by(self, names: Sequence[str], is_yours: bool, is_open: bool) -> str:
        """Return who has looked at an enemy, in words."""
        _ = self.language.gettext
        if is_open:
            return _("revealed to all")
        if is_yours:
            return _("only you have seen it") if not names else _("seen by you and {names}").format(names=", ".join(names))
        return _("seen by {names}").format(names=", ".join(names)) if names else _("nobody has seen it")

    def army(self, name: str, place: int, soldiers: int, walls: int) -> str:
        """Return a line of the panel of strength in words."""
        template = self.language.gettext("{name}: {place}. in order, {soldiers}, {walls} from buildings")
        return template.format(name=name, place=place, soldiers=self.language.soldiers(soldiers), walls=walls)

    def fought(self, name: str, strength: int, outcome: str) -> str:
        """Return how a battle ended for somebody, in words."""
        template = self.language.gettext("{name}: strength {strength}, {outcome}")
        return template.format(name=name, strength=strength, outcome=self.outcomes[outcome])

    # ---- provinces -----------------------------------------------------------------------------------------------------

    def plot(self, building: str, points: int, cost: Sequence[int], is_built: bool, is_next: bool) -> str:
        """Return what a screen reader says of a plot of a province."""
        _ = self.language.gettext
        facts = [self.power(f"building:{building}"), self.language.points(points)]
        if is_built:
            facts.append(_("built"))
        else:
            price = self.language.gains(bundle(dict(zip(KINDS[:3], cost, strict=True))))
            facts.append(_("costs {price}").format(price=price))
            if not is_next:
                facts.append(_("not yet open"))
        return ", ".join(facts)

    def province_of(self, name: str, count: int) -> str:
        """Return what a screen reader says of somebody else's province."""
        template = self.language.ngettext(
            "the province of {name}: {count} building", "the province of {name}: {count} buildings", count
        )
        return template.format(name=name, count=count)

    def title(self, name: str) -> str:
        """Return the heading above somebody else's province."""
        return self.language.gettext("Province of {name}").format(name=name)

    def holdings_of(self, name: str, player: Mapping[str, Any]) -> str:
        """Return what somebody else holds, in words."""
        things = [self.amount(kind, count) for kind, count in player["resources"].items()]
        things += [self.language.tokens(player["plus2"]), self.language.soldiers(player["soldiers"])]
        if player["envoy"]:
            things.append(self.language.gettext("the envoy"))
        return self.language.gettext("{name} holds {things}").format(name=name, things=self.language.both(things))

    def built(self, count: int) -> str:
        """Return so many buildings, in words."""
        return self.language.ngettext("{count} building", "{count} buildings", count).format(count=count)

    def in_battle(self) -> str:
        """Return the words that follow what buildings add."""
        return self.language.gettext("in battle")

    # ---- the hand ------------------------------------------------------------------------------------------------------

    def die(self, number: int, is_white: bool) -> str:
        """Return what a screen reader says of a die by its number."""
        template = self.language.gettext("white die {number}") if is_white else self.language.gettext("die {number}")
        return template.format(number=number)

    def dice_left(self, count: int) -> str:
        """Return how many dice the seat to act has left, in words."""
        if not count:
            return self.language.gettext("no dice left")
        return self.language.ngettext("{count} die left", "{count} dice left", count).format(count=count)

    # ---- the moment ----------------------------------------------------------------------------------------------------

    def moment(self, numeral: str, phase: int) -> str:
        """Return year and phase, in words."""
        return self.language.gettext("year {numeral}, {phase}").format(numeral=numeral, phase=self.language.phase[phase])

    def short_year(self, numeral: str) -> str:
        """Return the year, where there is little room."""
        return self.language.gettext("Year {numeral}").format(numeral=numeral)


labels = by_language(Labels)
"""The labels of a language, cached."""
