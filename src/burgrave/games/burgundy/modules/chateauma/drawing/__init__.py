"""Chateauma in the place of an opponent: its two cards, dice, reserve, duchy, goods and silver."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from burgrave.draw.drawing import style_sheet
from burgrave.draw.hexes import hex_mark, hexagon
from burgrave.draw.icons import use
from burgrave.draw.markup import element, figure, number, picture
from burgrave.draw.parts import SeatPart
from burgrave.draw.pieces import die, seat_class
from burgrave.draw.shapes import box, box_mark, counter, text
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Goods, Scene, goods_in
from burgrave.games.burgundy.drawing.tiles import points_shield, tile
from burgrave.games.burgundy.modules.chateauma.drawing.goods import goods_at, silver_at, tray, tray_phone
from burgrave.games.burgundy.modules.chateauma.holdings import ID

WIDTH, HEIGHT = 322, 304
"""Of the whole of it."""
CARD_WIDTH, CARD_HEIGHT = 148, 118
LEFT, RIGHT = 76, 246
"""The middles of the cards."""
WILD, BLACK = "wild", "black_hex"


class Card(NamedTuple):
    """A card as the view tells it."""

    number: int
    points: int
    spaces: tuple[tuple[str, bool, bool, str | None], ...]
    """Colour, whether it sells, whether it brings a double hex, the tile there."""
    symbols: tuple[str, ...]


class Sight(NamedTuple):
    """All that is drawn, hashable."""

    seat: int
    cards: tuple[Card | None, ...]
    chosen: int | None
    white: int
    own: int
    reserve: tuple[tuple[str, tuple[str, ...]], ...]
    duchy: tuple[tuple[str, int, int], ...]
    """Colour, spaces covered, spaces in all."""
    goods: Goods
    silver: int
    doubles: int
    shields: int
    edition: str
    language: str


def sight(scene: Scene) -> Sight:
    """What the view tells of Chateauma."""
    told: Mapping[str, Any] = scene.view["extra"][ID]
    player = scene.view["players"][told["seat"]]
    cards = tuple(
        card
        and Card(
            card["number"],
            card["points"],
            tuple((space["colour"], space["sale"], space["double"], space["tile"]) for space in card["spaces"]),
            tuple(card["symbols"]),
        )
        for card in told["cards"]
    )
    return Sight(
        told["seat"],
        cards,
        told["chosen"],
        scene.view["white_die"],
        told["die"] or 0,
        tuple((colour, tuple(tiles)) for colour, tiles in told["reserve"].items()),
        tuple(
            (colour, len([tile for tile in area["tiles"] if tile]), len(area["tiles"])) for colour, area in told["duchy"].items()
        ),
        goods_in(player["goods"]),
        player["silver"],
        len(told["doubles"]),
        told["shields"],
        scene.edition,
        scene.language,
    )


def words_of(seen: Sight) -> str:
    """What a screen reader says of it all."""
    texts = labels(seen.language).language
    cards = [
        texts.gettext("card {card}, {done} of {all} covered").format(
            card=card.number, done=len([space for space in card.spaces if space[3]]), all=len(card.spaces)
        )
        for card in seen.cards
        if card
    ]
    kept = sum(len(tiles) for _, tiles in seen.reserve)
    told = texts.gettext("Chateauma: {cards}; {kept} in the reserve, {silver}")
    return str(told.format(cards=", ".join(cards), kept=kept, silver=texts.silver(seen.silver)))


# ---- cards ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def card_at(x: float, y: float, card: Card | None, slot: int, seat: int, is_chosen: bool, edition: str, language: str) -> str:
    """A card: its spaces, the signs on them, what it is worth when it is full."""
    texts = labels(language).language
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, 7, "cell")
    if card:
        spots = [(x - 51 + place * 34, y - 14 + (8 if place % 2 else -8)) for place in range(4)] + [(x - 34, y + 24)]
        for place, ((colour, is_sale, is_double, there), (px, py)) in enumerate(zip(card.spaces, spots, strict=False)):
            body += space_at(px, py, 18, colour, there, f"{seat}.card:{slot + 1}.{place + 1}", edition, language)
            if is_sale:
                body += f'<g class="mini-tag">{use("tag", px + 11, py + 13, 14)}</g>'
            if is_double:
                body += f'<g class="mini-tag">{use("vine", px - 11, py + 13, 14)}</g>'
        signs = [{"post": "post", "shield": "emblem"}[name] for name in card.symbols]
        marks = "".join(use(name, x + 12, y + 43, 18) for name in signs)
        body += f'<g class="quiet-mark">{marks}</g>' + points_shield(x + 52, y + 42, 30, str(card.points))
        told = texts.gettext("card {number}").format(number=card.number)
        body += text(x - (66 if len(card.spaces) < 5 else 12), y + 48, told, 12, "start quiet-text", 60)
    label = texts.gettext("card {number}").format(number=card.number) if card else texts.gettext("no card")
    body += box_mark(x, y, CARD_WIDTH + 6, CARD_HEIGHT + 6, 9)
    kind = f"card-mark {seat_class(seat)}" + (" chosen-card" if is_chosen else "")
    piece = f"card-{card.number if card else 0}"
    return element(kind, body, label, key=f"{seat}.card:{slot + 1}", piece=piece, topic="chateauma:card")


def space_at(x: float, y: float, r: float, colour: str, there: str | None, key: str, edition: str, language: str) -> str:
    """A space of a card, or the tile on it."""
    if there:
        return tile(x, y, r, there, edition, labels(language).tile(there), key=key, is_small=True)
    body = hexagon(x, y, r - 1, "ground") + use(colour, x, y, r * 0.95, "glyph")
    return f'<g class="space {colour}" data-key="{key}" data-piece="">{body}</g>'


def dice_at(x: float, y: float, size: float, seen: Sight) -> str:
    """The white die and its own beside the chosen card."""
    seat = seen.seat
    out = die(x, y, size, seen.white, kind="die", topic="white_die") if seen.white else ""
    if seen.own:
        key = f"{seat}.die:1"
        drawn = die(x + size * 1.18, y, size, seen.own, kind="die owned", key=key, piece=f"{key}-{seen.own}", topic="die")
        out += f'<g class="{seat_class(seat)}">{drawn}</g>'
    return out


# ---- reserve, duchy, goods ----------------------------------------------------------------------------------------------------


def stack_at(x: float, y: float, r: float, colour: str, tiles: tuple[str, ...], seen: Sight) -> str:
    """A stack of the reserve with its top, or the empty place of a colour."""
    key, texts = f"{seen.seat}.reserve:{colour}", labels(seen.language)
    if tiles:
        top = BLACK if colour == WILD else tiles[-1]
        out = tile(x, y, r, top, seen.edition, texts.tile(top), key=key, is_small=True)
        return out + (counter(x + r * 0.7, y - r * 0.6, 8, len(tiles)) if len(tiles) > 1 else "")
    icon = BLACK if colour == WILD else colour
    body = hexagon(x, y, r - 1, "ground") + use(icon, x, y, r * 0.9, "glyph")
    return element(f"taken {icon}", body, key=key, topic="chateauma:reserve")


def reserve_row(x: float, y: float, r: float, step: float, seen: Sight) -> str:
    """All stacks, as they lie."""
    return "".join(stack_at(x + place * step, y, r, colour, tiles, seen) for place, (colour, tiles) in enumerate(seen.reserve))


def duchy_counts(spots: tuple[tuple[float, float], ...], r: float, size: float, seen: Sight) -> str:
    """Of each colour how many spaces are covered."""
    out = ""
    for (colour, done, whole), (x, y) in zip(seen.duchy, spots, strict=True):
        body = hexagon(x, y, r, "ground") + use(colour, x, y, r * 1.1) + hex_mark(x, y, r + 2)
        out += element(f"tile {colour}", body, key=f"{seen.seat}.area:{colour}", piece=str(done), topic="chateauma:duchy")
        # Beside the tile, whose ink may be light.
        out += text(x + r + 4, y + 5, f"{done}/{whole}", size, "serif start")
    return out


# ---- the whole ------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def body_of(seen: Sight, has_goods: bool = True) -> str:
    """Everything, 322 x 304; goods and silver only where no tray shows them."""
    texts, words = labels(seen.language).language, labels(seen.language)
    out = ""
    for slot, (x, label) in enumerate(((LEFT, "1-4"), (RIGHT, "5-6"))):
        out += text(x - 74, 15, label, 12, "label start")
        out += card_at(x, 82, seen.cards[slot], slot, seen.seat, slot == seen.chosen, seen.edition, seen.language)
        if slot == seen.chosen:
            out += dice_at(x + 36, 11, 22, seen)
    out += text(2, 166, texts.gettext("Reserve"), 11, "label start", 90) + reserve_row(18, 192, 17, 46, seen)
    out += text(2, 232, texts.gettext("Duchy"), 11, "label start", 90)
    if not has_goods:
        return out + duchy_counts(tuple((14 + place % 3 * 110, 255 + place // 3 * 32) for place in range(6)), 13, 15, seen)
    out += text(196, 232, words.goods, 11, "label start", 80)
    out += duchy_counts(tuple((14 + place % 3 * 62, 255 + place // 3 * 32) for place in range(6)), 12, 13, seen)
    out += goods_at(tuple((208 + place % 3 * 34, 255 + place // 3 * 32) for place in range(6)), 25, seen.seat, seen.goods)
    return out + silver_at(308, 256, 18, seen.seat, seen.silver, is_below=True)


@lru_cache(maxsize=256)
def compact_cards(seen: Sight) -> str:
    """Both cards as rows of spaces with their points, 140 x 128; the dice above the chosen one."""
    out = ""
    for slot, (y, label) in enumerate(((40, "1-4"), (104, "5-6"))):
        card = seen.cards[slot]
        body = box(70, y, 138, 44, 6, "cell")
        for place, (colour, _sale, _double, there) in enumerate(card.spaces if card else ()):
            key = f"{seen.seat}.card:{slot + 1}.{place + 1}"
            body += space_at(15 + place * 22.5, y + (4 if place % 2 else -5), 13, colour, there, key, seen.edition, seen.language)
        if card:
            body += points_shield(125, y + 8, 22, str(card.points))
        body += box_mark(70, y, 142, 48, 8)
        kind = f"card-mark {seat_class(seen.seat)}" + (" chosen-card" if slot == seen.chosen else "")
        piece = f"card-{card.number if card else 0}"
        out += element(kind, body, key=f"{seen.seat}.card:{slot + 1}", piece=piece, topic="chateauma:card")
        out += text(3, y - 27, label, 10, "label start")
        if slot == seen.chosen:
            out += dice_at(107, y - 31, 17, seen)
    return out


@lru_cache(maxsize=256)
def compact_holdings(seen: Sight) -> str:
    """Goods and silver, then the reserve, 190 x 86."""
    out = goods_at(tuple((12 + place * 26, 15) for place in range(6)), 22, seen.seat, seen.goods)
    out += silver_at(166, 15, 16, seen.seat, seen.silver, is_below=False)
    return out + reserve_row(12, 56, 13, 27, seen)


def card(scene: Scene, seat: int, style: str) -> SeatPart | None:
    """Instead of a small duchy."""
    seen = sight(scene)
    if seat != seen.seat:
        return None
    told = words_of(seen)
    if style == "large":
        return SeatPart(style, figure(WIDTH, HEIGHT, body_of(seen), told, f"chateauma {seat_class(seat)}"), "")
    cards = figure(140, 128, compact_cards(seen), told, f"chateauma {seat_class(seat)}")
    return SeatPart(style, cards, figure(190, 86, compact_holdings(seen), "", f"holdings {seat_class(seat)}"))


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Where there is little room: how full its duchy is; and how many double hexes it has."""
    seen = sight(scene)
    if seat != seen.seat or style == "only":
        return ""
    out = ""
    if style == "compact":
        spots = tuple((12 + place * 53, 14) for place in range(6))
        out += figure(316, 28, duchy_counts(spots, 10, 12, seen), labels(scene.language).language.gettext("Duchy"))
    if seen.doubles:
        told = labels(scene.language).language.gettext("Double hexes: {count}").format(count=seen.doubles)
        out += figure(316, 24, use("vine", 12, 12, 20) + text(28, 17, told, 13, "start"), told)
    return out


