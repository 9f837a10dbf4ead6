-- Which version of which document a client agreed to, when and from where: at his sign-up, and when a version followed.
create table aceite_de_termo (
  id bigint generated always as identity primary key,
  hot_id integer not null references hotsite,
  cli_id integer not null,
  ver_id integer not null,
  aceito_at timestamptz not null,
  ip text,
  unique (cli_id, ver_id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade,
  foreign key (hot_id, ver_id) references versao_de_termo (hot_id, id)
);
create index aceite_de_termo_da_versao on aceite_de_termo (ver_id);
select proteger_tabelas();
