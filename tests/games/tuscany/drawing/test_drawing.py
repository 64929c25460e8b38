"""Every table can be drawn, and every drawing can be played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from burgrave.draw import Look
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Parts
from burgrave.games.tuscany.cards import INCOME
from burgrave.games.tuscany.colours import COLOURS, KINDS
from burgrave.games.tuscany.drawing import DRAWING
from burgrave.games.tuscany.drawing.cards import INCOME_ICONS, card, income_face
from burgrave.games.tuscany.drawing.estate import HEIGHT, RADIUS, WIDTH, centres, finished_by, land, small_figure
from burgrave.games.tuscany.drawing.hand import SPREAD
from burgrave.games.tuscany.drawing.holdings import COLUMNS, bonus_place, bonus_token, nest
from burgrave.games.tuscany.drawing.payments import WORKER, halves
from burgrave.games.tuscany.drawing.pictures import VERB_ICONS
from burgrave.games.tuscany.drawing.tokens import COLOUR_OF, EFFECT, field, token
from burgrave.games.tuscany.drawing.tray import NEST, PHONE_ROW
from burgrave.games.tuscany.drawing.wheel import LAP, clusters, middle, stand
from burgrave.games.tuscany.elements import ACTIONS, STORAGE
from burgrave.games.tuscany.estate import AS_DEALT, FIELDS, LAYOUTS, PART_NAMES, estate
from burgrave.games.tuscany.numbers import REGION_POINTS
from burgrave.games.tuscany.points import POINT_SOURCES
from burgrave.games.tuscany.tokens import BONUS_KINDS, BONUSES, TOKENS, token_named
from burgrave.speech import LANGUAGES
from games.drawing_checks import (
    HOSTILE,
    PartAttributes,
    can_be_played_on,
    depends_on_the_view_alone,
    icons_are_there,
    is_unharmed,
    parsed,
    sound,
)
from games.positions import play_until
from games.tuscany.drawing.positions import (
    NAMES,
    changed,
    crowded,
    give,
    like_the_look,
    new,
    played,
    positions,
    settled,
    step_of,
)

PLAIN_TOPICS = (
    "income",
    "deck",
    "track:green",
    "track:red",
    "phase",
    "stack",
    "storage",
    "stock:workers",
    "stock:marble",
    "regions",
    "hand",
    "neutral",
)
TOPICS = {
    *PLAIN_TOPICS,
    *(f"token:{name}" for name in TOKENS[1:]),
    *(f"{kind}:{colour}" for kind in ("field", "card", "colour") for colour in COLOURS),
    *(f"bonus:{kind}" for kind in BONUSES),
}


def drawn(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en", layout: str = "") -> Parts:
    """The table as a seat sees it."""
    return DRAWING.parts(state.view(seat), Look(seat, (seat,), names[: state.seats], language, layout))


def layouts(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en") -> dict[str, list[str]]:
    """What is shown together on a desktop, and on a phone."""
    desk, phone = (drawn(state, seat, names, language, layout) for layout in ("desk", "phone"))
    seats = [drawn_part for part in desk.seats.values() for drawn_part in (part.figure, part.holdings)]
    beside = list(desk.beside.values())
    return {
        "desk": [desk.moment, desk.own_head, desk.board.whole("board"), desk.own_map, desk.own_tray, desk.hand, *seats, *beside],
        "phone": [phone.moment_phone, phone.strip, phone.own_map, phone.own_tray_phone, phone.hand, *beside],
    }


def checked(markup: str) -> PartAttributes:
    """What a part holds, which is sound."""
    return sound(markup, frozenset(TOPICS))


def check(state: Any, seat: int, *, language: str = "en") -> None:
    """Every part is sound, no key is twice in a layout, and everything that may be chosen can be clicked."""
    actions = state.legal_actions(seat) if seat in state.to_act else ()
    path = {str(name) for action in actions if action.verb != "arrange" for name in action.path}
    can_be_played_on(state, seat, path, layouts(state, seat, language=language), frozenset(TOPICS))


def walk(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, with a seat to act. Chance prefers placing tokens, so that estates grow."""
    random, state = Random(seed), new(seats, seed, **options)
    while not state.is_over:
        seat = random.choice(state.to_act)
        yield state, seat
        actions = state.legal_actions(seat)
        placing = [action for action in actions if action.verb in ("place", "pay")]
        state.apply(random.choice(placing if placing and random.random() < 0.7 else actions), seat)
    yield state, 0


