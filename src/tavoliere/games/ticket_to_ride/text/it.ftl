# Ticket to Ride: ogni parola che un giocatore legge. I nomi delle località vengono dalla scatola.

# Che cosa fare ora
question-choose-tickets = Scegli quali dei tuoi primi biglietti tenere; tutti scelgono insieme.
question-place-tourists = Metti una pila di turisti su una località che non ne ha.
question-act = Pesca carte, prendi una linea o pesca biglietti.
question-second-card = Prendi una seconda carta.
question-keep-tickets = Scegli quali dei nuovi biglietti tenere.
question-keep-flag-card = Vuoi tenere una delle carte appena giocate per la tua bandiera?
question-choose-token = Scegli quale segnalino turista prendere.
question-over = La partita è finita.

# Perché no
refusal-first-ticket-not-offered = Quel biglietto non ti è stato dato: tieni uno o tutti e due quelli che hai ricevuto.
refusal-ticket-not-offered = Quel biglietto non è tra quelli pescati: tienine uno o tutti e due.
refusal-too-few-tickets-kept = Devi tenerne almeno { $least }.
refusal-too-few-first-tickets = Dei primi biglietti devi tenerne almeno { $least }.
refusal-symbol-already-placed = La pila «{ $symbol }» è già sulla mappa.
refusal-place-has-a-stack = A { $place } c'è già una pila di turisti.
refusal-route-is-taken = La linea { $route } è già presa.
refusal-twin-is-yours = L'altra linea di questa linea doppia è tua: nessuno può averle tutte e due.
refusal-twin-closed-the-route = In due giocatori, presa una linea di una doppia, l'altra è chiusa.
refusal-too-few-vehicles = Per la linea { $route } { $length ->
    [one] serve { $length } { -vehicle(number: "one") }
   *[other] servono { $length } { -vehicle }
} e tu ne hai { $vehicles }.
refusal-wrong-number-of-cards = La linea { $route } si paga con { $length ->
    [one] esattamente una carta
   *[other] esattamente { $length } carte
}.
refusal-wrong-colour = La linea { $route } vuole carte di colore { $own }, non { $colour }.
refusal-ferry-needs-a-wild = { $route } è un traghetto: { $ferries } delle carte dev'essere jolly.
refusal-too-few-cards = Carte di colore { $colour } che servono: { $needed }; tu ne hai { $held }.
refusal-too-few-wilds = Ci vogliono { $wilds } jolly e tu ne hai { $wilds_held }.
refusal-no-card-left = Lì non c'è nessuna carta da prendere.
refusal-not-in-the-market = Non c'è nessuna carta scoperta: { $colour }.
refusal-no-wild-as-second-card = Un jolly scoperto non può essere la seconda carta.
refusal-no-tickets-left = I biglietti sono finiti.
refusal-not-that-colour = Si può tenere solo una carta del colore appena giocato, non { $colour }.
refusal-token-not-at-an-end = Qui non puoi prendere il segnalino «{ $symbol }».
refusal-something-is-possible = Si passa solo quando non si può fare altro; in quel caso succede da sé.

# Che cosa è successo
event-chose-tickets = { $who } ha scelto i primi biglietti.
event-keeps-ticket = Tieni il biglietto { $ticket }.
    .named = { $who } tiene il biglietto { $ticket }.
event-kept-tickets = { $who } tiene { $count } { $count ->
    [one] biglietto
   *[other] biglietti
}.
    .short = { $count } { $count ->
        [one] biglietto tenuto
       *[other] biglietti tenuti
    }
event-first-player = Si sorteggia chi comincia: { $who }.
event-placed-tourists = { $who } mette la pila «{ $symbol }» a { $place }.
    .short = pila «{ $symbol }» a { $place }
event-took-card = { $who } prende una carta scoperta: { $colour }.
    .short = preso { $colour }
event-drew-blind = { $who } pesca una carta dal mazzo.
    .short = 1 dal mazzo
event-got-card = Hai pescato: { $colour }.
    .named = { $who } ha pescato: { $colour }.
event-market-filled = Una nuova carta scoperta: { $colour }.
event-market-swept = Troppi jolly scoperti: le carte scoperte vengono scartate tutte.
    .short = Troppi jolly: nuove carte scoperte
event-pile-renewed = Gli scarti vengono rimescolati in un nuovo mazzo di { $count } carte.
event-claimed = { $who } prende { $route } per { $points } { $points ->
    [one] punto
   *[other] punti
}, pagando { $cards ->
    [0] { $wilds } jolly
   *[other] { $wilds ->
        [0] { $cards } di colore { $colour }
       *[other] { $cards } di colore { $colour } e { $wilds } jolly
    }
}.
    .short = presa { $route } +{ $points }
