#!/bin/bash
# Runs once, in an empty database: the role that API and worker connect as, and the one that replicas follow with.
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=app_password="$APP_PASSWORD" --set=replication_password="$REPLICATION_PASSWORD" <<'SQL'
create role jara_app login password :'app_password';
-- A pooler hands on no settings of a session.
alter role jara_app set statement_timeout = '3s';
alter role jara_app set lock_timeout = '2s';
alter role jara_app set idle_in_transaction_session_timeout = '10s';
create role replicator login replication password :'replication_password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
