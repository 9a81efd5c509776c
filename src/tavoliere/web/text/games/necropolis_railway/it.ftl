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
