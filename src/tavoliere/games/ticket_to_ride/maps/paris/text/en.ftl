game-paris = Ticket to Ride: Paris
game-paris-about = Buses, tickets and French flags in the Paris of the twenties; 2–4 players, about 15 minutes.
