"""The shared board of Tiletum: everything of the view is there, in its place, and nothing covers another."""

from __future__ import annotations

import re
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest

from burgrave.draw import Look
from burgrave.games.tiletum.drawing.board import HEIGHT, KING, WIDTH, board
from burgrave.games.tiletum.drawing.faces import foot_of, gains_of, needs_of, sort_of
from burgrave.games.tiletum.drawing.fair_cards import COUNTS
from burgrave.games.tiletum.drawing.figures import SIZE, spread
from burgrave.games.tiletum.drawing.goods import KNOWN
from burgrave.games.tiletum.drawing.king import DESK_TRACK, PHONE_TRACK, Track, heap
from burgrave.games.tiletum.drawing.layout import DESK, PHONE, Layout
from burgrave.games.tiletum.drawing.markets import PHONE_DECK
from burgrave.games.tiletum.drawing.phone import MAP_HEIGHT, map_phone, tracks_phone
from burgrave.games.tiletum.drawing.plates import BONUS, Plate, name_size, plate_of
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.spots import plate_at
from burgrave.games.tiletum.drawing.tiles import tile
from burgrave.games.tiletum.drawing.ways import WAYS_CSS, way, ways, ways_from
from burgrave.games.tiletum.europe import CITIES, DISTANCE, NEIGHBOURS, PLACES, TITLES
from burgrave.games.tiletum.fairs import FAIRS
from burgrave.games.tiletum.kinds import GOODS
from burgrave.games.tiletum.numbers import CONTRACT_PRICES, HIGHEST, LOWEST
from burgrave.games.tiletum.tiles import TILES
from games.drawing_checks import parsed
from games.tiletum.drawing.positions import NAMES, bare, beginning, crowded, like_the_look, new, table
from games.tiletum.scene import acting, lay_bonus, on_track, turn_of

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def scene_of(state: Any, seat: int = 0, you: tuple[int, ...] | None = None) -> Scene:
    """The table as a seat sees it."""
    return Scene(state.view(seat), Look(seat, (seat,) if you is None else you, NAMES[: state.seats]))


def nodes(state: Any, seat: int = 0) -> dict[str, Any]:
    """Everything on the desk's board that has a key."""
    whole = board(scene_of(state, seat)).whole("board")
    return {node.get("data-key", ""): node for node in parsed(whole).iter("g") if node.get("data-key")}


def label(node: Any) -> str:
    """What a screen reader says."""
    return str(node.get("aria-label"))


# ---- where things lie --------------------------------------------------------------------------------------------------------


def plate_box(layout: Layout, place: str, plate: Plate, has_bonus: bool) -> Box:
    """What a plate with its bonus tile takes up."""
    (x, y), k = layout.at(place), layout.scale
    right = plate.bonus + BONUS / 2 if has_bonus else plate.middle + plate.width / 2
    return x + plate.left * k, y - plate.height / 2 * k, x + right * k, y + plate.height / 2 * k


def name_box(layout: Layout, place: str, plate: Plate) -> Box:
    """What the name above it takes up, in an ordinary font."""
    (x, y), k, size = layout.at(place), layout.scale, name_size(layout)
    half, foot = len(TITLES[place]) * size * 0.26 * k, y - (plate.height / 2 + 5) * k
    return x + plate.middle * k - half, foot - size * 0.72 * k, x + plate.middle * k + half, foot


