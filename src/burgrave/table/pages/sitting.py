"""The people of a table: a card beside it for each seat, and the phone's row of chips.

What a card shows is small and often the same as before, or as at another table; so it is made from what can be remembered.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from burgrave.draw import SeatPart
from burgrave.engine.together import UNDECIDED
from burgrave.speech import translation
from burgrave.table.pages.results import sides_of, team_names
from burgrave.table.pages.shell import table_part
from burgrave.table.pages.stage import PLAN, Stage
from burgrave.table.room import AUTOMA

FIGURE, HOLDINGS, BELOW = "\1", "\2", "\3"
"""Where they go in a card; nobody's name can hold these."""


@dataclass(frozen=True)
class Sitting:
    """A seat as one reader sees it."""

    seat: int
    name: str
    kind: str
    """Who sits there: `person`, `bot`, `free`, `stand-in` for a bot in a person's seat, `automa` where the game plays itself."""
    points: int
    is_turn: bool
    is_you: bool
    """Whether it is the reader's only seat."""
    is_your_turn: bool
    """Whether the reader is to play now, not in a replay."""
    is_focus: bool
    is_first: bool
    has_played: bool
    words: str
    """When it is to play, where that is worth saying."""
    beside: str
    """What the game shows beside the points."""
    team: str = ""
    """What its team is called, where there are teams."""
    sides: str = ""
    """How its team and the best of the others stand."""


def sittings(stage: Stage) -> list[Sitting]:
    """What is to be told of each seat, in the order of the round where there is one."""
    order = stage.parts.queue or [(seat, False) for seat in range(stage.state.seats)]
    return [sitting(stage, seat, has_played) for seat, has_played in order]


def sitting(stage: Stage, seat: int, has_played: bool) -> Sitting:
    """One of them."""
    chair = stage.room.chairs[seat]
    kind = chair.kind if chair.kind in ("bot", AUTOMA) else "stand-in" if chair.bot else "free" if chair.is_free else "person"
    return Sitting(
        seat=seat,
        name=stage.called(seat),
        kind=kind,
        points=stage.state.scores[seat],
        is_turn=seat == stage.turn and stage.mode != PLAN,
        is_you=stage.you == (seat,),
        is_your_turn=seat == stage.turn and stage.you == (seat,) and stage.is_live,
        is_focus=seat == stage.focus,
        is_first=stage.parts.queue[:1] == ((seat, False),) and stage.mode != PLAN and stage.state.seats > 1,
        has_played=has_played,
        words=seat_words(stage, seat),
        beside=stage.parts.beside.get(seat, ""),
        team=team_names(stage.state, stage.language).get(seat, ""),
        sides=sides_from(stage, seat),
    )


def sides_from(stage: Stage, seat: int) -> str:
    """How its team and the best of the others stand; nothing where everybody plays alone."""
    if not stage.state.rules.game.teams(stage.state.rules):
        return ""
    sides = sides_of(stage.state, stage.room.names_in(stage.language), stage.language)
    own = next(side for side in sides if seat in side.seats)
    best = next(side for side in sides if side is not own)
    return f"{own.points} : {best.points}"


def cards(stage: Stage, told: list[Sitting]) -> list[str]:
    """The side column: the seat in the middle first, the others as they sit after it."""
    order = sorted(told, key=lambda one: (one.seat - stage.focus) % stage.state.seats)
    return [card(one, stage.parts.seats.get(one.seat), stage.is_at_home, stage.language) for one in order]


def card(sitting: Sitting, part: SeatPart | None, is_at_home: bool, language: str) -> str:
    """A seat beside the table; the one in the middle mostly has no `part` and shows only its head."""
    if part is None:
        return card_of("only", sitting, is_at_home, language).replace(BELOW, "")
    drawn = card_of(part.style, sitting, is_at_home, language).replace(FIGURE, part.figure).replace(HOLDINGS, part.holdings)
    return drawn.replace(BELOW, f'<div class="below">{part.below}</div>' if part.below else "")


@lru_cache(maxsize=2048)
def card_of(style: str, sitting: Sitting, is_at_home: bool, language: str) -> str:
    """What stays when a seat's board changes: the card around it."""
    marks = {"figure": FIGURE, "holdings": HOLDINGS, "below": BELOW}
    return table_part("seat", language).render(s=sitting, style=style, is_at_home=is_at_home, **marks)


@lru_cache(maxsize=1024)
def chips(told: tuple[Sitting, ...], is_at_home: bool, language: str) -> str:
    """All seats in a row; of two it has room to say whose turn it is."""
    return table_part("chips", language).render(sittings=told, is_at_home=is_at_home)


def seat_words(stage: Stage, seat: int) -> str:
    """When a seat is to play, where that is worth saying."""
    waiting = [one for one, has_played in stage.parts.queue if not has_played and one != stage.turn]
    has_chosen = stage.state.secret[seat] != UNDECIDED  # everybody knows that, not what
    if seat not in waiting or stage.state.is_over or stage.turn is None or has_chosen:
        return ""
    _ = translation("table", stage.language).gettext
    own = next((one for one in waiting if one in stage.you), None)
    if waiting[0] == seat:
        text = _("you are next") if stage.you == (seat,) else _("next")
    else:
        is_after = stage.turn in stage.you if own is None else waiting.index(seat) > waiting.index(own)
        text = _("after you") if is_after else ""
    return text
