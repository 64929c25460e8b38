"""Shows that a change of the code did not change what people see: saves pages of two versions and compares them.

    python tools/compare_pages.py take OUT_DIR                     # texts and screenshots of this checkout
    python tools/compare_pages.py take OUT_DIR --src OLD_CHECKOUT  # of another one, by its own .venv
    python tools/compare_pages.py texts OUT_DIR                    # without a browser, in two minutes
    python tools/compare_pages.py compare BEFORE AFTER             # exit status 1 when anything differs

`take` starts a server of the checkout with an empty database and opens tables there: every game for fewest and most people, with
sets of modules that contain all of them, its presets and some options. Every seat has a person of its own; the actions follow from
the name of the table and the number of moves alone, whatever the order in which they are offered. A table is saved at the start,
after 15, 60, 150 and 300 actions and at the end: its page for the seat to act and for a spectator, in English and Polish, the
answers of the API, the list of choices, the help on pieces; at the end also score sheet, replay, log, record, moves. To that come
lobby, forms of new tables, rules, style sheets, scripts. What differs from run to run is replaced: addresses, ids, hashes, dates.

Only HTTP is used, so this version of the tool can save pages of an older checkout. Screenshots need chromium (`make tools`) and
are comparable when taken on the same machine.

`compare` prints how many files are the same, and the differences, grouped by the first line that differs. `--allow PATTERN` names
files that may differ, as in `--allow 'assets/*'`; `--mask REGEX` blanks out what matches in both texts first; `--only PATTERN`
compares a part. Pictures are compared pixel by pixel; the first few that differ are written side by side, with a third that shows
where.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from pages_capture import Folder, capture_site, capture_table
from pages_diff import compare
from pages_pictures import Screenshots, browser
from pages_tables import Person, served, setups

HERE = Path(__file__).resolve().parents[1]
ABOUT = "about.json"
"""File with the commit and the time of a run; not compared."""


def take(out: Path, source: Path, python: Path, games: Sequence[str], has_pictures: bool) -> None:
    """Save the pages of the checkout `source` into the folder `out`, which is empty or does not exist; print progress and counts.

    `games` are the names of those wanted, all when there are none. Raises SystemExit when a page cannot be fetched.
    """
    if out.exists() and any(out.iterdir()):
        raise SystemExit(f"{out} is not empty")
    begun = time.monotonic()
    with ExitStack() as stack:
        started = stack.enter_context(browser()) if has_pictures else None
        address = stack.enter_context(served(source, python))
        folder = Folder(out, address)
        screenshots = Screenshots(started, folder) if started else None
        known = Person(address).get_json("/api/games")
        wrong = set(games) - {game["name"] for game in known}
        if wrong:
            raise SystemExit(f"there is no game {', '.join(sorted(wrong))}")
        wanted = sorted((game for game in known if not games or game["name"] in games), key=lambda game: str(game["name"]))
        capture_site(folder, address, wanted, screenshots)
        for setup in setups(wanted):
            capture_table(folder, address, setup, screenshots)
            print(f"{time.monotonic() - begun:6.1f} s  {setup.name}", flush=True)
    about = {"commit": commit_of(source), "seconds": round(time.monotonic() - begun), **folder.counts}
    (out / ABOUT).write_text(json.dumps(about, indent=1) + "\n")
    print(f"{out}: {about['texts']} texts, {about['pictures']} pictures in {about['seconds']} s at {about['commit']}")


def commit_of(source: Path) -> str:
    """Return what git calls the commit of a checkout; "" outside of git."""
    command = ["git", "-C", str(source), "describe", "--always", "--dirty", "--abbrev=12"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words in (("take", "save texts and screenshots"), ("texts", "save texts only")):
        command = commands.add_parser(name, help=words)
        command.add_argument("out", type=Path, metavar="OUT_DIR")
        command.add_argument("--src", type=Path, default=HERE, help="the checkout to serve (default: this one)")
        command.add_argument("--python", type=Path, help="its interpreter (default: .venv/bin/python in it)")
        command.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games")
    command = commands.add_parser("compare", help="compare two folders")
    command.add_argument("before", type=Path, metavar="BEFORE")
    command.add_argument("after", type=Path, metavar="AFTER")
    command.add_argument("--allow", action="append", default=[], metavar="PATTERN", help="files that may differ; repeatable")
    command.add_argument("--only", action="append", default=[], metavar="PATTERN", help="files to compare; repeatable")
    command.add_argument("--mask", action="append", default=[], metavar="REGEX", help="blank this out in both texts; repeatable")
    command.add_argument("--shown", type=int, default=20, help="how many differences are listed (default: 20)")
    command.add_argument("--diff-dir", type=Path, help="where pictures of differences go (default: AFTER with `-diff` added)")
    return parser.parse_args()


def main() -> int:
    """Run the command line; return the exit status."""
    given = arguments()
    if given.command != "compare":
        source = given.src.resolve()
        # Not resolved: the python of a virtual environment is a link.
        python = (given.python or source / ".venv" / "bin" / "python").absolute()
        take(given.out, source, python, given.games, given.command == "take")
        return 0
    diffs = given.diff_dir or given.after.with_name(f"{given.after.name}-diff")
    return 1 if compare(given.before, given.after, given.allow, given.only, given.mask, given.shown, diffs) else 0


if __name__ == "__main__":
    sys.exit(main())
