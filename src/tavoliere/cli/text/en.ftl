help = Tavoliere: a digital table for four modern board games.
help-lang = Language: it or en (default: the locale's).
help-json = Write JSON, for programs.
help-version = Show the version and leave.
help-game = Id of a game; "tavoliere games" lists them.
help-handed-in = A folder that holds a game of your own; may be given several times.
help-box = Your own component file, laid over the printed values.
help-option = An option of the game; may be given several times.
help-seed = The seed of all chance, to play the same game again.
help-games = List the games, their options and how sure their printed values are.
help-bots = Show the bots, how each plays, and what they are called.
help-play = Play a game in the terminal.
help-seats = Who sits down, in order: me (or me:NAME) and bots, 2 to 4, such as me,normal,hard.
help-position = Start from this position, written as "tavoliere.Match.position()" gives it.
help-load = Go on with a saved match.
help-replay = Step through a saved match, or check it.
help-file = A saved match, or a game of an arena by its number: DIR/games.jsonl#17.
help-check = Only check that the match replays to the same bytes.
help-eyes = See with the eyes of this seat (from 0; -1 a watcher) instead of everything.
help-rule = Show a numbered rule, the functions that carry it out and the tests that pin it.
help-rule-id = Id of a rule, such as TTR-4.7.
help-bench = Measure how fast the rules are; "bench server" measures the table service.
help-seconds = How long each game is measured.
help-bench-search-iterations-per-second = search, iterations a second (middle of a game)
help-arena = Let bots play one another, on the same deals and in all seats, and rate them.
help-arena-bots = The bots, such as expert,planner,random or search:200ms. More bots than seats: every choice of them plays. Fewer: the last one fills the empty seats (A,B at four seats is A against three B).
help-arena-games = How many games in all; rounded up to whole blocks (a deal in all arrangements).
help-jobs = How many games are played at once (default: one per processor).
help-cluster = Play on the Ray cluster at this address; local starts one here.
help-out = Keep every game, the results and pictures here; the same command goes on where it stopped.
help-stop = Stop a pairing as soon as its first bot's share of wins is decided; --games is the most.
help-against = The share of wins the first bot is compared with (default: the fair share, 1 / seats).
help-move-limit = Seconds a bot may think about one move before it forfeits the game.
help-compile = Compile the rules now, so that every game is fast from the first move.
help-playthrough = Print a whole random game as text, as the tests keep it.
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
try-help = Try "tavoliere --help".
interrupted = Interrupted.
bad-option-text = "{ $text }" is no option: write KEY=VALUE.
bad-position-file = { $file } is no position: { $reason }.
bad-seat-text = "{ $text }" names no seats: write for example me,normal.
bad-seats-loaded = The saved match has { $seats } seats: name as many with --seats.
bad-eyes = There is no seat { $seat } to see with: seats are 0 to { $last }, and -1 is a watcher.
unknown-rule = There is no rule { $rule }. Try: { $known }.

compile-part = { $game }: { $part ->
    [rules] rules
    [opinions] strategy
   *[other] search
}
compile-failed = { $game } could not be compiled: { $reason }. It still plays, slowly; run the command again once that is mended.
head-id = id
head-title = game
head-options = options
all-bots = All names, for --seats and the arena: { $names }
games-hint = Play with: tavoliere play GAME --seats me,normal

rule-functions = Carried out by
rule-tests = Pinned by
rule-none = nothing found (the tests come with the source)

replay-checked = { $file }: { $game }, { $moves } moves replay to the same bytes ({ $digest }).
replay-unfinished = The match goes on from here: it was not finished.
replay-as-written = It cannot be replayed; these are its moves as they were written:
replay-no-result = The file does not say how the match ended, and without replaying it that cannot be counted.
replay-not-checked = Whether its moves are possible and lead to the position it was saved with cannot be checked; tavoliere replay without --check shows them.
replay-seed-verified = { $file }: the seed follows from the promise, so nobody chose the dice. Compare the promise with what your table showed before you sat down: { $promise }
replay-moves-not-checked = Whether its moves follow from that seed cannot be checked.
replay-at = move { $number } of { $total }
replay-prompt = Enter: next · b: back · a number: jump · q: leave >

score-title = Score
score-sum = Sum
score-place = Place

compiling = The rules are being compiled in the background (about a minute, only once); you can already play. Hard and expert bots play like normal ones until then.
compiled = (The rules are compiled now.)
goodbye = Goodbye.
goodbye-unsaved = Goodbye. This match was not saved.
winners = { $count ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }!
}
curtain = The screen now goes to { $name }.
curtain-prompt = Press Enter when only you can see it. >
many-moves = { $count } moves are possible: type one, or "moves" to list them, "moves WORD" to filter.
bad-number = Type a number from 1 to { $count }, or a move.
play-help = Type a move as it is written in the list, or its number. Also:
    moves [WORD]  list the possible moves     why MOVE    which rule forbids it (also: why ROUTE, why PLACE)
    undo          take back a decision        score       your points if it ended now
    preview MOVE  what it would do            table       show the table again
    rule ID       read a rule
    save [FILE]   save the match              quit        leave