# ---- tables ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("printing", ["later", "first"])
def test_every_position_of_a_random_game_can_be_drawn_and_played_on(seats: int, printing: str) -> None:
    for state, seat in walk(seats, seats, printing=printing):
        check(state, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    for position in positions():
        for seat in range(position.state.seats):
            check(position.state, seat, language=language)


def test_others_and_spectators_can_click_nothing_of_a_player() -> None:
    state = played(like_the_look(), "place storage:1 field:C6")
    for view, look in ((state.view(1), Look(0, (1,), NAMES[:3])), (state.view(None), Look(0, (), NAMES[:3]))):
        parts = DRAWING.parts(view, look)
        for markup in (parts.own_map, parts.own_tray, parts.own_tray_phone, parts.hand):
            assert "data-element" not in markup
            assert "data-plays" not in markup


def test_names_are_never_trusted() -> None:
    for position in positions():
        for seat in range(position.state.seats):
            is_unharmed(layouts(position.state, seat, HOSTILE))


def test_drawing_depends_on_the_view_alone() -> None:
    for state, seat in walk(3, 8):
        if state.ply % 20 == 3:
            view, look = state.view(seat), Look(seat, (seat,), NAMES[:3])
            depends_on_the_view_alone(DRAWING, view, look)


def test_what_only_one_layout_shows_is_left_empty_for_the_other() -> None:
    state = played(like_the_look(), "place storage:1 field:C6")
    desk, phone = drawn(state, 0, layout="desk"), drawn(state, 0, layout="phone")
    assert not desk.strip + desk.own_tray_phone + desk.hand
    assert not phone.board.pieces
    assert not phone.own_tray
    assert not phone.seats
    assert phone.hand


def test_the_board_has_always_as_many_pieces() -> None:
    shared = [position for position in positions() if step_of(position.state) != "Arrange"]
    assert len({len(drawn(position.state, position.focus, layout="desk").board.pieces) for position in shared}) == 1


# ---- secrets -----------------------------------------------------------------------------------------------------------------


def test_other_hands_are_only_numbers() -> None:
    state, other = like_the_look(), like_the_look()
    give(other, 1, "castle castle monastery monastery agriculture")
    give(other, 2, "cart " * 9)
    settled(other)
    for reader in (0, None):
        for focus in range(3):
            look = Look(focus, () if reader is None else (reader,), NAMES[:3])
            assert DRAWING.parts(state.view(reader), look) == DRAWING.parts(other.view(reader), look)
    shown = DRAWING.parts(state.view(0), Look(1, (0,), NAMES[:3]))
    for markup in (shown.own_tray, shown.own_tray_phone):
        assert "card-face" not in markup
        assert markup.count('<g class="deck">') == 5


def test_stacks_show_how_many_and_never_what() -> None:
    state, other = like_the_look(), like_the_look()
    other.stacks = [token_named("castle")] * len(other.stacks)
    settled(other)
    for seat in range(3):
        assert drawn(state, seat) == drawn(other, seat)


# ---- estates -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("layout", range(LAYOUTS))
def test_every_layout_fits(layout: int) -> None:
    spots = centres(layout, WIDTH / 2, HEIGHT / 2, RADIUS)
    assert len(set(spots)) == FIELDS
    assert min(x for x, _ in spots) - RADIUS >= 0
    assert max(x for x, _ in spots) + RADIUS <= WIDTH
    assert min(y for _, y in spots) - RADIUS * 0.87 >= 2
    assert max(y for _, y in spots) + RADIUS * 0.87 <= HEIGHT - 2


def test_every_printed_part_is_drawn() -> None:
    for variant in range(len(PART_NAMES[0])):
        own = estate((variant,) * 3, AS_DEALT)
        markup = land(own, (None,) * FIELDS, 0, True, "", "en")
        names = [node.attrib["data-help"] for node in parsed(markup).iter() if node.get("data-element")]
        assert names == [f"field:{COLOURS[colour]}" for colour in own.colour]
        parsed(small_figure(tuple(names_[variant] for names_ in PART_NAMES), AS_DEALT, (None,) * FIELDS, 9, -1, ""))


def test_regions_are_bordered_and_nothing_inside_them() -> None:
    own = estate((0, 0, 0), AS_DEALT)
    lines = re.search(r'class="region" d="([^"]*)"', land(own, (None,) * FIELDS, 0, True, "", "en"))
    assert lines
    inside = sum(bin(own.neighbours[place] & own.region[place]).count("1") for place in range(FIELDS)) // 2
    between = sum(bin(around).count("1") for around in own.neighbours) // 2
    assert lines[1].count("M") == 6 * FIELDS - between - inside


def test_the_last_field_of_a_region_shows_what_it_brings() -> None:
    own = estate((0, 0, 0), AS_DEALT)
    place = next(place for place in range(FIELDS) if own.region_size[place] == 3)
    others = own.region[place] & ~(1 << place)
    assert finished_by(own, others, place) == REGION_POINTS[3]
    assert finished_by(own, 0, place) == 0
    single = next(place for place in range(FIELDS) if own.region_size[place] == 1)
    assert finished_by(own, 0, single) == 0


def test_a_hexagon_leaves_the_colour_of_its_field_visible() -> None:
    markup = token(50, 50, 40, "hexagon", on="village")
    assert 'class="space d-village"' in markup
    assert "d-village" not in token(50, 50, 40, "hexagon")
    assert "space" not in token(50, 50, 40, "village", on="village")


# ---- hand and payments -------------------------------------------------------------------------------------------------------


def cards_in(markup: str) -> list[tuple[str, str]]:
    """Elements of cards and what is as good as each."""
    nodes = [node for node in parsed(markup).iter() if (node.get("data-element") or "").startswith("card:")]
    return [(node.attrib["data-element"], node.attrib["data-like"]) for node in nodes]


@pytest.mark.parametrize("part", ["own_tray", "own_tray_phone"])
def test_cards_lie_side_by_side_until_there_are_too_many(part: str) -> None:
    state = like_the_look()
    cards = cards_in(getattr(drawn(state, 0), part))
    assert len(cards) == SPREAD == 7
    assert ("card:village.2", "card:village.1 card:village.2") in cards
    give(state, 0, "village " * 6 + "quarry inn")
    cards = cards_in(getattr(drawn(settled(state), 0), part))
    assert [name for name, _ in cards] == ["card:inn.1", "card:quarry.1", *(f"card:village.{place}" for place in range(1, 5))]
    assert cards[-1][1] == "card:village.1 card:village.2 card:village.3 card:village.4"


@pytest.mark.parametrize("colours", range(1, KINDS + 1))
@pytest.mark.parametrize("copies", [1, 2, 15])
def test_every_hand_fits(colours: int, copies: int) -> None:
    state = like_the_look()
    give(state, 0, " ".join(f"{colour} " * copies for colour in COLOURS[:colours]))
    parts = drawn(settled(state), 0)
    for markup in (parts.own_tray, parts.own_tray_phone):
        root = parsed(markup)
        svg = [node for node in root.iter("svg") if node.get("class") == "draw"][-1]
        width, height = (float(number) for number in svg.attrib["viewBox"].split()[2:])
        faces = [node for node in svg.iter("rect") if node.get("class") == "face"]
        assert faces
        for face in faces:
            assert float(face.attrib["x"]) >= 0
            assert float(face.attrib["x"]) + float(face.attrib["width"]) <= width
            assert float(face.attrib["y"]) >= 0
            assert float(face.attrib["y"]) + float(face.attrib["height"]) <= height


def test_every_payment_has_two_halves() -> None:
    for action in ACTIONS:
        if action.verb != "pay":
            continue
        first, second = halves(str(action))
        cards = [colour for half in (first, second) for colour in half if colour != WORKER]
        paid = [name for name in action.path if name.startswith("card:")]
        assert sorted(cards) == sorted(name[5:-2] for name in paid)
        assert len(action.path) == len(first) + len(second)
        if len(action.path) == 2:
            assert len(first) == len(second) == 1
        for half in (first, second):
            assert len(set(half)) == 1


def test_ways_to_pay_are_shown_to_who_pays() -> None:
    state = played(like_the_look(), "place storage:1 field:C6")
    wanted = [str(action) for action in state.legal_actions(0)]
    for markup in (drawn(state, 0, layout="desk").own_tray, drawn(state, 0, layout="phone").hand):
        assert list(checked(markup)[2]) == wanted[:6]
    assert not checked(drawn(state, 1).own_tray)[2]
    for name in ("field:C6", "storage:1"):
        asked = [
            node
            for node in parsed(drawn(state, 0).own_map + drawn(state, 0).own_tray).iter()
            if "asking" in (node.get("class") or "")
        ]
        assert name in {node.get("data-element") for node in asked}


def test_workers_pay_one_by_one() -> None:
    state = like_the_look()
    for count, names in ((0, []), (1, ["worker:1"]), (2, ["worker:1", "worker:2"]), (12, ["worker:1", "worker:2"])):
        other = changed(state, workers=[count, 0, 0])
        for markup in (drawn(other, 0).own_tray, drawn(other, 0).own_tray_phone):
            assert [name for name in checked(markup)[0] if name.startswith("worker")] == names


# ---- storage -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, STORAGE + 1))
def test_every_storage_has_room(count: int) -> None:
    spots, r = nest(count, 84, 112, NEST[count]), NEST[count]
    assert len(spots) == count == sum(COLUMNS[count])
    for index, (x, y) in enumerate(spots):
        assert 12 <= x - r < x + r <= 154
        assert 30 <= y - r * 0.87 < y + r * 0.87 <= 196
        for other in spots[:index]:
            assert (x - other[0]) ** 2 + (y - other[1]) ** 2 >= (1.72 * r) ** 2
    r, step = PHONE_ROW[count]
    assert 4 + r + (count - 1) * step + r <= 219


def test_equal_tokens_stand_for_the_first() -> None:
    state = crowded(2)
    state.storage[1] = state.storage[0]
    markup = drawn(settled(state), 0).own_tray
    assert checked(markup)[0].count("storage:1") == 2


def test_open_tokens_tell_what_they_bring_the_reader() -> None:
    state = like_the_look()
    state.display[0] = token_named("village")

    def texts(seat: int) -> list[str]:
        node = next(
            node_ for node_ in parsed(drawn(state, seat).board.whole("board")).iter() if node_.get("data-element") == "open:1"
        )
        return [part.text or "" for part in node.iter("text")]

    assert texts(0) == ["2"], "with the bonus token"
    assert texts(1) == []


# ---- the wheel ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "points", [(0, 0, 0, 0), (10, 10, 11, 12), (49, 0, 1, 50), (3, 3, 3, 40), (7, 57, 107, 8), (5, 20, 35, 49)]
)
def test_markers_never_cover_each_other(points: tuple[int, ...]) -> None:
    markers_of_seats = tuple((seat, count, NAMES[seat]) for seat, count in enumerate(points))
    for track in (0, 1):
        placed = [spot for cluster in clusters(markers_of_seats) for spot in stand(cluster, track)]
        assert sorted(spot[0] for spot in placed) == sorted(markers_of_seats)
        for index, (_, turn, radius, size) in enumerate(placed):
            assert abs(radius - middle(track)) <= size / 2
            for _, other_turn, other_radius, other_size in placed[:index]:
                apart = (radius**2 + other_radius**2 - 2 * radius * other_radius * _cos(turn - other_turn)) ** 0.5
                assert apart >= 0.6 * min(size, other_size), points