@pytest.mark.parametrize("layout", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_plate_or_name_covers_another(layout: Layout, seats: int) -> None:
    scene = scene_of(new(seats, 1))
    boxes = {}
    for place in PLACES:
        plate, here = plate_at(scene, place), scene.view["places"][place]
        boxes[place] = plate_box(layout, place, plate, here["has_bonus"])
        if place in TITLES:
            boxes[f"name of {place}"] = name_box(layout, place, plate)
    overlaps = {}
    for (name, first), (other, second) in combinations(boxes.items(), 2):
        across = min(first[2], second[2]) - max(first[0], second[0])
        down = min(first[3], second[3]) - max(first[1], second[1])
        if min(across, down) > 1:
            overlaps[name, other] = round(min(across, down), 1)
    assert overlaps == {}
    for left, top, right, bottom in boxes.values():
        assert left >= 0
        assert right <= layout.width
        assert top >= layout.top
        assert bottom <= layout.top + layout.height


@pytest.mark.parametrize("layout", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("count", range(1, 9))
def test_figures_stand_apart_wherever_they_are(layout: Layout, count: int) -> None:
    scene = scene_of(new(4, 1))
    for place in PLACES:
        spots = spread(layout, place, plate_at(scene, place), place == "tiletum", count)
        assert len(spots) == count
        for (ax, ay), (bx, by) in combinations(spots, 2):
            assert max(abs(ax - bx), abs(ay - by)) >= 17, (place, spots)
        x, y = layout.at(place)
        for dx, dy in spots:
            assert y + (dy + SIZE / 2) * layout.scale <= layout.top + layout.height + 30, place
            assert x + (dx + SIZE / 2) * layout.scale <= layout.width, place


def test_sizes_are_those_of_the_look() -> None:
    assert (WIDTH, HEIGHT) == (632, 728)
    assert (PHONE.width, MAP_HEIGHT) == (390, 516)
    assert plate_of(0, True, False)[:2] == (94, 46)
    assert plate_of(3, False, False)[:2] == (78, 31)


# ---- places ------------------------------------------------------------------------------------------------------------------


def test_every_place_can_be_clicked_and_asked_about() -> None:
    by_key = nodes(like_the_look())
    for place in PLACES:
        node = by_key[f"place:{place}"]
        assert node.get("data-element") == node.get("data-help") == f"place:{place}"
        assert len(node.get("data-badge", "").split()) == 3
        assert not [inner for inner in node.iter("g") if inner is not node and inner.get("data-element")], "no button in a button"


def test_what_lies_on_a_plate_is_beside_it() -> None:
    whole = parsed(board(scene_of(like_the_look())).whole("board"))
    for node in whole.iter("g"):
        if node.get("data-element"):
            assert not [inner for inner in node.iter("g") if inner is not node and inner.get("data-element")]


def test_only_house_spaces_in_use_are_drawn() -> None:
    assert "house:tiletum.3" not in nodes(new(2, 1))
    assert "house:tiletum.4" not in nodes(new(3, 1))
    assert "house:tiletum.4" in nodes(new(4, 1))


def test_a_house_space_shows_what_it_brings_until_somebody_builds() -> None:
    by_key = nodes(like_the_look())
    assert label(by_key["house:hamburg.1"]) == "free space for a house in Hamburg: 2 points"
    assert label(by_key["house:strasbourg.1"]) == "free space for a house in Strasbourg: use a building again"
    assert by_key["house:hamburg.1"].get("data-element") == "house:hamburg.1"
    owned = by_key["house:frankfurt.1"]
    assert label(owned) == "house of Steward in Frankfurt"
    assert owned.get("data-piece") == "house-1"
    assert not owned.get("data-element")


def test_a_cathedral_shows_its_pile_its_cost_and_its_pillars() -> None:
    by_key = nodes(like_the_look())
    assert label(by_key["cathedral:koeln"]) == "cathedral of Köln: 3 stone for 4 points and a tile for 2 points; tiles left: 2, 0"
    assert by_key["cathedral:koeln"].get("data-element") == "cathedral:koeln"
    assert label(by_key["pillar:koeln.1"]) == "pillar of Steward in Köln"
    assert by_key["pillar:koeln"].get("data-element") == "pillar:koeln"
    assert "cathedral:milano" not in by_key
    assert "pillar:milano" not in by_key


def test_where_nothing_is_built_the_plate_says_so() -> None:
    whole = board(scene_of(like_the_look())).whole("board")
    assert "Milano: no cathedral is built in this game" in whole
    assert ">none<" in whole
    assert ">built<" in whole


def test_of_an_empty_pile_only_its_place_is_left() -> None:
    by_key = nodes(bare(4))
    assert label(by_key["cathedral:wien"]) == "cathedral of Wien: all tiles are taken"
    assert not by_key["cathedral:wien"].get("data-element")
    assert "pillar:wien" not in by_key


def test_a_phone_adds_up_the_points_of_a_cathedral() -> None:
    state = like_the_look()

    def pile_points(markup: str) -> str:
        node = next(node for node in parsed(markup).iter("g") if node.get("data-key") == "cathedral:paris")
        return next(str(inner.text) for inner in node.iter("text"))

    assert pile_points(board(scene_of(state)).whole("board")) == "3"
    assert pile_points(map_phone(scene_of(state)).whole("map")) == "5"


def test_bonus_tiles_can_be_taken_and_leave_their_place() -> None:
    by_key = nodes(like_the_look())
    assert by_key["bonus:bordeaux"].get("data-element") == "bonus:bordeaux"
    assert by_key["bonus:bordeaux"].get("data-piece") == "helper:add_2"
    assert by_key["bonus:bordeaux"].get("data-help") == "tile:helper:add_2"
    assert not by_key["bonus:paris"].get("data-element")
    assert by_key["bonus:paris"].get("data-help") == "bonus"
    assert "bonus:troyes" not in by_key, "no tile ever lies there"


# ---- figures -----------------------------------------------------------------------------------------------------------------


def test_every_figure_stands_somewhere_and_only_the_own_can_be_clicked() -> None:
    by_key = nodes(like_the_look(4))
    figures = {key: node for key, node in by_key.items() if re.match(r"\d\.(merchant|architect):", key)}
    assert len(figures) == 8
    assert {key for key, node in figures.items() if node.get("data-element")} == {"0.merchant:troyes", "0.architect:bordeaux"}
    assert label(figures["3.merchant:genova"]) == "merchant of Jan in Genova"


def test_the_figure_that_acts_has_a_band() -> None:
    assert "band-ink" in _classes(nodes(like_the_look())["0.architect:bordeaux"])
    assert "band-ink" not in _classes(nodes(like_the_look())["0.merchant:troyes"])
    merchant = nodes(acting(table(3), "merchant", 3))
    assert "band-ink" in _classes(merchant["0.merchant:troyes"])
    assert "band-ink" not in "".join(map(_classes, nodes(turn_of(table(3), 0)).values()))


def _classes(node: Any) -> str:
    return " ".join(inner.get("class") or "" for inner in node.iter())


def test_a_figure_glides_from_place_to_place() -> None:
    """The piece stays the same under another key: that is what the script animates."""
    state = like_the_look()
    before = nodes(state)["0.architect:bordeaux"].get("data-piece")
    state.apply("move figure:architect place:toulouse")
    after = nodes(state)
    assert "0.architect:bordeaux" not in after
    assert after["0.architect:toulouse"].get("data-piece") == before == "architect-0"


@pytest.mark.parametrize("place", ["tiletum", "london", "firenze", "paris-bordeaux"])
def test_eight_figures_are_drawn_in_one_place(place: str) -> None:
    by_key = nodes(crowded(place))
    assert len([key for key in by_key if key.endswith(f":{place}") and key[1] == "."]) == 8


# ---- ways ---------------------------------------------------------------------------------------------------------------------


def test_every_way_is_as_short_as_it_costs_and_on_roads() -> None:
    for start, goal in permutations(range(len(PLACES)), 2):
        places = [PLACES.index(place) for place in way(PLACES[start], PLACES[goal])]
        assert (places[0], places[-1]) == (start, goal)
        assert len(places) - 1 == DISTANCE[start][goal]
        assert all(other in NEIGHBOURS[here] for here, other in pairwise(places))


def test_ways_are_those_of_the_figure_that_acts_and_of_its_player() -> None:
    state = like_the_look()
    assert ways(scene_of(state)) == ways_from("bordeaux")
    assert ways(scene_of(state)).count("road-there") == len(PLACES) - 1
    assert ways(scene_of(state, 1)) == ways(scene_of(turn_of(table(3), 0))) == ""
    assert all(f'[data-element="place:{place}"]' in WAYS_CSS for place in PLACES)


# ---- fairs -------------------------------------------------------------------------------------------------------------------


def test_fairs_add_up_tile_and_board_and_show_who_takes_part() -> None:
    by_key = nodes(like_the_look())
    texts = ["".join(filter(None, (inner.text for inner in by_key[f"fair:{number}"].iter("text")))) for number in range(1, 5)]
    assert texts == ["1Tiletum3per", "2Frankfurt4per", "3Toulouse9per+", "4Venezia7per"]
    assert label(by_key["fair:2"]).endswith("4 points for each pillar on the map; taking part: Steward")
    assert label(by_key["fair:1"]).endswith("it is over")
    kinds = [by_key[f"fair:{number}"].get("class") for number in range(1, 5)]
    assert kinds == ["el fair past", "el fair now", "el fair later", "el fair later"]


def test_every_fair_has_icons_and_words() -> None:
    assert set(COUNTS) == set(FAIRS)
    assert {part for parts in COUNTS.values() for part in parts} - {"+"} <= KNOWN
    labels = [label(nodes(give_fair(name))["fair:1"]) for name in FAIRS]
    assert len(set(labels)) == len(FAIRS)


def give_fair(name: str) -> Any:
    """A table whose first fair is that."""
    state = new(2, 1)
    other = FAIRS.index(name)
    state.fairs = [other, *[tile for tile in state.fairs if tile != other]][:4]
    return state


def test_the_flag_of_a_fair_stands_at_its_city() -> None:
    whole = board(scene_of(like_the_look())).whole("board")
    for number, city in ((1, "tiletum"), (2, "frankfurt"), (3, "toulouse"), (4, "venezia")):
        assert f'data-help="city:{city}" role="img" aria-label="{TITLES[city]}: fair of round {number}"' in whole


# ---- king track --------------------------------------------------------------------------------------------------------------


def test_markers_lie_where_the_seats_stand_and_the_lowest_is_drawn_first() -> None:
    state = on_track(table(4), s2=3, s0=3, s3=-5, s1=15)
    markers = [(key, node) for key, node in nodes(state).items() if ".king:" in key]
    assert [key for key, _ in markers] == ["3.king:-5", "2.king:3", "0.king:3", "1.king:15"]
    assert label(markers[1][1]) == "Ola on the king track: 3, rank 2"
    assert label(markers[0][1]) == "Jan on the king track: −5, rank 4"


@pytest.mark.parametrize("track", [DESK_TRACK, PHONE_TRACK], ids=["desk", "phone"])
@pytest.mark.parametrize("count", range(1, 5))
def test_stacks_stay_on_their_track(track: Track, count: int) -> None:
    for value in range(LOWEST, HIGHEST + 1):
        for is_narrow in (False, True):
            spots = heap(track, value, count, is_narrow)
            size = track.shield if count == 1 else track.stack
            assert min(y for _, y in spots) - size / 2 >= 0
            assert max(y for _, y in spots) + size / 2 <= track.y - track.height / 2
            assert sum(x for x, _ in spots) / count == pytest.approx(track.at(value))
            assert spots == sorted(spots)
            if is_narrow and count < 4:
                assert max(x for x, _ in spots) + size / 2 - track.at(value) <= 1.05 * track.step
    assert track.at(HIGHEST) + track.step / 2 < track.tile[0] - track.tile[2] / 2


def test_the_leader_sees_the_tile_or_the_points() -> None:
    bonus = nodes(like_the_look())["bonus:track"]
    assert bonus.get("data-element") == "bonus:track"
    assert bonus.get("data-piece") == "helper:merchant_3"
    empty = nodes(bare())["bonus:track"]
    assert not empty.get("data-element")
    assert label(empty) == "no bonus tile for the leader: 4 points instead"
    assert empty.get("data-help") == "leader"


def test_only_corruption_of_turns_that_began_is_shown() -> None:
    state = like_the_look()
    by_key = nodes(state)
    assert [label(by_key[f"corruption:{lap}"]) for lap in (1, 2, 3)] == [
        "corruption 1",
        "corruption 0",
        "corruption token, face down",
    ]
    other = like_the_look()
    other.corruption = [1, 0, 0, 2, 1, 2]
    assert board(scene_of(state)) == board(scene_of(other))


# ---- markets -----------------------------------------------------------------------------------------------------------------


def test_markets_show_every_tile_with_its_price() -> None:
    by_key = nodes(like_the_look())
    for slot, price in enumerate(CONTRACT_PRICES, 1):
        assert label(by_key[f"contract:{slot}"]).endswith(f"for {price} action point" + "s" * (price > 1))
        assert by_key[f"character:{slot}"].get("data-element") == f"character:{slot}"
    assert by_key["contract:2"].get("data-piece") == "contract:iron_5"
    assert by_key["deck:characters"].get("data-element") == "deck:characters"


def test_an_empty_market_is_only_places() -> None:
    by_key = nodes(bare())
    for slot in range(1, 6):
        for market in ("contract", "character"):
            assert not by_key[f"{market}:{slot}"].get("data-element")
            assert by_key[f"{market}:{slot}"].get("data-help") == f"market:{market}s"
    assert not by_key["deck:characters"].get("data-element")


def test_the_phone_has_all_of_it() -> None:
    scene = scene_of(like_the_look(4))
    phone = set(re.findall(r'data-key="([^"]*)"', map_phone(scene).whole("map") + tracks_phone(scene)))
    assert phone == set(re.findall(r'data-key="([^"]*)"', board(scene).whole("board")))
    assert PHONE_DECK[0] + PHONE_DECK[2] / 2 <= PHONE.width
    assert DESK.top + DESK.height == KING


# ---- tiles -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TILES[1:])
def test_every_tile_shows_what_it_is(name: str) -> None:
    parts = {part for line in gains_of(name) for part in line}
    assert {part for part in parts if part.islower()} <= KNOWN
    assert {what for _, what in needs_of(name)} <= {*GOODS, "any", "same"}
    assert bool(needs_of(name)) == (sort_of(name) == "contract")
    if sort_of(name) == "contract":
        assert foot_of(name)[1] == "point"
    for size in (20, 28, 38, 47, 54, 62):
        markup = tile(name, 40, 40, size, element="storage:1", key="0.storage:1", label="x")
        node = parsed(markup).find("g")
        assert node is not None
        assert node.get("data-help") == f"tile:{name}"
        assert node.get("data-piece") == name
        assert set(re.findall(r'href="#i-(\w+)"', markup)) <= KNOWN


def test_tiles_look_different() -> None:
    for size in (38, 47, 54, 62):
        faces = [tile(name, 0, 0, size).replace(name, "") for name in TILES[1:]]
        assert len(set(faces)) == len(faces)


def test_a_place_without_a_tile_has_no_piece() -> None:
    node = parsed(tile(None, 10, 10, 28, key="bonus:paris", help_="bonus")).find("g")
    assert node is not None
    assert node.get("data-piece") == ""
    assert node.get("data-help") == "bonus"


def test_the_beginning_has_every_house_and_bonus_tile() -> None:
    for seats in (2, 3, 4):
        state = beginning(seats)
        by_key = nodes(state, state.to_act[0])
        assert sum(key.startswith("bonus:") for key in by_key) == 1 + sum(
            state.view(0)["places"][place]["has_bonus"] for place in PLACES[:CITIES]
        )
        owners = [node.get("data-piece") for key, node in by_key.items() if key.startswith("house:tiletum.")]
        assert sorted(filter(None, owners)) == [f"house-{seat}" for seat in range(seats)]


def test_bonus_tiles_come_and_go_with_the_view() -> None:
    state = turn_of(table(3), 0)
    assert nodes(state)["bonus:paris"].get("data-piece") == ""
    lay_bonus(state, paris="crest:6")
    assert nodes(state)["bonus:paris"].get("data-piece") == "crest:6"
