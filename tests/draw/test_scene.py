"""Who acts, whose board it is, and what is asked: the same questions of every game's view."""

from burgrave.draw.parts import Look
from burgrave.draw.scene import Scene


def scene(*waiting: int, focus: int = 0, you: tuple[int, ...] = (), asked: object = None) -> Scene:
    players = [{"name": seat} for seat in range(3)]
    view = {"seats": 3, "players": players, "to_act": list(waiting), "asked": asked}
    return Scene(view, Look(focus, you, ("Ann", "", "Ola")))


def test_the_seat_to_act_is_the_one_in_the_middle_if_several_are() -> None:
    assert scene(1).acting == 1
    assert scene(0, 1, 2, focus=2).acting == 2
    assert scene(1, 2).acting == 1
    assert scene().acting is None


def test_the_reader_clicks_the_board_in_the_middle() -> None:
    assert scene(0, you=(0,)).is_own
    assert scene(1, you=(0,)).is_own, "their only board, also while others play"
    assert scene(1, focus=1, you=(0, 1)).is_own, "of seats that share a screen, the one to act"
    assert not scene(1, focus=0, you=(0, 1)).is_own
    assert not scene(1, focus=1, you=(0,)).is_own, "somebody else's"
    assert not scene(0).is_own, "a spectator"


def test_live_is_whose_turn_it_is() -> None:
    assert scene(1, you=(0, 1)).is_live
    assert not scene(1, you=(0,)).is_live
    assert not scene(you=(0,)).is_live


def test_a_board_is_called_yours_where_there_is_no_other() -> None:
    assert scene(you=(0,)).is_yours
    assert not scene(you=(0, 1)).is_yours
    assert not scene(focus=1, you=(0,)).is_yours


def test_people_and_what_is_asked() -> None:
    seen = scene(1, focus=1, asked={"step": "Roll"})
    assert seen.others == (0, 2)
    assert seen.names == ("Ann", "2", "Ola")
    assert seen.focus == {"name": 1}
    assert seen.step == "Roll"
    assert scene().asked == {}
    assert scene().step == ""
