store-locked = The database is in use by another program, so nothing was saved. Try again in a moment.
store-full = There is no space left to save anything. Free some space on the server's disk; nothing else is needed.
store-unreachable = The database does not answer, so nothing was saved. It is tried again by itself.
store-bad-url = "{ $url }" is no database: write a file name, sqlite:///FILE or postgresql://USER@HOST/NAME.
store-no-driver = PostgreSQL needs its driver: pip install 'tavoliere[postgres]'.
store-no-database = The database file is something else, or damaged from its first byte. Choose another with --db, or put a backup in its place.
store-damaged = The database file is damaged. Stop the service, keep the file aside and put the last backup in its place ("tavoliere backup" makes them); without a backup, "sqlite3 FILE .recover" saves what can still be read.
store-no-file = The database file { $file } cannot be used: { $reason }. Choose another with --db.
store-two-names = The database file { $file } has a second name (a hard link), and a server under the other name would damage it. Remove one of the names; "tavoliere backup" makes real copies.
store-newer = This database has schema number { $number }, from a newer release; this one knows numbers up to { $known }. Start the newer release, or choose another database with --db.
store-in-use = Another server already uses { $file }. With SQLite one server owns the file; for several, use PostgreSQL with --db.
backup-exists = { $file } is there already. Choose another name, or replace an older backup with --replace; a database in use is never replaced.
backup-no-file = The backup { $file } cannot be written: { $reason }.
backup-nothing = There is no database { $file }. Name one with --db.
backup-postgres = PostgreSQL makes its own backups while it runs: pg_dump --format=custom --file=FILE "{ $url }"
