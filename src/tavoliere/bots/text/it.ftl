unknown-bot = Non esiste un bot "{ $bot }". Bot: { $known }.
bad-budget = "{ $budget }" non è un tempo di ricerca. Scrivi 200ms, 1.5s o 5000it (iterazioni).

level-easy = facile: gioca a istinto. Preferisce le mosse buone ma spesso ne fa altre; non guarda avanti.
level-normal = normale: gioca come una persona ragionevole che ha un piano, muove subito e non guarda avanti.
level-hard = difficile: immagina migliaia di seguiti della partita, per un quinto di secondo. Sa solo ciò che sa il suo posto.
level-expert = esperto: fa lo stesso per un secondo, su più processori (per meno tempo su un server dove molti aspettano). Sa solo ciò che sa il suo posto.
level-until-compiled = Finché le regole non sono compilate (i primi minuti dopo l'installazione) difficile ed esperto giocano come normale.

net-unreadable = La rete { $file } non si può leggere: { $reason }.
net-too-big = La rete { $file } supera { $most } MB. Le reti sono file piccoli: questo è qualcos'altro.
net-no-card = La rete { $file } non ha una scheda che dica per che cosa è stata addestrata.
net-other-format = La rete { $file } è scritta nel formato { $found }; questa versione legge il formato { $expected }.
net-other-game = La rete { $file } gioca a "{ $found }", non a "{ $expected }".
net-other-rules = La rete { $file } è stata addestrata con la versione { $found } delle regole; queste sono la versione { $expected }. Va addestrata di nuovo.
net-other-box = La rete { $file } è stata addestrata con un'altra scatola ({ $found }, qui { $expected }). Addestrane una per questa scatola.
net-other-seats = La rete { $file } gioca con { $found } posti, non con { $expected }.
net-other-features = La rete { $file } conosce la versione { $found } delle caratteristiche del gioco; queste sono la versione { $expected }. Va addestrata di nuovo.
net-wrong-arrays = La rete { $file } non contiene le matrici di una rete di questo gioco.
net-not-finite = La rete { $file } è danneggiata: alcuni suoi valori non sono numeri.
