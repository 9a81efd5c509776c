### London Necropolis Railway in italiano.

game-necropolis_railway = London Necropolis Railway
game-necropolis_railway-about = Un capolinea a Londra, una ferrovia e un cimitero da far crescere, e un solo treno che li unisce. 12 round, tutto scoperto.

option-first = Primo giocatore
option-first-help = A caso, oppure un posto scelto.
option-limited-discs = Dischi limitati
option-limited-discs-help = Solo i dischi della scatola: quello che manca non si mette e non si riceve.

## Domande

question-first-staff = Scegli la fila per il tuo primo addetto.
question-take = Prendi una delle carte scoperte con i suoi dischi.
question-act = Usa la tua carta, un bonus o il prestigio; poi il treno parte.
question-volunteer = Scegli dove va il tuo volontario.
question-white-crypt = Scegli la colonna per la tua cripta bianca.
question-load-waiting = Sul treno c’è posto: carichi ciò che aspetta a Londra?
question-top-up = Le bare non ci stanno tutte: scegli la prossima da caricare.
question-tender = Usi il Tender prima che il treno si muova?
question-load = Le bare non ci stanno tutte: scegli la prossima da caricare.
question-staff-car = Usi la carrozza del personale o paghi gli stipendi interi?
question-dismiss = Non puoi pagare tutti: scegli chi se ne va.
question-dining-car = Usi la carrozza ristorante prima che le persone scendano?
question-bury = Scegli una bara e la sua tomba.
question-century = Fine del secolo: scegli una cosa da fare gratis, oppure passa.
question-run = Corri fino alla prossima stazione o resti fermo?
question-purchase = Ultimo acquisto: assumi un addetto o costruisci una cripta, oppure passa.
question-over = La partita è finita.

## Rifiuti

refusal-game-is-over = La partita è finita.
refusal-not-asked = Tocca a { $waiting }.
refusal-another-question = Prima rispondi a questo: { $question }
refusal-card-shows-no-staff = La tua carta non mostra il personale.
refusal-card-shows-no-crypt = La tua carta non mostra una cripta.
refusal-section-is-used = Questa sezione della tua carta è già stata usata.
refusal-already-hired = In questo turno hai già assunto.
refusal-already-built = In questo turno hai già costruito una cripta.
refusal-disc-is-paid = Il disco di questa sezione è già pagato: togli «orange».
refusal-no-such-disc = Non hai un disco { $disc }.
refusal-three-cards-lie-there = Sotto la tua ferrovia { $least ->
    [one] c’è già una carta
   *[other] ci sono già { $least } carte
 }.
refusal-bonus-is-used = In questo turno hai già fatto un’azione bonus.
refusal-no-disc-for-bonus = Non hai un disco { $disc } per questo spazio.
refusal-prestige-is-used = In questo turno hai già aumentato il prestigio.
refusal-prestige-is-highest = Il tuo prestigio è già al massimo.
refusal-mix-needs-orange = Senza un disco arancione c’è un solo modo di pagare: scrivi «prestige».
refusal-no-carriage = Sotto la tua ferrovia non c’è una Carrozza.
refusal-carriage-is-used = In questo turno hai già usato una Carrozza.
refusal-no-staff-left = Non c’è più personale da assumere.
refusal-staff-too-dear = Un addetto costa £{ $pounds }; hai £{ $money }.
refusal-no-crypt-left = Le cripte di questo colore ({ $crypt }) sono finite.
refusal-train-cannot-pay = Nessuna persona sul treno pagherebbe: togli «carriage».
refusal-mourners-too-dear = Le persone in lutto che mancano per la cripta ({ $crypt }) costano £{ $pounds }; hai £{ $money }.
refusal-no-coffin-aboard = Sul tuo treno non c’è una bara di questo colore: { $coffin }.
refusal-row-has-no-staff = La fila { $row } non ha personale.
refusal-card-shows-another-room = La tua carta mostra un’altra stanza: { $room }; { $tile } non ne fa parte.
refusal-room-is-finished = La stanza di { $tile } è finita.
refusal-tile-is-finished = { $tile } è già sul lato B.
refusal-tile-too-dear = { $tile } costa £{ $pounds }; hai £{ $money }.
refusal-no-tile-there = Su { $place } non c’è ancora una tessera.
refusal-place-is-taken = In { $place } c’è già qualcuno.
refusal-column-has-a-crypt = La colonna { $column } ha già una cripta.
refusal-wagon-is-upgraded = { $wagon } è già potenziato.
refusal-bonus-space-is-taken = Questo spazio bonus è occupato.
refusal-not-the-price = Non è il prezzo del prossimo livello.
refusal-discs-are-missing = Non hai i dischi per il prossimo livello.
refusal-same-as-plain = Sono i dischi che pagheresti comunque: scrivi «prestige».
refusal-no-wagon-there = Non hai { $wagon }.
refusal-upgraded-is-not-sold = { $wagon } è potenziato e non si vende.
refusal-wagon-is-occupied = { $wagon } non è vuoto.
refusal-money-is-not-short = Vendere non serve a nulla di ciò che la tua carta permette.
refusal-no-coffin-waits = A Londra non aspetta nessuna bara di questo colore: { $coffin }.
refusal-nobody-to-dismiss = In { $place } non c’è un addetto da licenziare.
refusal-grave-is-taken = La tomba nella fila { $row }, colonna { $column }, è occupata.
refusal-no-action-yet = Prima usa almeno una sezione della tua carta: { $sections }.

## Eventi

event-first-staff-placed = { $who } mette il primo addetto in { $place }.
    .short = addetto: { $place }
event-card-taken = { $who } prende la carta { $space } con i suoi dischi: { $discs }.
event-card-turned-up = Una carta nuova nello spazio { $space }; sotto: { $discs }.
event-discs-paid = { $who } paga: { $discs }.
event-tile-laid = { $who } posa { $tile } per £{ $pounds }.
    .short = posata { $tile }
