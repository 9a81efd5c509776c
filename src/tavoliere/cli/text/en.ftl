help = Tavoliere: a digital table for four modern board games.
help-lang = Language: it or en (default: your locale).
help-json = Write JSON, for programs.
help-version = Show the version and exit.
help-game = A game's id; "tavoliere games" lists them.
help-handed-in = A folder with a game of your own; repeat for several.
help-box = Your own component file, replacing printed values.
help-option = A game option; repeat for several.
help-seed = The game code: the same code deals the same game again.
help-games = List the games, their options and how sure their printed values are.
help-bots = List the bots and how each one plays.
help-play = Play a game in the terminal.
help-seats = Who plays, in order: me (or me:NAME) and bots, 2 to 4, such as me,normal,hard.
help-position = Start from this position, as "tavoliere.Match.position()" writes it.
help-load = Continue a saved game.
help-replay = Step through a saved game, or check it.
help-file = A saved game, or a game of an arena by its number: DIR/games.jsonl#17.
help-check = Only check that the game replays to the same bytes.
help-eyes = View it as this seat (1, 2, …; 0 for a spectator) instead of seeing everything.
help-rule = Show a numbered rule, the functions that implement it and its tests.
help-rule-id = A rule's id, such as TTR-4.7.
help-bench = Measure the speed of the rules; "bench server" measures the server.
help-seconds = How long to measure each game.
help-bench-search-iterations-per-second = search, iterations per second (mid-game)
help-arena = Let bots play each other, with the same deals and in all seats, and rate them.
help-arena-bots = The bots, such as expert,planner,random or search:200ms. More bots than seats: every combination plays. Fewer: the last one fills the empty seats (A,B at four seats is A against three B).
help-arena-games = How many games in total, rounded up to whole blocks (one deal in all arrangements).
help-jobs = How many games to play at once (default: one per processor).
help-cluster = Play on the Ray cluster at this address; "local" starts one here.
help-out = Keep games, results and charts here; the same command continues where it stopped.
help-stop = Stop a pairing once its first bot's share of wins is decided; --games is the maximum.
help-against = Share of wins to compare the first bot with (default: the fair share, 1 / seats).
help-move-limit = Seconds a bot may think about one move before it forfeits the game.
help-compile = Compile the rules now, so that every game is fast from the first move.
help-playthrough = Print a whole random game as text, as the tests store it.
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
try-help = Try "tavoliere --help".
interrupted = Interrupted.
bad-option-text = "{ $text }" isn't an option: write KEY=VALUE.
bad-position-file = { $file } isn't a position: { $reason }.
bad-seat-text = "{ $text }" doesn't say who plays: write for example me,normal.
bad-seats-loaded = The saved game has { $seats } seats: name as many with --seats.
bad-eyes = There's no seat { $seat }: seats are 1 to { $last }, and 0 is a spectator.
unknown-rule = There's no rule { $rule }. Try: { $known }.

compile-part = { $game }: { $part ->
    [rules] rules
    [opinions] strategy
    [learned] nets
    [rollouts] imagined games
   *[other] search
}
compile-failed = Couldn't compile { $game }: { $reason }. It still plays, slowly. Fix that, then run the command again.
head-id = id
head-title = game
head-options = options
all-bots = All names, for --seats and the arena: { $names }
games-hint = Play with: tavoliere play GAME --seats me,normal

rule-functions = Implemented by
rule-tests = Tested by
rule-none = nothing found (the tests come with the source code)

replay-checked = { $file }: { $game }, { $moves } moves replay to the same bytes ({ $digest }).
replay-unfinished = This game wasn't finished; it continues from here.
replay-as-written = It can't be replayed; these are its moves as recorded:
replay-no-result = The file doesn't say how the game ended, and that can't be worked out without replaying it.
replay-not-checked = Can't check whether its moves are possible and lead to the saved position; tavoliere replay without --check shows them.
replay-seed-verified = { $file }: the game code follows from the fingerprint, so nobody chose the shuffle. Compare the fingerprint with the one your table showed before you took a seat: { $promise }
replay-moves-not-checked = Can't check whether its moves follow from that game code.
replay-at = move { $number } of { $total }
replay-prompt = Enter: next · b: back · a number: jump · q: quit >

