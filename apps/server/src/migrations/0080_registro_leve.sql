-- What a row of the log costs is what a hot lot can take per second. Here goes whatever was paid per row without
-- proving anything that is not proven once per statement.

-- A bid is known by its lot and number, and in public by its hash; where a sale shows an id of the bid, it is the first
-- half of the hash.
create or replace function lance_so_muda_situacao() returns trigger language plpgsql as $$
begin
  if (new.lel_id, new.seq, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id, new.motivo, new.em_defesa, new.reserva_ate)
     is distinct from
     (old.lel_id, old.seq, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id, old.motivo, old.em_defesa, old.reserva_ate)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
alter table lance drop column uid;

-- A receipt is looked for now and then; a tree of random hashes is paid with each bid. A summary per block of rows
-- finds the block; what is not summarized yet is a short tail.
drop index lance_hash;
create index lance_hash on lance using brin (hash bytea_bloom_ops (n_distinct_per_range = 4096, false_positive_rate = 0.01))
  with (pages_per_range = 64, autosummarize = on);

-- References are checked once per statement instead of four times per row. A key that rows of the log name can not
-- go away: whoever deletes it waits for every insert under way, then looks.
alter table lance drop constraint lance_hot_id_fkey, drop constraint lance_hot_id_lel_id_fkey,
  drop constraint lance_hot_id_cli_id_fkey, drop constraint lance_hot_id_ape_id_fkey;

create function lance_referencias() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(712311, 0);
  if exists (select from (select distinct hot_id, lel_id from novos) n where not exists (select from lote l where l.hot_id = n.hot_id and l.id = n.lel_id))
    or exists (select from (select distinct hot_id, cli_id from novos where cli_id is not null) n where not exists (select from cliente c where c.hot_id = n.hot_id and c.id = n.cli_id))
    or exists (select from (select distinct hot_id, ape_id from novos where ape_id is not null) n where not exists (select from apelido_leiloeiro p where p.hot_id = n.hot_id and p.id = n.ape_id))
  then raise exception 'lance names a lot, a client or a nickname that its hotsite does not have' using errcode = 'foreign_key_violation'; end if;
  return null;
end $$;
create trigger lance_referencias after insert on lance referencing new table as novos
  for each statement execute function lance_referencias();

create function referido_por_lance() returns trigger language plpgsql as $$
declare tem boolean;
begin
  perform pg_advisory_xact_lock(712311, 0);
  execute format('select exists (select from lance where %I = $1)', tg_argv[0]) into tem using old.id;
  if tem then raise exception '% % is named by the log of bids', tg_table_name, old.id using errcode = 'foreign_key_violation'; end if;
  return coalesce(new, old);
end $$;
create trigger lote_com_lances before delete or update of id, hot_id on lote for each row execute function referido_por_lance('lel_id');
create trigger cliente_com_lances before delete or update of id, hot_id on cliente for each row execute function referido_por_lance('cli_id');
create trigger apelido_com_lances before delete or update of id, hot_id on apelido_leiloeiro for each row execute function referido_por_lance('ape_id');

-- The key of every request stays here, accepted or refused. What an accepted one was answered is in its row of the
-- log but for where the lot stood after it: (status, lot's state, value, next value, end).
alter table lance_pedido drop constraint lance_pedido_hot_id_fkey;
alter table lance_pedido alter resposta type json using resposta::json;
alter table lance_pedido add seq int;