event-tile-turned = { $who } gira { $tile } per £{ $pounds }.
    .short = girata { $tile }
event-staff-hired = { $who } assume un addetto per { $place }, £{ $pounds }.
    .short = addetto: { $place }
event-crypt-built = { $who } costruisce una cripta ({ $crypt }) sulla colonna { $column } per { $mourners ->
    [one] una persona in lutto
   *[other] { $mourners } persone in lutto
 } e £{ $pounds }.
    .short = cripta { $crypt }, col. { $column }
event-card-tucked = { $who } infila la carta { $card } sotto la ferrovia.
    .short = carta sotto la ferrovia
event-wagon-added = { $who } aggiunge { $wagon }.
    .short = nuovo { $wagon }
event-wagon-upgraded = { $who } potenzia { $wagon }.
    .short = potenziato { $wagon }
event-wagon-sold = { $who } vende { $wagon } per £{ $pounds }.
    .short = venduto { $wagon } +£{ $pounds }
event-bonus-taken = { $who } fa un’azione bonus ({ $colour }): { $pounds ->
    [0] { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
     }
   *[other] £{ $pounds }{ $steps ->
        [0] {""}
        [one] {" "}e 1 passo
       *[other] {" "}e { $steps } passi
     }
 }.
    .short = { $pounds ->
        [0] bonus: { $steps ->
            [one] 1 passo
           *[other] { $steps } passi
         }
       *[other] bonus: £{ $pounds }{ $steps ->
            [0] {""}
            [one] {" "}e 1 passo
           *[other] {" "}e { $steps } passi
         }
     }
event-prestige-raised = { $who } arriva al prestigio { $level }{ $steps ->
    [0] {""}
    [one] : 1 passo in questo turno
   *[other] : { $steps } passi in questo turno
 }{ $every ->
    [0] {""}
    [one] , 1 passo a ogni turno
   *[other] , { $every } passi a ogni turno
 }.
    .short = prestigio { $level }
event-orange-gained = { $count ->
    [one] { $who } riceve un disco arancione.
   *[other] { $who } riceve { $count } dischi arancioni.
 }
event-volunteer-gained = { $who } ottiene il volontario.
event-volunteer-placed = Il volontario di { $who } va in { $place }.
    .short = volontario: { $place }
event-white-crypt-placed = { $who } mette una cripta bianca sulla colonna { $column }.
    .short = cripta bianca, col. { $column }
event-white-crypt-lost = La cripta bianca di { $who } è persa: non ce ne sono più, o nessuna colonna è libera.
    .short = nessuna cripta bianca
event-mourners-loaded = { $count ->
    [one] Una persona in lutto sale sul treno di { $who }.
   *[other] { $count } persone in lutto salgono sul treno di { $who }.
 }
event-coffin-loaded = { $count ->
    [one] { $who } carica una bara ({ $coffin }).
   *[other] { $who } carica { $count } bare ({ $coffin }).
 }
event-nothing-loaded = { $who } non carica nulla: tutto resta in attesa a Londra.
    .short = nessun carico
event-card-used = { $who } usa la carta { $ability }{ $effect ->
    [use-staff-car] : stipendi da £{ $count } l’uno
    [use-dining-car] : { $count ->
        [one] un vagone pieno
       *[other] { $count } vagoni pieni
     }
    [use-tender] : { $count ->
        [one] 1 passo
       *[other] { $count } passi
     }
   *[other] : dal treno { $count ->
        [one] paga una persona
       *[other] pagano { $count } persone
     }
 }.
    .short = usata la carta { $ability }
event-train-moved = { $steps ->
    [one] Il treno di { $who } avanza di uno spazio, da { $origin } a { $destination }.
   *[other] Il treno di { $who } avanza di { $steps } spazi, da { $origin } a { $destination }.
 }
    .short = treno +{ $steps }
event-train-stood = Il treno di { $who } resta fermo.
    .short = treno fermo
event-income = Rendita di { $who }: { $coffins ->
    [one] una bara
   *[other] { $coffins } bare
 }, { $mourners ->
    [one] una persona in lutto
   *[other] { $mourners } persone in lutto
 }, £{ $pounds }, { $discs ->
    [one] un disco arancione
   *[other] { $discs } dischi arancioni
 }.
    .short = rendita £{ $pounds }
event-coffins-drawn = Dal sacchetto per { $who }: viola { $purple }, verde acqua { $teal }, rosse { $red }, nere { $black }.
event-staff-left = L’addetto di { $who } in { $place } se ne va senza stipendio.
    .short = addetto via da { $place }
event-wages-paid = { $count ->
    [one] { $who } paga uno stipendio, £{ $pounds }.
   *[other] { $who } paga { $count } stipendi, £{ $pounds }.
 }
    .short = stipendi −£{ $pounds }
event-dining-paid = { $count ->
    [one] { $who } incassa £{ $pounds } dalla carrozza ristorante, per un vagone pieno.
   *[other] { $who } incassa £{ $pounds } dalla carrozza ristorante, per { $count } vagoni pieni.
 }
    .short = carrozza ristorante +£{ $pounds }
event-mourners-arrived = { $count ->
    [one] Una persona in lutto arriva nella Necropoli di { $who }.
   *[other] { $count } persone in lutto arrivano nella Necropoli di { $who }.
 }
event-coffin-buried = { $pounds ->
    [0] { $who } seppellisce una bara ({ $coffin }) nella fila { $row }, colonna { $column }.
   *[other] { $who } seppellisce una bara ({ $coffin }) nella fila { $row }, colonna { $column }, sul suo colore: £{ $pounds }.
 }
    .short = sepoltura
event-to-potters-field = Nel campo di Potter di { $who }: viola { $purple }, verde acqua { $teal }, rosse { $red }, nere { $black }.
event-passed = { $who } passa.
    .short = passa
event-stayed = Il treno di { $who } resta dov’è.
    .short = treno fermo
