"""Every table can be drawn, and every drawing can be played on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from burgrave.draw import Look
from burgrave.draw.icons import ICONS
from burgrave.draw.parts import Parts
from burgrave.games.kingsburg.council import RANKS
from burgrave.games.kingsburg.drawing.reading import drawing_of_all
from burgrave.games.kingsburg.enemies import CARDS
from burgrave.games.kingsburg.game import KINGSBURG
from burgrave.games.kingsburg.ids import POWERS
from burgrave.games.kingsburg.points import POINT_SOURCES
from burgrave.games.kingsburg.words.powers import power_text
from burgrave.speech import LANGUAGES
from games.drawing_checks import PartAttributes, depends_on_the_view_alone, parsed, sound
from games.kingsburg.drawing.positions import EVERY_MODULE, like_the_look, new, positions, step_of
from games.positions import play_until

DRAWING = drawing_of_all()
NAMES = ("Ann", "Ola", "Jan", "Steward", "Page")
HOSTILE = ("<script>alert(1)</script>", '"><b onclick=x>', "&amp;", "{0.__class__}", "' onload=y")
TOPICS = set(KINGSBURG.topics(2))
NO_TOKENS = tuple(module for module in EVERY_MODULE if module != "soldier_tokens")
GAMES: dict[str, tuple[int, tuple[str, ...], dict[str, Any]]] = {
    "two": (2, ("base",), {}),
    "three": (3, ("base",), {}),
    "five": (5, ("base",), {}),
    "groups": (3, NO_TOKENS, {"scenario": "wheeling_and_dealing", "governor_choice": "auction", "rows": "drafted"}),
    "oaths": (3, EVERY_MODULE, {"scenario": "shifting_alliances", "court": "tradition"}),
    "goblins": (3, EVERY_MODULE, {"scenario": "goblin_valley", "rows": "drafted"}),
    "fair": (2, EVERY_MODULE, {"scenario": "royal_fair", "governor_choice": "auction"}),
    "destiny": (5, ("base", "destiny", "governors", "alternative_rows"), {}),
}
"""By name: seats, modules, options."""
COVERED = ("", "GiveUp", "Spoils", "KeepGovernors", "Nominate", "Bid", "DraftStrip", "CoverRows")
"""Steps while something lies over the council."""


def drawn(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en", layout: str = "") -> Parts:
    """The table as a seat sees it."""
    return DRAWING.parts(state.view(seat), Look(seat, (seat,), names[: state.seats], language, layout))


def layouts(state: Any, seat: int, names: tuple[str, ...] = NAMES, language: str = "en") -> dict[str, list[str]]:
    """What is shown together on a desktop, and on a phone."""
    desk, phone = (drawn(state, seat, names, language, layout) for layout in ("desk", "phone"))
    seats = [one for part in desk.seats.values() for one in (part.figure, part.holdings)]
    return {
        "desk": [desk.moment, desk.own_head, desk.board.whole("board"), desk.own_map, desk.own_tray, desk.hand, *seats],
        "phone": [phone.moment_phone, phone.strip, phone.own_map, phone.own_tray_phone, phone.hand],
    }


def checked(markup: str) -> PartAttributes:
    """What a part holds, which is sound."""
    return sound(markup, frozenset(TOPICS))


def check(state: Any, seat: int, *, language: str = "en") -> None:
    """Every part is sound, no key or element is twice in a layout, and everything that may be chosen can be clicked."""
    path = {str(name) for action in (state.legal_actions(seat) if seat in state.to_act else ()) for name in action.path}
    for layout, parts in layouts(state, seat, language=language).items():
        attributes = [checked(part) for part in parts]
        keys = Counter(key for _, own, _ in attributes for key in own)
        assert max(keys.values()) == 1, (layout, keys.most_common(3))
        elements = Counter(name for names, _, _ in attributes for name in names)
        twice = {name for name, count in elements.items() if count > 1}
        assert not twice, (layout, twice)
        missing = path - set(elements)
        assert not missing, f"not drawn: {sorted(missing)} at {step_of(state)} on a {layout}"


def walk(name: str, seed: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game, with a seat to act."""
    seats, modules, options = GAMES[name]
    random, state = Random(seed), new(seats, seed, modules, **options)
    while not state.is_over:
        seat = random.choice(state.to_act)
        yield state, seat
        state.apply(random.choice(state.legal_actions(seat)), seat)
    yield state, 0


