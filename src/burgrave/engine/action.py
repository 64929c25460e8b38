"""Actions: a verb and the path of board elements to click, interned.

The text `take die:1 depot:3.2` is notation, save file, log and test literal. `args` holds one small number per path
element, so that rules never parse text. Two equal actions are the same object: compare with `is`.
"""

from collections.abc import Iterator
from typing import Any, Final

from burgrave.engine.errors import IllegalAction, listing

__all__ = ["Action", "ActionBlock", "ActionTable", "Element", "split"]


class Element:
    """A board element that can be clicked, such as `depot:3.2`; the rules know it as a small number."""

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def __repr__(self) -> str:
        return f"Element({self.name!r}, {self.number})"


class Action:
    """One interned action of one game; see the module's docstring."""

    __slots__ = ("args", "game", "index", "path", "text", "verb")

    def __init__(self, game: str, index: int, verb: str, path: tuple[str, ...], args: tuple[int, ...]) -> None:
        self.game = game
        self.index = index
        self.verb = verb
        self.path = path
        self.args = args
        self.text = " ".join((verb, *path))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.index} {self.text!r}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        # Identity must survive pickling between processes, so a copy is looked up, never built.
        return (interned, (self.game, self.index))


class ActionTable:
    """All actions of one game. Their indices are stable: saves store them.

    The base game adds its actions one after the other. A module adds its own in a `block` whose first index is a constant in its
    code, so they do not depend on which other modules are installed; some indices may have no action.
    """

    __slots__ = ("_by_index", "_by_text", "end", "name", "skip")

    def __init__(self, name: str) -> None:
        self.name = name
        self.end = 0
        """The first free index after the last action."""
        self._by_index: dict[int, Action] = {}
        self._by_text: dict[str, Action] = {}
        self.skip = self.add("skip")
        """The action that declines what may be declined; every game has it, at index 0."""
        ACTION_TABLES[name] = self

    def add(self, verb: str, *elements: Element) -> Action:
        """Intern an action after all others and return it; raises ValueError when there is one with the same text."""
        return self.put(self.end, verb, elements)

    def block(self, first: int) -> "ActionBlock":
        """Return a block of indices from this one on, for the actions of a module."""
        return ActionBlock(self, first)

    def put(self, index: int, verb: str, elements: tuple[Element, ...]) -> Action:
        """Intern an action at an index and return it; raises ValueError when there is one with that index or text."""
        path = tuple([element.name for element in elements])
        action = Action(self.name, index, verb, path, tuple([element.number for element in elements]))
        if action.text in self._by_text:
            raise ValueError(f"action {action.text!r} is already in the table of {self.name}")
        if index in self._by_index:
            taken = self._by_index[index].text
            raise ValueError(f"{action.text!r} cannot have index {index} of {self.name}: {taken!r} has it; free from {self.end} on")
        self._by_index[index] = action
        self._by_text[action.text] = action
        self.end = max(self.end, index + 1)
        return action

    def parse(self, text: Any) -> Action:
        """Return the action with this text; raises IllegalAction, which lists the verbs, when there is none."""
        action = self._by_text.get(" ".join(text.split()) if isinstance(text, str) else "")
        if action is None:
            verbs = dict.fromkeys(action.verb for action in self)
            raise IllegalAction(f"{self.name} has no action {text!r}; an action is a verb ({listing(verbs, 40)}) and its elements")
        return action

    def __contains__(self, index: int) -> bool:
        return index in self._by_index

    def __getitem__(self, index: int) -> Action:
        return self._by_index[index]

    def __len__(self) -> int:
        return len(self._by_index)

    def __iter__(self) -> Iterator[Action]:
        return iter([self._by_index[index] for index in sorted(self._by_index)])


class ActionBlock:
    """Consecutive indices of an action table, for the actions of one module."""

    __slots__ = ("_next", "_table")

    def __init__(self, table: ActionTable, first: int) -> None:
        self._table = table
        self._next = first

    def add(self, verb: str, *elements: Element) -> Action:
        """Intern the block's next action and return it; raises ValueError when its index is taken, or its text."""
        action = self._table.put(self._next, verb, elements)
        self._next += 1
        return action


def split(text: Any) -> tuple[int | None, str]:
    """Split a line of a record, such as `@1 workers die:2`, into seat and action text; the seat is None where it is missing.

    Raises IllegalAction when the text is no such line.
    """
    if not isinstance(text, str):
        raise IllegalAction(f"an action is an Action or its text, not {type(text).__name__}")
    if not text.startswith("@"):
        return None, text
    seat, _, action = text[1:].partition(" ")
    if not seat.isdecimal() or len(seat) > 3:
        raise IllegalAction(f"{text!r} names no seat; a line of a record is '@0 workers die:1'")
    return int(seat), action


ACTION_TABLES: Final[dict[str, ActionTable]] = {}
"""The action tables of the games that are loaded, by the game's name."""


def interned(game: str, index: int) -> Action:
    """Return the action at an index of a game's action table; pickled actions are read back with it."""
    if game not in ACTION_TABLES:
        from burgrave.engine import registry

        registry.game(game)
    return ACTION_TABLES[game][index]