event-round-began = Comincia il round { $round }.
event-century-began = Fine del secolo: ognuno può fare una cosa gratis.
event-runs-began = Cominciano le corse finali.
event-purchases-began = Cominciano gli acquisti finali, in ordine inverso.
event-game-ended = La partita è finita.
    .short = Partita finita

## Parti del punteggio

part-staff = Personale a Londra
part-pairs = Coppie a Londra
part-rows = File piene
part-column-1 = Colonna 1
part-column-2 = Colonna 2
part-column-3 = Colonna 3
part-column-4 = Colonna 4
part-column-5 = Colonna 5
part-potters-field = Campo di Potter
    .within = Campo di Potter
part-money = Denaro

## Parole

disc-blue = blu
disc-green = verde
disc-grey = grigio
disc-orange = arancione
no-disc = nessuno
coffin-purple = viola
coffin-teal = verde acqua
coffin-red = rossa
coffin-black = nera
crypt-brown = marrone
crypt-yellow = gialla
crypt-white = bianca
room-mortuary = Obitorio
room-chapel = Cappella
room-office = Ufficio
room-lobby = Atrio
ability-carriage = carrozza
ability-staff-car = carrozza del personale
ability-dining-car = carrozza ristorante
ability-tender = tender
section-london = Londra
section-necropolis = Necropoli
section-railway = Ferrovia
symbol-staff = personale
symbol-crypt = cripta
worker-staff = addetto
worker-volunteer = volontario
stage-set-up = Preparazione
stage-rounds = Round { $round } di { $rounds }
stage-century = Fine del secolo
stage-runs = Corse finali
stage-purchases = Acquisti finali

## Il tavolo nel terminale

table-deck = { $count ->
    [one] Resta una carta nel mazzo
   *[other] Restano { $count } carte nel mazzo
 }
table-next-back = prossimo dorso: { $discs }
table-card = Carta
table-discs = Dischi
table-crypts = Cripte
table-crypt = { $crypt }: ne restano { $left }, persone in lutto { $price }
table-staff-left = Personale rimasto: { $count }
table-bonus = Azioni bonus
table-bonus-action = { $pounds ->
    [0] { $steps ->
        [one] un passo
       *[other] { $steps } passi
     }
   *[other] £{ $pounds }{ $steps ->
        [0] {""}
        [one] {" "}e un passo
       *[other] {" "}e { $steps } passi
     }
 }
table-london = Londra
table-railway = Ferrovia
table-necropolis = Necropoli
table-tile = Tess.
table-side = Lato
table-yields = Rende
table-cost = Costo
table-staff = Add.
table-coffins = bare
table-mourners = in lutto
table-waiting = In attesa
table-prestige = Prestigio { $level }: ogni addetto su una tessera finita vale { $points }
table-prestige-next = Prossimo livello: { $discs }
table-prestige-top = Livello massimo
table-income = Rendita: bare { $coffins }, persone in lutto { $mourners }, £{ $pounds }, dischi arancioni { $discs }; stipendi £{ $wages }
table-tucked = Carte infilate
table-nothing = nessuna
table-gathered = Persone in lutto qui: { $count }
table-potter = Campo di Potter: { $count }
table-volunteer-waits = Un volontario aspetta un posto.
table-money = £{ $pounds }
head-seat = Posto
head-points = Punti
head-discs = Dischi
head-tiles = Tessere
head-level = Livello
head-wagons = Vagoni
head-rows = File
head-coffins = Bare
head-crypts = Cripte
head-mourners = In lutto
head-train = Treno
table-own = Hai £{ $pounds } e questi dischi:
table-checklist = Questo turno
table-can = si può ancora usare
table-done = fatto
table-half = ne resta una
table-cannot = ora non si può
table-used-bonus = Azione bonus
table-used-prestige = Prestigio
table-train-now = { $steps ->
    [0] Il treno resterebbe fermo.
    [one] Il treno avanzerebbe di uno spazio, fino a { $to }.
   *[other] Il treno avanzerebbe di { $steps } spazi, fino a { $to }.
 }
table-train-stations = Lungo la strada: { $stations }
station-london = Londra (rendita)
station-necropolis = Necropoli (consegna)

## Scatole e posizioni impossibili

box-tiles = al massimo { $most } tessere Londra, ognuna una volta
box-tile-sides = ogni tessera Londra ha bisogno di uno spazio vuoto, un lato a e un lato b, una volta ciascuno
box-pair = una coppia è fatta di due tessere diverse tra { $tiles }
box-level-prices = ogni livello dopo il primo ha bisogno di un prezzo: { $levels }
box-start-pair = la coppia di partenza è una sola, non { $count }
box-stations = le due stazioni stanno su spazi diversi
box-grave-colours = ogni fila ha { $count } tombe di { $colours }
box-crypt-twice = ogni colore di cripta ha bisogno di una riga
box-few-cards = con { $seats } giocatori il mazzo ha { $count } carte e ne servono { $needed }
limit-money = Il denaro di un giocatore
limit-mourners = Le persone in lutto di un giocatore
limit-discs = I dischi arancioni di un giocatore
limit-payments = I modi di pagare il prestigio
position-turn-begins = { $path }: il turno comincia appena: non è stato ancora usato niente
position-no-tile = { $path }: nessuno può stare dove non c’è una tessera
position-wagon-too-full = { $path }: { $wagon } porta al massimo { $count }
position-graves = { $path }: una fila è fatta di { $count } parole tra { $known }
position-card-twice = { $path }: una carta sta in due posti
position-deck-too-short = { $path }: al mazzo servono almeno { $needed } carte
position-too-many-coffins = { $path }: ci sono solo { $count } bare di colore { $colour }
position-too-many-discs = { $path }: ci sono solo { $count } dischi di colore { $colour }
position-too-many-crypts = { $path }: ci sono solo { $count } cripte di colore { $colour }
position-too-many-staff = { $path }: ci sono solo { $count } addetti
position-too-many-volunteers = { $path }: i volontari di un giocatore sono al massimo { $count }
position-card-kept = { $path }: una carta si tiene solo usando la sua sezione ferrovia
position-card-not-used = { $path }: { $card } non si usa con { $seats } giocatori
position-wage = { $path }: lo stipendio è di £{ $wage }, o di £{ $less } con una carrozza del personale
position-first-staff = { $path }: questo giocatore deve ancora mettere il primo addetto

