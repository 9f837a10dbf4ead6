-- The ledger: entries and their lines, written in the transaction of the fact, never changed. Debits above zero.

create table razao_lancamento (
  id bigint generated always as identity primary key,
  uid uuid not null default gen_random_uuid() unique,
  hot_id int not null references hotsite,
  -- packages/domain/src/razao/fatos-contabeis.ts
  fato text not null,
  -- what it happened to: its kind, and its uid (or the bank's id) as it is known
  objeto_tipo text not null,
  objeto text not null,
  -- counts the entries of one fact of one object: none is written twice
  versao int not null check (versao > 0),
  estorno boolean not null default false,
  -- written for what was there before the ledger
  abertura boolean not null default false,
  vnd_id int,
  created_at timestamptz not null default clock_timestamp(),
  unique (hot_id, id),
  unique (hot_id, objeto_tipo, objeto, fato, versao),
  foreign key (hot_id, vnd_id) references venda (hot_id, id)
);
create index razao_lancamento_da_venda on razao_lancamento (vnd_id) where vnd_id is not null;
create index razao_lancamento_por_dia on razao_lancamento (hot_id, created_at);

create table razao_partida (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  lan_id bigint not null,
  -- packages/domain/src/razao/plano-de-contas.ts
  conta text not null,
  valor bigint not null check (valor <> 0),
  com_id int,
  unique nulls not distinct (lan_id, conta, com_id),
  foreign key (hot_id, lan_id) references razao_lancamento (hot_id, id),
  foreign key (hot_id, com_id) references comitente (hot_id, id),
  check (com_id is null or conta = 'comitentes')
);
create index razao_partida_da_conta on razao_partida (hot_id, conta);
create index razao_partida_do_comitente on razao_partida (com_id) where com_id is not null;

-- What the daily check found.
create table razao_conferencia (
  id int generated always as identity primary key,
  hot_id int not null references hotsite,
  feita_at timestamptz not null default clock_timestamp(),
  soma bigint not null,
  vendas int not null,
  diferencas jsonb not null default '[]'
);
create index razao_conferencia_ultima on razao_conferencia (hot_id, id desc);

-- Houses whose sales of the time before the ledger have their entries.
create table razao_abertura (
  hot_id int primary key references hotsite,
  aberta_at timestamptz not null default clock_timestamp()
);

create trigger razao_lancamento_fica before update or delete on razao_lancamento for each row execute function negar_mudanca();
create trigger razao_partida_fica before update or delete on razao_partida for each row execute function negar_mudanca();

-- Looked at when the transaction ends: each entry of it has lines, and they sum to zero.
create function razao_fecha() returns trigger language plpgsql as $$
declare entrada bigint; soma numeric; linhas int;
begin
  entrada := coalesce((to_jsonb(new) ->> 'lan_id')::bigint, new.id);
  select coalesce(sum(valor), 0), count(*) into soma, linhas from razao_partida where lan_id = entrada;
  if soma <> 0 or linhas < 2 then
    raise exception 'entry % does not balance: % lines, sum %', entrada, linhas, soma using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger razao_lancamento_fecha after insert on razao_lancamento
  deferrable initially deferred for each row execute function razao_fecha();
create constraint trigger razao_partida_fecha after insert on razao_partida
  deferrable initially deferred for each row execute function razao_fecha();

create index pix_recebido_do_pagamento on pix_recebido (pag_id) where pag_id is not null;

select proteger_tabelas();
