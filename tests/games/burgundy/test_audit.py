"""The auditor reports whatever is changed behind its back."""

from random import Random

import pytest

from burgrave.contract import Setup
from burgrave.engine.errors import AuditError
from burgrave.games.burgundy.duchy import HEXES
from burgrave.games.burgundy.modules.inns import INNS
from burgrave.games.burgundy.modules.inns.tiles import INN
from burgrave.games.burgundy.tiles import CASTLE_TILE, HALF, MINE_TILE, SHIP_TILE

MANY = ["base", "extra_hexes", "border_posts", "white_castles", "inns", "trade_routes", "vineyards"]


def played(modules, plies):
    """Return a random game after a number of choices, and its auditor."""
    random = Random(5)
    state = Setup("burgundy", 3, modules).new(5)
    auditor = state.rules.game.auditor(state)
    for _ in range(plies):
        auditor.observe(state, state.apply(random.choice(state.legal_actions())))
    return state, auditor


def swap_pile(state):
    pile = next(index for index, drawn in enumerate(state.drawn) if drawn < len(state.piles[index]))
    state.piles = [[*row[:-1], row[-1] % 5 + 1] if index == pile else row for index, row in enumerate(state.piles)]


def swap_in_place(state):
    """Swap two tiles of a pile in place, which the rules never do."""
    pile = next(row for row, drawn in zip(state.piles, state.drawn, strict=True) if drawn < len(row))
    pile[-1] = SHIP_TILE if pile[-1] != SHIP_TILE else MINE_TILE


def lose_drawn(state):
    state.drawn = [state.drawn[0] + 1, *state.drawn[1:]]


def lose_depot(state):
    space = next(space for space, tile in enumerate(state.depots) if tile)
    state.depots[space] = 0


def swap_stored(state):
    slot = next(slot for slot, tile in enumerate(state.storage) if tile not in (SHIP_TILE, HALF))
    state.storage[slot] = SHIP_TILE


def lose_placed(state):
    state.tiles[next(index for index, tile in enumerate(state.tiles) if tile)] = 0


def wrong_colour(state):
    hexes = [hex_ for hex_ in range(HEXES) if state.tiles[hex_]]
    first = hexes[0]
    other = next(hex_ for hex_ in hexes if state.duchy[0].colour[hex_] != state.duchy[0].colour[first])
    state.tiles[first], state.tiles[other] = state.tiles[other], state.tiles[first]


def far_away(state):
    hexes = [hex_ for hex_ in range(HEXES) if state.covered[0] >> hex_ & 1]
    castle = next(hex_ for hex_ in hexes if state.tiles[hex_] == CASTLE_TILE)
    free = [
        hex_
        for hex_ in range(HEXES)
        if state.duchy[0].colour[hex_] == state.duchy[0].colour[castle] and not (state.covered[0] | state.frontier[0]) >> hex_ & 1
    ]
    state.tiles[free[0]], state.tiles[castle] = CASTLE_TILE, 0
    state.derive()


def lose_goods(state):
    state.goods_pile = [*state.goods_pile[:-1], (state.goods_pile[-1] + 1) % 6]


FAULTS = {
    "silver": lambda state: state.silver.__setitem__(0, 7),
    "workers": lambda state: state.workers.__setitem__(1, 11),
    "points": lambda state: state.points.__setitem__(0, 999),
    "sources": lambda state: state.sources.__setitem__(0, state.sources[0] + 1),
    "track": lambda state: setattr(state, "track", [0, 1, 2] if state.order[0] != 2 else [2, 1, 0]),
    "order": lambda state: setattr(state, "order", [0, 0, 1]),
    "dice": lambda state: setattr(state, "dice", [7] * 6),
    "bonus": lambda state: setattr(state, "bonus", [*state.bonus[:4], 1, *state.bonus[5:]]),
    "small bonus": lambda state: setattr(state, "bonus", [*state.bonus[:-1], 1]),
    "answers": lambda state: setattr(state, "answers", [state.answers[0] + 1, *state.answers[1:]]),
    "covered": lambda state: state.covered.__setitem__(2, 0),
    "frontier": lambda state: state.frontier.__setitem__(0, state.frontier[0] ^ 1 << 36),
    "banned": lambda state: state.banned.__setitem__(0, state.banned[0] ^ 1),
    "kinds": lambda state: state.kinds.__setitem__(0, state.kinds[0] ^ 1),
    "filled_spaces": lambda state: state.filled_spaces.__setitem__(0, state.filled_spaces[0] ^ 1),
    "pile": swap_pile,
    "pile in place": swap_in_place,
    "drawn": lose_drawn,
    "depot": lose_depot,
    "storage": swap_stored,
    "placed": lose_placed,
    "colour": wrong_colour,
    "neighbour": far_away,
    "goods": lose_goods,
    "depot goods": lambda state: state.depot_goods.__setitem__(0, state.depot_goods[0] + 1),
}


@pytest.mark.parametrize("modules", [["base"], MANY], ids=len)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_reported(modules, fault):
    state, auditor = played(modules, 90)
    auditor.check(state)
    FAULTS[fault](state)
    with pytest.raises(AuditError):
        auditor.check(state)


def test_two_inns_in_a_region_are_reported():
    state, _ = played(MANY, 10)
    region = next(mask for mask in state.duchy[0].regions if mask.bit_count() > 1)
    audited = INNS.reactions["audited"][0]
    audited(state)
    for hex_ in range(HEXES):
        if region >> hex_ & 1:
            state.tiles[hex_] = INN
    with pytest.raises(AuditError, match="two inns"):
        audited(state)