## Nel browser: mosse, vista testuale e tabellone

move-staff = Metti il primo addetto: { $place }
move-take = Prendi la carta { $space }: { $card }; dischi: { $discs }
move-london = Posa o gira la tessera { $place }
move-hire = Assumi un addetto: { $place }
move-crypt = Costruisci una cripta { $crypt } sulla { $column }
move-tuck = Infila la carta sotto la ferrovia
move-wagon = Aggiungi o potenzia: { $place }
move-bonus = Azione bonus { $action } con un disco { $disc }
move-prestige = Sali di un livello di prestigio
move-prestige-mix = Sali di prestigio pagando { $discs }
move-done = Fine delle azioni: il treno parte ({ $steps } { $steps ->
    [one] passo
   *[other] passi
})
move-volunteer = Metti il volontario: { $place }
move-white-crypt = Metti la cripta bianca: { $place }
move-load-all = Carica tutto ciò che ci sta
move-load-none = Non caricare nulla
move-top-up = Carica la bara { $coffin }
move-tender = Usa il Tender
move-no-tender = Non usare il Tender
move-load = Carica la bara { $coffin }
move-staff-car = Usa la carrozza del personale
move-full-wages = Paga gli stipendi interi
move-dismiss = Licenzia: { $place }
move-dining-car = Usa la carrozza ristorante
move-no-dining-car = Non usare la carrozza ristorante
move-bury = Bara { $coffin }: { $row }, { $column }
move-sell = Vendi: { $place }
move-century-london = Gratis: la tessera { $place }
move-century-wagon = Gratis: { $place }
move-century-hire = Gratis, un addetto: { $place }
move-century-crypt = Cripta { $crypt } sulla { $column }
move-century-pass = Rinuncia
move-run = Corri fino alla prossima stazione
move-stay = Resta fermo
move-final-hire = Assumi un addetto: { $place }
move-final-crypt = Costruisci una cripta { $crypt } sulla { $column }
move-final-pass = Rinuncia all’ultimo acquisto

moves-staff = Primo addetto
moves-take = Carte scoperte
moves-london = Azione Londra
moves-hire = Azione Necropoli: assumere
moves-crypt = Azione Necropoli: cripta
moves-tuck = Azione Ferrovia: infilare la carta
moves-wagon = Azione Ferrovia: vagoni
moves-bonus = Azioni bonus
moves-prestige = Prestigio
moves-prestige-mix = Prestigio con dischi arancioni
moves-done = Fine delle azioni
moves-volunteer = Volontario
moves-white-crypt = Cripta bianca
moves-load-all = In attesa a Londra
moves-load-none = Oppure
moves-top-up = Bare da caricare
moves-tender = Tender
moves-no-tender = Oppure
moves-load = Bare da caricare
moves-staff-car = Carrozza del personale
moves-full-wages = Oppure
moves-dismiss = Chi se ne va
moves-dining-car = Carrozza ristorante
moves-no-dining-car = Oppure
moves-bury = Sepolture
moves-sell = Vendere un vagone
moves-century-london = Londra
moves-century-wagon = Vagoni
moves-century-hire = Personale
moves-century-crypt = Cripte
moves-century-pass = Oppure
moves-run = Ultima corsa
moves-stay = Oppure
moves-final-hire = Personale
moves-final-crypt = Cripte
moves-final-pass = Oppure

rail-row = fila { $number }
rail-col = colonna { $number }
rail-coffin = vagone bare { $number }
rail-mourner = vagone lutto { $number }
rail-tile = { $room } { $number }
rail-with-train = treno
rail-extra-carriage = usando la Carrozza
rail-extra-orange = pagando con un disco arancione
rail-space = Spazio
rail-card-space = carta { $space }
rail-face-up = Carte scoperte
rail-supply = Riserva
rail-deck = Carte nel mazzo
rail-staff-left = Personale da assumere
rail-used = occupato
rail-free = libero
rail-money = Denaro
rail-plain = semplice
rail-upgraded = potenziato
rail-train-at = treno allo spazio { $space }
rail-mourners = { $count ->
    [one] una persona in lutto
   *[other] { $count } persone in lutto
}
rail-potter = Campo di Potter
rail-income = A Londra
rail-graves = Tombe
rail-crypt = cripta { $crypt }
rail-buried = ✓ { $coffin }
rail-no-staff = senza personale
rail-your-boards = Le tue tre plance
rail-boards-of = Le plance di { $name }

# Le plance disegnate
board-label = Tavolo della London Necropolis Railway
board-parts = Parti del tavolo
board-tab-centre = Centro
board-tab-london = Londra
board-tab-railway = Ferrovia
board-tab-brookwood = { "Brookwood" }
board-tab-can = , qui puoi agire
board-brookwood = { "Brookwood" }
board-can = { $label }. Puoi: { $moves }
board-nothing = niente
board-empty = vuoto
board-not-there = non c’è ancora
board-coffins = { $count ->
    [one] una bara
   *[other] { $count } bare
}
board-mourners = { $count ->
    [one] una persona in lutto
   *[other] { $count } persone in lutto
}
board-orange = { $count ->
    [one] un disco arancione
   *[other] { $count } dischi arancioni
}
board-disc = disco { $disc }
board-side-none = spazio vuoto
board-side-a = lato A
board-side-b = lato B
board-letter-a = { "A" }
board-letter-b = { "B" }
board-tile = { $tile }, { $side }, rende { $yields }; { $state ->
    [b] completa
    [a] girarla costa £{ $cost }
   *[none] posarla costa £{ $cost }
}
board-lay-for = { $pounds ->
    [0] posa: gratis
   *[other] posa £{ $pounds }
 }
