# The frame of the browser table: every word that belongs to no game.

skip-to-content = Skip to content
loading = One moment…
close = Close
yes = yes
no = { "no" }
keep = Keep
copy = Copy
name = Name
connection-lost = The connection was lost. It comes back by itself; then try again.
connection-connecting = Connecting…
connection-online = Online
connection-offline = Offline, trying again…
connection-outdated = This page is too old
page-reloaded = The service was updated, so this page has been loaded again.
page-outdated = This page is older than the service, even after it was loaded again. Close the tab and open the address anew.
service-away = The service does not answer. Load the page again in a moment.
http-error = The service answered with error { $status }. Try again in a moment.
lost-title = There is nothing here
lost-text = The link may be incomplete.
to-lobby = Back to the tables

# Navigation
nav = Pages
nav-tables = Tables
nav-matches = Matches
nav-statistics = Statistics
nav-rules = Rules
language-it = { "Italiano" }
language-en = English
language-now = Language: { $language }. Change language

# Who you are
welcome = Welcome to Tavoliere
welcome-text = Four board games, alone against bots or with friends. No account needed: a name will do.
your-name = Your name
name-take = Begin
name-kept = That is your name from now on.
name-first = Choose a name before you sit down.
you-mark = (you)
you-are = You are { $name }
you-named = { $name } (you)
other-device = Another device
other-device-help = Opened on another device, a private link brings the same person there, once.
make-link = Make the link
sign-out-others = All other devices
sign-out-others-help = If a device was lost, or a link fell into the wrong hands: only this browser stays you.
sign-out-others-now = Sign them out
others-signed-out = All other devices are signed out.
signed-out = This device was signed out. To come back as yourself, make a private link on the other device.
arrive-title = The same person on another device
arrive-text = This link brings the name and the seats you have elsewhere to this device. It works once.
arrive = Yes, that is me

# Lobby
your-tables = Your tables
new-table = New table
no-own-tables = You sit at no table yet. Choose a game: against bots it starts at once.
seats-from-to = { $least } to { $most } seats
open-tables = Open tables
no-open-tables = No table waits for anybody. Make one and invite your friends.
running-tables = Running, to watch
no-running-tables = Nobody is playing at the moment.
finished-matches = Finished matches
no-finished-matches = No match has been finished yet.
own-matches = Your matches
others-matches = Everybody's matches
bring-file = Bring a match
file-no-match = This file holds no match.
watch = Watch
read-again = Read again
sit-down = Sit down
go-to-table = Go to the table
play = Play
your-turn = Your turn
your-turn-since = Your turn, { $since }
round-number = { "round" } { $round }
round-of = round { $round } of { $rounds }
turn-number = turn { $turn }
won-yourself = You won, { $points ->
    [one] one point
   *[other] { $points } points
}
won-by = { $count ->
    [one] { $names } won, { $points ->
        [one] one point
       *[other] { $points } points
    }
   *[other] { $names } won together, { $points } points
}
with-people = with { $names }
place = No. { $rank }
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
turn-of = { $name } to play
turn-yours = your turn
turn-elsewhere = It is your turn at another table.
much-happened = Much has happened meanwhile.
watch-again = Watch it
waiting-for = Waiting for { $name }
waits-for-people = { $count ->
    [0] Everybody has sat down.
    [one] One person is missing.
   *[other] { $count } people are missing.
}
seat-free = free
bot-name = Bot { $number } ({ $level })
bot-of-level = Bot ({ $level })
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-random = random
minutes = { $count } { "min" }
hours = { $count } { "h" }
days = { $count ->
    [one] one day
   *[other] { $count } days
}
seconds = { $count } { "s" }

# New table
choose-game = Choose the game
game-length = length
game-seats = seats
game-weight = effort
game-weight-of = effort { $weight } of 5
seats = Seats
seat-count = How many seats
seat-who = Who sits at seat { $number }
seat-level = Level of the bot at seat { $number }
seat-name = Name at seat { $number }
seat-number = Seat { $number }
seat-open = Open
kind-person = person
kind-bot = { "bot" }
kind-bot-level = bot ({ $level })
kind-screen = same screen
options-of = Options of { $game }
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
value-random = random
value-printed = as printed
value-yes = yes
value-no = { "no" }
by-rule = rule { $rule }
pace = Pace
pace-free = free
pace-none = no time limit
pace-minute = 1 min a move
pace-quarter = 15 min each
pace-day = 1 day a move
pace-move = { $time } a move
pace-game = { $time } each
who-may-sit = Who may sit down
anybody = anybody
by-link = by link
takeover = If somebody leaves
takeover-help = A bot goes on in that seat, or everybody waits.
takeover-help-people = A bot goes on in that seat, or everybody waits. Between people the bot plays at level normal at most, and the match counts for no statistics.
takeover-none = wait
hints = Hints
hints-help = What an expert would play. Only alone against bots.
ready = Ready?
ready-text = { $seats } seats. { $missing ->
    [0] The match begins at once.
    [one] One person is missing: the match begins when everybody sits.
   *[other] { $missing } people are missing: the match begins when everybody sits.
}
advanced = Seed and other advanced options
seed = Seed
seed-help = A chosen number always gives the same match. Everybody is told, and it does not count for the statistics.
own-box = Your own box
own-box-help = A file with the values of your printed copy, instead of ours.
own-box-fits = The box fits.
make-table = Make the table

