# La cornice del tavolo nel browser: ogni parola che non appartiene a un gioco.

skip-to-content = Vai al contenuto
loading = Un momento…
close = Chiudi
yes = sì
no = no
keep = Tieni
copy = Copia
name = Nome
connection-lost = La connessione si è interrotta. Torna da sola; poi riprova.
connection-connecting = Mi collego…
connection-online = In linea
connection-offline = Senza connessione, ritento…
connection-outdated = Pagina troppo vecchia
page-reloaded = Il servizio è stato aggiornato: la pagina è stata ricaricata.
page-outdated = Questa pagina è più vecchia del servizio, anche dopo averla ricaricata. Chiudi la scheda e apri di nuovo l'indirizzo.
service-away = Il servizio non risponde. Ricarica la pagina tra un momento.
http-error = Il servizio ha risposto con l'errore { $status }. Riprova tra un momento.
lost-title = Qui non c'è niente
lost-text = Forse il link è incompleto.
to-lobby = Torna ai tavoli

# Navigazione
nav = Pagine
nav-tables = Tavoli
nav-matches = Partite
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
name-kept = Da ora ti chiami così.
name-first = Prima di sederti, scegli un nome.
you-mark = (tu)
you-are = Sei { $name }
you-named = { $name } (tu)
other-device = Un altro dispositivo
other-device-help = Aperto su un altro dispositivo, un link privato vi porta la stessa persona, una volta sola.
make-link = Crea il link
sign-out-others = Tutti gli altri dispositivi
sign-out-others-help = Se un dispositivo è andato perso, o un link è finito in mani sbagliate: solo questo browser resta tuo.
sign-out-others-now = Disconnettili
others-signed-out = Tutti gli altri dispositivi sono stati disconnessi.
signed-out = Questo dispositivo è stato disconnesso. Per tornare, crea un link privato sull'altro dispositivo.
arrive-title = La stessa persona, un altro dispositivo
arrive-text = Questo link porta su questo dispositivo il nome e i posti che hai altrove. Si usa una volta sola.
arrive = Sì, sono io

# Lobby
your-tables = I tuoi tavoli
new-table = Nuovo tavolo
no-own-tables = Non siedi a nessun tavolo. Scegli un gioco: contro i bot si comincia subito.
seats-from-to = da { $least } a { $most } posti
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta qualcuno. Creane uno e invita gli amici.
running-tables = In corso, da guardare
no-running-tables = Al momento non gioca nessuno.
finished-matches = Partite finite
no-finished-matches = Ancora nessuna partita finita.
own-matches = Le tue partite
others-matches = Le partite di tutti
bring-file = Carica una partita
file-no-match = Questo file non contiene una partita.
watch = Guarda
read-again = Rivedi
sit-down = Siediti
go-to-table = Vai al tavolo
play = Gioca
your-turn = Tocca a te
your-turn-since = Tocca a te, { $since }
round-number = round { $round }
round-of = round { $round } di { $rounds }
turn-number = turno { $turn }
won-yourself = Hai vinto, { $points ->
    [one] un punto
   *[other] { $points } punti
}
won-by = { $count ->
    [one] Ha vinto { $names }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] Hanno vinto insieme { $names }, { $points } punti
}
with-people = con { $names }
place = { $rank }°
watchers = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
turn-of = tocca a { $name }
turn-yours = tocca a te
turn-elsewhere = A un altro tavolo tocca a te.
much-happened = Nel frattempo sono successe molte cose.
watch-again = Riguarda
waiting-for = Si aspetta { $name }
waits-for-people = { $count ->
    [0] Tutti sono seduti.
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
}
seat-free = libero
bot-name = Bot { $level } { $number }
bot-of-level = Bot { $level }
level-easy = facile
level-normal = medio
level-hard = forte
level-expert = esperto
level-random = a caso
minutes = { $count } min
hours = { $count } h
days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
seconds = { $count } s

# Nuovo tavolo
choose-game = Scegli il gioco
game-length = durata
game-seats = posti
game-weight = impegno
game-weight-of = impegno { $weight } su 5
seats = Posti
seat-count = Quanti posti
seat-who = Chi siede al posto { $number }
seat-level = Livello del bot al posto { $number }
seat-name = Nome al posto { $number }
seat-number = Posto { $number }
seat-open = Aperto
kind-person = persona
kind-bot = bot
kind-bot-level = bot, { $level }
kind-screen = stesso schermo
options-of = Opzioni di { $game }
option-first-0 = posto 1
option-first-1 = posto 2
option-first-2 = posto 3
option-first-3 = posto 4
value-random = a caso
value-printed = come stampato
value-yes = sì
value-no = no
by-rule = regola { $rule }
pace = Ritmo
pace-free = libero
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
takeover-help = Un bot continua al suo posto, oppure si aspetta.
takeover-help-people = Un bot continua al suo posto, oppure si aspetta. Fra persone il bot gioca al massimo a livello medio, e la partita non conta per le statistiche.
takeover-none = si aspetta
hints = Suggerimenti
hints-help = Che cosa giocherebbe un esperto. Solo da soli contro i bot.
ready = Pronti?
ready-text = { $seats } posti. { $missing ->
    [0] La partita parte subito.
    [one] Manca una persona: la partita parte quando tutti sono seduti.
   *[other] Mancano { $missing } persone: la partita parte quando tutti sono seduti.
}
advanced = Seme e altre opzioni avanzate
seed = Seme
seed-help = Un numero scelto dà sempre la stessa partita. Tutti lo sanno, e la partita non conta per le statistiche.
own-box = La tua scatola
own-box-help = Un file con i valori della tua copia stampata, al posto dei nostri.
own-box-fits = La scatola va bene.
make-table = Crea il tavolo

