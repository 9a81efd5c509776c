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
option-chapel-help = Come segna la cappella: nel modo normale, con una faccia per esperti o con una a caso.
option-chapel-9_1 = premi per chi ha più cappelle
option-chapel-9_5 = £1 a round a chi è in testa
option-chapel-9_9 = £1 per ogni spazio davanti all’ultimo
option-chapel-9_10 = le monete superate, una seconda volta
option-gate = Punteggio della porta
option-gate-help = Come segna la porta: nel modo normale, con una faccia per esperti o con una a caso.
option-gate-9_2 = premi per chi ha più porte
option-gate-9_6 = £1 a round a chi è in testa
option-gate-9_11 = da £3 a £12 per i passi sul tracciato
option-gate-9_12 = da £1 a £16 per le tessere non usate
option-inn = Punteggio della locanda
option-inn-help = Come segna la locanda: nel modo normale, con una faccia per esperti o con una a caso.
option-inn-9_3 = premi per chi ha più locande
option-inn-9_7 = £2 a round alla carta più alta
option-inn-9_13 = da £4 a £11 per le carte in mano
option-inn-9_14 = da £5 a £15 per le serie di carte
option-bridge = Punteggio del ponte
option-bridge-help = Come segna il ponte: nel modo normale, con una faccia per esperti o con una a caso.
option-bridge-9_4 = premi per la fila più lunga senza giardini
option-bridge-9_8 = £2 a round al numero più basso
option-bridge-9_15 = £2 per ogni numero fino a 30
option-bridge-9_16 = £10 per ogni serie dei sei tipi

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
face-printed = normale
no-ranking = per ora nulla da confrontare
wheel-centre = £{ $cost }: qualsiasi
legend = stemmi: ≈ blu  ^ arancione  + grigio  » verde · c cappella  p porta  l locanda  e emporio  g gilda  ♣ giardino · posti in ordine di spareggio

# Domande

question-lady = Usi una tessera dama per prendere un 2 dalla locanda?
question-cards = Scegli in segreto che cosa giochi in questo round.
question-plus-one = Usi una tessera +1 su una tua carta?
question-reclaim = Usi una tessera riprendi per riavere la carta a fine turno?
question-pawn = Piazza la pedina: quale edificio prendi?
question-replace = Il numero non scende: quale edificio sostituisci?
question-chapel = Avanzi sul tracciato della cappella?
question-gate = Avanzi sul tracciato della porta?
question-bonus = Quale tessera bonus prendi, se ne vuoi una?
question-inn = Prendi carte dalla locanda, una alla volta.
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
winner = { $count ->
    [one] Vince { $names } con £{ $points }
   *[other] Vincono insieme { $names } con £{ $points }
}
won-yourself = Hai vinto con £{ $points }
won-by = { $count ->
    [one] Ha vinto { $names } con £{ $points }
   *[other] Hanno vinto insieme { $names } con £{ $points }
}
points-of = { $name }: £{ $points }

# Rifiuti

refusal-game-is-over = La partita è finita.
refusal-not-asked = Non tocca a te: si aspetta { $waiting }.
refusal-another-question = Prima rispondi a questo: { $question }
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
position-supply = { $path }: alla locanda ci possono essere al massimo { $count } carte di valore { $value }.
position-too-few-cards = { $path }: le carte sono troppo poche; ogni round ne chiede { $count } e torna in mano solo lo 0.
position-card-not-held = { $path }: la carta scelta non è in mano.
position-card-not-on-table = { $path }: sul tavolo ci sono solo le carte dei turni ancora da giocare o, in segreto, nessuna o tutte quelle del round.
position-higher-first = { $path }: di due carte viene prima la più alta.
position-raised = { $path }: solo una carta scoperta e ancora sul tavolo può essere stata aumentata.

# Eventi

event-marker-turned = Round { $round }: la rotella gira di { $sixths }.
event-lady-joined = { $who } prende un { $value } dalla locanda.
    .short = preso un { $value }
