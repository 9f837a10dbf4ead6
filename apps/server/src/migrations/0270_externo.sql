-- Outside parties: each house's credentials, the outbox, the log of requests and answers, and the notices that come in.

-- Encrypted by a key that the database does not know (MARTELO_CHAVES), bound to its house and party.
create table externo_credencial (
  hot_id int not null references hotsite,
  parceiro text not null check (parceiro ~ '^[a-z0-9-]{2,40}$'),
  cifrado bytea not null,
  chave_id text not null,
  -- what may be shown again: the fields that are no secret
  visivel jsonb not null default '{}',
  versao int not null default 1,
  salva_at timestamptz not null default clock_timestamp(),
  salva_por text not null,
  testada_at timestamptz,
  teste_erro text,
  primary key (hot_id, parceiro)
);
create index externo_credencial_chave on externo_credencial (chave_id);

create table externo_envio (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  parceiro text not null,
  operacao text not null,
  -- what it is about: 'venda' and its uid
  objeto_tipo text,
  objeto_uid text,
  -- the same key again is the same message
  chave text not null,
  dados jsonb not null,
  situacao text not null default 'pendente' check (situacao in ('pendente', 'entregue', 'recusado', 'falhou', 'conferir')),
  tentativas int not null default 0,
  proxima_at timestamptz not null default clock_timestamp(),
  -- a process is at it until then; one that died is relieved
  tomado_ate timestamptz,
  desfecho text,
  erro text,
  criado_at timestamptz not null default clock_timestamp(),
  concluido_at timestamptz,
  unique (hot_id, parceiro, operacao, chave)
);
create index externo_envio_pendente on externo_envio (proxima_at) where situacao = 'pendente';
create index externo_envio_concluido on externo_envio (concluido_at) where situacao <> 'pendente';
create index externo_envio_objeto on externo_envio (hot_id, objeto_uid) where objeto_uid is not null;

create table externo_aviso (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  parceiro text not null,
  -- the party's own id of the notice, or the digest of its body
  aviso_id text not null check (length(aviso_id) between 1 and 200),
  corpo bytea not null,
  situacao text not null default 'recebido' check (situacao in ('recebido', 'processado', 'falhou')),
  tentativas int not null default 0,
  proxima_at timestamptz not null default clock_timestamp(),
  erro text,
  recebido_at timestamptz not null default clock_timestamp(),
  processado_at timestamptz,
  unique (hot_id, parceiro, aviso_id)
);
create index externo_aviso_pendente on externo_aviso (proxima_at) where situacao = 'recebido';
create index externo_aviso_recebido on externo_aviso (recebido_at);

-- One request and its answer, masked. Without a house: what the platform asks for all of them.
create table externo_registro (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int references hotsite,
  parceiro text not null,
  operacao text not null,
  sentido text not null check (sentido in ('saida', 'entrada')),
  desfecho text not null,
  objeto_tipo text,
  objeto_uid text,
  env_id bigint,
  avi_id bigint,
  tentativa int,
  metodo text,
  endereco text,
  status int,
  duracao_ms int not null,
  pedido_cabecalhos jsonb,
  pedido_corpo text,
  resposta_cabecalhos jsonb,
  resposta_corpo text,
  erro text,
  req_id text,
  quando timestamptz not null default clock_timestamp()
);
create index externo_registro_hotsite on externo_registro (hot_id, id desc);
create index externo_registro_parceiro on externo_registro (hot_id, parceiro, id desc);
create index externo_registro_objeto on externo_registro (hot_id, objeto_uid, id desc) where objeto_uid is not null;
create index externo_registro_envio on externo_registro (env_id) where env_id is not null;
create index externo_registro_quando on externo_registro (quando);

select proteger_tabelas();
