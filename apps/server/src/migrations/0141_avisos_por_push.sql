-- What a client is told wherever he is: devices that he let us write to, what he wants to hear of, and each notice once.
-- `aviso_cliente` is what makes a notice happen once, whoever looks and however often: its key says what it is about.
create table inscricao_push (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int not null,
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  agente text not null default '',
  created_at timestamptz not null default now(),
  enviado_at timestamptz,
  -- a browser belongs to whoever signed it up last
  unique (hot_id, endpoint),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index inscricao_push_cliente on inscricao_push (cli_id);

create table preferencia_aviso (
  hot_id int not null references hotsite,
  cli_id int not null,
  tipo text not null check (tipo in ('superado', 'encerrando', 'ao-vivo', 'lote-perto', 'busca')),
  no_site boolean not null,
  por_push boolean not null,
  primary key (cli_id, tipo),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);

create table aviso_cliente (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  cli_id int not null,
  tipo text not null,
  chave text not null check (length(chave) <= 120),
  titulo text not null, texto text not null default '',
  link text not null check (link like '/%'),
  -- two notices of one mark take each other's place on the device
  marca text not null,
  -- later nobody wants to hear it
  vence_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (cli_id, tipo, chave),
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index aviso_cliente_velho on aviso_cliente (created_at);

select proteger_tabelas();
