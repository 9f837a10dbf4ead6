-- Yards from the inside: the plan with its places, the stays of vehicles with moves and services, and what a day costs.

create table vaga (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pat_id int not null,
  codigo text not null check (length(codigo) between 1 and 12),
  linha int not null check (linha between 1 and 60),
  coluna int not null check (coluna between 1 and 60),
  coberta boolean not null default false,
  -- one that was taken out of the plan is kept for the history of the stays
  ativa boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, pat_id) references patio (hot_id, id)
);
create unique index vaga_codigo on vaga (hot_id, pat_id, codigo) where ativa;
create unique index vaga_celula on vaga (hot_id, pat_id, linha, coluna) where ativa;

create table estadia (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  pat_id int not null,
  vei_id int not null,
  com_id int not null,
  situacao text not null default 'AGUARDANDO_ENTRADA'
    check (situacao in ('AGUARDANDO_ENTRADA', 'EM_PATIO', 'AGUARDANDO_SAIDA', 'FINALIZADA', 'CANCELADA')),
  codigo_chave text not null check (codigo_chave ~ '^[A-HJ-NP-Z2-9]{6}$'),
  vaga_id int,
  prevista_em date,
  dia_inicio timestamptz,
  dia_fim timestamptz,
  observacao text check (length(observacao) <= 2000),
  devolucao_nome text, devolucao_tipo_doc text, devolucao_tipo_motivo text, devolucao_motivo text,
  devolucao_observacao text, devolucao_doc text, devolucao_data timestamptz,
  -- the strokes of who took it away: packages/domain/src/estadias/saida-da-estadia.ts
  assinatura text check (length(assinatura) <= 20000),
  finalizado_by_usu_id int references usuario,
  finalizado_at timestamptz,
  finalizado_by_cliente boolean not null default false,
  -- what the buyer paid of the daily fees, or was excused from, and why
  diarias_recebidas bigint not null default 0 check (diarias_recebidas >= 0),
  diarias_dispensadas bigint not null default 0 check (diarias_dispensadas >= 0),
  diarias_motivo text check (length(diarias_motivo) <= 500),
  chave_do_pedido uuid,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  created_by int references usuario,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by int references usuario,
  unique (hot_id, id),
  unique (hot_id, chave_do_pedido),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, vaga_id) references vaga (hot_id, id),
  check (situacao in ('AGUARDANDO_ENTRADA', 'CANCELADA') or dia_inicio is not null),
  check (situacao <> 'FINALIZADA' or (dia_fim is not null and finalizado_at is not null))
);
-- One active stay per vehicle, one vehicle per place, one key per code.
create unique index estadia_ativa_do_veiculo on estadia (hot_id, vei_id) where situacao not in ('FINALIZADA', 'CANCELADA');
create unique index estadia_na_vaga on estadia (hot_id, vaga_id) where situacao not in ('FINALIZADA', 'CANCELADA');
create unique index estadia_chave on estadia (hot_id, codigo_chave) where situacao not in ('FINALIZADA', 'CANCELADA');
create index estadia_do_patio on estadia (hot_id, pat_id, situacao);
create index estadia_do_veiculo on estadia (vei_id);
create index estadia_do_comitente on estadia (com_id);

create table estadia_movimento (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  est_id int not null,
  de_pat_id int, de_vaga_id int,
  para_pat_id int not null, para_vaga_id int,
  motivo text check (length(motivo) <= 500),
  quando timestamptz not null default clock_timestamp(),
  usu_id int references usuario,
  foreign key (hot_id, est_id) references estadia (hot_id, id),
  foreign key (hot_id, de_pat_id) references patio (hot_id, id),
  foreign key (hot_id, para_pat_id) references patio (hot_id, id),
  foreign key (hot_id, de_vaga_id) references vaga (hot_id, id),
  foreign key (hot_id, para_vaga_id) references vaga (hot_id, id)
);
create index estadia_movimento_da_estadia on estadia_movimento (est_id);

create table estadia_servico (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  est_id int not null,
  tipo_servico text not null check (tipo_servico in ('Foto', 'Vídeo', 'Vistoria', 'Verificação', 'Entrega', 'Devolução', 'Recortar Chassi', 'Agendamento')),
  situacao text not null default 'SOLICITADO' check (situacao in ('SOLICITADO', 'AGENDADO', 'REALIZADO', 'CANCELADO')),
  observacao text check (length(observacao) <= 1000),
  -- who is to do it; null: whoever of the yard comes first
  usu_id int references usuario,
  prometido_at timestamptz not null,
  agendado_at timestamptz,
  encerrado_at timestamptz,
  encerrado_by int references usuario,
  motivo text check (length(motivo) <= 500),
  chave_do_pedido uuid,
  versao int not null default 1,
  solicitado_at timestamptz not null default clock_timestamp(),
  solicitado_by int references usuario,
  unique (hot_id, chave_do_pedido),
  foreign key (hot_id, est_id) references estadia (hot_id, id),
  check (situacao <> 'AGENDADO' or agendado_at is not null)
);
create index estadia_servico_da_estadia on estadia_servico (est_id);
create index estadia_servico_aberto on estadia_servico (hot_id, prometido_at) where situacao in ('SOLICITADO', 'AGENDADO');

-- A price per day; the most particular table that has begun counts.
create table tabela_diaria (
  id int generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  nome text not null check (length(nome) <= 120),
  pat_id int,
  com_id int,
  desde date not null,
  diaria bigint not null check (diaria between 0 and 99999999999),
  dias_livres int not null default 0 check (dias_livres between 0 and 365),
  quem_paga text not null check (quem_paga in ('comprador', 'comitente', 'ambos', 'ninguem')),
  ativo boolean not null default true,
  versao int not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, nome),
  foreign key (hot_id, pat_id) references patio (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);
create index tabela_diaria_do_comitente on tabela_diaria (com_id);
create index tabela_diaria_do_patio on tabela_diaria (pat_id);

-- What the house spent for a consignor outside a statement: it waits here until one of his is open. (module prestacoes)
create table despesa_do_comitente (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  com_id int not null,
  vei_id int not null,
  -- the record that caused it: 'estadia' or 'remocao', and its uid
  origem text not null check (origem in ('estadia', 'remocao')),
  origem_uid uuid not null,
  descricao text not null check (length(descricao) between 1 and 200),
  valor bigint not null check (valor between 1 and 99999999999),
  dia date not null,
  pre_id int,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, origem, origem_uid),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, vei_id) references veiculo (hot_id, id),
  foreign key (hot_id, pre_id) references prestacao (hot_id, id)
);
create index despesa_do_comitente_esperando on despesa_do_comitente (hot_id, com_id) where pre_id is null;

-- Vehicles that stand in a yard today have a stay there from the day on which they were entered.
insert into estadia (hot_id, pat_id, vei_id, com_id, situacao, codigo_chave, dia_inicio)
select v.hot_id, v.pat_id, v.id, v.com_id, 'EM_PATIO',
  (select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + ((v.id::bigint * 2654435761 / (32 ^ n)::bigint) % 32)::int, 1), '') from generate_series(0, 5) n),
  v.created_at
from veiculo v where v.pat_id is not null and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO');

select proteger_tabelas();
