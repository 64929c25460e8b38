"""Who you are: a name, an account that another browser can use, a token for programs."""

from __future__ import annotations

from playwright.sync_api import expect

PASSWORD = "correct horse battery"


def test_an_account_takes_the_tables_along(visit):
    one, other = visit(), visit()
    table = one.open_table(sit=(0, 1))
    page = one.go("/account")
    form = page.locator('form[action="/account/register"]')
    form.get_by_label("Name").fill("Ada of the Mill")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Register").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada of the Mill")

    page = other.go("/account")
    form = page.locator('form[action="/account/login"]')
    form.get_by_label("Name").fill("Ada of the Mill")
    form.get_by_label("Password").fill("wrong horse battery")
    other.may_fail = ["403", "401", "422"]
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    form = page.locator('form[action="/account/login"]')
    form.get_by_label("Name").fill("Ada of the Mill")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada of the Mill")
    other.go_to_table(table)
    assert other.lit(), "the seats are hers from here too"

    page = other.go("/account")
    page.locator('form[action="/account/logout"]').get_by_role("button").click()
    other.go_to_table(table)
    assert not other.lit()
    one.go_to_table(table)
    assert one.lit(), "the first browser is still logged in"


def test_a_name_is_shown_at_the_table(visit):
    one = visit()
    page = one.go("/")
    page.get_by_label("You play as").fill("Zofia")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Start the game").click()
    one.wait_until_idle()
    expect(page.locator(".side-seat").first).to_contain_text("Zofia")


def test_a_token_is_shown_once(visit):
    one = visit()
    table = one.open_table()
    page = one.go("/account")
    page.get_by_role("button", name="Make a new token").click()
    token = page.get_by_label("token", exact=True).input_value()
    assert len(token) > 20
    answer = visit().context.request.get(f"{one.server.url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"})
    assert answer.json()["seats"][0]["you"]
    page = one.go("/account")
    assert token not in page.content()