event-card-chosen = { $who } ha scelto.
event-own-card-chosen = Scegli { $cards ->
    [1] { $value }
   *[other] { $value } e { $second }
  }.
    .named = { $who } sceglie { $cards ->
        [1] { $value }
       *[other] { $value } e { $second }
    }.
event-card-revealed = { $who } gioca { $value }.
event-card-raised = { $who } porta una carta da { $before } a { $value }.
    .short = { $before } portato a { $value }
event-order-fixed = Turno { $place }: { $who }, con { $value }.
event-card-discarded = { $who } rimette { $value ->
    [1] l’1
   *[other] il { $value }
  } nella locanda.
    .short = { $value } →
event-card-taken-up = { $who } riprende lo 0.
    .short = 0 →
event-card-set-aside = { $who } mette da parte { $value ->
    [1] l’1
   *[other] il { $value }
  }.
    .short = { $value } →
event-card-reclaimed = { $who } riprende in mano { $value ->
    [1] l’1
   *[other] il { $value }
  }.
    .short = { $value } ripreso
event-pawn-placed = { $who } prende { $stack }.
    .review = prende { $stack }
event-pawn-in-centre = { $who } va al centro e prende { $stack }.
    .short = centro
event-tile-used = { $who } usa una tessera bonus: { $tile }.
    .short = usata { $tile }
event-wheel-paid = { $who } incassa £{ $money } dalla rotella.
    .short = rotella £{ $money }
event-centre-paid = { $who } paga £{ $money } per il centro.
    .short = −£{ $money }
event-no-building = { $who } resta senza edificio.
    .short = nessun edificio
event-built = { $who } costruisce { $number ->
    [0] { $building }
   *[other] { $building } { $number }
  } nello spazio { $space }.
    .short = { $number ->
        [0] giardino
       *[other] { $building } { $number }
    }
event-replaced = { $who } costruisce { $building } { $number } e toglie { $old } { $old_number }.
    .short = { $building } { $number } al posto di { $old } { $old_number }
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
    .short = cappella +{ $steps }
event-gate-advanced = { $who } avanza di { $steps ->
    [one] { $steps } spazio
   *[other] { $steps } spazi
  } sul tracciato della porta, fino al { $space }.
    .short = porta +{ $steps }
event-stayed = { $effect ->
    [inn] { $who } non prende altre carte.
   *[other] { $who } non usa { $building }.
  }
event-coin-reached = { $who } raccoglie £{ $money } sullo spazio { $space } del tracciato della cappella.
    .short = +£{ $money }
event-chapel-end-reached = { $who } arriva alla fine del tracciato della cappella: £{ $money }.
    .short = fine della cappella +£{ $money }
event-gate-end-reached = { $who } arriva alla fine del tracciato della porta: £{ $money }.
    .short = fine della porta +£{ $money }
event-store-paid = { $who } incassa £{ $money } dall’emporio.
    .short = emporio +£{ $money }
event-tile-taken = { $who } prende una tessera bonus dalla pila { $bonus_stack }: { $tile }.
    .short = presa { $tile }
event-tile-declined = { $who } rinuncia a una tessera bonus.
event-tile-turned = La pila bonus { $bonus_stack } ora mostra: { $tile }.
event-card-taken = { $who } prende un { $value }; potenza rimasta: { $power }.
    .short = preso un { $value }
event-chapel-leader-paid = { $who } è in testa sul tracciato della cappella: £{ $money }.
    .short = in testa alla cappella +£{ $money }
event-gate-leader-paid = { $who } è in testa sul tracciato della porta: £{ $money }.
    .short = in testa alla porta +£{ $money }
event-highest-card-paid = { $who } ha la carta più alta, { $value }: £{ $money }.
    .short = carta più alta +£{ $money }
event-lowest-number-paid = { $who } ha costruito il numero più basso, { $house_number }: £{ $money }.
    .short = numero più basso +£{ $money }
event-pawns-removed = Si tolgono le pedine dalla rotella.
event-stacks-ran-out = { $count } pile sono esaurite: la partita finisce con questo round.
    .short = { $count } pile esaurite: ultimo round
event-game-over = La partita è finita: si scoprono denaro e mani.
    .short = Partita finita