# ---- tables ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_position_of_a_random_game_can_be_drawn_and_played_on(name: str) -> None:
    for state, seat in walk(name, len(name)):
        if step_of(state) != "Influence" or state.ply % 4 == 0:
            check(state, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_drawn(language: str) -> None:
    for position in positions():
        check(position.state, position.focus, language=language)


def test_others_and_spectators_see_the_same_table_without_a_hand_to_play() -> None:
    state = like_the_look(3)
    for view, look in ((state.view(1), Look(1, (1,), NAMES[:3])), (state.view(None), Look(0, (), NAMES[:3]))):
        parts = DRAWING.parts(view, look)
        assert "data-element" not in parts.hand
        assert 'class="die owned' not in parts.own_map
        assert "ghost" not in parts.board.whole("board")
    assert "data-element" not in DRAWING.parts(state.view(None), Look(0, (), NAMES[:3])).own_map


def test_an_enemy_is_shown_to_who_has_seen_it() -> None:
    state = like_the_look(3)
    own, other = (DRAWING.parts(state.view(seat), Look(seat, (seat,), NAMES[:3])).board.whole("board") for seat in (0, 1))
    assert "k_demons" in own
    assert "k_demons" not in other.partition("0.army")[0]


def test_names_are_escaped_everywhere() -> None:
    for name in ("five", "modules-goblins"):
        position = next(one for one in positions() if one.name == name)
        for parts in layouts(position.state, position.focus, HOSTILE).values():
            for markup in parts:
                nodes = list(parsed(markup).iter())
                assert not any(node.tag in ("script", "b") and (node.text or "").startswith("alert") for node in nodes)
                assert not any(node.get("onclick") or node.get("onload") for node in nodes)
                assert "<script" not in markup


def test_drawing_depends_on_the_view_alone() -> None:
    for state, seat in walk("goblins", 2):
        if state.ply % 25 == 3:
            view, look = state.view(seat), Look(seat, (seat,), NAMES[:3])
            depends_on_the_view_alone(DRAWING, view, look)


def test_what_only_one_layout_shows_is_left_empty_for_the_other() -> None:
    state = like_the_look(3)
    desk, phone = drawn(state, 0, layout="desk"), drawn(state, 0, layout="phone")
    assert not desk.strip + desk.own_tray_phone
    assert not phone.board.pieces
    assert not phone.own_tray
    assert not phone.seats
    assert "phone-only" not in desk.own_map
    assert "desk-only" not in phone.own_map


def test_the_board_has_always_as_many_pieces() -> None:
    assert len({len(drawn(position.state, position.focus, layout="desk").board.pieces) for position in positions()}) == 1


# ---- the council -------------------------------------------------------------------------------------------------------------


def test_a_lit_adviser_shows_the_cheapest_dice() -> None:
    board = parsed(drawn(like_the_look(3), 0).board.whole("board"))
    cards = {node.get("data-element"): node for node in board.iter("g") if (node.get("data-element") or "").startswith("adviser")}

    def ghost(rank: int) -> list[str]:
        groups = [node for node in cards[f"adviser:{rank}"] if (node.get("class") or "").startswith("ghost")]
        return [use.attrib["href"] for group in groups for use in group.iter("use")]

    assert ghost(8) == ["#i-die5", "#i-die3"]
    assert ghost(2) == ["#i-die2"]
    assert ghost(12) == ["#i-die2", "#i-die5", "#i-die3"]
    assert not ghost(18)
    assert not ghost(7), "somebody is there"


def test_the_queue_is_the_turn_order_with_who_has_passed() -> None:
    for state, seat in walk("three", 4):
        queue = drawn(state, seat).queue
        assert [one for one, _ in queue] == ([] if state.is_over else list(state.order))
        if step_of(state) == "Influence":
            assert (seat, False) in queue


def test_a_battle_is_shown_once_it_is_decided() -> None:
    games = (play_until(new(3, seed), seed, lambda one: step_of(one) in ("GiveUp", "Spoils")) for seed in range(20))
    state = next(game for game in games if not game.is_over)
    view = state.view(0)
    board = drawn(state, 0).board.whole("board")
    outcomes = {"won": "wins", "tied": "holds", "lost": "loses"}
    for seat in range(3):
        fought = view["players"][seat]["fought"]
        assert f"{NAMES[seat]}: strength {fought['strength']}, {outcomes[fought['outcome']]}" in board


# ---- pictures ----------------------------------------------------------------------------------------------------------------


def test_every_piece_has_a_picture_of_its_own() -> None:
    known = {*ICONS, *DRAWING.icons}
    assert set(DRAWING.piece_icons.values()) <= known
    assert set(POWERS) <= set(DRAWING.piece_icons)
    for kind in ("adviser", "building", "enemy", "governor", "destiny", "group", "scenario"):
        own = {piece: icon for piece, icon in DRAWING.piece_icons.items() if piece.startswith(f"{kind}:")}
        assert own, kind
        assert len(own) == len(set(own.values())), kind
        for piece in own:
            parsed(DRAWING.symbol(piece))


def test_pictures_are_well_formed() -> None:
    state = like_the_look(3)
    pictures = [DRAWING.art(), DRAWING.figure(state.view(0), 1, 8.9)]
    wanted = ("gold", "any", "plus2", "soldier", "point", "whim:7", "adviser:12", f"enemy:{CARDS[3]}")
    pictures += [DRAWING.symbol(piece) for piece in wanted]
    for markup in pictures:
        parsed(markup)
        assert "style=" not in markup
        assert "data-element" not in markup
    assert DRAWING.thumbnail("court", "whims") == ""


def test_every_module_has_a_small_picture() -> None:
    drawn = {module: DRAWING.thumbnail("module", module) for module in EVERY_MODULE if module != "base"}
    assert len(set(drawn.values())) == len(drawn) == len(EVERY_MODULE) - 1
    for markup in drawn.values():
        assert len(list(parsed(markup).iter())) > 2
        assert "style=" not in markup
    assert DRAWING.thumbnail("module", "base") == ""


@pytest.mark.parametrize("name", ["three", "oaths"])
def test_every_choice_has_a_mark(name: str) -> None:
    for state, seat in walk(name, 1):
        view = state.view(seat)
        for action in state.legal_actions(seat) if not state.is_over else ():
            parsed(DRAWING.mark(view, action.path, action.verb))


def test_every_source_of_points_has_an_icon() -> None:
    known = {*ICONS, *DRAWING.icons}
    assert all(DRAWING.source_icon(source) in known for source in POINT_SOURCES)
    assert set(DRAWING.source_icons) == set(POINT_SOURCES) - set(POWERS)


def test_every_icon_used_is_there() -> None:
    known, markup = {*ICONS, *DRAWING.icons}, DRAWING.art()
    for position in positions():
        markup += "".join("".join(parts) for parts in layouts(position.state, position.focus).values())
    assert set(re.findall(r'href="#i-([\w]+)"', markup)) <= known


def test_own_icons_are_new() -> None:
    assert not set(DRAWING.icons) & set(ICONS)


# ---- what is chosen over the council ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "topic"), [("DraftStrip", "row:"), ("CoverRows", "row:"), ("Nominate", "governor:"), ("ClaimGroup", "group:")]
)
def test_what_is_to_be_chosen_shows_what_it_does(step: str, topic: str) -> None:
    options = {"scenario": "wheeling_and_dealing", "governor_choice": "auction", "rows": "drafted"}
    state = play_until(new(3, 4, NO_TOKENS, **options), 4, lambda one: step_of(one) == step)
    seat = state.to_act[0]
    for layout in ("desk", "phone"):
        parts = drawn(state, seat, layout=layout)
        shown = parts.board.whole("board") if layout == "desk" else parts.strip
        nodes = [node for node in parsed(shown).iter() if "choosing" in (node.get("class") or "")]
        assert nodes
        for node in nodes:
            name = node.attrib["data-help"]
            assert name.startswith(topic)
            written = " ".join("".join(part.itertext()) for part in node.iter("text"))
            inside = {child.get("data-help") for child in node.iter()} - {None, name}
            if topic == "row:":
                assert len(inside) == 4
            else:
                first, *_ = power_text(KINGSBURG.language("en"), POWERS.index(name)).split()
                assert first in written


