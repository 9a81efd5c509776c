# What the coach says in every guided game.
coach = Coach
coach-step = step { $number } of { $count }
coach-moment = by the way
coach-your-move = Your move: { $move }
coach-go = go there
coach-why = Why this one?
coach-back = Back
coach-next = Next
coach-ahead = Play ahead for me
coach-again = Play the lesson again
coach-real-game = Play a real game
coach-skip = Skip lesson
coach-resume = Resume lesson
coach-chapters = Your first game
coach-left = { $minutes } min left
coach-not-now = You could do that, and you will. For now, follow the ring.
coach-click = click
coach-tap = tap
coach-read-on = One moment: read this first, then press Next.

# How to play, whatever the game
how-title = How to play { $game }
how-cards = In five cards
how-aid = Player aid
how-aid-about = the whole game on one page
how-rules = Full rules
how-keys = Shortcuts
how-back = Back to the table
aid-turn = On your turn
aid-symbols = Symbols
aid-scoring = Scoring
