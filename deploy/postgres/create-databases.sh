#!/bin/sh
# Run once, by the image of PostgreSQL, when its volume is empty: a database for EMBPM and one for Keycloak, each with a role that
# owns it and can reach no other.
set -eu

# Reads statements, with variables as further arguments.
run() {
  psql --username postgres --dbname postgres --no-psqlrc --quiet --set ON_ERROR_STOP=1 "$@"
}

create() {
  run --set name="$1" --set password="$2" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" encoding 'UTF8' template template0;
revoke all on database :"name" from public;
SQL
}

create embpm "$EMBPM_DATABASE_PASSWORD"
create keycloak "$KEYCLOAK_DATABASE_PASSWORD"
run --command 'revoke all on database postgres, template1 from public'
