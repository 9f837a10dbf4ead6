-- Who declares a right adds its proofs while it is not recognised; a refused one may be recognised after a better paper.
alter table preferencia_do_lote add column encerrado_at timestamptz
  generated always as (case when situacao in ('DECLARADA', 'RECUSADA') then null else coalesce(decidida_at, created_at) end) stored;
create index preferencia_do_lote_a_decidir on preferencia_do_lote (hot_id, situacao);
