"""components.toml as one read-only record: everything printed, the moves that follow from it, and the ids of it all."""

from dataclasses import dataclass

from tavoliere.engine.components import Components, Row
from tavoliere.engine.moves import write_row
from tavoliere.engine.records import SEATS, Array, Record, blank, int16, record
from tavoliere.games.necropolis_railway import moves
from tavoliere.games.necropolis_railway.limits import MOST_COFFINS, MOST_DISCS, refuse_too_much
from tavoliere.games.necropolis_railway.moves import FIRST_ANSWER, Kind
from tavoliere.games.necropolis_railway.names import (
    ABILITY_IDS,
    BLOCKS,
    BONUSES,
    CARDS,
    COFFIN_IDS,
    COLUMNS,
    CRYPT_IDS,
    DISC_IDS,
    DISCS_UNDER,
    FACE_UP,
    LEVELS,
    MOVES,
    OWN_COLOURS,
    PAIRS,
    PAYMENTS,
    ROOMS,
    ROWS,
    SECTION_IDS,
    TILE_PAIRS,
    TILES,
    TUCKED,
    YIELD_IDS,
    Crypt,
    Disc,
    PairBonus,
    Phase,
    Section,
    Side,
    Wagon,
    WagonKind,
    Yield,
    enum_ids,
)

BOX = record(
    [
        ("rounds", int16),
        ("century_after", int16),  # the round it follows
        ("face_up", int16),  # cards to choose from
        ("cards", int16),  # how many
        ("card_dots", int16, (CARDS,)),  # fewest players it is used with
        ("card_back", int16, (CARDS, DISCS_UNDER)),  # discs, the smaller number first
        ("card_room", int16, (CARDS,)),
        ("card_hires", int16, (CARDS,)),  # 1: shows staff
        ("card_builds", int16, (CARDS,)),  # 1: shows a crypt
        ("card_ability", int16, (CARDS,)),
        ("card_trains", int16, (CARDS, len(Section))),  # 1: the section has a train icon
        ("disc_pieces", int16),  # of each colour
        ("staff_pieces", int16),
        ("coffin_pieces", int16),  # of each colour
        ("start_money", int16),
        ("start_discs", int16, (len(Disc),)),
        ("start_coffins", int16),  # on the train
        ("start_mourners", int16),  # on the train
        ("start_gathered", int16),  # mourners in the Necropolis
        ("start_volunteers", int16),  # put aside
        ("start_pair", int16),
        ("hire_price", int16),
        ("wage", int16),
        ("staff_car_wage", int16),
        ("missing_mourner_price", int16),
        ("wagon_price", int16),  # of a wagon sold
        ("dining_car_money", int16),  # for each full wagon
        ("matching_money", int16),  # for a coffin on its own colour
        ("rooms", int16),
        ("tiles", int16),
        ("tile_room", int16, (TILES,)),
        ("tile_cost", int16, (TILES, len(Side))),  # price printed on what is covered
        ("tile_yield", int16, (TILES, len(Side), len(Yield))),
        ("tile_pairs", int16),
        ("tile_pair", int16, (TILE_PAIRS, 2)),
        ("levels", int16),  # level 1 is number 0
        ("level_points", int16, (LEVELS,)),
        ("level_now", int16, (LEVELS,)),  # steps in the turn it is reached
        ("level_every_turn", int16, (LEVELS,)),
        ("level_white_crypts", int16, (LEVELS,)),
        ("level_cost", int16, (LEVELS, 3)),  # blue, green, grey
        ("capacity", int16, (len(WagonKind), len(Wagon))),
        ("pairs", int16),
        ("pair_bonus", int16, (PAIRS,)),
        ("pair_amount", int16, (PAIRS,)),
        ("tucked", int16),  # most cards under the railway
        ("spaces", int16),  # of the track
        ("london", int16),  # space of the station
        ("necropolis", int16),
        ("rows", int16),
        ("columns", int16),
        ("grave_colour", int16, (ROWS, COLUMNS)),
        ("crypt_multiplier", int16, (len(Crypt),)),
        ("crypt_price", int16, (len(Crypt),)),  # mourners
        ("crypt_supply", int16, (SEATS + 1, len(Crypt))),  # by number of players
        ("bonuses", int16),
        ("bonus_money", int16, (BONUSES,)),
        ("bonus_steps", int16, (BONUSES,)),
        ("pair_points", int16),
        ("row_points", int16),
        ("bare_multiplier", int16),  # of a column without a crypt
        ("potter_points", int16),
        ("mourner_money", int16),  # at the end
        ("money_per_point", int16),
        ("payments", int16, (PAYMENTS, len(Disc))),  # ways to pay prestige
        ("moves", moves.MOVE, (MOVES,)),
        ("move_count", int16),
        ("blocks", moves.BLOCK, (BLOCKS,)),
        ("first_block", int16, (len(Phase) + 1,)),  # where the answers to a question begin
    ]
)


