"""Catalogs are complete: every word of the code is in them, translated, and with the same placeholders."""

import ast
import sys
from pathlib import Path

import pytest

from burgrave.speech import FOLDER, LANGUAGES

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import catalogs

FILES = sorted(FOLDER.glob("*/LC_MESSAGES/*.po"))


def test_there_is_one_for_every_language_and_domain():
    existing = {(file.parts[-3], file.stem) for file in FILES}
    assert existing == {(language, domain) for language in LANGUAGES if language != "en" for domain in catalogs.domains()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_it_is_complete(file):
    assert catalogs.problems(file) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_it_is_compiled(file):
    assert file.with_suffix(".mo").read_bytes() == catalogs.compiled(file), "run python tools/catalogs.py compile"


def test_problems_are_found(tmp_path, monkeypatch):
    package = tmp_path / "burgrave"
    folder = package / "games" / "toy"
    (package / "draw").mkdir(parents=True)
    folder.mkdir(parents=True)
    (folder / "game.py").write_text('_("kept"); _("{n} lost"); _("new"); ngettext("one", "many", n)\n', encoding="utf-8")
    (folder / "monasteries.toml").write_text('[1]\nname = "named in data"\neffect.2011 = "old"\n', encoding="utf-8")
    file = tmp_path / "pl" / "LC_MESSAGES" / "toy.po"
    file.parent.mkdir(parents=True)
    header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: nplurals=3; plural=0;\\n"\n\n'
    file.write_text(
        header
        + 'msgid "kept"\nmsgstr "zostaje"\n\nmsgid "{n} lost"\nmsgstr "bez liczby"\n\nmsgid "gone"\nmsgstr "znika"\n\n'
        + '#, fuzzy\nmsgid "old"\nmsgstr "stare"\n\n'
        + 'msgid "one"\nmsgid_plural "many"\nmsgstr[0] "jeden"\nmsgstr[1] ""\nmsgstr[2] ""\n',
        encoding="utf-8",
    )
    monkeypatch.setattr(catalogs, "ROOT", tmp_path)
    monkeypatch.setattr(catalogs, "PACKAGE", package)
    problems = "\n".join(catalogs.problems(file))
    for problem in (
        "other placeholders: '{n} lost'",
        "not in the catalog: 'new'",
        "not in the catalog: 'named in data'",
        "fuzzy: 'old'",
        "not translated: ('one', 'many')",
        "not in the code: 'gone'",
    ):
        assert problem in problems
    assert "kept" not in problems
    catalogs.update(file)
    assert 'msgid "new"\nmsgstr ""' in file.read_text(encoding="utf-8")
    assert "znika" not in file.read_text(encoding="utf-8")
    assert "zostaje" in file.read_text(encoding="utf-8")


def test_no_text_hides_from_the_extractor_in_an_f_string():
    """Babel does not look into f-strings on Python 3.11."""
    hidden = []
    for file in FOLDER.parent.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        f_strings = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        calls = [node for f_string in f_strings for node in ast.walk(f_string) if isinstance(node, ast.Call)]
        hidden += [f"{file.name}:{call.lineno}" for call in calls if ast.unparse(call.func).rpartition(".")[2] in catalogs.KEYWORDS]
    assert hidden == []


def test_without_babel_only_a_missing_catalog_is_an_error(tmp_path, monkeypatch):
    file = tmp_path / "pl" / "LC_MESSAGES" / "toy.po"
    file.parent.mkdir(parents=True)
    file.write_text('msgid ""\nmsgstr ""\n', encoding="utf-8")
    monkeypatch.setattr(catalogs, "LOCALE", tmp_path)
    monkeypatch.setitem(sys.modules, "babel", None)
    with pytest.raises(SystemExit, match=r"toy\.po.*pip install babel"):
        catalogs.compile_catalogs()
    file.with_suffix(".mo").write_bytes(b"compiled elsewhere")
    catalogs.compile_catalogs()
    assert file.with_suffix(".mo").read_bytes() == b"compiled elsewhere"
    monkeypatch.undo()
    monkeypatch.setattr(catalogs, "LOCALE", tmp_path)
    catalogs.compile_catalogs()
    assert file.with_suffix(".mo").read_bytes() == catalogs.compiled(file)


def test_catalogs_can_be_compiled_into_another_folder(tmp_path):
    """As a build does, so that nothing is written into the sources."""
    catalogs.compile_catalogs(tmp_path / "locale")
    for file in FILES:
        target = tmp_path / "locale" / file.relative_to(FOLDER).with_suffix(".mo")
        assert target.read_bytes() == catalogs.compiled(file)
