unknown-bot = There's no bot called "{ $bot }". Bots: { $known }.
bad-budget = "{ $budget }" isn't a search budget. Write 200ms, 1.5s or 5000it (iterations).

level-easy = easy: plays by feel. Likes good moves but often makes others, and never looks ahead.
level-normal = normal: plays like a sensible player with a plan. Moves at once, without looking ahead.
level-hard = hard: plays at once by what it learned in thousands of games against itself, without looking ahead. Where it has learned nothing (with a box of your own, say) it looks ahead for a fifth of a second. It knows only what its seat knows.
level-expert = expert: looks at thousands of ways the game could go, for a second, on several cores (less on a busy server), and judges them by what it learned, too, where that was measured to be better. It knows only what its seat knows.
level-hunter = hunter: goes for prizes (tickets, bonus tiles, prestige) even where they hardly pay. About as strong as normal.
level-blocker = blocker: gets in the others' way (routes they need, payments and spaces they could use) even where that costs. About as strong as normal.
level-racer = racer: is in a hurry (vehicles, money and trains at once) even where waiting would pay. About as strong as normal.
level-until-compiled = Until the rules are compiled (the first minutes after installation), hard is as strong as later but takes up to a second; expert plays like hard. Where they have learned nothing, both play like normal.

net-unreadable = The net { $file } cannot be read: { $reason }.
net-too-big = The net { $file } is bigger than { $most } MB. Nets are small files: this is something else.
net-no-card = The net { $file } has no card that says what it was trained for.
net-other-format = The net { $file } is written in format { $found }; this version reads format { $expected }.
net-other-game = The net { $file } plays "{ $found }", not "{ $expected }".
net-other-rules = The net { $file } was trained with version { $found } of the rules; these are version { $expected }. Train it again.
net-other-box = The net { $file } was trained with another box ({ $found }, here { $expected }). Train one for this box.
net-other-seats = The net { $file } plays with { $found } seats, not with { $expected }.
net-other-features = The net { $file } was trained on version { $found } of the game's features; these are version { $expected }. Train it again.
net-wrong-arrays = The net { $file } does not hold the arrays that a net of this game has.
net-not-finite = The net { $file } is damaged: some of its numbers are no numbers.