## Nel browser: mosse, vista testuale e tabellone

move-card = Gioca in segreto { $card }
move-cards = Gioca in segreto { $first } e { $second }
move-plus-one = Usa la tessera +1 sulla carta { $card }
move-no-plus = Non usare la tessera +1
move-lady = Usa la tessera dama e prendi un 2
move-no-lady = Non usare la tessera dama
move-reclaim = Usa la tessera riprendi: la carta torna in mano
move-discard = Lascia la carta alla locanda
move-pawn = Settore { $money }: { $building }
move-pawn-centre = Centro (£{ $cost }): { $building }
move-no-pawn = Nessun settore utilizzabile: non costruire
move-replace = Sostituisci { $building }
move-advance = Avanza di { $steps } { $steps ->
    [one] passo
   *[other] passi
}
move-stay = Non avanzare
move-bonus = Prendi la tessera bonus { $tile } dalla pila { $stack }
move-no-bonus = Non prendere nessuna tessera bonus
move-take = Prendi dalla locanda { $card }
move-enough = Non prendere altre carte
move-use = Usa la tessera { $tile }
move-done = Termina il turno

moves-card = Carta in segreto
moves-cards = Carte in segreto
moves-plus-one = Tessera +1
moves-no-plus = Oppure
moves-lady = Tessera dama
moves-no-lady = Oppure
moves-reclaim = Tessera riprendi
moves-discard = Oppure
moves-pawn = Settori della rotella
moves-pawn-centre = Centro della rotella
moves-no-pawn = Senza costruire
moves-replace = Edificio da sostituire
moves-advance = Avanzare
moves-stay = Oppure
moves-bonus = Tessere bonus
moves-no-bonus = Oppure
moves-take = Carte della locanda
moves-enough = Oppure
moves-use = Tessere +2
moves-done = Fine del turno

progress-round = round { $round } di { $rounds }
bridge-card = { $value } ({ $name })
bridge-building = { $number ->
    [0] { $kind } ({ $crests })
   *[other] { $kind } { $number } ({ $crests })
}
bridge-using = usando: { $tiles }
bridge-none = niente
bridge-yours = Le tue cose
bridge-new-tiles = Tessere bonus dal prossimo round
bridge-own = Il tuo ponte: { $built } { $built ->
    [one] edificio
   *[other] edifici
} su { $spaces }
bridge-wheel = Rotella e pile
bridge-stack = Pila
bridge-faces = Davanti
bridge-top = In cima
bridge-left = Rimasti
bridge-pawns = Pedine
bridge-centre = centro
bridge-any = qualsiasi edificio
bridge-effect = Effetto in corso
bridge-power = potenza { $power } ({ $crest }), ne restano { $left }
bridge-supply = Locanda e ordine
bridge-chapel = tracciato della cappella
bridge-gate = tracciato della porta
bridge-buildings = edifici
bridge-choice = carta
bridge-chosen = scelta
bridge-bridges = Tutti i ponti
bridge-standings = Premi allo stato attuale

# Il tavoliere disegnato

