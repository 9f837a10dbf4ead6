-- A consignor's systems hear why a sale was taken back: annulled (on what ground, and what becomes of the lot), given up by the
-- buyer, or cancelled. The act's own words may name the buyer and are not told.
drop function avisar_venda_cancelada(integer, integer, bigint, text);
create function avisar_venda_cancelada(p_hot integer, p_item integer, p_situacao text) returns void language plpgsql as $$
declare v record; a record;
begin
  select l.uid, l.com_id, l.numero, l.nome, i.valor, i.vnd_id, i.lance_lel_id into v
    from venda_item i join lote l on l.id = i.lel_id and l.hot_id = i.hot_id where i.id = p_item and i.hot_id = p_hot;
  if v.com_id is null then return; end if;
  -- Of a member of a set, the annulment is its principal's.
  select n.fundamento, n.destino into a from anulacao n
    where n.hot_id = p_hot and n.vnd_id = v.vnd_id and n.situacao = 'CONFIRMADA'
      and (n.item_id = p_item or n.item_id in (select p.id from venda_item p where p.vnd_id = v.vnd_id and p.lel_id = v.lance_lel_id))
    order by n.id desc limit 1;
  perform avisar_comitente(p_hot, v.com_id, 'venda.cancelada', jsonb_build_object('lelUid', v.uid, 'numero', v.numero, 'nome', v.nome,
    'valor', v.valor, 'situacao', p_situacao, 'causa', case when a.fundamento is not null then 'ANULACAO'
      when p_situacao = 'Cliente Desistiu' then 'DESISTENCIA' else 'CANCELAMENTO' end,
    'fundamento', a.fundamento, 'destino', a.destino));
end $$;

create or replace function avisar_da_venda_encerrada() returns trigger language plpgsql as $$
begin
  perform avisar_venda_cancelada(new.hot_id, i.id, new.situacao)
    from venda_item i where i.vnd_id = new.id and i.hot_id = new.hot_id and i.ativo;
  return null;
end $$;

create or replace function avisar_do_item_retirado() returns trigger language plpgsql as $$
begin
  if exists (select from venda v where v.id = new.vnd_id and v.hot_id = new.hot_id and v.situacao not in ('Cancelada', 'Cliente Desistiu'))
  then perform avisar_venda_cancelada(new.hot_id, new.id, 'Cancelada'); end if;
  return null;
end $$;
