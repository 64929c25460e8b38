"""Reads from a view what Burgundy's drawings need besides `draw.scene`: edition, dice, goods by kind, layouts by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.draw import scene as draw
from burgrave.draw.parts import Look, View
from burgrave.games.burgundy.book import FEWEST
from burgrave.games.burgundy.drawing.declaration import BurgundyDrawing
from burgrave.games.burgundy.duchy import layout_named
from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.tiles import GOODS
from burgrave.games.catalogue import game
from burgrave.games.game import AnyGame

Goods = tuple[tuple[int, int], ...]
"""Kinds of goods, each with how many there are."""
KIND_OF = {name: kind for kind, name in enumerate(GOODS)}
layout_of = layout_named
"""Returns a layout by its name."""


class Scene(draw.Scene):
    """A view of Burgundy as one reader sees it."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look)
        self.edition: str = view["options"]["edition"]
        self.dice = () if self.acting is None else dice_left(view["players"][self.acting])
        """The numbers on the unused dice of the seat to act."""
        self.drawing = drawing_for(view)
        """The merged drawing of the modules in play."""
        self.has_expansions = bool(view["extra"])
        """Whether some module in play has a view of its own."""

    @property
    def spaces(self) -> int:
        """How many tiles a depot has."""
        return max(self.seats, FEWEST)

    @property
    def has_white_die(self) -> bool:
        """Whether the seat to act has an action with the white die."""
        return self.step in self.drawing.white_die_steps

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers that an action of the seat to act can use now: those of its dice, or that of the white die."""
        return (int(self.view["white_die"]),) if self.has_white_die else self.dice

    @property
    def kept_from(self) -> tuple[int, ...]:
        """The depots whose goods do not all fit, so that some must be chosen."""
        if self.step != "KeepGoods":
            return ()
        return tuple([int(place.partition(":")[2]) - 1 for place in (self.asked["at"], self.asked.get("and")) if place])

    @property
    def kept_goods(self) -> Goods:
        """The goods of these depots, by kind."""
        counts: dict[str, int] = {}
        for depot in self.kept_from:
            for name, count in self.view["depots"][depot]["goods"].items():
                counts[name] = counts.get(name, 0) + count
        return goods_in(counts)


def drawing_for(view: View) -> BurgundyDrawing:
    """Return the merged drawing of the modules of a view, for the game of the view."""
    return merged_drawing(game(view["game"]), tuple(view["modules"]))


def drawing_of_all() -> BurgundyDrawing:
    """Return the merged drawing of all modules, for pictures without a table."""
    return merged_drawing(BURGUNDY, tuple(BURGUNDY.modules))


def merged_drawing(owner: AnyGame, modules: tuple[str, ...]) -> BurgundyDrawing:
    """Return the merged drawing of some modules; raises TypeError when the game has a drawing of another class."""
    drawing = owner.drawing_of(modules)
    if not isinstance(drawing, BurgundyDrawing):
        raise TypeError(f"{owner.name} is not drawn by a BurgundyDrawing")
    return drawing


def goods_in(goods: Mapping[str, int]) -> Goods:
    """Return the goods of a view by kind."""
    return tuple(sorted([(KIND_OF[name], count) for name, count in goods.items()])) if goods else ()


def next_good(scene: Scene) -> int | None:
    """Return the kind of goods that the next round brings, None where that is not known."""
    coming = scene.view["round_goods"]
    return KIND_OF[coming[0]] if coming else None


def not_held(goods: Goods) -> list[int]:
    """Return the kinds of goods that are not among some."""
    held = dict(goods)
    return [kind for kind in range(len(GOODS)) if kind not in held]


def dice_left(player: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the numbers on a player's unused dice."""
    return tuple(number for number, is_left in zip(player["dice"], player["dice_left"], strict=True) if is_left)


def is_settled(player: Mapping[str, Any]) -> bool:
    """Whether a player's starting castle stands."""
    return any(player["hexes"])
