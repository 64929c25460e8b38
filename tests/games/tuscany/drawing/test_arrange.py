"""Arranging drawn: buttons lead to every layout and say the truth, what is played is what was drawn, nobody else sees it."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

import burgrave
from burgrave.draw.parts import Look, Sheet
from burgrave.games.tuscany.drawing.arrange import AS_IT_WAS_DEALT, hand_arrange, own_arrange
from burgrave.games.tuscany.drawing.arrange_board import arrange_board, arrange_strip, arrange_tray, arrange_tray_phone
from burgrave.games.tuscany.drawing.arrange_draft import Arrangement, composed, parsed, region_points, variants_of
from burgrave.games.tuscany.drawing.arrange_land import Ground
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.elements import ARRANGE
from burgrave.games.tuscany.estate import FIELDS, LAYOUTS, PART_FIELDS, PART_LETTERS, estate, spots

LETTERS = range(len(PART_LETTERS))
BAD = ["", "x", "arrange", "arrange order:ABC", "arrange order:ABB turned:none shifts:up-up", "take open:1", "arrange " + "x " * 90,
       "arrange order:ABC turned:none shifts:up-up castle:D", "arrange turned:none order:ABC shifts:up-up", "\0", "<script>",
       "arrange order:ABC turned:none shifts:up-up castle:A castle:B", "arrange  order:ABC turned:none shifts:up-up"]  # fmt: skip


def new(seats: int = 2, seed: int = 5) -> Any:
    return burgrave.new("tuscany", seats=seats, seed=seed)


def scene(state: Any, draft: str = "", focus: int = 0, you: tuple[int, ...] = (0,), layout: str = "desk") -> Scene:
    eyes = next((seat for seat in state.to_act if seat in you), next(iter(you), None))
    names = ("Ann", "Ben", "Cid", "Dot")[: state.seats]
    return Scene(state.view(eyes), Look(focus, you, names, "en", layout, draft))


def everything(seen: Scene) -> str:
    board = arrange_board(seen)
    assert isinstance(board, Sheet)
    parts = (board.whole("board"), own_arrange(seen), arrange_tray(seen), arrange_strip(seen), arrange_tray_phone(seen))
    return "".join((*parts, hand_arrange(seen)))


def buttons(markup: str) -> dict[str, tuple[str, str]]:
    """Return by the key of a button its draft, and what a screen reader says."""
    matches = re.findall(r'data-key="([\w:-]+)"[^>]*? data-draft="([^"]*)"(?: role="img" aria-label="([^"]*)")?', markup)
    return {key: (unescape(draft), unescape(label)) for key, draft, label in matches}


def drags(markup: str) -> set[str]:
    return set(re.findall(r'data-drag-\w+="([^"]*)"', markup))


def test_every_text_reads_back() -> None:
    for action in ARRANGE:
        arranged = parsed(action.text)
        assert arranged is not None
        assert arranged.text == action.text
        without = arranged._replace(castle=-1)
        assert parsed(without.text) == without
        assert without.text == action.text.rpartition(" ")[0]


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_draft_lies_as_dealt(text: str) -> None:
    assert parsed(text) is None
    state = new()
    assert everything(scene(state, text)) == everything(scene(state))
    assert parsed(None) is None


def test_every_arrangement_is_reached_by_buttons_from_any_other() -> None:
    """Each button's draft is one more picture; all 192 layouts with each castle and none, and steps lead back."""
    state = new()
    seen: dict[str, set[str]] = {}
    todo = [AS_IT_WAS_DEALT.text]
    while todo:
        text = todo.pop()
        if text in seen:
            continue
        drawn_buttons = buttons(own_arrange(scene(state, text)))
        assert len(drawn_buttons) == 10, "three turns, two swaps, two shifts, three castles"
        seen[text] = {draft for draft, _ in drawn_buttons.values()}
        todo += seen[text]
    assert len(seen) == LAYOUTS * 4
    for text, steps in seen.items():
        assert all(parsed(step) for step in steps)
        assert sum(text in seen[step] for step in steps) >= 8, "every step of a layout can be taken back by one click"


@pytest.mark.parametrize("layout", ["desk", "phone"])
def test_buttons_tell_the_truth(layout: str) -> None:
    for seed in range(3):
        state = new(seed=seed)
        for number in range(0, LAYOUTS, 7):
            arranged = Arrangement(number, number % 3)
            seen = scene(state, arranged.text, layout=layout)
            variants = variants_of(seen.focus["parts"])
            for key, (draft, label) in buttons(own_arrange(seen)).items():
                then = parsed(draft)
                assert then is not None
                if key.startswith("castle:"):
                    assert then.layout == arranged.layout
                    continue
                assert then.castle == arranged.castle, "a castle stays on its part"
                points = region_points(variants, then.layout) - region_points(variants, arranged.layout)
                difference = re.search(r"([+−±]\d+)", label)
                assert difference is not None
                assert int(difference[1].replace("−", "-").replace("±", "")) == points


def test_points_are_those_of_the_rules() -> None:
    state = new()
    arranged = Arrangement(77, 1)
    seen = scene(state, arranged.text)
    land = estate(variants_of(seen.focus["parts"]), arranged.layout)
    regions = {land.region[field] for field in range(FIELDS)}
    points = sum({1: 1, 2: 3, 3: 6}[region.bit_count()] for region in regions)
    assert region_points(land.variants, arranged.layout) == points
    assert f">{points}<" in arrange_board(seen).whole("board")


def test_a_part_dragged_does_what_a_button_does() -> None:
    state = new()
    for number in range(0, LAYOUTS, 5):
        markup = own_arrange(scene(state, Arrangement(number).text))
        wanted = drags(markup)
        assert wanted <= {draft for draft, _ in buttons(markup).values()}
        assert len(wanted) == 4, "both swaps, both shifts"


