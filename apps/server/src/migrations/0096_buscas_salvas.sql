-- Saved searches of clients, which lots each has already been told about, and the notices that a client reads in the
-- site. `busca_salva_lote` is what makes an alert happen once per lot, whoever looks and however often.
create table busca_salva (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int not null,
  nome text not null check (length(nome) between 1 and 80),
  -- the list's address (path and query), where the client sees the lots
  endereco text not null check (endereco like '/%' and length(endereco) <= 1500),
  -- scheme and host under which it was saved: where the letters lead
  origem text not null,
  filtros jsonb not null,
  frequencia text not null default 'na-hora' check (frequencia in ('na-hora', 'diaria')),
  por_email boolean not null default true,
  created_at timestamptz not null default now(),
  -- the day (Brasília) of the last daily message
  ultimo_dia date,
  unique (hot_id, id),
  unique (cli_id, endereco),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);

create table busca_salva_lote (
  bsa_id int not null,
  lel_id int not null,
  hot_id int not null references hotsite,
  achado_at timestamptz not null default now(),
  -- null: found, and not yet told
  avisado_at timestamptz,
  primary key (bsa_id, lel_id),
  foreign key (hot_id, bsa_id) references busca_salva (hot_id, id) on delete cascade,
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade
);
create index busca_salva_lote_por_avisar on busca_salva_lote (bsa_id) where avisado_at is null;
create index busca_salva_lote_lote on busca_salva_lote (lel_id);

create table notificacao (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int not null,
  tipo text not null,
  titulo text not null, texto text not null default '',
  link text not null check (link like '/%'),
  created_at timestamptz not null default now(),
  lida_at timestamptz,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index notificacao_do_cliente on notificacao (cli_id, id desc);
create index notificacao_por_ler on notificacao (cli_id) where lida_at is null;

select proteger_tabelas();
