"""Every refusal that people may meet is listed, and has words in their language."""

import ast
import re
from pathlib import Path

import pytest

import burgrave
from burgrave.games.collection import COLLECTION
from burgrave.games.words import Words
from burgrave.speech import LANGUAGES, translation
from burgrave.table.error_texts import ERROR_TEXTS, localized_reason

ROOT = Path(burgrave.__file__).parent
WHERE = ("table/*.py", "table/pages/*.py", "table/store/*.py")
RAISED = ("BadOption", "CannotUndo", "NotFound", "NotYours", "Outdated", "Refused", "Stale", "TooMany", "Unavailable", "Unknown")
FOR_PROGRAMS = {
    "there is no {}",
    "there is no file {}",
    "there is no game {}",
    "there is no {}; valid: sit, leave, back, bot, nudge",
    "a seat cannot be {}",
    "a seat is 'human' or 'bot', not {}",
    "the body of this request is a JSON object",
    "the body of this request is no JSON",
    "nobody knows you yet: sit down at a table first, or POST /api/people",
    "this bearer token is not valid; POST /api/people gives one",
    "this game has a rematch already",
    "steps to take back are a number from 1 to {}",
    "the journal of this table cannot be followed at ply {}: {}",
    "line {} of the journal, {}, means something else under today's rules",
    "what is stored of this table is damaged: {}: {}",
    "the journal of this table is damaged: {} at ply {} where ply {} should be",
    "the database holds no tables of Burgrave",
    "the database {} cannot be read: {}",
    "there is no database {}",
    "this table cannot be laid by today's rules: {}",
    "the game {} is not installed, or fails to load",
}
"""What no page of ours can bring about, or what nobody but a maintainer reads."""


def texts(node):
    """The texts that an argument may be, gaps as {}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)]
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return []


def raised(where):
    for file in [file for pattern in where for file in sorted(ROOT.glob(pattern))]:
        if file.name in ("settings.py", "static_files.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and getattr(node.exc.func, "id", "") in RAISED:
                yield from texts(node.exc.args[0])


def with_empty_gaps(text):
    return re.sub(r"\{\w+\}", "{}", text)


def own_texts(name):
    """The refusals that only a game raises."""
    return burgrave.game(name).words_of().refusals


def test_every_refusal_of_the_table_is_listed():
    listed = {with_empty_gaps(text) for text in ERROR_TEXTS}
    assert set(raised(WHERE)) - listed - FOR_PROGRAMS == set()


@pytest.mark.parametrize("name", COLLECTION)
def test_every_refusal_of_a_game_is_listed_and_none_that_is_not_raised(name):
    listed = {with_empty_gaps(text) for text in own_texts(name)}
    shared = {with_empty_gaps(text) for text in ERROR_TEXTS}
    assert listed
    assert set(raised((f"games/{name}/what_if.py",))) <= listed | shared
    texts = set(raised((f"games/{name}/**/*.py",)))
    for refusal in listed:
        pattern = re.escape(refusal).replace(r"\{\}", ".+")
        assert any(re.fullmatch(pattern, text) for text in texts), refusal


@pytest.mark.parametrize(
    ("name", "text"), [*(("", text) for text in ERROR_TEXTS), *((name, text) for name in COLLECTION for text in own_texts(name))]
)
def test_it_is_recognized_with_its_gaps_filled(name, text):
    """As itself, not as another one that fits, too; those of a game only where that game is known."""
    filled = re.sub(r"\{(\w+)\}", r"<\1>", text)
    game = burgrave.game(name) if name else None
    assert localized_reason(filled, "en", game) == filled
    for language in LANGUAGES:
        localized = localized_reason(filled, language, game)
        assert (localized == filled) == (language == "en")
        gettext = game.language(language).gettext if game else translation("table", language).gettext
        assert localized == re.sub(r"\{(\w+)\}", r"<\1>", gettext(text))


def test_words_of_a_game_that_cannot_be_used_leave_the_reason_as_it_is(monkeypatch):
    game = burgrave.game("tuscany")
    reason = "no dice are rolled in this game; plan without them"
    assert localized_reason(reason, "pl", game) != reason
    for refusals in (7, ("no dice are rolled in this game{0.x}; plan without them",), (b"no dice",)):
        monkeypatch.setattr(game, "words_of", lambda refusals=refusals: Words(refusals=refusals))
        assert localized_reason(reason, "pl", game) == reason


def test_hostile_values_are_kept_as_they_are():
    reason = "somebody is called '{evil} %(x)s </b>\n' already; choose another name, or log in"
    assert "'{evil} %(x)s </b>\n'" in localized_reason(reason, "pl")
    assert localized_reason("the sky is falling", "pl") == "the sky is falling"


def test_a_gap_is_as_short_as_it_can_be_and_never_empty():
    assert localized_reason("Ann may think for  may think for 60 seconds before a bot can play on", "pl").startswith("Ann ")
    assert localized_reason("seat  is not yours", "pl") == "seat  is not yours"
    assert localized_reason("seat 1 is not yours, is not yours", "pl") == "miejsce 1 is not yours, nie jest twoje"


@pytest.mark.parametrize("part", sorted({part for text in ERROR_TEXTS for part in re.split(r"\{\w+\}", text) if part}))
def test_a_long_reason_made_of_our_own_words_is_read_in_one_go(part):
    """Sending the words between gaps again and again holds nobody up; a pattern would try for hours here."""
    assert len(localized_reason(part * (1_000_000 // len(part)), "pl")) > 900_000
