"""What newcomers, hosts and friends met when the table was tried by hand, and should not meet again."""

import re
import secrets

import pytest

from burgrave.cli.serve import address_of, check_database, check_port
from burgrave.engine.errors import BadOption
from burgrave.table.people import clean_name, guest_name, is_guest_name
from burgrave.table.text import bidi_isolated, clean_line
from served import http


@pytest.fixture
def visit(server):
    """A browser without script each time it is called."""
    browsers = []

    def new_browser(**headers):
        browsers.append(http.client(server.url, headers={"accept": "text/html", "origin": server.url, **headers}))
        return browsers[-1]

    yield new_browser
    for browser in browsers:
        browser.close()


def open_table(browser, *kinds):
    """The address of a table whose seats are as the form says."""
    answer = browser.post("/new/burgundy", data={f"seat-{seat}": kind for seat, kind in enumerate(kinds)})
    assert answer.status_code == 303, answer.text[:300]
    return answer.headers["location"]


@pytest.mark.parametrize(("header", "called"), [("pl-PL,pl;q=0.9", "Gość "), ("en", "Guest "), ("xx", "Guest ")])
def test_a_guest_is_called_in_the_language_of_their_browser(visit, header, called):
    browser = visit(**{"accept-language": header})
    assert called in browser.get(open_table(browser, "you", "bot:page")).text
    assert browser.get("/api/me").json()["name"].startswith(called)


def test_a_guest_in_polish_who_reads_english_later_is_not_asked_to_keep_the_made_up_name(visit):
    browser = visit(**{"accept-language": "pl"})
    open_table(browser, "you", "bot:page")
    browser.post("/preferences", data={"language": "en"})
    page = browser.get("/account").text
    assert 'lang="en"' in page
    assert 'autocomplete="username" value=""' in page


@pytest.mark.parametrize("language", ["en", "pl"])
def test_made_up_names_are_known_again(language):
    assert is_guest_name(guest_name(language, 1234))
    assert not is_guest_name(guest_name(language, 1234) + "5")
    assert not is_guest_name("Ola 1234")


def test_the_host_chooses_how_strong_a_bot_in_a_free_seat_is(visit):
    host = visit()
    table = open_table(host, "you", "open", "open")
    page = host.get(table).text
    assert '<select name="bot"' in page
    assert '<option value="page"' in page
    for seat, strength in ((1, "page"), (2, "squire")):
        assert host.post(f"{table}/seats/{seat}/bot", json={"bot": strength}).status_code == 200
    seats = host.get(f"/api/tables/{table.rpartition('/')[2]}").json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["Page", "Squire"]


def test_a_bot_of_unknown_strength_is_refused(visit):
    host = visit()
    table = open_table(host, "you", "open")
    assert host.post(f"{table}/seats/1/bot", json={"bot": "emperor"}).status_code == 400


def test_an_account_logs_in_by_its_new_name(visit):
    name, other = f"Ann{secrets.token_hex(4)}", f"Eve{secrets.token_hex(4)}"
    ann = visit()
    assert ann.post("/account/register", data={"name": name, "password": "long enough"}).status_code == 303
    assert ann.post("/account/name", data={"name": other}).status_code == 303
    assert visit().post("/account/login", data={"name": other, "password": "long enough"}).status_code == 303
    assert visit().post("/account/login", data={"name": name, "password": "long enough"}).status_code == 422


def test_who_logs_in_keeps_what_they_began_as_a_guest(visit):
    name = f"Ann{secrets.token_hex(4)}"
    assert visit().post("/account/register", data={"name": name, "password": "long enough"}).status_code == 303
    guest = visit()
    table = open_table(guest, "you", "bot:squire")
    seen = f"/api/tables/{table.rpartition('/')[2]}"
    assert guest.get(seen).json()["seats"][0]["you"]
    assert guest.post("/account/login", data={"name": name, "password": "long enough"}).status_code == 303
    assert guest.get(seen).json()["seats"][0]["you"]
    elsewhere = visit()
    elsewhere.post("/account/login", data={"name": name, "password": "long enough"})
    assert elsewhere.get(seen).json()["seats"][0]["you"]
    assert not visit().get(seen).json()["seats"][0]["you"]


def test_an_account_cannot_take_the_name_of_another(visit):
    names = [f"Ann{secrets.token_hex(4)}" for _ in range(2)]
    browsers = [visit(), visit()]
    for browser, name in zip(browsers, names, strict=True):
        assert browser.post("/account/register", data={"name": name, "password": "long enough"}).status_code == 303
    answer = browsers[0].post("/account/name", data={"name": names[1].upper()})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467 here", "\U0001f468\u200d\U0001f469\u200d\U0001f467 here"),
        ("a\u202eb\x00c\nd", "a b c d"),
        ("Jo\u0308rg", "J\xf6rg"),
        ("Z" + "\u0337" * 40, "Z" + "\u0337" * 3),
        ("\u200d \u200b", ""),
        ("\u05e9\u05dc\u05d5\u05dd", "\u05e9\u05dc\u05d5\u05dd"),
    ],
)
def test_lines_are_tidied(written, shown):
    assert clean_line(written) == shown


@pytest.mark.parametrize(
    ("name", "isolated"), [("Ann", "Ann"), ("\u05e9\u05dc\u05d5\u05dd", "\u2068\u05e9\u05dc\u05d5\u05dd\u2069"), ("", "")]
)
def test_a_name_from_right_to_left_stands_by_itself_in_a_sentence(name, isolated):
    assert bidi_isolated(name) == isolated


