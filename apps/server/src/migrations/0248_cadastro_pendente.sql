-- A sign-up whose e-mail has not been confirmed: no account yet, so nothing is held for somebody who never comes back, and
-- nothing tells whether the e-mail or the document has an account already. Without a code there is nothing to confirm.
create table cadastro_pendente (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  segredo_hash bytea not null unique,
  email text not null,
  dados jsonb not null,
  codigo_hash bytea,
  tentativas int not null default 0,
  criado_at timestamptz not null default clock_timestamp(),
  expira_at timestamptz not null
);
create index cadastro_pendente_expira on cadastro_pendente (expira_at);

select proteger_tabelas();
