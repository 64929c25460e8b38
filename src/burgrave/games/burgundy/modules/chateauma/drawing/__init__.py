"""Chateauma's card in the place of an opponent: its two cards, dice, reserve, duchy, goods and silver."""

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
"""The size of the whole picture."""
CARD_WIDTH, CARD_HEIGHT = 148, 118
LEFT, RIGHT = 76, 246
"""The middles of the cards."""
WILD, BLACK = "wild", "black_hex"


class Card(NamedTuple):
    """A card as the view has it."""

    number: int
    points: int
    spaces: tuple[tuple[str, bool, bool, str | None], ...]
    """By space: colour, whether it sells, whether it brings a double hex, the tile there."""
    symbols: tuple[str, ...]


class ChateaumaView(NamedTuple):
    """All that is drawn, hashable so that drawings can be cached."""

    seat: int
    cards: tuple[Card | None, ...]
    chosen: int | None
    white: int
    own: int
    reserve: tuple[tuple[str, tuple[str, ...]], ...]
    duchy: tuple[tuple[str, int, int], ...]
    """By colour: name, spaces covered, spaces in all."""
    goods: Goods
    silver: int
    doubles: int
    shields: int
    edition: str
    language: str


def read_view(scene: Scene) -> ChateaumaView:
    """Return what the view has of Chateauma."""
    extra: Mapping[str, Any] = scene.view["extra"][ID]
    player = scene.view["players"][extra["seat"]]
    cards = tuple(
        card
        and Card(
            card["number"],
            card["points"],
            tuple((space["colour"], space["sale"], space["double"], space["tile"]) for space in card["spaces"]),
            tuple(card["symbols"]),
        )
        for card in extra["cards"]
    )
    return ChateaumaView(
        extra["seat"],
        cards,
        extra["chosen"],
        scene.view["white_die"],
        extra["die"] or 0,
        tuple((colour, tuple(tiles)) for colour, tiles in extra["reserve"].items()),
        tuple(
            (colour, len([tile for tile in area["tiles"] if tile]), len(area["tiles"])) for colour, area in extra["duchy"].items()
        ),
        goods_in(player["goods"]),
        player["silver"],
        len(extra["doubles"]),
        extra["shields"],
        scene.edition,
        scene.language,
    )


def words_of(view: ChateaumaView) -> str:
    """Return the label of the whole picture."""
    texts = labels(view.language).language
    cards = [
        texts.gettext("card {card}, {done} of {all} covered").format(
            card=card.number, done=len([space for space in card.spaces if space[3]]), all=len(card.spaces)
        )
        for card in view.cards
        if card
    ]
    reserved = sum(len(tiles) for _, tiles in view.reserve)
    text = texts.gettext("Chateauma: {cards}; {kept} in the reserve, {silver}")
    return str(text.format(cards=", ".join(cards), kept=reserved, silver=texts.silver(view.silver)))


# ---- cards ----------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def card_at(x: float, y: float, card: Card | None, slot: int, seat: int, is_chosen: bool, edition: str, language: str) -> str:
    """Draw a card: its spaces with their signs, and its points."""
    texts = labels(language).language
    body = box(x, y, CARD_WIDTH, CARD_HEIGHT, 7, "cell")
    if card:
        spots = [(x - 51 + place * 34, y - 14 + (8 if place % 2 else -8)) for place in range(4)] + [(x - 34, y + 24)]
        for place, ((colour, is_sale, is_double, tile_name), (px, py)) in enumerate(zip(card.spaces, spots, strict=False)):
            body += space_at(px, py, 18, colour, tile_name, f"{seat}.card:{slot + 1}.{place + 1}", edition, language)
            if is_sale:
                body += f'<g class="mini-tag">{use("tag", px + 11, py + 13, 14)}</g>'
            if is_double:
                body += f'<g class="mini-tag">{use("vine", px - 11, py + 13, 14)}</g>'
        signs = [{"post": "post", "shield": "emblem"}[name] for name in card.symbols]
        marks = "".join(use(name, x + 12, y + 43, 18) for name in signs)
        body += f'<g class="quiet-mark">{marks}</g>' + points_shield(x + 52, y + 42, 30, str(card.points))
        number_text = texts.gettext("card {number}").format(number=card.number)
        body += text(x - (66 if len(card.spaces) < 5 else 12), y + 48, number_text, 12, "start quiet-text", 60)
    label = texts.gettext("card {number}").format(number=card.number) if card else texts.gettext("no card")
    body += box_mark(x, y, CARD_WIDTH + 6, CARD_HEIGHT + 6, 9)
    kind = f"card-mark {seat_class(seat)}" + (" chosen-card" if is_chosen else "")
    piece = f"card-{card.number if card else 0}"
    return element(kind, body, label, key=f"{seat}.card:{slot + 1}", piece=piece, topic="chateauma:card")


