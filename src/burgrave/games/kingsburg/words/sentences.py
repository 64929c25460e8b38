"""Single events as sentences, each with its player's name: what a terminal prints, event by event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.enemies import KIND, STRENGTH
from burgrave.games.kingsburg.points import BASE_SOURCES, POINT_SOURCES
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.steps.winter import LOST, TIED
from burgrave.games.kingsburg.words import module_sentences
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.wording import about_player, first_upper

Sentence = Callable[[Tongue, Any], str]


# ---- points and stocks -----------------------------------------------------------------------------------------------


def source_title(to: Tongue, source: str) -> str:
    """A source of points as a line of the score sheet."""
    _ = to.gettext
    if source not in BASE_SOURCES:
        return to.power[POINT_SOURCES.index(source) - len(BASE_SOURCES)]
    return {
        "advisers": _("Advisers"),
        "buildings": _("Buildings"),
        "razed": _("Buildings torn down"),
        "favour": _("King's favour"),
        "battles": _("Spoils of battle"),
        "strongest": _("Strongest winner"),
        "victories": _("More for victories"),
        "defeats": _("Lost in battle"),
        "bids": _("Paid for the governor"),
        "last_token": _("Last soldier token"),
        "alliances": _("Shifting alliances"),
        "royal_fair": _("Royal fair"),
    }[source]


def gain(to: Tongue, event: Any) -> str:
    """Something comes or goes, and what for."""
    _, seat, kind, count, source = event
    told = to.gettext("{name} gets {things} ({why}).") if count > 0 else to.gettext("{name} gives {things} ({why}).")
    return told.format(name=to.player(seat), things=to.amount(kind, count), why=source_title(to, source))


def score(to: Tongue, event: Any) -> str:
    """Points, and what for."""
    _, seat, source, points = event
    told = to.gettext("{name} scores {points} ({why}).") if points > 0 else to.gettext("{name} loses {points} ({why}).")
    return told.format(name=to.player(seat), points=to.points(abs(points)), why=source_title(to, source))


# ---- seasons ---------------------------------------------------------------------------------------------------------


def neutral(to: Tongue, event: Any) -> str:
    """Dice of nobody, with two players."""
    told = to.gettext("The neutral dice show {three}, and {two}.")
    return told.format(three=to.numbers(event[2:5]), two=to.numbers(event[5:7]))


def order(to: Tongue, event: Any) -> str:
    """Who comes after whom."""
    return to.gettext("The turn order: {players}.").format(players=", ".join(to.player(seat) for seat in event[2:]))


def influence(to: Tongue, event: Any) -> str:
    """Dice on an adviser."""
    dice = event[3].bit_count()
    told = to.ngettext("{name} influences {adviser} with {count} die.", "{name} influences {adviser} with {count} dice.", dice)
    return told.format(name=to.player(event[1]), adviser=to.the_adviser[event[2]], count=dice)


# ---- winter ----------------------------------------------------------------------------------------------------------


def battle(to: Tongue, event: Any) -> str:
    """How a battle ended."""
    _, seat, strength, enemy, outcome = event
    if outcome == LOST:
        told = to.gettext("{name} loses the battle, {strength} to {enemy}.")
    elif outcome == TIED:
        told = to.gettext("{name} holds the enemy off, {strength} to {enemy}.")
    else:
        told = to.gettext("{name} wins the battle, {strength} to {enemy}.")
    return told.format(name=to.player(seat), strength=strength, enemy=enemy)


def card(to: Tongue, number: int) -> str:
    """An enemy: "demons, strength 6"."""
    told = to.gettext("{enemy}, strength {strength}")
    return told.format(enemy=to.enemy[KIND[number]], strength=STRENGTH[number])


def whispered(to: Tongue, event: Any) -> str:
    """What only one seat learns."""
    return first_upper(to.gettext("{name} has seen: {enemy}.").format(name=to.player(event[1]), enemy=card(to, event[3])))


def lapse(to: Tongue, event: Any) -> str:
    """Something that there is nothing for."""
    _ = to.gettext
    told = {
        "Build": _("{name} can build nothing."),
        "Recruit": _("{name} can recruit nobody."),
        "Receive": _("{name} cannot pay for what the adviser offers."),
        "ExchangeStrip": _("{name} was dealt two different rows."),
    }.get(event[2], _("{name} has nothing to choose."))
    return told.format(name=to.player(event[1]))


def use(to: Tongue, event: Any) -> str:
    """A power, or what a card of destiny demands."""
    effect = DECLARED[event[2]]
    if effect.name.startswith("destiny:"):
        return to.gettext("{name} does what the card says: {card}.").format(name=to.player(event[1]), card=to.power[effect.power])
    return to.gettext("{name} uses {power}.").format(name=to.player(event[1]), power=to.the_power[effect.power])


def helped(to: Tongue, event: Any) -> str:
    """An adviser's support, when it comes or when what was to choose of it is chosen."""
    return to.gettext("{name} gets help {adviser}.").format(name=to.player(event[1]), adviser=to.from_adviser[event[2]])


