"""Every number behind `worth` and `plan`: what a player assumes of the rest of the game."""

from typing import NamedTuple


class Assumptions(NamedTuple):
    """How much a player expects of things; amounts are points unless said otherwise."""

    steps: float  # of a usual turn, prestige apart
    matching: float  # share of coming coffins that fit the colour of their column
    row_likelihood: float  # that a row without staff gets some, for each turn to come
    row_likelihood_most: float
    crypts: float  # crypts that can be bought in a turn
    crypt_share: float  # share of the gain from crypts that mourners could still buy
    pound: float  # a pound that can still be spent, above its points
    pounds_needed: float  # pounds that can be spent in a turn
    short: float  # a pound missing for wages
    short_late: float  # how much worse that is in the last turn, when nobody can be hired again
    disc: float  # a disc that can be spent
    orange: float  # the same
    orange_income: float  # an orange disc of a visit to London
    discs_needed: float  # discs that can be spent in a turn
    disc_fading: float  # share of a disc's worth that each of the last turns leaves, up to the whole
    tile_likelihood: float  # that a tile with side A is turned, for each turn to come
    staff_growth: float  # staff still coming to London, for each turn to come
    level_growth: float  # points the prestige level still gains, for each turn to come
    pair_likelihood: float  # that a missing tile side is bought, for each turn to come
    wagon_likelihood: float  # that a missing wagon is bought, for each turn to come
    volunteer: float
    carriage: float
    tender: float
    tucked: float  # share of what a Staff car or a Dining car would bring
    focus: float  # how much more likely a grave under a crypt is filled than another
    crypt_to_come: float  # what the multiplier of a bare column may still gain, for each turn to come
    wasted_grave: float  # share of the multiplier lost with a grave for a coffin of another colour
    second_column: float  # the same for beginning another column with a colour that has room elsewhere
    row_progress: float  # share of a row's points for each grave taken in it


ASSUMPTIONS = Assumptions(
    steps=1.8,
    matching=0.917,
    row_likelihood=0.0846,
    row_likelihood_most=0.843,
    crypts=1.04,
    crypt_share=0.761,
    pound=0.653,
    pounds_needed=2.49,
    short=3.14,
    short_late=2.0,
    disc=2.13,
    orange=5.8,
    orange_income=2.27,
    discs_needed=3.0,
    disc_fading=0.3,
    tile_likelihood=0.0458,
    staff_growth=0.326,
    level_growth=0.423,
    pair_likelihood=0.0927,
    wagon_likelihood=0.0706,
    volunteer=6.0,
    carriage=0.672,
    tender=1.5,
    tucked=0.414,
    focus=0.738,
    crypt_to_come=0.127,
    wasted_grave=0.5,
    second_column=0.3,
    row_progress=0.08,
)
