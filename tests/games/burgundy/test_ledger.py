"""An independent check: what everybody gains, calculated from the events of a random game with any modules, by the rulebook.

Of the rules only the shapes of the duchies are used, and names; no answer, table or helper.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from burgrave.contract import random_setup
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.data import read_toml
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.tiles import TILES

WORKERS = ("sale", "mines", "action", "boarding_house", "shield", "trade_route", "vineyard")
"""The reasons of gains of workers that are checked."""
PHASE = (10, 8, 6, 4, 2)
CHARTERS = dict(
    enumerate(("warehouse", "watchtower", "carpenter", "church", "market", "boarding_house", "bank", "town_hall"), 16)
) | {29: "white_castle"}
SPECIES = {"cow": 0, "sheep": 1, "pig": 2, "chicken": 3, "goat": 3}
SHIELD_POINTS = (12,) * 6 + (8,) * 6 + (4,) * 6
ROUTES = read_toml("modules/trade_routes/routes.toml")["tiles"]
BORDER = read_toml("modules/border_posts/border_posts.toml")
VINEYARD = read_toml("modules/vineyards/vineyard.toml")["space"]
CELLS = [tuple(cell) for space in VINEYARD for cell in space["cells"]]
LIKED = ("place", "shield", "plant", "bring", "buy", "sell", "copy", "install")
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def triangle(size: int) -> int:
    """Return the points of a region, or of vines, of a size."""
    return size * (size + 1) // 2


class Ledger:
    """Keeps account of what lies in the duchies, and expects what the book promises for it."""

    def __init__(self, state: Any) -> None:
        self.state, self.book = state, state.book
        self.players = max(2, state.seats)
        self.special = state.rules.options["edition"] == "special"
        self.is_solo = any(module.id == "solo" for module in state.rules.modules)
        self.posts = any(module.id == "border_posts" for module in state.rules.modules)
        self.cranes = 0
        """How many cranes have counted, in the solo game; and the charter about which its owner is asked."""
        self.asked = 0
        self.duchy: list[dict[int, str]] = [{} for _ in range(state.seats)]
        self.shields: list[set[int]] = [set() for _ in range(state.seats)]
        self.copied: dict[int, int] = {}
        self.bonus: list[tuple[int, str]] = []
        self.sold: list[Counter[int]] = [Counter() for _ in range(state.seats)]
        self.track: list[list[int]] = [[] for _ in range(7)]
        self.track[0] = state.order[::-1]
        """The stacks of markers on the spaces of the turn order track, each from the bottom up."""
        self.phase = 0
        self.due: Counter[tuple[Any, ...]] = Counter()
        self.got: Counter[tuple[Any, ...]] = Counter()
        for seat in self.book.people:
            home = self.book.duchy_row[seat]
            self.duchy[home].update({hex_: TILES[tile] for hex_, tile in enumerate(self.row(home)) if tile})

    def row(self, seat: int) -> list[int]:
        tiles: list[int] = self.state.tiles[seat * HEXES : seat * HEXES + self.state.duchy[seat].hexes]
        return tiles

    # ---- what a seat has ----

    def home(self, seat: int) -> dict[int, str]:
        return self.duchy[self.book.duchy_row[seat]]

    def monasteries(self, seat: int, scoring: bool = False) -> set[int]:
        """Return the numbers of the monasteries that work for a seat, copied ones among them."""
        names = [name for name in self.home(seat).values() if name.startswith("monastery-")]
        other = self.copied.get(seat, -1)
        if other in self.book.people:
            names += [name for name in self.home(other).values() if name.startswith("monastery-") and name != "monastery-27"]
        elif other >= 0 and not scoring:
            names += [
                TILES[tile] for react in self.state.rules.reactions["monasteries_elsewhere"] for tile in react(self.state, other)
            ]
        return {int(name.split("-")[1]) for name in names}

    def region(self, seat: int, hex_: int) -> set[int]:
        mask = self.state.duchy[seat].region[hex_]
        return {other for other in range(self.state.duchy[seat].hexes) if mask >> other & 1}

    def of_colour(self, seat: int, colour: int) -> set[int]:
        return {hex_ for hex_, there in enumerate(self.state.duchy[seat].colour) if there == colour}

    # ---- events ----

    def enter(self, event: Any) -> None:
        kind, seat = event[0], event[1]
        if kind == "score":
            self.got["points", seat, event[2]] += event[3]
        elif kind == "silver" and event[3] in ("sale", "mines", "bank", "trade_route", "vineyard"):
            self.got["silver", seat, event[3]] += event[2]
        elif kind == "workers" and event[3] in WORKERS:
            self.got["workers", seat, event[3]] += event[2]
            if event[3] == "action":
                numbers = self.monasteries(seat)
                self.due["workers", seat, "action"] += 4 if 14 in numbers else 2
        elif kind == "phase":
            self.phase = event[2]
        if kind == "workers" and event[2] > 0 and event[3] != "shield":
            for other in self.book.people:
                self.due["workers", other, "shield"] += other != seat and 2 in self.shields[other]
        if kind == "advance":
            self.advance(seat)
        if seat not in self.book.people:
            # A bonus tile that the game's own seat takes is gone for the others too.
            if kind in ("bonus", "border_tile"):
                self.bonus.append((seat, COLOURS[event[2]] if kind == "bonus" else "post"))
            return
        if kind == "settle":
            self.home(seat)[event[3]] = "castle"
        elif kind == "place":
            self.place(seat, TILES[event[2]], event[3])
        elif kind == "lift":
            self.effect(seat, TILES[event[2]])
        elif kind == "herd":
            self.herd(seat, event[2], event[3])
        elif kind == "count_crane" or (kind == "skip" and event[2:] == ("CountCrane",)):
            self.charter(seat, self.asked, int(kind == "count_crane"))
        elif kind == "sell":
            self.sell(seat, event[2], event[3])
        elif kind == "shield":
            self.shields[seat].add(event[2] + 1)
        elif kind == "shield_lost":
            self.shields[seat].remove(event[2] + 1)
            if event[2] + 1 == 6:
                self.copied.pop(seat, None)
        elif kind == "copy":
            self.copied[seat] = event[2]
        elif kind == "plant":
            for brings in VINEYARD[event[3] // 2]["gifts"]:
                self.gift(seat, brings, "vineyard", "vineyard")
        elif kind == "route":
            self.route(seat, *event[2:])

    def place(self, seat: int, tile: str, hex_: int) -> None:
        before = set(self.home(seat))
        self.home(seat)[hex_] = tile
        covered = set(self.home(seat))
        region = self.region(seat, hex_)
        if region <= covered:
            larger = any(self.home(seat)[other] == "inn" for other in region) + (17 in self.shields[seat])
            self.due["points", seat, "regions"] += triangle(len(region) + larger)
            self.due["points", seat, "phase_bonus"] += PHASE[self.phase]
            colour = self.state.duchy[seat].colour[hex_]
            if self.of_colour(seat, colour) <= covered:
                self.take_bonus(seat, COLOURS[colour], "bonus_tiles")
        name = tile.partition("-")[0]
        if name in SPECIES:
            self.herd(seat, SPECIES[name], hex_)
        self.effect(seat, tile)
        if tile == "monastery-27":
            self.lift(seat)
        if self.posts:
            now, once = self.linked(seat, covered), self.linked(seat, before)
            if now[0] >= 2 > once[0]:
                self.due["points", seat, "border_posts"] += PHASE[self.phase]
            has_one = any(kind == "post" and self.book.duchy_row[owner] == self.book.duchy_row[seat] for owner, kind in self.bonus)
            if now[1] == 3 > once[1] and not has_one:
                self.take_bonus(seat, "post", "border_tiles")

    def advance(self, seat: int) -> None:
        """Move the marker a step, if there is one left, onto the top; monastery 27 then lifts the markers of its owners."""
        space = next(space for space, stack in enumerate(self.track) if seat in stack)
        self.track[space].remove(seat)
        self.track[min(space + 1, 6)].append(seat)
        self.lift(seat)

    def lift(self, mover: int) -> None:
        """Lay its owners' markers on top of their stacks, of partners that of who moved last."""
        for stack in self.track:
            above = [seat for seat in stack if seat in self.book.people and "monastery-27" in self.home(seat).values()]
            above.sort(key=lambda seat: seat == mover)
            stack[:] = [seat for seat in stack if seat not in above] + above

    def linked(self, seat: int, covered: set[int]) -> tuple[int, int]:
        """Return how many posts the best unbroken line of tiles joins, and how many of them around one half or whole duchy."""
        name = self.state.duchy[seat].name
        printed = next((entry for entry in BORDER.values() if name in entry.get("duchies", ())), BORDER["posts"])
        posts = [[first_hex - 1, other - 1] for first_hex, other in printed["touch"]]
        best, on_one = 0, 0
        for post in posts:
            line: set[int] = set()
            todo = [hex_ for hex_ in post if hex_ in covered]
            while todo:
                hex_ = todo.pop()
                line.add(hex_)
                mask = self.state.duchy[seat].neighbours[hex_]
                todo += [other for other in covered - line if mask >> other & 1]
            joined = [bool(set(other) & line) for other in posts]
            best = max(best, sum(joined))
            on_one = max([on_one, *(sum(joined[first : first + 3]) for first in range(0, len(posts), 3))])
        return best, on_one

    def take_bonus(self, seat: int, bonus: str, source: str) -> None:
        """Add 5, 6 or 7 points for the first of two tiles, 2, 3 or 4 for the second; in the solo game colours are only marked."""
        taken = [kind for _, kind in self.bonus].count(bonus)
        if taken < 2:
            self.bonus.append((seat, bonus))
            points = 0 if self.is_solo and bonus != "post" else self.players + (3 if taken == 0 else 0)
            self.due["points", seat, source] += points * (2 if 7 in self.shields[seat] else 1)

    def herd(self, seat: int, species: int, hex_: int) -> None:
        pasture = self.of_colour(seat, COLOURS.index("animal")) if 1 in self.shields[seat] else self.region(seat, hex_)
        wanted = [*(name for name, number in SPECIES.items() if number == species), "geese"]
        counts = [
            int(self.home(seat)[other].split("-")[1])
            for other in pasture
            if other in self.home(seat) and self.home(seat)[other].split("-")[0] in wanted
        ]
        self.due["points", seat, "animals"] += sum(counts) + (len(counts) if 7 in self.monasteries(seat) else 0)

    def effect(self, seat: int, tile: str) -> None:
        if tile == "watchtower":
            self.due["points", seat, "watchtowers"] += 4
        elif tile == "bank":
            self.due["silver", seat, "bank"] += 2
        elif tile == "boarding_house":
            self.due["workers", seat, "boarding_house"] += 4
        elif self.is_solo and tile.startswith("monastery-"):
            number = int(tile.split("-")[1])
            if number in CHARTERS and list(self.home(seat).values()).count("crane") > self.cranes:
                self.asked = number  # its owner says whether the crane counts here
            else:
                self.charter(seat, number, 0)

    def charter(self, seat: int, number: int, cranes: int) -> None:
        """Add the points of a monastery of the solo game, with a number of cranes."""
        self.cranes += cranes
        self.due["points", seat, f"monastery-{number}"] += self.monastery_points(seat, number, set()) + 4 * cranes

    def sell(self, seat: int, kind: int, count: int) -> None:
        self.sold[self.book.duchy_row[seat]][kind] += count
        numbers = self.monasteries(seat)
        self.due["points", seat, "sales"] += count * self.players * (2 if 12 in self.shields[seat] else 1)
        self.due["silver", seat, "sale"] += (count if 9 in self.shields[seat] else 1) + (3 in numbers)
        self.due["workers", seat, "sale"] += 4 in numbers

    def route(self, seat: int, place: int, kind: int, bonus: int) -> None:
        tiles = self.state.view(None)["extra"]["trade_routes"]["seats"][seat]["tiles"]
        number, brings = ROUTES[str(tiles[place // 3])][place % 3].split()
        assert (bonus >= 0) == (int(number) == kind + 1)
        if bonus >= 0:
            self.gift(seat, brings, "trade_route", "trade_routes")

    def gift(self, seat: int, brings: str, reason: str, source: str) -> None:
        """Add what a space of a route or of a vineyard brings without a question: two silver, four workers or four points."""
        if brings == "silver":
            self.due["silver", seat, reason] += 2
        elif brings == "workers":
            self.due["workers", seat, reason] += 4
        elif brings == "points":
            self.due["points", seat, source] += 4

    # ---- ends ----

    def mines(self) -> None:
        for seat in self.book.people:
            if self.book.duchy_row[seat] == seat:
                mines = list(self.home(seat).values()).count("mine")
                self.due["silver", seat, "mines"] += mines * (2 if 8 in self.shields[seat] else 1)
                self.due["workers", seat, "mines"] += mines if 2 in self.monasteries(seat) else 0

    def monastery_points(self, seat: int, number: int, charters: set[int]) -> int:
        tiles = list(self.home(seat).values())
        sold = self.sold[self.book.duchy_row[seat]]
        if number in CHARTERS:
            first = min((other for other in charters if other in CHARTERS), default=0)
            return 4 * (tiles.count(CHARTERS[number]) + (tiles.count("crane") if number == first else 0))
        if number == 15:
            return (2 if self.special else 3) * sum(1 for count in sold.values() if count)
        if number == 24:
            return 4 * len({tile.split("-")[0] for tile in tiles} & {*SPECIES, "geese"})
        if number == 25:
            return sum(sold.values())
        if number == 26:
            mine = [1 for owner, _ in self.bonus if self.book.duchy_row[owner] == self.book.duchy_row[seat]]
            return (3 if self.special else 2) * len(mine)
        return 0

    def over(self) -> None:
        if self.is_solo:
            return
        for seat in self.book.people:
            if self.book.duchy_row[seat] == seat:
                goods = sum(self.state.goods[seat * 6 : seat * 6 + 6])
                for source, points in (
                    ("unsold_goods", goods),
                    ("silver", self.state.silver[seat]),
                    ("workers", self.state.workers[seat] // 2),
                ):
                    self.due["points", seat, source] += points
                numbers = self.monasteries(seat, scoring=True)
                for number in numbers:
                    points = self.monastery_points(seat, number, numbers) * (2 if 10 in self.shields[seat] else 1)
                    self.due["points", seat, f"monastery-{number}"] += points
            points = sum(SHIELD_POINTS[number - 1] for number in self.shields[seat])
            self.due["points", seat, "shields"] += points * (2 if 13 in self.shields[seat] else 1)
            extra = self.state.view(None)["extra"]
            if "vineyards" in extra:
                self.due["points", seat, "vines"] += self.vines(extra["vineyards"]["vineyards"][seat])

    def vines(self, own: dict[str, Any]) -> int:
        left = {cell: colour for cell, colour in zip(CELLS, own["cells"], strict=True) if colour}
        areas: dict[str, list[int]] = {}
        while left:
            cell, colour = left.popitem()
            todo, size = [cell], 0
            while todo:
                q, r = todo.pop()
                size += 1
                for dq, dr in AROUND:
                    if left.get((q + dq, r + dr)) == colour:
                        del left[q + dq, r + dr]
                        todo.append((q + dq, r + dr))
            areas.setdefault(colour, []).append(size)
        return sum(
            triangle(size) for colour, sizes in areas.items() for size in sorted(sizes, reverse=True)[: own["tiles"][colour]]
        )

    def check(self, events: Any) -> None:
        for event in events:
            if event[0] in ("phase", "over") or (event[0] == "outcome" and self.state.phase == len(PHASE)):
                self.mines()
            self.enter(event)
        if self.state.is_over:
            self.over()
        people = set(self.book.people)
        skipped = ("recovered_castles", "bought_points")
        due = {key: count for key, count in self.due.items() if count and key[1] in people and key[2] not in skipped}
        got = {key: count for key, count in self.got.items() if count and key[1] in people and key[2] not in skipped}
        assert self.state.order == [seat for stack in reversed(self.track) for seat in reversed(stack)]
        assert due == got, {key: (due.get(key), got.get(key)) for key in {*due, *got} if due.get(key) != got.get(key)}
        self.due.clear()
        self.got.clear()


def enriched(state: Any) -> Any:
    """Give silver and workers to everybody: random players are poor, and lose every shield before it does anything."""
    for seat in state.book.people:
        state.silver[seat], state.workers[seat] = 20, 20
    state.legal = None
    return state


def liked(random: Random, legal: list[str]) -> str:
    """Return any action, but rather one that fills duchies, and pays tribute: that meets more rules."""
    paid = [text for text in legal if text.startswith("pay")]
    wanted = [text for text in legal if text.startswith(LIKED)] if random.random() < 0.7 else []
    return random.choice(paid or wanted or legal)


@pytest.mark.parametrize("seed", range(80))
def test_everybody_gains_what_the_book_promises(seed: int) -> None:
    random = Random(seed)
    state: Any = random_setup("burgundy", random).new(seed)
    if seed % 2:
        enriched(state)
    ledger = Ledger(state)
    while not state.is_over:
        seat = state.to_act[0]
        ledger.check(state.apply(liked(random, [str(action) for action in state.legal_actions(seat)]), seat))
