-- What consignors ask for their lots, with how it ended: kept before it is tried, so that a request is never lost.
create table solicitacao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  lel_id integer not null,
  usu_id integer not null references usuario,
  acao text not null check (acao in ('Liberada', 'Recusada', 'Novo valor', 'retirar', 'mandarRepasse')),
  nova_situacao text not null,
  valor bigint check (valor > 0),
  -- the bid that was on the screen
  sobre bigint check (sobre >= 0),
  motivo text,
  status text not null default 'enviando' check (status in ('enviando', 'sucesso', 'erro')),
  mensagem text,
  tentativas integer not null default 1,
  data_envio timestamptz not null default clock_timestamp(),
  data_sucesso timestamptz,
  data_erro timestamptz,
  unique (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);
create index solicitacao_do_lote on solicitacao (lel_id, id desc);
create index solicitacao_com_erro on solicitacao (usu_id) where status <> 'sucesso';

select proteger_tabelas();
