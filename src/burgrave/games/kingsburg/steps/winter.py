"""Winter: the enemy is revealed, each seat fights it alone, winners gain, losers lose (p. 8-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import WAITS, Automatic, Choice
from burgrave.engine.events import NOBODY
from burgrave.games.kingsburg.bundles import POINT, RESOURCES, of_size
from burgrave.games.kingsburg.calendar import NUMBERS, YEARS
from burgrave.games.kingsburg.elements import LOSSES, PAY, SEATS, TAKE, TAKEN
from burgrave.games.kingsburg.enemies import KIND, LOSS, LOSS_ANY, RAZED, STRENGTH, VICTORY
from burgrave.games.kingsburg.holdings import gain, gain_resource, total
from burgrave.games.kingsburg.points import BATTLES, DEFEATS, STRONGEST, VICTORIES, score
from burgrave.games.kingsburg.questions import (
    BATTLE,
    BATTLE_KIND,
    BATTLE_WEAK,
    DEFEAT_POINTS,
    DOUBLE_REWARD,
    IGNORES_POINT_LOSS,
    QUESTIONS,
    VICTORY_POINTS,
    WINS_TIES,
)
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.steps.build import raze

if TYPE_CHECKING:
    from burgrave.engine.action import Action

LOST: Final = 1
TIED: Final = 2
WON: Final = 3
OUTCOMES: Final = 4
"""The number of outcomes (0: none was fought yet); `state.battle[seat]` is strength * OUTCOMES + outcome."""


class Reveal(Automatic[State]):
    """The top card of the enemies is turned over."""

    __slots__ = ()
    id: ClassVar[str] = "Reveal"

    def run(self, state: State) -> None:
        reveal(state, 0)


def reveal(state: State, deck: int) -> None:
    """Turn a deck's card of this year over, unless it lies face up already."""
    if not state.shown >> deck & 1:
        state.mark_irreversible()
        state.shown |= 1 << deck
        state.events.append(("enemy", NOBODY, state.enemies[deck * YEARS + state.year], deck))


def invaders(state: State) -> list[int]:
    """Return the cards that attack this winter: the invader, and what modules add to it."""
    cards = [state.enemies[state.year]]
    for add in state.rules.reactions["invaders"]:
        add(state, cards)
    return cards


def enemy_strength(state: State, cards: list[int]) -> int:
    """Return how strong such invaders are, at least 1."""
    strength = state.menace
    for card in cards:
        strength += STRENGTH[card]
    return strength if strength > 1 else 1


def kinds_of_enemy(state: State, cards: list[int]) -> list[int]:
    """Return the kinds among the invaders, each once."""
    kinds = [KIND[card] for card in cards]
    for add in state.rules.reactions["kinds_of_enemy"]:
        add(state, kinds)
    return list(dict.fromkeys(kinds)) if len(kinds) > 1 else kinds


def strength_of(state: State, seat: int, kinds: list[int], printed: int) -> int:
    """Return a seat's soldiers plus what its powers add against such an enemy. `printed` decides whether it is weak (p. 11)."""
    first_answer = seat * QUESTIONS
    answers = state.answers
    strength = state.soldiers[seat] + answers[first_answer + BATTLE] + state.battle[state.seats + seat]
    for kind in kinds:
        strength += answers[first_answer + BATTLE_KIND + kind]
    if printed <= WEAK_ENEMY:
        strength += answers[first_answer + BATTLE_WEAK]
    return strength


class Fight(Automatic[State]):
    """All battles are decided. What they bring and cost follows, one seat after the other."""

    __slots__ = ()
    id: ClassVar[str] = "Fight"

    def run(self, state: State) -> None:
        cards = invaders(state)
        enemy = enemy_strength(state, cards)
        kinds = kinds_of_enemy(state, cards)
        printed = STRENGTH[state.enemies[state.year]]
        battle = state.battle[:]
        for seat in state.order:
            strength = strength_of(state, seat, kinds, printed)
            if strength > enemy or (strength == enemy and state.answers[seat * QUESTIONS + WINS_TIES]):
                outcome = WON
            else:
                outcome = TIED if strength == enemy else LOST
            battle[seat] = strength * OUTCOMES + outcome
            state.events.append(("battle", seat, strength, enemy, outcome))
        state.battle = battle
        AFTERMATHS[0].go_on(state, cards)


def outcome_of(state: State, seat: int) -> int:
    """Return how a seat's last battle ended."""
    return state.battle[seat] % OUTCOMES


