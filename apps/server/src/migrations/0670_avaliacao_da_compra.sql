-- What a buyer says of a purchase once everything of it was collected. One per purchase; shown when the house let it pass, with
-- the house's answer. The author is the purchase's buyer: no copy of his name stands here.
create table avaliacao_da_compra (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  vnd_id integer not null unique,
  nota integer not null check (nota between 1 and 5),
  texto text not null check (length(texto) <= 1000),
  situacao text not null default 'AGUARDANDO' check (situacao in ('AGUARDANDO', 'PUBLICADA', 'RECUSADA')),
  motivo text check (length(motivo) <= 300),
  resposta text check (length(resposta) <= 1000),
  created_at timestamptz not null default clock_timestamp(),
  moderada_at timestamptz,
  moderada_by integer references usuario,
  versao integer not null default 1,
  unique (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id) on delete cascade
);
create index avaliacao_da_compra_situacao on avaliacao_da_compra (hot_id, situacao, created_at desc);

select proteger_tabelas();
