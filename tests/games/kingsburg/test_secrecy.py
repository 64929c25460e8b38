"""What is hidden stays hidden: two worlds that differ only in what a seat may not know look the same to it.

Nothing here asks `imagine` what is hidden: the worlds are made by hand, and played on with the same choices.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import burgrave
from burgrave.bots import bot
from burgrave.engine.events import visible
from burgrave.engine.game_log import GameLog
from burgrave.games.kingsburg.calendar import AUTUMN, YEARS
from burgrave.games.kingsburg.modules.alternative_rows.strips import strips_of
from burgrave.games.kingsburg.modules.destiny.deck import deck_of
from burgrave.games.kingsburg.modules.governors.cards import NAMES
from burgrave.games.kingsburg.modules.governors.court import court_of
from burgrave.games.kingsburg.modules.whims.tiles import tiles_of

GAME = burgrave.game("kingsburg")
VALLEY = {"scenario": "goblin_valley"}
LANGUAGES = ("en", "pl")
PLACES = [*(f"adviser:{rank}" for rank in range(1, 19)), *(f"{seat}.building:statue" for seat in range(3))]


def everything_shown(state: Any, seat: int | None) -> str:
    """Return all that a seat, or a spectator, can get to know of a position, as one text."""
    everything: list[Any] = [state.view(seat), list(state.to_act), state.scores]
    everything += [GAME.about(state, place, "en") for place in PLACES]
    everything += [state.scoring(other) for other in range(state.seats)]
    if seat is not None:
        for language in LANGUAGES if seat in state.to_act else ():
            everything += [GAME.asking(state, seat, language), GAME.verbs(state, seat, language)]
            everything.append(GAME.out_of_reach(state, seat, language))
            everything += [GAME.explain(state, action, language, (), seat) for action in state.legal_actions(seat)]
        everything.append(GAME.evaluate(state, seat))
        try:
            everything.append(GAME.what_if(state, seat, [1, 3, 6]).view(seat))
        except burgrave.BadOption as refusal:
            everything.append(str(refusal))
    return json.dumps(everything)


class Worlds:
    """Two games that differ in something hidden, played on with the same choices."""

    def __init__(self, first: Any, second: Any) -> None:
        assert first.digest() != second.digest()
        self.openings = [first.clone(), second.clone()]
        self.states = [first, second]
        self.history: list[Any] = []
        self.events: list[list[Any]] = [[], []]

    def play(self, action: str, seat: int) -> None:
        self.events = [state.apply(action, seat) for state in self.states]
        self.history.append(SimpleNamespace(seat=seat, action=action))

    def agree(self, seat: int | None) -> None:
        """Everything that a seat, or a spectator, can see is the same in both worlds."""
        first, second = self.states
        assert everything_shown(first, seat) == everything_shown(second, seat)
        assert visible(self.events[0], seat) == visible(self.events[1], seat)
        assert self.log(0, seat) == self.log(1, seat)

    def log(self, world: int, seat: int | None) -> str:
        return json.dumps([GameLog(self.openings[world], language, seat).entries(self.history) for language in LANGUAGES])


def random_game(seed: int, seats: int = 3, **more: Any) -> Iterator[tuple[Any, int, str]]:
    """The positions of a random game, each with what is chosen there."""
    state: Any = burgrave.new("kingsburg", seats, seed, **more)
    random = Random(seed)
    while not state.is_over:
        seat = random.choice(state.to_act)
        action = random.choice(state.legal_actions(seat))
        yield state, seat, str(action)
        state.apply(action, seat)


# ---- enemies ---------------------------------------------------------------------------------------------------------------


def with_other_enemies(state: Any, deck: int = 0) -> Any:
    """A copy whose enemies of that deck are all different ones."""
    other = state.clone()
    cards = other.enemies[:]
    for year in range(YEARS):
        taken = (state.enemies[year], state.enemies[YEARS + year])
        cards[deck * YEARS + year] = next(card for card in state.book.piles[year] if card not in taken)
    other.enemies = cards
    return other


def peeking(seats: int, deck: int, **more: Any) -> tuple[Worlds, int]:
    """The worlds right after somebody has looked at this year's card of that deck, and who it was."""
    for seed in range(60):
        choices = [(seat, action) for _, seat, action in random_game(seed, seats, **more)]
        opening: Any = burgrave.new("kingsburg", seats, seed, **more)
        worlds = Worlds(opening, with_other_enemies(opening, deck))
        for seat, action in choices:
            worlds.play(action, seat)
            if worlds.states[0].shown or worlds.states[0].year:
                break  # revealed before anybody looked
            if ("peek", seat, deck) in worlds.events[0] and worlds.states[0].phase < AUTUMN:
                return worlds, seat
    raise AssertionError("nobody looks early in a year in 60 games")


