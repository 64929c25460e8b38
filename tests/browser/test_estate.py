"""Tuscany by clicks: a castle with all that follows it, payments by badge and card by card, marble, and what a spectator sees."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, SMALL
from browser.measures import CUT_OFF, OVERLAPS
from browser.positions import CASTLE_PAID, ESTATE, QUARRY, QUARRY_TURN, WAYS
from browser.test_layout import PANELS

NAMES_ONLY = ".name, .who, .seat .chips, .own .head"
"""What may end in an ellipsis here: no words of the prompt."""


def pay(one, action: str) -> None:
    """Click the badge of a payment."""
    one.shown(f'[data-plays="{action}"]').click()
    one.wait_until_idle()


def card(one, colour: str) -> None:
    """Click a colour of the hand: the card in front, whichever of a pile that is."""
    one.shown(f'[data-element^="card:{colour}."]').last.click()
    one.wait_until_idle()


def test_a_castle_a_city_and_its_bonus_token(visit):
    one = visit()
    table = ESTATE.open(one)
    page = one.go_to_table(table)
    assert {"deck:cards", "storage:1", "field:C3", "open:1", "open:8"} <= one.lit()
    one.click("storage:1")
    assert len(one.texts(table)) == 2, "the only field was as good as clicked; two ways to pay are left"
    pay(one, CASTLE_PAID[1])
    assert one.question() == "Castle: place an open token"
    assert one.lit() == {"open:1", "open:4", "open:5", "open:6", "open:8", "field:B2", "field:B4", "field:C2", "field:C7"}
    one.act_button("undo").click()
    one.wait_until_idle()
    assert len(one.texts(table)) == 2, "one step is taken back in the middle of the turn"
    one.act_button("redo").click()
    one.wait_until_idle()
    one.click("open:6")
    assert one.lit() == {"field:B4", "field:C2"}
    one.click("field:B4")
    assert one.act_button("undo").is_disabled(), "a new token has come to lie open"
    page.reload()
    one.wait_until_idle()
    assert one.question() == "City: take a bonus token", "the page comes back in the middle of the turn"
    one.click("bonus:worker")
    assert one.texts(table) == {"end"}
    assert one.look(table)["view"]["players"][0]["bonus"]["worker"] == 1
    one.press_verb("end")
    assert one.look(table)["to_act"] == [1]


def test_cards_pay_one_by_one(visit):
    one = visit()
    table = ESTATE.open(one)
    page = one.go_to_table(table)
    one.click("field:C3")
    before = one.look(table)["move"]
    card(one, "monastery")
    assert one.look(table)["move"] == before + 1, "of two ways the first card says which"
    page.keyboard.press("u")
    one.wait_until_idle()
    page.keyboard.press("1")
    one.wait_until_idle()
    assert one.look(table)["view"]["players"][0]["hand"]["monastery"] == 2, "a digit chooses a badge"
    page.keyboard.press("u")
    one.wait_until_idle()
    page.reload()
    one.wait_until_idle()
    assert one.question().startswith("Pay for the castle"), "the page comes back in the middle of a payment"
    expect(one.shown("g.lit[data-plays]")).to_have_count(2)


def test_ways_without_a_badge_are_reached_by_cards_and_the_list(visit):
    """Seven ways, six badges: on a phone the list is beside undo."""
    one = visit()
    table = WAYS.open(one)
    one.go_to_table(table)
    expect(one.shown("g.lit[data-plays]")).to_have_count(6)
    card(one, "village")
    assert one.selected() >= {"card:village.1", "card:village.2"}
    expect(one.shown("g.lit[data-plays]")).to_have_count(2)
    card(one, "cart")
    assert any("for a pair of village cards and a pair of cart cards" in line for line in one.log())

    two = visit(PHONE)
    page = two.go_to_table(WAYS.open(two))
    two.act_button("list").tap()
    expect(page.locator("#drawer .choice")).to_have_count(7)


def test_marble_is_a_second_action(visit):
    one = visit()
    table = QUARRY.open(one)
    one.go_to_table(table)
    one.press_verb("place")
    one.click("field:B7")
    assert one.texts(table) == {"marble", "end"}
    one.press_verb("marble")
    assert one.question() == "Choose your second action"
    one.press_verb("draw")
    assert one.texts(table) == {"end"}


def test_others_see_no_hand(visit):
    """Neither a spectator nor the other player sees a card, an own draw in the log, or a way to pay."""
    one, two, eve = visit(), visit(), visit()
    table = one.open_table(game="tuscany", seed=WAYS.seed)
    two.sit(table, 1)
    for action in WAYS.before:
        (one if action in one.texts(table) else two).act(table, action)
    drawn = set()
    for who in (one, two, eve):
        page = who.go_to_table(table)
        seen = [page.locator(what).count() > 0 for what in ('[data-key^="0.card:"]', "[data-plays]")]
        assert seen == [who is one] * 2
        lines = [line for line in who.log() if " drew " in line and line.startswith(one.look(table)["seats"][0]["name"])]
        assert lines
        drawn.update(lines) if who is one else drawn.difference_update(lines)
    assert len(drawn) == 2, "only the player who drew reads the first hand and a draw in the log"


def test_no_words_of_a_turn_are_cut_off(visit):
    """With four buttons and in Polish: what a token taken replaces, and how to pay, can be read."""
    host = visit(language="pl-PL")
    tables = []
    for position, more in ((ESTATE, ()), (ESTATE, CASTLE_PAID), (QUARRY, QUARRY_TURN), (WAYS, ())):
        tables.append(position.open(host))
        host.act(tables[-1], *more)
    for size in (DESKTOP, SMALL, PHONE):
        one = visit(size, language="pl-PL", storage_state=host.context.storage_state())
        for table in tables:
            page = one.go_to_table(table)
            assert page.evaluate(CUT_OFF, NAMES_ONLY) == [], (size, one.question())
            assert page.evaluate(OVERLAPS, PANELS) == [], (size, one.question())


def test_the_replay_shows_no_arranging_before_all_are_ready(visit):
    """The others' parts lie as dealt until the last one is ready; then every castle stands."""
    one = visit()
    page = one.go_to_table(ESTATE.open(one), "/replay?at=1")
    castles = page.locator('.land [data-piece="castle"]')
    assert one.question().endswith("is ready")
    assert castles.count() == 0
    page.keyboard.press("ArrowRight")
    one.until("() => document.querySelector('.land [data-piece=\"castle\"]')")
    assert "put the first castle" in one.question()
