# Ticket to Ride: every word a player reads. Names of places come from the box.

# What to do now
question-choose-tickets = Choose the tickets to keep. Everyone chooses at the same time.
question-place-tourists = Place a stack of tourists on a place that has none.
question-act = Draw cards, claim a route or draw tickets.
question-second-card = Draw a second card.
question-keep-tickets = Choose the tickets to keep.
question-keep-flag-card = Keep one of the cards you just played for your flag?
question-choose-token = Which tourist token do you take?
question-over = The game is over.

# Why not
refusal-first-ticket-not-offered = You weren't dealt that ticket: keep one or both of yours.
refusal-ticket-not-offered = You didn't draw that ticket: keep one or both of those you drew.
refusal-too-few-tickets-kept = Keep at least { $least }.
refusal-too-few-first-tickets = Keep at least { $least } of your first tickets.
refusal-symbol-already-placed = The { $symbol } stack is already on the map.
refusal-place-has-a-stack = { $place } already has a stack of tourists.
refusal-route-is-taken = { $route } has already been claimed.
refusal-twin-is-yours = You own the other route of this double route; nobody may own both.
refusal-twin-closed-the-route = With two players, a double route is closed once one of its routes is claimed.
refusal-too-few-vehicles = { $route } needs { $length } { $length ->
    [one] { -vehicle(number: "one") }
   *[other] { -vehicle }
}; you have { $vehicles }.
refusal-wrong-number-of-cards = { $route } takes exactly { $length } { $length ->
    [one] card
   *[other] cards
}.
refusal-wrong-colour = { $route } takes { $own } cards, not { $colour } ones.
refusal-ferry-needs-a-wild = { $route } is a ferry: { $ferries } of the cards must be wild.
refusal-too-few-cards = That takes { $needed } { $colour } { $needed ->
    [one] card
   *[other] cards
}; you have { $held }.
refusal-too-few-wilds = That takes { $wilds } wild { $wilds ->
    [one] card
   *[other] cards
}; you have { $wilds_held }.
refusal-no-card-left = There's no card to take there.
refusal-not-in-the-market = There's no face-up { $colour } card.
refusal-no-wild-as-second-card = You can't take a face-up wild as your second card.
refusal-no-tickets-left = No tickets left.
refusal-not-that-colour = You can keep only a card of the colour you just played, not { $colour }.
refusal-token-not-at-an-end = You can't take the { $symbol } token here.
refusal-something-is-possible = You can pass only when you have no other move; then it happens automatically.

# What happened
event-chose-tickets = { $who } has chosen tickets.
event-keeps-ticket = You keep { $ticket }.
    .named = { $who } keeps { $ticket }.
