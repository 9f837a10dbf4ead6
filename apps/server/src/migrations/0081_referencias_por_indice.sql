-- The references of the log's new rows are looked up one by one through their indexes: joined, a planner that knows
-- nothing of the rows would read all clients of all houses for a single bid.
create or replace function lance_referencias() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(712311, 0);
  if exists (select from (select distinct hot_id, lel_id from novos) n
      where (select true from lote l where l.id = n.lel_id and l.hot_id = n.hot_id) is null)
    or exists (select from novos n where n.cli_id is not null
      and (select true from cliente c where c.id = n.cli_id and c.hot_id = n.hot_id) is null)
    or exists (select from novos n where n.ape_id is not null
      and (select true from apelido_leiloeiro p where p.id = n.ape_id and p.hot_id = n.hot_id) is null)
  then raise exception 'lance names a lot, a client or a nickname that its hotsite does not have' using errcode = 'foreign_key_violation'; end if;
  return null;
end $$;
