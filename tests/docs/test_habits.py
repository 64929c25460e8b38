"""What contributors are asked to run exists: targets of make, hooks before a commit, jobs of the workflow."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import burgrave

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE))


def parsed(file):
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def commands(workflow):
    """Every line that the jobs of a workflow run."""
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    return [line for step in steps for line in step.get("run", "").splitlines()]


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda page: page.name)
def test_named_targets_of_make_exist(page):
    code = re.findall(r"```.*?```|`[^`\n]+`", page.read_text(encoding="utf-8"), re.DOTALL)
    named = {target for text in code for target in re.findall(r"(?:^|`|\s)make ([a-z][a-z-]*)", text)}
    assert named - TARGETS == set()


def test_the_workflow_lints_tests_packs_and_documents():
    (file,) = WORKFLOWS
    workflow = parsed(file)
    assert set(workflow["jobs"]) == {"lint", "tests", "docs", "package", "compiled"}
    for line in commands(workflow):
        if line.startswith("make "):
            assert line.removeprefix("make ") in TARGETS
        elif line.startswith("."):
            assert (ROOT / line.split()[0]).exists(), line
    oldest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["requires-python"].removeprefix(">=")
    assert set(re.findall(r"python-version: \"(.+)\"|python:([\d.]+)", file.read_text(encoding="utf-8"))) == {
        (oldest, ""),
        ("", oldest),
    }


def test_hooks_before_a_commit_run_what_make_lint_runs():
    (source,) = parsed(ROOT / ".pre-commit-config.yaml")["repos"]
    hooks = [hook["entry"].removeprefix(".venv/bin/") for hook in source["hooks"]]
    recipe = MAKEFILE.split("\nlint:")[1].split("\n\n")[0]
    linters = re.findall(r"\$\(BIN\)/(ruff \w+|\w+)", recipe)
    assert linters == ["ruff check", "ruff format", "mypy"]
    for linter in linters:
        assert any(hook.startswith(linter) for hook in hooks), linter
    for name in re.findall(r"\S+\.py", " ".join(hooks)):
        assert (ROOT / name).exists(), name


def test_issue_forms_ask_for_something():
    forms = [parsed(file) for file in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if file.stem != "config"]
    assert len(forms) >= 3
    for form in forms:
        assert form["name"]
        assert form["description"]
        assert any(part.get("validations", {}).get("required") for part in form["body"]), form["name"]


def test_a_rule_can_be_reported_for_every_game():
    form = parsed(ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml")
    (choices,) = [part["attributes"]["options"] for part in form["body"] if part.get("id") == "game"]
    ours = [file.parent.name for file in (ROOT / "src" / "burgrave" / "games").glob("*/game.py")]
    assert sorted(choices) == sorted(burgrave.game(name).title for name in ours)


def test_the_changelog_begins_with_what_is_not_released():
    """Or with the release that is just being made."""
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased" or headings[0].startswith(f"{burgrave.__version__} ")
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", heading) for heading in headings[1:])