# Waiting
sit-here = Sit here
stand-up = Stand up
discard-table = Close the table
table-closed = This table was closed: nobody came, or its maker closed it.
reopen-table = Open the table again
seed-chosen = Chosen seed: { $seed }. The match does not count for the statistics.
played-on = Played on from move { $step } of another match.
invite-title = Invite others
invite-text = Whoever opens the link or scans the code can sit down.
invite-link = Invitation link
qr-of-link = QR code of the link
link-copied = Link copied.
link-not-copied = The browser does not allow copying: select the link by hand.
fair-dice = Fair dice
fair-dice-text = Before anybody sits the service promises a secret: this is its hash. At the end the secret is shown and anybody can check it.
fair-dice-shown = With these numbers anybody can check that nobody chose the cards.
fair-promise = Promised hash
fair-secret = Secret
fair-numbers = The players' numbers
fair-seed = Seed

# Table
region-prompt = What to do now
region-board = Game table
region-seats = Seats
region-mine = Your things
region-log = Log
region-side = Supply and log
table-parts = Parts of the table
tab-mine = Hand
tab-moves = Moves
tab-table = Table
tab-seats = Seats
tab-supply = Supply
tab-log = Log
tab-your-turn = ● Your turn · { $title }
table-menu = Table menu
keys = Keys
nothing-to-decide = The match is over.
one-moment = One moment…
which-one = Which one?
banner-last-round = Last round: { $count ->
    [one] one turn is left ({ $names })
   *[other] { $count } turns are left ({ $names })
}.
banner-final-round = This is the last round.
banner-century = End of the century: everybody may do one thing for free.
banner-runs = Final runs: every train may make one last journey.
banner-purchases = Final purchases, in reverse order.
confirm = Confirm
cancel = Cancel
undo = Take back the last decision
undo-not = It cannot be taken back: { $reason }
undo-nothing-here = Nothing to take back
you-watch = You are watching.
thinking = thinking
decides = decides now
person-away = not connected
replaced-by-bot = a bot plays
returns-after-bot = comes back after the bot’s move
muted-mark = muted
bot-wanted = Want a bot at this seat: { $names }
points-word = { $count ->
    [one] point
   *[other] points
}
points-hidden = hidden
points-of = { $name }: { $points } points
clock = Time left
log = Log
log-empty = Nothing has happened yet.
review = replay
said = { $name }: { $words }
say-something = Say something…
match-over = match over
my-moves = { $count ->
    [0] Your moves
    [one] One possible move
   *[other] { $count } possible moves
}
type-move = Search or type a move
make-move = Play
no-such-move = No possible move contains these words. Enter asks why.
no-moves-now = When it is your turn, your moves are here.
text-table = The table in words
text-players = All seats
text-seat = seat
nothing-of-your-own = Nothing here is yours alone.
to-score = To the score
come-back = Take back the seat of { $name }
let-bot-play = Let a bot play for me
you-return-after-bot = The bot finishes its move, then you play again.
others-at-table = The others at the table
vote-bot = Let a bot play for { $name }
mute = Mute { $name }
unmute = Let { $name } speak again
remove = Send { $name } away
remove-sure = Send { $name } away? They cannot sit down at this table any more.
remove-sure-playing = Send { $name } away? A bot plays in their place until they come back.
you-are-muted = Whoever made this table has muted you.
seating-left = { $name } leaves.
seating-bot-plays = { $name } leaves: a bot plays on, and the match will count for no statistics.
seating-back = { $name } is back.
seating-comes-back = { $name } will be back after the bot’s move.
seating-out-of-time = { $name } has run out of time.
seating-out-of-time-bot-plays = { $name } has run out of time: a bot plays on, and the match will count for no statistics.
seating-vote = { $by } would like a bot to play for { $name }, who keeps everybody waiting.
seating-voted-bot-plays = The others have decided: a bot plays for { $name } until they come back, and the match will count for no statistics.
seating-removed = The maker of the table has sent { $name } away: a bot plays until they come back, and the match will count for no statistics.
seating-muted = The maker of the table has muted { $name }.
seating-speaks-again = { $name } may speak again.
hint = What an expert would do
hint-ask = Ask for a hint
hint-was-asked = { $name } asked for a hint.
hint-thinking = The expert is thinking…
hint-figures = { $tries ->
    [one] Tried only once
   *[other] { $share }% of { $tries } tries
}. Expected wins: { $expected }%.
curtain-title = Pass the screen to { $name }
curtain-text = Nothing secret is shown until you press the button.
curtain-open = I am { $name }

