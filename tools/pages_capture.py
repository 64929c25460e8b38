"""What `compare_pages.py` saves as text: pages, API answers, logs; without what differs from run to run."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from pages_tables import Person, Setup, Table

if TYPE_CHECKING:
    from pages_pictures import Screenshots

LANGUAGES = ("en", "pl")
STOPS = (0, 15, 60, 150, 300)
"""After how many actions a table is saved, besides the end of the game."""
LONGEST_GAME = 5000
"""Actions; more would be a game that does not end."""

# ---- text ----------------------------------------------------------------------------------------------------------------

HIDDEN: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\?v=[0-9a-f]+"), "?v=VERSION"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "SHA256"),
    (re.compile(r"\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?"), "DATE"),
    (re.compile(r'(\bnonce=|\bname="csrf[\w-]*" value=)"[^"]*"'), r'\1"NONCE"'),
    (re.compile(r'"revision": \d+'), '"revision": "REVISION"'),
)
"""What may differ between two pages that look the same."""
EMBEDDED = re.compile(r'(<script type="application/json" id="([\w-]+)">)(.*?)(</script>)', re.DOTALL)
CHECKSUMS = ("marks", "log-marks")
"""Embedded data that is left out: checksums of panels, which contain the table's id, and of lines of the log."""
KEY = re.compile(r'data-key="([^"]+)"')
FACTS = {60: "en"}
"""By number of actions: the language in which the facts on every piece are saved; at the end they are saved in `LAST_FACTS`."""
LAST_FACTS = "pl"
LOG_LIST = re.compile(r'<ol id="log".*?</ol>', re.DOTALL)
TAG = re.compile(r"<[^>]*>")
ASSET = re.compile(r'"(/(?:static|games)/[^"?]+\.(?:css|js|svg|webmanifest))[^"]*"')
IMPORTED = re.compile(r'"\./([\w-]+\.js)"')


class Folder:
    """A folder of saved texts and pictures; hides in texts what differs from run to run."""

    def __init__(self, path: Path, address: str) -> None:
        self.path = path
        self.counts = {"texts": 0, "pictures": 0}
        self._replaced: dict[str, str] = {address: "http://TABLE-SERVER"}

    def hide(self, text: str, name: str) -> None:
        """Save `name` wherever `text` occurs from now on: the id of a table, for instance."""
        self._replaced[text] = name

    def normalized(self, text: str) -> str:
        """Return a text without what differs from run to run."""
        for known, name in self._replaced.items():
            text = text.replace(known, name)
        for pattern, name in HIDDEN:
            text = pattern.sub(name, text)
        return text

    def save_html(self, name: str, html: str) -> None:
        """Save a page, one element to a line."""
        self.save_text(f"{name}.html", self.normalized(EMBEDDED.sub(laid_out, html)).replace("><", ">\n<"))

    def save_json(self, name: str, data: Any) -> None:
        """Save data as JSON."""
        self.save_text(f"{name}.json", self.normalized(as_text(data)))

    def save_text(self, name: str, text: str) -> None:
        """Save a text as it is."""
        file = self.file(name)
        file.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
        self.counts["texts"] += 1

    def file(self, name: str) -> Path:
        """Return the path of a new file; its folder exists then."""
        file = self.path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        return file


def laid_out(embedded: re.Match[str]) -> str:
    """Return a match of `EMBEDDED` with its data as it would be saved in a file of its own, without checksums."""
    begin, name, data, end = embedded.groups()
    return f"{begin}\n{'CHECKSUMS' if name in CHECKSUMS else as_text(json.loads(data))}\n{end}"


def as_text(data: Any) -> str:
    """Return data as JSON with sorted keys, one value to a line; the order of lists stays."""
    return json.dumps(data, indent=1, sort_keys=True, ensure_ascii=False)


def log_text(page: str) -> str:
    """Return the log of a table's page as plain text, one entry to a line."""
    match = LOG_LIST.search(page)
    if match is None:
        raise SystemExit("a table's page has no log")
    entries = match.group().split("</li>")[:-1]
    return "\n".join(" ".join(unescape(TAG.sub(" ", entry)).split()) for entry in entries)


# ---- pages ---------------------------------------------------------------------------------------------------------------


def save_moment(folder: Folder, table: Table, stranger: Person, name: str) -> None:
    """Save a table as the seat to act and as a spectator sees it now."""
    path = f"/t/{table.id}"
    readers = {"acting": table.acting, "watching": stranger}
    for title, reader in readers.items():
        folder.save_json(f"{name}/api-{title}", reader.get_json(f"/api/tables/{table.id}"))
        for language in LANGUAGES:
            folder.save_html(f"{name}/{title}.{language}", reader.get(path, language))
    for language in LANGUAGES:
        listed = table.acting.get_json(f"{path}/panels?list=1", language)["panels"].get("choices", "")
        folder.save_html(f"{name}/choices.{language}", listed)


def save_facts(folder: Folder, table: Table, name: str, language: str) -> None:
    """Save what the help on each piece says besides its rules, for the seat to act: whose it is, where, what it counts."""
    path = f"/t/{table.id}"
    keys = sorted({unescape(key) for key in KEY.findall(table.acting.get(path, language))})
    facts = {key: table.acting.get_json(f"{path}/about?key={quote(key)}", language) for key in keys}
    folder.save_json(f"{name}/facts.{language}", facts)