event-kept-flag-card = { $who } tiene una carta per la bandiera: { $colour }.
    .short = tenuto { $colour }
event-declined-flag-card = { $who } non tiene carte per la bandiera.
event-completed-flag = { $who } completa una bandiera francese: { $points } punti!
    .short = bandiera francese +{ $points }
event-took-token = { $who } prende il segnalino «{ $symbol }» a { $place }.
    .short = segnalino «{ $symbol }»
event-drew-tickets = { $who } pesca { $count } { $count ->
    [one] biglietto
   *[other] biglietti
}.
    .short = { $count } { $count ->
        [one] biglietto pescato
       *[other] biglietti pescati
    }
event-offered-ticket = Da scegliere: { $ticket }.
    .named = { $who } può scegliere: { $ticket }.
event-passed = { $who } non può fare nulla e passa.
    .short = passa
event-last-round-begins = A { $who } { $vehicles ->
    [one] resta { $vehicles } { -vehicle(number: "one") }
   *[other] restano { $vehicles } { -vehicle }
}: ancora un turno per tutti.
    .short = ultimo giro: { $vehicles ->
        [one] resta { $vehicles } { -vehicle(number: "one") }
       *[other] restano { $vehicles } { -vehicle }
    }
event-turn-begins = Tocca a { $who }.
event-ticket-done = { $who } ha completato { $ticket }: +{ $points }.
    .short = { $ticket } +{ $points }
event-ticket-failed = { $who } non ha completato { $ticket }: −{ $points }.
    .short = { $ticket } −{ $points }
event-game-ended = La partita è finita.
    .short = Partita finita

# Parti di un punteggio
part-routes = Linee
part-tickets-done = Biglietti completati
part-tickets-failed = Biglietti mancati
part-flags = Bandiere francesi
part-tokens = Turisti
result-details-of = I biglietti di { $name }

# Opzioni
option-first = Primo giocatore
option-first-help = A caso, oppure un posto scelto.

# Sul tavolo
map-legend = Un collegamento come 2wy: due caselle, una linea bianca e una gialla (b blu, r rossa, g verde, p viola o rosa, o arancione, k nera, ? qualsiasi, ~ traghetto); un simbolo dove è presa.
market = Carte scoperte
piles = mazzo { $cards } · biglietti { $tickets } · scarti { $discards }
hand = Mano
own-tickets = Biglietti
offer = Da scegliere
chosen = Scelti
head-seat = posto
head-points = punti
head-vehicles = { -vehicle }
head-cards = carte
head-tickets = biglietti
begins = comincia
who-begins = Chi comincia
who-begins-open = si sorteggia quando tutti hanno scelto i biglietti
flags-done = { $count } { $count ->
    [one] bandiera
   *[other] bandiere
}

colour-wild = jolly
colour-blue = blu
colour-red = rosso
colour-white = bianco
colour-yellow = giallo
colour-green = verde
colour-purple = viola
colour-black = nero
colour-pink = rosa
colour-orange = arancione
colour-grey = grigio
none = nessuna

box-wild-first = Il primo colore dev'essere "wild".
box-bad-id = { $key } "{ $value }" dev'essere fatto di { $most } lettere minuscole e cifre al massimo.
box-too-many-cards = { $count } carte sono troppe: ce ne stanno { $most }.
box-too-few-cards = { $count } carte non bastano: per quattro giocatori e le carte scoperte ne servono { $needed }.
box-too-few-tickets = { $count } biglietti non bastano: per quattro giocatori ne servono { $needed }.
box-unknown-place = "{ $value }" non è una località di questa mappa. Intendevi: { $known }?
box-same-place = Le due estremità sono la stessa località.
box-route-too-long = Una linea di { $length } caselle non si può mai prendere con { $vehicles } veicoli.
box-double-count = Una linea doppia ne ha esattamente due, e "{ $label }" ne ha { $count }.
box-double-differs = Le due linee di "{ $label }" devono unire le stesse località ed essere lunghe uguali.
box-not-connected = Nessuna linea collega { $a } e { $b }: questo biglietto non si potrebbe mai completare.
box-unreached = Nessuna linea porta a { $place }.
box-symbol-count = { $count } simboli non fanno { $fixed } pile fisse e { $free } libere, tutte diverse.
box-too-many-moves = Queste linee permettono { $count } mosse diverse: ce ne stanno { $most }.
position-seen-not-held = { $path }: si sono viste più carte di quante siano in mano.
position-ticket-twice = { $path }: un biglietto è in due posti.
position-too-many-cards = { $path }: ci sono più carte { $colour } delle { $count } nella scatola.
position-empty-pile = { $path }: un mazzo vuoto vuol dire che non ci sono scarti, perché si rimescolano subito.
position-stack-twice = { $path }: due pile di turisti non possono stare nella stessa località.
position-both-twins = { $path }: le due linee di una linea doppia non possono essere prese così.
position-market-too-big = { $path }: le carte scoperte sono al massimo { $size }.
position-nobodys-turn = { $path }: finché si scelgono i primi biglietti non è il turno di nessuno.
position-nobody-can-move = { $path }: chi deve decidere non può fare nulla; in quel caso si passa, o il turno finisce, da sé.
banner-last-round = Ultimo giro: { $count ->
    [one] resta un turno ({ $names })
   *[other] restano { $count } turni ({ $names })
}.

