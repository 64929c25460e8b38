"""What the seat to act acts with: its dice, the token and the markets, and whatever it must choose from that lies on no board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import HAND, die, in_hand
from burgrave.draw.shapes import box, box_ring, hit_box, text, tick
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.loose import loose
from burgrave.games.kingsburg.drawing.reading import Scene, dice_of, die_piece

SEASONS: Final = ("spring", "summer", "autumn")
HandDice = tuple[tuple[str, int, bool, bool], ...]


def hand(scene: Scene) -> str:
    """Draw the pieces, each in a picture of its own: dice and markets in the seasons, else what is to be chosen."""
    if scene.acting is None:
        return ""
    with_dice = dice_in_hand(scene) if uses_dice(scene) else ""
    return with_dice + "".join(draw(scene) for draw in scene.drawing.in_hand) + loose(scene)


def uses_dice(scene: Scene) -> bool:
    """Return whether what is asked may need dice: influence, and powers that turn them."""
    if scene.step == "UsePowers" and scene.acting is not None:  # dice that are left when all is placed are of no use
        return scene.view["phase"] in SEASONS and not scene.view["players"][scene.acting]["passed"]
    return scene.step == "Influence"


def dice_in_hand(scene: Scene) -> str:
    """Draw the dice of the seat to act and what may be spent with them."""
    seat = scene.acting
    if seat is None:
        return ""
    player = scene.view["players"][seat]
    out = dice(seat, dice_of(player), scene.is_live, scene.language)
    if scene.step == "Influence":
        if player["plus2"] and not player["plus2_used"]:
            out += plus2(player["plus2"], scene.is_live, scene.language)
        if player["market_left"]:
            out += market("market", "±1", scene.is_live, scene.language)
    return out


@lru_cache(maxsize=1024)
def dice(seat: int, rolled: HandDice, is_live: bool, language: str) -> str:
    """Draw all dice that are still to be placed."""
    words, out, middle = labels(language), "", HAND / 2
    for name, pips, is_white, is_left in rolled:
        key = f"hand.{name}"
        if not is_left:
            continue  # it lies on an adviser
        cube = die(
            middle,
            middle,
            HAND + 2,
            pips,
            words.die(pips, is_white),
            "die" if is_white else "die owned",
            name=name if is_live else "",
            key=key,
            piece=die_piece(seat, pips, is_white),
            topic="white_die" if is_white else "die",
            is_variant=is_live,
            like=twins(rolled, pips, is_white) if is_live else "",
        )
        out += in_hand(cube, seat)
    return out


def twins(rolled: HandDice, pips: int, is_white: bool) -> str:
    """Return the dice that are as good as one of them, itself included; "" where it is alone."""
    names = [name for name, value, white, is_left in rolled if is_left and (value, white) == (pips, is_white)]
    return " ".join(names) if len(names) > 1 else ""


@lru_cache(maxsize=64)
def plus2(count: int, is_live: bool, language: str) -> str:
    """Draw the +2 token, a way to reach further."""
    body = f'<g class="plus2">{use("plus2", HAND / 2, HAND / 2, 32)}</g>'
    return extra("plus2", HAND, body, labels(language).language.tokens(count), "stock:plus2", is_live)


@lru_cache(maxsize=64)
def market(building: str, sign: str, is_live: bool, language: str) -> str:
    """Draw a building that changes the sum of dice: icon and element bear its name, the sign says how."""
    body, topic = use(building, 28, HAND / 2, 29) + text(62, HAND / 2 + 6, sign, 17, "serif"), f"building:{building}"
    return extra(building, 84, body, labels(language).power(topic), topic, is_live)


def extra(name: str, wide: float, body: str, label: str, topic: str, is_live: bool) -> str:
    """Draw something that is spent with dice, as an element on a plate of a width."""
    middle = HAND / 2
    body = hit_box(wide / 2, middle, wide, HAND) + box(wide / 2, middle, wide - 6, HAND - 6, 6, "extra") + body
    body += box_ring(wide / 2, middle, wide - 3, HAND - 3, 6) + tick(wide - 5, 6)
    drawn = element(
        "way", body, label, name=name if is_live else "", key=f"hand.{name}", piece=name, topic=topic, is_variant=is_live
    )
    return in_hand(drawn, width=wide, css_class="way-in-hand")


def hand_words(scene: Scene) -> str:
    """Return how many dice are left to the seat to act, in words."""
    if scene.acting is None or scene.step != "Influence":
        return ""
    left = sum(bool(one["left"]) for one in scene.view["players"][scene.acting]["dice"])
    return labels(scene.language).dice_left(left)


def queue(scene: Scene) -> tuple[tuple[int, bool], ...]:
    """Return the turn order, each seat with whether it has passed."""
    if scene.acting is None:
        return ()
    is_influence = scene.step == "Influence"
    return tuple((seat, is_influence and bool(scene.view["players"][seat]["passed"])) for seat in scene.view["order"])
