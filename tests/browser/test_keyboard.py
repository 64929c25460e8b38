"""The whole table without a mouse: Tab and Enter, digits, letters, Escape."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.positions import ESTATE, SHIP


def focused(one) -> str:
    name: str = one.page.evaluate("() => document.activeElement?.dataset.element ?? document.activeElement?.dataset.verb ?? ''")
    return name


def tab_to(one, element: str, most: int = 120) -> None:
    """Press Tab until an element of the board has the focus."""
    for _ in range(most):
        if focused(one) == element:
            return
        one.page.keyboard.press("Tab")
    raise AssertionError(f"{element} cannot be reached by Tab; the focus is on {focused(one)!r}")


def press(one, key: str) -> None:
    one.page.keyboard.press(key)
    one.wait_until_idle()


def test_a_whole_turn_by_keys(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    press(one, "2")
    assert one.selected() == {"die:2"}
    tab_to(one, "depot:1.3")
    press(one, "Enter")
    assert one.look(table)["move"] == 1, "the ship was taken"
    press(one, "1")
    tab_to(one, "hex:18")
    press(one, "Enter")
    assert one.texts(table) == {"load depot:2", "skip"}
    tab_to(one, "depot:2")
    press(one, " ")
    assert "end" in one.texts(table)
    press(one, "u")
    assert one.texts(table) == {"load depot:2", "skip"}, "U takes back"
    press(one, "r")
    assert "end" in one.texts(table), "R does it again"
    press(one, "e")
    assert one.look(table)["to_act"] == [1], "E ends the turn"
    assert page.locator(".prompt.seat2.yours").is_visible()


def test_a_turn_with_cards_by_keys(visit):
    """Place, pay by a digit, choose what follows, end."""
    one = visit()
    table = ESTATE.open(one)
    one.go_to_table(table)
    tab_to(one, "storage:1")
    press(one, "Enter")
    press(one, "2")
    assert one.look(table)["view"]["players"][0]["hand"]["monastery"] == 0, "the second way to pay"
    tab_to(one, "open:6")
    press(one, "Enter")
    tab_to(one, "field:C2")
    press(one, " ")
    tab_to(one, "bonus:income")
    press(one, "Enter")
    press(one, "e")
    assert one.look(table)["to_act"] == [1]


def test_every_lit_piece_is_reached_by_tab_and_names_its_price(visit):
    one = visit()
    page = one.go_to_table(SHIP.open(one))
    wanted, met = one.lit(), set()
    for _ in range(150):
        met.add(focused(one))
        page.keyboard.press("Tab")
    assert wanted <= met, wanted - met
    labels = page.evaluate("[...document.querySelectorAll('[data-element].lit')].map((node) => node.getAttribute('aria-label'))")
    assert all(labels)
    assert any("costs" in label for label in labels)


def test_digits_and_escape_in_the_small_window(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    tab_to(one, "depot:1.3")
    press(one, "Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    press(one, "Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not one.selected()
    assert focused(one) == "depot:1.3", "the focus is back where it was"
    press(one, "Enter")
    press(one, "2")
    one.wait_until_idle()
    assert one.look(table)["move"] == 1


def test_the_list_by_keys_alone(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    press(one, "l")
    expect(page.locator("#drawer .choice.at")).to_be_visible()
    assert page.evaluate("() => document.activeElement.id") == "filter"
    page.keyboard.type("take 2")
    press(one, "Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    press(one, "l")
    page.locator("#filter").fill("")
    first = page.locator("#drawer .choice.at").get_attribute("data-actions")
    press(one, "ArrowDown")
    second = page.locator("#drawer .choice.at").get_attribute("data-actions")
    assert first != second
    press(one, "Enter")
    if "|" in second:
        expect(page.locator(".pop.ways")).to_be_visible()
        press(one, "1")
        one.wait_until_idle()
    assert one.look(table)["move"] == 1


def test_help_on_the_piece_in_focus(visit):
    one = visit()
    page = one.go_to_table(SHIP.open(one))
    press(one, "?")
    expect(page.locator(".pop.keys")).to_be_visible()
    press(one, "Escape")
    expect(page.locator(".pop")).to_have_count(0)
    tab_to(one, "depot:1.3")
    press(one, "?")
    expect(page.locator(".pop.help")).to_contain_text("ship", ignore_case=True)


def test_focus_survives_what_others_do(visit):
    one, two = visit(), visit()
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, "workers die:1", "workers die:2")
    page = two.go_to_table(table)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("your message").fill("half a sen")
    one.act(table, "end")
    two.until_asked()
    assert page.get_by_label("your message").input_value() == "half a sen"
    assert page.evaluate("() => document.activeElement.id") == "chat-words"


def test_pages_around_the_table_by_keys(visit):
    one = visit()
    page = one.go("/")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("() => location.hash") == "#main", "the first link leaps over the bar"
    start = page.get_by_role("button", name="Start the game")
    for _ in range(60):
        if start.evaluate("(node) => node === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    one.until_asked()
