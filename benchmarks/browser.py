"""A player's browser without a screen: the same requests as the table page makes, and a random choice when it is asked."""

from __future__ import annotations

import asyncio
import time
from random import Random
from urllib.parse import urlencode

import msgspec

from wire import Answer, Broken, Person, Stream


class Action(msgspec.Struct):
    text: str


class Choices(msgspec.Struct):
    ply: int
    mine: bool
    over: bool
    actions: list[Action]
    revision: int = 0


class News(msgspec.Struct):
    ply: int = -1
    revision: int = -1


class Log(msgspec.Struct, rename={"begin": "from"}):
    begin: int
    marks: list[str]


class Panels(msgspec.Struct):
    """What is read of an answer; the drawings are skipped, as a browser's own work is none of the server's."""

    marks: dict[str, str]
    choices: Choices
    log: Log | None = None


PANELS = msgspec.json.Decoder(Panels)
NEWS = msgspec.json.Decoder(News)


class Tally:
    """What happened, for the report."""

    def __init__(self) -> None:
        self.actions: list[float] = []
        self.fetches: list[float] = []
        self.seen: list[float] = []
        """Seconds from posting an action until the other player's panels show it."""
        self.late: list[float] = []
        """Seconds by which an action was posted after its time, because the one before was not answered."""
        self.errors: dict[str, int] = {}
        self.games = 0

    def forget(self) -> None:
        """Begin to measure again; errors stay."""
        self.actions, self.fetches, self.seen, self.late = [], [], [], []

    def error(self, what: str) -> None:
        self.errors[what] = self.errors.get(what, 0) + 1


class Browser:
    """One player at one table."""

    def __init__(self, host: str, port: int, tally: Tally, random: Random) -> None:
        self.person = Person(host, port)
        self.tally, self.random = tally, random
        self.table = ""
        self.marks: dict[str, str] = {}
        self.log: list[str] = []
        self.choices = Choices(-1, False, False, [])
        self.stream: Stream | None = None
        self.is_fetching = self.is_wanted = self.is_sync = self.is_busy = self.is_gone = False
        self.heard = News()
        self.changed = asyncio.Event()
        self.posted_at = 0.0
        self.other: Browser | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- sitting down -----------------------------------------------------------------------------------------------

    async def api(self, method: str, path: str, body: object = None) -> dict:
        answer = await self.person.ask(method, path, body)
        if answer.status >= 300:
            raise Broken(f"{method} {path}: {answer.status} {answer.body[:200]!r}")
        content = answer.json()
        if content.get("token"):
            self.person.token = content["token"]
        return content

    async def look(self, table: str) -> None:
        """Open the page: what has been drawn comes with the first answer."""
        self.table, self.marks, self.log = table, {}, []
        answer = await self.person.ask("GET", f"/t/{table}", accept="text/html")
        if answer.status != 200:
            self.tally.error(f"page {answer.status}")
        if self.stream is not None:
            self.stream.close()
        self.stream = await self.person.listen(f"/t/{table}/events", self.handle_event, self.handle_end)
        await self.refresh(sync=True)

    def is_news(self, news: News) -> bool:
        return news.ply > self.choices.ply or (news.ply == self.choices.ply and news.revision != self.choices.revision)

    def handle_event(self, event: str, data: str) -> None:
        if event == "table":
            self.heard = NEWS.decode(data)
        if event != "table" or (self.is_news(self.heard) and not self.is_busy):
            task = asyncio.create_task(self.refresh(sync=event != "table"))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def handle_end(self) -> None:
        if not self.is_gone:
            self.tally.error("stream lost")

    # ---- what table-live.js does ------------------------------------------------------------------------------------

    def seen(self, **more: int) -> str:
        have = ",".join(f"{name}.{mark}" for name, mark in self.marks.items())
        last, before = (["", "", *self.log][-at] for at in (1, 2))
        log = f"{len(self.log)}.{last}.{before}"
        return urlencode({"have": have, "log": log, "chat": 0, "layout": "desk", **more})

    async def refresh(self, sync: bool = False) -> None:
        """Fetch what is new; asked meanwhile, or while an action is on its way, once more after that."""
        self.is_wanted = True
        self.is_sync = self.is_sync or sync
        if self.is_fetching or self.is_busy:
            return
        self.is_fetching = True
        while self.is_wanted and not self.is_busy:
            more = {"ply": max(self.heard.ply, self.choices.ply, 0), **({"sync": 1} if self.is_sync else {})}
            self.is_wanted = self.is_sync = False
            begun = time.perf_counter()
            answer = await self.ask("GET", f"/t/{self.table}/panels?{self.seen(**more)}")
            if answer is not None:
                self.tally.fetches.append(time.perf_counter() - begun)
                self.take(answer)
        self.is_fetching = False

    async def ask(self, method: str, path: str, body: object = None) -> Answer | None:
        try:
            answer = await self.person.ask(method, path, body)
        except (Broken, TimeoutError) as error:
            if self.is_gone:
                return None
            self.tally.error(f"{method} {type(error).__name__}")
            return None
        if answer.status == 200:
            return answer
        self.tally.error(f"{method} {path.partition('?')[0].rpartition('/')[2]} {answer.status}")
        return None

    def take(self, answer: Answer) -> None:
        panels = PANELS.decode(answer.body)
        self.marks.update(panels.marks)
        if panels.log is not None:
            self.log = [*self.log[: panels.log.begin], *panels.log.marks]
        other = self.other
        if other is not None and other.posted_at and panels.choices.ply > self.choices.ply:
            self.tally.seen.append(time.perf_counter() - other.posted_at)
            other.posted_at = 0.0
        self.choices = panels.choices
        self.changed.set()

    async def act(self) -> None:
        """Post a random choice; the answer holds the new panels."""
        self.is_busy = True
        action = self.random.choice(self.choices.actions)
        begun = self.posted_at = time.perf_counter()
        while self.is_fetching:  # a browser has more connections; here the kept one is taken
            await asyncio.sleep(0.001)
        answer = await self.ask("POST", f"/t/{self.table}/act?{self.seen()}", {"ply": self.choices.ply, "action": action.text})
        self.tally.actions.append(time.perf_counter() - begun)
        self.is_busy = False
        if answer is not None:
            self.take(answer)
        if answer is None or self.is_wanted or self.is_news(self.heard):
            await self.refresh(sync=answer is None)

    def close(self) -> None:
        self.is_gone = True
        if self.stream is not None:
            self.stream.close()
        self.person.close()
