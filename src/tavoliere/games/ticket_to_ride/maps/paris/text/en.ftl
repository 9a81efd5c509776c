game-paris = Ticket to Ride: Paris
-vehicle = { $number ->
    [one] bus
   *[other] buses
}
game-paris-about = Buses, tickets and French flags in 1920s Paris.

## The tables of the box: how they are called, and where what stands in them comes from (as in components.toml).

box-game = The game
provenance-game = Title, year and number of players as published by Days of Wonder.
box-vehicles = Vehicles
provenance-vehicles = Counted in the list of contents of the Italian rulebook; the end of the game is described there too.
box-cards = Cards
provenance-cards = Counts of every colour and the set-up are given in the Italian rulebook.
box-places = Places
provenance-places = Six names are confirmed by the rulebook and reviews. Three are likely: Louvre by the announcement, Batignolles and Belleville only by a fan page that describes the destinations one by one in generated texts. Seven names and the total of 16 are reconstructed.
box-board = Board
provenance-board = Drawn for this project from the coordinates of the places; it does not follow the picture of the printed board.
box-routes = Routes
provenance-routes = Reviews agree that no route is grey, that the longest have three spaces and that the colour fixes the length (red and blue 1, white and yellow 2, green and purple 3); one also counts connections and double routes. All of that holds here, but which places are joined is reconstructed.
box-tickets = Tickets
provenance-tickets = That there are 20 and how they are dealt is in the Italian rulebook. Ends and values are ours; a value is the length of the shortest way, as all 38 printed tickets of New York and London have it.
box-points = Points
provenance-points = 1, 2 and 4 are printed on the New York and London boards of the same series; the table of Paris itself was not seen.
box-flag = Flag
provenance-flag = Colours and points are given in the Italian rulebook and confirmed by a Dutch review (NWTV).
