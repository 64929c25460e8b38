"""The enemy of this winter: its face for whoever knows it, else the back with the year and the span of strength."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from burgrave.draw.fitting import fitted
from burgrave.draw.icons import use
from burgrave.draw.markup import element, signed
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_mark, box_ring, box_states, cell, stroke, text
from burgrave.games.kingsburg.bundles import KINDS
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.reading import ROMAN, Scene, kind_of, strength_of
from burgrave.games.kingsburg.drawing.tokens import Signs, row
from burgrave.games.kingsburg.enemies import CARDS, LOSS, LOSS_ANY, RAZED, SPANS, VICTORY

WIDTH: Final = 168
HEIGHT: Final = 238
HALF: Final = 115
"""The height of each of two cards."""


class Foe(NamedTuple):
    """What a reader knows of an enemy's card."""

    deck: int
    icon: str
    """Of its back."""
    year: int
    card: str
    """"" for its back."""
    is_open: bool
    is_yours: bool
    """Whether the reader has looked at it."""
    others: tuple[int, ...]
    """Other seats that have."""
    menace: int
    names: tuple[str, ...]


def foe(scene: Scene, deck: int) -> Foe:
    """Return what the reader knows of this winter's card of a deck."""
    card = scene.view["enemies"][deck][scene.year]
    eyes = scene.view["seat"]
    others = tuple(seat for seat in card["seen_by"] if seat != eyes)
    menace = int(scene.view["menace"]) if deck == 0 else 0
    icon, is_yours = scene.drawing.deck_icons[deck], eyes in card["seen_by"]
    return Foe(deck, icon, scene.year, scene.card(deck), bool(card["open"]), is_yours, others, menace, scene.names)


def enemies(scene: Scene, x: float, y: float) -> str:
    """Draw one card, or two of half the height, around x, y."""
    decks = len(scene.view["enemies"])
    if decks == 1:
        return enemy_card(foe(scene, 0), x, y, HEIGHT, scene.language)
    shift = (HEIGHT - HALF) / 2
    return "".join(enemy_card(foe(scene, deck), x, y + shift * (2 * deck - 1), HALF, scene.language) for deck in range(decks))


def victory(card: str) -> Signs:
    """Return what a winner gains, in signs; a choice between resources is any of them."""
    bundles = VICTORY[CARDS.index(card)]
    if len(bundles) > 1:
        count = sum(bundles[0])
        return (f"+{count}", "any")
    signs: list[str] = []
    for kind, count in zip(KINDS, bundles[0], strict=True):
        if count:
            signs += [f"+{count}", kind]
    return tuple(signs)


def losses(card: str) -> Signs:
    """Return what a loser loses, in pairs of signs."""
    number = CARDS.index(card)
    signs: list[str] = []
    counts = dict(zip(KINDS, LOSS[number], strict=True))
    for kind in ("point", "gold", "wood", "stone", "plus2", "soldier"):
        if counts[kind]:
            signs += [f"−{abs(counts[kind])}", kind]
    if LOSS_ANY[number]:
        signs += [f"−{LOSS_ANY[number]}", "any"]
    if RAZED[number]:
        signs += [f"−{RAZED[number]}", "razed"]
    return tuple(signs)


@lru_cache(maxsize=1024)
def enemy_card(known: Foe, x: float, y: float, height: float, language: str) -> str:
    """Draw one card, as an element, from what the reader knows of it."""
    words = labels(language)
    seen = words.seen_by([known.names[seat] for seat in known.others], known.is_yours, known.is_open)
    numeral, (low, high) = ROMAN[known.year], SPANS[known.year]
    out = cell(x, y, WIDTH, height)
    if known.card:
        kind = kind_of(known.card)
        out += (face if height == HEIGHT else small_face)(known, x, y - height / 2, language)
        label = words.known_enemy(numeral, kind, strength_of(known.card), seen)
    else:
        out += (back if height == HEIGHT else small_back)(known, x, y - height / 2, language)
        label = f"{words.hidden_enemy(numeral, low, high)}; {seen}"
    out += box_states(x, y, WIDTH, height, 7, gap=7, corner=6)
    name = f"enemy:{known.deck + 1}"
    return element(
        "black foe", out, label, name=name, key=name, piece=known.card or "hidden", topic=f"enemy:{known.card or 'hidden'}"
    )


def face(known: Foe, x: float, top: float, language: str) -> str:
    """Draw the open card: kind, strength, what a winner gains and a loser loses, who knows it."""
    words, card, left = labels(language), known.card, x - WIDTH / 2
    kind = kind_of(card)
    out = fitted(left + 13, top + 24, words.winter(ROMAN[known.year]), 16, "serif start", 116)
    out += use("eye", left + WIDTH - 24, top + 19, 22)
    out += use(f"k_{kind}", left + 50, top + 74, 74) + fitted(left + 50, top + 128, words.enemy(kind), 16, "serif", 84)
    out += text(left + WIDTH - 42, top + 92, strength_of(card), 54, "serif")
    if known.menace:
        out += text(left + WIDTH - 55, top + 125, signed(known.menace), 19, "serif")
        out += use("k_battle", left + WIDTH - 29, top + 120, 22)
    else:
        out += use("k_battle", left + WIDTH - 42, top + 120, 24)
    out += box(x, top + 151, WIDTH - 16, 27, 4, "half") + fitted(left + 12, top + 155.5, words.win, 12, "start tiny", 44)
    out += row(victory(card), left + 59, top + 151, 18, WIDTH - 67, centre=False)
    lost = losses(card)
    out += box(x, top + 190, WIDTH - 16, 45, 4, "half") + fitted(left + 12, top + 194, words.lose, 12, "start tiny", 44)
    middle = 190 if len(lost) <= 4 else 179.5
    for place in range(0, len(lost), 4):
        out += row(lost[place : place + 4], left + 59, top + middle + place * 5.3, 18, WIDTH - 66, centre=False)
    return out + witnesses(known, x, top + HEIGHT - 15, language)


