"""What is to be said of one place of somebody's house now."""

from __future__ import annotations

from burgrave.games.tiletum.cathedrals import CATHEDRALS, PILES
from burgrave.games.tiletum.europe import CATHEDRAL_PLACE
from burgrave.games.tiletum.house import (
    BONUS_POINTS,
    BUILDINGS,
    CONTRACT_POINTS,
    CONTRACT_SPACES,
    FLOORS,
    ROOMS,
    ROOMS_OF,
    STORAGE,
)
from burgrave.games.tiletum.kinds import ACTION_KINDS, CHOICES, GOODS
from burgrave.games.tiletum.numbers import BUILDINGS_POINTS, LAPS
from burgrave.games.tiletum.scoring import completed, on_the_map
from burgrave.games.tiletum.state import State
from burgrave.games.tiletum.words.language import Facts, Language, Place


def own(language: Language, state: State, seat: int, kind: str, name: str) -> Place:
    """Return facts about something that belongs to a seat; no facts for an unknown name."""
    if not name:
        return heap(language, state, seat, kind)
    number, _, floor = name.partition(".")
    at = int(number) - 1 if number.isdigit() and len(number) == 1 else -1
    if kind == "room" and 0 <= at < BUILDINGS and floor.isdigit() and 1 <= int(floor) <= FLOORS[at]:
        room = ROOMS_OF[at][int(floor) - 1]
        return language.room(room), building(language, state, seat, at), bool(state.rooms[seat * ROOMS + room])
    if floor:
        return "", [], False
    if kind in ("building", "roof") and 0 <= at < BUILDINGS:
        return language.building(at), building(language, state, seat, at), False
    if kind == "ground" and 0 <= at < BUILDINGS:
        return language.on_ground(at), building(language, state, seat, at), bool(state.crests[seat * BUILDINGS + at])
    return holding(language, state, seat, kind, name, at)


def holding(language: Language, state: State, seat: int, kind: str, name: str, at: int) -> Place:
    """Return facts about storage, contracts, dice, goods or bonus points."""
    _ = language.gettext
    if kind == "storage" and 0 <= at < STORAGE:
        return _("in storage"), [], bool(state.storage[seat * STORAGE + at])
    if kind == "contract" and 0 <= at < CONTRACT_SPACES:
        facts = [(_("Brings"), language.points(CONTRACT_POINTS[at]))]
        return _("contract space {number}").format(number=at + 1), facts, at < state.contract_count[seat]
    if kind == "die" and 0 <= at < LAPS:
        return _("turn {turn} of this round").format(turn=at + 1), [], False
    if kind == "good" and name in GOODS:
        return _("in the supply"), [], False
    if kind == "more" and name in ACTION_KINDS[:CHOICES]:
        points = state.bonus_points[seat * CHOICES + ACTION_KINDS.index(name)]
        return _("around the wheel"), [(language.player(seat), f"+{points}")], False
    return "", [], False


def heap(language: Language, state: State, seat: int, kind: str) -> Place:
    """Return facts about what is shown as a number: supplies, and what the end brings."""
    _ = language.gettext
    if kind == "houses":
        return _("in the supply"), [(_("On the map"), str(state.towns[seat].bit_count()))], False
    if kind == "pillars":
        return _("in the supply"), [(_("On the map"), str(state.pillared[seat].bit_count()))], False
    if kind == "contracts":
        return _("fulfilled"), [(_("Contracts"), str(state.contract_count[seat]))], False
    if kind == "cathedrals":
        first = seat * len(CATHEDRALS)
        ranks = [(number, state.cathedrals[first + number]) for number in range(len(CATHEDRALS))]
        facts = [
            (language.place(CATHEDRAL_PLACE[number]), language.points(PILES[number][rank - 1])) for number, rank in ranks if rank
        ]
        return _("cathedral tiles"), facts, False
    if kind == "end":
        return _("at the end of the game"), ending(language, state, seat), False
    return "", [], False


def ending(language: Language, state: State, seat: int) -> Facts:
    """Return what the end would bring now."""
    _ = language.gettext
    return [
        (_("Houses times pillars"), language.points(on_the_map(state, seat))),
        (_("Completed buildings"), language.points(BUILDINGS_POINTS[completed(state, seat)])),
    ]


def building(language: Language, state: State, seat: int, number: int) -> Facts:
    """Return how full a building is, who lives there, and what it strengthens or will."""
    _ = language.gettext
    facts = []
    if FLOORS[number]:
        full = sum(1 for at in ROOMS_OF[number] if state.rooms[seat * ROOMS + at])
        facts.append((_("Rooms"), _("{count} of {all} full").format(count=full, all=FLOORS[number])))
        resident = state.resident[seat * BUILDINGS + number]
        if resident >= 0:
            more = _("{points} more for {action}")
            text = more.format(points=language.action_points(BONUS_POINTS[number]), action=language.the_action[resident])
            facts.append((_("When complete") if not state.is_complete(seat, number) else _("Complete"), text))
    if state.crests[seat * BUILDINGS + number]:
        facts.append((_("Crest"), _("placed")))
    return facts
