# Ogni parola che legge chi gioca a Old London Bridge.

game-old_london_bridge = Old London Bridge
game-old_london_bridge-about = Scegli una carta in segreto, metti la pedina sulla rotella che gira, costruisci sul Tamigi dodici case con numeri che scendono e diventa il più ricco.

# Parole

kind-chapel = cappella
kind-gate = porta
kind-inn = locanda
kind-store = emporio
kind-guild = gilda
kind-garden = giardino
the-chapel = la cappella
the-gate = la porta
the-inn = la locanda
the-store = l’emporio
the-guild = la gilda
the-garden = il giardino
built-chapel = la cappella
built-gate = la porta
built-inn = la locanda
built-store = l’emporio
built-guild = la gilda
built-garden = un giardino
letter-chapel = { "c" }
letter-gate = { "p" }
letter-inn = l
letter-store = e
letter-guild = { "g" }
letter-garden = { "" }
crest-blue = blu
crest-orange = arancione
crest-grey = grigio
crest-green = verde
card-0 = { "Peter" }
card-1 = Mercante
card-2 = Dama
card-3 = Chierico
card-4 = { "Lord" }
tile-occupied = occupato
tile-free-centre = centro gratis
tile-x = { "X" }
tile-reclaim = riprendi
tile-chapelplus-2 = cappella +2
tile-gateplus-2 = porta +2
tile-plus-1 = { "+1" }
tile-lady = dama
area-chapel = Cappella
area-gate = Porta
area-inn = Locanda
area-bridge = Ponte

# Opzioni

option-chapel = Punteggio della cappella
option-chapel-help = Come segna la cappella: come stampato, con un'altra faccia (ognuna ha la sua regola) o con una a caso.
option-gate = Punteggio della porta
option-gate-help = Come segna la porta: come stampato, con un'altra faccia (ognuna ha la sua regola) o con una a caso.
option-inn = Punteggio della locanda
option-inn-help = Come segna la locanda: come stampato, con un'altra faccia (ognuna ha la sua regola) o con una a caso.
option-bridge = Punteggio del ponte
option-bridge-help = Come segna il ponte: come stampato, con un'altra faccia (ognuna ha la sua regola) o con una a caso.

# Il terminale

head-round = Round { $round } di { $rounds }
head-markers = segnaturno
head-order = ordine
head-supply = Locanda
head-bonus = Tessere bonus
head-money = denaro
head-cards = carte
head-bridge = ponte
head-tiles = tessere bonus
head-hand = La tua mano
head-power = Potenza: resta { $left } di { $power }
tie-order = Spareggi in quest’ordine
head-standings = I premi al momento (= deciso dal tracciato della cappella):
head-prizes = I premi (= deciso dal tracciato della cappella):
face-printed = stampato
no-ranking = per ora nulla da confrontare
wheel-centre = £{ $cost }: qualsiasi
legend = stemmi: ≈ blu  ^ arancione  + grigio  » verde · c cappella  p porta  l locanda  e emporio  g gilda  ♣ giardino · posti in ordine di spareggio

# Domande

question-lady = Usi una tessera dama per prendere un 2 dalla riserva?
question-cards = Scegli in segreto che cosa giochi in questo round.
question-plus-one = Usi una tessera +1 su una tua carta?
question-reclaim = Usi una tessera riprendi per riavere la carta a fine turno?
question-pawn = Piazza la pedina: quale edificio prendi?
question-replace = Il numero non scende: quale edificio sostituisci?
question-chapel = Avanzi sul tracciato della cappella?
question-gate = Avanzi sul tracciato delle porte?
question-bonus = Quale tessera bonus prendi?
question-inn = Prendi carte dalla locanda, una alla volta, oppure di’ che basta.
question-last-tiles = Usa una tessera +2 oppure chiudi il turno.
question-over = La partita è finita.

# Punteggio

part-money = denaro
part-chapel = cappella
part-gate = porta
part-inn = locanda
part-bridge = ponte
part-empty-spaces = spazi vuoti
part-bonus-tiles = tessere bonus non usate
part-not-below-zero = non sotto zero

# Rifiuti

