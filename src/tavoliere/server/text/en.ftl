# What the table service says. A sentence names the cause and the way out.

api-about = Tables for four board games: who one is, the lobby, boxes, words, rules, replays. The match itself runs over the websocket at /ws.
page-not-built = The browser table is not built here. Programs can use the service:

decision-closed = That question has been answered meanwhile; here is the table as it is now.
seat-not-yours = Seat { $seat } is not yours.
seat-played-by-bot = A bot plays for you now. Take your seat back first.
bot-move-forbidden = A bot's move is not possible at this table any more.
seat-taken = Somebody already sits at seat { $seat }, or the match has begun.
seat-kept = Seat { $seat } is kept for somebody else.
seat-not-replaced = No bot plays for you at this seat.
seat-comes-back = The bot finishes its move; then the seat is yours again.
seat-has-bot = A bot plays for { $name } already.
seat-of-nobody = Nobody sits at seat { $seat }.
seat-twice = Each seat can be named once.
one-seat-each = You sit here already: a second seat, under another name, is for somebody else. For several people at one screen, make a table with seats of that kind.
sent-away = Whoever made this table does not want you to sit here.
muted = Whoever made this table has muted you: the others no longer hear your phrases.
undo-bot-decided = A bot made this decision while you were away; it cannot be taken back.
takeover-too-strong = Between people, a bot that takes over for somebody plays at level "normal" at most.
only-players-vote = Only those who sit at the table can vote.
vote-own-seat = You cannot vote about your own seat; let a bot play for you in the table's menu.
vote-decide-first = You are asked too: decide first, then you can vote.
only-the-maker = Only whoever made the table can do that.
maker-own-seat = This seat is your own.
nobody-waits = Nobody waits for { $name } now.
clock-runs = { $name }'s time has not run out yet.
patience = { $name } still has time: wait { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
} before you ask for a bot.
table-has-begun = The match has begun: its table is closed only when nobody comes any more.
table-not-closed = This table is not closed.
asides-used-up = In this match you have spoken, taken back and the like { $most } times, and that is enough. You can play it to its end.
entries-used-up = So much has happened at this table that only moves are possible from now on.
no-such-seat-here = There is no seat { $seat } at this table.
behind-the-curtain = What belongs to { $name } is behind the curtain: pass the screen to { $name } first.
invitation-needed = This table is joined with an invitation: ask somebody who sits there for the link.
invitation-wrong = This invitation is not for this table, or its seats are taken. Ask for a new one.
only-players-invite = Only those who made the table or sit at it can invite.
only-players-speak = Only those who sit at the table can speak.
only-players-again = Only those who sat at the table can ask for another match.
no-seat-open = No seat is open any more.
no-such-phrase = There is no such phrase.
no-hints-here = There are no hints at this table.
hint-not-asked = There are hints only when it is your turn.
only-players-close = Only those who made the table or sit at it can close the match.
match-can-go-on = This match can go on: only those that cannot any more are closed.
rematch-after-the-end = Another match can be asked for after the end of this one.
table-not-started = The match has not begun: not everybody has sat down.
table-is-over = The match is over.
table-not-open = Open the table first.
too-many-tables = You see { $most } tables already: close one first.
no-such-table = There is no such table. Its link may be incomplete.
table-other-rules = This match was set up under rules version { $version }; this program plays version { $known }. Its moves and its result can be read, but it cannot be played on or shown on the board.
table-box-unreadable = The box of this match cannot be read by this program any more. Its moves and its result can be read, but it cannot be played on or shown on the board.
table-game-unknown = This program does not know the game of this match any more. Its moves and its result can be read, but it cannot be played on or shown on the board.
table-does-not-replay = This match does not replay with this program. Its moves and its result can be read, but it cannot be played; nothing of it is lost.
table-rebuild-failed = A fault of this program keeps it from rebuilding this match. It has been noted; the moves and the result can be read, but the match cannot be played, and nothing of it is lost.
table-unreadable = This match cannot be read by this program.

no-such-game = There is no game called "{ $game }". Games: { $known }.
no-such-box = There is no box { $box } of this game.
no-such-level = There is no bot of level "{ $level }". Levels: { $known }.
no-such-step = The match has only { $steps } steps.
play-on-after-the-end = A match can be played on from once it is over.
play-on-seats = This match has { $seats } seats: name as many, and see with the eyes of one of them.
play-on-is-over = At this step the match is over. Choose an earlier one.
eyes-after-the-end = Until the match is over you can see with your own eyes or a watcher's only.
file-after-the-end = A match becomes a file once it is over: a file holds every secret.
file-too-long = A match file has at most { $most } moves.
file-unusable = This file holds no match that can be read.