event-kept-tickets = { $who } keeps { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
    .short = kept { $count } { $count ->
        [one] ticket
       *[other] tickets
    }
event-first-player = Start player, chosen at random: { $who }.
event-placed-tourists = { $who } places the { $symbol } stack at { $place }.
    .short = { $symbol } stack at { $place }
event-took-card = { $who } takes a face-up { $colour } card.
    .short = took { $colour }
event-drew-blind = { $who } draws a card from the deck.
    .short = 1 from the deck
event-got-card = You drew: { $colour }.
    .named = { $who } drew: { $colour }.
event-market-filled = New face-up card: { $colour }.
event-market-swept = Too many wilds: all face-up cards are discarded and replaced.
    .short = Too many wilds: new face-up cards
event-pile-renewed = The discards are shuffled into a new deck of { $count }.
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
    .short = claimed { $route } +{ $points }
event-kept-flag-card = { $who } keeps a { $colour } card for the flag.
    .short = kept { $colour }
event-declined-flag-card = { $who } keeps no card for the flag.
event-completed-flag = { $who } completes a French flag: { $points } points!
    .short = French flag +{ $points }
event-took-token = { $who } takes the { $symbol } token at { $place }.
    .short = { $symbol } token
event-drew-tickets = { $who } draws { $count } { $count ->
    [one] ticket
   *[other] tickets
}.
    .short = drew { $count } { $count ->
        [one] ticket
       *[other] tickets
    }
event-offered-ticket = You drew: { $ticket }.
    .named = { $who } drew: { $ticket }.
event-passed = { $who } has no possible move and passes.
    .short = passed
event-last-round-begins = { $who } has { $vehicles ->
    [one] { $vehicles } { -vehicle(number: "one") }
   *[other] { $vehicles } { -vehicle }
} left: everyone gets one more turn.
    .short = last round: { $vehicles } { $vehicles ->
        [one] { -vehicle(number: "one") }
       *[other] { -vehicle }
    } left
event-turn-begins = { $who }'s turn.
event-ticket-done = { $who } completed { $ticket }: +{ $points }.
    .short = { $ticket } +{ $points }
event-ticket-failed = { $who } didn't complete { $ticket }: −{ $points }.
    .short = { $ticket } −{ $points }
event-game-ended = The game is over.
    .short = Game over

# Parts of a score
part-routes = Routes
part-tickets-done = Completed tickets
part-tickets-failed = Incomplete tickets
part-flags = French flags
    .within = French flags
part-tokens = Tourists
result-details-of = { $name }'s tickets

# Options
option-first = Start player
option-first-help = Random, or a seat you choose.

# On the table
map-legend = A connection such as 2wy: two spaces, a white and a yellow route (? any colour, k black, ~ ferry); a shape where it's claimed.
market = Face-up cards
piles = deck { $cards } · tickets { $tickets } · discards { $discards }
hand = Hand
own-tickets = Tickets
offer = Choose from
chosen = Chosen
head-seat = seat
head-points = points
head-vehicles = { -vehicle }
head-cards = cards
head-tickets = tickets
begins = start player
who-begins = Start player
who-begins-open = chosen at random once everyone has chosen tickets
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
box-bad-id = The { $key } "{ $value }" must be { $most } lower-case letters and digits at most.
box-too-many-cards = { $count } cards are too many: the limit is { $most }.
box-too-few-cards = { $count } cards are too few: four players and the face-up cards need { $needed }.
box-too-few-tickets = { $count } tickets are too few: four players need { $needed }.
box-unknown-place = "{ $value }" isn't a place on this map. Did you mean: { $known }?
box-same-place = Both ends are the same place.
box-route-too-long = A route of length { $length } can never be claimed with { $vehicles } vehicles.
box-double-count = A double route has exactly two routes; "{ $label }" has { $count }.
box-double-differs = The two routes of "{ $label }" must connect the same places and have the same length.
box-not-connected = No routes connect { $a } and { $b }: this ticket could never be completed.
box-unreached = No routes lead to { $place }.
box-symbol-count = { $count } symbols don't make { $fixed } fixed stacks and { $free } free ones, all different.
box-too-many-moves = These routes allow { $count } different moves; the limit is { $most }.
position-seen-not-held = { $path }: more cards were seen than are held.
position-ticket-twice = { $path }: a ticket is in two places.
position-too-many-cards = { $path }: there are more { $colour } cards than the { $count } in the box.
position-empty-pile = { $path }: with an empty deck there can be no discards, since they're reshuffled at once.
position-stack-twice = { $path }: two stacks of tourists can't be on one place.
position-both-twins = { $path }: both routes of a double route can't be claimed like that.
position-market-too-big = { $path }: there can be { $size } face-up cards at most.
position-nobodys-turn = { $path }: while first tickets are chosen it's nobody's turn.
position-nobody-can-move = { $path }: this player has no possible move; passing, or ending the turn, happens automatically.
banner-last-round = Last round: { $count ->
    [one] 1 turn left ({ $names })
   *[other] { $count } turns left ({ $names })
}.

## In the browser: moves, text view and board

move-claim = Claim { $route } with { $cards }
move-draw = Take the face-up { $colour } card
move-draw-deck = Draw a card from the deck
move-tickets = Draw tickets
move-keep = Keep { $tickets }
move-flag = Keep a { $colour } card for the flag
move-flag-no = Don't keep a card
move-token = Take the { $symbol } token
move-tourists = Place the { $symbol } stack at { $place }
move-pass = Pass

moves-claim = Claim a route
moves-draw = Face-up cards
moves-draw-deck = Deck
moves-tickets = Tickets
moves-keep = Tickets to keep
moves-flag = Flag
moves-token = Tokens
moves-tourists = Tourist stacks
moves-pass = Pass

which-claim = Which cards do you pay with?
which-tourists = Which stack do you place here?

progress-turn = turn { $turn }
ride-route = { $ends } ({ $colour }, { $length ->
    [one] 1 space
   *[other] { $length } spaces
})
ride-ticket = { $ends }, { $points } { $points ->
    [one] point
   *[other] points
}
ride-supply = Supply
ride-open-cards = Face-up cards
ride-deck = Cards in the deck
ride-ticket-pile = Tickets left
ride-discards = Discards
ride-lines = All routes
ride-line = Route
ride-length = Spaces
ride-colour = Colour
ride-owner = Owner
ride-free = open
ride-ferries = { $count ->
    [one] 1 ferry
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
    [one] 1 space
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
ride-state-closed = closed: the other route is claimed
ride-state-can = open, you can claim it: { $payments }
ride-or = , or{" "}
ride-which-route = Which route?
ride-place-label = { $place }, place
ride-stack-label = { $symbol } tourists at { $place }, { $count ->
    [one] { $count } left
   *[other] { $count } left
}
ride-zoom-in = Zoom in
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
    [one] 1 bus left
   *[other] { $count } buses left
}
ride-left-tram = { $count ->
    [one] 1 tram left
   *[other] { $count } trams left
}
ride-draw-two = draw 2, or take 1 wild
ride-draw-one = draw 1 more
ride-open-card = Face-up card: { $colour }
ride-hand-card = Card in hand: { $colour }
ride-open-card-can = Face-up card: { $colour }, you can take it
ride-deck-label = Deck: { $count } { $count ->
    [one] card
   *[other] cards
}
ride-deck-short = deck
ride-tickets-label = Ticket deck: { $count } left, draw tickets
ride-tickets-short = Tickets
ride-stacks-waiting = Stacks to place:
ride-hand = Your hand
ride-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
ride-own-tickets = Your tickets
ride-tickets-summary = secret: { $done } done, { $open } open{ $lost ->
    [0] {""}
   *[other] , { $lost } lost
}
ride-no-tickets = You have no tickets.
ride-ticket-done = completed
ride-ticket-failed = incomplete
ride-ticket-cut-off = blocked
ride-ticket-too-far = out of reach: { $count } spaces to go
ride-ticket-soon = with this route
ride-ticket-nearer = { $count ->
    [one] then 1 space to go
   *[other] then { $count } to go
}
ride-ticket-missing = { $count ->
    [one] 1 space to go
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
ride-flag-full = { $colour }: have it
ride-flag-empty = { $colour }: missing
ride-flags-done = { $count ->
    [0] no flags completed
    [one] 1 flag completed
   *[other] { $count } flags completed
}
ride-flag-keep = Keep a { $colour } card
ride-flag-no = Don't keep it
ride-answers = Answers
ride-own-tourists = Your tourists
ride-tokens-worth = { $count } different: { $points } { $points ->
    [one] point
   *[other] points
}
ride-token-have = { $symbol }: have it
ride-token-lack = { $symbol }: missing
ride-watching = The hand of the player whose turn it is appears here.
ride-scores = Scores

# What things are, and what they do

about-deck-title = Deck: { $count } cards
about-deck = Draw blind. You may take two cards per turn, from here or face up. A wild card from the deck counts as one card.
about-tickets-title = Tickets: { $count } left
about-tickets = Draw two, keep at least one. Completed tickets score at the end; the others cost their points.
about-discards-title = Discards
about-discards = Cards paid for routes. When the deck runs out they are shuffled and become the new deck.
about-card = Pays for routes of this colour, one card per space. Take two cards per turn.
about-hand-card = Pays for routes of this colour, one card per space.
about-hand-wild = Stands for any colour.
about-wild = Stands for any colour. Taken face up it is your only card this turn.
about-route = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} at once. Pay with that many cards of { $grey ->
    [0] its colour
   *[other] any one colour
}; wild cards stand for any.
about-ferries = { $count ->
    [one] A ferry: at least one of the cards must be wild.
   *[other] Ferries: at least { $count } of the cards must be wild.
}
about-route-now = Now: { $state }.
about-tourist = Claim a route that ends at this stack to take one. You can have one of each symbol: different ones score together at the end.
about-tourists-title = Tourist tokens
about-tourists = Different tokens score together at the end: the more kinds, the more points.
about-flag-title = The flag
about-flag = After claiming a blue, white or red route you may keep one of the cards you paid. All three colours: +{ $points } points, and a new flag begins.
about-ticket = Connect its two ends with your own routes: +{ $points } points at the end, otherwise −{ $points }.
about-score-track-title = Score track
about-score-track = Points for routes and flags so far. Tickets and tourists are added at the end.
about-points-card-title = Points by length
about-points-card = What a route scores as soon as it is claimed.
about-vehicles = One goes on every space of a claimed route. When someone has two or fewer left, everyone gets one last turn.
about-hand = Cards in hand; the others see only how many.
about-kept-tickets = Secret until the end.

# The end as a show
end-chapter-routes = Routes
end-chapter-flags = Flags
end-chapter-tokens = Tourists
end-chapter-tickets = Tickets
end-group-routes = routes
end-group-flags = flags
end-group-tokens = tourists
end-group-tickets = tickets
end-routes-count = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
end-routes-detail = Every claimed route, by its length.
end-flags-count = { $count ->
    [one] 1 flag
   *[other] { $count } flags
}
end-flags-detail = For each completed flag.
end-tokens-count = { $count ->
    [one] 1 symbol
   *[other] { $count } different symbols
}
end-tokens-detail = The more different symbols, the more points.
end-ticket-of = Ticket { $at } of { $count }
end-ticket-done = { $ends }: completed, +{ $points }
end-ticket-failed = { $ends }: incomplete, −{ $points }
end-ticket-joined = connected by { $count ->
    [one] 1 route
   *[other] { $count } routes
}
end-ticket-lacks = { $count ->
    [one] 1 space short
   *[other] { $count } spaces short
}
end-tie-break = Tied on points: the most completed tickets win.

# What a move brings
ride-completes = completes { $ticket }
ride-brings-nearer = { $ticket }: { $count } to go
ride-begins-last-round = starts the last round
ride-then-another = then one more card
ride-whole-turn = takes your whole turn
ride-ends-turn = ends your turn
ride-tickets-then = keep at least one
ride-keep-risk = +{ $points } if completed, −{ $points } if not
ride-token-then = your tourists: { $now } → { $then } points
ride-nothing-affordable = You can't pay for any route right now.
ride-pays-nothing = { $colour } pays for no route now.
ride-celebrated = { $ticket } completed: +{ $points }
ride-tokens-track = Points for different tourists

# What chance decides, in reviews.
luck-tickets = tickets offered
luck-blind = cards drawn blind
luck-market = face-up cards
luck-first-player = who begins

# Editing a map
map-action = What to do
map-routes = Routes
map-tickets = Tickets
map-places = Places
map-pick-first = New route: click its first place
map-pick-second = New route from { $place }: click the second place
map-ticket-first = New ticket: click its first place
map-ticket-second = New ticket from { $place }: click the second place
map-place-new = New place: click where it goes
map-add-place = Add a place
map-type = or type its name; Tab accepts the suggestion
map-place-help = or choose a place to rename or move it
map-set = { $ends }: colour, length, lanes
map-keys = Keys: letter = colour, 1–{ $longest } = length, d = double{ $ferries ->
    [yes] { ", f = ferry" }
   *[no] { "" }
  }. Enter draws the route and ticks it off.
map-place = Place
map-draw = Draw route
map-add-ticket = Add ticket
map-cancel = Cancel
map-colour = Colour
map-second-colour = Second colour
map-length = Length
map-lanes = Lanes
map-single = single
map-double = double
map-ferries = Ferry spaces
map-value = Value
map-shortest = shortest way: { $length }
map-name = Name
map-from-x = From the left
map-from-y = From the top
map-remove = Remove
map-sheet = Map to edit
map-route-label = Route { $ends }
map-checks = On the map
map-worth = { $length ->
    [one] 1 space scores { $points } here
   *[other] { $length } spaces score { $points } here
}
map-reached = every place can be reached
map-unreached = one place can't be reached
map-no-fault = every name stands clear
map-fault-names = { $place }: its name touches another; move the place a little
map-fault-route = { $place }: its name lies on a route; move the place a little
map-fault-edge = { $place }: its name runs off the sheet
map-no-line-fault = every route stands clear
map-line-crossing = { $ends }: lies over { $over }; move a place or draw it elsewhere
map-line-place = { $ends }: runs over { $over }
map-line-short = { $ends }: no room for its spaces; move the places apart
map-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
map-count-tickets = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
map-seen = checked
map-not-seen = not checked yet
box-length-label = { $length ->
    [one] Points for 1 space
   *[other] Points for { $length } spaces
}
box-different = { $count } different
box-item-routes = { $a } – { $b }
box-item-tickets = { $a } – { $b }
# What the checklist says beside a name; a place has its name only.
box-about-places = { "" }
box-about-routes = { $values }
box-about-tickets = { $values }
box-field-by-length = Points by length
box-field-count = number
box-field-length = length
box-field-ferries = ferry spaces
box-field-points = points
box-field-tourists-points = Points for different tourists
box-field-places-tourists = A stack of tourists lies here
box-field-tourists = tourists
box-field-symbols = Symbols of the tourists
box-word-cable-car = cable car
box-word-sea-lion = sea lion
box-word-crab = crab
box-word-guitar = guitar
box-word-flower = flower
box-word-fortune-cookie = fortune cookie
box-word-postcard = postcard
box-new-map = New map

# A position from your own table

ask-question = Question
ask-question-act = What to do this turn?
ask-question-second-card = Which second card?
ask-question-keep-tickets = Which tickets to keep?
ask-offer = Drawn tickets
ask-offer-ticket = Drawn ticket { $number }
ask-last-round = Last round
ask-last-round-not = not yet
ask-last-round-turns = { $count ->
    [one] this is the last turn
   *[other] { $count } turns left, this one included
}
ask-put-on-map = Put on the map
ask-click-route = click a route; vehicles and points follow
ask-tickets-kept = tickets
ask-my-tickets = My tickets
ask-add-ticket = Add a ticket
ask-cards-sum = { $total } cards: { $mine } yours, { $open } face up, { $others } in other hands, { $flags } on flags, { $rest } in deck and discards
ask-market-count = { $count } face-up cards; there should be { $size }.
ask-colour-too-many = There are only { $most } { $colour } cards.
ask-too-many-vehicles = { $name } has no vehicles left for this route ({ $left } left, { $length } needed).

# The fields of a position

field-turn = turn
field-phase = question
field-first = first player (0: seat 1)
field-active = whose turn (0: seat 1)
field-turns-left = turns left in the last round
field-passes = passes in a row
field-claim = route just claimed
field-route = route
field-colour = colour paid
field-wilds = wild cards paid
field-market = face-up cards
field-discards = discards
field-pile = deck, from the top
field-ticket-pile = ticket deck, from the top
field-ticket-known = who has seen which ticket (0: seat 1)
field-routes = owners of routes (0: seat 1)
field-stacks = stacks of tourists
field-place = place
field-left = tokens left
field-players = players
field-hand = cards in hand
field-seen = cards others saw being taken
field-blind = cards drawn from the deck
field-tickets = tickets kept
field-offer = tickets to choose from
field-chosen = tickets chosen
field-vehicles = vehicles left
field-flag = cards for the flag
field-flags = flags completed
field-tokens = tourist tokens

# Kinds of moves, as reviews add them up

decision-keep = tickets
decision-tickets = tickets
decision-tourists = stacks of tourists
decision-draw = cards drawn
decision-draw-deck = cards drawn
decision-claim = routes
decision-flag = flag
decision-token = tourist tokens
decision-pass = passing
