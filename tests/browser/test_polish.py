"""Polish everywhere: no sentence of a page reads the same in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.positions import CASTLE, CASTLE_PAID, CASTLE_TURN, ESTATE, NESTED, NESTED_TURN
from browser.visitor import Visitor
from burgrave.games.tiletum.europe import TITLES

TEXTS = """
() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    if (!node.closest("script, style, template, noscript, kbd, [lang]:not(html)")) texts.push(walker.currentNode.textContent);
  }
  for (const node of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (node.hasAttribute(name) && !node.closest("[lang]:not(html)")) texts.push(node.getAttribute(name));
  return texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}
"""
NAMES = ("Burgrave", "Kingsburg", "Tiletum", "Page", "Squire", "Steward", "Ann", "Ola", "English", "Polski")
PLACES = tuple(TITLES.values())
"""Cities, which are called as on the map in every language."""
ALIKE = ("Bank", "Menu", "Bot", "min", "Solo")
"""Words that both languages have."""
SEAL = "[0-9a-f]{64}"
"""Of the dice: a number, which no language translates."""
SPARED = re.compile(rf"\b({'|'.join((*NAMES, *PLACES, *ALIKE, SEAL))})\b", re.IGNORECASE)
WORD = re.compile(r"[^\W\d_]{2,}")


def words(visitor: Visitor) -> set[str]:
    """Everything that is written on a page, or read out."""
    return set(visitor.page.evaluate(TEXTS))


def same(english: set[str], polish: set[str]) -> set[str]:
    """Texts that are the same in both languages and should not be."""
    return {text for text in english & polish if WORD.search(SPARED.sub("", text))}


def test_every_page_is_polish(visit, finished):
    one = visit()
    page = one.go("/account")
    page.get_by_label("your name").fill("Ann")
    page.get_by_role("button", name="Rename").click()
    table = CASTLE.open(one, ("Ann", "Ola"))
    one.act(table, *CASTLE_TURN)
    estate = ESTATE.open(one, ("Ann", "Ola"))
    one.act(estate, *CASTLE_PAID)
    one.ask("POST", "/api/tables", {"game": "burgundy", "seats": [{"kind": "human"}, {"kind": "human"}], "open": True})
    other = visit(language="pl-PL", storage_state=one.context.storage_state())
    one.may_fail = other.may_fail = ["404"]
    around = ("/", "/new/burgundy", "/rules", "/rules/burgundy", "/account", "/about", f"/join/{table}", "/nothing", "/t/nothing")
    around = (*around, "/new/tuscany", "/rules/tuscany", "/new/tiletum", "/rules/tiletum")
    nested = NESTED.open(one, ("Ann", "Ola"))
    one.act(nested, *NESTED_TURN, "use storage:1")
    around = (*around, f"/t/{nested}", f"/t/{nested}/score", f"/t/{nested}/replay?at=8")
    around = (*around, f"/t/{estate}", f"/t/{estate}/score", f"/t/{estate}/replay?at=1")
    end = finished.table
    left: set[str] = set()
    for path in (
        *around,
        f"/t/{table}",
        f"/t/{table}/score",
        f"/t/{table}/replay",
        f"/t/{end}",
        f"/t/{end}/score",
        f"/t/{end}/replay",
    ):
        one.go(path)
        other.go(path)
        one.page.wait_for_load_state()
        other.page.wait_for_load_state()
        assert other.page.locator("html").get_attribute("lang") == "pl"
        assert one.page.locator("html").get_attribute("lang") == "en"
        english, polish = words(one), words(other)
        assert len(polish) > 10, path
        left |= {f"{path}: {text}" for text in same(english, polish)}
    assert sorted(left) == []


def test_what_the_script_says_is_polish(visit):
    one = visit()
    table = CASTLE.open(one, ("Ann", "Ola"))
    other = visit(language="pl-PL", storage_state=one.context.storage_state())
    both = []
    for visitor in (one, other):
        page = visitor.go_to_table(table)
        page.locator('[data-act="menu"]').click()
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.locator("#drawer .choice").first).to_be_visible()
        texts = words(visitor)
        page.keyboard.press("Escape")
        visitor.click("depot:2.3")
        expect(page.locator(".pop.ways")).to_be_visible()
        texts |= words(visitor)
        page.keyboard.press("Escape")
        visitor.act_button("help").click()
        expect(page.locator(".pop.keys")).to_be_visible()
        texts |= words(visitor)
        page.keyboard.press("Escape")
        said = page.evaluate("() => Object.values(JSON.parse(document.getElementById('words').textContent)).flat()")
        topics = visitor.page.evaluate("async () => (await fetch(location.pathname + '/topics')).json()")
        texts |= {text for text in said if WORD.search(text.replace("{", " {"))}
        texts |= {part for topic in topics.values() for part in (topic["title"], topic["text"])}
        both.append(texts)
    assert same(*both) == set()


def test_the_language_is_chosen_and_kept(visit):
    one = visit(PHONE)
    page = one.go("/")
    page.get_by_role("button", name="Polski").tap()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    table = CASTLE.open(one)
    one.go_to_table(table)
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert "wyrzuca" in " ".join(one.log())
    page.locator('[data-act="menu"]').tap()
    page.locator("#menu").get_by_role("button", name="English").tap()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_refusals_are_in_polish(visit):
    one = visit(language="pl-PL")
    page = one.go("/new/burgundy")
    one.may_fail = ["422"]
    for seat in (2, 3):
        page.locator(f'[name="seat-{seat - 1}"]').select_option("none")
    page.get_by_role("button", name="Otwórz stół").click()
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert "2–4" in alert.inner_text()
