-- Reports that a person keeps under a name, and when they are mailed to whom.
create table relatorio_salvo (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  usu_id integer not null,
  nome text not null check (length(nome) between 1 and 80),
  relatorio text not null,
  recorte jsonb not null,
  frequencia text check (frequencia in ('diaria', 'semanal', 'mensal')),
  destinatarios text[] not null default '{}' check (cardinality(destinatarios) <= 20),
  proximo_em timestamptz,
  enviado_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, usu_id, nome),
  check ((frequencia is null) = (proximo_em is null)),
  check (frequencia is null or cardinality(destinatarios) > 0),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index relatorio_salvo_proximo on relatorio_salvo (proximo_em) where proximo_em is not null;
select proteger_tabelas();
