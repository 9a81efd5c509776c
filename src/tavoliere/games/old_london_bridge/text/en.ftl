# Every word a player of Old London Bridge reads.

game-old_london_bridge = Old London Bridge
game-old_london_bridge-about = Play a card in secret, place your pawn on the turning wheel, build twelve houses in descending order across the Thames, and end up the richest.

# Words

kind-chapel = chapel
kind-gate = gate
kind-inn = inn
kind-store = store
kind-guild = guild
kind-garden = garden
the-chapel = the chapel
the-gate = the gate
the-inn = the inn
the-store = the store
the-guild = the guild
the-garden = the garden
built-chapel = chapel
built-gate = gate
built-inn = inn
built-store = store
built-guild = guild
built-garden = a garden
letter-chapel = { "c" }
letter-gate = { "p" }
letter-inn = i
letter-store = s
letter-guild = { "g" }
letter-garden = { "" }
crest-blue = blue
crest-orange = orange
crest-grey = grey
crest-green = green
card-0 = { "Peter" }
card-1 = Merchant
card-2 = Lady
card-3 = Cleric
card-4 = { "Lord" }
tile-occupied = occupied
tile-free-centre = free centre
tile-x = { "X" }
tile-reclaim = reclaim
tile-chapelplus-2 = chapel +2
tile-gateplus-2 = gate +2
tile-plus-1 = { "+1" }
tile-lady = lady
area-chapel = Chapel
area-gate = Gate
area-inn = Inn
area-bridge = Bridge

# Options

option-chapel = Chapel scoring
option-chapel-help = How the chapel scores: the standard way, by one of the expert faces, or by a random one.
option-chapel-9_1 = prizes for most chapels
option-chapel-9_5 = £1 per round for the leader
option-chapel-9_9 = £1 per space ahead of the last player
option-chapel-9_10 = coins you passed pay again
option-gate = Gate scoring
option-gate-help = How the gate scores: the standard way, by one of the expert faces, or by a random one.
option-gate-9_2 = prizes for most gates
option-gate-9_6 = £1 per round for the leader
option-gate-9_11 = £3 to £12 for steps on the track
option-gate-9_12 = £1 to £16 for unused tiles
option-inn = Inn scoring
option-inn-help = How the inn scores: the standard way, by one of the expert faces, or by a random one.
option-inn-9_3 = prizes for most inns
option-inn-9_7 = £2 per round for the highest card
option-inn-9_13 = £4 to £11 for cards in hand
option-inn-9_14 = £5 to £15 for sets of cards
option-bridge = Bridge scoring
option-bridge-help = How the bridge scores: the standard way, by one of the expert faces, or by a random one.
option-bridge-9_4 = prizes for the longest run without a garden
option-bridge-9_8 = £2 per round for the lowest number
option-bridge-9_15 = £2 per number of 30 or less
option-bridge-9_16 = £10 per set of all six kinds

# The terminal

head-round = Round { $round } of { $rounds }
head-markers = markers
head-order = turn order
head-supply = Inn
head-bonus = Bonus tiles
head-money = money
head-cards = cards
head-bridge = bridge
head-tiles = bonus tiles
head-hand = Your hand
head-power = Power: { $left } of { $power } left
tie-order = Tie-break order
head-standings = Current prizes (= tie broken by the chapel track):
head-prizes = Prizes (= tie broken by the chapel track):
face-printed = standard
no-ranking = nothing to compare yet
wheel-centre = £{ $cost }: any
legend = crests: ≈ blue  ^ orange  + grey  » green · c chapel  p gate  i inn  s store  g guild  ♣ garden · seats in tie-break order

# Questions

question-lady = Use a lady tile to take a 2 from the inn?
question-cards = Choose what to play this round, in secret.
question-plus-one = Use a +1 tile on one of your cards?
question-reclaim = Use a reclaim tile to get your card back after this turn?
question-pawn = Place your pawn: which building do you take?
question-replace = The number is too high: which building do you replace?
question-chapel = Advance on the chapel track?
question-gate = Advance on the gate track?
question-bonus = Take a bonus tile?
question-inn = Take cards from the inn, one at a time.
question-last-tiles = Use a +2 tile, or end your turn.
question-over = The game is over.

