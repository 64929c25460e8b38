"""What must not leave the server: seeds, tokens, passwords, choices that others made face down. Not in answers, logs or errors."""

from __future__ import annotations

import json
import re
import time
from random import Random

import pytest

import burgrave
from burgrave.bots import bot
from served import http
from served.player import HUMAN, Player, play_on
from served.server import SECRET
from table.conftest import new_duel

SEED = 91827364554637281900918273645546372819
OPTIONS = {"start_castle": "choose", "settling": "secret"}
FACE_DOWN = {"burgundy": {"game": "burgundy", "options": OPTIONS}, "tuscany": {"game": "tuscany"}}
"""Games that begin with a choice of all at the same time."""
PAGES = (
    "",
    "/panels",
    "/panels?have=&list=1",
    "/panels?have=&at=1",
    "/replay",
    "/replay?at=0",
    "/replay?at=1",
    "/score",
    "/fair",
    "/topics",
)


def everything(player: Player, table: str) -> dict[str, str]:
    """Every answer about a table that a person can get, by path."""
    texts = {}
    api = (f"/api/tables/{table}{tail}" for tail in ("", "/record", "/chat"))
    for path in (*api, *(f"/t/{table}{page}" for page in PAGES)):
        answer = player.get(path, headers={"accept": "text/html"} if path.startswith("/t/") else {})
        assert answer.status_code < 500, (path, answer.text[:300])
        texts[path.replace(table, "TABLE")] = answer.text.replace(table, "TABLE")
    with player.events(table) as news:
        texts["events"] = json.dumps(next(news))
    return texts


def test_no_seed_before_the_end(server, somebody):
    duel = new_duel(somebody, seed=SEED)
    stranger = somebody()
    play_on(duel.players, duel.table, Random(3), 40)
    player, look = duel.acting()
    player.act(duel.table, look["ply"], "nonsense")
    seen = {}
    for person in (*duel.players, stranger):
        for path, text in everything(person, duel.table).items():
            assert str(SEED) not in text, path
            assert f"{SEED:x}" not in text, path
            seen[path, id(person)] = text
    for answer in (*duel.players[0].seen, *duel.players[1].seen):
        assert str(SEED) not in answer.text
    play_on(duel.players, duel.table, Random(4))
    record = stranger.get(f"/api/tables/{duel.table}/record").json()
    assert record["seed"] == SEED
    assert f"{SEED:064x}" in stranger.get(f"/t/{duel.table}/fair").text
    for path, text in seen.items():
        assert not [digest for digest in record["digests"] if digest in text], path
    assert str(SEED) not in server.log()


@pytest.mark.parametrize("game", FACE_DOWN)
def test_a_choice_made_face_down_stays_so(server, somebody, game):
    """Worlds that differ only in what seat 0 chose in secret look alike to everybody else, until all have chosen."""
    worlds = []
    for which in (0, -1):
        duel = new_duel(somebody, seed=7, **FACE_DOWN[game])
        ann, ben = duel.players
        look = ann.look(duel.table)
        assert look["to_act"] == [0, 1], "both choose at the same time"
        chosen = look["actions"][which]["text"]
        own = ann.must_act(duel.table, look["ply"], chosen, seat=0)
        worlds.append((duel, chosen, {"ben": everything(ben, duel.table), "eve": everything(somebody(), duel.table)}, own))
    (one, first, seen_in_one, own), (two, second, seen_in_two, other) = worlds
    assert first != second
    assert own["view"] != other["view"], "seat 0 sees its own choice"
    hide = re.compile(r'"(?:at|revision|token)": ?[^,}]+|"(?:menu|prompt)": ?"[0-9a-f]{1,8}"')  # times and ids, also in hashes
    for who in ("ben", "eve"):
        for path, text in seen_in_one[who].items():
            assert hide.sub("", text) == hide.sub("", seen_in_two[who][path]), f"{who} can tell from {path}"
    for duel in (one, two):
        ben = duel.players[1]
        look = ben.look(duel.table)
        ben.must_act(duel.table, look["ply"], look["actions"][0]["text"], seat=1)
    assert one.players[1].look(one.table)["view"] != two.players[1].look(two.table)["view"]


def test_a_hand_is_its_owner_s(somebody):
    """Cards, what was drawn and ways to pay are shown to one seat only: not in views, pages, panels, logs, events or replays."""
    duel = new_duel(somebody, seed=11, game="tuscany")
    eve = somebody()
    random, has_paid = Random(2), 0
    for _ in range(120):
        player, look = duel.acting()
        seat, others = duel.players.index(player), [duel.waiting(), eve]
        if look["view"]["asked"]["step"] == "Pay":
            has_paid += 1
            own = everything(player, duel.table)
            drawn = whispers(own["/t/TABLE"], seat)
            assert len(drawn) > 1, "the first hand, and cards drawn since"
            assert "data-plays" in own["/t/TABLE"]
            for other in others:
                others_look = other.look(duel.table)
                assert others_look["view"]["players"][seat]["hand"] is None
                assert others_look["view"]["asked"]["payments"] == []
                others_texts = everything(other, duel.table)
                secret = drawn - whispers(others_texts["/t/TABLE"], 1 - seat)
                assert secret
                for path, text in others_texts.items():
                    assert f'"{seat}.card:' not in text, path
                    assert "data-plays" not in text, path
                    assert not [words for words in secret if words in text], path
        action = random.choice(look["actions"])
        player.must_act(duel.table, look["ply"], action["text"], seat=action["seat"])
    assert has_paid > 1


