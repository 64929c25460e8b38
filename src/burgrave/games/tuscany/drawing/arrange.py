"""Arranging the estate: the parts in the middle of the table, with buttons that turn, swap and shift them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import icon, use
from burgrave.draw.markup import element, escape, number, picture
from burgrave.draw.parts import Parts, Sheet
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import box, text
from burgrave.games.tuscany.drawing.arrange_board import arrange_board, arrange_strip, arrange_tray, arrange_tray_phone
from burgrave.games.tuscany.drawing.arrange_draft import (
    AS_IT_WAS_DEALT,
    LEFT,
    NO_CASTLE,
    RIGHT,
    Arrangement,
    arrangement,
    composed,
    is_composing,
    region_points,
    variants_of,
)
from burgrave.games.tuscany.drawing.arrange_land import (
    Ground,
    ghost_of_colours,
    ghost_of_shift,
    is_low,
    joint_of,
    three_parts,
)
from burgrave.games.tuscany.drawing.arrange_words import arrange_words, change
from burgrave.games.tuscany.estate import PART_LETTERS


class Desk(NamedTuple):
    """The measures of one layout, for a desktop or a phone."""

    width: float
    height: float
    ground: Ground
    tall: float
    """The height of a button."""
    size: float
    """The text size of a button's words."""
    plate: float
    """Widths: of a part's letter, and of the three kinds of buttons."""
    turn: float
    swap: float
    shift: float
    top: float
    """Where the upper and the lower buttons stand."""
    low: float


WIDE: Final = Desk(656, 560, Ground(328, 282, 42.5, 11), 38, 14, 36, 92, 56, 164, 28, 532)
NARROW: Final = Desk(390, 344, Ground(195, 170, 25.4, 6), 44, 12.5, 22, 50, 46, 136, 24, 320)


def arranged(scene: Scene, parts: Parts) -> Parts:
    """Return the table while everybody arranges: nothing of the shared board is needed yet."""
    desk, phone = scene.look.shows("desk"), scene.look.shows("phone")
    return replace(
        parts,
        board=arrange_board(scene) if desk else Sheet(),
        strip=arrange_strip(scene) if phone else "",
        own_map=own_arrange(scene),
        own_tray=arrange_tray(scene) if desk else "",
        own_tray_phone=arrange_tray_phone(scene) if phone else "",
        hand=hand_arrange(scene),
        hand_words=hand_words_arrange(scene),
        composed=composed(scene),
    )


def own_arrange(scene: Scene) -> str:
    """Draw the parts in the middle, for a desk, for a phone, or for both."""
    out = ""
    for desk, layout in ((WIDE, "desk"), (NARROW, "phone")):
        if scene.look.shows(layout):
            body = laid_out(scene, desk)
            kind = "draw arranging" + (f" {layout}-only" if not scene.look.layout else "")
            out += picture(desk.width, desk.height, body, arrange_words(scene.language).map, kind)
    return out


def laid_out(scene: Scene, desk: Desk) -> str:
    """Parts and buttons; for who only looks, a word on what is going on."""
    variants, now = variants_of(scene.focus["parts"]), arrangement(scene)
    if is_composing(scene) and now is not None:
        return open_parts(desk, now, variants, scene.language)
    hint = words_beside(scene, now is not None)
    shown = now or AS_IT_WAS_DEALT
    land = shown.estate(variants)
    caption = fitted(desk.width / 2, desk.top + 6, hint, desk.size + 1, "soft-text", desk.width - 30)
    return caption + three_parts(desk.ground, shown, land, False, scene.language)


def words_beside(scene: Scene, is_known: bool) -> str:
    """Return the words above parts that the reader does not arrange now."""
    words, seat = arrange_words(scene.language), scene.look.focus
    return words.you_are_ready if is_known else words.arranging(scene.look.name(seat), seat not in scene.view["to_act"])


@lru_cache(maxsize=512)
def open_parts(desk: Desk, now: Arrangement, variants: tuple[int, ...], language: str) -> str:
    """Draw parts with their buttons."""
    out = three_parts(desk.ground, now, now.estate(variants), True, language)
    out += "".join(turn_button(desk, now, variants, place, language) for place in range(len(now.order)))
    out += "".join(swap_button(desk, now, variants, joint, language) for joint in (LEFT, LEFT + 1))
    out += "".join(shift_button(desk, now, variants, place, language) for place in (LEFT, RIGHT))
    return out + between(desk, now, variants, language)


# ---- buttons ---------------------------------------------------------------------------------------------------------------


def gain(variants: tuple[int, ...], now: Arrangement, then: Arrangement) -> int:
    """Return how many points a step brings by regions."""
    return region_points(variants, then.layout) - region_points(variants, now.layout)


def delta(x: float, y: float, points: int) -> str:
    """Draw how many points a step brings, on its button."""
    return text(x, y, change(points), 13, "serif gain-text end" if points > 0 else "serif soft-text end")


