"""Dark and light colours, by choice or by the system's setting; and no motion where the system asks for less of it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.measures import MOVING
from browser.positions import SHIP, SHIP_TURN

BRIGHTNESS = """
() => {
  const parts = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
  return parts.slice(0, 3).reduce((sum, part) => sum + part, 0) / 3;
}
"""
PAGES = ("/", "/new/burgundy", "/rules/burgundy", "/account", "/about")


def is_dark(one) -> bool:
    value: float = one.page.evaluate(BRIGHTNESS)
    return value < 90


def test_the_system_s_wish_is_followed_everywhere(visit):
    light, dark = visit(), visit(dark=True)
    table = SHIP.open(light)
    for path in (*PAGES, f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay"):
        light.go(path)
        dark.go(path)
        assert not is_dark(light), path
        assert is_dark(dark), path


def test_a_choice_beats_the_system_and_is_kept(visit):
    one = visit()
    page = one.go("/")
    page.get_by_role("button", name="change to dark").click()
    assert is_dark(one)
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.wait_for_load_state("networkidle")
    for path in PAGES:
        one.go(path)
        assert is_dark(one), path
    table = SHIP.open(one)
    one.go_to_table(table)
    assert is_dark(one)
    with page.expect_response(lambda answer: answer.request.method == "POST"):  # the choice has arrived before the page is left
        page.get_by_role("button", name="change to light").click()
    assert not is_dark(one)
    page.reload()
    one.wait_until_idle()
    assert not is_dark(one)
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_the_account_page_sets_it_without_script(visit):
    one = visit(java_script_enabled=False)
    page = one.go("/account")
    page.locator('input[name="theme"][value="dark"]').check(force=True)
    page.get_by_role("button", name="Keep").first.click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_pieces_glide_and_with_reduced_motion_nothing_moves(visit):
    moved = {}
    for still in (False, True):
        one = visit(still=still)
        table = SHIP.open(one)
        page = one.go_to_table(table)
        watch = f"() => {{ window.moves = []; const look = {MOVING}; setInterval(() => window.moves.push(...look()), 15); }}"
        page.evaluate(watch)
        one.click("die:2", "depot:1.3")
        one.click("hex:18")
        one.click("depot:2")
        one.press_verb("end")
        page.wait_for_timeout(300)
        moved[still] = page.evaluate("() => [...new Set(window.moves)]")
        assert one.look(table)["move"] == len(SHIP_TURN) + 2
    assert moved[False], "without the wish something does move, so the test can see it"
    assert moved[True] == []


def test_what_others_did_stays_marked_without_motion(visit):
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    two.go_to_table(table)
    one.act(table, *SHIP_TURN)
    two.until("""() => document.querySelector('[data-key="depot:1.3"].fresh')""")