def _cos(angle: float) -> float:
    from math import cos

    return cos(angle)


def test_who_has_been_around_bears_a_mark() -> None:
    state = like_the_look()
    for points, laps in ((LAP - 1, 0), (LAP, 1), (2 * LAP + 3, 2)):
        board = parsed(drawn(changed(state, red=[points, 0, 0]), 0).board.whole("board"))
        node = next(child for child in board.iter() if child.get("data-key") == "0.red")
        assert len([part for part in node.iter("circle") if part.get("class") == "lap"]) == laps
        assert node.get("aria-label") == f"Ann: red {points}"


def test_a_taken_colour_bonus_shows_whose_it_is() -> None:
    board = parsed(drawn(like_the_look(), 0).board.whole("board"))
    by_key = {node.attrib["data-key"]: node for node in board.iter() if (node.get("data-key") or "").startswith("colour:")}
    assert len(by_key) == KINDS
    shields = {
        key: [part.attrib["class"] for part in node.iter("g") if "shield" in part.get("class", "")] for key, node in by_key.items()
    }
    assert shields["colour:castle"] == ["shield seat2"]
    assert shields["colour:city"] == []
    assert "first: Steward" in by_key["colour:castle"].attrib["aria-label"]


# ---- pieces and pictures -----------------------------------------------------------------------------------------------------


