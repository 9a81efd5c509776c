# Ciò che dice il server. Ogni frase nomina la causa e la via d'uscita.

api-about = Tavoli per quattro giochi: chi si è, l'ingresso, scatole, testi, regole, partite da rivedere. La partita stessa passa dal websocket /ws.
page-not-built = Qui le pagine per il browser non sono state costruite. I programmi possono usare il server:

decision-closed = La mossa è arrivata tardi; ecco il tavolo com'è adesso.
seat-not-yours = Il posto { $seat } non è tuo.
seat-played-by-bot = Adesso gioca un bot per te. Prima riprendi il posto.
bot-move-forbidden = La mossa di un bot non è più possibile a questo tavolo.
seat-taken = Al posto { $seat } siede già qualcuno, oppure la partita è cominciata.
seat-kept = Il posto { $seat } è tenuto per un'altra persona.
seat-not-replaced = A questo posto nessun bot gioca per te.
seat-comes-back = Il bot finisce la sua mossa, poi il posto torna tuo.
seat-has-bot = Per { $name } gioca già un bot.
seat-of-nobody = Al posto { $seat } non siede nessuno.
seat-twice = Ogni posto si può nominare una volta sola.
one-seat-each = Hai già un posto a questo tavolo. Per giocare in più persone davanti a uno schermo, crea un tavolo con posti «stesso schermo».
sent-away = Chi ha creato il tavolo ti ha mandato via.
muted = Chi ha creato questo tavolo ti ha tolto la parola: gli altri non sentono più le tue frasi.
undo-bot-decided = Non si può annullare: la mossa l'ha fatta un bot mentre non c'eri.
takeover-too-strong = Fra persone, il bot che subentra a qualcuno gioca al massimo al livello «medio».
only-players-vote = Può votare solo chi siede al tavolo.
vote-own-seat = Sul tuo posto non puoi votare; dal menu del tavolo puoi lasciar giocare un bot per te.
vote-decide-first = Tocca anche a te: prima decidi, poi potrai votare.
only-the-maker = Può farlo solo chi ha creato il tavolo.
maker-own-seat = Questo posto è il tuo.
nobody-waits = Ora nessuno aspetta { $name }.
clock-runs = Il tempo di { $name } non è ancora finito.
patience = { $name } ha ancora tempo: prima di chiedere un bot aspetta { $seconds ->
    [one] ancora un secondo
   *[other] ancora { $seconds } secondi
}.
options-agreed = La partita è cominciata: le opzioni restano quelle stabilite.
table-has-begun = La partita è cominciata: il tavolo non si può chiudere.
table-not-closed = Questo tavolo non è chiuso.
asides-used-up = In questa partita hai già usato i tuoi { $most } messaggi, annullamenti e simili. Puoi giocarla fino alla fine.
entries-used-up = Questo tavolo è pieno: d'ora in poi si può soltanto muovere.
no-such-seat-here = A questo tavolo non c'è un posto { $seat }.
behind-the-curtain = Le cose di { $name } sono dietro il sipario: prima passa lo schermo a { $name }.
invitation-needed = A questo tavolo ci si siede con un invito: chiedi il link a chi è già seduto.
invitation-wrong = Questo invito non è per questo tavolo, oppure i posti sono occupati. Chiedine uno nuovo.
only-players-invite = Può invitare solo chi ha aperto il tavolo o vi siede.
only-players-speak = Può parlare solo chi siede al tavolo.
only-players-again = Può chiedere la rivincita solo chi sedeva al tavolo.
no-seat-open = Tutti i posti sono occupati.
no-such-phrase = Questa frase non c'è.
no-hints-here = A questo tavolo non ci sono suggerimenti.
hint-not-asked = I suggerimenti ci sono solo quando tocca a te.
only-players-close = Può chiudere la partita solo chi ha aperto il tavolo o vi siede.
match-can-go-on = Questa partita può continuare: si chiudono solo quelle che non possono più.
rematch-after-the-end = La rivincita si chiede a partita finita.
table-not-started = La partita non è cominciata: non tutti si sono seduti.
table-is-over = La partita è finita.
table-not-open = Prima apri il tavolo.
too-many-tables = Vedi già { $most } tavoli: prima chiudine uno.
no-such-table = Questo tavolo non c'è. Forse il link è incompleto.
table-other-rules = Questa partita è nata con la versione { $version } delle regole; questo programma gioca la versione { $known }. Si possono leggere le mosse e il risultato, ma non si può continuare né rivedere sul tavolo.
table-box-unreadable = Questo programma non sa più leggere la scatola di questa partita. Si possono leggere le mosse e il risultato, ma non si può continuare né rivedere sul tavolo.
table-game-unknown = Questo programma non conosce più il gioco di questa partita. Si possono leggere le mosse e il risultato, ma non si può continuare né rivedere sul tavolo.
table-does-not-replay = Con questo programma la partita non si ripete uguale. Si possono leggere le mosse e il risultato, ma non si può giocare; nulla è perduto.
table-rebuild-failed = Un difetto di questo programma gli impedisce di ricostruire la partita. È stato annotato; si possono leggere le mosse e il risultato, ma non si può giocare, e nulla è perduto.
table-unreadable = Questo programma non sa leggere la partita.

