game-paris = Ticket to Ride: Parigi
game-paris-about = Autobus, biglietti e bandiere francesi nella Parigi degli anni Venti; 2–4 giocatori, circa 15 minuti.
