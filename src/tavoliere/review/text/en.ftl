# Reviews, asked positions and puzzles.
review-not-over = This game is not over: a review shows hidden cards, so there is none before the end. Play it to its end first.
review-too-long = Nobody can review a game of { $steps } moves; { $most } are the most.
review-other-rules = This game was played by other rules, so its moves cannot be weighed here. Its moves and its result can still be read.
ask-not-asked = Seat { $seat } is not asked in this position; { $asked ->
    [none] nobody is: the game is over
   *[other] it is the turn of seat { $asked }
}. Give `seat` or the position's phase and turn another value.
ask-no-seat = There is no seat { $seat } here: the position has { $seats } seats.
ask-no-position = Give the position as JSON in `position`, or as text in `text`.
puzzles-none = There are no puzzles for this game yet.

luck-deal = the deal
verdict-best = best move
verdict-good = good
verdict-dubious = dubious
verdict-mistake = mistake
verdict-blunder = blunder

reason-share = With the better move { $who } wins { $better } % of { $worlds } imagined games, with the other { $played } %: { $points } points of win share (± { $error }).
reason-part = { $part } { $points }
reason-part-loss = { $part } { $points } ({ $way ->
    [less] { score-lost-less }
   *[more] { score-lost-more }
})
reason-parts = On average it brings { $who } { $parts }; { score-sum } in all.
reason-rival = What is lost goes mostly to { $rival }: +{ $points } points of win share.
reason-rival-parts = With the other move, for { $who }: { $parts }; { score-sum } in all.
reason-reply = After the better move { $rival } answers “{ $reply }” in { $better } of 10 imagined games, after the other in { $played } of 10.
reason-risk = The risk: { $of_ten ->
    [0] hardly ever does the other move turn out better for { $who } ({ $percent } % of the imagined games).
   *[other] in { $of_ten } of 10 imagined games the other move turns out better for { $who }.
}

turning-error = { $who } could have done better by { $points } points
turning-luck = { $source }: { $points } points for { $who }
turning-reveal = What nobody could know: { $points } points for { $who }
turning-played = Played: { $played }
turning-better = Better: { $better }
turning-luck-before = Before it { $who } had { $before } % of the wins, after it { $after } %.
turning-luck-error = Chance, not choice: { $before } % is the average of all that could have fallen after this move (± { $error }).

headline-mistakes = { $mistakes ->
    [0] no clear mistake
    [one] one mistake −{ $cost } %
   *[other] { $mistakes } mistakes −{ $cost } %
}
headline-won = { $who } won{ $points ->
    [0] {""}
   *[other] { " " }by { amount }
}: luck { $luck } %, { headline-mistakes }.
headline-lost = { $who } lost { $points ->
    [0] on the tie-break
   *[other] by { amount }
}: luck { $luck } %, { headline-mistakes }.
headline-all = { $winners } won{ $points ->
    [0] {""}
   *[other] { " " }by { amount }
}{ $whose ->
    [winner] { " " }and had most luck ({ $luck } %)
   *[other] ; { $lucky } had most luck ({ $luck } %)
}
headline-partial = The first { $reviewed } of { $steps } moves were looked at.

player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
