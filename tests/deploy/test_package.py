"""The source package and the wheel that is built from it have everything they need, and building them leaves nothing behind."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email.parser import HeaderParser
from pathlib import Path
from typing import NamedTuple

import pytest

import burgrave

ROOT = Path(__file__).parents[2]
OUTSIDE = shutil.ignore_patterns(".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "site")
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


class Built(NamedTuple):
    """What was built, and the files of the source trees before and after."""

    checkout: set[str]
    checkout_afterwards: set[str]
    sdist: set[str]
    sdist_afterwards: set[str]
    wheel: set[str]
    metadata: str


def files(folder: Path) -> set[str]:
    """Every file below a folder, and every empty folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file() or not any(path.iterdir())}


@pytest.fixture(scope="module")
def built(tmp_path_factory) -> Built:
    """A copy of this checkout as a source package, unpacked, and as the wheel that pip builds from that."""
    folder = tmp_path_factory.mktemp("package")
    checkout, dist = folder / "checkout", folder / "dist"
    shutil.copytree(ROOT, checkout, ignore=OUTSIDE)
    before = files(checkout)
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONDONTWRITEBYTECODE", "BURGRAVE_COMPILE")}

    def run(*arguments: str, cwd: Path) -> None:
        done = subprocess.run([sys.executable, *arguments], cwd=cwd, env=clean, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr

    run("-c", SDIST, str(dist), cwd=checkout)
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    source = folder / archive.name.removesuffix(".tar.gz")
    unpacked = files(source)
    run("-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "-w", str(dist), ".", cwd=source)
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        (metadata,) = [packed.read(name).decode() for name in names if name.endswith(".dist-info/METADATA")]
    return Built(before, files(checkout), unpacked, files(source), names, metadata)


def test_a_build_leaves_nothing_in_the_tree(built):
    assert built.checkout_afterwards == built.checkout
    assert built.sdist_afterwards == built.sdist


def test_the_source_package_is_the_whole_project(built):
    folders = ("src/", "tests/", "docs/", "tools/", "deploy/", "benchmarks/", "examples/")
    wanted = {name for name in built.checkout if name.startswith(folders) or re.fullmatch(r"[\w-]+\.(md|yml|txt|py|toml)", name)}
    assert {name for name in wanted if not name.endswith((".mo", ".so"))} - built.sdist == set()
    assert [name for name in built.sdist if name.endswith((".mo", ".so", ".pyc"))] == []
    assert len([name for name in built.sdist if name.endswith(".po")]) >= 5


def test_the_wheel_has_every_file_of_the_package(built):
    """Translations are compiled in it; their sources stay in the source package."""
    inside = {name.removeprefix("src/") for name in built.sdist if name.startswith("src/burgrave/")}
    wanted = {re.sub(r"\.po$", ".mo", name) for name in inside}
    assert {name for name in built.wheel if name.startswith("burgrave/")} == wanted
    kinds = {Path(name).suffix for name in wanted}
    assert kinds >= {".py", ".mo", ".toml", ".css", ".html", ".js", ".svg", ".mako", ".typed"}


def test_the_version_is_written_once(built):
    """`burgrave.__version__` is the source; the package takes it from there."""
    headers = HeaderParser().parsestr(built.metadata)
    assert headers["Version"] == burgrave.__version__
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]
    written = [
        file.relative_to(ROOT).as_posix()
        for file in [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.py"))]
        if f'"{burgrave.__version__}"' in file.read_text(encoding="utf-8")
    ]
    assert written == ["src/burgrave/__init__.py"]


def test_the_metadata_is_complete(built):
    headers = HeaderParser().parsestr(built.metadata)
    assert headers["License-Expression"] == "Apache-2.0"
    assert headers["Description-Content-Type"] == "text/markdown"
    for name in ("Summary", "Author", "Maintainer", "Keywords", "Requires-Python", "License-File"):
        assert headers[name], name
    classifiers = headers.get_all("Classifier")
    assert "Programming Language :: Python :: 3.11" in classifiers
    assert "Typing :: Typed" in classifiers
