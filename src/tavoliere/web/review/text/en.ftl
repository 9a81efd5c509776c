# Review, ask and puzzles: pages of their own, fetched with them.

review = Review
review-title = Where the game was won
review-you = { $result }: { $luck }, { $errors }
review-you-won = { $points ->
    [0] You won
   *[other] You won by { $amount }
}
review-you-lost = { $points ->
    [0] You lost on the tie-break
   *[other] You lost by { $amount }
}
review-you-luck-lost = luck cost you { $percent }%
review-you-luck-won = luck brought you { $percent }%
review-you-luck-even = luck evened out
review-you-errors = { $mistakes ->
    [0] no clear mistake
    [one] one mistake cost you { $percent }%
    [2] two mistakes cost you { $percent }%
   *[other] { $mistakes } mistakes cost you { $percent }%
}
review-graph = Win share, move by move
review-graph-about = with all hands open; the band is ± 2 standard errors
review-at = Move { $move }: { $shares }
review-at-move = at move { $move }
review-move-0 = move 0
review-sums = Where it came from
review-sums-about = start + the four parts = end, exactly, in points of win share
review-sum = { $name }: start { $start }, luck { $luck }, own errors { $errors }, gifts from others { $gifts }, what nobody could know { $unknowable }; together { $end }
review-start = start
review-end = end
review-lost = lost
review-won = won
review-part-luck = luck
review-part-errors = own errors
review-part-gifts = gifts from others
review-part-unknowable = what nobody could know
review-move-of = Move { $move } · { $name }
review-show = Show on the board
review-on-board = on the board now
review-why-luck = Luck
review-why-reveal = Revealed
verdict-best = best
verdict-good = good
verdict-dubious = Dubious
verdict-mistake = Mistake
verdict-blunder = Blunder
review-played = played
review-better = better
review-knew = Move { $move }, from what { $name } knew
review-after = After move { $move }
review-before-all = Before the first move
review-turning = Turning points
review-no-turning = No single moment decided this game: it was won bit by bit.
review-luck-tab = Luck and errors
review-decisions = Moves
review-all-decisions = { $count ->
    [one] One move
   *[other] All { $count } moves
}
review-which = Which moves
review-which-errors = Errors
review-which-real = With a choice
review-which-all = All
review-whose = Whose moves
review-everybody = Everyone
review-kind = Kind of move
review-every-kind = Every kind
review-count = { $count ->
    [one] One move
   *[other] { $count } moves
}
review-instead = Better: { $move }
review-errors-by-kind = Errors by kind
review-errors-about = How many, and points of win share lost
review-count-dubious = Dubious moves
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-luck-by-source = Luck by source
review-source = Where chance fell
review-source-deal = the deal
review-times = Times
review-average-luck = With average luck
review-with-average-luck = with average luck: { $shares } (± { $margin })
review-deeper = Look deeper
review-go-on = Continue
review-again = Try again
review-stop = Stop
review-running = Reviewing every move: { $done } of { $total }
review-stopped = Stopped after { $done } of { $total } moves. What was found so far is below.
review-stopped-empty = Stopped before anything was found.
review-how = { $worlds } imagined games for each move. Errors have a name from { $dubious } (dubious), { $mistake } (mistake) and { $blunder } points (blunder) of win share; never when the error bars overlap.
review-controls = Move by move
review-to-move = Move { $move }
review-previous-turning = Turning point before
review-next-turning = Next turning point

# Ask
ask = Ask
ask-title = A position from your table
ask-about = Enter only what you can see; the rest is dealt at random in every imagined game.
ask-which-game = Which game is on your table?
ask-players = Players
ask-seat = You are
ask-seat-number = Seat { $number }
ask-start = Start from a set-up
ask-paste = Paste a position
ask-paste-label = Position
ask-paste-help = JSON, or the text of a link. Change the fields here; then ask.
ask-paste-broken = This isn't a position: the JSON is incomplete (line { $line }).
ask-take = Take this position
ask-clear = clear
ask-you = You
ask-to-move = to move
ask-cards-in-hand = cards in hand
ask-my-hand = My hand
ask-face-up = Face up
ask-remove = Remove { $name }
ask-more = One more: { $name }
ask-fewer = One fewer: { $name }
ask-undo = Undo
ask-best = What is best?
ask-thinking = Imagining games…
ask-best-clearly = Best move, clearly
ask-best-close = Too close to call
ask-scale = Win share on a scale from { $least } to { $most }%; ± is two standard errors.
ask-close = { $numbers } overlap: too close to call.
ask-why = Why { $first } and not { $other }
ask-together = together
ask-worlds = { $worlds } imagined games; what you can't see was dealt at random in each.
ask-changed = The position has changed since. Ask again.
ask-copy-link = Copy link
ask-leave = Back to the board
ask-first = What is best here?
ask-first-how = Set up what's on your table by pointing at the board, then ask.
ask-not-your-turn = It isn't your turn in this position: change whose turn it is, or which player you are.
ask-be-seat = I'm seat { $number }
ask-my-turn = It's my turn
ask-draft = You entered a position here before.
ask-draft-take = Bring it back
ask-copy-refused = No link yet: the position you entered is impossible. { $reason }
ask-play-on = A new table starts from this position. What you can't see is dealt at random; bots play the other seats unless you choose otherwise.
ask-close-chooser = Close
ask-show-seat = Show { $name }
ask-whose = Whose pieces
ask-name-first = Choose a name to ask; what you entered stays.

# Puzzles
puzzles = What would you play?
puzzles-about = Positions from real games in which one move is clearly best. Choose; then see why.
puzzles-none = There are no positions for this game yet.
puzzles-number = { $number } of { $count }
puzzles-all = All positions
puzzles-one = Position { $number }: { $state ->
    [right] right
    [close] nearly right
    [wrong] answered
    [shown] looked up
   *[open] open
}
puzzles-progress = { $right } of { $count } right at the first try
puzzles-next = Next
puzzles-your-move = Your move
puzzles-legal = { $count ->
    [one] one move is possible; these were considered
   *[other] { $count } moves are possible; these were considered
}
puzzles-right = That is the best move.
puzzles-wrong = { $move } is better, by { $points } points of win share.
puzzles-close = Nearly as good: { $points } points behind { $move }.
puzzles-again = Try again
puzzles-show = Show the answer
puzzles-ask = Open in Ask
