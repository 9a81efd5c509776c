# La cornice del tavolo nel browser: ogni parola che non appartiene a un gioco.

skip-to-content = Vai al contenuto
loading = Un momento…
close = Chiudi
yes = sì
no = no
keep = Tieni
copy = Copia
name = Nome
connection-lost = La connessione si è interrotta e riprenderà da sola: poi riprova.
connection-connecting = Mi collego…
connection-online = In linea
connection-offline = Senza connessione, ritento…
connection-outdated = Pagina non aggiornata
offline-move = Sei senza connessione: non è stato giocato nulla. Riprova quando torna.
page-reloaded = Tavoliere è stato aggiornato: la pagina è stata ricaricata.
page-outdated = Questa pagina non è aggiornata e ricaricarla non è servito. Chiudi la scheda e riapri l'indirizzo.
not-loaded = Questa parte della pagina non si è caricata: non c'è connessione, oppure Tavoliere è stato aggiornato.
reload = Ricarica la pagina
service-away = Il server non risponde. Ricarica la pagina tra un momento.
http-error = Errore del server { $status }. Riprova tra un momento.
lost-title = Pagina non trovata
lost-text = Forse il link è incompleto.
to-lobby = Torna ai tavoli

# Navigazione
nav = Pagine
nav-tables = Tavoli
nav-matches = Partite
nav-ask = Chiedi
review-link = Analisi
nav-statistics = Statistiche
nav-rules = Regole
language-it = Italiano
language-en = { "English" }
language-now = Lingua: { $language }. Cambia lingua

# Chi sei
welcome = Benvenuti a Tavoliere
welcome-text = Quattro giochi da tavolo, da soli contro i bot o con gli amici. Non serve registrarsi: basta un nome.
your-name = Il tuo nome
name-take = Comincia
name-kept = Nome salvato.
name-first = Prima di sederti, scegli un nome.
you-mark = (tu)
you-are = Sei { $name }
you-named = { $name } (tu)
other-device = Un altro dispositivo
other-device-help = Apri un link privato sull'altro dispositivo per giocare anche lì con lo stesso nome e gli stessi posti. Funziona una volta sola.
make-link = Crea il link
sign-out-others = Esci da tutti gli altri dispositivi
sign-out-others-help = Hai perso un dispositivo o condiviso un link per errore? Resta connesso solo questo browser.
sign-out-others-now = Disconnettili
others-signed-out = Tutti gli altri dispositivi sono stati disconnessi.
signed-out = Questo dispositivo è stato disconnesso. Per tornare, crea un link privato sull'altro dispositivo.
arrive-title = Continua su questo dispositivo
arrive-text = Questo link porta qui il tuo nome e i tuoi posti. Funziona una volta sola.
arrive = Sì, sono io

# Lobby
your-tables = I tuoi tavoli
new-table = Nuovo tavolo
no-own-tables = Non hai partite in corso. Scegli un gioco: contro i bot si comincia subito.
seats-from-to = { $least }–{ $most } giocatori
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aperto. Creane uno e invita gli amici.
running-tables = Partite in corso
no-running-tables = Nessuna partita in corso.
finished-matches = Partite finite
no-finished-matches = Ancora nessuna partita finita.
own-matches = Le tue partite
others-matches = Le partite degli altri
no-others-matches = Ancora nessuna partita di altri.
bring-file = Importa una partita
file-no-match = Questo file non contiene una partita.
watch = Guarda
read-again = Rivedi
sit-down = Siediti
go-to-table = Vai al tavolo
abandon = Abbandona
leave-sure = Lasciare questa partita? Un bot gioca al tuo posto; puoi tornare quando vuoi.
left-tables = Partite lasciate
save-options = Salva
options-changed = Chi ha creato il tavolo ha cambiato le opzioni.
abandon-sure = Abbandonare questa partita? La ritrovi tra le partite e da lì puoi riaprirla.
play = Gioca
your-turn = Tocca a te
your-turn-since = Tocca a te, { $since }
round-number = round { $round }
round-of = round { $round } di { $rounds }
turn-number = turno { $turn }
won-yourself = Hai vinto con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
won-by = { $count ->
    [one] Ha vinto { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] Hanno vinto insieme { $names } con { $points } punti
}
with-people = con { $names }
place = { $rank }°
watchers = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
}
turn-of = tocca a { $name }
turn-yours = tocca a te
turn-elsewhere = A un altro tavolo tocca a te.
watch-again = Riguarda
watching-again = Rivedi gli ultimi turni
watch-stop = Torna alla partita
since-your-turn = Dal tuo ultimo turno
waiting-for = Si aspetta { $name }
waits-for-people = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Manca 1 persona.
   *[other] Mancano { $count } persone.
}
seat-free = libero
bot-name = Bot { $level } { $number }
bot-of-level = Bot { $level }
level-easy = facile
level-normal = medio
level-hard = forte
level-expert = esperto
level-hunter = cacciatore
level-blocker = guastafeste
level-racer = velocista
level-random = a caso
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
seconds = { $count } s

