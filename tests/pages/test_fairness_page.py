"""What the page of the dice says of every kind of game."""

from __future__ import annotations

import pytest

from burgrave.speech import LANGUAGES
from burgrave.table.fairness import FairnessCheck
from burgrave.table.pages.fairness_page import key_digits, rows_of
from burgrave.table.pages.rendering import render

SOUND = FairnessCheck(True, True, True)
FAILED = FairnessCheck(True, False, None, "line 3 <b>")


def fair(language="en", state="over", check=SOUND, is_legacy=False, is_chosen=False, is_continued=False):
    has_key = state == "over" and not is_legacy
    data = {
        "game_title": "<b>",
        "table": "abc",
        "state": state,
        "commitment": "" if is_legacy or state == "waiting" else "5ea1" * 16,
        "key": key_digits(7) if has_key else "",
        "check": check,
        "rows": rows_of(check, not is_legacy, language),
        "command": "burgrave verify",
        "is_legacy": is_legacy,
        "is_chosen": is_chosen,
        "is_continued": is_continued,
    }
    return render("fair.html", language, "", data)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ({}, "Everything fits"),
        ({"check": FAILED}, "The check failed"),
        ({"check": FAILED}, "Do not trust the result"),
        ({"is_legacy": True}, "Dealt before dice were sealed"),
        ({"is_chosen": True}, "The host chose the seed"),
        ({"is_continued": True}, "went on from a stored position"),
        ({"state": "waiting", "check": None}, "The dice are not drawn yet"),
        ({"state": "running", "check": None}, "Copy the seal"),
        ({"state": "closed", "check": None}, "its key is not shown"),
    ],
)
def test_it_says_what_is_to_be_known(kind, words):
    pages = {language: fair(language, **kind) for language in LANGUAGES}
    assert words in pages["en"]
    assert words not in pages["pl"]
    assert "<b>" not in pages["en"].replace('<b class="serif">', "").split("<main")[1]


def test_a_failed_step_is_shown_and_the_next_is_not_tried():
    page = fair(check=FAILED)
    assert (page.count('chip ok"'), page.count('chip bad"'), page.count("not checked")) == (1, 1, 1)
    assert "Everything fits" not in page


def test_a_key_is_64_digits():
    assert key_digits(10) == "0" * 63 + "a"
    assert [key_digits(value) for value in (None, -1, 2**256, "7")] == [""] * 4
