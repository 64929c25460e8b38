"""The players of a table: a card in the side column for each seat, and the phone's row of chips.

What a card shows is small and often the same as before, or as at another table, so it is built from parts that can be cached.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from burgrave.draw import SeatPart
from burgrave.engine.secret_choice import UNDECIDED
from burgrave.speech import translation
from burgrave.table.pages.rendering import table_part
from burgrave.table.pages.results import sides_of, team_names
from burgrave.table.pages.view_model import PLAN, ViewModel
from burgrave.table.room import AUTOMA

FIGURE, HOLDINGS, BELOW = "\1", "\2", "\3"
"""Placeholders for these parts in a cached card; no player's name can contain them."""


@dataclass(frozen=True)
class SeatCard:
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


def cards_for(model: ViewModel) -> list[SeatCard]:
    """Return what is shown of each seat, in the order of the round where there is one."""
    order = model.parts.queue or [(seat, False) for seat in range(model.state.seats)]
    return [card_for(model, seat, has_played) for seat, has_played in order]


def card_for(model: ViewModel, seat: int, has_played: bool) -> SeatCard:
    """Return what is shown of one seat to the reader of a page."""
    chair = model.room.chairs[seat]
    kind = chair.kind if chair.kind in ("bot", AUTOMA) else "stand-in" if chair.bot else "free" if chair.is_free else "person"
    return SeatCard(
        seat=seat,
        name=model.name_of(seat),
        kind=kind,
        points=model.state.scores[seat],
        is_turn=seat == model.turn and model.mode != PLAN,
        is_you=model.you == (seat,),
        is_your_turn=seat == model.turn and model.you == (seat,) and model.is_live,
        is_focus=seat == model.focus,
        is_first=model.parts.queue[:1] == ((seat, False),) and model.mode != PLAN and model.state.seats > 1,
        has_played=has_played,
        words=seat_words(model, seat),
        beside=model.parts.beside.get(seat, ""),
        team=team_names(model.state, model.language).get(seat, ""),
        sides=sides_from(model, seat),
    )


def sides_from(model: ViewModel, seat: int) -> str:
    """Return the points of the seat's team and of the best other one; empty where everybody plays alone."""
    if not model.state.rules.game.teams(model.state.rules):
        return ""
    sides = sides_of(model.state, model.room.isolated_names_in(model.language), model.language)
    own = next(side for side in sides if seat in side.seats)
    best = next(side for side in sides if side is not own)
    return f"{own.points} : {best.points}"


def side_column(model: ViewModel, cards: list[SeatCard]) -> list[str]:
    """Return the cards of the side column: the seat in the middle first, the others in seat order."""
    order = sorted(cards, key=lambda one: (one.seat - model.focus) % model.state.seats)
    return [card_html(one, model.parts.seats.get(one.seat), model.is_at_home, model.language) for one in order]


def card_html(card: SeatCard, part: SeatPart | None, is_at_home: bool, language: str) -> str:
    """Return the card of a seat; the one in the middle mostly has no `part` and shows only its head."""
    if part is None:
        return card_frame("only", card, is_at_home, language).replace(BELOW, "")
    drawn = card_frame(part.style, card, is_at_home, language).replace(FIGURE, part.figure).replace(HOLDINGS, part.holdings)
    return drawn.replace(BELOW, f'<div class="below">{part.below}</div>' if part.below else "")


@lru_cache(maxsize=2048)
def card_frame(style: str, card: SeatCard, is_at_home: bool, language: str) -> str:
    """Return the card around a seat's board, which stays when the board changes; cached."""
    marks = {"figure": FIGURE, "holdings": HOLDINGS, "below": BELOW}
    return table_part("seat", language).render(s=card, style=style, is_at_home=is_at_home, **marks)


@lru_cache(maxsize=1024)
def chips(cards: tuple[SeatCard, ...], is_at_home: bool, language: str) -> str:
    """Return all seats in a row; with two seats there is room to say whose turn it is."""
    return table_part("chips", language).render(seat_cards=cards, is_at_home=is_at_home)


def seat_words(model: ViewModel, seat: int) -> str:
    """Return when a seat is to play, where that is worth saying."""
    waiting = [one for one, has_played in model.parts.queue if not has_played and one != model.turn]
    has_chosen = model.state.secret[seat] != UNDECIDED  # public, unlike the choice itself
    if seat not in waiting or model.state.is_over or model.turn is None or has_chosen:
        return ""
    _ = translation("table", model.language).gettext
    own = next((one for one in waiting if one in model.you), None)
    if waiting[0] == seat:
        text = _("you are next") if model.you == (seat,) else _("next")
    else:
        is_after = model.turn in model.you if own is None else waiting.index(seat) > waiting.index(own)
        text = _("after you") if is_after else ""
    return text
