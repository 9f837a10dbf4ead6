-- The days of a data incident, and whom it affects (decision 101). The job counts the days of the records from before.
alter table incidente_de_dados add column pequeno_porte boolean not null default false,
  add column comunicar_ate date, add column completar_ate date, add column mensagem_titulares text;
create table incidente_de_dados_afetado (
  hot_id integer not null references hotsite (id),
  ind_id integer not null,
  cli_id integer not null,
  avisado_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (ind_id, cli_id),
  foreign key (hot_id, ind_id) references incidente_de_dados (hot_id, id) on delete cascade,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index incidente_de_dados_afetado_cliente on incidente_de_dados_afetado (cli_id);

select proteger_tabelas();