board-label = Rotella, pile, tracciati e premi
board-wheel = Rotella
board-order = Ordine
board-chosen = scelto ✓
board-not-chosen = deve scegliere
board-markers = Segnaturno: round { $round } di { $rounds }
board-can = Si può scegliere
board-any = qualsiasi
board-pile = { $building }, in pila { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
board-pile-empty = { $kind }: pila esaurita
board-sector = { $closed ->
    [0] Settore £{ $money }
   *[other] Settore chiuso dalla X
}, { $count ->
    [0] libero
   *[other] occupato da { $who }
}. Davanti: { $pile }
board-centre = Centro, £{ $cost }, qualsiasi edificio, { $count ->
    [0] libero
   *[other] occupato da { $who }
}
board-centre-name = Centro (£{ $cost })
which-pawn-centre = Quale edificio?
board-track-chapel = Tracciato della cappella
board-track-chapel-about = spareggi
board-track-gate = Tracciato della porta
board-track-gate-about = bonus ogni { $every }
board-space = { $track }, spazio { $space }{ $money ->
    [0] { "" }
   *[other] , £{ $money }
}{ $bonus ->
    [0] { "" }
   *[other] , una tessera bonus
}{ $count ->
    [0] { "" }
   *[other] : { $who }
}
board-goal = { $track }: arriveresti allo spazio { $space }
board-prize-chapel = Premio Cappella
board-prize-gate = Premio Porta
board-prize-inn = Premio Locanda
board-prize-bridge = Premio Ponte
board-prize-chapel-about = più avanti sul tracciato
board-prize-gate-about = più avanti sul tracciato
board-prize-inn-about = valore delle carte
board-prize-bridge-about = più edifici
board-prize-hidden = Si scopre alla fine: le mani sono segrete.
board-prize-nobody = non lo vince nessuno
board-tied = parità decisa dal tracciato della cappella
board-face-9-1 = chi ha più cappelle
board-face-9-2 = chi ha più porte
board-face-9-3 = chi ha più locande
board-face-9-4 = la fila più lunga senza giardini
board-face-9-5 = £{ $money } a round a chi è in testa alla cappella
board-face-9-6 = £{ $money } a round a chi è in testa alla porta
board-face-9-7 = £{ $money } a round alla carta più alta
board-face-9-8 = £{ $money } a round al numero più basso costruito
board-face-9-9 = £{ $money } per ogni spazio davanti all’ultimo
board-face-9-10 = le monete superate, una seconda volta (non le £{ $end })
board-face-9-11 = passi fatti sul tracciato
board-face-9-12 = tessere non usate, al posto di £{ $unused } l’una
board-face-9-13 = carte in mano, gli 0 compresi
board-face-9-14 = serie di carte
board-face-9-15 = £{ $money } per ogni edificio fino al { $number }
board-face-9-16 = £{ $money } per ogni serie dei sei tipi
board-inn-pile = { $card } alla locanda, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
board-inn-left = carte rimaste
board-inn-running = Potenza { $power }: prese { $taken } su { $power }
board-bonus-pile = Pila bonus { $stack }: { $tile }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
board-bonus-due = { $count ->
    [one] se ne può prendere 1
   *[other] se ne possono prendere { $count }, una alla volta
}
board-from-gate = dalla Porta
board-bridge = Ponte di { $name }: { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
board-bridge-of = Il ponte di { $name }
board-my-bridge = Il tuo ponte
board-bridge-count = { $built ->
    [one] 1 edificio
   *[other] { $built } edifici
}, { $free ->
    [0] nessuno spazio libero
    [one] 1 spazio libero (−£{ $cost } alla fine)
   *[other] { $free } spazi liberi (−£{ $cost } alla fine)
}
board-house = Spazio { $space }: { $building }
board-bridge-house = Sul tuo ponte: { $number }
board-hand-card = { $card }, in mano { $count }
board-hand-count = { $count ->
    [one] 1 carta, { $total } in tutto
   *[other] { $count } carte, { $total } in tutto
}
board-played-card = Giocata: { $card }
board-secret = Le carte a destra sono la tua scelta segreta.
board-on-table = Le carte a destra sono quelle giocate in questo round.
board-tile = Tessera bonus { $tile }
board-tile-new = Tessera bonus { $tile }, dal prossimo round
board-bonus = { "Bonus" }
board-no-tiles = Nessuna tessera: si prendono avanzando sul tracciato della porta.
board-place = { $place }°
board-in-ties = se pari
board-power = Potenza { $power }{ $known ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $crests ->
        [one] 1 stemma
       *[other] { $crests } stemmi
    } + { $guilds ->
        [one] 1 gilda
       *[other] { $guilds } gilde
    })
}
board-new-building = nuovo:
board-answers = Risposte
board-advance = { $money ->
    [0] Avanza di { $steps }
   *[other] Avanza di { $steps }, incassi £{ $money }
}
board-lady = Prendi un { $value }
banner-final-round = Ultimo round

## Le tabelle della scatola: come si chiamano, e da dove viene ciò che vi sta scritto.

