"""Beside the parts that somebody arranges: what the eight domains do, the regions made so far, the first hand, the first castle."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.hexes import FLAT, HALF, hex_sign, hexagon
from burgrave.draw.markup import frame, group, picture
from burgrave.draw.parts import Sheet
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import counter, stroke, text
from burgrave.engine.masks import bits_of
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.arrange_draft import NO_CASTLE, arrangement, variants_of
from burgrave.games.tuscany.drawing.arrange_words import arrange_words
from burgrave.games.tuscany.drawing.cards import card, small_card
from burgrave.games.tuscany.drawing.reading import Cards, hand_of
from burgrave.games.tuscany.drawing.tokens import domain, field
from burgrave.games.tuscany.estate import estate
from burgrave.games.tuscany.numbers import REGION_POINTS

WIDTH, HEIGHT = 380, 706
STRIP: Final = (390, 106)
TRAY: Final = (656, 118)
TRAY_PHONE: Final = (390, 60)
Sizes = tuple[tuple[int, ...], ...]
"""By colour: how many fields each of its regions has, largest first."""


def sizes_of(scene: Scene) -> Sizes | None:
    """Return the regions of the parts in the middle; None where the reader may not know how they lie."""
    now = arrangement(scene)
    return None if now is None else region_sizes(variants_of(scene.focus["parts"]), now.layout)


@lru_cache(maxsize=1024)
def region_sizes(variants: tuple[int, ...], layout: int) -> Sizes:
    """Return the regions of an estate."""
    land = estate(variants, layout)
    sizes_by_colour: list[list[int]] = [[] for _ in COLOURS]
    for region in dict.fromkeys(land.region):
        sizes_by_colour[land.colour[region.bit_length() - 1]].append(region.bit_count())
    return tuple(tuple(sorted(sizes, reverse=True)) for sizes in sizes_by_colour)


def points_for(sizes: tuple[int, ...]) -> int:
    """Return green points for regions of these sizes."""
    return sum(REGION_POINTS[size] for size in sizes)


def chains(x: float, y: float, r: float, sizes: tuple[int, ...], colour: str) -> str:
    """Regions as chains of small hexagons: their sizes at a glance."""
    out = ""
    for size in sizes:
        for place in range(size):
            out += hexagon(x + r + place * r * 1.5, y + (place % 2 - 0.5) * r * HALF, r, "ground", corners=FLAT)
        x += (size - 1) * r * 1.5 + 2 * r + r * 0.7
    return f'<g class="tile chain {domain(colour)}">{out}</g>'


# ---- on a desktop ----------------------------------------------------------------------------------------------------------


def arrange_board(scene: Scene) -> Sheet:
    """Return the drawing of the parts' regions in the place of the shared board."""
    words, sizes, cards = arrange_words(scene.language), sizes_of(scene), hand_of(scene.focus)
    before, after = frame(WIDTH, HEIGHT, words.domains_label)
    pieces = [text(16, 24, words.domains if sizes else words.domains_only, 18, "serif start")]
    pieces += [domain_row(60 + 56 * place, place, sizes[place] if sizes else None, scene.language) for place in range(len(COLOURS))]
    pieces.append(sums(508, sizes, scene.language) if sizes else "")
    pieces.append(first_hand(558, cards, scene.language) if cards else "")
    return Sheet(before, tuple(pieces), after)


@lru_cache(maxsize=1024)
def domain_row(y: float, place: int, sizes: tuple[int, ...] | None, language: str) -> str:
    """Draw a domain: what its tokens do, and its regions."""
    words, colour = arrange_words(language), COLOURS[place]
    out = hex_sign(36, y, 22, domain(colour), f"t_{colour}", FLAT)
    out += fitted(68, y - 4, words.labels.colour(colour), 15, "serif start", 150)
    out += fitted(68, y + 13, words.effects[colour], 12.5, "soft-text start", 290 if sizes is None else 152)
    out += stroke(16, y + 27, 364, y + 27, "cell-line")
    if sizes is None:
        return out
    out += chains(224, y - 1, 7, sizes, colour) + text(364, y + 5, points_for(sizes), 16, "serif end")
    return group(out, words.colour_regions(colour, sizes, points_for(sizes)))


def sums(y: float, sizes: Sizes, language: str) -> str:
    """Draw how many regions of each size there are, and their points."""
    words, counts = arrange_words(language), Counter(size for colour_sizes in sizes for size in colour_sizes)
    out = text(16, y + 2, words.regions, 11, "label start", 66)
    for index, name in enumerate(words.of_size):
        x = 120 + index * 83
        out += fitted(x, y + 3, f"{counts[index + 1]} {name}", 14, "serif", 80)
        out += fitted(x, y + 19, words.green_each(REGION_POINTS[index + 1]), 11, "soft-text", 78)
    out += text(364, y + 5, sum(map(points_for, sizes)), 25, "serif end") + text(364, y + 19, words.in_all, 12, "soft-text end")
    return f'<g class="sums-row">{out}</g>'


