-- Whose goods an outside system sends, and the insurer's side of a removal: its numbers, and each event in both directions.

create table integracao_comitente (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) <= 120),
  integradora text not null check (integradora in ('Bradesco', 'Mapfre', 'Pan', 'Detran')),
  com_id int not null,
  pat_id int not null,
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id), unique (hot_id, nome),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id)
);
-- The insurer's removals go to one consignor.
create unique index integracao_comitente_ativa on integracao_comitente (hot_id, integradora) where ativo;
create index integracao_comitente_do_comitente on integracao_comitente (com_id);
create index integracao_comitente_do_patio on integracao_comitente (pat_id);

create table mapfre_processo (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  rem_id int not null,
  vei_id int not null,
  removal_id text not null check (length(removal_id) between 1 and 60),
  claim_ids text[] not null default '{}',
  -- forgotten when the process is closed
  segurado_nome text check (length(segurado_nome) <= 120),
  segurado_telefone text check (length(segurado_telefone) <= 20),
  -- the sender's instants of what was taken last
  dados_at timestamptz not null,
  venda_at timestamptz,
  venda_liberada boolean,
  -- the result of the auction that he was told last
  resultado_dito text check (length(resultado_dito) <= 60),
  encerrado_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, removal_id),
  unique (hot_id, rem_id),
  foreign key (hot_id, rem_id) references remocao (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id)
);
create index mapfre_processo_da_remocao on mapfre_processo (rem_id);
create index mapfre_processo_do_veiculo on mapfre_processo (vei_id);

create table mapfre_evento (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pro_id int,
  sentido text not null check (sentido in ('entrada', 'saida')),
  event_code text not null check (length(event_code) <= 20),
  event_comment text not null default '' check (length(event_comment) <= 2000),
  objeto text not null check (length(objeto) <= 40),
  situacao text check (situacao in ('EST01', 'EST02', 'EST03', 'ESTXX')),
  removal_id text not null check (length(removal_id) <= 60),
  chave text not null check (length(chave) <= 200),
  quando timestamptz not null,
  -- WAITING: on its way out, or in and for a removal that has not come yet
  status text not null check (status in ('PROCESSED', 'NOT_PROCESSED', 'WAITING')),
  erros text[] not null default '{}',
  dados jsonb not null default '{}',
  -- the notice that it came with
  avi_uid uuid,
  -- a request for contact that was answered
  respondido_at timestamptz,
  recebido_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, sentido, chave),
  foreign key (hot_id, pro_id) references mapfre_processo (hot_id, id)
);
create index mapfre_evento_do_processo on mapfre_evento (pro_id);
create index mapfre_evento_a_espera on mapfre_evento (hot_id, removal_id) where status = 'WAITING';
create index mapfre_evento_do_aviso on mapfre_evento (avi_uid);

select proteger_tabelas();
