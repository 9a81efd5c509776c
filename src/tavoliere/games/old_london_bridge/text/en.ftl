# Every word a player of Old London Bridge reads.

game-old_london_bridge = Old London Bridge
game-old_london_bridge-about = Choose a card in secret, put your pawn on the turning wheel, build twelve houses with falling numbers over the Thames, and end up the richest.

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
option-chapel-help = How the chapel scores: as printed, by another face (each has its rule), or by a random one.
option-gate = Gate scoring
option-gate-help = How the gate scores: as printed, by another face (each has its rule), or by a random one.
option-inn = Inn scoring
option-inn-help = How the inn scores: as printed, by another face (each has its rule), or by a random one.
option-bridge = Bridge scoring
option-bridge-help = How the bridge scores: as printed, by another face (each has its rule), or by a random one.

# The terminal

head-round = Round { $round } of { $rounds }
head-markers = markers
head-order = order
head-supply = Inn
head-bonus = Bonus tiles
head-money = money
head-cards = cards
head-bridge = bridge
head-tiles = bonus tiles
head-hand = Your hand
head-power = Power: { $left } of { $power } left
tie-order = Ties in this order
head-standings = Prizes as things stand (= decided by the chapel track):
head-prizes = Prizes (= decided by the chapel track):
face-printed = printed
no-ranking = nothing to compare yet
wheel-centre = £{ $cost }: any
legend = crests: ≈ blue  ^ orange  + grey  » green · c chapel  p gate  i inn  s store  g guild  ♣ garden · seats in tie-break order

# Questions

question-lady = Use a lady tile and take a 2 from the supply?
question-cards = Choose what you play this round, in secret.
question-plus-one = Use a +1 tile on a card of yours?
question-reclaim = Use a reclaim tile to get your card back after this turn?
question-pawn = Place your pawn: which building do you take?
question-replace = The number does not fall: which building do you replace?
question-chapel = Advance on the chapel track?
question-gate = Advance on the gate track?
question-bonus = Which bonus tile do you take?
question-inn = Take cards from the inn, one at a time, or say that it is enough.
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
part-not-below-zero = not below zero

# Refusals

refusal-game-is-over = The game is over.
refusal-not-asked = It is not your decision now; waiting for: { $waiting }.
refusal-another-question = Another question is open: { $question }
refusal-one-card-a-round = You play one card a round.
refusal-two-cards-a-round = With two players you play two cards a round.
refusal-card-not-in-hand = You do not hold these cards.
refusal-no-card-of-that-value = None of your played cards is worth { $value } now.
refusal-marker-at-the-end = Your marker has already reached the end of this track.
refusal-no-chapel-tile = You have no usable chapel +2 tile; a tile can be used from the round after you took it.
refusal-no-gate-tile = You have no usable gate +2 tile; a tile can be used from the round after you took it.
refusal-some-space-is-usable = A space is usable without spending tiles, so you must build.
refusal-stack-is-empty = The stack is empty: { $building } cannot be had any more.
refusal-no-occupied-tile = You have no usable occupied tile; a tile can be used from the round after you took it.
refusal-no-free-centre-tile = You have no usable free centre tile; a tile can be used from the round after you took it.
refusal-no-x-tile = You have no usable X tile; a tile can be used from the round after you took it.
refusal-pawn-must-move = Your pawn stands here already: it must move to another space.
refusal-space-is-occupied = Another pawn stands on this space.
refusal-occupied-not-needed = Nobody stands on this space: the occupied tile is not needed.
refusal-centre-costs-more = The centre costs £{ $cost } and you have £{ $money }.
refusal-x-is-closed = { $building } faces the X: no pawn may go there.
refusal-x-not-needed = This space is not the X: the X tile is not needed.
refusal-not-on-the-bridge = Number { $number } does not stand on your bridge.
refusal-numbers-must-fall = With { $new } in place of { $number } the numbers would not fall.
refusal-no-tile-left = Bonus stack { $stack } is empty.
refusal-beyond-the-power = A { $value } is too much: { $power } of the power is left.
refusal-no-card-left = No card of value { $value } is left.

# A box that cannot be played with

box-number-twice = House number { $number } occurs twice.
box-stack-size = { $count } buildings of kind { $kind }; there must be 1 to { $most }.
box-one-crest = A crest may be named once only, and every building but a guild shows exactly one.
box-wheel-spaces = spaces must list { $count } values, each "x" or a number of pounds.
box-wheel-space = { $value } is neither "x" nor a number from 0 to { $most }.
box-wheel-stacks = stacks must name each of { $known } once.
box-every-seat-count = There must be a row for 2, 3 and 4 seats.
box-too-few-cards = There are too few cards for the first hands of { $seats } players.
box-bonus-stack = Bonus stack { $stack } would hold more than { $most } tiles.
box-from-earns = from and earns must be equally long, and from must rise.
box-too-many-moves = There are more than { $most } different moves.