class Aftermath(Automatic[State]):
    """Resolves what battles bring or cost, one seat after the other in turn order; then a point for the strongest (p. 8)."""

    __slots__ = ("turn",)
    id: ClassVar[str] = "Aftermath"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def arguments(self) -> list[object]:
        return [self.turn]

    def run(self, state: State) -> None:
        self.go_on(state, invaders(state))

    def go_on(self, state: State, cards: list[int]) -> None:
        """Resolve the seats from `turn` on, and stop where one must choose."""
        turn = self.turn
        while turn < state.seats:
            seat = state.order[turn]
            turn += 1
            outcome = outcome_of(state, seat)
            depth = len(state.agenda)
            if outcome == WON:
                self.win(state, seat, cards)
            elif outcome == LOST:
                self.lose(state, seat, cards)
            for react in state.rules.reactions["fought"]:
                react(state, seat, outcome)
            if len(state.agenda) > depth:
                state.agenda.insert(depth, AFTERMATHS[turn])
                return
        for seat in strongest(state):
            score(state, seat, STRONGEST, STRONGEST_POINTS)

    def win(self, state: State, seat: int, cards: list[int]) -> None:
        """Give a winner the rewards of the cards, and points of its powers."""
        first_answer = seat * QUESTIONS
        for card in cards:
            for _ in range(1 + state.answers[first_answer + DOUBLE_REWARD]):
                bundles = VICTORY[card]
                if len(bundles) == 1:
                    gain(state, seat, bundles[0], BATTLES)
                else:
                    state.agenda.append(Spoils(seat, card))
        if state.answers[first_answer + VICTORY_POINTS]:
            score(state, seat, VICTORIES, state.answers[first_answer + VICTORY_POINTS])

    def lose(self, state: State, seat: int, cards: list[int]) -> None:
        """Take the losses of the cards from a loser, as far as it has something to lose (p. 8)."""
        first_answer = seat * QUESTIONS
        base = seat * RESOURCES
        free_losses = 0
        # Whatever saves the points does so even if it falls in this battle.
        keeps_points = bool(state.answers[first_answer + IGNORES_POINT_LOSS])
        for card in cards:
            loss = LOSS[card]
            for kind in range(RESOURCES):
                lost = min(loss[kind], state.resources[base + kind])
                if lost:
                    gain_resource(state, seat, kind, -lost, BATTLES)
            if loss[POINT] and not keeps_points:
                score(state, seat, DEFEATS, -loss[POINT])
            for _ in range(RAZED[card]):
                raze(state, seat)
            free_losses += LOSS_ANY[card]
        if state.answers[first_answer + DEFEAT_POINTS]:
            score(state, seat, DEFEATS, -state.answers[first_answer + DEFEAT_POINTS])
        give_up(state, seat, free_losses)


def give_up(state: State, seat: int, count: int) -> None:
    """Take resources of the seat's choice, without asking where there is nothing to choose."""
    if not count:
        return
    owned = total(state, seat)
    base = seat * RESOURCES
    kinds = [kind for kind in range(RESOURCES) if state.resources[base + kind]]
    if count >= owned or len(kinds) == 1:
        for kind in kinds:
            gain_resource(state, seat, kind, -min(count, state.resources[base + kind]), BATTLES)
    else:
        state.agenda.append(GiveUp(seat, count))


class GiveUp(Choice[State]):
    """A loser chooses which resources to give up, `count` of them."""

    __slots__ = ("count",)
    id: ClassVar[str] = "GiveUp"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        base = seat * RESOURCES
        resources = state.resources
        return [
            PAY[mix]
            for mix in of_size(min(self.count, LARGEST_LOSS))
            if resources[base] >= mix[0] and resources[base + 1] >= mix[1] and resources[base + 2] >= mix[2]
        ]

    def choose(self, state: State, seat: int, action: Action) -> None:
        mix = LOSSES[action.args[0]]
        for kind in range(RESOURCES):
            if mix[kind]:
                gain_resource(state, seat, kind, -mix[kind], BATTLES)
        give_up(state, seat, self.count - sum(mix))

    def arguments(self) -> list[object]:
        return [self.seat, self.count]


class Spoils(Choice[State]):
    """A winner chooses among the rewards of a card."""

    __slots__ = ("card",)
    id: ClassVar[str] = "Spoils"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def kind(self) -> int:
        return WAITS

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        return [TAKE[mix] for mix in VICTORY[self.card]]

    def choose(self, state: State, seat: int, action: Action) -> None:
        gain(state, seat, TAKEN[action.args[0]], BATTLES)

    def arguments(self) -> list[object]:
        return [self.seat, self.card]


def strongest(state: State) -> list[int]:
    """Return the winners whose strength is highest, in turn order."""
    strengths = [battle // OUTCOMES for battle in state.battle[: state.seats]]
    highest = max(strengths)
    return [seat for seat in state.order if strengths[seat] == highest and outcome_of(state, seat) == WON]


LARGEST_LOSS: Final = 4
WEAK_ENEMY: Final[int] = NUMBERS["weak_enemy"]
STRONGEST_POINTS: Final[int] = NUMBERS["strongest_points"]
REVEAL: Final = Reveal()
FIGHT: Final = Fight()
AFTERMATHS: Final[list[Aftermath]] = [Aftermath(turn) for turn in range(SEATS + 1)]
