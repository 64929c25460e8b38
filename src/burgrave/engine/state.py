"""A game in progress: the agenda, the random stream, the history, and what a game's own state adds.

A game subclasses `GameState` with the fields of its board, a hand-written `clone`, and `position` / `restore`, which convert it to
data and back. The rest of the Python API of a state is here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

from burgrave.engine.action import Action, split
from burgrave.engine.agenda import AnyStep, Choice, run_automatic, step_data
from burgrave.engine.digest import short_hash
from burgrave.engine.errors import IllegalAction, listing
from burgrave.engine.events import Event
from burgrave.engine.native import mypyc_attr
from burgrave.engine.secret_choice import UNDECIDED

if TYPE_CHECKING:
    from burgrave.engine.chance import Stream
    from burgrave.engine.formats import Position, Record, Save, View
    from burgrave.engine.ruleset import Ruleset

__all__ = ["CommonFields", "GameState", "Past"]

Past = Any
"""The history as a linked list, None or (what came before, seat, action index): a clone shares it at no cost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CommonFields:
    """The fields that the state of every game has: rules, agenda, generator, secret choices, history.

    A constructor of a state takes them from one of these: `CommonFields(rules, seed)` for a new game, what `saved.common_fields`
    returns for a saved one, and for a clone the state itself, which is one.
    """

    __slots__ = (
        "agenda", "counter", "forced", "irreversible", "legal", "past", "ply", "rules", "seats", "secret", "seed", "stream",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        seed: int | None,
        agenda: list[AnyStep] | None = None,
        stream: Stream | None = None,
        counter: int = 0,
        forced: tuple[int, ...] = (),
        secret: list[int] | None = None,
        ply: int = 0,
        irreversible: int = 0,
    ) -> None:
        self.rules = rules
        self.seats = rules.seats
        self.seed = seed
        self.agenda: list[AnyStep] = [] if agenda is None else agenda
        """The pending steps; the last one is next."""
        self.stream = rules.stream(seed or 0) if stream is None else stream
        self.counter = counter
        """Words of the stream that are used."""
        self.forced = forced
        """Queued outcomes, used instead of the next draws (`chance.force`)."""
        self.secret = [UNDECIDED] * rules.seats if secret is None else secret
        """By seat: the index of the action that it chose in secret; replaced, never changed in place, so that clones share it."""
        self.ply = ply
        self.irreversible = irreversible
        """The ply of the last action that rolled, drew or revealed something: undo does not reach behind it."""
        self.past: Past = None
        self.legal: tuple[Action, ...] | None = None
        """The legal actions of the seat to act, cached once they were asked for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(CommonFields):
    """See the module's docstring. The constructor of a subclass calls this one and sets its own fields; it runs for each clone.

    The argument types of the public methods are declared by overloads: a type checker refuses `apply(42)`, and a program that was
    not checked gets our error also in the compiled form, where an annotation of the function itself would raise a bare TypeError.
    """

    __slots__ = ("events",)

    def __init__(self, common: CommonFields) -> None:
        # Written out instead of calling the constructor of the base class: this runs for every clone.
        self.rules = common.rules
        self.seats = common.seats
        self.seed = common.seed
        self.agenda = common.agenda[:]
        self.stream = common.stream
        self.counter = common.counter
        self.forced = common.forced
        self.secret = common.secret
        self.ply = common.ply
        self.irreversible = common.irreversible
        self.past = common.past
        self.legal = common.legal
        self.events: list[Event] = []
        """The events of the last action."""

    # ---- choosing -------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must choose now; () when the game is over."""
        return self.agenda[-1].seats(self) if self.agenda else ()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.agenda

    @overload
    def legal_actions(self, seat: int) -> tuple[Action, ...]: ...
    @overload
    def legal_actions(self, seat: None = None) -> tuple[Action, ...]: ...
    def legal_actions(self, seat: Any = None) -> tuple[Action, ...]:
        """Return the actions that the seat may choose now, in a stable order; the seat may be left out when one seat acts."""
        legal = self.legal
        if legal is not None and seat is None:
            return legal
        if not self.agenda:
            return ()
        top = self.agenda[-1]
        if seat is None and isinstance(top, Choice):
            # Kept for apply. Where several choose in secret, what one may do is not what another may do.
            legal = self.legal = tuple(top.legal_actions(self, top.seat))
            return legal
        waiting = top.seats(self)
        if seat is None:
            if len(waiting) > 1:
                raise IllegalAction(f"seats {listing(waiting)} choose at the same time; say which one")
            seat = waiting[0]
        else:
            self._check_seat(seat)
            if seat not in waiting:
                return ()
        if legal is None or len(waiting) > 1:
            legal = tuple(top.legal_actions(self, seat))
            if isinstance(top, Choice):
                self.legal = legal
        return legal

    @overload
    def apply(self, action: Action, seat: int | None = None) -> list[Event]: ...
    @overload
    def apply(self, action: str, seat: int | None = None) -> list[Event]: ...
    def apply(self, action: Any, seat: Any = None) -> list[Event]:
        """Carry out a legal action (an Action, its text, or a line of a record) and everything that follows automatically.

        Returns what happened. Where several seats choose at the same time and none is named, the first that may choose this does.
        """
        if isinstance(action, Action):
            chosen = action
        else:
            named_seat, text = split(action)
            seat = named_seat if seat is None else seat
            chosen = self.rules.actions.parse(text)
        agenda = self.agenda
        if not agenda:
            raise IllegalAction(f"the game is over; {str(chosen)!r} cannot be played")
        top = agenda[-1]
        legal = self.legal
        if legal is not None and seat is None:
            # Options are kept only for a choice of one seat.
            chooser = top.seat
            if chosen not in legal:
                raise IllegalAction(self._why_not(chosen, chooser, legal))
        else:
            chooser = self._chooser(top.seats(self), chosen, seat)
        agenda.pop()
        events: list[Event] = []
        self.events = events
        self.legal = None
        self.past = (self.past, chooser, chosen.index)
        self.ply += 1
        top.choose(self, chooser, chosen)
        run_automatic(self)
        return events

    def _chooser(self, waiting: tuple[int, ...], action: Action, seat: Any) -> int:
        """Return the seat whose choice this is; raises IllegalAction when it is nobody's."""
        if seat is not None:
            self._check_seat(seat)
            if seat not in waiting:
                raise IllegalAction(f"seat {seat} is not to choose now; waiting for {listing(waiting)}")
            waiting = (seat,)
        for candidate in waiting:
            if action in self.legal_actions(candidate):
                return candidate
        raise IllegalAction(self._why_not(action, waiting[0], self.legal_actions(waiting[0])))

    def _why_not(self, action: Action, seat: int, legal: tuple[Action, ...]) -> str:
        return f"{str(action)!r} is not legal for seat {seat} now; legal: {listing(legal)}"

    def mark_irreversible(self) -> None:
        """Mark the present action as one that rolled, drew or revealed something: undo does not reach behind it."""
        self.irreversible = self.ply

    # ---- the record, saves, equality ------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """Game, rules version, modules, options, seed and actions; `burgrave.replay` turns it into an equal state."""
        from burgrave.engine.record import record_of

        return record_of(self)

    def history(self) -> list[tuple[int, Action]]:
        """Return every choice so far, as (seat, action)."""
        steps: list[tuple[int, Action]] = []
        past = self.past
        while past is not None:
            steps.append((past[1], self.rules.actions[past[2]]))
            past = past[0]
        steps.reverse()
        return steps

    def save(self) -> Save:
        """Return the complete state as JSON-able data, also in the middle of a nested choice; `burgrave.load` reads it."""
        from burgrave.engine.record import save

        return save(self)

    def digest(self) -> str:
        """Return a short hash: equal states have equal digests on every Python and platform, however they were reached."""
        return short_hash([self.rules.identity(), self.common(), self.position()])

    def common(self) -> Position:
        """Return what every game's state has, JSON-able: agenda, key and counter of the stream, queued outcomes, secret choices,
        ply.
        """
        return {
            "agenda": [step_data(step) for step in self.agenda],
            "key": self.stream.name(),
            "counter": self.counter,
            "forced": list(self.forced),
            "secret": list(self.secret),
            "ply": self.ply,
            "sealed": self.irreversible,  # the key of saves and digests, which never changes
        }

    # ---- what a game fills in -------------------------------------------------------------------------------------

    def clone(self) -> GameState:
        """Return an independent copy of the state."""
        raise TypeError(f"{type(self).__name__} has no clone")

    def position(self) -> Position:
        """Return the game's own part of the state, JSON-able."""
        raise TypeError(f"{type(self).__name__} has no position")

    @overload
    def view(self, seat: int) -> View: ...
    @overload
    def view(self, seat: None = None) -> View: ...
    def view(self, seat: Any = None) -> View:
        """Return what that seat may see (None: a spectator), JSON-able; it is built from scratch, not filtered."""
        self._check_seat(seat)
        return self.rules.game.view(self, seat)

    @overload
    def imagine(self, seat: int, seed: int) -> GameState: ...
    @overload
    def imagine(self, seat: None, seed: int) -> GameState: ...
    def imagine(self, seat: Any, seed: Any) -> GameState:
        """Return a state consistent with that seat's view, with everything hidden reshuffled."""
        self._check_seat(seat)
        from burgrave.engine.views import imagine

        return imagine(self, seat, seed)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return self.rules.game.scores(self)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats, best first, with the rulebook's tie-breaks."""
        return self.rules.game.ranking(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who wins: the first of the ranking, or all who share the victory."""
        return self.rules.game.winners(self)

    def scoring(self, seat: Any) -> list[tuple[str, int]]:
        """Return where the seat's points came from, as pairs of source and points that add up to its score."""
        self._check_seat(-1 if seat is None else seat)
        return self.rules.game.scoring(self, seat)

    def _check_seat(self, seat: Any) -> None:
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats):
            raise IllegalAction(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}, or None for a spectator")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameState) and self.digest() == other.digest()

    def __hash__(self) -> int:
        return hash(self.digest())

    def __reduce__(self) -> tuple[object, tuple[Save]]:
        from burgrave.engine.record import load

        return (load, (self.save(),))
