-- After the hammer: sale, items, payments, proofs, pickup. Money in centavos.
create table venda (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null, cli_id int not null,
  situacao text not null check (situacao in ('Condicional', 'Aguardando Pagamento', 'Aguardando Validação', 'Fechada', 'Cancelada', 'Cliente Desistiu')),
  hash_qrcode text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  valor_desconto bigint not null default 0 check (valor_desconto >= 0),
  motivo_desconto text,
  data_pagamento timestamptz not null,
  conta_id int,
  instrucao_geral text not null default '', instrucao_ted text not null default '', instrucao_boleto text not null default '',
  codigo_nota_fiscal text,
  motivo_cancelada text, cancelada_at timestamptz,
  fechada_at timestamptz, fechada_by int, fechada_by_cliente_nome text, fechada_by_cliente_assinatura text,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, conta_id) references conta_bancaria (hot_id, id)
);
create index venda_cliente on venda (cli_id, id desc);
create index venda_leilao on venda (lei_id, situacao);
-- One open sale per client and auction: later lots of the same client join it until somebody pays.
create unique index venda_aberta on venda (lei_id, cli_id) where situacao in ('Condicional', 'Aguardando Pagamento');

create table venda_item (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null, lel_id int not null,
  lance_seq int not null,
  ativo boolean not null default true,                       -- false when the sale of this lot was undone
  valor bigint not null check (valor > 0),
  valor_comissao bigint not null default 0, valor_comissao_extra bigint not null default 0, valor_taxa_adm bigint not null default 0,
  valor_despachante bigint not null default 0, valor_remocao bigint not null default 0, valor_vistoria bigint not null default 0,
  valor_deposito_de_bens bigint not null default 0, valor_outros bigint not null default 0, valor_recibo bigint not null default 0,
  hash_qrcode text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  -- delivery of the papers
  metodo_entrega text check (metodo_entrega in ('Sedex', 'Carta Registrada', 'Retirada')),
  valor_sedex bigint not null default 0, pat_id int,
  endereco_entrega jsonb, data_escolha timestamptz, usuario_escolha int,
  -- pickup of the good
  retirada_situacao text not null default 'aguardando_pagamento' check (retirada_situacao in ('aguardando_pagamento','aguardando_validacao','aguardando_agendamento','aguardando_retirada','entregue','agendamento_cancelado','nao_compareceu')),
  entregue_at timestamptz, entregue_by int, entregue_para text,
  data_fim_estadia timestamptz,
  -- papers
  documentacao_situacao text not null default 'aguardando_retirada' check (documentacao_situacao in ('aguardando_retirada','em_analise','com_despachante','aguardando_comitente','enviado','entregue')),
  documentacao_previsao_dias int, documentacao_envio_at timestamptz, documentacao_codigo_envio text, documentacao_at timestamptz,
  versao int not null default 1,
  unique (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (lel_id, lance_seq) references lance (lel_id, seq),
  check (metodo_entrega is distinct from 'Retirada' or pat_id is not null)
);
create unique index venda_item_lote on venda_item (lel_id) where ativo;
create index venda_item_venda on venda_item (vnd_id);

create table pagamento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null, lel_id int,
  tipo text not null check (tipo in ('CARTAO_DE_CREDITO','CARTAO_DE_CREDITO_MANUAL','DINHEIRO','CHEQUE','DEPOSITO','A_RECEBER','BOLETO','BOLETO_INTERNO','DIFERENCA_XLS')),
  origem_tipo_pagamento text,                                -- PIX, TED …
  valor bigint not null check (valor > 0),
  situacao text not null default 'aguardandoEnvio' check (situacao in ('aguardandoEnvio','aguardandoValidacao','aprovado','divergente')),
  motivo text,
  ativo boolean not null default true,
  con_id int,
  pix_txid text unique, pix_copia_e_cola text, pix_expira_at timestamptz,
  end_to_end_id text unique,
  pagador_nome text, pagador_documento text, pagador_banco text,
  data_pagamento timestamptz,
  respondido_at timestamptz, respondido_by int,
  versao int not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), created_by int,
  unique (hot_id, id),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, con_id) references conta_bancaria (hot_id, id)
);
create index pagamento_venda on pagamento (vnd_id);

create table comprovante (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  vnd_id int not null, pag_id int, item_id int,
  tipo text not null check (tipo in ('pagamento', 'sedex', 'carta_registrada', 'retirada_por_terceiros')),
  arquivo text not null, nome_original text not null, tipo_arquivo text not null, tamanho int not null,
  situacao text not null default 'AG_COMPENSACAO' check (situacao in ('CADASTRADO', 'AG_COMPENSACAO', 'PAGO', 'DIVERGENTE')),
  motivo text,
  data_envio timestamptz not null default now(), enviado_by int,
  data_resposta timestamptz, respondido_by int, usuario_nome text,
  hash_qrcode text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, pag_id) references pagamento (hot_id, id),
  foreign key (hot_id, item_id) references venda_item (hot_id, id)
);
create index comprovante_venda on comprovante (vnd_id, id desc);

-- What the bank told us, as it came: stored before anything is concluded from it, once per endToEndId.
create table pix_recebido (
  end_to_end_id text primary key,
  hot_id int not null references hotsite,
  txid text, valor bigint not null, horario timestamptz not null,
  pagador_nome text, pagador_documento text,
  bruto jsonb not null,
  recebido_at timestamptz not null default clock_timestamp(),
  processado_at timestamptz, resultado text, pag_id int
);
create index pix_recebido_pendente on pix_recebido (recebido_at) where processado_at is null;

-- A pickup takes one place (vaga) of a slot: the partial unique index is what makes overbooking impossible.
create table agendamento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  item_id int not null, pat_id int not null,
  inicio timestamptz not null, fim timestamptz not null check (fim > inicio),
  vaga int not null check (vaga >= 1),
  situacao text not null default 'agendado' check (situacao in ('agendado', 'cancelado', 'nao_compareceu', 'realizado')),
  terceiro_nome text, terceiro_documento text, terceiro_telefone text, terceiro_email text,
  hash_qrcode text not null unique default encode(uuid_send(gen_random_uuid()), 'hex'),
  motivo text,
  solicitado_at timestamptz not null default now(), solicitado_by int,
  encerrado_at timestamptz, encerrado_by int,
  versao int not null default 1,
  foreign key (hot_id, item_id) references venda_item (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  check (num_nonnulls(terceiro_nome, terceiro_documento, terceiro_telefone) in (0, 3))
);
create unique index agendamento_vaga on agendamento (pat_id, inicio, vaga) where situacao = 'agendado';
create unique index agendamento_item on agendamento (item_id) where situacao = 'agendado';
create index agendamento_agenda on agendamento (pat_id, inicio);

select proteger_tabelas();
