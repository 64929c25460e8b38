"""Single events as sentences, each with its player's name: what a terminal prints, event by event.

Every function takes what follows the kind in the event (`Words.sentences`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.kingsburg.calendar import PHASES
from burgrave.games.kingsburg.enemies import KIND, STRENGTH
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.powers import DECLARED
from burgrave.games.kingsburg.steps.winter import LOST, TIED
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.language import first_upper, player_sentence
from burgrave.speech import marked

# ---- points and stocks -----------------------------------------------------------------------------------------------

SOURCES: Final[dict[str, str]] = {
    "advisers": marked("Advisers"),
    "buildings": marked("Buildings"),
    "razed": marked("Buildings torn down"),
    "favour": marked("King's favour"),
    "battles": marked("Spoils of battle"),
    "strongest": marked("Strongest winner"),
    "victories": marked("More for victories"),
    "defeats": marked("Lost in battle"),
}
"""By source of points that is no power: its title."""


def source_title(language: Language, source: str) -> str:
    """Return a source of points as a line of the score sheet."""
    if source in POWERS:
        return language.power(POWERS.index(source))
    title = language.words.sources.get(source)
    return language.gettext(title) if title else first_upper(source.replace("_", " "))


def gain(language: Language, seat: int, kind: int, count: int, source: str) -> str:
    """Say what a player gains or pays, and from which source."""
    gains, gives = language.gettext("{name} gets {things} ({why})."), language.gettext("{name} gives {things} ({why}).")
    sentence = gains if count > 0 else gives
    return sentence.format(name=language.player(seat), things=language.amount(kind, count), why=source_title(language, source))


def score(language: Language, seat: int, source: str, points: int) -> str:
    """Say what points a player scores or loses, and from which source."""
    scores, loses = language.gettext("{name} scores {points} ({why})."), language.gettext("{name} loses {points} ({why}).")
    sentence = scores if points > 0 else loses
    return sentence.format(name=language.player(seat), points=language.points(abs(points)), why=source_title(language, source))


# ---- seasons ---------------------------------------------------------------------------------------------------------


def year(language: Language, seat: int, number: int) -> str:
    """Say that a year begins."""
    return language.gettext("Year {year} begins.").format(year=language.year[number])


def phase(language: Language, seat: int, number: int) -> str:
    """Say that a phase of the year begins."""
    _ = language.gettext
    return {
        "aid": _("The king looks for who needs aid."),
        "spring": _("Spring begins."),
        "favour": _("The king shows his favour."),
        "summer": _("Summer begins."),
        "envoy": _("The king sends his envoy."),
        "autumn": _("Autumn begins."),
        "recruit": _("Soldiers are recruited."),
        "winter": _("Winter begins."),
    }[PHASES[number]]


def neutral(language: Language, seat: int, *dice: int) -> str:
    """Say what the neutral dice show with two players: three together, then two."""
    sentence = language.gettext("The neutral dice show {three}, and {two}.")
    return sentence.format(three=language.numbers(dice[:3]), two=language.numbers(dice[3:5]))


def roll(language: Language, seat: int, *dice: int) -> str:
    """Say what a player rolled."""
    return language.gettext("{name} rolls {dice}.").format(name=language.player(seat), dice=language.numbers(dice))


def reroll(language: Language, seat: int, source: str, *dice: int) -> str:
    """Say what a player has after rolling again, and what allowed it."""
    sentence = language.gettext("{name} rolls again and has {dice} ({why}).")
    return sentence.format(name=language.player(seat), dice=language.numbers(dice), why=source_title(language, source))


def order(language: Language, seat: int, *seats: int) -> str:
    """Say the turn order."""
    return language.gettext("The turn order: {players}.").format(players=", ".join(language.player(seat) for seat in seats))


def influence(language: Language, seat: int, place: int, mask: int, extras: int, *values: int) -> str:
    """Say that a player puts dice on an adviser."""
    dice = mask.bit_count()
    sentence = language.ngettext(
        "{name} influences {adviser} with {count} die.", "{name} influences {adviser} with {count} dice.", dice
    )
    return sentence.format(name=language.player(seat), adviser=language.the_adviser(place), count=dice)


def pass_(language: Language, seat: int, is_forced: int) -> str:
    """Say that a player passes, or has to."""
    sentence = language.gettext("{name} has to pass.") if is_forced else language.gettext("{name} passes.")
    return sentence.format(name=language.player(seat))


def support(language: Language, seat: int, place: int) -> str:
    """Say that an adviser supports a player."""
    return language.gettext("{name} gets help {adviser}.").format(name=language.player(seat), adviser=language.from_adviser(place))


def decline_support(language: Language, seat: int, place: int) -> str:
    """Say that a player declines an adviser's offer."""
    return language.gettext("{name} declines what the adviser offers.").format(name=language.player(seat))


def copy(language: Language, seat: int, place: int) -> str:
    """Say that a player gets the support of an adviser whom nobody influenced."""
    sentence = language.gettext("{name} gets what this adviser gives: {adviser}.")
    return sentence.format(name=language.player(seat), adviser=language.adviser(place))


def mark(language: Language, seat: int, place: int) -> str:
    """Say that an adviser is reserved for one player."""
    sentence = language.gettext("{name} alone may influence {adviser} this year.")
    return sentence.format(name=language.player(seat), adviser=language.the_adviser(place))


# ---- the province ----------------------------------------------------------------------------------------------------


