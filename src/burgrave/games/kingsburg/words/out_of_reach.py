"""Why something cannot be had: advisers that no dice reach, plots that cannot be paid."""

from __future__ import annotations

from burgrave.games.kingsburg.buildings import COLUMN_OF_PLOT, PLOTS
from burgrave.games.kingsburg.bundles import RESOURCES
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.elements import ADVISER, BUILDING
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.build import price
from burgrave.games.kingsburg.steps.groups import NEUTRAL, place_of, seat_of
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.words import asking_step


def out_of_reach(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return the reasons by element: in the influence step advisers, in the building step plots of the seat's province."""
    if state.is_over or seat not in state.to_act:
        return {}
    step = asking_step(state).name()
    if step not in ("Influence", "Build"):
        return {}
    offered = {element for action in state.legal_actions(seat) for element in action.path}
    reasons = advisers(language, state, seat) if step == "Influence" else plots(language, state, seat)
    return {element: reason for element, reason in reasons.items() if element not in offered}


def advisers(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return by element why each adviser may be out of reach."""
    _ = language.gettext
    holders = {place_of(code): seat_of(code) for code in state.groups}
    reasons = {}
    for place in range(RANKS):
        open_to = [other for other in range(state.seats) if not state.barred[other] >> place & 1]
        if not open_to:
            reason = _("nobody can influence this adviser this year")
        elif seat not in open_to:
            reason = _("open to {player} only this year").format(player=language.player(open_to[0]))
        elif place in holders and state.envoy != seat:
            reason = held(language, holders[place], seat)
        else:
            reason = _("your dice do not make {rank}").format(rank=place + 1)
        reasons[ADVISER[place].name] = reason
    return reasons


def held(language: Language, holder: int, seat: int) -> str:
    """Return the words for whose dice lie on an adviser."""
    _ = language.gettext
    if holder == NEUTRAL:
        return _("the neutral dice hold it")
    return _("you hold it already") if holder == seat else _("held by {player}").format(player=language.player(holder))


def plots(language: Language, state: State, seat: int) -> dict[str, str]:
    """Return by element what each plot lacks that has no building yet."""
    _ = language.gettext
    reasons = {}
    open_plots = state.plots_open(seat)
    for plot in range(PLOTS):
        if state.built[seat] >> plot & 1 or not state.book.sheet >> plot & 1:
            continue
        building = state.building_on(seat, plot)
        if open_plots >> plot & 1:
            owned = state.resources[seat * RESOURCES : (seat + 1) * RESOURCES]
            lacking = [
                (kind, cost - have)
                for kind, (cost, have) in enumerate(zip(price(state, seat, building), owned, strict=True))
                if cost > have
            ]
            reason = _("missing: {things}").format(things=language.things(lacking))
        else:
            before = state.building_on(seat, plot - 7 if COLUMN_OF_PLOT[plot] else plot)
            reason = _("first build {building}").format(building=language.the_power(before))
        reasons[BUILDING[building].name] = reason
    return reasons
