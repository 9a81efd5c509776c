unknown-bot = There is no bot called "{ $bot }". Bots: { $known }.
bad-budget = "{ $budget }" is no budget for a search. Write 200ms, 1.5s or 5000it (iterations).

level-easy = easy: plays by feel. It likes good moves and often makes others; it does not look ahead.
level-normal = normal: plays like a sensible person with a plan, moves at once and does not look ahead.
level-hard = hard: imagines thousands of ways the game may go on, for a fifth of a second. It knows only what its seat knows.
level-expert = expert: does the same for a second, on several cores (for a shorter time on a server where many wait). It knows only what its seat knows.
level-until-compiled = Until the rules are compiled (the first minutes after installation) hard and expert play like normal.
