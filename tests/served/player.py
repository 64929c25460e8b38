"""Somebody at the table, over HTTP: a browser with a cookie or a program with a bearer token."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx

from served import http

HUMAN = {"kind": "human"}
BOT = {"kind": "bot", "bot": "page"}


class Player:
    """Sends the requests of one person, who is unknown until an answer brings a token or a cookie."""

    def __init__(self, url: str, by: str = "token") -> None:
        self.http = http.client(url)
        self.by = by
        self.seen: list[httpx.Response] = []

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        """A request; the identity that comes back is kept."""
        answer = self.http.request(method, path, **options)
        self.seen.append(answer)
        if self.by == "token":
            self.http.cookies.clear()
            if answer.headers.get("content-type") == "application/json" and answer.is_success:
                data = answer.json()
                if isinstance(data, dict) and data.get("token"):
                    self.http.headers["authorization"] = f"Bearer {data['token']}"
        return answer

    def get(self, path: str, **options: Any) -> httpx.Response:
        return self.ask("GET", path, **options)

    def post(self, path: str, json: Any = None, **options: Any) -> httpx.Response:
        return self.ask("POST", path, json=json, **options)

    def open(self, seats: list[dict[str, str]] | None = None, game: str = "burgundy", **more: Any) -> dict[str, Any]:
        """A new table, by default for two people."""
        answer = self.post("/api/tables", {"game": game, "seats": seats or [HUMAN, HUMAN], **more})
        assert answer.status_code == 201, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def sit(self, table: str, seat: int, name: str = "") -> dict[str, Any]:
        answer = self.post(f"/api/tables/{table}/seats/{seat}", {"name": name} if name else {})
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def look(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    def act(self, table: str, ply: int, action: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/actions", {"ply": ply, "action": action, **more})

    def must_act(self, table: str, ply: int, action: str, **more: Any) -> dict[str, Any]:
        answer = self.act(table, ply, action, **more)
        assert answer.status_code == 200, answer.text
        data: dict[str, Any] = answer.json()
        return data

    @contextmanager
    def events(self, table: str) -> Iterator[Iterator[tuple[str, dict[str, Any]]]]:
        """The stream of a table's news, as (event, data)."""
        with self.http.stream("GET", f"/api/tables/{table}/events", timeout=20) as answer:
            assert answer.status_code == 200, answer.read()

            def parsed_events() -> Iterator[tuple[str, dict[str, Any]]]:
                event = ""
                for line in answer.iter_lines():
                    if line.startswith("event:"):
                        event = line[6:].strip()
                    elif line.startswith("data:"):
                        yield event, json.loads(line[5:])

            yield parsed_events()

    def close(self) -> None:
        self.http.close()


def play_on(players: list[Player], table: str, random: Random, moves: int = 10_000) -> int:
    """Let the players choose at random for so many moves or until the game is over; returns how many they made."""
    count = 0
    while count < moves:
        looks = [player.look(table) for player in players]
        ready = [(player, look) for player, look in zip(players, looks, strict=True) if look["actions"]]
        if not ready:
            break
        player, look = ready[0]
        while look["actions"] and count < moves:
            action = random.choice(look["actions"])
            look = player.must_act(table, look["ply"], action["text"], seat=action["seat"])
            count += 1
    return count