# Attesa
sit-here = Siediti qui
stand-up = Alzati
discard-table = Chiudi il tavolo
table-closed = Il tavolo è stato chiuso: non è venuto nessuno, o chi lo ha creato lo ha chiuso.
reopen-table = Riapri il tavolo
seed-chosen = Seme scelto: { $seed }. La partita non conta per le statistiche.
played-on = Si riparte dalla mossa { $step } di un'altra partita.
invite-title = Invita gli altri
invite-text = Chi apre il link o inquadra il codice può sedersi.
invite-link = Link di invito
qr-of-link = Codice QR del link
link-copied = Link copiato.
link-not-copied = Il browser non permette di copiare: seleziona il link a mano.
fair-dice = Dadi onesti
fair-dice-text = Prima che qualcuno si sieda il servizio promette un segreto: questa è la sua impronta. Alla fine il segreto viene mostrato e chiunque può controllarlo.
fair-dice-shown = Con questi numeri chiunque può controllare che nessuno ha scelto le carte.
fair-promise = Impronta promessa
fair-secret = Segreto
fair-numbers = Numeri dei giocatori
fair-seed = Seme

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
table-menu = Menu del tavolo
keys = Tasti
nothing-to-decide = La partita è finita.
one-moment = Un momento…
which-one = Quale?
banner-last-round = Ultimo giro: { $count ->
    [one] resta un turno ({ $names })
   *[other] restano { $count } turni ({ $names })
}.
banner-final-round = È l'ultimo round.
banner-century = Fine del secolo: ognuno può fare una cosa gratis.
banner-runs = Corse finali: ogni treno può fare un ultimo viaggio.
banner-purchases = Acquisti finali, in ordine inverso.
confirm = Conferma
cancel = Annulla
undo = Riprendi l'ultima decisione
undo-not = Non si può riprendere: { $reason }
undo-nothing-here = Niente da riprendere
you-watch = Stai guardando.
thinking = sta pensando
decides = decide ora
person-away = non collegato
replaced-by-bot = gioca un bot
returns-after-bot = torna dopo la mossa del bot
muted-mark = senza parola
bot-wanted = Vogliono un bot a questo posto: { $names }
points-word = { $count ->
    [one] punto
   *[other] punti
}
points-hidden = nascosti
points-of = { $name }: { $points } punti
clock = Tempo rimasto
log = Registro
log-empty = Non è ancora successo nulla.
review = rivedi
said = { $name }: { $words }
say-something = Di' qualcosa…
match-over = partita finita
my-moves = { $count ->
    [0] Le tue mosse
    [one] Una mossa possibile
   *[other] { $count } mosse possibili
}
type-move = Cerca o scrivi una mossa
make-move = Gioca
no-such-move = Nessuna mossa possibile contiene queste parole. Invio: chiedi perché.
no-moves-now = Quando toccherà a te, qui troverai le tue mosse.
text-table = Il tavolo a parole
text-players = Tutti i posti
text-seat = posto
nothing-of-your-own = Qui non c’è nulla che vedi solo tu.
to-score = Vai al punteggio
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
seating-vote = { $by } vorrebbe un bot al posto di { $name }, che si fa attendere.
seating-voted-bot-plays = Gli altri hanno deciso: al posto di { $name } gioca un bot finché non torna, e la partita non conterà per le statistiche.
seating-removed = Chi ha creato il tavolo ha mandato via { $name }: al suo posto gioca un bot finché non torna, e la partita non conterà per le statistiche.
seating-muted = Chi ha creato il tavolo ha tolto la parola a { $name }.
seating-speaks-again = { $name } può di nuovo parlare.
hint = Che cosa farebbe un esperto
hint-ask = Chiedi un suggerimento
hint-was-asked = { $name } ha chiesto un suggerimento.
hint-thinking = L'esperto sta pensando…
hint-figures = { $tries ->
    [one] Provata una volta sola
   *[other] { $share }% di { $tries } prove
}. Vittoria attesa: { $expected }%.
curtain-title = Passa lo schermo a { $name }
curtain-text = Finché non tocchi il pulsante non si vede niente di segreto.
curtain-open = Sono { $name }

