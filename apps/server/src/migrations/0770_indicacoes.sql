-- Refer and earn: the house's rule, and a credit for each client who came by an invitation and closed a first purchase.
create table regra_de_indicacao (
  hot_id integer primary key references hotsite,
  -- centavos for each; off: what was earned stays, nothing new is
  ativa boolean not null default false,
  valor bigint not null default 0 check (valor between 0 and 99999999999),
  dias_de_espera integer not null default 7 check (dias_de_espera between 0 and 180),
  maximo_por_mes integer not null default 10 check (maximo_por_mes between 1 and 1000),
  -- purchases closed before it was switched on earn nothing
  desde timestamptz,
  versao integer not null default 1,
  check (not ativa or (valor > 0 and desde is not null))
);

create table credito_de_indicacao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  -- who invited, and who came
  cli_id integer not null,
  indicado_id integer not null,
  -- the first purchase that was closed
  vnd_id integer not null,
  valor bigint not null check (valor > 0),
  situacao text not null check (situacao in ('Aguardando', 'Em análise', 'Liberado', 'Usado', 'Pago', 'Recusado')),
  suspeitas text[] not null default '{}',
  libera_at timestamptz not null,
  motivo text,
  usado_vnd_id integer,
  decidido_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  versao integer not null default 1,
  -- one person comes once
  unique (hot_id, indicado_id),
  check (cli_id <> indicado_id),
  check ((situacao = 'Usado') = (usado_vnd_id is not null)),
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, indicado_id) references cliente (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, usado_vnd_id) references venda (hot_id, id)
);
create index credito_de_indicacao_de on credito_de_indicacao (cli_id);
create index credito_de_indicacao_da_venda on credito_de_indicacao (vnd_id);
create index credito_de_indicacao_usado on credito_de_indicacao (usado_vnd_id) where usado_vnd_id is not null;
select proteger_tabelas();
