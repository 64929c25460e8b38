"""What is hidden stays hidden: two worlds that differ only in what a seat may not know look the same to it.

The worlds are made by hand, not by `imagine`, and played on with the same choices. Hidden are others' hands, the order of both
decks, of the stacks (also one's own) and of the neutral tokens, coming shuffles, and how others arrange before all are ready.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.engine.chance import seeded
from burgrave.engine.events import visible
from burgrave.games.tuscany.cards import CARDS_OF
from burgrave.games.tuscany.colours import KINDS
from burgrave.games.tuscany.numbers import STACKS
from burgrave.games.tuscany.steps.place import Pay
from burgrave.games.tuscany.tokens import OWN
from games import secrecy_checks
from games.secrecy_checks import mixed

from .scene import give, lay_out, legal, only_neutral, play, scene

PLACES = ["open:1", "deck:cards", "bonus:card", "card:village.1", "0.field:A1", "1.storage:1"]
everything_shown = partial(secrecy_checks.everything_shown, places=PLACES)


def random_game(seed: int, seats: int = 3, **options: str) -> Iterator[tuple[Any, int, str]]:
    """The positions of a random game of players who like to place, each with what is chosen there."""
    state: Any = burgrave.new("tuscany", seats, seed, options=options)
    random = Random(seed)
    while not state.is_over:
        seat = random.choice(state.to_act)
        options_now = state.legal_actions(seat)
        wanted = [action for action in options_now if action.verb in ("place", "exchange")] if random.random() < 0.7 else []
        action = random.choice(wanted or options_now)
        yield state, seat, str(action)
        state.apply(action, seat)


def other_world(state: Any, seat: int | None, random: Random) -> Any:
    """Return a copy that differs in everything that the seat does not see; a seat that is asked how to pay keeps its hand."""
    other = state.clone()
    pile = other.deck[other.drawn :]
    step = other.agenda[-1] if other.agenda else None
    hidden = [who for who in range(other.seats) if who != seat and not (isinstance(step, Pay) and step.seat == who)]
    sizes = []
    for who in hidden:
        own = other.hand[who * KINDS : who * KINDS + KINDS]
        sizes.append(sum(own))
        pile += [colour for colour in range(KINDS) for _ in range(own[colour])]
    random.shuffle(pile)
    for who, size in zip(hidden, sizes):
        dealt, pile = pile[:size], pile[size:]
        other.hand[who * KINDS : who * KINDS + KINDS] = [dealt.count(colour) for colour in range(KINDS)]
    # What was drawn already is forgotten by everybody: only who holds what is true, not in which order it came.
    gone = other.deck[: other.drawn]
    random.shuffle(gone)
    other.deck = gone + pile
    other.income = mixed(other.income, other.income_drawn, random)
    other.neutral = mixed(other.neutral, other.neutral_drawn, random)
    stacks = []
    for who in range(other.seats):
        stacks += mixed(other.stacks[who * STACKS : who * STACKS + STACKS], other.out[who], random)
    other.stacks = stacks
    other.stream, other.counter = seeded(random.randrange(1, 1 << 40)), random.randrange(100)
    other.derive()
    other.legal = None
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_worlds_look_the_same(seats: int) -> None:
    random = Random(seats)
    compared: Counter[str] = Counter()
    for seed in (seats, seats + 10):
        for state, _, _ in random_game(seed, seats):
            if state.ply % 7 == 0:
                for seat in (None, *range(seats)):
                    other = other_world(state, seat, random)
                    assert everything_shown(state, seat) == everything_shown(other, seat)
                    compared[state.agenda[-1].name()] += 1
    assert compared["TakeAction"] > 20
    assert compared["EndTurn"] > 10


@pytest.mark.parametrize("step", ["Pay", "PlaceOpenToken", "ChooseBonus", "MakeRoom", "TakeAfterExchange", "Arrange"])
def test_two_worlds_in_the_middle_of_every_nested_choice(step: str) -> None:
    random = Random(step)
    compared = 0
    for seed in range(12):
        for state, _, _ in random_game(seed):
            if state.agenda[-1].name() == step:
                for seat in (None, 0, 1, 2):
                    other = other_world(state, seat, random)
                    assert everything_shown(state, seat) == everything_shown(other, seat)
                    compared += 1
        if compared > 30:
            break
    assert compared >= 4


def test_events_tell_others_only_how_many_cards_were_drawn() -> None:
    """Two worlds with other cards to come: what happens in a turn looks the same to those who do not draw."""
    random = Random(1)
    compared = 0
    for seed in range(2):
        for state, seat, action in random_game(seed):
            if state.ply % 2 or not action.startswith(("draw", "pay", "discard", "end", "marble", "skip", "take bonus")):
                continue
            first, second = state.clone(), state.clone()
            rest = second.deck[second.drawn :]
            random.shuffle(rest)
            second.deck = second.deck[: second.drawn] + rest
            events = [world.apply(action, seat) for world in (first, second)]
            if any(event[0] == "renew" for event in events[0]):
                continue
            for watcher in (None, *(who for who in range(3) if who != seat)):
                assert visible(events[0], watcher) == visible(events[1], watcher)
                assert everything_shown(first, watcher) == everything_shown(second, watcher)
                compared += 1
    assert compared > 40


def test_every_whisper_is_to_the_one_who_draws_and_names_what_was_drawn() -> None:
    heard = 0
    for state, seat, action in chain(random_game(4), random_game(5)):
        before = state.hand[:]
        events = state.clone().apply(action, seat)
        for event in events:
            if event[0] == "whisper":
                assert event[1] == seat
                assert event[2] == "cards"
                after = state.clone()
                after.apply(action, seat)
                if action.startswith("draw"):
                    gained = Counter(event[3:])
                    assert all(
                        after.hand[seat * KINDS + colour] - before[seat * KINDS + colour] == gained[colour]
                        for colour in range(KINDS)
                    )
                heard += 1
    assert heard > 5


def test_what_pays_is_shown_to_the_payer_alone() -> None:
    state = give(scene(3), stored="cart", cards="cart cart village village inn inn", workers=1)
    play(state, "place storage:1 field:B5")
    assert len(state.view(0)["asked"]["payments"]) == len(legal(state)) > 3
    for seat in (None, 1, 2):
        asked = state.view(seat)["asked"]
        assert (asked["step"], asked["at"], asked["field"], asked["payments"]) == ("Pay", "storage:1", "field:B5", [])


def test_hands_are_shown_to_their_seats_alone() -> None:
    state = give(give(scene(3), 0, cards="cart village"), 1, cards="inn inn inn")
    for seat in (None, 0, 1, 2):
        hands = [player["hand"] for player in state.view(seat)["players"]]
        assert [hand is not None for hand in hands] == [other == seat for other in range(3)]
        assert [player["cards"] for player in state.view(seat)["players"]] == [2, 3, 0]


def test_nothing_is_said_of_what_is_to_come() -> None:
    """No list in anybody's view is as long as a pile, or grows with it."""
    for seat in (None, 0, 1, 2):
        view = burgrave.new("tuscany", 3, 5).view(seat)
        assert (view["deck"], view["income"], view["neutral"]) == (107, 27, 24)
        assert all(player["stacks"] == [7, 7, 7] for player in view["players"])


