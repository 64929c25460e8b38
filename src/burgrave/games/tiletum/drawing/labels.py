"""Short words on and around the drawings, and what a screen reader says of a piece."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.draw.parts import View
from burgrave.games.language import first_upper
from burgrave.games.tiletum.kinds import ACTION_KINDS, GOODS
from burgrave.games.tiletum.numbers import LAPS, ROUNDS
from burgrave.games.tiletum.tiles import CONTRACT_TILE, SORT, tile_named
from burgrave.games.tiletum.words.language import Language, language_of
from burgrave.games.tiletum.words.tiles import gain
from burgrave.speech import by_language


class Labels:
    """The labels in one language. Dictionaries are by the names of goods, actions and figures."""

    def __init__(self, code: str) -> None:
        self.language: Language = language_of(code)
        self.gettext = _ = self.language.gettext
        self.ngettext = self.language.ngettext
        self.titles = {name: first_upper(title) for name, title in zip(ACTION_KINDS, self.language.action, strict=True)}
        self.titles["any"] = self.language.pgettext("action", "Any")
        """Actions as they stand on the wheel."""
        self.crest_brings = {
            "house": _("a house in any town"),
            "pillar": _("a pillar at any cathedral"),
            "merchant": _("the merchant travels anywhere"),
            "architect": _("the architect travels anywhere"),
        }
        self.wheel = _("action wheel: dice, bonus tiles, the points of each action")
        self.gone = _("no bonus tile any more")
        self.your_house = _("Your house")
        self.dice = _("Dice")
        self.storage = _("Storage")
        self.cathedrals = _("Cathedrals")
        self.contracts = _("Contracts")
        self.how_contracts = _("filled left to right; the pillar goes to your supply")
        self.how_contracts_of = _("filled left to right; the pillar goes to the supply")
        self.at_the_end = _("At the end")
        self.tray = _("goods, houses and pillars")
        self.tray_phone = _("goods, storage, houses and pillars")
        self.empty_storage = _("empty place in the storage")
        self.no_die = _("no die taken yet")
        self.lived_in = _("building 6: people live here from the beginning")
        self.map_title = _("Map")
        self.wheel_title = _("Wheel")
        self.house_title = _("House")

    # ---- what lies everywhere ------------------------------------------------------------------------------------------------

    def counted(self, good: str, count: int) -> str:
        """Return `count` goods of a kind in words."""
        return self.language.goods(count, GOODS.index(good))

    def tile(self, name: str) -> str:
        """Label a tile alone; of a contract also what it brings."""
        tile = tile_named(name)
        title = self.language.title[tile]
        if SORT[tile] != CONTRACT_TILE:
            return title
        return self.gettext("{contract}: {gain}").format(contract=title, gain=gain(self.language, tile))

    # ---- dice and the wheel ------------------------------------------------------------------------------------------------

    def die(self, good: str, value: int) -> str:
        """Label a die: its colour is the good, its value how many it brings."""
        return self.gettext("die: {goods}").format(goods=self.counted(good, value))

    def space(self, action: str, value: int, points: int) -> str:
        """Label one of the spaces around the wheel."""
        text = self.gettext("{action}: dice of value {value}, {points}")
        return text.format(action=self.titles[action], value=value, points=self.language.action_points(points))

    def more_points(self, name: str, action: str, count: int) -> str:
        """Label points that a completed building adds to an action."""
        text = self.gettext("{name}: {points} more for {action}")
        return text.format(name=name, points=self.language.action_points(count), action=self.titles[action])

    def points_left(self, left: int, granted: int) -> str:
        """Return how many action points are left."""
        return self.ngettext("{left} of {all} point left", "{left} of {all} points left", left).format(left=left, all=granted)

    def besides(self, action: str, left: int) -> str:
        """Label the points left for an action besides the die's own."""
        text = self.ngettext("{action}: {count} point left", "{action}: {count} points left", left)
        return text.format(action=self.titles[action], count=left)

    def recoloured(self, good: str) -> str:
        """Return what the next die brings."""
        return self.gettext("the next die brings {good}").format(good=self.language.the_good[GOODS.index(good)])

    def dice_left(self, count: int) -> str:
        """Return how many dice are left around the wheel."""
        return self.ngettext("{count} die left", "{count} dice left", count).format(count=count)

    # ---- the house -----------------------------------------------------------------------------------------------------------

    def room(self, building: int, floor: int) -> str:
        """Label an empty room; its floor is its price."""
        text = self.gettext("building {building}, floor {floor}: empty room, {points}")
        return text.format(building=building, floor=floor, points=self.language.action_points(floor))

    def lives(self, tile: str, building: int, floor: int) -> str:
        """Return who lives in a room."""
        text = self.gettext("building {building}, floor {floor}: {tile}")
        return text.format(building=building, floor=floor, tile=self.tile(tile))

    def ground(self, building: int, food: int, brings: str) -> str:
        """Label an empty ground floor, its price and what a crest brings there."""
        text = self.gettext("place for a crest in building {building}: {food}, {brings}")
        return text.format(building=building, food=self.counted("food", food), brings=brings)

    def crest_bonus(self, kind: str, goods: int, points: int) -> str:
        """Return what a crest on a ground floor brings."""
        if kind == "goods":
            return self.language.any_goods(goods)
        return self.language.points(points) if kind == "points" else self.crest_brings[kind]

    def crested(self, tile: str, building: int) -> str:
        """Label a crest on a ground floor."""
        return self.gettext("building {building}: {tile}").format(building=building, tile=self.tile(tile))

    def building(self, number: int, points: int, resident: str | None, is_complete: bool) -> str:
        """Label a building with what it strengthens."""
        _ = self.gettext
        text = _("building {number}").format(number=number)
        if is_complete:
            text = _("{building}, complete").format(building=text)
        if not points:
            return text
        action = self.titles[resident] if resident else _("its residents' action")
        return _("{building}: {points} more for {action}").format(
            building=text, points=self.language.action_points(points), action=action
        )

    def contract_space(self, points: int, has_pillar: bool) -> str:
        """Label an empty place for a fulfilled contract."""
        _ = self.gettext
        text = _("place for a contract: {points} and a pillar") if has_pillar else _("place for a contract: {points}")
        return text.format(points=self.language.points(points))

    def in_supply(self, houses: int, pillars: int) -> str:
        """Label houses and pillars that can be built."""
        return f"{self.language.houses(houses)}, {self.language.pillars(pillars)}"

    def contracts_of(self, count: int) -> str:
        """Return how many contracts somebody has fulfilled."""
        return self.ngettext("{count} contract fulfilled", "{count} contracts fulfilled", count).format(count=count)

    def cathedrals_of(self, count: int) -> str:
        """Return how many cathedrals somebody helped to build."""
        return self.ngettext("helped to build {count} cathedral", "helped to build {count} cathedrals", count).format(count=count)

    def products(self, houses: int, pillars: int, completed: int, points: int) -> str:
        """Return what the end brings for houses times pillars and for buildings, as it stands."""
        _ = self.gettext
        product = _("{houses} times {pillars} on the map").format(
            houses=self.language.houses(houses), pillars=self.language.pillars(pillars)
        )
        whole = self.ngettext("{count} building complete", "{count} buildings complete", completed).format(count=completed)
        return f"{product}: {self.language.points(houses * pillars)}; {whole}: {self.language.points(points)}"

    # ---- around the boards -----------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        """Label the title above somebody's house."""
        return self.gettext("House of {name}").format(name=name)

    def house_of(self, name: str, completed: int) -> str:
        """Return whose small house it is, and how many buildings are complete."""
        text = self.ngettext("house of {name}: {count} building complete", "house of {name}: {count} buildings complete", completed)
        return text.format(name=name, count=completed)

    def holdings_of(self, name: str, player: View) -> str:
        """Return what somebody holds: goods, stored tiles, houses and pillars."""
        goods = ", ".join(self.counted(good, count) for good, count in player["goods"].items() if count)
        stored: Sequence[str] = [self.tile(tile) for tile in player["storage"] if tile]
        texts = [goods, *stored, self.in_supply(player["houses"], player["pillars"])]
        return self.gettext("holdings of {name}: {things}").format(name=name, things="; ".join(part for part in texts if part))

    def moment(self, round_: int, lap: int) -> str:
        """Return how far the game is."""
        text = self.gettext("round {round} of {rounds}, turn {turn} of {turns}")
        return text.format(round=round_, rounds=ROUNDS, turn=lap, turns=LAPS)

    def short_round(self, round_: int) -> str:
        """Return the number of the round alone."""
        return self.gettext("Round {round}").format(round=round_)

    def short_turn(self, lap: int) -> str:
        """Return the number of the turn, after that of the round."""
        return self.gettext("turn {turn} of {turns}").format(turn=lap, turns=LAPS)

    def stage(self, is_over: bool) -> str:
        """Before the first round and after the last."""
        return self.gettext("the game is over") if is_over else self.gettext("setting up")


labels = by_language(Labels)
"""The labels of a language's code, cached."""