# Score

part-money = money
part-chapel = chapel
part-gate = gate
part-inn = inn
part-bridge = bridge
part-empty-spaces = empty spaces
part-bonus-tiles = unused bonus tiles
part-not-below-zero = raised to zero
winner = { $count ->
    [one] { $names } wins with £{ $points }
   *[other] { $names } tie for the win with £{ $points }
}
won-yourself = You won with £{ $points }
won-by = { $count ->
    [one] { $names } won with £{ $points }
   *[other] { $names } tied for the win with £{ $points }
}
points-of = { $name }: £{ $points }

# Refusals

refusal-game-is-over = The game is over.
refusal-not-asked = It's not your turn: waiting for { $waiting }.
refusal-another-question = First answer this: { $question }
refusal-one-card-a-round = You play one card per round.
refusal-two-cards-a-round = With two players you play two cards per round.
refusal-card-not-in-hand = You don't have these cards.
refusal-no-card-of-that-value = None of the cards you played is worth { $value } now.
refusal-marker-at-the-end = Your marker is already at the end of this track.
refusal-no-chapel-tile = You have no chapel +2 tile to use; tiles can be used from the round after you took them.
refusal-no-gate-tile = You have no gate +2 tile to use; tiles can be used from the round after you took them.
refusal-some-space-is-usable = You must build: there's a space you can use without spending tiles.
refusal-stack-is-empty = The stack is empty: no { $building } left.
refusal-no-occupied-tile = You have no occupied tile to use; tiles can be used from the round after you took them.
refusal-no-free-centre-tile = You have no free centre tile to use; tiles can be used from the round after you took them.
refusal-no-x-tile = You have no X tile to use; tiles can be used from the round after you took them.
refusal-pawn-must-move = Your pawn is already here: it must move to another space.
refusal-space-is-occupied = Another pawn is on this space.
refusal-occupied-not-needed = This space is free: no occupied tile needed.
refusal-centre-costs-more = The centre costs £{ $cost }; you have £{ $money }.
refusal-x-is-closed = { $building } is at the X: no pawn may go there.
refusal-x-not-needed = This space isn't the X: no X tile needed.
refusal-not-on-the-bridge = Number { $number } isn't on your bridge.
refusal-numbers-must-fall = With { $new } in place of { $number } the numbers would no longer descend.
refusal-no-tile-left = Bonus stack { $stack } is empty.
refusal-beyond-the-power = A { $value } is too high: you have { $power } power left.
refusal-no-card-left = No { $value } left at the inn.

# A box that cannot be played with

box-number-twice = House number { $number } appears twice.
box-stack-size = { $count } buildings of kind { $kind }; there must be 1 to { $most }.
box-one-crest = Name each crest only once; every building but a guild has exactly one.
box-wheel-spaces = spaces must list { $count } values, each "x" or a number of pounds.
box-wheel-space = { $value } is neither "x" nor a number from 0 to { $most }.
box-wheel-stacks = stacks must name each of { $known } once.
box-every-seat-count = There must be a row for 2, 3 and 4 players.
box-too-few-cards = Too few cards for the starting hands of { $seats } players.
box-bonus-stack = Bonus stack { $stack } would have more than { $most } tiles.
box-from-earns = from and earns must have the same length, and from must rise.
box-too-many-moves = There are more than { $most } different moves.

# A position that cannot be set up

