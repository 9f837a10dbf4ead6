-- Hundreds of lots end in one instant: their sets are asked for once per statement instead of once per lot, which was a
-- fifth of what closing them cost the database. A lot that follows a principal moves nobody, and a set has one level.
drop trigger lote_move_conjunto on lote;
drop function conjunto_acompanha_principal();

create function conjuntos_acompanham(lotes int[]) returns void language sql as $$
  -- What is settled for the principal is settled for its set; until then a member is nothing that anybody could bid on.
  with p as materialized (select l.id, l.numero, l.motivo_situacao, case when l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO',
      'PAGO_CARTAO', 'PAGO', 'CLIENTE_DESISTIU', 'NAO_ARREMATADO', 'RECOMPRA', 'RETIRADO', 'CANCELADO_NO_LEILAO', 'LOTE_CANCELADO',
      'CONDICIONAL_NEGADA') then l.situacao else 'CADASTRADO' end as nova
    from lote l where l.id = any(lotes) and l.conjunto_principal_id is null),
  movidos as (
    update lote m set situacao = p.nova, situacao_anterior = m.situacao, situacao_at = clock_timestamp(), motivo_situacao = p.motivo_situacao
    from p where m.conjunto_principal_id = p.id and m.situacao <> p.nova
    returning m.hot_id, m.uid, m.situacao_anterior, p.nova, p.numero)
  insert into auditoria (hot_id, entidade, entidade_uid, acao, antes, depois, motivo)
  select x.hot_id, 'lote', x.uid::text, 'seguirConjunto', jsonb_build_object('situacao', x.situacao_anterior),
    jsonb_build_object('situacao', x.nova), 'Conjunto do lote ' || x.numero
  from movidos x
$$;

alter function veiculos_de_lotes_mudados() rename to lotes_mudados_movem;
alter trigger lote_move_veiculo on lote rename to lote_move_conjunto_e_veiculo;
create or replace function lotes_mudados_movem() returns trigger language plpgsql as $$
declare mudados int[];
begin
  select array_agg(n.id) into mudados from novas n join velhas o on o.id = n.id where n.situacao <> o.situacao;
  -- A bid changes no state: it pays for the look alone.
  if mudados is not null then
    perform conjuntos_acompanham(mudados);
    perform veiculos_acompanham(mudados);
  end if;
  return null;
end $$;
