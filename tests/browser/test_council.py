"""Kingsburg by clicks: dice and advisers in any order, choices face down at one screen, what only one person has seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE
from browser.positions import COUNCIL, PEEK, TOWN_HALL
from browser.test_together import SHOWN
from served.player import HUMAN

EXPANSIONS = ["extra_rows", "alternative_rows", "governors", "destiny", "soldier_tokens", "whims", "scenarios"]
IDLE = ("pass", "skip", "end")


def test_dice_first_then_the_adviser(visit):
    one = visit()
    table = COUNCIL.open(one)
    one.go_to_table(table)
    assert {"die:1", "die:2", "die:3", "adviser:1", "adviser:3", "adviser:6"} <= one.lit()
    one.click("die:3")
    lit = one.lit()
    assert {"adviser:3", "adviser:4", "adviser:6", "die:1", "die:2"} <= lit, "neutral dice are on the fifth"
    assert not {"adviser:1", "adviser:2"} & lit, "whom a 3 does not reach"
    one.click("die:1")
    assert "adviser:3" not in one.lit()
    one.click("die:1")
    one.click("adviser:3")
    answer = one.look(table)
    assert answer["to_act"] == [1]
    [group] = answer["view"]["council"][2]["groups"]
    assert group["seat"] == 0
    assert [die["value"] for die in group["dice"]] == [3]
    assert "Architect" in one.log()[-1]


def test_the_adviser_first_then_the_way_and_back(visit):
    one = visit()
    table = COUNCIL.open(one)
    page = one.go_to_table(table)
    start = one.look(table)["view"]
    one.click("adviser:3")
    ways = page.locator(".pop.ways [data-way]")
    expect(ways).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    assert not one.selected()
    one.click("adviser:3")
    expect(ways).to_have_count(2)
    labels = ways.all_inner_texts()
    assert len(set(labels)) == 2
    ways.nth(0).click()
    one.wait_until_idle()
    placed = one.look(table)["view"]
    dice = placed["council"][2]["groups"][0]["dice"]
    assert sum(die["value"] for die in dice) == 3
    one.act_button("undo").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == start
    assert "adviser:3" in one.lit()
    one.act_button("redo").click()
    one.wait_until_idle()
    assert one.look(table)["view"] == placed


def test_an_adviser_with_one_way_takes_its_dice_at_a_click(visit):
    one = visit()
    table = COUNCIL.open(one)
    one.go_to_table(table)
    one.click("adviser:6")
    answer = one.look(table)
    assert [len(group["dice"]) for group in answer["view"]["council"][5]["groups"] if group["seat"] == 0] == [3]
    assert answer["to_act"] == [1]


def test_what_was_clicked_for_one_question_answers_no_other(visit):
    """The click builds the town hall; whether it is used is another question, with its own text."""
    one = visit()
    one.go_to_table(TOWN_HALL.open(one))
    one.click("building:town_hall")
    expect(one.page.locator("#question")).to_have_text("Town Hall: use it?")
    one.wait_until_idle()
    assert one.question() == "Town Hall: use it?"
    assert not one.selected()
    assert one.lit() == {"building:town_hall", "stone", "plus2"}


def hurry(visitor: Any, table: str, step: str) -> None:
    """Everybody of this person does as little as possible until that is asked."""
    for _ in range(200):
        look = visitor.look(table)
        if look["view"]["asked"]["step"] == step:
            return
        texts = [one["text"] for one in look["actions"]]
        visitor.act(table, next((text for text in IDLE if text in texts), texts[0]))
    raise AssertionError(f"{step} is not asked")


def test_three_at_one_phone_choose_face_down(visit):
    """Rows, governors and tokens with all modules: each is asked alone, and all comes to light together."""
    one, spectator = visit(PHONE), visit()
    setup = {"modules": EXPANSIONS, "options": {"scenario": "goblin_valley"}, "seed": 5}
    table = one.open_table([HUMAN] * 3, game="kingsburg", sit=(), **setup)
    for seat, name in enumerate(("Ann", "Ola", "Jan")):
        one.sit(table, seat, name)
    one.go_to_table(table)
    spectator.go_to_table(table)

    def choose(step: str, choices: tuple[str, ...]) -> None:
        for seat, choice in enumerate(choices):
            look = one.look(table)
            assert look["view"]["asked"]["step"] == step
            assert look["to_act"] == list(range(seat, 3))
            expect(one.page.locator(".prompt")).to_contain_text(("Ann", "Ola", "Jan")[seat])
            assert choice in one.lit()
            assert not spectator.lit()
            one.piece(choice).tap()
            one.wait_until_idle()
        assert one.look(table)["view"]["asked"]["step"] != step

    assert all(not row["strip"] for player in one.look(table)["view"]["players"] for row in player["rows"])
    choose("CoverRows", ("E+F", "C", "none"))
    rows = [[row["row"] for row in player["rows"] if row["strip"]] for player in one.look(table)["view"]["players"]]
    assert rows == [["E", "F"], ["C"], []]
    hands = ("thief", "carpenter", "sorcerer"), ("sculptor", "trader", "captain"), ("miner", "general", "seer")
    assert {f"governor:{name}" for name in hands[0]} == one.lit()
    choose("KeepGovernors", ("governor:thief", "governor:trader", "governor:seer"))
    assert one.look(table)["view"]["governors"]["seats"] == ["thief", "trader", "seer"]
    expect(spectator.page.locator("#log")).to_contain_text("Seer")
    hurry(one, table, "SendTokens")
    one.go_to_table(table)
    choose("SendTokens", ("token:0", "token:1", "token:4"))
    assert [len(seat["left"]) for seat in one.look(table)["view"]["soldier_tokens"]["seats"]] == [5, 5, 5]


def send_one(visit: Any, size: tuple[int, int]) -> tuple[Any, Any, Any, str]:
    """Two people who have come to their first winter, and a spectator; none has sent a token yet."""
    one, two, spectator = visit(size), visit(), visit()
    table = one.open_table(game="kingsburg", modules=["soldier_tokens"], seed=5, sit=())
    one.sit(table, 0, "Ann")
    two.sit(table, 1, "Ola")
    for _ in range(200):
        look = one.look(table)
        if look["view"]["asked"]["step"] == "SendTokens":
            return one, two, spectator, table
        visitor = (one, two)[look["to_act"][0]]
        texts = visitor.texts(table)
        visitor.act(table, next((text for text in IDLE if text in texts), min(texts)))
    raise AssertionError("no winter comes")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_token_sent_in_secret_is_marked_for_who_sent_it_alone(visit, size):
    one, two, spectator, table = send_one(visit, size)
    page = one.go_to_table(table)
    seen: list[list[str]] = []
    for value in (4, 1):
        (one.piece(f"token:{value}").tap if size == PHONE else one.piece(f"token:{value}").click)()
        one.wait_until_idle()
        expect(page.locator(".hand svg:has(.token.spent)")).to_be_in_viewport()
        label = page.locator(".hand .token.spent").get_attribute("aria-label")
        assert label == f"token of {value} soldier{'s' if value > 1 else ''}, chosen face down"
        if size == DESKTOP:
            assert page.locator(".discs .sent + text").all_text_contents() == [str(value)]
        seen.append([])
        for other in (two, spectator):
            for more in ("", "?focus=0"):
                shown = other.go_to_table(table, more).evaluate(SHOWN)
                assert "face down" not in shown
                assert "spent" not in shown
                seen[-1].append(shown)
        one.act_button("undo").click()
        one.wait_until_idle()
    assert seen[0] == seen[1]


def test_only_who_looked_is_shown_the_enemy(visit):
    other, knows, spectator = visit(), visit(), visit()
    table = other.open_table(game=PEEK.game, modules=PEEK.modules, options=PEEK.options, seed=PEEK.seed)
    knows.sit(table, 1)
    for action in PEEK.before:
        next(visitor for visitor in (other, knows) if action in visitor.texts(table)).act(table, action)
    for visitor in (knows, other, spectator):
        visitor.go_to_table(table)
    lines = {visitor: len(visitor.log()) for visitor in (other, spectator)}
    knows.click("enemy:1")
    card = knows.look(table)["view"]["enemies"][0][0]["card"]
    expect(knows.page.locator("#log")).to_contain_text("only you have seen it")
    secret_line = next(line for line in knows.log() if "only you have seen it" in line)
    enemy = secret_line.partition(";")[0].splitlines()[-1].strip()
    assert card in knows.page.content()
    for visitor, before in lines.items():
        visitor.until_log_exceeds(before)
        assert visitor.look(table)["view"]["enemies"][0][0] == {"card": None, "open": False, "seen_by": [1]}
        live = visitor.page.content()
        visitor.page.reload()
        visitor.wait_until_idle()
        for shown in (live, visitor.page.content()):
            assert "looked" in shown or "looks" in shown
            assert card not in shown
            assert enemy not in shown
