-- Files that go with a letter, and the format in which a kept report goes.
create table aviso_anexo (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  -- null: the notice is gone, and the file follows
  avi_id bigint,
  nome text not null check (length(nome) between 1 and 120),
  tipo text not null check (length(tipo) between 1 and 120),
  arquivo text not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, avi_id) references aviso (hot_id, id) on delete set null (avi_id)
);
create index aviso_anexo_aviso on aviso_anexo (avi_id);
create index aviso_anexo_arquivo on aviso_anexo (arquivo);
create index aviso_anexo_idade on aviso_anexo (created_at);
alter table relatorio_salvo add formato text check (formato in ('xlsx', 'csv', 'pdf'));
select proteger_tabelas();