def witnesses(known: Foe, x: float, y: float, language: str) -> str:
    """Draw who has looked: in words, and where others have, by their shields."""
    words = labels(language)
    if known.is_open or not known.others:
        return fitted(x, y + 4, words.seen_by([], known.is_yours, known.is_open), 11, "quiet-text", WIDTH - 20)
    shown = known.others
    first = x - (len(shown) * 17 + 20) / 2
    out = use("eye", first + 9, y, 16)
    return out + "".join(shield_at(seat, first + 30 + index * 17, y, 15) for index, seat in enumerate(shown))


def back(known: Foe, x: float, top: float, language: str) -> str:
    """Draw the back: the year and the span of strength."""
    low, high = SPANS[known.year]
    out = fitted(x, top + 24, labels(language).winter(ROMAN[known.year]), 16, "serif", WIDTH - 24)
    out += text(x, top + 82, ROMAN[known.year], 40, "serif") + use(known.icon, x, top + 122, 46)
    out += text(x, top + 186, f"{low}-{high}", 32, "serif")
    if known.menace:
        out += text(x + 46, top + 186, signed(known.menace), 20, "serif")
    return out + witnesses(known, x, top + HEIGHT - 15, language)


def small_face(known: Foe, x: float, top: float, language: str) -> str:
    """Draw the open card where two share the room."""
    words, card, left = labels(language), known.card, x - WIDTH / 2
    kind = kind_of(card)
    out = use(f"k_{kind}", left + 32, top + 34, 44) + text(left + 78, top + 46, strength_of(card), 34, "serif")
    out += use("k_battle", left + 106, top + 35, 20)
    if known.menace:
        out += text(left + 130, top + 42, signed(known.menace), 17, "serif")
    out += fitted(left + WIDTH - 12, top + 20, words.enemy(kind), 12, "serif end", 62)
    out += fitted(left + 12, top + 75, words.win, 11, "start tiny", 34) + row(
        victory(card), left + 50, top + 71, 15, 110, centre=False
    )
    out += fitted(left + 12, top + 93, words.lose, 11, "start tiny", 34) + row(
        losses(card), left + 50, top + 89, 15, 110, centre=False
    )
    return out + f'<g class="eyes">{witnesses(known, x, top + HALF - 10, language)}</g>'


def small_back(known: Foe, x: float, top: float, language: str) -> str:
    """Draw the back where two share the room."""
    low, high = SPANS[known.year]
    out = text(x - 46, top + 60, ROMAN[known.year], 30, "serif") + use(known.icon, x, top + 50, 36)
    out += text(x + 48, top + 60, f"{low}-{high}", 24, "serif")
    return out + witnesses(known, x, top + HALF - 18, language)


@lru_cache(maxsize=512)
def enemy_pill(known: Foe, strength: int, mine: tuple[int, int] | None, x: float, y: float, language: str) -> str:
    """Draw the enemy on a phone: kind and strength or the span, and how strong the reader stands (`mine`: seat and strength)."""
    words = labels(language)
    numeral, (low, high) = ROMAN[known.year], SPANS[known.year]
    seen = words.seen_by([known.names[seat] for seat in known.others], known.is_yours, known.is_open)
    width = 144 if mine is not None else 90
    out = box(x + 1 + width / 2, y, width, 44, 7, "cell")
    if known.card:
        kind = kind_of(known.card)
        out += use(f"k_{kind}", x + 22, y, 29) + text(x + 49, y + 9, strength, 25, "serif") + use("eye", x + 70, y, 15)
        label = words.known_enemy(numeral, kind, strength, seen)
    else:
        out += use(known.icon, x + 20, y, 24) + text(x + 56, y + 8, f"{low}-{high}", 22, "serif")
        label = f"{words.hidden_enemy(numeral, low, high)}; {seen}"
    if mine is not None:
        out += stroke(x + 84, y - 13, x + 84, y + 13, "cell-line")
        out += shield_at(mine[0], x + 102, y, 22) + text(x + 127, y + 9, mine[1], 25, "serif")
    out += box_mark(x + 1 + width / 2, y, width + 6, 48, 9) + box_ring(x + 1 + width / 2, y, width, 44, 6)
    name = f"enemy:{known.deck + 1}"
    return element(
        "black foe", out, label, name=name, key=name, piece=known.card or "hidden", topic=f"enemy:{known.card or 'hidden'}"
    )
