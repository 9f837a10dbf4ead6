-- The search counts a sold lot by what it was sold for, and a consignor's systems hear of it: a price that was agreed on is not
-- among the bids.
create or replace view busca_lote_fonte with (security_invoker = true) as
select
  l.id as lote_id, l.hot_id, l.uid as lel_uid, v.uid as vei_uid,
  -- drafts, auctions that are still being put together, and rehearsals are not shown to the public
  (l.situacao <> 'CADASTRADO' and e.situacao <> 'EM_LOTEAMENTO' and not e.teste) as publico,
  concat_ws(' ', l.nome, v.marca, v.modelo, v.versao_modelo, v.ano_modelo, v.cor, v.combustivel, v.cambio,
    coalesce(p.cidade, v.cidade), coalesce(p.uf, v.uf), t.nome, t.categoria, p.nome, c.nome, e.nome, 'lote', l.numero,
    array_to_string(l.carimbos, ' '), left(l.descricao, 2000), left(v.descricao, 2000)) as texto,
  nullif(v.marca, '') as marca, nullif(v.modelo, '') as modelo,
  coalesce(p.uf, v.uf)::text as estado, coalesce(p.cidade, v.cidade) as cidade,
  t.nome as tipo, t.categoria, e.nome as leilao, e.uid::text as lei_uid,
  nullif(v.laudo_cautelar_resultado, 'NAO_REALIZADO') as laudo_cautelar,
  array(select distinct x from unnest(l.carimbos) x order by x) as promocao,
  v.combustivel, v.cor, v.retomada, c.nome as comitente, l.situacao, p.nome as patio, e.modalidade,
  array(select distinct x from unnest(array[
    l.tipo_negociacao,
    case when l.compre_ja is not null then 'COMPRE_JA' end,
    case when l.valor_proposta is not null then 'PROPOSTA' end]) x where x is not null order by x) as tipo_negociacao,
  l.numero,
  case when coalesce(nullif(l.video, ''), nullif(v.video_url, '')) is not null then 'sim' end as video,
  case when l.destaque then 'sim' end as destaque,
  l.lei_id::bigint as leilao_id, v.ano_modelo::bigint as ano_modelo, v.km::bigint as km,
  d.preco as valor, l.lance_valor as lance, l.lance_quantidade::bigint as quantidade_lances,
  l.compre_ja, coalesce(v.valor_mercado, v.fipe_valor) as valor_mercado,
  l.posicao_leilao::bigint as posicao_leilao, l.prioridade::bigint as prioridade,
  (select count(*) from veiculo_foto f where f.vei_id = v.id and f.tipo = 'foto') as quantidade_fotos,
  floor(extract(epoch from l.data_inicio) * 1000)::bigint as data_inicio,
  floor(extract(epoch from l.data_fim) * 1000)::bigint as data_fim,
  concat_ws(' ', l.nome, v.marca, v.modelo, v.versao_modelo, t.nome, t.categoria) as titulo,
  case
    when busca_chave(v.cambio) like 'automatic%' then 'AUTOMATICO'
    when busca_chave(v.cambio) like 'automatiz%' then 'AUTOMATIZADO'
    when busca_chave(v.cambio) like 'cvt%' then 'CVT'
    when busca_chave(v.cambio) ~ '^(manual|mecanic)' then 'MANUAL' end as cambio,
  v.conservacao, v.monta,
  case when v.placa ~ '[0-9]$' then right(v.placa, 1) end as final_placa,
  case when coalesce(v.valor_mercado, v.fipe_valor) > 0
    then floor(d.preco * 1000.0 / coalesce(v.valor_mercado, v.fipe_valor))::bigint end as parte_do_mercado
from lote l
join veiculo v on v.id = l.vei_id
join leilao e on e.id = l.lei_id
join comitente c on c.id = l.com_id
join tipo_lote t on t.id = l.tipo_id
left join patio p on p.id = v.pat_id
cross join lateral (
  select coalesce(l.valor_vendido, preco_dito((select h.tipo from hotsite h where h.id = l.hot_id), l.compre_ja, l.lance_valor, l.minimo, l.situacao)) as preco
) d;

insert into busca_pendente (hot_id, lel_id) select hot_id, id from lote where valor_vendido <> coalesce(lance_valor, -1);

create or replace function avisar_do_lote() returns trigger language plpgsql as $$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'lote.situacao', jsonb_build_object('lelUid', new.uid, 'numero', new.numero,
    'nome', new.nome, 'de', old.situacao, 'situacao', new.situacao, 'lance', new.lance_valor, 'valorVendido', new.valor_vendido));
  return null;
end $$;
