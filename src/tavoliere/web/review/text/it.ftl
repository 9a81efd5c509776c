# Analisi, domande e problemi: pagine a sé, caricate con loro.

review = Analisi
review-title = Dove si è decisa la partita
review-you = { $result }: { $luck }, { $errors }
review-you-won = { $points ->
    [0] Hai vinto
   *[other] Hai vinto di { $amount }
}
review-you-lost = { $points ->
    [0] Hai perso allo spareggio
   *[other] Hai perso di { $amount }
}
review-you-luck-lost = fortuna −{ $percent }%
review-you-luck-won = fortuna +{ $percent }%
review-you-luck-even = fortuna pari
review-you-errors = { $mistakes ->
    [0] nessun errore chiaro
    [one] un errore −{ $percent }%
    [2] due errori −{ $percent }%
   *[other] { $mistakes } errori −{ $percent }%
}
review-graph = Probabilità di vittoria, mossa per mossa
review-graph-about = a carte scoperte di tutti; la fascia è ± 2 errori standard
review-at = Mossa { $move }: { $shares }
review-at-move = alla mossa { $move }
review-move-0 = mossa 0
review-sums = Da dove viene il risultato
review-sums-about = inizio + le quattro parti = fine, esattamente, in punti percentuali
review-sum = { $name }: inizio { $start }, fortuna { $luck }, errori propri { $errors }, regali degli altri { $gifts }, ciò che nessuno poteva sapere { $unknowable }; in tutto { $end }
review-start = inizio
review-end = fine
review-lost = perso
review-won = guadagnato
review-part-luck = fortuna
review-part-errors = errori propri
review-part-gifts = regali degli altri
review-part-unknowable = ciò che nessuno poteva sapere
review-move-of = Mossa { $move } · { $name }
review-show = Mostra sul tabellone
review-on-board = ora sul tabellone
review-why-luck = Fortuna
review-why-reveal = Rivelato
verdict-best = migliore
verdict-good = buona
verdict-dubious = Dubbia
verdict-mistake = Errore
verdict-blunder = Errore grave
review-played = giocata
review-better = migliore
review-knew = Mossa { $move }, da ciò che sapeva { $name }
review-after = Dopo la mossa { $move }
review-before-all = Prima della prima mossa
review-turning = Momenti decisivi
review-no-turning = Nessun momento ha deciso da solo la partita: è stata vinta a poco a poco.
review-luck-tab = Fortuna ed errori
review-decisions = Mosse
review-all-decisions = { $count ->
    [one] Una mossa
   *[other] Tutte le { $count } mosse
}
review-which = Quali mosse
review-which-errors = Errori
review-which-real = Con una scelta
review-which-all = Tutte
review-whose = Mosse di chi
review-everybody = Di tutti
review-kind = Tipo di mossa
review-every-kind = Ogni tipo
review-count = { $count ->
    [one] Una mossa
   *[other] { $count } mosse
}
review-instead = Meglio: { $move }
review-errors-by-kind = Errori per tipo
review-errors-about = Quanti, e punti di probabilità di vittoria persi
review-count-dubious = Mosse dubbie
review-count-mistake = Errori
review-count-blunder = Errori gravi
review-luck-by-source = Fortuna per origine
review-source = Dove è caduto il caso
review-source-deal = la distribuzione
review-times = Volte
review-average-luck = Con fortuna media
review-with-average-luck = con fortuna media: { $shares } (± { $margin })
review-deeper = Guarda più a fondo
review-go-on = Continua
review-again = Riprova
review-stop = Ferma
review-running = Esamino ogni mossa: { $done } di { $total }
review-stopped = Fermata dopo { $done } mosse su { $total }. Sotto c'è ciò che è stato trovato finora.
review-stopped-empty = Fermata prima di trovare qualcosa.
review-how = { $worlds } partite immaginate per ogni mossa. Gli errori hanno un nome da { $dubious } (dubbia), { $mistake } (errore) e { $blunder } punti (errore grave) di probabilità di vittoria; mai quando gli intervalli si sovrappongono.
review-controls = Mossa per mossa
review-to-move = Mossa { $move }
review-previous-turning = Momento decisivo precedente
review-next-turning = Momento decisivo successivo

