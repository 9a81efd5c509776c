"""How the features of London Necropolis Railway are laid out: the table, the own boards, then the other seats.

A feature is 1 or absent unless its block says otherwise; the last of a row of numbers means "or more".
"""

from tavoliere.engine.features import Layout
from tavoliere.engine.records import SEATS
from tavoliere.games.necropolis_railway.names import (
    ABILITIES,
    BONUSES,
    COFFIN_COLOURS,
    CRYPT_COLOURS,
    DISC_COLOURS,
    LEVELS,
    OWN_COLOURS,
    ROOMS,
    SECTIONS,
    TILES,
    WAGONS,
    Phase,
    Side,
    Stage,
    Wagon,
)

# What is awaited after the certain part of a move; 0 is a position as it lies there.
TURN_OVER, ANSWER, CARD, COFFINS, GAME_OVER = range(1, 6)

TURNS = 13  # turns to come: 0 to 12
TIMES = 5  # the same, by threes
PART_OF_TRACK = 8  # the track in eighths
STEPS = 9
STAFF = 9  # on London tiles
FILLED = 6  # graves or coffins of a row or column
MOURNERS = 26
POUNDS = 32
NO_POUNDS = 8  # pounds are counted from eight missing where they may be missing
LEAD_SIZE, NO_LEAD = 61, 30  # points ahead, by threes, and where none are
TENTH, HUNDREDTH = 0.1, 0.01  # so that values are near 1, where they are learned best

FEATURES = Layout(version=2, most=256, notes=0)
_own = FEATURES.block

ALWAYS = _own("always", 1, "always there")
AWAITED = _own("awaited", 6, "what is awaited after a move or while another seat is asked; 0: nothing")
QUESTION = _own("question", len(Phase), "the question that the seat is asked, now or next in its turn")
STAGE = _own("stage", len(Stage), "part of the game")
PLACE = _own("place", SEATS, "seats before this one in a round")
TURNS_LEFT = _own("turns", TURNS, "turns with a card that the seat will still begin")
WHERE = _own(
    "train", TURNS * PART_OF_TRACK, "turns to come, and the train's eighth of the track after its settled steps"
)
REACHES = _own("reaches", 4, "the settled steps of this turn lead to London (1), to the Necropolis (2), to both (3)")
SETTLED = _own("steps", STEPS, "steps that are settled for this turn, while it is the seat's own")

SECTION = _own("section", SECTIONS * 3, "a section of the card: used or not to be paid; payable; with orange only")
ROOM = _own("room", ROOMS, "a tile of the room that the card shows can be paid")
NECROPOLIS = _own("staff and crypt", 2, "staff can be hired; a crypt can be paid")
CRYPT_GAIN = _own("crypt gain", 12, "by threes, the points that the best crypt the seat can pay would add at once")
TUCK = _own("tuck", ABILITIES, "the card can be tucked, by what it does then")
MORE_STEPS = _own("more steps", 8 * 6, "steps lacking to the next station, and train icons still to be used")
LEVEL_NOW = _own("level now", LEVELS, "the next level of prestige, if it can be paid now")
BONUS_NOW = _own("bonus now", 3, "no bonus action any more; one can be paid; only with orange")

