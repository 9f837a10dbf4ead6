-- A statement that changes a hundred lots compared each with each: planned when the first one changed a single lot, the two
-- tables of a trigger were joined by a loop in a loop. A full join can not be one (each lot is in both).
create or replace function lotes_mudados_movem() returns trigger language plpgsql as $$
declare mudados int[];
begin
  with m as (select n.hot_id, n.id, n.situacao <> o.situacao as moveu from novas n full join velhas o on o.id = n.id
    where (n.lance_valor, n.lance_quantidade, n.situacao, n.data_fim, n.data_inicio, n.minimo, n.compre_ja, n.valor_proposta, n.tipo_negociacao,
         n.lei_id, n.vei_id, n.com_id, n.tipo_id, n.numero, n.posicao_leilao, n.nome, n.descricao, n.prioridade, n.destaque, n.video, n.carimbos)
      is distinct from
        (o.lance_valor, o.lance_quantidade, o.situacao, o.data_fim, o.data_inicio, o.minimo, o.compre_ja, o.valor_proposta, o.tipo_negociacao,
         o.lei_id, o.vei_id, o.com_id, o.tipo_id, o.numero, o.posicao_leilao, o.nome, o.descricao, o.prioridade, o.destaque, o.video, o.carimbos)),
    b as (insert into busca_pendente (hot_id, lel_id) select hot_id, id from m)
  select array_agg(id) into mudados from m where moveu;
  -- A bid changes no state: it pays for the look alone.
  if mudados is not null then
    perform conjuntos_acompanham(mudados);
    perform veiculos_acompanham(mudados);
  end if;
  return null;
end $$;

-- A frame with hundreds of bids is some tens of kilobytes: compressed with each bid's path waiting for it, and read by few.
-- The quick way where this PostgreSQL was built with it, else as it is.
do $$
begin
  alter table sala_quadro alter column quadro set compression lz4;
exception when feature_not_supported then
  alter table sala_quadro alter column quadro set storage external;
end $$;
