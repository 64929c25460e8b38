"""Destiny: the card of the year beside the council, and the gifts that it lays on advisers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from burgrave.games.kingsburg.drawing.chips import card_chip
from burgrave.games.kingsburg.drawing.declaration import Chip, KingsburgDrawing, OnAdviser
from burgrave.games.kingsburg.drawing.effects import MOST
from burgrave.games.kingsburg.drawing.labels import labels
from burgrave.games.kingsburg.drawing.pictures import card, card_of_module
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.side_cards import side_card
from burgrave.games.kingsburg.drawing.tokens import Signs
from burgrave.games.kingsburg.modules.destiny.drawing.icons import ICONS

ID: Final = "destiny"
EFFECTS: Final[Mapping[str, Signs]] = {
    "destiny:call_to_arms": ("soldier", "›", "+1"),
    "destiny:diplomatic_moves": ("any", "›", "point"),
    "destiny:undiscovered_wilds": ("white", "≥4", "wood"),
    "destiny:snowstorm": ("winter", "2", "soldier"),
    "destiny:rising_stars": ("gold", "soldier", "plus2"),
    "destiny:secret_deals": ("person",),
    "destiny:good_year": ("white",),
    "destiny:famine": ("−1", "white"),
    "destiny:fierce_enemies": ("+1", "battle"),
    "destiny:kings_illness": ("0", "king"),
    "destiny:timid_enemies": ("−1", "battle"),
    "destiny:queens_journey": ("0", "queen"),
    "destiny:royal_progress": ("king", "2", "point"),
    "destiny:market_days": ("±1",),
    "destiny:hospitality": ("summer", "plus2"),
    "destiny:conscription": ("any", "›", "soldier"),
    "destiny:cheap_labour": ("III IV", "−1", "gold"),
    "destiny:pilgrimage": ("B", "+1", "point"),
    "destiny:gold_rush": ("gold", "+1"),
    "destiny:quarry_collapse": ("3", "stone", "0"),
    "destiny:forest_fire": ("½", "wood"),
    "destiny:tax_levy": ("autumn", "−1", "any"),
    "destiny:builders_strike": ("spring", "+1", "gold"),
    "destiny:tournament": (MOST, "soldier", "2", "point"),
    "destiny:deserters": ("3", "soldier", "−1"),
    "destiny:border_scouts": ("autumn", "peek"),
    "destiny:heroic_deeds": ("battle", "±1", "point"),
    "destiny:royal_generosity": ("+1", "any"),
    "destiny:envoy_delayed": ("0", "envoy"),
    "destiny:jesters_feast": ("jester", "point", "plus2"),
}
"""By piece."""
OF_OTHERS: Final = {
    "destiny:market_days": "market",
    "destiny:hospitality": "k_inn",
    "destiny:tournament": "k_tiltyard",
    "destiny:border_scouts": "k_peek",
}
"""Cards that the icon of another piece stands for."""
PIECE_ICONS: Final = {piece: OF_OTHERS.get(piece, f"k_destiny_{piece.partition(':')[2]}") for piece in EFFECTS}


def card_in_force(scene: Scene) -> str:
    """Return the card of the year as a piece: `destiny:famine`; "" before there is any."""
    name = scene.module(ID).get("card")
    return f"destiny:{name}" if name else ""


def side_card_in_force(scene: Scene, x: float, y: float) -> str:
    """Draw the card of the year beside the council."""
    piece, words = card_in_force(scene), labels(scene.language)
    return side_card(x, y, PIECE_ICONS[piece], words.power(piece), words.sign(EFFECTS[piece]), piece, piece) if piece else ""


def chips(scene: Scene) -> tuple[Chip, ...]:
    """Return the card of the year as a chip."""
    piece = card_in_force(scene)
    return (card_chip(PIECE_ICONS[piece], labels(scene.language).power(piece), piece, piece),) if piece else ()


def gifts(scene: Scene) -> dict[int, OnAdviser]:
    """Return what lies on advisers for the first to come, by rank."""
    return {int(rank): OnAdviser(gift=gift_signs(gift)) for rank, gift in (scene.module(ID).get("gifts") or {}).items()}


def gift_signs(gift: Mapping[str, int]) -> Signs:
    """Return a gift in signs: each piece, after its number where there are several of it."""
    signs: list[str] = []
    for kind, count in gift.items():
        signs += [kind] if count == 1 else [str(count), kind]
    return tuple(signs)


def is_scouted(scene: Scene) -> bool:
    """Return whether scouts reveal the enemy of this year before the battle."""
    return card_in_force(scene) == "destiny:border_scouts"


DRAWING: Final = KingsburgDrawing(
    icons=ICONS,
    piece_icons=PIECE_ICONS,
    effects=EFFECTS,
    symbols_by_kind={"destiny": card},
    on_advisers=(gifts,),
    left_gap=(side_card_in_force,),
    chips=(chips,),
    is_scouted=(is_scouted,),
    module_pictures={ID: partial(card_of_module, "k_destiny")},
)
