"""Whole games by clicks, from the first page to the score sheet."""

from __future__ import annotations

import pytest

from browser.script_clicks import play_by_script


def number(text: str) -> int:
    """Return the number that the score sheet writes like this."""
    return 0 if text == "–" else int(text.replace("−", "-"))


@pytest.mark.parametrize(("game", "moves"), [("burgundy", 100), ("kingsburg", 60), ("tuscany", 80), ("tiletum", 100)])
def test_a_hot_seat_game_is_played_by_clicks_to_the_score_sheet(visit, game, moves):
    one = visit()
    page = one.go("/")
    card = page.locator(f'a[href="/?game={game}#start"]')
    if card.count():  # the first game is chosen already
        card.click()
    page.get_by_role("button", name="hot seat with 2 players").click()
    one.wait_until_idle()
    table = page.url.rpartition("/")[2]
    clicks = play_by_script(one, 7)
    answer = one.look(table)
    assert answer["game"] == game
    assert answer["over"]
    assert clicks >= answer["move"] > moves
    assert one.page.locator(".prompt.over").is_visible()
    page.get_by_role("link", name="Score sheet").first.click()
    page.wait_for_url("**/score")
    assert page.get_by_role("heading", level=1).inner_text()
    totals = [number(text) for text in page.locator(".podium .total").all_inner_texts()]
    assert totals == sorted(answer["scores"], reverse=True)
    columns = page.locator("table.sources:visible tbody tr")
    sums = []
    for row in range(columns.count()):
        cells = [number(text) for text in columns.nth(row).locator("td").all_inner_texts()]
        assert sum(cells[:-1]) == cells[-1]
        sums.append(cells[-1])
    assert sorted(sums) == sorted(answer["scores"])
    assert page.locator(".on-wide svg").first.is_visible()


def test_a_game_against_a_bot_is_played_by_clicks_and_once_more(visit):
    one = visit()
    page = one.go("/")
    page.get_by_role("radio", name="Page").check()
    page.get_by_role("button", name="Start the game").click()
    one.wait_until_idle()
    table = page.url.rpartition("/")[2]
    play_by_script(one, 11)
    answer = one.look(table)
    assert answer["over"]
    assert [seat["kind"] for seat in answer["seats"]] == ["human", "bot"]
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    one.wait_until_idle()
    again = one.look(page.url.rpartition("/")[2])
    assert again["id"] != table
    assert not again["over"]
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in answer["seats"]]
