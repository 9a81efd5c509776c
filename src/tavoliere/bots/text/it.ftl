unknown-bot = Non esiste un bot "{ $bot }". Bot: { $known }.
bad-budget = "{ $budget }" non è un tempo di ricerca. Scrivi 200ms, 1.5s o 5000it (iterazioni).

level-easy = facile: gioca a istinto. Preferisce le mosse buone ma spesso ne fa altre; non guarda avanti.
level-normal = normale: gioca come una persona ragionevole che ha un piano, muove subito e non guarda avanti.
level-hard = difficile: immagina migliaia di seguiti della partita, per un quinto di secondo. Sa solo ciò che sa il suo posto.
level-expert = esperto: fa lo stesso per un secondo, su più processori (per meno tempo su un server dove molti aspettano). Sa solo ciò che sa il suo posto.
level-until-compiled = Finché le regole non sono compilate (i primi minuti dopo l'installazione) difficile ed esperto giocano come normale.
