# London Necropolis Railway nel browser: mosse e vista testuale.

move-staff = Metti il primo addetto: { $place }
move-take = Prendi la carta { $space }: { $card }; dischi: { $discs }
move-london = Posa o gira la tessera { $place }
move-hire = Assumi un addetto: { $place }
move-crypt = Costruisci una cripta { $crypt } sulla { $column }
move-tuck = Infila la carta sotto la ferrovia
move-wagon = Aggiungi o migliora: { $place }
move-bonus = Azione bonus { $action } con un disco { $disc }
move-prestige = Sali di un livello di prestigio
move-prestige-mix = Sali di prestigio pagando { $discs }
move-done = Fine delle azioni: il treno parte ({ $steps } { $steps ->
    [one] passo
   *[other] passi
})
move-volunteer = Metti il volontario: { $place }
move-white-crypt = Metti la cripta bianca: { $place }
move-top-up = Carica la bara { $coffin } sul nuovo vagone
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
move-final-pass = Rinuncia all'ultimo acquisto

moves-staff = Primo addetto
moves-take = Carte disponibili
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
rail-face-up = Carte disponibili
rail-supply = Riserva
rail-deck = Carte nel mazzo
rail-staff-left = Personale da assumere
rail-used = occupato
rail-free = libero
rail-money = Denaro
rail-plain = semplice
rail-upgraded = migliorato
rail-train-at = treno alla casella { $space }
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
board-not-there = non c'è ancora
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
    [a] migliorarla costa £{ $cost }
   *[none] posarla costa £{ $cost }
}
board-lay-for = posa £{ $pounds }
board-turn-for = gira £{ $pounds }
board-finished = fatta
board-spot = Personale, { $place }: { $somebody }
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
board-next-coffin = Prossima bara:
board-aboard = Sul treno: bara { $coffin }
board-grave = { $row }, { $column }, tomba { $colour }: { $coffin }; { $tended }
board-buried = bara { $coffin }
board-section = Sezione { $section }: { $shown }; { $state }
board-train = treno alla casella { $space } di { $spaces }
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
board-with-carriage = Usa la Carrozza: paga anche chi è sul treno
board-income = rende
board-wages = paghe £{ $pounds }
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
which-wagon = Aggiungere, migliorare o vendere?
