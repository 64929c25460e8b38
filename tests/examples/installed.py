"""A fresh virtual environment with packages installed beside Burgrave, and its command. Not collected as a test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from served.server import Server

ROOT = Path(__file__).parents[2]
WHEEL = ("-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-index", "--no-deps", "--no-build-isolation")
INSTALL = ("install", "--quiet", "--no-index", "--no-deps", "--no-compile")


def build(project: Path, folder: Path) -> Path:
    """The wheel of a project, built from a copy of it in a folder."""
    source = folder / f"{project.name}-source"
    shutil.copytree(project, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    must_run([sys.executable, *WHEEL, "-w", str(folder), str(source)])
    return max(folder.glob("*.whl"), key=lambda wheel: wheel.stat().st_mtime_ns)


def must_run(command: list[str], **more: object) -> str:
    """What a command writes; AssertionError when it fails."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command}: {done.stdout}\n{done.stderr}"
    return str(done.stdout)


class Environment:
    """A virtual environment that sees the packages of the one that runs the tests, Burgrave among them, and has its own besides."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        (self.site,) = folder.glob("lib/python*/site-packages")
        (visible,) = {path for path in sys.path if path.endswith("site-packages") and path.startswith(sys.prefix)}
        (self.site / "visible.pth").write_text(f"import site; site.addsitedir({visible!r})\n")

    def install(self, wheel: Path) -> None:
        """Install a wheel, without what it depends on."""
        must_run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(self.python), *INSTALL, str(wheel)])

    def announce(self, game: str, module: str, code: str) -> None:
        """Put a package there by hand: a module of this code that announces a game of its own."""
        (self.site / f"{module}.py").write_text(code)
        dist_info = self.site / f"{module}-1.0.dist-info"
        dist_info.mkdir()
        (dist_info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
        (dist_info / "entry_points.txt").write_text(f"[burgrave.games]\n{game} = {module}:GAME\n")

    def run(self, *arguments: str, input: str = "") -> str:
        """What Python writes when it is called so here; AssertionError when that fails."""
        clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
        return must_run([str(self.python), *arguments], input=input, env={**clean, "COLUMNS": "100"}, cwd=self.folder)

    def burgrave(self, *arguments: str, input: str = "") -> str:
        """What the command `burgrave` writes."""
        return self.run("-m", "burgrave", *arguments, input=input)

    def server(self, folder: Path, *options: str) -> Server:
        """The table, served from here."""
        return Server(folder, "", 1, *options, python=str(self.python))
