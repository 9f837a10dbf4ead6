-- A vehicle that was collected is ENTREGUE, whoever marks the item; nothing of its lots moves it any more.
create function veiculo_entregue() returns trigger language plpgsql as $$
begin
  update veiculo v set situacao = 'ENTREGUE' from lote l
  where l.id = new.lel_id and v.id = l.vei_id and v.situacao <> 'ENTREGUE';
  return null;
end $$;
create trigger venda_item_entregue after update of retirada_situacao on venda_item for each row
  when (new.retirada_situacao = 'entregue' and old.retirada_situacao <> 'entregue') execute function veiculo_entregue();
update veiculo v set situacao = 'ENTREGUE' from venda_item i join lote l on l.id = i.lel_id
where l.vei_id = v.id and i.ativo and i.retirada_situacao = 'entregue';

-- A set of lots is bid as one: its principal carries the bids and the values; the members wait unseen and follow it.
create index lote_do_conjunto on lote (conjunto_principal_id) where conjunto_principal_id is not null;

create function conjunto_acompanha_principal() returns trigger language plpgsql as $$
declare
  -- What is settled for the principal is settled for its set; until then a member is nothing that anybody could bid on.
  nova text := case when new.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO', 'CLIENTE_DESISTIU',
    'NAO_ARREMATADO', 'RECOMPRA', 'RETIRADO', 'CANCELADO_NO_LEILAO', 'LOTE_CANCELADO', 'CONDICIONAL_NEGADA')
    then new.situacao else 'CADASTRADO' end;
begin
  with movidos as (
    update lote m set situacao = nova, situacao_anterior = m.situacao, situacao_at = clock_timestamp(), motivo_situacao = new.motivo_situacao
    where m.conjunto_principal_id = new.id and m.situacao <> nova
    returning m.hot_id, m.uid, m.situacao_anterior)
  insert into auditoria (hot_id, entidade, entidade_uid, acao, antes, depois, motivo)
  select x.hot_id, 'lote', x.uid::text, 'seguirConjunto', jsonb_build_object('situacao', x.situacao_anterior),
    jsonb_build_object('situacao', nova), 'Conjunto do lote ' || new.numero
  from movidos x;
  return null;
end $$;
create trigger lote_move_conjunto after update of situacao on lote for each row
  when (new.situacao is distinct from old.situacao and new.conjunto_principal_id is null) execute function conjunto_acompanha_principal();

-- In the sale of a set every lot is an item (each is collected and has its papers); the price stands on the principal's.
alter table venda_item
  add lance_lel_id integer,
  add lance_lote integer not null generated always as (coalesce(lance_lel_id, lel_id)) stored;
alter table venda_item drop constraint venda_item_lel_id_lance_seq_fkey;
alter table venda_item add constraint venda_item_lance_fkey foreign key (lance_lote, lance_seq) references lance (lel_id, seq);
alter table venda_item drop constraint venda_item_valor_check;
alter table venda_item add constraint venda_item_valor_check check (valor > 0 or (valor = 0 and lance_lel_id is not null));
