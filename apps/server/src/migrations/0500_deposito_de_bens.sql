-- Goods that stay with the house without an auction: apprehended, stored, pledged.
create table deposito_bens (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  numero int not null,
  depositante text not null check (length(depositante) <= 150),
  documento text,
  telefone text,
  email text,
  processo text check (length(processo) <= 40),
  vara text check (length(vara) <= 150),
  pat_id int,
  lugar text check (length(lugar) <= 120),
  entrada date not null,
  diaria bigint not null default 0 check (diaria between 0 and 99999999999),
  dias_livres int not null default 0 check (dias_livres between 0 and 3650),
  observacao text check (length(observacao) <= 2000),
  situacao text not null default 'DEPOSITADO' check (situacao in ('DEPOSITADO', 'LIBERADO')),
  liberado_em date,
  liberado_para text check (length(liberado_para) <= 150),
  liberado_documento text check (length(liberado_documento) <= 40),
  liberado_motivo text check (length(liberado_motivo) <= 500),
  valor_final bigint check (valor_final between 0 and 99999999999999),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, numero),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  check (situacao = 'DEPOSITADO' or (liberado_em is not null and liberado_para is not null and valor_final is not null))
);
create index deposito_bens_do_patio on deposito_bens (pat_id);

create table deposito_item (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  dep_id int not null,
  ordem int not null,
  descricao text not null check (length(descricao) between 1 and 300),
  quantidade int not null default 1 check (quantidade between 1 and 1000000),
  identificacao text check (length(identificacao) <= 120),
  estado text check (length(estado) <= 120),
  foreign key (hot_id, dep_id) references deposito_bens (hot_id, id)
);
create index deposito_item_do_deposito on deposito_item (dep_id);

select proteger_tabelas();
