-- Permissions given to or taken from one person, whence and when he may enter, sessions in the name of another, and access that
-- a client lets another account have.

create table usuario_permissao (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  usu_id integer not null,
  permissao text not null check (length(permissao) <= 60),
  sentido text not null check (sentido in ('dar', 'tirar')),
  motivo text not null check (length(motivo) <= 300),
  ate timestamptz,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  encerrada_at timestamptz,
  encerrada_by integer references usuario,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create unique index usuario_permissao_de_pe on usuario_permissao (usu_id, permissao) where encerrada_at is null;

alter table usuario
  -- networks and addresses from which the account may enter; empty: from anywhere
  add column regra_redes text[] not null default '{}',
  -- days of the week (0 is Sunday) and hours of Brasília; empty: any day
  add column regra_dias integer[] not null default '{}',
  add column regra_de time,
  add column regra_ate time,
  add check ((regra_de is null) = (regra_ate is null));

alter table sessao
  -- who acts in this account's name, and what of it he may do
  add column por_usu_id integer references usuario,
  add column por_escopo text[];

create table liberacao_acesso (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  -- whose account
  cli_id integer not null,
  -- who may use it
  usu_id integer not null,
  escopo text[] not null check (cardinality(escopo) > 0 and escopo <@ array['ver', 'lances', 'compras']),
  motivo text not null check (length(motivo) <= 300),
  situacao text not null default 'aguardando' check (situacao in ('aguardando', 'consentida', 'recusada', 'encerrada')),
  ate timestamptz not null,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  respondida_at timestamptz,
  encerrada_at timestamptz,
  unique (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create unique index liberacao_acesso_de_pe on liberacao_acesso (cli_id, usu_id) where situacao in ('aguardando', 'consentida');
create index liberacao_acesso_usuario on liberacao_acesso (usu_id) where situacao = 'consentida';

select proteger_tabelas();
