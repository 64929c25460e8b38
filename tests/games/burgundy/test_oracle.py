"""A second opinion: the options of a turn worked out slowly, from nothing but the view and the printed boards.

No mask, table or helper of the rules is used, so that the same mistake cannot be made twice.
"""

from __future__ import annotations

import math
from copy import copy
from random import Random
from typing import Any

import pytest

import burgrave
from burgrave.contract import random_setup
from burgrave.games.burgundy.data import read_toml

ROWS = (4, 5, 6, 7, 6, 5, 4)
BOARDS = read_toml("duchies.toml")
NUMBERS = [int(number) for row in BOARDS["numbers"] for number in row.split()]
LETTERS = {"B": "building", "A": "animal", "S": "ship", "Y": "monastery", "C": "castle", "M": "mine"}
EASED_BY = {"building": 9, "ship": 10, "animal": 10, "castle": 11, "mine": 11, "monastery": 11}
BUILDINGS = {"warehouse", "carpenter", "church", "market", "boarding_house", "bank", "town_hall", "watchtower"}
GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")


def centre(number: int) -> tuple[float, float]:
    """Return where hex 1 to 37 lies on paper, hexes being one apart."""
    for row, length in enumerate(ROWS):
        if number <= length:
            return (number - length / 2, row * math.sqrt(3) / 2)
        number -= length
    raise ValueError(number)


NEXT = {
    number: [other for other in range(1, 38) if 0.9 < math.dist(centre(number), centre(other)) < 1.1] for number in range(1, 38)
}


def colour_of(tile: str) -> str:
    if tile in BUILDINGS:
        return "building"
    if tile.startswith("monastery"):
        return "monastery"
    return tile if tile in ("castle", "mine", "ship") else "animal"