board-turn-for = { $pounds ->
    [0] gira: gratis
   *[other] gira £{ $pounds }
 }
board-finished = fatta
board-spot = { $place }: { $somebody }
board-card = Carta { $space }: { $card }; sotto: { $discs }
board-no-card = Nessuna carta
board-no-card-yet = Scegli una delle carte scoperte
board-your-card = La tua carta
board-card-of = La carta di { $name }
board-discs-under = sotto ogni carta, i suoi due dischi
board-back = dorso
board-deck = mazzo { $count }
board-crypt = Cripta { $crypt }, moltiplica per { $times }: prezzo { $price } in lutto, ne restano { $left }
board-crypt-price = { $count } in lutto
board-crypt-left = ne restano { $count }
board-no-crypt = senza cripta
board-column = { $column }, { $crypt }: per { $times }, ora { $points } punti
board-wagon = { $wagon }, { $state }, posti { $seats }: { $load }
board-seats = { $count } posti
board-tuck = Sotto la ferrovia: posto per la tua carta
board-tuck-here = qui la carta
board-tucked-card = Carta infilata: { $ability }
board-carriage-on = la usi
board-carriage-off = da usare
board-bonus = Azione bonus, { $action }, spazio { $disc }: { $state }
board-prestige = Prestigio { $level }: ogni addetto vale { $points }. Prossimo: { $cost }; varrà { $next }. { $effect }
board-prestige-top = Prestigio { $level }, il massimo: ogni addetto vale { $points }
board-prestige-worth = punti per ogni addetto a Londra
board-prestige-gain = { $points } punti
board-next = Prossimo:
board-swap = Disco { $disc }: paga con il suo colore o con un arancione
board-steps-now = { $steps ->
    [one] 1 passo ora
   *[other] { $steps } passi ora
}
board-steps-every = { $steps ->
    [one] +1 passo ogni turno
   *[other] +{ $steps } passi ogni turno
}
board-waiting-coffins = In attesa, bara { $coffin }: { $count }
board-waiting-mourners = { $count ->
    [one] In attesa: una persona in lutto
   *[other] In attesa: { $count } persone in lutto
}
board-next-coffin = Prossima bara:
board-aboard = Sul treno: bara { $coffin }
board-grave = { $row }, { $column }, tomba { $colour }: { $coffin }; { $tended }
board-buried = bara { $coffin }
board-section = Sezione { $section }: { $shown }; { $state }
board-train = treno allo spazio { $space } di { $spaces }
board-steps = { $steps ->
    [0] fermo
    [one] 1 passo
   *[other] { $steps } passi
}
board-train-steps = { $steps ->
    [0] Treno: fermo
    [one] Treno: 1 passo
   *[other] Treno: { $steps } passi
}
board-depart = { $steps ->
    [0] Chiudi: il treno resta fermo
    [one] Parti: 1 passo
   *[other] Parti: { $steps } passi
}
board-at-london = Londra: rendita
board-at-necropolis = Brookwood: consegna
board-there-london = rendita
board-there-necropolis = consegna
board-stations = Stazioni
board-actions = Azioni
board-part-bonus = Bonus
board-visit-income = rendita £{ $income }
board-visit-loading = carico
board-visit-wages = stipendi £{ $wages }, hai £{ $money }
board-visit-dining = arrivo
board-visit-burials = { $coffins ->
    [one] una bara da seppellire
   *[other] { $coffins } bare da seppellire
}
board-points-lost = −{ $points } punti
board-pay-with = Paghi con
board-pay-own = il suo colore
board-pay-orange = arancione
board-with-carriage = Usa la Carrozza
board-income = rende
board-wages = stipendi £{ $pounds }
board-untended = le file senza personale non contano
board-row-closed = senza personale: non prende bare
board-row-lost = senza personale questa fila non conterà
board-mourners-here = In lutto qui
board-enlarge = Ingrandisci le plance di { $name }
board-back-to-mine = Torna alle tue plance
ability-short-carriage = Carrozza
ability-short-staff-car = Personale
ability-short-dining-car = Ristorante
ability-short-tender = { "Tender" }
symbol-short-staff = Assumi
symbol-short-crypt = Cripta
symbol-short-both = Entrambe
which-crypt = Quale cripta, su quale colonna?
which-century-crypt = Quale cripta, su quale colonna?
which-final-crypt = Quale cripta, su quale colonna?
which-wagon = Aggiungere, potenziare o vendere?
banner-century = Fine del secolo: un’azione gratis a testa
banner-runs = Corse finali: un ultimo viaggio per ogni treno
banner-purchases = Acquisti finali, in ordine inverso

## Le tabelle della scatola: come si chiamano, e da dove viene ciò che vi sta scritto.

