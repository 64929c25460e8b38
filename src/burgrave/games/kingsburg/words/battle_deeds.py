"""Soldiers and battles in the log: one entry for each seat that fought, with all that the battle brought it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.buildings import BUILDINGS
from burgrave.games.kingsburg.bundles import SOLDIER
from burgrave.games.kingsburg.enemies import KIND, LOSS, LOSS_ANY, RAZED, STRENGTH, VICTORY
from burgrave.games.kingsburg.steps.winter import LOST, TIED
from burgrave.games.kingsburg.words.drafts import BattleDraft, Draft, signed
from burgrave.games.kingsburg.words.sentences import card, source_title
from burgrave.games.kingsburg.words.tongue import Tongue

if TYPE_CHECKING:
    from burgrave.games.kingsburg.words.log import Story

RECRUIT: Final = "recruit"


# ---- soldiers --------------------------------------------------------------------------------------------------------


class RecruitDraft(Draft):
    """A soldier and its price; the first of a seat begins an entry that the others go on with."""

    def finish(self) -> None:
        _ = self.to.gettext
        price = self.paid_things()
        if self.joins:
            told = _("another for {price}") if price else _("another for nothing")
        else:
            told = _("recruited a soldier for {price}") if price else _("recruited a soldier for nothing")
        self.texts.append(told.format(price=price))


def reinforcements(story: Story, event: Any) -> None:
    """The same for everybody; of two dice the lower, and who has a right to the higher is told apart."""
    to, dice = story.to, event[2:]
    story.soldiers = dict.fromkeys(range(story.state.seats), min(dice))
    detail = to.gettext("The dice show {dice}").format(dice=to.numbers(dice)) if len(dice) > 1 else ""
    story.say(None, to.gettext("The king sends everybody {soldiers}").format(soldiers=to.soldiers(min(dice))), detail)


def academy(story: Story, event: Any) -> None:
    """A die of one's own."""
    _, seat, die = event
    draft = story.open(Draft, seat, "academy")
    draft.texts.append(story.to.gettext("rolled {die} at the Military Academy").format(die=die))
    story.soldiers.pop(seat, None)


def from_king(story: Story, seat: int, count: int) -> None:
    """Soldiers that the king sends, where they are not told yet."""
    to = story.to
    if story.soldiers.pop(seat, 0) == count:
        return
    current = story.current
    if current is not None and current.seat == seat and current.theme == "academy":
        current.details.append(to.soldiers(count))
    else:
        story.say(seat, to.gettext("got {soldiers} from the king").format(soldiers=to.soldiers(count)))


def gain(story: Story, seat: int, kind: int, count: int) -> None:
    """Soldiers and what is paid for them; spoils and losses."""
    if story.is_own(RECRUIT) and story.action is not None:
        draft = story.draft(RecruitDraft, seat, RECRUIT)
        draft.change(kind, count)
        draft.joins = follows_itself(story)
    elif kind == SOLDIER:
        if count > 0:
            from_king(story, seat, count)
    else:
        fought(story, seat).change(kind, count)


def follows_itself(story: Story) -> bool:
    """Whether the same seat recruited with its action before, too."""
    before = story.state.past[0]
    return before is not None and before[1] == story.state.past[1] and story.state.rules.actions[before[2]].verb == RECRUIT


# ---- the enemy -------------------------------------------------------------------------------------------------------


def enemy(story: Story, event: Any) -> None:
    """The card, with what is at stake."""
    to = story.to
    _, _, number, deck = event
    told = to.gettext("The enemy: {enemy}") if deck == 0 else to.gettext("In the valley: {enemy}")
    detail = to.gettext("Victory: {victory}; defeat: {defeat}").format(victory=victory(to, number), defeat=defeat(to, number))
    shown = card(to, number)
    fights = [it[3] for it in story.events if it[0] == "battle"]
    if not deck and fights and fights[0] != STRENGTH[number]:
        shown = to.gettext("{enemy} ({strength} this winter)").format(enemy=shown, strength=fights[0])
    if deck:
        sent = [it[3] for it in story.events[story.at + 1 : story.at + 2] if it[0] == "gain" and it[2] == SOLDIER]
        if sent:
            story.soldiers = dict.fromkeys(range(story.state.seats), sent[0])
            detail = to.gettext("They join the enemy; the king sends everybody {soldiers} more").format(
                soldiers=to.soldiers(sent[0])
            )
        else:
            detail = to.gettext("They stay in the valley")
    story.say(None, told.format(enemy=shown), detail, keys=[f"enemy:{deck + 1}"])


def victory(to: Tongue, number: int) -> str:
    """What a card gives who wins."""
    bundles = VICTORY[number]
    return to.gains(bundles[0]) if len(bundles) == 1 else to.resources(sum(bundles[0]))


def defeat(to: Tongue, number: int) -> str:
    """What a card takes from who loses."""
    parts = [to.amount(kind, count) for kind, count in enumerate(LOSS[number]) if count]
    if LOSS_ANY[number]:
        parts.append(to.resources(LOSS_ANY[number]))
    if RAZED[number]:
        parts.append(to.ngettext("{count} building", "{count} buildings", RAZED[number]).format(count=RAZED[number]))
    return to.both(parts) if parts else to.gettext("nothing")


def battle(story: Story, event: Any) -> None:
    """How it ended."""
    to = story.to
    _, seat, strength, enemy_strength, outcome = event
    if outcome == LOST:
        told = to.gettext("lost {enemy}, {strength} to {other}")
    elif outcome == TIED:
        told = to.gettext("held out {enemy}, {strength} to {other}")
    else:
        told = to.gettext("won {enemy}, {strength} to {other}")
    draft = story.open(BattleDraft, seat, "battle")
    enemy_kind = KIND[story.state.enemies[story.year]]
    draft.texts.append(told.format(enemy=to.against[enemy_kind], strength=strength, other=enemy_strength))
    story.battles[seat] = draft


def fought(story: Story, seat: int) -> Draft:
    """The entry of a seat's battle: that of this action, or where a choice came between, one of its own."""
    return story.battles.get(seat) or story.draft(BattleDraft, seat, "aftermath")


def raze(story: Story, event: Any) -> None:
    """A building falls."""
    _, seat, building = event
    draft = fought(story, seat)
    draft.details.append(story.to.gettext("{building} torn down").format(building=story.to.power[building]))
    draft.keys.append(f"{seat}.building:{BUILDINGS[building]}")


def score(story: Story, seat: int, source: str, points: int) -> None:
    """Points of a battle, each explained."""
    draft = fought(story, seat)
    draft.score(points)
    if source == "razed" and draft.details:
        draft.details[-1] += f": {signed(story.to, points)}"
    elif points < 0:
        draft.details.append(story.to.gettext("lost {things}").format(things=story.to.points(-points)))
    else:
        draft.details.append(f"{source_title(story.to, source).lower()}: {signed(story.to, points)}")


def retain(story: Story, event: Any) -> None:
    """Whether a soldier stayed for the next year."""
    to = story.to
    story.say(event[1], to.gettext("kept a soldier in the Garrison") if event[2] else to.gettext("kept no soldier"))


TELLERS: Final[dict[str, Callable[[Any, Any], None]]] = {
    "reinforcements": reinforcements,
    "academy": academy,
    "enemy": enemy,
    "battle": battle,
    "raze": raze,
    "retain": retain,
}
"""By kind of event."""
