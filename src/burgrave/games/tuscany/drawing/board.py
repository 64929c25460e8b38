"""The shared board on a desktop: open tokens, decks, bonus tokens, and the scoring wheel between the colour bonuses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted
from burgrave.draw.hexes import FLAT, hex_sign
from burgrave.draw.markup import element, frame
from burgrave.draw.parts import Sheet
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_mark, text
from burgrave.games.tuscany.cards import INCOME, INCOME_AMOUNT
from burgrave.games.tuscany.colours import COLOURS
from burgrave.games.tuscany.drawing.cards import deck, income_face
from burgrave.games.tuscany.drawing.holdings import bonus_place, bonus_token
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Cards, Gives, Scene, covered, discards, given_by
from burgrave.games.tuscany.drawing.tokens import COLOUR_OF, domain, slot, token
from burgrave.games.tuscany.drawing.wheel import rings, wheel
from burgrave.games.tuscany.estate import TOTALS
from burgrave.games.tuscany.numbers import COLOUR_BONUS, DISPLAY
from burgrave.games.tuscany.tokens import BONUSES

WIDTH, HEIGHT = 380, 706
LEFT, RIGHT = 16, 364
"""Edges of what is written."""
DECKS, BONUS, WHEEL = 212, 326, 423
"""Where the parts below the open tokens begin."""
HUB: Final = (WIDTH / 2, 565.0)
BESIDE: Final = (33, 103, 181, 251)
"""How deep below the title the four colour bonuses on each side of the wheel lie: around it."""
Owners = tuple[int | None, int | None]


def board(scene: Scene) -> Sheet:
    """Return the whole shared board, in pieces."""
    before, after = frame(WIDTH, HEIGHT, labels(scene.language).board, below(scene.is_yours, scene.language))
    return Sheet(before, (display(scene), decks(scene), bonus_piles(scene), colour_bonuses(scene), *wheel(scene, *HUB)), after)


@lru_cache(maxsize=16)
def below(is_yours: bool, language: str) -> str:
    """Titles, and the empty wheel."""
    words = labels(language)
    out = fitted(LEFT, 22, words.open_tokens, 18, "serif start", 170)
    for x, title, room in ((LEFT, words.estate_cards, 136), (166, words.income, 90), (266, words.last_income, 98)):
        out += text(x, DECKS + 6, title, 11, "label start", room)
    out += text(LEFT, BONUS, words.bonus_tokens, 11, "label start", 170)
    out += fitted(RIGHT, BONUS, words.for_cities, 12, "soft-text end", 180)
    out += bonus_names(42, BONUS + 75, 72, language)
    out += text(LEFT, WHEEL, words.colour_bonus, 11, "label start", 150)
    out += fitted(RIGHT, WHEEL, words.how_bonus if is_yours else words.how_bonus_of, 12, "soft-text end", 210)
    return out + rings(*HUB)


# ---- open tokens ---------------------------------------------------------------------------------------------------------------


def display(scene: Scene) -> str:
    """Draw the eight open tokens, each telling what it brings the reader, and how many neutral ones are left."""
    words, left = labels(scene.language), int(scene.view["neutral"])
    caption = fitted(RIGHT, 21, words.neutral(left), 12.5, "soft-text end", 170)
    spots = tuple((56 + place % 4 * 89.5, 74 + place // 4 * 81.0) for place in range(DISPLAY))
    return element("neutral", caption, topic="neutral") + open_tokens(scene, spots, 43)


def open_tokens(scene: Scene, spots: tuple[tuple[float, float], ...], r: float) -> str:
    """Draw the display at its places."""
    asked = str(scene.asked.get("at") or "")
    return _open_tokens(tuple(scene.view["display"]), spots, r, scene.gives, asked, scene.language)


@lru_cache(maxsize=1024)
def _open_tokens(
    here: tuple[str | None, ...], spots: tuple[tuple[float, float], ...], r: float, given: Gives, asked: str, language: str
) -> str:
    words, out = labels(language), ""
    first: dict[str, str] = {}
    for index, ((x, y), name) in enumerate(zip(spots, here, strict=True)):
        key = f"open:{index + 1}"
        if name:
            amount = given_by(name, given)
            # All of a colour are exchanged at once: the first stands for them.
            named = first.setdefault(COLOUR_OF[name], key)
            like = "" if named == key else f"{key} {named}"
            out += token(x, y, r, name, words.token(name), action=key, key=key, gives=amount, is_asked=key == asked, like=like)
        else:
            out += slot(x, y, r, words.gone, key)
    return f"<g>{out}</g>"


# ---- decks and bonus tokens ----------------------------------------------------------------------------------------------------


def decks(scene: Scene) -> str:
    """Draw estate cards and their discards, income cards and the one revealed last."""
    view = scene.view
    played = sum(view["income_discards"].values())
    return _decks(view["deck"], discards(scene), view["income"], view["last_income"], played, scene.language)


@lru_cache(maxsize=1024)
def _decks(left: int, gone: Cards, income: int, last: str | None, played: int, language: str) -> str:
    words, y = labels(language), DECKS + 54
    out = deck(42, y, 50, "card", left, words.deck(left), action="deck:cards", key="deck", topic="deck")
    pile = box(104, y, 50, 70, 5, "slot") + text(104, y - 3, sum(count for _, count in gone), 16, "serif quiet-text")
    pile += fitted(104, y + 11, words.discarded, 9.5, "soft-text", 46)
    out += element("pile", pile, words.discards(gone), topic="deck")
    out += deck(192, y, 50, "t_income_card", income, words.income_deck(income), key="income", topic="income")
    if last is None:
        body = box(310, y, 88, 70, 6, "slot")
        return out + element("pile", body, words.no_income, key="income:last", topic="income")
    amount = INCOME_AMOUNT[INCOME.index(last)]
    body = box(310, y, 88, 70, 6, "face") + box(310, y, 80, 62, 4, "back-line") + income_face(310, y - 4, 25, last, amount)
    body += fitted(310, y + 24, f"{played} {words.discarded}", 9.5, "soft-text", 74) + box_mark(310, y, 93, 75, 8)
    piece = f"income-{last}-{played}"
    return out + element("income", body, words.last_card(last, amount), key="income:last", piece=piece, topic="income")


def bonus_piles(scene: Scene) -> str:
    """Draw the bonus tokens that are left."""
    return bonus_supply(tuple(scene.view["bonus_left"][kind] for kind in BONUSES), 42, BONUS + 36, 48, 72, scene.language)


def bonus_names(x: float, y: float, step: float, language: str) -> str:
    """Draw the words below the bonus tokens: what their kinds add."""
    return "".join(
        fitted(x + index * step, y, name, 11, "soft-text", step - 4) for index, name in enumerate(labels(language).bonus_adds)
    )


@lru_cache(maxsize=256)
def bonus_supply(
    left: tuple[int, ...], x: float, y: float, size: float, step: float, language: str, *, has_keys: bool = True
) -> str:
    """Draw a pile of each kind; the last of a pile leaves its place."""
    words, out = labels(language), ""
    for index, (kind, count) in enumerate(zip(BONUSES, left, strict=True)):
        px, name = x + index * step, f"bonus:{kind}"
        key = name if has_keys else ""
        if count:
            out += bonus_token(px, y, size, kind, count, words.bonus(kind, count), action=name, key=key)
        else:
            out += bonus_place(px, y, size, kind, key)
    return f"<g>{out}</g>"


# ---- colour bonuses ------------------------------------------------------------------------------------------------------------


def colour_bonuses(scene: Scene) -> str:
    """Around the wheel: how much of each colour the seat in the middle covers, and the points that a whole colour still brings."""
    out = ""
    for index, have in enumerate(covered(scene.focus)):
        colour = COLOURS[index]
        first, second = scene.view["colour_bonus"][colour]
        names = tuple("" if seat is None else scene.look.name(seat) for seat in (first, second))
        is_left = index < len(BESIDE)
        x, y = 24 if is_left else WIDTH - 24, WHEEL + BESIDE[index % len(BESIDE)]
        out += colour_bonus(x, y, index, have, (first, second), names, is_left, scene.language)
    return out


@lru_cache(maxsize=2048)
def colour_bonus(
    x: float, y: float, place: int, have: int, owners: Owners, names: tuple[str, ...], is_left: bool, language: str
) -> str:
    """Draw one colour: its sign, covered and all fields, and both bonuses, or the shields of seats that have them."""
    colour, points = COLOURS[place], COLOUR_BONUS[place]
    need, side, anchor = TOTALS[colour], 1 if is_left else -1, "start" if is_left else "end"
    kind = "serif done " if have == need else "serif "
    out = hex_sign(x, y, 16, domain(colour), f"t_{colour}", FLAT)
    out += text(x + side * 21, y - 1, f"{have}/{need}", 14, kind + anchor)
    left = x + 26 if is_left else x - 42
    for rank, (owner, bonus) in enumerate(zip(owners, points, strict=True)):
        px = left + rank * 16
        out += text(px, y + 13.5, bonus, 12.5, "soft-text") if owner is None else shield_at(owner, px, y + 9.5, 13)
    out += text(left + 8, y + 13, "·", 12, "soft-text")
    out += box_mark(x + side * 18, y, 74, 40, 6)
    key = f"colour:{colour}"
    label = labels(language).bonus_for(colour, have, need, names, points)
    return element("colour", out, label, key=key, piece=f"{key}-{owners[0]}-{owners[1]}", topic=key)
