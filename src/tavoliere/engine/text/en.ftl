# Sentences of the engine. A sentence names the cause and the way out.

unknown-game = There is no game called "{ $game }". Try: { $known }.
games-missing = Games handed in: there is no folder or package "{ $source }".
games-none = Games handed in: "{ $source }" is not the folder of a game: it needs an __init__.py and a components.toml.
games-no-rules = Games handed in: "{ $source }" holds the components of "{ $game }" but no rules: there is no moves.py.
games-same-id = Games handed in: "{ $source }" holds a game called "{ $game }", but { $other } has that id already.
games-name-taken = Games handed in: { $source } cannot be imported, since { $other } has the same name. Rename the folder.
games-broken = The game "{ $game }" cannot be loaded: { $reason }
bad-seats = { $seats ->
    [one] One player
   *[other] { $seats } players
} cannot play this game: it takes { $fewest } to { $most }.
bad-seed = The seed must be a whole number from 0, of at most { $bits } bits.
bad-option = There is no option "{ $option }". Options: { $options }.
option-first-beyond = The option "first" names seat { $seat }, but the seats are 0 to { $last }.
bad-option-value = "{ $value }" is no value of the option "{ $option }". Choose one of: { $choices }.

unreadable-move = "{ $text }" is no move. Did you mean: { $closest }?
unreadable-move-alone = "{ $text }" is no move of this game.
ambiguous-move = "{ $text }" could be several moves: { $candidates }.
no-such-seat = There is no seat { $seat }: this match has { $seats }, counted from 0.

undo-nothing = You have made no decision yet.
undo-another-has-moved = Somebody else has moved since; that cannot be taken back.
undo-something-was-revealed = Something hidden or random has come to light since; that cannot be taken back.
undo-turn-is-over = Your turn is over; a decision can be taken back only within it.

refusal-game-is-over = The game is over.
refusal-not-asked = It is not your turn: { $waiting } must decide.
refusal-another-question = Another question is open: { $question }

bad-box = { $file }, table [{ $table }]: { $reason }
bad-box-row = { $file }, table [{ $table }], row { $row } ({ $label }): { $reason }
box-unreadable = { $file } cannot be read: { $reason }.
box-not-toml = { $file } is not valid TOML: { $reason }.
box-no-table = { $file } has no table [{ $table }].
box-unknown-table = { $file }: there is no table [{ $table }] to lay over. Tables: { $known }.
box-unknown-key = "{ $key }" is not known here. Known: { $known }.
box-missing = "{ $key }" is missing.
box-not-a-word = "{ $key }" must be a word of at most { $most } characters, not "{ $value }".
box-not-a-list = "{ $key }" must be a list of at most { $count } values of the right kind.
box-not-rows = "rows" must be a list of inline tables.
box-not-in-range = "{ $key }" must be a whole number from { $least } to { $most }, not { $value }.
box-row-count = It has { $count } rows; from { $least } to { $most } fit.
box-unknown-word = "{ $value }" is no known { $key }. Known: { $known }.
box-wrong-kind = "{ $key }" must be { $kind }, not "{ $value }".
box-bad-id = The { $key } "{ $value }" must be of lower-case letters and digits, at most { $most } characters, with - + or . between them.
box-same-moves = { $file }: "{ $move }" could be two different moves: change one of the names.
box-beyond = { $what } could reach { $count }; at most { $most } fits.
box-twice = The { $key } "{ $value }" is there twice.
box-change-matches = This change fits { $count } rows; it must fit exactly one.

data-kind-number = a number
data-kind-text = a text
data-kind-yes-no = true or false
data-kind-list = a list
data-kind-table = a table
data-kind-nothing = nothing
data-too-big = { $where } holds too much: at most { $most } values.
data-too-long = { $where } is too long: at most { $most } characters.
data-too-deep = { $where } is nested too deeply: at most { $most } levels.
data-long-key = { $where } has a key of too many parts: at most { $most }.
data-bad-name = { $where }: "{ $value }" cannot be a name: it takes at most { $most } characters, none of them invisible.
data-bad-text = { $where }: a text takes at most { $most } characters, none of them invisible.
data-bad-number = { $where }: { $value } is out of range: numbers go from -{ $most } to { $most }.
data-bad-kind = { $where }: a value of the kind "{ $value }" cannot stand here. Write a number, a text, true or false, a list or a table.

position-not-a-mapping = { $path } must be a mapping of names to values.
position-unknown-name = { $path } is not part of a position. Known: { $known }.
position-not-in-range = { $path } must be from { $least } to { $most }, not { $value }.
position-not-a-list = { $path } must be a list of at most { $most } values.
position-unknown-word = { $path }: "{ $value }" is not known. Known: { $known }.
position-bad-chance = { $path } must be four hexadecimal words joined by hyphens, not all zero.
position-other-game = { $path }: this is a position of { $game }.
position-question = { $path }: the open question has nothing to be about.

match-unreadable = { $file } cannot be read: { $reason }.
match-not-json = { $file } is not a match file: { $reason }.
match-missing = { $file } is not a match file: "{ $key }" is missing or of the wrong kind.
match-format = { $file } has format version { $version }; this program reads up to { $known }.
match-rules-version = { $file } was played under rules version { $version } of { $game }; this program plays version { $known }.
match-box = { $file } was played with another box ({ $hash } instead of { $known }): the printed values have changed since.
match-own-box = { $file } was played with a box of its own that this program cannot read: { $reason }
match-read-only = It can be read, but not replayed or played on. To read its moves and its result: tavoliere replay { $file }
match-move = { $file }: move { $number } ({ $move }) is not possible: { $reason }
match-state = { $file } does not replay to the position it was saved with.
match-unwritable = { $file } cannot be written: { $reason }.
position-bad-line = { $path } cannot be read: { $line }. Write for example: players.0.hand {"{"}red=2{"}"}

fair-unreadable = The match carries no readable seal of fair dice: promise, secret and the players' numbers.
fair-other-secret = The secret is not the promised one: its hash is { $found }, promised was { $promise }.
fair-other-seed = The seed does not follow from the secret and the players' numbers.

lesson-unreadable = { $game }: lesson/lesson.toml cannot be read: { $reason }
lesson-unknown-move = { $game }: lesson/lesson.toml, "{ $step }": no move of the game is "{ $what }".
lesson-unknown-target = { $game }: lesson/lesson.toml, "{ $step }" points at "{ $what }": no move is about it, and it is no seat, no region and none of "places".
lesson-unknown-event = { $game }: lesson/lesson.toml, "{ $step }" waits for "{ $what }": the game has no such event.
lesson-unknown-field = { $game }: lesson/lesson.toml, "{ $step }" waits for "{ $what }": there is no such field.
lesson-no-condition = { $game }: lesson/lesson.toml, "{ $what }" says nothing about when it comes.
lesson-same-id = { $game }: lesson/lesson.toml has two steps called "{ $what }".
lesson-no-text = { $game }: lesson/text lacks "{ $what }".
