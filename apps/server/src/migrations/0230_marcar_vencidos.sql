-- A lot's end is noted by a statement of its own, in the instant in which it comes: from then on no bid on the lot is
-- decided, whatever becomes of the process that asked. Its result is written by a transaction after that, of that process
-- or of another one. Held until then, hundreds of lots hung on whether one process lived (its system took it down in 40 to
-- 130 ms, and let go of what it held last).
-- A lot that is open and has `encerrado_at` is such a lot. `travar_vencidos` stays for the program before this one, whose
-- processes are replaced one by one: it closes what is noted like what is not.

-- The end of such a lot stays where it was, whoever moves the ends of all open ones (a pause, a cascade, the house).
create function fim_marcado_fica() returns trigger language plpgsql as $$ begin new.data_fim := old.data_fim; return new; end $$;
create trigger lote_fim_marcado before update of data_fim on lote for each row
  when (old.encerrado_at is not null and old.situacao = 'LIBERADO_LEILAO' and new.situacao = old.situacao and new.data_fim is distinct from old.data_fim)
  execute function fim_marcado_fica();
update lote set encerrado_at = null where situacao = 'LIBERADO_LEILAO' and encerrado_at is not null;

-- What a bid holds in that instant is asked for twice more from here: it has a statement to end. Answers what has ended and
-- is not written: `meu`, noted by this call; `marcado`, noted by somebody else; `preso`, held by somebody
-- else, or not to be noted now (no heartbeat, a pause). Whether its client still lives is not looked at until it has ended.
create function marcar_vencidos(ids int[], validade interval) returns table (lel_id int, de_quem text) language plpgsql
  set client_connection_check_interval = 0 as $$
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
end $$;
