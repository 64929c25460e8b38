"""A second opinion on Chateauma's turns (special p. 23-27): played again from the view before each, and what it has is compared.

By the book word by word, or with the other readings of docs/rulings.md where the game has their options.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from burgrave.contract import random_setup
from burgrave.games.burgundy.modules.chateauma.holdings import holdings_of
from burgrave.games.burgundy.modules.chateauma.turn import ChateaumaTurn
from burgrave.games.burgundy.tiles import TILES
from games.burgundy.test_ledger import liked
from games.burgundy.test_oracle import BUILDINGS, GOODS, colour_of

OTHERS = ("castle_lines", "extra_hexes", "border_posts", "white_castles", "trade_routes", "shields", "vineyards")
LEFTMOST = ("building", "animal", "ship", "monastery", "mine", "castle")
"""The colours of the reserve from the left."""
OTHER_READINGS = {
    "chateauma_purchase": "reserve",
    "chateauma_ship": "from",
    "chateauma_white_castle": "fewest",
    "chateauma_extra": "white_die",
}
PHASE = {"A": 10, "B": 8, "C": 6, "D": 4, "E": 2}


def kind(tile: str) -> str:
    return "building" if tile in BUILDINGS | {"white_castle", "crane"} else colour_of(tile)


class Opponent:
    """Everything that Chateauma has, as the view has it; a tile face down is its name with a minus before."""

    def __init__(self, state: Any) -> None:
        view = state.view(None)
        self.others = {name for name, value in OTHER_READINGS.items() if state.rules.options[name] == value}
        """The options that have the other reading."""
        self.rolls: list[int] = []
        """The coming rolls of its own die."""
        own = view["extra"]["chateauma"]
        self.extra, self.seat, self.players = view["extra"], own["seat"], view["seats"]
        me = view["players"][self.seat]
        self.white, self.phase = view["white_die"], view["phase"]
        self.depots = [list(depot["tiles"]) for depot in view["depots"]]
        self.wares = [dict(depot["goods"]) for depot in view["depots"]]
        self.black = list(view["black_depot"])
        self.goods, self.silver, self.points = dict(me["goods"]), me["silver"], me["points"]
        self.steps = me["track"]
        self.cards = [dict(card, spaces=[dict(space) for space in card["spaces"]]) if card else None for card in own["cards"]]
        for card, laid in zip(self.cards, holdings_of(state).laid, strict=True):
            for space, tile in zip(card["spaces"] if card else (), laid, strict=True):
                space["tile"] = None if not tile else TILES[tile] if tile > 0 else f"-{TILES[-tile]}"
        self.reserve = {colour: list(tiles) for colour, tiles in own["reserve"].items()}
        self.duchy = {colour: list(area["tiles"]) for colour, area in own["duchy"].items()}
        self.signs = {colour: area["extra"] for colour, area in own["duchy"].items()}
        self.over = {colour: list(area["over"]) for colour, area in own["duchy"].items()}
        self.posts = sum(number % 2 == 0 for number in own["completed"])
        self.shields, self.doubles = own["shields"], len(own["doubles"])
        self.bonus = {colour: list(owners) for colour, owners in view["bonus"].items()}
        self.chosen = 0 if self.white <= 4 else 1
        self.covered: list[dict[str, Any]] = []
        self.moving: list[str] = []
        """Tiles of a completed card that have no space yet."""

    def ring(self, number: int) -> list[int]:
        return [(number - 1 + step) % 6 for step in range(6)]

    def empty(self, card: Any) -> list[dict[str, Any]]:
        return [space for space in card["spaces"] if not space["tile"]] if card else []

    # ---- the action ----

    def choose(self, number: int) -> None:
        card = next((self.cards[at] for at in (self.chosen, 1 - self.chosen) if self.empty(self.cards[at])), None)
        if card is None:
            return self.sell()
        for depot in self.ring(number):
            for space in self.empty(card):
                for index, tile in enumerate(self.depots[depot]):
                    if tile and kind(tile) == space["colour"]:
                        self.depots[depot][index] = None
                        return self.lay(space, tile)
        for space in self.empty(card):
            if self.reserve[space["colour"]]:
                return self.lay(space, self.reserve[space["colour"]].pop())
        if self.reserve["wild"]:
            space = self.empty(card)[0]
            space["tile"] = "-" + self.reserve["wild"].pop()
            self.covered.append(space)
            return None
        for index, tile in enumerate(self.black):
            if tile:
                self.black[index] = None
                return self.reserve["wild"].append(tile)
        self.silver += 2
        return None

    def lay(self, space: dict[str, Any], tile: str) -> None:
        space["tile"] = tile
        self.covered.append(space)
        colour = kind(tile)
        if tile in ("castle", "crane"):
            self.choose(self.white)
        elif colour == "ship":
            best = max(sum(wares.values()) for wares in self.wares)
            first = self.white if "chateauma_ship" in self.others else self.white + 1
            depot = next(at for at in self.ring(first) if sum(self.wares[at].values()) == best)
            for ware, count in self.wares[depot].items():
                self.goods[ware] = self.goods.get(ware, 0) + count
            self.wares[depot] = {}
            self.steps = min(6, self.steps + 1)
        elif colour == "animal":
            self.points += self.herd(tile.split("-")[0])
        elif tile == "bank":
            self.silver += 2
        elif tile == "boarding_house":
            self.points += 2
        elif tile == "watchtower":
            self.points += 4
        elif tile == "warehouse":
            self.sell()
        elif tile == "town_hall":
            self.town_hall()
        elif tile == "white_castle":
            lacking = [there for there in LEFTMOST if not self.reserve[there]]
            if not lacking and "chateauma_white_castle" in self.others:
                fewest = min(len(self.reserve[there]) for there in LEFTMOST)
                lacking = [there for there in LEFTMOST if len(self.reserve[there]) == fewest]
            if not (lacking and self.fetch(lacking[0])):
                self.silver += 1
        else:
            looks = {"carpenter": ("building",), "church": ("castle", "mine", "monastery"), "market": ("ship", "animal")}
            any(self.fetch(there) for there in looks.get(tile, ()))

    def fetch(self, colour: str) -> bool:
        for depot in self.ring(self.white):
            for index, tile in enumerate(self.depots[depot]):
                if tile and kind(tile) == colour:
                    self.depots[depot][index] = None
                    self.reserve[colour].append(tile)
                    return True
        return False

    def town_hall(self) -> None:
        for card in (self.cards[self.chosen], self.cards[1 - self.chosen]):
            wanted = [space["colour"] for space in self.empty(card)]
            colours = [colour for colour in LEFTMOST if colour in wanted and self.reserve[colour]]
            if colours:
                most = max(len(self.reserve[colour]) for colour in colours)
                colour = next(colour for colour in colours if len(self.reserve[colour]) == most)
                space = next(space for space in self.empty(card) if space["colour"] == colour)
                return self.lay(space, self.reserve[colour].pop())
        return None

    def faces(self) -> list[str]:
        """Return the tiles that lie face up."""
        tiles = [space["tile"] for card in self.cards if card for space in card["spaces"] if space["tile"]]
        tiles += [tile for row in (*self.duchy.values(), *self.over.values()) for tile in row if tile]
        tiles += self.moving
        return [tile for tile in tiles if not tile.startswith("-") and tile != "black_hex"]

    def herd(self, species: str) -> int:
        herds: dict[str, list[int]] = {"cow": [], "sheep": [], "pig": [], "goat": [], "geese": []}
        for tile in self.faces():
            name, _, count = tile.partition("-")
            if name in herds:
                herds[name].append(int(count))
        geese = sum(herds.pop("geese"))
        if species != "geese":
            return geese + sum(herds[species])
        most = max(len(counts) for counts in herds.values())
        return geese + max(sum(counts) for counts in herds.values() if len(counts) == most)

    def sell(self) -> None:
        most = max(self.goods.values(), default=0)
        if most:
            ware = next(ware for ware in GOODS if self.goods.get(ware) == most)
            del self.goods[ware]
            self.silver += 1
            self.points += most * self.players + ("trade_routes" in self.extra)

    def symbols(self) -> None:
        for space in self.covered:
            if space["sale"]:
                self.sell()
            if space["double"] and "vineyards" in self.extra:
                self.take_double()
        self.covered = []

    def take_double(self) -> None:
        spaces = self.extra["vineyards"]["depot"]
        first = next(at for at, space in enumerate(spaces) if self.white in space["numbers"])
        space = next((space for space in spaces[first:] + spaces[:first] if space["tile"]), None)
        if space:
            space["tile"] = None
            self.doubles += 1

    # ---- cards ----

    def complete(self) -> None:
        were_full = {colour for colour, tiles in self.duchy.items() if all(tiles)}
        while True:
            done = [at for at, card in enumerate(self.cards) if card and not self.empty(card)]
            if not done:
                break
            card, self.cards[done[0]] = self.cards[done[0]], None
            assert card is not None
            self.points += card["points"]
            if "post" in card["symbols"] and "border_posts" in self.extra:
                self.link()
            if "shield" in card["symbols"] and "shields" in self.extra:
                self.shield()
            self.moving = [space["tile"] for space in card["spaces"]]
            while self.moving:
                self.move(self.moving.pop(0).removeprefix("-"))
        for colour, tiles in self.duchy.items():
            if all(tiles) and colour not in were_full and None in self.bonus[colour]:
                place = self.bonus[colour].index(None)
                self.points += self.players + (0 if place else 3)
        if not self.cards[0]:
            self.cards = [self.cards[1], None]

    def move(self, tile: str) -> None:
        colour = kind(tile)
        if None not in self.duchy[colour]:
            self.over[colour].append(tile)
            return
        place = self.duchy[colour].index(None)
        self.duchy[colour][place] = tile
        if place in self.signs[colour]:
            has_room = any(self.empty(card) for card in self.cards)
            is_rolled = has_room and "chateauma_extra" not in self.others
            self.choose(self.rolls.pop(0) if is_rolled else self.white)
            self.symbols()

    def link(self) -> None:
        self.posts += 1
        owners = self.extra["border_posts"]["tiles"]
        if self.posts == 2:
            self.points += PHASE[self.phase]
        elif self.posts == 3 and None in owners:
            self.points += self.players + (0 if owners.index(None) else 3)

    def shield(self) -> None:
        lying = self.extra["shields"]["depots"]
        shields = next((lying[depot] for depot in self.ring(self.white) if lying[depot]), None)
        if shields:
            shields.remove(min(shields))
            self.shields += 1

    def purchase(self) -> None:
        if self.silver < 2:
            return
        if "vineyards" in self.extra:
            places, store = self.extra["vineyards"]["store_spaces"], self.extra["vineyards"]["store"]
            order = [(self.white + 1) // 2, (self.white + 1) // 2 % 3 + 1, ((self.white + 1) // 2 + 1) % 3 + 1]
            for place in order:
                if place in places and store[places.index(place)]:
                    store[places.index(place)] = None
                    self.silver -= 2
                    self.doubles += 1
                    return
        offered = [tile for tile in self.black if tile]
        if offered:
            fewest = min(len(self.reserve[kind(tile)]) for tile in offered)
            fitting = [tile for tile in offered if len(self.reserve[kind(tile)]) == fewest]
            if "chateauma_purchase" in self.others:
                colours = [kind(tile) for tile in fitting]
                colour = next(there for there in LEFTMOST if there in colours)
                fitting = [tile for tile in fitting if kind(tile) == colour]
            self.black[self.black.index(fitting[0])] = None
            self.reserve[kind(fitting[0])].append(fitting[0])
            self.silver -= 2

    def turn(self, rolls: list[int]) -> None:
        self.rolls = rolls
        self.choose(self.rolls.pop(0))
        self.symbols()
        self.complete()
        self.purchase()
        assert not self.rolls, "a roll too many"

    def has(self) -> dict[str, Any]:
        """Return what is compared with the game."""
        return {
            "depots": self.depots,
            "black": self.black,
            "goods": self.goods,
            "wares": self.wares,
            "silver": self.silver,
            "points": self.points,
            "steps": self.steps,
            "reserve": self.reserve,
            "duchy": self.duchy,
            "over": self.over,
            "cards": [card and [space["tile"] for space in card["spaces"]] for card in self.cards],
            "others": (self.shields, self.doubles),
            "lying": self.extra["shields"]["depots"] if "shields" in self.extra else None,
            "vines": [space["tile"] for space in self.extra["vineyards"]["depot"]] if "vineyards" in self.extra else None,
            "store": self.extra["vineyards"]["store"] if "vineyards" in self.extra else None,
        }


@pytest.mark.pure
@pytest.mark.parametrize("seed", range(40))
def test_it_does_what_the_book_says(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the pure form is tested: a compiled class cannot be watched, and plays alike."""
    turns = 0
    run = ChateaumaTurn.run

    def watched(step: ChateaumaTurn, state: Any) -> None:
        nonlocal turns
        turns += 1
        expected, before = Opponent(state), len(state.events)
        run(step, state)
        expected.turn([event[2] for event in state.events[before:] if event[0] in ("own_die", "next_die")])
        actual, wanted = Opponent(state).has(), expected.has()
        for now, then in zip(actual["cards"], wanted["cards"], strict=True):
            assert now == then or (then is None and not any(now)), "another card"
        actual["cards"] = wanted["cards"] = []
        assert actual == wanted

    monkeypatch.setattr(ChateaumaTurn, "run", watched)
    random = Random(seed)
    others = [name for name in OTHERS if random.random() < 0.5]
    state: Any = random_setup("burgundy", random, ["base", *others, "chateauma"]).new(seed)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply(liked(random, [str(action) for action in state.legal_actions(seat)]), seat)
    assert turns == 25
