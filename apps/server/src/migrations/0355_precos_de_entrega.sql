-- A house's delivery fees become a record that people keep; a method may be withdrawn from a day on.

alter table preco_entrega drop constraint preco_entrega_pkey;
alter table preco_entrega
  add column id integer generated always as identity primary key,
  add column uid uuid not null default gen_random_uuid() unique,
  add column versao integer not null default 1,
  add column oferecido boolean not null default true;
create unique index preco_entrega_por_dia on preco_entrega (hot_id, metodo, desde);

select proteger_tabelas();
