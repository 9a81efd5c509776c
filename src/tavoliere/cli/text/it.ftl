help = Tavoliere: un tavolo digitale per quattro giochi da tavolo moderni.
help-lang = Lingua: it o en (altrimenti quella del sistema).
help-json = Scrive JSON, per i programmi.
help-version = Mostra la versione ed esce.
help-game = Il nome di un gioco: "tavoliere games" li elenca.
help-handed-in = Una cartella che contiene un gioco tuo; si può ripetere.
help-box = Un tuo file di componenti, al posto dei valori stampati.
help-option = Un'opzione del gioco; si può ripetere.
help-seed = Il codice partita: lo stesso codice dà di nuovo la stessa partita.
help-games = Elenca i giochi, le loro opzioni e quanto sono sicuri i valori stampati.
help-bots = Mostra i bot, come gioca ciascuno e come si chiamano.
help-play = Gioca nel terminale.
help-seats = Chi siede al tavolo, in ordine: me (o me:NOME) e bot, da 2 a 4, per esempio me,normal,hard.
help-position = Comincia da questa posizione, scritta come la dà "tavoliere.Match.position()".
help-load = Riprende una partita salvata.
help-replay = Rivede una partita salvata mossa per mossa, o la controlla.
help-file = Una partita salvata, o una dell'arena col suo numero: DIR/games.jsonl#17.
help-check = Controlla soltanto che la partita porti agli stessi byte.
help-eyes = Vista di questo posto (1, 2, …; 0 per uno spettatore) invece di vedere tutto.
help-rule = Mostra una regola numerata, le funzioni che la applicano e i test che la fissano.
help-rule-id = Il numero di una regola, come TTR-4.7.
help-bench = Misura la velocità delle regole; «bench server» misura il server dei tavoli.
help-seconds = Per quanto si misura ogni gioco.
help-bench-search-iterations-per-second = ricerca, iterazioni al secondo (a metà partita)
help-arena = Fa giocare i bot fra loro, con le stesse carte e in tutti i posti, e li classifica.
help-arena-bots = I bot, per esempio expert,planner,random o search:200ms. Più bot che posti: gioca ogni scelta possibile. Meno: l'ultimo riempie i posti vuoti (A,B in quattro è A contro tre B).
help-arena-games = Quante partite in tutto; si arrotonda a blocchi interi (una mano in tutte le disposizioni).
help-jobs = Quante partite si giocano insieme (di norma una per processore).
help-cluster = Gioca sul cluster Ray a questo indirizzo; local ne avvia uno qui.
help-out = Conserva qui ogni partita, i risultati e le figure; lo stesso comando riprende da dove si era fermato.
help-stop = Ferma un abbinamento appena è decisa la quota di vittorie del primo bot; --games è il massimo.
help-against = La quota di vittorie con cui si confronta il primo bot (di norma quella equa, 1 / posti).
help-move-limit = I secondi che un bot può pensare a una mossa prima di perdere la partita.
help-compile = Compila subito le regole, così ogni gioco è veloce fin dalla prima mossa.
help-playthrough = Stampa un'intera partita casuale come testo, come la tengono i test.
meta-game = GIOCO
meta-file = FILE
meta-folder = CARTELLA
try-help = Prova "tavoliere --help".
interrupted = Interrotto.
bad-option-text = "{ $text }" non è un'opzione: scrivi CHIAVE=VALORE.
bad-position-file = { $file } non è una posizione: { $reason }.
bad-seat-text = "{ $text }" non dice chi siede: scrivi per esempio me,normal.
bad-seats-loaded = La partita salvata ha { $seats } posti: indicane altrettanti con --seats.
bad-eyes = Il posto { $seat } non c'è: i posti vanno da 1 a { $last }, e 0 è uno spettatore.
unknown-rule = Non esiste la regola { $rule }. Prova: { $known }.

compile-part = { $game }: { $part ->
    [rules] regole
    [opinions] strategia
    [learned] reti
    [rollouts] partite immaginate
   *[other] ricerca
}
compile-failed = Non è stato possibile compilare { $game }: { $reason }. Si gioca lo stesso, lentamente; ripeti il comando quando il problema è risolto.
head-id = nome
head-title = gioco
head-options = opzioni
all-bots = Tutti i nomi, per --seats e per arena: { $names }
games-hint = Per giocare: tavoliere play GIOCO --seats me,normal

rule-functions = La applicano
rule-tests = La fissano
rule-none = non si trova nulla (i test stanno con i sorgenti)

replay-checked = { $file }: { $game }, { $moves } mosse portano agli stessi byte ({ $digest }).
replay-unfinished = Da qui la partita continua: non era finita.
replay-as-written = Non si può ripetere; queste sono le mosse come sono state scritte:
replay-no-result = Il file non dice come è finita la partita, e senza ripeterla non si può contare.
replay-not-checked = Non si può controllare se le mosse sono possibili e portano alla posizione con cui è stata salvata; tavoliere replay senza --check le mostra.
replay-seed-verified = { $file }: il codice partita segue dall'impronta, quindi nessuno ha scelto il mescolamento. Confronta l'impronta con quella che il tavolo mostrava prima di sedersi: { $promise }
replay-moves-not-checked = Non si può controllare se le mosse seguono da quel codice partita.
replay-at = mossa { $number } di { $total }
replay-prompt = Invio: avanti · b: indietro · un numero: salta · q: esci >

