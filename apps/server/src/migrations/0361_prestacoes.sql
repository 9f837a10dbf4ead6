-- The account to consignors: contract terms, statements with their lots and entries, and the orders to pay them.

alter table comitente
  add comissao_paga_por text not null default 'comprador' check (comissao_paga_por in ('comitente', 'comprador')),
  add comissao_porcentagem numeric(5, 2) check (comissao_porcentagem between 0 and 30),
  add comissao_minima bigint check (comissao_minima between 0 and 99999999999),
  -- packages/domain/src/prestacoes/comissao-do-contrato.ts
  add comissao_faixas text;

create table prestacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null,
  com_id int not null,
  -- a second one for what is paid after the first
  sequencia int not null default 1 check (sequencia > 0),
  situacao text not null default 'ABERTA' check (situacao in ('ABERTA', 'CONFERIDA', 'APROVADA', 'PAGA')),
  -- as they were when it was checked
  vendido bigint, comissao bigint, despesas bigint, adiantamentos bigint, retido bigint, liquido bigint,
  conferida_at timestamptz, conferida_by int references usuario, conferida_por text,
  aprovada_at timestamptz, aprovada_by int references usuario, aprovada_por text,
  paga_at timestamptz,
  motivo text,
  -- the document: numbered at the approval, its words as issued then
  ano int, numero int,
  copia jsonb,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, lei_id, com_id, sequencia),
  unique (hot_id, ano, numero),
  foreign key (hot_id, lei_id) references leilao (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  check (situacao = 'ABERTA' or (liquido is not null and conferida_by is not null)),
  check (situacao in ('ABERTA', 'CONFERIDA') or (aprovada_by is not null and aprovada_by <> conferida_by and copia is not null))
);
create index prestacao_do_comitente on prestacao (com_id);
-- One is open at a time.
create unique index prestacao_aberta on prestacao (hot_id, lei_id, com_id) where situacao in ('ABERTA', 'CONFERIDA');

-- A lot is accounted for once.
create table prestacao_item (
  hot_id int not null references hotsite,
  pre_id int not null,
  item_id int not null,
  valor bigint not null check (valor >= 0),
  comissao bigint not null check (comissao >= 0),
  primary key (hot_id, item_id),
  foreign key (hot_id, pre_id) references prestacao (hot_id, id),
  foreign key (hot_id, item_id) references venda_item (hot_id, id)
);
create index prestacao_item_da_prestacao on prestacao_item (pre_id);

create table prestacao_lancamento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pre_id int not null,
  tipo text not null check (tipo in ('despesa', 'adiantamento', 'retencao')),
  descricao text not null,
  valor bigint not null check (valor > 0 and valor <= 99999999999),
  dia date not null,
  ativo boolean not null default true,
  -- the request that wrote it: sent twice, it is one entry
  chave_do_pedido uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id), unique (hot_id, chave_do_pedido),
  foreign key (hot_id, pre_id) references prestacao (hot_id, id)
);
create index prestacao_lancamento_da_prestacao on prestacao_lancamento (pre_id);

create table ordem_de_pagamento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pre_id int not null,
  forma text not null check (forma in ('PIX', 'TRANSFERENCIA')),
  valor bigint not null check (valor > 0),
  -- the consignor's account as it was
  destino jsonb not null,
  situacao text not null default 'enviando' check (situacao in ('enviando', 'paga', 'recusada')),
  -- the bank's id of it
  autenticacao text,
  motivo text,
  encerrada_at timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  foreign key (hot_id, pre_id) references prestacao (hot_id, id),
  check (situacao <> 'paga' or autenticacao is not null)
);
-- While one may have left, there is no second one.
create unique index ordem_de_pagamento_viva on ordem_de_pagamento (hot_id, pre_id) where situacao <> 'recusada';

select proteger_tabelas();