def make_box(components: Components) -> Array:
    """The box of some components; whatever cannot be played with is refused by name."""
    box = blank(BOX)
    read_numbers(components, box[0])
    read_london(components, box[0])
    read_prestige(components, box[0])
    read_railway(components, box[0])
    read_necropolis(components, box[0])
    read_cards(components, box[0])
    refuse_too_much(components, box[0])
    list_moves(components, box[0])
    return box


@dataclass(frozen=True)
class Ids:
    """The ids of everything in a box, by number."""

    cards: list[str]
    rooms: list[str]
    tiles: list[str]
    rows: list[str]
    columns: list[str]
    spaces: list[str]  # of the face-up cards
    bonuses: list[str]
    wagons: dict[int, str]  # by space of the railway
    places: dict[int, str]


def read_ids(components: Components, box: Record) -> Ids:
    """The ids of a box that `make_box` has accepted."""
    tiles, rows = tile_ids(components), numbered("row", box.rows)
    return Ids(
        cards=[row.text("id") for row in components.table("cards").rows(CARDS)],
        rooms=[row.text("id") for row in components.table("london_rooms").rows(ROOMS)],
        tiles=tiles,
        rows=rows,
        columns=numbered("col", box.columns),
        spaces=numbered("space", box.face_up),
        bonuses=numbered("bonus", box.bonuses),
        wagons={
            kind * PAIRS + pair: wagon
            for kind, word in enumerate(enum_ids(WagonKind))
            for pair, wagon in enumerate(numbered(word, box.pairs))
        },
        places={**dict(enumerate(rows)), **{ROWS + number: tile for number, tile in enumerate(tiles)}},
    )


def numbered(word: str, count: int) -> list[str]:
    """Ids that count from one: `row1`, `row2`."""
    return [f"{word}{number + 1}" for number in range(int(count))]


