"""A second opinion: what may be done and what a placement scores, worked out slowly from the view and the printed tables.

No mask, table or helper of the rules is used, so that the same mistake cannot be made twice: fields are points on paper, regions
are found by walking, payments by trying out halves.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations_with_replacement
from random import Random
from typing import Any

import pytest

from burgrave.contract import random_setup
from burgrave.engine.events import visible
from burgrave.games.tuscany.data import read_toml
from burgrave.games.tuscany.tokens import TOKENS

PARTS = read_toml("estate.toml")["parts"]
BONUS = read_toml("rules.toml")["colour_bonus"]
LETTERS = {
    "C": "castle",
    "T": "city",
    "I": "inn",
    "A": "agriculture",
    "Q": "quarry",
    "V": "village",
    "M": "monastery",
    "W": "cart",
}
REGION = {1: 1, 2: 3, 3: 6}
WIDE = math.sqrt(3) / 2


def on_paper(number: int) -> tuple[float, float]:
    """Where field 1 to 10 of a part lies from its middle, upright, fields being one apart."""
    column, row, length = (0, number - 1, 3) if number <= 3 else (1, number - 4, 4) if number <= 7 else (2, number - 8, 3)
    return ((column - 1) * WIDE, row - (length - 1) / 2)


class Paper:
    """One seat's estate, laid out on paper."""

    def __init__(self, player: dict[str, Any]) -> None:
        layout = player["layout"]
        self.colour: dict[str, str] = {}
        self.at: dict[str, tuple[float, float]] = {}
        self.token = {f"{'ABC'[field // 10]}{field % 10 + 1}": token for field, token in enumerate(player["fields"]) if token}
        down = 0.0
        for index, letter in enumerate(layout["order"]):
            if index:
                down += 0.5 if layout["shifts"][index - 1] == "down" else -0.5
            part = "ABC".index(letter)
            for number, printed in enumerate(PARTS[player["parts"][part]].replace(" ", ""), 1):
                x, y = on_paper(number)
                if layout["turned"][part]:
                    x, y = -x, -y
                self.colour[f"{letter}{number}"] = LETTERS[printed]
                self.at[f"{letter}{number}"] = (x + 3 * WIDE * index, y + down)
        self.next = {one: [other for other in self.at if 0.9 < math.dist(self.at[one], self.at[other]) < 1.1] for one in self.at}

    def region(self, field: str) -> set[str]:
        reached, edge = {field}, [field]
        while edge:
            for other in self.next[edge.pop()]:
                if other not in reached and self.colour[other] == self.colour[field]:
                    reached.add(other)
                    edge.append(other)
        return reached

    def spaces(self, token: str) -> list[str]:
        """Where a token may lie."""
        return [
            field
            for field in self.at
            if field not in self.token
            and (token == "hexagon" or self.colour[field] == colour_of(token))
            and any(other in self.token for other in self.next[field])
        ]


def colour_of(token: str) -> str:
    return token if token in LETTERS.values() else "agriculture"


def payments(player: dict[str, Any], colour: str) -> set[tuple[str, ...]]:
    """Every two halves that the hand and the workers have, as sorted pieces."""
    owned = Counter(player["hand"])
    owned["worker"] = player["workers"]
    halves = [(colour,), ("worker",), *((other, other) for other in player["hand"] if other != colour)]
    options = set()
    for one, other in combinations_with_replacement(halves, 2):
        pieces = Counter((*one, *other))
        if all(owned[piece] >= count for piece, count in pieces.items()):
            options.add(tuple(sorted(pieces.elements())))
    return options


