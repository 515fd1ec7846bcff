#!/bin/sh
# The password comes by the environment, and PgBouncer takes it from a file alone.
set -eu
umask 077
printf '"jara_app" "%s"\n' "$APP_PASSWORD" > /tmp/users.txt
unset APP_PASSWORD
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