# Tasti
key-choose = la mossa con quel numero
key-confirm = conferma
key-back = un passo indietro
key-undo = riprendi l'ultima decisione
key-moves = vai alle tue mosse
key-type = scrivi una mossa
key-last = ripeti l'ultimo avvenimento
key-scores = di' i punteggi
key-wait = di' chi si aspetta
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
        [one] finita dopo una decisione
       *[other] finita dopo { $count } decisioni
    }
back-to-board = Torna al tavolo
copy-link = Copia il link
rematch = Rivincita
rematch-join = Alla rivincita
score-table = Punteggio per parti
total = Totale
rank = { $rank }° posto
show-all = Mostra tutto
points-by-step = Punti sul tavolo, mossa per mossa
points-if-ended = Punti mossa per mossa, come se la partita finisse lì
result-details-of = Che cosa ha contato per { $name }
result-details-seat = Di chi
result-done = completato
result-missed = mancato
where-points-come-from = Da dove vengono i punti

# Replay
replay = La partita mossa per mossa
replay-control = Comandi
eyes = Con gli occhi di
eyes-watcher = chi guarda
eyes-all = tutto, la mano di chi decide
copy-log = Copia il registro
log-copied = Registro copiato.
eyes-of = { $name }
share = Condividi
download = Scarica
play-on = Gioca da qui
play-on-text = Un nuovo tavolo comincia dalla mossa { $step }. Le carte che nessuno aveva visto si mescolano di nuovo, a meno che tu voglia le stesse.
play-on-begin = Comincia
same-cards = Le stesse carte
to-table = Al tavolo
to-start = All'inizio
to-end = Alla fine
step-back = Un passo indietro
step-on = Un passo avanti
play-replay = Avvia
pause = Pausa
speed = Velocità
step-of = Mossa { $step } di { $steps }

# Partite di altre regole
only-to-read = si può solo leggere
read = Leggi
moves-made = { $count ->
    [0] nessuna mossa
    [one] una mossa
   *[other] { $count } mosse
}
moves-as-written = Le mosse, come sono state scritte
no-moves-made = Nessuno aveva ancora mosso.
secret-move = mossa segreta
copy-moves = Copia le mosse
moves-copied = Mosse copiate.
moves-not-copied = Il browser non permette di copiare: seleziona le mosse a mano.
close-match = Chiudi la partita
read-only-not-begun = Non era ancora cominciata e non può più cominciare: apri un nuovo tavolo.
read-only-not-over = Non era finita e non può più continuare.
read-only-no-result = Il file non dice come è finita.
read-only-unchecked = Mosse e risultato sono quelli che racconta il file.

# Regole
rule-open = Regola { $rule }
rule-title = Regola { $rule }
rule-unknown = Questa regola non si trova nel regolamento di questo gioco.
rules-all = Tutto il regolamento
rules-of-games = Regolamenti
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
contents = Indice
components = Che cosa c'è nella scatola, e quanto è certo
fidelity-text = Le regole sono quelle del gioco; alcuni valori stampati non li abbiamo visti e sono nostri. Con la tua scatola, al nuovo tavolo, li sostituisci con i veri.
fidelity-verified = Verificati su una copia stampata o su fonti concordi
fidelity-partial = Noti in parte
fidelity-reconstructed = Nostri: valori di casa

# Statistiche
players = Giocatori
no-statistics = Di questo gioco non è ancora finita nessuna partita che conti.
stat-games = Partite
stat-wins = Vinte
stat-rank = Posto medio
stat-points = Punti medi
stat-best = Migliore
stat-length = Decisioni
stat-parts = Punti medi per parte
stat-first = Chi comincia vince
stat-first-of = in { $seats }
stat-best-matches = Le partite migliori

# Impostazioni
settings = Impostazioni
language = Lingua
theme = Aspetto
theme-system = sistema
theme-light = chiaro
theme-dark = scuro
text-size = Testo
per-cent = { $value }%
motion = Movimento
motion-0 = fermo
motion-0-5 = svelto
motion-1 = normale
motion-2 = lento
sound = Suoni
sound-on = Accendi i suoni
sound-off = Spegni i suoni
confirm-moves = Conferma le mosse
confirm-touch = al tocco
confirm-always = sempre
confirm-never = mai
text-view = Vista testuale
text-view-help = Il tavolo a parole, senza disegni.
contrast = Più contrasto
left-handed = Per mancini
notify = Avvisami quando tocca a me

# Partite guidate, e come si gioca
guided-game = prima partita guidata
learn-title = È la prima volta?
learn-text = Gioca una prima partita guidata: le regole arrivano una alla volta, mentre giochi.
learn-play = { $game }: partita guidata, { $minutes } min
learn-this = Gioca la partita guidata, { $minutes } min
how-to-play = Come si gioca
