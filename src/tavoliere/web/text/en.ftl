# The frame of the browser table: every word that belongs to no game.

skip-to-content = Skip to content
loading = One moment…
close = Close
yes = yes
no = { "no" }
keep = Keep
copy = Copy
name = Name
connection-lost = Connection lost. We'll reconnect automatically; then try again.
connection-connecting = Connecting…
connection-online = Online
connection-offline = Offline. Reconnecting…
connection-outdated = Page out of date
offline-move = You're offline, so nothing was played. Try again when the connection is back.
page-reloaded = Tavoliere was updated, so we reloaded the page.
page-outdated = This page is out of date and reloading didn't help. Close the tab and open the address again.
not-loaded = This part of the page could not be loaded: you are offline, or Tavoliere has been updated.
reload = Reload the page
service-away = The server isn't responding. Reload in a moment.
http-error = Server error { $status }. Try again in a moment.
lost-title = Page not found
lost-text = The link may be incomplete.
to-lobby = Back to lobby

# Navigation
nav = Main menu
nav-tables = Lobby
nav-matches = History
nav-ask = Ask
review-link = Review
nav-statistics = Statistics
nav-rules = Rules
language-it = { "Italiano" }
language-en = English
language-now = Language: { $language }. Change language

# Who you are
welcome = Welcome to Tavoliere
welcome-text = Four board games to play with friends or against bots. No sign-up: just pick a name.
your-name = Your name
name-take = Start
name-kept = Name saved.
name-first = Choose a name before you take a seat.
you-mark = (you)
you-are = You are { $name }
you-named = { $name } (you)
other-device = Use another device
other-device-help = Open a private link on your other device to be the same player there. It works once.
make-link = Create link
sign-out-others = Sign out everywhere else
sign-out-others-help = Lost a device, or shared a link by mistake? Only this browser stays signed in.
sign-out-others-now = Sign out
others-signed-out = Signed out on all other devices.
signed-out = This device was signed out. To sign in again, create a private link on your other device.
arrive-title = Continue on this device
arrive-text = This link brings your name and your seats to this device. It works once.
arrive = Yes, it's me

# Lobby
your-tables = Your tables
new-table = New table
no-own-tables = You have no games in progress. Pick one: against bots it starts right away.
seats-from-to = { $least }–{ $most } players
open-tables = Open tables
no-open-tables = No open tables. Create one and invite your friends.
running-tables = Live games
no-running-tables = No live games right now.
finished-matches = Finished games
no-finished-matches = No finished games yet.
own-matches = Your games
others-matches = Other players' games
no-others-matches = No games by other players yet.
bring-file = Import a game
file-no-match = This file isn't a saved game.
watch = Watch
read-again = Watch replay
sit-down = Join
go-to-table = Open table
abandon = Abandon
leave-sure = Leave this game? A bot plays on for you; you can come back whenever you like.
left-tables = Games you left
save-options = Save
options-changed = The host changed the options.
abandon-sure = Abandon this game? You'll find it under History and can reopen it there.
play = Play
your-turn = Your turn
your-turn-since = Your turn, { $since }
round-number = { "round" } { $round }
round-of = round { $round } of { $rounds }
turn-number = turn { $turn }
won-yourself = You won with { $points ->
    [one] 1 point
   *[other] { $points } points
}
won-by = { $count ->
    [one] { $names } won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $names } tied for the win with { $points } points
}
with-people = with { $names }
place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
watchers = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
turn-of = { $name }'s turn
turn-yours = your turn
turn-elsewhere = It's your turn at another table.
watch-again = Watch again
watching-again = Replaying the last turns
watch-stop = Back to the game
since-your-turn = Since your last turn
waiting-for = Waiting for { $name }
waits-for-people = { $count ->
    [0] All seats are taken.
    [one] Waiting for 1 more player.
   *[other] Waiting for { $count } more players.
}
seat-free = free
bot-name = Bot { $number } ({ $level })
bot-of-level = Bot ({ $level })
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-hunter = hunter
level-blocker = blocker
level-racer = racer
level-random = random
minutes = { $count } { "min" }
hours = { $count } { "h" }
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
seconds = { $count } { "s" }