# Nuovo tavolo
choose-game = Scegli il gioco
game-length = durata
game-seats = giocatori
game-weight = complessità
game-weight-of = complessità { $weight } su 5
seats = Posti
seat-count = Numero di giocatori
seat-who = Chi siede al posto { $number }
seat-level = Livello del bot al posto { $number }
seat-name = Nome al posto { $number }
seat-number = Posto { $number }
seat-open = Aperto
kind-person = giocatore
kind-bot = bot
kind-bot-level = bot, { $level }
kind-screen = stesso schermo
options-of = Opzioni di { $game }
option-first-0 = posto 1
option-first-1 = posto 2
option-first-2 = posto 3
option-first-3 = posto 4
value-random = a caso
value-printed = normale
value-yes = sì
value-no = no
by-rule = regola { $rule }
pace = Tempo
pace-free = nessun limite
pace-none = senza limite di tempo
pace-minute = 1 min a mossa
pace-quarter = 15 min a testa
pace-day = 1 giorno a mossa
pace-move = { $time } a mossa
pace-game = { $time } a testa
who-may-sit = Chi può sedersi
anybody = chiunque
by-link = con il link
takeover = Se qualcuno se ne va
takeover-clock = Se qualcuno se ne va o finisce il tempo
takeover-help-clock = Un bot gioca al suo posto finché non torna.
takeover-help = Un bot continua al suo posto, oppure si aspetta.
takeover-help-people = Un bot continua al suo posto, oppure si aspetta. Nelle partite fra persone il bot gioca al massimo a livello medio, e la partita non conta per le statistiche.
takeover-none = si aspetta
hints = Suggerimenti
hints-help = Che cosa giocherebbe un esperto. Solo da soli contro i bot.
ready = Pronti?
ready-text = { $seats } giocatori. { $missing ->
    [0] La partita comincia subito.
    [one] La partita comincia quando si è seduta ancora 1 persona.
   *[other] La partita comincia quando si sono sedute ancora { $missing } persone.
}
advanced = Avanzate: codice partita, la tua scatola
seed = Codice partita
seed-help = Lo stesso codice dà sempre la stessa partita. Tutti lo vedono, e la partita non conta per le statistiche.
own-box = La tua scatola
own-box-help = Usa i valori della tua copia stampata al posto dei nostri: scegli un file.
own-box-fits = La tua scatola si può usare.
make-table = Crea il tavolo
play-now = Gioca subito
customise = Personalizza
play-something = Un'altra partita

# Attesa
sit-here = Siediti qui
stand-up = Lascia il posto
discard-table = Elimina il tavolo
table-closed = Questo tavolo è chiuso: non si è seduto nessuno, o l'ha chiuso chi l'ha creato.
reopen-table = Riapri il tavolo
seed-chosen = Codice partita { $seed }. La partita non conta per le statistiche.
played-on = { $step ->
    [0] Si riparte da una partita giocata a casa.
   *[other] Si riparte dalla mossa { $step } di un'altra partita.
}
invite-title = Invita gli altri
invite-text = Chi apre il link o inquadra il codice può sedersi.
invite-here-only = Solo questo computer può aprire il link. Per invitare altri sulla tua rete, riavvia il server con:
invite-share = Condividi…
invites-you = { $name } ti invita a giocare
fill-seat = Aggiungi un bot…
fill-with-bot = Aggiungi un bot al posto { $number }
change-options = Cambia le opzioni
invite-link = Link di invito
qr-of-link = Codice QR del link
link-copied = Link copiato.
link-not-copied = Il browser non permette di copiare: seleziona il link a mano.
fair-dice = Verifica del mescolamento
fair-dice-text = Prima che qualcuno si sieda il server fissa un segreto e ne mostra l'impronta. Alla fine il segreto viene svelato: chiunque può controllare che il mescolamento non è stato cambiato.
fair-dice-shown = Con questi numeri chiunque può controllare che il mescolamento è stato onesto.
fair-promise = Impronta mostrata all'inizio
fair-secret = Segreto
fair-numbers = Numeri dei giocatori
fair-seed = Codice partita

