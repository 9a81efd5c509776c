unknown-bot = There's no bot called "{ $bot }". Bots: { $known }.
bad-budget = "{ $budget }" isn't a search budget. Write 200ms, 1.5s or 5000it (iterations).

level-easy = easy: plays by feel. Likes good moves but often makes others, and never looks ahead.
level-normal = normal: plays like a sensible player with a plan. Moves at once, without looking ahead.
level-hard = hard: looks at thousands of ways the game could go, for a fifth of a second. It knows only what its seat knows.
level-expert = expert: does the same for a second, on several cores (less on a busy server). It knows only what its seat knows.
level-until-compiled = Until the rules are compiled (the first minutes after installation), hard and expert play like normal.