@pytest.mark.parametrize(
    ("deck", "more"),
    [(0, {}), (0, {"modules": ["scenarios"], "options": VALLEY}), (1, {"modules": ["scenarios"], "options": VALLEY})],
)
def test_only_who_looked_knows_the_enemy(deck: int, more: dict[str, Any]) -> None:
    worlds, peeker = peeking(3, deck, **more)
    others = [None, *(seat for seat in range(3) if seat != peeker)]
    first, second = worlds.states
    cards = [state.view(peeker)["enemies"][deck][0] for state in worlds.states]
    assert cards[0] != cards[1]
    assert None not in (cards[0]["card"], cards[1]["card"])
    assert visible(worlds.events[0], peeker) != visible(worlds.events[1], peeker)
    assert worlds.log(0, peeker) != worlds.log(1, peeker)
    assert first.view(None)["enemies"][deck][0] == {"card": None, "open": False, "seen_by": [peeker]}
    random = Random(5)
    compared = 0
    while True:
        for seat in others:
            worlds.agree(seat)
        compared += 1
        seat = random.choice(first.to_act)
        action = str(random.choice(first.legal_actions(seat)))
        assert first.legal_actions(seat) == second.legal_actions(seat)
        worlds.play(action, seat)
        if first.shown or first.year:
            break
        # Whoever looks later on knows from then on.
        others = [other_seat for other_seat in others if other_seat is None or not first.seen[other_seat] >> deck * YEARS & 1]
    assert compared > 5
    assert first.view(None)["enemies"][deck][0]["card"] == cards[0]["card"]
    assert first.view(None)["enemies"][deck][0] != second.view(None)["enemies"][deck][0]


@pytest.mark.parametrize("deck", [0, 1])
def test_enemies_nobody_has_seen_are_known_to_nobody(deck: int) -> None:
    """In any year: cards of this and the coming years, before they are turned up."""
    compared = 0
    for state, _, _ in random_game(3, modules=["scenarios"], options=VALLEY):
        if state.ply % 25 == 0 and state.shown == 0 and not any(state.seen[seat] >> deck * YEARS for seat in range(3)):
            other = with_other_enemies(state, deck)
            cards = other.enemies
            other.enemies = [card if index % YEARS >= state.year else state.enemies[index] for index, card in enumerate(cards)]
            for seat in (None, 0, 1, 2):
                assert everything_shown(state, seat) == everything_shown(other, seat)
            compared += 1
    assert compared


def test_an_imagined_enemy_may_be_any_that_was_not_seen() -> None:
    worlds, peeker = peeking(3, 0)
    state = worlds.states[0]
    stranger = (peeker + 1) % 3
    known = {state.imagine(peeker, seed).enemies[0] for seed in range(60)}
    guessed = {state.imagine(stranger, seed).enemies[0] for seed in range(60)}
    assert known == {state.enemies[0]}
    assert guessed == set(state.book.piles[0])


