-- As 0151, and what a bid holds in that instant is asked for twice more from here, while the others are held and not yet
-- written: the bid has a statement to end, and the writing of hundreds of lots beside it took the processor from it. Not
-- longer: what another closing holds is missing, too, and need not be waited for. What somebody else holds still comes
-- back without an instant: it is to be asked for again, the rest is not.
create or replace function travar_vencidos(ids int[], validade interval) returns table (lel_id int, instante timestamptz) language plpgsql as $$
declare
  faltam int[] := ids;
  presos int[];
  instantes timestamptz[];
begin
  perform pg_sleep(greatest(0, extract(epoch from max(l.data_fim) - clock_timestamp())) + 0.0001) from lote l
    where l.id = any(ids) and l.data_fim between clock_timestamp() and clock_timestamp() + interval '100 ms' having max(l.data_fim) is not null;
  for vez in 1..3 loop
    with t as materialized (select l.id from lote l join leilao a on a.id = l.lei_id
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp()
        and a.modalidade = 'ONLINE' and not l.finalizacao_manual and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
        and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - validade)
      order by l.id for no key update of l skip locked),
    i as materialized (select t.id, clock_timestamp() as em from t)
    select array_agg(i.id), array_agg(i.em) into presos, instantes from i;
    if presos is not null then
      return query select * from unnest(presos, instantes);
      faltam := array(select unnest(faltam) except select unnest(presos));
    end if;
    exit when vez = 3 or not exists (select from lote l where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp());
    perform pg_sleep(0.004);
  end loop;
  return query select l.id, null::timestamptz from lote l where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp();
end $$;
