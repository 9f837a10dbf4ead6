-- The search projection: one row per lot with everything that may be filtered, sorted, counted or read by free text.
-- The in-process index is built from it and PostgreSQL answers from it when the index cannot.
--
-- How it stays true: triggers on the base tables note which lots changed (busca_pendente), in the same transaction and
-- without touching the projection, so that a bid does not pay for eight indexes. `busca_lote_refrescar` derives the row
-- anew from busca_lote_fonte: at once by whoever committed the change, otherwise within a quarter of a second by the
-- consumer. A process that dies between commit and refresh leaves the note behind.
--
-- Never put the reserve (valor_comitente), a ceiling, plate, chassis or a client here: what can be filtered can be
-- guessed by bisection, even if it is never shown.

-- The key that words are sorted by, free of any locale. Twin of chaveDeOrdem (modules/lotes/busca/palavras-de-busca.ts).
create function busca_chave(t text) returns text language sql immutable strict parallel safe as
  $$ select translate(regexp_replace(normalize(t, NFD), '[\u0300-\u036f]', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') $$;

create table busca_lote (
  lote_id int primary key,
  hot_id int not null references hotsite,
  lel_uid uuid not null, vei_uid uuid not null,
  -- order of the versions of one row
  revisao int not null default 1,
  -- order among rows, for followers: see busca_lote_seguir
  tx xid8 not null default pg_current_xact_id(),
  removido boolean not null default false,
  publico boolean not null,
  texto text not null,
  -- folded by the server (Portuguese plurals are not SQL's business); null until it has done so
  palavras tsvector,
  marca text, modelo text, estado text, cidade text, tipo text, categoria text,
  leilao text, lei_uid text, laudo_cautelar text, promocao text[] not null default '{}',
  combustivel text, cor text, retomada text, comitente text, situacao text, patio text, modalidade text,
  tipo_negociacao text[] not null default '{}',
  numero text, video text, destaque text,
  leilao_id bigint, ano_modelo bigint, km bigint, valor bigint, lance bigint, quantidade_lances bigint,
  compre_ja bigint, valor_mercado bigint, posicao_leilao bigint, prioridade bigint, quantidade_fotos bigint,
  data_inicio bigint, data_fim bigint -- epoch milliseconds: what the index and the wire count in
);
create index busca_lote_tx on busca_lote (tx);
create index busca_lote_palavras on busca_lote using gin (palavras);
create index busca_lote_sem_palavras on busca_lote (lote_id) where palavras is null;
create index busca_lote_fim on busca_lote (hot_id, data_fim, lote_id) where publico;
create index busca_lote_modelo on busca_lote (hot_id, marca, modelo);
create index busca_lote_leilao on busca_lote (hot_id, lei_uid);
create index busca_lote_lel_uid on busca_lote (lel_uid);
create index busca_lote_vei_uid on busca_lote (vei_uid);

-- Notes of change. Several notes for one lot are harmless: they are consumed together.
create table busca_pendente (
  id bigint generated always as identity primary key,
  hot_id int not null references hotsite,
  lel_id int not null
);

create view busca_lote_fonte with (security_invoker = true) as
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
  floor(extract(epoch from l.data_fim) * 1000)::bigint as data_fim
from lote l
join veiculo v on v.id = l.vei_id
join leilao e on e.id = l.lei_id
join comitente c on c.id = l.com_id
join tipo_lote t on t.id = l.tipo_id
left join patio p on p.id = v.pat_id;

-- Derives the rows of these lots anew; answers those that changed. Lots are locked before they are read (each statement
-- of a function sees what was committed before it began), so that of two refreshers the later one has the newer facts.
create function busca_lote_refrescar(ids int[]) returns setof busca_lote language plpgsql as $$
begin
  perform pg_advisory_xact_lock(712310010, x.id) from (select distinct unnest(ids) as id order by 1) x;
  return query
  with gravadas as (
    insert into busca_lote as b (lote_id, hot_id, lel_uid, vei_uid, publico, texto, marca, modelo, estado, cidade, tipo, categoria,
      leilao, lei_uid, laudo_cautelar, promocao, combustivel, cor, retomada, comitente, situacao, patio, modalidade, tipo_negociacao,
      numero, video, destaque, leilao_id, ano_modelo, km, valor, lance, quantidade_lances, compre_ja, valor_mercado, posicao_leilao,
      prioridade, quantidade_fotos, data_inicio, data_fim)
    select f.lote_id, f.hot_id, f.lel_uid, f.vei_uid, f.publico, f.texto, f.marca, f.modelo, f.estado, f.cidade, f.tipo, f.categoria,
      f.leilao, f.lei_uid, f.laudo_cautelar, f.promocao, f.combustivel, f.cor, f.retomada, f.comitente, f.situacao, f.patio, f.modalidade, f.tipo_negociacao,
      f.numero, f.video, f.destaque, f.leilao_id, f.ano_modelo, f.km, f.valor, f.lance, f.quantidade_lances, f.compre_ja, f.valor_mercado, f.posicao_leilao,
      f.prioridade, f.quantidade_fotos, f.data_inicio, f.data_fim
    from busca_lote_fonte f where f.lote_id = any(ids)
    on conflict (lote_id) do update set
      revisao = b.revisao + 1, tx = pg_current_xact_id(), removido = false,
      palavras = case when b.texto = excluded.texto then b.palavras end,
      lel_uid = excluded.lel_uid, vei_uid = excluded.vei_uid, publico = excluded.publico, texto = excluded.texto,
      marca = excluded.marca, modelo = excluded.modelo, estado = excluded.estado, cidade = excluded.cidade, tipo = excluded.tipo,
      categoria = excluded.categoria, leilao = excluded.leilao, lei_uid = excluded.lei_uid, laudo_cautelar = excluded.laudo_cautelar,
      promocao = excluded.promocao, combustivel = excluded.combustivel, cor = excluded.cor, retomada = excluded.retomada,
      comitente = excluded.comitente, situacao = excluded.situacao, patio = excluded.patio, modalidade = excluded.modalidade,
      tipo_negociacao = excluded.tipo_negociacao, numero = excluded.numero, video = excluded.video, destaque = excluded.destaque,
      leilao_id = excluded.leilao_id, ano_modelo = excluded.ano_modelo, km = excluded.km, valor = excluded.valor, lance = excluded.lance,
      quantidade_lances = excluded.quantidade_lances, compre_ja = excluded.compre_ja, valor_mercado = excluded.valor_mercado,
      posicao_leilao = excluded.posicao_leilao, prioridade = excluded.prioridade, quantidade_fotos = excluded.quantidade_fotos,
      data_inicio = excluded.data_inicio, data_fim = excluded.data_fim
    where (b.removido, b.lel_uid, b.vei_uid, b.publico, b.texto, b.marca, b.modelo, b.estado, b.cidade, b.tipo, b.categoria, b.leilao, b.lei_uid,
           b.laudo_cautelar, b.promocao, b.combustivel, b.cor, b.retomada, b.comitente, b.situacao, b.patio, b.modalidade, b.tipo_negociacao,
           b.numero, b.video, b.destaque, b.leilao_id, b.ano_modelo, b.km, b.valor, b.lance, b.quantidade_lances, b.compre_ja, b.valor_mercado,
           b.posicao_leilao, b.prioridade, b.quantidade_fotos, b.data_inicio, b.data_fim)
      is distinct from
          (false, excluded.lel_uid, excluded.vei_uid, excluded.publico, excluded.texto, excluded.marca, excluded.modelo, excluded.estado, excluded.cidade, excluded.tipo, excluded.categoria, excluded.leilao, excluded.lei_uid,
           excluded.laudo_cautelar, excluded.promocao, excluded.combustivel, excluded.cor, excluded.retomada, excluded.comitente, excluded.situacao, excluded.patio, excluded.modalidade, excluded.tipo_negociacao,
           excluded.numero, excluded.video, excluded.destaque, excluded.leilao_id, excluded.ano_modelo, excluded.km, excluded.valor, excluded.lance, excluded.quantidade_lances, excluded.compre_ja, excluded.valor_mercado,
           excluded.posicao_leilao, excluded.prioridade, excluded.quantidade_fotos, excluded.data_inicio, excluded.data_fim)
    returning b.*),
  sumidas as (
    update busca_lote b set removido = true, publico = false, revisao = b.revisao + 1, tx = pg_current_xact_id()
    where b.lote_id = any(ids) and not b.removido and not exists (select from lote l where l.id = b.lote_id)
    returning b.*)
  select * from gravadas union all select * from sumidas;
end $$;

-- Takes up to `limite` notes and refreshes their lots; answers how many notes there were. Several consumers share.
create function busca_lote_consumir(limite int) returns int language plpgsql as $$
declare
  ids int[];
  notas int;
begin
  with tomadas as (
    delete from busca_pendente where id in (select p.id from busca_pendente p order by p.id limit limite for update skip locked)
    returning lel_id)
  select array_agg(distinct lel_id), count(*) into ids, notas from tomadas;
  if ids is not null then perform busca_lote_refrescar(ids); end if;
  return notas;
end $$;

-- Triggers per statement: a batch of bids pays once. Only what the projection shows counts as a change.
create function busca_anotar_lotes_novos() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id) select n.hot_id, n.id from novas n;
  return null;
end $$;
create function busca_anotar_lotes_mudados() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id)
  select n.hot_id, n.id from novas n join velhas o on o.id = n.id
  where (n.lance_valor, n.lance_quantidade, n.situacao, n.data_fim, n.data_inicio, n.minimo, n.compre_ja, n.valor_proposta, n.tipo_negociacao,
         n.lei_id, n.vei_id, n.com_id, n.tipo_id, n.numero, n.posicao_leilao, n.nome, n.descricao, n.prioridade, n.destaque, n.video, n.carimbos)
    is distinct from
        (o.lance_valor, o.lance_quantidade, o.situacao, o.data_fim, o.data_inicio, o.minimo, o.compre_ja, o.valor_proposta, o.tipo_negociacao,
         o.lei_id, o.vei_id, o.com_id, o.tipo_id, o.numero, o.posicao_leilao, o.nome, o.descricao, o.prioridade, o.destaque, o.video, o.carimbos);
  return null;
end $$;
create function busca_anotar_lotes_apagados() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id) select o.hot_id, o.id from velhas o;
  return null;
