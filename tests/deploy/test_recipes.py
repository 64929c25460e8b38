"""The recipes in deploy/ work as they are written: proxies pass news on at once, the unit is sound, commands and files exist."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from served.player import Player
from served.ports import HOST, is_free, table_port

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "burgrave.example"


@pytest.fixture
def behind(serve):
    """A table that believes to be reached by its name over https."""
    return serve(options=("--base-url", f"https://{NAME}", "--guest-rate", "5", "--request-rate", "0"))


def certificate(folder: Path) -> tuple[Path, Path]:
    key, cert = folder / "key.pem", folder / "cert.pem"
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key, "-out", cert, *subject]
    subprocess.run([str(part) for part in command], check=True, capture_output=True)
    return key, cert


def nginx(folder: Path, upstream: int, port: int) -> list[str]:
    """Our configuration with other ports and a certificate of the moment, and the command that runs it."""
    if not shutil.which("nginx"):
        pytest.skip("there is no nginx here")
    key, cert = certificate(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    assert "127.0.0.1:8000" in text
    text = text.replace("127.0.0.1:8000", f"{HOST}:{upstream}")
    text = re.sub(r"listen \[::\].*\n", "", text).replace("listen 80;", f"listen {HOST}:{table_port()};")
    text = re.sub(r"listen 443 (.*);", rf"listen {HOST}:{port} \1;", text)
    text = re.sub(r"ssl_certificate .*;", f"ssl_certificate {cert};", text)
    text = re.sub(r"ssl_certificate_key .*;", f"ssl_certificate_key {key};", text)
    (folder / "site.conf").write_text(text)
    places = "".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    main = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}"
    (folder / "nginx.conf").write_text(f"{main} http {{ access_log off; {places} include {folder}/site.conf; }}")
    return ["nginx", "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, upstream: int, port: int) -> list[str]:
    if not shutil.which("caddy"):
        pytest.skip("there is no caddy here")
    key, cert = certificate(folder)
    text = (DEPLOY / "Caddyfile").read_text()
    assert f"{NAME} {{" in text
    text = text.replace(f"{NAME} {{", f"{NAME}:{port} {{\n\ttls {cert} {key}\n\tbind {HOST}").replace(
        "127.0.0.1:8000", f"{HOST}:{upstream}"
    )
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{text}")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


class ByAddress(httpx.HTTPTransport):
    """Reaches the proxy at its address under its name."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        request.url = request.url.copy_with(host=HOST)
        return super().handle_request(request)


def through(trust: ssl.SSLContext, port: int) -> Player:
    """Somebody who comes through the proxy."""
    person = Player("", "cookie")
    person.http.close()
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    person.http = httpx.Client(base_url=f"https://{NAME}:{port}", headers=headers, transport=ByAddress(verify=trust))
    return person


@pytest.mark.parametrize("proxy", [nginx, caddy], ids=lambda proxy: proxy.__name__)
def test_a_proxy_passes_news_on_at_once(proxy, behind, tmp_path):
    port = table_port()
    folder = tmp_path / "proxy"
    folder.mkdir()
    with (folder / "out").open("wb") as out:
        process = subprocess.Popen(
            proxy(folder, behind.port, port),
            stdout=out,
            stderr=out,
            env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
        )
    try:
        deadline = time.monotonic() + 20
        while is_free(port) and time.monotonic() < deadline:
            time.sleep(0.05)
        trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))
        ann, ben = (through(trust, port) for _ in range(2))
        table = ann.open(seed=1)["id"]
        ann.sit(table, 0)
        ben.sit(table, 1)
        assert "Secure" in ann.seen[0].headers["set-cookie"]
        assert "default-src 'none'" in ann.seen[0].headers["content-security-policy"]
        with ben.events(table) as news:
            next(news)
            for _ in range(5):
                look = ann.look(table)
                if not look["actions"]:
                    break
                begun = time.monotonic()
                moved = ann.must_act(table, look["ply"], look["actions"][0]["text"])
                assert next(news)[1]["ply"] == moved["ply"]
                assert time.monotonic() - begun < 10, "held back until the next sign of life"
        closed = {ann.ask("GET", path).status_code for path in ("/metrics", "/metrics/", "/metrics//")}
        assert closed <= ({403, 404} if proxy is caddy else {200}), "who asks from this machine is let through by nginx"
        assert ann.ask("POST", "/api/tables", content=b"x" * 100_000).status_code == 413
        answers = [
            ann.ask("POST", "/api/people", json={}, headers={"cookie": "", "x-forwarded-for": f"198.51.100.{n}"}) for n in range(8)
        ]
        assert 429 in [answer.status_code for answer in answers], "who asks is what the proxy says, not what they say of themselves"
    finally:
        process.kill()
        process.wait(10)


def test_the_unit_is_sound(tmp_path):
    if not shutil.which("systemd-analyze"):
        pytest.skip("there is no systemd here")
    text = (DEPLOY / "burgrave.service").read_text()
    unit = tmp_path / "burgrave.service"
    unit.write_text(re.sub(r"/opt/burgrave/.venv/bin/burgrave", "/bin/true", text))
    result = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "burgrave.service" not in result.stderr


def test_recipes_use_options_that_exist():
    """Every option and variable that the recipes and the page on hosting name is one of `burgrave serve`."""
    from typer.testing import CliRunner

    from burgrave.cli import app

    known = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    source = (DEPLOY.parent / "src/burgrave/cli/serve.py").read_text()
    page = (DEPLOY.parent / "docs/hosting.md").read_text()
    recipes = "".join(path.read_text() for path in DEPLOY.iterdir())
    unit = re.findall(r"ExecStart=.*|CMD .*", recipes)
    for option in {*re.findall(r"`(--[a-z-]+)`", page), *re.findall(r"--[a-z-]+", " ".join(unit))}:
        assert option in known, option
    for variable in re.findall(r"\bBURGRAVE_[A-Z_]+", page + recipes):
        assert variable in source, variable
