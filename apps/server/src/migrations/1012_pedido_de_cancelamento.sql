-- What a consignor asks the house to undo once a buyer owes: kept until the sale is undone or the house says why not.
create table pedido_de_cancelamento (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  lel_id integer not null,
  vnd_id integer not null,
  motivo text not null check (length(motivo) between 1 and 500),
  pedido_by integer not null references usuario(id),
  pedido_at timestamptz not null default clock_timestamp(),
  recusado_by integer references usuario(id),
  recusado_at timestamptz,
  resposta text check (length(resposta) between 1 and 500),
  foreign key (hot_id, lel_id) references lote(hot_id, id),
  foreign key (hot_id, vnd_id) references venda(hot_id, id),
  unique (hot_id, id),
  check ((recusado_at is null) = (recusado_by is null)),
  check ((recusado_at is null) = (resposta is null))
);
-- One at a time for each sold lot, however often it is said.
create unique index pedido_de_cancelamento_aberto on pedido_de_cancelamento (vnd_id, lel_id) where recusado_at is null;
create index pedido_de_cancelamento_do_lote on pedido_de_cancelamento (hot_id, lel_id);
create index pedido_de_cancelamento_da_venda on pedido_de_cancelamento (hot_id, vnd_id);
create index pedido_de_cancelamento_pedido_by on pedido_de_cancelamento (pedido_by);
create index pedido_de_cancelamento_recusado_by on pedido_de_cancelamento (recusado_by);
select proteger_tabelas();
