"""Tables for `compare_pages.py`: a server of any checkout, the tables to open there, and games played by a fixed rule.

Only the HTTP API is used (`docs/http.md`), so one version of this file can play on a server of another version of Burgrave.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

HOST = "127.0.0.1"
START_SECONDS = 60
"""Longest wait for the first answer of a server."""
SERVER_OPTIONS = ("--guest-rate", "0", "--request-rate", "0", "--slow-after", "1000000", "--log-level", "warning")
"""No limits, and nobody counts as slow: the text of a page does not depend on the time of day."""
SECRET = "only for comparing pages " * 2
NAMES = ("Ann", "Ben", "Ola", "Jan", "Eva")
SEED = 20
VARIANTS: dict[str, tuple[tuple[str, dict[str, str]], ...]] = {
    "burgundy": (("", {"start_castle": "choose", "settling": "secret", "route_order": "chosen"}),),
    "kingsburg": (
        ("", {"scenario": "goblin_valley", "governor_choice": "auction", "rows": "drafted", "court": "tradition"}),
        ("", {"scenario": "royal_fair", "governor_choice": "auction"}),
        ("soldier_tokens", {"scenario": "wheeling_and_dealing"}),
    ),
    "tuscany": (("", {"printing": "first"}),),
}
"""By game: options that no preset has, each set played once with all modules except one where that does not go with them."""


# ---- server --------------------------------------------------------------------------------------------------------------


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def check_source(source: Path, python: Path) -> None:
    """Raise SystemExit unless this Python imports Burgrave from `source`, and can be started at all."""
    if not python.exists():
        raise SystemExit(f"there is no {python}; run `make .venv/.ready-dev` in {source}, or give --python")
    command = [str(python), "-c", "import burgrave; print(burgrave.__file__)"]
    imported = subprocess.run(command, env=environment(source), capture_output=True, text=True, check=False, cwd="/")
    if imported.returncode or not Path(imported.stdout.strip()).is_relative_to(source):
        raise SystemExit(f"{python} does not import burgrave from {source}: {imported.stdout}{imported.stderr}")


def environment(source: Path) -> dict[str, str]:
    """Return the environment variables of a server of the checkout `source`."""
    return {"BURGRAVE_SECRET": SECRET, "PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(source / "src")}


@contextmanager
def served(source: Path, python: Path) -> Iterator[str]:
    """Run a server of the checkout `source` with an empty database; yield its address."""
    check_source(source, python)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [str(python), "-m", "burgrave", "serve", "--host", HOST, "--port", str(port), *SERVER_OPTIONS]
        log_file = Path(folder) / "log"
        with log_file.open("wb") as log:
            database = f"sqlite:///{folder}/pages.db"
            variables = {**environment(source), "HOME": folder}
            server = subprocess.Popen([*command, "--database", database], stdout=log, stderr=log, cwd=folder, env=variables)
        address = f"http://{HOST}:{port}"
        try:
            wait_for(server, address, log_file)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def wait_for(server: subprocess.Popen[bytes], address: str, log_file: Path) -> None:
    """Return as soon as the server answers; raise SystemExit with its log when it ends or takes too long."""
    deadline = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        try:
            if httpx.get(f"{address}/health", timeout=5).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit(f"the server does not answer:\n{log_file.read_text()}")


class Person:
    """A reader of pages: a guest with a bearer token, or nobody known (`name` is empty)."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.token = ""
        self._language = "en"
        self._http = httpx.Client(base_url=address, timeout=60, headers={"accept-language": "en"})
        if name:
            self.token = self.post("/api/people", {"name": name})["token"]
            self._http.headers["authorization"] = f"Bearer {self.token}"

    def get(self, path: str, language: str = "en", accept: str = "text/html", status: int = 200) -> str:
        """Return the text at `path` in a language; raise SystemExit when the answer has another status."""
        if self.token and language != self._language:
            # The language of somebody known is kept with the person, whatever the browser prefers.
            answer = self._http.post("/preferences", data={"language": language, "back": "/about"})
            if answer.status_code != 303:
                raise SystemExit(f"/preferences: {answer.status_code} {answer.text[:500]}")
            self._http.cookies.clear()
            self._language = language
        answer = self._http.get(path, headers={"accept-language": language, "accept": accept})
        if answer.status_code != status:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text[:500]}")
        return answer.text

    def get_json(self, path: str, language: str = "en") -> Any:
        """Return the JSON at `path`."""
        return json.loads(self.get(path, language, "application/json"))

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Post JSON and return the JSON answer; raise SystemExit when it is refused."""
        answer = self._http.post(path, json=body)
        if not answer.is_success:
            raise SystemExit(f"{path} {json.dumps(body)}: {answer.status_code} {answer.text[:500]}")
        return answer.json()

    def close(self) -> None:
        """End the connection."""
        self._http.close()


# ---- which tables --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Setup:
    """A table to open: `people` seats of persons, the game's own seats are added by the server."""

    name: str
    game: str
    people: int
    modules: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)

    def same_as(self, other: Setup) -> bool:
        """Return whether both are the same table under different names."""
        mine, theirs = (self.game, self.people, set(self.modules)), (other.game, other.people, set(other.modules))
        return mine == theirs and self.options == other.options


