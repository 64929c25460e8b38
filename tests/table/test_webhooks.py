"""Webhooks: off unless the host allows targets, never to private addresses by default, and small when they go out."""

from __future__ import annotations

import http.server
import json
import socket
import threading
import time

import pytest

from burgrave.engine.errors import BadOption
from burgrave.table.settings import Settings
from burgrave.table.webhooks import TIMEOUT, Webhooks
from served.player import Player

pytestmark = pytest.mark.anyio
SECRET = "s" * 40


def hooks(*hosts, private=False):
    return Webhooks(Settings(SECRET, webhook_hosts=hosts, webhook_private=private))


async def test_off_by_default():
    with pytest.raises(BadOption):
        await hooks().check("https://example.org/")
    assert await hooks().check("") == ""


PRIVATE = (
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0/",
    "http://[::1]/",
    "http://[::]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://255.255.255.255/",
    "http://localhost/",
    "http://localhost:5432/",
    "http://[fec0::1]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:169.254.169.254]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b::a9fe:a9fe]/",
    "http://[64:ff9b:1::a00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::1]/",
)


@pytest.mark.parametrize("url", PRIVATE)
async def test_private_addresses_are_refused(url):
    with pytest.raises(BadOption):
        await hooks("*").check(url)


ODD = (
    "ftp://example.org/",
    "file:///etc/passwd",
    "gopher://example.org/",
    "javascript:alert(1)",
    "//example.org/",
    "example.org",
    "http://",
    "http:///path",
    "http://user:pass@example.org/",
    "http://:pass@example.org/",
    "http://@example.org/",
    "http://a..b/",
    "http://" + "x" * 100 + ".example/",
    "http://example.org:99999/",
    "http://example.org:0/",
    "http://example.org/\r\nX-Evil: yes",
    "http://example.org/ HTTP/1.1",
    "http://exa mple.org/",
    "http://example.org/" + "x" * 600,
    "http://éxample.org/",
    7,
    None,
    ["http://example.org/"],
)


@pytest.mark.parametrize("url", ODD, ids=repr)
async def test_odd_addresses_are_refused(url):
    with pytest.raises(BadOption):
        await hooks("*").check(url)


async def test_a_name_that_leads_home_is_refused(monkeypatch):
    """Also when a public name has one private address among its own, and when it changes its mind after it was checked."""
    import asyncio

    answers = [("93.184.216.34", 80), ("10.0.0.5", 80)]

    async def resolve(self, host, port, **_options):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address) for address in answers]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    webhooks = hooks("*")
    with pytest.raises(BadOption):
        await webhooks.check("http://mixed.example/")
    answers[:] = [("93.184.216.34", 80)]
    assert await webhooks.check("http://public.example/")
    answers[:] = [("127.0.0.1", 80)]
    with pytest.raises(BadOption):
        await webhooks._post("http://public.example/", {})


async def test_only_the_hosts_that_are_allowed(monkeypatch):
    import asyncio

    async def resolve(self, host, port, **_options):
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    webhooks = hooks("hooks.example")
    assert await webhooks.check("https://hooks.example/a") == "https://hooks.example/a"
    for url in ("https://other.example/", "https://hooks.example.evil.example/", "https://evil.example/hooks.example"):
        with pytest.raises(BadOption):
            await webhooks.check(url)


class Receiver(http.server.BaseHTTPRequestHandler):
    posts: list[tuple[dict, dict]] = []

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.posts.append((dict(self.headers), body))
        self.send_response(302)
        self.send_header("location", "http://127.0.0.1:1/elsewhere")
        self.end_headers()

    def log_message(self, *_args):
        pass


@pytest.fixture
def target():
    """The URL of a server that keeps what is posted there and answers with a redirect."""
    Receiver.posts = []
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/hook"
    server.shutdown()
    server.server_close()


def first_and_second(server):
    """Two people at a table, the one who begins first."""
    ann, ben = Player(server.url, "cookie"), Player(server.url, "cookie")
    table = ann.open(seed=3)["id"]
    ann.sit(table, 0)
    ben.sit(table, 1)
    assert ann.look(table)["actions"], "with this seed seat 0 begins"
    return ann, ben, table


def test_your_turn_is_posted(serve, target):
    server = serve(options=("--guest-rate", "0", "--webhook-host", "127.0.0.1", "--webhook-private", "--bot-pace", "0"))
    ann, ben, table = first_and_second(server)
    kept = ben.ask("POST", "/account/webhook", data={"webhook": target}, headers={"origin": server.url})
    assert kept.status_code == 303, kept.text[:300]
    look = ann.look(table)
    while look["actions"]:
        look = ann.must_act(table, look["ply"], look["actions"][-1]["text"])
    deadline = time.monotonic() + 10
    while not Receiver.posts and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(Receiver.posts) == 1, "once for a turn"
    headers, body = Receiver.posts[0]
    assert body["event"] == "your_turn"
    assert (body["table"], body["seat"]) == (table, 1)
    assert f"/t/{table}" in body["link"]
    assert not {"cookie", "authorization"} & {name.lower() for name in headers}
    assert set(body) <= {"event", "table", "game", "seat", "link", "text"}, "no view, no names, no tokens"


def test_a_target_that_is_not_allowed_is_refused(serve, target):
    server = serve(options=("--guest-rate", "0", "--webhook-host", "*"))
    ann = Player(server.url, "cookie")
    ann.open()
    refused = ann.ask("POST", "/account/webhook", data={"webhook": target}, headers={"origin": server.url, "accept": "text/html"})
    assert refused.status_code == 422
    assert "private" in refused.text


def test_a_target_that_hangs_holds_nobody_up(serve):
    with socket.socket() as hanging:
        hanging.bind(("127.0.0.1", 0))
        hanging.listen(1)
        options = ("--guest-rate", "0", "--webhook-host", "127.0.0.1", "--webhook-private")
        server = serve(options=options)
        ann, ben, table = first_and_second(server)
        target = f"http://127.0.0.1:{hanging.getsockname()[1]}/"
        assert ben.ask("POST", "/account/webhook", data={"webhook": target}, headers={"origin": server.url}).status_code == 303
        look = ann.look(table)
        waits = []
        while look["actions"]:
            begun = time.monotonic()
            look = ann.must_act(table, look["ply"], look["actions"][-1]["text"])
            waits.append(time.monotonic() - begun)
        assert ben.look(table)["actions"]
        assert max(waits) < TIMEOUT, "nobody waited until it was given up"