box-game = Il gioco
provenance-game = Copertina e pagina dei componenti del regolamento italiano.
box-buildings = Gli edifici
provenance-buildings = Si vedono sei tipi da dodici, i numeri civici da 1 a 60 una volta ciascuno, quattro stemmi sulle gilde e uno sugli altri; tipo e stemma di ogni numero seguono uno schema (tipo secondo il numero modulo 5, stemma secondo il numero modulo 4) dedotto da cinque tessere note; gli stemmi dei giardini, tre per colore, per simmetria.
box-bridge = Il ponte
provenance-bridge = Il regolamento dice dodici spazi; un ponte è fatto di due parti da sei.
box-wheel = La rotella
provenance-wheel = Si vedono una X e cinque spazi da 1, 2 o 3 sterline intorno a un centro; il loro ordine e quello delle pile sono nostri e concordano con l’esempio stampato (la porta paga 3 mentre la cappella ha davanti la X). I due elenchi vanno in senso orario; girata di n, lo spazio s sta davanti alla pila s + n.
box-centre = Il centro
provenance-centre = Il prezzo dello spazio centrale è nel regolamento.
box-turn-markers = I segnaturno
provenance-turn-markers = L’elenco dice quindici segnaturno numerati da 1 a 3; che siano in parti uguali è una nostra ipotesi.
box-rounds = I round
provenance-rounds = Regolamento, svolgimento e regole per due: round, carte giocate da ognuno in un round, carte 0 a testa.
box-end = La fine
provenance-end = La partita finisce anche con il round in cui tante pile di edifici sono esaurite.
box-cards = Le carte
provenance-cards = Pagina dei componenti del regolamento.
box-first-hands = Le prime mani
provenance-first-hands = Le quattro righe sono stampate; che le colonne siano i valori 1, 2, 3, 4 e che A sia il gradino più avanzato è una nostra lettura.
box-money = Il denaro
provenance-money = Preparazione e pagina dei componenti del regolamento; la banca non si esaurisce mai.
box-chapel-track = Il tracciato della cappella
provenance-chapel-track = Si vedono monete da 1, 2, 3 e 5 sterline in quest’ordine e 10 sterline alla fine; il numero degli spazi e il posto delle monete sono nostri.
box-gate-track = Il tracciato della porta
provenance-gate-track = Si vedono uno spazio bonus ogni tre passi e 10 sterline alla fine; il numero degli spazi è nostro, e così il primo spazio bonus (anche 1, 4, 7, 10, 13 andrebbero d’accordo con l’esempio) e che la fine non dia tessere.
box-bonus-tiles = Le tessere bonus
provenance-bonus-tiles = Si vedono tre tessere di ognuna delle otto azioni e tre retri; che ogni pila ne contenga una di ciascuna è nostro. in_stack: quante ne stanno nelle pile 1, 2 e 3.
box-prizes = I premi
provenance-prizes = Punteggio finale e regole per due: quanto rendono il primo, il secondo e il terzo posto di ogni confronto.
box-empty-spaces = Gli spazi vuoti
provenance-empty-spaces = Si vedono le colonne 1, 2, 3, 4, 5+ e il prezzo di uno spazio vuoto; gli altri prezzi sono numeri triangolari nostri. La posizione n è il prezzo di n spazi vuoti, l’ultima di n e più.
box-faces = Le facce di punteggio
box-field-kind = tipo
box-field-number = numero
box-field-crests = stemmi
box-field-spaces = spazi
box-field-wheel-spaces = Monete sulla rotella
box-field-stacks = Pile intorno alla rotella
box-field-cost = Prezzo degli spazi vuoti
box-field-end-money = sterline alla fine
box-field-bonus-spaces = spazi con una tessera bonus
box-field-space = spazio
box-field-money = sterline
box-field-count = quanti
box-field-in-stack = nelle pile 1, 2, 3
box-field-cards = carte 1, 2, 3, 4
box-field-area = zona
box-field-from = da
box-field-earns = paga
box-word-x = { "X" }
box-word-blue = { crest-blue }
box-word-green = { crest-green }
box-word-grey = { crest-grey }
box-word-orange = { crest-orange }
box-word-chapel = { kind-chapel }
box-word-gate = { kind-gate }
box-word-inn = { kind-inn }
box-word-store = { kind-store }
box-word-guild = { kind-guild }
box-word-garden = { kind-garden }
box-word-bridge = { area-bridge }
box-word-occupied = { tile-occupied }
box-word-free-centre = { tile-free-centre }
box-word-reclaim = { tile-reclaim }
box-word-chapelplus-2 = { tile-chapelplus-2 }
box-word-gateplus-2 = { tile-gateplus-2 }
box-word-plus-1 = { tile-plus-1 }
box-word-lady = { tile-lady }
box-item-buildings = { $number ->
    [0] { $kind }
   *[other] { $kind } { $number }
}
box-item-chapel-track = moneta da £{ $row }
box-item-turn-markers = segnaturno { $row }
box-item-first-hands = gradino { $row }
box-item-faces = faccia { $row }
box-empty = { $count ->
    [one] Prezzo di 1 spazio vuoto
   *[other] Prezzo di { $count } spazi vuoti
}
box-in-stack = nella pila { $stack }
box-bonus-at = tessera bonus sullo spazio { $space }
box-coin-at = moneta sullo spazio { $space }
box-wheel-help = In senso orario dall’alto a sinistra; x è lo spazio barrato.
box-wheel-space-label = spazio { $space } della rotella
box-stacks-help = Come stanno finché la rotella non è ancora girata: la prima pila è davanti al primo spazio.
provenance-faces = Le sedici facce di punteggio e i loro valori come nell’espansione del regolamento; from: il minimo che rende denaro.

