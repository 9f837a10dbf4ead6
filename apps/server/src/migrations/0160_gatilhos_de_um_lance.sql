-- Triggers were more than half of what a group of bids cost the database before its first row. Each is called only where
-- it has something to say; what each of them protects stays protected.

-- A bid that is outbid changes its status and nothing else: the rest of a row of the log is compared when a statement
-- names any of it.
drop trigger lance_imutavel on lance;
create trigger lance_imutavel before update of lel_id, seq, hot_id, cli_id, ape_id, tipo, valor, teto, data, hash, chave, usu_id, motivo, em_defesa, reserva_ate, resposta
  on lance for each row execute function lance_so_muda_situacao();

-- The condition of a trigger is read from its text with each statement: not where none of its columns is named.
drop trigger lote_regra on lote;
create trigger lote_regra after update of minimo, incremento, compre_ja on lote for each row
  when (old.lance_seq > 0 and (new.minimo is distinct from old.minimo or new.incremento is distinct from old.incremento or new.compre_ja is distinct from old.compre_ja))
  execute function guardar_regra_do_lote();

-- Whoever raises the version and dates the change himself has done what this one does.
drop trigger lote_versao on lote;
create trigger lote_versao before update on lote for each row
  when (new.versao = old.versao or new.updated_at = old.updated_at) execute function lote_subir_versao();

-- One look at the lots that changed, for the search and for sets and vehicles. A lot that exists has its hotsite.
alter table busca_pendente drop constraint busca_pendente_hot_id_fkey;
drop trigger busca_lote_mudado on lote;
drop function busca_anotar_lotes_mudados();
create or replace function lotes_mudados_movem() returns trigger language plpgsql as $$
declare mudados int[];
begin
  with m as (select n.hot_id, n.id, n.situacao <> o.situacao as moveu from novas n join velhas o on o.id = n.id
    where (n.lance_valor, n.lance_quantidade, n.situacao, n.data_fim, n.data_inicio, n.minimo, n.compre_ja, n.valor_proposta, n.tipo_negociacao,
         n.lei_id, n.vei_id, n.com_id, n.tipo_id, n.numero, n.posicao_leilao, n.nome, n.descricao, n.prioridade, n.destaque, n.video, n.carimbos)
      is distinct from
        (o.lance_valor, o.lance_quantidade, o.situacao, o.data_fim, o.data_inicio, o.minimo, o.compre_ja, o.valor_proposta, o.tipo_negociacao,
         o.lei_id, o.vei_id, o.com_id, o.tipo_id, o.numero, o.posicao_leilao, o.nome, o.descricao, o.prioridade, o.destaque, o.video, o.carimbos)),
    b as (insert into busca_pendente (hot_id, lel_id) select hot_id, id from m)
  select array_agg(id) into mudados from m where moveu;
  -- A bid changes no state: it pays for the look alone.
  if mudados is not null then
    perform conjuntos_acompanham(mudados);
    perform veiculos_acompanham(mudados);
  end if;
  return null;
end $$;

-- What the log names exists. The engine's statement proves it of lots and clients while it looks at their versions, and
-- says so on its connections (`martelo.referencias`); any other row is looked at by itself.
drop trigger lance_referencias on lance;
create or replace function lance_referencias() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(712311, 0);
  if not exists (select from lote l where l.hot_id = new.hot_id and l.id = new.lel_id)
    or new.cli_id is not null and not exists (select from cliente c where c.hot_id = new.hot_id and c.id = new.cli_id)
    or new.ape_id is not null and not exists (select from apelido_leiloeiro p where p.hot_id = new.hot_id and p.id = new.ape_id)
  then raise exception 'lance names a lot, a client or a nickname that its hotsite does not have' using errcode = 'foreign_key_violation'; end if;
  return null;
end $$;
create trigger lance_referencias after insert on lance for each row
  when (new.ape_id is not null or current_setting('martelo.referencias', true) is distinct from 'provadas')
  execute function lance_referencias();

-- Lots that cannot be written as they were decided: a client is gone or is not as he was judged (`de`, `quem`, `de_onde`,
-- `versoes`), or a key of these requests was answered the other way, accepted here and refused by another process, or refused
-- here and accepted there. Called with the lots locked; being volatile it sees what was committed before that, which the
-- statement that calls it may not. Whoever deletes a client waits for the lock that is taken here, then looks at the log.
-- `lances_ja_respondidos` stays for the program before this one, whose processes are replaced one by one.
create function lances_impedidos(presos int[], de int[], quem int[], de_onde int[], versoes int[], lel int[], usu int[], cli int[], chaves uuid[], aceitos boolean[])
returns setof int language plpgsql volatile as $$
begin
  if presos is null then return; end if;
  perform pg_advisory_xact_lock_shared(712311, 0);
  return query select q.lel from unnest(de, quem, de_onde, versoes) as q(lel, cli, hot, versao) left join cliente c on c.id = q.cli
      where c.fatos_versao is distinct from q.versao or c.hot_id <> q.hot
    union all select k.lel from unnest(lel, usu, cli, chaves, aceitos) as k(lel, usu, cli, chave, aceito)
      -- Not `exists`: it would be planned as a table of all keys while there are few.
      where case when k.aceito
        then (select true from lance_pedido p where p.lel_id = k.lel and p.usu_id = k.usu and p.chave = k.chave)
        else (select true from lance b where b.cli_id = k.cli and b.lel_id = k.lel and b.chave = k.chave) end;
end $$;
