"""Every number behind `weigh`: how much a player who decides quickly prefers a move."""

from typing import NamedTuple


class Preferences(NamedTuple):
    """What adds to the opinion of a move; 0.7 more doubles its weight."""

    tile: float
    tile_coffins: float  # each more coffin of an income, for each turn to come; so for the next three
    tile_mourners: float
    tile_pounds: float
    tile_orange: float
    tile_finished: float  # side B
    tile_staff: float  # for each point of the staff that stands there
    tile_pair: float  # finishes a pair
    tile_turns: float  # for each turn to come; so below
    row_staff: float
    row_staff_turns: float
    row_staff_rows: float  # for each row that has staff already
    row_staff_graves: float  # for each coffin already in the row
    row_staff_coffins: float  # for each coffin aboard
    tile_staff_a: float  # staff on a tile with side A
    tile_staff_b: float
    tile_staff_points: float  # for each point of the prestige reached, side B
    crypt: float
    crypt_points: float  # for each point gained at once
    crypt_hope: float  # for each step of the multiplier and turn to come
    crypt_turns: float
    crypt_multiplier: float  # for each step of the multiplier
    carriage: float
    tuck: float
    tuck_turns: float
    tuck_tender: float
    coffin_wagon: float
    coffin_wagon_turns: float
    mourner_wagon: float
    mourner_wagon_turns: float
    wagon_waiting: float  # for each coffin that waits
    wagon_pair: float  # for each wagon its pair has already, a better one counting twice
    wagon_bonus: float  # finishes a pair
    bonus: float
    bonus_pounds: float
    bonus_steps: float
    bonus_last_turns: float  # in the last three turns
    prestige: float
    prestige_staff: float  # for each point that staff on a finished tile gains
    prestige_steps: float  # for each lasting step and turn to come
    prestige_turns: float
    prestige_mix: float
    orange: float  # pays with orange
    orange_turns: float
    icon: float  # a train icon
    poor: float  # for each pound spent below five
    done: float
    done_discs: float  # for each disc in hand
    done_orange: float
    done_turns: float
    sale: float
    card_own: float  # for each disc of an own colour that makes a section affordable
    card_orange: float  # for each orange disc
    card_icon: float  # for each train icon of an affordable section
    card_double: float  # both symbols
    card_hire: float
    card_finished: float  # its room is finished
    card_disc: float  # for each other disc


PREFERENCES = Preferences(
    tile=0.78,
    tile_coffins=0.089,
    tile_mourners=0.045,
    tile_pounds=0.072,
    tile_orange=0.17,
    tile_finished=-0.11,
    tile_staff=0.18,
    tile_pair=1.3,
    tile_turns=-0.15,
    row_staff=4.0,
    row_staff_turns=-0.41,
    row_staff_rows=-1.3,
    row_staff_graves=0.15,
    row_staff_coffins=0.055,
    tile_staff_a=-1.4,
    tile_staff_b=0.78,
    tile_staff_points=0.1,
    crypt=-0.68,
    crypt_points=0.27,
    crypt_hope=0.0,
    crypt_turns=0.011,
    crypt_multiplier=-0.08,
    carriage=1.9,
    tuck=-0.077,
    tuck_turns=-0.06,
    tuck_tender=0.28,
    coffin_wagon=-0.3,
    coffin_wagon_turns=0.031,
    mourner_wagon=-0.52,
    mourner_wagon_turns=0.1,
    wagon_waiting=0.52,
    wagon_pair=0.52,
    wagon_bonus=1.3,
    bonus=-0.99,
    bonus_pounds=0.54,
    bonus_steps=1.4,
    bonus_last_turns=0.25,
    prestige=0.02,
    prestige_staff=0.18,
    prestige_steps=0.35,
    prestige_turns=0.19,
    prestige_mix=-2.2,
    orange=-1.1,
    orange_turns=-0.078,
    icon=0.55,
    poor=-0.22,
    done=0.24,
    done_discs=-0.54,
    done_orange=0.23,
    done_turns=0.0,
    sale=-1.3,
    card_own=0.18,
    card_orange=1.4,
    card_icon=0.48,
    card_double=0.41,
    card_hire=0.11,
    card_finished=-0.21,
    card_disc=-0.89,
)
