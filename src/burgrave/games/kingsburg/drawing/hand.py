"""What the seat to act acts with: its dice, the token and the markets, and whatever it must choose from that lies on no board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import HAND, die, in_hand
from burgrave.draw.shapes import box, box_ring, hit_box, text, tick
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.loose import loose, sent_token
from burgrave.games.kingsburg.drawing.reading import Scene, buildings_of, dice_of, die_piece

SEASONS: Final = ("spring", "summer", "autumn")
HandDice = tuple[tuple[str, int, bool, bool], ...]


def hand(scene: Scene) -> str:
    """The pieces, each in a picture of its own: dice and markets in the seasons, else what is to be chosen, or lies face down."""
    if scene.acting is None:
        return ""
    return sent_token(scene) + (dice_in_hand(scene) if uses_dice(scene) else "") + loose(scene)


def uses_dice(scene: Scene) -> bool:
    """Whether what is asked may need dice: influence, and powers that turn them."""
    if scene.step == "UsePowers" and scene.acting is not None:  # dice that are left when all is placed are of no use
        return scene.view["phase"] in SEASONS and not scene.view["players"][scene.acting]["passed"]
    return scene.step == "Influence"


def dice_in_hand(scene: Scene) -> str:
    """The dice of the seat to act and what may be spent with them."""
    seat = scene.acting
    if seat is None:
        return ""
    player = scene.view["players"][seat]
    out = dice(seat, dice_of(player), scene.is_live, scene.language)
    if scene.step == "Influence":
        buildings = buildings_of(player)
        if player["plus2"] and not player["plus2_used"]:
            out += extra("plus2", player["plus2"], scene.is_live, scene.language)
        if player["market_left"]:
            out += extra("market", player["market_left"], scene.is_live, scene.language)
        if "travelling_market" in buildings and not player["fair_used"]:
            out += extra("travelling_market", 1, scene.is_live, scene.language)
    return out


@lru_cache(maxsize=1024)
def dice(seat: int, told: HandDice, is_live: bool, language: str) -> str:
    """All dice that are still to be placed."""
    words, out, middle = labels(language), "", HAND / 2
    for name, pips, is_white, is_left in told:
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
            like=twins(told, pips, is_white) if is_live else "",
        )
        out += in_hand(cube, seat)
    return out


def twins(told: HandDice, pips: int, is_white: bool) -> str:
    """The dice that are as good as one of them, itself included; nothing where it is alone."""
    found = [name for name, value, white, is_left in told if is_left and (value, white) == (pips, is_white)]
    return " ".join(found) if len(found) > 1 else ""


@lru_cache(maxsize=64)
def extra(kind: str, count: int, is_live: bool, language: str) -> str:
    """The +2 token, the market, the travelling market: ways to reach further."""
    words, middle = labels(language), HAND / 2
    if kind == "plus2":
        label, topic = words.language.tokens(count), "stock:plus2"
        wide, body = HAND, f'<g class="plus2">{use("plus2", middle, middle, 32)}</g>'
    else:
        label, topic = words.power(f"building:{kind}"), f"building:{kind}"
        icon = "market" if kind == "market" else "travelling_market"
        sign = "±1" if kind == "market" else "1–6"
        wide, body = 84, use(icon, 28, middle, 29) + text(62, middle + 6, sign, 17, "serif")
    body = hit_box(wide / 2, middle, wide, HAND) + box(wide / 2, middle, wide - 6, HAND - 6, 6, "extra") + body
    body += box_ring(wide / 2, middle, wide - 3, HAND - 3, 6) + tick(wide - 5, 6)
    drawn = element(
        "way", body, label, name=kind if is_live else "", key=f"hand.{kind}", piece=kind, topic=topic, is_variant=is_live
    )
    return in_hand(drawn, width=wide, kind="way-in-hand")


def hand_words(scene: Scene) -> str:
    """How many dice are left to the seat to act."""
    if scene.acting is None or scene.step != "Influence":
        return ""
    left = sum(bool(one["left"]) for one in scene.view["players"][scene.acting]["dice"])
    return labels(scene.language).dice_left(left)


def queue(scene: Scene) -> tuple[tuple[int, bool], ...]:
    """The turn order, each seat with whether it has passed."""
    if scene.acting is None:
        return ()
    is_influence = scene.step == "Influence"
    return tuple((seat, is_influence and bool(scene.view["players"][seat]["passed"])) for seat in scene.view["order"])