MONEY = _own("money", POUNDS, "pounds")
PAYDAY = _own("payday", POUNDS, "pounds after the next wages in London, 8 being none")
DISCS = _own("discs", DISC_COLOURS * 8, "discs, by colour and number")
ALL_DISCS = _own("all discs", 16, "discs")
DISCS_LACKING = _own("discs lacking", 6, "discs that the next level of prestige lacks, orange ones counted")
PRESTIGE = _own("prestige", LEVELS * STAFF, "level, and staff on London tiles that show side B")
PRESTIGE_STAFF = _own("prestige and staff", LEVELS * STAFF, "level, and staff on all London tiles")
PRESTIGE_TIME = _own("prestige and time", LEVELS * TURNS, "level, and turns to come")
TILE = _own("tile", TILES * len(Side) * 2, "a London tile, by its side and whether somebody stands there")
TILE_TIME = _own("tile and time", TILES * len(Side) * TIMES, "the same, by its side and turns to come, by threes")
PAIRS_DONE = _own("tile pairs", TILES + 1, "pairs of tiles that both show side B")
COFFIN_INCOME = _own("coffin income", 16, "coffins of a visit to London")
MOURNER_INCOME = _own("mourner income", 24, "mourners of a visit to London")
POUND_INCOME = _own("pound income", 24, "pounds of a visit to London")
ORANGE_INCOME = _own("orange income", 4, "orange discs of a visit to London")
WAGON = _own("wagon", WAGONS * len(Wagon), "a wagon: missing, plain or upgraded")
COFFIN_ROOM = _own("coffin room", 16, "coffins that the wagons hold")
MOURNER_ROOM = _own("mourner room", 24, "mourners that the wagons hold")
ABOARD = _own("coffins aboard", 16, "coffins aboard")
PASSENGERS = _own("mourners aboard", 24, "mourners aboard")
WAITING = _own("coffins waiting", 12, "coffins that wait in London, those about to be drawn included")
MOURNERS_WAITING = _own("mourners waiting", 16, "mourners that wait in London")
COLOUR_ABOARD = _own("colour aboard", COFFIN_COLOURS * 5, "coffins aboard, by colour and number")
COLOUR_WAITING = _own("colour waiting", COFFIN_COLOURS * 5, "coffins that wait in London, by colour and number")
TUCKED_CARDS = _own("tucked cards", 4, "cards under the railway")
ABILITY = _own("ability", ABILITIES, "cards under the railway, by what they do; the value is their number")
WORKERS = _own("workers", 16, "staff that is paid")
ROWS_STAFFED = _own("rows staffed", 7 * TIMES, "rows with staff, and turns to come, by threes")
ROW = _own("row", 2 * FILLED, "rows without and with staff, by coffins in them; the value is their number")
COLUMN = _own(
    "column",
    (1 + CRYPT_COLOURS) * FILLED * FILLED,
    "columns by crypt (none first), coffins of the best colour and graves still open to it; the value is their number",
)
BARE_TIME = _own("bare columns", FILLED * TURNS, "columns without a crypt, and turns to come")
DEMAND = _own(
    "demand", 7 * 5, "colours by open graves in columns where they are ahead, and coffins aboard; their number"
)
MATCHED = _own("matched", 14, "coffins aboard for which there is such a grave")
OPEN_GRAVES = _own("open graves", 31, "open graves in rows with staff")
GATHERED = _own("mourners", MOURNERS, "mourners in the Necropolis")
TO_GATHER = _own("mourners soon", MOURNERS, "the same with those aboard, if they will arrive")
VOLUNTEERS = _own(
    "volunteers", 2, "volunteers to be gained; volunteers that wait for a place; the value is their number"
)
POTTER = _own("potter", 1, "a tenth of the coffins in Potter's Field")

FREE_BONUS = _own("bonus spaces", BONUSES * OWN_COLOURS, "a bonus space that is free, by action and colour")
CRYPTS_LEFT = _own("crypts left", CRYPT_COLOURS * 4, "crypts left, by colour and number")
STAFF_LEFT = _own("staff left", 12, "staff left")
BAG = _own("bag", 1, "a hundredth of the coffins in the bag")
DISCS_OPEN = _own("open discs", DISC_COLOURS * 6, "discs under the open cards, by colour and number")
CARDS_OPEN = _own(
    "open cards", 3 * 4, "open cards with staff, with a crypt, with a room the seat has not finished; by number"
)

POINTS = _own("points", 3, "a hundredth of the own points now, of those to be expected, and of the latter's growth")
LEAD = _own(
    "lead", LEAD_SIZE, "points ahead of the best other seat if all play on as expected, by threes, 30 being none"
)
LEAD_NOW = _own("lead now", LEAD_SIZE, "points ahead of the best other seat now, by threes, 30 being none")
LEADS = _own("leads", 2, "a hundredth of both")

RIVAL = Layout()
_rival = RIVAL.block
R_POINTS = _rival("points", 2, "a hundredth of the points now, and of those to be expected")
R_PRESTIGE = _rival("prestige", LEVELS * STAFF, "level, and staff on London tiles that show side B")
R_MONEY = _rival("money", POUNDS, "pounds")
R_PAYDAY = _rival("payday", POUNDS, "pounds after the next wages in London, 8 being none")
R_DISCS = _rival("discs", 12, "discs in own colours")
R_ORANGE = _rival("orange", 8, "orange discs")
R_TURNS = _rival("turns", TURNS, "turns with a card that the rival will still begin")
R_TRAIN = _rival("train", PART_OF_TRACK, "the train's eighth of the track")
R_ABOARD = _rival("coffins aboard", 16, "coffins aboard")
R_ROOM = _rival("coffin room", 16, "coffins that the wagons hold")
R_ROWS = _rival("rows staffed", 7, "rows with staff")
R_CRYPTS = _rival("crypts", 1 + CRYPT_COLOURS, "columns by crypt, none first; the value is their number")
R_MOURNERS = _rival("mourners", MOURNERS, "mourners in the Necropolis")
R_TILES = _rival("tiles", len(Side), "London tiles by side; the value is their number")

RIVALS = FEATURES.repeat("rivals", RIVAL, SEATS - 1, "for each other seat in the order of play:")