refusal-game-is-over = La partita è finita.
refusal-not-asked = Ora non tocca a te decidere; si aspetta: { $waiting }.
refusal-another-question = È aperta un’altra domanda: { $question }
refusal-one-card-a-round = Si gioca una carta per round.
refusal-two-cards-a-round = In due si giocano due carte per round.
refusal-card-not-in-hand = Non hai queste carte in mano.
refusal-no-card-of-that-value = Nessuna delle carte che hai giocato vale ora { $value }.
refusal-marker-at-the-end = Il tuo segnalino è già alla fine di questo tracciato.
refusal-no-chapel-tile = Non hai una tessera cappella +2 utilizzabile; una tessera si usa dal round dopo quello in cui l’hai presa.
refusal-no-gate-tile = Non hai una tessera porta +2 utilizzabile; una tessera si usa dal round dopo quello in cui l’hai presa.
refusal-some-space-is-usable = C’è uno spazio utilizzabile senza spendere tessere: devi costruire.
refusal-stack-is-empty = Pila esaurita: { $building } non è più disponibile.
refusal-no-occupied-tile = Non hai una tessera occupato utilizzabile; una tessera si usa dal round dopo quello in cui l’hai presa.
refusal-no-free-centre-tile = Non hai una tessera centro gratis utilizzabile; una tessera si usa dal round dopo quello in cui l’hai presa.
refusal-no-x-tile = Non hai una tessera X utilizzabile; una tessera si usa dal round dopo quello in cui l’hai presa.
refusal-pawn-must-move = La tua pedina è già qui: deve spostarsi su un altro spazio.
refusal-space-is-occupied = Su questo spazio c’è un’altra pedina.
refusal-occupied-not-needed = Su questo spazio non c’è nessuno: la tessera occupato non serve.
refusal-centre-costs-more = Il centro costa £{ $cost } e tu hai £{ $money }.
refusal-x-is-closed = Davanti alla X non si piazzano pedine ({ $building }).
refusal-x-not-needed = Questo spazio non è la X: la tessera X non serve.
refusal-not-on-the-bridge = Il numero { $number } non è sul tuo ponte.
refusal-numbers-must-fall = Con il { $new } al posto del { $number } i numeri non scenderebbero.
refusal-no-tile-left = La pila bonus { $stack } è vuota.
refusal-beyond-the-power = Un { $value } è troppo: resta potenza { $power }.
refusal-no-card-left = Non restano carte di valore { $value }.

# Una scatola con cui non si può giocare

box-number-twice = Il numero civico { $number } compare due volte.
box-stack-size = { $count } edifici di tipo { $kind }; devono essere da 1 a { $most }.
box-one-crest = Uno stemma si nomina una volta sola e ogni edificio tranne la gilda ne mostra esattamente uno.
box-wheel-spaces = spaces deve elencare { $count } valori, ognuno "x" o un numero di sterline.
box-wheel-space = { $value } non è né "x" né un numero da 0 a { $most }.
box-wheel-stacks = stacks deve nominare una volta ciascuno { $known }.
box-every-seat-count = Serve una riga per 2, una per 3 e una per 4 posti.
box-too-few-cards = Le carte non bastano per le prime mani di { $seats } giocatori.
box-bonus-stack = La pila bonus { $stack } conterrebbe più di { $most } tessere.
box-from-earns = from ed earns devono essere lunghi uguali, e from deve crescere.
box-too-many-moves = Ci sono più di { $most } mosse diverse.

# Una posizione che non si può preparare

position-markers = { $path }: i segnaturno devono essere quelli della scatola.
position-chapel-order = { $path }: ogni posto una volta, e nessuno prima di un segnalino più avanti.
position-order = { $path }: l’ordine di gioco deve elencare { $count } turni, le carte di ogni posto una volta.
position-order-value = { $path }: la carta di questo turno vale { $value }.
position-order-falls = { $path }: questa carta è più alta di quella che precede; gioca prima la più alta.
position-numbers-rise = { $path }: tra i giardini i numeri civici devono scendere da sinistra a destra.
position-no-room = { $path }: { $built } edifici e { $count } ancora da costruire non stanno in { $spaces } spazi.
position-building-twice = { $path }: un edificio è in due posti.
position-not-on-bridge = { $path }: l’edificio in questione deve stare sul ponte di chi è di turno.
position-can-append = { $path }: l’edificio va bene nel prossimo spazio libero, quindi non ne sostituisce nessuno.
position-lowest-seat = { $path }: questo posto non ha ancora costruito niente in questo round.
position-lowest-number = { $path }: questo posto non può aver costruito il numero { $number } in questo round.
position-pawn-on-wheel = { $path }: prima dei turni e dopo la fine non ci sono pedine sulla rotella.
position-pawn-done = { $path }: la domanda in sospeso non va d’accordo con la pedina già messa o ancora da mettere.
position-too-many-tiles = { $path }: di tessere { $tile } ce ne sono solo { $count }.
position-too-many-cards = { $path }: di carte di valore { $value } ce ne sono solo { $count }.
position-supply = { $path }: nella riserva ci possono essere al massimo { $count } carte di valore { $value }.
position-too-few-cards = { $path }: le carte sono troppo poche; ogni round ne chiede { $count } e torna in mano solo lo 0.
position-card-not-held = { $path }: la carta scelta non è in mano.
position-card-not-on-table = { $path }: sul tavolo ci sono solo le carte dei turni ancora da giocare o, in segreto, nessuna o tutte quelle del round.
position-higher-first = { $path }: di due carte viene prima la più alta.
position-raised = { $path }: solo una carta scoperta e ancora sul tavolo può essere stata aumentata.

