-- The catalogue: who consigns, who cries, where things stand, what is sold, and in which auction.
create table comitente (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null, cnpj char(14), logo text, grupo text, email text,
  exige_boleto boolean not null default false,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (hot_id, id), unique (hot_id, nome)
);
create table usuario_comitente (
  hot_id int not null references hotsite,
  usu_id int not null, com_id int not null,
  primary key (usu_id, com_id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade,
  foreign key (hot_id, com_id) references comitente (hot_id, id) on delete cascade
);

create table conta_bancaria (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  com_id int,
  banco_codigo char(3) not null, banco text not null, agencia text not null, conta text not null,
  titular text not null, titular_documento text not null, pix_chave text,
  recebe_lote boolean not null default true, ativa boolean not null default true,
  unique (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);

create table leiloeiro (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  usu_id int,
  nome text not null, matricula text not null, junta text not null, uf char(2) not null, foto text,
  ativo boolean not null default true,
  unique (hot_id, id), unique (hot_id, matricula, junta),
  foreign key (hot_id, usu_id) references usuario (hot_id, id)
);

create table patio (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null, responsavel text, cidade text not null, uf char(2) not null,
  endereco text not null, cep text, telefone text, email text,
  latitude double precision, longitude double precision,
  explicacao_visitacao text, explicacao_retirada text,
  abre time not null default '08:00', fecha time not null default '17:00' check (fecha > abre),
  dias_semana int[] not null default '{1,2,3,4,5}',
  intervalo_minutos int not null default 30 check (intervalo_minutos between 5 and 240),
  capacidade int not null default 2 check (capacidade between 1 and 100),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (hot_id, id), unique (hot_id, nome)
);
create table usuario_patio (
  hot_id int not null references hotsite,
  usu_id int not null, pat_id int not null,
  primary key (usu_id, pat_id),
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade,
  foreign key (hot_id, pat_id) references patio (hot_id, id) on delete cascade
);
create table patio_recesso (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pat_id int not null,
  periodo daterange not null check (not isempty(periodo)),
  motivo text not null,
  created_at timestamptz not null default now(), created_by int,
  foreign key (hot_id, pat_id) references patio (hot_id, id) on delete cascade,
  exclude using gist (pat_id with =, periodo with &&)
);

create table local_realizacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null, endereco text not null, cidade text not null, uf char(2) not null, telefone text,
  unique (hot_id, id)
);

create table tipo_lote (id int primary key, nome text not null, categoria text not null, ordem int not null default 0);

create table veiculo (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  com_id int not null, pat_id int,
  tipo_id int not null references tipo_lote,
  nome text not null,
  marca text not null, modelo text not null, versao_modelo text,
  ano_fabricacao int check (ano_fabricacao between 1900 and 2100),
  ano_modelo int check (ano_modelo between 1900 and 2100),
  cor text, placa char(7), placa_chave char(7), placa_uf char(2), chassi text, numero_motor text, renavam char(11),
  possui_chave boolean, combustivel text, km int check (km >= 0), cambio text,
  conservacao text, sinistro text, monta text, retomada text not null default 'NAO_DEFINIDO',
  valor_mercado bigint check (valor_mercado >= 0),
  fipe_codigo text, fipe_nome text, fipe_valor bigint check (fipe_valor >= 0), fipe_atualizada_at timestamptz,
  prazo_documento int,
  laudo_cautelar_resultado text not null default 'NAO_REALIZADO' check (laudo_cautelar_resultado in ('APROVADO', 'APROVADO_COM_RESSALVAS', 'REPROVADO', 'NAO_REALIZADO')),
  laudo_cautelar_observacao text,
  itens_detalhados jsonb not null default '{}',
  descricao text not null default '', observacoes text,
  video_url text,
  cidade text, uf char(2),
  inibir_venda boolean not null default false,
  situacao text not null default 'ESTOQUE' check (situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO', 'ENTREGUE', 'INATIVO')),
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), created_by int,
  unique (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id)
);
create unique index veiculo_chassi on veiculo (hot_id, chassi) where chassi is not null;
create unique index veiculo_renavam on veiculo (hot_id, renavam) where renavam is not null;
create index veiculo_placa on veiculo (hot_id, placa_chave);

create table veiculo_foto (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vei_id int not null,
  tipo text not null default 'foto' check (tipo in ('foto', 'giro')),
  ordem int not null,
  chave text not null,               -- name stem in public storage; widths are suffixes
  larguras int[] not null,
  largura int not null, altura int not null,
  previa text not null default '', cor text not null default '#888888',
  legenda text not null default '',
  created_at timestamptz not null default now(), created_by int,
  foreign key (hot_id, vei_id) references veiculo (hot_id, id) on delete cascade,
  constraint veiculo_foto_ordem unique (vei_id, tipo, ordem) deferrable initially deferred
);

create table leilao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null, descricao text not null default '',
  situacao text not null default 'EM_LOTEAMENTO' check (situacao in ('EM_LOTEAMENTO', 'CRIADO', 'PRONTO', 'AO_VIVO', 'EXECUTADO', 'CANCELADO')),
  motivo_situacao text,
  modalidade text not null default 'SIMULTANEO' check (modalidade in ('PRESENCIAL', 'ONLINE', 'SIMULTANEO')),
  conducao text not null default 'leiloeiro' check (conducao in ('robo', 'leiloeiro', 'misto')),
  data timestamptz not null,
  leo_id int not null, lrl_id int not null,
  segundo_entre_lotes int not null default 120 check (segundo_entre_lotes between 0 and 86400),
  intervalo_entre_lotes_segundos int not null default 30 check (intervalo_entre_lotes_segundos between 3 and 3600),
  ponto_corte_para_incremento_pos_lances_segundos int not null default 20 check (ponto_corte_para_incremento_pos_lances_segundos between 0 and 3600),
  incremento_apos_lances_segundos int not null default 20 check (incremento_apos_lances_segundos between 0 and 3600),
  cascata boolean not null default false,
  incremento_por_valor boolean not null default false,
  condicional boolean not null default false,
  permite_repasse boolean not null default true,
  tipo_habilitacao text check (tipo_habilitacao in ('AUTOMATICA', 'POR_DOCUMENTO', 'MANUAL', 'CAUCAO')),
  porcentagem_comissao numeric(5,2) not null default 5 check (porcentagem_comissao between 0 and 30),
  taxa_adm bigint not null default 0 check (taxa_adm >= 0),
  edital_url text, ordem_visitacao_url text, ordem_entrada_url text, regulamento text not null default '',
  transmissao_url text, transmissao_subdominio text,
  imagem text,
  -- live room
  lote_atual_id int,
  pausado_at timestamptz, pausa_motivo text,
  iniciado_at timestamptz, encerrado_at timestamptz,
  conferir_dia boolean not null default true, liberacao_dia_motivo text,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), created_by int,
  unique (hot_id, id),
  foreign key (hot_id, leo_id) references leiloeiro (hot_id, id),
  foreign key (hot_id, lrl_id) references local_realizacao (hot_id, id)
);
create index leilao_agenda on leilao (hot_id, situacao, data);

