"""The JSON API: open, sit, look, act, take back, download; and what it refuses, without anything being changed."""

from __future__ import annotations

from random import Random

import burgrave
from served.player import BOT, HUMAN, play_on


def state_of(look):
    """What of a look must not change when something is refused."""
    return {key: value for key, value in look.items() if key != "token"}


def test_games_are_listed_with_their_options(somebody):
    games = {game["name"]: game for game in somebody().get("/api/games").json()}
    burgundy = games["burgundy"]
    assert burgundy["seats"] == [2, 3, 4]
    assert set(burgundy["options"]["properties"]) == set(burgrave.game("burgundy").options)
    assert burgundy["bots"]


def test_a_guest_opens_a_table_and_gets_a_token(somebody):
    ann = somebody()
    look = ann.open()
    assert look["token"]
    assert look["ply"] == 0
    assert not look["started"]
    assert [seat["free"] for seat in look["seats"]] == [True, True]
    assert ann.open()["token"] is None, "somebody known needs no new token"


def test_the_dice_are_rolled_again_when_the_last_one_sits_down(somebody):
    """Else a latecomer could choose the seat with the better dice; leaving and coming back rolls nothing again."""
    ann, ben = somebody(), somebody()
    table = ann.open()["id"]
    waiting = ann.sit(table, 0, "Ann")["view"]
    assert ben.look(table)["view"]["depots"] == waiting["depots"]
    begun = ben.sit(table, 1, "Ben")["view"]
    assert begun["depots"] != waiting["depots"]
    assert ann.look(table)["view"]["depots"] == begun["depots"]
    assert ben.post(f"/t/{table}/seats/1/leave", {}).status_code == 200
    assert ben.sit(table, 1, "Ben")["view"]["depots"] == begun["depots"]


def test_a_seed_that_was_chosen_stays(somebody):
    ann, ben = somebody(), somebody()
    table = ann.open(seed=7)["id"]
    waiting = ann.sit(table, 0, "Ann")["view"]
    begun = ben.sit(table, 1, "Ben")
    assert begun["view"]["depots"] == waiting["depots"]
    assert begun["seed_chosen"], "who sits down is warned that the host may know the dice"
    assert not ann.open()["seed_chosen"]
    assert waiting["depots"] == burgrave.new("burgundy", seats=2, seed=7).view(0)["depots"]


def test_the_game_begins_when_everybody_sits(somebody):
    ann, ben = somebody(), somebody()
    table = ann.open()["id"]
    look = ann.sit(table, 0, "Ann")
    assert not look["started"]
    assert look["actions"] == []
    assert ann.act(table, 0, "end").status_code in (403, 422)
    look = ben.sit(table, 1, "Ben")
    assert look["started"]
    assert [seat["name"] for seat in look["seats"]] == ["Ann", "Ben"]
    assert [seat["you"] for seat in look["seats"]] == [False, True]


def test_a_seat_is_taken_once(somebody):
    ann, ben = somebody(), somebody()
    table = ann.open()["id"]
    ann.sit(table, 0)
    refused = ben.post(f"/api/tables/{table}/seats/0", {})
    assert refused.status_code == 409
    assert refused.json()["error"] == "stale"
    assert "1" in refused.json()["detail"], "it names the free seat"
    ann.sit(table, 0)  # again: no harm
    assert ben.post(f"/api/tables/{table}/seats/2", {}).status_code == 404
    assert ben.post(f"/api/tables/{table}/seats/-1", {}).status_code == 404


def test_hot_seat_plays_both_seats(somebody):
    ann = somebody()
    table = ann.open()["id"]
    ann.sit(table, 0, "Ann")
    look = ann.sit(table, 1, "Ann")
    assert [seat["name"] for seat in look["seats"]] == ["Ann", "Ann 2"], "two seats have different names"
    assert play_on([ann], table, Random(1), 40) == 40
    assert {entry.split()[0] for entry in ann.get(f"/api/tables/{table}/record").json()["actions"]} == {"@0", "@1"}