# Keys
key-choose = the move of that number
key-confirm = confirm
key-back = one step back
key-undo = take back the last decision
key-moves = go to your moves
key-type = type a move
key-last = repeat what happened last
key-scores = say the scores
key-wait = say who is awaited
key-rule = the rule of the chosen line or of what happened last
key-arrows = from one target of the table to another
key-regions = next part of the page
key-help = this list

# End
winner = { $count ->
    [one] { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $names } win together with { $points } points
}
after-decisions =
    { $count ->
        [one] over after one decision
       *[other] over after { $count } decisions
    }
back-to-board = Back to the table
copy-link = Copy the link
rematch = Rematch
rematch-join = To the rematch
score-table = Score by parts
total = Total
rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
show-all = Show all
points-by-step = Points on the table, move by move
points-if-ended = Points move by move, as if the match had ended there
result-details-of = What counted for { $name }
result-details-seat = Whose
result-done = completed
result-missed = missed
where-points-come-from = Where the points come from

# Replay
replay = The match move by move
replay-control = Controls
eyes = With the eyes of
eyes-watcher = a watcher
eyes-all = everything, the hand of whoever decides
copy-log = Copy the log
log-copied = Log copied.
eyes-of = { $name }
share = Share
download = Download
play-on = Play on from here
play-on-text = A new table begins at move { $step }. Cards nobody had seen are shuffled anew, unless you want the same.
play-on-begin = Begin
same-cards = The same cards
to-table = To the table
to-start = To the start
to-end = To the end
step-back = One step back
step-on = One step on
play-replay = Play
pause = Pause
speed = Speed
step-of = Move { $step } of { $steps }

# Matches of other rules
only-to-read = can only be read
read = Read
moves-made = { $count ->
    [0] no moves
    [one] one move
   *[other] { $count } moves
}
moves-as-written = The moves, as they were written
no-moves-made = Nobody had moved yet.
secret-move = secret move
copy-moves = Copy the moves
moves-copied = Moves copied.
moves-not-copied = The browser does not let us copy: select the moves by hand.
close-match = Close the match
read-only-not-begun = It had not begun and cannot begin any more: make a new table.
read-only-not-over = It was not over and cannot go on any more.
read-only-no-result = The file does not say how it ended.
read-only-unchecked = Moves and result are what the file tells.

# Rules
rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-unknown = This rule is not in the rulebook of this game.
rules-all = The whole rulebook
rules-of-games = Rulebooks
rules-search = Search the rules
rules-none = No rule contains these words.
contents = Contents
components = What is in the box, and how sure it is
fidelity-text = The rules are those of the game; some printed values we have not seen and chose ourselves. With your own box, at the new table, you replace them by the real ones.
fidelity-verified = Verified on a printed copy or by sources that agree
fidelity-partial = Known in part
fidelity-reconstructed = Ours: house values

# Statistics
players = Players
no-statistics = No match of this game that counts has been finished yet.
stat-games = Matches
stat-wins = Won
stat-rank = Mean place
stat-points = Mean points
stat-best = Best
stat-length = Decisions
stat-parts = Mean points by part
stat-first = Whoever begins wins
stat-first-of = with { $seats }
stat-best-matches = Best matches

# Settings
settings = Settings
language = Language
theme = Look
theme-system = system
theme-light = light
theme-dark = dark
text-size = Text
per-cent = { $value }%
motion = Motion
motion-0 = none
motion-0-5 = quick
motion-1 = normal
motion-2 = slow
sound = Sounds
sound-on = Switch sounds on
sound-off = Switch sounds off
confirm-moves = Confirm moves
confirm-touch = on touch
confirm-always = always
confirm-never = never
text-view = Text view
text-view-help = The table in words, without pictures.
contrast = More contrast
left-handed = Left-handed
notify = Tell me when it is my turn

# Guided games, and how to play
guided-game = guided first game
learn-title = Never played before?
learn-text = Play a guided first game: a coach shows you the rules one at a time, while you play.
learn-play = { $game }: guided game, { $minutes } min
learn-this = Play the guided game, { $minutes } min
how-to-play = How to play
