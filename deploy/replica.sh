#!/bin/bash
# A standby: copies the primary the first time, then follows it.
set -e
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$(dirname "$PGDATA")"
  until PGPASSWORD="$POSTGRES_PASSWORD" pg_basebackup -h primary -U "$POSTGRES_USER" -D "$PGDATA" -R -X stream -C -S replica 2>/dev/null ||
    PGPASSWORD="$POSTGRES_PASSWORD" pg_basebackup -h primary -U "$POSTGRES_USER" -D "$PGDATA" -R -X stream -S replica; do
    sleep 2
  done
  chmod 700 "$PGDATA"
  chown -R postgres "$PGDATA"
fi
exec docker-entrypoint.sh postgres -c hot_standby=on
