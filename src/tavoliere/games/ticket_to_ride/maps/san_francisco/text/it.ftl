game-san_francisco = Ticket to Ride: San Francisco
-vehicle = tram
game-san_francisco-about = Tram, traghetti e segnalini turista sulla baia.
symbol-cable-car = funicolare
symbol-sea-lion = leone marino
symbol-crab = granchio
symbol-guitar = chitarra
symbol-flower = fiore
symbol-fortune-cookie = biscotto della fortuna
symbol-postcard = cartolina

## Le tabelle della scatola: come si chiamano, e da dove viene ciò che vi sta scritto.

box-game = Il gioco
provenance-game = Titolo, anno e numero di giocatori come li pubblica Days of Wonder.
box-vehicles = I veicoli
provenance-vehicles = Contati nell’elenco dei contenuti del regolamento italiano, che descrive anche la fine della partita.
box-cards = Le carte
provenance-cards = Le quantità di ogni colore e la preparazione sono nel regolamento italiano.
box-places = Le località
provenance-places = Quattordici nomi sono confermati dal regolamento, dal testo dell’editore, da notizie e recensioni, anche se Mission, Castro, Haight Ashbury e Japanese Garden potrebbero essere scritti in altro modo sul tabellone; sei nomi e il totale di 20 sono ricostruiti.
box-board = Il tabellone
provenance-board = Disegnato per questo progetto dalle coordinate delle località, con il nord-est affollato un po’ allargato; non segue il disegno del tabellone stampato.
box-routes = Le linee
provenance-routes = Si conoscono: il traghetto da cinque caselle da Fort Mason al Golden Gate Bridge, un traghetto dal Pier 39 ad Alcatraz, che solo i traghetti raggiungono, linee di terra di tre caselle al massimo, linee grigie e doppie, un simbolo su ogni traghetto. Tutto il resto è nostro, compresi i colori dei traghetti.
box-tickets = I biglietti
provenance-tickets = Che siano 24 e come si distribuiscano è nel regolamento italiano; una recensione mostra il biglietto dal Golden Gate Bridge a Potrero Hill, senza il suo valore. Il resto è nostro; un valore è la lunghezza della via più breve, come lo è su tutti i 38 biglietti stampati di New York e Londra.
box-points = I punti
provenance-points = 1, 2, 4 e 7 sono stampati sui tabelloni di New York e Londra della stessa serie, 10 per cinque caselle sui tabelloni dei giochi più grandi; la tabella di San Francisco non si è vista.
box-tourists = I turisti
provenance-tourists = Il numero dei segnalini, la preparazione e come si prendono sono nel regolamento italiano, i 12 punti per tutti e sette nel testo dell’editore. I punti per due, tre e quattro sono la lettura probabile di una riga rovinata, quelli per cinque e sei sono nostri, e così i nomi dei simboli.
