"""The order of what a placed tile brings is the player's choice (special p. 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from burgrave.engine.agenda import UNLESS_CLEAR, Choice, Step
from burgrave.games.burgundy.elements import SKIP
from burgrave.games.burgundy.mainboard import BLACK
from burgrave.games.burgundy.modules.solo.elements import COLOUR_FIRST, EFFECT_FIRST, INSTALL, TARGET_FIRST
from burgrave.games.burgundy.state import State
from burgrave.games.burgundy.steps.dice_actions import add_grant
from burgrave.games.burgundy.steps.place import placeable, put
from burgrave.games.burgundy.steps.storage import empty_space
from burgrave.games.burgundy.steps.turn import CastleAction

if TYPE_CHECKING:
    from burgrave.engine.action import Action

TARGET: Final = add_grant(3, "target")


class PartialActions(Choice[State]):
    """Free actions for reached targets, hexes for covered colours, and what the tile itself does: the seat chooses the next one.

    Where only one of them is left there is no question.
    """

    __slots__ = ("colours", "steps", "targets")
    id: ClassVar[str] = "PartialActions"

    def __init__(self, seat: int, targets: int, colours: int, *steps: Step[State]) -> None:
        self.seat = seat
        self.targets = targets
        self.colours = colours
        self.steps = steps

    def kind(self) -> int:
        return UNLESS_CLEAR

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        actions: list[Action] = []
        if self.steps:
            actions.append(EFFECT_FIRST)
        if self.colours:
            actions.append(COLOUR_FIRST)
        if self.targets:
            actions.append(TARGET_FIRST)
        return actions

    def choose(self, state: State, seat: int, action: Action) -> None:
        targets = self.targets - (action is TARGET_FIRST)
        colours = self.colours - (action is COLOUR_FIRST)
        steps = () if action is EFFECT_FIRST else self.steps
        if targets or colours or steps:
            state.agenda.append(PartialActions(seat, targets, colours, *steps))
        if action is EFFECT_FIRST:
            state.agenda.extend(self.steps)
        elif action is COLOUR_FIRST:
            state.agenda.append(ColourHex(seat))
        else:
            state.agenda.append(CastleAction(seat, TARGET))

    def arguments(self) -> list[object]:
        return [self.seat, self.targets, self.colours, *self.steps]


class ColourHex(Choice[State]):
    """The seat lays a tile of the black depot straight into the duchy for a covered colour, on a space of any number."""

    __slots__ = ()
    id: ClassVar[str] = "ColourHex"

    def legal_actions(self, state: State, seat: int) -> list[Action]:
        tiles = state.depots[BLACK : BLACK + len(INSTALL)]
        actions: list[Action] = []
        for space, tile in enumerate(tiles):
            if tile and tile not in tiles[:space]:
                hexes = placeable(state, seat, tile)
                actions += [action for action in INSTALL[space] if hexes >> action.args[1] & 1]
        return [*actions, SKIP] if actions else []

    def choose(self, state: State, seat: int, action: Action) -> None:
        if action is SKIP:
            state.events.append(("skip", seat, "ColourHex"))
            return
        space, hex_ = action.args
        tile = state.depots[space]
        empty_space(state, space)
        put(state, seat, tile, hex_)
