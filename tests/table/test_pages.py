"""The pages around the table, as a browser without script uses them."""

import pytest

import burgrave
from burgrave.games.catalogue import NAMES
from served import http

PLAY = {"game": "burgundy", "players": "2", "bot": "page", "option-edition": "special"}


class Reader:
    """A browser that knows forms and links."""

    def __init__(self, server, **headers):
        self.http = http.client(server.url, headers={"accept": "text/html", "origin": server.url, **headers})

    def page(self, path, status=200):
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text[:400]
        assert answer.headers["content-type"].startswith("text/html")
        return answer.text

    def send(self, path, **form):
        """Where a form leads."""
        answer = self.http.post(path, data=form)
        assert answer.status_code == 303, answer.text[:400]
        return answer.headers["location"]

    def refused(self, path, status=422, **form):
        """The page that says what is wrong."""
        answer = self.http.post(path, data=form)
        assert answer.status_code == status
        return answer.text

    def close(self):
        self.http.close()


@pytest.fixture
def reader(server):
    readers = []

    def new(**headers):
        readers.append(Reader(server, **headers))
        return readers[-1]

    yield new
    for browser in readers:
        browser.close()


def test_a_first_game_is_one_form_away(reader):
    ann = reader()
    first = ann.page("/")
    assert 'action="/start"' in first
    assert "unofficial" in first
    assert ann.send("/start", name="Ann", **PLAY).startswith("/t/")
    assert "Burgundy with Page" in ann.page("/")


def test_everybody_at_one_screen(reader):
    ann = reader()
    table = ann.send("/start", **{**PLAY, "how": "hot", "players": "3"}).split("/")[2]
    seats = ann.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["you"] for seat in seats] == [True] * 3
    assert seats[2]["name"] == "Player 3"
    assert "<b>Burgundy, hot seat</b>" in ann.page("/")


def test_who_waits_for_a_friend_sits_at_no_hot_seat(reader):
    ann = reader()
    ann.send("/new/burgundy", **{"seat-0": "you", "seat-1": "open"})
    first = ann.page("/")
    assert "<b>Burgundy</b>" in first
    assert "waiting for one more" in first
    assert "Burgundy, hot seat" not in first


def test_a_friend_sits_down_by_link(reader):
    ann, ola = reader(), reader()
    form = {"seat-0": "you", "seat-1": "open", "seat-2": "bot:page", "option-duchies": "3", "option-duchies-1": "5", "open": "yes"}
    table = ann.send("/new/burgundy", **form).split("/")[2]
    assert f"/join/{table}" in ann.page(f"/join/{table}")
    assert "Sit down" in ola.page("/")
    assert ola.send(f"/join/{table}", seat="1", name="Ola <3") == f"/t/{table}"
    look = ann.http.get(f"/api/tables/{table}").json()
    assert look["seats"][1]["name"] == "Ola <3"
    assert [player["duchy"] for player in look["view"]["players"]] == ["3", "5", "3"]
    shown = ann.page(f"/join/{table}")
    assert "Ola &lt;3" in shown
    assert "Ola <3" not in shown
    assert "first" in reader().refused(f"/join/{table}", 409, seat="1", name="Jan")


def test_a_form_filled_in_wrongly_comes_back_with_the_reason(reader):
    ann = reader()
    again = ann.refused("/new/burgundy", **{"seat-0": "you", "seat-3": "none", "seed": "77"})
    assert 'role="alert"' in again
    assert 'value="77"' in again
    ann.refused("/new/burgundy", **{"seat-0": "you", "seat-1": "hot", "option-edition": "2011", "option-duchies": "10"})
    ann.refused("/new/burgundy", **{"seat-0": "you", "seat-1": "hot", "seed": "1e9"})
    ann.refused("/start", 400, **{**PLAY, "players": "9"})
    ann.refused("/start", 404, **{**PLAY, "game": "chess"})


def test_an_account_is_kept(reader, server):
    ann, other = reader(), reader()
    name = f"Ann {server.url[-4:]}{id(ann) % 100000}"
    assert "8 to 200" in ann.refused("/account/register", name=name, password="short")
    assert ann.send("/account/register", name=name, password="long enough") == "/account?done=registered"
    assert name in ann.page("/account")
    assert 'role="alert"' in other.refused("/account/register", name=name, password="long enough")
    assert 'role="alert"' in other.refused("/account/login", name=name, password="wrong enough")
    other.send("/account/login", name=name.upper(), password="long enough")
    assert name in other.page("/account")
    ann.send("/account/password", old="long enough", new="longer still")
    assert name in ann.page("/account")
    assert name not in other.page("/account")
    ann.send("/account/logout")
    assert name not in ann.page("/account")


def test_a_token_is_shown_once(reader, server):
    ann = reader()
    shown = ann.http.post("/account/token").text
    token = shown.split('class="linkbox"><input readonly value="')[1].split('"')[0]
    assert http.get(f"{server.url}/api/me", headers={"authorization": f"Bearer {token}"}).status_code == 200
    assert token not in ann.page("/account")


def test_language_and_light_are_kept(reader):
    ann = reader(**{"accept-language": "pl"})
    assert '<html lang="pl">' in ann.page("/")
    assert ann.send("/preferences", language="en", theme="dark", back="//evil.example") == "/"
    assert '<html lang="en" data-theme="dark">' in ann.page("/")
    ann.send("/preferences", theme="system", back="/rules")
    assert '<html lang="en">' in ann.page("/about")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nowhere/score", "/join/nowhere", "/new/chess", "/rules/chess", "/join?code=%3Cb%3E"]
)
def test_an_unknown_address_has_a_page_that_says_so(reader, path):
    shown = reader().page(path, 404)
    assert "Nothing here" in shown
    assert "Traceback" not in shown


def test_rules_show_every_tile(reader):
    shown = reader().page("/rules/burgundy?seats=3&edition=2011")
    topics = burgrave.game("burgundy").topics(3, {"edition": "2011"})
    assert all(f'id="{topic}"' in shown for topic in topics)
    assert 'id="reconstructed"' in shown


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_of_every_game_show_every_piece(reader, game):
    shown = reader().page(f"/rules/{game}?seats=3")
    assert all(f'id="{topic}"' in shown for topic in burgrave.game(game).topics(3, {}))


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_one_form_away(reader, game):
    ann = reader()
    table = ann.send("/start", game=game, players="2", bot="page").split("/")[2]
    assert ann.http.get(f"/api/tables/{table}").json()["game"] == game
    assert "<svg" in ann.page(f"/t/{table}")


def test_the_rules_of_all_games_are_linked(reader):
    shown = reader().page("/rules")
    assert all(f'href="/rules/{game}"' in shown for game in NAMES)


def test_the_score_so_far(reader):
    ann = reader()
    table = ann.send("/start", **PLAY).split("/")[2]
    shown = ann.page(f"/t/{table}/score")
    assert "So far" in shown
    assert "Play again" not in shown
    assert " style=" not in shown