position-markers = { $path }: the turn markers must be those of the box.
position-chapel-order = { $path }: list every seat once, the leader first.
position-order = { $path }: the turn order must list { $count } turns, each seat's cards once.
position-order-value = { $path }: the card of this turn is worth { $value }.
position-order-falls = { $path }: this card is higher than the one before; the highest plays first.
position-numbers-rise = { $path }: house numbers must descend from left to right between gardens.
position-no-room = { $path }: { $built } buildings and { $count } still to come don't fit in { $spaces } spaces.
position-building-twice = { $path }: a building is in two places.
position-not-on-bridge = { $path }: this building must be on the bridge of the player whose turn it is.
position-can-append = { $path }: the building fits in the next free space, so it replaces none.
position-lowest-seat = { $path }: this seat hasn't built anything this round.
position-lowest-number = { $path }: this seat can't have built number { $number } this round.
position-pawn-on-wheel = { $path }: there are no pawns on the wheel before the turns begin or after the end.
position-pawn-done = { $path }: the current question doesn't fit the pawn already being placed, or not.
position-too-many-tiles = { $path }: there are only { $count } tiles of kind { $tile }.
position-too-many-cards = { $path }: there are only { $count } cards of value { $value }.
position-supply = { $path }: at most { $count } cards of value { $value } can be at the inn.
position-too-few-cards = { $path }: too few cards; every round takes { $count }, and only a 0 comes back.
position-card-not-held = { $path }: the chosen card isn't in hand.
position-card-not-on-table = { $path }: the table has exactly the cards of the turns to come, or in secret none or all of the round.
position-higher-first = { $path }: the higher of two cards comes first.
position-raised = { $path }: only a revealed card that's still on the table can have been raised.

# Events

event-marker-turned = Round { $round }: the wheel turns { $sixths }.
event-lady-joined = { $who } takes a { $value } from the inn.
    .short = took a { $value }
event-card-chosen = { $who } has chosen.
event-own-card-chosen = You choose { $cards ->
    [1] { $value }
   *[other] { $value } and { $second }
  }.
    .named = { $who } chooses { $cards ->
        [1] { $value }
       *[other] { $value } and { $second }
    }.
event-card-revealed = { $who } plays { $value }.
event-card-raised = { $who } raises a card from { $before } to { $value }.
    .short = { $before } raised to { $value }
event-order-fixed = Turn { $place }: { $who }, with { $value }.
event-card-discarded = { $who } returns the { $value } to the inn.
    .short = { $value } →
event-card-taken-up = { $who } takes the 0 back.
    .short = 0 →
event-card-set-aside = { $who } sets the { $value } aside.
    .short = { $value } →
event-card-reclaimed = { $who } takes the { $value } back.
    .short = took the { $value } back
event-pawn-placed = { $who } takes { $stack }.
    .review = takes { $stack }
event-pawn-in-centre = { $who } goes to the centre and takes { $stack }.
    .short = centre
event-tile-used = { $who } uses a bonus tile: { $tile }.
    .short = used { $tile }
event-wheel-paid = { $who } gets £{ $money } from the wheel.
    .short = wheel £{ $money }
event-centre-paid = { $who } pays £{ $money } for the centre.
    .short = −£{ $money }
event-no-building = { $who } builds nothing.
    .short = no building
event-built = { $who } builds { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  } on space { $space }.
    .short = { $number ->
        [0] garden
       *[other] { $building } { $number }
    }
event-replaced = { $who } builds { $building } { $number }, replacing { $old } { $old_number }.
    .short = { $building } { $number } for { $old } { $old_number }
event-top-turned = Now on top: { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  }.
event-stack-emptied = The stack is empty: { $stack }.
event-power-counted = { $who }: power { $power } ({ $crest }) for { $building }.
event-chapel-advanced = { $who } advances { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } on the chapel track, to { $space }.
    .short = chapel +{ $steps }
event-gate-advanced = { $who } advances { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } on the gate track, to { $space }.
    .short = gate +{ $steps }
event-stayed = { $effect ->
    [inn] { $who } takes no more cards.
   *[other] { $who } doesn't use { $building }.
  }
event-coin-reached = { $who } collects £{ $money } on space { $space } of the chapel track.
    .short = +£{ $money }
event-chapel-end-reached = { $who } reaches the end of the chapel track: £{ $money }.
    .short = end of the chapel track +£{ $money }
event-gate-end-reached = { $who } reaches the end of the gate track: £{ $money }.
    .short = end of the gate track +£{ $money }
event-store-paid = { $who } gets £{ $money } from the store.
    .short = store +£{ $money }
event-tile-taken = { $who } takes a bonus tile from stack { $bonus_stack }: { $tile }.
    .short = took { $tile }
