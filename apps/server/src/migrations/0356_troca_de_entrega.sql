-- A dearer delivery wished after the sale was paid: the difference is paid apart, proven and answered.

create table entrega_troca (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  item_id integer not null,
  metodo text not null check (metodo in ('Sedex', 'Carta Registrada')),
  -- the whole fee of the new method, and what of it is missing
  valor bigint not null check (valor > 0),
  diferenca bigint not null check (diferenca > 0),
  situacao text not null default 'aguardandoComprovante'
    check (situacao in ('aguardandoComprovante', 'aguardandoValidacao', 'divergente', 'aprovada', 'cancelada')),
  motivo text,
  comprovante_id integer references comprovante,
  pag_id integer,
  usu_id integer references usuario,
  respondida_at timestamptz,
  respondida_by integer references usuario,
  versao integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, item_id) references venda_item (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id)
);
create unique index entrega_troca_aberta on entrega_troca (item_id)
  where situacao in ('aguardandoComprovante', 'aguardandoValidacao', 'divergente');
create index entrega_troca_do_item on entrega_troca (item_id, id desc);

select proteger_tabelas();
