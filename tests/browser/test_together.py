"""Several people at one table: chat, names, seats that are left, and secrets that stay secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.positions import SECRET, SHIP
from browser.visitor import Visitor

HOSTILE = """<img src=x onerror=alert(1)>"'&<script>alert(2)</script>{{7*7}}"""
MARKS = re.compile(r'"[a-z-]+\d?": ?"[0-9a-f]{4,8}",? ?|"revision": ?\d+')
"""Check sums, which differ because the address of the table and who sits there stand in them."""
HEAR = """() => {
  window.heard = [];
  const source = new EventSource(location.pathname + "/events");
  for (const name of ["table", "seats", "chat", "rematch", "nudge"])
    source.addEventListener(name, (event) => window.heard.push([name, event.data]));
}"""
SHOWN = "() => [...document.querySelectorAll('main svg, .prompt')].map((node) => node.outerHTML).join()"
ALERT = "() => { window.alarmed = false; window.alert = () => { window.alarmed = true; }; }"


def test_chat_is_live_and_hostile_text_is_text(visit):
    one, two = visit(), visit()
    table = one.open_table()
    two.sit(table, 1)
    for visitor in (one, two):
        visitor.go_to_table(table).evaluate(ALERT)
    two.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("your message").fill(HOSTILE)
    one.page.keyboard.press("Enter")
    for visitor in (one, two):
        expect(visitor.page.locator("#chat-lines li")).to_contain_text(HOSTILE)
        assert visitor.page.locator("#chat-lines :is(img, script)").count() == 0
        assert not visitor.page.evaluate("window.alarmed")
    assert one.page.get_by_label("your message").input_value() == ""
    two.page.reload()
    two.wait_until_idle()
    expect(two.page.locator("#chat-lines li")).to_contain_text(HOSTILE)


def test_a_message_that_is_not_read_yet_is_marked(visit):
    one, two = visit(), visit()
    table = one.open_table()
    two.sit(table, 1)
    one.go_to_table(table)
    two.ask("POST", f"/api/tables/{table}/chat", {"text": "hello there"})
    expect(one.page.get_by_role("tab", name="Chat")).to_have_class(re.compile("dot"))
    one.page.get_by_role("tab", name="Chat").click()
    expect(one.page.get_by_role("tab", name="Chat")).not_to_have_class(re.compile("dot"))
    expect(one.page.locator("#chat-lines li").last).to_contain_text("hello there")


def test_hostile_names_are_text_everywhere(visit):
    one = visit()
    name = "<b onclick=a()>\"'&x"
    table = one.open_table(sit=(), seed=SHIP.seed)
    one.sit(table, 0, name)
    one.sit(table, 1, "<script>1</script>")
    one.act(table, "workers die:1")
    for path in (f"/t/{table}", f"/t/{table}/replay", f"/t/{table}/score", f"/join/{table}"):
        page = one.go(path)
        assert page.locator("[onclick], script:not([src]):not([type='application/json'])").count() == 0, path
        assert name in page.locator("body").inner_text(), path


def test_who_leaves_is_replaced_by_a_bot_and_comes_back(visit):
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, "workers die:1")
    page = one.go_to_table(table)
    page.get_by_role("button", name="menu", exact=True).click()
    page.get_by_role("button", name="Leave: a bot plays on").click()
    expect(page.locator("#question")).to_have_text("A bot plays for you")
    one.until("() => document.querySelector('.side-seat .seat2.turn')")
    assert one.look(table)["to_act"] == [1], "the bot has played the turn to its end"
    page.get_by_role("button", name="Come back", exact=True).click()
    expect(page.locator("#question")).not_to_have_text("A bot plays for you")
    assert not one.look(table)["seats"][0]["bot"]


def test_the_tab_says_whose_turn_it_is(visit):
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.go_to_table(table)
    two.go_to_table(table)
    assert one.page.title().startswith("●")
    assert not two.page.title().startswith("●")
    one.act(table, "workers die:1", "workers die:2", "end")
    two.until_asked()
    assert two.page.title().startswith("●")
    one.until("() => !document.title.startsWith('●')")