def space_at(x: float, y: float, r: float, colour: str, tile_name: str | None, key: str, edition: str, language: str) -> str:
    """Draw a space of a card, or the tile on it."""
    if tile_name:
        return tile(x, y, r, tile_name, edition, labels(language).tile(tile_name), key=key, is_small=True)
    body = hexagon(x, y, r - 1, "ground") + use(colour, x, y, r * 0.95, "glyph")
    return f'<g class="space {colour}" data-key="{key}" data-piece="">{body}</g>'


def dice_at(x: float, y: float, size: float, view: ChateaumaView) -> str:
    """Draw the white die and its own beside the chosen card."""
    seat = view.seat
    out = die(x, y, size, view.white, css_class="die", topic="white_die") if view.white else ""
    if view.own:
        key = f"{seat}.die:1"
        own_die = die(x + size * 1.18, y, size, view.own, css_class="die owned", key=key, piece=f"{key}-{view.own}", topic="die")
        out += f'<g class="{seat_class(seat)}">{own_die}</g>'
    return out


# ---- reserve, duchy, goods ----------------------------------------------------------------------------------------------------


def stack_at(x: float, y: float, r: float, colour: str, tiles: tuple[str, ...], view: ChateaumaView) -> str:
    """Draw a stack of the reserve with its top, or the empty place of a colour."""
    key, texts = f"{view.seat}.reserve:{colour}", labels(view.language)
    if tiles:
        top = BLACK if colour == WILD else tiles[-1]
        out = tile(x, y, r, top, view.edition, texts.tile(top), key=key, is_small=True)
        return out + (counter(x + r * 0.7, y - r * 0.6, 8, len(tiles)) if len(tiles) > 1 else "")
    icon = BLACK if colour == WILD else colour
    body = hexagon(x, y, r - 1, "ground") + use(icon, x, y, r * 0.9, "glyph")
    return element(f"taken {icon}", body, key=key, topic="chateauma:reserve")


def reserve_row(x: float, y: float, r: float, step: float, view: ChateaumaView) -> str:
    """Draw all stacks of the reserve in their order."""
    return "".join(stack_at(x + index * step, y, r, colour, tiles, view) for index, (colour, tiles) in enumerate(view.reserve))


def duchy_counts(spots: tuple[tuple[float, float], ...], r: float, size: float, view: ChateaumaView) -> str:
    """Draw for each colour how many spaces of its duchy are covered."""
    out = ""
    for (colour, covered, count), (x, y) in zip(view.duchy, spots, strict=True):
        body = hexagon(x, y, r, "ground") + use(colour, x, y, r * 1.1) + hex_mark(x, y, r + 2)
        out += element(f"tile {colour}", body, key=f"{view.seat}.area:{colour}", piece=str(covered), topic="chateauma:duchy")
        # Beside the tile, whose ink may be light.
        out += text(x + r + 4, y + 5, f"{covered}/{count}", size, "serif start")
    return out


