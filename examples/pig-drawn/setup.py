"""Compiles the translations; everything else is in pyproject.toml."""

from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithCatalogs(build_py):
    """Also compiles every .po into the package that is built."""

    def run(self) -> None:
        super().run()
        for file in Path("src").rglob("*.po"):
            target = Path(self.build_lib, file.relative_to("src")).with_suffix(".mo")
            target.parent.mkdir(parents=True, exist_ok=True)
            with file.open("rb") as words, target.open("wb") as compiled:
                write_mo(compiled, read_po(words))


setup(cmdclass={"build_py": BuildWithCatalogs})