score-title = Score
score-sum = Total
score-place = Place

compiling = Compiling the rules in the background (about a minute, only once). You can already play; until then hard and expert bots play like normal ones.
compiled = (Rules compiled.)
goodbye = Goodbye.
goodbye-unsaved = Goodbye. This game was not saved.
winners = { $count ->
    [one] { $names } wins!
   *[other] Shared win: { $names }!
}
curtain = Pass the screen to { $name }.
curtain-prompt = Press Enter when only you can see it. >
many-moves = { $count } possible moves: type one, "moves" to list them, or "moves WORD" to filter.
bad-number = Type a number from 1 to { $count }, or a move.
play-help = Type a move as it's written in the list, or its number. Also:
    moves [WORD]  list the possible moves     why MOVE    which rule forbids it (also: why ROUTE, why PLACE)
    undo          undo a move                 score       your points if it ended now
    preview MOVE  what it would do            table       show the table again
    rule ID       read a rule
    save [FILE]   save the game               quit        quit
no-such-moves = No possible move contains "{ $word }".
why-what = Which move? For example: why claim arc-champs:red red
why-allowed = Nothing forbids it.
undone = Undone.
saved = Saved to { $file }.
input-ended = No more input, but it's a person's turn. Use --seats with bots only to let them play by themselves.

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
bench-state-bytes = bytes per state
bench-compile-rules-cpu-s = compile rules (CPU s)
bench-compile-opinions-cpu-s = compile strategy (CPU s)
bench-compile-search-cpu-s = compile search (CPU s)
bench-warm-start-s = warm start (s)
bench-calibration-per-second = calibration kernel/s

help-serve = Run the table server, for browsers and programs.
help-host = Address to listen on (default: this machine only, or your earlier answer).
help-port = Port to listen on (default 8000).
help-db = Where tables are stored: a file, or postgresql://USER@HOST/NAME (default: a file in your data folder).
help-public-url = How others reach the server when it's behind a proxy.
help-hosts = More names browsers may use for this server, such as tables.example; addresses need none.
help-log = Log lines as text or json; auto (default): text on a terminal, json otherwise.
help-config = A settings file; flags and TAVOLIERE_… variables take precedence.
help-verify = Verify the shuffle: check that the fingerprint, the secret and the players' numbers fit.
help-open = Open the page in your browser.
serve-ask = Let others on your network join? They'll see this machine's address. [y/n]
serve-remembered = Saved in { $file }; delete it to be asked again.
serve-here = The table is at { $url } (Ctrl-C stops it).
serve-others = Others on your network: { $url }
serve-alone = Only this machine can reach it. To let others in: --host 0.0.0.0
serve-port = Can't use port { $port }: { $reason }. Choose another with --port.
help-backup = Copy the database into one file, while the server runs.
help-backup-file = The file to write.
help-replace = Replace an older backup of the same name.
backup-made = Backup saved to { $file } ({ $size } kB). To restore it: stop the server, then put it where the database was.
replay-verified = { $file }: { $moves } moves replay, and the shuffle was fair. Compare the fingerprint with the one your table showed before you took a seat: { $promise }
replay-number = { $name } added { $number }
bench-server-clients = clients
bench-server-moves-per-second = moves/s
bench-server-messages = messages received
bench-server-lost = messages missing
bench-server-refused = refused
bench-server-p50-ms = click to broadcast, median (ms)
bench-server-p99-ms = click to broadcast, 99th percentile (ms)
bench-server-core-percent = use of one core (%)
bench-server-kb-per-table = memory per table (kB)
bench-server-start = Start with { $stored } stored games: { $seconds } s (with none: { $empty } s).