# New table
choose-game = Choose a game
game-length = length
game-seats = players
game-weight = complexity
game-weight-of = complexity { $weight } out of 5
seats = Seats
seat-count = Number of players
seat-who = Who plays seat { $number }
seat-level = Level of the bot in seat { $number }
seat-name = Name of the player in seat { $number }
seat-number = Seat { $number }
seat-open = Open
kind-person = player
kind-bot = { "bot" }
kind-bot-level = bot ({ $level })
kind-screen = same screen
options-of = { $game }: options
option-first-0 = seat 1
option-first-1 = seat 2
option-first-2 = seat 3
option-first-3 = seat 4
value-random = random
value-printed = standard
value-yes = yes
value-no = { "no" }
by-rule = rule { $rule }
pace = Time limit
pace-free = none
pace-none = no time limit
pace-minute = 1 min per move
pace-quarter = 15 min per player
pace-day = 1 day per move
pace-move = { $time } per move
pace-game = { $time } per player
who-may-sit = Who can join
anybody = anyone
by-link = with the link
takeover = If a player leaves
takeover-clock = If a player leaves or runs out of time
takeover-help-clock = A bot takes over until they come back.
takeover-help = A bot takes over, or everyone waits.
takeover-help-people = A bot takes over, or everyone waits. In games between people the bot is no stronger than "normal", and the game won't count in the statistics.
takeover-none = wait
hints = Hints
hints-help = See what an expert would play. Only when you play alone against bots.
ready = Ready?
ready-text = { $seats } players. { $missing ->
    [0] The game starts right away.
    [one] The game starts when 1 more player has joined.
   *[other] The game starts when { $missing } more players have joined.
}
advanced = Advanced: game code, your own box
seed = Game code
seed-help = The same code always deals the same game. Everyone can see it, and the game won't count in the statistics.
own-box = Your own box
own-box-help = Use the values of your printed copy instead of ours: choose a file.
own-box-fits = Your box can be used.
make-table = Create table
play-now = Play now
customise = Customise
play-something = Play another game

# Waiting
sit-here = Sit here
stand-up = Leave seat
discard-table = Delete table
table-closed = This table is closed: nobody joined, or the host closed it.
reopen-table = Reopen table
seed-chosen = Game code { $seed }. This game won't count in the statistics.
played-on = { $step ->
    [0] Continues a game from a table at home.
   *[other] Continues another game from move { $step }.
}
invite-title = Invite players
invite-text = Anyone who opens the link or scans the code can join.
invite-here-only = Only this computer can open this link. To invite others on your network, start the server again with:
invite-share = Share…
invites-you = { $name } invites you to play
fill-seat = Add a bot…
fill-with-bot = Add a bot in seat { $number }
change-options = Change options
invite-link = Invitation link
qr-of-link = QR code for the invitation link
link-copied = Link copied.
link-not-copied = Your browser doesn't allow copying. Select the link and copy it yourself.
fair-dice = Verify the shuffle
fair-dice-text = Before anyone takes a seat, the server fixes a secret and shows its fingerprint. The secret is revealed at the end, so anyone can check that the shuffle wasn't changed.
fair-dice-shown = With these numbers anyone can check that the shuffle was fair.
fair-promise = Fingerprint shown at the start
fair-secret = Secret
fair-numbers = Players' numbers
fair-seed = Game code

# Table
region-prompt = Current action
region-board = Board
region-seats = Seats
region-mine = Your area
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
bots-warm-up = Bots warming up: { $seconds } s
bots-warm-up-why = The game is being prepared for strong bots; this happens only once. Until then, hard and expert bots play like normal ones.
table-menu = Table menu
keys = Shortcuts
nothing-to-decide = The game is over.
one-moment = One moment…
which-one = Which one?
confirm = Confirm
cancel = Cancel
undo = Undo
undo-nothing-here = Nothing to undo
you-watch = You're watching.
thinking = thinking…
decides = to move
person-away = offline
replaced-by-bot = bot playing
returns-after-bot = back after the bot's move
muted-mark = muted
bot-wanted = Want a bot to take over: { $names }
points-word = { $count ->
    [one] point
   *[other] points
}
points-hidden = hidden
points-of = { $name }: { $points } points
clock = Time left
log = Log
log-empty = Nothing yet.
log-turn = { $name }: { $summary }
said = { $name }: { $words }
say-something = Say something…
match-over = game over
my-moves = { $count ->
    [0] Your moves
    [one] 1 possible move
   *[other] { $count } possible moves
}
type-move = Search or type a move
make-move = Play
no-such-move = No possible move contains these words. Press Enter to see why.
no-moves-now = Your moves appear here on your turn.
text-table = The table as text
text-players = All players
text-seat = seat
nothing-of-your-own = Nothing here is private to you.
to-score = Scores
come-back = Take over again as { $name }
let-bot-play = Let a bot play for me
you-return-after-bot = You're back after the bot's move.
others-at-table = Other players
vote-bot = Let a bot play for { $name }
mute = Mute { $name }
unmute = Unmute { $name }
remove = Remove { $name }
remove-sure = Remove { $name }? They won't be able to join this table again.
remove-sure-playing = Remove { $name }? A bot plays for them until they come back.
you-are-muted = The host has muted you.
seating-left = { $name } left.
seating-bot-plays = { $name } left. A bot takes over, and this game won't count in the statistics.
seating-back = { $name } is back.
seating-comes-back = { $name } is back after the bot's move.
seating-out-of-time = { $name } ran out of time.
seating-out-of-time-bot-plays = { $name } ran out of time. A bot takes over, and this game won't count in the statistics.
seating-vote = { $by } wants a bot to take over for { $name }.
seating-voted-bot-plays = By vote, a bot takes over for { $name } until they come back. This game won't count in the statistics.
seating-removed = The host removed { $name }. A bot takes over until they come back, and this game won't count in the statistics.
seating-muted = The host muted { $name }.
seating-speaks-again = { $name } is no longer muted.
hint = Best moves
hint-ask = Hint
hint-was-asked = { $name } asked for a hint.
hint-thinking = The expert is thinking…
hint-best = Best move · { $expected }% to win
hint-other = { $expected }% to win
seat-facts = What everyone can see about { $name }
peek = Show my cards and money
peek-stop = Hide my cards and money
curtain-title = Pass the screen to { $name }
curtain-text = Everything secret stays hidden until you press the button.
curtain-open = I'm { $name }

