# Ticket to Ride in the browser: moves and text view.

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