def first_hand(y: float, cards: Cards, language: str) -> str:
    """Draw the cards that were dealt."""
    words = arrange_words(language)
    out = text(16, y, words.first_hand, 11, "label start") + fitted(364, y, words.hand_rule, 12, "soft-text end", 220)
    for index, colour in enumerate(colour for colour, count in cards for _ in range(count)):
        out += card(48 + index * 71, y + 58, 62, colour, words.labels.card(colour), words.labels.colour(colour))
    return out


def around(scene: Scene) -> tuple[str, ...] | None:
    """Return the colours of the fields beside the first castle; None as long as there is none."""
    now = arrangement(scene)
    if now is None or now.castle == NO_CASTLE:
        return None
    land = now.estate(variants_of(scene.focus["parts"]))
    return tuple(COLOURS[land.colour[beside]] for beside in bits_of(land.neighbours[land.castle(now.castle)]))


def arrange_tray(scene: Scene) -> str:
    """Draw below the parts where the first token may go."""
    words, beside, cards = arrange_words(scene.language), around(scene), dict(hand_of(scene.focus) or ())
    width, height = TRAY
    if beside is None:
        hint = words.no_castle if arrangement(scene) else ""
        return foot(picture(width, height, fitted(width / 2, height / 2 + 5, hint, 14, "soft-text", width - 30), words.tray))
    out = text(18, 22, words.around, 11, "label start") + fitted(638, 22, words.around_rule, 12, "soft-text end", 400)
    for index, colour in enumerate(beside):
        x, count = width / 2 + (index - (len(beside) - 1) / 2) * 108, cards.get(colour, 0)
        out += field(x, 62, 27, colour, words.labels.field(colour))
        out += fitted(x, 105, words.labels.colour(colour), 12.5, "strong" if count else "soft-text", 104)
        out += counter(x + 20, 44, 9, count) if count else ""
    return foot(picture(width, height, out, words.tray))


def foot(drawn: str) -> str:
    """Return the drawing wrapped in the element for its place below the parts."""
    return f'<div class="beside-castle">{drawn}</div>'


# ---- on a phone ------------------------------------------------------------------------------------------------------------


def arrange_strip(scene: Scene) -> str:
    """Draw the regions so far in the place of the shared board on a phone."""
    words, sizes, out = arrange_words(scene.language), sizes_of(scene), ""
    width, height = STRIP
    for place in range(len(COLOURS)):
        x, y = 8 + place % 4 * 95.5, 27 + place // 4 * 52
        out += domain_cell(x, y, place, sizes[place] if sizes else None, scene.language)
    return picture(width, height, out, words.domains_label)


@lru_cache(maxsize=1024)
def domain_cell(x: float, y: float, place: int, sizes: tuple[int, ...] | None, language: str) -> str:
    """Draw a domain and its regions in little room."""
    words, colour = arrange_words(language), COLOURS[place]
    out = hex_sign(x + 15, y, 15, domain(colour), f"t_{colour}", FLAT)
    if sizes is None:
        return out + fitted(x + 34, y + 4, words.labels.colour(colour), 11, "soft-text start", 52)
    out += text(x + 35, y - 1, points_for(sizes), 16, "serif start") + chains(x + 34, y + 12, 4.4, sizes, colour)
    return group(out, words.colour_regions(colour, sizes, points_for(sizes)))


def arrange_tray_phone(scene: Scene) -> str:
    """Draw the fields beside the first castle, and the hand."""
    words, beside, cards = arrange_words(scene.language), around(scene), hand_of(scene.focus) or ()
    width, height = TRAY_PHONE
    held = [colour for colour, count in cards for _ in range(count)]
    out = "".join(
        small_card(width - 18 - 31 * (len(held) - 1 - index), height / 2, 27, colour) for index, colour in enumerate(held)
    )
    room = width - 31 * len(held) - 20
    if beside is None:
        hint = words.no_castle_phone if arrangement(scene) else ""
        out += fitted(12, height / 2 + 5, hint, 14, "soft-text start", room - 20)
    for index, colour in enumerate(beside or ()):
        x, count = 22 + index * 36, dict(cards).get(colour, 0)
        out += field(x, height / 2 + 2, 18, colour, words.labels.field(colour)) + (
            counter(x + 12, height / 2 - 12, 8, count) if count else ""
        )
    return foot(picture(width, height, out, words.tray))