# Keys
key-choose = move with that number
key-confirm = confirm
key-back = go back
key-undo = undo
key-moves = go to your moves
key-type = type a move
key-last = repeat the last event
key-scores = read out the scores
key-wait = whose turn it is
key-rule = rule for the selected line or the last event
key-arrows = move between targets on the board
key-regions = next part of the page
key-help = this list

# End
winner = { $count ->
    [one] { $names } wins with { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $names } tie for the win with { $points } points
}
after-decisions =
    { $count ->
        [one] finished after 1 move
       *[other] finished after { $count } moves
    }
back-to-board = Back to the board
copy-link = Copy link
rematch = Rematch
rematch-join = Join rematch
score-table = Scores
total = Total
rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
show-all = Show all
points-by-step = Score over time
points-if-ended = Score over time, if the game had ended then
result-details-of = { $name }'s results
result-details-seat = Player
result-done = completed
result-missed = missed
where-points-come-from = Where the points come from

# Replay
replay = Replay
replay-control = Playback
eyes = View as
eyes-watcher = a spectator
eyes-all = all cards face up
copy-log = Copy log
log-copied = Log copied.
eyes-of = { $name }
share = Share
download = Download
play-on = Play on from here
play-on-text = A new table starts at move { $step }. Cards that nobody had seen are shuffled again, unless you keep the same cards.
play-on-begin = Start
same-cards = Keep the same cards
to-table = Go to table
to-start = Go to start
to-end = Go to end
step-back = Previous move
step-on = Next move
play-replay = Play
pause = Pause
speed = Speed
step-of = Move { $step } of { $steps }

# Matches of other rules
only-to-read = view only
read = View
moves-made = { $count ->
    [0] no moves
    [one] 1 move
   *[other] { $count } moves
}
moves-as-written = Moves as recorded
no-moves-made = No moves yet.
secret-move = secret move
copy-moves = Copy moves
moves-copied = Moves copied.
moves-not-copied = Your browser doesn't allow copying. Select the moves and copy them yourself.
close-match = Close game
read-only-not-begun = It never started and can't start any more: create a new table.
read-only-not-over = It wasn't finished and can't continue.
read-only-no-result = The file doesn't say how it ended.
read-only-unchecked = Moves and result are taken from the file, unchecked.

# Rules
rule-open = Rule { $rule }
rule-title = Rule { $rule }
rule-unknown = This game has no such rule.
rules-all = Full rulebook
rules-of-games = Rulebooks
rules-search = Search the rules
rules-none = No rule contains these words.
contents = Contents
components = What's in the box, and how sure we are
fidelity-text = The rules are those of the game. Some printed values we have not seen, so we chose our own; use your own box at a new table to replace them with the real ones.
fidelity-verified = Checked against a printed copy, or by sources that agree
fidelity-partial = Partly known
fidelity-reconstructed = Our own values

# Statistics
players = Players
no-statistics = No finished game counts yet.
stat-games = Games
stat-wins = Wins
stat-rank = Average finish
stat-points = Average score
stat-best = Best score
stat-length = Moves
stat-parts = Average score by category
stat-first = First player wins
stat-first-of = { $seats } players
stat-best-matches = Best games

