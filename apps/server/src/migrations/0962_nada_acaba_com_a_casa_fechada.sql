-- From the announced instant of a maintenance on no lot ends by its clock: who would bid is kept out. The job that stops the
-- auctions may run late, or not at all.
create or replace function marcar_vencidos(ids integer[], validade interval)
 RETURNS TABLE(lel_id integer, de_quem text)
 LANGUAGE plpgsql
 SET client_connection_check_interval TO '0'
AS $function$
declare
  faltam int[] := ids;
  meus int[];
  instantes timestamptz[];
begin
  perform pg_sleep(greatest(0, extract(epoch from max(l.data_fim) - clock_timestamp())) + 0.0001) from lote l
    where l.id = any(ids) and l.data_fim between clock_timestamp() and clock_timestamp() + interval '100 ms' having max(l.data_fim) is not null;
  for vez in 1..3 loop
    with t as materialized (select l.id from lote l join leilao a on a.id = l.lei_id
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is null and l.data_fim <= clock_timestamp()
        and a.modalidade = 'ONLINE' and not l.finalizacao_manual and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
        and not exists (select from hotsite h where h.id = a.hot_id and h.manutencao_fecha_at <= clock_timestamp())
        and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - validade)
      order by l.id for no key update of l skip locked),
    i as materialized (select t.id, clock_timestamp() as em from t)
    select array_agg(i.id), array_agg(i.em) into meus, instantes from i;
    -- All of them held before the first is written; also none, so that this is planned before the hammer falls. The version
    -- moves: a bid that was judged before this is judged again.
    update lote l set encerrado_at = i.em, versao = l.versao + 1, updated_at = i.em from unnest(meus, instantes) as i(id, em) where l.id = i.id;
    if meus is not null then
      return query select id, 'meu' from unnest(meus) as m(id);
      faltam := array(select unnest(faltam) except select unnest(meus));
    end if;
    exit when vez = 3 or not exists (select from lote l
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is null and l.data_fim <= clock_timestamp());
    perform pg_sleep(0.004);
  end loop;
  return query select l.id, case when l.encerrado_at is null then 'preso' else 'marcado' end from lote l
    where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and (l.data_fim <= clock_timestamp() or l.encerrado_at is not null);
end $function$;
