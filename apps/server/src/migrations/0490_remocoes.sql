-- Removals: carriers with their prices, drivers, places, the removals with links for who has no login, and what happened
-- on the road.

create table transportadora (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) <= 120),
  cnpj text,
  contato_nome text check (length(contato_nome) <= 120),
  telefone text,
  email text,
  preco_km bigint not null default 0 check (preco_km between 0 and 99999999999),
  preco_minimo bigint not null default 0 check (preco_minimo between 0 and 99999999999),
  preco_frustrada bigint not null default 0 check (preco_frustrada between 0 and 99999999999),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, nome)
);

create table preco_de_rota (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tra_id int not null,
  nome text not null check (length(nome) <= 120),
  origem_cidade text check (length(origem_cidade) <= 80),
  origem_uf char(2) not null,
  destino_cidade text check (length(destino_cidade) <= 80),
  destino_uf char(2) not null,
  valor bigint not null check (valor between 0 and 99999999999),
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, nome),
  foreign key (hot_id, tra_id) references transportadora (hot_id, id)
);
create index preco_de_rota_da_transportadora on preco_de_rota (tra_id);

create table motorista (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  tra_id int not null,
  nome text not null check (length(nome) <= 120),
  cpf text not null,
  telefone text,
  email text,
  cnh text check (length(cnh) <= 20),
  -- the login with the role Motorista, if he has one
  usu_id int references usuario,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, cpf),
  foreign key (hot_id, tra_id) references transportadora (hot_id, id)
);
create index motorista_da_transportadora on motorista (tra_id);
create index motorista_usuario on motorista (usu_id);

create table local_remocao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) <= 120),
  endereco text not null check (length(endereco) <= 200),
  cidade text not null check (length(cidade) <= 80),
  uf char(2) not null,
  cep text,
  contato_nome text check (length(contato_nome) <= 120),
  contato_email text,
  telefone text,
  celular text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, nome)
);

create table remocao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vei_id int not null,
  com_id int not null,
  pat_id int not null,
  loc_id int not null,
  tra_id int,
  mot_id int,
  est_id int,
  situacao text not null default 'SOLICITADA'
    check (situacao in ('SOLICITADA', 'AUTORIZADA', 'AGENDADA', 'EM_COLETA', 'EM_TRANSPORTE', 'FINALIZADA', 'CANCELADA', 'FRUSTRADA')),
  observacao text check (length(observacao) <= 2000),
  km int check (km >= 0),
  valor_sugerido bigint check (valor_sugerido between 0 and 99999999999),
  valor bigint check (valor between 0 and 99999999999),
  -- whose account it goes to
  quem_paga text not null default 'comitente' check (quem_paga in ('comitente', 'casa')),
  solicitada_at timestamptz not null default clock_timestamp(),
  solicitada_by int references usuario,
  autorizada_at timestamptz,
  autorizada_by int references usuario,
  prevista_em date,
  -- the carrier's word
  confirmada_at timestamptz,
  inicio_at timestamptz,
  fim_at timestamptz,
  cancelada_at timestamptz,
  cancelada_by int references usuario,
  motivo text check (length(motivo) <= 500),
  latitude double precision, longitude double precision, posicao_at timestamptz,
  chave_do_pedido uuid,
  versao int not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, chave_do_pedido),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, loc_id) references local_remocao (hot_id, id),
  foreign key (hot_id, tra_id) references transportadora (hot_id, id),
  foreign key (hot_id, mot_id) references motorista (hot_id, id),
  foreign key (hot_id, est_id) references estadia (hot_id, id),
  check (situacao in ('SOLICITADA', 'CANCELADA') or tra_id is not null)
);
-- A vehicle is fetched once at a time.
create unique index remocao_viva_do_veiculo on remocao (hot_id, vei_id) where situacao not in ('FINALIZADA', 'CANCELADA');
create index remocao_por_situacao on remocao (hot_id, situacao);
create index remocao_do_patio on remocao (pat_id);
create index remocao_do_local on remocao (loc_id);
create index remocao_da_transportadora on remocao (tra_id);
create index remocao_do_motorista on remocao (mot_id);
create index remocao_do_comitente on remocao (com_id);
create index remocao_do_veiculo on remocao (vei_id);

create table remocao_passo (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  rem_id int not null,
  evento text not null check (length(evento) <= 30),
  -- when it was, by the phone's clock corrected; and when we heard of it
  quando timestamptz not null,
  recebido_at timestamptz not null default clock_timestamp(),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  quem text not null check (length(quem) <= 160),
  motivo text check (length(motivo) <= 500),
  -- one thing that happened on one phone is one step, however often it is sent
  chave uuid not null,
  unique (hot_id, rem_id, chave),
  foreign key (hot_id, rem_id) references remocao (hot_id, id)
);
create index remocao_passo_da_remocao on remocao_passo (rem_id);

create table remocao_link (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  rem_id int not null,
  para text not null check (para in ('transportadora', 'motorista')),
  -- SHA-256 of the secret, which is shown once
  resumo bytea not null unique check (length(resumo) = 32),
  expira_at timestamptz not null,
  revogado_at timestamptz,
  usado_at timestamptz,
  usos int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  foreign key (hot_id, rem_id) references remocao (hot_id, id)
);
create index remocao_link_da_remocao on remocao_link (rem_id);

select proteger_tabelas();
