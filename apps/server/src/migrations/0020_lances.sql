-- What the bid engine needs besides the log: the rest of the hashed text of a row, counters for the panels, and
-- versions by which one statement can prove that what a decision was based on still holds.

-- The hashed text of a row must be rebuilt from its columns alone. For a row of a ceiling, valor is the price that
-- stood and teto the sealed ceiling (null: cancelled), so that a query that shows valor can never show a ceiling.
alter table lance
  add motivo text not null default 'pedido',
  add em_defesa boolean not null default false,
  add reserva_ate timestamptz(3);

create or replace function lance_so_muda_situacao() returns trigger language plpgsql as $$
begin
  if (new.lel_id, new.seq, new.uid, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id, new.motivo, new.em_defesa, new.reserva_ate)
     is distinct from
     (old.lel_id, old.seq, old.uid, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id, old.motivo, old.em_defesa, old.reserva_ate)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $$;

-- The row that leads is found on every bid.
create index lance_que_vale on lance (lel_id, situacao) where situacao in ('vencendo', 'vencedor');

alter table lote
  add lance_em_defesa boolean not null default false,
  add qtd_manuais int not null default 0,
  add qtd_automaticos int not null default 0,
  add qtd_configuracoes int not null default 0,
  add qtd_leiloeiro int not null default 0,
  -- time given back after an outage: the reason why the end moved (room and log say the same)
  add tempo_devolvido_ms bigint not null default 0,
  -- last row of the log that the room has been told
  add sala_seq int not null default 0;

-- versao in the predicate of an index would make every bid rewrite every index of lote; the reconciler walks the lots
-- of running auctions instead.
drop index lote_por_publicar;

-- Any change of what the judge sees raises the lot's version, whoever makes it: a form that edits the increment cannot
-- slip past a decision that was made with the old one. Writers that raise it themselves are left alone.
create function lote_subir_versao() returns trigger language plpgsql as $$
begin
  if new.versao = old.versao then new.versao := old.versao + 1; end if;
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger lote_versao before update on lote for each row
  when ((new.versao, new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome,
         new.somente_buy_now_proposta, new.finalizacao_manual, new.recebe_incremento_tempo, new.grupos_cliente,
         new.data_inicio, new.data_fim, new.relogio_fim, new.relogio_restante_ms, new.chamada_at,
         new.lance_seq, new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.teto_cli_id, new.teto_valor)
        is distinct from
        (old.versao, old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome,
         old.somente_buy_now_proposta, old.finalizacao_manual, old.recebe_incremento_tempo, old.grupos_cliente,
         old.data_inicio, old.data_fim, old.relogio_fim, old.relogio_restante_ms, old.chamada_at,
         old.lance_seq, old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.teto_cli_id, old.teto_valor))
  execute function lote_subir_versao();

-- The same for what decides a bid outside of the lot: the auction, the hotsite, the client.
alter table leilao add regras_versao int not null default 0;
alter table hotsite add regras_versao int not null default 0;
alter table cliente add fatos_versao int not null default 0;

create function subir_regras_versao() returns trigger language plpgsql as
  $$ begin new.regras_versao := old.regras_versao + 1; return new; end $$;
create trigger leilao_regras before update on leilao for each row
  when ((new.situacao, new.pausado_at, new.modalidade, new.conducao, new.incremento_por_valor, new.cascata,
         new.ponto_corte_para_incremento_pos_lances_segundos, new.incremento_apos_lances_segundos, new.intervalo_entre_lotes_segundos, new.tipo_habilitacao)
        is distinct from
        (old.situacao, old.pausado_at, old.modalidade, old.conducao, old.incremento_por_valor, old.cascata,
         old.ponto_corte_para_incremento_pos_lances_segundos, old.incremento_apos_lances_segundos, old.intervalo_entre_lotes_segundos, old.tipo_habilitacao))
  execute function subir_regras_versao();
create trigger hotsite_regras before update on hotsite for each row
  when ((new.tipo, new.ativo, new.lance_automatico, new.propostas, new.apelidos_leiloeiro, new.confirmacao_email_exigida, new.confirmacao_telefone_exigida, new.mostrar_reserva_atingida)
        is distinct from
        (old.tipo, old.ativo, old.lance_automatico, old.propostas, old.apelidos_leiloeiro, old.confirmacao_email_exigida, old.confirmacao_telefone_exigida, old.mostrar_reserva_atingida))
  execute function subir_regras_versao();

create function subir_fatos_versao() returns trigger language plpgsql as
  $$ begin new.fatos_versao := old.fatos_versao + 1; return new; end $$;
create trigger cliente_fatos before update on cliente for each row
  when ((new.situacao, new.documento_situacao, new.email_confirmado_at, new.telefone_confirmado_at, new.credenciado_detran, new.limite_de_compra, new.cnpj, new.apelido)
        is distinct from
        (old.situacao, old.documento_situacao, old.email_confirmado_at, old.telefone_confirmado_at, old.credenciado_detran, old.limite_de_compra, old.cnpj, old.apelido))
  execute function subir_fatos_versao();
create function subir_fatos_do_cliente() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then update cliente set fatos_versao = fatos_versao + 1 where id = old.cli_id; end if;
  if tg_op <> 'DELETE' then update cliente set fatos_versao = fatos_versao + 1 where id = new.cli_id; end if;
  return null;
end $$;
create trigger habilitacao_fatos after insert or update or delete on habilitacao for each row execute function subir_fatos_do_cliente();
create trigger cliente_grupo_fatos after insert or update or delete on cliente_grupo for each row execute function subir_fatos_do_cliente();

select proteger_tabelas();