def test_secret_governors_are_shown_to_their_seat_alone() -> None:
    state = play_until(new(3, 4, NO_TOKENS), 4, lambda one: step_of(one) == "KeepGovernors")
    shown = [set(re.findall(r'data-key="hand.(governor:\w+)"', drawn(state, seat).board.whole("board"))) for seat in range(3)]
    assert [len(own) for own in shown] == [3, 3, 3]
    assert not shown[0] & shown[1]
    spectator = DRAWING.parts(state.view(None), Look(0, (), NAMES[:3], "en", "desk"))
    assert "governor:" not in spectator.board.whole("board")


# ---- the style sheet and touch -------------------------------------------------------------------------------------------------


def test_the_dark_palette_is_the_same_chosen_or_preferred() -> None:
    preferred = re.search(r':root:not\(\[data-theme="light"\]\) \{(.*?)\}', DRAWING.css, re.S)
    chosen = re.search(r'^:root\[data-theme="dark"\] \{(.*?)\}', DRAWING.css, re.S | re.M)
    assert preferred
    assert chosen
    assert preferred[1].split() == chosen[1].split()
    assert DRAWING.css.count("{") == DRAWING.css.count("}")


def extent(node: ElementTree.Element) -> tuple[float, float]:
    """Width and height of what an element draws in boxes."""
    boxes = [shape for shape in node.iter("rect") if not set((shape.get("class") or "").split()) & {"ring", "ring-ink", "mark"}]
    lefts, tops = ([float(shape.attrib[name]) for shape in boxes] for name in ("x", "y"))
    rights = [float(shape.attrib["x"]) + float(shape.attrib["width"]) for shape in boxes]
    bottoms = [float(shape.attrib["y"]) + float(shape.attrib["height"]) for shape in boxes]
    return max(rights) - min(lefts), max(bottoms) - min(tops)


