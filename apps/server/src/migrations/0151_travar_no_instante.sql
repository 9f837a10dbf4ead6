-- The clock's hold on lots that are about to end: called some moments before, it waits here, beside the rows, and locks
-- them in the instant of their end. A timer in a busy process, and the way from there, were late by many of its turns.
-- Locks are skipped, not awaited. The conditions are ENCERRAVEL's of the module that closes; they are looked at after the
-- wait, and each lot's instant is taken once it is held.
create function travar_vencidos(ids int[], validade interval) returns table (lel_id int, instante timestamptz) language plpgsql as $$
begin
  perform pg_sleep(greatest(0, extract(epoch from max(l.data_fim) - clock_timestamp())) + 0.0001) from lote l
    where l.id = any(ids) and l.data_fim between clock_timestamp() and clock_timestamp() + interval '100 ms' having max(l.data_fim) is not null;
  return query
    with t as materialized (select l.id from lote l join leilao a on a.id = l.lei_id
      where l.id = any(ids) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp()
        and a.modalidade = 'ONLINE' and not l.finalizacao_manual and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
        and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - validade)
      order by l.id for no key update of l skip locked)
    select t.id, clock_timestamp() from t;
end $$;