def module_sets(game: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """Return sets of modules that together contain every module of a game (an entry of `/api/games`), by name.

    `base` has the default ones alone, `all` every module that is no mode, and each mode has a set with all that go with it.
    """
    default = list(game["default_modules"])
    modules = {module["id"]: module for module in game["modules"]}

    def joined(first: Sequence[str]) -> tuple[str, ...]:
        chosen = [*default, *first]
        for name in sorted(modules):
            if name not in chosen and not modules[name]["mode"] and not {*chosen} & {*modules[name]["excludes"]}:
                chosen.append(name)
        return tuple(chosen)

    sets = {"base": tuple(default)}
    if len(joined(())) > len(default):
        sets["all"] = joined(())
    for name in sorted(modules):
        if not any(name in chosen for chosen in sets.values()):
            sets[name] = joined([name])
    return sets


def people_counts(game: Mapping[str, Any], chosen: Sequence[str]) -> list[int]:
    """Return the fewest and the most people with these modules; one number where both are the same."""
    limits = [set(module["seats"]) for module in game["modules"] if module["id"] in chosen and module["seats"]]
    totals = set.intersection(*limits) if limits else set(game["seats"])
    modes = {module["id"] for module in game["modules"] if module["mode"]} & {*chosen}
    own = next((len(preset["own_seats"]) for preset in game["presets"] if modes and modes <= {*preset["modules"]}), 0)
    return sorted({min(totals) - own, max(totals) - own})


def preset_options(game: Mapping[str, Any], chosen: Sequence[str]) -> dict[str, str]:
    """Return the options of the preset with exactly these modules: not everything goes together with the usual ones."""
    return next((preset["options"] for preset in game["presets"] if {*preset["modules"]} == {*chosen}), {})


def setups(games: Sequence[Mapping[str, Any]]) -> list[Setup]:
    """Return the tables to open for games (the answer of `/api/games`), in an order that depends on names alone.

    Each game for fewest and most people with each of its sets of modules, then its presets and `VARIANTS`.
    """
    planned: list[Setup] = []

    def add(setup: Setup) -> None:
        if not any(setup.same_as(other) for other in planned):
            planned.append(setup)

    for game in sorted(games, key=lambda one: str(one["name"])):
        name, sets = game["name"], module_sets(game)
        for title, chosen in sets.items():
            options = preset_options(game, chosen) if title == "all" else {}
            for people in people_counts(game, chosen):
                add(Setup(f"{name}-{title}-{people}", name, people, chosen, options))
        for preset in sorted(game["presets"], key=lambda one: str(one["id"])):
            people = preset["seats"] - len(preset["own_seats"])
            add(Setup(f"{name}-preset-{preset['id']}", name, people, tuple(preset["modules"]), preset["options"]))
        everything = sets.get("all", sets["base"])
        for number, (left_out, options) in enumerate(VARIANTS.get(name, ()), 1):
            chosen = tuple(module for module in everything if module != left_out)
            add(Setup(f"{name}-variant-{number}", name, people_counts(game, chosen)[0], chosen, options))
    return planned


# ---- playing -------------------------------------------------------------------------------------------------------------


def choose(actions: Sequence[Mapping[str, Any]], table: str, move: int) -> Mapping[str, Any]:
    """Return one of the actions: always the same for a table's name and a number of moves, whatever their order."""
    ordered = sorted(actions, key=lambda action: str(action["text"]))
    number = int.from_bytes(sha256(f"{table} {move}".encode()).digest()[:8], "big")
    return ordered[number % len(ordered)]


class Table:
    """An open table, each seat with a person of its own."""

    def __init__(self, address: str, setup: Setup) -> None:
        self.setup = setup
        people = [Person(address, name) for name in NAMES[: setup.people]]
        body = {"game": setup.game, "seats": [{"kind": "human"}] * setup.people, "modules": setup.modules}
        opened = people[0].post("/api/tables", {**body, "options": setup.options, "seed": SEED})
        self.id: str = opened["id"]
        self.people: dict[int, Person] = {}
        for seat in (seat["seat"] for seat in opened["seats"] if seat["free"]):
            self.people[seat] = people[len(self.people)]
            self.people[seat].post(f"/api/tables/{self.id}/seats/{seat}", {"name": NAMES[len(self.people) - 1]})
        self.moves: list[str] = []
        """A line for each action: seat, text, label, how many there were to choose from, scores after it."""
        self.look: dict[str, Any] = {}
        """The last answer of the API, as the seat to act sees it."""
        self._look_again()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.look["over"])

    @property
    def acting(self) -> Person:
        """The person whose seat is to act; the first one when the game is over."""
        return self.people[next(iter(self.look["to_act"]), min(self.people))]

    def _look_again(self) -> None:
        if self.look:
            self.look = self.acting.get_json(f"/api/tables/{self.id}")
        else:
            self.look = self.people[min(self.people)].get_json(f"/api/tables/{self.id}")
            self._look_again()

    def play(self, until: int) -> None:
        """Play until so many actions were played, or the game is over."""
        while not self.is_over and self.look["move"] < until:
            actor = self.acting
            if not self.look["actions"]:
                raise SystemExit(f"{self.setup.name}: nothing to do at move {self.look['move']}")
            action, count = choose(self.look["actions"], self.setup.name, self.look["move"]), len(self.look["actions"])
            body = {"ply": self.look["ply"], "action": action["text"], "seat": action["seat"]}
            self.look = actor.post(f"/api/tables/{self.id}/actions", body)
            line = f"{len(self.moves) + 1}. seat {action['seat']}: {action['text']} ({action['label']}), 1 of {count}"
            self.moves.append(f"{line}; scores {self.look['scores']}, to act {self.look['to_act']}")
            if not self.is_over and self.acting is not actor:
                self._look_again()

    def close(self) -> None:
        """End the connections of everybody here."""
        for person in self.people.values():
            person.close()
