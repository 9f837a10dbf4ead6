-- What the sale, its payments and the bank need besides the first tables.

-- The rates of the moment: the domain takes every sum from them, not from rounded amounts.
alter table venda_item
  add comissao_porcentagem numeric(5,2) check (comissao_porcentagem between 0 and 30),
  add comissao_extra_porcentagem numeric(5,2) check (comissao_extra_porcentagem between 0 and 30);

alter table venda
  add multa_comissao bigint not null default 0 check (multa_comissao >= 0),
  add multa_valor bigint not null default 0 check (multa_valor >= 0);

-- A sale that waited for validation may come back to payment while a younger one of the same client and auction is
-- open, so that "one open sale" cannot be a unique index: the lock that joins lots to sales (by client and auction) is
-- what keeps two from being opened side by side.
drop index venda_aberta;
create index venda_aberta on venda (lei_id, cli_id) where situacao in ('Condicional', 'Aguardando Pagamento');

-- The hotsite's own fees for sending papers, by the first day on which they hold.
create table preco_entrega (
  hot_id int not null references hotsite,
  metodo text not null check (metodo in ('Sedex', 'Carta Registrada')),
  valor bigint not null check (valor >= 0),
  desde date not null,
  primary key (hot_id, metodo, desde)
);

-- Every body that the bank posted, as it came. Nothing is concluded from it: it only says where to look.
create table pix_notificacao (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  bruto jsonb not null,
  recebida_at timestamptz not null default clock_timestamp()
);
create index pix_notificacao_recente on pix_notificacao (hot_id, id desc);

-- What the bank answered when asked, and what became of it.
alter table pix_recebido
  add motivo text,
  add devolvido bigint not null default 0 check (devolvido >= 0),
  add devolucao_pedida_at timestamptz, add devolucao_pedida_by int;
create index pix_recebido_a_devolver on pix_recebido (hot_id, recebido_at) where resultado in ('divergente', 'devolver', 'semCobranca');
create index pix_recebido_txid on pix_recebido (txid);
create index comprovante_pagamento on comprovante (pag_id);

select proteger_tabelas();