# ---- the whole ------------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def body_of(view: ChateaumaView, has_goods: bool = True) -> str:
    """Draw everything, 322 x 304; goods and silver only where no tray shows them."""
    texts, words = labels(view.language).language, labels(view.language)
    out = ""
    for slot, (x, label) in enumerate(((LEFT, "1-4"), (RIGHT, "5-6"))):
        out += text(x - 74, 15, label, 12, "label start")
        out += card_at(x, 82, view.cards[slot], slot, view.seat, slot == view.chosen, view.edition, view.language)
        if slot == view.chosen:
            out += dice_at(x + 36, 11, 22, view)
    out += text(2, 166, texts.gettext("Reserve"), 11, "label start", 90) + reserve_row(18, 192, 17, 46, view)
    out += text(2, 232, texts.gettext("Duchy"), 11, "label start", 90)
    if not has_goods:
        return out + duchy_counts(tuple((14 + place % 3 * 110, 255 + place // 3 * 32) for place in range(6)), 13, 15, view)
    out += text(196, 232, words.goods, 11, "label start", 80)
    out += duchy_counts(tuple((14 + place % 3 * 62, 255 + place // 3 * 32) for place in range(6)), 12, 13, view)
    out += goods_at(tuple((208 + place % 3 * 34, 255 + place // 3 * 32) for place in range(6)), 25, view.seat, view.goods)
    return out + silver_at(308, 256, 18, view.seat, view.silver, is_below=True)


@lru_cache(maxsize=256)
def compact_cards(view: ChateaumaView) -> str:
    """Draw both cards as rows of spaces with their points, 140 x 128; the dice above the chosen one."""
    out = ""
    for slot, (y, label) in enumerate(((40, "1-4"), (104, "5-6"))):
        card = view.cards[slot]
        body = box(70, y, 138, 44, 6, "cell")
        for index, (colour, _sale, _double, tile_name) in enumerate(card.spaces if card else ()):
            key = f"{view.seat}.card:{slot + 1}.{index + 1}"
            body += space_at(
                15 + index * 22.5, y + (4 if index % 2 else -5), 13, colour, tile_name, key, view.edition, view.language
            )
        if card:
            body += points_shield(125, y + 8, 22, str(card.points))
        body += box_mark(70, y, 142, 48, 8)
        kind = f"card-mark {seat_class(view.seat)}" + (" chosen-card" if slot == view.chosen else "")
        piece = f"card-{card.number if card else 0}"
        out += element(kind, body, key=f"{view.seat}.card:{slot + 1}", piece=piece, topic="chateauma:card")
        out += text(3, y - 27, label, 10, "label start")
        if slot == view.chosen:
            out += dice_at(107, y - 31, 17, view)
    return out


@lru_cache(maxsize=256)
def compact_holdings(view: ChateaumaView) -> str:
    """Draw goods and silver, and the reserve below, 190 x 86."""
    out = goods_at(tuple((12 + place * 26, 15) for place in range(6)), 22, view.seat, view.goods)
    out += silver_at(166, 15, 16, view.seat, view.silver, is_below=False)
    return out + reserve_row(12, 56, 13, 27, view)


def card(scene: Scene, seat: int, style: str) -> SeatPart | None:
    """Draw its card instead of an opponent's small duchy."""
    view = read_view(scene)
    if seat != view.seat:
        return None
    label = words_of(view)
    if style == "large":
        return SeatPart(style, figure(WIDTH, HEIGHT, body_of(view), label, f"chateauma {seat_class(seat)}"), "")
    cards = figure(140, 128, compact_cards(view), label, f"chateauma {seat_class(seat)}")
    return SeatPart(style, cards, figure(190, 86, compact_holdings(view), "", f"holdings {seat_class(seat)}"))


def below_card(scene: Scene, seat: int, style: str) -> str:
    """Draw how full its duchy is, where there is little room, and how many double hexes it has."""
    view = read_view(scene)
    if seat != view.seat or style == "only":
        return ""
    out = ""
    if style == "compact":
        spots = tuple((12 + place * 53, 14) for place in range(6))
        out += figure(316, 28, duchy_counts(spots, 10, 12, view), labels(scene.language).language.gettext("Duchy"))
    if view.doubles:
        label = labels(scene.language).language.gettext("Double hexes: {count}").format(count=view.doubles)
        out += figure(316, 24, use("vine", 12, 12, 20) + text(28, 17, label, 13, "start"), label)
    return out


def score_figure(scene: Scene, seat: int) -> str:
    """Draw for the score sheet how full its duchy has become."""
    view = read_view(scene)
    if seat != view.seat:
        return ""
    spots = tuple((13 + place % 2 * 66, 17 + place // 2 * 32) for place in range(6))
    return figure(128, 98, duchy_counts(spots, 11, 12, view), "", f"small {seat_class(seat)}")


def instead_of_map(scene: Scene, width: float, height: float) -> str | None:
    """Draw its card in the middle of the table, for a reader who looks at its board."""
    view = read_view(scene)
    if scene.look.focus != view.seat:
        return None
    scale = min(width / (WIDTH + 8), height / (HEIGHT + 8))
    left, top = (width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2
    place = f"translate({number(left)} {number(top)}) scale({scale:.3f})"
    return picture(width, height, f'<g transform="{place}">{body_of(view, False)}</g>', words_of(view), "draw land")


DRAWING: Final = BurgundyDrawing(
    css=style_sheet("burgrave.games.burgundy.modules.chateauma", "chateauma.css"),
    instead_of_map=(instead_of_map,),
    instead_of_tray=(lambda scene: tray(scene, read_view(scene).seat),),
    instead_of_tray_phone=(lambda scene: tray_phone(scene, read_view(scene).seat),),
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
