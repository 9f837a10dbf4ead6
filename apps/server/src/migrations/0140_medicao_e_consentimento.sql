-- Measuring and foreign scripts of a hotsite, and what visitors allowed (LGPD): proof of a choice, without who made it.
alter table hotsite
  add analytics text check (analytics ~ '^(G|GT|AW)-[A-Z0-9]{4,20}$'),
  add header_script text,
  add hosts_de_script text[] not null default '{}',
  -- [{uri, handleScript}]: scripts of single pages
  add scripts_de_pagina jsonb not null default '[]';

create table consentimento (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  escolha text not null check (escolha in ('nada', 'medicao')),
  -- of the words that were shown
  versao smallint not null,
  created_at timestamptz not null default now()
);

select proteger_tabelas();