# Tavolo
region-prompt = Che cosa fare ora
region-board = Tavolo di gioco
region-seats = Posti
region-mine = Le tue cose
region-log = Registro
region-side = Riserva e registro
table-parts = Parti del tavolo
tab-mine = Mano
tab-moves = Mosse
tab-table = Tavolo
tab-seats = Posti
tab-supply = Riserva
tab-log = Registro
tab-your-turn = ● Tocca a te · { $title }
bots-warm-up = I bot si scaldano: { $seconds } s
bots-warm-up-why = Questo computer si prepara ai bot più forti, una volta sola. Fino ad allora i bot forti ed esperti giocano come quelli medi.
table-menu = Menu del tavolo
keys = Scorciatoie
nothing-to-decide = La partita è finita.
one-moment = Un momento…
which-one = Quale?
confirm = Conferma
cancel = Annulla
undo = Annulla la mossa
undo-nothing-here = Niente da annullare
you-watch = Stai guardando.
thinking = sta pensando…
decides = decide ora
person-away = non in linea
replaced-by-bot = gioca un bot
returns-after-bot = torna dopo la mossa del bot
muted-mark = non può parlare
bot-wanted = Chiedono che giochi un bot: { $names }
points-word = { $count ->
    [one] punto
   *[other] punti
}
points-hidden = nascosti
points-of = { $name }: { $points } punti
clock = Tempo rimasto
log = Registro
log-empty = Non è ancora successo nulla.
log-turn = { $name }: { $summary }
said = { $name }: { $words }
say-something = Di' qualcosa…
match-over = partita finita
my-moves = { $count ->
    [0] Le tue mosse
    [one] 1 mossa possibile
   *[other] { $count } mosse possibili
}
type-move = Cerca o scrivi una mossa
make-move = Gioca
no-such-move = Nessuna mossa possibile contiene queste parole. Invio: chiedi perché.
no-moves-now = Quando toccherà a te, qui troverai le tue mosse.
text-table = Il tavolo a parole
text-players = Tutti i posti
text-seat = posto
nothing-of-your-own = Qui non c'è nulla che vedi solo tu.
to-score = Punteggio
come-back = Riprendi il posto di { $name }
let-bot-play = Lascia giocare un bot per me
you-return-after-bot = Il bot finisce la sua mossa, poi tocca di nuovo a te.
others-at-table = Gli altri al tavolo
vote-bot = Fai giocare un bot al posto di { $name }
mute = Togli la parola a { $name }
unmute = Ridai la parola a { $name }
remove = Manda via { $name }
remove-sure = Mandare via { $name }? Non potrà più sedersi a questo tavolo.
remove-sure-playing = Mandare via { $name }? Al suo posto giocherà un bot finché non torna.
you-are-muted = Chi ha creato il tavolo ti ha tolto la parola.
seating-left = { $name } se ne va.
seating-bot-plays = { $name } se ne va: al suo posto gioca un bot, e la partita non conterà per le statistiche.
seating-back = { $name } riprende il suo posto.
seating-comes-back = { $name } riprenderà il suo posto dopo la mossa del bot.
seating-out-of-time = Il tempo di { $name } è finito.
seating-out-of-time-bot-plays = Il tempo di { $name } è finito: al suo posto gioca un bot, e la partita non conterà per le statistiche.
seating-vote = { $by } vorrebbe un bot al posto di { $name }.
seating-voted-bot-plays = Gli altri hanno deciso: al posto di { $name } gioca un bot finché non torna, e la partita non conterà per le statistiche.
seating-removed = Chi ha creato il tavolo ha mandato via { $name }: al suo posto gioca un bot finché non torna, e la partita non conterà per le statistiche.
seating-muted = Chi ha creato il tavolo ha tolto la parola a { $name }.
seating-speaks-again = { $name } può di nuovo parlare.
hint = Mosse migliori
hint-ask = Suggerimento
hint-was-asked = { $name } ha chiesto un suggerimento.
hint-thinking = L'esperto sta pensando…
hint-best = Mossa migliore · { $expected }% di vittoria
hint-other = { $expected }% di vittoria
seat-facts = Che cosa si vede di { $name }
peek = Mostra le mie carte e il denaro
peek-stop = Nascondi le mie carte e il denaro
curtain-title = Passa lo schermo a { $name }
curtain-text = Finché non tocchi il pulsante non si vede niente di segreto.
curtain-open = Sono { $name }

# Tasti
key-choose = la mossa con quel numero
key-confirm = conferma
key-back = un passo indietro
key-undo = annulla la mossa
key-moves = vai alle tue mosse
key-type = scrivi una mossa
key-last = ripeti l'ultimo avvenimento
key-scores = leggi i punteggi
key-wait = a chi tocca
key-rule = la regola della riga scelta o dell'ultimo avvenimento
key-arrows = da un bersaglio all'altro del tavolo
key-regions = prossima parte della pagina
key-help = questo elenco