# Che cosa farebbe una mossa, in poche parole

line-power = potenza { $power }
line-chapel = cappella { $space }
line-gate = porta { $space }
line-inn = carte per un valore fino a { $power }
line-tiles = { $count ->
    [one] 1 tessera bonus
   *[other] { $count } tessere bonus
}
line-raised = carta { $before } → { $value }
line-uses = usa { $tile }
line-built = spazio { $space }
line-replaces = sostituisce il { $number }, perde { $count ->
    [1] { $crests }
   *[other] tutti e quattro gli stemmi
}
line-replace-choice = scegli tu quale edificio sostituisce
line-nothing = per ora nessun effetto
line-left = potenza rimasta: { $power }
line-next-round = si usa dal prossimo round
line-centre = qualsiasi edificio

# Che cosa sono le cose, che cosa fanno, come stanno

board-free-space = Spazio libero { $space }
board-crest-power = { $crest }: { $power }
board-projection = £{ $total } se finisse ora
about-kind-chapel = Quando la costruisci: avanzi di tutta la sua potenza sul tracciato della cappella, oppure resti.
about-kind-gate = Quando la costruisci: avanzi di tutta la sua potenza sul tracciato della porta, oppure resti.
about-kind-inn = Quando la costruisci: prendi carte dalla locanda, in tutto per un valore fino alla sua potenza.
about-kind-store = Quando lo costruisci: incassi tante sterline quanto la sua potenza.
about-kind-guild = Nessun effetto subito, ma i suoi quattro stemmi contano per ogni potenza.
about-kind-garden = Nessun effetto. Non ha numero: dopo puoi ricominciare da qualsiasi numero.
about-power-now = { $mine ->
    [0] Stemmi di colore { $crest } sul ponte di { $name }, ora: { $power }.
   *[other] Stemmi di colore { $crest } sul tuo ponte, ora: { $power }.
}
about-power-title = { $name }: { $power } { $crest }
about-power = La potenza di un nuovo edificio: gli stemmi del suo colore sul ponte, il suo compreso. Le gilde contano per ogni colore.
about-pile-left = { $left ->
    [one] L’ultimo della sua pila.
   *[other] Nella pila ne restano { $left }. Con tre pile vuote la partita finisce a fine round.
}
about-pile-empty = Qui non c’è più niente da prendere. Con tre pile vuote la partita finisce a fine round.
about-sector = Metti qui la pedina: incassi £{ $money } e prendi l’edificio in cima alla pila di fronte.
about-sector-x = La X chiude questo settore, a meno di spendere una tessera X. L’edificio si prende comunque dal centro.
about-wheel = Una pedina per settore. La rotella gira all’inizio di ogni round.
about-centre = Paghi £{ $cost } e prendi l’edificio in cima a una pila qualsiasi, anche di fronte alla X o a uno spazio occupato.
about-advance-title = Dove arriveresti
about-advance = Tutti i passi o nessuno. Monete e spazi bonus lungo la strada contano.
about-tile-occupied = Metti la pedina su uno spazio occupato.
about-tile-free-centre = Metti la pedina al centro senza pagare.
about-tile-x = Metti la pedina sulla X e costruisci lì; non si incassa niente.
about-tile-reclaim = Riprendi in mano la carta giocata, a fine turno.
about-tile-chapelplus-2 = Avanzi di 2 sul tracciato della cappella, prima della pedina o dopo l’effetto.
about-tile-gateplus-2 = Avanzi di 2 sul tracciato della porta, prima della pedina o dopo l’effetto.
about-tile-plus-1 = Subito dopo la rivelazione aumenti di 1 una tua carta.
about-tile-lady = Prima di scegliere la carta prendi un 2 dalla locanda.
about-tile-new = La puoi usare dal prossimo round.
about-tile-unused = Se alla fine non è usata: £{ $money }.
about-card = La carta più alta gioca per prima. A parità, quella di chi è più avanti sul tracciato della cappella.
about-card-spent = Giocata, torna alla locanda.
about-card-zero = Torna sempre in mano.
about-inn-pile = Carte che puoi prendere quando costruisci una locanda, in tutto per un valore fino alla sua potenza.
about-stair = Scalino di partenza. A parità, A precede B, C e D.
about-coin = Raggiungerlo o superarlo paga subito £{ $money }.
about-bonus-space = Raggiungerlo o superarlo dà una tessera bonus.
about-track-chapel = Le cappelle fanno avanzare. Chi è più avanti qui vince ogni parità; sullo stesso spazio, il segnalino in cima.
about-track-gate = Le porte fanno avanzare.
about-markers-here = { $count ->
    [one] Qui: { $names }.
   *[other] Qui, in ordine di spareggio: { $names }.
}
about-prizes = Premi: { $prizes }.
about-standing = Ora: { $places }.
about-prize-own = Ora ti darebbe £{ $money }.
about-prize-round = Si paga a ogni round, non alla fine della partita.
about-projection = Il tuo denaro, i premi come stanno ora, le tessere bonus, meno gli spazi vuoti.
about-secret = lo decidono le mani nascoste
about-free-space-title = Spazio libero
about-free-space = Il prossimo edificio va qui se il suo numero è minore di quello a sinistra. Gli spazi vuoti alla fine costano.
about-turn-markers-title = Segnaturno
about-turn-markers = Uno per round: dice di quanti spazi gira la rotella. I prossimi sono nascosti.
about-turn-order-title = Ordine di gioco
about-turn-order = Prima la carta più alta; a parità decide il tracciato della cappella.
about-ties-title = Posto negli spareggi
about-ties = Ogni parità si decide sul tracciato della cappella: carte uguali, premi, risultato finale.
about-bonus-empty-title = Pila bonus
about-bonus-empty = Qui non ci sono più tessere.
about-sector-title = { $closed ->
    [0] Settore da £{ $money }
   *[other] Settore chiuso dalla X
}
board-powers = Stemmi di { $name }, per colore
about-money = Segreto per gli altri fino alla fine. Vince chi ne ha di più.
about-cards = Carte in mano; gli altri vedono solo quante sono.