def test_fingers_find_44_pixels_on_a_phone() -> None:
    for position in positions():
        parts = drawn(position.state, position.focus, layout="phone")
        nodes = [node for node in parsed(parts.strip).iter() if node.get("data-element")]
        assert len(nodes) >= RANKS or step_of(position.state) in COVERED
        for node in nodes:
            width, height = extent(node)
            assert width >= 40, (node.get("data-element"), width)
            assert height >= 40, (node.get("data-element"), height)


def test_a_token_sent_in_secret_is_marked_for_who_sent_it() -> None:
    state = play_until(new(3, 4, ("base", "soldier_tokens")), 4, lambda one: step_of(one) == "SendTokens")
    before = {seat: drawn(state, seat) for seat in range(3)}
    assert "spent" not in before[0].hand
    state.apply("send token:1", 0)
    after = {seat: drawn(state, seat) for seat in range(3)}
    [token] = [node for node in parsed(after[0].hand).iter("g") if (node.get("class") or "").endswith("token spent")]
    assert token.get("aria-label") == "token of 1 soldier, chosen face down"
    assert token.get("data-element") is None
    discs = [node.get("class") for node in parsed(after[0].own_head).iter("circle")]
    assert discs.count("disc-ground sent") == 1, "there are two of them, and one is sent"
    for seat in (1, 2):
        assert after[seat].hand == before[seat].hand
        assert "disc-ground sent" not in DRAWING.parts(state.view(seat), Look(0, (seat,), NAMES[:3])).own_head
    assert "sent" not in DRAWING.parts(state.view(None), Look(0, (), NAMES[:3])).own_head


def test_a_sheet_of_seven_rows_is_longer_on_a_phone() -> None:
    def height(modules: tuple[str, ...]) -> tuple[str, float]:
        picture = parsed(drawn(new(2, 1, modules), 0, layout="phone").own_map)[0]
        return picture.attrib["class"], float(picture.attrib["viewBox"].split()[3])

    (few, low), (many, high) = height(("base",)), height(("base", "extra_rows"))
    assert ("long" in few.split(), "long" in many.split()) == (False, True)
    assert high > low
