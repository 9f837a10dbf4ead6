-- Boletos: the agreement of an account with its bank, the boletos, the files to and from the bank, and the money that came.

-- What the bank agreed with an account of the house or of a consignor. One of the house's is the principal.
create table convenio_boleto (
  con_id int not null,
  hot_id int not null references hotsite,
  via text not null default 'CNAB' check (via in ('API', 'CNAB')),
  padrao text not null default '400' check (padrao in ('400', '240')),
  carteira text not null check (carteira ~ '^\d{1,3}$'),
  -- convênio, código do beneficiário or código de transmissão
  convenio text check (convenio ~ '^\d{1,20}$'),
  principal boolean not null default false,
  ativo boolean not null default true,
  multa numeric(4, 2) not null default 2 check (multa between 0 and 2),
  juros_ao_mes numeric(4, 2) not null default 1 check (juros_ao_mes between 0 and 1),
  dias_para_baixa int not null default 5 check (dias_para_baixa between 1 and 90),
  -- null: never
  dias_para_protesto int check (dias_para_protesto between 3 and 30),
  instrucoes text not null default '',
  proximo_numero bigint not null default 1 check (proximo_numero > 0),
  proxima_remessa int not null default 1 check (proxima_remessa > 0),
  versao int not null default 1,
  primary key (hot_id, con_id),
  foreign key (hot_id, con_id) references conta_bancaria (hot_id, id)
);
create unique index convenio_boleto_principal on convenio_boleto (hot_id) where principal;

create table boleto_remessa (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  con_id int not null,
  sequencial int not null,
  padrao text not null check (padrao in ('400', '240')),
  nome text not null,
  conteudo text not null,
  titulos int not null,
  total bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, con_id, sequencial),
  foreign key (hot_id, con_id) references conta_bancaria (hot_id, id)
);

create table boleto (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null,
  pag_id int not null,
  con_id int not null,
  via text not null check (via in ('API', 'CNAB')),
  situacao text not null default 'aguardandoRegistro'
    check (situacao in ('aguardandoRegistro', 'registrado', 'cancelando', 'recusado', 'pago', 'baixado')),
  nosso_numero text not null,
  nosso_numero_digito text not null,
  nosso_numero_impresso text not null,
  numero_documento text not null,
  valor bigint not null check (valor > 0 and valor <= 9999999999),
  emissao date not null,
  vencimento date not null,
  multa numeric(4, 2) not null,
  juros_ao_mes numeric(4, 2) not null,
  abatimento bigint not null default 0,
  desconto bigint not null default 0,
  desconto_ate date,
  dias_para_baixa int not null,
  dias_para_protesto int,
  instrucoes text not null default '',
  codigo_de_barras char(44) not null,
  linha_digitavel char(47) not null,
  pix_copia_cola text,
  -- as they were when it was made: the paper does not change with the records
  conta jsonb not null,
  pagador jsonb not null,
  -- why the bank refused it, or did not answer
  erro text,
  motivo text,
  remessa_id int,
  remessa_baixa_id int,
  -- the boleto whose second copy this is
  substitui_id int,
  registrado_at timestamptz,
  encerrado_at timestamptz,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, con_id, nosso_numero),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id),
  foreign key (hot_id, con_id) references conta_bancaria (hot_id, id),
  foreign key (hot_id, remessa_id) references boleto_remessa (hot_id, id),
  foreign key (hot_id, remessa_baixa_id) references boleto_remessa (hot_id, id),
  foreign key (hot_id, substitui_id) references boleto (hot_id, id)
);
create index boleto_do_pagamento on boleto (pag_id);
create index boleto_da_venda on boleto (vnd_id);
create index boleto_aberto on boleto (hot_id, vencimento) where situacao in ('aguardandoRegistro', 'registrado', 'cancelando');

create table boleto_retorno (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null,
  -- of the content: the same file again is the same file
  resumo text not null,
  banco char(3) not null,
  padrao text not null,
  linhas int not null,
  aplicadas int not null,
  recebido bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, resumo)
);

create table boleto_retorno_linha (
  hot_id int not null references hotsite,
  ret_id int not null,
  linha int not null,
  bol_id int,
  ocorrencia text not null,
  rotulo text not null,
  nosso_numero text not null,
  pago bigint not null,
  resultado text not null,
  detalhe text,
  primary key (hot_id, ret_id, linha),
  foreign key (hot_id, ret_id) references boleto_retorno (hot_id, id),
  foreign key (hot_id, bol_id) references boleto (hot_id, id)
);

-- Money that a bank reported for a boleto, once per report.
create table boleto_liquidacao (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  bol_id int not null,
  -- the bank's id of the payment, or file and line
  chave text not null,
  fonte text not null,
  pago bigint not null check (pago > 0),
  dia date not null,
  credito_em date,
  tarifa bigint not null default 0,
  resultado text not null,
  encargos bigint not null default 0,
  devolver bigint not null default 0,
  motivo text,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, chave),
  foreign key (hot_id, bol_id) references boleto (hot_id, id)
);
create index boleto_liquidacao_do_boleto on boleto_liquidacao (bol_id);

alter table devolucao drop constraint devolucao_origem_check,
  add constraint devolucao_origem_check check (origem in ('excedente', 'pix', 'boleto', 'sem-cobranca'));

select proteger_tabelas();
