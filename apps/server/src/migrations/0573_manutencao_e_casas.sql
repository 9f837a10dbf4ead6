-- Maintenance of a house: announced, closed for visitors, opened again. Administration across houses.

alter table hotsite
  add column manutencao_fecha_at timestamptz,
  add column manutencao_reabre_at timestamptz,
  add column manutencao_mensagem text not null default '' check (length(manutencao_mensagem) <= 300),
  add column cadastro_de timestamptz,
  add column cadastro_ate timestamptz;

create table manutencao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  mensagem text not null default '' check (length(mensagem) <= 300),
  situacao text not null default 'anunciada' check (situacao in ('anunciada', 'fechada', 'encerrada', 'cancelada')),
  fecha_at timestamptz not null,
  reabre_at timestamptz,
  fechada_at timestamptz,
  encerrada_at timestamptz,
  -- the auctions that stand still because of it
  leiloes integer[] not null default '{}',
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp()
);
create unique index manutencao_de_pe on manutencao (hot_id) where situacao in ('anunciada', 'fechada');

-- An administrator of the platform sees and opens every house.
alter table usuario add column plataforma boolean not null default false;

select proteger_tabelas();
