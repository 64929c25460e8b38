"""What placing a tile is worth to bots."""

import pytest

from burgrave.games.burgundy.evaluation.tiles import gain
from burgrave.games.burgundy.tiles import COLOUR, tile_named
from games.burgundy.scene import scene


@pytest.mark.parametrize("name", ["mine", "ship", "bank", "warehouse", "monastery-7", "cow-3"])
def test_what_a_module_says_a_tile_is_worth_counts_for_tiles_of_all_colours(name, monkeypatch):
    state = scene()
    tile = tile_named(name)
    hexes = state.duchy[0].colour_mask[COLOUR[tile]]
    before = gain(state, 0, tile, hexes, 4)
    worth = state.book.worth
    monkeypatch.setattr(state.book, "worth", [*worth[:tile], worth[tile] + 5, *worth[tile + 1 :]])
    assert gain(state, 0, tile, hexes, 4) == pytest.approx(before + 5)
