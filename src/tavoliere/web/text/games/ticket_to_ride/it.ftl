# Ticket to Ride nel browser: mosse e vista testuale.

move-claim = Prendi { $route } con { $cards }
move-draw = Prendi la carta scoperta: { $colour }
move-draw-deck = Pesca una carta coperta dal mazzo
move-tickets = Pesca nuovi biglietti
move-keep = Tieni { $tickets }
move-flag = Tieni una carta per la bandiera: { $colour }
move-flag-no = Non tenere carte per la bandiera
move-token = Prendi il segnalino { $symbol }
move-tourists = Metti i turisti { $symbol } a { $place }
move-pass = Passa

moves-claim = Prendere una linea
moves-draw = Carte scoperte
moves-draw-deck = Mazzo
moves-tickets = Biglietti
moves-keep = Biglietti da tenere
moves-flag = Bandiera
moves-token = Segnalini
moves-tourists = Pile di turisti
moves-pass = Passare

progress-turn = turno { $turn }
ride-route = { $ends } ({ $colour }, { $length ->
    [one] una casella
   *[other] { $length } caselle
})
ride-ticket = { $ends }, { $points } { $points ->
    [one] punto
   *[other] punti
}
ride-supply = Riserva
ride-open-cards = Carte scoperte
ride-deck = Carte nel mazzo
ride-ticket-pile = Biglietti nel mazzo
ride-discards = Scarti
ride-lines = Tutte le linee
ride-line = Linea
ride-length = Caselle
ride-colour = Colore
ride-owner = Di chi è
ride-free = libera
ride-ferries = { $count ->
    [one] un traghetto
   *[other] { $count } traghetti
}
ride-tourists = Turisti sulla mappa
ride-symbol = Simbolo
ride-place = Località
ride-left = Rimasti
ride-flag = Bandiera
