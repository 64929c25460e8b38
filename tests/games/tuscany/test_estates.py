"""All estates that can be laid: 64 sets of parts in 192 layouts (p. 3)."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from burgrave.engine.masks import bits_of
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.estate import (
    FIELD_NAMES,
    FIELDS,
    LAYOUTS,
    ORDERS,
    PART_COLOURS,
    SHIFTS,
    TOTALS,
    TURNS,
    estate,
    layout_number,
    neighbours,
    spots,
)

ALL_PARTS = list(product(range(4), repeat=3))


def test_there_are_192_layouts_and_12288_estates() -> None:
    assert LAYOUTS == len(ORDERS) * TURNS * len(SHIFTS) == 6 * 8 * 4 == 192
    assert len(ALL_PARTS) * LAYOUTS == 12_288
    numbers = [layout_number(*arrangement) for arrangement in product(range(6), range(8), range(4))]
    assert numbers == list(range(192))


def test_the_layouts_are_all_different() -> None:
    """Even as shapes on the table, wherever they lie."""
    seen = set()
    for layout in range(LAYOUTS):
        top = min(height for _, height in spots(layout))
        seen.add(tuple((column, height - top) for column, height in spots(layout)))
    assert len(seen) == LAYOUTS


@pytest.mark.parametrize("layout", range(LAYOUTS))
def test_no_two_fields_of_a_layout_lie_upon_each_other_and_they_hang_together(layout: int) -> None:
    assert len(set(spots(layout))) == FIELDS
    around = neighbours(layout)
    assert all(around[other] >> field & 1 for field in range(FIELDS) for other in bits_of(around[field]))
    reached, edge = 1, [0]
    while edge:
        for other in bits_of(around[edge.pop()] & ~reached):
            reached |= 1 << other
            edge.append(other)
    assert reached == (1 << FIELDS) - 1


@pytest.mark.parametrize("layout", range(LAYOUTS))
def test_parts_touch_along_their_long_edges_with_three_fields_each(layout: int) -> None:
    order = ORDERS[layout // len(SHIFTS) // TURNS]
    around = neighbours(layout)
    part = {letter: [field for field in range(FIELDS) if FIELD_NAMES[field][0] == letter] for letter in "ABC"}
    mask = {letter: sum(1 << field for field in fields) for letter, fields in part.items()}
    for left, right in pairwise(order):
        assert sum(1 for field in part[left] if around[field] & mask[right]) == 3
        assert sum(1 for field in part[right] if around[field] & mask[left]) == 3
    assert not any(around[field] & mask[order[2]] for field in part[order[0]]), "the outer ones do not touch"


def test_a_part_has_the_same_neighbourhoods_however_it_lies() -> None:
    inner = None
    for layout in range(LAYOUTS):
        neighbourhoods = [
            [around >> 10 * part & 1023 for around in neighbours(layout)[10 * part : 10 * part + 10]] for part in range(3)
        ]
        inner = inner or neighbourhoods
        assert neighbourhoods == inner


def test_every_estate_has_regions_of_one_to_three_fields() -> None:
    """All 12,288: a region of four or more has a field from which two steps reach four."""
    colours = {parts: [colour for at, part in enumerate(parts) for colour in PART_COLOURS[at][part]] for parts in ALL_PARTS}
    masks = {
        parts: [sum(1 << field for field, of in enumerate(colour) if of == kind) for kind in range(KINDS)]
        for parts, colour in colours.items()
    }
    for layout in range(LAYOUTS):
        around = neighbours(layout)
        for parts, colour in colours.items():
            mask = masks[parts]
            for field in range(FIELDS):
                region = 1 << field
                for _ in range(2):
                    for other in bits_of(region):
                        region |= around[other] & mask[colour[field]]
                assert region.bit_count() <= 3


@pytest.mark.parametrize("number", range(0, 12_288, 61))
def test_an_estate_has_thirty_fields_and_the_colours_of_the_box(number: int) -> None:
    laid = estate(ALL_PARTS[number % 64], number // 64)
    assert {COLOURS[kind]: laid.colour.count(kind) for kind in range(KINDS)} == TOTALS
    assert sum(TOTALS.values()) == 30
    for field in range(FIELDS):
        region = set(bits_of(laid.region[field]))
        assert field in region
        assert laid.region_size[field] == len(region) in (1, 2, 3)
        assert {laid.colour[other] for other in region} == {laid.colour[field]}
        # Closed: no field of the colour lies next to it; and of one piece.
        beyond = {other for inside in region for other in bits_of(laid.neighbours[inside])} - region
        assert all(laid.colour[other] != laid.colour[field] for other in beyond)
        assert len(region) == 1 or all(set(bits_of(laid.neighbours[inside])) & region for inside in region)
    for part in range(3):
        assert laid.colour[laid.castle(part)] == 0
        assert laid.castle(part) // 10 == part
