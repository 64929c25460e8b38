"""Why something that a seat might want cannot be had now."""

from __future__ import annotations

from burgrave.games.tiletum.game import TILETUM
from games.tiletum.scene import acting, fill_building, give, lay_bonus, lay_characters, lay_contracts, scene


def test_stored_tiles() -> None:
    state = give(scene(), goods="iron=3 food=1", stored="contract:iron_5 crest:2 helper:add_1 character:king.points2")
    reasons = TILETUM.out_of_reach(state, 0)
    assert {name: reason for name, reason in reasons.items() if name.startswith("storage:")} == {
        "storage:1": "missing: 2 iron",
        "storage:2": "missing: 1 food",
        "storage:3": "only with the action of a die",
        "storage:4": "moves in with a character action",
    }
    assert TILETUM.out_of_reach(state, 0, "pl")["storage:1"] == "brakuje: 2 żetony żelaza"
    state = give(scene(4), goods="wool=2 gold=1", stored="contract:same_2_iron_2 contract:same_5 helper:reuse helper:recolour")
    reasons = TILETUM.out_of_reach(acting(state, "king", 1), 0)
    assert reasons["storage:1"] == "missing: 2 iron"
    assert reasons["storage:2"] == "missing: 3 more of one kind"
    assert reasons["storage:3"] == "nobody lives in your buildings yet"
    assert reasons["storage:4"] == "only before you take a die"


def test_cathedrals() -> None:
    state = give(scene(), goods="stone=1", pillars="paris", contributed="lyon")
    reasons = TILETUM.out_of_reach(state, 0)
    assert reasons["cathedral:paris"] == "missing: 1 stone"
    assert reasons["cathedral:lyon"] == "you have helped here already"
    assert reasons["cathedral:praha"] == "you have no pillar here"
    assert "cathedral:wien" not in reasons


def test_spaces_too_far_away() -> None:
    reasons = TILETUM.out_of_reach(acting(scene(), "merchant", 2), 0)
    assert reasons["place:wien"] == "needs 5 action points"
    assert "place:troyes" not in reasons
    assert reasons["house:tiletum.1"] == "you have a house here already"


def test_what_cannot_be_built() -> None:
    state = give(scene(), merchant="troyes", architect="wien", houses="hamburg arles")
    assert TILETUM.out_of_reach(acting(state, "merchant", 2), 0)["house:troyes.1"] == "no house in your supply: fill a building"
    assert TILETUM.out_of_reach(acting(state, "architect", 2), 0)["pillar:wien"] == "nothing is built here in this game"
    state = give(scene(), architect="lyon", pillars="paris london")
    assert TILETUM.out_of_reach(acting(state, "architect", 2), 0)["pillar:lyon"] == "no pillar in your supply: fulfil a contract"
    give(state, architect="paris")
    assert TILETUM.out_of_reach(acting(state, "architect", 2), 0)["pillar:paris"] == "you have a pillar here already"
    state = give(give(give(scene(3), architect="bordeaux"), 1, pillars="bordeaux"), 2, pillars="bordeaux")
    assert TILETUM.out_of_reach(acting(state, "architect", 2), 0)["pillar:bordeaux"] == "all pillar spaces are taken"


def test_tiles_that_cannot_be_taken() -> None:
    state = lay_bonus(give(scene(), crests="1=4", merchant="paris"), paris="crest:4")
    assert TILETUM.out_of_reach(acting(state, "merchant", 2), 0)["bonus:paris"] == "you have a crest of this family"
    state = lay_contracts(scene(), "contract:iron_9 - - - contract:wool_9")
    reasons = TILETUM.out_of_reach(acting(state, "contract", 1), 0)
    assert reasons["contract:1"] == "needs 3 action points"
    assert "contract:5" not in reasons
    give(state, stored="helper:add_1 helper:add_1 helper:add_2 helper:add_3")
    assert TILETUM.out_of_reach(acting(state, "contract", 1), 0)["contract:5"] == "your storage is full"


def test_rooms() -> None:
    state = give(scene(), stored="character:king.points2", rooms=fill_building(4, "king.points3") + " 2.1=contract.wool2")
    lay_characters(state, "character:contract.iron1 - - - -")
    reasons = TILETUM.out_of_reach(acting(state, "character", 1), 0)
    assert reasons["room:2.2"] == "only notaries live here"
    assert reasons["room:1.3"] == "needs 3 action points"
    assert reasons["room:1.1"] == "those you have live elsewhere"
    assert TILETUM.out_of_reach(state, 0, "pl")["room:2.2"] == "mieszkają tu tylko notariusze"


def test_nothing_else_is_asked_about() -> None:
    state = lay_bonus(scene(), merchant="crest:4")
    state.apply("take die:gold.1 space:merchant")
    assert TILETUM.out_of_reach(state, 0) == {}
