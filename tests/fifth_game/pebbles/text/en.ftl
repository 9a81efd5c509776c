# Pebbles: every word a player reads.

game-pebbles = Pebbles
game-pebbles-about = Lay the highest card and take a pebble from the beach; three minutes.
option-length = Length
option-length-help = In a short game fewer pebbles are enough.
option-length-normal = normal
option-length-short = short

# What to do now
question-lay = Lay a card; everybody chooses at the same time.
question-take = Take a pebble from the beach.
question-over = The game is over.

# Why not
refusal-card-not-in-hand = You do not hold the { $card }.
refusal-pebble-not-on-beach = There is no { $pebble } pebble on the beach.

# What happened
event-washed-up = A { $pebble } pebble is washed up.
event-laid = { $who } has laid a card.
event-own-card = You lay the { $card }.
    .named = { $who } lays the { $card }.
event-turned-up = { $who } shows the { $card }.
event-took = { $who } takes a { $pebble } pebble.
event-drew = { $who } draws a card.
event-got-card = You drew the { $card }.
    .named = { $who } drew the { $card }.
event-ended = That was the last wave.

# Moves
move-lay = Lay the { $card }
move-take = Take a { $pebble ->
    [grey] grey
    [white] white
   *[red] red
} pebble
moves-lay = Cards
moves-take = Pebbles

# Points
part-pebbles = Pebbles
part-sets = Sets

# Words: ids (`value-`) and parts of the view (`field-`) as the text view and the default board say them
value-grey = grey
value-white = white
value-red = red
field-grey = grey
field-white = white
field-red = red
field-goal = Pebbles that end the game
field-beach = Beach
field-bag = Pebbles in the bag
field-pile = Cards in the pile
field-seen = Cards out of the game
field-pebbles = Pebbles
field-points = Points
field-cards = Cards
field-has-laid = Has laid a card
field-hand = Your cards
field-choice = Your card in this wave

# The terminal
table-wave = Wave { $wave }; { $goal } pebbles end the game.
table-beach = Beach: { $pebbles } ({ $bag } left in the bag)
table-seat = Seat
table-pebbles = Pebbles
table-points = Points
table-cards = Cards
table-seen = Out of the game: { $cards }
table-hand = Hand: { $cards }

# Boxes and positions that cannot be
box-too-few-cards = { $cards } cards are too few for { $waves } waves: it takes { $needed }.
position-card-twice = { $path }: the card { $card } is there twice.
position-choice-not-in-hand = { $path }: the card { $card } is not in the hand.

# The fields of a position
field-turn = turn
field-phase = question
field-players = players
field-taker = who takes the next pebble

# Kinds of moves, as reviews add them up
decision-lay = cards played
decision-take = pebbles taken
