"""What the drawings read from a view besides what all games do: year, enemies, dice; and what draws the modules in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from burgrave.draw import scene as draw
from burgrave.draw.parts import Look, View
from burgrave.games.catalogue import game
from burgrave.games.kingsburg.calendar import YEARS
from burgrave.games.kingsburg.drawing.declaration import KingsburgDrawing
from burgrave.games.kingsburg.enemies import CARDS, KIND, KINDS_OF_ENEMY, STRENGTH
from burgrave.games.kingsburg.game import KINGSBURG

Played = tuple[str, tuple[str, ...]]
"""The name of a game, and the modules that it is played with."""
Dice = tuple[tuple[int, bool], ...]
"""Each with whether it is white."""
RESOURCES: Final = ("gold", "wood", "stone")
ROMAN: Final = ("I", "II", "III", "IV", "V")
NEUTRAL: Final = -1
"""The seat of dice that belong to nobody."""
AFTER_THE_BATTLE: Final = ("GiveUp", "Spoils")
"""What is asked once a battle is decided."""


def drawing_for(played: Played) -> KingsburgDrawing:
    """Return the merged drawing of some modules; TypeError when the game is drawn by something else."""
    name, modules = played
    drawing = game(name).drawing_of(modules)
    if not isinstance(drawing, KingsburgDrawing):
        raise TypeError(f"{name} is not drawn by a KingsburgDrawing")
    return drawing


def played_of(view: View) -> Played:
    """Return the game of a view and the modules in play."""
    return str(view["game"]), tuple(view["modules"])


def drawing_of_all() -> KingsburgDrawing:
    """Return what draws the game with all its modules, for pictures without a table."""
    return drawing_for((KINGSBURG.name, tuple(KINGSBURG.modules)))


class Scene(draw.Scene):
    """A view of Kingsburg."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look)
        self.played = played_of(view)
        """The game and the modules in play, for what is cached by them."""
        self.drawing = drawing_for(self.played)
        """What the modules in play draw."""

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the elements to choose from that lie on no board."""
        return tuple(self.asked.get("choices", ()))

    @property
    def face_down(self) -> tuple[str, str]:
        """Return verb and element of what the reader has chosen in secret, and nobody else sees yet; twice "" for nothing."""
        verb, _, chosen = (self.view["chosen"] or "").partition(" ")
        return verb, chosen

    @property
    def source(self) -> object:
        """Return what asks: a rank of the council, a source of points, an enemy's card, or nothing of these."""
        return self.asked.get("source")

    @property
    def year(self) -> int:
        """Return the year from 0 to 4, also when the game is over."""
        return min(int(self.view["year"]), YEARS - 1)

    def module(self, name: str) -> Mapping[str, Any]:
        """Return the part of the view that a module adds, by the module's name; empty when it is not in play."""
        part: Mapping[str, Any] = self.view.get(name) or {}
        return part

    def card(self, deck: int = 0) -> str:
        """Return the card of this winter's enemy in a deck, "" where it is not known to the reader."""
        return str(self.view["enemies"][deck][self.year]["card"] or "")


def kind_of(card: str) -> str:
    """Return the kind of enemy on a card."""
    return KINDS_OF_ENEMY[KIND[CARDS.index(card)]]


def strength_of(card: str) -> int:
    """Return the strength that is printed on a card."""
    return STRENGTH[CARDS.index(card)]


def dice_of(player: Mapping[str, Any]) -> tuple[tuple[str, int, bool, bool], ...]:
    """Return a player's dice: element, number, whether it is white, whether it is still to be placed."""
    dice, coloured, white = [], 0, 0
    for one in player["dice"]:
        if one["white"]:
            white += 1
            name = f"white:{white}"
        else:
            coloured += 1
            name = f"die:{coloured}"
        dice.append((name, int(one["value"]), bool(one["white"]), bool(one["left"])))
    return tuple(dice)


def die_piece(seat: int, value: int, is_white: bool) -> str:
    """Return what a die is called as a piece wherever it lies, so that it glides from a hand to the council."""
    return f"{seat}.{'white' if is_white else 'die'}-{value}"


def buildings_of(player: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the buildings that stand in a province, in reading order."""
    return tuple(plot["building"] for row in player["rows"] for plot in row["plots"] if plot["built"])


def invaders(scene: Scene) -> tuple[str, ...]:
    """Return the cards that attack this winter, as far as the reader knows: the enemy's, and what modules add to it."""
    first = scene.card()
    joining = [card for cards in scene.drawing.joining for card in cards(scene)]
    return (first, *joining) if first else tuple(joining)


def walls_of(scene: Scene, seat: int) -> int:
    """Return what a seat's buildings add in battle, against the enemies that the reader knows."""
    player = scene.view["players"][seat]
    kinds = {kind_of(card) for card in invaders(scene)}
    return int(player["battle"]) + sum(int(player["battle_against"].get(kind, 0)) for kind in kinds)


def menaced(scene: Scene) -> int:
    """Return how strong this winter's enemy is, as far as the reader knows; 0 where it is not known."""
    if not scene.card():
        return 0
    return max(1, int(scene.view["menace"]) + sum(strength_of(card) for card in invaders(scene)))


def has_fought(scene: Scene) -> bool:
    """Return whether this winter's battle is decided: at once when the enemy is revealed, unless scouts have revealed it before."""
    view = scene.view
    if view["over"]:
        return all(player["fought"]["outcome"] for player in view["players"])
    if view["phase"] != "winter" or not view["enemies"][0][scene.year]["open"]:
        return False
    is_scouted = any(asked(scene) for asked in scene.drawing.is_scouted)
    return not is_scouted or scene.step in AFTER_THE_BATTLE