box-game = La partita
provenance-game = regolamento: elenco dei componenti e svolgimento della partita
box-pieces = I pezzi
provenance-pieces = regolamento: elenco dei componenti
box-start = Con che cosa si comincia
provenance-start = regolamento: preparazione
box-prices = I prezzi
provenance-prices = regolamento: azioni della necropoli e della ferrovia, rendita, carte infilate
box-cards = Le carte
provenance-cards = che cosa mostra una carta è nel regolamento, quali siano le 52 no: sono nostre, equilibrate in ogni gruppo di puntini, e comprendono ogni carta vista in un esempio
box-london-rooms = Le stanze di Londra
provenance-london-rooms = regolamento: stanze da uno, due o tre spazi, con le tessere che ne portano il nome
box-london-tiles = Le tessere di Londra
provenance-london-tiles = regolamento: tabella delle tessere; che il disco dell’ufficio sia arancione segue dall’esempio della rendita
box-london-spaces = Gli spazi vuoti di Londra
provenance-london-spaces = la plancia stampa rendita e prezzo su ogni spazio vuoto, ma il regolamento non li mostra mai: sono nostri, mai più del lato A, in accordo con l’esempio della rendita
box-london-pairs = Le coppie di Londra
provenance-london-pairs = quali tessere formino una coppia lo mostra la plancia, non il regolamento: sono nostre, quattro coppie di vicine
box-prestige = Il tracciato del prestigio
provenance-prestige = regolamento: tracciato del prestigio; il valore del primo spazio non vi è stampato
box-prestige-costs = Il costo del prestigio
provenance-prestige-costs = le icone non sono sopravvissute nel testo che abbiamo: costi nostri, 16 dischi in tutto
box-wagons = I vagoni
provenance-wagons = regolamento: ogni vagone semplice porta il carico iniziale; che questo lo riempia, e i numeri dei vagoni potenziati, sono nostri
box-wagon-pairs = Le coppie di vagoni
provenance-wagon-pairs = regolamento: tre coppie, tre bonus, il volontario in mezzo; l’ordine degli altri due e la coppia iniziale sono nostri
box-tucked-cards = Le carte infilate
provenance-tucked-cards = regolamento: azioni della ferrovia
box-track = L’anello della ferrovia
provenance-track = il numero degli spazi non è nel regolamento: è nostro, un anello di otto con le stazioni una di fronte all’altra
box-graves = Le tombe
provenance-graves = che file e colonne siano almeno cinque segue dall’esempio del punteggio; i colori stampati sono nostri, in diagonale
box-crypts = Le cripte
provenance-crypts = regolamento: punteggio finale
box-crypt-prices = Il prezzo delle cripte
provenance-crypt-prices = quante persone in lutto chieda una cripta non è nel regolamento: è nostro, cresce più in fretta dei moltiplicatori
box-crypt-supply = La riserva delle cripte
provenance-crypt-supply = nella scatola ce ne sono otto di ogni tipo; quante ne tenga ogni lato della plancia centrale è nostro
box-bonus-actions = Le azioni bonus
provenance-bonus-actions = regolamento: azioni bonus, da sinistra a destra, ognuna una volta con blu, verde e grigio
box-scoring = Il punteggio
box-field-dots = punti: da quanti giocatori in su
box-field-back = dischi sul retro
box-field-london = Londra
box-field-necropolis = Necropoli
box-field-necropolis-section = sezione Necropoli
box-field-railway = sezione Ferrovia
box-field-trains = treno
box-field-tile = tessera
box-field-side = lato
box-field-coffins = bare
box-field-mourners = persone in lutto
box-field-money = sterline
box-field-orange = dischi arancioni
box-field-cost = prezzo in sterline
box-field-tiles = tessere della coppia
box-field-level = livello
box-field-points = punti
box-field-now = passi subito
box-field-every-turn = passi a ogni turno
box-field-white-crypts = cripte bianche
box-field-blue = dischi blu
box-field-green = dischi verdi
box-field-grey = dischi grigi
box-field-kind = vagone
box-field-plain = semplice
box-field-upgraded = potenziato
box-field-bonus = premio
box-field-amount = quanti
box-field-start = coppia iniziale
box-field-spaces = caselle
box-field-colours = colori
box-field-multiplier = moltiplicatore
box-field-two-players = in due
box-field-three-players = in tre
box-field-four-players = in quattro
box-cost = prezzo
box-word-a = { "A" }
box-word-b = { "B" }
box-word-blue = { disc-blue }
box-word-green = { disc-green }
box-word-grey = { disc-grey }
box-word-orange = { disc-orange }
box-word-purple = { coffin-purple }
box-word-teal = { coffin-teal }
box-word-red = { coffin-red }
box-word-black = { coffin-black }
box-word-brown = { crypt-brown }
box-word-yellow = { crypt-yellow }
box-word-white = { crypt-white }
box-word-mortuary = { room-mortuary }
box-word-chapel = { room-chapel }
box-word-office = { room-office }
box-word-lobby = { room-lobby }
box-word-m1 = Obitorio 1
box-word-m2 = Obitorio 2
box-word-c1 = Cappella 1
box-word-c2 = Cappella 2
box-word-o1 = { room-office }
box-word-l1 = Atrio 1
box-word-l2 = Atrio 2
box-word-l3 = Atrio 3
box-word-staff = personale
box-word-crypt = cripta
box-word-carriage = { ability-carriage }
box-word-staff-car = { ability-staff-car }
box-word-dining-car = { ability-dining-car }
box-word-tender = { ability-tender }
box-word-london = { section-london }
box-word-necropolis = { section-necropolis }
box-word-railway = { section-railway }
box-word-coffin = vagone per bare
box-word-mourner = vagone lutto
box-word-volunteer = volontario
box-word-white-crypt = cripta bianca
box-word-row1 = fila 1
box-word-row2 = fila 2
box-word-row3 = fila 3
box-word-row4 = fila 4
box-word-row5 = fila 5
box-word-row6 = fila 6
box-item-cards = carta { $row }
box-item-london-spaces = spazio vuoto { $row }
box-item-london-tiles = { $tile }, lato { $side }
box-item-london-pairs = coppia { $row }
box-item-prestige = livello { $row }
box-item-prestige-costs = prezzo del livello { $row }
box-item-wagon-pairs = coppia di vagoni { $row }
box-item-crypts = cripta { $colour }
box-item-crypt-prices = prezzo di una cripta { $colour }
box-item-crypt-supply = cripte { $colour } disponibili
provenance-scoring = regolamento: punteggio finale

# Che cosa farebbe una mossa, in poche parole