no-such-game = Non c'è nessun gioco «{ $game }». Giochi: { $known }.
no-such-box = Di questo gioco non c'è la scatola { $box }.
no-such-level = Non c'è nessun bot di livello «{ $level }». Livelli: { $known }.
no-such-step = Questa partita ha solo { $steps } mosse.
play-on-after-the-end = Si può continuare da una partita quando è finita.
play-on-seats = Questa partita ha { $seats } posti: nominane altrettanti, e scegli di chi è la vista.
play-on-is-over = A questo passo la partita è finita. Scegline uno precedente.
eyes-after-the-end = Finché la partita non è finita puoi vederla solo dal tuo posto o da spettatore.
file-after-the-end = Una partita diventa un file quando è finita: il file contiene ogni segreto.
file-too-long = Un file di partita ha al massimo { $most } mosse.
file-unusable = Questo file non contiene una partita leggibile.

too-many-open-tables = { $most } dei tuoi tavoli aspettano già qualcuno. Prima chiudine uno, o attendi che uno cominci.
too-many-open-tables-here = { $most } tavoli creati dal tuo indirizzo di rete aspettano già qualcuno. Attendi che uno di essi cominci.
too-many-tables-today = Da te, o dal tuo indirizzo di rete, in un giorno sono stati creati { $most } tavoli, ed è il massimo. Attendi { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
too-many-files-today = Da te, o dal tuo indirizzo di rete, in un giorno sono stati salvati { $most } file di partite, ed è il massimo. Attendi { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
too-many-boxes-today = Da te, o dal tuo indirizzo di rete, in un giorno sono state salvate { $most } scatole, ed è il massimo. Attendi { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
too-many-invitations = Per questo tavolo ci sono già { $most } inviti: usane uno.

name-first = Prima dicci come ti chiami.
name-empty = Il nome ha bisogno di almeno una lettera visibile.
link-spent = Questo link privato è già stato usato o è troppo vecchio. Creane uno nuovo sull'altro dispositivo.

protocol-version = La pagina parla la versione { $version } del protocollo, il server la versione { $known }. Ricarica la pagina.
hello-first = Prima saluta.
message-unreadable = Questo messaggio non si può leggere.
too-many-messages = { $seconds ->
    [one] Troppi messaggi insieme. Aspetta un secondo.
   *[other] Troppi messaggi insieme. Aspetta { $seconds } secondi.
}
too-many-requests = { $seconds ->
    [one] Troppe richieste. Riprova fra un secondo.
   *[other] Troppe richieste. Riprova fra { $seconds } secondi.
}
too-many-connections = { $seconds ->
    [one] Dalla tua rete vengono troppe connessioni. Riprova fra un secondo.
   *[other] Dalla tua rete vengono troppe connessioni. Chiudi altre pagine di questo servizio, oppure riprova fra { $seconds } secondi.
}
service-full = Il server è pieno. Riprova tra { $seconds } secondi; chi ha già un nome qui entra per primo.
request-too-slow = La richiesta non è arrivata entro { $seconds } secondi. Riprova, se puoi con una connessione migliore.
disk-nearly-full = Il disco del database è quasi pieno: restano { $free } byte. Fai spazio; finora nulla è perduto.
host-unknown = Questo server non risponde al nome «{ $host }». Chi lo gestisce può permettere il nome con --hosts { $host } o con l'impostazione «hosts».
too-busy = Hai già troppe cose in corso. Riprova tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
work-too-long = Interrotto: richiedeva più di { $seconds } secondi di calcolo.
too-many-files = Hai portato molte scatole e molti file di partite. Il prossimo può arrivare tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
too-many-people = Dal tuo indirizzo di rete molte persone hanno scelto un nome. La prossima può farlo tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}; fino ad allora puoi guardare.
other-origin = Questa richiesta viene da un altro sito.
body-too-large = È troppo grande: al massimo { $most } byte.
body-invalid = { $where } – { $reason }
body-unreadable = Questa richiesta non si può leggere.
not-found = Qui non c'è nulla.
method-not-allowed = Qui non si può fare.
internal-error = Qualcosa è andato storto nel server. È stato annotato; la tua partita è al sicuro.

setting-unknown = Non c'è nessuna impostazione «{ $name }». Impostazioni: { $known }.
setting-file = Il file delle impostazioni { $file } non si può leggere: { $reason }
setting-whole-number = L'impostazione «{ $name }» non può essere «{ $value }»: ci vuole un numero intero da { NUMBER($least, useGrouping: 0) } a { NUMBER($most, useGrouping: 0) }.
setting-number = L'impostazione «{ $name }» non può essere «{ $value }»: ci vuole un numero maggiore di 0 e al massimo { $most }.
setting-choice = L'impostazione «{ $name }» non può essere «{ $value }»: ci vuole uno fra { $choices }.
setting-text = L'impostazione «{ $name }» non può essere «{ $value }»: ci vuole un testo.
setting-networks = L'impostazione «proxies» non può essere «{ $value }»: ci vogliono indirizzi o reti, separati da virgole.

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te.
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-sorry = Scusa!
phrase-one-moment = Un momento, per favore.
phrase-good-game = È stata una bella partita.
phrase-again = Giochiamo ancora?
phrase-goodbye = Arrivederci!

log-started = Server avviato su { $url } con { $db }.
log-schema-upgraded = Le tabelle del database sono passate dal numero { $before } al { $after }.
log-fewer-places = Ci stanno solo { $places } connessioni invece di { $wanted }: il sistema permette a questo processo troppo pochi file aperti.
log-stopped = Fermato.
log-store-away = Il database non c'è ({ $reason }); si ritenta.
log-bot-failed = Al tavolo { $table } un bot si è guastato e muove a caso.
log-bot-refused = Al tavolo { $table } la mossa di un bot è stata rifiutata.
log-task-failed = Un lavoro di contorno non è riuscito.
log-message-failed = Un messaggio di tipo { $type } non è riuscito.
log-request-failed = Una richiesta di { $path } non è riuscita.
log-request-refused = Una richiesta di { $path } da { $address } è stata rifiutata: { $reason }.
log-websocket-failed = Un websocket è fallito.
log-websocket-refused = Un websocket da { $address } è stato rifiutato: { $reason }.
log-client-sent-away = Un cliente è stato allontanato: { $reason }.
log-client-dropped = Una connessione da { $address } è stata chiusa: { $reason }.
log-invitation-refused = Al tavolo { $table } è stato provato un invito sbagliato.
log-token-unknown = Da { $address } è arrivato un gettone sconosciuto.
log-identity-moved = { $person } è su un altro dispositivo.
log-table-closed = Il tavolo { $table } è stato chiuso: da molto tempo non viene nessuno.
log-broadcast-failed = A qualcuno al tavolo { $table } non si è potuto dire che cosa è accaduto.
log-table-does-not-replay = La partita al tavolo { $table } non si ripete uguale: { $reason }
log-rebuild-failed = Un difetto nostro: la partita al tavolo { $table } non si può ricostruire.
log-catch-up-failed = Quello che un altro processo ha salvato al tavolo { $table } qui non può succedere.
log-box-unreadable = La scatola del tavolo { $table } non si può leggere: { $reason }
log-file-failed = Un file di partita non si può leggere.
log-bot-too-slow = Un bot ha impiegato troppo tempo al tavolo { $table } e muove a caso.
log-worker-died = Un processo di lavoro è terminato con il codice { $code } e viene sostituito ({ $kind }).
log-worker-too-slow = Un processo di lavoro ha impiegato troppo tempo e viene sostituito ({ $kind }).
log-worker-failed = Non è stato possibile avviare un processo di lavoro.
log-waking-failed = Il tavolo { $table } non si può leggere: i suoi bot e orologi stanno fermi.
log-review-failed = La revisione di una partita non è riuscita.
no-lesson = Questo gioco non ha una partita guidata.

review-after-the-end = Questa partita non è ancora finita. Un'analisi mostra le carte coperte, quindi prima della fine non c'è.
review-other-rules = Questa partita è stata giocata con altre regole, o non è mai arrivata alla fine: qui le sue mosse non si possono valutare. Si possono comunque leggere.
review-too-long = Una partita di { $steps } mosse è troppo lunga per un'analisi; al massimo sono { $most }.
review-not-compiled = Questo gioco è ancora in compilazione. Riprova fra un minuto.
no-reviews = Questo server non fa analisi.
review-not-yours = Solo chi ha avviato questa analisi, o sedeva alla partita, può fermarla.
review-broken = L'analisi si è interrotta; ciò che è stato esaminato resta. Ricominciala.
ask-no-position = Scrivi la posizione come JSON in `position`, o come testo in `text`.
box-not-yours = Solo chi ha salvato questa scatola può cambiarla. Salvala con un nome tuo.
too-many-own-boxes = Hai già { $most } scatole. Cancellane una che non ti serve più.
