"""What lies on the table: flat lists of small numbers, indexed by seat (and place), with a hand-written clone."""

from __future__ import annotations

from typing import Any

from burgrave.engine.agenda import Step
from burgrave.engine.state import CommonFields, GameState
from burgrave.games.tiletum.book import Book
from burgrave.games.tiletum.house import BUILDING_MASK, BUILDINGS, STORAGE
from burgrave.games.tiletum.numbers import SIDES
from burgrave.games.tiletum.shape import LISTS, NUMBERS
from burgrave.games.tiletum.tiles import CREST, KIND, SORT


class State(GameState):
    """A game of Tiletum. The lower half of the fields is derived from the upper, kept for speed."""

    __slots__ = (
        "action",
        "architect",
        "bonus_drawn",
        "bonus_points",
        "bonus_stack",
        "book",
        "cathedrals",
        "character_drawn",
        "character_stack",
        "characters",
        "cities",
        "contract_count",
        "contract_drawn",
        "contract_stack",
        "contracts",
        "corruption",
        "cost",
        "costs",
        "court",
        "crests",
        "dice",
        "exchanged",
        "facing",
        "fairs",
        "families",
        "free_rooms",
        "fulfilled",
        "goods",
        "granted",
        "home",
        "houses",
        "king",
        "king_tile",
        "lap",
        "map_tiles",
        "merchant",
        "order",
        "own_dice",
        "owners",
        "pillared",
        "pillars",
        "points",
        "recolour",
        "resident",
        "room_left",
        "rooms",
        "round",
        "score",
        "score_from",
        "sites",
        "slices",
        "space_tiles",
        "spaces",
        "storage",
        "stored",
        "towns",
        "turn",
        "vacant",
        "wheel",
    )
    agenda: list[Step[State]]

    def __init__(
        self,
        common: CommonFields,
        book: Book,
        round_: int,
        lap: int,
        turn: int,
        wheel: int,
        king_tile: int,
        bonus_drawn: int,
        contract_drawn: int,
        character_drawn: int,
        action: int,
        points: int,
        granted: int,
        exchanged: int,
        recolour: int,
        order: list[int],
        king: list[int],
        court: list[int],
        corruption: list[int],
        spaces: list[int],
        space_tiles: list[int],
        dice: list[int],
        own_dice: list[int],
        bonus_stack: list[int],
        contract_stack: list[int],
        character_stack: list[int],
        contracts: list[int],
        characters: list[int],
        map_tiles: list[int],
        costs: list[int],
        fairs: list[int],
        cities: list[int],
        goods: list[int],
        storage: list[int],
        rooms: list[int],
        crests: list[int],
        fulfilled: list[int],
        cathedrals: list[int],
        pillared: list[int],
        owners: list[int],
        merchant: list[int],
        architect: list[int],
        houses: list[int],
        pillars: list[int],
        score: list[int],
        score_from: list[int],
        slices: list[Any],
        facing: list[int],
        room_left: list[int],
        stored: list[int],
        families: list[int],
        home: list[int],
        resident: list[int],
        free_rooms: list[int],
        vacant: list[int],
        contract_count: list[int],
        bonus_points: list[int],
        sites: list[int],
        towns: list[int],
        cost: int,
    ) -> None:
        super().__init__(common)
        self.book = book
        self.round = round_
        """0 before the first, then 1 to 4."""
        self.lap = lap
        """How many corruption tokens of this round lie open: everybody has begun so many turns, or is about to."""
        self.turn = turn
        """How many turns of this lap have begun."""
        self.wheel = wheel
        """How far the wheel is turned: value 1 faces the space of this number."""
        self.king_tile = king_tile
        """The bonus tile beside the king track; 0: none."""
        self.bonus_drawn = bonus_drawn
        self.contract_drawn = contract_drawn
        self.character_drawn = character_drawn
        self.action = action
        """The action of the die in this turn, NO_DIE before one is taken, CHOOSING until it is chosen."""
        self.points = points
        """Action points left for it."""
        self.granted = granted
        """Action points it has had in all."""
        self.exchanged = exchanged
        """1 when the seat in turn has exchanged a good."""
        self.recolour = recolour
        """The good that the next die brings instead of its own; -1: its own."""
        self.order = order
        """Seats in turn order."""
        self.king = king
        """By seat: the space on the king track."""
        self.court = court
        """Seats as they stand on the king track: the highest space first, in a stack the lowest marker first."""
        self.corruption = corruption
        """All tokens; `lap` of them are revealed."""
        self.spaces = spaces
        """The actions around the wheel, clockwise."""
        self.space_tiles = space_tiles
        """Bonus tiles on the action spaces, by action."""
        self.dice = dice
        """Faces of the dice around the wheel, in ascending order."""
        self.own_dice = own_dice
        """By seat and lap: the face of the die taken; -1: none."""
        self.bonus_stack = bonus_stack
        self.contract_stack = contract_stack
        self.character_stack = character_stack
        self.contracts = contracts
        """The market, from left to right; 0: empty."""
        self.characters = characters
        """The market of characters."""
        self.map_tiles = map_tiles
        """Bonus tiles on the map, by place."""
        self.costs = costs
        """By cathedral: its cost tile."""
        self.fairs = fairs
        """By round: the fair tile."""
        self.cities = cities
        """By round: where the fair is held."""
        self.goods = goods
        """By seat and kind."""
        self.storage = storage
        """By seat and place: tiles."""
        self.rooms = rooms
        """By seat and room: characters."""
        self.crests = crests
        """By seat and building: the family on the ground floor."""
        self.fulfilled = fulfilled
        """By seat and contract space: contracts."""
        self.cathedrals = cathedrals
        """By seat and cathedral: which tile of the pile the seat took, the top one being 1; 0: none."""
        self.pillared = pillared
        """By seat: the mask of cathedrals where it has a pillar."""
        self.owners = owners
        """By house space: whose house stands there; -1: nobody's."""
        self.merchant = merchant
        """By seat: where the figure stands."""
        self.architect = architect
        self.houses = houses
        """By seat: houses in the supply."""
        self.pillars = pillars
        """By seat: pillars in the supply."""
        self.score = score
        self.score_from = score_from
        """By seat and source."""
        self.slices = slices
        """The modules' own parts of the state."""
        self.facing = facing
        """By value of a die, from 0: the action that it stands for in this round."""
        self.room_left = room_left
        """By seat: empty places in its storage."""
        self.stored = stored
        """By seat: the mask of the sorts of tiles in its storage."""
        self.families = families
        """By seat: the mask of the families whose crest it has, stored or placed."""
        self.home = home
        """By seat and kind of character: the building where it lives; -1: none."""
        self.resident = resident
        """By seat and building: the kind of character that lives there; -1: nobody."""
        self.free_rooms = free_rooms
        """By seat: the mask of empty rooms."""
        self.vacant = vacant
        """By seat: the mask of the rooms of buildings where nobody lives yet."""
        self.contract_count = contract_count
        """By seat: how many contracts it has fulfilled."""
        self.bonus_points = bonus_points
        """By seat and action: points that completed buildings add."""
        self.sites = sites
        """By seat: the mask of the cathedrals where it has a pillar and has not contributed."""
        self.towns = towns
        """By seat: the mask of the places where it has a house."""
        self.cost = cost
        """Action points that the choice being carried out costs; of no meaning between two choices."""

    def clone(self) -> State:
        return State(
            self,
            self.book,
            self.round,
            self.lap,
            self.turn,
            self.wheel,
            self.king_tile,
            self.bonus_drawn,
            self.contract_drawn,
            self.character_drawn,
            self.action,
            self.points,
            self.granted,
            self.exchanged,
            self.recolour,
            self.order[:],
            self.king[:],
            self.court[:],
            self.corruption,
            self.spaces,
            self.space_tiles[:],
            self.dice[:],
            self.own_dice[:],
            self.bonus_stack,
            self.contract_stack,
            self.character_stack,
            self.contracts[:],
            self.characters[:],
            self.map_tiles[:],
            self.costs,
            self.fairs,
            self.cities,
            self.goods[:],
            self.storage[:],
            self.rooms[:],
            self.crests[:],
            self.fulfilled[:],
            self.cathedrals[:],
            self.pillared[:],
            self.owners[:],
            self.merchant[:],
            self.architect[:],
            self.houses[:],
            self.pillars[:],
            self.score[:],
            self.score_from[:],
            [slice_.clone() for slice_ in self.slices] if self.slices else self.slices,
            self.facing,
            self.room_left[:],
            self.stored[:],
            self.families[:],
            self.home[:],
            self.resident[:],
            self.free_rooms[:],
            self.vacant[:],
            self.contract_count[:],
            self.bonus_points[:],
            self.sites[:],
            self.towns[:],
            self.cost,
        )

    def position(self) -> dict[str, Any]:
        """Return what lies on the table, without what is derived."""
        return {
            **{name: getattr(self, name) for name in NUMBERS},
            **{name: list(getattr(self, name)) for name in LISTS},
            "slices": [slice_.data() for slice_ in self.slices],
        }

    def turn_wheel(self) -> None:
        """Set which action each value stands for."""
        self.facing = [self.spaces[(value + self.wheel) % SIDES] for value in range(SIDES)]

    def refresh_storage(self, seat: int) -> None:
        """Update the derived fields after a change of what a seat stores."""
        stored = families = room = 0
        for place in range(seat * STORAGE, seat * STORAGE + STORAGE):
            tile = self.storage[place]
            if tile:
                sort = SORT[tile]
                stored |= 1 << sort
                if sort == CREST:
                    families |= 1 << KIND[tile]
            else:
                room += 1
        self.stored[seat] = stored
        self.room_left[seat] = room
        self.families[seat] |= families

    def is_full(self, seat: int, building: int) -> bool:
        """Return whether somebody lives in every room of a building."""
        return not self.free_rooms[seat] & BUILDING_MASK[building]

    def is_complete(self, seat: int, building: int) -> bool:
        """Return whether a building is full and has a crest (p. 20)."""
        return self.crests[seat * BUILDINGS + building] != 0 and not self.free_rooms[seat] & BUILDING_MASK[building]
