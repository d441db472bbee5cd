# Messages of the service to the person who runs it.

server-bad-setting = { $setting } cannot be "{ $value }". It takes: { $accepts }.

server-database-url = "{ $url }" is no database address. Use sqlite:///deorbit.db for a file in this folder, sqlite:////folder/deorbit.db for one elsewhere, or postgresql://user@host/name.
server-database-driver = PostgreSQL needs its driver, which is not installed: pip install "deorbit[postgresql]".
server-no-nats = Messages by { $address } need the package nats-py, which is not installed: pip install "deorbit[nats]".
server-database-folder = The folder { $folder } does not exist. Create it, or let DEORBIT_DATABASE name another.
server-database-readonly = { $file } cannot be written. Give this user the right to write the file and its folder, or let DEORBIT_DATABASE name another.
server-database-foreign = { $url } is not a database of Deorbit. Name an empty one, or a file that does not exist yet.
server-database-newer = { $url } was last used by a newer Deorbit (its state is "{ $found }"). Install that version, or restore a backup.
server-database-other = { $url } is not in the state of this program (it is "{ $found }"): start the server once, which brings it up to date, or check it with the version that used it.
server-database-unreachable = { $url } cannot be opened: { $problem }
server-database-used = { $url } is in use by another Deorbit server. Stop that one first: a database in a file serves one process, and no database is filled or brought up to date while somebody uses it.
server-database-empty = { $url } holds nothing of Deorbit, so there is nothing to save or to check.

server-backup-exists = { $file } exists already and is not overwritten. Name another file.
server-backup-file = { $file } cannot be written: { $problem }
server-backup-unreadable = { $file } is not a backup that Deorbit wrote, or it is damaged: { $problem }
server-restore-full = { $url } is not empty. Restore into a database that holds nothing yet.
