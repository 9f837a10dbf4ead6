-- A second factor beside the password, and secrets of one use that the house issues with a reason.
alter table segredo_uso_unico add column motivo text, add column emitido_por int;
alter table segredo_uso_unico drop constraint segredo_uso_unico_tipo_check;
alter table segredo_uso_unico add constraint segredo_uso_unico_tipo_check
  check (tipo in ('hash', 'uso-unico', 'senha', 'email', 'telefone', 'login'));
alter table historico_login drop constraint historico_login_forma_check;
alter table historico_login add constraint historico_login_forma_check
  check (forma in ('cliente', 'sistema', 'uso-unico', 'hash', 'refresh', 'codigo', 'segundo-fator'));

-- The shared secret of the app on the person's phone, sealed with a key of the system; the step that was used last is good once.
create table segundo_fator (
  usu_id int primary key,
  hot_id int not null references hotsite,
  segredo bytea not null,
  ultimo_passo bigint not null default 0,
  criado_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create table codigo_de_recuperacao (
  usu_id int not null,
  hot_id int not null references hotsite,
  resumo bytea not null,
  usado_at timestamptz,
  primary key (usu_id, resumo),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);

-- A login that has its first factor and waits for the second; `novo_segredo`: the person is choosing it right now.
create table login_pendente (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  usu_id int not null,
  resumo bytea not null unique,
  forma text not null,
  manter_logado boolean not null,
  novo_segredo bytea,
  tentativas int not null default 0,
  expira_at timestamptz not null,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index login_pendente_expira on login_pendente (expira_at);

alter table hotsite add column segundo_fator_exigido boolean not null default false;

select proteger_tabelas();
