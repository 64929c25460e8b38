"""Pebbles: a toy game of somebody else, with hidden cards and secret bids, that uses every part of the engine.

Three rounds. All bid in secret; the highest bidder (the lowest seat of several) takes a pebble and may draw a card, in any
order; each other seat does one of the two. Then the seat with most pebbles gives two away, if it can. A card is worth its
number, a pebble one point.
"""

from __future__ import annotations

from typing import Any

from burgrave.engine.action import Action, ActionTable, Element
from burgrave.engine.agenda import Automatic, Choice, push, run_automatic
from burgrave.engine.chance import shuffle
from burgrave.engine.combine import AnyOrder, Maybe, OneOf, Repeat
from burgrave.engine.errors import BadSave
from burgrave.engine.events import whisper
from burgrave.engine.module import Module
from burgrave.engine.options import Option
from burgrave.engine.programme import Slot
from burgrave.engine.ruleset import Ruleset
from burgrave.engine.saved import common_fields
from burgrave.engine.secret_choice import SecretChoice
from burgrave.engine.state import CommonFields, GameState
from burgrave.engine.views import common_view
from burgrave.games.game import Game

ACTIONS = ActionTable("pebbles")
BIDS = [ACTIONS.add("bid", Element(f"bid:{number}", number)) for number in range(3)]
TAKE = ACTIONS.add("take", Element("heap:1", 0))
DRAW = ACTIONS.add("draw", Element("deck:1", 0))
GIVE = [ACTIONS.add("give", Element(f"seat:{seat}", seat)) for seat in range(3)]


class Pebbles(GameState):
    __slots__ = ("deck", "hands", "heap", "pebbles", "round")

    def __init__(self, common, heap, pebbles, deck, hands, round_):
        super().__init__(common)
        self.heap, self.pebbles, self.deck, self.hands, self.round = heap, pebbles, deck, hands, round_

    def clone(self) -> Pebbles:
        return Pebbles(self, self.heap, self.pebbles[:], self.deck[:], [hand[:] for hand in self.hands], self.round)

    def position(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in ("heap", "pebbles", "deck", "hands", "round")}


class Bid(SecretChoice):
    __slots__ = ()
    id = "Bid"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        return BIDS[:]

    def reveal(self, state: Any, chosen: list[tuple[int, Action]]) -> None:
        winner = max(chosen, key=lambda pair: (pair[1].args[0], -pair[0]))[0]
        state.events.append(("won", winner))
        steps: list[Any] = [AnyOrder(TakePebble(winner), Maybe(DrawCard(winner)))]
        steps += [OneOf(TakePebble(seat), DrawCard(seat)) for seat in range(state.seats) if seat != winner]
        push(state, *steps, Share())


class TakePebble(Choice):
    __slots__ = ()
    id = "TakePebble"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        return [TAKE] if state.heap else []

    def choose(self, state: Any, seat: int, action: Action) -> None:
        state.heap -= 1
        state.pebbles[seat] += 1
        state.events.append(("points", seat, 1, "pebbles"))


class DrawCard(Choice):
    __slots__ = ()
    id = "DrawCard"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        return [DRAW] if state.deck else []

    def choose(self, state: Any, seat: int, action: Action) -> None:
        state.mark_irreversible()
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.events += [("draw", seat), whisper(seat, "card", card)]


class Give(Choice):
    __slots__ = ()
    id = "Give"

    def legal_actions(self, state: Any, seat: int) -> list[Action]:
        return [GIVE[other] for other in range(state.seats) if other != seat] if state.pebbles[seat] else []

    def choose(self, state: Any, seat: int, action: Action) -> None:
        state.pebbles[seat] -= 1
        state.pebbles[action.args[0]] += 1
        state.events += [("give", seat, action.args[0]), ("points", seat, -1, "pebbles")]
        state.events.append(("points", action.args[0], 1, "pebbles"))


