-- When a client was here last and the newest lot that there was then, so that he is shown what is new since, on any device.
-- What is "new" counts from the visit before this one; a visitor without an account keeps the same in his browser.
create table ultima_visita (
  cli_id int primary key,
  hot_id int not null references hotsite,
  antes_lote int,
  ultimo_lote int not null,
  vista_at timestamptz not null,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index ultima_visita_cliente on ultima_visita (hot_id, cli_id);

select proteger_tabelas();
