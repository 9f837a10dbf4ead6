-- Auctions of a traffic authority: its own code of the auction, the lots in its system with four records each, their items, what
-- it posted, and what it said of a vehicle.

create table detran_leilao (
  lei_id int primary key,
  hot_id int not null references hotsite,
  codigo text not null check (length(codigo) between 1 and 40),
  buscado_at timestamptz,
  -- lots in its answer that this auction does not have
  sem_lote int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, codigo),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

create table detran_lote (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null unique,
  externo_id text not null check (length(externo_id) <= 60),
  unique (hot_id, id),
  unique (hot_id, externo_id),
  foreign key (hot_id, lel_id) references lote (hot_id, id)
);

create table detran_item (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  dlo_id int not null,
  id_objeto text not null check (length(id_objeto) <= 60),
  ordem_visualizacao int not null,
  vistoria text check (length(vistoria) <= 200),
  placa text check (length(placa) <= 10),
  tipo text check (length(tipo) <= 60),
  modelo text check (length(modelo) <= 140),
  cor text check (length(cor) <= 40),
  ano int,
  motor text check (length(motor) <= 40),
  chassi text check (length(chassi) <= 30),
  renavan text check (length(renavan) <= 20),
  condicao text not null check (condicao in ('CONSERVADO', 'SUCATA_APROVEITAVEL', 'SUCATA_MOTOR_INSERVIVEL', 'SUCATA_INSERVIVEL')),
  valor_unitario_inicial bigint not null check (valor_unitario_inicial >= 0),
  cadastro_situacao text not null default 'NOVO' check (cadastro_situacao in ('NOVO', 'PENDENTE', 'OK', 'ERRO')),
  cadastro_data timestamptz,
  cadastro_response text check (length(cadastro_response) <= 500),
  cadastro_passo int not null default 0,
  unique (dlo_id, id_objeto),
  foreign key (hot_id, dlo_id) references detran_lote (hot_id, id)
);

create table detran_registro (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  dlo_id int not null,
  tipo text not null check (tipo in ('arremate', 'naoArrematado', 'boleto', 'notaFiscal')),
  situacao text not null check (situacao in ('PENDENTE', 'OK', 'ERRO', 'DESFEITO')),
  -- what it was told: told again when it is another
  marca text not null check (length(marca) <= 120),
  passo int not null default 1,
  data timestamptz,
  -- without the buyer's number in clear
  request jsonb,
  response text check (length(response) <= 500),
  unique (dlo_id, tipo),
  foreign key (hot_id, dlo_id) references detran_lote (hot_id, id)
);

create table detran_aviso (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  -- the authority's own number: told twice, it is one
  externo_id text not null check (length(externo_id) <= 60),
  lote text not null check (length(lote) <= 60),
  tipo text not null check (length(tipo) <= 40),
  ok boolean not null,
  mensagem text not null check (length(mensagem) <= 500),
  instante timestamptz not null,
  aplicado boolean not null,
  recebido_at timestamptz not null default clock_timestamp(),
  unique (hot_id, externo_id)
);

create table detran_consulta (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vei_id int not null,
  dados jsonb not null,
  consultado_at timestamptz not null default clock_timestamp(),
  consultado_by int references usuario,
  foreign key (hot_id, vei_id) references veiculo (hot_id, id)
);
create index detran_consulta_do_veiculo on detran_consulta (vei_id, id desc);

select proteger_tabelas();
