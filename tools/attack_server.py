"""Listens to a running server as its players and a stranger do, and looks for the key in everything it ever said.

A server is started on 127.0.0.1 with a database of its own. One person opens tables and plays both seats at random; a stranger
watches. When a game is over its record shows the seed: then every byte that anybody was sent before is searched for the seed, the
key, and words of the stream, in the forms in which they could have slipped out.
"""

from __future__ import annotations

import base64
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from attack_dice import predicted, rolls_needed, seen_dice

from burgrave.engine.chance import seeded
from burgrave.engine.digest import short_hash

HOST = "127.0.0.1"
LOOKS = (
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/t/{}",
    "/t/{}/replay",
    "/t/{}/score",
    "/t/{}/panels?have=&list=1",
    "/api/tables",
)
RARE = 1 << 24
"""Words above this are looked for: no smaller number is rare enough to be a sign."""


class Listener:
    """A person at a server; keeps every answer, with its head."""

    def __init__(self, url: str) -> None:
        self.url, self.token, self.heard = url, "", list[str]()

    def ask(self, path: str, data: Any = None) -> Any:
        """The answer to a request, as data where it is JSON."""
        head = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, {key: value for key, value in head.items() if value != "Bearer "})
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                text = answer.read().decode()
                self.heard.append(f"{answer.headers}{text}")
        except urllib.error.HTTPError as error:
            self.heard.append(f"{error.headers}{error.read().decode()}")
            return None
        content = json.loads(text) if text[:1] in "[{" else text
        if isinstance(content, dict) and content.get("token"):
            self.token = content["token"]
        return content


def signs(seed: int) -> list[str]:
    """The forms in which an answer could contain a key."""
    key = seed.to_bytes(32, "big")
    return [
        str(seed),
        f"{seed:x}",
        key.hex(),
        key[::-1].hex(),
        base64.b64encode(key).decode()[:40],
        base64.urlsafe_b64encode(key).decode()[:40],
    ]


def leaks(heard: Sequence[str], seed: int, words: int = 1024) -> list[str]:
    """What of the key and of the stream's words is in the texts."""
    stream = {str(word) for word in seeded(seed).extended(words) if word > RARE}
    leaked = []
    for text in heard:
        leaked += [f"key as {sign[:8]}..." for sign in signs(seed) if sign in text]
        leaked += [f"word {number}" for number in re.findall(r"(?<![0-9a-f])[0-9]{8,10}(?![0-9a-f])", text) if number in stream]
    return leaked


def play(person: Listener, stranger: Listener, game: str, random: Random) -> tuple[int, list[list[int]]]:
    """One game to its end, listened to; its seed, and for Burgundy the dice that the stranger saw."""
    opened = person.ask("/api/tables", {"game": game, "seats": [{"kind": "human"}, {"kind": "human"}]})
    table = opened["id"]
    for seat in (0, 1):
        look = person.ask(f"/api/tables/{table}/seats/{seat}", {})
    rolls: list[list[int]] = []
    at = None
    while look["actions"]:
        if game == "burgundy":
            view = stranger.ask(f"/api/tables/{table}")["view"]
            if (view["phase"], view["round"]) != at:
                at = (view["phase"], view["round"])
                rolls.append(seen_dice(view))
        if random.random() < 0.03:
            person.ask(f"/api/tables/{table}/actions", {"ply": look["ply"], "action": "nonsense"})
            for path in LOOKS:
                for who in (person, stranger):
                    who.ask(path.format(table))
        action = random.choice(look["actions"])
        look = person.ask(f"/api/tables/{table}/actions", {"ply": look["ply"], "action": action["text"], "seat": action["seat"]})
    # The last answer comes from a game that is over: it may show everything.
    person.heard.pop()
    seed = person.ask(f"/api/tables/{table}/record")["seed"]
    person.heard.pop()
    return seed, rolls


def listen(names: Sequence[str], games: int) -> None:
    """Play so many games of each on a server and print what it gave away."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        limits = ("--bot-pace", "0", "--guest-rate", "0", "--request-rate", "0", "--log-level", "debug")
        command = [sys.executable, "-m", "burgrave", "serve", "--host", HOST, "--port", str(port), *limits]
        log = Path(folder) / "log"
        with log.open("wb") as out:
            served = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/table.db"], stdout=out, stderr=out, cwd=folder)
        try:
            wait(port)
            for name in names:
                attack_tables(f"http://{HOST}:{port}", name, games, log)
        finally:
            served.terminate()
            served.wait(30)


def wait(port: int) -> None:
    """Until the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not answer")


def attack_tables(url: str, name: str, games: int, log: Path) -> None:
    """Play one game's tables and print what was found."""
    leaked, seeds, fitting, heard = list[str](), list[int](), 0, 0
    for number in range(games):
        person, stranger = Listener(url), Listener(url)
        seed, rolls = play(person, stranger, name, Random(number))
        texts = [*person.heard, *stranger.heard]
        leaked += leaks([*texts, log.read_text()], seed)
        seeds.append(seed)
        heard += sum(map(len, texts))
        if rolls:
            fitting += predicted(rolls, rolls_needed(5))[0]
    widest = max(seed.bit_length() for seed in seeds)
    print(
        f"  {name}: {games} tables, {heard / 1e6:.0f} MB heard: {leaked[:3] or 'nothing of key or words'}; "
        f"seeds of up to {widest} bits, "
        f"{len(set(map(short_hash, seeds)))} different; {fitting} states of the legacy generator fit"
    )
