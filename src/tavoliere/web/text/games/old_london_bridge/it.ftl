# Old London Bridge nel browser: mosse e vista testuale.

move-card = Gioca in segreto { $card }
move-cards = Gioca in segreto { $first } e { $second }
move-plus-one = Usa la tessera +1 sulla carta { $card }
move-no-plus = Non usare la tessera +1
move-lady = Usa la tessera dama e prendi un 2
move-no-lady = Non usare la tessera dama
move-reclaim = Usa la tessera riprendi: la carta torna in mano
move-discard = Lascia la carta alla locanda
move-pawn = Pedina sul settore { $money }: { $building }
move-pawn-centre = Pedina al centro per £{ $cost }: { $building }
move-no-pawn = Nessun settore utilizzabile: non costruire
move-replace = Sostituisci { $building }
move-advance = Avanza di { $steps } { $steps ->
    [one] passo
   *[other] passi
}
move-stay = Non avanzare
move-bonus = Prendi la tessera bonus { $tile } dalla pila { $stack }
move-take = Prendi dalla locanda { $card }
move-enough = Basta così
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
moves-pawn = Settori della ruota
moves-pawn-centre = Centro della ruota
moves-no-pawn = Senza costruire
moves-replace = Edificio da sostituire
moves-advance = Avanzare
moves-stay = Oppure
moves-bonus = Tessere bonus
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
bridge-wheel = Ruota e pile
bridge-stack = Pila
bridge-faces = Davanti
bridge-top = In cima
bridge-left = Rimasti
bridge-pawns = Pedine
bridge-centre = centro
bridge-any = qualsiasi edificio
bridge-effect = Effetto in corso
bridge-power = potere { $power } ({ $crest }), ne restano { $left }
bridge-supply = Riserva e ordine
bridge-chapel = pista della Cappella
bridge-gate = pista della Porta
bridge-buildings = edifici
bridge-choice = carta
bridge-chosen = scelta
bridge-bridges = Tutti i ponti
bridge-standings = Premi allo stato attuale

# Il tavoliere disegnato

board-label = Ruota, pile, piste e premi
board-wheel = Ruota
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
board-centre = Centro −£{ $cost } { board-any }, { $count ->
    [0] libero
   *[other] occupato da { $who }
}
board-track-chapel = Pista della Cappella
board-track-chapel-about = pareggi
board-track-gate = Pista della Porta
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
board-prize-chapel-about = più avanti nella pista
board-prize-gate-about = più avanti nella pista
board-prize-inn-about = valore delle carte
board-prize-bridge-about = più edifici
board-prize-hidden = Si scopre alla fine: le mani sono segrete.
board-tied = pareggio deciso dalla pista della Cappella
board-face-9-1 = chi ha più cappelle
board-face-9-2 = chi ha più porte
board-face-9-3 = chi ha più locande
board-face-9-4 = la fila più lunga senza giardini
board-face-9-5 = ogni round £{ $money } a chi è in testa
board-face-9-6 = ogni round £{ $money } a chi è in testa
board-face-9-7 = ogni round £{ $money } alla carta più alta
board-face-9-8 = ogni round £{ $money } al numero più basso
board-face-9-9 = £{ $money } per ogni spazio davanti all’ultimo
board-face-9-10 = le monete superate, una seconda volta (non le £{ $end })
board-face-9-11 = passi fatti nella pista
board-face-9-12 = tessere non usate, al posto di £{ $unused }
board-face-9-13 = carte in mano, gli 0 compresi
board-face-9-14 = serie di carte
board-face-9-15 = £{ $money } per ogni edificio fino al { $number }
board-face-9-16 = £{ $money } per ogni serie dei sei tipi
board-inn-pile = { $card } alla locanda, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
board-inn-left = carte rimaste
board-inn-running = prese { $taken } / { $power }
board-bonus-pile = Pila bonus { $stack }: { $tile }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
board-bonus-due = { $count ->
    [one] ne prendi 1
   *[other] ne prendi { $count }, una alla volta
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
    [0] nessun posto libero
    [one] 1 posto libero (−£{ $cost } alla fine)
   *[other] { $free } posti liberi (−£{ $cost } alla fine)
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
board-no-tiles = Nessuna tessera: si prendono avanzando sulla pista della Porta.
board-place = { $place }°
board-in-ties = nei pareggi
board-tie-place = Posto { $place } nell’ordine che decide i pareggi
board-power = { $known ->
    [0] potere
    [1] { $crests ->
        [one] 1 stemma
       *[other] { $crests } stemmi
    } =
   *[other] { $crests ->
        [one] 1 stemma
       *[other] { $crests } stemmi
    } + { $guilds ->
        [one] 1 gilda
       *[other] { $guilds } gilde
    } =
}
board-new-building = nuovo:
board-answers = Risposte
board-advance = { $money ->
    [0] Avanza di { $steps }
   *[other] Avanza di { $steps }, incassi £{ $money }
}
board-lady = Prendi un { $value }