too-many-open-tables = { $most } of your tables already wait for people. Close one of them first, or wait until one begins.
too-many-open-tables-here = { $most } tables that were made from your network address already wait for people. Wait until one of them begins.
too-many-tables-today = From you, or from your network address, { $most } tables were made within a day, and that is the limit. Wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
too-many-files-today = From you, or from your network address, { $most } match files were stored within a day, and that is the limit. Wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
too-many-boxes-today = From you, or from your network address, { $most } boxes were stored within a day, and that is the limit. Wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
too-many-invitations = There are { $most } invitations to this table already: use one of them.

name-first = Tell us your name first.
name-empty = A name needs at least one letter that can be seen.
link-spent = This private link has been used or is too old. Make a new one on the other device.

protocol-version = The page speaks version { $version } of the protocol, the service version { $known }. Load the page again.
hello-first = Say hello first.
message-unreadable = This message cannot be read.
too-many-messages = { $seconds ->
    [one] Too many messages at once. Wait a second.
   *[other] Too many messages at once. Wait { $seconds } seconds.
}
too-many-requests = { $seconds ->
    [one] Too many requests. Try again in a second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
too-many-connections = { $seconds ->
    [one] Too many connections come from your network. Try again in a second.
   *[other] Too many connections come from your network. Close other pages of this service, or try again in { $seconds } seconds.
}
service-full = All places are taken. Try again in { $seconds } seconds; whoever has a name here is let in first.
request-too-slow = The request did not arrive within { $seconds } seconds. Try again, from a better connection if you can.
disk-nearly-full = The disk of the database is nearly full: { $free } bytes are left. Make room; nothing is lost so far.
host-unknown = This service does not answer to the name "{ $host }". Whoever runs it can allow the name with --hosts { $host } or the setting "hosts".
too-busy = You have as much waiting here as one person may. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
work-too-long = This was stopped: it took more than { $seconds } seconds of computing.
too-many-files = You have brought many boxes and match files. The next can come in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
other-origin = This request comes from another site.
body-too-large = That is too large: at most { $most } bytes.
body-invalid = { $where }: { $reason }
body-unreadable = This request cannot be read.
not-found = There is nothing here.
method-not-allowed = This cannot be done here.
internal-error = Something went wrong in the service. It has been noted; your match is safe.

setting-unknown = There is no setting "{ $name }". Settings: { $known }.
setting-file = The settings file { $file } cannot be read: { $reason }
setting-whole-number = The setting "{ $name }" cannot be "{ $value }": a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } is expected.
setting-number = The setting "{ $name }" cannot be "{ $value }": a number above 0 and at most { $most } is expected.
setting-choice = The setting "{ $name }" cannot be "{ $value }": one of { $choices } is expected.
setting-text = The setting "{ $name }" cannot be "{ $value }": a text is expected.
setting-networks = The setting "proxies" cannot be "{ $value }": addresses or networks are expected, separated by commas.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-good-game = That was a good game.
phrase-again = Shall we play again?
phrase-goodbye = Goodbye!

log-started = Serving { $url } with { $db }.
log-schema-upgraded = The database's tables were upgraded from number { $before } to { $after }.
log-fewer-places = Only { $places } connections fit instead of { $wanted }: the system allows this process too few open files.
log-stopped = Stopped.
log-store-away = The database is not there ({ $reason }); trying again.
log-bot-failed = A bot broke down at table { $table } and moves by lot.
log-bot-refused = A bot's move was refused at table { $table }.
log-task-failed = Something done beside has failed.
log-message-failed = A message of type { $type } has failed.
log-request-failed = A request for { $path } has failed.
log-request-refused = A request for { $path } from { $address } was refused: { $reason }.
log-websocket-failed = A websocket has failed.
log-websocket-refused = A websocket from { $address } was refused: { $reason }.
log-client-sent-away = A client was sent away: { $reason }.
log-client-dropped = A connection from { $address } was dropped: { $reason }.
log-invitation-refused = A wrong invitation was tried at table { $table }.
log-token-unknown = An unknown token came from { $address }.
log-identity-moved = { $person } has arrived on another device.
log-table-closed = Table { $table } was closed: nobody has come for a long time.
log-broadcast-failed = Somebody at table { $table } could not be told what happened.
log-table-does-not-replay = The match at table { $table } does not replay: { $reason }
log-rebuild-failed = A fault of ours: the match at table { $table } could not be rebuilt.
log-catch-up-failed = What another process stored at table { $table } cannot happen here.
log-box-unreadable = The box of table { $table } cannot be read: { $reason }
log-file-failed = A match file could not be read.
log-bot-too-slow = A bot took too long at table { $table } and moves by lot.
log-worker-died = A worker process ended with code { $code } and is replaced ({ $kind }).
log-worker-too-slow = A worker process took too long and is replaced ({ $kind }).
log-worker-failed = A worker process could not be started.
log-waking-failed = Table { $table } cannot be read, so its bots and clocks stand still.
no-lesson = This game has no guided game.
