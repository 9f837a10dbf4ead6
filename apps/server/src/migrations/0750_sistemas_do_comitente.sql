-- A consignor's own systems: keys with which they ask, addresses at which they hear, what they were told, and what they sent.

create table chave_comitente (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  com_id integer not null,
  nome text not null check (length(nome) between 1 and 80),
  ambiente text not null check (ambiente in ('producao', 'teste')),
  -- its first characters, by which people tell their keys apart; the rest is kept as a hash alone
  inicio text not null,
  hash bytea not null unique check (length(hash) = 32),
  escopos text[] not null check (cardinality(escopos) > 0),
  por_minuto integer not null check (por_minuto between 1 and 600),
  expira_at timestamptz,
  revogada_at timestamptz,
  ultimo_uso_at timestamptz,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);
create index chave_comitente_dele on chave_comitente (hot_id, com_id);

create table webhook_comitente (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  com_id integer not null,
  ambiente text not null check (ambiente in ('producao', 'teste')),
  endereco text not null check (length(endereco) <= 500),
  eventos text[] not null check (cardinality(eventos) > 0),
  -- encrypted: each delivery is signed with it
  segredo bytea not null,
  segredo_chave text not null,
  ativo boolean not null default true,
  removido_at timestamptz,
  created_by integer references usuario,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);
create index webhook_comitente_dele on webhook_comitente (hot_id, com_id) where removido_at is null;

-- What happened to a consignor's goods, as it was then; it names no person.
create table evento_comitente (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  com_id integer not null,
  ambiente text not null check (ambiente in ('producao', 'teste')),
  tipo text not null,
  dados jsonb not null,
  criado_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);
create index evento_comitente_quando on evento_comitente (criado_at);

-- Data to try with: what test keys read and send.
create table ensaio_comitente (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  com_id integer not null,
  tipo text not null check (tipo in ('veiculo', 'lote', 'prestacao')),
  referencia text,
  dados jsonb not null,
  criado_at timestamptz not null default clock_timestamp(),
  unique (hot_id, com_id, tipo, referencia),
  foreign key (hot_id, com_id) references comitente (hot_id, id)
);
create index ensaio_comitente_dele on ensaio_comitente (hot_id, com_id, tipo, id);

-- Each time that vehicles were sent, with what came of each row.
create table entrada_comitente (
  id integer generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id integer not null references hotsite,
  com_id integer not null,
  chv_id integer,
  origem text not null check (origem in ('api', 'pasta')),
  ambiente text not null check (ambiente in ('producao', 'teste')),
  nome_do_arquivo text,
  criados integer not null,
  repetidos integer not null,
  erros integer not null,
  linhas jsonb not null,
  criada_at timestamptz not null default clock_timestamp(),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  foreign key (hot_id, chv_id) references chave_comitente (hot_id, id)
);
create index entrada_comitente_dele on entrada_comitente (hot_id, com_id, id desc);
create index entrada_comitente_quando on entrada_comitente (criada_at);

-- An event is written with the change that causes it, and only where a system listens.
create function avisar_comitente(p_hot integer, p_com integer, p_tipo text, p_dados jsonb) returns void language plpgsql as $$
declare v_id bigint;
begin
  if not exists (select from webhook_comitente w where w.hot_id = p_hot and w.com_id = p_com and w.ambiente = 'producao'
      and w.ativo and w.removido_at is null and p_tipo = any(w.eventos)) then return; end if;
  insert into evento_comitente (hot_id, com_id, ambiente, tipo, dados) values (p_hot, p_com, 'producao', p_tipo, p_dados)
    returning id into v_id;
  perform enfileirar('avisar-sistemas', jsonb_build_object('id', v_id), null, 'evento-comitente-' || v_id);
end $$;

create function avisar_do_lote() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'lote.situacao', jsonb_build_object('lelUid', new.uid, 'numero', new.numero,
    'nome', new.nome, 'de', old.situacao, 'situacao', new.situacao, 'lance', new.lance_valor));
  return null;
end $$;
-- The states of the hammer pass within seconds; what a consignor acts on stays.
create trigger lote_avisa_comitente after update of situacao on lote for each row
  when (old.situacao is distinct from new.situacao
    and new.situacao not in ('CADASTRADO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS'))
  execute function avisar_do_lote();

create function avisar_do_veiculo() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'veiculo.cadastrado', jsonb_build_object('veiUid', new.uid, 'nome', new.nome,
    'placa', new.placa, 'chassi', new.chassi, 'referencia', new.integracao_id));
  return null;
end $$;
create trigger veiculo_avisa_comitente after insert on veiculo for each row execute function avisar_do_veiculo();

create function avisar_da_prestacao() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'prestacao.situacao', jsonb_build_object('preUid', new.uid,
    'numero', new.numero || '/' || new.ano, 'situacao', new.situacao, 'liquido', new.liquido));
  return null;
end $$;
-- A consignor sees a statement from its approval on.
create trigger prestacao_avisa_comitente after update of situacao on prestacao for each row
  when (old.situacao is distinct from new.situacao and new.situacao in ('APROVADA', 'PAGA'))
  execute function avisar_da_prestacao();

select proteger_tabelas();
