"""The replay of a finished game: slider, keys, play, the log, a branch."""

from __future__ import annotations

from playwright.sync_api import expect

MOVE = "() => Number(document.querySelector('#replay-at').value)"


def at(one) -> int:
    move: int = one.page.evaluate(MOVE)
    return move


def wait_for(one, move: int) -> None:
    one.until("(move) => new URLSearchParams(location.search).get('at') === String(move)", move)
    assert f"move {move} of" in one.page.locator("#caps").inner_text().lower()


def hexes(one) -> int:
    """How many tiles lie on the board in the middle."""
    count: int = one.page.locator('.own [data-key*=".hex:"][data-piece]:not([data-piece=""])').count()
    return count


def test_the_slider_is_dragged_through_the_game(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=0")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    assert last == finished.moves
    assert one.question() == "The game begins"
    assert hexes(one) <= 1
    box = one.box("[role=slider], input[type=range]")
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 10, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, y, steps=8)
    middle = at(one)
    page.mouse.move(box["x"] + box["width"] - 10, y, steps=8)
    page.mouse.up()
    assert 0.3 * last < middle < 0.7 * last
    assert at(one) > 0.95 * last
    one.until("() => document.querySelectorAll('.own [data-key*=\".hex:\"][data-piece]').length > 5")
    assert hexes(one) > 5


def test_arrow_keys_step_and_the_address_keeps_the_place(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=40")
    page.keyboard.press("ArrowRight")
    wait_for(one, 41)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    wait_for(one, 39)
    page.keyboard.press("PageDown")
    wait_for(one, 49)
    page.keyboard.press("Home")
    wait_for(one, 0)
    page.keyboard.press("End")
    wait_for(one, finished.moves)
    page.keyboard.press("ArrowRight")
    assert at(one) == finished.moves
    page.get_by_role("button", name="one move back").click()
    wait_for(one, finished.moves - 1)
    page.reload()
    one.wait_until_idle()
    assert at(one) == finished.moves - 1
    page.keyboard.press("End")
    wait_for(one, finished.moves)
    for seat, points in enumerate(finished.scores):
        expect(page.locator(f'.side [data-points="{seat}"]')).to_have_text(str(points))


def test_play_and_pause(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=3")
    page.get_by_role("button", name="1x").click()
    page.get_by_role("button", name="2x").click()
    page.get_by_role("button", name="play", exact=True).click()
    one.until("() => Number(document.querySelector('#replay-at').value) >= 6")
    page.locator("#replay-play").click()
    stood = at(one)
    page.wait_for_timeout(900)
    assert at(one) == stood
    page.locator("#question").focus()
    page.keyboard.press(" ")
    one.until("(stood) => Number(document.querySelector('#replay-at').value) > stood", stood)
    page.keyboard.press(" ")


def test_nothing_can_be_played_in_a_replay(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=20")
    assert not one.lit()
    assert page.locator("[data-end], [data-verb], [data-act=undo]").count() == 0


def test_a_line_of_the_log_leads_to_its_move(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=0")
    line = page.locator("#log > li[data-seat]").nth(30)
    wanted = line.get_attribute("data-upto") or line.get_attribute("data-ply")
    line.click()
    wait_for(one, int(wanted))
    expect(page.locator("#log .at")).to_have_count(1)


def test_play_on_from_here_opens_a_table_of_ones_own(visit, finished):
    one = visit()
    page = one.go_to_table(finished.table, "/replay?at=30")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: finished.table not in url)
    one.wait_until_idle()
    answer = one.look(page.url.rpartition("/")[2])
    assert answer["move"] == 30
    assert all(seat["you"] for seat in answer["seats"])
    assert one.lit()
    assert one.look(finished.table)["over"], "the finished game is untouched"


def test_score_sheet_and_record_of_the_finished_game(visit, finished):
    one = visit()
    page = one.go(f"/t/{finished.table}/score")
    assert [int(text) for text in page.locator(".podium .total").all_inner_texts()] == sorted(finished.scores, reverse=True)
    with page.expect_download() as started:
        page.get_by_role("link", name="Record").click()
    assert started.value.suggested_filename.endswith(".json")
    record = one.ask("GET", f"/api/tables/{finished.table}/record")
    assert record["seed"] is not None
    assert len(record["actions"]) == finished.moves


def test_from_the_score_sheet_to_the_check_of_the_dice(visit, finished):
    one = visit()
    page = one.go(f"/t/{finished.table}/score")
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator("h1")).to_have_text("Everything fits")
    expect(page.locator(".checks .ok")).to_have_count(3)
    expect(page.get_by_label("seal of the dice")).to_have_text(one.look(finished.table)["commitment"])
    page.get_by_role("link", name="Score sheet").click()
    expect(page.locator(".podium")).to_be_visible()
