# Frasi del motore. Una frase dice la causa e la via d'uscita.

unknown-game = Non esiste un gioco "{ $game }". Prova: { $known }.
games-missing = Giochi aggiunti: non esiste una cartella o un pacchetto "{ $source }".
games-none = Giochi aggiunti: "{ $source }" non è la cartella di un gioco: servono un __init__.py e un components.toml.
games-no-rules = Giochi aggiunti: "{ $source }" contiene i componenti di "{ $game }" ma non le regole: manca moves.py.
games-same-id = Giochi aggiunti: "{ $source }" contiene un gioco chiamato "{ $game }", ma { $other } ha già quel nome.
games-name-taken = Giochi aggiunti: { $source } non si può importare, perché { $other } ha lo stesso nome. Rinomina la cartella.
games-broken = Il gioco "{ $game }" non si può caricare: { $reason }
bad-seats = In { $seats } non si può giocare: servono da { $fewest } a { $most } giocatori.
bad-seed = Il codice partita dev'essere un numero intero da 0 in su, di { $bits } bit al massimo.
no-features = Il gioco "{ $game }" non descrive ciò che un posto sa: nessun bot può impararlo.
bad-option = Non esiste un'opzione "{ $option }". Opzioni: { $options }.
option-first-beyond = L'opzione "first" non può essere { $seat }: con questi giocatori va da 0 a { $last }.
bad-option-value = "{ $value }" non è un valore dell'opzione "{ $option }". Scegli tra: { $choices }.

unreadable-move = "{ $text }" non è una mossa. Intendevi: { $closest }?
unreadable-move-alone = "{ $text }" non è una mossa di questo gioco.
ambiguous-move = "{ $text }" può voler dire più mosse: { $candidates }.
no-such-seat = Il posto { $seat } non c'è: questa partita ne ha { $seats }, e i programmi li contano da 0.

undo-nothing = Non c'è ancora niente da annullare.
undo-another-has-moved = Non si può annullare: ha già mosso un altro giocatore.
undo-something-was-revealed = Non si può annullare: si è scoperto qualcosa di nascosto o di casuale.
undo-turn-is-over = Non si può annullare: il tuo turno è finito.

refusal-game-is-over = La partita è finita.
refusal-not-asked = Non tocca a te: si aspetta { $waiting }.
refusal-another-question = Prima rispondi a questo: { $question }

bad-box = { $file }, tabella [{ $table }]: { $reason }
bad-box-row = { $file }, tabella [{ $table }], riga { $row } ({ $label }): { $reason }
box-unreadable = Impossibile leggere { $file }: { $reason }.
box-not-toml = { $file } non è TOML valido: { $reason }.
box-no-table = In { $file } manca la tabella [{ $table }].
box-unknown-table = { $file }: non c'è una tabella [{ $table }] da sostituire. Tabelle: { $known }.
box-unknown-key = "{ $key }" qui non è previsto. Previsti: { $known }.
box-missing = Manca "{ $key }".
box-not-a-word = "{ $key }" dev'essere una parola di { $most } caratteri al massimo, non "{ $value }".
box-not-a-list = "{ $key }" dev'essere un elenco di { $count } valori al massimo, del tipo giusto.
box-not-rows = "rows" dev'essere un elenco di tabelle in linea.
box-not-in-range = "{ $key }" dev'essere un numero intero da { $least } a { $most }, non { $value }.
box-row-count = Le righe sono { $count }: ce ne stanno da { $least } a { $most }.
box-unknown-word = "{ $value }" non è un valore conosciuto di { $key }. Conosciuti: { $known }.
box-wrong-kind = "{ $key }" dev'essere { $kind }, non "{ $value }".
box-bad-id = { $key } "{ $value }" dev'essere fatto di lettere minuscole e cifre, { $most } caratteri al massimo, uniti da - + o .
box-same-moves = { $file }: "{ $move }" potrebbe indicare due mosse diverse: cambia uno dei nomi.
box-beyond = { $what }: si potrebbe arrivare a { $count }, ma il massimo è { $most }.
box-twice = { $key } "{ $value }" compare due volte.
box-change-matches = Questa modifica si adatta a { $count } righe: dev'essere esattamente una.