score-title = Punteggio
score-sum = Totale
score-place = Posizione

compiling = Le regole si stanno compilando in sottofondo (circa un minuto, una volta sola); si può già giocare. Fino ad allora i bot difficili ed esperti giocano come quelli normali.
compiled = (Le regole ora sono compilate.)
goodbye = Arrivederci.
goodbye-unsaved = Arrivederci. Questa partita non è stata salvata.
winners = { $count ->
    [one] Vince { $names }!
   *[other] Vittoria condivisa: { $names }!
}
curtain = Ora lo schermo passa a { $name }.
curtain-prompt = Premi Invio quando sei solo tu a vederlo. >
many-moves = Le mosse possibili sono { $count }: scrivine una, oppure "moves" per elencarle, "moves PAROLA" per cercare.
bad-number = Scrivi un numero da 1 a { $count }, oppure una mossa.
play-help = Scrivi una mossa come nell'elenco, oppure il suo numero. E poi:
    moves [PAROLA]  elenca le mosse possibili   why MOSSA   quale regola la vieta (anche: why LINEA, why LUOGO)
    undo            torna indietro              score       i tuoi punti se finisse adesso
    preview MOSSA   che cosa succederebbe       table       mostra di nuovo il tavolo
    rule NUMERO     legge una regola
    save [FILE]     salva la partita            quit        esce
no-such-moves = Nessuna mossa possibile contiene "{ $word }".
why-what = Quale mossa? Per esempio: why claim arc-champs:red red
why-allowed = Nulla la vieta.
undone = Fatto: sei tornato indietro.
saved = Partita salvata in { $file }.
input-ended = L'input è finito e una persona deve decidere. Con --seats di soli bot giocano da soli.

bench-cold = compilazione da zero
bench-compile = compilazione
bench-warm = avvio a caldo
bench-check = compilato = non compilato?
bench-speed = partite casuali
bench-search = ricerca
bench-pure = non compilato
bench-seats = giocatori
bench-moves-per-second = mosse/s
bench-games-per-second = partite/s
bench-pure-moves-per-second = mosse/s non compilate
bench-state-bytes = byte per stato
bench-compile-rules-cpu-s = compilare le regole (s di CPU)
bench-compile-opinions-cpu-s = compilare la strategia (s di CPU)
bench-compile-search-cpu-s = compilare la ricerca (s di CPU)
bench-warm-start-s = avvio a caldo (s)
bench-calibration-per-second = nucleo di taratura/s

help-serve = Serve i tavoli in rete, per browser e programmi.
help-host = Indirizzo su cui ascoltare (di norma solo questa macchina, o ciò che hai risposto).
help-port = Porta su cui ascoltare (di norma 8000).
help-db = Dove si conservano i tavoli: un file, oppure postgresql://UTENTE@HOST/NOME (di norma un file nella tua cartella dei dati).
help-public-url = Come gli altri raggiungono il server, quando sta dietro un proxy.
help-hosts = Altri nomi con cui i browser possono raggiungere il server, per esempio tavoli.example; per gli indirizzi non serve.
help-log = Righe di registro come text o json; auto (di norma): text su un terminale, altrimenti json.
help-config = Un file con le impostazioni; opzioni e variabili TAVOLIERE_… vengono prima.
help-verify = Verifica del mescolamento: controlla che impronta, segreto e numeri dei giocatori vadano d'accordo.
help-open = Apre la pagina nel tuo browser.
serve-ask = Possono unirsi altri dalla tua rete? Vedranno l'indirizzo di questa macchina. [s/n]
serve-remembered = Annotato in { $file }; cancellalo per tornare a scegliere.
serve-here = Il tavolo è su { $url } (Ctrl-C lo ferma).
serve-others = Gli altri nella tua rete: { $url }
serve-alone = Lo raggiunge solo questa macchina. Per gli altri: --host 0.0.0.0
serve-port = La porta { $port } non si può usare: { $reason }. Scegline un'altra con --port.
help-backup = Copia il database in un solo file, mentre il server è acceso.
help-backup-file = Il file da scrivere.
help-replace = Sostituisci una copia più vecchia con lo stesso nome.
backup-made = La copia è in { $file } ({ $size } kB). Per usarla: ferma il server e mettila al posto del database.
replay-verified = { $file }: le { $moves } mosse si ripetono e il mescolamento era onesto. Confronta l'impronta con quella che il tavolo mostrava prima di sedersi: { $promise }
replay-number = { $name } ha aggiunto { $number }
bench-server-clients = clienti
bench-server-moves-per-second = mosse/s
bench-server-messages = messaggi ricevuti
bench-server-lost = messaggi mancanti
bench-server-refused = rifiuti
bench-server-p50-ms = dal clic alla diffusione, metà (ms)
bench-server-p99-ms = dal clic alla diffusione, 99 % (ms)
bench-server-core-percent = uso di un nucleo (%)
bench-server-kb-per-table = memoria per tavolo (kB)
bench-server-start = Avvio con { $stored } partite in archivio: { $seconds } s (senza: { $empty } s).