event-tile-declined = { $who } takes no bonus tile.
event-tile-turned = Bonus stack { $bonus_stack } now shows: { $tile }.
event-card-taken = { $who } takes a { $value }; power left: { $power }.
    .short = took a { $value }
event-chapel-leader-paid = { $who } leads on the chapel track: £{ $money }.
    .short = first on the chapel track +£{ $money }
event-gate-leader-paid = { $who } leads on the gate track: £{ $money }.
    .short = first on the gate track +£{ $money }
event-highest-card-paid = { $who } has the highest card, { $value }: £{ $money }.
    .short = highest card +£{ $money }
event-lowest-number-paid = { $who } built the lowest number, { $house_number }: £{ $money }.
    .short = lowest number +£{ $money }
event-pawns-removed = The pawns leave the wheel.
event-stacks-ran-out = { $count } stacks are empty: this is the last round.
    .short = { $count } stacks are empty: last round
event-game-over = The game is over: money and hands are revealed.
    .short = Game over

## In the browser: moves, text view and board

move-card = Play { $card }
move-cards = Play { $first } and { $second }
move-plus-one = Use the +1 tile on { $card }
move-no-plus = Don't use the +1 tile
move-lady = Use the lady tile and take a 2
move-no-lady = Don't use the lady tile
move-reclaim = Use the reclaim tile: the card comes back
move-discard = Return the card to the inn
move-pawn = { $money } sector: { $building }
move-pawn-centre = Centre (£{ $cost }): { $building }
move-no-pawn = No space to use: build nothing
move-replace = Replace { $building }
move-advance = Advance { $steps } { $steps ->
    [one] space
   *[other] spaces
}
move-stay = Don't advance
move-bonus = Take the { $tile } tile from stack { $stack }
move-no-bonus = Take no bonus tile
move-take = Take { $card }
move-enough = Take no more cards
move-use = Use the { $tile } tile
move-done = End turn

moves-card = Card to play
moves-cards = Cards to play
moves-plus-one = The +1 tile
moves-no-plus = Or
moves-lady = Lady tile
moves-no-lady = Or
moves-reclaim = Reclaim tile
moves-discard = Or
moves-pawn = Wheel sectors
moves-pawn-centre = Centre of the wheel
moves-no-pawn = Build nothing
moves-replace = Building to replace
moves-advance = Advance
moves-stay = Or
moves-bonus = Bonus tiles
moves-no-bonus = Or
moves-take = Inn cards
moves-enough = Or
moves-use = The +2 tiles
moves-done = End of turn

progress-round = round { $round } of { $rounds }
bridge-card = { $value } ({ $name })
bridge-building = { $number ->
    [0] { $kind } ({ $crests })
   *[other] { $kind } { $number } ({ $crests })
}
bridge-using = using: { $tiles }
bridge-none = nothing
bridge-yours = Your area
bridge-new-tiles = Bonus tiles for next round
bridge-own = Your bridge: { $built } of { $spaces } { $built ->
    [one] building
   *[other] buildings
}
bridge-wheel = Wheel and stacks
bridge-stack = Stack
bridge-faces = Facing
bridge-top = On top
bridge-left = Left
bridge-pawns = Pawns
bridge-centre = centre
bridge-any = any building
bridge-effect = Current effect
bridge-power = power { $power } ({ $crest }), { $left } left
bridge-supply = Inn and turn order
bridge-chapel = chapel track
bridge-gate = gate track
bridge-buildings = buildings
bridge-choice = card
bridge-chosen = chosen
bridge-bridges = All bridges
bridge-standings = Current prizes

# The drawn board

