# Sentences of the engine. A sentence names the cause and the way out.

unknown-game = There's no game called "{ $game }". Try: { $known }.
games-missing = Added games: there's no folder or package "{ $source }".
games-none = Added games: "{ $source }" isn't a game folder: it needs an __init__.py and a components.toml.
games-no-rules = Added games: "{ $source }" has the components of "{ $game }" but no rules: moves.py is missing.
games-same-id = Added games: "{ $source }" has a game called "{ $game }", but { $other } already uses that id.
games-name-taken = Added games: { $source } can't be imported because { $other } has the same name. Rename the folder.
games-broken = Can't load the game "{ $game }": { $reason }
bad-seats = This game is for { $fewest } to { $most } players, not { $seats }.
bad-seed = The game code must be a whole number, 0 or more, of { $bits } bits at most.
no-features = The game "{ $game }" has no features, so no bot can learn it.
bad-option = There's no option "{ $option }". Options: { $options }.
option-first-beyond = The option "first" can't be { $seat }: with this many players it goes from 0 to { $last }.
bad-option-value = The option "{ $option }" can't be "{ $value }". Choose one of: { $choices }.

unreadable-move = "{ $text }" isn't a move. Did you mean: { $closest }?
unreadable-move-alone = "{ $text }" isn't a move in this game.
ambiguous-move = "{ $text }" could mean several moves: { $candidates }.
no-such-seat = There's no seat { $seat }: this game has { $seats } seats, and programs count them from 0.

undo-nothing = Nothing to undo yet.
undo-another-has-moved = Can't undo: another player has moved.
undo-something-was-revealed = Can't undo: something hidden or random has been revealed.
undo-turn-is-over = Can't undo: your turn is over.

refusal-game-is-over = The game is over.
refusal-not-asked = It's not your turn: waiting for { $waiting }.
refusal-another-question = First answer this: { $question }

bad-box = { $file }, table [{ $table }]: { $reason }
bad-box-row = { $file }, table [{ $table }], row { $row } ({ $label }): { $reason }
box-unreadable = Can't read { $file }: { $reason }.
box-not-toml = { $file } is not valid TOML: { $reason }.
box-no-table = { $file } has no table [{ $table }].
box-unknown-table = { $file }: there's no table [{ $table }] to replace. Tables: { $known }.
box-unknown-key = "{ $key }" isn't known here. Known: { $known }.
box-missing = "{ $key }" is missing.
box-not-a-word = "{ $key }" must be a word of { $most } characters at most, not "{ $value }".
box-not-a-list = "{ $key }" must be a list of { $count } values at most, of the right kind.
box-not-rows = "rows" must be a list of inline tables.
box-not-in-range = "{ $key }" must be a whole number from { $least } to { $most }, not { $value }.
box-row-count = It has { $count } rows; it can have { $least } to { $most }.
box-unknown-word = "{ $value }" isn't a known { $key }. Known: { $known }.
box-wrong-kind = "{ $key }" must be { $kind }, not "{ $value }".
box-bad-id = The { $key } "{ $value }" must be lower-case letters and digits, { $most } characters at most, with - + or . between them.
box-same-moves = { $file }: "{ $move }" could mean two different moves: change one of the names.
box-beyond = { $what } could reach { $count }; the limit is { $most }.
box-twice = The { $key } "{ $value }" appears twice.
box-change-matches = This change fits { $count } rows; it must fit exactly one.

data-kind-number = a number
data-kind-text = text
data-kind-yes-no = true or false
data-kind-list = a list
data-kind-table = a table
data-kind-nothing = nothing
data-too-big = { $where } contains too much: { $most } values at most.
data-too-long = { $where } is too long: { $most } characters at most.
data-too-deep = { $where } is nested too deeply: { $most } levels at most.
data-long-key = { $where } has a key with too many parts: { $most } at most.
data-bad-name = { $where }: "{ $value }" can't be a name: use { $most } characters at most, all of them visible.
data-bad-text = { $where }: use { $most } characters at most, all of them visible.
data-bad-number = { $where }: { $value } is out of range: use -{ $most } to { $most }.
data-bad-kind = { $where }: a value of type "{ $value }" can't be used here. Write a number, text, true or false, a list or a table.