help-train = Addestra un bot: impara il gioco giocando contro se stesso. Lo stesso comando riprende da dove si era fermato.
help-seat-count = Per quanti posti, da 2 a 4.
help-train-hours = Per quante ore, comprese quelle già fatte.
help-train-games = Quante partite, invece delle ore: con gli stessi "--seed" e "--jobs", la stessa rete.
help-train-jobs = Quanti thread giocano e imparano (di norma uno per processore).
help-train-cluster = Gioca e impara sul cluster Ray a questo indirizzo, con "--jobs" processi; local ne avvia uno qui.
help-train-seed = Da dove comincia il caso: un altro numero, un'altra rete.
help-train-from = Va avanti da questa rete invece di cominciare da zero; una scatola propria comincia dalla rete di quella stampata.
help-train-searched = L'ultima parte dell'addestramento, da 0 a 1, in cui la rete impara da ricerche: mosse migliori, meno partite.
help-train-policy = L'ultima parte dell'addestramento, da 0 a 1, in cui la rete impara soltanto che cosa proverà per primo una ricerca. Con "--from NET --policy 1", per una rete già pronta.
help-train-against = Impara a battere soltanto questa rete: quanto vince dice quanti buchi ha. "contro planner" vuol dire allora "contro questa rete".
help-train-out = Conserva qui la rete, la sua curva e il punto a cui è arrivato l'addestramento.
train-compiling = Compilo come si impara { $game }: circa un minuto, una volta sola.
train-line = generazione { $generation } · { $games } partite · { $cpu } min di CPU · { $planner } % contro planner ({ $low }–{ $high }){ $gate } · mancano { $left }
train-gate-passed = { " " }· { $share } % contro la migliore finora: ora è lei la migliore
train-gate-failed = { " " }· { $share } % contro la migliore finora: non è più forte
train-policy-better = { " " }· prevede il { $share } % delle scelte di una ricerca: meglio di prima
train-policy-not-better = { " " }· prevede il { $share } % delle scelte di una ricerca: non meglio
train-done = La rete è { $file }. Per giocarci contro: tavoliere play { $game } --seats me,learned:{ $file } · Nella cartella { $folder } la usano i livelli forte ed esperto.
train-interrupted = Interrotto dopo { $generations } generazioni, tutte conservate in { $folder }. Lo stesso comando riprende da lì.

help-review = Analizza una partita finita: fortuna, errori, momenti decisivi.
help-budget = Quanto può durare all'incirca (30s), o quante partite immaginate per ogni cosa (2000it).
help-depth = Quanto a fondo guardare: quick, usual o deep.
help-review-seed = Un numero per le partite immaginate: lo stesso dà gli stessi risultati.
help-ask = Le mosse migliori in una posizione del tuo tavolo (JSON o testo breve).
help-ask-seat = Il posto che chiede.
help-puzzles = Raccoglie da partite fra bot posizioni in cui una mossa è chiaramente la migliore.
help-puzzles-count = Quante.
help-puzzles-worlds = Partite immaginate per ogni mossa.
help-puzzles-out = Il file in cui scriverle.
bad-depth = Non c'è la profondità "{ $depth }". Scegli fra: { $known }.
review-not-replayed = Perciò qui non si può analizzare; `tavoliere replay` ne mostra comunque le mosse.
review-compile-first = { $game } non è ancora compilato e ci vorrebbe moltissimo. Prima esegui `tavoliere compile { $game }`.
review-progress = Valuto le mosse
review-seat = posto
review-start = inizio
review-luck = fortuna
review-errors = errori propri
review-gifts = regali
review-unknowable = nessuno poteva saperlo
review-end = fine
review-adjusted = con fortuna media
review-source = fortuna da
review-kind = errori, e punti persi
review-times = volte
review-made = { $decisions } mosse, { $worlds } partite immaginate per ogni cosa valutata, { $seconds } s di processore. Le percentuali sono punti di probabilità di vittoria; ± sono due errori standard.
ask-move = mossa
ask-share = vittorie
ask-behind = in meno
ask-close = troppo vicine
puzzles-found = { $number }. { $move } (avanti di { $gap } punti)
help-boxes = Scatole proprie: controllarne una, confrontarne due, unire ciò che i proprietari condividono.
help-box-game = Il gioco, se il file non lo dice.
help-box-check = Controlla una scatola: si può giocare, quanto è stato controllato, che cosa è strano.
help-box-diff = Che cosa due scatole hanno di diverso; "-" sta per quella stampata.
help-box-merge = Unisce file di valori condivisi: dove i proprietari concordano e dove no.
box-fits = Una scatola di { $game } ({ $box }): si può giocare. Guardati { $looked } valori su { $total }.
box-agree = concordi
box-differ = discordi
box-one-owner = uno solo
box-merged = { $game }: { $owners } proprietari, { $values } valori, { $agreed } su cui più d'uno concorda.
