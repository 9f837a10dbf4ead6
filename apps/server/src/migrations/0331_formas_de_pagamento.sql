-- What each kind of payment that people take by hand carries of its own.

alter table pagamento
  -- the fields of its kind, as packages/domain/src/pagamentos/detalhes-do-pagamento.ts names them
  add detalhes jsonb not null default '{}',
  -- receipts of cash are numbered per house without a gap; a line put aside keeps its number
  add recibo_numero int,
  add cheque_devolucoes smallint not null default 0 check (cheque_devolucoes between 0 and 2),
  -- the buyer was reminded of what he promised
  add lembrete_at timestamptz;
create unique index pagamento_recibo on pagamento (hot_id, recibo_numero);
-- One slip and one cheque pay once.
create unique index pagamento_nsu on pagamento (hot_id, (detalhes ->> 'terminal'), (detalhes ->> 'nsu'))
  where tipo = 'CARTAO_DE_CREDITO_MANUAL' and ativo and situacao <> 'divergente' and detalhes ? 'nsu';
create unique index pagamento_cheque on pagamento
  (hot_id, (detalhes ->> 'chequeBanco'), (detalhes ->> 'chequeAgencia'), (detalhes ->> 'chequeConta'), (detalhes ->> 'chequeNumero'))
  where tipo = 'CHEQUE' and ativo and situacao <> 'divergente' and detalhes ? 'chequeNumero';

create table recibo_sequencia (
  hot_id int primary key references hotsite,
  ultimo int not null default 0
);
select proteger_tabelas();
