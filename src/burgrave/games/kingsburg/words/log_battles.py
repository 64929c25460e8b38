"""Soldiers and battles in the log: one entry for each seat that fought, with all that the battle brought it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.bundles import SOLDIER
from burgrave.games.kingsburg.enemies import KIND, LOSS, LOSS_ANY, RAZED, STRENGTH, VICTORY
from burgrave.games.kingsburg.steps.winter import LOST, TIED
from burgrave.games.kingsburg.words.entries import BattleEntry, EntryBuilder
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.sentences import enemy_card, source_title

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import LogBuilder

RECRUIT: Final = "recruit"
OWN_DIE: Final = "own_die"
"""The theme of entries about a seat's own die for the king's soldiers; their number is added to them."""


# ---- soldiers --------------------------------------------------------------------------------------------------------


class RecruitEntry(EntryBuilder):
    """A soldier and its price. Later soldiers of the same seat are joined to its first entry."""

    def finish(self) -> None:
        _ = self.language.gettext
        price = self.paid_things()
        if self.joins:
            text = _("another for {price}") if price else _("another for nothing")
        else:
            text = _("recruited a soldier for {price}") if price else _("recruited a soldier for nothing")
        self.texts.append(text.format(price=price))


def reinforcements(log: LogBuilder, seat: int, *dice: int) -> None:
    """Log the soldiers that all seats get. Of two dice this is the lower; seats that get the higher have entries of their own."""
    language = log.language
    log.soldiers = dict.fromkeys(range(log.state.seats), min(dice))
    detail = language.gettext("The dice show {dice}").format(dice=language.numbers(dice)) if len(dice) > 1 else ""
    text = language.gettext("The king sends everybody {soldiers}").format(soldiers=language.soldiers(min(dice)))
    log.add_entry(None, text, detail)


def from_king(log: LogBuilder, seat: int, count: int) -> None:
    """Log soldiers that the king sends, unless an entry has them already."""
    language = log.language
    if log.soldiers.pop(seat, 0) == count:
        return
    current = log.current
    if current is not None and current.seat == seat and current.theme == OWN_DIE:
        current.details.append(language.soldiers(count))
    else:
        log.add_entry(seat, language.gettext("got {soldiers} from the king").format(soldiers=language.soldiers(count)))


def gain(log: LogBuilder, seat: int, kind: int, count: int) -> None:
    """Log recruited soldiers with their price, the king's soldiers, spoils and losses."""
    if log.is_own(RECRUIT) and log.action is not None:
        builder = log.continue_entry(RecruitEntry, seat, RECRUIT)
        builder.change(kind, count)
        builder.joins = follows_itself(log)
    elif kind == SOLDIER:
        if count > 0:
            from_king(log, seat, count)
    else:
        battle_entry(log, seat).change(kind, count)


def follows_itself(log: LogBuilder) -> bool:
    """Return whether the same seat also recruited with the action before."""
    before = log.state.past[0]
    return before is not None and before[1] == log.state.past[1] and log.state.rules.actions[before[2]].verb == RECRUIT


# ---- the enemy -------------------------------------------------------------------------------------------------------


def enemy(log: LogBuilder, seat: int, number: int, deck: int) -> None:
    """Log the enemy's card, with what it gives and takes."""
    language = log.language
    shown = enemy_card(language, number)
    fights = [event[3] for event in log.events if event[0] == "battle"]
    if fights and fights[0] != STRENGTH[number]:
        shown = language.gettext("{enemy} ({strength} this winter)").format(enemy=shown, strength=fights[0])
    detail = language.gettext("Victory: {victory}; defeat: {defeat}")
    log.add_entry(
        None,
        language.gettext("The enemy: {enemy}").format(enemy=shown),
        detail.format(victory=victory(language, number), defeat=defeat(language, number)),
        keys=[f"enemy:{deck + 1}"],
    )


def victory(language: Language, number: int) -> str:
    """Return what a card gives a winner."""
    bundles = VICTORY[number]
    return language.gains(bundles[0]) if len(bundles) == 1 else language.resources(sum(bundles[0]))


def defeat(language: Language, number: int) -> str:
    """Return what a card takes from a loser."""
    losses = [language.amount(kind, count) for kind, count in enumerate(LOSS[number]) if count]
    if LOSS_ANY[number]:
        losses.append(language.resources(LOSS_ANY[number]))
    if RAZED[number]:
        buildings = language.ngettext("{count} building", "{count} buildings", RAZED[number])
        losses.append(buildings.format(count=RAZED[number]))
    return language.both(losses) if losses else language.gettext("nothing")


def battle(log: LogBuilder, seat: int, strength: int, enemy_strength: int, outcome: int) -> None:
    """Log how a battle ended."""
    language = log.language
    if outcome == LOST:
        text = language.gettext("lost {enemy}, {strength} to {other}")
    elif outcome == TIED:
        text = language.gettext("held out {enemy}, {strength} to {other}")
    else:
        text = language.gettext("won {enemy}, {strength} to {other}")
    builder = log.open_entry(BattleEntry, seat, "battle")
    enemy_kind = KIND[log.state.enemies[log.year]]
    builder.texts.append(text.format(enemy=language.against[enemy_kind], strength=strength, other=enemy_strength))
    log.battles[seat] = builder


def battle_entry(log: LogBuilder, seat: int) -> EntryBuilder:
    """Return the entry of a seat's battle in this action. After a choice it is a new entry."""
    return log.battles.get(seat) or log.continue_entry(BattleEntry, seat, "aftermath")


def raze(log: LogBuilder, seat: int, building: int) -> None:
    """Log a building that the enemy tore down."""
    builder = battle_entry(log, seat)
    builder.details.append(log.language.gettext("{building} torn down").format(building=log.language.power(building)))
    builder.keys.append(f"{seat}.building:{BUILDINGS[building]}")


def score(log: LogBuilder, seat: int, source: str, points: int) -> None:
    """Log points of a battle, each explained."""
    language = log.language
    builder = battle_entry(log, seat)
    builder.score(points)
    if source == "razed" and builder.details:
        builder.details[-1] += f": {language.signed_points(points)}"
    elif points < 0:
        builder.details.append(language.gettext("lost {things}").format(things=language.points(-points)))
    else:
        builder.details.append(f"{source_title(language, source).lower()}: {language.signed_points(points)}")


HANDLERS: Final[dict[str, Callable[..., None]]] = {
    "reinforcements": reinforcements,
    "enemy": enemy,
    "battle": battle,
    "raze": raze,
}
"""By kind of event: logs it."""
