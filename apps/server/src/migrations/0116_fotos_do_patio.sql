-- Pictures of a yard, for those who decide whether to visit it.
create table patio_foto (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pat_id int not null,
  url text not null check (url like '/%' and length(url) <= 300),
  largura int not null check (largura > 0),
  altura int not null check (altura > 0),
  legenda text not null default '' check (length(legenda) <= 120),
  created_at timestamptz not null default now(),
  foreign key (hot_id, pat_id) references patio (hot_id, id)
);
create index patio_foto_patio on patio_foto (hot_id, pat_id, id);

select proteger_tabelas();
