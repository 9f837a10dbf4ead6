-- Cases between the house, its clients and its consignors, with their messages and their decision.

alter table hotsite add dias_de_reclamacao int not null default 90 check (dias_de_reclamacao between 90 and 365);

create table incidente (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  ano int not null, numero int not null,
  tipo text not null,
  situacao text not null default 'ABERTO'
    check (situacao in ('ABERTO', 'EM_ANALISE', 'AGUARDANDO_CLIENTE', 'DECIDIDO', 'ENCERRADO', 'RETIRADO')),
  assunto text not null,
  do_cliente boolean not null,
  vnd_id int, item_id int, lel_id int, vei_id int, cli_id int, com_id int,
  responsavel_id int references usuario,
  prazo timestamptz not null,
  -- when the house was told that the deadline has passed
  aviso_prazo_at timestamptz,
  primeira_resposta_at timestamptz,
  decisao text check (decisao in ('PROCEDENTE', 'PARCIAL', 'IMPROCEDENTE')),
  decisao_texto text,
  valor bigint not null default 0 check (valor between 0 and 99999999999),
  decidido_at timestamptz, decidido_by int references usuario, decidido_por text,
  encerrado_at timestamptz,
  -- the request that opened it: sent twice, it is one incident
  chave_do_pedido uuid not null,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  updated_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, ano, numero), unique (hot_id, chave_do_pedido),
  foreign key (hot_id, vnd_id) references venda (hot_id, id),
  foreign key (hot_id, item_id) references venda_item (hot_id, id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  check (not do_cliente or (cli_id is not null and vnd_id is not null)),
  check ((decidido_at is null) = (decisao is null)),
  check (valor = 0 or (vnd_id is not null and decisao is not null))
);
create index incidente_da_venda on incidente (vnd_id);
create index incidente_do_item on incidente (item_id);
create index incidente_do_lote on incidente (lel_id);
create index incidente_do_veiculo on incidente (vei_id);
create index incidente_do_cliente on incidente (cli_id, id);
create index incidente_do_comitente on incidente (com_id);
create index incidente_do_responsavel on incidente (responsavel_id);
create index incidente_pendente on incidente (prazo) where situacao in ('ABERTO', 'EM_ANALISE', 'AGUARDANDO_CLIENTE');

create table incidente_mensagem (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  inc_id int not null,
  autor text not null check (autor in ('cliente', 'casa')),
  usu_id int references usuario,
  nome text not null,
  texto text not null,
  -- a note among the house's people, which the client never sees
  interna boolean not null default false,
  chave_do_pedido uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, chave_do_pedido),
  check (not interna or autor = 'casa'),
  foreign key (hot_id, inc_id) references incidente (hot_id, id)
);
create index incidente_mensagem_do_incidente on incidente_mensagem (inc_id, id);

select proteger_tabelas();
