#!/bin/bash
# A standby: copies the primary the first time, then follows it.
set -e
trap 'exit 1' INT TERM
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$POSTGRES_PASSWORD"
  # Copied beside its place and moved there when it is whole: half a copy is never started.
  copia="$(dirname "$PGDATA")/copia"
  copiar() {
    rm -rf "$copia"
    # A slot whose log was given up for its long absence serves no copy.
    psql -qAt -v ON_ERROR_STOP=1 -o /dev/null -h primary -U "$POSTGRES_USER" "$POSTGRES_DB" \
      -c "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = 'replica' and wal_status = 'lost'" \
      -c "select pg_create_physical_replication_slot('replica')
        where not exists (select from pg_replication_slots where slot_name = 'replica')" &&
      pg_basebackup -h primary -U "$POSTGRES_USER" -D "$copia" -R -X stream -S replica -c fast
  }
  mkdir -p "$(dirname "$PGDATA")"
  # In the background, so that it can be stopped meanwhile.
  until copiar & wait $!; do
    sleep 2
  done
  chmod 700 "$copia"
  chown -R postgres "$copia"
  rm -rf "$PGDATA"
  mv "$copia" "$PGDATA"
fi
exec docker-entrypoint.sh "$@"
