-- Passkeys: a key on a person's device that signs in without a password.

create table chave_de_acesso (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  usu_id integer not null,
  nome text not null,
  -- as the device names it, base64url; the site that it was made for
  credencial text not null,
  site text not null,
  chave_publica bytea not null,
  contador bigint not null default 0,
  meios text[] not null default '{}',
  -- kept by the person's account at the maker of the device, on all his devices
  sincronizada boolean not null default false,
  criada_at timestamptz not null default clock_timestamp(),
  usada_at timestamptz,
  unique (hot_id, credencial),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index chave_de_acesso_da_pessoa on chave_de_acesso (usu_id);

-- What a device was asked to sign: good once, for some minutes. `usu_id`: the person who adds a key; null: a login.
create table desafio_de_chave (
  id bigint generated always as identity primary key,
  hot_id integer not null references hotsite,
  usu_id integer,
  desafio text not null unique,
  expira_at timestamptz not null,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index desafio_de_chave_expira on desafio_de_chave (expira_at);

alter table historico_login drop constraint historico_login_forma_check;
alter table historico_login add constraint historico_login_forma_check
  check (forma in ('cliente', 'sistema', 'uso-unico', 'hash', 'refresh', 'codigo', 'segundo-fator', 'chave'));
select proteger_tabelas();
