-- Banners by position, with dates and targets, and how often each was seen and followed, by day.
create table banner (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  posicao text not null check (posicao in ('cabecalho', 'inicio', 'entre-leiloes', 'lista', 'janela')),
  -- only where this auction, or this category of lots, is shown; null: everywhere
  lei_id int,
  categoria text,
  nome text not null,
  imagem text not null,
  imagem_mobile text,
  url_destino text,
  ativo boolean not null default true,
  prioridade int not null default 0,
  data_inicio timestamptz, data_fim timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  check (data_fim is null or data_inicio is null or data_fim >= data_inicio),
  unique (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade
);
create index banner_hotsite on banner (hot_id, posicao, prioridade desc);

create table banner_contagem (
  hot_id int not null references hotsite,
  ban_id int not null,
  dia date not null,
  vistos int not null default 0,
  cliques int not null default 0,
  primary key (ban_id, dia),
  foreign key (hot_id, ban_id) references banner (hot_id, id) on delete cascade
);

select proteger_tabelas();