board-sell = vendi £{ $pounds }
board-pair = Coppia di tessere, { $points } punti quando sono finite entrambe: { $finished } su 2
line-column = colonna { $column }: { $before } → { $after } punti
line-row-full = fila piena, +{ $points }
line-unpaid = stipendi £{ $wages }, avrai £{ $money }: { $leaving ->
    [one] uno se ne va
   *[other] { $leaving } se ne vanno
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost } punti
}
line-wagon = posti { $before } → { $after }
line-sell = { $wagon } non c’è più
line-leaves = se ne va per sempre
line-prestige = ogni addetto a Londra { $before } → { $after } punti
line-hire = stipendio £{ $pounds } a ogni sosta a Londra
line-steps = treno +{ $steps }
line-wages-each = stipendi di £{ $pounds } l’uno
line-volunteer = lavora senza stipendio
line-too-dear = stipendi £{ $wages }, hai £{ $money }: qualcuno se ne va
line-train = treno allo spazio { $space }
line-discs-paid = paghi { $discs }
line-discs-gained = ricevi { $discs }
line-choose-column = { $crypt } · scegli la colonna

# Che cosa sono le cose, che cosa fanno, come stanno

about-space = Prendi questa carta con i due dischi che ha sotto. Ognuna delle sue tre sezioni si usa una volta in questo turno.
about-section-london = Con un disco blu: posi o giri una tessera nella stanza indicata. Dove c’è l’icona del treno, il treno fa un passo.
about-section-necropolis = Con un disco verde: assumi, costruisci una cripta, o entrambe le cose se ci sono. Dove c’è l’icona del treno, il treno fa un passo.
about-section-railway = Con un disco grigio: metti la carta sotto la ferrovia per la sua abilità, oppure aggiungi o potenzi un vagone. Dove c’è l’icona del treno, il treno fa un passo.
about-bonus = Una volta per turno: lasci qui per sempre un disco di questo colore e ricevi ciò che mostra la riga. Ogni spazio serve una volta sola.
about-crypt = Sta per sempre sopra una colonna: ogni bara del colore più frequente vale il suo numero. Ogni persona in lutto che manca costa £{ $missing }.
about-crypt-cost = Per chi gioca ora: { $cost }.
about-column = Alla fine: le bare del colore più frequente nelle file con personale, per la cripta (×2 senza).
about-column-score = { $count } { $colour } × { $multiplier } = { $points } punti
about-tile = Posi il lato A, poi la giri sul lato B: rende di più a ogni sosta a Londra. Gli addetti sul lato B danno punti alla fine.
about-tile-pair = { $done ->
    [0] Fa coppia con { $other }: { $points } punti quando entrambe mostrano il lato B.
   *[other] Coppia finita con { $other }: { $points } punti.
}
about-place-row = Solo le file con personale ricevono bare e danno punti; quelle piene { $row } in più. Assumere costa £{ $hire }, poi £{ $wage } di stipendio a ogni sosta a Londra.
about-place-london = Chi lavora su una tessera finita vale quanto dice il prestigio. Assumere costa £{ $hire }, poi £{ $wage } di stipendio a ogni sosta a Londra.
about-wagon = Porta bare o persone in lutto da Londra a Brookwood. Quando i due vagoni di una coppia sono potenziati ricevi il suo bonus. Un vagone semplice e vuoto si può vendere se manca denaro.
about-tuck = Qui stanno fino a tre carte, finché non le usi.
about-ability-carriage = La scarti quando costruisci una cripta: pagano anche le persone in lutto sul treno.
about-ability-staff-car = La scarti prima degli stipendi: £{ $staffCar } a testa invece di £{ $wage }.
about-ability-dining-car = La scarti all’arrivo a Brookwood: £{ $dining } per ogni vagone pieno di persone in lutto.
about-ability-tender = Lo scarti prima che il treno parta: un passo in più per ogni carta sotto la ferrovia, questa compresa.
about-waiting = Aspetta a Londra finché il treno ha posto. Ciò che aspetta alla fine non vale niente.
about-waiting-mourners = Aspettano a Londra finché il treno ha posto. Chi aspetta alla fine non vale niente.
about-aboard = Sceglila, poi scegli una tomba libera in una fila con personale.
about-grave = Riceve una bara. Una bara del colore della tomba fa incassare £{ $earned }.
about-prestige = Una volta per turno paghi i dischi del prossimo livello: gli addetti a Londra valgono di più e il treno guadagna passi.
about-train = Si muove una volta per turno. A Londra: rendita, carico, stipendi. A Brookwood: scendono le persone in lutto e si seppelliscono le bare.
about-disc-blue = Paga un’azione di Londra.
about-disc-green = Paga un’azione della Necropoli.
about-disc-grey = Paga un’azione della Ferrovia.
about-disc-orange = Vale per qualsiasi colore.
about-pair-bonus-title = Bonus di questa coppia di vagoni
about-pair-bonus-orange = Due dischi arancioni, una volta, quando i due vagoni sono potenziati.
about-pair-bonus-volunteer = Un volontario, una volta, quando i due vagoni sono potenziati: lavora come un addetto, senza stipendio.
about-pair-bonus-white-crypt = Una cripta bianca gratis, una volta, quando i due vagoni sono potenziati.
about-points-title = { $points ->
    [one] 1 punto ora
   *[other] { $points } punti ora
}
about-points-none = Per ora non c’è niente che dia punti.
about-potter-title = Campo di Potter
about-potter = Le bare che non trovano una tomba libera in una fila con personale: { $potter } punto l’una.
about-mourners-title = In lutto a Brookwood
about-mourners = Pagano le cripte. Chi resta alla fine vale £{ $mourner }; ogni £{ $point } è un punto.
about-income-title = Rendita
about-income = Quanto rendono le tue tessere a ogni sosta a Londra.
about-wages-title = Stipendi
about-wages = £{ $wage } per ogni addetto a ogni sosta a Londra. Chi non si può pagare se ne va; i volontari non costano niente.
about-deck-title = Prossima carta
about-deck = Vedi il dorso della prossima carta: i suoi due dischi vanno sotto la carta che si scopre.
about-money-title = Denaro
about-money = Paga tessere, personale e stipendi. Alla fine ogni £{ $point } è un punto.
about-pairs-title = Coppia di tessere
about-pairs = { $pair } punti alla fine se entrambe mostrano il lato B, con o senza personale.
about-rounds-title = Round
about-rounds = Dodici round. Dopo il sesto, la Fine del secolo: un’azione gratis a testa.
about-untended-title = File senza personale
about-untended = Non ricevono bare e non danno punti finché non ci lavora qualcuno.

