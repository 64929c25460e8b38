"""The printed duchies: what all of them share, and which layout each edition prints under a number."""

from collections import Counter

import pytest

from burgrave.engine.masks import bits_of
from burgrave.games.burgundy.colours import COLOURS
from burgrave.games.burgundy.duchy import HEXES, LAYOUTS, NEIGHBOURS, NUMBERS_BY_EDITION, Duchy, boards, duchy

from .scene import scene

every_layout = pytest.mark.parametrize("layout", LAYOUTS, ids=[layout.name for layout in LAYOUTS])

PATTERN = """
    6 5 4 3
   2 1 6 5 4
  5 4 3 1 2 3
 6 1 2 6 5 4 1
  2 5 4 3 1 2
   6 1 2 5 6
    3 4 1 3
"""

EXPANSION_REGIONS = dict(
    zip((str(number) for number in range(11, 31)), (14, 16, 17, 17, 14, 15, 16, 10, 18, 16, 16, 14, 16, 12, 17, 13, 14, 15, 19, 19))
)


def sizes(layout: Duchy, colour: str) -> list[int]:
    """Return the sizes of the regions of a colour, largest first."""
    mask = layout.colour_mask[COLOURS.index(colour)]
    return sorted((region.bit_count() for region in layout.regions if region & mask), reverse=True)


def picture(layout: Duchy) -> str:
    """Return the colours in reading order, by their first letter (Y for monasteries)."""
    return "".join("BASYCM"[colour] for colour in layout.colour)


@every_layout
def test_12_buildings_6_animals_6_ships_6_monasteries_4_castles_3_mines(layout: Duchy) -> None:
    count = Counter(COLOURS[colour] for colour in layout.colour)
    assert count == {"building": 12, "animal": 6, "ship": 6, "monastery": 6, "castle": 4, "mine": 3}


@every_layout
def test_regions_cover_the_duchy_once_and_have_8_spaces_at_most(layout: Duchy) -> None:
    assert sum(region.bit_count() for region in layout.regions) == HEXES
    assert max(region.bit_count() for region in layout.regions) <= 8
    for region in layout.regions:
        assert len({layout.colour[hex_] for hex_ in bits_of(region)}) == 1


@every_layout
def test_neighbours_of_one_colour_are_one_region(layout: Duchy) -> None:
    for hex_ in range(HEXES):
        for other in bits_of(NEIGHBOURS[hex_]):
            assert (layout.region[hex_] == layout.region[other]) == (layout.colour[hex_] == layout.colour[other])


@every_layout
def test_the_numbers_follow_the_one_printed_pattern(layout: Duchy) -> None:
    assert layout.number == [int(number) for number in PATTERN.split()]


@every_layout
def test_there_are_2_to_6_cities(layout: Duchy) -> None:
    assert 2 <= len(layout.cities) <= 6
    assert sum(city.bit_count() for city in layout.cities) == 12


@every_layout
def test_four_spaces_may_hold_the_starting_castle(layout: Duchy) -> None:
    assert len(layout.castles) == 4
    assert layout.first_castle == -1 or layout.first_castle in layout.castles


def test_no_two_layouts_are_alike() -> None:
    assert len({picture(layout) for layout in LAYOUTS}) == len(LAYOUTS)


def test_hexes_touch_as_printed() -> None:
    around = {
        19: [12, 13, 18, 20, 25, 26],
        1: [2, 5, 6],
        16: [10, 17, 23],
        37: [32, 33, 36],
        9: [4, 8, 14, 15],
        28: [21, 22, 27, 33],
    }
    for hex_, others in around.items():
        assert [other + 1 for other in bits_of(NEIGHBOURS[hex_ - 1])] == others
    assert sum(mask.bit_count() for mask in NEIGHBOURS) == 2 * 90


def test_duchy_1_is_the_same_in_both_editions() -> None:
    rows = "ACCY AACYB AABYBB SSSCSSS BBMBBA BMYBB MYYB"
    assert picture(duchy("2011", "1")) == picture(duchy("special", "1")) == rows.replace(" ", "")
    assert duchy("2011", "1").first_castle + 1 == 19
    assert duchy("special", "2").first_castle + 1 == 19


def test_duchy_1_has_cities_of_5_3_3_and_1() -> None:
    assert sizes(duchy("2011", "1"), "building") == [5, 3, 3, 1]
    assert sizes(duchy("2011", "1"), "animal") == [5, 1]


@pytest.mark.parametrize(("number", "regions"), [("1", 13), ("5", 19), ("8", 21)])
def test_regions_of_the_2011_boards(number: str, regions: int) -> None:
    assert len(duchy("2011", number).regions) == regions


def test_the_2011_edition_prints_duchies_1_to_9() -> None:
    names = {number: duchy("2011", number).name for number in NUMBERS_BY_EDITION["2011"]}
    assert names == {
        "1": "1",
        "2": "10",
        "3": "3",
        "4": "4-classic",
        "5": "5",
        "6": "6",
        "7": "7",
        "8": "8-classic",
        "9": "9",
    }


def test_the_special_edition_prints_duchies_1_to_10_in_the_base_game() -> None:
    for number in range(1, 11):
        assert duchy("special", str(number)).name == str(number)


def test_board_2_of_2011_is_number_10_today() -> None:
    assert duchy("2011", "2") is duchy("special", "10")
    assert picture(duchy("2011", "2")) != picture(duchy("special", "2"))


@pytest.mark.parametrize("number", ["4", "8"])
def test_boards_4_and_8_were_redrawn(number: str) -> None:
    assert picture(duchy("2011", number)) != picture(duchy("special", number))


def test_boards_in_the_box() -> None:
    """2011 p. 2: six boards, number 1 on four of them, 2 to 9 once each. Special p. 4: every duchy of 1 to 10 in four copies."""
    printed = Counter(side for sides in boards("2011") for side in sides)
    assert len(boards("2011")) == 6
    assert printed == {"1": 4, **{str(number): 1 for number in range(2, 10)}}
    printed = Counter(side for sides in boards("special") for side in sides)
    assert printed == {str(number): 4 for number in range(1, 11)}


@pytest.mark.parametrize(
    ("box", "first", "last"),
    [("dealt_expansion", 11, 18), ("dealt_championship", 19, 20), ("dealt_special", 21, 22), ("dealt_border", 23, 30)],
)
def test_p3_boards_of_the_expansions_in_the_box(box: str, first: int, last: int) -> None:
    """Special p. 3: every duchy of 11 to 30 in four copies, by the set the list of components puts it into."""
    printed = Counter(side for sides in boards("special", box) for side in sides)
    assert printed == {str(number): 4 for number in range(first, last + 1)}


def test_all_boxes_together() -> None:
    printed = Counter(side for sides in boards("special", "dealt_all") for side in sides)
    assert printed == {str(number): 4 for number in range(1, 31)}


@pytest.mark.parametrize(("number", "regions"), EXPANSION_REGIONS.items())
def test_regions_of_duchies_11_to_30(number: str, regions: int) -> None:
    assert len(duchy("special", number).regions) == regions


def test_published_words_about_duchies_11_to_18() -> None:
    """The weak ones have the fewest regions; 17, the strong one, has the only pasture of six."""
    assert [number for number in range(11, 19) if sizes(duchy("special", str(number)), "animal") == [6]] == [17]


def test_a_seat_plays_the_duchy_that_its_option_names() -> None:
    state = scene("2011", 4, options={"duchies": ["2", "4", "8", "9"]})
    assert [layout.name for layout in state.duchy] == ["10", "4-classic", "8-classic", "9"]
