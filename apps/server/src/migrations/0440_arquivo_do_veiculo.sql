-- The vehicle's file in full, its photographs with a decision each, what arrives, what FIPE says, and the sale without an auction.

create table veiculo_classificacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  descricao text,
  ordem int not null default 0 check (ordem >= 0),
  ativo boolean not null default true,
  versao int not null default 1,
  unique (hot_id, id), unique (hot_id, nome)
);

alter table veiculo
  add vcl_id int, add car_id int, add unn_id int,
  add placa_localidade text,
  add contrato text,
  add ultimo_proprietario_nome text, add ultimo_proprietario_documento text,
  add comarca text, add comarca_entrada date, add comarca_liberacao date,
  add bloquear_remocao boolean not null default false,
  add venda_direta boolean not null default false,
  add falta_recorte boolean not null default false,
  add falta_decalque boolean not null default false,
  add integracao_id text, add integracao_situacao text,
  add tags text[] not null default '{}',
  add spincar text,
  add no_patio_desde timestamptz not null default clock_timestamp(),
  add foreign key (hot_id, vcl_id) references veiculo_classificacao (hot_id, id),
  add foreign key (hot_id, car_id) references carteira (hot_id, id),
  add foreign key (hot_id, unn_id) references unidade_negocio (hot_id, id);
update veiculo set no_patio_desde = created_at;
create index veiculo_classificado on veiculo (hot_id, vcl_id);
create index veiculo_da_carteira on veiculo (hot_id, car_id);
create index veiculo_da_unidade on veiculo (hot_id, unn_id);

-- A vehicle that was sold may come back: it is the active one that must be single.
drop index veiculo_chassi;
drop index veiculo_renavam;
create unique index veiculo_chassi on veiculo (hot_id, chassi) where chassi is not null and situacao in ('ESTOQUE', 'EM_LEILAO');
create unique index veiculo_renavam on veiculo (hot_id, renavam) where renavam is not null and situacao in ('ESTOQUE', 'EM_LEILAO');
create index veiculo_por_chassi on veiculo (hot_id, chassi);

-- Positions that the photographs of a kind of vehicle must have.
create table modelo_fotos (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  tipo text not null default 'TODOS' check (tipo in ('TODOS', 'LEVE', 'MOTO', 'PESADO', 'UTILITARIO')),
  orientacao text,
  ordem int not null default 0 check (ordem >= 0),
  obrigatoria boolean not null default true,
  ativo boolean not null default true,
  versao int not null default 1,
  unique (hot_id, id), unique (hot_id, nome)
);

-- A refused photograph leaves the gallery; what is neither approved nor refused waits for a decision.
alter table veiculo_foto
  drop constraint veiculo_foto_tipo_check,
  add constraint veiculo_foto_tipo_check check (tipo in ('foto', 'giro', 'recusada')),
  add mfo_id int,
  add aprovada_at timestamptz,
  add decidida_by int references usuario,
  add motivo_recusa text,
  add areas_borradas int not null default 0,
  add check (tipo <> 'recusada' or motivo_recusa is not null),
  add foreign key (hot_id, mfo_id) references modelo_fotos (hot_id, id);
update veiculo_foto set aprovada_at = created_at;
create index veiculo_foto_por_decidir on veiculo_foto (hot_id, vei_id) where tipo = 'foto' and aprovada_at is null;
create index veiculo_foto_na_posicao on veiculo_foto (hot_id, mfo_id) where mfo_id is not null;

alter table hotsite add exige_fotos_aprovadas boolean not null default false;

-- What is expected at a yard, and what really came.
create table chegada (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pat_id int not null,
  com_id int not null,
  vei_id int,
  prevista_para date not null,
  placa text,
  chassi text,
  descricao text not null,
  com_chave boolean not null default true,
  situacao text not null default 'PREVISTA' check (situacao in ('PREVISTA', 'RECEBIDA', 'NAO_CHEGOU')),
  recebida_at timestamptz,
  recebida_by int references usuario,
  diferencas text[] not null default '{}',
  observacao text,
  versao int not null default 1,
  unique (hot_id, id),
  check ((situacao = 'PREVISTA') = (recebida_at is null)),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id)
);
create index chegada_por_dia on chegada (hot_id, prevista_para);
create index chegada_do_patio on chegada (hot_id, pat_id);
create index chegada_do_veiculo on chegada (hot_id, vei_id);
create index chegada_do_comitente on chegada (hot_id, com_id);

-- The house's own copy of the table of prices, month by month.
create table fipe_preco (
  hot_id int not null references hotsite,
  referencia date not null,
  codigo text not null check (codigo ~ '^[0-9]{6}-[0-9]$'),
  ano_modelo int not null check (ano_modelo between 1900 and 2100 or ano_modelo = 32000),
  combustivel text not null default '',
  nome text not null,
  valor bigint not null check (valor > 0),
  importado_at timestamptz not null default clock_timestamp(),
  primary key (hot_id, codigo, ano_modelo, combustivel, referencia)
);

-- A sale at a fixed price, without an auction.
create table venda_direta (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vei_id int not null,
  situacao text not null default 'ABERTA' check (situacao in ('ABERTA', 'RESERVADA', 'VENDIDA', 'CANCELADA')),
  preco bigint not null check (preco > 0),
  valida_ate date,
  comprador_nome text,
  comprador_documento text,
  motivo text,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  check (situacao not in ('RESERVADA', 'VENDIDA') or comprador_nome is not null),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id)
);
create unique index venda_direta_em_curso on venda_direta (hot_id, vei_id) where situacao <> 'CANCELADA';

-- Who opened a vehicle's file: one row for each person and day.
create table veiculo_acesso (
  hot_id int not null references hotsite,
  vei_id int not null,
  usu_id int not null,
  dia date not null,
  vezes int not null default 1,
  ultimo_at timestamptz not null default clock_timestamp(),
  primary key (vei_id, usu_id, dia),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id) on delete cascade,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);

select proteger_tabelas();
