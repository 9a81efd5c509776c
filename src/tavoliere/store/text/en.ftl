store-locked = The database is in use by another program, so nothing was saved. Try again in a moment.
store-full = There is no space left to save anything. Free some space on the server's disk; nothing else is needed.
store-unreachable = The database does not answer, so nothing was saved. It is tried again by itself.
store-bad-url = "{ $url }" is no database: write a file name, sqlite:///FILE or postgresql://USER@HOST/NAME.
store-no-driver = PostgreSQL needs its driver: pip install 'tavoliere[postgres]'.
store-no-database = The database file is something else, or damaged. Choose another with --db, or put a copy in its place.
store-newer = This database has schema number { $number }, from a newer release; this one knows numbers up to { $known }. Start the newer release, or choose another database with --db.
store-in-use = Another server already uses { $file }. With SQLite one server owns the file; for several, use PostgreSQL with --db.