no-such-moves = No possible move mentions "{ $word }".
why-what = Which move? For example: why claim arc-champs:red red
why-allowed = Nothing forbids it.
undone = Taken back.
saved = Saved to { $file }.
input-ended = There is no more input, and a person has to decide. Use --seats with bots only to let them play by themselves.

bench-cold = compile from nothing
bench-compile = compiling
bench-warm = warm start
bench-check = compiled = uncompiled?
bench-speed = random games
bench-search = search
bench-pure = uncompiled
bench-seats = players
bench-moves-per-second = moves/s
bench-games-per-second = games/s
bench-pure-moves-per-second = moves/s uncompiled
bench-state-bytes = bytes a state
bench-compile-rules-cpu-s = compile the rules (CPU s)
bench-compile-opinions-cpu-s = compile the strategy (CPU s)
bench-compile-search-cpu-s = compile the search (CPU s)
bench-warm-start-s = warm start (s)
bench-calibration-per-second = calibration kernel/s

help-serve = Serve tables over the network, for browsers and programs.
help-host = Address to listen on (default: only this machine, or what was answered when asked).
help-port = Port to listen on (default 8000).
help-db = Where tables are stored: a file, or postgresql://USER@HOST/NAME (default: a file in your data folder).
help-public-url = How others reach the service, when it stands behind a proxy.
help-hosts = Further names by which browsers may reach the service, for instance tables.example; addresses need none.
help-log = Log lines as text or json; auto (default): text on a terminal, else json.
help-config = A file with settings; flags and TAVOLIERE_… variables go first.
help-verify = Check that nobody could choose the dice: the promise, the secret and the players' numbers fit.
help-open = Show the page in your browser.
serve-ask = May others on your network join? They will see this machine's address. [y/n]
serve-remembered = Remembered in { $file }; delete it to be asked again.
serve-here = The table is at { $url } (Ctrl-C stops it).
serve-others = Others on your network: { $url }
serve-alone = Only this machine can reach it. For others: --host 0.0.0.0
serve-port = Port { $port } cannot be used: { $reason }. Choose another with --port.
help-backup = Copy the database into one file, while the service runs.
help-backup-file = The file to write.
help-replace = Replace an older backup of the same name.
backup-made = The backup is in { $file } ({ $size } kB). To use it: stop the service, put it where the database was.
replay-verified = { $file }: { $moves } moves replay, and the dice were fair. Compare the promise with what your table showed before you sat down: { $promise }
replay-number = { $name } added { $number }
bench-server-clients = clients
bench-server-moves-per-second = moves/s
bench-server-messages = messages received
bench-server-lost = messages missing
bench-server-refused = refused
bench-server-p50-ms = click to broadcast, half (ms)
bench-server-p99-ms = click to broadcast, 99 % (ms)
bench-server-core-percent = one core in use (%)
bench-server-kb-per-table = memory a table (kB)
bench-server-start = Start with { $stored } stored matches: { $seconds } s (with none: { $empty } s).
