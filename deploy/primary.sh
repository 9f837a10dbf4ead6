#!/bin/bash
# Runs once, when the primary's folder is made: the standby may copy it.
set -e
echo "host replication $POSTGRES_USER all scram-sha-256" >>"$PGDATA/pg_hba.conf"
