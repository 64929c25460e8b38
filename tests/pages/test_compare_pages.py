"""`tools/compare_pages.py` finds what differs between two sets of saved pages, and two sets of the same code have no difference."""

import struct
import sys
import zlib
from pathlib import Path

import pytest

from served.fixtures import must_have

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import pages_capture
import pages_diff
import pages_pictures
import pages_tables

ROOT = Path(__file__).parents[2]
SOLO = pages_tables.Setup("burgundy-solo", "burgundy", 1, ("base", "solo"))


def module(name, excludes=(), seats=(), mode=False):
    return {"id": name, "excludes": list(excludes), "seats": list(seats), "mode": mode}


GAME = {
    "name": "pebbles",
    "seats": [2, 3, 4],
    "default_modules": ["base"],
    "modules": [
        module("base"),
        module("sand", excludes=["alone"]),
        module("water"),
        module("alone", excludes=["sand"], seats=[1], mode=True),
        module("rival", seats=[2, 3], mode=True),
    ],
    "presets": [
        {"id": "easy", "modules": ["base"], "options": {}, "seats": 2, "own_seats": []},
        {"id": "full", "modules": ["base", "water", "sand"], "options": {"depth": "deep"}, "seats": 3, "own_seats": []},
        {"id": "contest", "modules": ["base", "rival"], "options": {}, "seats": 2, "own_seats": [1]},
    ],
}


def folders(tmp_path, before, after):
    """Two folders with these texts by name."""
    for folder, texts in (("before", before), ("after", after)):
        (tmp_path / folder).mkdir()
        for name, text in texts.items():
            (tmp_path / folder / name).write_text(text)
    return tmp_path / "before", tmp_path / "after"


def png(width, height, red):
    """A black picture with these pixels red."""
    rows = [b"\0" + b"".join(b"\xff\0\0" if (x, y) in red else b"\0\0\0" for x in range(width)) for y in range(height)]

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"".join(rows))) + chunk(b"IEND", b"")


# ---- tables --------------------------------------------------------------------------------------------------------------


def test_every_module_is_in_a_set_and_modes_have_their_own():
    assert pages_tables.module_sets(GAME) == {
        "base": ("base",),
        "all": ("base", "sand", "water"),
        "alone": ("base", "alone", "water"),
        "rival": ("base", "rival", "sand", "water"),
    }


def test_tables_are_planned_for_fewest_and_most_people_whatever_the_order_of_modules():
    planned = pages_tables.setups([GAME])
    assert [(setup.name, setup.people, setup.options) for setup in planned] == [
        ("pebbles-base-2", 2, {}),
        ("pebbles-base-4", 4, {}),
        ("pebbles-all-2", 2, {"depth": "deep"}),
        ("pebbles-all-4", 4, {"depth": "deep"}),
        ("pebbles-alone-1", 1, {}),
        ("pebbles-rival-1", 1, {}),
        ("pebbles-rival-2", 2, {}),
        ("pebbles-preset-contest", 1, {}),
        ("pebbles-preset-full", 3, {"depth": "deep"}),
    ]
    turned = {**GAME, "modules": GAME["modules"][::-1], "presets": GAME["presets"][::-1]}
    assert pages_tables.setups([turned]) == planned


def test_the_chosen_action_does_not_depend_on_the_order_of_actions():
    actions = [{"text": f"take stone:{number}"} for number in range(20)]
    chosen = [pages_tables.choose(actions, "pebbles-base-2", move)["text"] for move in range(50)]
    assert chosen == [pages_tables.choose(actions[::-1], "pebbles-base-2", move)["text"] for move in range(50)]
    assert len(set(chosen)) > 10


# ---- texts ---------------------------------------------------------------------------------------------------------------


def test_two_runs_of_the_same_code_save_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(pages_capture, "STOPS", (0, 7))
    with pages_tables.served(ROOT, Path(sys.executable)) as address:
        for name in ("before", "after"):
            folder = pages_capture.Folder(tmp_path / name, address)
            pages_capture.capture_table(folder, address, SOLO, None)
    saved = {str(file.relative_to(tmp_path / "after")) for file in (tmp_path / "after").rglob("*.*")}
    names = ("007/acting.pl.html", "over/score-first.en.html", "over/facts.pl.json", "log.pl.txt")
    assert {f"tables/burgundy-solo/{name}" for name in names} < saved
    assert len((tmp_path / "after/tables/burgundy-solo/moves.txt").read_text().splitlines()) > 50
    assert pages_diff.compare(tmp_path / "before", tmp_path / "after") == []