board-label = Wheel, stacks, tracks and prizes
board-wheel = Wheel
board-order = Turn order
board-chosen = chosen ✓
board-not-chosen = choosing…
board-markers = Turn markers: round { $round } of { $rounds }
board-can = Available
board-any = any
board-pile = { $building }, { $left } left in the stack
board-pile-empty = { $kind }: stack empty
board-sector = { $closed ->
    [0] £{ $money } sector
   *[other] Sector closed by the X
}, { $count ->
    [0] free
   *[other] taken by { $who }
}. Facing: { $pile }
board-centre = Centre, £{ $cost }, any building, { $count ->
    [0] free
   *[other] taken by { $who }
}
board-centre-name = Centre (£{ $cost })
which-pawn-centre = Which building?
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
board-prize-inn-about = highest card total
board-prize-bridge-about = most buildings
board-prize-hidden = Revealed at the end: hands are secret.
board-prize-nobody = no one wins it
board-tied = tie broken by the chapel track
board-face-9-1 = most chapels
board-face-9-2 = most gates
board-face-9-3 = most inns
board-face-9-4 = longest run without a garden
board-face-9-5 = £{ $money } per round for the chapel leader
board-face-9-6 = £{ $money } per round for the gate leader
board-face-9-7 = £{ $money } per round for the highest card
board-face-9-8 = £{ $money } per round for the lowest number built
board-face-9-9 = £{ $money } per space ahead of the last player
board-face-9-10 = coins you passed pay again (not the £{ $end })
board-face-9-11 = steps on the gate track
board-face-9-12 = unused tiles, instead of £{ $unused } each
board-face-9-13 = cards in hand, 0s included
board-face-9-14 = sets of cards
board-face-9-15 = £{ $money } per building numbered { $number } or less
board-face-9-16 = £{ $money } per set of all six kinds
board-inn-pile = { $card } at the inn, { $left } left
board-inn-left = cards left
board-inn-running = Power { $power }: taken { $taken } of { $power }
board-bonus-pile = Bonus stack { $stack }: { $tile }, { $left } left
board-bonus-due = { $count ->
    [one] take 1
   *[other] take { $count }, one at a time
}
board-from-gate = from the gate
board-bridge = { $name }'s bridge: { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
board-bridge-of = { $name }'s bridge
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
    [one] 1 card, total { $total }
   *[other] { $count } cards, total { $total }
}
board-played-card = Played: { $card }
board-secret = Your secret choice is on the right.
board-on-table = The cards played this round are on the right.
board-tile = Bonus tile { $tile }
board-tile-new = Bonus tile { $tile }, from next round
board-bonus = Bonus
board-no-tiles = No tiles: advance on the gate track to get some.
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-in-ties = in ties
board-power = Power { $power }{ $known ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $crests ->
        [one] 1 crest
       *[other] { $crests } crests
    } + { $guilds ->
        [one] 1 guild
       *[other] { $guilds } guilds
    })
}
board-new-building = new:
board-answers = Answers
board-advance = { $money ->
    [0] Advance { $steps }
   *[other] Advance { $steps }, get £{ $money }
}
board-lady = Take a { $value }
banner-final-round = Last round

## The tables of the box: how they are called, and where what stands in them comes from (as in components.toml).

