"""Powers of governors in words: what is chosen with them, and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.kingsburg.modules.governors.cards import FIRST_GOVERNOR, governor
from burgrave.games.kingsburg.modules.governors.effects import PRINCE_VALUES
from burgrave.games.kingsburg.modules.governors.elements import SWAPS
from burgrave.games.kingsburg.state import State
from burgrave.games.kingsburg.words.declaration import SpaceWords
from burgrave.games.kingsburg.words.labels import dice_of
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import LogBuilder
from burgrave.games.kingsburg.words.log_seasons import with_power

POLITICIAN: Final = FIRST_GOVERNOR + governor("politician")


def own_space(language: Language, rank: int) -> SpaceWords:
    """Return the names of the politician's space of a rank."""
    _ = language.gettext
    return SpaceWords(
        _("Politician's space of rank {rank}").format(rank=rank),
        _("the Politician's space of rank {rank}").format(rank=rank),
        _("from the Politician's space of rank {rank}").format(rank=rank),
        language.power(POLITICIAN),
    )


# ---- what is chosen with a power -------------------------------------------------------------------------------------


def values(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for what the prince's dice are set to."""
    return language.gettext("set your dice to {values}").format(values=language.numbers(PRINCE_VALUES[chosen[0]]))


def turn(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for a die that is turned, and to what."""
    die = language.dice(dice_of(state, seat), 1 << chosen[0])
    return language.gettext("turn the {die} to {number}").format(die=die, number=chosen[1])


def swap(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the words for one resource swapped for another."""
    return language.bundle(SWAPS[chosen[0]])


def first_column(language: Language, state: State, seat: int, chosen: tuple[int, ...]) -> str:
    """Return the name of a building of the first column."""
    return language.power(chosen[0])


PARAMETERS: Final[dict[str, Callable[[Language, State, int, tuple[int, ...]], str]]] = {
    "values": values,
    "turn": turn,
    "swap": swap,
    "first_column": first_column,
}
"""By what an effect lets its owner choose."""


# ---- what happened ---------------------------------------------------------------------------------------------------


def set_dice(language: Language, seat: int, *dice: int) -> str:
    """Say that a player's dice show something else now."""
    sentence = language.gettext("{name} changes dice and has {dice}.")
    return sentence.format(name=language.player(seat), dice=language.numbers(dice))


def move_dice(language: Language, seat: int, left: int, place: int) -> str:
    """Say that a player moves dice to the Duchess."""
    sentence = language.gettext("{name} moves dice {left} to the Duchess.")
    return sentence.format(name=language.player(seat), left=language.from_adviser(left))


SENTENCES: Final[dict[str, Callable[..., str]]] = {"set_dice": set_dice, "move_dice": move_dice}
"""By kind of event: returns its sentence."""


def log_set_dice(log: LogBuilder, seat: int, *dice: int) -> None:
    """Log dice that were changed, with the power that did it."""
    with_power(log, seat, log.language.gettext("now has {dice}").format(dice=log.language.numbers(dice)))


def log_move_dice(log: LogBuilder, seat: int, left: int, place: int) -> None:
    """Log dice that were moved, with the power that did it."""
    text = log.language.gettext("moved dice {left} to the Duchess").format(left=log.language.from_adviser(left))
    with_power(log, seat, text, f"adviser:{place + 1}")


LOG_HANDLERS: Final[dict[str, Callable[..., None]]] = {"set_dice": log_set_dice, "move_dice": log_move_dice}
"""By kind of event: logs it."""
