-- Large files come in parts, over lines that break: what is on its way to a record, and which parts of it have come. The
-- parts lie in the private store, under keys that follow from the row.
create table envio_de_anexo (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  entidade text not null,
  entidade_uid uuid not null,
  tipo text not null,
  pasta text not null default '' check (length(pasta) <= 60),
  nome text not null check (length(nome) between 1 and 200),
  tamanho int not null check (tamanho > 0),
  substitui uuid,
  chave_do_pedido uuid not null,
  usu_id int not null references usuario,
  iniciado_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, entidade, entidade_uid, chave_do_pedido)
);
create index envio_de_anexo_da_conta on envio_de_anexo (hot_id, usu_id);

create table parte_do_envio (
  hot_id int not null references hotsite,
  env_id bigint not null,
  numero int not null check (numero >= 1),
  foreign key (hot_id, env_id) references envio_de_anexo (hot_id, id) on delete cascade,
  primary key (env_id, numero)
);

select proteger_tabelas();
