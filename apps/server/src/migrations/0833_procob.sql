-- What a registry of persons said of a client: who asked, by which right, for what.
create table procob_consulta (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  cli_id integer not null,
  lel_id integer,
  tipo text not null check (tipo in ('CADASTRO', 'INSCRICAO_ESTADUAL')),
  base_legal text not null check (length(base_legal) <= 40),
  finalidade text not null check (length(finalidade) between 1 and 300),
  resultado text not null check (resultado in ('Autorizado', 'Divergente', 'Falha', 'Aguardando')),
  motivos text[] not null default '{}',
  dados jsonb not null,
  consultado_at timestamptz not null default clock_timestamp(),
  consultado_by integer not null references usuario,
  unique (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade,
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index procob_consulta_do_cliente on procob_consulta (cli_id, id desc);
create index procob_consulta_do_lote on procob_consulta (lel_id) where lel_id is not null;
create index procob_consulta_antiga on procob_consulta (consultado_at);
select proteger_tabelas();
