-- What else lots are looked for by: gearbox, condition, monta, the plate's last digit (never the plate), the share of the
-- market value that is asked now; and the words of a lot's name apart, because a word in the name says more than one in
-- a description.
alter table busca_lote
  add column titulo text not null default '',
  add column cambio text, add column conservacao text, add column monta text, add column final_placa text,
  -- thousandths of the market value
  add column parte_do_mercado bigint;

create or replace view busca_lote_fonte with (security_invoker = true) as
select
  l.id as lote_id, l.hot_id, l.uid as lel_uid, v.uid as vei_uid,
  -- drafts, and auctions that are still being put together, are not shown to the public
  (l.situacao <> 'CADASTRADO' and e.situacao <> 'EM_LOTEAMENTO') as publico,
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
  coalesce(l.lance_valor, l.minimo) as valor, l.lance_valor as lance, l.lance_quantidade::bigint as quantidade_lances,
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
    then floor(coalesce(l.lance_valor, l.minimo) * 1000.0 / coalesce(v.valor_mercado, v.fipe_valor))::bigint end as parte_do_mercado
from lote l
join veiculo v on v.id = l.vei_id
join leilao e on e.id = l.lei_id
join comitente c on c.id = l.com_id
join tipo_lote t on t.id = l.tipo_id
left join patio p on p.id = v.pat_id;

create or replace function busca_lote_refrescar(ids int[]) returns setof busca_lote language plpgsql as $$
begin
  perform pg_advisory_xact_lock(712310010, x.id) from (select distinct unnest(ids) as id order by 1) x;
  return query
  with gravadas as (
    insert into busca_lote as b (lote_id, hot_id, lel_uid, vei_uid, publico, texto, marca, modelo, estado, cidade, tipo, categoria,
      leilao, lei_uid, laudo_cautelar, promocao, combustivel, cor, retomada, comitente, situacao, patio, modalidade, tipo_negociacao,
      numero, video, destaque, leilao_id, ano_modelo, km, valor, lance, quantidade_lances, compre_ja, valor_mercado, posicao_leilao,
      prioridade, quantidade_fotos, data_inicio, data_fim, titulo, cambio, conservacao, monta, final_placa, parte_do_mercado)
    select f.lote_id, f.hot_id, f.lel_uid, f.vei_uid, f.publico, f.texto, f.marca, f.modelo, f.estado, f.cidade, f.tipo, f.categoria,
      f.leilao, f.lei_uid, f.laudo_cautelar, f.promocao, f.combustivel, f.cor, f.retomada, f.comitente, f.situacao, f.patio, f.modalidade, f.tipo_negociacao,
      f.numero, f.video, f.destaque, f.leilao_id, f.ano_modelo, f.km, f.valor, f.lance, f.quantidade_lances, f.compre_ja, f.valor_mercado, f.posicao_leilao,
      f.prioridade, f.quantidade_fotos, f.data_inicio, f.data_fim, f.titulo, f.cambio, f.conservacao, f.monta, f.final_placa, f.parte_do_mercado
    from busca_lote_fonte f where f.lote_id = any(ids)
    on conflict (lote_id) do update set
      revisao = b.revisao + 1, tx = pg_current_xact_id(), removido = false,
      palavras = case when (b.texto, b.titulo) = (excluded.texto, excluded.titulo) then b.palavras end,
      lel_uid = excluded.lel_uid, vei_uid = excluded.vei_uid, publico = excluded.publico, texto = excluded.texto,
      marca = excluded.marca, modelo = excluded.modelo, estado = excluded.estado, cidade = excluded.cidade, tipo = excluded.tipo,
      categoria = excluded.categoria, leilao = excluded.leilao, lei_uid = excluded.lei_uid, laudo_cautelar = excluded.laudo_cautelar,
      promocao = excluded.promocao, combustivel = excluded.combustivel, cor = excluded.cor, retomada = excluded.retomada,
      comitente = excluded.comitente, situacao = excluded.situacao, patio = excluded.patio, modalidade = excluded.modalidade,
      tipo_negociacao = excluded.tipo_negociacao, numero = excluded.numero, video = excluded.video, destaque = excluded.destaque,
      leilao_id = excluded.leilao_id, ano_modelo = excluded.ano_modelo, km = excluded.km, valor = excluded.valor, lance = excluded.lance,
      quantidade_lances = excluded.quantidade_lances, compre_ja = excluded.compre_ja, valor_mercado = excluded.valor_mercado,
      posicao_leilao = excluded.posicao_leilao, prioridade = excluded.prioridade, quantidade_fotos = excluded.quantidade_fotos,
      data_inicio = excluded.data_inicio, data_fim = excluded.data_fim,
      titulo = excluded.titulo, cambio = excluded.cambio, conservacao = excluded.conservacao, monta = excluded.monta, final_placa = excluded.final_placa, parte_do_mercado = excluded.parte_do_mercado
    where (b.removido, b.lel_uid, b.vei_uid, b.publico, b.texto, b.marca, b.modelo, b.estado, b.cidade, b.tipo, b.categoria, b.leilao, b.lei_uid,
           b.laudo_cautelar, b.promocao, b.combustivel, b.cor, b.retomada, b.comitente, b.situacao, b.patio, b.modalidade, b.tipo_negociacao,
           b.numero, b.video, b.destaque, b.leilao_id, b.ano_modelo, b.km, b.valor, b.lance, b.quantidade_lances, b.compre_ja, b.valor_mercado,
           b.posicao_leilao, b.prioridade, b.quantidade_fotos, b.data_inicio, b.data_fim,
           b.titulo, b.cambio, b.conservacao, b.monta, b.final_placa, b.parte_do_mercado)
      is distinct from
          (false, excluded.lel_uid, excluded.vei_uid, excluded.publico, excluded.texto, excluded.marca, excluded.modelo, excluded.estado, excluded.cidade, excluded.tipo, excluded.categoria, excluded.leilao, excluded.lei_uid,
           excluded.laudo_cautelar, excluded.promocao, excluded.combustivel, excluded.cor, excluded.retomada, excluded.comitente, excluded.situacao, excluded.patio, excluded.modalidade, excluded.tipo_negociacao,
           excluded.numero, excluded.video, excluded.destaque, excluded.leilao_id, excluded.ano_modelo, excluded.km, excluded.valor, excluded.lance, excluded.quantidade_lances, excluded.compre_ja, excluded.valor_mercado,
           excluded.posicao_leilao, excluded.prioridade, excluded.quantidade_fotos, excluded.data_inicio, excluded.data_fim,
           excluded.titulo, excluded.cambio, excluded.conservacao, excluded.monta, excluded.final_placa, excluded.parte_do_mercado)
    returning b.*),
  sumidas as (
    update busca_lote b set removido = true, publico = false, revisao = b.revisao + 1, tx = pg_current_xact_id()
    where b.lote_id = any(ids) and not b.removido and not exists (select from lote l where l.id = b.lote_id)
    returning b.*)
  select * from gravadas union all select * from sumidas;
end $$;

-- The rows are derived anew and their words weighed: name (A) and the rest (D).
update busca_lote set palavras = null where not removido;
insert into busca_pendente (hot_id, lel_id) select hot_id, lote_id from busca_lote where not removido;
