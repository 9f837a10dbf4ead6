-- The number by which people call an auction counts within its house; the id counts over all houses and jumps.
alter table leilao add column numero integer not null default 0;
update leilao l set numero = n.numero
  from (select id, row_number() over (partition by hot_id order by id) as numero from leilao) n where n.id = l.id;

create function leilao_recebe_numero() returns trigger language plpgsql as $$
begin
  -- Two auctions of one house that are made at once take their numbers one after the other.
  perform pg_advisory_xact_lock(hashtextextended('numero do leilao|' || new.hot_id, 0));
  new.numero := coalesce((select max(numero) from leilao where hot_id = new.hot_id), 0) + 1;
  return new;
end $$;
create trigger leilao_numero before insert on leilao for each row execute function leilao_recebe_numero();
alter table leilao add constraint leilao_hot_id_numero_key unique (hot_id, numero);