def build(language: Language, seat: int, building: int) -> str:
    """Say that a building is put up."""
    return language.gettext("{name} builds {building}.").format(name=language.player(seat), building=language.the_power(building))


def raze(language: Language, seat: int, building: int) -> str:
    """Say that a building is torn down."""
    sentence = language.gettext("The enemy tears down a building of {name}: {building}.")
    return sentence.format(name=language.player(seat), building=language.power(building))


def use(language: Language, seat: int, effect: int) -> str:
    """Say that a power is used, or that what a card demands is done."""
    power = DECLARED[effect].power
    if not language.is_used(power):
        sentence = language.gettext("{name} does what the card says: {card}.")
        return sentence.format(name=language.player(seat), card=language.power(power))
    return language.gettext("{name} uses {power}.").format(name=language.player(seat), power=language.the_power(power))


def waive(language: Language, seat: int, effect: int) -> str:
    """Say that a loss took nothing."""
    sentence = language.gettext("{name} takes {power} first: nothing to lose.")
    return sentence.format(name=language.player(seat), power=language.power(DECLARED[effect].power))


def decline(language: Language, seat: int, moment: int) -> str:
    """Say that a player uses no more powers at a moment."""
    return language.gettext("{name} uses nothing more.").format(name=language.player(seat))


def peek(language: Language, seat: int, deck: int) -> str:
    """Say that a player looks at an enemy."""
    return language.gettext("{name} looks at the enemy in secret.").format(name=language.player(seat))


# ---- winter ----------------------------------------------------------------------------------------------------------


def reinforcements(language: Language, seat: int, die: int, *more: int) -> str:
    """Say how many soldiers the king sends."""
    return language.gettext("The king sends everybody {soldiers}.").format(soldiers=language.soldiers(die))


def enemy(language: Language, seat: int, card: int, deck: int) -> str:
    """Say which enemy is revealed."""
    return language.gettext("The enemy is revealed: {enemy}.").format(enemy=enemy_card(language, card))


def battle(language: Language, seat: int, strength: int, enemy_strength: int, outcome: int) -> str:
    """Say how a battle ended."""
    if outcome == LOST:
        sentence = language.gettext("{name} loses the battle, {strength} to {enemy}.")
    elif outcome == TIED:
        sentence = language.gettext("{name} holds the enemy off, {strength} to {enemy}.")
    else:
        sentence = language.gettext("{name} wins the battle, {strength} to {enemy}.")
    return sentence.format(name=language.player(seat), strength=strength, enemy=enemy_strength)


def enemy_card(language: Language, number: int) -> str:
    """Return an enemy's name and strength: "demons, strength 6"."""
    return language.gettext("{enemy}, strength {strength}").format(enemy=language.enemy[KIND[number]], strength=STRENGTH[number])


def whisper(language: Language, seat: int, kind: str, card: int, deck: int) -> str:
    """Say what only one seat learns: the enemy it looked at."""
    sentence = language.gettext("{name} has seen: {enemy}.")
    return first_upper(sentence.format(name=language.player(seat), enemy=enemy_card(language, card)))


# ---- the rest --------------------------------------------------------------------------------------------------------

LAPSES: Final[dict[str, str]] = {
    "Build": marked("{name} can build nothing."),
    "Recruit": marked("{name} can recruit nobody."),
    "Receive": marked("{name} cannot pay for what the adviser offers."),
}
"""By name of a step that had nothing to choose."""


def lapse(language: Language, seat: int, step: str) -> str:
    """Say that there was nothing to choose."""
    sentence = language.words.lapses.get(step)
    return (language.gettext(sentence) if sentence else language.gettext("{name} has nothing to choose.")).format(
        name=language.player(seat)
    )


SENTENCES: Final[dict[str, Callable[..., str]]] = {
    "year": year,
    "phase": phase,
    "aid": player_sentence(lambda language: language.gettext("{name} gets a white die for spring as royal aid.")),
    "envoy": player_sentence(lambda language: language.gettext("The king's envoy comes to {name}.")),
    "envoy_back": player_sentence(lambda language: language.gettext("The king's envoy leaves {name} without having helped.")),
    "no_envoy": lambda language, seat: language.gettext("The king's envoy comes to nobody: several need him."),
    "envoy_used": player_sentence(lambda language: language.gettext("The king's envoy helps {name} and goes home.")),
    "white_die": player_sentence(lambda language: language.gettext("{name} gets a white die for this season.")),
    "neutral": neutral,
    "roll": roll,
    "reroll": reroll,
    "order": order,
    "influence": influence,
    "pass": pass_,
    "support": support,
    "receive": support,
    "decline_support": decline_support,
    "copy": copy,
    "mark": mark,
    "gain": gain,
    "score": score,
    "build": build,
    "build_nothing": player_sentence(lambda language: language.gettext("{name} builds nothing.")),
    "raze": raze,
    "use": use,
    "waive": waive,
    "decline": decline,
    "peek": peek,
    "whisper": whisper,
    "end": player_sentence(lambda language: language.gettext("{name} recruits no more.")),
    "reinforcements": reinforcements,
    "enemy": enemy,
    "battle": battle,
    "secret": player_sentence(lambda language: language.gettext("{name} has chosen in secret.")),
    "skip": player_sentence(lambda language: language.gettext("{name} declines.")),
    "lapse": lapse,
    "over": lambda language, seat: language.gettext("The game is over; the last points are counted."),
}
"""By kind of event: returns its sentence."""
