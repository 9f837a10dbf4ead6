-- How long a video is, shown on its picture; and an item that rests without being deleted.
alter table pagina_item
  add column tempo_em_segundos int check (tempo_em_segundos between 1 and 86399),
  add column ativo boolean not null default true;
