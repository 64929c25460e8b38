"""Solo games, games of teams, a seat that the game plays itself, and presets."""

from random import Random

import pytest

import burgrave
from served import http
from served.player import BOT, HUMAN, play_on

GAME = "chateauma"
OWN = "Chateauma"


def page(player, path):
    """A page as this person reads it."""
    answer = player.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200, answer.text[:300]
    return answer.text


def finished(player, names, **more):
    """A table played to its end by one person in every seat of people."""
    table = player.open([HUMAN] * len(names), seed=5, **more)["id"]
    for seat, name in enumerate(names):
        player.sit(table, seat, name)
    play_on([player], table, Random(4))
    return table


# ---- what the API lists ------------------------------------------------------------------------------------------------------


def test_games_are_listed_with_their_modules_and_what_goes_together(somebody):
    games = {game["name"]: game for game in somebody().get("/api/games").json()}
    for name, entry in games.items():
        game = burgrave.game(name)
        modules = {module["id"]: module for module in entry["modules"]}
        assert list(modules) == list(game.modules)
        for module in modules.values():
            assert module["title"]
            assert module["hint"]
            assert all(module["id"] in modules[other]["excludes"] for other in module["excludes"]), "each excludes the other"
        assert [preset["id"] for preset in entry["presets"]] == [preset.id for preset in game.presets]
    team = next(module for module in games["burgundy"]["modules"] if module["id"] == "team")
    assert team["mode"]
    assert team["seats"] == [4]
    assert team["demands"]["edition"] == ["special"]
    preset = next(preset for preset in games["burgundy"]["presets"] if preset["id"] == "against_the_game")
    assert (preset["seats"], preset["own_seats"], preset["modules"]) == (2, [1], ["base", GAME])


def test_a_preset_is_opened_by_its_name(somebody):
    ann = somebody()
    look = ann.open([HUMAN, BOT, BOT], "kingsburg", preset="realm")
    assert look["view"]["modules"] == ["base", "extra_rows", "governors", "soldier_tokens"]
    look = ann.open([HUMAN, BOT], preset="edition_2011", options={"duchies": "3"})
    assert (look["view"]["options"]["edition"], look["view"]["options"]["duchies"]) == ("2011", "3")
    answer = ann.post("/api/tables", {"game": "burgundy", "seats": [HUMAN, BOT], "preset": "feast"})
    assert answer.status_code == 400
    assert "valid: 'first_game'" in answer.json()["detail"]


# ---- a seat that the game plays itself ---------------------------------------------------------------------------------------


def test_the_games_own_seat_is_added_and_nobody_is_waited_for(somebody):
    ann = somebody()
    look = ann.open([HUMAN], modules=[GAME])
    assert [(seat["kind"], seat["name"], seat["free"]) for seat in look["seats"]] == [("human", "", True), ("automa", OWN, False)]
    begun = ann.sit(look["id"], 0, "Ann")
    assert begun["started"]
    assert begun["to_act"] == [0]


def test_nobody_sits_in_it_leaves_it_or_gives_it_away(somebody):
    ann, ben = somebody(), somebody()
    table = ann.open([HUMAN, BOT], modules=[GAME])["id"]
    ann.sit(table, 0, "Ann")
    answer = ben.post(f"/api/tables/{table}/seats/2", {})
    assert answer.status_code == 422
    assert answer.json()["detail"] == "the game plays seat 2 itself; nobody can sit there"
    for what in ("bot", "leave", "back", "nudge"):
        assert ann.post(f"/t/{table}/seats/2/{what}", {}).status_code in (403, 422), what
    assert ann.look(table)["seats"][2]["kind"] == "automa"


def test_too_many_people_are_refused_with_the_numbers_that_are_valid(somebody):
    answer = somebody().post("/api/tables", {"game": "burgundy", "seats": [HUMAN] * 4, "modules": [GAME]})
    assert answer.status_code == 400
    assert answer.json()["detail"] == (
        "burgundy with these modules is for '1', '2', '3' people or bots, not 4: the rest it plays itself"
    )


def test_options_for_each_seat_are_those_of_people(somebody):
    look = somebody().open([BOT, HUMAN], modules=[GAME], options={"duchies": ["3", "5"]})
    assert look["view"]["options"]["duchies"] == ["3", "5", "1"]


def test_a_whole_game_against_the_game_and_its_rematch(somebody):
    ann = somebody()
    table = finished(ann, ["Ann"], preset="against_the_game")
    look = ann.look(table)
    assert look["over"]
    assert look["winners"] in ([0], [1])
    assert OWN in page(ann, f"/t/{table}/score")
    assert f"Burgundy with {OWN}" in page(ann, "/")
    assert "played by the game" in page(ann, f"/join/{table}")
    answer = ann.post(f"/t/{table}/again", headers={"accept": "text/html"})
    other = ann.look(answer.headers["location"].rpartition("/")[2])
    assert [seat["kind"] for seat in other["seats"]] == ["human", "automa"]
    assert other["started"]
    assert other["to_act"] == [0]


def test_its_seat_says_that_it_plays_itself(somebody):
    ann = somebody()
    table = ann.open([HUMAN], modules=[GAME])["id"]
    ann.sit(table, 0, "Ann")
    shown = page(ann, f"/t/{table}")
    assert "plays itself" in shown
    assert "Waiting for" not in shown


# ---- alone -------------------------------------------------------------------------------------------------------------------