box-game = The game
provenance-game = Cover and component page of the Italian rulebook.
box-buildings = Buildings
provenance-buildings = Six kinds of twelve, house numbers 1-60 once each, four crests on guilds and one on the others are shown; kind and crest of each number follow a pattern (kind by number modulo 5, crest by number modulo 4) inferred from five known tiles; garden crests three of each colour by symmetry.
box-bridge = Bridge
provenance-bridge = The rulebook gives twelve spaces; a bridge is two parts of six.
box-wheel = Wheel
provenance-wheel = One X and five spaces of 1, 2 or 3 pounds around a centre are shown; their order and the order of the stacks are ours, and agree with the printed example (gate pays 3 while the chapel faces X). Both lists run clockwise; turned by n, space s faces stack s + n.
box-centre = Centre
provenance-centre = The price of the centre space is in the rulebook.
box-turn-markers = Turn markers
provenance-turn-markers = Fifteen markers numbered 1 to 3 are listed; an even split is our assumption.
box-rounds = Rounds
provenance-rounds = Rulebook, course of the game and rules for two players: rounds, cards played by each player in a round, 0 cards each.
box-end = End
provenance-end = The game also ends with the round in which this many building stacks are empty.
box-cards = Cards
provenance-cards = Component page of the rulebook.
box-first-hands = First hands
provenance-first-hands = The four rows are printed; that the columns are the values 1, 2, 3, 4 and that A is the foremost stair is our reading.
box-money = Money
provenance-money = Set-up and component page of the rulebook; the bank never runs out.
box-chapel-track = Chapel track
provenance-chapel-track = Coins of 1, 2, 3 and 5 pounds in this order and 10 pounds at the end are shown; the number of spaces and the coins' places are ours.
box-gate-track = Gate track
provenance-gate-track = A bonus space every three steps and 10 pounds at the end are shown; the number of spaces is ours, and so are the first bonus space (1, 4, 7, 10, 13 would fit the example too) and that the end gives no tile.
box-bonus-tiles = Bonus tiles
provenance-bonus-tiles = Three tiles of each of the eight actions and three backs are shown; that each stack holds one of each is ours. in_stack: how many lie in stacks 1, 2 and 3.
box-prizes = Prizes
provenance-prizes = Final scoring and rules for two players: what the first, second and third place of each comparison earn.
box-empty-spaces = Empty spaces
provenance-empty-spaces = The columns 1, 2, 3, 4, 5+ and the price of one empty space are shown; the other prices are triangular numbers of ours. Position n is the price of n empty spaces, the last of n and more.
box-faces = Scoring faces
box-field-kind = kind
box-field-number = number
box-field-crests = crests
box-field-spaces = spaces
box-field-wheel-spaces = Money on the wheel
box-field-stacks = Stacks around the wheel
box-field-cost = Price of empty spaces
box-field-end-money = pounds at the end
box-field-bonus-spaces = spaces with a bonus tile
box-field-space = space
box-field-money = pounds
box-field-count = how many
box-field-in-stack = in stacks 1, 2, 3
box-field-cards = cards 1, 2, 3, 4
box-field-area = area
box-field-from = from
box-field-earns = earns
box-word-x = { "X" }
box-word-blue = { crest-blue }
box-word-green = { crest-green }
box-word-grey = { crest-grey }
box-word-orange = { crest-orange }
box-word-chapel = { kind-chapel }
box-word-gate = { kind-gate }
box-word-inn = { kind-inn }
box-word-store = { kind-store }
box-word-guild = { kind-guild }
box-word-garden = { kind-garden }
box-word-bridge = { area-bridge }
box-word-occupied = { tile-occupied }
box-word-free-centre = { tile-free-centre }
box-word-reclaim = { tile-reclaim }
box-word-chapelplus-2 = { tile-chapelplus-2 }
box-word-gateplus-2 = { tile-gateplus-2 }
box-word-plus-1 = { tile-plus-1 }
box-word-lady = { tile-lady }
box-item-buildings = { $number ->
    [0] { $kind }
   *[other] { $kind } { $number }
}
box-item-chapel-track = coin of £{ $row }
box-item-turn-markers = marker { $row }
box-item-first-hands = stair { $row }
box-item-faces = face { $row }
box-empty = { $count ->
    [one] Price of 1 empty space
   *[other] Price of { $count } empty spaces
}
box-in-stack = in stack { $stack }
box-bonus-at = bonus tile on space { $space }
box-coin-at = coin on space { $space }
box-wheel-help = Clockwise from the upper left; x is the crossed-out space.
box-wheel-space-label = space { $space } of the wheel
box-stacks-help = As they lie while the wheel is not turned yet: the first stack faces the first space.
provenance-faces = The sixteen scoring faces and their values as listed in the rulebook's expansion; from: the least count that earns money.

# What a move would do, in few words

line-power = power { $power }
line-chapel = chapel { $space }
line-gate = gate { $space }
line-inn = cards worth up to { $power }
line-tiles = { $count ->
    [one] 1 bonus tile
   *[other] { $count } bonus tiles
}
line-raised = card { $before } → { $value }
line-uses = uses { $tile }
line-built = space { $space }
line-replaces = replaces { $number }, loses { $count ->
    [1] { $crests }
   *[other] all four crests
}
line-replace-choice = you choose which building it replaces
line-nothing = no effect now
line-left = power left: { $power }
line-next-round = usable from next round
line-centre = any building

# What things are, what they do, how they stand

