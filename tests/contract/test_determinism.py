"""Same record, same digests at every ply: under other hash seeds, in the compiled form, on every Python there is."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from burgrave.engine import state

ROOT = Path(__file__).parents[2]
VERIFY = ROOT / "tests" / "replays" / "verify.py"


def verify(python, **environment):
    """The verdict of an interpreter on all recorded games."""
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHASHSEED")}
    answer = subprocess.run([python, str(VERIFY)], env={**clean, **environment}, capture_output=True, text=True, cwd=ROOT)
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return int(re.fullmatch(r"(\d+) plies agree\n", answer.stdout)[1])


def other_pythons():
    """Interpreters from 3.11 on, on the path or beside this one's installation."""
    home = Path(sys.base_prefix).parent
    candidates = [shutil.which(f"python3.{minor}") for minor in range(11, 20)]
    candidates += [str(path) for path in sorted(home.glob("3.*/bin/python3"))]
    pythons = {}
    for candidate in filter(None, candidates):
        result = subprocess.run([candidate, "-c", "import sys; print(*sys.version_info[:3])"], capture_output=True, text=True)
        if result.returncode == 0:
            version = tuple(map(int, result.stdout.split()))
            if version >= (3, 11) and version[:2] != sys.version_info[:2]:
                pythons.setdefault(version, candidate)
    return pythons


@pytest.mark.pure
@pytest.mark.parametrize("seed", ["0", "4711"])
def test_under_another_hash_seed(seed):
    assert verify(sys.executable, PYTHONHASHSEED=seed) > 5000


def test_in_this_form():
    """The pure one, or in `.venv-compiled-O1`, where `make test` runs these tests too, the compiled one."""
    is_compiled = state.__file__.endswith(".so")
    assert is_compiled == Path(sys.prefix).name.startswith(".venv-compiled")


@pytest.mark.pure
@pytest.mark.parametrize(
    ("version", "python"), other_pythons().items(), ids=lambda item: str(item) if isinstance(item, tuple) else ""
)
def test_on_another_python(version, python):
    assert verify(python, PYTHONPATH=str(ROOT / "src")) > 5000