end $$;
create trigger busca_lote_novo after insert on lote referencing new table as novas for each statement execute function busca_anotar_lotes_novos();
create trigger busca_lote_mudado after update on lote referencing new table as novas old table as velhas for each statement execute function busca_anotar_lotes_mudados();
create trigger busca_lote_apagado after delete on lote referencing old table as velhas for each statement execute function busca_anotar_lotes_apagados();

-- What lots show of others. One function per way to reach the lots.
create function busca_anotar_por_veiculo() returns trigger language plpgsql as
  $$ begin insert into busca_pendente (hot_id, lel_id) select l.hot_id, l.id from lote l where l.vei_id in (select id from novas); return null; end $$;
create trigger busca_veiculo_mudado after update on veiculo referencing new table as novas for each statement execute function busca_anotar_por_veiculo();

create function busca_anotar_por_foto() returns trigger language plpgsql as
  $$ begin insert into busca_pendente (hot_id, lel_id) select l.hot_id, l.id from lote l where l.vei_id in (select vei_id from mexidas); return null; end $$;
create trigger busca_foto_nova after insert on veiculo_foto referencing new table as mexidas for each statement execute function busca_anotar_por_foto();
create trigger busca_foto_apagada after delete on veiculo_foto referencing old table as mexidas for each statement execute function busca_anotar_por_foto();