position-not-a-mapping = { $path } must be a mapping of names to values.
position-unknown-name = { $path } isn't part of a position. Known: { $known }.
position-not-in-range = { $path } must be from { $least } to { $most }, not { $value }.
position-not-a-list = { $path } must be a list of { $most } values at most.
position-unknown-word = { $path }: "{ $value }" isn't known. Known: { $known }.
position-bad-chance = { $path } must be four hexadecimal words joined by hyphens, not all zero.
position-other-game = { $path }: this position belongs to { $game }.
position-question = { $path }: there's nothing for this question to be about.

match-unreadable = Can't read { $file }: { $reason }.
match-not-json = { $file } isn't a saved game: { $reason }.
match-missing = { $file } isn't a saved game: "{ $key }" is missing or of the wrong type.
match-format = { $file } has format version { $version }; this program reads versions up to { $known }.
match-rules-version = { $file } was played with rules version { $version } of { $game }; this program plays version { $known }.
match-box = { $file } was played with another box ({ $hash } instead of { $known }): the printed values have changed since.
match-own-box = { $file } was played with its own box, which this program can't read: { $reason }
match-read-only = You can see it, but not replay it or play on. To see its moves and its result: tavoliere replay { $file }
match-move = { $file }: move { $number } ({ $move }) isn't possible: { $reason }
match-state = { $file } doesn't replay to the position it was saved with.
match-unwritable = Can't write { $file }: { $reason }.
position-bad-line = Can't read { $path }: { $line }. Write for example: players.0.hand {"{"}red=2{"}"}

fair-unreadable = This game has no readable proof of its shuffle: fingerprint, secret and the players' numbers.
fair-other-secret = The secret isn't the promised one: its fingerprint is { $found }, not { $promise }.
fair-other-seed = The game code doesn't follow from the secret and the players' numbers.

lesson-unreadable = { $game }: lesson/lesson.toml cannot be read: { $reason }
lesson-unknown-move = { $game }: lesson/lesson.toml, "{ $step }": no move of the game is "{ $what }".
lesson-unknown-target = { $game }: lesson/lesson.toml, "{ $step }" points at "{ $what }": no move is about it, and it is no seat, no region and none of "places".
lesson-unknown-event = { $game }: lesson/lesson.toml, "{ $step }" waits for "{ $what }": the game has no such event.
lesson-unknown-field = { $game }: lesson/lesson.toml, "{ $step }" waits for "{ $what }": there is no such field.
lesson-no-condition = { $game }: lesson/lesson.toml, "{ $what }" says nothing about when it comes.
lesson-same-id = { $game }: lesson/lesson.toml has two steps called "{ $what }".
lesson-no-text = { $game }: lesson/text lacks "{ $what }".

# --- boxes of owners -----------------------------------------------------------------------------

box-file-part = { $file }: "{ $key }" is not written as it should be. Leave it out, or take the file as it was downloaded.
box-not-shared = { $file } is not a file of shared values: it needs "box_of" and a table [confirmed] or [corrected].
box-games-differ = These files belong to different games ({ $games }). Merge those of one game at a time.
box-no-game = { $file } does not say which game it belongs to. Add --game GAME, or a first line such as box_of = "paris".
box-other-game = { $file } is a box of { $game }, not of { $other }.
box-count = [{ $table }]: { $needed } are printed, { $counted } are here.

# --- amounts of the score, which a game may count otherwise ------------------------------------------------------
amount = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-sum = { $total } points of the score
score-lost-less = fewer points lost
score-lost-more = more points lost
