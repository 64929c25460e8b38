import subprocess
import sys

import burgrave


def test_without_a_command_the_help_is_shown(run):
    result = run()
    assert result.exit_code == 0
    for command in ("simulate", "replay", "verify", "terminal", "bench"):
        assert command in result.stdout


def test_version(run):
    assert run("--version").stdout == f"burgrave {burgrave.__version__}\n"


def test_unknown_commands_and_missing_arguments(refused):
    assert "fly" in refused("fly")
    assert "file" in refused("replay").lower()


def test_the_package_does_not_import_the_command_line():
    code = "import burgrave, sys; print(sorted({'typer', 'rich', 'burgrave.cli'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_module_can_be_run():
    shown = subprocess.run([sys.executable, "-m", "burgrave.cli", "--version"], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith("burgrave ")


def test_bench_runs_what_is_there(run, refused, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert "checkout" in refused("bench")
    folder = tmp_path / "benchmarks"
    folder.mkdir()
    (folder / "run.py").write_text("def main(argv):\n    print('ran', argv)\n    return 3\n", encoding="utf-8")
    result = run("bench", "clone", "--seconds", "1")
    assert result.stdout == "ran ['clone', '--seconds', '1']\n"
    assert result.exit_code == 3
    (folder / "run.py").write_text("x = 1\n", encoding="utf-8")
    assert "main(argv)" in refused("bench")
