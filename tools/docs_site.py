"""A hook of MkDocs: adds the pages that do not lie in docs/, and turns links between files into links between pages.

The pages of the site are those in docs/, the files of `OUTSIDE` (README.md is the home page), and one page for each entry of
`REFERENCE`, generated from the docstrings of its modules. Links in Markdown lead from file to file, as a forge shows them;
the site has its pages in other places. `mkdocs.yml` names this file; nothing here needs MkDocs to be imported.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = "docs"
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "benchmarks/results.md": "speed.md",
}
"""Files outside docs/ that are pages of the site, and where they are there."""
REFERENCE = {
    "reference/burgrave.md": ("The package", "burgrave", "What programs use; [the guide](../python.md) explains it."),
    "reference/engine.md": ("Engine", "burgrave.engine", "Knows no game; [architecture](../architecture.md) has an overview."),
    "reference/games.md": ("Games", "burgrave.games", "What all games have in common."),
    "reference/bots.md": ("Bots", "burgrave.bots", "Players that choose by themselves, and tournaments between them."),
    "reference/contract.md": ("Contract", "burgrave.contract", "Checks that every game must pass, for games of your own too."),
}
"""Generated pages: title, package, first sentence."""
FENCE = re.compile(r"^(```.*?^```|~~~.*?^~~~)", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)|\b(src|href)=\"([^\"]+)\"")


def site_path(file: str) -> str | None:
    """Return where a file of the project is on the site, or None if it is not there. Paths are relative to their roots."""
    if file in OUTSIDE:
        return OUTSIDE[file]
    inside = file.startswith(f"{DOCS}/") and not file.endswith(".py")
    return file.removeprefix(f"{DOCS}/") if inside else None


def source_path(page: str) -> str:
    """Return the file of the project that a page of the site is made of."""
    return next((file for file, path in OUTSIDE.items() if path == page), f"{DOCS}/{page}")


def site_links(markdown: str, page: str) -> str:
    """Return the Markdown of a page with its relative links changed to where their targets are on the site.

    Of a link to a file that is not on the site only the text is left. Code blocks are left alone.
    """
    folder = posixpath.dirname(source_path(page))

    def changed(target: str) -> str | None:
        """Return the new target of a link, None if it is not on the site."""
        path, mark, anchor = target.partition("#")
        if re.match(r"[a-z][a-z+.-]*:", target) or not path:
            return target
        place = site_path(posixpath.normpath(posixpath.join(folder, path)))
        return place and posixpath.relpath(place, posixpath.dirname(page) or ".") + mark + anchor

    def replaced(match: re.Match[str]) -> str:
        picture, text, target, attribute, value = match.groups()
        if attribute:
            return f'{attribute}="{changed(value) or value}"'
        text = LINK.sub(replaced, text)
        place = changed(target)
        return text if place is None else f"{picture}[{text}]({place})"

    parts = FENCE.split(markdown)
    parts[::2] = [LINK.sub(replaced, part) for part in parts[::2]]
    return "".join(parts)


def modules(package: str) -> list[str]:
    """Return the names of a package and its modules; of `burgrave` itself only the package. Subpackages are left out."""
    if "." not in package:
        return [package]
    folder = ROOT / "src" / package.replace(".", "/")
    names = sorted(file.stem for file in folder.glob("*.py") if not file.stem.startswith("_"))
    return [package, *(f"{package}.{name}" for name in names)]


def reference(page: str) -> str:
    """Return the Markdown of a generated page: a directive of mkdocstrings for each module."""
    title, package, about = REFERENCE[page]
    return "\n\n".join([f"# {title}", about, *(f"::: {name}" for name in modules(package))]) + "\n"


def on_config(config: Any) -> Any:
    """Called by MkDocs: headings get the anchors that a forge gives them."""
    from pymdownx.slugs import slugify

    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify(case="lower")
    return config


def on_files(files: Any, config: Any) -> Any:
    """Called by MkDocs: adds the pages that do not lie in docs/."""
    from mkdocs.structure.files import File

    for source, page in OUTSIDE.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    for page in REFERENCE:
        files.append(File.generated(config, page, content=reference(page)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Called by MkDocs for every page: changes its links."""
    name = page.file.src_uri
    return markdown if name in REFERENCE else site_links(markdown, name)


def on_serve(server: Any, config: Any, builder: Any) -> Any:
    """Called by `mkdocs serve`: pages outside docs/ are watched too."""
    for source in OUTSIDE:
        server.watch(str(ROOT / source))
    return server
