"""No English word on a Polish page: every page a person meets, with a table in mid-game and a finished one."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from served import http
from served.server import Server

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import catalogs

SPOKEN = ("aria-label", "title", "placeholder", "alt")
NAMES = {"burgrave", "squire", "page", "steward", "ann", "ola", "guest", "apache", "https", "polski", "english"}
"""Proper names and what is the same in every language."""
WORD = re.compile(r"(?<![^\W_])[^\W\d_]{3,}(?![^\W_])")
"""Letters between neither letters nor digits: the id of a table, such as `add993ea0cb2`, holds no word."""
HUMAN = {"kind": "human"}
HIDDEN = ("script", "style", "symbol", "pre")


class Reader(HTMLParser):
    """Everything of a page that is read or spoken."""

    def __init__(self, text):
        super().__init__()
        self.read = []
        self.inside = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        if tag in HIDDEN:
            self.inside.append(tag)
        if dict(attrs).get("lang") == "en":
            return
        self.read += [value for name, value in attrs if name in SPOKEN and value]

    def handle_endtag(self, tag):
        if self.inside and self.inside[-1] == tag:
            self.inside.pop()

    def handle_data(self, data):
        if not self.inside:
            self.read.append(data)


def words_of(texts):
    return {word for text in texts for word in WORD.findall(re.sub(r"\{\w*\}|%\(\w+\)s", " ", text).lower())}


@pytest.fixture(scope="module")
def english():
    """Words of the code that are in no translation."""
    files = sorted((catalogs.LOCALE / "pl" / "LC_MESSAGES").glob("*.po"))
    both = [catalogs.texts(message) for file in files for message in catalogs.read(file) if message.id]
    return words_of(text for original, _ in both for text in original) - words_of(text for _, own in both for text in own) - NAMES


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    served = Server(tmp_path_factory.mktemp("polish"), "", 1, "--bot-pace", "0").start()
    yield served
    served.end()
    assert not served.errors(), served.errors()[0]


@pytest.fixture
def browser(server):
    with http.client(server.url, cookies={"language": "pl"}, follow_redirects=True) as client:
        client.headers.update({"origin": server.url, "accept": "text/html", "accept-language": "pl"})
        yield client


@pytest.mark.parametrize("game", ["burgundy", "tuscany", "tiletum"])
def test_no_english_word_on_any_page(browser, english, game):
    response = browser.post("/api/tables", json={"game": game, "seed": 7, "seats": [HUMAN, {"kind": "bot", "bot": "squire"}]})
    assert response.status_code == 201, response.text
    table = response.json()["id"]
    play(browser, table, 12)
    over = browser.post("/api/tables", json={"game": game, "seats": [HUMAN, HUMAN]}).json()["id"]
    pages = ["/", f"/?game={game}", f"/new/{game}", "/rules", f"/rules/{game}", "/about", "/account", "/nothing/here"]
    pages += [f"/join/{table}", f"/t/{table}", f"/t/{table}/score", f"/t/{table}/replay", f"/join/{over}", f"/t/{over}"]
    for address in pages:
        answer = browser.get(address)
        assert answer.status_code in (200, 404), (address, answer.status_code)
        assert '<html lang="pl"' in answer.text, address
        leaked = words_of(Reader(answer.text).read) & english
        assert not leaked, (address, leaked)


def play(browser, table, plies):
    """Play the first thing that places or takes, as far as a person can."""
    for _ in range(plies):
        look = browser.get(f"/api/tables/{table}", headers={"accept": "application/json"}).json()
        if look["actions"]:
            texts = [action["text"] for action in look["actions"]]
            action = next((text for text in texts if text.startswith(("place", "take"))), texts[0])
            assert browser.post(f"/api/tables/{table}/actions", json={"ply": look["ply"], "action": action}).status_code == 200


def test_the_id_of_a_table_holds_no_word():
    text = "https://127.0.0.1:8626/join/add993ea0cb2 5face77dead0 the_word: Zażółć 2nd"
    assert words_of([text]) == {"https", "join", "the", "word", "zażółć"}


def test_refusals_are_polish_on_pages_and_english_for_programs(browser):
    form = {"name": "Ola", "password": "x"}
    assert "Hasło ma od 8 do" in browser.post("/account/register", data=form).text
    error = browser.get("/api/tables/none", headers={"accept": "application/json"}).json()
    assert "there is no table" in error["detail"]