def test_a_spectator_can_click_nothing(visit):
    one, spectator = visit(), visit()
    table = SHIP.open(one)
    page = spectator.go_to_table(table)
    assert not spectator.lit()
    assert page.locator("#verbs button, [data-end]:not([disabled]), [data-act=undo]:visible:not([disabled])").count() == 0
    assert page.locator("[data-element][tabindex], [data-element][role=button]").count() == 0
    assert not spectator.look(table)["actions"]
    lines = len(spectator.log())
    one.act(table, "workers die:1")
    spectator.until_log_exceeds(lines)
    assert not spectator.lit()


# ---- secrets ---------------------------------------------------------------------------------------------------------------


class World:
    """A table at which both choose face down; the first seat has chosen in one of two ways."""

    def __init__(self, visit: Any, way: int, rules: dict[str, Any]) -> None:
        self.one, self.two, self.spectator = visit(), visit(), visit()
        self.table = self.one.open_table(**rules, seed=5, sit=())
        self.one.sit(self.table, 0, "Ann")
        self.two.sit(self.table, 1, "Ola")
        for visitor in (self.one, self.two, self.spectator):
            visitor.go_to_table(self.table)
            visitor.page.evaluate(HEAR)
        ways = sorted(self.one.texts(self.table))
        assert len(ways) > 1
        self.choice = ways[way and -1]
        self.one.act(self.table, self.choice)
        self.news = {visitor: self._news(visitor) for visitor in (self.two, self.spectator)}
        for visitor in (self.two, self.spectator):
            visitor.page.reload()
            visitor.wait_until_idle()

    def _news(self, visitor: Visitor) -> str:
        """The events that came with the choice."""
        visitor.until("() => window.heard.length > 1")
        return "\n".join(" ".join(event) for event in visitor.page.evaluate("() => window.heard"))

    def texts_for(self, visitor: Visitor) -> dict[str, str]:
        """Return every text that a visitor can read of the table, by its path, without what differs between any two tables."""
        table = self.table
        texts = {"dom": visitor.page.content(), "news": self.news.get(visitor, "")}
        pages = [f"/t/{table}{more}" for more in ("", "/replay", "/score", "/panels")]
        chosen = [f"{page}?focus=0" for page in pages]  # the board of who has chosen
        for path in (*pages, *chosen, f"/api/tables/{table}", f"/api/tables/{table}/record"):
            texts[path.replace(table, "TABLE")] = visitor.context.request.get(visitor.server.url + path).text()
        return {path: MARKS.sub("", text.replace(table, "TABLE")) for path, text in texts.items()}


@pytest.mark.parametrize(
    "rules",
    [{"game": "burgundy", "options": SECRET}, {"game": "kingsburg", "modules": ["governors"]}],
    ids=lambda rules: rules["game"],
)
def test_a_secret_choice_reaches_nobody_else(visit, rules):
    first, second = World(visit, 0, rules), World(visit, 1, rules)
    assert first.choice != second.choice
    for name in ("two", "spectator"):
        before, after = first.texts_for(getattr(first, name)), second.texts_for(getattr(second, name))
        for path, text in before.items():
            assert text == after[path], f"{name} learns from {path} what was chosen"
            assert len(text) > 30
    own, other = first.texts_for(first.one), second.texts_for(second.one)
    assert own["/api/tables/TABLE"] != other["/api/tables/TABLE"], "the test can see a choice where it may be seen"
    assert not first.spectator.lit()


@pytest.mark.parametrize(
    "rules",
    [
        {"game": "burgundy", "options": SECRET},
        {"game": "kingsburg", "modules": ["governors"]},
    ],
    ids=lambda rules: rules["game"],
)
def test_who_has_chosen_face_down_sees_what(visit, rules):
    one, two = visit(), visit()
    table = one.open_table(**rules, seed=5)
    two.sit(table, 1)
    shown = []
    for way in (0, -1):
        one.act(table, sorted(one.texts(table))[way])
        page = one.go_to_table(table)
        shown.append(page.evaluate(SHOWN))
        one.act_button("undo").click()
        one.wait_until_idle()
    assert shown[0] != shown[1]
