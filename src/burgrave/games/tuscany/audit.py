"""Independent bookkeeping: accounts for every token, card, wooden piece and point at every step."""

from __future__ import annotations

from collections import Counter

from burgrave.engine import audit
from burgrave.engine.errors import demand
from burgrave.engine.events import Event
from burgrave.engine.masks import bits_of, spread
from burgrave.games.tuscany.cards import CARDS_OF, INCOME_COPIES, INCOME_KINDS
from burgrave.games.tuscany.colours import CASTLE, COLOURS, KINDS
from burgrave.games.tuscany.elements import STORAGE
from burgrave.games.tuscany.estate import FIELDS, TOTALS
from burgrave.games.tuscany.numbers import PHASES, STACK, STACKS, TOO_MANY_ALIKE
from burgrave.games.tuscany.points import GREENS, SOURCES
from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.steps.bonus import left
from burgrave.games.tuscany.steps.take import places
from burgrave.games.tuscany.tokens import BONUS_KINDS, CASTLE_TOKEN, COLOUR, HEXAGON, NEUTRAL, OWN, TOKENS


class Auditor(audit.Auditor[State]):
    """Checks a running game after every action; see `engine.audit`."""

    def __init__(self, state: State) -> None:
        self.workers = list(state.workers)
        self.marble = list(state.marble)
        self.green = list(state.green)
        self.red = list(state.red)
        self.hexagons = 0
        self.boxed: Counter[int] = Counter()
        """Tokens out of the game: discarded from storage, or cleared from the display with a player's back."""
        self.tokens = Counter(NEUTRAL)
        for _ in range(state.seats):
            self.tokens.update(OWN)
        demand(sum(self.tokens.values()) == 32 + 21 * state.seats, "32 neutral tokens and 21 for each player", self.tokens)
        self.check(state)

    def record(self, event: Event) -> None:
        kind, seat = event[0], event[1]
        if kind == "workers":
            self.workers[seat] += event[2]
        elif kind == "marble":
            self.marble[seat] += event[2]
        elif kind == "pay":
            self.workers[seat] -= event[2]
        elif kind == "green":
            self.green[seat] += event[3]
        elif kind == "score":
            self.red[seat] += event[3]
        elif kind == "hexagon":
            self.hexagons += 1
        elif kind == "discard" or (kind == "clear" and not event[4]):
            self.boxed[event[2]] += 1

    def check(self, state: State) -> None:
        demand(self.workers == state.workers and min(state.workers) >= 0, "workers", self.workers, state.workers)
        demand(self.marble == state.marble and min(state.marble) >= 0, "marble", self.marble, state.marble)
        demand(self.green == state.green, "green points", self.green, state.green)
        demand(self.red == state.red, "red points", self.red, state.red)
        self._check_tokens(state)
        check_position(state)
        check_derived(state)

    def _check_tokens(self, state: State) -> None:
        present = Counter(self.boxed)
        present.update(state.neutral[state.neutral_drawn :])
        present.update({token: count for token, count in enumerate(state.neutral_discards) if count})
        present.update(token for token in (*state.display, *state.storage, *state.tokens) if token)
        for seat in range(state.seats):
            present.update(state.stacks[seat * STACKS + state.out[seat] : seat * STACKS + STACKS])
        expected = self.tokens + Counter({HEXAGON: self.hexagons})
        # The starting castle of everybody who has arranged an estate is no token of the stacks.
        expected[CASTLE_TOKEN] += sum(1 for seat in range(state.seats) if state.covered[seat])
        wrong = {
            TOKENS[token]: present[token] - expected[token] for token in range(1, len(TOKENS)) if present[token] != expected[token]
        }
        demand(not wrong, "tokens appeared (+) or vanished (-)", wrong)


def check_position(state: State) -> None:
    """Check what must hold in any position, however it came about; AuditError says what does not."""
    check_piles(state)
    check_cards(state)
    check_board(state)
    for seat in range(state.seats):
        check_seat(state, seat)