def test_the_two_decks_are_imagined_without_a_card_twice() -> None:
    worlds, peeker = peeking(3, 1, modules=["scenarios"], options=VALLEY)
    state = worlds.states[0]
    for seed in range(40):
        for seat in (None, 0, 1, 2):
            enemies = state.imagine(seat, seed).enemies
            assert len(set(enemies)) == len(enemies)
            assert all(card in state.book.piles[bit % YEARS] for bit, card in enumerate(enemies))
            assert seat != peeker or enemies[YEARS] == state.enemies[YEARS]


# ---- piles -----------------------------------------------------------------------------------------------------------------


def stack_destiny(state: Any) -> None:
    deck = deck_of(state)
    deck.cards = deck.cards[: deck.turned] + deck.cards[deck.turned :][::-1]


def stack_whims(state: Any) -> None:
    tiles_of(state).pile = tiles_of(state).pile[::-1]


def stack_strips(state: Any) -> None:
    strips_of(state).pile = strips_of(state).pile[::-1]


def forget_the_future(state: Any) -> None:
    state.counter += 1


@pytest.mark.parametrize(
    ("module", "stack"),
    [("destiny", stack_destiny), ("whims", stack_whims), ("alternative_rows", stack_strips), ("whims", forget_the_future)],
)
def test_the_order_of_a_pile_is_known_to_nobody(module: str, stack: Callable[[Any], None]) -> None:
    compared = 0
    for state, _, _ in random_game(8, modules=[module]):
        if state.ply % 30 == 0:
            other = state.clone()
            stack(other)
            if other.digest() != state.digest():
                for seat in (None, 0, 1, 2):
                    assert everything_shown(state, seat) == everything_shown(other, seat)
                compared += 1
    assert compared > 3


def test_a_plan_does_not_foresee_what_is_drawn() -> None:
    """Dice on an adviser bring nothing in a plan; but a plan is made from the view alone."""
    for state, _, _ in random_game(12, modules=["destiny", "whims", "governors"]):
        if state.ply % 40 == 20:
            for seat in range(3):
                plans = []
                for seed in (1, 2):
                    try:
                        plans.append(json.dumps(GAME.what_if(state.imagine(seat, seed), seat, [2, 5]).view(seat)))
                    except burgrave.BadOption as refusal:
                        plans.append(str(refusal))
                assert plans[0] == plans[1]


# ---- chosen in secret ------------------------------------------------------------------------------------------------------


def asked(step: str, seed: int = 2, **more: Any) -> Any:
    """The first position in which all choose in secret by that step."""
    return next(state.clone() for state, _, _ in random_game(seed, **more) if state.agenda[-1].id == step)


TOGETHER = [
    ("KeepGovernors", {"modules": ["governors"]}),
    ("SendTokens", {"modules": ["soldier_tokens"]}),
    ("CoverRows", {"modules": ["alternative_rows"]}),
    ("CoverRows", {"modules": ["extra_rows", "alternative_rows"], "options": {"rows": "drafted"}}),
]


@pytest.mark.parametrize(("step", "more"), TOGETHER, ids=["governor", "token", "rows", "drafted rows"])
def test_a_secret_choice_reaches_nobody_else(step: str, more: dict[str, Any]) -> None:
    state = asked(step, **more)
    if step == "KeepGovernors":
        assert state.to_act == (0, 1, 2)
    chooser, *waiting = state.to_act
    assert waiting
    ways = state.legal_actions(chooser)
    assert len(ways) > 1
    first, second = state.clone(), state.clone()
    events = [world.apply(way, chooser) for world, way in ((first, ways[0]), (second, ways[-1]))]
    assert events[0] == events[1] == [("secret", chooser)]
    assert [world.view(chooser)["chosen"] for world in (first, second)] == [str(ways[0]), str(ways[-1])]
    history = [[SimpleNamespace(seat=chooser, action=str(way))] for way in (ways[0], ways[-1])]
    opening = state.clone()
    opening.seed = None  # the log begins here
    for seat in (None, *waiting):
        assert everything_shown(first, seat) == everything_shown(second, seat)
        logs = [json.dumps(GameLog(opening, language, seat).entries(part)) for part in history for language in LANGUAGES]
        assert logs[:2] == logs[2:]
    greedy = [bot("greedy").choose(world.imagine(waiting[0], 4), waiting[0]) for world in (first, second)]
    assert greedy[0] is greedy[1]