def test_acting_goes_on_and_answers_what_is_next(duel):
    player, look = duel.acting()
    next_look = player.must_act(duel.table, look["ply"], look["actions"][0]["text"])
    assert next_look["ply"] == look["ply"] + 1
    assert duel.waiting().look(duel.table)["ply"] == next_look["ply"]
    for action in next_look["actions"]:
        assert action["label"]
        assert action["text"] == " ".join([action["verb"], *action["path"]])


def test_stale_and_repeated_actions_are_refused(duel):
    player, look = duel.acting()
    text = look["actions"][0]["text"]
    player.must_act(duel.table, look["ply"], text)
    before = state_of(player.look(duel.table))
    again = player.act(duel.table, look["ply"], text)
    assert again.status_code == 409
    assert again.json()["error"] == "stale"
    assert player.act(duel.table, look["ply"] + 7, text).status_code == 409, "from the future"
    assert state_of(player.look(duel.table)) == before


def test_somebody_elses_turn_is_not_yours(duel, somebody):
    player, look = duel.acting()
    text = look["actions"][0]["text"]
    before = state_of(player.look(duel.table))
    other = duel.waiting()
    assert other.act(duel.table, look["ply"], text).status_code == 403
    assert other.act(duel.table, look["ply"], text, seat=look["to_act"][0]).status_code == 403
    stranger = somebody()
    stranger.open()
    assert stranger.act(duel.table, look["ply"], text).status_code == 403
    assert stranger.post(f"/api/tables/{duel.table}/undo", {"ply": look["ply"]}).status_code == 403
    assert somebody().act(duel.table, look["ply"], text).status_code == 401
    assert state_of(player.look(duel.table)) == before


def test_illegal_actions_are_refused_with_a_reason(duel):
    player, look = duel.acting()
    before = state_of(look)
    offered = {action["text"] for action in look["actions"]}
    tried = [
        "fly die:1",
        "take die:1 depot:99.9",
        "take",
        "",
        "end" if "end" not in offered else "skip",
        "take die:1 depot:1.1 " * 5,
    ]
    for text in tried:
        refused = player.act(duel.table, look["ply"], text)
        assert refused.status_code == 422, (text, refused.text)
        assert refused.json()["error"] == "illegal"
        assert len(refused.json()["detail"]) > 10
    assert state_of(player.look(duel.table)) == before


def test_undo_and_redo(duel):
    player, look = duel.acting()
    assert not look["undo"]
    assert player.post(f"/api/tables/{duel.table}/undo", {"ply": look["ply"]}).status_code == 422
    quiet = next(action["text"] for action in look["actions"] if action["verb"] == "take")
    moved = player.must_act(duel.table, look["ply"], quiet)
    assert moved["undo"]
    back = player.post(f"/api/tables/{duel.table}/undo", {"ply": moved["ply"]}).json()
    assert back["ply"] == moved["ply"] + 1, "the journal only grows"
    assert back["view"] == look["view"]
    assert [one["text"] for one in back["actions"]] == [one["text"] for one in look["actions"]]
    assert back["redo"]
    assert not back["undo"]
    stale = player.post(f"/api/tables/{duel.table}/redo", {"ply": moved["ply"]})
    assert stale.status_code == 409
    refused = player.post(f"/api/tables/{duel.table}/redo", {"ply": back["ply"], "turn": True})
    assert refused.status_code == 400, "one step is done again, never a turn"
    assert "turn" in refused.json()["detail"]
    again = player.post(f"/api/tables/{duel.table}/redo", {"ply": back["ply"]}).json()
    assert again["view"] == moved["view"]
    assert not again["redo"]
    other = duel.waiting()
    assert other.post(f"/api/tables/{duel.table}/undo", {"ply": again["ply"]}).status_code in (403, 422)
    assert player.look(duel.table)["ply"] == again["ply"]