## Nel browser: mosse, vista testuale e tabellone

move-claim = Prendi { $route } con { $cards }
move-draw = Prendi la carta scoperta: { $colour }
move-draw-deck = Pesca una carta coperta dal mazzo
move-tickets = Pesca nuovi biglietti
move-keep = Tieni { $tickets }
move-flag = Tieni una carta per la bandiera: { $colour }
move-flag-no = Non tenere carte per la bandiera
move-token = Prendi il segnalino «{ $symbol }»
move-tourists = Metti la pila «{ $symbol }» a { $place }
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
ride-stack-label = Pila «{ $symbol }» a { $place }, { $count ->
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
ride-hand-card = In mano: { $colour }
ride-open-card-can = Carta scoperta { $colour }, puoi prenderla
ride-deck-label = Mazzo: { $count } { $count ->
    [one] carta
   *[other] carte
}
ride-deck-short = mazzo
ride-tickets-label = Mazzo dei biglietti: ne restano { $count }, pesca biglietti
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
    [one] , uno perso
   *[other] , { $lost } persi
}
ride-no-tickets = Non hai biglietti.
ride-ticket-done = completato
ride-ticket-failed = non completato
ride-ticket-cut-off = bloccato
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
ride-tokens-worth = { $count ->
    [one] uno
   *[other] { $count } diversi
}: { $points } { $points ->
    [one] punto
   *[other] punti
}
ride-token-have = { $symbol }: preso
ride-token-lack = { $symbol }: manca
ride-watching = Qui si vede la mano di chi è di turno.
ride-scores = Punteggi

# Che cosa sono le cose, e che cosa fanno

about-deck-title = Mazzo: { $count } carte
about-deck = Si pesca alla cieca. In un turno prendi due carte, da qui o tra quelle scoperte. Un jolly dal mazzo vale una carta.
about-tickets-title = Biglietti: ne restano { $count }
about-tickets = Ne prendi due e ne tieni almeno uno. Completati danno punti alla fine, gli altri li tolgono.
about-discards-title = Scarti
about-discards = Le carte pagate per le linee. Quando il mazzo finisce si mescolano e diventano il nuovo mazzo.
about-card = Paga le linee di questo colore, una carta per casella. In un turno prendi due carte.
about-hand-card = Paga le linee di questo colore, una carta per casella.
about-hand-wild = Vale per qualsiasi colore.
about-wild = Vale per qualsiasi colore. Preso tra le carte scoperte, è l'unica carta del turno.
about-route = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} subito. Si paga con altrettante carte { $grey ->
    [0] del suo colore
   *[other] di un solo colore, a scelta
}; i jolly valgono per tutti.
about-ferries = { $count ->
    [one] Un traghetto: almeno una delle carte deve essere un jolly.
   *[other] Traghetti: almeno { $count } delle carte devono essere jolly.
}
about-route-now = Ora: { $state }.
about-tourist = Prendi una linea che arriva alla sua pila per averne uno. Ne serve al massimo uno per tipo: quelli diversi danno punti insieme alla fine.
about-tourists-title = Segnalini turista
about-tourists = I segnalini diversi danno punti insieme alla fine: più tipi, più punti.
about-flag-title = La bandiera
about-flag = Dopo aver preso una linea blu, bianca o rossa puoi tenere una delle carte pagate. Con tutti e tre i colori: +{ $points } punti, e comincia una nuova bandiera.
about-ticket = Collega i suoi due capi con le tue linee: +{ $points } punti alla fine, altrimenti −{ $points }.
about-score-track-title = Segnapunti
about-score-track = I punti delle linee e delle bandiere finora. Biglietti e turisti si aggiungono alla fine.
about-points-card-title = Punti per lunghezza
about-points-card = Quanto vale una linea appena presa.
about-vehicles = Uno su ogni casella di una linea presa. Quando a qualcuno ne restano due o meno, tutti hanno un ultimo turno.
about-hand = Carte in mano; gli altri vedono solo quante sono.
about-kept-tickets = Segreti fino alla fine.