data-kind-number = un numero
data-kind-text = un testo
data-kind-yes-no = true o false
data-kind-list = un elenco
data-kind-table = una tabella
data-kind-nothing = nulla
data-too-big = { $where } contiene troppo: { $most } valori al massimo.
data-too-long = { $where } è troppo lungo: { $most } caratteri al massimo.
data-too-deep = { $where } ha troppi livelli uno dentro l'altro: { $most } al massimo.
data-long-key = { $where } ha una chiave di troppe parti: { $most } al massimo.
data-bad-name = { $where }: "{ $value }" non può essere un nome: servono { $most } caratteri al massimo, tutti visibili.
data-bad-text = { $where }: un testo ha { $most } caratteri al massimo, tutti visibili.
data-bad-number = { $where }: { $value } è fuori dai limiti: i numeri vanno da -{ $most } a { $most }.
data-bad-kind = { $where }: un valore di tipo "{ $value }" qui non può stare. Scrivi un numero, un testo, true o false, un elenco o una tabella.

position-not-a-mapping = { $path } dev'essere un insieme di nomi e valori.
position-unknown-name = { $path } non fa parte di una posizione. Previsti: { $known }.
position-not-in-range = { $path } dev'essere da { $least } a { $most }, non { $value }.
position-not-a-list = { $path } dev'essere un elenco di { $most } valori al massimo.
position-unknown-word = { $path }: "{ $value }" non è conosciuto. Conosciuti: { $known }.
position-bad-chance = { $path } dev'essere fatto di quattro parole esadecimali unite da trattini, non tutte zero.
position-other-game = { $path }: questa è una posizione di { $game }.
position-question = { $path }: la domanda in sospeso non si riferisce a nulla.

match-unreadable = Impossibile leggere { $file }: { $reason }.
match-not-json = { $file } non è una partita salvata: { $reason }.
match-missing = { $file } non è una partita salvata: manca "{ $key }" o è del tipo sbagliato.
match-format = { $file } ha la versione di formato { $version }; questo programma legge fino alla { $known }.
match-rules-version = { $file } è stata giocata con la versione { $version } delle regole di { $game }; questo programma gioca la versione { $known }.
match-box = { $file } è stata giocata con un'altra scatola ({ $hash } invece di { $known }): i valori stampati sono cambiati.
match-own-box = { $file } è stata giocata con una scatola propria che questo programma non sa leggere: { $reason }
match-read-only = Si può leggere, ma non ripetere né continuare. Per leggere le mosse e il risultato: tavoliere replay { $file }
match-move = { $file }: la mossa { $number } ({ $move }) non è possibile: { $reason }
match-state = { $file } non porta alla posizione con cui è stata salvata.
match-unwritable = Impossibile scrivere { $file }: { $reason }.
position-bad-line = { $path } non si può leggere: { $line }. Scrivi per esempio: players.0.hand {"{"}red=2{"}"}

fair-unreadable = Questa partita non contiene una prova leggibile del mescolamento: impronta, segreto e numeri dei giocatori.
fair-other-secret = Il segreto non è quello promesso: la sua impronta è { $found }, quella promessa era { $promise }.
fair-other-seed = Il codice partita non segue dal segreto e dai numeri dei giocatori.

lesson-unreadable = { $game }: lesson/lesson.toml non si legge: { $reason }
lesson-unknown-move = { $game }: lesson/lesson.toml, «{ $step }»: nessuna mossa del gioco è «{ $what }».
lesson-unknown-target = { $game }: lesson/lesson.toml, «{ $step }» indica «{ $what }»: nessuna mossa lo riguarda, e non è un posto, una zona o uno dei «places».
lesson-unknown-event = { $game }: lesson/lesson.toml, «{ $step }» aspetta «{ $what }»: il gioco non ha questo evento.
lesson-unknown-field = { $game }: lesson/lesson.toml, «{ $step }» aspetta «{ $what }»: questo campo non esiste.
lesson-no-condition = { $game }: lesson/lesson.toml, «{ $what }» non dice quando arriva.
lesson-same-id = { $game }: lesson/lesson.toml ha due passi di nome «{ $what }».
lesson-no-text = { $game }: in lesson/text manca «{ $what }».

# --- scatole dei proprietari ---------------------------------------------------------------------

box-file-part = { $file }: "{ $key }" non è scritto come dovrebbe. Toglilo, o usa il file così com'è stato scaricato.
box-not-shared = { $file } non è un file di valori condivisi: servono "box_of" e una tabella [confirmed] o [corrected].
box-games-differ = Questi file sono di giochi diversi ({ $games }). Unisci quelli di un gioco alla volta.
box-no-game = { $file } non dice a quale gioco appartiene. Aggiungi --game GIOCO, o una prima riga come box_of = "paris".
box-other-game = { $file } è una scatola di { $game }, non di { $other }.
box-count = [{ $table }]: ne sono stampati { $needed }, qui sono { $counted }.

# --- quantità del punteggio, che un gioco può contare in altro modo ----------------------------------------------
amount = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
score-sum = { $total } punti di punteggio
score-lost-less = meno punti persi
score-lost-more = più punti persi
