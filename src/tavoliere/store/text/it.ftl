store-locked = Il database è in uso da un altro programma: non è stato salvato nulla. Riprova fra un momento.
store-full = Non c'è più spazio per salvare. Libera spazio sul disco del server; non serve altro.
store-unreachable = Il database non risponde: non è stato salvato nulla. Si ritenta da sé.
store-bad-url = «{ $url }» non è un database: scrivi il nome di un file, sqlite:///FILE oppure postgresql://UTENTE@HOST/NOME.
store-no-driver = PostgreSQL ha bisogno del suo driver: pip install 'tavoliere[postgres]'.
store-in-use = Un altro server usa già { $file }. Con SQLite il file è di un solo server; per averne diversi usa PostgreSQL con --db.
