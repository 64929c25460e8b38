"""Compiles the translations, and builds the pure form, or with BURGRAVE_COMPILE=3 the hot modules with mypyc, the C by the
compiler at that level. The rest is in pyproject.toml.

BURGRAVE_LIBRARIES names a folder that keeps what was compiled, so that the next build compiles only what has changed."""

import atexit
import os
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, "tools")
sys.dont_write_bytecode = True  # a build leaves no __pycache__ in the source tree

from catalogs import compile_catalogs  # noqa: E402
from compiled import BuildExtensions, extensions  # noqa: E402


class BuildWithCatalogs(build_py):
    """Also compiles the translations: into the build folder, or beside the sources for an editable install (git ignores them)."""

    def run(self) -> None:
        super().run()
        compile_catalogs(None if self.editable_mode else Path(self.build_lib, "burgrave", "locale"))


level = os.environ.get("BURGRAVE_COMPILE", "0")
folder = tempfile.mkdtemp(prefix="burgrave-build-")  # what a build writes stays out of the source tree
atexit.register(shutil.rmtree, folder, ignore_errors=True)
if "BURGRAVE_LIBRARIES" in os.environ:
    BuildExtensions.kept_libraries = Path(os.environ["BURGRAVE_LIBRARIES"]).absolute()
# Nothing is compiled when pip only asks for the metadata.
is_compiled = level != "0" and not {"dist_info", "egg_info"} & set(sys.argv)
setup(
    ext_modules=extensions(Path("src/burgrave"), level, Path(folder, "c")) if is_compiled else [],
    cmdclass={"build_py": BuildWithCatalogs, "build_ext": BuildExtensions},
    options={"egg_info": {"egg_base": folder}, "build": {"build_base": folder}},
)