def test_the_middle_part_never_moves_and_outer_ones_shift_by_a_field() -> None:
    ground = Ground(0, 0, 10, 0)
    for number in range(LAYOUTS):
        arranged = Arrangement(number)
        middle = arranged.order[1]
        height = sum(ground.at(arranged, field)[1] for field in range(middle * PART_FIELDS, (middle + 1) * PART_FIELDS))
        assert abs(height) < 1
        for place, joint in ((0, 0), (2, 1)):
            then = arranged.shift(joint)
            field = arranged.order[place] * PART_FIELDS
            (x, y), (new_x, new_y) = ground.at(arranged, field), ground.at(then, field)
            assert x == new_x
            assert abs(abs(y - new_y) - 2 * 8.66) < 0.2
            assert (y > new_y) == (arranged.drop(place) > 0)
        here, drawn = spots(number), [ground.at(arranged, field) for field in range(FIELDS)]
        assert len({(round(x), round(y)) for x, y in drawn}) == len(set(here)) == FIELDS


def test_what_is_played_is_what_was_drawn() -> None:
    for castle in LETTERS:
        state = new()
        arranged = Arrangement(101, castle)
        seen = scene(state, arranged.text)
        hand = hand_arrange(seen)
        [plays] = re.findall(r'data-plays="([^"]*)"', hand)
        assert plays == arranged.text
        assert composed(seen) == (arranged.text,)
        drawn = own_arrange(seen)
        state.apply(plays, 0)
        state.apply(ARRANGE[0], 1)
        player = state.view(0)["players"][0]
        assert player["layout"]["number"] == arranged.layout
        land = estate(variants_of(player["parts"]), arranged.layout)
        assert [index for index, token in enumerate(player["fields"]) if token] == [land.castle(castle)]
        x, y = Ground(328, 282, 42.5, 11).at(arranged, land.castle(castle))
        chosen = drawn.index('class="el tile d-castle selected"')
        assert f"{x + 41.5:.1f}".removesuffix(".0") in drawn[chosen : chosen + 400]
        assert y > 0


def test_ready_wakes_with_a_castle() -> None:
    state = new()
    hand = hand_arrange(scene(state))
    assert hand.count("disabled") == 2, "nothing was changed, and no castle stands"
    assert "data-plays" not in hand
    seen = scene(state, Arrangement(3).text)
    assert hand_arrange(seen).count("disabled") == 1
    offered = composed(seen)
    assert offered is not None
    assert len(offered) == 3
    assert set(offered) <= {action.text for action in state.legal_actions(0)}


def test_bridges_stand_where_regions_cross_joints() -> None:
    state = new()
    for number in range(0, LAYOUTS, 3):
        seen = scene(state, Arrangement(number).text)
        land = estate(variants_of(seen.focus["parts"]), number)
        crossings = sum(
            land.colour[near] == land.colour[far] and near // PART_FIELDS != far // PART_FIELDS and land.neighbours[near] >> far & 1
            for near in range(FIELDS)
            for far in range(near)
        )
        assert own_arrange(seen).count('class="space bridge') == crossings


def test_a_seat_that_is_ready_sees_its_own_arrangement_without_buttons() -> None:
    state = new(3)
    chosen = Arrangement(150, 2)
    open_, _ = own_arrange(scene(state, chosen.text)), state.apply(chosen.text, 0)
    seen = scene(state, Arrangement(7).text)
    markup = everything(seen)
    assert not buttons(markup)
    assert not drags(markup)
    assert "data-plays" not in markup
    assert composed(seen) is None
    fields = re.findall(r'class="pattern" points="([^"]*)"', open_)
    assert set(fields) == set(re.findall(r'class="pattern" points="([^"]*)"', own_arrange(seen))), "as it was drawn before"


@pytest.mark.parametrize(("you", "focus"), [((1,), 0), ((), 0), ((1,), 1), ((2,), 0)])
def test_others_see_no_more_than_what_was_dealt(you: tuple[int, ...], focus: int) -> None:
    """Whatever a seat composes or chooses: two worlds look the same to everybody else."""
    pictures = []
    for number, castle in ((AS_IT_WAS_DEALT.layout, 0), (150, 2)):
        state = new(3)
        state.apply(Arrangement(number, castle).text, 0)
        pictures.append(everything(scene(state, focus=focus, you=you)))
    assert pictures[0] == pictures[1]
    if focus == 0:
        state = new(3)
        assert everything(scene(state, Arrangement(150, 2).text, 0, you)) == everything(scene(state, "", 0, you))
        assert not buttons(pictures[0])


def test_of_seats_at_one_screen_only_the_one_to_act_composes() -> None:
    state = new(3)
    assert buttons(own_arrange(scene(state, you=(0, 1))))
    assert not buttons(own_arrange(scene(state, Arrangement(9).text, 1, (0, 1))))
    state.apply(ARRANGE[200], 0)
    second = scene(state, "", 1, (0, 1))
    assert buttons(own_arrange(second))
    assert everything(second) == everything(scene_of_other_world(second))


def scene_of_other_world(seen: Scene) -> Scene:
    """Return the same seat's scene where the first seat chose something else."""
    state = new(3)
    state.apply(ARRANGE[0], 0)
    return scene(state, "", seen.look.focus, seen.look.you)


def test_both_layouts_are_drawn_until_the_window_is_known() -> None:
    state = new()
    both = own_arrange(scene(state, layout=""))
    assert both.count("<svg") == 2
    assert "desk-only" in both
    assert "phone-only" in both
    assert own_arrange(scene(state, layout="phone")).count("<svg") == 1
