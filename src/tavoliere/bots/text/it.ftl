unknown-bot = Non esiste un bot "{ $bot }". Bot: { $known }.
bad-budget = "{ $budget }" non è un tempo di ricerca. Scrivi 200ms, 1.5s o 5000it (iterazioni).

level-easy = facile: gioca a istinto. Preferisce le mosse buone ma spesso ne fa altre; non guarda avanti.
level-normal = medio: gioca come una persona ragionevole che ha un piano, muove subito e non guarda avanti.
level-hard = forte: gioca subito, con quello che ha imparato in migliaia di partite contro se stesso, senza guardare avanti. Dove non ha imparato niente (per esempio con una scatola tua) guarda avanti per un quinto di secondo. Sa solo ciò che sa il suo posto.
level-expert = esperto: immagina migliaia di seguiti della partita, per un secondo e su più processori (per meno tempo su un server dove molti aspettano), e li giudica anche con quello che ha imparato, dove si è misurato che conviene. Sa solo ciò che sa il suo posto.
level-hunter = cacciatore: va a caccia di premi (biglietti, tessere bonus, prestigio) anche dove rendono appena. Forte all'incirca come medio.
level-blocker = guastafeste: si mette di traverso (tratte, guadagni e spazi che servono agli altri) anche quando gli costa. Forte all'incirca come medio.
level-racer = velocista: ha fretta (mezzi, soldi e treni subito) anche dove converrebbe aspettare. Forte all'incirca come medio.
level-until-compiled = Finché le regole non sono compilate (i primi minuti dopo l'installazione) forte gioca bene come dopo ma impiega fino a un secondo; esperto gioca come forte. Dove non hanno imparato niente giocano tutti e due come medio.

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
