# Le tabelle della scatola: come si chiamano, e da dove viene ciò che vi sta scritto.

table-game = Il gioco
provenance-game = Titolo, anno e numero di giocatori come li pubblica Days of Wonder.
table-vehicles = I veicoli
provenance-vehicles = Contati nell’elenco dei contenuti del regolamento italiano, che descrive anche la fine della partita.
table-cards = Le carte
provenance-cards = Le quantità di ogni colore e la preparazione sono nel regolamento italiano.
table-places = Le località
provenance-places = Sette nomi sono confermati dal regolamento, da recensioni e da una pagina di appassionati che descrive le destinazioni una per una, altri due sono probabili; sette nomi e il totale di 16 sono ricostruiti.
table-board = Il tabellone
provenance-board = Disegnato per questo progetto dalle coordinate delle località; non segue il disegno del tabellone stampato.
table-routes = Le linee
provenance-routes = Le recensioni concordano che nessuna linea è grigia, che le più lunghe hanno tre caselle e che il colore fissa la lunghezza (rosso e blu 1, bianco e giallo 2, verde e viola 3); una conta anche collegamenti e linee doppie. Tutto ciò vale qui, ma quali località siano collegate è ricostruito.
table-tickets = I biglietti
provenance-tickets = Che siano 20 e come si distribuiscano è nel regolamento italiano. Capi e valori sono nostri; un valore è la lunghezza della via più breve, come sui tabelloni della stessa serie che si sono potuti controllare.
table-points = I punti
provenance-points = 1, 2 e 4 sono stampati sui tabelloni di New York e Londra della stessa serie; la tabella di Parigi non si è vista.
table-flag = La bandiera
provenance-flag = Colori e punti sono nel regolamento italiano e confermati da una recensione olandese (NWTV).
