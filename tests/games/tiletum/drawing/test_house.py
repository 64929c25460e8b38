"""Wheel, house, tray, seats, action points and small pictures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import burgrave
from burgrave.draw import Look
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Parts
from burgrave.games.tiletum.drawing import DRAWING
from burgrave.games.tiletum.drawing.buildings import buildings_of, small_house
from burgrave.games.tiletum.drawing.hand import ROOM, hand, hand_words, points, queue
from burgrave.games.tiletum.drawing.house import title
from burgrave.games.tiletum.drawing.labels import labels
from burgrave.games.tiletum.drawing.pictures import SOURCE_ICONS, TOPIC_ICONS, VERB_ICONS, icon_of
from burgrave.games.tiletum.drawing.reading import Scene
from burgrave.games.tiletum.drawing.wheel import ANGLES, DESK, PHONE, TILE, Frame, dice_of, spots, wheel
from burgrave.games.tiletum.elements import ACTIONS
from burgrave.games.tiletum.house import CONTRACT_PILLARS, CONTRACT_SPACES, FLOORS
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.points import POINT_SOURCES
from burgrave.games.tiletum.tiles import TILES
from burgrave.speech import LANGUAGES
from games.drawing_checks import parsed

NAMES = ("Ann", "Steward", "Ola", "Jan")
KNOWN = {*ICONS, *DRAWING.icons}
MOST_DICE = 14


def walk(seats: int, seed: int) -> Iterator[Any]:
    """Positions of a random game; chance rather does something than end a turn, so that houses fill."""
    random, state = Random(seed), burgrave.new("tiletum", seats, seed)
    while not state.is_over:
        yield state
        actions = state.legal_actions()
        doing = [action for action in actions if action.verb not in ("end", "skip", "renew")]
        state.apply(random.choice(doing if doing and random.random() < 0.9 else actions))
    yield state


@cache
def begun() -> dict[str, Any]:
    """A view of the first choice of three players."""
    shown: dict[str, Any] = burgrave.new("tiletum", 3, 5).view(0)
    return shown


def view_with(**more: Any) -> dict[str, Any]:
    """Return the view with something else in it."""
    return {**begun(), **more}


def seen(view: dict[str, Any], focus: int = 0, you: tuple[int, ...] = (0,), language: str = "en") -> Scene:
    """As somebody looks at it."""
    return Scene(view, Look(focus, you, NAMES[: view["seats"]], language))


def with_player(seat: int = 0, **more: Any) -> dict[str, Any]:
    """The first view, where a player has something else."""
    players = list(begun()["players"])
    players[seat] = {**players[seat], **more}
    return view_with(players=players)


def parts_of(view: dict[str, Any], focus: int = 0, you: tuple[int, ...] = (0,), layout: str = "") -> Parts:
    """Return the whole drawing, in parts."""
    return DRAWING.parts(view, Look(focus, you, NAMES[: view["seats"]], "en", layout))


def named(markup: str, kind: str = "") -> list[str]:
    """Elements in the order of drawing, of one kind."""
    return [name for name in re.findall(r'data-element="([^"]+)"', markup) if name.startswith(kind)]


def nodes(markup: str, **wanted: str) -> list[ElementTree.Element]:
    """Return groups with some attributes, `data_key` standing for `data-key`."""
    groups = parsed(markup).iter("g")
    return [node for node in groups if all(node.get(name.replace("_", "-")) == value for name, value in wanted.items())]


def text_of(node: ElementTree.Element) -> str:
    """All text of a node."""
    return "".join("".join(text.itertext()) for text in node.iter("text"))


# ---- the wheel ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("frame", [DESK, PHONE])
def test_spaces_lie_clockwise_from_the_upper_left(frame: Frame) -> None:
    middles = [(left + frame.wide / 2, top + frame.high / 2) for left, top in map(frame.corner, range(6))]
    assert [x > frame.width / 2 for x, _ in middles] == [False, True, True, True, False, False]
    assert sorted(range(3), key=lambda place: middles[1 + place][1]) == [0, 1, 2]
    assert sorted((5, 4, 0), key=lambda place: middles[place][1]) == [0, 5, 4]
    for place in range(6):
        left, top = frame.corner(place)
        assert 0 < left < left + frame.wide < frame.width
        assert 0 < top < top + frame.high < frame.height
        x, _ = frame.tile_at(place)
        outside = max(x - frame.width / 2, frame.width / 2 - x)
        assert outside > abs(frame.inner(place) - frame.width / 2) - frame.wide / 2


def test_every_space_has_its_dice_its_tile_and_its_value() -> None:
    for state in walk(4, 2):
        if state.ply % 7:
            continue
        view = state.view(0)
        markup = wheel(seen(view))
        spaces = view["spaces"]
        assert named(markup, "space:") == [f"space:{space['action']}" for space in spaces]
        dice = [f"die:{good}.{space['value']}" for space in spaces for good in space["dice"]]
        assert named(markup, "die:") == dice
        assert named(markup, "bonus:") == [f"bonus:{space['action']}" for space in spaces if space["bonus"]]
        segments = nodes(markup, data_help="wheel")[0]
        values = [re.sub(r"\D", "", use.get("href") or "") for use in segments.iter("use") if "die" in (use.get("href") or "")]
        assert values == [str(space["value"]) for space in spaces]
        assert text_of(segments) == "".join(str(space["points"]) for space in spaces)
        assert len(values) == len(ANGLES)


def test_the_space_of_the_turn_stands_out() -> None:
    for action in (None, *ACTION_KINDS):
        view = view_with(turn={**begun()["turn"], "action": action})
        markup = wheel(seen(view))
        now = [
            node.get("data-element") for node in parsed(markup).iter("g") if any(child.get("class") == "cell now" for child in node)
        ]
        assert now == ([f"space:{action}"] if action else [])


@pytest.mark.parametrize("frame", [DESK, PHONE])
@pytest.mark.parametrize("has_marks", [False, True])
@pytest.mark.parametrize("count", range(7))
def test_dice_never_overlap_and_stay_in_their_space(frame: Frame, has_marks: bool, count: int) -> None:
    for place in range(6):
        left, top = frame.corner(place)
        tile_x, tile_y = frame.tile_at(place)
        places = spots(frame, place, count, has_marks)
        assert len(places) == count
        for at, (x, y, size) in enumerate(places):
            assert left < x - size / 2 < x + size / 2 < left + frame.wide
            assert top + 18 * frame.high / 65 < y - size / 2, "below the title"
            assert y + size / 2 < top + frame.high - (6 if has_marks else 0), "above what stands on the edge"
            beside = abs(x - tile_x) >= (size + TILE) / 2 or abs(y - tile_y) >= (size + TILE) / 2
            assert beside, "apart from the tile"
            for other_x, other_y, _ in places[:at]:
                assert abs(x - other_x) >= size or abs(y - other_y) >= size


def test_very_many_dice_make_piles_of_a_colour() -> None:
    goods = tuple(GOODS[number % 5] for number in range(MOST_DICE))
    markup = dice_of(DESK, 0, goods, 3, False, "en")
    assert Counter(named(markup)) == Counter(f"die:{good}.3" for good in goods)
    assert sorted(text.text or "" for text in parsed(markup).iter("text")) == ["2", "3", "3", "3", "3"]
    keys = re.findall(r'data-key="([^"]+)"', markup)
    assert len(set(keys)) == MOST_DICE
    assert not list(parsed(dice_of(DESK, 0, goods[:6], 3, False, "en")).iter("text"))


def test_points_that_buildings_add_are_on_the_wheel() -> None:
    spaces = [{**space, "bonus_points": [3, 0, 1]} if space["action"] == "king" else space for space in begun()["spaces"]]
    markup = wheel(seen(view_with(spaces=spaces)))
    added = {node.get("data-key"): text_of(node) for node in parsed(markup).iter("g") if "more:" in (node.get("data-key") or "")}
    assert added == {"0.more:king": "+3", "2.more:king": "+1"}


# ---- the house ---------------------------------------------------------------------------------------------------------------


def test_every_room_and_ground_floor_can_be_clicked_by_its_owner_alone() -> None:
    wanted = {f"room:{number}.{floor + 1}" for number, floors in enumerate(FLOORS, 1) for floor in range(floors)}
    wanted |= {f"{kind}:{number}" for kind in ("ground", "building") for number in range(1, 7)}
    assert set(named(parts_of(begun()).own_map)) == wanted
    assert named(parts_of(begun(), 1).own_map) == []
    assert named(parts_of(begun(), 0, ()).own_map) == []


def building(**more: Any) -> dict[str, Any]:
    """A building of the view: the fourth, which has one floor."""
    return {**begun()["players"][0]["buildings"][3], **more}


def house_with(text_of: dict[str, Any]) -> str:
    """Return the house in which the fourth building has these values."""
    own = list(begun()["players"][0]["buildings"])
    own[3] = text_of
    return parts_of(with_player(buildings=own)).own_map


def test_a_building_shows_when_it_is_full_and_when_it_is_complete() -> None:
    empty = house_with(building())
    assert nodes(empty, data_key="0.roof:4")
    tile = "character:king.king1"
    full = house_with(building(rooms=[tile], resident="king", has_roof=False, is_full=True))
    assert not nodes(full, data_key="0.roof:4")
    assert nodes(full, data_key="0.room:4.1")[0].get("data-piece") == tile
    assert "whole" not in (nodes(full, data_key="0.building:4")[0].get("class") or "")
    whole = house_with(building(rooms=[tile], resident="king", has_roof=False, is_full=True, crest=1, is_complete=True))
    node = nodes(whole, data_key="0.building:4")[0]
    assert "whole" in (node.get("class") or "")
    assert "#i-check" in {use.get("href") for use in node.iter("use")}
    assert nodes(whole, data_key="0.ground:4")[0].get("data-piece") == "crest:1"
    assert not nodes(whole, data_element="ground:4")


def test_equal_tiles_of_a_storage_stand_for_the_first() -> None:
    view = with_player(storage=["helper:add_1", "crest:2", "helper:add_1", None])
    for markup in (parts_of(view).own_map, parts_of(view).own_tray_phone):
        assert named(markup, "storage:") == ["storage:1", "storage:2", "storage:1"]
    assert "storage:" not in "".join(named(parts_of(view, 1).own_map))


def test_contract_spaces_show_the_pillars_that_are_left() -> None:
    for fulfilled in range(CONTRACT_SPACES + 1):
        contracts = ["contract:iron_2"] * fulfilled + [None] * (CONTRACT_SPACES - fulfilled)
        markup = parts_of(with_player(contracts=contracts)).own_map
        places = [node for node in parsed(markup).iter("g") if node.get("data-help") == "contract_space"]
        assert len(places) == CONTRACT_SPACES - fulfilled
        pillars = [part for place in places for part in place.iter("g") if "wooden" in (part.get("class") or "")]
        assert len(pillars) == max(0, CONTRACT_PILLARS - fulfilled)


def test_the_end_is_shown_as_it_stands() -> None:
    view = with_player(houses_on_map=3, pillars_on_map=4, completed=4, cathedrals=[{"city": "paris", "points": 3}] * 2)
    markup = parts_of(view).own_map
    node = nodes(markup, data_key="0.end")[0]
    assert text_of(node).endswith("3×4=124/6=10")
    assert text_of(nodes(markup, data_key="0.cathedrals")[0]) == "2"
    assert not nodes(parts_of(begun()).own_map, data_key="0.cathedrals")


def test_dice_of_the_round_lie_in_the_house() -> None:
    dice = [{"good": "iron", "value": 4}, None, None]
    markup = parts_of(with_player(dice=dice)).own_map
    assert nodes(markup, data_key="0.die:1")[0].get("data-piece") == "die:iron.4"
    assert [nodes(markup, data_key=f"0.die:{number}")[0].get("data-piece") for number in (2, 3)] == ["", ""]


def test_the_house_of_a_phone_has_a_title_and_leaves_the_storage_to_the_tray() -> None:
    view = with_player(storage=["crest:1", None, None, None])
    parts = parts_of(view, layout="phone")
    house = next(tab for tab in parts.tabs if tab.is_own)
    assert isinstance(house.body, str)
    assert "Your house" in house.body
    assert not nodes(house.body, data_key="0.storage:1")
    assert named(house.body, "storage:") == ["storage:1"]
    assert nodes(parts.own_tray_phone, data_key="0.storage:1")
    assert title(seen(view, 1)) == "House of Steward"


# ---- tray and seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 9, 10, 47])
def test_every_good_can_be_clicked_however_many_there_are(count: int) -> None:
    parts = parts_of(with_player(goods=dict.fromkeys(GOODS, count)))
    for markup in (parts.own_tray, parts.own_tray_phone):
        assert named(markup, "good:") == [f"good:{good}" for good in GOODS]
        goods = [node for node in parsed(markup).iter("g") if (node.get("data-element") or "").startswith("good:")]
        assert [text_of(node) for node in goods] == [str(count)] * len(GOODS)


def test_seats_beside_the_table_show_all_they_hold() -> None:
    goods = {"gold": 7, "food": 12, "wool": 0, "stone": 3, "iron": 5}
    more = {"contracts": ["contract:iron_2"] + [None] * 5, "houses": 4, "pillars": 6}
    view = with_player(1, goods=goods, storage=["crest:4", None, None, None], **more)
    part = parts_of(view).seats[1]
    for name, count in goods.items():
        assert text_of(nodes(part.holdings, data_key=f"1.good:{name}")[0]) == str(count)
    assert nodes(part.holdings, data_key="1.storage:1")[0].get("data-piece") == "crest:4"
    for key, count in (("houses", 4), ("pillars", 6), ("contracts", 1), ("cathedrals", 0)):
        assert text_of(nodes(part.holdings, data_key=f"1.{key}")[0]) == str(count)
    assert not named(part.figure + part.holdings)
    assert set(parts_of(view).seats) == {1, 2}


def test_small_houses_show_who_lives_where() -> None:
    state = list(walk(2, 4))[-1]
    player = state.view(0)["players"][0]
    markup = small_house(buildings_of(player), 0, True)
    for number, building in enumerate(player["buildings"], 1):
        for floor, name in enumerate(building["rooms"], 1):
            assert (nodes(markup, data_key=f"0.room:{number}.{floor}")[0].get("data-piece") or None) == name
        crest = f"crest:{building['crest']}" if building["crest"] else None
        assert (nodes(markup, data_key=f"0.ground:{number}")[0].get("data-piece") or None) == crest
    assert "data-key" not in small_house(buildings_of(player), 0, False)


# ---- action points -------------------------------------------------------------------------------------------------------------


def acting(**more: Any) -> Scene:
    """The seat to act in the middle of a turn."""
    seat = begun()["to_act"][0]
    turn = {**begun()["turn"], "seat": seat, **more}
    return seen(view_with(turn=turn), seat, (seat,))


def lozenges(markup: str) -> list[tuple[int, int]]:
    """Return for each row the points left, and those spent."""
    rows = [node for node in parsed(markup).iter("g") if (node.get("class") or "").startswith("points-row")]
    kinds = [Counter(part.get("class") for part in row.iter("path")) for row in rows]
    return [(kind["full-point"], kind["spent-point"]) for kind in kinds]


def test_points_left_are_full_and_spent_ones_hollow() -> None:
    scene = acting(action="architect", points=3, granted=4)
    assert lozenges(hand(scene)) == [(3, 1)]
    assert hand_words(scene) == "3 of 4 points left"


def test_an_action_besides_comes_first() -> None:
    inner = [{"action": "merchant", "points": 1}, {"action": "character", "points": 2}]
    scene = acting(action="king", points=0, granted=5, besides=inner[1:])
    assert lozenges(hand(scene)) == [(2, 0), (0, 5)]
    assert "Character" in hand_words(scene)
    deeper = acting(action="king", points=1, granted=5, besides=inner)
    assert lozenges(hand(deeper)) == [(2, 0), (1, 0)], "the two that come next"


def test_before_a_die_is_taken_there_are_no_points() -> None:
    assert hand(acting()) == ""
    assert hand_words(acting()) == "11 dice left"
    markup = hand(acting(recolour="iron"))
    assert "the next die brings iron" in markup
    assert lozenges(markup) == []


@pytest.mark.parametrize("granted", [1, 6, 9, 15])
def test_rows_of_points_have_room(granted: int) -> None:
    markup = points((("king", granted, granted),), "en")
    width = float(re.search(r'width="([\d.]+)"', markup)[1])  # type: ignore[index]
    assert width <= 26 + ROOM + 0.1


def test_the_queue_is_the_order_with_who_has_played() -> None:
    for state in walk(3, 6):
        queued = queue(seen(state.view(0)))
        assert sorted(seat for seat, _ in queued) == ([] if state.is_over else [0, 1, 2])
        if not state.is_over:
            assert (state.to_act[0], False) in queued or not state.view(0)["turn"]["seat"]


# ---- words around them -----------------------------------------------------------------------------------------------------------


def test_captions_tell_the_moment() -> None:
    parts = parts_of(view_with(round=2, lap=3))
    assert parts.moment == "round 2 of 4, turn 3 of 3"
    assert re.sub("<[^>]*>", "", parts.moment_phone) == "Round 2turn 3 of 3"
    assert parts_of(view_with(over=True, to_act=[])).moment == "the game is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name_in_every_language(language: str) -> None:
    words = labels(language)
    names = [words.tile(name) for name in TILES[1:]]
    assert len(set(names)) == len(names)
    assert all(words.titles[action] for action in ACTION_KINDS)
    assert all("{" not in name for name in names)


# ---- pictures --------------------------------------------------------------------------------------------------------------------


def test_every_topic_has_a_symbol() -> None:
    topics = [*(f"tile:{name}" for name in TILES[1:]), *TILES[1:], *(f"good:{good}" for good in GOODS), *TOPIC_ICONS]
    topics += [*(f"{kind}:{action}" for kind in ("action", "space") for action in ACTION_KINDS), "die", "dice"]
    topics += ["house", "pillar", "cathedral:paris", "figure:merchant", "figure:architect", "corruption", "fair:houses"]
    topics += ["city:verona", "ground:1", "building:6", "supply:houses", "supply:pillars", "place:paris", "recolour"]
    for topic in topics:
        markup = DRAWING.symbol(topic)
        parsed(markup)
        assert set(re.findall(r'href="#i-(\w+)"', markup)) <= KNOWN, topic
        assert "style=" not in markup
        assert "data-element" not in markup
        assert icon_of(topic) in KNOWN
    assert icon_of("something else") in KNOWN


def test_every_choice_has_a_mark() -> None:
    assert {action.verb for action in ACTIONS} == set(VERB_ICONS)
    verbs = set()
    for seed in range(4):
        for state in walk(2 + seed % 3, seed):
            if state.is_over:
                continue
            view = state.view(state.to_act[0])
            for action in state.legal_actions():
                if action.verb in verbs and state.ply % 9:
                    continue
                markup = DRAWING.mark(view, action.path, action.verb)
                assert set(re.findall(r'href="#i-(\w+)"', markup)) <= KNOWN
                parsed(markup)
                verbs.add(action.verb)
    assert verbs >= set(VERB_ICONS) - {"skip", "reuse", "resolve", "choose"}
    assert set(VERB_ICONS.values()) <= KNOWN


def test_every_source_of_points_has_an_icon() -> None:
    assert {DRAWING.source_icon(source) for source in POINT_SOURCES} == set(SOURCE_ICONS.values()) <= KNOWN


def test_pictures_outside_the_table_are_sound() -> None:
    for state in (next(walk(2, 1)), list(walk(3, 3))[-1]):
        for seat in range(state.seats):
            markup = DRAWING.figure(state.view(0), seat, 8.9)
            parsed(markup)
            assert "data-key" not in markup
    assert "data-element" not in DRAWING.art()
    assert "data-key" not in DRAWING.art()
