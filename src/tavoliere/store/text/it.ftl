store-locked = Il database è in uso da un altro programma: non è stato salvato nulla. Riprova fra un momento.
store-full = Non c'è più spazio per salvare. Libera spazio sul disco del server; non serve altro.
store-unreachable = Il database non risponde: non è stato salvato nulla. Si ritenta da sé.
store-bad-url = «{ $url }» non è un database: scrivi il nome di un file, sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
store-no-driver = PostgreSQL ha bisogno del suo driver: pip install 'tavoliere[postgres]'.
store-no-database = Il file del database è un'altra cosa, o è rovinato fin dal primo byte. Scegline un altro con --db, o metti una copia di riserva al suo posto.
store-damaged = Il file del database è rovinato. Ferma il server, metti il file da parte e al suo posto l'ultima copia di riserva (le fa «tavoliere backup»); se non ce ne sono, «sqlite3 FILE .recover» salva quel che si legge ancora.
store-no-file = Il file del database { $file } non si può usare: { $reason }. Scegline un altro con --db.
store-two-names = Il file del database { $file } ha un secondo nome (un collegamento fisico), e un server sotto l'altro nome lo rovinerebbe. Togli uno dei due nomi; le copie vere le fa «tavoliere backup».
store-newer = Questo database ha lo schema numero { $number }, di una versione più nuova; questa conosce i numeri fino a { $known }. Avvia la versione più nuova, o scegli un altro database con --db.
store-in-use = Un altro server usa già { $file }. Con SQLite il file è di un solo server; per averne diversi usa PostgreSQL con --db.
backup-exists = { $file } c'è già. Scegli un altro nome, o sostituisci una copia più vecchia con --replace; un database in uso non si sostituisce mai.
backup-no-file = La copia { $file } non si può scrivere: { $reason }.
backup-nothing = Non c'è nessun database { $file }. Indicane uno con --db.
backup-postgres = PostgreSQL fa da sé le sue copie mentre gira: pg_dump --format=custom --file=FILE "{ $url }"