# Settings
settings = Settings
language = Language
theme = Theme
theme-system = system
theme-light = light
theme-dark = dark
text-size = Text size
per-cent = { $value }%
motion = Animations
motion-0 = off
motion-0-5 = fast
motion-1 = normal
motion-2 = slow
sound = Sounds
sound-on = Turn sounds on
sound-off = Turn sounds off
confirm-moves = Confirm moves
confirm-touch = on touch
confirm-always = always
confirm-never = never
text-view = Text view
text-view-help = The table as text, without pictures.
contrast = High contrast
left-handed = Left-handed
notify = Notify me when it's my turn

# Guided games, and how to play
guided-game = guided first game
learn-title = Never played before?
learn-text = Play a guided first game: a coach shows you the rules one at a time, while you play.
learn-play = { $game }: guided game, { $minutes } min
learn-this = Play the guided game, { $minutes } min
how-to-play = How to play

# The end as a show
end-counting = Final scoring
end-everyone = Everyone
end-chapter-winner = Winner
end-chapter-at = { $chapter }: { $progress }
end-next = Next
key-space = Space
end-skip = Skip to the result
end-to-result = See the result
end-speed = Speed
end-pause = Pause
end-go-on = Resume
end-watch = Watch the scoring
end-watch-again-hint = You can watch it again from the result page.
end-totals = Totals
end-seat-order = in seat order
end-final = final
end-so-far = so far
end-total = total
end-winner-later = The winner comes last
end-opens-next = next
end-closed = face down
end-told = Final scoring, step by step
end-group-rest = Everything else
end-player-of = player { $at } of { $count }
points-lost = points lost
you-won-by = You won by { $points }.
you-lost-by = You lost by { $points }.
you-won-tied = You won on the tie-break.
you-lost-tied = You lost on the tie-break.
you-share-the-win = You share the win.
end-tie-break = Tied on points.
rematch-asked = { $name } wants a rematch.
rematch-waits = A rematch is waiting for you.
end-final-places = Final places

# --- own boxes -------------------------------------------------------------------------------------

nav-boxes = My boxes
box-checklist = Checklist
box-show = Show
box-to-do = to check
box-all = all
box-done-of = { $done } of { $total }
box-progress = { $done } of { $total } checked
box-left = { $left } left
box-group-board = Board
box-group-tracks = Tracks
box-group-cards = Cards
box-group-tickets = Tickets
box-group-tiles = Tiles
box-looked-at = checked
box-not-looked-at = not checked yet
box-as-mine = Same as my copy
box-change = Change
box-one-more = One more
box-one-less = One less
box-name = Name of this box
box-offer = Share it with everyone
box-save = Save
box-saved = Saved as version { $version }.
box-share = Share my checks
box-share-help = Only the values you confirmed or corrected, and no names.
box-download = Download
box-upload = Upload a file
box-fresh = Start over
box-state = { $saved ->
    [0] not saved yet
   *[other] version { $saved }
  }{ $changed ->
    [yes] { "," } changed since
   *[no] { "" }
  }
box-playable = Ready to play.
box-not-playable = Not playable yet. You can still save it as a draft.
box-look-again = Check again
box-undo = Undo
box-redo = Redo
box-earlier = Earlier versions
box-version = Version { $version }
box-name-here = Name this box
box-name-first = Give the box a name first.
box-choose-one = Choose something on the table or in the list
box-all-done = Everything is checked
box-start = Compare with your copy. If it's the same here, press “{ $mine }” (Enter); if not, change it right here.
box-edit = Enter your own box
box-boxes-text = The values of your own copy, or a map of your own, ready to choose when you create a table.
box-none = No boxes saved for this game yet.
box-by = by { $name }
box-private = private
box-offered = shared with everyone
box-draft = draft
box-open = Open
box-delete = Delete
box-delete-really = Really delete
box-play = New table with this box
box-ask = Ask about it
box-compare = Compare
box-difference = Differences
box-printed = The standard box
box-first = First box
box-second = Second box
box-alike = These boxes are identical.
box-address = Where
box-choose = Box
box-login = Choose a name for yourself before you save a box.
box-example = Example: { $name }
box-gone = Here is the standard box instead.
box-gone-kept = Here is what this browser kept of it: save it as a new box, or start over.
box-kept-refused = Correct it here, or start over. Values that aren't known any more are left out.
box-broken = This box can't be drawn.
