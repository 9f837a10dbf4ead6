-- What is sold beside the lots (a second key, a label): a line of its own that raises what the buyer owes. And who else
-- stands on a sale: the buyer's lawyer, and the person to whom he endorses what he bought.
create table venda_item_extra (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  vnd_id integer not null,
  descricao text not null check (length(descricao) between 1 and 120),
  valor bigint not null check (valor > 0),
  -- settled outside the product; the rest is owed
  valor_pago bigint not null default 0 check (valor_pago between 0 and valor),
  -- false: taken off again, kept for the history
  ativo boolean not null default true,
  chave_do_pedido uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by integer,
  unique (hot_id, chave_do_pedido),
  foreign key (hot_id, vnd_id) references venda (hot_id, id)
);
create index venda_item_extra_da_venda on venda_item_extra (vnd_id) where ativo;

alter table venda
  add column advogado text check (length(advogado) between 1 and 120),
  add column endosso_nome text check (length(endosso_nome) between 1 and 120),
  add column endosso_documento text check (length(endosso_documento) in (11, 14)),
  add check ((endosso_nome is null) = (endosso_documento is null));
select proteger_tabelas();