def waive(to: Tongue, event: Any) -> str:
    """A loss that took nothing."""
    power = to.power[DECLARED[event[2]].power]
    return to.gettext("{name} takes {power} first: nothing to lose.").format(name=to.player(event[1]), power=power)


SENTENCES: Final[dict[str, Sentence]] = {
    "year": lambda to, event: to.gettext("Year {year} begins.").format(year=to.year[event[2]]),
    "phase": lambda to, event: first_upper(phase_begins(to, PHASES[event[2]])),
    "aid": about_player(lambda to: to.gettext("{name} gets a white die for spring as royal aid.")),
    "envoy": about_player(lambda to: to.gettext("The king's envoy comes to {name}.")),
    "envoy_back": about_player(lambda to: to.gettext("The king's envoy leaves {name} without having helped.")),
    "no_envoy": lambda to, event: to.gettext("The king's envoy comes to nobody: several need him."),
    "envoy_used": about_player(lambda to: to.gettext("The king's envoy helps {name} and goes home.")),
    "neutral": neutral,
    "roll": lambda to, event: to.gettext("{name} rolls {dice}.").format(name=to.player(event[1]), dice=to.numbers(event[2:])),
    "reroll": lambda to, event: to.gettext("{name} rolls again and has {dice} ({why}).").format(
        name=to.player(event[1]), dice=to.numbers(event[3:]), why=source_title(to, event[2])
    ),
    "order": order,
    "influence": influence,
    "pass": lambda to, event: (to.gettext("{name} has to pass.") if event[2] else to.gettext("{name} passes.")).format(
        name=to.player(event[1])
    ),
    "support": helped,
    "receive": helped,
    "decline_support": about_player(lambda to: to.gettext("{name} declines what the adviser offers.")),
    "gain": gain,
    "score": score,
    "build": lambda to, event: to.gettext("{name} builds {building}.").format(
        name=to.player(event[1]), building=to.the_power[event[2]]
    ),
    "build_nothing": about_player(lambda to: to.gettext("{name} builds nothing.")),
    "raze": lambda to, event: to.gettext("The enemy tears down a building of {name}: {building}.").format(
        name=to.player(event[1]), building=to.power[event[2]]
    ),
    "use": use,
    "waive": waive,
    "decline": about_player(lambda to: to.gettext("{name} uses nothing more.")),
    "peek": about_player(lambda to: to.gettext("{name} looks at the enemy in secret.")),
    "whisper": whispered,
    "end": about_player(lambda to: to.gettext("{name} recruits no more.")),
    "reinforcements": lambda to, event: to.gettext("The king sends everybody {soldiers}.").format(soldiers=to.soldiers(event[2])),
    "academy": lambda to, event: to.gettext("{name} rolls {die} at the Military Academy.").format(
        name=to.player(event[1]), die=event[2]
    ),
    "enemy": lambda to, event: to.gettext("The enemy is revealed: {enemy}.").format(enemy=card(to, event[2])),
    "battle": battle,
    "retain": lambda to, event: (
        to.gettext("{name} keeps a soldier.") if event[2] else to.gettext("{name} keeps no soldier.")
    ).format(name=to.player(event[1])),
    "secret": about_player(lambda to: to.gettext("{name} has chosen in secret.")),
    "skip": about_player(lambda to: to.gettext("{name} declines.")),
    "lapse": lapse,
    "over": lambda to, event: to.gettext("The game is over; the last points are counted."),
    **module_sentences.SENTENCES,
}
"""By kind of event."""


def phase_begins(to: Tongue, phase: str) -> str:
    """What begins."""
    _ = to.gettext
    return {
        "aid": _("The king looks for who needs aid."),
        "spring": _("Spring begins."),
        "favour": _("The king shows his favour."),
        "summer": _("Summer begins."),
        "envoy": _("The king sends his envoy."),
        "autumn": _("Autumn begins."),
        "recruit": _("Soldiers are recruited."),
        "winter": _("Winter begins."),
    }[phase]
