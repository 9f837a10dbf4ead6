-- A sale counts within its house: its id is the house's block of a million and the number in it. The id is also the address
-- of a purchase, so that neither tells how much the other houses sell. Old sales keep the number that stands on their papers.
create function numero_da_venda(id integer) returns integer language sql immutable parallel safe strict
  as $$ select id % 1000000 $$;

-- A sequence for each house, made with its first sale: nothing waits for the transaction of another sale.
create function venda_recebe_numero() returns trigger language plpgsql security definer set search_path = public as $$
declare
  serie text := 'venda_numero_' || new.hot_id;
begin
  if to_regclass(serie) is null then
    perform pg_advisory_xact_lock(hashtextextended(serie, 0));
    execute format('create sequence if not exists %I as integer maxvalue 999999 start with %s', serie,
      coalesce((select max(numero_da_venda(id)) from venda where hot_id = new.hot_id), 0) + 1);
  end if;
  new.id := new.hot_id * 1000000 + nextval(serie::regclass);
  return new;
end $$;
create trigger venda_numero before insert on venda for each row execute function venda_recebe_numero();