# Domande
ask = Chiedi
ask-title = Una posizione dal tuo tavolo
ask-about = Inserisci solo ciò che vedi; ciò che non vedi è distribuito di nuovo in ogni partita immaginata.
ask-which-game = Che gioco c'è sul tuo tavolo?
ask-players = Giocatori
ask-seat = Tu sei
ask-seat-number = Posto { $number }
ask-start = Parti dalla preparazione
ask-paste = Incolla una posizione
ask-paste-label = Posizione
ask-paste-help = JSON, oppure il testo di un link. Cambia qui i campi, poi chiedi.
ask-paste-broken = Non è una posizione: il JSON non è completo (riga { $line }).
ask-take = Usa questa posizione
ask-clear = togli
ask-you = Tu
ask-to-move = di turno
ask-cards-in-hand = carte in mano
ask-my-hand = La mia mano
ask-face-up = Scoperte
ask-remove = Togli { $name }
ask-more = Una in più: { $name }
ask-fewer = Una in meno: { $name }
ask-undo = Annulla
ask-best = Qual è la migliore?
ask-thinking = Immagino partite…
ask-best-clearly = La mossa migliore, senza dubbi
ask-best-close = Troppo vicine per decidere
ask-scale = Probabilità di vittoria su una scala da { $least } a { $most }%; ± sono due errori standard.
ask-close = { $numbers } si sovrappongono: troppo vicine per decidere.
ask-why = Perché { $first } e non { $other }
ask-together = in tutto
ask-worlds = { $worlds } tavoli immaginati; ciò che non vedi è stato distribuito di nuovo in ognuno.
ask-changed = Nel frattempo la posizione è cambiata. Chiedi di nuovo.
ask-copy-link = Copia il link
ask-leave = Torna al tabellone
ask-first = Qual è la mossa migliore?
ask-first-how = Inserisci ciò che c'è sul tuo tavolo: indica il tabellone, poi chiedi.
ask-not-your-turn = In questa posizione non tocca a te: cambia di chi è il turno, o chi sei tu.
ask-be-seat = Sono il posto { $number }
ask-my-turn = Tocca a me
ask-draft = Qui avevi già inserito una posizione.
ask-draft-take = Riprendila
ask-copy-refused = Ancora nessun link: la posizione inserita è impossibile. { $reason }
ask-play-on = Un nuovo tavolo comincia da questa posizione. Ciò che non vedi è distribuito lì; gli altri posti sono dei bot, se non scegli altro.
ask-close-chooser = Chiudi
ask-show-seat = Mostra { $name }
ask-whose = Di chi
ask-name-first = Per chiedere scegli un nome; ciò che hai inserito resta.

# Problemi
puzzles = Tu cosa giocheresti?
puzzles-about = Posizioni da partite vere in cui una mossa è chiaramente la migliore. Scegli, poi guarda perché.
puzzles-none = Per questo gioco non ci sono ancora posizioni.
puzzles-number = { $number } di { $count }
puzzles-all = Tutte le posizioni
puzzles-one = Posizione { $number }: { $state ->
    [right] giusta
    [close] quasi giusta
    [wrong] risposta data
    [shown] soluzione vista
   *[open] da fare
}
puzzles-progress = { $right } di { $count } giuste al primo tentativo
puzzles-next = Avanti
puzzles-your-move = La tua mossa
puzzles-legal = { $count ->
    [one] una mossa è possibile; queste sono state esaminate
   *[other] { $count } mosse sono possibili; queste sono state esaminate
}
puzzles-right = È la mossa migliore.
puzzles-wrong = { $move } è meglio, di { $points } punti di probabilità di vittoria.
puzzles-close = Quasi altrettanto buona: { $points } punti dietro { $move }.
puzzles-again = Riprova
puzzles-show = Mostra la risposta
puzzles-ask = Apri in Chiedi
