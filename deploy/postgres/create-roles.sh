#!/bin/bash
# Runs once, in an empty database: the role that API and worker connect as, and the one that replicas follow with.
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=app_password="$APP_PASSWORD" --set=replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role jara_app login password :'app_password';
create role replicator login replication password :'replication_password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
