# Analisi, posizioni chieste e problemi.
review-not-over = Questa partita non è finita: un'analisi mostra le carte coperte, quindi prima della fine non c'è. Prima portatela a termine.
review-too-long = Nessuno può analizzare una partita di { $steps } mosse; al massimo sono { $most }.
review-other-rules = Questa partita è stata giocata con altre regole, quindi qui le sue mosse non si possono valutare. Mosse e risultato si possono comunque leggere.
ask-not-asked = In questa posizione il posto { $seat } non deve decidere; { $asked ->
    [none] nessuno deve: la partita è finita
   *[other] tocca al posto { $asked }
}. Cambiate `seat`, oppure la fase e il turno della posizione.
ask-no-seat = Qui non c'è il posto { $seat }: la posizione ha { $seats } posti.
ask-no-position = Date la posizione come JSON in `position`, o come testo in `text`.
puzzles-none = Per questo gioco non ci sono ancora problemi.

luck-deal = la distribuzione iniziale
verdict-best = mossa migliore
verdict-good = buona
verdict-dubious = dubbia
verdict-mistake = errore
verdict-blunder = grave errore

reason-share = Vittorie di { $who } in { $worlds } partite immaginate: { $better } % con la mossa migliore, { $played } % con l'altra; { $points } punti di probabilità di vittoria (± { $error }).
reason-part = { $part } { $points }
reason-part-loss = { $part } { $points } ({ $way ->
    [less] { score-lost-less }
   *[more] { score-lost-more }
})
reason-parts = In media porta a { $who } { $parts }; in tutto { score-sum }.
reason-rival = Quel che si perde va soprattutto a { $rival }: +{ $points } punti di probabilità di vittoria.
reason-rival-parts = Con l'altra mossa, per { $who }: { $parts }; in tutto { score-sum }.
reason-reply = Dopo la mossa migliore { $rival } risponde “{ $reply }” in { $better } su 10 partite immaginate, dopo l'altra in { $played } su 10.
reason-risk = Il rischio: { $of_ten ->
    [0] quasi mai l'altra mossa finisce meglio per { $who } ({ $percent } % delle partite immaginate).
    [1] in una partita immaginata su 10 l'altra mossa finisce meglio per { $who }.
   *[other] in { $of_ten } partite immaginate su 10 l'altra mossa finisce meglio per { $who }.
}

turning-error = { $who } poteva fare meglio di { $points } punti
turning-luck = { $source }: { $points } punti per { $who }
turning-reveal = Quel che nessuno poteva sapere: { $points } punti per { $who }
turning-played = Giocata: { $played }
turning-better = Meglio: { $better }
turning-luck-before = Vittorie di { $who }: { $before } % prima, { $after } % dopo.
turning-luck-error = Caso, non scelta: { $before } % è la media di tutto ciò che poteva capitare dopo questa mossa (± { $error }).

headline-mistakes = { $mistakes ->
    [0] nessun errore chiaro
    [one] un errore −{ $cost } %
   *[other] { $mistakes } errori −{ $cost } %
}
headline-won = { $who } ha vinto{ $points ->
    [0] {""}
   *[other] { " " }di { amount }
}: fortuna { $luck } %, { headline-mistakes }.
headline-lost = { $who } ha perso { $points ->
    [0] allo spareggio
   *[other] di { amount }
}: fortuna { $luck } %, { headline-mistakes }.
headline-all = Vince { $winners }{ $points ->
    [0] {""}
   *[other] { " " }di { amount }
}{ $whose ->
    [winner] , anche con più fortuna di tutti ({ $luck } %)
   *[other] ; più fortuna di tutti ha avuto { $lucky } ({ $luck } %)
}
headline-partial = Sono state esaminate le prime { $reviewed } mosse su { $steps }.

player-1 = Giocatore 1
player-2 = Giocatore 2
player-3 = Giocatore 3
player-4 = Giocatore 4
