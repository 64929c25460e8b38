"""Compares two folders that `compare_pages.py` saved: texts line by line, pictures pixel by pixel."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import zip_longest
from pathlib import Path
from typing import Any

from pages_pictures import browser

NOT_COMPARED = ("about.json",)
WIDEST = 150
"""Characters of a line that are printed, around the first that differs."""
NAMED = 3
"""Files that are named of those which differ in the same way."""
MOST_PICTURES = 12
"""Of differences, written side by side."""
MISSING = "(nothing)"

DIFFERENCE = """
async ([before, after]) => {
  const read = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return { canvas, width: image.width, height: image.height, pixels: context.getImageData(0, 0, image.width, image.height).data };
  };
  const [a, b] = [await read(before), await read(after)];
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
  const marked = new ImageData(width, height);
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isInBoth = x < a.width && x < b.width && y < a.height && y < b.height;
      const [i, j, k] = [4 * (y * a.width + x), 4 * (y * b.width + x), 4 * (y * width + x)];
      const isSame = isInBoth && [0, 1, 2, 3].every((part) => a.pixels[i + part] === b.pixels[j + part]);
      const grey = isSame ? 200 + Math.round((a.pixels[i] + a.pixels[i + 1] + a.pixels[i + 2]) / 14) : 0;
      marked.data.set(isSame ? [grey, grey, grey, 255] : [220, 0, 60, 255], k);
      if (isSame) continue;
      count += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [3 * width + 20, height];
  const context = sheet.getContext("2d");
  context.drawImage(a.canvas, 0, 0);
  context.drawImage(b.canvas, width + 10, 0);
  context.putImageData(marked, 2 * width + 20, 0);
  const sizes = [a, b].map((one) => `${one.width}x${one.height}`);
  return { count, box: [left, top, right, bottom], sizes, sheet: sheet.toDataURL("image/png").split(",")[1] };
}
"""
"""Run in a page of the browser, which decodes PNG: number of differing pixels, where they are, both pictures side by side."""


@dataclass(frozen=True)
class Difference:
    """A file that is not the same in both folders."""

    name: str
    detail: str
    """The first differing line of both, or how many pixels; files with the same detail are listed together."""
    place: str = ""


def names_in(folder: Path, only: Sequence[str]) -> set[str]:
    """Return the names of the files in a folder; `only` are patterns of those wanted, all when there are none.

    Raises SystemExit when there is no such folder.
    """
    if not folder.is_dir():
        raise SystemExit(f"there is no folder {folder}")
    names = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    return {name for name in names if name not in NOT_COMPARED and (not only or matches(name, only))}


def matches(name: str, patterns: Sequence[str]) -> bool:
    """Return whether a file name matches one of the patterns (`*` stands for slashes too)."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def text_difference(name: str, before: str, after: str) -> Difference | None:
    """Return where two texts begin to differ; None when they are the same."""
    if before == after:
        return None
    pairs = zip_longest(before.splitlines(), after.splitlines())
    for number, (old, new) in enumerate(pairs, 1):
        if old != new:
            start = max(0, common_length(old or "", new or "") - WIDEST // 3)
            return Difference(name, f"    - {shortened(old, start)}\n    + {shortened(new, start)}", f"line {number}")
    return Difference(name, "    the same lines, other line ends")


def common_length(old: str, new: str) -> int:
    """Return how many characters two lines have in common at their beginning."""
    return next((at for at, (one, other) in enumerate(zip(old, new)) if one != other), min(len(old), len(new)))


def shortened(line: str | None, start: int) -> str:
    """Return the part of a line that is printed."""
    if line is None:
        return MISSING
    return ("..." if start else "") + line[start : start + WIDEST] + ("..." if len(line) > start + WIDEST else "")


def text_differences(before: Path, after: Path, names: Sequence[str], masks: Sequence[str]) -> Iterator[Difference]:
    """Yield the texts that differ between two folders."""
    patterns = [re.compile(mask) for mask in masks]
    for name in names:
        old, new = ((folder / name).read_text(encoding="utf-8") for folder in (before, after))
        if old != new:
            for pattern in patterns:
                old, new = pattern.sub("", old), pattern.sub("", new)
            difference = text_difference(name, old, new)
            if difference:
                yield difference


def picture_differences(before: Path, after: Path, names: Sequence[str], sheets: Path) -> Iterator[Difference]:
    """Yield the pictures that differ between two folders; write the first ones side by side into the folder `sheets`.

    Chromium writes the same pixels as the same file, so it is started to read pixels only when two files differ.
    """
    with ExitStack() as stack:
        page: Any = None
        written = 0
        for name in names:
            old, new = ((folder / name).read_bytes() for folder in (before, after))
            if old == new:
                continue
            page = page or stack.enter_context(browser()).new_page()
            result = page.evaluate(DIFFERENCE, [b64encode(old).decode(), b64encode(new).decode()])
            if not result["count"]:
                continue
            sizes = " and ".join(dict.fromkeys(result["sizes"]))
            detail = f"    {result['count']} pixels of {sizes}, from {result['box'][:2]} to {result['box'][2:]}"
            if written < MOST_PICTURES:
                sheets.mkdir(parents=True, exist_ok=True)
                sheet = sheets / Path(name).name
                sheet.write_bytes(b64decode(result["sheet"]))
                detail += f"; see {sheet}"
                written += 1
            yield Difference(name, detail)


def compare(
    before: Path,
    after: Path,
    allowed: Sequence[str] = (),
    only: Sequence[str] = (),
    masks: Sequence[str] = (),
    shown: int = 20,
    sheets: Path | None = None,
) -> list[Difference]:
    """Compare two folders, print counts and differences, and return the differences that are not allowed.

    `allowed` and `only` are patterns of file names, `masks` regular expressions of what does not count in a text, `shown` how many
    differences are listed, `sheets` the folder for pictures of differences.
    """
    old, new = names_in(before, only), names_in(after, only)
    both = sorted(old & new)
    if not both:
        raise SystemExit(f"{before} and {after} have no file in common")
    texts, pictures = [name for name in both if not name.endswith(".png")], [name for name in both if name.endswith(".png")]
    differences = [Difference(name, f"    only in {before}") for name in sorted(old - new)]
    differences += [Difference(name, f"    only in {after}") for name in sorted(new - old)]
    in_one = len(differences)
    differences += text_differences(before, after, texts, masks)
    different_texts = len(differences) - in_one
    differences += picture_differences(before, after, pictures, sheets or after.with_name(f"{after.name}-diff"))
    different_pictures = len(differences) - in_one - different_texts
    print(f"texts:    {len(texts) - different_texts} equal, {different_texts} different")
    print(f"pictures: {len(pictures) - different_pictures} equal, {different_pictures} different")
    print(f"files in one folder only: {in_one}")
    refused = [difference for difference in differences if not matches(difference.name, allowed)]
    if len(refused) < len(differences):
        print(f"allowed to differ: {len(differences) - len(refused)}")
    print_grouped(refused, shown)
    return refused


def print_grouped(differences: Sequence[Difference], shown: int) -> None:
    """Print differences; those with the same detail together, the most frequent first."""
    groups: dict[str, list[Difference]] = {}
    for difference in differences:
        groups.setdefault(difference.detail, []).append(difference)
    ordered = sorted(groups.items(), key=lambda item: -len(item[1]))
    for detail, members in ordered[:shown]:
        names = ", ".join(" ".join(filter(None, (one.name, one.place))) for one in members[:NAMED])
        more = f" and {len(members) - NAMED} more" if len(members) > NAMED else ""
        print(f"\n{names}{more}\n{detail}")
    if len(ordered) > shown:
        print(f"\nand {len(ordered) - shown} differences of other kinds (--shown {len(ordered)})")
