-- The papers that each auction needs. A kind without a row is received when its address is published, else awaited.
create table documento_do_leilao (
  id integer generated always as identity primary key,
  hot_id integer not null references hotsite,
  lei_id integer not null,
  tipo text not null check (tipo in ('EDITAL', 'ORDEM_VISITACAO', 'ORDEM_ENTRADA', 'CONTRATO', 'PUBLICACAO', 'ATA')),
  situacao text not null check (situacao in ('AGUARDANDO', 'RECEBIDO', 'CONFERIDO', 'DISPENSADO')),
  motivo text,
  updated_by integer references usuario,
  updated_at timestamptz not null default clock_timestamp(),
  unique (lei_id, tipo),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

-- Which auctions' conditional lots were reported, and to how many.
create table laudo_condicional (
  lei_id integer primary key,
  hot_id integer not null references hotsite,
  destinatarios integer not null,
  enviado_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

-- How the parties judge an auctioneer's work in one auction.
create table avaliacao_leiloeiro (
  id integer generated always as identity primary key,
  hot_id integer not null references hotsite,
  lei_id integer not null,
  usu_id integer not null references usuario,
  pontualidade integer not null check (pontualidade between 1 and 5),
  conducao integer not null check (conducao between 1 and 5),
  clareza integer not null check (clareza between 1 and 5),
  resultado integer not null check (resultado between 1 and 5),
  comentario text not null default '' check (length(comentario) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (lei_id, usu_id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

-- What the house thinks a vehicle in a conditional sale is worth, for the consignor who decides.
create table avaliacao_condicional (
  id integer generated always as identity primary key,
  hot_id integer not null references hotsite,
  lel_id integer not null unique,
  valor_recomendado bigint not null check (valor_recomendado > 0),
  parecer text not null check (length(parecer) between 1 and 2000),
  updated_by integer references usuario,
  updated_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);

select proteger_tabelas();
