"""Checks that everything that belongs to an expansion lies in its home: nothing outside may name it or import from it.

An expansion is deleted with its folder and its entry in the list of modules. That holds only while no other file of the game asks
whether it is in play; this check reads the source of the game's package to prove it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from posixpath import commonpath

from burgrave.games.game import AnyGame

__all__ = ["module_names_stay_inside", "names_outside"]

PRESETS = "presets"
"""The file beside the list of modules that says which of them a named table has."""


def module_names_stay_inside(game: AnyGame) -> None:
    """Demand that a game's package holds nothing of an expansion outside of the expansion's home.

    The package is the one that the homes of all modules lie in (`Module.home`), the first module the base game. Outside of its home
    no file may have an expansion's id as a string, alone or before a colon (`inns:1`), or import from the home, by the text of its
    name too. Three may: the list of modules, which is the
    `__init__.py` of the package that holds the homes; `presets.py` beside it; and other expansions, which may name each other, to
    say with whom they go together, and may import from those that they need.

    AssertionError lists the files, each with what it holds. A game whose modules have no homes has nothing to be checked.
    """
    strays = names_outside(game)
    assert not strays, f"{game.name} has something of an expansion outside of its home:\n" + "\n".join(strays)


def names_outside(game: AnyGame) -> list[str]:
    """Return each place where something of an expansion lies outside of its home: file, line, and what it is."""
    base, *expansions = game.modules.values()
    homes = {module.id: module.home for module in expansions if module.home}
    if not homes:
        return []
    package = common_package([*homes.values(), *([base.home] if base.home else [])])
    lists = {home.rpartition(".")[0] for home in homes.values()}
    exempt = lists | {f"{package_of_homes}.{PRESETS}" for package_of_homes in lists}
    strays = []
    for name, file in sources(package):
        owner = next((id_ for id_, home in homes.items() if is_within(name, home)), "")
        if name in exempt:
            continue
        others = {id_: home for id_, home in homes.items() if id_ != owner}
        needed = set(game.modules[owner].needs) if owner else set()
        tree = ast.parse(file.read_text(encoding="utf-8"))
        package_of_file = name if file.name == "__init__.py" else name.rpartition(".")[0]
        strays += [f"{file}:{line}: imports {target}" for line, target in imports(tree, package_of_file, others, needed)]
        strays += [f"{file}:{line}: {text!r}" for line, text in strings(tree) if text.partition(":")[0] in others and not owner]
    return strays


def common_package(homes: list[str]) -> str:
    """Return the package that all of these packages lie in."""
    common = commonpath([home.replace(".", "/") for home in homes]).replace("/", ".")
    return common if len(set(homes)) > 1 else common.rpartition(".")[0]


def sources(package: str) -> Iterator[tuple[str, Path]]:
    """Yield the Python files of a package, each with its name as it is imported."""
    spec = find_spec(package) if package else None
    for place in (spec and spec.submodule_search_locations) or ():
        folder = Path(place)
        for file in sorted(folder.rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            yield ".".join((package, *(parts[:-1] if parts[-1] == "__init__" else parts))), file


def is_within(name: str, package: str) -> bool:
    """Return whether a dotted name is a package or lies in it."""
    return name == package or name.startswith(f"{package}.")


def strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every string in code that is no docstring, with its line."""
    docstrings = {
        id(node.value)
        for block in ast.walk(tree)
        for node in (block.body if isinstance(getattr(block, "body", None), list) else ())  # type: ignore[attr-defined]
        if isinstance(node, ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.lineno, node.value


def imports(tree: ast.AST, package: str, homes: Mapping[str, str], needed: set[str]) -> Iterator[tuple[int, str]]:
    """Yield what a file of a package imports from homes, with its line; those of the modules that are `needed` may be."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            source = absolute("." * node.level + (node.module or ""), package)
            targets = [f"{source}.{alias.name}" for alias in node.names]
        else:
            continue
        for target in targets:
            if is_foreign(target, homes, needed):
                yield node.lineno, target
    # What `import_module` is given, whether it is called here or elsewhere.
    for line, text in strings(tree):
        target = absolute(text, package)
        if is_foreign(target, homes, needed):
            yield line, target


def is_foreign(name: str, homes: Mapping[str, str], needed: set[str]) -> bool:
    """Return whether a dotted name is one of the homes or lies in it; those of the modules that are `needed` do not count."""
    return any(is_within(name, home) for id_, home in homes.items() if id_ not in needed)


def absolute(name: str, package: str) -> str:
    """Return a name in a file of a package without leading dots: the first is the package, each more the one around it."""
    level = len(name) - len(name.lstrip("."))
    parents = package.split(".")
    return ".".join(part for part in (*parents[: len(parents) - level + 1], name[level:]) if part) if level else name
