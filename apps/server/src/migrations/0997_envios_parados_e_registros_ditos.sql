-- What was told to an outside party in vain waits for a person: counted on each look at what the house has to do.
create index externo_envio_parado on externo_envio (hot_id, concluido_at) where situacao in ('falhou', 'conferir', 'recusado');

-- When the traffic authority was told of this record last: an older notice speaks of an earlier telling.
alter table detran_registro add column dito_at timestamptz;
alter table detran_registro alter column dito_at set default clock_timestamp();

-- A statement has one number, by each way: 0007/2026, as on its paper.
create or replace function avisar_da_prestacao() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'prestacao.situacao', jsonb_build_object('preUid', new.uid,
    'numero', lpad(new.numero::text, greatest(4, length(new.numero::text)), '0') || '/' || new.ano, 'situacao', new.situacao,
    'liquido', new.liquido));
  return null;
end $$;
