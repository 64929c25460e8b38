"""What may be chosen, worked out a second time: by the letter of the rulebook, from a view and the printed tables alone.

Slow and simple, without anything of the game's own code; compared with `legal_actions` all over random games.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

from burgrave.contract import random_setup

GOODS = ("gold", "food", "wool", "stone", "iron")
ACTIONS = ("merchant", "architect", "character", "contract", "king")
CREST_COST = (6, 6, 5, 4, 3, 2)
FLOORS = (3, 2, 2, 1, 1)
HELPERS_WITH_POINTS = ("helper:add_1", "helper:add_2", "helper:add_3")


def printed(name: str) -> dict[str, Any]:
    return tomllib.loads(files("burgrave.games.tiletum").joinpath(name).read_text(encoding="utf-8"))


PRICES = printed("rules.toml")["contract_prices"]["points"]
CONTRACTS = {
    name: row["needs"]
    for part in ("stack", "bonus")
    for name, row in printed("tiles/contracts.toml")[part].items()
    if name != "source"
}


def roads() -> dict[str, set[str]]:
    europe = printed("map.toml")
    pairs = [road for name in ("roads", "reviewed_roads", "guessed_roads") for road in europe[name]["between"]]
    for start, end in europe["long_roads"]["between"]:
        pairs += [(start, f"{start}-{end}"), (f"{start}-{end}", end)]
    neighbours: dict[str, set[str]] = {}
    for start, end in pairs:
        neighbours.setdefault(start, set()).add(end)
        neighbours.setdefault(end, set()).add(start)
    return neighbours


ROADS = roads()


def within(place: str, steps: int) -> set[str]:
    """Where a figure can be after at most so many steps, other than where it is."""
    reached = {place}
    for _ in range(steps):
        reached |= {other for place_ in reached for other in ROADS[place_]}
    return reached - {place}


class Oracle:
    """What one seat may do."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self.view, self.seat, self.me = view, seat, view["players"][seat]
        self.goods: dict[str, int] = self.me["goods"]
        self.asked: dict[str, Any] = view["asked"]

    def stored(self, sort: str) -> list[tuple[int, str]]:
        """Places and tiles of a sort; of equal ones the first."""
        storage = self.me["storage"]
        return [
            (index, tile)
            for index, tile in enumerate(storage, 1)
            if tile and tile.startswith(f"{sort}:") and tile not in storage[: index - 1]
        ]

    def can_take(self, tile: str | None) -> bool:
        """A free place; no family twice; no contract when all six spaces are used (p. 20)."""
        if tile is None or None not in self.me["storage"]:
            return False
        if tile.startswith("crest:"):
            families = [building["crest"] for building in self.me["buildings"]]
            return tile not in self.me["storage"] and int(tile[6:]) not in families
        return not tile.startswith("contract:") or None in self.me["contracts"]

    # ---- tasks ----

    def tasks(self) -> list[str]:
        return [*self.fulfilling(), *self.crests(), *self.cathedrals(), *self.helpers(), *self.buying()]

    def fulfilling(self) -> list[str]:
        actions = []
        if None in self.me["contracts"]:
            for place, tile in self.stored("contract"):
                needs = dict(CONTRACTS[tile[9:]])
                same = needs.pop("same", 0) or needs.pop("any", 0)
                for good in GOODS if same else ("",):
                    wanted = Counter(needs)
                    if good:
                        wanted[good] += same
                    if all(self.goods[good_] >= count for good_, count in wanted.items()):
                        actions.append(f"fulfil storage:{place} good:{good}" if good else f"fulfil storage:{place}")
        return actions

    def crests(self) -> list[str]:
        return [
            f"place storage:{place} ground:{number}"
            for place, _ in self.stored("crest")
            for number, building in enumerate(self.me["buildings"], 1)
            if building["crest"] is None and self.goods["food"] >= CREST_COST[number - 1]
        ]

    def cathedrals(self) -> list[str]:
        return [
            f"contribute cathedral:{city}"
            for city, place in self.view["places"].items()
            if place["cathedral"]
            and self.seat in place["cathedral"]["pillars"]
            and self.seat not in place["cathedral"]["built"]
            and self.goods["stone"] >= place["cathedral"]["stone"]
        ]

    def helpers(self) -> list[str]:
        turn, options = self.view["turn"], []
        for place, tile in self.stored("helper"):
            if tile == "helper:recolour":
                if turn["action"] is None and turn["recolour"] is None:
                    options += [f"use storage:{place} good:{good}" for good in GOODS]
            elif tile in HELPERS_WITH_POINTS:
                # "any" is the action of a die on the universal space until its owner has chosen.
                if turn["action"] not in (None, "any"):
                    options.append(f"use storage:{place}")
            elif tile != "helper:reuse" or any(any(building["rooms"]) for building in self.me["buildings"]):
                options.append(f"use storage:{place}")
        return options

    def buying(self) -> list[str]:
        return [f"buy good:gold good:{good}" for good in GOODS[1:]] if self.goods["gold"] >= 2 else []

    # ---- dice and actions ----

    def die(self) -> list[str]:
        options = set()
        facing = {space["value"]: space["action"] for space in self.view["spaces"]}
        for space in self.view["spaces"]:
            for good in space["dice"]:
                for times in range(self.goods["gold"] // 2 + 1):
                    for value in (space["value"] + times, space["value"] - times):
                        options.add(f"take die:{good}.{space['value']} space:{facing[(value - 1) % 6 + 1]}")
        return [*options, *self.tasks()]

    def action(self, kind: str, points: int) -> list[str]:
        if kind == "king" or not points:
            return []
        if kind in ("merchant", "architect"):
            place = self.me[kind]
            options = [f"move figure:{kind} place:{other}" for other in within(place, points)]
            options += self.houses(place) if kind == "merchant" else self.pillars(place)
            return options + ([f"take bonus:{place}"] if self.can_take(self.view["places"][place]["bonus"]) else [])
        if kind == "character":
            return self.characters(points)
        options = [
            f"take contract:{slot}"
            for slot, tile in enumerate(self.view["contracts"], 1)
            if points >= PRICES[slot - 1] and self.can_take(tile)
        ]
        return options + [f"exchange good:{good}" for good in GOODS if self.goods[good]]

    def characters(self, points: int) -> list[str]:
        options = [f"take character:{slot}" for slot, tile in enumerate(self.view["characters"], 1) if self.can_take(tile)]
        if self.view["characters_left"]:
            options.append("renew deck:characters")
        homes = {
            tile[10:].split(".")[0]: number
            for number, building in enumerate(self.me["buildings"], 1)
            for tile in building["rooms"]
            if tile
        }
        for place, tile in self.stored("character"):
            kind = tile[10:].split(".")[0]
            for number, building in enumerate(self.me["buildings"], 1):
                if homes.get(kind, number) == number and (kind in homes or not any(building["rooms"])):
                    options += [
                        f"settle storage:{place} room:{number}.{floor}"
                        for floor, room in enumerate(building["rooms"], 1)
                        if room is None and floor <= points
                    ]
        return options

    def houses(self, place: str) -> list[str]:
        spaces = self.view["places"][place]["houses"]
        if not self.me["houses"] or any(space["owner"] == self.seat for space in spaces):
            return []
        options: dict[tuple[int, bool], str] = {}
        for space in spaces:
            if space["owner"] is None:
                options.setdefault((space["points"], space["reuse"]), f"build house:{place}.{space['number']}")
        return list(options.values())

    def pillars(self, place: str) -> list[str]:
        cathedral = self.view["places"][place]["cathedral"]
        if not cathedral or not self.me["pillars"] or self.seat in cathedral["pillars"]:
            return []
        return [f"build pillar:{place}"] if cathedral["stone"] and len(cathedral["pillars"]) < cathedral["spaces"] else []

    def act(self) -> list[str]:
        return [*self.action(self.asked["action"], self.asked["points"]), *self.tasks(), "end"]

    def side(self) -> list[str]:
        return [*self.action(self.asked["action"], self.asked["points"]), *self.tasks(), "skip"]

    # ---- what tiles ask ----

    def choosing(self) -> list[str]:
        return [f"choose space:{kind}" for kind in ACTIONS]

    def space_tile(self) -> list[str]:
        (space,) = [space for space in self.view["spaces"] if space["action"] == self.asked["action"]]
        assert self.can_take(space["bonus"])
        options = [f"take bonus:{self.asked['action']}", "skip"]
        at_once = self.view["options"]["space_helper"] == "at_once"
        if space["bonus"] == "helper:recolour" and self.view["turn"]["recolour"] is None and at_once:
            # The tile is taken before the goods of the die (p. 11-12), and this helper says which goods those are (p. 23).
            options += [f"use bonus:{self.asked['action']} good:{good}" for good in GOODS]
        return options

    def stroll(self) -> list[str]:
        options = [
            f"move figure:{figure} place:{place}"
            for figure in ("merchant", "architect")
            for place in within(self.me[figure], self.asked[figure])
        ]
        options += self.houses(self.me["merchant"]) if self.asked["house"] else []
        options += self.pillars(self.me["architect"]) if self.asked["pillar"] else []
        return [*options, "skip"]

    def travel(self) -> list[str]:
        figure = self.asked["figure"]
        return [*(f"move figure:{figure} place:{place}" for place in ROADS if place != self.me[figure]), "skip"]

    def reuse(self) -> list[str]:
        lived_in = [number for number, building in enumerate(self.me["buildings"], 1) if any(building["rooms"])]
        return [*(f"reuse building:{number}" for number in lived_in), "skip"]


ASKED: dict[str, Callable[[Oracle], list[str]]] = {
    "ChooseDie": Oracle.die,
    "Act": Oracle.act,
    "SideAct": Oracle.side,
    "ChooseAction": lambda oracle: [*oracle.choosing(), *oracle.tasks()],
    "ChooseSideAction": Oracle.choosing,
    "TakeBonusTile": Oracle.space_tile,
    "TakeKingTile": lambda oracle: ["take bonus:track", "skip"],
    "GainGoods": lambda oracle: [f"gain good:{good}" for good in GOODS],
    "TakeInstead": lambda oracle: [f"gain good:{good}" for good in GOODS if good != oracle.asked["good"]],
    "Stroll": Oracle.stroll,
    "Travel": Oracle.travel,
    "BuildHouseAnywhere": lambda oracle: [text for place in ROADS for text in oracle.houses(place)],
    "BuildPillarAnywhere": lambda oracle: [text for place in ROADS for text in oracle.pillars(place)],
    "ReuseBuilding": Oracle.reuse,
    "ResolveBonuses": lambda oracle: [*(f"resolve {room}" for room in oracle.asked["rooms"]), *oracle.tasks(), "skip"],
}
DULL = ("end", "skip", "buy", "move")


def compare(seed: int, seen: Counter[str]) -> None:
    """A random game, every question of it worked out twice."""
    random = Random(seed)
    state: Any = random_setup("tiletum", random).new(seed)
    if seed % 3 == 0:
        # Richer players meet more rules.
        for number in range(len(state.goods)):
            state.goods[number] += 6
    while not state.is_over:
        (seat,) = state.to_act
        step = state.agenda[-1].name()
        legal = [str(action) for action in state.legal_actions()]
        assert sorted(legal) == sorted(ASKED[step](Oracle(state.view(seat), seat))), f"{step} of seed {seed} at ply {state.ply}"
        seen[step] += 1
        wanted = [text for text in legal if not text.startswith(DULL)] if random.random() < 0.8 else []
        state.apply(random.choice(wanted or legal))


def test_what_is_offered_is_what_the_rules_say() -> None:
    """Enough games for every question to be asked."""
    seen: Counter[str] = Counter()
    for seed in range(30):
        compare(seed, seen)
    assert set(seen) == set(ASKED)
    assert seen["Act"] > 2000


def test_roads_lead_everywhere() -> None:
    assert len(ROADS) == 29
    assert len(within("tiletum", 28)) == 28
