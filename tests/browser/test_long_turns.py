"""What long turns need: a trail to go back along, tasks besides the question, and a question before something is given up."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, SMALL
from browser.measures import CUT_OFF, SMALL_TARGETS
from browser.positions import SHIP, SHIP_TURN
from browser.test_layout import MAY_END


def test_the_trail_shows_every_step_and_leads_back_to_it(visit, long_game):
    one = visit(at=long_game)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    steps = page.locator("#trail .step")
    expect(steps).to_have_count(0)
    expect(page.locator("#hint .rest")).to_be_visible()
    before = one.look(table)["view"]
    one.click("die:2", "depot:1.3")
    one.click("die:1", "hex:18")
    expect(steps).to_have_count(2)
    assert steps.all_inner_texts() == ["take\ndepot:1.3", "place\nhex:18"]
    expect(page.locator("#hint .rest")).to_be_hidden()
    expect(page.get_by_role("group", name="this turn so far")).to_be_visible()
    one.click("depot:2")
    expect(steps).to_have_count(3)
    assert page.evaluate(CUT_OFF, MAY_END) == []
    ply = one.look(table)["ply"]
    steps.nth(1).click()
    one.wait_until_idle()
    assert one.look(table)["ply"] == ply + 1, "one line of the journal"
    assert one.look(table)["move"] == 1
    expect(steps).to_have_count(1)
    one.act_button("redo").click()
    one.wait_until_idle()
    one.act_button("redo").click()
    one.wait_until_idle()
    expect(steps).to_have_count(3)
    steps.first.focus()
    page.keyboard.press("Enter")
    one.wait_until_idle()
    assert one.look(table)["view"] == before
    expect(page.locator("#trail")).to_have_count(0)


def test_the_trail_gives_way_while_something_is_chosen(visit, long_game):
    one = visit(SMALL, at=long_game)
    table = SHIP.open(one)
    one.act(table, "workers die:2")
    page = one.go_to_table(table)
    expect(page.locator("#trail")).to_be_visible()
    one.click("die:1")
    expect(page.locator("#trail")).to_be_hidden()
    expect(page.locator("#hint .remain")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#trail")).to_be_visible()


def test_only_the_seat_to_act_sees_its_trail(visit, long_game):
    one, two = visit(at=long_game), visit(at=long_game)
    table = one.open_table(seed=SHIP.seed)
    two.sit(table, 1)
    one.act(table, SHIP_TURN[0])
    expect(one.go_to_table(table).locator("#trail .step")).to_have_count(1)
    assert not two.go_to_table(table).locator("#trail").count()


def test_ending_with_something_left_is_asked_once(visit, long_game):
    one = visit(at=long_game)
    table = SHIP.open(one)
    one.act(table, *SHIP_TURN, "skip")
    page = one.go_to_table(table)
    end = one.shown("[data-end]")
    expect(end).to_have_text("End turn")
    end.click()
    expect(end).to_contain_text("End turn?")
    expect(end).to_contain_text("1 coin unspent")
    expect(page.locator("#spoken")).to_contain_text("1 coin unspent")
    assert one.look(table)["to_act"] == [0]
    assert page.evaluate(CUT_OFF, MAY_END) == []
    page.keyboard.press("Escape")
    expect(end).to_have_text("End turn")
    page.keyboard.press("e")
    expect(end).to_contain_text("1 coin unspent")
    page.keyboard.press("e")
    one.wait_until_idle()
    assert one.look(table)["to_act"] == [1]


def test_another_click_forgets_the_question(visit, long_game):
    one = visit(at=long_game)
    table = SHIP.open(one)
    one.act(table, "take die:2 depot:1.3", "workers die:1")
    one.go_to_table(table)
    end = one.shown("[data-end]")
    end.click()
    expect(end).to_contain_text("1 coin unspent")
    one.act_button("undo").click()
    one.wait_until_idle()
    assert one.look(table)["move"] == 1
    expect(one.page.locator("[data-end]")).to_have_text("End turn")
    expect(one.page.locator("[data-end]")).to_be_hidden()
    one.act_button("redo").click()
    one.wait_until_idle()
    end.click()
    expect(end).to_contain_text("1 coin unspent")


def test_the_list_of_choices_asks_too(visit, long_game):
    one = visit(at=long_game)
    table = SHIP.open(one)
    one.act(table, *SHIP_TURN, "skip")
    page = one.go_to_table(table)
    page.keyboard.press("l")
    row = page.locator('#drawer .choice[data-actions="end"]')
    row.click()
    expect(row).to_contain_text("1 coin unspent")
    assert one.look(table)["to_act"] == [0]
    row.click()
    one.wait_until_idle()
    assert one.look(table)["to_act"] == [1]


def test_tasks_are_a_group_of_signs_with_the_number_of_choices(visit, long_game):
    one = visit(at=long_game)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    group = page.get_by_role("group", name="Tasks, at any time")
    expect(group.get_by_role("button")).to_have_count(3)
    tiles = {text.split()[2] for text in one.texts(table) if text.startswith("take")}
    take = group.get_by_role("button", name=f"Take a tile: {len(tiles)} choices")
    expect(take).to_have_class("button task lit")
    expect(take).to_have_attribute("title", f"Take a tile: {len(tiles)} choices")
    assert take.inner_text() == str(len(tiles))
    expect(group.get_by_role("button", name="Dance", exact=True)).to_be_disabled()
    assert not page.locator('#verbs [data-verb="workers"]').count(), "each has one place"
    take.click()
    expect(take).to_have_class("button task lit selected")
    assert one.lit() - {"die:1", "die:2"} == tiles
    one.click("die:2", "depot:1.3")
    assert one.look(table)["move"] == 1
    expect(group.get_by_role("button", name="Take workers: 1 choice")).to_be_enabled()
    assert page.evaluate(CUT_OFF, MAY_END) == []


def test_on_a_phone_one_button_opens_the_tasks(visit, long_game):
    one = visit(PHONE, at=long_game)
    table = SHIP.open(one)
    page = one.go_to_table(table)
    assert not page.locator(".task:visible, .trail:visible").count()
    opens = one.act_button("tasks")
    assert opens.inner_text().split() == ["Tasks", "2"]
    opens.tap()
    window = page.get_by_role("dialog", name="Tasks, at any time")
    expect(window.locator(".choice")).to_have_count(3)
    expect(window.locator('[data-verb="dance"]')).to_be_disabled()
    assert page.evaluate(SMALL_TARGETS, 44) == []
    window.locator('[data-verb="take"]').tap()
    expect(window).to_have_count(0)
    assert "depot:1.3" in one.lit()
    one.piece("die:2").tap()
    one.piece("depot:1.3").tap()
    one.wait_until_idle()
    assert one.look(table)["move"] == 1
    expect(one.act_button("reset")).to_be_visible()
    assert page.evaluate(CUT_OFF, MAY_END) == []


def test_games_of_short_turns_show_nothing_of_it(visit):
    one = visit()
    table = SHIP.open(one)
    one.act(table, *SHIP_TURN, "skip")
    page = one.go_to_table(table)
    assert not page.locator("#trail, .task").count()
    one.press_verb("end")
    assert one.look(table)["to_act"] == [1]
