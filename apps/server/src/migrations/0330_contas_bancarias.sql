-- Accounts with all that a bank needs, the house's business units and the portfolios of its consignors.

create table unidade_negocio (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  ativo boolean not null default true,
  prioridade int not null default 0,
  estado char(2),
  versao int not null default 1,
  unique (hot_id, id), unique (hot_id, nome)
);

create table carteira (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  com_id int,
  descricao text,
  ativo boolean not null default true,
  versao int not null default 1,
  unique (hot_id, id), unique (hot_id, nome),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);

alter table conta_bancaria
  add nome text,
  add car_id int, add unn_id int,
  add tipo_recebimento text not null default 'DEPOSITO' check (tipo_recebimento in ('DEPOSITO', 'BOLETO', 'PIX')),
  add agencia_digito text, add conta_digito text,
  add recebe_reembolso boolean not null default false,
  add padrao boolean not null default false,
  add foreign key (hot_id, car_id) references carteira (hot_id, id),
  add foreign key (hot_id, unn_id) references unidade_negocio (hot_id, id);

update conta_bancaria set nome = banco || ' ' || conta, versao = versao + 1;
update conta_bancaria set conta_digito = split_part(conta, '-', 2), conta = split_part(conta, '-', 1) where conta ~ '^[0-9.]+-[0-9XxPp]$';
update conta_bancaria set agencia_digito = split_part(agencia, '-', 2), agencia = split_part(agencia, '-', 1) where agencia ~ '^[0-9.]+-[0-9XxPp]$';
-- Of accounts that were typed twice the first one stays in use.
update conta_bancaria b set ativa = false where ativa and exists (
  select from conta_bancaria a where a.hot_id = b.hot_id and a.com_id is not distinct from b.com_id and a.ativa
    and a.banco_codigo = b.banco_codigo and a.agencia = b.agencia and a.conta = b.conta and a.id < b.id);
create unique index conta_bancaria_numero on conta_bancaria (hot_id, conta, agencia, banco_codigo, coalesce(com_id, 0)) where ativa;

-- The house's own accounts that boletos and deposits of sales go to; null: the account that the sale chose.
alter table hotsite
  add bco_id_boleto int, add bco_id_deposito int,
  add foreign key (id, bco_id_boleto) references conta_bancaria (hot_id, id),
  add foreign key (id, bco_id_deposito) references conta_bancaria (hot_id, id);

select proteger_tabelas();
