-- How far the room has been told about each lot: the last row of its log and the last version of its state. It is
-- written together with the frames that tell it, and only by whoever goes on from where the last one stopped, so that
-- any number of publishers list each bid once. Beside the lot and not in it: telling takes no lock that a bid wants.
create table sala_lote (
  lel_id int primary key,
  hot_id int not null references hotsite,
  anterior int,                                              -- where the last frames with bids began; null: they had none
  seq int not null default 0,
  versao bigint not null default 0,
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade
) with (fillfactor = 50);
insert into sala_lote (lel_id, hot_id, seq, versao) select id, hot_id, sala_seq, sala_versao from lote where sala_versao > 0;

drop index if exists lote_por_publicar;
alter table lote drop column sala_versao, drop column sala_seq;

-- A frame is written once and read as a whole: as it was sent, not taken apart, not compressed.
alter table sala_quadro alter column quadro type json using quadro::json;
alter table sala_quadro alter column quadro set storage external;

select proteger_tabelas();
