-- A sold lot whose sale is annulled: asked for by one person, decided by another (docs/decisions/096).
create table anulacao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  vnd_id integer not null,
  item_id integer not null,
  fundamento text not null check (fundamento in ('JUIZO', 'COMITENTE', 'CASA')),
  ato text check (length(ato) between 1 and 80),
  motivo text not null check (length(motivo) between 10 and 1000),
  destino text not null check (destino in ('VOLTA', 'SAI')),
  situacao text not null default 'PEDIDA' check (situacao in ('PEDIDA', 'CONFIRMADA', 'RECUSADA', 'RETIRADA')),
  pedida_by integer not null references usuario(id),
  pedida_at timestamptz not null default clock_timestamp(),
  decidida_by integer references usuario(id),
  decidida_at timestamptz,
  resposta text check (length(resposta) <= 500),
  -- what goes back to the buyer, in centavos; known once it is confirmed
  devolver bigint check (devolver >= 0),
  foreign key (hot_id, vnd_id) references venda(hot_id, id),
  foreign key (hot_id, item_id) references venda_item(hot_id, id),
  unique (hot_id, id),
  check ((situacao = 'PEDIDA') = (decidida_at is null)),
  check ((situacao = 'PEDIDA') = (decidida_by is null)),
  check (situacao <> 'CONFIRMADA' or decidida_by <> pedida_by),
  check (fundamento <> 'JUIZO' or ato is not null)
);
create unique index anulacao_aberta on anulacao (item_id) where situacao = 'PEDIDA';
create index anulacao_da_venda on anulacao (hot_id, vnd_id);
create index anulacao_do_item on anulacao (item_id);
create index anulacao_pedida_by on anulacao (pedida_by);
create index anulacao_decidida_by on anulacao (decidida_by);
-- The whole sale was annulled, not cancelled: its papers say so.
alter table venda add column anulada_at timestamptz;
select proteger_tabelas();