def test_a_whole_turn_is_taken_back_at_once(duel):
    player, first = duel.acting()
    look = first
    for _ in range(2):
        take = next(action["text"] for action in look["actions"] if action["verb"] in ("take", "workers"))
        look = player.must_act(duel.table, look["ply"], take)
    back = player.post(f"/api/tables/{duel.table}/undo", {"ply": look["ply"], "turn": True}).json()
    assert back["view"] == first["view"]
    assert player.get(f"/api/tables/{duel.table}/record").json()["actions"] == []


def test_some_steps_are_taken_back_at_once(duel):
    player, look = duel.acting()
    looks = [look]
    for _ in range(2):
        take = next(action["text"] for action in look["actions"] if action["verb"] in ("take", "workers"))
        look = player.must_act(duel.table, look["ply"], take)
        looks.append(look)
    here = f"/api/tables/{duel.table}/undo"
    assert player.post(here, {"ply": look["ply"], "steps": 3}).status_code == 422
    for wrong in (0, -1, 201, "two", None, 1.5):
        assert player.post(here, {"ply": look["ply"], "steps": wrong}).status_code == 400, wrong
    back = player.post(here, {"ply": look["ply"], "steps": 2}).json()
    assert back["view"] == looks[0]["view"]
    assert back["ply"] == look["ply"] + 1
    assert back["redo"]
    again = player.post(f"/api/tables/{duel.table}/redo", {"ply": back["ply"]}).json()
    assert again["view"] == looks[1]["view"], "done again one by one"


def test_a_whole_game_and_its_record(somebody):
    seed = 20261115
    ann, ben = somebody(), somebody()
    table = ann.open(seed=seed)["id"]
    ann.sit(table, 0)
    ben.sit(table, 1)
    play_on([ann, ben], table, Random(5), 60)
    record = ben.get(f"/api/tables/{table}/record").json()
    assert record["seed"] is None, "it would tell what is to come"
    assert len(record["actions"]) == 60
    play_on([ann, ben], table, Random(6))
    look = ann.look(table)
    assert look["over"]
    assert look["to_act"] == []
    answer = somebody().get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = answer.json()
    assert record["seed"] == seed
    state = burgrave.replay(record)
    assert state.is_over
    assert list(state.scores) == look["scores"]
    assert list(state.ranking) == look["ranking"]
    assert ann.act(table, look["ply"], "end").status_code in (403, 422)


def test_a_bot_plays_a_whole_game(somebody):
    ann = somebody()
    table = ann.open([HUMAN, BOT])["id"]
    ann.sit(table, 0)
    random = Random(2)
    look = ann.look(table)
    with ann.events(table) as news:
        while not look["over"]:
            if look["actions"]:
                look = ann.act(table, look["ply"], random.choice(look["actions"])["text"]).json()
                if "error" in look:
                    assert look["error"] in ("stale", "not_yours")
                    look = ann.look(table)
            else:
                next(news)
                look = ann.look(table)
    assert look["ranking"]


def test_unknown_tables_and_games(somebody):
    ann = somebody()
    for path in ("/api/tables/nosuchtable", "/api/tables/nosuchtable/record", "/api/tables/nosuchtable/events"):
        assert ann.get(path).status_code == 404
    assert ann.post("/api/tables", {"game": "chess", "seats": [HUMAN, HUMAN]}).status_code == 400
    assert ann.post("/api/tables", {"game": "burgundy", "seats": [HUMAN]}).status_code == 400
    assert ann.post("/api/tables", {"game": "burgundy", "seats": [HUMAN] * 5}).status_code == 400
    refused = ann.post("/api/tables", {"game": "burgundy", "seats": [HUMAN, HUMAN], "options": {"edition": "1999"}})
    assert refused.status_code == 400
    assert "2011" in refused.json()["detail"], "the reason names what is valid"
    assert ann.post("/api/tables", {"game": "burgundy", "seats": [HUMAN, {"kind": "bot", "bot": "deep blue"}]}).status_code == 400