def button(x: float, y: float, width: float, tall: float, body: str, label: str, key: str, then: Arrangement, ghost: str) -> str:
    """Draw a step of the draft; what it would make shows while it is pointed at."""
    face = ghost + box(x, y, width, tall, 6, "push") + body
    return element("tool", face, label, key=key, draft=then.text)


def turn_button(desk: Desk, now: Arrangement, variants: tuple[int, ...], place: int, language: str) -> str:
    """Draw the button that turns a part: its letter and the button are one."""
    words, part, y = arrange_words(language), now.order[place], desk.top
    then = now.turn(part)
    points = gain(variants, now, then)
    whole = desk.plate + desk.turn
    left = desk.ground.part_x(place) - whole / 2
    plate = f'<g class="plate">{box(left + desk.plate / 2, y, desk.plate, desk.tall, 6, "push")}'
    plate += text(left + desk.plate / 2, y + desk.size * 0.47, PART_LETTERS[part], desk.size * 1.36, "serif") + "</g>"
    x, has_words = left + desk.plate + 4, desk.turn > 70
    body = plate + use("t_turn", x + 11, y, 18)
    if has_words:
        body += fitted(x + 25, y + 5, words.turn, desk.size, "strong start", desk.turn - 58)
    body += delta(left + whole - 6, y + 5, points)
    ghost = ghost_of_colours(desk.ground, then, then.estate(variants), (part,))
    face = ghost + box(left + desk.plate + 2 + (desk.turn - 2) / 2, y, desk.turn - 2, desk.tall, 6, "push") + body
    return element("tool", face, words.turn_part(part, points), key=f"turn:{PART_LETTERS[part]}", draft=then.text)


def swap_button(desk: Desk, now: Arrangement, variants: tuple[int, ...], joint: int, language: str) -> str:
    """Draw the button that exchanges two neighbours."""
    left, right, y = now.order[joint], now.order[joint + 1], desk.top
    then = now.swap(joint)
    points = gain(variants, now, then)
    x = (desk.ground.part_x(joint) + desk.ground.part_x(joint + 1)) / 2
    edge = desk.swap / 2
    body = use("t_swap", x - edge + desk.swap * 0.26, y, min(19, desk.swap * 0.36)) + delta(x + edge - 4, y + 5, points)
    label = arrange_words(language).swap_parts(left, right, points)
    ghost = ghost_of_colours(desk.ground, then, then.estate(variants), (left, right))
    return button(x, y, desk.swap, desk.tall, body, label, f"swap:{joint + 1}", then, ghost)


def shift_button(desk: Desk, now: Arrangement, variants: tuple[int, ...], place: int, language: str) -> str:
    """Draw the button that shifts an outer part along the middle one."""
    words, part, is_up, y = arrange_words(language), now.order[place], is_low(now, place), desk.low
    then = now.shift(joint_of(place))
    points = gain(variants, now, then)
    x, edge = desk.ground.part_x(place), desk.shift / 2
    left = x - edge + 16
    sign = use("t_up", left, y, 17)
    sign = sign if is_up else f'<g transform="rotate(180 {number(left)} {number(y)})">{sign}</g>'
    label_text = words.shift_up if is_up else words.shift_down
    body = (
        sign + fitted(left + 15, y + 5, label_text, desk.size, "strong start", desk.shift - 66) + delta(x + edge - 8, y + 5, points)
    )
    label = words.shift_part(part, is_up, points)
    ghost = ghost_of_shift(desk.ground, then, part)
    return button(x, y, desk.shift, desk.tall, body, label, f"shift:{place}", then, ghost)


def between(desk: Desk, now: Arrangement, variants: tuple[int, ...], language: str) -> str:
    """Draw the words below the middle part: what dots mean, or on a phone the points of all regions."""
    words, x, y = arrange_words(language), desk.ground.x, desk.low
    if desk is WIDE:
        return fitted(x, y + 5, words.dotted, 12.5, "soft-text", 210)
    points = region_points(variants, now.layout)
    return text(x, y + 2, points, 22, "serif") + text(x, y + 17, words.in_all, 12, "soft-text")


# ---- the prompt ------------------------------------------------------------------------------------------------------------


def hand_arrange(scene: Scene) -> str:
    """Draw the buttons that reset the parts and that say ready, which is active once a castle is ticked."""
    now = arrangement(scene)
    if not is_composing(scene) or now is None:
        return ""
    words = arrange_words(scene.language)
    back = "disabled" if now == AS_IT_WAS_DEALT else f'data-draft="{escape(AS_IT_WAS_DEALT.text)}"'
    ready = "disabled" if now.castle == NO_CASTLE else f'data-plays="{escape(now.text)}"'
    return (
        f'<button class="button quiet" type="button" data-key="as-dealt" {back}>{icon("undo", 16)}{escape(words.as_dealt)}</button>'
        f'<button class="button primary ready" type="button" data-key="ready" {ready}>{escape(words.ready)}</button>'
    )


def hand_words_arrange(scene: Scene) -> str:
    """Return the words beside whose turn it is."""
    return arrange_words(scene.language).in_secret if is_composing(scene) else ""
