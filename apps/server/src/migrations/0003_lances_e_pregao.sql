-- Bids and the live room. lance is the log that an auditor replays: append-only but for situacao, sequence without
-- gaps per lot (the primary key refuses a second row), each row chained to the one before by its hash.
create table apelido_leiloeiro (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null,
  apelido text not null, cidade text, estado char(2), tipo_veiculo text, tipo_retomada text,
  qtd_lances int not null default 0,
  ordem int not null default 0,
  proximo boolean not null default false, repetir boolean not null default false,
  revezar boolean not null default false, randomico boolean not null default false,
  created_at timestamptz not null default now(), created_by int,
  unique (hot_id, id), unique (lei_id, apelido),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade
);

create table habilitacao (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int not null, cli_id int not null,
  situacao text not null check (situacao in ('EM_ANALISE', 'APROVADA', 'REPROVADA', 'REVOGADA')),
  tipo text not null,
  aceite_regulamento_at timestamptz not null,
  ip text,
  solicitada_at timestamptz not null default now(),
  decidida_at timestamptz, decidida_by int, motivo text,
  versao int not null default 1,
  unique (lei_id, cli_id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade,
  foreign key (hot_id, cli_id) references cliente (hot_id, id) on delete cascade
);
create index habilitacao_cliente on habilitacao (cli_id);

create table lance (
  lel_id int not null,
  seq int not null,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  cli_id int, ape_id int,
  tipo text not null check (tipo in ('Manual', 'Automático', 'Configuração Automática', 'Leiloeiro', 'Proposta', 'Compre Já', 'Cancelamento')),
  situacao text not null check (situacao in ('recebido', 'proposta', 'superado', 'vencendo', 'vencedor', 'cancelado')),
  valor bigint not null check (valor > 0 and valor <= 99999999999),
  teto bigint check (teto > 0),
  data timestamptz(3) not null,
  hash bytea not null,
  chave uuid,
  usu_id int, ip text,
  primary key (lel_id, seq),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id),
  foreign key (hot_id, ape_id) references apelido_leiloeiro (hot_id, id),
  check (num_nonnulls(cli_id, ape_id) = 1)
);
create index lance_cliente on lance (cli_id, data desc) where cli_id is not null;

-- Every bid request ever answered, accepted or refused: the same key gets the same answer.
create table lance_pedido (
  lel_id int not null,
  usu_id int not null,
  chave uuid not null,
  hot_id int not null references hotsite,
  resposta jsonb not null,
  aceito boolean not null,
  quando timestamptz not null default clock_timestamp(),
  primary key (lel_id, usu_id, chave)
);

-- Sealed ceilings, one live row per client and lot.
create table lance_automatico (
  lel_id int not null, cli_id int not null,
  hot_id int not null references hotsite,
  teto bigint not null check (teto > 0),
  seq int not null,
  ativo boolean not null default true,
  enviados int not null default 0,
  atualizado_at timestamptz not null default clock_timestamp(),
  primary key (lel_id, cli_id),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);

create table proposta (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lel_id int not null, cli_id int not null,
  valor bigint not null check (valor > 0),
  telefone text, email text,
  situacao text not null default 'ENVIADA' check (situacao in ('ENVIADA', 'ACEITA', 'RECUSADA', 'CONTRAPROPOSTA', 'CANCELADA', 'EXPIRADA')),
  contraproposta bigint, motivo text,
  chave uuid not null,
  criada_at timestamptz not null default now(),
  respondida_at timestamptz, respondida_by int,
  unique (lel_id, cli_id, chave),
  foreign key (hot_id, lel_id) references lote (hot_id, id),
  foreign key (hot_id, cli_id) references cliente (hot_id, id)
);
create index proposta_lote on proposta (lel_id, criada_at desc);

-- The room's version: one more per frame. Frames of the last hour are kept for whoever comes back.
create table sala (
  lei_id int primary key,
  hot_id int not null references hotsite,
  versao bigint not null default 0,
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade
);
create table sala_quadro (
  lei_id int not null, versao bigint not null,
  hot_id int not null references hotsite,
  quando timestamptz(3) not null default clock_timestamp(),
  publico text not null default 'publico',
  quadro jsonb not null,
  primary key (lei_id, versao)
);
create index sala_quadro_quando on sala_quadro (quando);

-- What the auctioneer did, so that it can be undone and read later.
create table pregao_acao (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  lei_id int not null, lel_id int,
  acao text not null,
  antes jsonb not null, depois jsonb not null,
  desfeita_at timestamptz, desfeita_motivo text,
  usu_id int, quando timestamptz not null default clock_timestamp(),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade
);
create index pregao_acao_leilao on pregao_acao (lei_id, id desc);

-- Proof of life of the processes that take bids: the outage rule compares it with the clock on return.
create table batimento (
  nome text primary key,
  quando timestamptz not null
);

create table chat (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  lei_id int, lel_id int,
  unique (lei_id), unique (lel_id), unique (hot_id, id),
  foreign key (hot_id, lei_id) references leilao (hot_id, id) on delete cascade,
  foreign key (hot_id, lel_id) references lote (hot_id, id) on delete cascade,
  check (num_nonnulls(lei_id, lel_id) = 1)
);
create table chat_mensagem (
  id bigint generated always as identity primary key,
  uid uuid not null unique,
  hot_id int not null references hotsite,
  chat_id int not null,
  cli_id int, usu_id int not null,
  autor text not null, da_casa boolean not null default false,
  texto text not null check (length(texto) between 1 and 500),
  created_at timestamptz not null default clock_timestamp(),
  removida_at timestamptz, removida_by int,
  foreign key (hot_id, chat_id) references chat (hot_id, id) on delete cascade
);
create index chat_mensagem_chat on chat_mensagem (chat_id, id desc);

create function lance_so_muda_situacao() returns trigger language plpgsql as $$
begin
  if (new.lel_id, new.seq, new.uid, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id)
     is distinct from
     (old.lel_id, old.seq, old.uid, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $$;
create trigger lance_imutavel before update on lance for each row execute function lance_so_muda_situacao();
create trigger lance_nao_apaga before delete on lance for each row execute function negar_mudanca();

select proteger_tabelas();