# La fine come spettacolo
end-chapter-money = Denaro
end-chapter-prizes = Premi
end-chapter-empty-spaces = Spazi vuoti
end-chapter-bonus-tiles = Tessere
end-group-money = denaro
end-group-prizes = premi
end-group-rest = ponte e tessere
end-purses = Si scoprono denaro e mani
end-purses-detail = Quanto ognuno ha guadagnato durante la partita.
end-hand = in mano: { $cards }
end-hand-empty = nessuna carta in mano
end-prize-at = { $at } di { $count }
end-prize-won = { $prize }: { $name }, £{ $money }
end-prize-count = ne ha { $count }
end-prize-tied = { $names } sono pari a { $count }: { $onTop ->
    [0] { $first } è più avanti sul tracciato della cappella
   *[other] stesso spazio della cappella, { $first } in cima
}
end-empty-spaces = Gli spazi vuoti dei ponti
end-empty-spaces-detail = Più spazi sono vuoti, più costano.
end-empty-spaces-card = { $count ->
    [0] nessuno spazio vuoto
    [one] 1 spazio vuoto
   *[other] { $count } spazi vuoti
}
end-bonus-tiles = Le tessere bonus non usate
end-bonus-tiles-detail = Ciò che resta rende ancora qualcosa; nessuno finisce sotto £0.
end-bonus-tiles-card = { $count ->
    [0] nessuna tessera
    [one] 1 tessera non usata
   *[other] { $count } tessere non usate
}
you-won-by = Hai vinto di £{ $points }.
you-lost-by = Hai perso di £{ $points }.
end-tie-break = Denaro pari: vince chi è più avanti sul tracciato della cappella.

