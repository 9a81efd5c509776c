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
