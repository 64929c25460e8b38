"""The documentation says what is true today."""

import re
import tomllib
from pathlib import Path

import pytest

import burgrave
from burgrave.games.burgundy.words.sentences import SENTENCES

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").glob("*.md"))]
PACKAGE = ROOT / "src" / "burgrave"
TABLES = sorted((ROOT / "src").rglob("*.toml"))


def read(path):
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_files_exist(page):
    """Paths in backquotes that end like ours are files of the project: from its root, the package, a game, one of its modules, or
    a folder of the package that the page names. A file of that name somewhere else is none that a reader would find.
    """
    text = read(page)
    folders = [folder for folder in set(re.findall(r"([\w/]+/)`", text)) if not folder.startswith("/")]
    for name in re.findall(r"`([\w/.-]+\.(?:py|toml|md))`", text):
        places = [ROOT / name, PACKAGE / name, *(PACKAGE / folder / name for folder in folders)]
        places += [*PACKAGE.glob(f"games/*/{name}"), *PACKAGE.glob(f"games/*/modules/*/{name}")]
        assert any(place.exists() for place in places), name


def test_the_programme_in_the_readme_runs():
    (code,) = re.findall(r"```python\n(.*?)```", read(ROOT / "README.md"), re.S)
    scope = {"print": lambda *values: None}
    exec(code, scope)
    assert scope["state"].is_over


def test_every_option_is_documented():
    page = read(ROOT / "docs" / "python.md")
    for name, option in burgrave.game("burgundy").options.items():
        row = re.search(rf"\| `{name}` \| `{option.default}` \|(.*)\|", page)
        assert row, name
        if name != "duchies":
            assert all(f"`{choice}`" in row[1] for choice in option.choices), name


def test_every_public_name_is_documented():
    page = read(ROOT / "docs" / "python.md")
    for name in burgrave.__all__:
        assert name in page, name


def test_every_event_is_documented():
    page = read(ROOT / "docs" / "python.md")
    for kind in SENTENCES:
        assert f"`{kind}`" in page, kind


def sources(data, path=()):
    """Every (path, source) in a table."""
    for key, value in data.items():
        if key == "source":
            yield path, value
        elif isinstance(value, dict):
            yield from sources(value, (*path, key))


def test_everything_printed_says_where_it_comes_from():
    sources_of = {file.name: list(sources(tomllib.loads(read(file)))) for file in TABLES}
    assert all(
        source in ("rulebook", "public", "one-source", "reconstructed") for entries in sources_of.values() for _, source in entries
    )
    for file in ("mainboard.toml", "tiles.toml", "duchies.toml"):
        assert sources_of[file], file


def test_what_is_reconstructed_is_listed():
    page = read(ROOT / "docs" / "content.md")
    listed = re.findall(r"^\| .*\(`([\w.]+)`\)", page, re.M)
    reconstructed = [
        ".".join(path) for file in TABLES for path, source in sources(tomllib.loads(read(file))) if source == "reconstructed"
    ]
    assert sorted(listed) == sorted(reconstructed)


def test_monasteries_are_found_by_their_number():
    """A reader finds "monastery 12" in one search: exactly one line of the sources declares each."""
    lines = [line for file in TABLES for line in read(file).splitlines()]
    for number in range(1, 27):
        assert sum(bool(re.fullmatch(rf"# -+ monastery {number} -+", line)) for line in lines) == 1


def test_files_stay_small():
    """One that does not is split by subject."""
    lines = {file.relative_to(ROOT): len(read(file).splitlines()) for file in (ROOT / "src").rglob("*.py")}
    assert {file: count for file, count in lines.items() if count > 400} == {}


def test_every_event_of_tiletum_is_documented():
    """Read off the source: whatever is appended to the events."""
    page = read(ROOT / "docs" / "python.md").split("## Modules and events of Tiletum")[1].split("\n## ")[0]
    kinds = {
        kind
        for file in (ROOT / "src" / "burgrave" / "games" / "tiletum").rglob("*.py")
        for kind in re.findall(r'events\.append\(\s*\("(\w+)"', read(file))
    }
    assert len(kinds) > 35
    assert kinds <= set(re.findall(r"`(\w+)`", page))
