"""What all pages share."""

import re

import pytest

import burgrave
from burgrave.table.pages.error_pages import bare_error
from burgrave.table.pages.join import code_in
from burgrave.table.pages.rendering import STATIC, local_path, render, static
from burgrave.table.request_info import accepted_languages


@pytest.mark.parametrize(
    ("header", "codes"),
    [("", [""]), ("pl-PL,pl;q=0.9,en;q=0.8", ["pl", "pl", "en"]), ("de;q=0.1, EN", ["en", "de"]), ("pl;q=x,en", ["en"])],
)
def test_languages_of_a_browser_best_first(header, codes):
    assert accepted_languages(header) == codes


@pytest.mark.parametrize(
    "elsewhere", ["//evil.example", "https://evil.example", "/\\evil.example", "", "x", "/a\nb", "/" + "a" * 400]
)
def test_nobody_is_sent_elsewhere(elsewhere):
    assert local_path(elsewhere) == "/"


def test_own_paths_stay():
    assert local_path("/t/abc/score?x=1") == "/t/abc/score?x=1"


def test_the_address_of_a_file_changes_with_its_content():
    assert re.fullmatch(r"/static/pages\.css\?v=[0-9a-f]{10}", static("pages.css"))


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (" 4kd2 ", "4kd2"),
        ("https://x.example/t/4kd2", "4kd2"),
        ("x.example/join/4kd2?a=1", "4kd2"),
        ("/t/4kd2/score", "4kd2"),
        ("<b>", ""),
    ],
)
def test_codes_in_what_people_paste(words, code):
    assert code_in(words) == code


def test_a_page_has_only_the_icons_it_uses():
    page = bare_error(404, "pl")
    assert '<html lang="pl">' in page
    drawn = set(re.findall(r'<symbol id="i-(\w+)"', page))
    used = set(re.findall(r'href="#i-(\w+)"', page))
    assert drawn == used
    assert "warn" in drawn


def test_a_page_for_a_script_has_all_icons_and_patterns():
    game = burgrave.game("burgundy")
    data = {"code": 404, "heading": "x", "words": "x", "reason": "", "again": False}
    page = render("error.html", "en", "dark", data, [game], every_icon=True)
    assert all(f'id="i-{name}"' in page for name in game.drawing.icons)
    assert 'id="p-castle"' in page
    assert 'data-theme="dark"' in page


def test_templates_obey_the_content_security_policy():
    templates = STATIC.parent / "templates"
    for file in templates.rglob("*.html"):
        text = file.read_text(encoding="utf-8")
        assert " style=" not in text, file.name
        assert not re.search(r"\son\w+=", text), file.name
        assert not re.search(r"<script(?![^>]*\b(src=|type=\"application/json\"))", text), file.name