# Eventi

event-marker-turned = Round { $round }: la rotella gira di { $sixths }.
event-lady-joined = { $who } prende un { $value } dalla locanda.
event-card-chosen = { $who } ha scelto.
event-own-card-chosen = Scegli { $cards ->
    [1] { $value }
   *[other] { $value } e { $second }
  }.
event-card-revealed = { $who } gioca { $value }.
event-card-raised = { $who } porta una carta da { $before } a { $value }.
event-order-fixed = Turno { $place }: { $who }, con { $value }.
event-card-discarded = { $who } rimette il { $value } nella locanda.
event-card-taken-up = { $who } riprende lo 0.
event-card-set-aside = { $who } mette da parte il { $value }.
event-card-reclaimed = { $who } riprende in mano il { $value }.
event-pawn-placed = { $who } sceglie { $stack }.
event-pawn-in-centre = { $who } va al centro e sceglie { $stack }.
event-tile-used = { $who } usa una tessera bonus: { $tile }.
event-wheel-paid = { $who } incassa £{ $money } dalla rotella.
event-centre-paid = { $who } paga £{ $money } per il centro.
event-no-building = { $who } resta senza edificio.
event-built = { $who } costruisce { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  } nello spazio { $space }.
event-replaced = { $who } costruisce { $building } { $number } e toglie { $old } { $old_number }.
event-top-turned = Ora in cima: { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  }.
event-stack-emptied = Pila esaurita: { $stack }.
event-power-counted = { $who }: potenza { $power } ({ $crest }) per { $building }.
event-chapel-advanced = { $who } avanza di { $steps ->
    [one] { $steps } spazio
   *[other] { $steps } spazi
  } sul tracciato della cappella, fino al { $space }.
event-gate-advanced = { $who } avanza di { $steps ->
    [one] { $steps } spazio
   *[other] { $steps } spazi
  } sul tracciato delle porte, fino al { $space }.
event-stayed = { $effect ->
    [inn] { $who } non prende altre carte.
   *[other] { $who } non usa { $building }.
  }
event-coin-reached = { $who } raccoglie £{ $money } sullo spazio { $space } del tracciato della cappella.
event-chapel-end-reached = { $who } arriva alla fine del tracciato della cappella: £{ $money }.
event-gate-end-reached = { $who } arriva alla fine del tracciato delle porte: £{ $money }.
event-store-paid = { $who } incassa £{ $money } dall’emporio.
event-tile-taken = { $who } prende una tessera bonus dalla pila { $bonus_stack }: { $tile }.
event-tile-turned = La pila bonus { $bonus_stack } ora mostra: { $tile }.
event-card-taken = { $who } prende un { $value }; potenza rimasta: { $power }.
event-chapel-leader-paid = { $who } è in testa sul tracciato della cappella: £{ $money }.
event-gate-leader-paid = { $who } è in testa sul tracciato delle porte: £{ $money }.
event-highest-card-paid = { $who } ha la carta più alta, { $value }: £{ $money }.
event-lowest-number-paid = { $who } ha costruito il numero più basso, { $house_number }: £{ $money }.
event-pawns-removed = Si tolgono le pedine dalla rotella.
event-stacks-ran-out = { $count } pile sono esaurite: la partita finisce con questo round.
event-game-over = La partita è finita: si scoprono borse e mani.
