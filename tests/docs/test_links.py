"""Links of the documentation lead somewhere, on a forge and on the site, and every page is in the navigation of the site."""

import posixpath
import re
import sys
from pathlib import Path

import pytest
import yaml
from markdown_links import anchors, broken_links, links

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import docs_site

ROOT = docs_site.ROOT
FOLDERS = (".github", "benchmarks", "deploy", "docs", "examples", "src", "tests", "tools")
PAGES = sorted([*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("*.md"))])
CONFIG = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
SOURCES = {docs_site.site_path(page.relative_to(ROOT).as_posix()): page for page in PAGES}
SITE = {path: page for path, page in SOURCES.items() if path}
"""Pages of the site that are files of the project."""


def named(page):
    return page.relative_to(ROOT).as_posix()


def entries(nav):
    """All pages that a navigation names."""
    for entry in nav:
        for target in entry.values() if isinstance(entry, dict) else (entry,):
            yield from [target] if isinstance(target, str) else entries(target)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page):
    assert broken_links(page, ROOT) == []


def test_every_page_is_in_the_navigation_once():
    assert sorted(entries(CONFIG["nav"])) == sorted([*SITE, *docs_site.REFERENCE])


def test_the_readme_is_the_home_page():
    assert next(entries(CONFIG["nav"])) == "index.md"
    assert docs_site.source_path("index.md") == "README.md"


@pytest.mark.parametrize("path", sorted(SITE))
def test_links_lead_somewhere_on_the_site(path):
    text = docs_site.site_links(SITE[path].read_text(encoding="utf-8"), path)
    for target in links(text):
        place, _, anchor = target.partition("#")
        if re.match(r"[a-z]+:", target):
            continue
        place = posixpath.normpath(posixpath.join(posixpath.dirname(path), place)) if place else path
        if place in SITE:
            assert not anchor or anchor in anchors(SITE[place].read_text(encoding="utf-8")), target
        else:
            assert place in docs_site.REFERENCE or (ROOT / "docs" / place).is_file(), target


def test_the_reference_has_every_module_of_its_packages():
    for page, (_, package, _) in docs_site.REFERENCE.items():
        text = docs_site.reference(page)
        folder = ROOT / "src" / package.replace(".", "/")
        assert f"::: {package}\n" in text
        for file in folder.glob("[a-z]*.py") if package != "burgrave" else ():
            assert f"::: {package}.{file.stem}\n" in text


def test_nothing_of_the_site_comes_from_another_host():
    """Fonts do, unless the theme's settings say no; so do some plugins."""
    assert CONFIG["theme"]["font"] is False
    assert {name if isinstance(name, str) else next(iter(name)) for name in CONFIG["plugins"]} == {"search", "mkdocstrings"}
    assert not {"extra_css", "extra_javascript"} & set(CONFIG)
    assert CONFIG["strict"] is True


# ---- the tests' own tools ----


def test_broken_links_are_found(tmp_path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "other.md").write_text("# One\n\n## Two, *three* `four`\n\n## Two, three four\n\n<a id='x'></a>\n")
    page = tmp_path / "page.md"
    page.write_text(
        "# Top\n[ok](docs/other.md) [ok](docs/other.md#two-three-four) [ok](docs/other.md#two-three-four-1) [ok](#top)\n"
        "[ok](https://example.org/missing) ![ok](page.md)\n`[code](none.md)`\n```\n[code](none.md)\n# Not a heading\n```\n"
        '[a](missing.md) [b](docs/other.md#none) <img src="c.png"> [d](#not-a-heading) [e](../outside.md)\n\n[f]: none.md\n'
        "[![g](picture.png)](docs/other.md#five)\n"
    )
    assert sorted(broken_links(page, tmp_path)) == [
        "#not-a-heading",
        "../outside.md",
        "c.png",
        "docs/other.md#five",
        "docs/other.md#none",
        "missing.md",
        "none.md",
        "picture.png",
    ]


def test_links_are_changed_for_the_site():
    text = "[a](docs/python.md#x) ![b](docs/pictures/table.png) [c](LICENSE) [d](https://example.org) [e](#here) `code`\n"
    assert docs_site.site_links(text, "index.md") == (
        "[a](python.md#x) ![b](pictures/table.png) c [d](https://example.org) [e](#here) `code`\n"
    )
    text = '[a](../README.md) [b](../benchmarks/results.md) <img src="pictures/table.png">\n```\n[a](../README.md)\n```\n'
    assert docs_site.site_links(text, "hosting.md") == (
        '[a](index.md) [b](speed.md) <img src="pictures/table.png">\n```\n[a](../README.md)\n```\n'
    )
    assert (
        docs_site.site_links("[![p](docs/pictures/table.png)](docs/table.md)", "index.md") == "[![p](pictures/table.png)](table.md)"
    )
    assert docs_site.site_links("[r](results.md) [h](../docs/hosting.md)", "speed.md") == "[r](speed.md) [h](hosting.md)"