create table lote (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null, vei_id int not null, com_id int not null,
  conjunto_principal_id int,
  numero text not null,
  posicao_leilao int not null,
  nome text not null, descricao text not null default '',
  situacao text not null default 'CADASTRADO' check (situacao in ('CADASTRADO','PENDENTE','LIBERADO_LEILAO','PLACAR','AG_CLIENTE','NAO_ARREMATADO','AG_PAGAMENTO','PAGO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','CONDICIONAL','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','DOULHE_UMA','DOULHE_DUAS','REPASSE','BUY_NOW','BOLETO','PAGO_CARTAO','PARCIAL_CARTAO','RETIRADO','SUSPENSO','AO_VIVO')),
  situacao_anterior text, motivo_situacao text, situacao_at timestamptz not null default now(),
  tipo_id int not null references tipo_lote,
  tipo_negociacao text not null default 'DISPUTA' check (tipo_negociacao in ('DISPUTA', 'PROPOSTA', 'COMPRE_JA')),
  data_inicio timestamptz, data_fim timestamptz,
  -- money, centavos
  minimo bigint not null check (minimo > 0 and minimo <= 99999999999),
  incremento bigint not null check (incremento > 0),
  valor_comitente bigint check (valor_comitente >= 0),       -- the secret reserve
  compre_ja bigint check (compre_ja > 0), valor_proposta bigint check (valor_proposta > 0),
  despachante bigint not null default 0, outros bigint not null default 0, remocao bigint not null default 0,
  deposito_de_bens bigint not null default 0, vistoria bigint not null default 0, taxa_adm bigint not null default 0,
  comissao_porcentagem numeric(5,2), comissao_extra_porcentagem numeric(5,2), compre_ja_porcentagem numeric(5,2), comissao_extra_mensagem text,
  -- behaviour
  somente_buy_now_proposta boolean not null default false,
  finalizacao_manual boolean not null default false,
  transmissao_na_pista boolean not null default false,
  recebe_incremento_tempo boolean not null default true,
  condicional boolean not null default false,
  prioridade int not null default 0, destaque boolean not null default false,
  video text, black_car10 boolean not null default false, sorteio_final_ano boolean not null default false,
  carimbos text[] not null default '{}',
  grupos_cliente int[] not null default '{}',
  -- the judge's state: written only by the bid engine and the room, under the lot's version
  lance_seq int not null default 0,
  lance_valor bigint, lance_cli_id int, lance_ape_id int, lance_tipo text, lance_at timestamptz,
  lance_quantidade int not null default 0,
  teto_cli_id int, teto_valor bigint, teto_seq int,          -- the leader's sealed ceiling
  hash_ultimo bytea,
  versao bigint not null default 0,
  sala_versao bigint not null default 0,                     -- versao up to which the room has published
  -- clock of the cry
  relogio_fim timestamptz, relogio_restante_ms int, chamada_at timestamptz,
  encerrado_at timestamptz,
  -- conditional sale
  condicional_data timestamptz, condicional_prazo timestamptz,
  condicional_resposta text check (condicional_resposta in ('Liberada', 'Recusada', 'Novo valor')),
  condicional_resposta_data timestamptz, condicional_resposta_nome text,
  condicional_novo_valor bigint, condicional_novo_valor_data timestamptz, condicional_novo_valor_nome text,
  condicional_replica_cliente_uid uuid, condicional_replica_valor bigint, condicional_replica_data timestamptz, comitente_aceitar_replica boolean,
  resposta_durante_leilao text, resposta_durante_leilao_valor bigint, resposta_durante_leilao_at timestamptz,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), created_by int,
  unique (hot_id, id),
  constraint lote_numero unique (lei_id, numero),
  constraint lote_posicao unique (lei_id, posicao_leilao) deferrable initially deferred,
  foreign key (hot_id, lei_id) references leilao (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (conjunto_principal_id) references lote,
  check (data_fim is null or data_inicio is null or data_fim > data_inicio)
) with (fillfactor = 60);
alter table leilao add foreign key (lote_atual_id) references lote;
create index lote_leilao on lote (lei_id, posicao_leilao);
create index lote_veiculo on lote (vei_id);
create index lote_a_encerrar on lote (data_fim) where situacao in ('LIBERADO_LEILAO', 'PLACAR');
create index lote_relogio on lote (relogio_fim) where situacao in ('AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS');
create index lote_por_publicar on lote (id) where versao > sala_versao;
-- A vehicle is in at most one lot that is still open or being sold.
create unique index lote_veiculo_ativo on lote (vei_id) where situacao not in
  ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO');

create table lote_arquivo (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null,
  nome text not null, url text not null, tipo text not null default 'documento',
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade
);

create table importacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  usu_id int not null, lei_id int,
  nome_arquivo text not null, arquivo_hash text not null, formato text not null,
  situacao text not null default 'previa' check (situacao in ('previa', 'confirmada', 'descartada')),
  mapeamento jsonb not null default '{}', linhas jsonb not null, resumo jsonb not null,
  criada_at timestamptz not null default now(), confirmada_at timestamptz, confirmada_by int,
  foreign key (hot_id, usu_id) references usuario (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id)
);

create table favorito (
  hot_id int not null references hotsite,
  cli_id int not null, vei_id int not null,
  created_at timestamptz not null default now(),
  primary key (cli_id, vei_id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade,
  foreign key (hot_id, vei_id) references veiculo (hot_id, id) on delete cascade
);

create table visita (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  url text not null, pagina text, lel_id int, cli_id int, visitante_uid uuid, sessao_uid uuid,
  quando timestamptz not null default now(),
  check (num_nonnulls(cli_id, visitante_uid) = 1)
);
create index visita_lote on visita (lel_id, quando);

select proteger_tabelas();