create function busca_anotar_por_leilao() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join novas n on n.id = l.lei_id join velhas o on o.id = n.id
  where (n.nome, n.situacao, n.modalidade) is distinct from (o.nome, o.situacao, o.modalidade);
  return null;
end $$;
create trigger busca_leilao_mudado after update on leilao referencing new table as novas old table as velhas for each statement execute function busca_anotar_por_leilao();

create function busca_anotar_por_comitente() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join novas n on n.id = l.com_id join velhas o on o.id = n.id where n.nome is distinct from o.nome;
  return null;
end $$;
create trigger busca_comitente_mudado after update on comitente referencing new table as novas old table as velhas for each statement execute function busca_anotar_por_comitente();

create function busca_anotar_por_patio() returns trigger language plpgsql as $$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join veiculo v on v.id = l.vei_id join novas n on n.id = v.pat_id join velhas o on o.id = n.id
  where (n.nome, n.cidade, n.uf) is distinct from (o.nome, o.cidade, o.uf);
  return null;
end $$;
create trigger busca_patio_mudado after update on patio referencing new table as novas old table as velhas for each statement execute function busca_anotar_por_patio();

-- Lots that were there before this file.
insert into busca_pendente (hot_id, lel_id) select hot_id, id from lote;

select proteger_tabelas();
