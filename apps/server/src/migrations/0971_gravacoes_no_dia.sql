-- The root of a day holds the recordings, too: of each auction the end of its files' chain, which none of them can leave later.
alter table registro_dia drop constraint registro_dia_lotes_check;
alter table registro_dia add constraint registro_dia_lotes_check check (lotes >= 0);

create table registro_dia_gravacao (
  hot_id int not null,
  dia date not null,
  lei_id int not null,
  hash bytea not null check (length(hash) = 32),
  primary key (hot_id, dia, lei_id),
  foreign key (hot_id, dia) references registro_dia (hot_id, dia),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);
create trigger registro_dia_gravacao_fica before update or delete on registro_dia_gravacao for each row execute function negar_mudanca();

select proteger_tabelas();
