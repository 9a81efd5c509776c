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

which-claim = Con quali carte paghi?
which-tourists = Quale pila metti qui?

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

# Il tabellone: carte e linee al femminile
card-wild = jolly
card-blue = blu
card-red = rossa
card-white = bianca
card-yellow = gialla
card-green = verde
card-purple = viola
card-black = nera
card-pink = rosa
card-orange = arancio
card-grey = grigia
cards-wild = { $count } jolly
cards-blue = { $count } blu
cards-red = { $count } { $count ->
    [one] rossa
   *[other] rosse
}
cards-white = { $count } { $count ->
    [one] bianca
   *[other] bianche
}
cards-yellow = { $count } { $count ->
    [one] gialla
   *[other] gialle
}
cards-green = { $count } { $count ->
    [one] verde
   *[other] verdi
}
cards-purple = { $count } viola
cards-black = { $count } { $count ->
    [one] nera
   *[other] nere
}
cards-pink = { $count } rosa
cards-orange = { $count } arancio
ride-map = Mappa
ride-ends = { $a } – { $b }
ride-spaces = { $count ->
    [one] una casella
   *[other] { $count } caselle
}
ride-points = { $points } { $points ->
    [one] punto
   *[other] punti
}
ride-points-word = { $count ->
    [one] punto
   *[other] punti
}
ride-points-card = Punti per lunghezza
ride-route-title = Linea { $colour }, { $spaces }, { $ends }
ride-route-short = Linea { $colour }
ride-state-taken = di { $name }
ride-state-closed = chiusa: l'altra linea della doppia è presa
ride-state-can = libera, puoi prenderla: { $payments }
ride-or = , oppure{" "}
ride-which-route = Quale linea?
ride-place-label = { $place }, località
ride-stack-label = Turisti { $symbol } a { $place }, { $count ->
    [one] ne resta { $count }
   *[other] ne restano { $count }
}
ride-zoom-in = Ingrandisci la mappa
ride-zoom-out = Mostra tutta la mappa
ride-gain = +{ $points } { $points ->
    [one] punto
   *[other] punti
}
ride-cards-spent = −{ $count } { $count ->
    [one] carta
   *[other] carte
}
ride-left-bus = { $count ->
    [one] resta un autobus
   *[other] restano { $count } autobus
}
ride-left-tram = { $count ->
    [one] resta un tram
   *[other] restano { $count } tram
}
ride-draw-two = pescane 2, o un jolly
ride-draw-one = pescane un'altra
ride-open-card = Carta scoperta { $colour }
ride-open-card-can = Carta scoperta { $colour }, puoi prenderla
ride-deck-label = Mazzo { $count } { $count ->
    [one] carta
   *[other] carte
}
ride-deck-short = mazzo
ride-tickets-label = Biglietti { $count } nel mazzo: pescane di nuovi
ride-tickets-short = Biglietti
ride-stacks-waiting = Turisti da mettere:
ride-hand = La tua mano
ride-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
ride-own-tickets = I tuoi biglietti
ride-tickets-summary = segreti: { $done ->
    [one] uno fatto
   *[other] { $done } fatti
}, { $open } da fare{ $lost ->
    [0] {""}
    [one] , uno perduto
   *[other] , { $lost } perduti
}
ride-no-tickets = Non hai biglietti.
ride-ticket-done = completato
ride-ticket-failed = non completato
ride-ticket-cut-off = tagliato fuori
ride-ticket-too-far = troppo lontano: { $count } caselle
ride-ticket-soon = con questa linea
ride-ticket-nearer = { $count ->
    [one] poi ne manca una
   *[other] poi ne mancano { $count }
}
ride-ticket-missing = { $count ->
    [one] manca una casella
   *[other] mancano { $count } caselle
}
ride-offer-title = Quali biglietti tieni?
ride-offer-hint = almeno uno
ride-offer-only = tieni solo questo
ride-offer-this = tieni questo
ride-offer-chosen = scelto
ride-offer-waiting = in attesa
ride-offer-both = Tieni { $count ->
    [2] tutti e due
   *[other] tutti e { $count }
}
ride-offer-label = Tieni solo { $ticket }
ride-flag-worth = { $count } colori, +{ $points } punti
ride-flag-full = { $colour }: c'è
ride-flag-empty = { $colour }: manca
ride-flags-done = { $count ->
    [0] nessuna bandiera completata
    [one] una bandiera completata
   *[other] { $count } bandiere completate
}
ride-flag-keep = Tieni una { $colour }
ride-flag-no = Non tenerla
ride-answers = Risposte
ride-own-tourists = I tuoi turisti
ride-tourists-rail = Segnalini turista
ride-tokens-worth = { $count ->
    [one] uno
   *[other] { $count } diversi
}: { $points } { $points ->
    [one] punto
   *[other] punti
}
ride-tokens-hint = punti secondo quanti simboli diversi
ride-token-have = { $symbol }: preso
ride-token-lack = { $symbol }: manca
ride-watching = Qui sta la mano di chi gioca.
ride-scores = Punteggi