# A position that cannot be set up

position-markers = { $path }: the turn markers must be those of the box.
position-chapel-order = { $path }: every seat once, and nobody before a marker that is further ahead.
position-order = { $path }: the order of play must list { $count } turns, each seat’s cards once.
position-order-value = { $path }: the card of this turn is worth { $value }.
position-order-falls = { $path }: this card is higher than the one before; the highest plays first.
position-numbers-rise = { $path }: house numbers must fall from left to right between gardens.
position-no-room = { $path }: { $built } buildings and { $count } still to come do not fit in { $spaces } spaces.
position-building-twice = { $path }: a building is in two places.
position-not-on-bridge = { $path }: the building in question must stand on the bridge of the player whose turn it is.
position-can-append = { $path }: the building fits in the next free space, so it replaces none.
position-lowest-seat = { $path }: this seat has built nothing in this round yet.
position-lowest-number = { $path }: this seat cannot have built number { $number } in this round.
position-pawn-on-wheel = { $path }: no pawn stands on the wheel before the turns begin or after the end.
position-pawn-done = { $path }: the open question does not agree with whether the pawn has been placed.
position-too-many-tiles = { $path }: there are only { $count } tiles of kind { $tile }.
position-too-many-cards = { $path }: there are only { $count } cards of value { $value }.
position-supply = { $path }: at most { $count } cards of value { $value } can lie in the supply.
position-too-few-cards = { $path }: too few cards; every round takes { $count }, and only a 0 comes back.
position-card-not-held = { $path }: the chosen card is not in the hand.
position-card-not-on-table = { $path }: on the table lie exactly the cards of the turns to come, or in secret none or all of the round.
position-higher-first = { $path }: the higher of two cards comes first.
position-raised = { $path }: only a revealed card that still lies on the table can have been raised.

# Events

event-marker-turned = Round { $round }: the wheel turns by { $sixths }.
event-lady-joined = { $who } takes a { $value } from the inn.
event-card-chosen = { $who } has chosen.
event-own-card-chosen = You choose { $cards ->
    [1] { $value }
   *[other] { $value } and { $second }
  }.
event-card-revealed = { $who } plays { $value }.
event-card-raised = { $who } raises a card from { $before } to { $value }.
event-order-fixed = Turn { $place }: { $who }, with { $value }.
event-card-discarded = { $who } returns the { $value } to the inn.
event-card-taken-up = { $who } takes the 0 back.
event-card-set-aside = { $who } sets the { $value } aside.
event-card-reclaimed = { $who } takes the { $value } back.
event-pawn-placed = { $who } chooses { $stack }.
event-pawn-in-centre = { $who } goes to the centre and chooses { $stack }.
event-tile-used = { $who } uses a bonus tile: { $tile }.
event-wheel-paid = { $who } gains £{ $money } from the wheel.
event-centre-paid = { $who } pays £{ $money } for the centre.
event-no-building = { $who } goes without a building.
event-built = { $who } builds { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  } in space { $space }.
event-replaced = { $who } builds { $building } { $number } in place of { $old } { $old_number }.
event-top-turned = On top now: { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  }.
event-stack-emptied = The stack is empty: { $stack }.
event-power-counted = { $who }: power { $power } ({ $crest }) for { $building }.
event-chapel-advanced = { $who } advances { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } on the chapel track, to { $space }.
event-gate-advanced = { $who } advances { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
  } on the gate track, to { $space }.
event-stayed = { $effect ->
    [inn] { $who } takes no more cards.
   *[other] { $who } does not use { $building }.
  }
event-coin-reached = { $who } collects £{ $money } on space { $space } of the chapel track.
event-chapel-end-reached = { $who } reaches the end of the chapel track: £{ $money }.
event-gate-end-reached = { $who } reaches the end of the gate track: £{ $money }.
event-store-paid = { $who } gains £{ $money } from the store.
event-tile-taken = { $who } takes a bonus tile from stack { $bonus_stack }: { $tile }.
event-tile-turned = Bonus stack { $bonus_stack } now shows: { $tile }.
event-card-taken = { $who } takes a { $value }; power left: { $power }.
event-chapel-leader-paid = { $who } leads on the chapel track: £{ $money }.
event-gate-leader-paid = { $who } leads on the gate track: £{ $money }.
event-highest-card-paid = { $who } has the highest card, { $value }: £{ $money }.
event-lowest-number-paid = { $who } built the lowest number, { $house_number }: £{ $money }.
event-pawns-removed = The pawns come off the wheel.
event-stacks-ran-out = { $count } stacks are empty: the game ends with this round.
event-game-over = The game is over: purses and hands are opened.