def check_piles(state: State) -> None:
    """Check that the stacks hold everybody's own tokens, and that no more tokens than printed have a neutral back."""
    for seat in range(state.seats):
        own = state.stacks[seat * STACKS : seat * STACKS + STACKS]
        demand(sorted(own) == sorted(OWN), "a stack with other tokens", seat, own)
    neutral = Counter(state.neutral[state.neutral_drawn :])
    neutral.update(token for index, token in enumerate(state.display) if token and state.backs >> index & 1)
    neutral.update({token: count for token, count in enumerate(state.neutral_discards) if count})
    demand(not neutral - Counter(NEUTRAL), "more neutral tokens than there are", neutral)


def check_cards(state: State) -> None:
    """Check that 122 estate cards are in the deck, in hands and discarded, and 27 income cards in their deck and discarded."""
    coming = Counter(state.deck[state.drawn :])
    count = [coming[colour] + sum(state.hand[colour::KINDS]) + state.discards[colour] for colour in range(KINDS)]
    demand(count == CARDS_OF, "estate cards", count)
    demand(min(state.hand) >= 0, "a hand with less than nothing", state.hand)
    income = Counter(state.income[state.income_drawn :])
    demand([income[kind] + state.income_discards[kind] for kind in range(INCOME_KINDS)] == INCOME_COPIES, "income cards", income)


def check_board(state: State) -> None:
    """Check the display, bonus tokens, colour bonuses and phases."""
    alike = Counter(COLOUR[token] for token in state.display if token)
    demand(not alike or max(alike.values()) < TOO_MANY_ALIKE, "five open tokens of a colour", alike)
    demand(HEXAGON not in state.display, "an open hexagon")
    neutral_left = len(state.neutral) - state.neutral_drawn + sum(state.neutral_discards)
    demand(0 not in state.display or not neutral_left, "an empty place although there are neutral tokens", state.display)
    demand(all(left(state, kind) >= 0 for kind in range(BONUS_KINDS)), "more bonus tokens than there are", state.bonus)
    for colour in range(KINDS):
        covered = [seat for seat in range(state.seats) if is_covered(state, seat, colour)]
        takers = [seat for seat in (state.colour_bonus[colour], state.colour_bonus[KINDS + colour]) if seat >= 0]
        demand(len(set(takers)) == len(takers) == min(2, len(covered)), "colour bonus", colour, takers, covered)
        demand(all(seat in covered for seat in takers), "an unearned colour bonus", colour)
        demand(state.colour_bonus[KINDS + colour] < 0 or state.colour_bonus[colour] >= 0, "a second without a first", colour)
    if state.phase < PHASES:
        demand(state.phase == 0 or max(state.out) >= STACK * state.phase, "a phase that nobody ended", state.phase, state.out)


def is_covered(state: State, seat: int, colour: int) -> bool:
    """Return whether a seat has covered all fields of a colour."""
    mask = state.estate[seat].colour_mask[colour]
    return state.covered[seat] & mask == mask


def check_seat(state: State, seat: int) -> None:
    """Check one estate and its stores."""
    estate, covered = state.estate[seat], state.covered[seat]
    demand([estate.colour.count(colour) for colour in range(KINDS)] == [TOTALS[name] for name in COLOURS], "colours", seat)
    for field in bits_of(covered):
        token = state.tokens[seat * FIELDS + field]
        demand(token == HEXAGON or COLOUR[token] == estate.colour[field], "a token on another colour", seat, field, TOKENS[token])
    demand(spread(covered & -covered, covered, estate.neighbours) == covered, "a token without a neighbour", seat)
    demand(not covered or bool(covered & estate.colour_mask[CASTLE]), "no starting castle", seat)
    stored = state.storage[seat * STORAGE : seat * STORAGE + STORAGE]
    demand(not any(stored[places(state, seat) :]), "a token where no storage place is", seat, stored)
    own = state.red_from[seat * SOURCES : seat * SOURCES + SOURCES]
    demand(sum(own) == state.red[seat], "the sources of red points do not add up", seat, own)
    own = state.green_from[seat * GREENS : seat * GREENS + GREENS]
    demand(sum(own) == state.green[seat], "the sources of green points do not add up", seat, own)


def check_derived(state: State) -> None:
    """Check that the derived fields of the state equal what `State.derive` computes."""
    fresh = state.clone()
    fresh.derive()
    for name in ("covered", "frontier", "open", "pairs", "filled", "shown"):
        demand(getattr(fresh, name) == getattr(state, name), f"{name} is out of step", getattr(state, name))