# What chance decides, in reviews.
luck-marker = segnaturno
luck-building = edifici scoperti
luck-bonus-tile = tessere bonus scoperte

# Una posizione dal proprio tavolo

ask-question = Domanda
ask-question-cards = Quale carta giocare?
ask-question-pawn = Quale edificio prendere?
ask-marker = Segnaturno { $number }
ask-turn-wheel = Gira la rotella
ask-bonus-top = In cima alla pila bonus { $pile }
ask-played = Carte giocate
ask-which-turn = mio turno n.
ask-left = Pila { $kind }
ask-top = In cima alla pila { $kind }
ask-building = Edificio sullo spazio { $space }
ask-take-away = Togli
ask-click = clicca pile, tracciati, rotella e ponte: ciò che metti è di questo posto
ask-too-many = Non ci sono così tante carte { $card }.
ask-cards-sum = { $total } carte sopra lo 0: { $mine } tue, { $others } in altre mani, { $table } sul tavolo, { $inn } nella locanda

# I campi di una posizione

field-turn = turno
field-phase = domanda
field-round = round in corso
field-wheel = posizione della rotella
field-scoring = facce di punteggio
field-stacks = pile di edifici, dall’alto
field-markers = segnaturno
field-supply = carte nella locanda
field-bonus = pile di tessere bonus, dall’alto
field-chapel-order = ordine sul tracciato della cappella (0: posto 1)
field-order = turno
field-seat = posto (0: posto 1)
field-card = carta
field-value = valore
field-asked = turni già giocati in questo round
field-pawn-done = pedina già piazzata
field-building = edificio di cui si chiede
field-power = potenza rimasta
field-bonus-due = tessere bonus ancora da prendere
field-lowest = numero più basso costruito nel round
field-number = numero
field-players = giocatori
field-money = denaro
field-hand = carte in mano
field-raised = aumenti delle tessere +1
field-bridge = ponte
field-stair = gradino sul tracciato della cappella
field-chapel = tracciato della cappella
field-gate = tracciato della porta
field-pawn = pedina
field-tiles = tessere bonus
field-new-tiles = tessere bonus prese in questo round

# Quantità del punteggio

amount = £{ $points }
score-sum = { $total } sterline
score-lost-less = meno sterline perse
score-lost-more = più sterline perse

# Tipi di mosse, come li sommano le analisi

decision-lady = tessera dama
decision-no-lady = tessera dama
decision-card = carte giocate
decision-cards = carte giocate
decision-plus-one = tessera +1
decision-no-plus = tessera +1
decision-reclaim = tessera riprendi
decision-discard = tessera riprendi
decision-done = fine del turno
decision-use = tessere +2
decision-pawn = rotella
decision-pawn-centre = rotella
decision-no-pawn = rotella
decision-replace = edifici sostituiti
decision-advance = tracciati
decision-stay = tracciati
decision-bonus = tessere bonus prese
decision-no-bonus = tessere bonus prese
decision-take = locanda
decision-enough = locanda
