"""What the drawings read from a view: who acts, whose board it is, goods by kind, layouts by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from burgrave.draw.parts import Look, View
from burgrave.games.burgundy.duchy import LAYOUTS, Duchy
from burgrave.games.burgundy.tiles import GOODS

Goods = tuple[tuple[int, int], ...]
"""Kinds of goods, each with how many there are."""
KIND_OF = {name: kind for kind, name in enumerate(GOODS)}
LAYOUT_OF: dict[str, Duchy] = {layout.name: layout for layout in LAYOUTS}


class Scene(NamedTuple):
    """A view with the questions that every part asks answered once."""

    view: View
    look: Look
    edition: str
    acting: int | None
    """The seat to act: the one in the middle if several are, None when the game is over."""
    is_own: bool
    """The board in the middle is the one whose pieces the reader clicks: of several seats that share a screen, the one to act."""
    dice: tuple[int, ...]
    """The numbers on the unused dice of the seat to act."""

    @property
    def language(self) -> str:
        """The reader's."""
        return self.look.language

    @property
    def focus(self) -> Mapping[str, Any]:
        """The player in the middle."""
        found: Mapping[str, Any] = self.view["players"][self.look.focus]
        return found

    @property
    def asked(self) -> Mapping[str, Any]:
        """What the table waits for; nothing when the game is over."""
        found: Mapping[str, Any] = self.view["asked"] or {}
        return found

    @property
    def kept_from(self) -> int:
        """The depot (from 1) whose goods do not all fit, so that some must be chosen; 0 for none."""
        if self.asked.get("step") != "KeepGoods":
            return 0
        return int(self.asked["at"].partition(":")[2])


def scene(view: View, look: Look) -> Scene:
    """A view as one reader looks at it."""
    waiting = view["to_act"]
    acting = None if not waiting else look.focus if look.focus in waiting else waiting[0]
    is_own = look.focus in look.you and (look.focus in waiting or len(look.you) == 1)
    dice = () if acting is None else dice_left(view["players"][acting])
    return Scene(view, look, view["options"]["edition"], acting, is_own, dice)


def goods_in(goods: Mapping[str, int]) -> Goods:
    """Goods as the view tells them, by kind."""
    return tuple(sorted([(KIND_OF[name], count) for name, count in goods.items()])) if goods else ()


def next_good(scene: Scene) -> int | None:
    """The kind of goods that the next round brings, while that is known."""
    coming = scene.view["round_goods"]
    return KIND_OF[coming[0]] if coming else None


def not_held(goods: Goods) -> list[int]:
    """Kinds of goods that are not among some."""
    held = dict(goods)
    return [kind for kind in range(len(GOODS)) if kind not in held]


def dice_left(player: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers on a player's unused dice."""
    return tuple(number for number, is_left in zip(player["dice"], player["dice_left"], strict=True) if is_left)


def is_settled(player: Mapping[str, Any]) -> bool:
    """Whether a player's starting castle stands."""
    return any(player["hexes"])
