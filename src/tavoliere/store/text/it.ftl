store-locked = Il database è in uso da un altro programma: non è stato salvato nulla. Riprova fra un momento.
store-full = Non c'è più spazio per salvare. Libera spazio sul disco del server; non serve altro.
store-unreachable = Il database non risponde: non è stato salvato nulla. Si ritenta da sé.
store-bad-url = «{ $url }» non è un database: scrivi il nome di un file, sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
store-no-driver = PostgreSQL ha bisogno del suo driver: pip install 'tavoliere[postgres]'.
store-no-database = Il file del database è un'altra cosa, o è rovinato. Scegline un altro con --db, o rimetti una copia al suo posto.
store-newer = Questo database ha lo schema numero { $number }, di una versione più nuova; questa conosce i numeri fino a { $known }. Avvia la versione più nuova, o scegli un altro database con --db.
store-in-use = Un altro server usa già { $file }. Con SQLite il file è di un solo server; per averne diversi usa PostgreSQL con --db.
