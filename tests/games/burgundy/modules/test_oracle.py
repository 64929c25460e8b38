"""A second opinion on what may be chosen with expansions on duchies of the usual shape: from the view and the printed boards."""

from __future__ import annotations

import math
from random import Random
from typing import Any

import pytest

from burgrave.contract import random_setup
from burgrave.games.burgundy.data import read_toml
from games.burgundy.test_ledger import enriched, liked
from games.burgundy.test_oracle import BUILDINGS, EASED_BY, NEXT, NUMBERS, Oracle, colour_of

VINES = read_toml("modules/vineyards/vineyard.toml")["space"]
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
KINDS = BUILDINGS | {"white_castle", "crane"}
MODULES = (
    "castle_lines",
    "extra_hexes",
    "border_posts",
    "white_castles",
    "inns",
    "trade_routes",
    "shields",
    "vineyards",
    "chateauma",
)


def touch(first: dict[str, Any], second: dict[str, Any]) -> bool:
    """Whether two double spaces of a vineyard touch."""
    return any([q + dq, r + dr] in second["cells"] for q, r in first["cells"] for dq, dr in AROUND)


class Wider(Oracle):
    """The oracle with whatever modules the view has."""

    def __init__(self, view: dict[str, Any], seat: int, is_castle: bool) -> None:
        super().__init__(view, seat)
        self.seat, self.extra, self.is_castle = seat, view["extra"], is_castle
        self.arms = self.extra["shields"]["players"][seat] if "shields" in self.extra else {"castles": {}, "copies": None}
        self.shields = set(self.arms["castles"].values())
        if self.arms["copies"] is not None:
            self.knowledge |= self.copied(self.arms["copies"]) - {27}
        self.openers |= {"crane"} | ({"warehouse"} if "trade_routes" in self.extra else set())

    def copied(self, other: int) -> set[int]:
        opponent = self.extra.get("chateauma", {"seat": None})
        names = [tile for tile in self.view["players"][other]["hexes"] if tile]
        if other == opponent["seat"]:
            names = [space["tile"] for card in opponent["cards"] if card for space in card["spaces"] if space["tile"]]
            names += [tile for area in opponent["duchy"].values() for tile in (*area["tiles"], *area["over"]) if tile]
        return {int(name.split("-")[1]) for name in names if name.startswith("monastery-")}

    def workers(self, die: int | None, number: int, eased: bool = False) -> int:
        """Return how many workers turn a die into a number."""
        if die is None:
            return 0
        steps = max(0, min((number - die) % 6, (die - number) % 6) - eased)
        return math.ceil(steps / (2 if 8 in self.knowledge else 1))

    def can_turn(self, die: int | None, number: int, eased: bool) -> bool:
        return bool(self.workers(die, number, eased) <= self.me["workers"])

    def spaces(self, tile: str) -> list[int]:
        colour = "building" if tile in KINDS else colour_of(tile)
        numbers = []
        for number in range(1, 38):
            region = self.city(number)
            if number in self.tiles or (tile != "inn" and self.colours[number] != colour):
                continue
            if 18 not in self.shields:
                if not any(other in self.tiles for other in NEXT[number]):
                    continue
                to_castle = any(self.tiles.get(other) == "castle" for space in region for other in NEXT[space])
                if "castle_lines" in self.extra and tile != "castle" and not to_castle:
                    continue
            lies_once = tile == "inn" or (tile in KINDS and 1 not in self.knowledge)
            if lies_once and any(self.tiles.get(other) == tile for other in region):
                continue
            numbers.append(number)
        return numbers

    def with_source(self, source: str, die: int | None) -> list[str]:
        actions = super().with_source(source, die)
        if "vineyards" in self.extra:
            places = zip(self.extra["vineyards"]["depot_spaces"], self.extra["vineyards"]["depot"], strict=True)
            for place, space in places:
                if space["tile"] and any(self.can_turn(die, number, False) for number in space["numbers"]):
                    actions.append(f"take_vine {source} vine_depot:{place}")
            for slot, tile in self.stored():
                if tile.startswith("vine-"):
                    for space in self.open():
                        if self.can_turn(die, VINES[space]["number"], False):
                            actions += [f"plant {source} storage:{slot} vine:{2 * space + 1}"]
                            if len(set(tile.split("-")[1:])) > 1:
                                actions += [f"plant {source} storage:{slot} vine:{2 * space + 2}"]
        return actions

    def stored(self) -> list[tuple[int, str]]:
        """Return every different tile once, with its slot."""
        row = self.me["storage"]
        return [(slot, tile) for slot, tile in enumerate(row, 1) if tile and tile not in row[: slot - 1]]

    def placements(self, source: str, die: int | None) -> list[str]:
        actions = []
        for slot, tile in self.stored():
            if tile.startswith("vine-") or tile == "half":
                continue
            colour = "building" if tile in KINDS else colour_of(tile)
            eased = tile != "inn" and EASED_BY[colour] in self.knowledge
            for number in self.spaces(tile):
                if self.can_turn(die, NUMBERS[number - 1], eased):
                    actions.append(f"place {source} storage:{slot} hex:{number}")
        return actions

    def open(self) -> list[int]:
        """Return the double spaces where one may plant."""
        cells = self.extra["vineyards"]["vineyards"][self.seat]["spaces"]
        planted = [VINES[space] for space, tile in enumerate(cells) if tile]
        return [
            space
            for space, tile in enumerate(cells)
            if not tile
            and (
                any(touch(VINES[space], other) for other in planted) if planted else VINES[space]["number"] in (1, 4) and space < 2
            )
        ]

    def purchases(self, only_placeable: bool, die: int | None = None) -> list[str]:
        # Buildings of expansions can be hired like others: the base's own list has only its eight.
        actions = [text for text in super().purchases(only_placeable, die) if not text.startswith("hire")]
        inns = self.extra.get("inns", {"stack": []})["stack"]
        may_buy = self.me["silver"] >= 2 and not self.view["purchase_used"]
        if inns and may_buy and (not only_placeable or self.is_useful("inn", die)):
            actions.append(f"buy_inn {inns[-1]}")
        can_hire = 6 in self.knowledge and not self.view["hire_used"]
        if can_hire and self.me["workers"] >= 2:
            for depot, content in enumerate(self.view["depots"], 1):
                for index, tile in enumerate(content["tiles"], 1):
                    if tile in KINDS and (not only_placeable or self.is_useful(tile, die)):
                        actions.append(f"hire depot:{depot}.{index}")
        return actions

    def buy_vine(self) -> list[str]:
        if "vineyards" not in self.extra or self.me["silver"] < 2 or self.view["purchase_used"]:
            return []
        own = self.extra["vineyards"]
        return [f"buy_vine vine_store:{place}" for place, tile in zip(own["store_spaces"], own["store"], strict=True) if tile]

    def recruit(self, to_hire: bool) -> list[str]:
        if 28 not in self.knowledge or not self.me["silver"]:
            return []
        wanted = 6 in self.knowledge and not self.view["hire_used"] and self.me["workers"] < 2 and self.purchase != "between_dice"
        return ["recruit"] if wanted or not to_hire else []

    def take_shield(self, depots: list[int]) -> list[str]:
        castles = [number for number, tile in self.tiles.items() if tile == "castle"]
        lying = [shield for depot in depots for shield in self.extra["shields"]["depots"][depot - 1]]
        return [f"shield shield:{shield} hex:{number}" for shield in lying for number in castles]

    def turn(self) -> list[str]:
        actions = super().turn() + self.recruit(False) + self.buy_vine()
        both = all(self.me["dice_left"])
        first, second = self.me["dice"]
        if "castle_lines" in self.extra and both and self.me["points"] >= 5 and self.extra["castle_lines"]["aside"]:
            actions.append("recover")
        if "shields" in self.extra:
            if both:
                enough = [
                    number
                    for number in range(1, 7)
                    if self.workers(first, number) + self.workers(second, number) <= self.me["workers"]
                ]
                actions += self.take_shield(enough)
            if self.arms["may_set"]:
                dice = [(at, die) for at, die in enumerate(self.me["dice"], 1) if self.me["dice_left"][at - 1]]
                dice = dice[:1] if both and first == second else dice
                actions += [f"set die:{at} number:{to}" for at, die in dice for to in range(1, 7) if to != die]
            if 6 in self.shields and self.arms["copies"] is None:
                actions += [f"copy player:{other + 1}" for other in range(self.view["seats"]) if other != self.seat]
        return actions

    def castle(self) -> list[str]:
        actions = super().castle() + self.recruit(True)
        if self.is_castle and 11 in self.shields:
            actions += self.take_shield([1, 2, 3, 4, 5, 6])
        return actions + self.buy_vine_to_plant()

    def white_die(self) -> list[str]:
        die = self.view["white_die"]
        actions = self.with_source("tile:white_castle", die) + self.recruit(False) + self.buy_vine_to_plant()
        return actions + ([] if self.purchase == "between_dice" else self.purchases(True, die))

    def buy_vine_to_plant(self) -> list[str]:
        return self.buy_vine() if self.purchase != "between_dice" and "vineyards" in self.extra and self.open() else []

    def town_hall(self) -> list[str]:
        actions = super().town_hall() + self.recruit(True)
        return actions if actions != ["skip"] else []


ASKED = {
    "Turn": Wider.turn,
    "CastleAction": Wider.castle,
    "WhiteDieAction": Wider.white_die,
    "TownHallAction": Wider.town_hall,
}


def modules(random: Random) -> list[str]:
    """Return half of all modules that go together on the usual boards."""
    names = [name for name in MODULES if random.random() < 0.5]
    return ["base", *(name for name in names if not (name == "inns" and "chateauma" in names))]


@pytest.mark.parametrize("seed", range(40))
def test_the_options_are_what_the_book_says(seed: int) -> None:
    random = Random(seed)
    state: Any = random_setup("burgundy", random, modules(random)).new(seed)
    if seed % 2:
        enriched(state)
    asked = 0
    while not state.is_over:
        seat = state.to_act[0]
        legal = [str(action) for action in state.legal_actions(seat)]
        step = state.agenda[-1].id
        if step in ASKED:
            asked += 1
            oracle = Wider(state.view(seat), seat, not getattr(state.agenda[-1], "grant", 0))
            assert sorted(legal) == sorted(ASKED[step](oracle)), f"{step} at ply {state.ply}"
        state.apply(liked(random, legal), seat)
    assert asked > 60