def read_numbers(components: Components, box: Record) -> None:
    """Read the tables without rows: rounds, pieces, start, prices, points."""
    game = components.table("game")
    box.rounds = game.whole("rounds", 2, 99)
    box.century_after = game.whole("century_after", 1, int(box.rounds) - 1)
    box.face_up = game.whole("cards_face_up", 1, FACE_UP)
    pieces, start = components.table("pieces"), components.table("start")
    box.disc_pieces = pieces.whole("discs_of_each_colour", 1, MOST_DISCS)
    box.staff_pieces = pieces.whole("staff", SEATS, 999)
    box.coffin_pieces = pieces.whole("coffins_of_each_colour", 1, MOST_COFFINS)
    box.start_money = start.whole("money", 0, 999)
    box.start_discs = [start.whole(word, 0, min(9, int(box.disc_pieces) // SEATS)) for word in DISC_IDS]
    box.start_coffins = start.whole("coffins_on_train", 0, int(box.coffin_pieces))
    box.start_mourners = start.whole("mourners_on_train", 0, 99)
    box.start_gathered = start.whole("mourners_in_necropolis", 0, 99)
    box.start_volunteers = start.whole("volunteers_aside", 0, 9)
    prices, scoring = components.table("prices"), components.table("scoring")
    box.hire_price, box.wage = prices.whole("hire", 0, 99), prices.whole("wage", 0, 99)
    box.staff_car_wage = prices.whole("staff_car_wage", 0, int(box.wage))
    box.missing_mourner_price = prices.whole("missing_mourner", 0, 99)
    box.wagon_price, box.dining_car_money = prices.whole("wagon_sold", 1, 99), prices.whole("dining_car", 0, 99)
    box.matching_money = prices.whole("matching_coffin", 0, 99)
    box.pair_points, box.row_points = scoring.whole("pair", 0, 99), scoring.whole("full_row", 0, 99)
    box.bare_multiplier, box.potter_points = (
        scoring.whole("column_without_crypt", 0, 99),
        scoring.whole("potters_field", 0, 99),
    )
    box.mourner_money, box.money_per_point = (
        scoring.whole("money_for_a_mourner", 0, 99),
        scoring.whole("money_for_a_point", 1, 99),
    )


def tile_ids(components: Components) -> list[str]:
    """The ids of the London tiles, room by room."""
    return [tile for room in components.table("london_rooms").rows(ROOMS) for tile in room.texts("tiles", TILES)]


def read_london(components: Components, box: Record) -> None:
    """Read rooms, both sides of the tiles, blank spaces, pairs."""
    tiles, table = tile_ids(components), components.table("london_rooms")
    if len(tiles) > TILES or len(set(tiles)) < len(tiles):
        table.refuse("box-tiles", most=TILES)
    table.new_ids("tiles", tiles, set(numbered("row", ROWS)))  # staff stand on tiles and in rows
    table.new_ids("id", [room.text("id") for room in table.rows(ROOMS)], set())
    box.tiles = len(tiles)
    for number, room in enumerate(table.rows(ROOMS)):
        box.rooms = number + 1
        for tile in room.texts("tiles", TILES):
            box.tile_room[tiles.index(tile)] = number
    spaces = components.table("london_spaces").rows(TILES)
    sides = components.table("london_tiles").rows(2 * TILES)
    seen = {(space.one_of("tile", tiles), int(Side.BLANK)): space for space in spaces}
    seen.update({(side.one_of("tile", tiles), 1 + side.one_of("side", ["a", "b"])): side for side in sides})
    if len(seen) < len(tiles) * len(Side) or len(spaces) + len(sides) > len(seen):
        components.table("london_tiles").refuse("box-tile-sides")
    for (index, side), row in seen.items():
        box.tile_yield[index, side] = [row.whole(word, 0, 99) for word in YIELD_IDS]
        box.tile_cost[index, side] = 0 if side == Side.B else row.whole("cost", 0, 99)
    for number, row in enumerate(components.table("london_pairs").rows(TILE_PAIRS, 0)):
        box.tile_pairs = number + 1
        box.tile_pair[number] = pair_of_tiles(row, tiles)


def pair_of_tiles(row: Row, tiles: list[str]) -> list[int]:
    """Read a pair of different tiles."""
    pair = row.texts("tiles", 2)
    if len(set(pair)) != 2 or not set(pair) <= set(tiles):
        row.refuse("box-pair", tiles=", ".join(tiles))
    return [tiles.index(tile) for tile in pair]


def read_prestige(components: Components, box: Record) -> None:
    """Read the track under London and the bonus actions of the central board."""
    levels = components.table("prestige").rows(LEVELS)
    box.levels = len(levels)
    names = [level.text("level") for level in levels]
    for number, level in enumerate(levels):
        box.level_points[number] = level.whole("points", 0, 99)
        box.level_now[number] = level.whole("now", 0, 9)
        box.level_every_turn[number] = level.whole("every_turn", 0, 9)
        box.level_white_crypts[number] = level.whole("white_crypts", 0, 9)
    costs = components.table("prestige_costs")
    priced = {row.one_of("level", names): row for row in costs.rows(LEVELS, 0)}
    if sorted(priced) != list(range(1, len(levels))):
        costs.refuse("box-level-prices", levels=", ".join(names[1:]))
    for number, row in priced.items():
        box.level_cost[number] = [row.whole(word, 0, 3) for word in DISC_IDS[:OWN_COLOURS]]
    for number, row in enumerate(components.table("bonus_actions").rows(BONUSES)):
        box.bonuses = number + 1
        box.bonus_money[number], box.bonus_steps[number] = row.whole("money", 0, 99), row.whole("steps", 0, 9)


def read_railway(components: Components, box: Record) -> None:
    """Read wagons, their pairs, tucked cards, the track."""
    kinds: set[str] = set()
    for row in components.table("wagons").rows(len(WagonKind), len(WagonKind)):
        row.new_ids("kind", [row.text("kind")], kinds)
        kind = row.one_of("kind", enum_ids(WagonKind))
        plain = row.whole("plain", int((box.start_coffins, box.start_mourners)[kind]), 99)
        box.capacity[kind] = [0, plain, row.whole("upgraded", plain, 99)]
    table = components.table("wagon_pairs")
    starts = []
    for number, row in enumerate(table.rows(PAIRS)):
        box.pairs = number + 1
        box.pair_bonus[number] = row.one_of("bonus", enum_ids(PairBonus))
        box.pair_amount[number] = row.whole("amount", 0, 9)
        starts += [number] * row.whole("start", 0, 1)
    if len(starts) != 1:
        table.refuse("box-start-pair", count=len(starts))
    box.start_pair = starts[0]
    box.tucked = components.table("tucked_cards").whole("most", 0, TUCKED)
    track = components.table("track")
    box.spaces = track.whole("spaces", 2, 99)
    box.london, box.necropolis = (track.whole(station, 0, int(box.spaces) - 1) for station in ("london", "necropolis"))
    if box.london == box.necropolis:
        track.refuse("box-stations")


def read_necropolis(components: Components, box: Record) -> None:
    """Read graves and crypts."""
    graves = components.table("graves").rows(ROWS)
    box.rows = len(graves)
    box.columns = len(graves[0].texts("colours", COLUMNS))
    for number, row in enumerate(graves):
        colours = row.texts("colours", COLUMNS)
        if not colours or len(colours) != box.columns or not set(colours) <= set(COFFIN_IDS):
            row.refuse("box-grave-colours", count=int(box.columns), colours=", ".join(COFFIN_IDS))
        box.grave_colour[number, : len(colours)] = [COFFIN_IDS.index(colour) for colour in colours]
    for row in crypt_rows(components, "crypts"):
        box.crypt_multiplier[row.one_of("colour", CRYPT_IDS)] = row.whole("multiplier", 0, 99)
    for row in crypt_rows(components, "crypt_prices"):
        box.crypt_price[row.one_of("colour", CRYPT_IDS)] = row.whole("mourners", 0, 99)
    for row in crypt_rows(components, "crypt_supply"):
        for seats, key in ((2, "two_players"), (3, "three_players"), (4, "four_players")):
            box.crypt_supply[seats, row.one_of("colour", CRYPT_IDS)] = row.whole(key, 0, 99)


def crypt_rows(components: Components, name: str) -> list[Row]:
    """The rows of a table that has one for each colour of crypt."""
    table = components.table(name)
    rows = table.rows(len(Crypt), len(Crypt))
    if len({row.one_of("colour", CRYPT_IDS) for row in rows}) < len(Crypt):
        table.refuse("box-crypt-twice")
    return rows


def read_cards(components: Components, box: Record) -> None:
    """Read the deck; for every number of players it must last to the end."""
    table = components.table("cards")
    rooms = [room.text("id") for room in components.table("london_rooms").rows(ROOMS)]
    table.new_ids("id", [card.text("id") for card in table.rows(CARDS)], set())
    for number, card in enumerate(table.rows(CARDS)):
        box.cards = number + 1
        box.card_dots[number] = card.whole("dots", 2, SEATS)
        box.card_back[number] = sorted(known(card, "back", DISC_IDS, DISCS_UNDER, DISCS_UNDER))
        box.card_room[number] = card.one_of("london", rooms)
        shows = known(card, "necropolis", ["staff", "crypt"], 1, 2)
        box.card_hires[number], box.card_builds[number] = 0 in shows, 1 in shows
        box.card_ability[number] = card.one_of("railway", ABILITY_IDS)
        trains = known(card, "trains", SECTION_IDS, 0, len(Section))
        box.card_trains[number] = [section in trains for section in Section]
    for seats in range(2, SEATS + 1):
        deck = int((box.card_dots[: box.cards] <= seats).sum())
        needed = seats * int(box.rounds) + int(box.face_up) + 1
        if deck < needed:
            table.refuse("box-few-cards", seats=seats, count=deck, needed=needed)


def known(row: Row, key: str, ids: list[str], least: int, most: int) -> list[int]:
    """A list of known ids as numbers."""
    given = row.texts(key, most)
    if len(given) < least or not set(given) <= set(ids):
        row.refuse("box-unknown-word", key=key, value=", ".join(given), known=", ".join(ids))
    return [ids.index(one) for one in given]


def list_moves(components: Components, box: Record) -> None:
    """Fill the move table and its blocks; they lie in the order of the questions they answer."""
    count, ways = 0, moves.payments(box)
    components.table("prestige_costs").refuse_beyond("limit-payments", len(ways), PAYMENTS)
    box.payments[: len(ways)] = ways
    first_block: dict[int, int] = {}
    for block, (kind, block_moves) in enumerate(moves.blocks(box)):
        first_block.setdefault(kind, block)
        box.blocks[block] = (count, count + len(block_moves), 0)
        for parts in block_moves:
            write_row(box.moves[count], kind, **parts)
            count += 1
    box.move_count = count
    first_block[len(Kind)] = block + 1
    for kind in Kind:
        box.blocks["next_kind"][first_block[kind] : first_block[kind + 1]] = first_block[kind + 1]
    for phase, first in FIRST_ANSWER.items():
        box.first_block[phase] = first_block[first]
    box.first_block[Phase.OVER :] = first_block[len(Kind)]
