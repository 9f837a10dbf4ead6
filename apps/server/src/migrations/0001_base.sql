-- The base: tenancy, people, sessions, audit, outbox. Every table that belongs to a hotsite carries hot_id, and the
-- row-level policies at the end of each migration file make it the second lock (the first is the query itself).
create extension if not exists btree_gist;

do $$ begin
  if not exists (select from pg_roles where rolname = 'martelo_app') then create role martelo_app nologin; end if;
exception when duplicate_object or unique_violation then null; -- two databases of one cluster migrating at once
end $$;
grant martelo_app to current_user;

-- The hotsite of the running transaction; null outside one.
create function hot_atual() returns int language sql stable parallel safe as
  $$ select nullif(current_setting('martelo.hot_id', true), '')::int $$;
-- Connections of the system itself (jobs, the judge's engine, migrations) say so when they connect.
create function eh_sistema() returns boolean language sql stable parallel safe as
  $$ select coalesce(current_setting('martelo.sistema', true), '') = 'sim' $$;

-- Gives every table that has hot_id (and has no policy yet) its policy and the application's grants.
create function proteger_tabelas() returns void language plpgsql as $$
declare t record;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hot_id' and not a.attisdropped)
      and not exists (select from pg_policy p where p.polrelid = c.oid)
  loop
    execute format('alter table %I enable row level security', t.relname);
    execute format('alter table %I force row level security', t.relname);
    execute format('create policy do_hotsite on %I using (hot_id = hot_atual() or eh_sistema()) with check (hot_id = hot_atual() or eh_sistema())', t.relname);
  end loop;
  grant usage on schema public to martelo_app;
  grant select, insert, update, delete on all tables in schema public to martelo_app;
  grant usage on all sequences in schema public to martelo_app;
  grant execute on all functions in schema public to martelo_app;
  if to_regclass('chave_do_sistema') is not null then revoke all on chave_do_sistema from martelo_app; end if;
end $$;

create function negar_mudanca() returns trigger language plpgsql as
  $$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$;

create table hotsite (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  nome text not null,
  subdominio text not null unique check (subdominio ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  dominio text unique,
  tipo text not null check (tipo in ('leilao', 'loja')),
  ativo boolean not null default true,
  slogan text not null default '',
  descricao text not null default '',
  -- theme
  logo text, logo_escuro text, favicon text, imagem_capa text,
  cor_primaria text not null default '#1d4ed8',
  cor_secundaria text not null default '#0f172a',
  gradiente1 text not null default '#1e3a8a', gradiente2 text not null default '#1d4ed8', gradiente3 text not null default '#0ea5e9',
  texto_sobre_gradiente text not null default '#ffffff',
  fonte text not null default 'Inter',
  -- people
  permitir_cpf boolean not null default true,
  permitir_cnpj boolean not null default true,
  confirmacao_email_exigida boolean not null default true,
  confirmacao_telefone_exigida boolean not null default true,
  documentos_exigidos text[] not null default '{}',
  tipo_habilitacao_leilao text not null default 'POR_DOCUMENTO' check (tipo_habilitacao_leilao in ('AUTOMATICA', 'POR_DOCUMENTO', 'MANUAL', 'CAUCAO')),
  necessario_login_para_visualizar boolean not null default false,
  minutos_ociosos int not null default 5 check (minutos_ociosos between 1 and 240),
  -- capabilities (data, never ids in code)
  lance_automatico boolean not null default false,
  propostas boolean not null default false,
  apelidos_leiloeiro boolean not null default true,
  mostrar_reserva_atingida boolean not null default false,
  manter_como_condicional boolean not null default false,
  dias_resposta_condicional int not null default 3 check (dias_resposta_condicional between 1 and 30),
  dias_estadia_gratis int not null default 5 check (dias_estadia_gratis between 0 and 90),
  -- contact
  telefone text, whatsapp text, email_contato text, email_encarregado text, mensagem_rodape text,
  endereco text, cidade text, uf text, cep text, latitude double precision, longitude double precision,
  redes jsonb not null default '{}',
  perguntas jsonb not null default '[]',
  -- receiving money
  pix_chave text, pix_nome text, pix_cidade text,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);

create table usuario (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  email text not null,
  nome_usuario text,
  senha_hash text,
  papeis text[] not null default '{}',
  ativo boolean not null default true,
  motivo_bloqueio text,
  ultimo_acesso_at timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (hot_id, id)
);
create unique index usuario_email on usuario (hot_id, lower(email));
create unique index usuario_nome_usuario on usuario (hot_id, lower(nome_usuario)) where nome_usuario is not null;

-- One row per refresh token ever given; a family is one login. Using a spent token again revokes the family.
create table sessao (
  id uuid primary key default gen_random_uuid(),
  hot_id int not null references hotsite,
  usu_id int not null,
  familia uuid not null,
  refresh_hash bytea not null unique,
  manter_logado boolean not null default false,
  ip text, agente text,
  criada_at timestamptz not null default now(),
  expira_at timestamptz not null,
  usada_at timestamptz,
  substituta uuid,
  revogada_at timestamptz,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index sessao_familia on sessao (familia);
create index sessao_usuario on sessao (usu_id, criada_at desc);

create table historico_login (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  usu_id int,
  email text not null,
  forma text not null check (forma in ('cliente', 'sistema', 'uso-unico', 'hash', 'refresh')),
  resultado text not null check (resultado in ('ok', 'senha', 'bloqueado', 'limite', 'desconhecido', 'expirado')),
  ip text, agente text,
  quando timestamptz not null default now()
);
create index historico_login_usuario on historico_login (usu_id, quando desc);

-- One-time secrets: login by hash, single-use login, password recovery, e-mail and phone codes. Only hashes are kept.
create table segredo_uso_unico (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  usu_id int not null,
  tipo text not null check (tipo in ('hash', 'uso-unico', 'senha', 'email', 'telefone')),
  segredo_hash bytea not null,
  destino text,
  tentativas int not null default 0,
  criado_at timestamptz not null default now(),
  expira_at timestamptz not null,
  usado_at timestamptz,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create index segredo_uso_unico_busca on segredo_uso_unico (hot_id, tipo, segredo_hash);
create index segredo_uso_unico_usuario on segredo_uso_unico (usu_id, tipo, criado_at desc);

-- Sliding windows of rate limits, shared by all processes. Unlogged: a crash forgives.
create unlogged table limite_de_taxa (
  chave text not null,
  quando timestamptz not null default now()
);
create index limite_de_taxa_chave on limite_de_taxa (chave, quando);

create table auditoria (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  quando timestamptz not null default clock_timestamp(),
  usu_id int, usu_nome text, papeis text[],
  ip text, req_id text,
  entidade text not null, entidade_uid text not null,
  acao text not null,
  antes jsonb, depois jsonb,
  motivo text
);
create index auditoria_entidade on auditoria (hot_id, entidade, entidade_uid, id desc);
create trigger auditoria_so_cresce before update or delete on auditoria for each row execute function negar_mudanca();

-- Puts work into the job queue (graphile-worker) inside the running transaction: the outbox. What must happen after
-- the commit is written with it, so neither can exist without the other. Security definer: the queue's own tables stay
-- closed to the application's role.
create function enfileirar(tarefa text, dados jsonb, quando timestamptz default null, chave text default null)
returns void language plpgsql security definer as $$
begin
  perform graphile_worker.add_job(tarefa, payload := dados::json, run_at := quando, job_key := chave, max_attempts := 12);
end $$;

-- Secrets that all processes share (signing keys), made at first start. Not readable by the application's role.
create table chave_do_sistema (nome text primary key, valor bytea not null, criada_at timestamptz not null default now());

-- The same key again gets the same answer (calls that create money).
create table pedido_idempotente (
  hot_id int not null references hotsite,
  usu_id int not null,
  chamada text not null,
  chave uuid not null,
  resposta jsonb,
  criado_at timestamptz not null default now(),
  primary key (hot_id, usu_id, chamada, chave)
);

-- What mail and SMS would have carried: the default carrier in development; with SMTP_URL mail also leaves.
create table caixa_postal (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  canal text not null check (canal in ('email', 'sms')),
  para text not null, assunto text not null default '', texto text not null, html text,
  criado_at timestamptz not null default now(),
  entregue_at timestamptz, erro text
);
create index caixa_postal_recente on caixa_postal (hot_id, id desc);

create table feriado (
  data date not null,
  ambito text not null check (ambito in ('nacional', 'bancario', 'estadual', 'municipal')),
  uf text not null default '', cidade text not null default '',
  nome text not null,
  primary key (data, ambito, uf, cidade)
);

create table cliente (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  usu_id int not null unique,
  apelido text not null,
  nome text not null,
  cpf char(11), cnpj char(14),
  rg text, orgao_emissor text, inscricao_estadual text,
  razao_social text, nome_fantasia text, nome_fazenda text,
  nascimento date,
  telefone1 text, telefone2 text, telefone3 text,
  email text not null,
  ocupacao text, ramo text, renda_mensal bigint check (renda_mensal >= 0), como_conheceu text,
  interesses text[] not null default '{}',
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Bloqueado')),
  motivo_bloqueio text,
  documento_situacao text not null default 'Cadastrado' check (documento_situacao in ('Cadastrado', 'Aguardando Validação', 'Aprovado', 'Divergente')),
  documentos_enviados_at timestamptz, documentos_aprovados_at timestamptz, documentos_pendentes_at timestamptz,
  email_confirmado_at timestamptz, telefone_confirmado_at timestamptz,
  credenciado_detran boolean not null default false,
  limite_de_compra bigint check (limite_de_compra >= 0),
  observacao_interna text,
  convite_hash text, convidado_hash text,
  aceite_termos_at timestamptz, aceite_marketing_at timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (hot_id, id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id),
  check (cpf is not null or cnpj is not null),
  check (cpf is null or cpf ~ '^[0-9]{11}$'),
  check (cnpj is null or cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$')
);
create unique index cliente_cpf on cliente (hot_id, cpf) where cnpj is null;
create unique index cliente_cnpj on cliente (hot_id, cnpj);
create unique index cliente_apelido on cliente (hot_id, lower(apelido));

create table endereco (
  cli_id int primary key,
  hot_id int not null references hotsite,
  tipo_logradouro text, logradouro text not null, numero text not null, complemento text, referencia text,
  bairro text not null, cep char(9) not null check (cep ~ '^[0-9]{5}-[0-9]{3}$'),
  loc_id int not null, cidade text not null, estado text not null, estado_sigla char(2) not null, regiao text,
  latitude double precision, longitude double precision,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);

create table cliente_documento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int not null,
  tipo text not null,
  arquivo text not null, nome_original text not null, tipo_arquivo text not null, tamanho int not null,
  situacao text not null default 'Aguardando Validação' check (situacao in ('Aguardando Validação', 'Aprovado', 'Divergente', 'Substituído')),
  motivo text,
  enviado_at timestamptz not null default now(),
  respondido_at timestamptz, respondido_by int,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index cliente_documento_cliente on cliente_documento (cli_id, enviado_at desc);
create index cliente_documento_fila on cliente_documento (hot_id, enviado_at) where situacao = 'Aguardando Validação';

create table grupo_cliente (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null, descricao text, situacao text not null default 'Ativo', tipo text,
  unique (hot_id, id), unique (hot_id, nome)
);
create table cliente_grupo (
  hot_id int not null references hotsite,
  cli_id int not null, gru_id int not null,
  primary key (cli_id, gru_id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade,
  foreign key (hot_id, gru_id) references grupo_cliente (hot_id, id) on delete cascade
);

select proteger_tabelas();
-- The hotsite itself is public data; only the system and its own staff may change it.
alter table hotsite enable row level security;
create policy ler on hotsite for select using (true);
create policy mudar on hotsite for update using (id = hot_atual() or eh_sistema());
create policy criar on hotsite for insert with check (eh_sistema());
