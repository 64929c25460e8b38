"""Actions in words: the whole line (`label`), the short one below its heading (`short`), and which way it is (`how`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from burgrave.games.kingsburg.calendar import COLOURED, DICE
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import BUILD_WITH, BY_ENGINEER, BY_ENVOY, LOSSES, PRICES, SWAPS, TAKEN, WAYS
from burgrave.games.kingsburg.powers import DECLARED, Declared
from burgrave.games.kingsburg.steps import groups
from burgrave.games.kingsburg.steps.build import FIRST_DISCOUNT, NO_DISCOUNT
from burgrave.games.kingsburg.steps.influence import is_held
from burgrave.games.kingsburg.words import module_labels
from burgrave.games.kingsburg.words.tongue import Tongue
from burgrave.games.words import Texts

if TYPE_CHECKING:
    from burgrave.engine.action import Action


# ---- dice on the council ---------------------------------------------------------------------------------------------


def way(state: Any, seat: int, action: Action) -> tuple[int, int, int]:
    """Where dice go, which, and what is spent besides (`steps/groups.py`)."""
    if action.verb == "travel":
        place, dice, extras = action.args[0], 1 << action.args[1], groups.FAIR
    else:
        dice, extras = WAYS[action]
        place = action.args[0] + (RANKS if action.verb == "lobby" else 0)
    if state.taken >> place & 1 if place < RANKS else is_held(state, place):
        extras |= groups.ENVOY
    return place, dice, extras


def dice_of(state: Any, seat: int) -> list[int]:
    """What the dice of a seat show."""
    found: list[int] = state.dice[seat * DICE : (seat + 1) * DICE]
    return found


def spent(to: Tongue, extras: int) -> list[str]:
    """What is spent besides dice, in words."""
    _ = to.gettext
    told = {
        groups.TOKEN: to.tokens(1),
        groups.MARKET: _("the Market"),
        groups.FAIR: _("the Travelling Market"),
        groups.ENVOY: _("the king's envoy"),
    }
    return [words for extra, words in told.items() if extras & extra]


def influence(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Dice on an adviser, or on a space of one's own."""
    _ = to.gettext
    place, mask, extras = way(state, seat, action)
    dice = to.dice(dice_of(state, seat), mask)
    more = spent(to, extras)
    how = _("with {dice}").format(dice=dice)
    if more:
        how = _("with {dice}, and {more}").format(dice=dice, more=to.both(more))
    return (
        _("Influence {adviser} {how}").format(adviser=to.the_adviser[place], how=how),
        _("{adviser} ({rank})").format(adviser=to.adviser[place], rank=groups.RANK[place]),
        ", ".join([dice, *more]),
    )


def signs(state: Any, seat: int, action: Action) -> list[str]:
    """Icons of the dice that are put somewhere, and of what is spent with them; none where no dice are."""
    if action.verb not in ("influence", "lobby", "travel"):
        return []
    _, mask, extras = way(state, seat, action)
    values = dice_of(state, seat)
    told = {groups.TOKEN: "plus2", groups.MARKET: "market", groups.FAIR: "travelling_market", groups.ENVOY: "envoy"}
    dice = [f"die{values[die]}{'' if die < COLOURED else ' white'}" for die in range(DICE) if mask >> die & 1]
    return dice + [it for extra, it in told.items() if extras & extra]