def save_end(folder: Folder, table: Table, stranger: Person) -> None:
    """Save what there is of a game that is over: score sheet, replay, check of the dice, record, log, moves."""
    path, name = f"/t/{table.id}", f"tables/{table.setup.name}"
    first = table.people[min(table.people)]
    for language in LANGUAGES:
        for title, reader in (("first", first), ("watching", stranger)):
            folder.save_html(f"{name}/over/score-{title}.{language}", reader.get(f"{path}/score", language))
            folder.save_html(f"{name}/over/replay-{title}.{language}", reader.get(f"{path}/replay", language))
            folder.save_html(f"{name}/over/replay-30-{title}.{language}", reader.get(f"{path}/replay?at=30", language))
        folder.save_html(f"{name}/over/fair.{language}", stranger.get(f"{path}/fair", language))
        folder.save_text(f"{name}/log.{language}.txt", folder.normalized(log_text(stranger.get(path, language))))
        folder.save_json(f"{name}/topics.{language}", stranger.get_json(f"{path}/topics", language))
    # Not normalised: a record has the same commitment in every run.
    record = stranger.get_json(f"/api/tables/{table.id}/record")
    folder.save_text(f"{name}/record.json", as_text(record))
    folder.save_text(f"{name}/moves.txt", "\n".join(table.moves))


def capture_table(folder: Folder, address: str, setup: Setup, screenshots: Screenshots | None) -> None:
    """Play a game to its end and save it at every stop."""
    table, stranger = Table(address, setup), Person(address)
    folder.hide(table.id, "TABLE")
    for stop in STOPS:
        table.play(stop)
        if table.is_over:
            break
        save_moment(folder, table, stranger, f"tables/{setup.name}/{stop:03}")
        if stop in FACTS:
            save_facts(folder, table, f"tables/{setup.name}/{stop:03}", FACTS[stop])
        if screenshots:
            screenshots.take_moment(table, stop)
    table.play(LONGEST_GAME)
    if not table.is_over:
        raise SystemExit(f"{setup.name} is not over after {LONGEST_GAME} actions")
    save_moment(folder, table, stranger, f"tables/{setup.name}/over")
    save_facts(folder, table, f"tables/{setup.name}/over", LAST_FACTS)
    save_end(folder, table, stranger)
    if screenshots:
        screenshots.take_end(table)
    table.close()
    stranger.close()


def site_pages(games: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """Return the paths of the pages that belong to no table, by name."""
    pages = {"lobby": "/", "rules": "/rules", "about": "/about", "account": "/account"}
    for game in games:
        name = game["name"]
        pages[f"lobby-{name}"] = f"/?game={name}"
        pages[f"new-{name}"] = f"/new/{name}"
        pages |= {f"new-{name}-{preset['id']}": f"/new/{name}?preset={preset['id']}" for preset in game["presets"]}
        pages |= {f"rules-{name}-{seats}": f"/rules/{name}?seats={seats}" for seats in game["seats"]}
        for edition in game["options"]["properties"].get("edition", {}).get("enum", ()):
            pages[f"rules-{name}-{edition}"] = f"/rules/{name}?edition={edition}"
    return pages


def capture_site(folder: Folder, address: str, games: Sequence[Mapping[str, Any]], screenshots: Screenshots | None) -> None:
    """Save the pages that belong to no table, the lobby with tables in it, and what pages load."""
    stranger = Person(address)
    folder.save_json("site/games", games)
    assets: set[str] = set()
    for name, path in site_pages(games).items():
        texts = {language: stranger.get(path, language) for language in LANGUAGES}
        if len(set(texts.values())) < len(texts):
            raise SystemExit(f"{path} is the same in all languages: are the catalogs compiled?")
        for language, text in texts.items():
            folder.save_html(f"site/{name}.{language}", text)
            assets |= set(ASSET.findall(text))
    for language in LANGUAGES:
        folder.save_html(f"site/missing.{language}", stranger.get("/t/000000000000", language, status=404))
    if screenshots:
        screenshots.take_site(address, games)

    host = Person(address, "Ann")
    body = {"game": "burgundy", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": 1, "open": True}
    table = host.post("/api/tables", body)["id"]
    folder.hide(table, "OPEN-TABLE")
    host.post(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    for language in LANGUAGES:
        for title, reader in (("host", host), ("stranger", stranger)):
            folder.save_html(f"site/waiting-lobby-{title}.{language}", reader.get("/", language))
            folder.save_html(f"site/waiting-table-{title}.{language}", text := reader.get(f"/t/{table}", language))
            assets |= set(ASSET.findall(text))
        folder.save_html(f"site/waiting-join.{language}", stranger.get(f"/join/{table}", language))
    host.close()

    save_assets(folder, stranger, assets)
    stranger.close()


def save_assets(folder: Folder, reader: Person, paths: set[str]) -> None:
    """Save style sheets, scripts and pictures at these paths, and the scripts that those import."""
    left, saved = sorted(paths), set[str]()
    while left:
        path = left.pop()
        if path in saved:
            continue
        saved.add(path)
        text = reader.get(path, accept="*/*")
        folder.save_text(f"assets{path}", text)
        if path.endswith(".js"):
            left += [f"/static/{name}" for name in IMPORTED.findall(text)]