board-free-space = Free space { $space }
board-crest-power = { $crest }: { $power }
board-projection = £{ $total } if it ended now
about-kind-chapel = When built: advance exactly its power on the chapel track, or stay.
about-kind-gate = When built: advance exactly its power on the gate track, or stay.
about-kind-inn = When built: take cards from the inn, worth up to its power in total.
about-kind-store = When built: earn its power in pounds.
about-kind-guild = No effect when built, but its four crests count for every power.
about-kind-garden = No effect when built. It has no number: after it you may start again with any number.
about-power-now = { $mine ->
    [0] { $crest } crests on { $name }'s bridge now: { $power }.
   *[other] { $crest } crests on your bridge now: { $power }.
}
about-power-title = { $name }: { $power } { $crest }
about-power = A new building's power: the crests of its colour on the bridge, its own included. Guilds count for every colour.
about-pile-left = { $left ->
    [one] The last one of its stack.
   *[other] { $left } left in the stack. When three stacks are empty, the game ends with that round.
}
about-pile-empty = Nothing left to take here. When three stacks are empty, the game ends with that round.
about-sector = Put your pawn here: earn £{ $money } and take the top building of the stack it faces.
about-sector-x = The X closes this sector, unless you spend an X tile. The building can still be taken from the centre.
about-wheel = One pawn per sector. The wheel turns at the start of every round.
about-centre = Pay £{ $cost } and take the top building of any stack, even one facing the X or a taken space.
about-advance-title = Where you would arrive
about-advance = All the steps or none. Coins and bonus spaces on the way count.
about-tile-occupied = Put your pawn on a space that is taken.
about-tile-free-centre = Put your pawn in the centre without paying.
about-tile-x = Put your pawn on the X and build there; it pays nothing.
about-tile-reclaim = Take the card you played back into your hand after your turn.
about-tile-chapelplus-2 = Advance 2 on the chapel track, before your pawn or after the effect.
about-tile-gateplus-2 = Advance 2 on the gate track, before your pawn or after the effect.
about-tile-plus-1 = Right after the reveal, raise one of your cards by 1.
about-tile-lady = Before choosing your card, take a 2 from the inn.
about-tile-new = You can use it from next round.
about-tile-unused = Unused at the end: £{ $money }.
about-card = The highest card plays first. Equal cards: the player ahead on the chapel track.
about-card-spent = After being played it goes back to the inn.
about-card-zero = It always comes back to your hand.
about-inn-pile = Cards you can take when you build an inn, worth up to its power in total.
about-stair = Starting stair. A is ahead of B, C and D when ties are broken.
about-coin = Reaching or passing it pays £{ $money } at once.
about-bonus-space = Reaching or passing it gives a bonus tile.
about-track-chapel = Chapels move you forward. The player ahead here wins every tie; on one space, the marker on top.
about-track-gate = Gates move you forward.
about-markers-here = { $count ->
    [one] Here: { $names }.
   *[other] Here, in tie-break order: { $names }.
}
about-prizes = Prizes: { $prizes }.
about-standing = Now: { $places }.
about-prize-own = It would pay you £{ $money } now.
about-prize-round = Paid every round, not at the end of the game.
about-projection = Your money, prizes as they stand, bonus tiles, minus empty spaces.
about-secret = decided by hidden hands
about-free-space-title = Free space
about-free-space = The next building goes here if its number is lower than the one to its left. Spaces left empty cost money at the end.
about-turn-markers-title = Turn markers
about-turn-markers = One per round: it says by how many spaces the wheel turns. Those to come are hidden.
about-turn-order-title = Turn order
about-turn-order = The highest card first; equal cards are decided by the chapel track.
about-ties-title = Place in ties
about-ties = Every tie is broken by the chapel track: equal cards, equal prizes, the final result.
about-bonus-empty-title = Bonus stack
about-bonus-empty = No tiles left here.
about-sector-title = { $closed ->
    [0] £{ $money } sector
   *[other] Sector closed by the X
}
board-powers = { $name }'s crests by colour
about-money = Secret until the end. The most money wins.
about-cards = Cards in hand; the others see only how many.