# La fine come spettacolo
end-chapter-london = Londra
end-chapter-columns = Colonne
end-chapter-fields = File
end-chapter-money = Denaro
end-group-columns = colonne
end-group-london = Londra
end-group-fields = file, Campo di Potter
end-group-money = denaro
end-london = Personale e coppie a Londra: +{ $points }
end-london-detail = Il personale sulle tessere finite vale il prestigio raggiunto; contano anche le coppie.
end-london-of = Londra di { $name }
end-times = { $count } × { $worth }
end-columns-of = Le colonne di { $name }
end-column-sum = { $count } { $colour } × { $multiplier } = { $points }
end-column-empty = nessuna bara che conta
end-column-crypt = Le bare del colore più frequente nelle file con personale, per il valore della cripta.
end-column-bare = Le bare del colore più frequente nelle file con personale; non c’è una cripta.
end-fields = File piene e Campo di Potter
end-fields-detail = Le file piene con personale, e le bare nel Campo di Potter.
end-fields-card = file piene: { $rows } · Campo di Potter: { $potter }
end-money = Denaro e persone in lutto
end-money-detail = Le persone in lutto diventano sterline, le sterline diventano punti.
end-money-card = £{ $money } · { $mourners ->
    [one] 1 persona in lutto
   *[other] { $mourners } persone in lutto
}
end-tie-break = Parità di punti: vince chi ha più cripte bianche, poi più cripte.
end-coffins-purple = viola
end-coffins-teal = verde acqua
end-coffins-red = { $count ->
    [one] rossa
   *[other] rosse
}
end-coffins-black = { $count ->
    [one] nera
   *[other] nere
}

# What chance decides, in reviews.
luck-coffins = bare pescate
luck-cards = carte scoperte

# Una posizione dal proprio tavolo

ask-question = Domanda
ask-question-take = Quale carta prendere?
ask-question-act = Che cosa fare in questo turno?
ask-first = Primo giocatore
ask-under = Dischi sotto le carte
ask-disc-under = Disco { $number } sotto la carta { $space }
ask-next-back = Prossimo dorso
ask-my-card = Carta di questo turno
ask-used = Usate
ask-steps = Passi ottenuti
ask-face-up = Scoperta nello spazio { $space }
ask-tuck = Sotto la ferrovia di { $name }
ask-money = Sterline
ask-gathered = a Brookwood
ask-click = clicca uno spazio delle plance per cambiare ciò che c’è; continua finché è giusto, o vuoto
ask-too-many-coffins = Non ci sono così tante bare { $colour }.
ask-coffins-sum = { $total } bare: { $out } sulle plance, { $bag } nel sacchetto

# I campi di una posizione

field-turn = turno
field-phase = domanda
field-stage = parte della partita
field-step = fase del turno
field-round = round in corso
field-first = primo giocatore (0: posto 1)
field-active = di chi è il turno (0: posto 1)
field-limited-discs = dischi limitati
field-deck = mazzo, dall’alto
field-discarded = carte scartate
field-face-up = carta scoperta
field-card = carta
field-discs = dischi
field-crypts = cripte
field-staff = personale rimasto
field-bonus = azioni bonus
field-supply = dischi nella riserva
field-bag = bare nel sacchetto
field-card-kept = carta infilata in questo turno
field-used = sezioni usate
field-hired = addetto assunto
field-built = tessera o cripta costruita
field-bonus-used = azione bonus usata
field-prestige-used = prestigio usato
field-abilities-used = abilità usate
field-steps = passi ottenuti
field-white-crypts = cripte bianche da piazzare
field-topping-up = carico di chi aspetta
field-wage = stipendio di ogni addetto
field-players = giocatori
field-money = sterline
field-tiles = tessere
field-workers = addetti
field-prestige = livello di prestigio
field-waiting-coffins = bare in attesa a Londra
field-waiting-mourners = persone in lutto in attesa a Londra
field-wagons = vagoni
field-coffins = bare sul treno
field-passengers = persone in lutto sul treno
field-tucked = carte infilate
field-train = treno
field-graves = tombe
field-mourners = persone in lutto a Brookwood
field-potter = campo di Potter
field-volunteers = volontari da piazzare
field-aside = volontari messi da parte

# Tipi di mosse, come li sommano le analisi

decision-staff = primo addetto
decision-take = carte prese
decision-london = Londra
decision-hire = addetti
decision-crypt = cripte
decision-white-crypt = cripte
decision-tuck = carte infilate
decision-wagon = vagoni
decision-sell = vagoni
decision-bonus = azioni bonus
decision-prestige = prestigio
decision-prestige-mix = prestigio
decision-done = fine delle azioni
decision-volunteer = volontario
decision-load-all = carico
decision-load-none = carico
decision-top-up = carico
decision-load = carico
decision-tender = tender
decision-no-tender = tender
decision-staff-car = stipendi
decision-full-wages = stipendi
decision-dismiss = stipendi
decision-dining-car = carrozza ristorante
decision-no-dining-car = carrozza ristorante
decision-bury = sepolture
decision-century-london = Fine del secolo
decision-century-wagon = Fine del secolo
decision-century-hire = Fine del secolo
decision-century-crypt = Fine del secolo
decision-century-pass = Fine del secolo
decision-run = ultima corsa
decision-stay = ultima corsa
decision-final-hire = ultimo acquisto
decision-final-crypt = ultimo acquisto
decision-final-pass = ultimo acquisto
