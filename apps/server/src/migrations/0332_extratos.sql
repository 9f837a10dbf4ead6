-- What came into the house's accounts by their statements, and settlements by spreadsheet: lines that a person confirms.
create table extrato (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tipo text not null check (tipo in ('OFX', 'CSV', 'PLANILHA')),
  nome text not null,
  -- lines that could not be read: line, field, why
  erros jsonb not null default '[]',
  repetidas int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id)
);
create table extrato_linha (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ext_id int not null,
  -- the bank's own number of the entry, with its account: the same entry in two files is one line
  chave text not null,
  dia date not null,
  valor bigint not null check (valor > 0),
  descricao text not null,
  vnd_informada int,
  situacao text not null default 'aberta' check (situacao in ('aberta', 'conferida', 'ignorada')),
  vnd_id int, pag_id int,
  conferida_at timestamptz, conferida_by int references usuario,
  versao int not null default 1,
  unique (hot_id, chave),
  foreign key (hot_id, ext_id) references extrato (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id)
);
create index extrato_linha_extrato on extrato_linha (ext_id);
select proteger_tabelas();
