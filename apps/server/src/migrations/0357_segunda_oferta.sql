-- A lot whose buyer gave up is offered to who bid next, by the house's rule.

alter table hotsite
  add column segunda_oferta text not null default 'pedido' check (segunda_oferta in ('nao', 'pedido', 'automatica')),
  add column segunda_oferta_horas integer not null default 24 check (segunda_oferta_horas between 1 and 168);

create table segunda_oferta (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  -- the sale that was given up, and the lot
  vnd_id integer not null,
  lel_id integer not null,
  -- the place in the bids: 2 is the one who bid next
  colocacao integer not null check (colocacao between 2 and 3),
  cli_id integer not null,
  lance_seq integer not null,
  valor bigint not null check (valor > 0),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'aceita', 'recusada', 'vencida', 'cancelada')),
  prazo timestamptz not null,
  respondida_at timestamptz,
  respondida_by integer references usuario,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  versao integer not null default 1,
  unique (hot_id, id),
  -- each client is asked once for the lot of one sale
  unique (vnd_id, lel_id, cli_id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create unique index segunda_oferta_pendente on segunda_oferta (lel_id) where situacao = 'pendente';
create index segunda_oferta_do_cliente on segunda_oferta (cli_id) where situacao = 'pendente';
create index segunda_oferta_a_vencer on segunda_oferta (prazo) where situacao = 'pendente';

select proteger_tabelas();
