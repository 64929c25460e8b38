"""Too many requests of a person or an address get 429; others are not affected."""

from __future__ import annotations

import pytest

from burgrave.table.sessions import address_of
from served.player import Player


@pytest.fixture
def narrow(serve):
    return serve(options=("--request-rate", "30", "--guest-rate", "5"))


def test_requests_are_limited_by_person_and_address(narrow):
    ann, ben = Player(narrow.url), Player(narrow.url)
    ann.open()
    ben.open()
    statuses = [ann.get("/api/games").status_code for _ in range(40)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    refused = ann.get("/api/games")
    assert refused.json()["error"] == "too_many"
    page = ann.ask("GET", "/", headers={"accept": "text/html", "accept-language": "pl"})
    assert page.status_code == 429
    assert page.headers["content-type"].startswith("text/html")
    assert 'lang="pl"' in page.text
    assert ben.get("/api/games").status_code == 200, "somebody else at the same address"
    assert ann.get("/health").status_code == 200, "health checks are not counted"


def test_guests_are_limited_by_address(narrow):
    statuses = [Player(narrow.url).post("/api/people", {}).status_code for _ in range(8)]
    assert statuses[:5] == [201] * 5
    assert statuses[-1] == 429


def test_a_forged_address_does_not_help(narrow):
    """Only a proxy on this machine is believed, and a chain of addresses ends at the last hop we know."""
    statuses = []
    for number in range(8):
        headers = {"x-real-ip": f"198.51.100.{number}", "forwarded": f"for=198.51.100.{number}"}
        statuses.append(Player(narrow.url).post("/api/people", {}, headers=headers).status_code)
    assert statuses[-1] == 429


@pytest.mark.parametrize(
    ("client", "key"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("no:address", "no:address"),
    ],
)
def test_of_ipv6_the_subscriber_counts(client, key):
    assert address_of({"client": (client, 5)}) == key
