-- The root of a day holds the audit log: what was written since the last such root, in one hash that goes on from the one before.
create table registro_dia_auditoria (
  hot_id int not null,
  dia date not null,
  linhas int not null check (linhas > 0),
  hash bytea not null check (length(hash) = 32),
  primary key (hot_id, dia),
  foreign key (hot_id, dia) references registro_dia (hot_id, dia)
);
create trigger registro_dia_auditoria_fica before update or delete on registro_dia_auditoria for each row execute function negar_mudanca();

-- Rows come in the order of time, so that some bytes for each range of pages find a day; a write pays nothing for it.
create index auditoria_quando on auditoria using brin (quando);

select proteger_tabelas();