class Share(Automatic):
    __slots__ = ()
    id = "Share"

    def run(self, state: Any) -> None:
        richest = state.pebbles.index(max(state.pebbles))
        push(state, Repeat(Give(richest), 2), NextRound())


class NextRound(Automatic):
    __slots__ = ()
    id = "NextRound"

    def run(self, state: Any) -> None:
        state.round += 1
        if state.round <= 3:
            push(state, Slot("round"))
        else:
            state.mark_irreversible()
            state.events += [("points", seat, sum(hand), "cards") for seat, hand in enumerate(state.hands) if hand]


BASE = Module(
    id="base",
    title="Pebbles",
    summary="A toy.",
    options=(Option("heap", "small", ("small", "large"), "How many pebbles there are."),),
    programme={"round": lambda steps: (*steps, Bid())},
    steps=(Slot, Bid, TakePebble, DrawCard, Give, Share, NextRound),
)
RICH = Module(id="rich", title="Rich", summary="Two more pebbles.", needs=("base",), excludes=("poor",))
POOR = Module(id="poor", title="Poor", summary="Two pebbles fewer.", needs=("base",), excludes=("rich",))


class Auditor:
    def __init__(self, state: Any) -> None:
        self.total = state.heap + sum(state.pebbles)

    def observe(self, state: Any, events: Any) -> None:
        assert state.heap + sum(state.pebbles) == self.total
        assert sorted(state.deck + [card for hand in state.hands for card in hand]) == list(range(1, 9))


class PebblesGame(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name, self.title, self.version = "pebbles", "Pebbles", 3
        self.seats, self.actions = (2, 3), ACTIONS
        self.modules, self.default_modules = {module.id: module for module in (BASE, RICH, POOR)}, ("base",)

    def setup(self, rules: Ruleset, seed: int) -> Pebbles:
        seats = rules.seats
        heap = (6 if rules.options["heap"] == "small" else 9) + 2 * (RICH in rules.modules) - 2 * (POOR in rules.modules)
        state = Pebbles(CommonFields(rules, seed), heap, [0] * seats, [], [[] for _ in range(seats)], 0)
        state.deck = shuffle(state, list(range(1, 9)))
        push(state, NextRound())
        run_automatic(state)
        return state

    def restore(self, rules: Ruleset, common: Any, position: Any) -> Pebbles:
        if not isinstance(position["heap"], int):
            raise BadSave("'heap' must be a whole number")
        return Pebbles(
            common_fields(rules, common), position["heap"], list(position["pebbles"]), list(position["deck"]),
            [list(hand) for hand in position["hands"]], position["round"],
        )  # fmt: skip

    def determinize(self, state: Any, seat: int | None) -> None:
        others = [other for other in range(state.seats) if other != seat and not state.is_over]
        cards = shuffle(state, sorted(state.deck + [card for other in others for card in state.hands[other]]))
        for other in others:
            state.hands[other] = [cards.pop() for _ in state.hands[other]]
        state.deck = cards

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {
            **common_view(state, seat),
            "heap": state.heap,
            "pebbles": list(state.pebbles),
            "cards": [len(hand) for hand in state.hands],
            "hand": [] if seat is None else list(state.hands[seat]),
        }

    def scores(self, state: Any) -> tuple[int, ...]:
        # Cards are hidden until the game is over, and so is what they are worth.
        return tuple(state.pebbles[seat] + (sum(state.hands[seat]) if state.is_over else 0) for seat in range(state.seats))

    def scoring(self, state: Any, seat: int) -> list[tuple[str, int]]:
        return [("pebbles", state.pebbles[seat]), ("cards", self.scores(state)[seat] - state.pebbles[seat])]

    def ranking(self, state: Any) -> tuple[int, ...]:
        return tuple(sorted(range(state.seats), key=lambda seat: (-self.scores(state)[seat], seat)))

    def auditor(self, state: Any) -> Auditor:
        return Auditor(state)


PEBBLES = PebblesGame()