def score_figure(scene: Scene, seat: int) -> str:
    """On the score sheet: how full its duchy has become."""
    seen = sight(scene)
    if seat != seen.seat:
        return ""
    spots = tuple((13 + place % 2 * 66, 17 + place // 2 * 32) for place in range(6))
    return figure(128, 98, duchy_counts(spots, 11, 12, seen), "", f"small {seat_class(seat)}")


def instead_of_map(scene: Scene, width: float, height: float) -> str:
    """In the middle of the table, for who looks at its board."""
    seen = sight(scene)
    if scene.look.focus != seen.seat:
        return ""
    scale = min(width / (WIDTH + 8), height / (HEIGHT + 8))
    left, top = (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2
    place = f"translate({number(left)} {number(top)}) scale({scale:.3f})"
    return picture(width, height, f'<g transform="{place}">{body_of(seen, False)}</g>', words_of(seen), "draw land")


DRAWING: Final = BurgundyDrawing(
    css=style_sheet("burgrave.games.burgundy.modules.chateauma", "chateauma.css"),
    instead_of_map=(instead_of_map,),
    instead_of_tray=(lambda scene: tray(scene, sight(scene).seat),),
    instead_of_tray_phone=(lambda scene: tray_phone(scene, sight(scene).seat),),
    instead_of_card=(card,),
    below_card=(below_card,),
    instead_of_figure=(score_figure,),
    source_icons={
        "duchy_cards": "region",
        "boarding_houses": "boarding_house",
        "chateauma_routes": "tag",
        "any_monastery": "monastery",
        "reserve_tiles": "depots",
        "card_tiles": "region",
        "chateauma_shields": "emblem",
        "chateauma_double_hexes": "vine",
    },
    module_icons={ID: "bot"},
)