# The end as a show
end-chapter-money = Money
end-chapter-prizes = Prizes
end-chapter-empty-spaces = Empty spaces
end-chapter-bonus-tiles = Tiles
end-group-money = money
end-group-prizes = prizes
end-group-rest = bridge and tiles
end-purses = Money and hands are revealed
end-purses-detail = What everyone earned during the game.
end-hand = hand: { $cards }
end-hand-empty = no cards in hand
end-prize-at = { $at } of { $count }
end-prize-won = { $prize }: { $name }, £{ $money }
end-prize-count = has { $count }
end-prize-tied = { $names } are tied on { $count }: { $onTop ->
    [0] { $first } is ahead on the chapel track
   *[other] same space on the chapel track, { $first } on top
}
end-empty-spaces = Empty spaces on the bridges
end-empty-spaces-detail = The more spaces are empty, the more it costs.
end-empty-spaces-card = { $count ->
    [0] no empty space
    [one] 1 empty space
   *[other] { $count } empty spaces
}
end-bonus-tiles = Unused bonus tiles
end-bonus-tiles-detail = What's left pays a little; no one ends below £0.
end-bonus-tiles-card = { $count ->
    [0] no unused tile
    [one] 1 unused tile
   *[other] { $count } unused tiles
}
you-won-by = You won by £{ $points }.
you-lost-by = You lost by £{ $points }.
end-tie-break = Equal money: the player ahead on the chapel track wins.

# What chance decides, in reviews.
luck-marker = wheel markers
luck-building = buildings turned up
luck-bonus-tile = bonus tiles turned up

# A position from a table at home

ask-question = Question
ask-question-cards = Which card to play?
ask-question-pawn = Which building to take?
ask-marker = Turn marker { $number }
ask-turn-wheel = Turn the wheel
ask-bonus-top = Top of bonus stack { $pile }
ask-played = Cards played
ask-which-turn = my turn no.
ask-left = { $kind } stack
ask-top = On top of the { $kind } stack
ask-building = Building on space { $space }
ask-take-away = Take it away
ask-click = click stacks, tracks, the wheel and the bridge: what is put there belongs to this seat
ask-too-many = There aren't as many cards { $card }.
ask-cards-sum = { $total } cards above 0: { $mine } yours, { $others } in other hands, { $table } on the table, { $inn } in the inn

# The fields of a position

field-turn = turn
field-phase = question
field-round = round
field-wheel = wheel position
field-scoring = scoring faces
field-stacks = stacks of buildings, from the top
field-markers = turn markers
field-supply = cards at the inn
field-bonus = bonus stacks, from the top
field-chapel-order = order on the chapel track (0: seat 1)
field-order = turn
field-seat = seat (0: seat 1)
field-card = card
field-value = value
field-asked = turns already played this round
field-pawn-done = pawn already placed
field-building = building the question is about
field-power = power left
field-bonus-due = bonus tiles still to take
field-lowest = lowest number built this round
field-number = number
field-players = players
field-money = money
field-hand = cards in hand
field-raised = raised by +1 tiles
field-bridge = bridge
field-stair = step on the chapel track
field-chapel = chapel track
field-gate = gate track
field-pawn = pawn
field-tiles = bonus tiles
field-new-tiles = bonus tiles taken this round

# Amounts of the score

amount = £{ $points }
score-sum = { $total } pounds
score-lost-less = fewer pounds lost
score-lost-more = more pounds lost

# Kinds of moves, as reviews add them up

decision-lady = lady tile
decision-no-lady = lady tile
decision-card = cards played
decision-cards = cards played
decision-plus-one = +1 tile
decision-no-plus = +1 tile
decision-reclaim = reclaim tile
decision-discard = reclaim tile
decision-done = end of the turn
decision-use = +2 tiles
decision-pawn = wheel
decision-pawn-centre = wheel
decision-no-pawn = wheel
decision-replace = buildings replaced
decision-advance = tracks
decision-stay = tracks
decision-bonus = bonus tiles taken
decision-no-bonus = bonus tiles taken
decision-take = inn
decision-enough = inn
