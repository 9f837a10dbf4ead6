-- Hundreds of lots end in one instant: what they ask of each other and of their vehicles is asked once.

-- Whether another lot of the auction is on the block: read for every lot that changes its state.
create index lote_no_palco on lote (lei_id, situacao) where situacao in ('PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS');

-- The vehicles follow their lots as before (0030), but all of a statement's together.
create function veiculos_acompanham(lotes int[]) returns void language sql as $$
  update veiculo v set situacao = x.nova
  from (select distinct on (l.vei_id) l.vei_id,
      case when l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') then 'VENDIDO'
        when exists (select from lote o where o.vei_id = l.vei_id and o.situacao not in
          ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO'))
        then 'EM_LEILAO' else 'ESTOQUE' end as nova
    from lote l where l.id = any(lotes)
    order by l.vei_id, (l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')) desc, l.id desc) x
  where v.id = x.vei_id and v.situacao <> x.nova and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO')
$$;
create function veiculos_de_lotes_novos() returns trigger language plpgsql as $$
begin
  perform veiculos_acompanham((select array_agg(id) from novas));
  return null;
end $$;
create function veiculos_de_lotes_mudados() returns trigger language plpgsql as $$
declare mudados int[];
begin
  select array_agg(n.id) into mudados from novas n join velhas o on o.id = n.id where n.situacao <> o.situacao;
  -- A bid changes no state: it pays for the look alone.
  if mudados is not null then perform veiculos_acompanham(mudados); end if;
  return null;
end $$;
drop trigger lote_move_veiculo on lote;
drop function veiculo_acompanha_lote();
create trigger lote_novo_move_veiculo after insert on lote referencing new table as novas for each statement execute function veiculos_de_lotes_novos();
create trigger lote_move_veiculo after update on lote referencing new table as novas old table as velhas for each statement execute function veiculos_de_lotes_mudados();