def test_a_table_for_one_begins_at_once_and_is_won_or_lost(somebody):
    ann = somebody()
    table = finished(ann, ["Ann"], preset="solo")
    look = ann.look(table)
    assert (look["ranking"], len(look["seats"])) == ([0], 1)
    assert look["winners"] == [], "at random nobody fills a duchy in time"
    points = look["scores"][0]
    assert f"Ann loses with {points} points" in page(ann, f"/t/{table}/score")
    assert f"You lose, {points}" in page(ann, f"/t/{table}")
    first = page(ann, "/")
    assert "<b>Burgundy, solo</b>" in first
    assert f"lost {points}" in first
    assert "a defeat" in page(ann, f"/t/{table}/score")


def test_two_do_not_sit_down_to_a_game_for_one(somebody):
    answer = somebody().post("/api/tables", {"game": "burgundy", "seats": [HUMAN, BOT], "modules": ["solo"]})
    assert answer.status_code == 400
    assert "with 'solo' is for '1' seats, not 2" in answer.json()["detail"]


# ---- partners ----------------------------------------------------------------------------------------------------------------


def test_partners_win_together_and_are_named_together(somebody):
    ann = somebody()
    table = finished(ann, ["Ann", "Ola", "Jan", "Zoe"], preset="teams")
    look = ann.look(table)
    assert look["teams"] == [[0, 1], [2, 3]]
    assert look["winners"] in look["teams"]
    names = [seat["name"] for seat in look["seats"]]
    best = "AB"[look["teams"].index(look["winners"])]
    points = sorted((sum(look["scores"][seat] for seat in team) for team in look["teams"]), reverse=True)
    sheet = page(ann, f"/t/{table}/score")
    assert f"Team {best} wins, {points[0]} to {points[1]}" in sheet
    assert sheet.count(f"Team {best}, {points[0]} together") == 2
    together = " and ".join(names[seat] for seat in look["winners"])
    assert f"Team {best} wins ({together})" in page(somebody(), f"/t/{table}")
    sides = [sum(look["scores"][seat] for seat in team) for team in look["teams"]]
    assert f"A · {sides[0]} : {sides[1]}" in page(ann, f"/t/{table}"), "how both stand, beside one's own name"
    assert f"Team {best} won {points[0]}" in page(ann, "/").replace("\u00a0", " ")
    assert page(ann, f"/join/{table}").count("Team A") == 2


# ---- the page of a new table, without a script ---------------------------------------------------------------------------


class Reader:
    """A browser that knows forms and links."""

    def __init__(self, url):
        self.http = http.client(url, headers={"accept": "text/html", "origin": url})


@pytest.fixture
def reader(server):
    browser = Reader(server.url)
    yield browser.http
    browser.http.close()


def test_a_mode_of_the_form_is_a_module_of_the_table(reader):
    answer = reader.post("/new/burgundy", data={"seat-0": "you", "mode": GAME, "module": ["white_castles"]})
    assert answer.status_code == 303, answer.text[:300]
    look = reader.get(f"/api/tables/{answer.headers['location'].rpartition('/')[2]}").json()
    assert look["view"]["modules"] == ["base", "white_castles", GAME]
    assert [seat["kind"] for seat in look["seats"]] == ["human", "automa"]


def test_what_does_not_go_together_comes_back_with_the_reason(reader):
    answer = reader.post("/new/burgundy", data={"seat-0": "you", "mode": "team"})
    assert answer.status_code == 422
    assert "This table is for 4 players; seats taken: 1." in answer.text
    answer = reader.post("/new/burgundy", data={"seat-0": "you", "mode": "solo", "module": ["vineyards"]})
    assert answer.status_code == 422
    assert "does not go together with" in answer.text
    assert "not with Vineyards" in answer.text, "said at the mode too"


def test_a_preset_fills_the_form_in(reader):
    shown = reader.get("/new/kingsburg?preset=realm").text
    for module in ("extra_rows", "governors", "soldier_tokens"):
        assert f'value="{module}" checked' in shown
    assert 'value="whims" checked' not in shown
    assert 'aria-current="true">Wider realm' in shown
    assert "3 players" in shown
    assert reader.get("/new/kingsburg?preset=feast").status_code == 200, "an unknown one is no reason for an error"


def test_a_preset_of_the_first_page_begins_at_once(reader):
    assert 'name="preset" value="solo"' in reader.get("/?game=burgundy").text
    answer = reader.post("/start", data={"game": "burgundy", "preset": "solo", "players": "3", "name": "Ann"})
    assert answer.status_code == 303
    look = reader.get(f"/api/tables/{answer.headers['location'].rpartition('/')[2]}").json()
    assert len(look["seats"]) == 1
    assert look["started"]
    assert reader.post("/start", data={"game": "burgundy", "preset": "feast"}).status_code == 400


def test_the_page_can_ask_what_goes_together(reader):
    form = reader.get("/new/burgundy/fit?mode=team&changed=mode&seat-0=you&seat-1=open&seat-2=none&seat-3=none").json()
    assert form["rows"] == ["you", "open", "bot:squire", "bot:squire"]
    assert form["values"]["duchies"] == "31"
    assert form["problem"] == ""
    unfilled_form = reader.get("/new/burgundy/fit?mode=team&changed=seat-1&seat-0=you&seat-1=none&seat-2=none&seat-3=none").json()
    assert unfilled_form["rows"] == ["you", "none", "none", "none"], "nobody is seated behind one's back"
    assert unfilled_form["problem"]
    assert reader.get("/new/chess/fit").status_code == 404
    assert reader.get("/new/burgundy/fit?module=dragons&option-edition=1066&seat-0=king").status_code == 200