def test_ids_and_checksums_are_hidden_and_the_rest_is_kept(tmp_path):
    saved = []
    for number, folder in ((1, pages_capture.Folder(tmp_path, "http://a:1")), (2, pages_capture.Folder(tmp_path, "http://a:2"))):
        folder.hide(f"00000000000{number}", "TABLE")
        marks = f'<script type="application/json" id="marks">{{"menu": "{number}"}}</script>'
        choices = f'<script type="application/json" id="choices">{{"revision": {number}, "ply": 17}}</script>'
        link = f'<a href="http://a:{number}/t/00000000000{number}"><img src="/static/tower.svg?v=ab{number}"></a>'
        folder.save_html("page", f"<p>{link}</p>{marks}{choices}")
        saved.append((tmp_path / "page.html").read_text())
    assert saved[0] == saved[1]
    assert '<a href="http://TABLE-SERVER/t/TABLE">\n<img src="/static/tower.svg?v=VERSION">' in saved[0]
    assert '"ply": 17' in saved[0]


def test_the_log_is_saved_as_plain_text():
    page = '<ol id="log" tabindex="0"><li><b>Ann</b> takes 1 &amp; <i>2</i></li><li>Round 2</li></ol><ol><li>chat</li></ol>'
    assert pages_capture.log_text(page) == "Ann takes 1 & 2\nRound 2"


# ---- comparing -----------------------------------------------------------------------------------------------------------


def test_the_first_differing_line_is_printed_once_for_all_files_that_share_it(tmp_path, capsys):
    before = {"a.html": "one\ntwo\nthree\n", "b.html": "two\n", "c.html": "same\n"}
    both = folders(tmp_path, before, {**before, "a.html": "one\n2\nthree\n", "b.html": "2\n"})
    differences = pages_diff.compare(*both)
    assert [(difference.name, difference.place) for difference in differences] == [("a.html", "line 2"), ("b.html", "line 1")]
    printed = capsys.readouterr().out
    assert "texts:    1 equal, 2 different" in printed
    assert "a.html line 2, b.html line 1\n    - two\n    + 2\n" in printed


def test_files_in_one_folder_only_are_differences(tmp_path):
    both = folders(tmp_path, {"a.txt": "1", "b.txt": "1"}, {"b.txt": "1", "c.txt": "1"})
    assert [difference.name for difference in pages_diff.compare(*both)] == ["a.txt", "c.txt"]
    assert pages_diff.compare(*both, only=["b*"]) == []


def test_allowed_files_and_masked_parts_may_differ(tmp_path):
    both = folders(tmp_path, {"a.txt": "size 1\n", "b.txt": "x\n"}, {"a.txt": "size 2\n", "b.txt": "y\n"})
    assert [difference.name for difference in pages_diff.compare(*both, allowed=["b.*"])] == ["a.txt"]
    assert pages_diff.compare(*both, allowed=["b.*"], masks=[r"size \d"]) == []


def test_folders_without_a_common_file_are_refused(tmp_path):
    with pytest.raises(SystemExit, match="no file in common"):
        pages_diff.compare(*folders(tmp_path, {"a.txt": ""}, {"b.txt": ""}))


def test_differing_pixels_are_counted_and_shown_side_by_side(tmp_path):
    if not any(Path(path).exists() for path in pages_pictures.BROWSERS):
        must_have("PICTURES ARE NOT COMPARED: there is no chromium (tests/tools.sh installs it on Debian as root)")
    before, after = folders(tmp_path, {}, {})
    for folder, red in ((before, {(1, 1)}), (after, {(1, 1), (4, 2), (5, 3)})):
        (folder / "changed.png").write_bytes(png(8, 6, red))
        (folder / "same.png").write_bytes(png(8, 6, {(0, 0)}))
    (before / "grown.png").write_bytes(png(4, 4, ()))
    (after / "grown.png").write_bytes(png(4, 5, ()))
    differences = pages_diff.compare(before, after, sheets=tmp_path / "sheets")
    details = {difference.name: difference.detail for difference in differences}
    assert set(details) == {"changed.png", "grown.png"}
    assert "2 pixels of 8x6, from [4, 2] to [6, 4]" in details["changed.png"]
    assert "4 pixels of 4x4 and 4x5" in details["grown.png"]
    width, height = struct.unpack(">II", (tmp_path / "sheets/changed.png").read_bytes()[16:24])
    assert (width, height) == (3 * 8 + 20, 6)
