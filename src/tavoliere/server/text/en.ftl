# What the server says. A sentence names the cause and the way out.

api-about = Tables for four board games: your identity, the lobby, boxes, texts, rules, replays. The game itself runs over the websocket at /ws.
page-not-built = The web pages are not built here. Programs can use the server:

decision-closed = That move came too late; here is the table as it is now.
seat-not-yours = Seat { $seat } isn't yours.
seat-played-by-bot = A bot is playing for you. Take over again first.
bot-move-forbidden = The bot's move is no longer possible.
seat-taken = Seat { $seat } is taken, or the game has started.
seat-kept = Seat { $seat } is reserved for another player.
seat-not-replaced = No bot is playing for you in this seat.
seat-comes-back = The bot finishes its move, then the seat is yours again.
seat-has-bot = A bot is already playing for { $name }.
seat-of-nobody = Nobody is in seat { $seat }.
seat-twice = Name each seat only once.
one-seat-each = You already have a seat at this table. To share one screen, create a table with "same screen" seats.
sent-away = The host has removed you from this table.
muted = The host has muted you: the others can't see your messages.
undo-bot-decided = Can't undo: a bot made this move while you were away.
takeover-too-strong = In games between people, a bot that takes over can be "normal" at most.
only-players-vote = Only players at this table can vote.
vote-own-seat = You can't vote about your own seat. To let a bot play for you, use the table menu.
vote-decide-first = It's your turn too: move first, then vote.
only-the-maker = Only the host can do that.
maker-own-seat = That's your own seat.
nobody-waits = Nobody is waiting for { $name }.
clock-runs = { $name } still has time left.
patience = { $name } still has time: wait { $seconds ->
    [one] 1 more second
   *[other] { $seconds } more seconds
} before you ask for a bot.
options-agreed = The game has started: its options stay as agreed.
table-has-begun = The game has started, so the table can't be closed.
table-not-closed = This table isn't closed.
asides-used-up = You've used up your { $most } messages, undos and the like for this game. You can still play it to the end.
entries-used-up = This table is full: from now on only moves are possible.
no-such-seat-here = There's no seat { $seat } at this table.
behind-the-curtain = { $name }'s cards are hidden: pass the screen to { $name } first.
invitation-needed = You need an invitation to join this table: ask a player there for the link.
invitation-wrong = This invitation is for another table, or all seats are taken. Ask for a new one.
only-players-invite = Only the host and the players can invite others.
only-players-speak = Only players can send messages.
only-players-again = Only players of this game can ask for a rematch.
no-seat-open = All seats are taken.
no-such-phrase = There's no such message.
no-hints-here = Hints are off at this table.
hint-not-asked = You can ask for a hint on your turn.
only-players-close = Only the host and the players can close this game.
match-can-go-on = This game can still be played, so it can't be closed.
rematch-after-the-end = You can ask for a rematch when the game is over.
table-not-started = The game hasn't started: some seats are still free.
table-is-over = The game is over.
table-not-open = Open the table first.
too-many-tables = You have { $most } tables open: close one first.
no-such-table = Table not found. The link may be incomplete.
table-other-rules = This game was played with rules version { $version }; this server plays version { $known }. You can see its moves and its result, but not play it or show it on the board.
table-box-unreadable = The box of this game can no longer be read. You can see the moves and the result, but not play the game or show it on the board.
table-game-unknown = This server no longer has this game. You can see the moves and the result, but not play it or show it on the board.
table-does-not-replay = This game can't be replayed here. You can see its moves and its result, but not play it; nothing is lost.
table-rebuild-failed = A bug keeps us from rebuilding this game. It has been logged; you can see the moves and the result, but not play the game. Nothing is lost.
table-unreadable = This game can't be read.

no-such-game = There's no game called "{ $game }". Games: { $known }.
no-such-box = There's no box { $box } for this game.
no-such-level = There's no bot level "{ $level }". Levels: { $known }.
no-such-step = This game has only { $steps } moves.
play-on-after-the-end = You can play on from a move once the game is over.
play-on-seats = This game has { $seats } seats: name as many, and view it as one of them.
play-on-is-over = The game is over at this move. Choose an earlier one.
eyes-after-the-end = Until the game is over you can view it only as yourself or as a spectator.
file-after-the-end = You can download a game once it's over: the file contains every secret.
file-too-long = A saved game can have { $most } moves at most.
file-unusable = This file isn't a game we can read.

too-many-open-tables = You already have { $most } tables waiting for players. Delete one, or wait until one starts.
too-many-open-tables-here = { $most } tables from your network are already waiting for players. Wait until one starts.
too-many-tables-today = You, or others on your network, have created { $most } tables within a day; that's the limit. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
too-many-files-today = You, or others on your network, have imported { $most } games within a day; that's the limit. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
too-many-boxes-today = You, or others on your network, have uploaded { $most } boxes within a day; that's the limit. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
too-many-invitations = This table already has { $most } invitations: use one of them.

name-first = Choose a name first.
name-empty = A name needs at least one visible letter.
link-spent = This private link was already used, or has expired. Create a new one on the other device.

