"""The page of a new table: what goes together is offered, the rest is greyed out and says why; presets; seats follow."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import DESKTOP, PHONE


def switch(page, name):
    return page.get_by_role("switch", name=name)


def mode(page, name):
    return page.locator(".modes").get_by_role("radio", name=name)


def choose(page, name):
    """A mode, as a hand does: the words lie over the button."""
    page.locator(".modes .segments label", has_text=name).click()


def table_of(one, page):
    """Open the table that the form describes; return it as the HTTP API shows it."""
    page.get_by_role("button", name="Open the table").click()
    one.wait_until_idle()
    return one.look(page.url.rpartition("/")[2])


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_modules_of_kingsburg_are_switched_on_and_played_with(visit, size):
    one = visit(size)
    page = one.go("/new/kingsburg")
    switch(page, "Extra rows").click()
    switch(page, "Governors").click()
    expect(page.locator("[data-added]")).to_have_text("2 of 7")
    expect(page.locator("[data-rest]")).to_have_text(", Extra rows, Governors")
    page.locator("select[name=option-governor_choice]").select_option("auction")
    answer = table_of(one, page)
    assert answer["view"]["modules"] == ["base", "extra_rows", "governors"]
    assert answer["view"]["options"]["governor_choice"] == "auction"


def test_a_value_that_does_not_go_with_a_module_gives_way(visit):
    one = visit()
    page = one.go("/new/kingsburg")
    scenario = page.locator('select[name="option-scenario"]')
    switch(page, "Scenarios").click()
    expect(scenario).to_have_value("wheeling_and_dealing")
    switch(page, "Soldier tokens").click()
    expect(scenario).to_have_value("shifting_alliances")
    expect(scenario.locator('option[value="wheeling_and_dealing"]')).to_be_disabled()
    switch(page, "Soldier tokens").click()
    expect(scenario.locator('option[value="wheeling_and_dealing"]')).to_be_enabled()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_does_not_combine_is_grey_and_says_why(visit, size):
    one = visit(size, bypass_csp=True)
    page = one.go("/new/burgundy")
    choose(page, "Chateauma")
    inns = page.locator(".mods li", has_text="Inns")
    expect(inns.get_by_role("switch")).to_be_disabled()
    expect(inns.locator(".why")).to_have_text("not with Chateauma")
    expect(page.get_by_role("radio", name="2011", exact=True)).to_be_disabled()
    assert violations(page) == []
    choose(page, "Each alone")
    expect(inns.get_by_role("switch")).to_be_enabled()
    expect(inns.locator(".why")).to_be_hidden()
    inns.get_by_role("switch").click()
    expect(mode(page, "Chateauma")).to_be_disabled()
    expect(page.locator("[data-modes]")).to_contain_text("Chateauma: not with Inns")
    expect(mode(page, "Team game")).to_be_enabled()
    assert violations(page) == []


def test_an_edition_without_expansions_greys_them_out(visit):
    one = visit()
    page = one.go("/new/burgundy")
    page.locator("header .segments label", has_text="2011").click()
    expect(switch(page, "White castles")).to_be_disabled()
    expect(page.locator(".mods li", has_text="White castles").locator(".why")).to_have_text("only with Edition: Special")
    page.locator("header .segments label", has_text="Special").click()
    switch(page, "White castles").click()
    expect(page.get_by_role("radio", name="2011", exact=True)).to_be_disabled()
    assert table_of(one, page)["view"]["modules"] == ["base", "white_castles"]


def test_seats_and_duchies_follow_the_mode(visit):
    one = visit()
    page = one.go("/new/burgundy")
    rows = page.locator("[data-row]:visible")
    expect(rows).to_have_count(4)
    choose(page, "Solo game")
    expect(rows).to_have_count(1)
    expect(page.locator("[data-count]")).to_have_text("1 player")
    choose(page, "Team game")
    expect(page.locator("[data-count]")).to_have_text("4 players")
    expect(page.locator('[data-limit="duchies"]')).to_have_text("Team game: only 31, 32")
    expect(page.locator(".thumbs label:visible")).to_have_count(2)
    expect(page.locator('.thumbs input[value="31"]')).to_be_checked()
    choose(page, "Chateauma")
    expect(rows).to_have_count(3)
    expect(page.locator("[data-automa]")).to_contain_text("Chateauma")
    page.get_by_label("who plays seat 2").select_option(label="Closed")
    page.get_by_label("who plays seat 3").select_option(label="Closed")
    expect(page.locator("[data-count]")).to_have_text("1 player")
    answer = table_of(one, page)
    assert [seat["kind"] for seat in answer["seats"]] == ["human", "automa"]
    expect(one.page.locator(".side-seat", has_text="Chateauma")).to_contain_text("plays itself")


def test_too_few_seats_are_said_at_the_foot_before_anything_is_opened(visit):
    one = visit()
    page = one.go("/new/burgundy")
    page.get_by_label("who plays seat 2").select_option(label="Closed")
    problem = page.locator("[data-problem]")
    expect(problem).to_have_text("This table is for 2 to 4 players; seats taken: 1.")
    page.get_by_label("who plays seat 3").select_option(label="Bot: Page")
    expect(problem).to_be_hidden()
    assert [seat["bot"] for seat in table_of(one, page)["seats"]] == ["", "page"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_preset_is_one_click_here_and_on_the_first_page(visit, size):
    one = visit(size)
    page = one.go("/new/kingsburg")
    page.get_by_role("link", name="Wider realm").click()
    page.wait_for_url("**preset=realm")
    expect(page.get_by_role("link", name="Wider realm")).to_have_attribute("aria-current", "true")
    expect(switch(page, "Soldier tokens")).to_be_checked()
    switch(page, "Soldier tokens").click()
    expect(page.get_by_role("link", name="Wider realm")).not_to_have_attribute("aria-current", "true")
    answer = table_of(one, page)
    assert (answer["view"]["modules"], len(answer["seats"])) == (["base", "extra_rows", "governors"], 3)

    page = one.go("/?game=burgundy")
    page.get_by_role("button", name="Solo", exact=True).click()
    one.wait_until_idle()
    answer = one.look(page.url.rpartition("/")[2])
    assert len(answer["seats"]) == 1
    assert answer["actions"]


def test_the_page_is_filled_in_by_keyboard_alone(visit):
    one = visit()
    page = one.go("/new/burgundy")
    mode(page, "Each alone").focus()
    page.keyboard.press("ArrowRight")
    expect(mode(page, "Team game")).to_be_checked()
    expect(page.locator("[data-count]")).to_have_text("4 players")
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-limit="duchies"]')).to_be_hidden()
    switch(page, "Inns").focus()
    page.keyboard.press("Space")
    expect(switch(page, "Inns")).to_be_checked()
    expect(mode(page, "Chateauma")).to_be_disabled()
    assert page.evaluate("() => document.activeElement.value") == "inns", "the answer leaves the focus where it is"
    mode(page, "Each alone").focus()
    page.keyboard.press("ArrowLeft")
    expect(mode(page, "Solo game")).to_be_checked()


def test_without_a_script_everything_can_be_chosen_and_the_reason_is_shown(visit):
    one = visit(java_script_enabled=False)
    one.may_fail = ["422"]
    page = one.go("/new/burgundy")
    switch(page, "Vineyards").check()
    page.locator(".modes .segments label", has_text="Solo game").click()
    page.get_by_label("who plays seat 2").select_option(label="Closed")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("does not go together")
    expect(page.locator(".mods li", has_text="Vineyards").locator(".why")).to_have_text("not with Solo game")
    switch(page, "Vineyards").uncheck()
    page.get_by_role("button", name="Open the table").click()
    assert len(one.look(page.url.rpartition("/")[2])["seats"]) == 1


def test_polish_reasons(visit):
    one = visit(language="pl")
    page = one.go("/new/burgundy?preset=solo")
    expect(page.locator(".mods .why:visible").first).to_contain_text("nie z: ")
    expect(page.locator(".presets")).to_contain_text("Pierwsza gra")
