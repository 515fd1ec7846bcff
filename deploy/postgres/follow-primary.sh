#!/bin/bash
# Copies the primary of PRIMARY_HOST once, with a slot of its own, and follows it from then on.
set -euo pipefail

export PGPASSWORD="$REPLICATION_PASSWORD"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an attempt before this one has left.
  rm -rf "${PGDATA:?}"
  psql --host="$PRIMARY_HOST" --username=replicator --dbname='replication=database dbname=postgres' --quiet \
    --command='DROP_REPLICATION_SLOT replica' 2>/dev/null || true
  pg_basebackup --host="$PRIMARY_HOST" --username=replicator --pgdata="$PGDATA" --wal-method=stream \
    --create-slot --slot=replica --write-recovery-conf --checkpoint=fast
fi
unset PGPASSWORD REPLICATION_PASSWORD
exec postgres -c hot_standby=on "$@"