class Oracle:
    """The actions of one seat, by the letter of the rules."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.me = view, view["players"][seat]
        self.tiles = {number: tile for number, tile in enumerate(self.me["hexes"], 1) if tile}
        kind, _, drawn = self.me["layout"].partition("-")
        letters = drawn if kind == "random" else "".join(BOARDS["layouts"][self.me["layout"]]["hexes"]).replace(" ", "")
        self.colours = dict(enumerate((LETTERS[x] for x in letters), 1))
        self.knowledge = {int(tile.split("-")[1]) for tile in self.tiles.values() if tile.startswith("monastery")}
        self.openers = {"town_hall"}

    def can_turn(self, die: int | None, number: int, eased: bool) -> bool:
        """Whether the workers suffice to turn a die into a number."""
        if die is None:
            return True
        steps, face = 0, die
        clockwise, counter = 0, 0
        while face != number:
            face, clockwise = face % 6 + 1, clockwise + 1
        face = die
        while face != number:
            face, counter = (face - 2) % 6 + 1, counter + 1
        steps = min(clockwise, counter) - eased
        stride = 2 if 8 in self.knowledge else 1
        return math.ceil(max(0, steps) / stride) <= self.me["workers"]

    def city(self, start: int) -> set[int]:
        """Return the hexes of one colour around a hex."""
        hexes, edge = {start}, [start]
        while edge:
            for other in NEXT[edge.pop()]:
                if other not in hexes and self.colours[other] == self.colours[start]:
                    hexes.add(other)
                    edge.append(other)
        return hexes

    def spaces(self, tile: str) -> list[int]:
        """Return where a tile may lie, whatever the die."""
        numbers = []
        for number in range(1, 38):
            if number in self.tiles or self.colours[number] != colour_of(tile):
                continue
            if not any(other in self.tiles for other in NEXT[number]):
                continue
            if tile in BUILDINGS and 1 not in self.knowledge and any(self.tiles.get(other) == tile for other in self.city(number)):
                continue
            numbers.append(number)
        return numbers

    def with_source(self, source: str, die: int | None) -> list[str]:
        """Return the four actions with one die (or a tile that stands for any)."""
        actions = [f"workers {source}"]
        for depot, content in enumerate(self.view["depots"], 1):
            if self.can_turn(die, depot, 12 in self.knowledge):
                actions += [f"take {source} depot:{depot}.{index}" for index, tile in enumerate(content["tiles"], 1) if tile]
        actions += self.placements(source, die)
        for kind in self.me["goods"]:
            if self.can_turn(die, GOODS.index(kind) + 1, False):
                actions.append(f"sell {source} goods:{GOODS.index(kind) + 1}")
        return actions

    def placements(self, source: str, die: int | None) -> list[str]:
        actions = []
        for slot, tile in enumerate(self.me["storage"], 1):
            if tile and tile not in self.me["storage"][: slot - 1]:
                eased = EASED_BY[colour_of(tile)] in self.knowledge
                actions += [
                    f"place {source} storage:{slot} hex:{number}"
                    for number in self.spaces(tile)
                    if self.can_turn(die, NUMBERS[number - 1], eased)
                ]
        return actions

    @property
    def purchase(self) -> str:
        """When a tile may be bought."""
        options = self.view["options"]
        by_edition = {"2011": "between_actions", "special": "any_time"}[options["edition"]]
        return str(by_edition if options["purchase"] == "edition" else options["purchase"])

    def granting(self) -> list[tuple[str, list[int]]]:
        """Return stored tiles that grant a placement within which nothing can be bought, and the spaces where they could lie."""
        wanted = [] if self.purchase == "any_time" else {*self.me["storage"]} & self.openers
        return [(tile, self.spaces(tile)) for tile in sorted(wanted)]

    def is_useful(self, tile: str, die: int | None = None, left: int = 2) -> bool:
        """Whether a tile could be placed with the action that a castle grants, or after town halls that it places; one storage
        space of three is for the tile itself. A die that grants the action reaches only some of the spaces."""
        if self.spaces(tile):
            return True
        for opener, spaces in self.granting() if left else []:
            for number in spaces:
                if self.can_turn(die, NUMBERS[number - 1], EASED_BY["building"] in self.knowledge):
                    later = copy(self)
                    later.tiles = {**self.tiles, number: opener}
                    storage = list(self.me["storage"])
                    storage.remove(opener)
                    later.me = {**self.me, "storage": storage}
                    if later.is_useful(tile, None, left - 1):
                        return True
        return False

    def purchases(self, only_placeable: bool, die: int | None = None) -> list[str]:
        edition = self.view["options"]["edition"]
        places = [(f"black:{place}", tile) for place, tile in enumerate(self.view["black_depot"], 1)]
        numbered = [
            (f"depot:{depot}.{place}", tile)
            for depot, content in enumerate(self.view["depots"], 1)
            for place, tile in enumerate(content["tiles"], 1)
        ]
        actions = []
        if self.me["silver"] >= 2 and not self.view["purchase_used"]:
            if edition == "2011" and 6 in self.knowledge:
                places += numbered
            actions += [f"buy {place}" for place, tile in places if tile and (not only_placeable or self.is_useful(tile, die))]
        if edition == "special" and 6 in self.knowledge and self.me["workers"] >= 2 and not self.view["hire_used"]:
            actions += [
                f"hire {place}"
                for place, tile in numbered
                if tile in BUILDINGS and (not only_placeable or self.is_useful(tile, die))
            ]
        return actions

    def turn(self) -> list[str]:
        dice = [(f"die:{at + 1}", die) for at, die in enumerate(self.me["dice"]) if self.me["dice_left"][at]]
        if len(dice) == 2 and dice[0][1] == dice[1][1]:
            dice = dice[:1]
        actions = [action for source, die in dice for action in self.with_source(source, die)]
        return actions + self.purchases(False) + ([] if dice else ["end"])

    def castle(self) -> list[str]:
        return self.with_source("tile:castle", None) + ([] if self.purchase == "between_dice" else self.purchases(True))

    def town_hall(self) -> list[str]:
        bought = self.purchases(True) if self.purchase == "any_time" else []
        return self.placements("tile:town_hall", None) + bought + ["skip"]


ASKED = {"Turn": Oracle.turn, "CastleAction": Oracle.castle, "TownHallAction": Oracle.town_hall}


@pytest.mark.parametrize("seed", range(40))
def test_the_options_are_what_the_rules_say(seed: int) -> None:
    random = Random(seed)
    state: Any = random_setup("burgundy", random, ["base"]).new(seed)
    asked = 0
    while not state.is_over:
        seat = state.to_act[0]
        legal = [str(action) for action in state.legal_actions(seat)]
        step = state.agenda[-1].id
        if step in ASKED:
            asked += 1
            assert sorted(legal) == sorted(ASKED[step](Oracle(state.view(seat), seat))), f"{step} at ply {state.ply}"
        # Lean towards placing: fuller duchies meet more rules.
        wanted = [text for text in legal if text.startswith(("place", "buy", "hire"))] if random.random() < 0.5 else []
        state.apply(random.choice(wanted or legal), seat)
    assert asked > 100


def test_the_paper_has_the_right_shape() -> None:
    assert sorted(len(around) for around in NEXT.values()) == [3] * 6 + [4] * 12 + [6] * 19
    assert burgrave.game("burgundy").seats == (2, 3, 4)
