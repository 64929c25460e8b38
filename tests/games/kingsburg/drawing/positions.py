"""Positions to look at and to test: played at random, then set as a picture needs them."""

from __future__ import annotations

from functools import cache
from typing import Any

from burgrave.games.kingsburg.buildings import BUILDINGS, PLOT
from burgrave.games.kingsburg.calendar import DICE
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.steps.groups import group
from games.positions import Position, play_until

EVERY_MODULE = ("base", "extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims", "scenarios")


def modules_there(*wanted: str) -> list[str]:
    """Those of the wanted modules that the game has."""
    known = set(KINGSBURG.modules)
    return [module for module in wanted if module in known]


def new(seats: int, seed: int, modules: tuple[str, ...] = ("base",), **options: Any) -> Any:
    """A game at its first decision."""
    return KINGSBURG.setup(KINGSBURG.rules(seats, modules_there(*modules), options or None), seed)


def step_of(state: Any) -> str:
    """What is asked."""
    return state.agenda[-1].id if state.agenda else ""


def is_influence(state: Any, year: int, seat: int | None = None) -> bool:
    """Whether a seat is to influence in summer of a year."""
    is_there = state.year == year and state.phase == 3 and step_of(state) == "Influence"
    return is_there and (seat is None or seat in state.to_act)


def built(*names: str) -> int:
    """A mask of plots."""
    return sum(1 << PLOT[BUILDINGS.index(name)] for name in names)


PROVINCES = (
    ("statue", "inn", "market", "farms", "guard_tower", "blacksmith", "palisade"),
    ("statue", "chapel", "church", "inn", "guard_tower", "barricade", "crane"),
    ("guard_tower", "blacksmith", "barracks", "palisade", "stable"),
    ("statue", "chapel", "palisade", "barricade", "crane", "town_hall"),
    ("inn", "market", "guard_tower", "palisade", "stable", "stone_wall"),
)
HOLDINGS = (
    ((2, 1, 1), 1, 2, 14),
    ((0, 2, 1), 0, 1, 21),
    ((1, 0, 3), 2, 3, 12),
    ((3, 1, 0), 1, 0, 17),
    ((0, 3, 2), 0, 4, 9),
)


def like_the_look(seats: int, modules: tuple[str, ...] = ("base",), seed: int = 5) -> Any:
    """Year III, summer, influence, as in the pictures of the look: seat 0 is to place its dice."""
    state = play_until(new(seats, seed, modules), 1, lambda one: is_influence(one, 2, 0))
    assert not state.is_over
    for seat in range(seats):
        resources, tokens, soldiers, points = HOLDINGS[seat]
        state.built[seat] = built(*PROVINCES[seat])
        state.resources[seat * 3 : seat * 3 + 3] = resources
        state.tokens[seat], state.soldiers[seat], state.points[seat] = tokens, soldiers, points
    state.strips = [0] * seats
    dice = [4, 2, 5, 3, 0, 5, 2, 1, 0, 0, 4, 6, 6, 0, 0, 5, 4, 6, 0, 0, 6, 5, 6, 0, 0][: seats * DICE]
    state.dice = dice
    state.dice_left = [0b01110, 0, 0b100, 0b100, 0b100][:seats]
    held = [(6, 1, 0b11), (3, 0, 0b1), (9, 2, 0b11), (0, 1, 0b100), (8, 3, 0b11), (10, 4, 0b11)]
    held = [(place, seat, mask) for place, seat, mask in held if seat < seats]
    state.groups = sorted(group(place, seat, seat, mask, 0) for place, seat, mask in held)
    state.taken = sum(1 << place for place, _, _ in held)
    state.used = [0] * seats
    state.passed = 0
    state.envoy = 2 if seats > 2 else -1
    state.order = [1, 0, 2, 3, 4][:seats] if seats < 4 else [1, 0, 3, 2, 4][:seats]
    enemies = state.enemies[:]
    enemies[2] = CARDS.index(next(card for card in CARDS if card.startswith("y3") and card.endswith("demons")))
    state.enemies = enemies
    state.seen = [1 << 2 | own for own in state.seen[:1]] + [own & ~(1 << 2) for own in state.seen[1:]]
    state.legal = None
    state.derive()
    return state


@cache
def positions() -> tuple[Position, ...]:
    """Everything to look at."""
    three = like_the_look(3)
    shown = [
        Position("three", "Choose an adviser", three, 0, ("adviser:1",)),
        Position("polish", "Wybierz doradcę", three, 0, language="pl"),
        Position("two", "Choose an adviser", play_until(new(2, 3), 3, lambda one: is_influence(one, 1, 0)), 0),
        Position("five", "Choose an adviser", like_the_look(5), 0, ("adviser:1",)),
        Position("over", "The end", play_until(new(3, 2), 2, lambda one: False), 0),
        Position("four-start", "Choose an adviser", play_until(new(4, 9), 2, lambda one: step_of(one) == "Influence"), 0),
    ]
    for name, wanted in WANTED.items():
        for seed in range(40):
            state = play_until(new(3, seed), seed, lambda one, step=wanted: step_of(one) == step and one.year >= 1)
            if not state.is_over:
                shown.append(Position(name, name.capitalize(), state, state.to_act[0]))
                break
    return (*shown, *with_modules())


WANTED = {"reward": "Receive", "build": "Build", "recruit": "Recruit", "spoils": "Spoils", "loss": "GiveUp", "aid": "TakeResources"}
ASKED_BY_MODULES = {
    "keep": ("KeepGovernors", {}),
    "nominate": ("Nominate", {"governor_choice": "auction"}),
    "bid": ("Bid", {"governor_choice": "auction"}),
    "draft": ("DraftStrip", {"rows": "drafted"}),
    "cover": ("CoverRows", {}),
    "send": ("SendTokens", {}),
    "swear": ("SwearOath", {}),
}
"""By name: the step that asks, and options that lead to it."""


def with_modules() -> list[Position]:
    """Positions with modules, as far as they exist."""
    wanted = (
        ("shifting", 3, 4, "shifting_alliances", EVERY_MODULE),
        ("wheeling", 3, 5, "wheeling_and_dealing", tuple(one for one in EVERY_MODULE if one != "soldier_tokens")),
        ("goblins", 5, 8, "goblin_valley", EVERY_MODULE),
        ("fair", 2, 6, "royal_fair", EVERY_MODULE),
    )
    shown = []
    for name, seats, seed, scenario, modules in wanted:
        state = new(seats, seed, modules, scenario=scenario)
        state = play_until(state, seed, lambda one: is_influence(one, 2))
        if not state.is_over:
            language = "pl" if scenario == "royal_fair" else "en"
            shown.append(Position(f"modules-{name}", "Choose an adviser", state, state.to_act[0], language=language))
    for name, (step, options) in ASKED_BY_MODULES.items():
        state = new(4, 11, EVERY_MODULE, scenario="shifting_alliances", **options)
        state = play_until(state, 3, lambda one, step=step: step_of(one) == step)
        if not state.is_over:
            shown.append(Position(f"asked-{name}", f"{name.capitalize()}", state, state.to_act[0]))
    return shown
