# Old London Bridge in the browser: moves and text view.

move-card = Play { $card } in secret
move-cards = Play { $first } and { $second } in secret
move-plus-one = Use the +1 tile on the card { $card }
move-no-plus = Do not use the +1 tile
move-lady = Use the lady tile and take a 2
move-no-lady = Do not use the lady tile
move-reclaim = Use the reclaim tile: the card comes back
move-discard = Let the card go to the inn
move-pawn = Pawn on the { $money } sector: { $building }
move-pawn-centre = Pawn in the centre for £{ $cost }: { $building }
move-no-pawn = No usable space: build nothing
move-replace = Replace { $building }
move-advance = Advance { $steps } { $steps ->
    [one] space
   *[other] spaces
}
move-stay = Do not advance
move-bonus = Take the bonus tile { $tile } from stack { $stack }
move-take = Take from the inn: { $card }
move-enough = That is enough
move-use = Use the { $tile } tile
move-done = End the turn

moves-card = Card in secret
moves-cards = Cards in secret
moves-plus-one = The +1 tile
moves-no-plus = Or
moves-lady = Lady tile
moves-no-lady = Or
moves-reclaim = Reclaim tile
moves-discard = Or
moves-pawn = Sectors of the wheel
moves-pawn-centre = Centre of the wheel
moves-no-pawn = Without building
moves-replace = Building to replace
moves-advance = Advance
moves-stay = Or
moves-bonus = Bonus tiles
moves-take = Cards of the inn
moves-enough = Or
moves-use = The +2 tiles
moves-done = End of the turn

progress-round = round { $round } of { $rounds }
bridge-card = { $value } ({ $name })
bridge-building = { $number ->
    [0] { $kind } ({ $crests })
   *[other] { $kind } { $number } ({ $crests })
}
bridge-using = using: { $tiles }
bridge-none = nothing
bridge-yours = Your things
bridge-new-tiles = Bonus tiles from next round on
bridge-own = Your bridge: { $built } { $built ->
    [one] building
   *[other] buildings
} of { $spaces }
bridge-wheel = Wheel and stacks
bridge-stack = Stack
bridge-faces = Faces
bridge-top = On top
bridge-left = Left
bridge-pawns = Pawns
bridge-centre = centre
bridge-any = any building
bridge-effect = Effect under way
bridge-power = power { $power } ({ $crest }), { $left } left
bridge-supply = Supply and order
bridge-chapel = chapel track
bridge-gate = gate track
bridge-buildings = buildings
bridge-choice = card
bridge-chosen = chosen
bridge-bridges = All bridges
bridge-standings = Prizes as things stand

# The drawn board

board-label = Wheel, piles, tracks and prizes
board-wheel = Wheel
board-order = Order
board-chosen = chosen ✓
board-not-chosen = has to choose
board-markers = Turn markers: round { $round } of { $rounds }
board-can = Can be chosen
board-any = any
board-pile = { $building }, { $left } left in the pile
board-pile-empty = { $kind }: empty pile
board-sector = { $closed ->
    [0] £{ $money } sector
   *[other] Sector closed by the X
}, { $count ->
    [0] free
   *[other] taken by { $who }
}. Facing: { $pile }
board-centre = Centre −£{ $cost } { board-any }, { $count ->
    [0] free
   *[other] taken by { $who }
}
board-track-chapel = Chapel track
board-track-chapel-about = breaks ties
board-track-gate = Gate track
board-track-gate-about = bonus every { $every }
board-space = { $track }, space { $space }{ $money ->
    [0] { "" }
   *[other] , £{ $money }
}{ $bonus ->
    [0] { "" }
   *[other] , a bonus tile
}{ $count ->
    [0] { "" }
   *[other] : { $who }
}
board-goal = { $track }: you would reach space { $space }
board-prize-chapel = Chapel prize
board-prize-gate = Gate prize
board-prize-inn = Inn prize
board-prize-bridge = Bridge prize
board-prize-chapel-about = furthest on the track
board-prize-gate-about = furthest on the track
board-prize-inn-about = value of cards
board-prize-bridge-about = most buildings
board-prize-hidden = Shown at the end: hands are secret.
board-tied = tie decided by the chapel track
board-face-9-1 = whoever has most chapels
board-face-9-2 = whoever has most gates
board-face-9-3 = whoever has most inns
board-face-9-4 = the longest run without a garden
board-face-9-5 = each round £{ $money } to the leader
board-face-9-6 = each round £{ $money } to the leader
board-face-9-7 = each round £{ $money } to the highest card
board-face-9-8 = each round £{ $money } to the lowest number
board-face-9-9 = £{ $money } for each space ahead of the last
board-face-9-10 = the coins passed once more (not the £{ $end })
board-face-9-11 = steps made on the track
board-face-9-12 = unused tiles, instead of £{ $unused }
board-face-9-13 = cards in hand, 0s included
board-face-9-14 = sets of cards
board-face-9-15 = £{ $money } for each building up to { $number }
board-face-9-16 = £{ $money } for each set of the six kinds
board-inn-pile = { $card } at the inn, { $left } left
board-inn-left = cards left
board-inn-running = taken { $taken } / { $power }
board-bonus-pile = Bonus pile { $stack }: { $tile }, { $left } left
board-bonus-due = { $count ->
    [one] you take 1
   *[other] you take { $count }, one at a time
}
board-from-gate = from the gate
board-bridge = Bridge of { $name }: { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
board-bridge-of = The bridge of { $name }
board-my-bridge = Your bridge
board-bridge-count = { $built ->
    [one] 1 building
   *[other] { $built } buildings
}, { $free ->
    [0] no free space
    [one] 1 free space (−£{ $cost } at the end)
   *[other] { $free } free spaces (−£{ $cost } at the end)
}
board-house = Space { $space }: { $building }
board-bridge-house = On your bridge: { $number }
board-hand-card = { $card }, { $count } in hand
board-hand-count = { $count ->
    [one] 1 card, { $total } in all
   *[other] { $count } cards, { $total } in all
}
board-played-card = Played: { $card }
board-secret = The cards on the right are your secret choice.
board-on-table = The cards on the right were played this round.
board-tile = Bonus tile { $tile }
board-tile-new = Bonus tile { $tile }, from the next round on
board-bonus = Bonus
board-no-tiles = No tile: they come from advancing on the gate track.
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-in-ties = in ties
board-tie-place = Place { $place } in the order that decides ties
board-power = { $known ->
    [0] power
    [1] { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    } =
   *[other] { $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    } + { $guilds ->
        [one] 1 guild
       *[other] { $guilds } guilds
    } =
}
board-new-building = new:
board-answers = Answers
board-advance = { $money ->
    [0] Advance { $steps }
   *[other] Advance { $steps }, collect £{ $money }
}
board-lady = Take a { $value }