# Fine
winner = { $count ->
    [one] Vince { $names } con { $points } { $points ->
        [one] punto
       *[other] punti
    }
   *[other] Vincono insieme { $names } con { $points } punti
}
after-decisions =
    { $count ->
        [one] finita dopo 1 mossa
       *[other] finita dopo { $count } mosse
    }
back-to-board = Torna al tavolo
copy-link = Copia il link
rematch = Rivincita
rematch-join = Unisciti alla rivincita
score-table = Punteggi
total = Totale
rank = { $rank }° posto
show-all = Mostra tutto
points-by-step = Punteggio nel tempo
points-if-ended = Punteggio nel tempo, se la partita fosse finita lì
result-details-of = Il dettaglio di { $name }
result-details-seat = Giocatore
result-done = completato
result-missed = mancato
where-points-come-from = Da dove vengono i punti

# Replay
replay = La partita
replay-control = Riproduzione
eyes = Vista di
eyes-watcher = uno spettatore
eyes-all = tutte le carte scoperte
copy-log = Copia il registro
log-copied = Registro copiato.
eyes-of = { $name }
share = Condividi
download = Scarica
play-on = Gioca da qui
play-on-text = Un nuovo tavolo comincia dalla mossa { $step }. Le carte che nessuno aveva visto si mescolano di nuovo, a meno che tu voglia le stesse.
play-on-begin = Comincia
same-cards = Tieni le stesse carte
to-table = Al tavolo
to-start = All'inizio
to-end = Alla fine
step-back = Mossa precedente
step-on = Mossa successiva
play-replay = Avvia
pause = Pausa
speed = Velocità
step-of = Mossa { $step } di { $steps }

# Partite di altre regole
only-to-read = si può solo vedere
read = Vedi
moves-made = { $count ->
    [0] nessuna mossa
    [one] 1 mossa
   *[other] { $count } mosse
}
moves-as-written = Le mosse registrate
no-moves-made = Ancora nessuna mossa.
secret-move = mossa segreta
copy-moves = Copia le mosse
moves-copied = Mosse copiate.
moves-not-copied = Il browser non permette di copiare: seleziona le mosse a mano.
close-match = Chiudi la partita
read-only-not-begun = Non era ancora cominciata e non può più cominciare: apri un nuovo tavolo.
read-only-not-over = Non era finita e non può più continuare.
read-only-no-result = Il file non dice come è finita.
read-only-unchecked = Mosse e risultato vengono dal file, senza controllo.

# Regole
rule-open = Regola { $rule }
rule-title = Regola { $rule }
rule-unknown = Questo gioco non ha questa regola.
rules-all = Tutto il regolamento
rules-of-games = Regolamenti
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
contents = Indice
components = Che cosa c'è nella scatola, e quanto è certo
fidelity-text = Le regole sono quelle del gioco. Alcuni valori stampati non li abbiamo visti e li abbiamo scelti noi: con la tua scatola, quando crei un tavolo, li sostituisci con quelli veri.
fidelity-verified = Verificati su una copia stampata o su fonti concordi
fidelity-partial = Noti in parte
fidelity-reconstructed = Valori nostri

# Statistiche
players = Giocatori
no-statistics = Ancora nessuna partita finita che conti.
stat-games = Partite
stat-wins = Vinte
stat-rank = Piazzamento medio
stat-points = Punti medi
stat-best = Punteggio migliore
stat-length = Mosse
stat-parts = Punti medi per voce
stat-first = Vince il primo giocatore
stat-first-of = in { $seats }
stat-best-matches = Le partite migliori

# Impostazioni
settings = Impostazioni
language = Lingua
theme = Tema
theme-system = sistema
theme-light = chiaro
theme-dark = scuro
text-size = Dimensione del testo
per-cent = { $value }%
motion = Animazioni
motion-0 = nessuna
motion-0-5 = veloci
motion-1 = normali
motion-2 = lente
sound = Suoni
sound-on = Accendi i suoni
sound-off = Spegni i suoni
confirm-moves = Conferma le mosse
confirm-touch = al tocco
confirm-always = sempre
confirm-never = mai
text-view = Vista testuale
text-view-help = Il tavolo a parole, senza disegni.
contrast = Alto contrasto
left-handed = Per mancini
notify = Avvisami quando tocca a me

