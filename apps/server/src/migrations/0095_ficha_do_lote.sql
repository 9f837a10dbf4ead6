-- What the lot page shows besides: Detran's items, the items of the invoice, stamps with their pictures and links, and
-- the two tables of a hotsite that its simulators read (freight to the capitals, card instalments).
alter table lote
  add column detran_itens jsonb not null default '[]',
  add column itens_nota_fiscal jsonb not null default '[]';

-- A stamp by its name: lots carry names (lote.carimbos), so a stamp without a row is still shown, as a word.
create table carimbo (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) between 1 and 40),
  url_card text, url_lote text, link text,
  ordem int not null default 0,
  unique (hot_id, nome)
);

-- Freight of a car to a capital, from one of the two origins. A hotsite without rows uses the product's own table.
create table frete_do_hotsite (
  hot_id int not null references hotsite,
  uf char(2) not null,
  origem char(2) not null check (origem in ('PA', 'GO')),
  valor bigint not null check (valor between 0 and 99999999),
  prazo_dias int not null check (prazo_dias between 0 and 365),
  primary key (hot_id, uf, origem)
);

-- Interest per month, in percent, for each number of instalments. Without rows: the product's own table.
create table parcelamento_do_hotsite (
  hot_id int not null references hotsite,
  parcelas int not null check (parcelas between 1 and 24),
  juros_ao_mes numeric(5,2) not null check (juros_ao_mes between 0 and 20),
  primary key (hot_id, parcelas)
);

-- What visitors report about a lot. `visto_at`: somebody of the house has dealt with it.
create table problema_relatado (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null,
  cli_id int,
  motivo text not null check (motivo in ('foto', 'descricao', 'localizacao', 'documento', 'preco', 'golpe', 'outro')),
  texto text not null check (length(texto) between 1 and 2000),
  email text,
  created_at timestamptz not null default now(),
  visto_at timestamptz, visto_by int,
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade,
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, visto_by) references usuario (hot_id, id)
);
create index problema_relatado_lista on problema_relatado (hot_id, id desc);
create index problema_relatado_lote on problema_relatado (lel_id);

-- Past hammer prices of one model are read by brand and model.
create index veiculo_modelo on veiculo (hot_id, marca, modelo);

select proteger_tabelas();
