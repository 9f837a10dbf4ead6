-- What the processes measure of themselves, for the operator's page. Belongs to the platform, not to a hotsite; nobody
-- misses it after a crash, so it is not logged.
create unlogged table medida_do_processo (
  processo text not null,                                   -- one name per life of a process
  quando timestamptz(3) not null default clock_timestamp(),
  amostra jsonb not null,
  primary key (processo, quando)
);
create index medida_do_processo_quando on medida_do_processo (quando);

-- When a measure was over its limit.
create table alerta_de_operacao (
  id int generated always as identity primary key,
  medida text not null,
  valor int not null,                                       -- the worst seen
  limite int not null,
  desde timestamptz(3) not null default clock_timestamp(),
  ate timestamptz(3) check (ate >= desde)
);
create unique index alerta_de_operacao_aberto on alerta_de_operacao (medida) where ate is null;
create index alerta_de_operacao_desde on alerta_de_operacao (desde desc);
