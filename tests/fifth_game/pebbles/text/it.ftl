# Sassolini: ogni parola che un giocatore legge.

game-pebbles = Sassolini
game-pebbles-about = Gioca la carta più alta e prendi un sassolino dalla spiaggia; tre minuti.
option-length = Durata
option-length-help = In una partita breve bastano meno sassolini.
option-length-normal = normale
option-length-short = breve

# Che cosa fare adesso
question-lay = Gioca una carta; tutti scelgono nello stesso momento.
question-take = Prendi un sassolino dalla spiaggia.
question-over = La partita è finita.

# Perché no
refusal-card-not-in-hand = Non hai in mano il { $card }.
refusal-pebble-not-on-beach = Sulla spiaggia non c'è un sassolino { $pebble }.

# Che cosa è successo
event-washed-up = La marea porta un sassolino { $pebble }.
event-laid = { $who } ha giocato una carta.
event-own-card = Giochi il { $card }.
    .named = { $who } gioca il { $card }.
event-turned-up = { $who } scopre il { $card }.
event-took = { $who } prende un sassolino { $pebble }.
event-drew = { $who } pesca una carta.
event-got-card = Hai pescato il { $card }.
    .named = { $who } ha pescato il { $card }.
event-ended = Questa era l'ultima onda.

# Mosse
move-lay = Gioca il { $card }
move-take = Prendi un sassolino { $pebble ->
    [grey] grigio
    [white] bianco
   *[red] rosso
}
moves-lay = Carte
moves-take = Sassolini

# Punti
part-pebbles = Sassolini
part-sets = Serie

# Parole: nomi (`value-`) e parti della vista (`field-`) come li dicono la vista di testo e il tavolo semplice
value-grey = grigio
value-white = bianco
value-red = rosso
field-grey = grigi
field-white = bianchi
field-red = rossi
field-goal = Sassolini che chiudono la partita
field-beach = Spiaggia
field-bag = Sassolini nel sacchetto
field-pile = Carte nel mazzo
field-seen = Carte fuori dal gioco
field-pebbles = Sassolini
field-points = Punti
field-cards = Carte
field-has-laid = Ha giocato una carta
field-hand = Le tue carte
field-choice = La tua carta in quest'onda

# Il terminale
table-wave = Onda { $wave }; { $goal } sassolini chiudono la partita.
table-beach = Spiaggia: { $pebbles } (nel sacchetto: { $bag })
table-seat = Posto
table-pebbles = Sassolini
table-points = Punti
table-cards = Carte
table-seen = Fuori dal gioco: { $cards }
table-hand = Mano: { $cards }

# Scatole e posizioni impossibili
box-too-few-cards = { $cards } carte sono troppo poche per { $waves } onde: ne servono { $needed }.
position-card-twice = { $path }: la carta { $card } c'è due volte.
position-choice-not-in-hand = { $path }: la carta { $card } non è nella mano.

# I campi di una posizione
field-turn = turno
field-phase = domanda
field-players = giocatori
field-taker = chi prende il prossimo sassolino

# Tipi di mosse, come li sommano le analisi
decision-lay = carte giocate
decision-take = sassolini presi
