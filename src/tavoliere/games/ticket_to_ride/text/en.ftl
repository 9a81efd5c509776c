# Ticket to Ride: every word a player reads. Names of places come from the box.

# What to do now
question-choose-tickets = Choose which of your first tickets to keep; everybody chooses at the same time.
question-place-tourists = Put a remaining stack of tourists on a place that has none.
question-act = Draw cards, claim a route or draw tickets.
question-second-card = Take a second card.
question-keep-tickets = Choose which of the new tickets to keep.
question-keep-flag-card = Keep one of the cards just played for your flag?
question-choose-token = Choose which tourist token to take.
question-over = The game is over.

# Why not
refusal-first-ticket-not-offered = That ticket was not dealt to you: keep one or both of those you were dealt.
refusal-ticket-not-offered = That ticket is not on offer: keep one or both of those you drew.
refusal-too-few-tickets-kept = You must keep at least { $least }.
refusal-too-few-first-tickets = You must keep at least { $least } of your first tickets.
refusal-symbol-already-placed = The { $symbol } stack already lies on the map.
refusal-place-has-a-stack = There is already a stack of tourists at { $place }.
refusal-route-is-taken = The route { $route } is already taken.
refusal-twin-is-yours = You own the other line of this double route; nobody may own both.
refusal-twin-closed-the-route = With two players a double route is closed once one of its lines is taken.
refusal-too-few-vehicles = The route { $route } needs { $length } vehicles, and you have { $vehicles }.
refusal-wrong-number-of-cards = The route { $route } takes exactly { $length } { $length ->
    [one] card
   *[other] cards
}.
refusal-wrong-colour = The route { $route } takes { $own } cards, not { $colour } ones.
refusal-ferry-needs-a-wild = { $route } is a ferry: { $ferries } of the cards must be wild.
refusal-too-few-cards = That takes { $needed } { $colour } { $needed ->
    [one] card
   *[other] cards
}, and you have { $held }.
refusal-too-few-wilds = That takes { $wilds } wild { $wilds ->
    [one] card
   *[other] cards
}, and you have { $wilds_held }.
refusal-no-card-left = There is no card to take there.
refusal-not-in-the-market = There is no open { $colour } card.
refusal-no-wild-as-second-card = An open wild card cannot be the second card.
refusal-no-tickets-left = There are no tickets left.
refusal-not-that-colour = Only a card of the colour just played can be kept, not { $colour }.
refusal-token-not-at-an-end = You cannot take the { $symbol } token here.
refusal-something-is-possible = You can pass only when nothing else is possible; then it happens by itself.

# What happened
event-chose-tickets = { $who } has chosen first tickets.
event-keeps-ticket = You keep the ticket { $ticket }.
event-kept-tickets = { $who } keeps { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
event-placed-tourists = { $who } puts the { $symbol } tourists at { $place }.
event-took-card = { $who } takes an open { $colour } card.
event-drew-blind = { $who } draws a card from the pile.
event-got-card = You drew: { $colour }.
event-market-filled = A new open card: { $colour }.
event-market-swept = Too many open wild cards: the whole market is swept away.
event-pile-renewed = The discards are shuffled into a new pile of { $count }.
event-claimed = { $who } claims { $route } for { $points } { $points ->
    [one] point
   *[other] points
}, paying { $cards ->
    [0] { $wilds } wild
   *[other] { $wilds ->
        [0] { $cards } { $colour }
       *[other] { $cards } { $colour } and { $wilds } wild
    }
}.
event-kept-flag-card = { $who } keeps a { $colour } card for the flag.
event-declined-flag-card = { $who } keeps no card for the flag.
event-completed-flag = { $who } completes a French flag: { $points } points!
event-took-token = { $who } takes the { $symbol } token at { $place }.
event-drew-tickets = { $who } draws { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
event-offered-ticket = On offer: { $ticket }.
event-passed = { $who } can do nothing and passes.
event-last-round-begins = { $who } has { $vehicles ->
    [one] { $vehicles } vehicle
   *[other] { $vehicles } vehicles
} left: everybody has one more turn.
event-turn-begins = It is { $who }'s turn.
event-ticket-done = { $who } completed { $ticket }: +{ $points }.
event-ticket-failed = { $who } did not complete { $ticket }: −{ $points }.
event-game-ended = The game is over.

# Parts of a score
part-routes = Routes
part-tickets-done = Completed tickets
part-tickets-failed = Failed tickets
part-flags = French flags
part-tokens = Tourists

# Options
option-first = First player
option-first-help = Random, or a seat of your choice.

# On the table
map-legend = A connection such as 2wy: two spaces, a white and a yellow line (? any colour, k black, ~ ferry); a shape where it is taken.
market = Market
piles = pile { $cards } · tickets { $tickets } · discards { $discards }
hand = Hand
own-tickets = Tickets
offer = On offer
chosen = Chosen
head-seat = seat
head-points = points
head-vehicles = vehicles
head-cards = cards
head-tickets = tickets
begins = begins
flags-done = { $count } { $count ->
    [one] flag
   *[other] flags
}

colour-wild = wild
colour-blue = blue
colour-red = red
colour-white = white
colour-yellow = yellow
colour-green = green
colour-purple = purple
colour-black = black
colour-pink = pink
colour-orange = orange
colour-grey = grey
none = none

box-wild-first = The first colour must be "wild".
box-bad-id = The { $key } "{ $value }" must be of lower-case letters and digits only.
box-too-many-cards = { $count } cards are too many: at most { $most } fit.
box-too-few-cards = { $count } cards cannot be dealt: four players and the market need { $needed }.
box-too-few-tickets = { $count } tickets cannot be dealt: four players need { $needed }.
box-unknown-place = "{ $value }" is no place of this map. Did you mean: { $known }?
box-same-place = Both ends are the same place.
box-route-too-long = A route of length { $length } can never be claimed with { $vehicles } vehicles.
box-double-count = A double route has exactly two lines, and "{ $label }" has { $count }.
box-double-differs = The two lines of "{ $label }" must join the same places and be equally long.
box-not-connected = No routes connect { $a } and { $b }: this ticket could never be completed.
box-symbol-count = { $count } symbols do not make { $fixed } fixed stacks and { $free } free ones, all different.
box-too-many-moves = These routes allow { $count } different moves; at most { $most } fit.
position-seen-not-held = { $path }: more cards were seen than are held.
position-ticket-twice = { $path }: a ticket is in two places.
position-too-many-cards = { $path }: there are more { $colour } cards than the { $count } in the box.
position-empty-pile = { $path }: an empty pile means that there are no discards; they are shuffled at once.
position-stack-twice = { $path }: two stacks of tourists cannot lie on one place.
position-both-twins = { $path }: both lines of a double route cannot be taken like that.
position-market-too-big = { $path }: at most { $size } cards lie open.
position-nobody-can-move = { $path }: whoever is asked can do nothing; a pass, or the end of a turn, happens by itself.