# Partite guidate, e come si gioca
guided-game = prima partita guidata
learn-title = È la prima volta?
learn-text = Gioca una prima partita guidata: le regole arrivano una alla volta, mentre giochi.
learn-play = { $game }: partita guidata, { $minutes } min
learn-this = Gioca la partita guidata, { $minutes } min
how-to-play = Come si gioca

# La fine come spettacolo
end-counting = Punteggio finale
end-everyone = Tutti
end-chapter-winner = Vincitore
end-chapter-at = { $chapter }: { $progress }
end-next = Avanti
key-space = Spazio
end-skip = Vai al risultato
end-to-result = Vedi il risultato
end-speed = Velocità
end-pause = Pausa
end-go-on = Riprendi
end-watch = Guarda il conteggio
end-watch-again-hint = Puoi rivederlo dalla pagina del risultato.
end-totals = Totali
end-seat-order = in ordine di posto
end-final = finali
end-so-far = finora
end-total = totale
end-winner-later = Il vincitore arriva per ultimo
end-opens-next = il prossimo
end-closed = coperto
end-told = Il punteggio finale, passo per passo
end-group-rest = Tutto il resto
end-player-of = giocatore { $at } di { $count }
points-lost = punti persi
you-won-by = Hai vinto di { $points }.
you-lost-by = Hai perso di { $points }.
you-won-tied = Hai vinto allo spareggio.
you-lost-tied = Hai perso allo spareggio.
you-share-the-win = Vittoria condivisa.
end-tie-break = Parità di punti.
rematch-asked = { $name } chiede la rivincita.
rematch-waits = C'è una rivincita che ti aspetta.
end-final-places = Classifica finale

# --- scatole proprie -------------------------------------------------------------------------------

nav-boxes = Le mie scatole
box-checklist = Da controllare
box-show = Mostra
box-to-do = da controllare
box-all = tutto
box-done-of = { $done } su { $total }
box-progress = { $done } su { $total } controllati
box-left = ne restano { $left }
box-group-board = Tabellone
box-group-tracks = Tracciati
box-group-cards = Carte
box-group-tickets = Biglietti
box-group-tiles = Tessere
box-looked-at = controllato
box-not-looked-at = non ancora controllato
box-as-mine = Come sulla mia copia
box-change = Cambia
box-one-more = Uno in più
box-one-less = Uno in meno
box-name = Nome di questa scatola
box-offer = Condividila con tutti
box-save = Salva
box-saved = Salvata come versione { $version }.
box-share = Condividi ciò che ho controllato
box-share-help = Solo i valori che hai confermato o corretto, e nessun nome.
box-download = Scarica
box-upload = Carica un file
box-fresh = Ricomincia
box-state = { $saved ->
    [0] non ancora salvata
   *[other] versione { $saved }
  }{ $changed ->
    [yes] { "," } poi cambiata
   *[no] { "" }
  }
box-playable = Si può giocare.
box-not-playable = Non si può ancora giocare. La bozza si salva lo stesso.
box-look-again = Da ricontrollare
box-undo = Annulla la modifica
box-redo = Ripeti
box-earlier = Versioni precedenti
box-version = Versione { $version }
box-name-here = Nome della scatola
box-name-first = Prima dai un nome alla scatola.
box-choose-one = Scegli qualcosa sul tavolo o nell'elenco
box-all-done = Hai controllato tutto
box-start = Guarda la tua copia: è uguale? Allora "{ $mine }" (Invio). Altrimenti cambia il valore dove si trova.
box-edit = Inserisci la tua scatola
box-boxes-text = I valori della tua copia, o una mappa tutta tua: si scelgono quando crei un tavolo.
box-none = Nessuno ha ancora salvato una scatola di questo gioco.
box-by = di { $name }
box-private = privata
box-offered = condivisa con tutti
box-draft = bozza
box-open = Apri
box-delete = Elimina
box-delete-really = Elimina davvero
box-play = Nuovo tavolo con questa
box-ask = Chiedi
box-compare = Confronta
box-difference = Che cosa è diverso
box-printed = La scatola standard
box-first = Prima scatola
box-second = Seconda scatola
box-alike = Queste scatole sono identiche.
box-address = Dove
box-choose = Scatola
box-login = Prima di salvare una scatola, scegli il tuo nome.
box-example = Esempio: { $name }
box-gone = Ecco invece la scatola standard.
box-gone-kept = Ecco ciò che ne ha conservato questo browser: salvalo come nuova scatola, oppure ricomincia.
box-kept-refused = Correggilo qui, oppure ricomincia. I valori che non sono più noti sono stati tolti.
box-broken = Questa scatola non si può disegnare.