def test_every_piece_is_drawn() -> None:
    known = {*ICONS, *DRAWING.icons}
    pieces = [
        token(50, 50, r, name, gives=gives)
        for name in COLOUR_OF
        for r in (9, 40)
        for gives in (0, 1, 3)
        if not gives or COLOUR_OF[name] in EFFECT
    ]
    pieces += [drawing(50, 50, 40, colour) for colour in COLOURS for drawing in (field, card)]
    pieces += [drawing(50, 50, 40, kind) for kind in BONUSES for drawing in (bonus_token, bonus_place)]
    pieces += [income_face(50, 50, 20, kind, 2) for kind in INCOME]
    assert set(INCOME_ICONS) == set(INCOME)
    assert len(pieces) == len(set(pieces))
    for markup in pieces:
        parsed(markup)
        assert set(re.findall(r'href="#i-(\w+)"', markup)) <= known
    assert set(COLOUR_OF) == set(TOKENS[1:])


def test_pictures_are_well_formed() -> None:
    state = like_the_look()
    symbols = [*COLOUR_OF, *(f"{kind}:{colour}" for kind in ("field", "card", "colour") for colour in COLOURS)]
    symbols += [
        *(f"token:{name}" for name in COLOUR_OF),
        *(f"bonus:{kind}" for kind in BONUSES),
        *(f"income:{kind}" for kind in INCOME),
        "marble",
    ]
    pictures = [DRAWING.art(), DRAWING.figure(state.view(0), 1, 8.9), *map(DRAWING.symbol, symbols)]
    for markup in pictures:
        parsed(markup)
        assert "style=" not in markup
        assert "data-element" not in markup
        assert set(re.findall(r'href="#i-(\w+)"', markup)) <= {*ICONS, *DRAWING.icons}
    assert DRAWING.thumbnail("printing", "first") == ""


