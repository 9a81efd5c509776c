store-locked = Another program is using the database, so nothing was saved. Try again in a moment.
store-full = The server's disk is full, so nothing was saved. Free some space; nothing else is needed.
store-unreachable = The database isn't responding, so nothing was saved. We'll keep trying.
store-bad-url = "{ $url }" isn't a database: write a file name, sqlite:///FILE or postgresql://USER@HOST/NAME.
store-no-driver = PostgreSQL needs its driver: pip install 'tavoliere[postgres]'.
store-no-database = The database file is something else, or damaged from its first byte. Choose another with --db, or restore a backup.
store-damaged = The database file is damaged. Stop the server, set the file aside and restore the last backup ("tavoliere backup" makes them); without a backup, "sqlite3 FILE .recover" saves what can still be read.
store-no-file = Can't use the database file { $file }: { $reason }. Choose another with --db.
store-two-names = The database file { $file } has a second name (a hard link), and a server under the other name would damage it. Remove one of the names; "tavoliere backup" makes real copies.
store-newer = This database has schema number { $number }, from a newer release; this one knows numbers up to { $known }. Start the newer release, or choose another database with --db.
store-in-use = Another server is already using { $file }. With SQLite only one server can use the file; for several, use PostgreSQL with --db.
backup-exists = { $file } already exists. Choose another name, or replace an older backup with --replace; a database in use is never replaced.
backup-no-file = Can't write the backup { $file }: { $reason }.
backup-nothing = There's no database { $file }. Name one with --db.
backup-postgres = PostgreSQL makes its own backups while it runs: pg_dump --format=custom --file=FILE "{ $url }"