# ---- imagined states ----


def test_an_imagined_state_is_made_of_the_view_and_the_seed_alone() -> None:
    """To the last number: else who chooses the seed could work out from the imagined order what the true one is."""
    random = Random(2)
    for state, _, _ in random_game(6):
        if state.ply % 10 == 3:
            for seat in (None, 0, 1, 2):
                other = other_world(state, seat, random)
                for seed in (0, 7):
                    assert state.imagine(seat, seed).save() == other.imagine(seat, seed).save()


def test_imagined_hands_and_piles_are_possible_and_vary() -> None:
    state = next(state.clone() for state, _, _ in random_game(5) if state.ply == 60)
    hands, orders = set(), set()
    for seed in range(30):
        imagined: Any = state.imagine(0, seed)
        coming = Counter(imagined.deck[imagined.drawn :])
        assert [coming[c] + sum(imagined.hand[c::KINDS]) + imagined.discards[c] for c in range(KINDS)] == CARDS_OF
        assert imagined.hand[:KINDS] == state.hand[:KINDS]
        assert imagined.display == state.display
        for seat in range(3):
            own = imagined.stacks[seat * STACKS : seat * STACKS + STACKS]
            assert sorted(own) == sorted(OWN)
            assert own[: state.out[seat]] == state.stacks[seat * STACKS : seat * STACKS + state.out[seat]]
        assert sum(imagined.hand[KINDS : 2 * KINDS]) == sum(state.hand[KINDS : 2 * KINDS])
        hands.add(tuple(imagined.hand))
        orders.add((tuple(imagined.deck), tuple(imagined.stacks), tuple(imagined.neutral), tuple(imagined.income)))
    assert len(hands) > 20
    assert len(orders) == 30