def test_every_verb_and_every_choice_has_a_mark() -> None:
    assert {action.verb for action in ACTIONS} == set(VERB_ICONS)
    seen = set()
    for seed in range(3):
        for state, seat in walk(2 + seed, seed):
            view = state.view(seat)
            for action in state.legal_actions(seat)[:40] if not state.is_over else ():
                parsed(DRAWING.mark(view, action.path, action.verb))
                seen.add(action.verb)
    assert seen >= set(VERB_ICONS) - {"exchange"}
    assert set(VERB_ICONS.values()) <= {*ICONS, *DRAWING.icons}


def test_every_source_of_points_has_an_icon() -> None:
    known = {*ICONS, *DRAWING.icons}
    assert all(DRAWING.source_icon(source) in known for source in (*POINT_SOURCES, "green"))


def test_every_icon_used_is_there() -> None:
    markup = ""
    for position in positions():
        markup += "".join("".join(parts) for parts in layouts(position.state, position.focus).values())
    icons_are_there(DRAWING, markup)


def test_the_queue_is_the_order_with_who_has_played() -> None:
    for state, seat in walk(3, 4):
        queue = drawn(state, seat).queue
        assert sorted(seat_ for seat_, _ in queue) == ([] if state.is_over else [0, 1, 2])
        if not state.is_over and step_of(state) != "Arrange":
            assert (seat, False) in queue


def test_the_head_shows_green_points_of_everybody() -> None:
    beside = drawn(like_the_look(), 0).beside
    assert [re.sub("<[^>]*>", "", beside[seat]) for seat in range(3)] == ["15 green", "21 green", "9 green"]


def test_bonus_tokens_to_choose_lie_at_the_thumb() -> None:
    state = play_until(new(2, 3), 3, lambda played: step_of(played) == "ChooseBonus")
    seat = state.to_act[0]
    assert set(checked(drawn(state, seat, layout="phone").hand)[0]) == {f"bonus:{kind}" for kind in BONUSES}
    assert not drawn(state, 1 - seat, layout="phone").hand
    assert len(BONUSES) == BONUS_KINDS
