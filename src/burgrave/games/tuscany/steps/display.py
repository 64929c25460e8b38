"""The open tokens in the middle of the table: filled up from the stacks, never five of a colour, exchanged when nothing fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.engine.chance import shuffle
from burgrave.engine.events import NOBODY
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.numbers import DISPLAY, STACK, STACKS, TOO_MANY_ALIKE
from burgrave.games.tuscany.tokens import COLOUR, KINDS_OF_TOKEN

if TYPE_CHECKING:
    from burgrave.games.tuscany.state import State


def refill(state: State, seat: int, place: int) -> None:
    """Fill a place after a seat took its token: with the next of its own stacks, or a neutral one when those are empty (p. 4)."""
    state.irreversible = state.ply
    out = state.out[seat]
    if out < STACKS:
        token = state.stacks[seat * STACKS + out]
        out += 1
        state.out[seat] = out
        state.display[place] = token
        state.backs &= ~(1 << place)
        state.events.append(("reveal", seat, token, place))
        if out % STACK == 0:
            state.events.append(("stack", seat, out // STACK))
    else:
        reveal_neutral(state, place)
    part_alike(state)


def reveal_neutral(state: State, place: int) -> None:
    """Put a neutral token on a place of the display. The place stays empty when none is left."""
    if state.neutral_drawn == len(state.neutral):
        renew_neutral(state)
    state.backs |= 1 << place
    if not state.neutral:
        state.display[place] = 0
        return
    token = state.neutral[state.neutral_drawn]
    state.neutral_drawn += 1
    state.display[place] = token
    state.events.append(("reveal", NOBODY, token, place))


def renew_neutral(state: State) -> None:
    """Make new stacks of the discarded tokens with a neutral back (p. 7)."""
    discards = state.neutral_discards
    state.neutral = shuffle(state, [token for token in range(KINDS_OF_TOKEN) for _ in range(discards[token])])
    state.neutral_drawn = 0
    if state.neutral:
        state.neutral_discards = [0] * KINDS_OF_TOKEN
        state.events.append(("renew", NOBODY, "neutral", len(state.neutral)))


def replace(state: State, colour: int) -> None:
    """Discard all open tokens of a colour and put neutral ones in their places."""
    state.irreversible = state.ply
    places = [place for place in range(DISPLAY) if COLOUR[state.display[place]] == colour]
    for place in places:
        token = state.display[place]
        is_neutral = state.backs >> place & 1
        if is_neutral:
            discards = state.neutral_discards[:]
            discards[token] += 1
            state.neutral_discards = discards
        state.display[place] = 0
        state.events.append(("clear", NOBODY, token, place, is_neutral))
    for place in places:
        reveal_neutral(state, place)


def part_alike(state: State) -> None:
    """Replace open tokens as long as five of them have one colour (p. 7)."""
    alike = [0] * (KINDS + 1)
    filled = shown = 0
    for place in range(DISPLAY):
        token = state.display[place]
        if token:
            colour = COLOUR[token]
            filled |= 1 << place
            shown |= 1 << colour
            alike[colour] += 1
            if alike[colour] == TOO_MANY_ALIKE:
                state.events.append(("alike", NOBODY, colour))
                replace(state, colour)
                part_alike(state)
                return
    state.filled = filled
    state.shown = shown


def exchange(state: State, seat: int, place: int) -> None:
    """Replace all open tokens of one colour for a seat that none of them fits (p. 4)."""
    colour = COLOUR[state.display[place]]
    state.events.append(("exchange", seat, colour))
    replace(state, colour)
    part_alike(state)


def has_fitting(state: State, seat: int) -> bool:
    """Return whether the seat could place one of the open tokens, whatever it costs."""
    return state.shown & state.open[seat] != 0


def can_become_fitting(state: State, seat: int) -> bool:
    """Return whether a neutral token that fits can still come, as far as everybody can know (docs/rulings.md)."""
    open_ = state.open[seat]
    if not open_:
        return False
    for token in state.neutral[state.neutral_drawn :]:
        if open_ >> COLOUR[token] & 1:
            return True
    return any(state.neutral_discards[token] and open_ >> COLOUR[token] & 1 for token in range(1, KINDS_OF_TOKEN))
