game-paris = Ticket to Ride: Parigi
-vehicle = autobus
game-paris-about = Autobus, biglietti e bandiere francesi nella Parigi degli anni Venti.

## Le tabelle della scatola: come si chiamano, e da dove viene ciò che vi sta scritto.

box-game = Il gioco
provenance-game = Titolo, anno e numero di giocatori come li pubblica Days of Wonder.
box-vehicles = I veicoli
provenance-vehicles = Contati nell’elenco dei contenuti del regolamento italiano, che descrive anche la fine della partita.
box-cards = Le carte
provenance-cards = Le quantità di ogni colore e la preparazione sono nel regolamento italiano.
box-places = Le località
provenance-places = Sei nomi sono confermati dal regolamento e da recensioni. Tre sono probabili: Louvre per l’annuncio, Batignolles e Belleville solo per una pagina di appassionati che descrive le destinazioni una per una con testi generati. Sette nomi e il totale di 16 sono ricostruiti.
box-board = Il tabellone
provenance-board = Disegnato per questo progetto dalle coordinate delle località; non segue il disegno del tabellone stampato.
box-routes = Le linee
provenance-routes = Le recensioni concordano che nessuna linea è grigia, che le più lunghe hanno tre caselle e che il colore fissa la lunghezza (rosso e blu 1, bianco e giallo 2, verde e viola 3); una conta anche collegamenti e linee doppie. Tutto ciò vale qui, ma quali località siano collegate è ricostruito.
box-tickets = I biglietti
provenance-tickets = Che siano 20 e come si distribuiscano è nel regolamento italiano. Capi e valori sono nostri; un valore è la lunghezza della via più breve, come lo è su tutti i 38 biglietti stampati di New York e Londra.
box-points = I punti
provenance-points = 1, 2 e 4 sono stampati sui tabelloni di New York e Londra della stessa serie; la tabella di Parigi non si è vista.
box-flag = La bandiera
provenance-flag = Colori e punti sono nel regolamento italiano e confermati da una recensione olandese (NWTV).