def pass_(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """No more dice, or no more bids."""
    _ = to.gettext
    told = _("Pass") if step.worth() == "Bid" else _("Pass for this season")
    return told, told, ""


# ---- what changes hands ----------------------------------------------------------------------------------------------


def take(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A bundle."""
    bundle = to.bundle(TAKEN[action.args[0]])
    return to.gettext("Take {things}").format(things=bundle), bundle, ""


def pay(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """What a loser gives up."""
    bundle = to.gains(LOSSES[action.args[0]])
    return to.gettext("Give up {things}").format(things=bundle), bundle, ""


def recruit(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A soldier, and what it costs."""
    _ = to.gettext
    mix = PRICES[action.args[0]]
    if not any(mix):
        return _("Recruit a soldier for nothing"), _("a soldier for nothing"), ""
    price = to.gains(mix)
    return _("Recruit a soldier for {price}").format(price=price), _("for {price}").format(price=price), ""


def end(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Enough."""
    told = to.gettext("Recruit no more")
    return told, told, ""


# ---- the province ----------------------------------------------------------------------------------------------------


def build(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A building, what allows it, and which discount is taken."""
    _ = to.gettext
    building, by, less = BUILD_WITH[action]
    ways = {BY_ENVOY: [_("with the king's envoy")], BY_ENGINEER: [_("with the Engineer")]}.get(by, [])
    if less == NO_DISCOUNT:
        ways.append(_("at the full price"))
    elif less >= FIRST_DISCOUNT:
        ways.append(_("for {less} less").format(less=to.amount(less - FIRST_DISCOUNT, 1)))
    how = ", ".join(ways)
    label = _("Build {building}").format(building=to.the_power[building])
    return f"{label}, {how}" if how else label, to.power[building], how


def use(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A power, and what is chosen with it."""
    _ = to.gettext
    effect = DECLARED[action.args[0]]
    chosen = parameter(to, state, seat, effect, action.args[1:])
    name = to.power[effect.power]
    # A card of destiny is nobody's to use: it says what is to be done.
    label = name if effect.name.startswith("destiny:") else _("Use {power}").format(power=to.the_power[effect.power])
    return (f"{label}: {chosen}", f"{name}: {chosen}", chosen) if chosen else (label, name, "")


def waive(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A loss that comes while there is nothing to lose."""
    _ = to.gettext
    name = to.power[DECLARED[action.args[0]].power]
    told = _("{power} first, while it takes nothing").format(power=name)
    return told, told, ""


def parameter(to: Tongue, state: Any, seat: int, effect: Declared, args: tuple[int, ...]) -> str:
    """What is chosen with an effect."""
    _ = to.gettext
    choose = effect.choose
    if choose == "payment" or effect.odd == "pay_one":
        return _("pay {price}").format(price=to.amount(args[0], 1))
    if choose == "resource":
        return to.amount(args[0], 1)
    if choose == "die":
        return _("roll the {die} again").format(die=to.dice(dice_of(state, seat), 1 << args[0]))
    if choose == "values":
        return _("set your dice to {values}").format(values=to.numbers(((3, 4, 6), (3, 4), (3, 6), (4, 6))[args[0]]))
    if choose == "turn":
        die = to.dice(dice_of(state, seat), 1 << args[0])
        return _("turn the {die} to {number}").format(die=die, number=args[1])
    if choose == "swap":
        return to.bundle(SWAPS[args[0]])
    if choose == "first_column":
        return to.power[args[0]]
    return to.adviser[args[0]] if choose == "low_adviser" else ""


def look(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """Which deck."""
    _ = to.gettext
    told = _("Look at the enemy") if action.args[0] == 0 else _("Look at the goblins' valley")
    return told, told, ""


def retain(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """A soldier that stays."""
    label = to.gettext("Keep 1 soldier")
    return label, label, ""


def skip(to: Tongue, state: Any, seat: int, step: Any, action: Action) -> Texts:
    """What declining means."""
    told = declining(to, step)
    return told, told, ""


def declining(to: Tongue, step: Any) -> str:
    """What it means to skip a step."""
    _ = to.gettext
    return {
        "Receive": _("Take nothing"),
        "Build": _("Build nothing more") if getattr(step, "follows", 0) else _("Build nothing"),
        "UsePowers": _("Use nothing more"),
        "RetainSoldier": _("Keep none"),
        **module_labels.declining(to),
    }[step.worth()]


LABELS: Final[dict[str, Callable[[Tongue, Any, int, Any, Action], Texts]]] = {
    "influence": influence,
    "lobby": influence,
    "travel": influence,
    "pass": pass_,
    "take": take,
    "pay": pay,
    "recruit": recruit,
    "end": end,
    "build": build,
    "use": use,
    "waive": waive,
    "look": look,
    "retain": retain,
    "skip": skip,
    **module_labels.LABELS,
}
"""By verb."""


def deed(to: Tongue, state: Any, seat: int, action: Action, told: Texts) -> str:
    """What is done, whichever way: "Influence the Astronomer"."""
    _ = to.gettext
    if action.verb in ("influence", "lobby", "travel"):
        return _("Influence {adviser}").format(adviser=to.the_adviser[way(state, seat, action)[0]])
    if action.verb == "build":
        return _("Build {building}").format(building=to.the_power[BUILD_WITH[action][0]])
    if action.verb == "use":
        effect = DECLARED[action.args[0]]
        if effect.name.startswith("destiny:"):
            return to.power[effect.power]
        return _("Use {power}").format(power=to.the_power[effect.power])
    if action.verb == "recruit":
        return _("Recruit a soldier")
    return told[0]
