"""What runs in a worker process of the bot pool: the bots it keeps, and the jobs that the pool sends.

A worker is started by `spawn` and knows only what is installed: games are looked up by name through `burgrave.load`. It gets
imagined states, never the truth.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import wait

import burgrave
from burgrave.bots import Bot, bot
from burgrave.engine.formats import Record
from burgrave.table.installed_games import FAULTS

MAX_BOTS = 256
"""Bots that a worker keeps; a plan of a turn takes some ten kilobytes."""


class BotFailed(RuntimeError):
    """A bot, or the rules that it asked, raised something; the cause has the worker's traceback."""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Identifies the bot of a seat: its table, seat, name or strength, and the seed it is made with. Another seed, another bot."""

    table: str
    seat: int
    name: str
    seed: int


class BotCache:
    """Keeps bots, each between the actions of its seat; of too many, the one that was not asked for the longest time is dropped."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._bots: OrderedDict[SeatBot, Bot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._bots)

    def get(self, seat_bot: SeatBot) -> Bot:
        """Return the bot, a new one where none is kept; raises BadOption for an unknown name."""
        if seat_bot not in self._bots:
            self._bots[seat_bot] = bot(seat_bot.name, seat_bot.seed)
            if len(self._bots) > self._size:
                self._bots.popitem(last=False)
        self._bots.move_to_end(seat_bot)
        return self._bots[seat_bot]

    def drop(self, seat_bot: SeatBot) -> None:
        """Drop a bot, if it is kept."""
        self._bots.pop(seat_bot, None)


BOTS = BotCache(MAX_BOTS)
"""The bots of this process."""


def choose(seat_bot: SeatBot, save: Record) -> str:
    """Return the text of the action that a bot chooses in a saved, imagined state.

    Raises BotFailed whatever goes wrong, since not every exception can be sent to another process; the bot is dropped then.
    """
    try:
        return str(BOTS.get(seat_bot).choose(burgrave.load(save), seat_bot.seat))
    except FAULTS as error:
        BOTS.drop(seat_bot)
        raise BotFailed(f"bot {seat_bot.name!r} failed: {type(error).__name__}: {error}") from error


def drop(seat_bot: SeatBot) -> None:
    """Drop a bot that is not needed any more."""
    BOTS.drop(seat_bot)


def initialize() -> None:
    """Prepare a new worker: the terminal's signals are left to the server, and the worker exits when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    exit_with_parent()


def exit_with_parent() -> None:
    """Exit this process when its parent is gone: one that was killed cannot stop its children, and they would wait forever."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=exit_after, args=(parent.sentinel,), daemon=True).start()


def exit_after(sentinel: int) -> None:
    """Wait for the end of a process and exit at once; whatever was acknowledged is in the database."""
    wait([sentinel])
    os._exit(0)
