-- A house's rehearsal: an auction that its staff alone sees, with goods of its own, taken away whole when it is done. A bid in
-- it is no bid: it may be deleted with its lot, and no other may. What an auction is, it stays.
alter table leilao add column teste boolean not null default false;
create unique index leilao_de_teste on leilao (hot_id) where teste;

create function leilao_de_teste_fica() returns trigger language plpgsql as $$
begin
  if new.teste is distinct from old.teste then
    raise exception 'an auction does not become a rehearsal, nor a rehearsal an auction' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger leilao_de_teste_fica before update of teste on leilao for each row execute function leilao_de_teste_fica();

create function lance_nao_apaga() returns trigger language plpgsql as $$
begin
  if exists (select from lote l join leilao a on a.id = l.lei_id where l.id = old.lel_id and a.teste) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
drop trigger lance_nao_apaga on lance;
create trigger lance_nao_apaga before delete on lance for each row execute function lance_nao_apaga();

-- `p`: names of the records, nicknames, and the goods (packages/domain/src/leiloes/leilao-de-teste.ts). The auctioneer, the
-- place and the consignor are inactive: no list of the site has them, and no form offers them.
create function abrir_leilao_de_teste(p_hot int, p_usu int, p jsonb) returns table (lei_id int, lei_uid uuid) language plpgsql as $$
#variable_conflict use_column
declare v_leo int; v_lrl int; v_com int; v_lei int; v_uid uuid; v_vei int; v_bem jsonb; v_n int := 0;
begin
  insert into leiloeiro (hot_id, nome, matricula, junta, uf, ativo)
    values (p_hot, p->>'leiloeiro', 'TESTE', 'TESTE', 'SP', false)
    on conflict (hot_id, matricula, junta) do update set ativo = false returning id into v_leo;
  insert into local_realizacao (hot_id, nome, endereco, cidade, uf, ativo)
    values (p_hot, p->>'local', p->>'local', 'São Paulo', 'SP', false) returning id into v_lrl;
  insert into comitente (hot_id, nome, ativo) values (p_hot, p->>'comitente', false) returning id into v_com;
  insert into leilao (hot_id, nome, descricao, situacao, modalidade, conducao, data, leo_id, lrl_id, conferir_dia, regulamento,
      edital_url, leiloeiro_confirmado_at, leiloeiro_confirmado_by, created_by, teste)
    values (p_hot, p->>'nome', p->>'descricao', 'PRONTO', 'SIMULTANEO', 'leiloeiro', clock_timestamp(), v_leo, v_lrl, false, p->>'descricao',
      null, clock_timestamp(), p_usu, p_usu, true)
    returning id, uid into v_lei, v_uid;
  for v_bem in select * from jsonb_array_elements(p->'lotes') loop
    v_n := v_n + 1;
    insert into veiculo (hot_id, com_id, tipo_id, nome, marca, modelo, ano_fabricacao, ano_modelo, descricao, created_by)
      values (p_hot, v_com, (v_bem->>'tipoId')::int, v_bem->>'nome', v_bem->>'marca', v_bem->>'modelo', (v_bem->>'ano')::int, (v_bem->>'ano')::int,
        p->>'descricao', p_usu)
      returning id into v_vei;
    insert into lote (hot_id, lei_id, vei_id, com_id, tipo_id, numero, posicao_leilao, nome, minimo, incremento, valor_comitente, situacao, created_by)
      values (p_hot, v_lei, v_vei, v_com, (v_bem->>'tipoId')::int, v_n::text, v_n, v_bem->>'nome', (v_bem->>'minimo')::bigint,
        (v_bem->>'incremento')::bigint, (v_bem->>'reserva')::bigint, 'LIBERADO_LEILAO', p_usu);
  end loop;
  insert into apelido_leiloeiro (hot_id, lei_id, apelido, ordem, created_by)
    select p_hot, v_lei, x.apelido, x.ordem, p_usu from jsonb_array_elements_text(p->'apelidos') with ordinality as x(apelido, ordem);
  return query select v_lei, v_uid;
end $$;

-- Takes it away with all that is its own. False: there is no such rehearsal. Raises a foreign key violation when other records
-- of the house have been tied to it.
create function retirar_leilao_de_teste(p_hot int, p_lei int) returns boolean language plpgsql as $$
declare v_lotes int[]; v_veiculos int[]; v_comitentes int[]; v_leo int; v_lrl int;
begin
  select leo_id, lrl_id into v_leo, v_lrl from leilao where hot_id = p_hot and id = p_lei and teste for update;
  if not found then return false; end if;
  select coalesce(array_agg(l.id), '{}'), coalesce(array_agg(l.vei_id), '{}'), coalesce(array_agg(distinct l.com_id), '{}')
    into v_lotes, v_veiculos, v_comitentes from lote l where l.hot_id = p_hot and l.lei_id = p_lei;
  update leilao set lote_atual_id = null where id = p_lei;
  delete from lance where lel_id = any(v_lotes);
  delete from lance_pedido where lel_id = any(v_lotes);
  delete from documento_do_leilao where hot_id = p_hot and lei_id = p_lei;
  delete from lote where hot_id = p_hot and lei_id = p_lei;
  delete from leilao where id = p_lei;
  delete from veiculo v using comitente c where v.hot_id = p_hot and v.id = any(v_veiculos) and c.id = v.com_id and not c.ativo;
  delete from comitente where hot_id = p_hot and id = any(v_comitentes) and not ativo;
  delete from leiloeiro where hot_id = p_hot and id = v_leo and matricula = 'TESTE' and junta = 'TESTE' and not ativo;
  delete from local_realizacao where hot_id = p_hot and id = v_lrl and not ativo
    and not exists (select from leilao where lrl_id = v_lrl);
  return true;
end $$;

-- The search, too, keeps it from the public.
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
