game-san_francisco = Ticket to Ride: San Francisco
-vehicle = { $number ->
    [one] tram
   *[other] trams
}
game-san_francisco-about = Trams, ferries and tourist tokens by the bay.
symbol-cable-car = cable car
symbol-sea-lion = sea lion
symbol-crab = crab
symbol-guitar = guitar
symbol-flower = flower
symbol-fortune-cookie = fortune cookie
symbol-postcard = postcard

## The tables of the box: how they are called, and where what stands in them comes from (as in components.toml).

box-game = The game
provenance-game = Title, year and number of players as published by Days of Wonder.
box-vehicles = Vehicles
provenance-vehicles = Counted in the list of contents of the Italian rulebook; the end of the game is described there too.
box-cards = Cards
provenance-cards = Counts of every colour and the set-up are given in the Italian rulebook.
box-places = Places
provenance-places = Fourteen names are confirmed by the rulebook, the publisher's text, news and reviews, though Mission, Castro, Haight Ashbury and Japanese Garden may be spelt differently on the board; six names and the total of 20 are reconstructed.
box-board = Board
provenance-board = Drawn for this project from the coordinates of the places, the crowded north-east stretched a little; it does not follow the picture of the printed board.
box-routes = Routes
provenance-routes = Known: the five-space ferry from Fort Mason to the Golden Gate Bridge, a ferry from Pier 39 to Alcatraz, which only ferries reach, land routes of at most three spaces, grey and double routes, one symbol on every ferry. Everything else is ours, the colours of the ferries included.
box-tickets = Tickets
provenance-tickets = That there are 24 and how they are dealt is in the Italian rulebook; a review shows the ticket from the Golden Gate Bridge to Potrero Hill, without its value. The rest is ours; a value is the length of the shortest way, as all 38 printed tickets of New York and London have it.
box-points = Points
provenance-points = 1, 2, 4 and 7 are printed on the New York and London boards of the same series, 10 for five spaces on the boards of the larger games; the table of San Francisco itself was not seen.
box-tourists = Tourists
provenance-tourists = Number of tokens, set-up and taking them are in the Italian rulebook, 12 points for all seven in the publisher's text. The points for two, three and four are the likely reading of a damaged line, those for five and six are ours, and so are the names of the symbols.
