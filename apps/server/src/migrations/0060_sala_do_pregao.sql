-- What the live room, the conditional sales and the conversations need besides the first tables.

-- When the last lot of the room ended: the next one opens after the interval.
alter table leilao add ultimo_fim_at timestamptz;

alter table lote
  add chamada_decorrida_ms int check (chamada_decorrida_ms >= 0),   -- time since the last call, kept while the room is paused
  add resposta_durante_leilao_lance bigint,                          -- the bid that the consignor answered before the hammer
  add resposta_durante_leilao_nome text,
  add condicional_situacao text check (condicional_situacao in ('AGUARDANDO_COMITENTE', 'AGUARDANDO_CLIENTE', 'REPLICA_DO_CLIENTE', 'LIBERADA', 'NEGADA')),
  add condicional_negada_por text check (condicional_negada_por in ('COMITENTE', 'CLIENTE', 'PRAZO', 'LOTE'));
update lote set condicional_situacao = 'AGUARDANDO_COMITENTE' where situacao = 'CONDICIONAL';
create index lote_condicional_aberta on lote (condicional_prazo) where situacao = 'CONDICIONAL';
create index lote_ag_cliente on lote (situacao_at) where situacao = 'AG_CLIENTE';

-- A conditional sale begins and ends with the lot's state, whoever moves the lot: it cannot be open on a lot that is
-- not, nor closed on one that waits.
create function lote_abre_condicional() returns trigger language plpgsql as $$
begin
  if new.situacao = 'CONDICIONAL' then
    new.condicional_situacao := 'AGUARDANDO_COMITENTE';
    new.condicional_resposta := null; new.condicional_resposta_data := null; new.condicional_resposta_nome := null;
    new.condicional_novo_valor := null; new.condicional_novo_valor_data := null; new.condicional_novo_valor_nome := null;
    new.condicional_replica_cliente_uid := null; new.condicional_replica_valor := null; new.condicional_replica_data := null;
    new.comitente_aceitar_replica := null; new.condicional_negada_por := null;
  else
    new.condicional_situacao := case when new.situacao = 'AG_PAGAMENTO' then 'LIBERADA' else 'NEGADA' end;
    if new.condicional_situacao = 'NEGADA' then new.condicional_negada_por := coalesce(new.condicional_negada_por, 'LOTE'); end if;
  end if;
  return new;
end $$;
create trigger lote_condicional before update of situacao on lote for each row
  when (old.situacao <> new.situacao and (old.situacao = 'CONDICIONAL' or new.situacao = 'CONDICIONAL'))
  execute function lote_abre_condicional();

-- Up to which message each person has read, and who may not write for a while.
create table chat_leitura (
  chat_id int not null,
  usu_id int not null,
  hot_id int not null references hotsite,
  ate_id bigint not null,
  lida_at timestamptz not null default clock_timestamp(),
  primary key (chat_id, usu_id),
  foreign key (hot_id, chat_id) references chat (hot_id, id) on delete cascade,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);
create table chat_silencio (
  chat_id int not null,
  usu_id int not null,
  hot_id int not null references hotsite,
  motivo text not null,
  desde timestamptz not null default clock_timestamp(),
  by_usu_id int not null,
  primary key (chat_id, usu_id),
  foreign key (hot_id, chat_id) references chat (hot_id, id) on delete cascade,
  foreign key (hot_id, usu_id) references usuario (hot_id, id) on delete cascade
);

select proteger_tabelas();
