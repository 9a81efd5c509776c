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
event-first-player = Who begins is drawn by lot: { $who }.
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
who-begins = Who begins
who-begins-open = drawn by lot when everybody has chosen tickets
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
box-bad-id = The { $key } "{ $value }" must be of at most { $most } lower-case letters and digits.
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
position-nobodys-turn = { $path }: while first tickets are chosen it is nobody's turn.
position-nobody-can-move = { $path }: whoever is asked can do nothing; a pass, or the end of a turn, happens by itself.

## In the browser: moves, text view and board

move-claim = Claim { $route } with { $cards }
move-draw = Take the face-up card: { $colour }
move-draw-deck = Draw a card from the deck
move-tickets = Draw new tickets
move-keep = Keep { $tickets }
move-flag = Keep a card for the flag: { $colour }
move-flag-no = Keep no card for the flag
move-token = Take the { $symbol } token
move-tourists = Put the { $symbol } tourists at { $place }
move-pass = Pass

moves-claim = Claim a route
moves-draw = Face-up cards
moves-draw-deck = Deck
moves-tickets = Tickets
moves-keep = Tickets to keep
moves-flag = Flag
moves-token = Tokens
moves-tourists = Stacks of tourists
moves-pass = Passing

which-claim = Which cards do you pay with?
which-tourists = Which stack do you put here?

progress-turn = turn { $turn }
ride-route = { $ends } ({ $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
})
ride-ticket = { $ends }, { $points } { $points ->
    [one] point
   *[other] points
}
ride-supply = Supply
ride-open-cards = Face-up cards
ride-deck = Cards in the deck
ride-ticket-pile = Tickets in the pile
ride-discards = Discards
ride-lines = All routes
ride-line = Route
ride-length = Spaces
ride-colour = Colour
ride-owner = Owner
ride-free = free
ride-ferries = { $count ->
    [one] one ferry
   *[other] { $count } ferries
}
ride-tourists = Tourists on the map
ride-symbol = Symbol
ride-place = Place
ride-left = Left
ride-flag = Flag

# The board: names of cards and routes
card-wild = wild
card-blue = blue
card-red = red
card-white = white
card-yellow = yellow
card-green = green
card-purple = purple
card-black = black
card-pink = pink
card-orange = orange
card-grey = grey
cards-wild = { $count } wild
cards-blue = { $count } blue
cards-red = { $count } red
cards-white = { $count } white
cards-yellow = { $count } yellow
cards-green = { $count } green
cards-purple = { $count } purple
cards-black = { $count } black
cards-pink = { $count } pink
cards-orange = { $count } orange
ride-map = Map
ride-ends = { $a } – { $b }
ride-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
ride-points = { $points } { $points ->
    [one] point
   *[other] points
}
ride-points-word = { $count ->
    [one] point
   *[other] points
}
ride-points-card = Points by length
ride-route-title = { $colour } route, { $spaces }, { $ends }
ride-route-short = { $colour } route
ride-state-taken = owned by { $name }
ride-state-closed = closed: the other route of the double is taken
ride-state-can = free, you can claim it: { $payments }
ride-or = , or{" "}
ride-which-route = Which route?
ride-place-label = { $place }, place
ride-stack-label = { $symbol } tourists at { $place }, { $count ->
    [one] { $count } left
   *[other] { $count } left
}
ride-zoom-in = Enlarge the map
ride-zoom-out = Show the whole map
ride-gain = +{ $points } { $points ->
    [one] point
   *[other] points
}
ride-cards-spent = −{ $count } { $count ->
    [one] card
   *[other] cards
}
ride-left-bus = { $count ->
    [one] one bus left
   *[other] { $count } buses left
}
ride-left-tram = { $count ->
    [one] one tram left
   *[other] { $count } trams left
}
ride-draw-two = draw 2, or one wild
ride-draw-one = draw one more
ride-open-card = Face-up card { $colour }
ride-open-card-can = Face-up card { $colour }, you can take it
ride-deck-label = Deck { $count } { $count ->
    [one] card
   *[other] cards
}
ride-deck-short = deck
ride-tickets-label = Tickets { $count } in the pile: draw new ones
ride-tickets-short = Tickets
ride-stacks-waiting = Tourists to place:
ride-hand = Your hand
ride-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
ride-own-tickets = Your tickets
ride-tickets-summary = secret: { $done } done, { $open } to do{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
ride-no-tickets = You have no tickets.
ride-ticket-done = completed
ride-ticket-failed = not completed
ride-ticket-cut-off = cut off
ride-ticket-too-far = too far: { $count } spaces
ride-ticket-soon = with this route
ride-ticket-nearer = { $count ->
    [one] then one space to go
   *[other] then { $count } to go
}
ride-ticket-missing = { $count ->
    [one] one space to go
   *[other] { $count } spaces to go
}
ride-offer-title = Which tickets do you keep?
ride-offer-hint = at least one
ride-offer-only = keep only this one
ride-offer-this = keep this one
ride-offer-chosen = chosen
ride-offer-waiting = waiting
ride-offer-both = Keep { $count ->
    [2] both
   *[other] all { $count }
}
ride-offer-label = Keep only { $ticket }
ride-flag-worth = { $count } colours, +{ $points } points
ride-flag-full = { $colour }: there
ride-flag-empty = { $colour }: missing
ride-flags-done = { $count ->
    [0] no flag completed
    [one] one flag completed
   *[other] { $count } flags completed
}
ride-flag-keep = Keep one { $colour } card
ride-flag-no = Do not keep it
ride-answers = Answers
ride-own-tourists = Your tourists
ride-tourists-rail = Tourist tokens
ride-tokens-worth = { $count } different: { $points } { $points ->
    [one] point
   *[other] points
}
ride-tokens-hint = points by how many different symbols
ride-token-have = { $symbol }: taken
ride-token-lack = { $symbol }: missing
ride-watching = The hand of whoever plays lies here.
ride-scores = Scores