class Oracle:
    """What one seat may do and gets, by the letter of the rules."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat, self.me = view, seat, view["players"][seat]
        self.paper = Paper(self.me)

    def taking(self) -> list[str]:
        return [f"take open:{index}" for index, token in enumerate(self.view["display"], 1) if token]

    def marble(self) -> list[str]:
        return ["marble"] if self.me["marble"] and not self.view["marble_used"] else []

    def fits(self) -> bool:
        return any(self.paper.spaces(token) for token in self.view["display"] if token)

    def exchanges(self) -> list[str]:
        colours = [token and colour_of(token) for token in self.view["display"]]
        return [f"exchange open:{index}" for index, of in enumerate(colours, 1) if of and of not in colours[: index - 1]]

    def action(self) -> list[str]:
        placing = []
        for index, token in enumerate(self.me["storage"], 1):
            if token and token not in self.me["storage"][: index - 1]:
                placing += [
                    f"place storage:{index} field:{field}"
                    for field in self.paper.spaces(token)
                    if payments(self.me, self.paper.colour[field])
                ]
        return ["draw deck:cards", *self.taking(), *placing, *self.marble()]

    def castle(self) -> list[str]:
        options = [
            f"place open:{index} field:{field}"
            for index, token in enumerate(self.view["display"], 1)
            if token
            for field in self.paper.spaces(token)
        ]
        return [*options, "skip"]

    def end(self) -> list[str]:
        return [*self.marble(), "end"]

    def bonus(self) -> list[str]:
        return [f"take bonus:{kind}" for kind, count in self.view["bonus_left"].items() if count]

    def room(self) -> list[str]:
        kept = self.me["storage"]
        return [f"discard storage:{index}" for index, token in enumerate(kept, 1) if token not in kept[: index - 1]]

    def after_exchange(self) -> list[str]:
        if not self.fits():
            return self.exchanges()
        return [f"take open:{at}" for at, token in enumerate(self.view["display"], 1) if token and self.paper.spaces(token)]

    def scores(self, token: str, field: str) -> list[tuple[str, int]]:
        """The green points that a token on a field brings: for its region, the colour, what grows there."""
        paper = self.paper
        paper.token[field] = token
        colour, options = paper.colour[field], []
        region = paper.region(field)
        if all(other in paper.token for other in region):
            options.append(("regions", REGION[len(region)]))
        if all(other in paper.token for other in paper.at if paper.colour[other] == colour):
            takers = self.view["colour_bonus"][colour]
            if None in takers:
                options.append(("colour_bonus", BONUS[colour][takers.index(None)]))
        if colour == "agriculture":
            known = {kind for other in region if other != field for kind in paper.token.get(other, "").split("+")}
            new = 1 if token == "hexagon" else len(set(token.split("+")) - known)
            if new:
                options.append(("agriculture", new))
        return options


ASKED = {
    "TakeAction": Oracle.action,
    "EndTurn": Oracle.end,
    "PlaceOpenToken": Oracle.castle,
    "ChooseBonus": Oracle.bonus,
    "MakeRoom": Oracle.room,
    "TakeAfterExchange": Oracle.after_exchange,
}


def check_options(state: Any, seat: int, seen: Counter[str]) -> None:
    step = state.agenda[-1].name()
    legal = [str(action) for action in state.legal_actions(seat)]
    view = state.view(seat)
    if step == "Pay":
        oracle = Oracle(view, seat)
        colour = oracle.paper.colour[view["asked"]["field"].split(":")[1]]
        ways = [
            tuple(sorted(piece.split(":")[0 if "worker" in piece else 1].split(".")[0] for piece in text.split()[1:]))
            for text in legal
        ]
        assert sorted(ways) == sorted(payments(oracle.me, colour))
        assert view["asked"]["payments"] == legal
    elif step in ASKED:
        oracle = Oracle(view, seat)
        expected = ASKED[step](oracle)
        if step == "TakeAction":
            exchanges = [text for text in legal if text.startswith("exchange")]
            assert not exchanges or (not oracle.fits() and exchanges == oracle.exchanges())
            seen["exchange offered"] += bool(exchanges)
            legal = [text for text in legal if text not in exchanges]
        assert sorted(legal) == sorted(expected), f"{step} at ply {state.ply}"
    seen[step] += 1


def check_placement(view: dict[str, Any], events: list[Any], seat: int, seen: Counter[str]) -> None:
    """Every placement among these events scores what the oracle says, before anything else is placed."""
    for number, event in enumerate(events):
        if event[0] != "place":
            continue
        token, field = TOKENS[event[2]], f"{'ABC'[event[3] // 10]}{event[3] % 10 + 1}"
        expected = Oracle(view, seat).scores(token, field)
        got = [
            (event_[2], event_[3])
            for event_ in events[number + 1 :]
            if event_[0] == "green" and event_[2] not in ("income", "storage_tokens")
        ]
        assert sorted(got) == sorted(expected), (token, field)
        seen["placed"] += 1
        for source, _ in expected:
            seen[source] += 1


@pytest.mark.parametrize("pair", range(8))
def test_options_and_points_are_what_the_rules_say(pair: int) -> None:
    """Two games each, for in one alone luck may leave little to place."""
    seen: Counter[str] = Counter()
    for seed in (2 * pair, 2 * pair + 1):
        check_game(seed, seen)
    assert seen["placed"] > 20
    assert seen["TakeAction"] > 80


def check_game(seed: int, seen: Counter[str]) -> None:
    """A random game, every choice of it compared with the oracle."""
    random = Random(seed)
    state: Any = random_setup("tuscany", random).new(seed)
    while not state.is_over:
        seat = random.choice(state.to_act)
        legal = [str(action) for action in state.legal_actions(seat)]
        is_arranged = state.view(seat)["players"][seat]["layout"] is not None
        if is_arranged:
            check_options(state, seat, seen)
        # Lean towards placing and the cards for it: fuller estates meet more rules.
        wanted = [text for text in legal if text.startswith(("place", "exchange", "marble"))] if random.random() < 0.9 else []
        if not wanted and random.random() < 0.5:
            wanted = [text for text in legal if text.startswith("draw")]
        before = state.view(seat) if is_arranged else None
        events = state.apply(random.choice(wanted or legal), seat)
        if before is not None:
            check_placement(before, visible(events, seat), seat, seen)


def test_the_paper_has_the_right_shape() -> None:
    """Ten fields of a part: two rows of corners, a middle that touches six."""
    player = {
        "parts": ["A1", "B1", "C1"],
        "fields": [None] * 30,
        "layout": {"order": "ABC", "turned": [False] * 3, "shifts": ["up", "down"]},
    }
    paper = Paper(player)
    assert paper.next["B5"] == ["B1", "B2", "B4", "B6", "B8", "B9"]
    assert paper.next["A8"] == ["A4", "A5", "A9", "B1", "B2"]
    assert paper.region("A5") == {"A4", "A5", "A6"}