def test_an_imagined_deck_does_not_reveal_who_drew_what() -> None:
    state = burgrave.new("tuscany", 2, 5)
    assert state.drawn == 10
    assert state.imagine(0, 1).drawn == 0
    assert len(state.imagine(0, 1).deck) == 112


def test_who_is_asked_how_to_pay_can_pay_in_every_imagined_state() -> None:
    """A hand of three cards that pays in two ways is rare: dealt at random it would mostly not pay at all."""
    state = give(scene(3), stored="castle", covered="B5 B9 B10", cards="castle castle castle", workers=1)
    play(state, "place storage:1 field:C3")
    assert len(legal(state)) == 2
    hands = set()
    for seed in range(40):
        for seat in (None, 1, 2):
            imagined = state.imagine(seat, seed)
            ways = imagined.legal_actions(0)
            assert ways
            assert sum(imagined.hand[:KINDS]) == 3
            hands.add(tuple(imagined.hand[:KINDS]))
            imagined.apply(ways[-1], 0)
    assert len(hands) > 10


def test_imagining_is_not_known_to_the_imagined() -> None:
    """An imagined game has no seed, its own coming dice and shuffles, and the same history."""
    state = next(state.clone() for state, _, _ in random_game(5) if state.ply == 50)
    imagined = state.imagine(1, 3)
    assert imagined.seed is None
    assert imagined.stream.key != state.stream.key
    assert imagined.history() == state.history()


# ---- what is public though it looks hidden ----


def test_the_exchange_is_offered_by_what_everybody_can_count() -> None:
    """Whether a fitting neutral token is left depends on which are gone, never on their order."""
    state = only_neutral(lay_out(scene(), "castle castle city city inn inn village monastery"), "grapes village cart inn")
    for order in ("cart inn village grapes", "inn village grapes cart"):
        assert legal(only_neutral(state.clone(), order)) == legal(state)


# ---- arranging in secret ----


def test_a_secret_arrangement_reaches_nobody_else() -> None:
    state: Any = burgrave.new("tuscany", 3, 8)
    ways = state.legal_actions(1)
    worlds = [state.clone(), state.clone()]
    for world, way in zip(worlds, (ways[0], ways[-1])):
        assert world.apply(way, 1) == [("secret", 1)]
        assert world.view(1)["chosen"] == str(way)
        assert all(player["layout"] is None and not any(player["fields"]) for player in world.view(1)["players"])
    for seat in (None, 0, 2):
        assert everything_shown(worlds[0], seat) == everything_shown(worlds[1], seat)
        assert worlds[0].view(seat)["chosen"] is None
    guessed = {worlds[0].imagine(0, seed).secret[1] for seed in range(60)}
    assert len(guessed) > 30
    assert {worlds[0].imagine(1, seed).secret[1] for seed in range(10)} == {ways[0].index}


def test_arrangements_come_to_light_together() -> None:
    state: Any = burgrave.new("tuscany", 3, 8)
    for seat in (2, 0):
        assert state.apply(state.legal_actions(seat)[100 + seat], seat) == [("secret", seat)]
    events = state.apply(state.legal_actions(1)[5], 1)
    assert [event[:2] for event in events if event[0] == "arrange"] == [("arrange", 0), ("arrange", 1), ("arrange", 2)]
    assert all(player["layout"] for player in state.view(None)["players"])


def test_a_refusal_reveals_nothing_hidden() -> None:
    """What another seat could do is not revealed to a seat that acts out of turn."""
    state = give(scene(3), stored="cart", cards="cart cart")
    with pytest.raises(burgrave.IllegalAction) as refusal:
        state.apply("draw deck:cards", 1)
    assert "place" not in str(refusal.value)