def whispers(page: str, seat: int) -> set[str]:
    """Which cards a page's log says that a seat drew."""
    lines = re.findall(rf'<li data-ply="\d+" data-upto="\d+" data-seat="{seat}".*?</li>', page)
    drawn = {why for line in lines if " drew " in line for why in re.findall(r'"why">(.*?)<', line)}
    return drawn | {cards for line in lines for cards in re.findall(r"3 cards \((.*?)\)", line)}


def test_the_answer_to_a_secret_choice_of_a_bot_tells_nothing(somebody):
    ann = somebody()
    table = ann.open([HUMAN, {"kind": "bot", "bot": "page"}], seed=7, options=OPTIONS)["id"]
    ann.sit(table, 0)
    deadline = time.monotonic() + 20
    while ann.look(table)["to_act"] != [0] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert ann.look(table)["to_act"] == [0], "the bot has chosen"
    record = ann.get(f"/api/tables/{table}/record").json()
    assert not [line for line in record["actions"] if line.startswith("@1")], "its choice lies face down"


@pytest.mark.parametrize(("name", "dice"), [("burgundy", [3, 4]), ("tuscany", None), ("tiletum", None)])
def test_a_plan_does_not_foresee(name, dice):
    """What a plan shows comes from an imagined game: two tables whose only difference is what is hidden plan alike."""
    game = burgrave.game(name)
    state = burgrave.new(name, 2, seed=5)
    player = bot("random", 1)
    for _ in range(30):
        state.apply(player.choose(state, state.to_act[0]), state.to_act[0])
    seat = 1 - state.to_act[0]
    plan = game.what_if(state, seat, dice)
    imagined_plans = [game.what_if(state.imagine(seat, seed), seat, dice) for seed in range(5)]
    assert plan.view(seat) == imagined_plans[0].view(seat)
    assert plan.stream.key != state.stream.key
    for imagined_plan in imagined_plans:
        assert imagined_plan.view(seat) == plan.view(seat)


def test_passwords_and_tokens_are_in_no_answer_and_no_log(server):
    ann = Player(server.url, "cookie")
    page = {"origin": server.url, "accept": "text/html"}
    name, password, other = "Secretkeeper", "correct horse battery", "staple horse battery"

    def form(path, **fields):
        answer = ann.ask("POST", path, data=fields, headers=page)
        assert answer.status_code < 500
        return answer

    assert form("/account/register", name=name, password=password).status_code == 303
    assert form("/account/login", name=name, password="wrong " + password).status_code == 422
    assert form("/account/password", old=password, new=other).status_code == 303
    assert form("/account/logout").status_code == 303
    assert form("/account/login", name=name, password=other).status_code == 303
    token = ann.post("/api/people", {}).json()["token"]
    table = ann.open()["id"]
    ann.sit(table, 0)
    seen = [
        *ann.seen,
        ann.get("/account", headers=page),
        ann.get("/api/me"),
        ann.get("/", headers=page),
        ann.get(f"/t/{table}", headers=page),
    ]
    for answer in seen:
        assert "$argon2" not in answer.text
        assert password not in answer.text
        assert other not in answer.text
        assert SECRET not in answer.text
        if answer.request.url.path != "/api/people":
            assert token not in answer.text
    cookie = ann.http.cookies["burgrave"]
    log = server.log()
    for secret in (password, other, token, SECRET, cookie, cookie.rpartition(".")[2], "$argon2"):
        assert secret not in log


@pytest.mark.parametrize("value", ["Bearer wrong-token-0123456789", "Basic dXNlcjpwYXNz"])
def test_what_was_tried_is_not_logged(server, value):
    http.get(f"{server.url}/api/me", headers={"authorization": value})
    http.get(f"{server.url}/?password=tried-in-the-address")
    assert value.split()[1] not in server.log()
    assert "tried-in-the-address" not in server.log()


def test_ids_of_people_are_their_own(somebody):
    """Others are shown by name only: an id is half a session."""
    duel = new_duel(somebody)
    ids = [player.get("/api/me").json()["id"] for player in duel.players]
    duel.players[0].post(f"/api/tables/{duel.table}/chat", {"text": "hello"})
    for text in everything(duel.players[1], duel.table).values():
        assert ids[0] not in text
    for text in everything(somebody(), duel.table).values():
        assert ids[0] not in text
        assert ids[1] not in text