def test_guests_see_that_the_host_chose_the_seed(visit):
    host, guest = visit(), visit()
    answer = host.post("/new/burgundy", data={"seat-0": "you", "seat-1": "open", "seed": "7"})
    table = answer.headers["location"]
    assert "host chose the seed" in guest.get(table.replace("/t/", "/join/")).text
    assert "the host chose the seed" in guest.get(table).text
    assert "the host chose the seed" not in host.get(table).text
    usual = open_table(host, "you", "open")
    assert "chose the seed" not in guest.get(usual.replace("/t/", "/join/")).text + guest.get(usual).text


def test_the_log_shows_the_dice_that_are_rolled_when_the_last_one_sits_down(visit):
    for _ in range(4):
        host, guest = visit(), visit()
        table = open_table(host, "you", "open")
        host.get(f"{table}/panels")  # the log has been written once before the dice are rolled again
        guest.post(f"{table}/seats/1/sit", json={})
        lines = guest.get(f"{table}/panels").json()["log"]["html"]
        rolls = [[int(die) for die in roll] for roll in re.findall(r"rolled (\d) and (\d)", " ".join(lines))]
        players = guest.get(table.replace("/t/", "/api/tables/")).json()["view"]["players"]
        assert sorted(rolls) == sorted(player["dice"] for player in players)


def test_a_page_gets_the_panels_of_its_layout(visit):
    browser = visit()
    table = open_table(browser, "you", "bot:page")
    both, desk, phone = (
        set(browser.get(f"{table}/panels?layout={layout}").json()["panels"]) for layout in ("round", "desk", "phone")
    )
    assert desk | phone == both
    assert desk - phone == {"board", "upper", "tray", "side0", "side1"}
    assert phone - desk == {"strip", "tray-phone"}


def test_of_a_picture_in_pieces_a_page_gets_those_that_changed(visit):
    browser = visit()
    table = open_table(browser, "you", "you")
    api = table.replace("/t/", "/api/tables/")
    page = browser.get(table).text
    marks = browser.get(f"{table}/panels?layout=desk").json()["marks"]
    pieces = {name for name in marks if name.startswith("board.")}
    assert len(pieces) == 10
    assert all(page.count(f'data-panel="{name}"') == 1 for name in pieces)
    actions = browser.get(api).json()
    while not any(one["text"].startswith("take") for one in actions["actions"]):  # the castles come first
        browser.post(f"{table}/act", json={"ply": actions["ply"], "action": actions["actions"][0]["text"]})
        actions = browser.get(api).json()
    marks = browser.get(f"{table}/panels?layout=desk").json()["marks"]
    have = ",".join(f"{name}.{mark}" for name, mark in marks.items())
    assert not browser.get(f"{table}/panels?layout=desk&have={have}").json()["panels"]
    took = next(one["text"] for one in actions["actions"] if one["text"].startswith("take"))
    answer = browser.post(f"{table}/act?layout=desk&have={have}", json={"ply": actions["ply"], "action": took}).json()
    changed = {name for name in answer["panels"] if name.startswith("board")}
    assert changed == {name for name in pieces if answer["marks"][name] != marks[name]}
    assert 1 <= len(changed) < len(pieces)  # the depot, perhaps the dice of all
    all_again = ",".join(part for part in have.split(",") if not part.startswith(f"board.{marks['board']}"))
    whole = browser.get(f"{table}/panels?layout=desk&have={all_again}").json()["panels"]
    assert whole["board"].startswith("<svg")
    assert not set(whole) & pieces


def test_a_form_of_another_site_gets_a_page_that_says_no(visit):
    answer = visit(**{"sec-fetch-site": "cross-site"}).post("/new/burgundy", data={"seat-0": "you"})
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")


def test_a_long_name_is_not_cut_within_a_joined_emoji():
    assert clean_name("x" * 23 + "\U0001f468\u200d\U0001f469") == "x" * 23 + "\U0001f468"


def test_joined_emoji_may_be_said(visit):
    browser = visit()
    table = open_table(browser, "you", "bot:page")
    assert browser.post(f"{table}/chat", json={"words": "\U0001f468\u200d\U0001f469\u200d\U0001f467"}).status_code == 200
    assert "\U0001f468\u200d\U0001f469" in browser.get(table).text


def test_a_database_that_cannot_be_opened_is_one_line_for_the_host(tmp_path):
    garbage = tmp_path / "garbage.db"
    garbage.write_text("this is no database " * 20)
    wrong = {
        f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.db": "unable to open",
        f"sqlite+aiosqlite:///{garbage}": "not a database",
        "postgresql+asyncpg://me:secretword@127.0.0.1:1/none": "Connect call failed",
    }
    for url, reason in wrong.items():
        with pytest.raises(BadOption, match=reason) as error:
            check_database(url)
        assert "secretword" not in str(error.value)
    check_database(f"sqlite+aiosqlite:///{tmp_path}/new.db")


def test_a_port_in_use_is_refused(server):
    host, port = server.url.removeprefix("http://").split(":")
    with pytest.raises(BadOption, match="try another"):
        check_port(host, int(port))
    with pytest.raises(BadOption, match="cannot listen"):
        check_port("no.such.host.invalid", 1)


@pytest.mark.parametrize(("host", "address"), [("127.0.0.1", "http://127.0.0.1:8626"), ("::1", "http://[::1]:8626")])
def test_the_address_can_be_typed_into_a_browser(host, address):
    assert address_of(host, 8626) == address
