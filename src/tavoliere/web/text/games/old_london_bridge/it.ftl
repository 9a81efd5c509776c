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
