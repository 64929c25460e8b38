"""What a screen reader says about the pieces, and the few words written on the board, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from burgrave.games.kingsburg.bundles import KINDS, bundle
from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.drawing.effects import WORDS
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.games.kingsburg.enemies import KINDS_OF_ENEMY
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.modules.scenarios.words.sheets import TITLES as SCENARIOS
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.language import first_upper
from burgrave.speech import by_language, marked

NUMBER: Final = {name: number for number, name in enumerate(POWERS)}
SHORT: Final[Mapping[str, str]] = {
    "goldsmith": marked("Goldsmith"),
    "improvised_defences": marked("Defences"),
    "recruiting_office": marked("Recruiters"),
    "military_academy": marked("Academy"),
    "travelling_market": marked("Fair Stalls"),
    "carpenters_workshop": marked("Carpenter"),
    "gladiator_school": marked("Gladiators"),
    "architects_guild": marked("Architects"),
    "alchemists_guild": marked("Alchemists"),
    "defensive_walls": marked("Walls"),
}
"""Names of buildings that are too long for a plot."""
OUTCOMES: Final[Mapping[str, str]] = {"won": ">", "tied": "=", "lost": "<"}
"""A seat's strength beside the enemy's."""


class Labels:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language: Language = KINGSBURG.language(language)
        _ = self.language.gettext
        self._signs = {word: _(word) for word in WORDS}
        self._short = {name: _(word) for name, word in SHORT.items()}
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
        self.kings_die = _("King's die")
        self.neutral_dice = _("neutral dice")

    def sign(self, signs: Signs) -> Signs:
        """A row of signs with its words translated."""
        return tuple(self._signs.get(sign, sign) for sign in signs)

    # ---- names ---------------------------------------------------------------------------------------------------------

    def adviser(self, rank: int) -> str:
        """An adviser's name."""
        return self.language.adviser(rank - 1)

    def power(self, name: str) -> str:
        """A building, governor, destiny card or group by its element."""
        return self.language.power(NUMBER[name.partition(".")[0]])

    def plot_name(self, building: str) -> str:
        """A building's name where there is little room."""
        return self._short.get(building) or self.power(f"building:{building}")

    def scenario(self, name: str) -> str:
        """A sheet of a scenario."""
        return self.language.gettext(SCENARIOS[name])

    def enemy(self, kind: str) -> str:
        """A kind of enemy, as a heading."""
        return first_upper(self.language.enemy[KINDS_OF_ENEMY.index(kind)])

    def amount(self, kind: str, count: int) -> str:
        """So many of something."""
        return self.language.amount(KINDS.index(kind), count)

    # ---- the council ---------------------------------------------------------------------------------------------------

    def adviser_label(self, rank: int, held: Sequence[tuple[str, Sequence[int]]], is_whim: bool, is_absent: bool) -> str:
        """An adviser with who holds it."""
        _ = self.language.gettext
        told = [_("{name}, rank {rank}").format(name=self.adviser(rank), rank=rank)]
        if is_whim:
            told.append(_("a whim lies there"))
        if is_absent:
            told.append(self.absent)
        for name, dice in held:
            if not dice:
                told.append(_("{name} is there again").format(name=name))
            elif name:
                told.append(_("{name} has {dice} there").format(name=name, dice=self.language.numbers(dice)))
            else:
                told.append(_("neutral dice: {dice}").format(dice=self.language.numbers(dice)))
        return ", ".join(told)

    def private_label(self, rank: int) -> str:
        """A space of the politician's card."""
        return self.language.gettext("own space of rank {rank}").format(rank=rank)

    def year(self, numeral: str, low: int, high: int) -> str:
        """A year with the span of strength of its enemies."""
        return self.language.gettext("year {numeral}: enemies of strength {low} to {high}").format(
            numeral=numeral, low=low, high=high
        )

    def phase(self, number: int) -> str:
        """A phase of the year by its number from 1."""
        return self.language.gettext("phase {number}: {name}").format(number=number, name=self.language.phase[number - 1])

    def winter(self, numeral: str) -> str:
        """The head of an enemy's card."""
        return self.language.gettext("Winter {numeral}").format(numeral=numeral)

    def hidden_enemy(self, numeral: str, low: int, high: int) -> str:
        """The back of an enemy's card."""
        told = self.language.gettext("the enemy of winter {numeral}, not seen: strength {low} to {high}")
        return told.format(numeral=numeral, low=low, high=high)

    def known_enemy(self, numeral: str, kind: str, strength: int, seen: str) -> str:
        """The face of an enemy's card."""
        told = self.language.gettext("winter {numeral}: {kind}, strength {strength}; {seen}")
        return told.format(numeral=numeral, kind=self.enemy(kind), strength=strength, seen=seen)

    def seen_by(self, names: Sequence[str], is_yours: bool, is_open: bool) -> str:
        """Who has looked at an enemy."""
        _ = self.language.gettext
        if is_open:
            return _("revealed to all")
        if is_yours:
            return _("only you have seen it") if not names else _("seen by you and {names}").format(names=", ".join(names))
        return _("seen by {names}").format(names=", ".join(names)) if names else _("nobody has seen it")

    def army(self, name: str, place: int, soldiers: int, walls: int) -> str:
        """A line of the panel of strength."""
        told = self.language.gettext("{name}: {place}. in order, {soldiers}, {walls} from buildings")
        return told.format(name=name, place=place, soldiers=self.language.soldiers(soldiers), walls=walls)

    def fought(self, name: str, strength: int, outcome: str) -> str:
        """How a battle ended."""
        told = self.language.gettext("{name}: strength {strength}, {outcome}")
        return told.format(name=name, strength=strength, outcome=self.outcomes[outcome])

    # ---- provinces -----------------------------------------------------------------------------------------------------

    def plot(self, building: str, points: int, cost: Sequence[int], is_built: bool, is_next: bool) -> str:
        """A plot of a province."""
        _ = self.language.gettext
        told = [self.power(f"building:{building}"), self.language.points(points)]
        if is_built:
            told.append(_("built"))
        else:
            price = self.language.gains(bundle(dict(zip(KINDS[:3], cost, strict=True))))
            told.append(_("costs {price}").format(price=price))
            if not is_next:
                told.append(_("not yet open"))
        return ", ".join(told)

    def province_of(self, name: str, count: int) -> str:
        """Somebody else's province at a glance."""
        told = self.language.ngettext(
            "the province of {name}: {count} building", "the province of {name}: {count} buildings", count
        )
        return told.format(name=name, count=count)

    def title(self, name: str) -> str:
        """Above somebody else's province."""
        return self.language.gettext("Province of {name}").format(name=name)

    def holdings_of(self, name: str, player: Mapping[str, Any]) -> str:
        """What somebody else holds."""
        told = [self.amount(kind, count) for kind, count in player["resources"].items()]
        told += [self.language.tokens(player["plus2"]), self.language.soldiers(player["soldiers"])]
        if player["envoy"]:
            told.append(self.language.gettext("the envoy"))
        return self.language.gettext("{name} holds {things}").format(name=name, things=self.language.both(told))

    def built(self, count: int) -> str:
        """How many buildings."""
        return self.language.ngettext("{count} building", "{count} buildings", count).format(count=count)

    def in_battle(self) -> str:
        """After what buildings add."""
        return self.language.gettext("in battle")

    # ---- the hand ------------------------------------------------------------------------------------------------------

    def die(self, number: int, is_white: bool) -> str:
        """A die by its number."""
        told = self.language.gettext("white die {number}") if is_white else self.language.gettext("die {number}")
        return told.format(number=number)

    def dice_left(self, count: int) -> str:
        """How many dice the seat to act has left."""
        if not count:
            return self.language.gettext("no dice left")
        return self.language.ngettext("{count} die left", "{count} dice left", count).format(count=count)

    def token(self, value: int) -> str:
        """A soldier token."""
        return self.language.gettext("token of {soldiers}").format(soldiers=self.language.soldiers(value))

    def face_down(self, title: str) -> str:
        """Something the reader has chosen in secret."""
        return self.language.gettext("{title}, chosen face down").format(title=title)

    def rows(self, letters: str) -> str:
        """Strips over rows: `D+F`, or `none`."""
        if letters == "none":
            return self.language.gettext("no alternative row")
        return self.language.gettext("alternative rows {letters}").format(letters=letters.replace("+", ", "))

    # ---- the moment ----------------------------------------------------------------------------------------------------

    def moment(self, numeral: str, phase: int) -> str:
        """Year and phase."""
        return self.language.gettext("year {numeral}, {phase}").format(numeral=numeral, phase=self.language.phase[phase])

    def short_year(self, numeral: str) -> str:
        """The year, where there is little room."""
        return self.language.gettext("Year {numeral}").format(numeral=numeral)


labels = by_language(Labels)
"""The labels of a language; asked again, the same ones."""
