"""A turn by clicking: narrowing in any order, nested choices, ways to pay, taking back, the list of choices, help."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.positions import CASTLE, CASTLE_TURN, SHIP, SHIP_TURN


def test_a_ship_is_taken_placed_and_loaded_by_clicks(visit):
    one = visit(still=False)
    table = SHIP.open(one)
    one.go_to_table(table)
    one.click("die:2", "depot:1.3")
    assert {"storage:1", "hex:18"} <= one.lit()
    one.click("hex:18")
    assert one.texts(table) == {"load depot:2", "skip"}
    assert one.lit() == {"depot:2"}
    expect(one.shown('[data-verb="skip"]')).to_be_enabled()
    before = one.look(table)["view"]
    one.click("depot:2")
    assert one.texts(table) >= {"end"}
    assert one.look(table)["view"] != before
    expect(one.shown("[data-end]")).to_be_enabled()
    assert "loaded" in one.log()[-1] or "took" in one.log()[-1]
    one.press_verb("end")
    assert one.look(table)["to_act"] == [1]


def test_clicks_narrow_in_any_order(visit):
    one = visit()
    one.go_to_table(SHIP.open(one))
    one.click("die:2")
    lit = one.lit()
    assert "depot:1.3" in lit
    assert "die:1" not in lit
    one.click("die:2")
    assert {"die:1", "die:2"} <= one.lit()


def test_a_castle_grants_an_action_that_outlives_a_reload(visit):
    one = visit(still=False)
    table = CASTLE.open(one)
    page = one.go_to_table(table)
    one.click("die:1", "depot:2.3")
    one.click("storage:1")
    assert any("tile:castle" in text for text in one.texts(table)), "storage and hex were left to one action"
    asked, lit = one.question(), one.lit()
    assert {"depot:1.2", "depot:6.4", "goods:4"} <= lit
    page.reload()
    one.wait_until_idle()
    assert one.question() == asked
    assert one.lit() == lit
    one.click("depot:6.4")
    assert "tile:castle" not in " ".join(one.texts(table))
    assert "end" in one.texts(table)
    assert "took" in one.log()[-1]


def test_undo_redo_and_reset_of_the_turn(visit):
    one = visit(still=False)
    table = CASTLE.open(one)
    page = one.go_to_table(table)
    expect(one.act_button("undo")).to_be_disabled()
    expect(one.act_button("redo")).to_be_disabled()
    start = one.look(table)["view"]
    one.click("die:1", "depot:2.3")
    taken = one.look(table)["view"]
    one.click("storage:1")
    placed = one.look(table)["view"]
    one.act_button("undo").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == taken
    assert "storage:1" in one.lit()
    one.act_button("redo").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == placed
    page.keyboard.press("u")
    one.wait_until_idle()
    page.keyboard.press("r")
    one.wait_until_idle()
    assert one.look(table)["view"] == placed
    one.act_button("reset").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == start
    expect(one.act_button("undo")).to_be_disabled()
    expect(one.act_button("redo")).to_be_enabled()
    assert one.piece("depot:2.3").get_attribute("class").split().count("lit") == 1


def test_ways_to_pay_are_offered_chosen_by_digit_and_left_by_escape(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    assert {"take die:1 depot:1.3", "take die:2 depot:1.3"} <= one.texts(table)
    ply = one.look(table)["ply"]
    one.click("depot:1.3")
    ways = page.get_by_role("dialog").locator("[data-way]")
    expect(ways).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not one.selected()
    one.click("depot:1.3")
    expect(ways).to_have_count(2)
    one.click("depot:1.3")
    expect(ways).to_have_count(0)
    assert not one.selected(), "a second click takes back"
    assert one.look(table)["ply"] == ply
    one.click("depot:1.3")
    free = ways.nth(0).inner_text()
    page.keyboard.press("1")
    one.wait_until_idle()
    assert one.look(table)["ply"] == ply + 1
    assert "free" in free, "the cheapest way stands first"


def test_the_list_of_choices_plays_an_action(visit):
    one = visit()
    table = SHIP.open(one)
    page = one.go_to_table(table)
    page.keyboard.press("l")
    drawer = page.get_by_role("dialog", name="all choices")
    expect(drawer).to_be_visible()
    rows = drawer.locator(".choice:visible")
    expect(rows.first).to_be_visible()
    every = {action for row in rows.all() for action in row.get_attribute("data-actions").split("|")}
    assert every == one.texts(table)
    page.get_by_role("searchbox").fill("sell")
    shown = rows.count()
    assert 0 < shown < len(every)
    page.get_by_role("searchbox").fill("")
    row = drawer.locator('.choice[data-actions*="workers"]').first
    text = row.get_attribute("data-actions").split("|")
    row.click()
    if len(text) > 1:
        page.locator('.pop.ways [data-way="1"]').click()
    one.wait_until_idle()
    assert one.look(table)["move"] == 1
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_every_piece_tells_what_it_is(visit):
    one = visit()
    page = one.go_to_table(SHIP.open(one))
    one.piece("depot:1.3").hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    assert len(tip.inner_text()) > 30
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    unlit = page.locator("[data-help]:not(.lit):visible").first
    unlit.click()
    help_page = page.get_by_role("dialog")
    expect(help_page).to_be_visible()
    assert help_page.get_by_role("heading").inner_text()
    page.keyboard.press("Escape")
    expect(help_page).to_have_count(0)
    known = one.ask("GET", page.url.removeprefix(one.server.url) + "/topics")
    asked = set(page.evaluate("[...document.querySelectorAll('[data-help]')].map((node) => node.dataset.help)"))
    assert asked
    assert asked <= set(known), asked - set(known)


def test_the_prompt_ends_a_nested_turn_for_the_other_seat(visit):
    one = visit()
    table = SHIP.open(one)
    one.act(table, *SHIP_TURN, "skip", "end")
    one.go_to_table(table)
    assert one.look(table)["to_act"] == [1]
    assert one.page.locator(".prompt.yours.seat2").is_visible()
    assert one.lit()


def test_castle_turn_reaches_every_kind_of_action(visit):
    one = visit()
    table = CASTLE.open(one)
    one.act(table, *CASTLE_TURN)
    one.go_to_table(table)
    expect(one.shown('[data-verb="workers"]')).to_be_enabled()
    one.press_verb("workers")
    assert one.look(table)["move"] == len(CASTLE.before) + len(CASTLE_TURN) + 1


def test_a_turn_without_any_script(visit):
    one = visit(java_script_enabled=False)
    table = SHIP.open(one)
    page = one.go(f"/t/{table}")
    page.locator('button[name="action"][value="take die:2 depot:1.3"]').click()
    page.locator('button[name="action"][value="place die:1 storage:1 hex:18"]').click()
    page.locator('button[name="action"][value="load depot:2"]').click()
    page.locator('button[name="action"][value="end"]').click()
    assert one.look(table)["to_act"] == [1]
