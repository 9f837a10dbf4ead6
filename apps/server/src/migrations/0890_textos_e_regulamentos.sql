-- Kinds of auctions, texts and regulations as records; what a bidder agreed to, as it stood at that moment.

create table tipo_de_leilao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  nome text not null check (length(nome) <= 80),
  descricao text check (length(descricao) <= 300),
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (hot_id, id),
  unique (hot_id, nome)
);

create table texto_de_leilao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  nome text not null check (length(nome) <= 120),
  tipo text not null check (tipo in ('CONDICOES', 'PAGAMENTO', 'VISITACAO', 'RETIRADA', 'DOCUMENTACAO', 'OUTRO')),
  titulo text not null check (length(titulo) <= 120),
  texto text not null check (length(texto) <= 20000),
  -- stands in every auction that has no text of this kind of its own
  da_casa boolean not null default false,
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (hot_id, id),
  unique (hot_id, nome)
);

create table regulamento (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  nome text not null check (length(nome) <= 120),
  texto text not null check (length(texto) <= 200000),
  -- the newest of its versions
  numero integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  unique (hot_id, id),
  unique (hot_id, nome)
);

-- Never changed: what an auction or a bidder points at stays what it was.
create table regulamento_versao (
  id integer generated always as identity primary key,
  hot_id integer not null references hotsite(id),
  reg_id integer not null,
  numero integer not null check (numero > 0),
  texto text not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by integer references usuario(id),
  unique (reg_id, numero),
  unique (hot_id, reg_id, numero),
  foreign key (hot_id, reg_id) references regulamento (hot_id, id) on delete cascade
);

alter table leilao
  add let_id integer,
  add tex_id integer,
  add reg_id integer,
  add reg_numero integer,
  add foreign key (hot_id, let_id) references tipo_de_leilao (hot_id, id),
  add foreign key (hot_id, tex_id) references texto_de_leilao (hot_id, id),
  add foreign key (hot_id, reg_id) references regulamento (hot_id, id),
  add foreign key (hot_id, reg_id, reg_numero) references regulamento_versao (hot_id, reg_id, numero),
  add check ((reg_id is null) = (reg_numero is null));

create index leilao_do_regulamento on leilao (reg_id) where reg_id is not null;
create index leilao_do_texto on leilao (tex_id) where tex_id is not null;
create index leilao_do_tipo on leilao (let_id) where let_id is not null;

-- One row for each text that was agreed to in an auction, whether it came from a record or was written into the auction.
create table regulamento_aceito (
  id integer generated always as identity primary key,
  hot_id integer not null references hotsite(id),
  lei_id integer not null,
  digest text not null,
  reg_id integer,
  nome text,
  numero integer,
  texto text not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (lei_id, digest),
  foreign key (hot_id, reg_id) references regulamento (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade
);

-- Null: asked before the texts were kept.
alter table habilitacao
  add aceito_id integer,
  add foreign key (hot_id, aceito_id) references regulamento_aceito (hot_id, id);
create index regulamento_aceito_do_regulamento on regulamento_aceito (reg_id) where reg_id is not null;
create index habilitacao_do_aceito on habilitacao (aceito_id) where aceito_id is not null;

select proteger_tabelas();