protocol-version = This page speaks version { $version } of the protocol, the server version { $known }. Reload the page.
hello-first = Say hello first.
message-unreadable = This message can't be read.
too-many-messages = { $seconds ->
    [one] Too many messages at once. Wait a second.
   *[other] Too many messages at once. Wait { $seconds } seconds.
}
too-many-requests = { $seconds ->
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
too-many-connections = { $seconds ->
    [one] Too many connections from your network. Try again in a second.
   *[other] Too many connections from your network. Close other pages of this site, or try again in { $seconds } seconds.
}
service-full = The server is full. Try again in { $seconds } seconds; players who already have a name here get in first.
request-too-slow = The request didn't arrive within { $seconds } seconds. Try again, on a better connection if you can.
disk-nearly-full = The database's disk is nearly full: { $free } bytes left. Free some space; nothing has been lost.
host-unknown = This server doesn't answer to the name "{ $host }". Its owner can allow the name with --hosts { $host } or the setting "hosts".
too-busy = You have too much in progress. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
work-too-long = Stopped: this took more than { $seconds } seconds of computing.
too-many-files = That's a lot of boxes and games in a short time. Try again in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
too-many-people = Many people have taken a name from your network address. The next can do so in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}; until then you can watch.
other-origin = This request comes from another site.
body-too-large = That's too large: { $most } bytes at most.
body-invalid = { $where }: { $reason }
body-unreadable = This request can't be read.
not-found = Not found.
method-not-allowed = That isn't possible here.
internal-error = Something went wrong on our side. It has been logged; your game is safe.

setting-unknown = There's no setting "{ $name }". Settings: { $known }.
setting-file = Can't read the settings file { $file }: { $reason }
setting-whole-number = The setting "{ $name }" can't be "{ $value }": use a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
setting-number = The setting "{ $name }" can't be "{ $value }": use a number above 0, { $most } at most.
setting-choice = The setting "{ $name }" can't be "{ $value }": use one of { $choices }.
setting-text = The setting "{ $name }" can't be "{ $value }": use text.
setting-networks = The setting "proxies" can't be "{ $value }": use addresses or networks, separated by commas.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It's your turn.
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-again = Another game?
phrase-goodbye = Goodbye!

log-started = Serving { $url } with { $db }.
log-schema-upgraded = Upgraded the database schema from { $before } to { $after }.
log-fewer-places = Only { $places } connections are possible instead of { $wanted }: the system allows this process too few open files.
log-stopped = Stopped.
log-store-away = The database is unavailable ({ $reason }); trying again.
log-bot-failed = A bot crashed at table { $table } and moves at random.
log-bot-refused = A bot's move was refused at table { $table }.
log-task-failed = A background task failed.
log-message-failed = A message of type { $type } failed.
log-request-failed = A request for { $path } failed.
log-request-refused = A request for { $path } from { $address } was refused: { $reason }.
log-websocket-failed = A websocket failed.
log-websocket-refused = A websocket from { $address } was refused: { $reason }.
log-client-sent-away = A client was turned away: { $reason }.
log-client-dropped = A connection from { $address } was dropped: { $reason }.
log-invitation-refused = A wrong invitation was tried at table { $table }.
log-token-unknown = Unknown token from { $address }.
log-identity-moved = { $person } signed in on another device.
log-table-closed = Table { $table } was closed: nobody came for a long time.
log-broadcast-failed = A player at table { $table } could not be sent an update.
log-table-does-not-replay = The game at table { $table } does not replay: { $reason }
log-rebuild-failed = Bug: the game at table { $table } could not be rebuilt.
log-catch-up-failed = What another process stored at table { $table } is not possible here.
log-box-unreadable = The box of table { $table } cannot be read: { $reason }
log-file-failed = A saved game could not be read.
log-bot-too-slow = A bot took too long at table { $table } and moves at random.
log-worker-died = A worker process exited with code { $code } and is being replaced ({ $kind }).
log-worker-too-slow = A worker process took too long and is being replaced ({ $kind }).
log-worker-failed = A worker process could not be started.
log-waking-failed = Table { $table } can't be read, so its bots and clocks are stopped.
log-review-failed = The review of a game could not be made.
no-lesson = This game has no guided game.

review-after-the-end = This game isn't over yet. A review shows hidden cards, so there is none before the end.
review-other-rules = This game was played by other rules, or never came to its end: its moves can't be weighed here. Its moves can still be read.
review-too-long = A game of { $steps } moves is too long for a review; { $most } are the most.
review-not-compiled = This game is still being compiled. Try again in a minute.
no-reviews = This server makes no reviews.
review-not-yours = Only the player who started this review, or one who played the game, can stop it.
review-broken = The review broke off; what was looked at is kept. Begin it again.
ask-no-position = Give the position as JSON in `position`, or as text in `text`.
box-not-yours = Only the player who saved this box can change it. Save it under a name of your own.
too-many-own-boxes = You already have { $most } boxes. Delete one that you no longer need.
