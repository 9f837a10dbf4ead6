-- What a consignor's systems hear besides: his removals and arrivals, each step of a conditional sale with its deadline, and
-- a sale that was taken back. Written with the change that causes it, as the events of migration 0750; none names a person.

create function avisar_da_remocao() returns trigger language plpgsql as $$
declare v record;
begin
  select x.uid, x.nome, x.placa, x.integracao_id into v from veiculo x where x.id = new.vei_id and x.hot_id = new.hot_id;
  perform avisar_comitente(new.hot_id, new.com_id, 'remocao.situacao', jsonb_build_object('remUid', new.uid, 'veiUid', v.uid,
    'nome', v.nome, 'placa', v.placa, 'referencia', v.integracao_id, 'de', case when tg_op = 'UPDATE' then old.situacao end,
    'situacao', new.situacao, 'previstaEm', new.prevista_em));
  return null;
end $$;
create trigger remocao_avisa_comitente after insert on remocao for each row execute function avisar_da_remocao();
create trigger remocao_mudada_avisa_comitente after update on remocao for each row
  when (old.situacao is distinct from new.situacao or old.prevista_em is distinct from new.prevista_em)
  execute function avisar_da_remocao();

create function avisar_da_chegada() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'chegada.situacao', jsonb_build_object('cheUid', new.uid,
    'veiUid', (select x.uid from veiculo x where x.id = new.vei_id and x.hot_id = new.hot_id), 'descricao', new.descricao,
    'placa', new.placa, 'chassi', new.chassi, 'de', case when tg_op = 'UPDATE' then old.situacao end,
    'situacao', new.situacao, 'previstaPara', new.prevista_para));
  return null;
end $$;
create trigger chegada_avisa_comitente after insert on chegada for each row execute function avisar_da_chegada();
create trigger chegada_mudada_avisa_comitente after update on chegada for each row
  when (old.situacao is distinct from new.situacao or old.prevista_para is distinct from new.prevista_para)
  execute function avisar_da_chegada();

-- Whose turn it is and until when. Another trigger of the row sets the state, so the columns of the statement say nothing.
create function avisar_da_condicional() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'condicional.situacao', jsonb_build_object('lelUid', new.uid,
    'numero', new.numero, 'nome', new.nome, 'de', old.condicional_situacao, 'situacao', new.condicional_situacao,
    'lance', new.lance_valor, 'novoValor', new.condicional_novo_valor, 'replica', new.condicional_replica_valor,
    'prazo', case when new.situacao = 'CONDICIONAL' then new.condicional_prazo end));
  return null;
end $$;
create trigger lote_avisa_condicional after update on lote for each row
  when (new.condicional_situacao is not null and (old.condicional_situacao is distinct from new.condicional_situacao
    or (new.situacao = 'CONDICIONAL' and old.condicional_prazo is distinct from new.condicional_prazo)))
  execute function avisar_da_condicional();

create function avisar_venda_cancelada(p_hot integer, p_lel integer, p_valor bigint, p_situacao text) returns void language plpgsql as $$
declare v record;
begin
  select l.uid, l.com_id, l.numero, l.nome into v from lote l where l.id = p_lel and l.hot_id = p_hot;
  if v.com_id is null then return; end if;
  perform avisar_comitente(p_hot, v.com_id, 'venda.cancelada', jsonb_build_object('lelUid', v.uid, 'numero', v.numero,
    'nome', v.nome, 'valor', p_valor, 'situacao', p_situacao));
end $$;

-- A sale that ends tells of the lots that were still in it; a lot that leaves a sale that goes on tells of itself.
create function avisar_da_venda_encerrada() returns trigger language plpgsql as $$
begin
  perform avisar_venda_cancelada(new.hot_id, i.lel_id, i.valor, new.situacao)
    from venda_item i where i.vnd_id = new.id and i.hot_id = new.hot_id and i.ativo;
  return null;
end $$;
create trigger venda_avisa_comitente after update of situacao on venda for each row
  when (old.situacao not in ('Cancelada', 'Cliente Desistiu') and new.situacao in ('Cancelada', 'Cliente Desistiu'))
  execute function avisar_da_venda_encerrada();

create function avisar_do_item_retirado() returns trigger language plpgsql as $$
begin
  if exists (select from venda v where v.id = new.vnd_id and v.hot_id = new.hot_id and v.situacao not in ('Cancelada', 'Cliente Desistiu'))
  then perform avisar_venda_cancelada(new.hot_id, new.lel_id, new.valor, 'Cancelada'); end if;
  return null;
end $$;
create trigger venda_item_avisa_comitente after update of ativo on venda_item for each row
  when (old.ativo and not new.ativo) execute function avisar_do_item_retirado();
