"""A user of the pages for tests: one browser context with one page, which is checked for errors."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from browser.measures import BOX
from served.player import HUMAN
from served.server import Server

WATCH = (
    """addEventListener("securitypolicyviolation", (event) => console.error("policy", event.violatedDirective, event.blockedURI))"""
)
IS_STILL = """(call) => {
  const body = document.body;
  const isSecondLook = window.settling === call; // a frame later: a tap just made has become a click by then
  window.settling = call;
  return isSecondLook && body.matches(".ready:not(.busy, .asking, .lost)") && !document.querySelector(".fly");
}"""
ELEMENTS = """(what) => [...document.querySelectorAll(`[data-element]${what}`)]
  .filter((node) => node.getClientRects().length > 0).map((node) => node.dataset.element)"""
TAB_OF = """(element) => [...document.querySelectorAll(`.tab-panel [data-element="${element}"].lit`)]
  .map((node) => node.closest(".tab-panel").id.slice("board-".length))"""
_calls = count()


class Visitor:
    """Opens pages and clicks; `check` fails if the page ever reported an error or asked another host for something."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context, self.server = context, server
        self.faults: list[str] = []
        self.may_fail: list[str] = []
        """Patterns of complaints that the test brings about on purpose."""
        self.asked: list[str] = []
        """Addresses of all requests."""
        context.add_init_script(WATCH)
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("response", lambda answer: answer.status >= 500 and self.faults.append(f"{answer.status} {answer.url}"))
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.faults.append(f"script: {error.error}"))
        self.page: Page = context.new_page()

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.page.url if message.page else ''})")

    def check(self) -> None:
        """Nothing was complained about, and nobody else was asked."""
        faults = [fault for fault in self.faults if not any(re.search(pattern, fault) for pattern in self.may_fail)]
        assert not faults, faults
        outside = [url for url in self.asked if not url.startswith((self.server.url, "data:", "blob:"))]
        assert not outside, outside

    # ---- tables, through the HTTP API with this browser's cookie ----------------------------------------------------

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """A request of this browser's person, past the page."""
        answer = self.context.request.fetch(self.server.url + path, method=method, data=data)
        assert answer.ok, f"{answer.status} {path}: {answer.text()}"
        return answer.json()

    def open_table(self, seats: list[dict[str, str]] | None = None, sit: tuple[int, ...] = (0,), **more: Any) -> str:
        """A new table, by default for two people of whom this is the first."""
        table: str = self.ask("POST", "/api/tables", {"game": "burgundy", "seats": seats or [HUMAN, HUMAN], **more})["id"]
        for seat in sit:
            self.sit(table, seat)
        return table

    def sit(self, table: str, seat: int, name: str = "") -> None:
        self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name} if name else {})

    def look(self, table: str) -> dict[str, Any]:
        """Return a table as the HTTP API shows it to this person."""
        answer: dict[str, Any] = self.ask("GET", f"/api/tables/{table}")
        return answer

    def act(self, table: str, *actions: str) -> dict[str, Any]:
        """Carry out actions through the HTTP API, each for the seat of this person that may; return the table after them."""
        look = self.look(table)
        for action in actions:
            seat = next((one["seat"] for one in look["actions"] if one["text"] == action), None)
            assert seat is not None, f"{action!r} is none of {[one['text'] for one in look['actions']]}"
            look = self.ask("POST", f"/api/tables/{table}/actions", {"ply": look["ply"], "action": action, "seat": seat})
        return look

    def texts(self, table: str) -> set[str]:
        """The actions this person may take."""
        return {one["text"] for one in self.look(table)["actions"]}

    # ---- pages ------------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Page:
        """Open a page."""
        answer = self.page.goto(self.server.url + path)
        assert answer is not None
        assert answer.status < 500, answer.status
        return self.page

    def go_to_table(self, table: str, more: str = "") -> Page:
        """Open a table's page and wait until its script is there."""
        self.go(f"/t/{table}{more}")
        self.wait_until_idle()
        return self.page

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window this large, as a phone that is turned does, and wait until the page has followed."""
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})
            self.wait_until_idle()

    def wait_until_idle(self) -> None:
        """Wait until no request and no animation is running; a tap has become a click by then."""
        self.until(IS_STILL, next(_calls))

    def until(self, function: str, arg: Any = None) -> None:
        """Until a function of the page's script says so. An expression will not do: the page's policy forbids to evaluate one."""
        assert "=>" in function, function
        self.page.wait_for_function(function, arg=arg)

    def until_asked(self) -> None:
        """Until it is this person's turn, and everything else has come to rest."""
        self.until("() => document.querySelector('.prompt.yours')")
        self.wait_until_idle()

    def until_started(self) -> None:
        """Until everybody sits."""
        self.until("() => !document.querySelector('.prompt.waiting')")
        self.wait_until_idle()

    def until_log_exceeds(self, lines: int) -> None:
        """Wait until the log has more lines than these."""
        self.until("(lines) => document.querySelectorAll('#log > li').length > lines", lines)

    # ---- the board --------------------------------------------------------------------------------------------------

    def shown(self, selector: str) -> Locator:
        """What matches and is drawn: desktop and phone have copies of their own."""
        return self.page.locator(f"{selector}:visible")

    def piece(self, element: str) -> Locator:
        """An element of the board by its id, lit or not."""
        return self.shown(f'[data-element="{element}"]').first

    def box(self, selector: str) -> dict[str, float]:
        """Where the first that matches is drawn. In one step: a locator's two may find it replaced by news in between."""
        box: dict[str, float] = self.page.evaluate(BOX, selector)
        return box

    def lit(self) -> set[str]:
        """Everything on the board that can be clicked now."""
        return set(self.page.evaluate(ELEMENTS, ".lit:not(.selected)"))

    def selected(self) -> set[str]:
        """Everything that was clicked, or follows from it."""
        return set(self.page.evaluate(ELEMENTS, ".selected"))

    def turn_to(self, *elements: str) -> None:
        """Open the tab of a phone on which the first of these is lit, where none is in sight."""
        if not self.lit() & {*elements}:
            tabs = [tab for element in elements for tab in self.page.evaluate(TAB_OF, element)]
            if tabs:
                self.page.locator(f'[data-board-tab="{tabs[0]}"]').click()
                self.wait_until_idle()

    def click(self, *elements: str) -> None:
        """Click pieces, as a mouse does."""
        for element in elements:
            self.piece(element).click()
        self.wait_until_idle()

    def press_verb(self, verb: str) -> None:
        """Click the prompt's button of a verb."""
        (self.shown("[data-end]") if verb == "end" else self.shown(f'[data-verb="{verb}"]')).click()
        self.wait_until_idle()

    def act_button(self, name: str) -> Locator:
        """A button of the page by what it does (undo, redo, reset, list...), outside the menu."""
        return self.page.locator(f'[data-act="{name}"]:visible:not(#menu *)').first

    def question(self) -> str:
        """What the prompt asks."""
        return self.page.locator("#question").inner_text()

    def log(self) -> list[str]:
        """The lines of the log, shown or not."""
        return [text.strip() for text in self.page.locator("#log > li").all_text_contents()]
