-- Outages that were made good, one row each, and the rules that were in force before they were changed: an auditor who
-- replays a log needs both.
create table queda (
  id int generated always as identity primary key,
  inicio timestamptz(3) not null,
  fim timestamptz(3) not null check (fim > inicio),
  lotes jsonb not null default '[]',                         -- lelUid, de, para (epoch ms)
  quando timestamptz not null default clock_timestamp()
);

-- The rules that held up to and including row ate_seq of a lot's log.
create table lote_regra_anterior (
  lel_id int not null,
  hot_id int not null references hotsite,
  ate_seq int not null,
  minimo bigint not null, incremento bigint not null, compre_ja bigint, incremento_por_valor boolean not null,
  quando timestamptz not null default clock_timestamp(),
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade
);
create index lote_regra_anterior_lote on lote_regra_anterior (lel_id, ate_seq);

create function guardar_regra_do_lote() returns trigger language plpgsql as $$
begin
  insert into lote_regra_anterior (lel_id, hot_id, ate_seq, minimo, incremento, compre_ja, incremento_por_valor)
  select old.id, old.hot_id, old.lance_seq, old.minimo, old.incremento, old.compre_ja, a.incremento_por_valor from leilao a where a.id = old.lei_id;
  return null;
end $$;
create trigger lote_regra after update on lote for each row
  when (old.lance_seq > 0 and (new.minimo, new.incremento, new.compre_ja) is distinct from (old.minimo, old.incremento, old.compre_ja))
  execute function guardar_regra_do_lote();

create function guardar_regra_do_leilao() returns trigger language plpgsql as $$
begin
  insert into lote_regra_anterior (lel_id, hot_id, ate_seq, minimo, incremento, compre_ja, incremento_por_valor)
  select id, hot_id, lance_seq, minimo, incremento, compre_ja, old.incremento_por_valor from lote where lei_id = old.id and lance_seq > 0;
  return null;
end $$;
create trigger leilao_regra after update on leilao for each row
  when (new.incremento_por_valor is distinct from old.incremento_por_valor) execute function guardar_regra_do_leilao();

select proteger_tabelas();