@pytest.mark.parametrize(("step", "more"), TOGETHER, ids=["governor", "token", "rows", "drafted rows"])
def test_secret_choices_come_to_light_together(step: str, more: dict[str, Any]) -> None:
    state = asked(step, **more)
    seats = state.to_act
    first = {seat: state.legal_actions(seat)[0] for seat in seats}
    for seat in seats[:-1]:
        assert state.apply(first[seat], seat) == [("secret", seat)]
    events = state.apply(first[seats[-1]], seats[-1])
    kind = {"KeepGovernors": "governor", "SendTokens": "token", "CoverRows": "cover"}[step]
    assert [event[1:3] for event in events if event[0] == kind] == [(seat, first[seat].args[0]) for seat in seats]


def test_a_hand_of_governors_is_shown_to_its_seat_alone() -> None:
    state = asked("KeepGovernors", modules=["governors"])
    other = state.clone()
    court = court_of(other)
    court.hands = [
        court.hands[0],
        *([card for card in range(len(NAMES)) if not any(card in hand for hand in court.hands)][:3],) * 2,
    ]
    court.hands[1] = [card for card in range(len(NAMES)) if all(card not in hand for hand in (court.hands[0], court.hands[2]))][:3]
    for seat in (None, 0):
        assert everything_shown(state, seat) == everything_shown(other, seat)
    for seat in (1, 2):
        assert state.view(seat)["governors"]["hand"] != other.view(seat)["governors"]["hand"]
    assert state.view(None)["governors"]["hand"] == []
    for seat in range(3):
        assert state.view(seat)["governors"]["hand"] == [NAMES[card] for card in court_of(state).hands[seat]]
        kept = {tuple(court_of(state.imagine(seat, seed)).hands[seat]) for seed in range(20)}
        guessed = {card for seed in range(60) for card in court_of(state.imagine(seat, seed)).hands[(seat + 1) % 3]}
        assert kept == {tuple(court_of(state).hands[seat])}
        assert guessed == set(range(len(NAMES))) - set(court_of(state).hands[seat])


def test_what_was_not_kept_is_never_shown() -> None:
    """Once everybody is a governor, the cards that were put back are in nobody's view."""
    state = asked("KeepGovernors", modules=["governors"])
    hands = [hand[:] for hand in court_of(state).hands]
    for seat in range(3):
        state.apply(state.legal_actions(seat)[0], seat)
    back = {NAMES[card] for hand in hands for card in hand[1:]}
    for seat in (None, 0, 1, 2):
        view = state.view(seat)["governors"]
        assert view["hand"] == []
        assert not back & set(view["seats"])


def test_tokens_that_were_sent_are_revealed_only_with_the_last() -> None:
    state = asked("SendTokens", modules=["soldier_tokens"])
    seats = state.to_act
    before = [player["left"] for player in state.view(None)["soldier_tokens"]["seats"]]
    state.apply(state.legal_actions(seats[0])[-1], seats[0])
    shown = state.view(None)["soldier_tokens"]["seats"]
    assert [player["chosen"] for player in shown] == [seat == seats[0] for seat in range(3)]
    assert [player["left"] for player in shown] == before
    assert [player["sent"] for player in shown] == [None] * 3
    guessed = {state.imagine(seats[1], seed).secret[seats[0]] for seed in range(60)}
    assert guessed == {action.index for action in asked("SendTokens", modules=["soldier_tokens"]).legal_actions(seats[0])}
