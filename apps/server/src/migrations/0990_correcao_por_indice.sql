-- Late instalments and late payouts are corrected by a monthly index that the house types in.

create table indice_mensal (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite(id),
  indice text not null check (indice in ('TABELA_DO_TRIBUNAL', 'IPCA', 'IPCA_E', 'INPC', 'IGP_M', 'SELIC')),
  mes text not null check (mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- of the month; below zero when prices fell
  variacao numeric(8, 4) not null check (variacao between -50 and 100),
  fonte text not null default '',
  versao integer not null default 1,
  unique (hot_id, id)
);
-- One value of an index in a month.
create unique index indice_mensal_mes on indice_mensal (hot_id, mes, indice);

-- A correction is an extra item of the sale, as a fine is, and the consignor's as it.
alter table mora_da_parcela add column tipo text not null default 'MULTA' check (tipo in ('MULTA', 'CORRECAO'));

alter table prestacao add column correcoes bigint check (correcoes >= 0);
alter table prestacao_item add column correcao bigint not null default 0 check (correcao >= 0);

-- What a payout that is late is corrected by.
alter table prestacao_lancamento drop constraint prestacao_lancamento_tipo_check;
alter table prestacao_lancamento add constraint prestacao_lancamento_tipo_check
  check (tipo in ('despesa', 'adiantamento', 'retencao', 'correcao'));

select proteger_tabelas();