help-train = Train a bot: it learns the game by playing itself. The same command goes on where it stopped.
help-seat-count = For how many seats, 2 to 4.
help-train-hours = How long, in hours, earlier runs included.
help-train-games = How many games instead of hours: with the same "--seed" and "--jobs", the same net.
help-train-jobs = How many threads play and learn (default: one per processor).
help-train-cluster = Play and learn on the Ray cluster at this address, "--jobs" workers; "local" starts one here.
help-train-seed = Where chance begins: another number, another net.
help-train-from = Go on with this net instead of beginning with nothing; an own box begins with the net of the printed one.
help-train-searched = The last part of the training, from 0 to 1, in which the net learns from searches: better moves, fewer games.
help-train-policy = The last part of the training, from 0 to 1, in which the net learns only what a search will try first. With "--from NET --policy 1", for a finished net.
help-train-against = Learn to beat this net alone: how much that wins says how many holes it has. "v planner" is then "v this net".
help-train-out = Keep the net, its curve and how far the training has come here.
train-compiling = Compiling how { $game } is learned: about a minute, only once.
train-line = generation { $generation } · { $games } games · { $cpu } CPU min · { $planner } % v planner ({ $low }–{ $high }){ $gate } · { $left } left
train-gate-passed = { " " }· { $share } % v the best before: the best now
train-gate-failed = { " " }· { $share } % v the best before: not better
train-policy-better = { " " }· foresees { $share } % of what a search chooses: better than before
train-policy-not-better = { " " }· foresees { $share } % of what a search chooses: not better
train-done = The net is { $file }. Play against it: tavoliere play { $game } --seats me,learned:{ $file } · In the folder { $folder } the levels hard and expert use it.
train-interrupted = Interrupted after { $generations } generations, all kept in { $folder }. The same command goes on.

help-review = Review a finished game: luck, errors, turning points.
help-budget = About how long it may take (30s), or how many imagined games for each thing (2000it).
help-depth = How deep to look: quick, usual or deep.
help-review-seed = A number for the imagined games: the same gives the same results.
help-ask = The best moves in a position from your own table (JSON or short text).
help-ask-seat = The seat that asks.
help-puzzles = Collect positions from games between bots in which one move is clearly best.
help-puzzles-count = How many.
help-puzzles-worlds = Imagined games for each move.
help-puzzles-out = The file they are written to.
bad-depth = There's no depth "{ $depth }". Choose one of: { $known }.
review-not-replayed = So it can't be reviewed here; `tavoliere replay` still shows its moves.
review-compile-first = { $game } isn't compiled yet, and this would take very long. Run `tavoliere compile { $game }` first.
review-progress = Weighing moves
review-seat = seat
review-start = start
review-luck = luck
review-errors = own errors
review-gifts = gifts
review-unknowable = nobody could know
review-end = end
review-adjusted = with average luck
review-source = luck from
review-kind = errors, and points lost
review-times = times
review-made = { $decisions } moves, { $worlds } imagined games for each thing that was judged, { $seconds } s of processor time. Percent are points of win share; ± are two standard errors.
ask-move = move
ask-share = win share
ask-behind = behind
ask-close = too close to call
puzzles-found = { $number }. { $move } ({ $gap } points ahead)
help-boxes = Own boxes: check one, compare two, put together what owners shared.
help-box-game = The game, if the file does not name it.
help-box-check = Check an own box: is it playable, how much was looked at, what is strange.
help-box-diff = What two boxes do not have alike; "-" stands for the printed one.
help-box-merge = Put files of shared values together: where owners agree and where not.
box-fits = A box of { $game } ({ $box }): it can be played with. { $looked } of { $total } looked at.
box-agree = agree
box-differ = differ
box-one-owner = one owner
box-merged = { $game }: { $owners } owners, { $values } values, { $agreed } on which several agree.