# La fine come spettacolo
end-chapter-routes = Linee
end-chapter-flags = Bandiere
end-chapter-tokens = Turisti
end-chapter-tickets = Biglietti
end-group-routes = linee
end-group-flags = bandiere
end-group-tokens = turisti
end-group-tickets = biglietti
end-routes-count = { $count ->
    [one] 1 linea
   *[other] { $count } linee
}
end-routes-detail = Ogni linea presa, secondo la lunghezza.
end-flags-count = { $count ->
    [one] 1 bandiera
   *[other] { $count } bandiere
}
end-flags-detail = Per ogni bandiera completata.
end-tokens-count = { $count ->
    [one] 1 simbolo
   *[other] { $count } simboli diversi
}
end-tokens-detail = Più simboli diversi, più punti.
end-ticket-of = Biglietto { $at } di { $count }
end-ticket-done = { $ends }: completato, +{ $points }
end-ticket-failed = { $ends }: non completato, −{ $points }
end-ticket-joined = { $count ->
    [one] collegato da 1 linea
   *[other] collegato da { $count } linee
}
end-ticket-lacks = { $count ->
    [one] manca 1 casella
   *[other] mancano { $count } caselle
}
end-tie-break = Parità di punti: vince chi ha completato più biglietti.

# Che cosa porta una mossa
ride-completes = completa { $ticket }
ride-brings-nearer = { $ticket }: { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
ride-begins-last-round = comincia l'ultimo giro
ride-then-another = poi un'altra carta
ride-whole-turn = vale tutto il turno
ride-ends-turn = chiude il turno
ride-tickets-then = tienine almeno uno
ride-keep-risk = +{ $points } se completi, −{ $points } se no
ride-token-then = i tuoi turisti: { $now } → { $then } punti
ride-nothing-affordable = Ora non puoi pagare nessuna linea.
ride-pays-nothing = Con { $colour } ora non si paga nessuna linea.
ride-celebrated = { $ticket } completato: +{ $points }
ride-tokens-track = Punti per turisti diversi

# What chance decides, in reviews.
luck-tickets = biglietti offerti
luck-blind = carte pescate alla cieca
luck-market = carte scoperte
luck-first-player = chi comincia

# Editing a map
map-action = Che cosa fare
map-routes = Linee
map-tickets = Biglietti
map-places = Luoghi
map-pick-first = Nuova linea: clicca il primo luogo
map-pick-second = Nuova linea da { $place }: clicca il secondo luogo
map-ticket-first = Nuovo biglietto: clicca il primo luogo
map-ticket-second = Nuovo biglietto da { $place }: clicca il secondo luogo
map-place-new = Nuovo luogo: clicca dove si trova
map-add-place = Aggiungi un luogo
map-type = o scrivi il nome; Tab accetta la proposta
map-place-help = o scegli un luogo per spostarlo o cambiargli nome
map-set = { $ends }: colore, lunghezza, binari
map-keys = Tasti: lettera = colore, 1–{ $longest } = lunghezza, d = doppia{ $ferries ->
    [yes] { ", f = traghetto" }
   *[no] { "" }
  }. Invio disegna la linea e la spunta.
map-place = Luogo
map-draw = Disegna la linea
map-add-ticket = Aggiungi il biglietto
map-cancel = Lascia stare
map-colour = Colore
map-second-colour = Secondo colore
map-length = Lunghezza
map-lanes = Binari
map-single = singola
map-double = doppia
map-ferries = Spazi traghetto
map-value = Valore
map-shortest = via più breve: { $length }
map-name = Nome
map-from-x = Da sinistra
map-from-y = Dall'alto
map-remove = Togli
map-sheet = Mappa da modificare
map-route-label = Linea { $ends }
map-checks = Sulla mappa
map-worth = { $length ->
    [one] 1 casella vale { $points } qui
   *[other] { $length } caselle valgono { $points } qui
}
map-reached = ogni luogo si raggiunge
map-unreached = un luogo non si raggiunge
map-no-fault = nessun nome tocca una linea o un altro nome
map-fault-names = { $place }: il nome ne tocca un altro; sposta un po' il luogo
map-fault-route = { $place }: il nome sta sopra una linea; sposta un po' il luogo
map-fault-edge = { $place }: il nome esce dal foglio
map-no-line-fault = nessuna linea passa sopra un'altra o sopra un luogo
map-line-crossing = { $ends }: passa sopra { $over }; sposta un luogo o tracciala altrove
map-line-place = { $ends }: passa sopra { $over }
map-line-short = { $ends }: le caselle non ci stanno; allontana i luoghi
map-count-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
map-count-tickets = { $count ->
    [one] 1 biglietto
   *[other] { $count } biglietti
}
map-seen = controllato
map-not-seen = non ancora controllato
box-length-label = { $length ->
    [one] Punti per 1 casella
   *[other] Punti per { $length } caselle
}
box-different = { $count } diversi
box-item-routes = { $a } – { $b }
box-item-tickets = { $a } – { $b }
# What the checklist says beside a name; a place has its name only.
box-about-places = { "" }
box-about-routes = { $values }
box-about-tickets = { $values }
box-field-by-length = Punti per lunghezza
box-field-count = quante
box-field-length = lunghezza
box-field-ferries = caselle traghetto
box-field-points = punti
box-field-tourists-points = Punti per turisti diversi
box-field-places-tourists = Qui c'è una pila di turisti
box-field-tourists = turisti
box-field-symbols = Simboli dei turisti
box-word-cable-car = tram a fune
box-word-sea-lion = leone marino
box-word-crab = granchio
box-word-guitar = chitarra
box-word-flower = fiore
box-word-fortune-cookie = biscotto della fortuna
box-word-postcard = cartolina
box-new-map = Nuova mappa

# Una posizione dal proprio tavolo

ask-question = Domanda
ask-question-act = Che cosa fare in questo turno?
ask-question-second-card = Quale seconda carta?
ask-question-keep-tickets = Quali biglietti tenere?
ask-offer = Biglietti pescati
ask-offer-ticket = Biglietto pescato { $number }
ask-last-round = Ultimo giro
ask-last-round-not = non ancora
ask-last-round-turns = { $count ->
    [one] questo è l'ultimo turno
   *[other] restano { $count } turni, questo compreso
}
ask-put-on-map = Metti sulla mappa
ask-click-route = clicca una linea; mezzi e punti seguono
ask-tickets-kept = biglietti
ask-my-tickets = I miei biglietti
ask-add-ticket = Aggiungi un biglietto
ask-cards-sum = { $total } carte: { $mine } tue, { $open } scoperte, { $others } in altre mani, { $flags } sulle bandiere, { $rest } nel mazzo e negli scarti
ask-market-count = Scoperte: { $count }, ma sul tavolo sono { $size }.
ask-colour-too-many = Di carte { $colour } ce ne sono solo { $most }.
ask-too-many-vehicles = { $name } non ha abbastanza mezzi per questa linea (ne restano { $left }, ne servono { $length }).

# I campi di una posizione

field-turn = turno
field-phase = domanda
field-first = primo giocatore (0: posto 1)
field-active = di chi è il turno (0: posto 1)
field-turns-left = turni che restano dell'ultimo giro
field-passes = turni saltati di fila
field-claim = linea appena presa
field-route = linea
field-colour = colore pagato
field-wilds = jolly pagati
field-market = carte scoperte
field-discards = scarti
field-pile = mazzo, dall'alto
field-ticket-pile = mazzo dei biglietti, dall'alto
field-ticket-known = chi ha visto quale biglietto (0: posto 1)
field-routes = di chi sono le linee (0: posto 1)
field-stacks = pile di turisti
field-place = luogo
field-left = segnalini rimasti
field-players = giocatori
field-hand = carte in mano
field-seen = carte che gli altri hanno visto prendere
field-blind = carte pescate dal mazzo
field-tickets = biglietti tenuti
field-offer = biglietti tra cui scegliere
field-chosen = biglietti scelti
field-vehicles = mezzi rimasti
field-flag = carte per la bandiera
field-flags = bandiere complete
field-tokens = segnalini turista

# Tipi di mosse, come li sommano le analisi

decision-keep = biglietti
decision-tickets = biglietti
decision-tourists = pile di turisti
decision-draw = carte pescate
decision-draw-deck = carte pescate
decision-claim = linee
decision-flag = bandiera
decision-token = segnalini turista
decision-pass = turni passati
