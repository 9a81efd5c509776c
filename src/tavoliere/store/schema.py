"""The tables. What happens at a table is an entry, appended and never changed; the rest can be derived from entries.

Texts marked JSON are written and read by whoever owns their meaning. A change here needs a migration: see `migrations`.
"""

from sqlalchemy import Column, Double, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", Double, nullable=False),
)

tokens = Table(  # the secret in a browser's cookie; one person may have several browsers
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("created", Double, nullable=False),
)

links = Table(  # private links that bring an identity to another device, once
    "links",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False),
    Column("expires", Double, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("hash", String, primary_key=True),
    Column("match", String, nullable=False),
)

boxes = Table(  # whole boxes, so that a new release's corrections never change a stored match
    "boxes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("tables", Text, nullable=False),  # JSON
    Column("created", Double, nullable=False),
    Column("maker", String),  # who uploaded it; null: this program's own, or of release 0.1.0
    Column("source", String),  # a hash of the network address it came from, for a day
)
Index("boxes_by_maker", boxes.c.maker, boxes.c.created)
Index("boxes_by_source", boxes.c.source, boxes.c.created)

matches = Table(
    "matches",
    metadata,
    Column("id", String, primary_key=True),
    # What never changes.
    Column("head", Text, nullable=False),  # JSON: the table as it was made
    Column("game", String, nullable=False),
    Column("is_listed", Integer, nullable=False),  # 1: the lobby shows it
    Column("box", String, nullable=False),
    Column("maker", String, nullable=False),
    Column("source", String),  # a hash of the network address it was made from, for a day and while somebody plays
    Column("is_imported", Integer, nullable=False),  # 1: a match file from outside
    Column("created", Double, nullable=False),
    # What follows from the entries, kept here so that nobody has to read them all.
    Column("status", String, nullable=False),  # open, running, over, closed
    Column("number", Integer, nullable=False),  # of the last entry
    Column("asked", Integer, nullable=False),  # bit mask of the seats that are asked
    Column("seats", Text, nullable=False),  # JSON: who sits where
    Column("progress", Text),  # JSON: how far the match has come; null before it was known
    Column("last_at", Double, nullable=False),
    Column("wake_at", Double),  # when a bot or a clock has something to do; null: nobody but people
    Column("lease_by", String),  # the process that minds its bots and clocks
    Column("lease_until", Double),
)
Index("matches_by_status", matches.c.status, matches.c.last_at)
Index("matches_to_wake", matches.c.wake_at)
Index("matches_by_maker", matches.c.maker, matches.c.created)
Index("matches_by_source", matches.c.source, matches.c.created)
Index("matches_by_box", matches.c.box)

entries = Table(
    "entries",
    metadata,
    Column("match", String, primary_key=True),
    Column("number", Integer, primary_key=True),  # with several processes this key decides who was first
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("person", String),
    Column("message", String),  # the client's id of its message, so that a repeated one is recognised
    Column("data", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
)

seats = Table(  # whose tables are whose
    "seats",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False),
)
Index("seats_by_person", seats.c.person)

results = Table(  # what statistics are made of
    "results",
    metadata,
    Column("match", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String, nullable=False),
    Column("person", String),  # null: a bot
    Column("name", String, nullable=False),  # of the person then, or the bot's level
    Column("seats", Integer, nullable=False),
    Column("is_first", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("parts", Text, nullable=False),  # JSON
    Column("decisions", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("counts", Integer, nullable=False),  # 0: a chosen seed, or played on from another match
)
Index("results_by_game", results.c.game, results.c.counts, results.c.ended)

reviews = Table(  # of finished matches, the latest of each
    "reviews",
    metadata,
    Column("match", String, primary_key=True),
    Column("version", String, nullable=False),  # the rules, box and evaluator that made it
    Column("depth", String, nullable=False),
    Column("done", Integer, nullable=False),  # decisions that were judged
    Column("total", Integer, nullable=False),
    Column("report", LargeBinary, nullable=False),  # JSON, compressed: it has up to a million characters
    Column("made", Double, nullable=False),
)

own_boxes = Table(  # boxes that people save under a name; each version is a row of its own and never changes
    "own_boxes",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, primary_key=True),  # from 1; the last one counts
    Column("game", String, nullable=False),
    Column("owner", String, nullable=False),
    Column("name", String, nullable=False),
    Column("is_offered", Integer, nullable=False),  # 1: everybody may play with it
    Column("box", String),  # its hash; null: a draft that cannot be played with yet
    Column("looked_at", Integer, nullable=False),
    Column("to_look_at", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("source", String),  # a hash of the network address it came from, for a day
    # The last: SQLite reads what stands before a column in order to find it.
    Column("file", Text, nullable=False),  # TOML, as `--box` reads it
)
Index("own_boxes_by_owner", own_boxes.c.owner)
Index("own_boxes_by_game", own_boxes.c.game, own_boxes.c.is_offered)
Index("own_boxes_by_box", own_boxes.c.box)
Index("own_boxes_by_source", own_boxes.c.source, own_boxes.c.created)
