-- The sum of apps/server/src/migrations, written by `npm run schema`. Do not edit.

CREATE OR REPLACE FUNCTION public.abrir_leilao_de_teste(p_hot integer, p_usu integer, p jsonb)
 RETURNS TABLE(lei_id integer, lei_uid uuid)
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.anotar_acesso_revogado()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into acesso_revogado (familia) values (new.familia::text) on conflict do nothing;
  if found then
    perform pg_notify('martelo', json_build_array('banco', json_build_array('acesso', json_build_object('familia', new.familia)))::text);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.anunciar_bloqueio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('martelo', json_build_array('banco', json_build_array('bloqueio', json_build_object('hotId', new.hot_id)))::text);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.arquivo_privado_em_uso(procurada text)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  tabela regclass;
  achada boolean;
begin
  for tabela in
    select a.attrelid::regclass from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attname = 'arquivo' and a.atttypid = 'text'::regtype and not a.attisdropped
  loop
    execute format('select exists (select from %s where arquivo = $1)', tabela) into achada using procurada;
    if achada then return true; end if;
  end loop;
  return false;
end
$function$;

CREATE OR REPLACE FUNCTION public.arquivos_publicos_citados()
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  tabela regclass;
  campos text;
begin
  for tabela, campos in
    select c.oid::regclass, string_agg(format('t.%I::text', a.attname), ', ' order by a.attnum)
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype)
      and c.relname not in ('arquivo_publico', 'auditoria', 'lance', 'externo_registro')
    group by c.oid
  loop
    return query execute format(
      'select distinct m[1] from (select concat_ws('' '', %s) as tudo from %s t) x
         cross join lateral regexp_matches(x.tudo, ''/arquivos/([a-z]+/[0-9]+/[0-9a-f]{2}/[0-9a-f]{64}\.[a-z0-9]{3,4})'', ''g'') m
       where x.tudo like ''%%/arquivos/%%''', campos, tabela);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION public.avisar_comitente(p_hot integer, p_com integer, p_tipo text, p_dados jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare v_id bigint;
begin
  if not exists (select from webhook_comitente w where w.hot_id = p_hot and w.com_id = p_com and w.ambiente = 'producao'
      and w.ativo and w.removido_at is null and p_tipo = any(w.eventos)) then return; end if;
  insert into evento_comitente (hot_id, com_id, ambiente, tipo, dados) values (p_hot, p_com, 'producao', p_tipo, p_dados)
    returning id into v_id;
  perform enfileirar('avisar-sistemas', jsonb_build_object('id', v_id), null, 'evento-comitente-' || v_id);
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_da_chegada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'chegada.situacao', jsonb_build_object('cheUid', new.uid,
    'veiUid', (select x.uid from veiculo x where x.id = new.vei_id and x.hot_id = new.hot_id), 'descricao', new.descricao,
    'placa', new.placa, 'chassi', new.chassi, 'de', case when tg_op = 'UPDATE' then old.situacao end,
    'situacao', new.situacao, 'previstaPara', new.prevista_para));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_da_condicional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'condicional.situacao', jsonb_build_object('lelUid', new.uid,
    'numero', new.numero, 'nome', new.nome, 'de', old.condicional_situacao, 'situacao', new.condicional_situacao,
    'lance', new.lance_valor, 'novoValor', new.condicional_novo_valor, 'replica', new.condicional_replica_valor,
    'prazo', case when new.situacao = 'CONDICIONAL' then new.condicional_prazo end));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_da_prestacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'prestacao.situacao', jsonb_build_object('preUid', new.uid,
    'numero', lpad(new.numero::text, greatest(4, length(new.numero::text)), '0') || '/' || new.ano, 'situacao', new.situacao,
    'liquido', new.liquido));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_da_remocao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare v record;
begin
  select x.uid, x.nome, x.placa, x.integracao_id into v from veiculo x where x.id = new.vei_id and x.hot_id = new.hot_id;
  perform avisar_comitente(new.hot_id, new.com_id, 'remocao.situacao', jsonb_build_object('remUid', new.uid, 'veiUid', v.uid,
    'nome', v.nome, 'placa', v.placa, 'referencia', v.integracao_id, 'de', case when tg_op = 'UPDATE' then old.situacao end,
    'situacao', new.situacao, 'previstaEm', new.prevista_em));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_da_venda_encerrada()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_venda_cancelada(new.hot_id, i.id, new.situacao)
    from venda_item i where i.vnd_id = new.id and i.hot_id = new.hot_id and i.ativo;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_do_item_retirado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from venda v where v.id = new.vnd_id and v.hot_id = new.hot_id and v.situacao not in ('Cancelada', 'Cliente Desistiu'))
  then perform avisar_venda_cancelada(new.hot_id, new.id, 'Cancelada'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_do_lote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'lote.situacao', jsonb_build_object('lelUid', new.uid, 'numero', new.numero,
    'nome', new.nome, 'de', old.situacao, 'situacao', new.situacao, 'lance', new.lance_valor, 'valorVendido', new.valor_vendido));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_do_veiculo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform avisar_comitente(new.hot_id, new.com_id, 'veiculo.cadastrado', jsonb_build_object('veiUid', new.uid, 'nome', new.nome,
    'placa', new.placa, 'chassi', new.chassi, 'referencia', new.integracao_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.avisar_venda_cancelada(p_hot integer, p_item integer, p_situacao text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_lotes_apagados()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into busca_pendente (hot_id, lel_id) select o.hot_id, o.id from velhas o;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_lotes_novos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into busca_pendente (hot_id, lel_id) select n.hot_id, n.id from novas n;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_por_comitente()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join novas n on n.id = l.com_id join velhas o on o.id = n.id where n.nome is distinct from o.nome;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_por_foto()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin insert into busca_pendente (hot_id, lel_id) select l.hot_id, l.id from lote l where l.vei_id in (select vei_id from mexidas); return null; end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_por_leilao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join novas n on n.id = l.lei_id join velhas o on o.id = n.id
  where (n.nome, n.situacao, n.modalidade) is distinct from (o.nome, o.situacao, o.modalidade);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_por_patio()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into busca_pendente (hot_id, lel_id)
  select l.hot_id, l.id from lote l join veiculo v on v.id = l.vei_id join novas n on n.id = v.pat_id join velhas o on o.id = n.id
  where (n.nome, n.cidade, n.uf) is distinct from (o.nome, o.cidade, o.uf);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.busca_anotar_por_veiculo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin insert into busca_pendente (hot_id, lel_id) select l.hot_id, l.id from lote l where l.vei_id in (select id from novas); return null; end $function$;

CREATE OR REPLACE FUNCTION public.busca_chave(t text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select translate(regexp_replace(normalize(t, NFD), '[\u0300-\u036f]', '', 'g'), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') $function$;

CREATE OR REPLACE FUNCTION public.busca_lote_consumir(limite integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.busca_lote_refrescar(ids integer[])
 RETURNS SETOF busca_lote
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.comitente_grupo_renomeado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update comitente set grupo = new.nome where cog_id = new.id and grupo is distinct from new.nome;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.comitente_no_grupo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.grupo := nullif(trim(new.grupo), '');
  if new.grupo is null then
    new.cog_id := null;
  else
    insert into comitente_grupo (hot_id, nome) values (new.hot_id, new.grupo) on conflict do nothing;
    select id into new.cog_id from comitente_grupo where hot_id = new.hot_id and nome = new.grupo;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.conhecia_o_termo(aceite timestamp with time zone, vigente_desde date, publicada_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce((aceite at time zone 'America/Sao_Paulo')::date > vigente_desde
    or ((aceite at time zone 'America/Sao_Paulo')::date = vigente_desde and (publicada_at is null or aceite >= publicada_at)), false)
$function$;

CREATE OR REPLACE FUNCTION public.conjuntos_acompanham(lotes integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.contar_socios()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
  update cliente c set qtd_quadro_societario = (select count(*) from socio s where s.cli_id = c.id)
  where c.id in (case when tg_op = 'INSERT' then new.cli_id else old.cli_id end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.eh_sistema()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('martelo.sistema', true), '') = 'sim' $function$;

CREATE OR REPLACE FUNCTION public.encerrar_contas_da_plataforma()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET "martelo.sistema" TO 'sim'
AS $function$
begin
  update usuario set ativo = false, motivo_bloqueio = 'Já não administra a plataforma', versao = versao + 1
    where plataforma_de = new.id and ativo;
  update sessao s set revogada_at = clock_timestamp() from usuario u
    where u.plataforma_de = new.id and s.usu_id = u.id and s.hot_id = u.hot_id and s.revogada_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.enfileirar(tarefa text, dados jsonb, quando timestamp with time zone DEFAULT NULL::timestamp with time zone, chave text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
begin
  perform graphile_worker.add_job(tarefa, payload := dados::json, run_at := quando, job_key := chave, max_attempts := 12);
end $function$;

CREATE OR REPLACE FUNCTION public.enfileirar_varias(tarefas text[], dados jsonb[], chaves text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
AS $function$
declare pedidos graphile_worker.job_spec[];
begin
  select array_agg(row(t, d::json, null, null, 12, k, null, null)::graphile_worker.job_spec) into pedidos
    from unnest(tarefas, dados, chaves) as x(t, d, k);
  if pedidos is not null then perform graphile_worker.add_jobs(pedidos); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.fim_do_leilao(lei integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select max(data_fim) from lote where lei_id = lei and situacao not in ('CADASTRADO', 'RETIRADO', 'CANCELADO_NO_LEILAO', 'LOTE_CANCELADO')
$function$;

CREATE OR REPLACE FUNCTION public.fim_marcado_fica()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.data_fim := old.data_fim; return new; end $function$;

CREATE OR REPLACE FUNCTION public.grupo_sobe_fatos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin update cliente set fatos_versao = fatos_versao + 1 where id in (select cli_id from cliente_grupo where gru_id = new.id); return null; end $function$;

CREATE OR REPLACE FUNCTION public.guardar_regra_do_leilao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into lote_regra_anterior (lel_id, hot_id, ate_seq, minimo, incremento, compre_ja, incremento_por_valor)
  select id, hot_id, lance_seq, minimo, incremento, compre_ja, old.incremento_por_valor from lote where lei_id = old.id and lance_seq > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guardar_regra_do_lote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into lote_regra_anterior (lel_id, hot_id, ate_seq, minimo, incremento, compre_ja, incremento_por_valor)
  select old.id, old.hot_id, old.lance_seq, old.minimo, old.incremento, old.compre_ja, a.incremento_por_valor from leilao a where a.id = old.lei_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.hot_atual()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('martelo.hot_id', true), '')::int $function$;

CREATE OR REPLACE FUNCTION public.lance_nao_apaga()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from lote l join leilao a on a.id = l.lei_id where l.id = old.lel_id and a.teste) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.lance_referencias()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(712311, 0);
  if not exists (select from lote l where l.hot_id = new.hot_id and l.id = new.lel_id)
    or new.cli_id is not null and not exists (select from cliente c where c.hot_id = new.hot_id and c.id = new.cli_id)
    or new.ape_id is not null and not exists (select from apelido_leiloeiro p where p.hot_id = new.hot_id and p.id = new.ape_id)
  then raise exception 'lance names a lot, a client or a nickname that its hotsite does not have' using errcode = 'foreign_key_violation'; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lance_so_muda_situacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.lel_id, new.seq, new.hot_id, new.cli_id, new.ape_id, new.tipo, new.valor, new.teto, new.data, new.hash, new.chave, new.usu_id, new.motivo, new.em_defesa, new.reserva_ate, new.resposta, new.por_usu_id)
     is distinct from
     (old.lel_id, old.seq, old.hot_id, old.cli_id, old.ape_id, old.tipo, old.valor, old.teto, old.data, old.hash, old.chave, old.usu_id, old.motivo, old.em_defesa, old.reserva_ate, old.resposta, old.por_usu_id)
  then raise exception 'lance is append-only' using errcode = 'restrict_violation'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lances_impedidos(presos integer[], de integer[], quem integer[], de_onde integer[], versoes integer[], lel integer[], usu integer[], cli integer[], chaves uuid[], aceitos boolean[])
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
begin
  if presos is null then return; end if;
  perform pg_advisory_xact_lock_shared(712311, 0);
  return query select q.lel from unnest(de, quem, de_onde, versoes) as q(lel, cli, hot, versao) left join cliente c on c.id = q.cli
      where c.fatos_versao is distinct from q.versao or c.hot_id <> q.hot
    union all select k.lel from unnest(lel, usu, cli, chaves, aceitos) as k(lel, usu, cli, chave, aceito)
      -- Not `exists`: it would be planned as a table of all keys while there are few.
      where case when k.aceito
        then (select true from lance_pedido p where p.lel_id = k.lel and p.usu_id = k.usu and p.chave = k.chave)
        else (select true from lance b where b.cli_id = k.cli and b.lel_id = k.lel and b.chave = k.chave) end;
end $function$;

CREATE OR REPLACE FUNCTION public.lances_ja_respondidos(presos integer[], lel integer[], usu integer[], cli integer[], chaves uuid[], aceitos boolean[])
 RETURNS SETOF integer
 LANGUAGE plpgsql
AS $function$
begin
  if presos is null then return; end if;
  return query select distinct k.lel from unnest(lel, usu, cli, chaves, aceitos) as k(lel, usu, cli, chave, aceito)
    where k.lel = any(presos) and case when k.aceito
      then (select true from lance_pedido p where p.lel_id = k.lel and p.usu_id = k.usu and p.chave = k.chave)
      else (select true from lance b where b.cli_id = k.cli and b.lel_id = k.lel and b.chave = k.chave) end;
end $function$;

CREATE OR REPLACE FUNCTION public.leilao_de_teste_fica()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.teste is distinct from old.teste then
    raise exception 'an auction does not become a rehearsal, nor a rehearsal an auction' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.leilao_recebe_numero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Two auctions of one house that are made at once take their numbers one after the other.
  perform pg_advisory_xact_lock(hashtextextended('numero do leilao|' || new.hot_id, 0));
  new.numero := coalesce((select max(numero) from leilao where hot_id = new.hot_id), 0) + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lote_abre_condicional()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.situacao = 'CONDICIONAL' then
    new.condicional_situacao := 'AGUARDANDO_COMITENTE';
    new.condicional_seq := new.lance_seq;
    new.condicional_resposta := null; new.condicional_resposta_data := null; new.condicional_resposta_nome := null;
    new.condicional_novo_valor := null; new.condicional_novo_valor_data := null; new.condicional_novo_valor_nome := null;
    new.condicional_replica_cliente_uid := null; new.condicional_replica_valor := null; new.condicional_replica_data := null;
    new.comitente_aceitar_replica := null; new.condicional_negada_por := null;
  elsif new.situacao = 'PENDENTE' then
    new.condicional_situacao := null;
  else
    new.condicional_situacao := case when new.situacao = 'AG_PAGAMENTO' then 'LIBERADA' else 'NEGADA' end;
    if new.condicional_situacao = 'NEGADA' then new.condicional_negada_por := coalesce(new.condicional_negada_por, 'LOTE'); end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lote_desfaz_acordo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.condicional_seq := null; return new; end $function$;

CREATE OR REPLACE FUNCTION public.lote_preco_vendido()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare v record;
begin
  select b.seq, b.valor, b.cli_id into v from lance b where b.lel_id = new.id and b.situacao = 'vencedor' order by b.seq desc limit 1;
  new.valor_vendido := preco_vendido(new.situacao, new.lance_valor, new.lance_cli_id, v.seq, v.valor, v.cli_id, new.condicional_seq,
    new.condicional_situacao, new.condicional_resposta, new.condicional_novo_valor, new.comitente_aceitar_replica, new.condicional_replica_valor);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lote_primeira_resposta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.condicional_data is null then
    new.condicional_primeiro_prazo := null; new.condicional_primeira_resposta_at := null;
  elsif tg_op = 'INSERT' or old.condicional_data is distinct from new.condicional_data then
    new.condicional_primeiro_prazo := new.condicional_prazo;
    new.condicional_primeira_resposta_at := new.condicional_resposta_data;
  else
    new.condicional_primeiro_prazo := coalesce(new.condicional_primeiro_prazo, new.condicional_prazo);
    new.condicional_primeira_resposta_at := coalesce(new.condicional_primeira_resposta_at, new.condicional_resposta_data);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lote_regra_sobe_versao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.versao = old.versao then
    new.versao := old.versao + 1;
    new.updated_at := clock_timestamp();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lote_subir_versao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.versao = old.versao and (
     new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome, new.somente_buy_now_proposta,
     new.finalizacao_manual, new.recebe_incremento_tempo, new.grupos_cliente, new.data_inicio, new.data_fim, new.relogio_fim,
     new.relogio_restante_ms, new.chamada_at, new.lance_seq, new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.teto_cli_id, new.teto_valor
  ) is distinct from (
     old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome, old.somente_buy_now_proposta,
     old.finalizacao_manual, old.recebe_incremento_tempo, old.grupos_cliente, old.data_inicio, old.data_fim, old.relogio_fim,
     old.relogio_restante_ms, old.chamada_at, old.lance_seq, old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.teto_cli_id, old.teto_valor
  ) then
    new.versao := old.versao + 1;
  end if;
  if new.versao <> old.versao then
    if new.updated_at = old.updated_at then new.updated_at := clock_timestamp(); end if;
    if new.versao_publica = old.versao_publica and (
       new.situacao, new.minimo, new.incremento, new.compre_ja, new.tipo_negociacao, new.tipo_id, new.numero, new.nome, new.somente_buy_now_proposta,
       new.finalizacao_manual, new.data_inicio, new.data_fim, new.relogio_fim, new.relogio_restante_ms, new.chamada_at,
       new.lance_valor, new.lance_cli_id, new.lance_ape_id, new.lance_at, new.lance_quantidade
    ) is distinct from (
       old.situacao, old.minimo, old.incremento, old.compre_ja, old.tipo_negociacao, old.tipo_id, old.numero, old.nome, old.somente_buy_now_proposta,
       old.finalizacao_manual, old.data_inicio, old.data_fim, old.relogio_fim, old.relogio_restante_ms, old.chamada_at,
       old.lance_valor, old.lance_cli_id, old.lance_ape_id, old.lance_at, old.lance_quantidade
    ) then
      new.versao_publica := old.versao_publica + 1;
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.lotes_mudados_movem()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.marcar_vencidos(ids integer[], validade interval)
 RETURNS TABLE(lel_id integer, de_quem text)
 LANGUAGE plpgsql
 SET client_connection_check_interval TO '0'
AS $function$
declare
  faltam int[] := ids;
  meus int[];
  instantes timestamptz[];
begin
  perform pg_sleep(greatest(0, extract(epoch from max(l.data_fim) - clock_timestamp())) + 0.0001) from lote l
    where l.id = any(ids) and l.data_fim between clock_timestamp() and clock_timestamp() + interval '100 ms' having max(l.data_fim) is not null;
  for vez in 1..3 loop
    with t as materialized (select l.id from lote l join leilao a on a.id = l.lei_id
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is null and l.data_fim <= clock_timestamp()
        and a.modalidade = 'ONLINE' and not l.finalizacao_manual and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
        and not exists (select from hotsite h where h.id = a.hot_id and h.manutencao_fecha_at <= clock_timestamp())
        and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - validade)
      order by l.id for no key update of l skip locked),
    i as materialized (select t.id, clock_timestamp() as em from t)
    select array_agg(i.id), array_agg(i.em) into meus, instantes from i;
    -- All of them held before the first is written; also none, so that this is planned before the hammer falls. The version
    -- moves: a bid that was judged before this is judged again.
    update lote l set encerrado_at = i.em, versao = l.versao + 1, updated_at = i.em from unnest(meus, instantes) as i(id, em) where l.id = i.id;
    if meus is not null then
      return query select id, 'meu' from unnest(meus) as m(id);
      faltam := array(select unnest(faltam) except select unnest(meus));
    end if;
    exit when vez = 3 or not exists (select from lote l
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.encerrado_at is null and l.data_fim <= clock_timestamp());
    perform pg_sleep(0.004);
  end loop;
  return query select l.id, case when l.encerrado_at is null then 'preso' else 'marcado' end from lote l
    where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and (l.data_fim <= clock_timestamp() or l.encerrado_at is not null);
end $function$;

CREATE OR REPLACE FUNCTION public.negar_mudanca()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $function$;

CREATE OR REPLACE FUNCTION public.numero_da_venda(id integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select id % 1000000 $function$;

CREATE OR REPLACE FUNCTION public.preco_dito(p_tipo text, p_compre_ja bigint, p_lance bigint, p_minimo bigint, p_situacao text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when p_tipo = 'loja' and p_compre_ja is not null and (p_lance is null or p_lance < p_compre_ja
      or (p_lance = p_compre_ja
        and p_situacao not in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'REPASSE')))
    then p_compre_ja
    else coalesce(p_lance, p_minimo) end
$function$;

CREATE OR REPLACE FUNCTION public.preco_vendido(p_situacao text, p_lance bigint, p_lider integer, v_seq integer, v_valor bigint, v_cliente integer, a_seq integer, a_situacao text, a_resposta text, a_novo_valor bigint, a_aceita boolean, a_replica bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when p_situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') then coalesce(
    case when v_cliente is distinct from p_lider and v_cliente is not null then null
      when a_seq is null or v_seq > a_seq or a_situacao is distinct from 'LIBERADA' then null
      when a_aceita then a_replica
      when a_resposta = 'Novo valor' then a_novo_valor end,
    v_valor, p_lance) end
$function$;

CREATE OR REPLACE FUNCTION public.proteger_tabelas()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare t record;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hot_id' and not a.attisdropped)
      and not exists (select from pg_policy p where p.polrelid = c.oid)
  loop
    execute format('alter table %I enable row level security', t.relname);
    execute format('alter table %I force row level security', t.relname);
    execute format('create policy do_hotsite on %I using (hot_id = hot_atual() or eh_sistema()) with check (hot_id = hot_atual() or eh_sistema())', t.relname);
  end loop;
  grant usage on schema public to martelo_app;
  grant select, insert, update, delete on all tables in schema public to martelo_app;
  grant usage on all sequences in schema public to martelo_app;
  grant execute on all functions in schema public to martelo_app;
  revoke all on chave_do_sistema, no_de_lances from martelo_app;
  revoke insert, update, delete on acesso_revogado from martelo_app;
end $function$;

CREATE OR REPLACE FUNCTION public.razao_fecha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare entrada bigint; soma numeric; linhas int;
begin
  entrada := coalesce((to_jsonb(new) ->> 'lan_id')::bigint, new.id);
  select coalesce(sum(valor), 0), count(*) into soma, linhas from razao_partida where lan_id = entrada;
  if soma <> 0 or linhas < 2 then
    raise exception 'entry % does not balance: % lines, sum %', entrada, linhas, soma using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reavaliar_habilitacoes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from habilitacao where cli_id = new.id and situacao in ('EM_ANALISE', 'APROVADA')) then
    perform enfileirar('reavaliar-habilitacoes', jsonb_build_object('cliId', new.id), null, 'reavaliar-habilitacoes-' || new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reavaliar_pela_caucao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform enfileirar('reavaliar-habilitacoes', jsonb_build_object('cliId', new.cli_id), null, 'reavaliar-habilitacoes-' || new.cli_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.referido_por_lance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare tem boolean;
begin
  perform pg_advisory_xact_lock(712311, 0);
  execute format('select exists (select from lance where %I = $1)', tg_argv[0]) into tem using old.id;
  if tem then raise exception '% % is named by the log of bids', tg_table_name, old.id using errcode = 'foreign_key_violation'; end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.retirar_leilao_de_teste(p_hot integer, p_lei integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.revogar_sessoes_do_usuario()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update sessao set revogada_at = clock_timestamp() where hot_id = new.hot_id and usu_id = new.id and revogada_at is null;
  update sessao set revogada_at = clock_timestamp() where hot_id = new.hot_id and por_usu_id = new.id and revogada_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.seguir_o_comitente()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from usuario_comitente where com_id = new.id and pelo_grupo;
  insert into usuario_comitente (hot_id, usu_id, com_id, pelo_grupo)
    select g.hot_id, g.usu_id, new.id, true from usuario_grupo_comitente g where g.cog_id = new.cog_id
    on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.seguir_o_grupo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from usuario_comitente x using comitente c
      where x.usu_id = old.usu_id and x.pelo_grupo and c.id = x.com_id and c.cog_id = old.cog_id;
  else
    insert into usuario_comitente (hot_id, usu_id, com_id, pelo_grupo)
      select c.hot_id, new.usu_id, c.id, true from comitente c where c.cog_id = new.cog_id and c.hot_id = new.hot_id
      on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.segunda_praca_pendente(leilao integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from leilao_judicial j join lote l on l.lei_id = j.lei_id join lote_judicial q on q.lel_id = l.id
    where j.lei_id = leilao and j.segunda_fim > clock_timestamp() and l.situacao = 'NAO_ARREMATADO' and l.lance_valor is null and q.praca = 1)
$function$;

CREATE OR REPLACE FUNCTION public.subir_fatos_do_cliente()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then update cliente set fatos_versao = fatos_versao + 1 where id = old.cli_id; end if;
  if tg_op <> 'DELETE' then update cliente set fatos_versao = fatos_versao + 1 where id = new.cli_id; end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.subir_fatos_do_usuario()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin update cliente set fatos_versao = fatos_versao + 1 where usu_id = new.id; return null; end $function$;

CREATE OR REPLACE FUNCTION public.subir_fatos_versao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.fatos_versao := old.fatos_versao + 1; return new; end $function$;

CREATE OR REPLACE FUNCTION public.subir_regras_versao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin new.regras_versao := old.regras_versao + 1; return new; end $function$;

CREATE OR REPLACE FUNCTION public.templates_da_casa_nova()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform templates_de_fabrica(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.templates_de_fabrica(casa integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into template_transmissao (hot_id, nome, quantidade_cameras, video_filter)
  select casa, t.nome, t.cameras, t.filtro from (values
    ('Uma câmera', 1, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.66,"w":0.42,"h":0.2},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Câmera e detalhe', 2, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0,"w":1,"h":1,"encaixe":"cobrir"},{"posicao":2,"x":0.68,"y":0.56,"w":0.29,"h":0.29,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.66,"w":0.42,"h":0.2},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Lado a lado', 2, '{"formato":"16:9","caixas":[{"posicao":1,"x":0,"y":0.2,"w":0.5,"h":0.5,"encaixe":"cobrir"},{"posicao":2,"x":0.5,"y":0.2,"w":0.5,"h":0.5,"encaixe":"cobrir"}],"camadas":[{"tipo":"CARTAO","x":0.03,"y":0.72,"w":0.5,"h":0.19},{"tipo":"RODAPE","x":0,"y":0.92,"w":1,"h":0.08},{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Filme', 0, '{"formato":"16:9","caixas":[{"posicao":0,"x":0,"y":0,"w":1,"h":1,"encaixe":"conter"}],"camadas":[{"tipo":"LOGO","x":0.84,"y":0.04,"w":0.13,"h":0.08}]}'),
    ('Vertical, uma câmera', 1, '{"formato":"9:16","caixas":[{"posicao":1,"x":0,"y":0.1,"w":1,"h":0.6,"encaixe":"cobrir"}],"camadas":[{"tipo":"LOGO","x":0.3,"y":0.02,"w":0.4,"h":0.06},{"tipo":"CARTAO","x":0.04,"y":0.72,"w":0.92,"h":0.18}]}'),
    ('Vertical, duas câmeras', 2, '{"formato":"9:16","caixas":[{"posicao":1,"x":0,"y":0.1,"w":1,"h":0.3164,"encaixe":"cobrir"},{"posicao":2,"x":0,"y":0.42,"w":1,"h":0.3164,"encaixe":"cobrir"}],"camadas":[{"tipo":"LOGO","x":0.3,"y":0.02,"w":0.4,"h":0.06},{"tipo":"CARTAO","x":0.04,"y":0.75,"w":0.92,"h":0.18}]}')
  ) t(nome, cameras, filtro)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.termos_sem_aceite(hot integer, cli integer, aceite timestamp with time zone)
 RETURNS TABLE(exigido_desde timestamp with time zone, ate timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(v.exigido_desde, v.vigente_desde)::timestamp at time zone 'America/Sao_Paulo', v.seguinte::timestamp at time zone 'America/Sao_Paulo'
  from (select x.*, lead(x.vigente_desde) over (order by x.vigente_desde, x.id) as seguinte
    from versao_de_termo x where x.hot_id = hot and x.documento = 'termos') v
  where (v.seguinte is null or v.seguinte > (clock_timestamp() at time zone 'America/Sao_Paulo')::date)
    and not conhecia_o_termo(aceite, v.vigente_desde, v.publicada_at)
    and not exists (select from aceite_de_termo a where a.cli_id = cli and a.ver_id = v.id)
$function$;

CREATE OR REPLACE FUNCTION public.travar_vencidos(ids integer[], validade interval)
 RETURNS TABLE(lel_id integer, instante timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
declare
  faltam int[] := ids;
  presos int[];
  instantes timestamptz[];
begin
  perform pg_sleep(greatest(0, extract(epoch from max(l.data_fim) - clock_timestamp())) + 0.0001) from lote l
    where l.id = any(ids) and l.data_fim between clock_timestamp() and clock_timestamp() + interval '100 ms' having max(l.data_fim) is not null;
  for vez in 1..3 loop
    with t as materialized (select l.id from lote l join leilao a on a.id = l.lei_id
      where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp()
        and a.modalidade = 'ONLINE' and not l.finalizacao_manual and a.situacao in ('CRIADO', 'PRONTO', 'AO_VIVO') and a.pausado_at is null
        and exists (select from batimento where nome = 'lances' and quando > clock_timestamp() - validade)
      order by l.id for no key update of l skip locked),
    i as materialized (select t.id, clock_timestamp() as em from t)
    select array_agg(i.id), array_agg(i.em) into presos, instantes from i;
    if presos is not null then
      return query select * from unnest(presos, instantes);
      faltam := array(select unnest(faltam) except select unnest(presos));
    end if;
    exit when vez = 3 or not exists (select from lote l where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp());
    perform pg_sleep(0.004);
  end loop;
  return query select l.id, null::timestamptz from lote l where l.id = any(faltam) and l.situacao = 'LIBERADO_LEILAO' and l.data_fim <= clock_timestamp();
end $function$;

CREATE OR REPLACE FUNCTION public.veiculo_entregue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update veiculo v set situacao = 'ENTREGUE' from lote l
  where l.id = new.lel_id and v.id = l.vei_id and v.situacao <> 'ENTREGUE';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.veiculos_acompanham(lotes integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update veiculo v set situacao = x.nova
  from (select distinct on (l.vei_id) l.vei_id,
      case when l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO') then 'VENDIDO'
        when exists (select from lote o where o.vei_id = l.vei_id and o.situacao not in
          ('NAO_ARREMATADO','CLIENTE_DESISTIU','CANCELADO_NO_LEILAO','NEGADA_CONDICIONAL','LOTE_CANCELADO','CONDICIONAL_NEGADA','RECOMPRA','RETIRADO'))
        then 'EM_LEILAO' else 'ESTOQUE' end as nova
    from lote l where l.id = any(lotes)
    order by l.vei_id, (l.situacao in ('AG_PAGAMENTO', 'BOLETO', 'PARCIAL_CARTAO', 'PAGO_CARTAO', 'PAGO')) desc, l.id desc) x
  where v.id = x.vei_id and v.situacao <> x.nova and v.situacao in ('ESTOQUE', 'EM_LEILAO', 'VENDIDO')
$function$;

CREATE OR REPLACE FUNCTION public.veiculos_de_lotes_novos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform veiculos_acompanham((select array_agg(id) from novas));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.venda_inibida_muda_lotes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update lote set versao = versao + 1, versao_publica = versao_publica + 1, updated_at = clock_timestamp()
    where hot_id = new.hot_id and vei_id = new.id and compre_ja is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.venda_recebe_numero()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  serie text := 'venda_numero_' || new.hot_id;
begin
  if to_regclass(serie) is null then
    perform pg_advisory_xact_lock(hashtextextended(serie, 0));
    execute format('create sequence if not exists %I as integer maxvalue 999999 start with %s', serie,
      coalesce((select max(numero_da_venda(id)) from venda where hot_id = new.hot_id), 0) + 1);
  end if;
  new.id := new.hot_id * 1000000 + nextval(serie::regclass);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.versao_de_termo_regras()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update hotsite set regras_versao = regras_versao + 1 where id = coalesce(new.hot_id, old.hot_id);
  return null;
end $function$;

create table aceite_de_termo (
  id bigint not null generated always as identity,
  hot_id integer not null,
  cli_id integer not null,
  ver_id integer not null,
  aceito_at timestamp with time zone not null,
  ip text,
  constraint aceite_de_termo_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint aceite_de_termo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aceite_de_termo_hot_id_ver_id_fkey FOREIGN KEY (hot_id, ver_id) REFERENCES versao_de_termo(hot_id, id),
  constraint aceite_de_termo_pkey PRIMARY KEY (id),
  constraint aceite_de_termo_cli_id_ver_id_key UNIQUE (cli_id, ver_id)
);

create table acesso_revogado (
  familia text not null,
  quando timestamp with time zone not null default clock_timestamp(),
  constraint acesso_revogado_pkey PRIMARY KEY (familia)
);

create table agendamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  item_id integer not null,
  pat_id integer not null,
  inicio timestamp with time zone not null,
  fim timestamp with time zone not null,
  vaga integer not null,
  situacao text not null default 'agendado'::text,
  terceiro_nome text,
  terceiro_documento text,
  terceiro_telefone text,
  terceiro_email text,
  hash_qrcode text not null default encode(uuid_send(gen_random_uuid()), 'hex'::text),
  motivo text,
  solicitado_at timestamp with time zone not null default now(),
  solicitado_by integer,
  encerrado_at timestamp with time zone,
  encerrado_by integer,
  versao integer not null default 1,
  chegada_at timestamp with time zone,
  chegada_by integer,
  constraint agendamento_check CHECK ((fim > inicio)),
  constraint agendamento_check1 CHECK ((num_nonnulls(terceiro_nome, terceiro_documento, terceiro_telefone) = ANY (ARRAY[0, 3]))),
  constraint agendamento_situacao_check CHECK ((situacao = ANY (ARRAY['agendado'::text, 'cancelado'::text, 'nao_compareceu'::text, 'realizado'::text]))),
  constraint agendamento_vaga_check CHECK ((vaga >= 1)),
  constraint agendamento_chegada_by_fkey FOREIGN KEY (chegada_by) REFERENCES usuario(id),
  constraint agendamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint agendamento_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint agendamento_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint agendamento_pkey PRIMARY KEY (id),
  constraint agendamento_hash_qrcode_key UNIQUE (hash_qrcode),
  constraint agendamento_uid_key UNIQUE (uid)
);

create table alerta_de_operacao (
  id integer not null generated always as identity,
  medida text not null,
  valor integer not null,
  limite integer not null,
  desde timestamp(3) with time zone not null default clock_timestamp(),
  ate timestamp(3) with time zone,
  constraint alerta_de_operacao_check CHECK ((ate >= desde)),
  constraint alerta_de_operacao_pkey PRIMARY KEY (id)
);

create table anexo (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  entidade text not null,
  entidade_uid uuid not null,
  tipo text not null,
  pasta text not null default ''::text,
  ordem integer not null,
  nome text not null,
  tipo_arquivo text not null,
  tamanho integer not null,
  sha256 text not null,
  arquivo text not null,
  chave_do_pedido uuid not null,
  enviado_by integer,
  enviado_por text not null,
  enviado_at timestamp with time zone not null default clock_timestamp(),
  removido_at timestamp with time zone,
  informacao text not null default ''::text,
  constraint anexo_informacao_check CHECK ((length(informacao) <= 300)),
  constraint anexo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 200))),
  constraint anexo_pasta_check CHECK ((length(pasta) <= 60)),
  constraint anexo_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint anexo_tamanho_check CHECK ((tamanho > 0)),
  constraint anexo_enviado_by_fkey FOREIGN KEY (enviado_by) REFERENCES usuario(id),
  constraint anexo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint anexo_pkey PRIMARY KEY (id),
  constraint anexo_hot_id_entidade_entidade_uid_chave_do_pedido_key UNIQUE (hot_id, entidade, entidade_uid, chave_do_pedido),
  constraint anexo_uid_key UNIQUE (uid)
);

create table anulacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  item_id integer not null,
  fundamento text not null,
  ato text,
  motivo text not null,
  destino text not null,
  situacao text not null default 'PEDIDA'::text,
  pedida_by integer not null,
  pedida_at timestamp with time zone not null default clock_timestamp(),
  decidida_by integer,
  decidida_at timestamp with time zone,
  resposta text,
  devolver bigint,
  constraint anulacao_ato_check CHECK (((length(ato) >= 1) AND (length(ato) <= 80))),
  constraint anulacao_check CHECK (((situacao = 'PEDIDA'::text) = (decidida_at IS NULL))),
  constraint anulacao_check1 CHECK (((situacao = 'PEDIDA'::text) = (decidida_by IS NULL))),
  constraint anulacao_check2 CHECK (((situacao <> 'CONFIRMADA'::text) OR (decidida_by <> pedida_by))),
  constraint anulacao_check3 CHECK (((fundamento <> 'JUIZO'::text) OR (ato IS NOT NULL))),
  constraint anulacao_destino_check CHECK ((destino = ANY (ARRAY['VOLTA'::text, 'SAI'::text]))),
  constraint anulacao_devolver_check CHECK ((devolver >= 0)),
  constraint anulacao_fundamento_check CHECK ((fundamento = ANY (ARRAY['JUIZO'::text, 'COMITENTE'::text, 'CASA'::text]))),
  constraint anulacao_motivo_check CHECK (((length(motivo) >= 10) AND (length(motivo) <= 1000))),
  constraint anulacao_resposta_check CHECK ((length(resposta) <= 500)),
  constraint anulacao_situacao_check CHECK ((situacao = ANY (ARRAY['PEDIDA'::text, 'CONFIRMADA'::text, 'RECUSADA'::text, 'RETIRADA'::text]))),
  constraint anulacao_decidida_by_fkey FOREIGN KEY (decidida_by) REFERENCES usuario(id),
  constraint anulacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint anulacao_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint anulacao_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint anulacao_pedida_by_fkey FOREIGN KEY (pedida_by) REFERENCES usuario(id),
  constraint anulacao_pkey PRIMARY KEY (id),
  constraint anulacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint anulacao_uid_key UNIQUE (uid)
);

create table aparelho_conhecido (
  hot_id integer not null,
  usu_id integer not null,
  resumo bytea not null,
  visto_at timestamp with time zone not null default clock_timestamp(),
  constraint aparelho_conhecido_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aparelho_conhecido_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint aparelho_conhecido_pkey PRIMARY KEY (usu_id, resumo)
);

create table apelido_leiloeiro (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  apelido text not null,
  cidade text,
  estado character(2),
  tipo_veiculo text,
  tipo_retomada text,
  ordem integer not null default 0,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  constraint apelido_leiloeiro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint apelido_leiloeiro_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint apelido_leiloeiro_pkey PRIMARY KEY (id),
  constraint apelido_leiloeiro_hot_id_id_key UNIQUE (hot_id, id),
  constraint apelido_leiloeiro_lei_id_apelido_key UNIQUE (lei_id, apelido),
  constraint apelido_leiloeiro_uid_key UNIQUE (uid)
);

create table arquivo_publico (
  chave text not null,
  hot_id integer not null,
  guardado_at timestamp with time zone not null default clock_timestamp(),
  sem_uso_desde timestamp with time zone,
  constraint arquivo_publico_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id) ON DELETE CASCADE,
  constraint arquivo_publico_pkey PRIMARY KEY (chave)
);

create table assinatura_email (
  hot_id integer not null,
  usu_id integer not null,
  nome text not null,
  cargo text not null default ''::text,
  telefone text not null default ''::text,
  texto text not null default ''::text,
  ativa boolean not null default true,
  versao integer not null default 1,
  constraint assinatura_email_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint assinatura_email_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint assinatura_email_pkey PRIMARY KEY (hot_id, usu_id)
);

create table auditoria (
  id bigint not null generated always as identity,
  hot_id integer not null,
  quando timestamp with time zone not null default clock_timestamp(),
  usu_id integer,
  usu_nome text,
  papeis text[],
  ip text,
  req_id text,
  entidade text not null,
  entidade_uid text not null,
  acao text not null,
  antes jsonb,
  depois jsonb,
  motivo text,
  versao integer,
  constraint auditoria_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint auditoria_pkey PRIMARY KEY (id)
);

create table avaliacao_condicional (
  id integer not null generated always as identity,
  hot_id integer not null,
  lel_id integer not null,
  valor_recomendado bigint not null,
  parecer text not null,
  updated_by integer,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint avaliacao_condicional_parecer_check CHECK (((length(parecer) >= 1) AND (length(parecer) <= 2000))),
  constraint avaliacao_condicional_valor_recomendado_check CHECK ((valor_recomendado > 0)),
  constraint avaliacao_condicional_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint avaliacao_condicional_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint avaliacao_condicional_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint avaliacao_condicional_pkey PRIMARY KEY (id),
  constraint avaliacao_condicional_lel_id_key UNIQUE (lel_id)
);

create table avaliacao_da_compra (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  nota integer not null,
  texto text not null,
  situacao text not null default 'AGUARDANDO'::text,
  motivo text,
  resposta text,
  created_at timestamp with time zone not null default clock_timestamp(),
  moderada_at timestamp with time zone,
  moderada_by integer,
  versao integer not null default 1,
  constraint avaliacao_da_compra_motivo_check CHECK ((length(motivo) <= 300)),
  constraint avaliacao_da_compra_nota_check CHECK (((nota >= 1) AND (nota <= 5))),
  constraint avaliacao_da_compra_resposta_check CHECK ((length(resposta) <= 1000)),
  constraint avaliacao_da_compra_situacao_check CHECK ((situacao = ANY (ARRAY['AGUARDANDO'::text, 'PUBLICADA'::text, 'RECUSADA'::text]))),
  constraint avaliacao_da_compra_texto_check CHECK ((length(texto) <= 1000)),
  constraint avaliacao_da_compra_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint avaliacao_da_compra_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id) ON DELETE CASCADE,
  constraint avaliacao_da_compra_moderada_by_fkey FOREIGN KEY (moderada_by) REFERENCES usuario(id),
  constraint avaliacao_da_compra_pkey PRIMARY KEY (id),
  constraint avaliacao_da_compra_hot_id_id_key UNIQUE (hot_id, id),
  constraint avaliacao_da_compra_uid_key UNIQUE (uid),
  constraint avaliacao_da_compra_vnd_id_key UNIQUE (vnd_id)
);

create table avaliacao_leiloeiro (
  id integer not null generated always as identity,
  hot_id integer not null,
  lei_id integer not null,
  usu_id integer not null,
  pontualidade integer not null,
  conducao integer not null,
  clareza integer not null,
  resultado integer not null,
  comentario text not null default ''::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint avaliacao_leiloeiro_clareza_check CHECK (((clareza >= 1) AND (clareza <= 5))),
  constraint avaliacao_leiloeiro_comentario_check CHECK ((length(comentario) <= 2000)),
  constraint avaliacao_leiloeiro_conducao_check CHECK (((conducao >= 1) AND (conducao <= 5))),
  constraint avaliacao_leiloeiro_pontualidade_check CHECK (((pontualidade >= 1) AND (pontualidade <= 5))),
  constraint avaliacao_leiloeiro_resultado_check CHECK (((resultado >= 1) AND (resultado <= 5))),
  constraint avaliacao_leiloeiro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint avaliacao_leiloeiro_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint avaliacao_leiloeiro_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint avaliacao_leiloeiro_pkey PRIMARY KEY (id),
  constraint avaliacao_leiloeiro_lei_id_usu_id_key UNIQUE (lei_id, usu_id)
);

create table aviso (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tipo text not null,
  chave text not null,
  destinatario text not null,
  usu_id integer,
  cli_id integer,
  nome text not null default ''::text,
  titulo text not null,
  texto text not null default ''::text,
  link text,
  marca text not null default ''::text,
  vence_at timestamp with time zone not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint aviso_chave_check CHECK ((length(chave) <= 160)),
  constraint aviso_destinatario_check CHECK ((length(destinatario) <= 330)),
  constraint aviso_link_check CHECK ((link ~~ '/%'::text)),
  constraint aviso_marca_check CHECK ((length(marca) <= 160)),
  constraint aviso_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint aviso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aviso_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint aviso_pkey PRIMARY KEY (id),
  constraint aviso_hot_id_destinatario_tipo_chave_key UNIQUE (hot_id, destinatario, tipo, chave),
  constraint aviso_hot_id_id_key UNIQUE (hot_id, id),
  constraint aviso_uid_key UNIQUE (uid)
);

create table aviso_anexo (
  id bigint not null generated always as identity,
  hot_id integer not null,
  avi_id bigint,
  nome text not null,
  tipo text not null,
  arquivo text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint aviso_anexo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 120))),
  constraint aviso_anexo_tipo_check CHECK (((length(tipo) >= 1) AND (length(tipo) <= 120))),
  constraint aviso_anexo_hot_id_avi_id_fkey FOREIGN KEY (hot_id, avi_id) REFERENCES aviso(hot_id, id) ON DELETE SET NULL (avi_id),
  constraint aviso_anexo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aviso_anexo_pkey PRIMARY KEY (id)
);

create table aviso_da_casa (
  hot_id integer not null,
  tipo text not null,
  canais text[] not null,
  destinatarios text[] not null default '{}'::text[],
  versao integer not null default 1,
  constraint aviso_da_casa_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aviso_da_casa_pkey PRIMARY KEY (hot_id, tipo)
);

create table aviso_entrega (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  avi_id bigint not null,
  usu_id integer,
  canal text not null,
  destino text not null default ''::text,
  ins_id bigint,
  situacao text not null default 'pendente'::text,
  motivo text,
  titulo text,
  texto text,
  responder_a text,
  sair_url text,
  no_resumo boolean not null default false,
  quando timestamp with time zone not null default clock_timestamp(),
  tomado_ate timestamp with time zone,
  cai_id bigint,
  erro text,
  enviada_at timestamp with time zone,
  entregue_at timestamp with time zone,
  aberta_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint aviso_entrega_canal_check CHECK ((canal = ANY (ARRAY['sino'::text, 'push'::text, 'email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint aviso_entrega_destino_check CHECK ((length(destino) <= 330)),
  constraint aviso_entrega_situacao_check CHECK ((situacao = ANY (ARRAY['adiada'::text, 'pendente'::text, 'enviada'::text, 'entregue'::text, 'aberta'::text, 'falhou'::text, 'dispensada'::text]))),
  constraint aviso_entrega_hot_id_avi_id_fkey FOREIGN KEY (hot_id, avi_id) REFERENCES aviso(hot_id, id) ON DELETE CASCADE,
  constraint aviso_entrega_hot_id_cai_id_fkey FOREIGN KEY (hot_id, cai_id) REFERENCES caixa_postal(hot_id, id) ON DELETE SET NULL (cai_id),
  constraint aviso_entrega_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aviso_entrega_ins_id_fkey FOREIGN KEY (ins_id) REFERENCES inscricao_push(id) ON DELETE SET NULL,
  constraint aviso_entrega_pkey PRIMARY KEY (id),
  constraint aviso_entrega_avi_id_canal_destino_key UNIQUE (avi_id, canal, destino),
  constraint aviso_entrega_hot_id_id_key UNIQUE (hot_id, id),
  constraint aviso_entrega_uid_key UNIQUE (uid)
);

create table aviso_texto (
  hot_id integer not null,
  tipo text not null,
  idioma text not null,
  forma text not null,
  titulo text not null default ''::text,
  texto text not null default ''::text,
  updated_at timestamp with time zone not null default clock_timestamp(),
  updated_by integer,
  constraint aviso_texto_forma_check CHECK ((forma = ANY (ARRAY['aviso'::text, 'carta'::text, 'curta'::text]))),
  constraint aviso_texto_idioma_check CHECK ((idioma = ANY (ARRAY['pt-BR'::text, 'en'::text, 'es'::text]))),
  constraint aviso_texto_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint aviso_texto_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint aviso_texto_pkey PRIMARY KEY (hot_id, tipo, idioma, forma)
);

create table banner (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  posicao text not null,
  lei_id integer,
  categoria text,
  nome text not null,
  imagem text not null,
  imagem_mobile text,
  url_destino text,
  ativo boolean not null default true,
  prioridade integer not null default 0,
  data_inicio timestamp with time zone,
  data_fim timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  constraint banner_alvo_so_na_lista CHECK (((posicao = 'lista'::text) OR ((lei_id IS NULL) AND (categoria IS NULL)))),
  constraint banner_check CHECK (((data_fim IS NULL) OR (data_inicio IS NULL) OR (data_fim >= data_inicio))),
  constraint banner_posicao_check CHECK ((posicao = ANY (ARRAY['cabecalho'::text, 'inicio'::text, 'entre-leiloes'::text, 'lista'::text, 'janela'::text]))),
  constraint banner_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint banner_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint banner_pkey PRIMARY KEY (id),
  constraint banner_hot_id_id_key UNIQUE (hot_id, id),
  constraint banner_uid_key UNIQUE (uid)
);

create table banner_contagem (
  hot_id integer not null,
  ban_id integer not null,
  dia date not null,
  vistos integer not null default 0,
  cliques integer not null default 0,
  constraint banner_contagem_hot_id_ban_id_fkey FOREIGN KEY (hot_id, ban_id) REFERENCES banner(hot_id, id) ON DELETE CASCADE,
  constraint banner_contagem_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint banner_contagem_pkey PRIMARY KEY (ban_id, dia)
);

create table batimento (
  nome text not null,
  quando timestamp with time zone not null,
  constraint batimento_pkey PRIMARY KEY (nome)
);

create table bloqueio (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tipo text not null,
  alvo text not null,
  impede text[] not null,
  motivo text not null,
  fim timestamp with time zone,
  encerrado_at timestamp with time zone,
  encerrado_por integer,
  acertos integer not null default 0,
  ultimo_acerto_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint bloqueio_impede_check CHECK (((cardinality(impede) > 0) AND (impede <@ ARRAY['ENTRAR'::text, 'CADASTRAR'::text, 'LANCES'::text, 'TUDO'::text]))),
  constraint bloqueio_tipo_check CHECK ((tipo = ANY (ARRAY['ENDERECO'::text, 'DISPOSITIVO'::text, 'EMAIL'::text, 'DOCUMENTO'::text]))),
  constraint bloqueio_hot_id_created_by_fkey FOREIGN KEY (hot_id, created_by) REFERENCES usuario(hot_id, id),
  constraint bloqueio_hot_id_encerrado_por_fkey FOREIGN KEY (hot_id, encerrado_por) REFERENCES usuario(hot_id, id),
  constraint bloqueio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint bloqueio_pkey PRIMARY KEY (id),
  constraint bloqueio_hot_id_id_key UNIQUE (hot_id, id),
  constraint bloqueio_uid_key UNIQUE (uid)
);

create table boletim (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  assunto text not null,
  texto text not null,
  interesse text,
  situacao text not null default 'RASCUNHO'::text,
  origem text,
  ultima_ins_id bigint not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  alterado_nome text,
  enviado_at timestamp with time zone,
  enviado_nome text,
  concluido_at timestamp with time zone,
  versao integer not null default 1,
  constraint boletim_assunto_check CHECK (((length(assunto) >= 1) AND (length(assunto) <= 120))),
  constraint boletim_situacao_check CHECK ((situacao = ANY (ARRAY['RASCUNHO'::text, 'ENVIANDO'::text, 'PARADO'::text, 'ENVIADO'::text]))),
  constraint boletim_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 20000))),
  constraint boletim_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boletim_pkey PRIMARY KEY (id),
  constraint boletim_hot_id_id_key UNIQUE (hot_id, id),
  constraint boletim_uid_key UNIQUE (uid)
);

create table boletim_carta (
  hot_id integer not null,
  bol_id integer not null,
  ins_id bigint not null,
  cai_id bigint not null,
  constraint boletim_carta_hot_id_bol_id_fkey FOREIGN KEY (hot_id, bol_id) REFERENCES boletim(hot_id, id),
  constraint boletim_carta_hot_id_cai_id_fkey FOREIGN KEY (hot_id, cai_id) REFERENCES caixa_postal(hot_id, id),
  constraint boletim_carta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boletim_carta_hot_id_ins_id_fkey FOREIGN KEY (hot_id, ins_id) REFERENCES newsletter_inscricao(hot_id, id) ON DELETE CASCADE,
  constraint boletim_carta_pkey PRIMARY KEY (bol_id, ins_id)
);

create table boleto (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  pag_id integer not null,
  con_id integer not null,
  via text not null,
  situacao text not null default 'aguardandoRegistro'::text,
  nosso_numero text not null,
  nosso_numero_digito text not null,
  nosso_numero_impresso text not null,
  numero_documento text not null,
  valor bigint not null,
  emissao date not null,
  vencimento date not null,
  multa numeric(4,2) not null,
  juros_ao_mes numeric(4,2) not null,
  abatimento bigint not null default 0,
  desconto bigint not null default 0,
  desconto_ate date,
  dias_para_baixa integer not null,
  dias_para_protesto integer,
  instrucoes text not null default ''::text,
  codigo_de_barras character(44) not null,
  linha_digitavel character(47) not null,
  pix_copia_cola text,
  conta jsonb not null,
  pagador jsonb not null,
  erro text,
  motivo text,
  remessa_id integer,
  remessa_baixa_id integer,
  substitui_id integer,
  registrado_at timestamp with time zone,
  encerrado_at timestamp with time zone,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint boleto_situacao_check CHECK ((situacao = ANY (ARRAY['aguardandoRegistro'::text, 'registrado'::text, 'cancelando'::text, 'recusado'::text, 'pago'::text, 'baixado'::text]))),
  constraint boleto_valor_check CHECK (((valor > 0) AND (valor <= '9999999999'::bigint))),
  constraint boleto_via_check CHECK ((via = ANY (ARRAY['API'::text, 'CNAB'::text]))),
  constraint boleto_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint boleto_hot_id_con_id_fkey FOREIGN KEY (hot_id, con_id) REFERENCES conta_bancaria(hot_id, id),
  constraint boleto_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boleto_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint boleto_hot_id_remessa_baixa_id_fkey FOREIGN KEY (hot_id, remessa_baixa_id) REFERENCES boleto_remessa(hot_id, id),
  constraint boleto_hot_id_remessa_id_fkey FOREIGN KEY (hot_id, remessa_id) REFERENCES boleto_remessa(hot_id, id),
  constraint boleto_hot_id_substitui_id_fkey FOREIGN KEY (hot_id, substitui_id) REFERENCES boleto(hot_id, id),
  constraint boleto_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint boleto_pkey PRIMARY KEY (id),
  constraint boleto_hot_id_con_id_nosso_numero_key UNIQUE (hot_id, con_id, nosso_numero),
  constraint boleto_hot_id_id_key UNIQUE (hot_id, id),
  constraint boleto_uid_key UNIQUE (uid)
);

create table boleto_liquidacao (
  id integer not null generated always as identity,
  hot_id integer not null,
  bol_id integer not null,
  chave text not null,
  fonte text not null,
  pago bigint not null,
  dia date not null,
  credito_em date,
  tarifa bigint not null default 0,
  resultado text not null,
  encargos bigint not null default 0,
  devolver bigint not null default 0,
  motivo text,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint boleto_liquidacao_pago_check CHECK ((pago > 0)),
  constraint boleto_liquidacao_hot_id_bol_id_fkey FOREIGN KEY (hot_id, bol_id) REFERENCES boleto(hot_id, id),
  constraint boleto_liquidacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boleto_liquidacao_pkey PRIMARY KEY (id),
  constraint boleto_liquidacao_hot_id_chave_key UNIQUE (hot_id, chave)
);

create table boleto_remessa (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  con_id integer not null,
  sequencial integer not null,
  padrao text not null,
  nome text not null,
  conteudo text not null,
  titulos integer not null,
  total bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint boleto_remessa_padrao_check CHECK ((padrao = ANY (ARRAY['400'::text, '240'::text]))),
  constraint boleto_remessa_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint boleto_remessa_hot_id_con_id_fkey FOREIGN KEY (hot_id, con_id) REFERENCES conta_bancaria(hot_id, id),
  constraint boleto_remessa_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boleto_remessa_pkey PRIMARY KEY (id),
  constraint boleto_remessa_hot_id_con_id_sequencial_key UNIQUE (hot_id, con_id, sequencial),
  constraint boleto_remessa_hot_id_id_key UNIQUE (hot_id, id),
  constraint boleto_remessa_uid_key UNIQUE (uid)
);

create table boleto_retorno (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  resumo text not null,
  banco character(3) not null,
  padrao text not null,
  linhas integer not null,
  aplicadas integer not null,
  recebido bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint boleto_retorno_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint boleto_retorno_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boleto_retorno_pkey PRIMARY KEY (id),
  constraint boleto_retorno_hot_id_id_key UNIQUE (hot_id, id),
  constraint boleto_retorno_hot_id_resumo_key UNIQUE (hot_id, resumo),
  constraint boleto_retorno_uid_key UNIQUE (uid)
);

create table boleto_retorno_linha (
  hot_id integer not null,
  ret_id integer not null,
  linha integer not null,
  bol_id integer,
  ocorrencia text not null,
  rotulo text not null,
  nosso_numero text not null,
  pago bigint not null,
  resultado text not null,
  detalhe text,
  constraint boleto_retorno_linha_hot_id_bol_id_fkey FOREIGN KEY (hot_id, bol_id) REFERENCES boleto(hot_id, id),
  constraint boleto_retorno_linha_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint boleto_retorno_linha_hot_id_ret_id_fkey FOREIGN KEY (hot_id, ret_id) REFERENCES boleto_retorno(hot_id, id),
  constraint boleto_retorno_linha_pkey PRIMARY KEY (hot_id, ret_id, linha)
);

create table busca_lote (
  lote_id integer not null,
  hot_id integer not null,
  lel_uid uuid not null,
  vei_uid uuid not null,
  revisao integer not null default 1,
  tx xid8 not null default pg_current_xact_id(),
  removido boolean not null default false,
  publico boolean not null,
  texto text not null,
  palavras tsvector,
  marca text,
  modelo text,
  estado text,
  cidade text,
  tipo text,
  categoria text,
  leilao text,
  lei_uid text,
  laudo_cautelar text,
  promocao text[] not null default '{}'::text[],
  combustivel text,
  cor text,
  retomada text,
  comitente text,
  situacao text,
  patio text,
  modalidade text,
  tipo_negociacao text[] not null default '{}'::text[],
  numero text,
  video text,
  destaque text,
  leilao_id bigint,
  ano_modelo bigint,
  km bigint,
  valor bigint,
  lance bigint,
  quantidade_lances bigint,
  compre_ja bigint,
  valor_mercado bigint,
  posicao_leilao bigint,
  prioridade bigint,
  quantidade_fotos bigint,
  data_inicio bigint,
  data_fim bigint,
  titulo text not null default ''::text,
  cambio text,
  conservacao text,
  monta text,
  final_placa text,
  parte_do_mercado bigint,
  constraint busca_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint busca_lote_pkey PRIMARY KEY (lote_id)
);

create table busca_pendente (
  id bigint not null generated always as identity,
  hot_id integer not null,
  lel_id integer not null,
  constraint busca_pendente_pkey PRIMARY KEY (id)
);

create table busca_salva (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer,
  nome text not null,
  endereco text not null,
  origem text not null,
  filtros jsonb not null,
  frequencia text not null default 'na-hora'::text,
  por_email boolean not null default true,
  created_at timestamp with time zone not null default now(),
  ultimo_dia date,
  email text,
  consentimento text,
  ip text,
  confirmado_at timestamp with time zone,
  confirmacao_enviada_at timestamp(3) with time zone,
  vence_at timestamp with time zone,
  constraint busca_salva_de_quem CHECK (((cli_id IS NULL) <> (email IS NULL))),
  constraint busca_salva_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint busca_salva_endereco_check CHECK (((endereco ~~ '/%'::text) AND (length(endereco) <= 1500))),
  constraint busca_salva_frequencia_check CHECK ((frequencia = ANY (ARRAY['na-hora'::text, 'diaria'::text]))),
  constraint busca_salva_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 80))),
  constraint busca_salva_por_email CHECK (
CASE
    WHEN (email IS NULL) THEN (num_nonnulls(consentimento, ip, confirmado_at, confirmacao_enviada_at, vence_at) = 0)
    ELSE ((consentimento IS NOT NULL) AND ((confirmado_at IS NULL) = (vence_at IS NULL)))
END),
  constraint busca_salva_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint busca_salva_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint busca_salva_pkey PRIMARY KEY (id),
  constraint busca_salva_cli_id_endereco_key UNIQUE (cli_id, endereco),
  constraint busca_salva_hot_id_id_key UNIQUE (hot_id, id),
  constraint busca_salva_uid_key UNIQUE (uid)
);

create table busca_salva_lote (
  bsa_id integer not null,
  lel_id integer not null,
  hot_id integer not null,
  achado_at timestamp with time zone not null default now(),
  avisado_at timestamp with time zone,
  constraint busca_salva_lote_hot_id_bsa_id_fkey FOREIGN KEY (hot_id, bsa_id) REFERENCES busca_salva(hot_id, id) ON DELETE CASCADE,
  constraint busca_salva_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint busca_salva_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE,
  constraint busca_salva_lote_pkey PRIMARY KEY (bsa_id, lel_id)
);

create table cadastro_pendente (
  id bigint not null generated always as identity,
  hot_id integer not null,
  segredo_hash bytea not null,
  email text not null,
  dados jsonb not null,
  codigo_hash bytea,
  tentativas integer not null default 0,
  criado_at timestamp with time zone not null default clock_timestamp(),
  expira_at timestamp with time zone not null,
  constraint cadastro_pendente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cadastro_pendente_pkey PRIMARY KEY (id),
  constraint cadastro_pendente_segredo_hash_key UNIQUE (segredo_hash)
);

create table caixa_postal (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  canal text not null,
  para text not null,
  assunto text not null default ''::text,
  texto text not null,
  html text,
  criado_at timestamp with time zone not null default now(),
  entregue_at timestamp with time zone,
  erro text,
  responder_a text,
  sair_url text,
  recibo text,
  recibo_at timestamp with time zone,
  constraint caixa_postal_canal_check CHECK ((canal = ANY (ARRAY['email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint caixa_postal_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint caixa_postal_pkey PRIMARY KEY (id),
  constraint caixa_postal_hot_id_id_key UNIQUE (hot_id, id),
  constraint caixa_postal_uid_key UNIQUE (uid)
);

create table canal_transmissao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  tem_id integer not null,
  nome text not null,
  disponivel boolean not null,
  situacao text not null default 'PARADO'::text,
  situacao_desde timestamp with time zone not null default clock_timestamp(),
  mesa_usu_id integer,
  mesa_ate timestamp with time zone,
  mesa_cerca integer not null default 0,
  gravar boolean not null default true,
  versao integer not null default 1,
  updated_at timestamp with time zone not null default clock_timestamp(),
  updated_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  gravacao_parada_at timestamp with time zone,
  intervalo boolean not null default false,
  removido_at timestamp with time zone,
  sem_imagem_avisado_at timestamp with time zone,
  constraint canal_transmissao_situacao_check CHECK ((situacao = ANY (ARRAY['PARADO'::text, 'NO_AR'::text, 'SEM_SINAL'::text, 'INTERVALO'::text]))),
  constraint canal_transmissao_hot_id_created_by_fkey FOREIGN KEY (hot_id, created_by) REFERENCES usuario(hot_id, id),
  constraint canal_transmissao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint canal_transmissao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint canal_transmissao_hot_id_mesa_usu_id_fkey FOREIGN KEY (hot_id, mesa_usu_id) REFERENCES usuario(hot_id, id),
  constraint canal_transmissao_hot_id_tem_id_fkey FOREIGN KEY (hot_id, tem_id) REFERENCES template_transmissao(hot_id, id),
  constraint canal_transmissao_hot_id_updated_by_fkey FOREIGN KEY (hot_id, updated_by) REFERENCES usuario(hot_id, id),
  constraint canal_transmissao_pkey PRIMARY KEY (id),
  constraint canal_transmissao_hot_id_id_key UNIQUE (hot_id, id),
  constraint canal_transmissao_uid_key UNIQUE (uid)
);

create table carimbo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  url_card text,
  url_lote text,
  link text,
  ordem integer not null default 0,
  versao integer not null default 1,
  constraint carimbo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 40))),
  constraint carimbo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint carimbo_pkey PRIMARY KEY (id),
  constraint carimbo_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint carimbo_uid_key UNIQUE (uid)
);

create table cartao_contestacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  car_id integer not null,
  situacao text not null default 'aberta'::text,
  motivo text not null,
  prazo date not null,
  bem_entregue boolean not null,
  defesa text,
  respondida_at timestamp with time zone,
  respondida_by integer,
  encerrada_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint cartao_contestacao_situacao_check CHECK ((situacao = ANY (ARRAY['aberta'::text, 'defendida'::text, 'ganha'::text, 'perdida'::text]))),
  constraint cartao_contestacao_hot_id_car_id_fkey FOREIGN KEY (hot_id, car_id) REFERENCES cartao_transacao(hot_id, id),
  constraint cartao_contestacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cartao_contestacao_respondida_by_fkey FOREIGN KEY (respondida_by) REFERENCES usuario(id),
  constraint cartao_contestacao_pkey PRIMARY KEY (id),
  constraint cartao_contestacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint cartao_contestacao_uid_key UNIQUE (uid)
);

create table cartao_da_casa (
  hot_id integer not null,
  ativo boolean not null,
  captura_automatica boolean not null,
  juros_por text not null,
  maximo_de_parcelas integer not null,
  valor_minimo bigint not null,
  versao integer not null default 1,
  constraint cartao_da_casa_juros_por_check CHECK ((juros_por = ANY (ARRAY['comprador'::text, 'casa'::text]))),
  constraint cartao_da_casa_maximo_de_parcelas_check CHECK (((maximo_de_parcelas >= 1) AND (maximo_de_parcelas <= 24))),
  constraint cartao_da_casa_valor_minimo_check CHECK (((valor_minimo >= 1) AND (valor_minimo <= '99999999999'::bigint))),
  constraint cartao_da_casa_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cartao_da_casa_pkey PRIMARY KEY (hot_id)
);

create table cartao_estorno (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  car_id integer not null,
  dev_id integer,
  valor bigint not null,
  motivo text not null,
  situacao text not null default 'pedido'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  concluido_at timestamp with time zone,
  constraint cartao_estorno_situacao_check CHECK ((situacao = ANY (ARRAY['pedido'::text, 'feito'::text, 'recusado'::text]))),
  constraint cartao_estorno_valor_check CHECK ((valor > 0)),
  constraint cartao_estorno_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint cartao_estorno_hot_id_car_id_fkey FOREIGN KEY (hot_id, car_id) REFERENCES cartao_transacao(hot_id, id),
  constraint cartao_estorno_hot_id_dev_id_fkey FOREIGN KEY (hot_id, dev_id) REFERENCES devolucao(hot_id, id),
  constraint cartao_estorno_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cartao_estorno_pkey PRIMARY KEY (id),
  constraint cartao_estorno_hot_id_id_key UNIQUE (hot_id, id),
  constraint cartao_estorno_uid_key UNIQUE (uid)
);

create table cartao_transacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  pag_id integer not null,
  situacao text not null default 'aguardando'::text,
  valor bigint not null,
  valor_com_juros bigint not null,
  parcelas integer not null,
  taxa_de_juros numeric(5,2) not null,
  formulario text,
  bandeira text,
  numero character(4),
  nome text,
  autorizacao text,
  nsu text,
  tarifa bigint not null default 0,
  valor_estornado bigint not null default 0,
  versao_adquirente integer not null default 0,
  pedido text,
  motivo text,
  erro text,
  autorizada_at timestamp with time zone,
  capturada_at timestamp with time zone,
  liquidada_at timestamp with time zone,
  encerrada_at timestamp with time zone,
  conferida_at timestamp with time zone not null default clock_timestamp(),
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint cartao_transacao_check CHECK (((valor_com_juros >= valor) AND (valor_com_juros <= '9999999999999'::bigint))),
  constraint cartao_transacao_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 24))),
  constraint cartao_transacao_pedido_check CHECK ((pedido = ANY (ARRAY['captura'::text, 'cancelamento'::text, 'estorno'::text]))),
  constraint cartao_transacao_situacao_check CHECK ((situacao = ANY (ARRAY['aguardando'::text, 'autenticando'::text, 'autorizada'::text, 'capturada'::text, 'liquidada'::text, 'recusada'::text, 'cancelada'::text, 'estornada'::text, 'contestada'::text, 'perdida'::text]))),
  constraint cartao_transacao_taxa_de_juros_check CHECK (((taxa_de_juros >= (0)::numeric) AND (taxa_de_juros <= (20)::numeric))),
  constraint cartao_transacao_valor_check CHECK (((valor > 0) AND (valor <= '99999999999'::bigint))),
  constraint cartao_transacao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint cartao_transacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cartao_transacao_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint cartao_transacao_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint cartao_transacao_pkey PRIMARY KEY (id),
  constraint cartao_transacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint cartao_transacao_hot_id_pag_id_key UNIQUE (hot_id, pag_id),
  constraint cartao_transacao_uid_key UNIQUE (uid)
);

create table carteira (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  com_id integer,
  descricao text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint carteira_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint carteira_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint carteira_pkey PRIMARY KEY (id),
  constraint carteira_hot_id_id_key UNIQUE (hot_id, id),
  constraint carteira_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint carteira_uid_key UNIQUE (uid)
);

create table caucao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  cli_id integer not null,
  situacao text not null default 'AGUARDANDO_PAGAMENTO'::text,
  valor bigint not null,
  limite bigint,
  pix_txid text,
  pix_copia_cola text,
  pix_expira_at timestamp with time zone,
  end_to_end_id text,
  valor_recebido bigint,
  pagador_nome text,
  pagador_documento text,
  paga_at timestamp with time zone,
  valor_aplicado bigint not null default 0,
  valor_retido bigint not null default 0,
  valor_devolver bigint not null default 0,
  valor_devolvido bigint not null default 0,
  devolucao_numero integer not null default 0,
  devolucao_pedida_at timestamp with time zone,
  motivo text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint caucao_check CHECK ((((valor_aplicado + valor_retido) + valor_devolver) <= COALESCE(valor_recebido, (0)::bigint))),
  constraint caucao_check1 CHECK (((situacao <> 'PAGA'::text) OR (end_to_end_id IS NOT NULL))),
  constraint caucao_limite_check CHECK ((limite > 0)),
  constraint caucao_situacao_check CHECK ((situacao = ANY (ARRAY['AGUARDANDO_PAGAMENTO'::text, 'EM_CONFERENCIA'::text, 'PAGA'::text, 'DEVOLVENDO'::text, 'DEVOLUCAO_RECUSADA'::text, 'DEVOLVIDA'::text, 'APLICADA'::text, 'RETIDA'::text, 'CANCELADA'::text]))),
  constraint caucao_valor_aplicado_check CHECK ((valor_aplicado >= 0)),
  constraint caucao_valor_check CHECK (((valor > 0) AND (valor <= '99999999999'::bigint))),
  constraint caucao_valor_devolver_check CHECK ((valor_devolver >= 0)),
  constraint caucao_valor_devolvido_check CHECK ((valor_devolvido >= 0)),
  constraint caucao_valor_recebido_check CHECK ((valor_recebido > 0)),
  constraint caucao_valor_retido_check CHECK ((valor_retido >= 0)),
  constraint caucao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint caucao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint caucao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint caucao_pkey PRIMARY KEY (id),
  constraint caucao_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint caucao_hot_id_id_key UNIQUE (hot_id, id),
  constraint caucao_pix_txid_key UNIQUE (pix_txid),
  constraint caucao_uid_key UNIQUE (uid)
);

create table chat (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer,
  lel_id integer,
  constraint chat_check CHECK ((num_nonnulls(lei_id, lel_id) = 1)),
  constraint chat_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chat_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint chat_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE,
  constraint chat_pkey PRIMARY KEY (id),
  constraint chat_hot_id_id_key UNIQUE (hot_id, id),
  constraint chat_lei_id_key UNIQUE (lei_id),
  constraint chat_lel_id_key UNIQUE (lel_id),
  constraint chat_uid_key UNIQUE (uid)
);

create table chat_leitura (
  chat_id integer not null,
  usu_id integer not null,
  hot_id integer not null,
  ate_id bigint not null,
  lida_at timestamp with time zone not null default clock_timestamp(),
  constraint chat_leitura_hot_id_chat_id_fkey FOREIGN KEY (hot_id, chat_id) REFERENCES chat(hot_id, id) ON DELETE CASCADE,
  constraint chat_leitura_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chat_leitura_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint chat_leitura_pkey PRIMARY KEY (chat_id, usu_id)
);

create table chat_mensagem (
  id bigint not null generated always as identity,
  uid uuid not null,
  hot_id integer not null,
  chat_id integer not null,
  cli_id integer,
  usu_id integer not null,
  autor text not null,
  da_casa boolean not null default false,
  texto text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  removida_at timestamp with time zone,
  removida_by integer,
  constraint chat_mensagem_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 500))),
  constraint chat_mensagem_hot_id_chat_id_fkey FOREIGN KEY (hot_id, chat_id) REFERENCES chat(hot_id, id) ON DELETE CASCADE,
  constraint chat_mensagem_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chat_mensagem_pkey PRIMARY KEY (id),
  constraint chat_mensagem_uid_key UNIQUE (uid)
);

create table chat_silencio (
  chat_id integer not null,
  usu_id integer not null,
  hot_id integer not null,
  motivo text not null,
  desde timestamp with time zone not null default clock_timestamp(),
  by_usu_id integer not null,
  constraint chat_silencio_hot_id_chat_id_fkey FOREIGN KEY (hot_id, chat_id) REFERENCES chat(hot_id, id) ON DELETE CASCADE,
  constraint chat_silencio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chat_silencio_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint chat_silencio_pkey PRIMARY KEY (chat_id, usu_id)
);

create table chave_comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  nome text not null,
  ambiente text not null,
  inicio text not null,
  hash bytea not null,
  escopos text[] not null,
  por_minuto integer not null,
  expira_at timestamp with time zone,
  revogada_at timestamp with time zone,
  ultimo_uso_at timestamp with time zone,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint chave_comitente_ambiente_check CHECK ((ambiente = ANY (ARRAY['producao'::text, 'teste'::text]))),
  constraint chave_comitente_escopos_check CHECK ((cardinality(escopos) > 0)),
  constraint chave_comitente_hash_check CHECK ((length(hash) = 32)),
  constraint chave_comitente_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 80))),
  constraint chave_comitente_por_minuto_check CHECK (((por_minuto >= 1) AND (por_minuto <= 600))),
  constraint chave_comitente_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint chave_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint chave_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chave_comitente_pkey PRIMARY KEY (id),
  constraint chave_comitente_hash_key UNIQUE (hash),
  constraint chave_comitente_hot_id_id_key UNIQUE (hot_id, id),
  constraint chave_comitente_uid_key UNIQUE (uid)
);

create table chave_de_acesso (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  nome text not null,
  credencial text not null,
  site text not null,
  chave_publica bytea not null,
  contador bigint not null default 0,
  meios text[] not null default '{}'::text[],
  sincronizada boolean not null default false,
  criada_at timestamp with time zone not null default clock_timestamp(),
  usada_at timestamp with time zone,
  constraint chave_de_acesso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chave_de_acesso_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint chave_de_acesso_pkey PRIMARY KEY (id),
  constraint chave_de_acesso_hot_id_credencial_key UNIQUE (hot_id, credencial),
  constraint chave_de_acesso_uid_key UNIQUE (uid)
);

create table chave_do_sistema (
  nome text not null,
  valor bytea not null,
  criada_at timestamp with time zone not null default now(),
  constraint chave_do_sistema_pkey PRIMARY KEY (nome)
);

create table chegada (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  com_id integer not null,
  vei_id integer,
  prevista_para date not null,
  placa text,
  chassi text,
  descricao text not null,
  com_chave boolean not null default true,
  situacao text not null default 'PREVISTA'::text,
  recebida_at timestamp with time zone,
  recebida_by integer,
  diferencas text[] not null default '{}'::text[],
  observacao text,
  versao integer not null default 1,
  constraint chegada_check CHECK (((situacao = 'PREVISTA'::text) = (recebida_at IS NULL))),
  constraint chegada_situacao_check CHECK ((situacao = ANY (ARRAY['PREVISTA'::text, 'RECEBIDA'::text, 'NAO_CHEGOU'::text]))),
  constraint chegada_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint chegada_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint chegada_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint chegada_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint chegada_recebida_by_fkey FOREIGN KEY (recebida_by) REFERENCES usuario(id),
  constraint chegada_pkey PRIMARY KEY (id),
  constraint chegada_hot_id_id_key UNIQUE (hot_id, id),
  constraint chegada_uid_key UNIQUE (uid)
);

create table cliente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  apelido text not null,
  nome text not null,
  cpf character(11),
  cnpj character(14),
  rg text,
  orgao_emissor text,
  inscricao_estadual text,
  razao_social text,
  nome_fantasia text,
  nome_fazenda text,
  nascimento date,
  telefone1 text,
  telefone2 text,
  telefone3 text,
  email text not null,
  ocupacao text,
  ramo text,
  renda_mensal bigint,
  como_conheceu text,
  interesses text[] not null default '{}'::text[],
  situacao text not null default 'Ativo'::text,
  motivo_bloqueio text,
  documento_situacao text not null default 'Cadastrado'::text,
  documentos_enviados_at timestamp with time zone,
  documentos_aprovados_at timestamp with time zone,
  documentos_pendentes_at timestamp with time zone,
  email_confirmado_at timestamp with time zone,
  telefone_confirmado_at timestamp with time zone,
  credenciado_detran boolean not null default false,
  limite_de_compra bigint,
  observacao_interna text,
  convite_hash text default substr(encode(uuid_send(gen_random_uuid()), 'hex'::text), 1, 12),
  convidado_hash text,
  aceite_termos_at timestamp with time zone,
  aceite_marketing_at timestamp with time zone,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  fatos_versao integer not null default 0,
  excluido_at timestamp with time zone,
  qtd_quadro_societario integer not null default 0,
  unido_a integer,
  excluido_natureza text,
  constraint cliente_check CHECK (((cpf IS NOT NULL) OR (cnpj IS NOT NULL) OR (excluido_at IS NOT NULL))),
  constraint cliente_cnpj_check CHECK (((cnpj IS NULL) OR (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'::text))),
  constraint cliente_cpf_check CHECK (((cpf IS NULL) OR (cpf ~ '^[0-9]{11}$'::text))),
  constraint cliente_documento_situacao_check CHECK ((documento_situacao = ANY (ARRAY['Cadastrado'::text, 'Aguardando Validação'::text, 'Aprovado'::text, 'Divergente'::text]))),
  constraint cliente_excluido_natureza_check CHECK ((excluido_natureza = ANY (ARRAY['Fisica'::text, 'Juridica'::text]))),
  constraint cliente_limite_de_compra_check CHECK ((limite_de_compra >= 0)),
  constraint cliente_renda_mensal_check CHECK ((renda_mensal >= 0)),
  constraint cliente_situacao_check CHECK ((situacao = ANY (ARRAY['Ativo'::text, 'Bloqueado'::text]))),
  constraint cliente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cliente_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id),
  constraint cliente_unido_a_fkey FOREIGN KEY (unido_a) REFERENCES cliente(id),
  constraint cliente_pkey PRIMARY KEY (id),
  constraint cliente_hot_id_id_key UNIQUE (hot_id, id),
  constraint cliente_uid_key UNIQUE (uid),
  constraint cliente_usu_id_key UNIQUE (usu_id)
);

create table cliente_documento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  tipo text not null,
  arquivo text not null,
  nome_original text not null,
  tipo_arquivo text not null,
  tamanho integer not null,
  situacao text not null default 'Aguardando Validação'::text,
  motivo text,
  enviado_at timestamp with time zone not null default now(),
  respondido_at timestamp with time zone,
  respondido_by integer,
  soc_id integer,
  constraint cliente_documento_situacao_check1 CHECK ((situacao = ANY (ARRAY['Aguardando Validação'::text, 'Aprovado'::text, 'Divergente'::text, 'Substituído'::text]))),
  constraint cliente_documento_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint cliente_documento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cliente_documento_hot_id_soc_id_fkey FOREIGN KEY (hot_id, soc_id) REFERENCES socio(hot_id, id) ON DELETE CASCADE,
  constraint cliente_documento_pkey PRIMARY KEY (id),
  constraint cliente_documento_uid_key UNIQUE (uid)
);

create table cliente_grupo (
  hot_id integer not null,
  cli_id integer not null,
  gru_id integer not null,
  origem text not null default 'manual'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint cliente_grupo_origem_check CHECK ((origem = ANY (ARRAY['manual'::text, 'regra'::text]))),
  constraint cliente_grupo_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint cliente_grupo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint cliente_grupo_hot_id_gru_id_fkey FOREIGN KEY (hot_id, gru_id) REFERENCES grupo_cliente(hot_id, id) ON DELETE CASCADE,
  constraint cliente_grupo_pkey PRIMARY KEY (cli_id, gru_id)
);

create table codigo_de_recuperacao (
  usu_id integer not null,
  hot_id integer not null,
  resumo bytea not null,
  usado_at timestamp with time zone,
  constraint codigo_de_recuperacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint codigo_de_recuperacao_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint codigo_de_recuperacao_pkey PRIMARY KEY (usu_id, resumo)
);

create table comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  cnpj character(14),
  logo text,
  grupo text,
  email text,
  exige_boleto boolean not null default false,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  comissao_paga_por text not null default 'comprador'::text,
  comissao_porcentagem numeric(5,2),
  comissao_minima bigint,
  comissao_faixas text,
  cog_id integer,
  indice_do_repasse text,
  constraint comitente_comissao_minima_check CHECK (((comissao_minima >= 0) AND (comissao_minima <= '99999999999'::bigint))),
  constraint comitente_comissao_paga_por_check CHECK ((comissao_paga_por = ANY (ARRAY['comitente'::text, 'comprador'::text]))),
  constraint comitente_comissao_porcentagem_check CHECK (((comissao_porcentagem >= (0)::numeric) AND (comissao_porcentagem <= (30)::numeric))),
  constraint comitente_indice_do_repasse_check CHECK ((indice_do_repasse = ANY (ARRAY['TABELA_DO_TRIBUNAL'::text, 'IPCA'::text, 'IPCA_E'::text, 'INPC'::text, 'IGP_M'::text, 'SELIC'::text]))),
  constraint comitente_hot_id_cog_id_fkey FOREIGN KEY (hot_id, cog_id) REFERENCES comitente_grupo(hot_id, id),
  constraint comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint comitente_pkey PRIMARY KEY (id),
  constraint comitente_hot_id_id_key UNIQUE (hot_id, id),
  constraint comitente_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint comitente_uid_key UNIQUE (uid)
);

create table comitente_grupo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  nome_site text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint comitente_grupo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 80))),
  constraint comitente_grupo_nome_site_check CHECK ((length(nome_site) <= 120)),
  constraint comitente_grupo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint comitente_grupo_pkey PRIMARY KEY (id),
  constraint comitente_grupo_hot_id_id_key UNIQUE (hot_id, id),
  constraint comitente_grupo_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint comitente_grupo_uid_key UNIQUE (uid)
);

create table comprovante (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  pag_id integer,
  item_id integer,
  tipo text not null,
  arquivo text not null,
  nome_original text not null,
  tipo_arquivo text not null,
  tamanho integer not null,
  situacao text not null default 'AG_COMPENSACAO'::text,
  motivo text,
  data_envio timestamp with time zone not null default now(),
  enviado_by integer,
  data_resposta timestamp with time zone,
  respondido_by integer,
  usuario_nome text,
  hash_qrcode text not null default encode(uuid_send(gen_random_uuid()), 'hex'::text),
  constraint comprovante_situacao_check CHECK ((situacao = ANY (ARRAY['CADASTRADO'::text, 'AG_COMPENSACAO'::text, 'PAGO'::text, 'DIVERGENTE'::text]))),
  constraint comprovante_tipo_check CHECK ((tipo = ANY (ARRAY['pagamento'::text, 'sedex'::text, 'carta_registrada'::text, 'retirada_por_terceiros'::text, 'aviso_de_recebimento'::text]))),
  constraint comprovante_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint comprovante_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint comprovante_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint comprovante_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint comprovante_pkey PRIMARY KEY (id),
  constraint comprovante_hash_qrcode_key UNIQUE (hash_qrcode),
  constraint comprovante_uid_key UNIQUE (uid)
);

create table consentimento (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  escolha text not null,
  versao smallint not null,
  created_at timestamp with time zone not null default now(),
  constraint consentimento_escolha_check CHECK ((escolha = ANY (ARRAY['nada'::text, 'medicao'::text]))),
  constraint consentimento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint consentimento_pkey PRIMARY KEY (id),
  constraint consentimento_uid_key UNIQUE (uid)
);

create table conta_bancaria (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer,
  banco_codigo character(3) not null,
  banco text not null,
  agencia text not null,
  conta text not null,
  titular text not null,
  titular_documento text not null,
  pix_chave text,
  recebe_lote boolean not null default true,
  ativa boolean not null default true,
  versao integer not null default 1,
  nome text,
  car_id integer,
  unn_id integer,
  tipo_recebimento text not null default 'DEPOSITO'::text,
  agencia_digito text,
  conta_digito text,
  recebe_reembolso boolean not null default false,
  padrao boolean not null default false,
  constraint conta_bancaria_tipo_recebimento_check CHECK ((tipo_recebimento = ANY (ARRAY['DEPOSITO'::text, 'BOLETO'::text, 'PIX'::text]))),
  constraint conta_bancaria_hot_id_car_id_fkey FOREIGN KEY (hot_id, car_id) REFERENCES carteira(hot_id, id),
  constraint conta_bancaria_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint conta_bancaria_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint conta_bancaria_hot_id_unn_id_fkey FOREIGN KEY (hot_id, unn_id) REFERENCES unidade_negocio(hot_id, id),
  constraint conta_bancaria_pkey PRIMARY KEY (id),
  constraint conta_bancaria_hot_id_id_key UNIQUE (hot_id, id),
  constraint conta_bancaria_uid_key UNIQUE (uid)
);

create table convenio_boleto (
  con_id integer not null,
  hot_id integer not null,
  via text not null default 'CNAB'::text,
  padrao text not null default '400'::text,
  carteira text not null,
  convenio text,
  principal boolean not null default false,
  ativo boolean not null default true,
  multa numeric(4,2) not null default 2,
  juros_ao_mes numeric(4,2) not null default 1,
  dias_para_baixa integer not null default 5,
  dias_para_protesto integer,
  instrucoes text not null default ''::text,
  proximo_numero bigint not null default 1,
  proxima_remessa integer not null default 1,
  versao integer not null default 1,
  constraint convenio_boleto_carteira_check CHECK ((carteira ~ '^\d{1,3}$'::text)),
  constraint convenio_boleto_convenio_check CHECK ((convenio ~ '^\d{1,20}$'::text)),
  constraint convenio_boleto_dias_para_baixa_check CHECK (((dias_para_baixa >= 1) AND (dias_para_baixa <= 90))),
  constraint convenio_boleto_dias_para_protesto_check CHECK (((dias_para_protesto >= 3) AND (dias_para_protesto <= 30))),
  constraint convenio_boleto_juros_ao_mes_check CHECK (((juros_ao_mes >= (0)::numeric) AND (juros_ao_mes <= (1)::numeric))),
  constraint convenio_boleto_multa_check CHECK (((multa >= (0)::numeric) AND (multa <= (2)::numeric))),
  constraint convenio_boleto_padrao_check CHECK ((padrao = ANY (ARRAY['400'::text, '240'::text]))),
  constraint convenio_boleto_proxima_remessa_check CHECK ((proxima_remessa > 0)),
  constraint convenio_boleto_proximo_numero_check CHECK ((proximo_numero > 0)),
  constraint convenio_boleto_via_check CHECK ((via = ANY (ARRAY['API'::text, 'CNAB'::text]))),
  constraint convenio_boleto_hot_id_con_id_fkey FOREIGN KEY (hot_id, con_id) REFERENCES conta_bancaria(hot_id, id),
  constraint convenio_boleto_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint convenio_boleto_pkey PRIMARY KEY (hot_id, con_id)
);

create table credito_de_indicacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer,
  indicado_id integer not null,
  vnd_id integer not null,
  valor bigint not null,
  situacao text not null,
  suspeitas text[] not null default '{}'::text[],
  libera_at timestamp with time zone not null,
  motivo text,
  usado_vnd_id integer,
  decidido_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  versao integer not null default 1,
  usu_id integer,
  constraint credito_de_indicacao_check CHECK ((cli_id <> indicado_id)),
  constraint credito_de_indicacao_check1 CHECK (((situacao = 'Usado'::text) = (usado_vnd_id IS NOT NULL))),
  constraint credito_de_indicacao_quem CHECK ((num_nonnulls(cli_id, usu_id) = 1)),
  constraint credito_de_indicacao_situacao_check CHECK ((situacao = ANY (ARRAY['Aguardando'::text, 'Em análise'::text, 'Liberado'::text, 'Usado'::text, 'Pago'::text, 'Recusado'::text]))),
  constraint credito_de_indicacao_valor_check CHECK ((valor > 0)),
  constraint credito_de_indicacao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint credito_de_indicacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint credito_de_indicacao_hot_id_indicado_id_fkey FOREIGN KEY (hot_id, indicado_id) REFERENCES cliente(hot_id, id),
  constraint credito_de_indicacao_hot_id_usado_vnd_id_fkey FOREIGN KEY (hot_id, usado_vnd_id) REFERENCES venda(hot_id, id),
  constraint credito_de_indicacao_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint credito_de_indicacao_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id),
  constraint credito_de_indicacao_pkey PRIMARY KEY (id),
  constraint credito_de_indicacao_hot_id_indicado_id_key UNIQUE (hot_id, indicado_id),
  constraint credito_de_indicacao_uid_key UNIQUE (uid)
);

create table deposito_bens (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  numero integer not null,
  depositante text not null,
  documento text,
  telefone text,
  email text,
  processo text,
  vara text,
  pat_id integer,
  lugar text,
  entrada date not null,
  diaria bigint not null default 0,
  dias_livres integer not null default 0,
  observacao text,
  situacao text not null default 'DEPOSITADO'::text,
  liberado_em date,
  liberado_para text,
  liberado_documento text,
  liberado_motivo text,
  valor_final bigint,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint deposito_bens_check CHECK (((situacao = 'DEPOSITADO'::text) OR ((liberado_em IS NOT NULL) AND (liberado_para IS NOT NULL) AND (valor_final IS NOT NULL)))),
  constraint deposito_bens_depositante_check CHECK ((length(depositante) <= 150)),
  constraint deposito_bens_diaria_check CHECK (((diaria >= 0) AND (diaria <= '99999999999'::bigint))),
  constraint deposito_bens_dias_livres_check CHECK (((dias_livres >= 0) AND (dias_livres <= 3650))),
  constraint deposito_bens_liberado_documento_check CHECK ((length(liberado_documento) <= 40)),
  constraint deposito_bens_liberado_motivo_check CHECK ((length(liberado_motivo) <= 500)),
  constraint deposito_bens_liberado_para_check CHECK ((length(liberado_para) <= 150)),
  constraint deposito_bens_lugar_check CHECK ((length(lugar) <= 120)),
  constraint deposito_bens_observacao_check CHECK ((length(observacao) <= 2000)),
  constraint deposito_bens_processo_check CHECK ((length(processo) <= 40)),
  constraint deposito_bens_situacao_check CHECK ((situacao = ANY (ARRAY['DEPOSITADO'::text, 'LIBERADO'::text]))),
  constraint deposito_bens_valor_final_check CHECK (((valor_final >= 0) AND (valor_final <= '99999999999999'::bigint))),
  constraint deposito_bens_vara_check CHECK ((length(vara) <= 150)),
  constraint deposito_bens_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint deposito_bens_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint deposito_bens_pkey PRIMARY KEY (id),
  constraint deposito_bens_hot_id_id_key UNIQUE (hot_id, id),
  constraint deposito_bens_hot_id_numero_key UNIQUE (hot_id, numero),
  constraint deposito_bens_uid_key UNIQUE (uid)
);

create table deposito_item (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  dep_id integer not null,
  ordem integer not null,
  descricao text not null,
  quantidade integer not null default 1,
  identificacao text,
  estado text,
  constraint deposito_item_descricao_check CHECK (((length(descricao) >= 1) AND (length(descricao) <= 300))),
  constraint deposito_item_estado_check CHECK ((length(estado) <= 120)),
  constraint deposito_item_identificacao_check CHECK ((length(identificacao) <= 120)),
  constraint deposito_item_quantidade_check CHECK (((quantidade >= 1) AND (quantidade <= 1000000))),
  constraint deposito_item_hot_id_dep_id_fkey FOREIGN KEY (hot_id, dep_id) REFERENCES deposito_bens(hot_id, id),
  constraint deposito_item_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint deposito_item_pkey PRIMARY KEY (id),
  constraint deposito_item_uid_key UNIQUE (uid)
);

create table desafio_de_chave (
  id bigint not null generated always as identity,
  hot_id integer not null,
  usu_id integer,
  desafio text not null,
  expira_at timestamp with time zone not null,
  constraint desafio_de_chave_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint desafio_de_chave_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint desafio_de_chave_pkey PRIMARY KEY (id),
  constraint desafio_de_chave_desafio_key UNIQUE (desafio)
);

create table despesa_do_comitente (
  id integer not null generated always as identity,
  hot_id integer not null,
  com_id integer not null,
  vei_id integer not null,
  origem text not null,
  origem_uid uuid not null,
  descricao text not null,
  valor bigint not null,
  dia date not null,
  pre_id integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint despesa_do_comitente_descricao_check CHECK (((length(descricao) >= 1) AND (length(descricao) <= 200))),
  constraint despesa_do_comitente_origem_check CHECK ((origem = ANY (ARRAY['estadia'::text, 'remocao'::text]))),
  constraint despesa_do_comitente_valor_check CHECK (((valor >= 1) AND (valor <= '99999999999'::bigint))),
  constraint despesa_do_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint despesa_do_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint despesa_do_comitente_hot_id_pre_id_fkey FOREIGN KEY (hot_id, pre_id) REFERENCES prestacao(hot_id, id),
  constraint despesa_do_comitente_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint despesa_do_comitente_pkey PRIMARY KEY (id),
  constraint despesa_do_comitente_hot_id_origem_origem_uid_key UNIQUE (hot_id, origem, origem_uid)
);

create table destino_transmissao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  can_id integer not null,
  nome text not null,
  rede text not null,
  layout text not null,
  url_rmtp text not null,
  chave bytea not null,
  chave_id text not null,
  situacao text not null default 'PARADO'::text,
  motivo text,
  tentativas integer not null default 0,
  versao integer not null default 1,
  updated_at timestamp with time zone not null default clock_timestamp(),
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint destino_transmissao_layout_check CHECK ((layout = ANY (ARRAY['16:9'::text, '9:16'::text]))),
  constraint destino_transmissao_rede_check CHECK ((rede = ANY (ARRAY['YOUTUBE'::text, 'INSTAGRAM'::text, 'OUTRA'::text]))),
  constraint destino_transmissao_situacao_check CHECK ((situacao = ANY (ARRAY['PARADO'::text, 'CONECTANDO'::text, 'NO_AR'::text, 'RECONECTANDO'::text, 'RECUSADO'::text, 'ENCERRADO'::text]))),
  constraint destino_transmissao_hot_id_can_id_fkey FOREIGN KEY (hot_id, can_id) REFERENCES canal_transmissao(hot_id, id),
  constraint destino_transmissao_hot_id_created_by_fkey FOREIGN KEY (hot_id, created_by) REFERENCES usuario(hot_id, id),
  constraint destino_transmissao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint destino_transmissao_pkey PRIMARY KEY (id),
  constraint destino_transmissao_can_id_nome_key UNIQUE (can_id, nome),
  constraint destino_transmissao_hot_id_id_key UNIQUE (hot_id, id),
  constraint destino_transmissao_uid_key UNIQUE (uid)
);

create table detran_aviso (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  externo_id text not null,
  lote text not null,
  tipo text not null,
  ok boolean not null,
  mensagem text not null,
  instante timestamp with time zone not null,
  aplicado boolean not null,
  recebido_at timestamp with time zone not null default clock_timestamp(),
  constraint detran_aviso_externo_id_check CHECK ((length(externo_id) <= 60)),
  constraint detran_aviso_lote_check CHECK ((length(lote) <= 60)),
  constraint detran_aviso_mensagem_check CHECK ((length(mensagem) <= 500)),
  constraint detran_aviso_tipo_check CHECK ((length(tipo) <= 40)),
  constraint detran_aviso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_aviso_pkey PRIMARY KEY (id),
  constraint detran_aviso_hot_id_externo_id_key UNIQUE (hot_id, externo_id),
  constraint detran_aviso_uid_key UNIQUE (uid)
);

create table detran_consulta (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vei_id integer not null,
  dados jsonb not null,
  consultado_at timestamp with time zone not null default clock_timestamp(),
  consultado_by integer,
  constraint detran_consulta_consultado_by_fkey FOREIGN KEY (consultado_by) REFERENCES usuario(id),
  constraint detran_consulta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_consulta_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint detran_consulta_pkey PRIMARY KEY (id),
  constraint detran_consulta_uid_key UNIQUE (uid)
);

create table detran_item (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  dlo_id integer not null,
  id_objeto text not null,
  ordem_visualizacao integer not null,
  vistoria text,
  placa text,
  tipo text,
  modelo text,
  cor text,
  ano integer,
  motor text,
  chassi text,
  renavan text,
  condicao text not null,
  valor_unitario_inicial bigint not null,
  cadastro_situacao text not null default 'NOVO'::text,
  cadastro_data timestamp with time zone,
  cadastro_response text,
  cadastro_passo integer not null default 0,
  constraint detran_item_cadastro_response_check CHECK ((length(cadastro_response) <= 500)),
  constraint detran_item_cadastro_situacao_check CHECK ((cadastro_situacao = ANY (ARRAY['NOVO'::text, 'PENDENTE'::text, 'OK'::text, 'ERRO'::text]))),
  constraint detran_item_chassi_check CHECK ((length(chassi) <= 30)),
  constraint detran_item_condicao_check CHECK ((condicao = ANY (ARRAY['CONSERVADO'::text, 'SUCATA_APROVEITAVEL'::text, 'SUCATA_MOTOR_INSERVIVEL'::text, 'SUCATA_INSERVIVEL'::text]))),
  constraint detran_item_cor_check CHECK ((length(cor) <= 40)),
  constraint detran_item_id_objeto_check CHECK ((length(id_objeto) <= 60)),
  constraint detran_item_modelo_check CHECK ((length(modelo) <= 140)),
  constraint detran_item_motor_check CHECK ((length(motor) <= 40)),
  constraint detran_item_placa_check CHECK ((length(placa) <= 10)),
  constraint detran_item_renavan_check CHECK ((length(renavan) <= 20)),
  constraint detran_item_tipo_check CHECK ((length(tipo) <= 60)),
  constraint detran_item_valor_unitario_inicial_check CHECK ((valor_unitario_inicial >= 0)),
  constraint detran_item_vistoria_check CHECK ((length(vistoria) <= 200)),
  constraint detran_item_hot_id_dlo_id_fkey FOREIGN KEY (hot_id, dlo_id) REFERENCES detran_lote(hot_id, id),
  constraint detran_item_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_item_pkey PRIMARY KEY (id),
  constraint detran_item_dlo_id_id_objeto_key UNIQUE (dlo_id, id_objeto),
  constraint detran_item_uid_key UNIQUE (uid)
);

create table detran_leilao (
  lei_id integer not null,
  hot_id integer not null,
  codigo text not null,
  buscado_at timestamp with time zone,
  sem_lote integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint detran_leilao_codigo_check CHECK (((length(codigo) >= 1) AND (length(codigo) <= 40))),
  constraint detran_leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_leilao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint detran_leilao_pkey PRIMARY KEY (lei_id),
  constraint detran_leilao_hot_id_codigo_key UNIQUE (hot_id, codigo)
);

create table detran_lote (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  externo_id text not null,
  constraint detran_lote_externo_id_check CHECK ((length(externo_id) <= 60)),
  constraint detran_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint detran_lote_pkey PRIMARY KEY (id),
  constraint detran_lote_hot_id_externo_id_key UNIQUE (hot_id, externo_id),
  constraint detran_lote_hot_id_id_key UNIQUE (hot_id, id),
  constraint detran_lote_lel_id_key UNIQUE (lel_id),
  constraint detran_lote_uid_key UNIQUE (uid)
);

create table detran_registro (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  dlo_id integer not null,
  tipo text not null,
  situacao text not null,
  marca text not null,
  passo integer not null default 1,
  data timestamp with time zone,
  request jsonb,
  response text,
  dito_at timestamp with time zone default clock_timestamp(),
  constraint detran_registro_marca_check CHECK ((length(marca) <= 120)),
  constraint detran_registro_response_check CHECK ((length(response) <= 500)),
  constraint detran_registro_situacao_check CHECK ((situacao = ANY (ARRAY['PENDENTE'::text, 'OK'::text, 'ERRO'::text, 'DESFEITO'::text]))),
  constraint detran_registro_tipo_check CHECK ((tipo = ANY (ARRAY['arremate'::text, 'naoArrematado'::text, 'boleto'::text, 'notaFiscal'::text]))),
  constraint detran_registro_hot_id_dlo_id_fkey FOREIGN KEY (hot_id, dlo_id) REFERENCES detran_lote(hot_id, id),
  constraint detran_registro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint detran_registro_pkey PRIMARY KEY (id),
  constraint detran_registro_dlo_id_tipo_key UNIQUE (dlo_id, tipo),
  constraint detran_registro_uid_key UNIQUE (uid)
);

create table devolucao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer,
  pag_id integer,
  end_to_end_id text,
  origem text not null,
  valor bigint not null,
  motivo text not null,
  situacao text not null default 'a_devolver'::text,
  forma text,
  destino text,
  observacao text,
  pedida_at timestamp with time zone,
  pedida_by integer,
  concluida_at timestamp with time zone,
  concluida_by integer,
  tentativas integer not null default 0,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint devolucao_check CHECK (((situacao <> 'devolvida'::text) OR ((forma IS NOT NULL) AND (concluida_at IS NOT NULL)))),
  constraint devolucao_forma_check CHECK ((forma = ANY (ARRAY['PIX'::text, 'CARTAO'::text, 'TRANSFERENCIA'::text, 'DINHEIRO'::text, 'CHEQUE'::text]))),
  constraint devolucao_origem_check CHECK ((origem = ANY (ARRAY['excedente'::text, 'pix'::text, 'boleto'::text, 'cartao'::text, 'sem-cobranca'::text]))),
  constraint devolucao_situacao_check CHECK ((situacao = ANY (ARRAY['a_devolver'::text, 'pedida'::text, 'devolvida'::text, 'dispensada'::text]))),
  constraint devolucao_valor_check CHECK (((valor > 0) AND (valor <= '99999999999'::bigint))),
  constraint devolucao_concluida_by_fkey FOREIGN KEY (concluida_by) REFERENCES usuario(id),
  constraint devolucao_end_to_end_id_fkey FOREIGN KEY (end_to_end_id) REFERENCES pix_recebido(end_to_end_id),
  constraint devolucao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint devolucao_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint devolucao_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint devolucao_pedida_by_fkey FOREIGN KEY (pedida_by) REFERENCES usuario(id),
  constraint devolucao_pkey PRIMARY KEY (id),
  constraint devolucao_hot_id_id_key UNIQUE (hot_id, id),
  constraint devolucao_uid_key UNIQUE (uid)
);

create table documento_do_leilao (
  id integer not null generated always as identity,
  hot_id integer not null,
  lei_id integer not null,
  tipo text not null,
  situacao text not null,
  motivo text,
  updated_by integer,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint documento_do_leilao_situacao_check CHECK ((situacao = ANY (ARRAY['AGUARDANDO'::text, 'RECEBIDO'::text, 'CONFERIDO'::text, 'DISPENSADO'::text]))),
  constraint documento_do_leilao_tipo_check CHECK ((tipo = ANY (ARRAY['EDITAL'::text, 'ORDEM_VISITACAO'::text, 'ORDEM_ENTRADA'::text, 'CONTRATO'::text, 'PUBLICACAO'::text, 'ATA'::text]))),
  constraint documento_do_leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint documento_do_leilao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint documento_do_leilao_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint documento_do_leilao_pkey PRIMARY KEY (id),
  constraint documento_do_leilao_lei_id_tipo_key UNIQUE (lei_id, tipo)
);

create table documento_emitido (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tipo text not null,
  vnd_id integer not null,
  ano integer not null,
  numero integer not null,
  hash_qrcode text not null,
  titulo text not null,
  folhas jsonb not null,
  folhas_mascaradas jsonb not null,
  fatos text not null,
  arquivo text,
  sha256 text,
  emitido_at timestamp with time zone not null default now(),
  emitido_by integer,
  emitido_por text not null,
  cancelado_at timestamp with time zone,
  cancelado_por text,
  motivo text,
  chave text,
  constraint documento_emitido_chave_check CHECK ((chave ~ '^[0-9a-f]{32}$'::text)),
  constraint documento_emitido_check CHECK (((arquivo IS NULL) = (sha256 IS NULL))),
  constraint documento_emitido_check1 CHECK ((num_nonnulls(cancelado_at, cancelado_por, motivo) = ANY (ARRAY[0, 3]))),
  constraint documento_emitido_hash_qrcode_check CHECK ((hash_qrcode ~ '^[0-9a-f]{32}$'::text)),
  constraint documento_emitido_numero_check CHECK ((numero >= 1)),
  constraint documento_emitido_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint documento_emitido_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint documento_emitido_pkey PRIMARY KEY (id),
  constraint documento_emitido_hash_qrcode_key UNIQUE (hash_qrcode),
  constraint documento_emitido_hot_id_tipo_ano_numero_key UNIQUE (hot_id, tipo, ano, numero),
  constraint documento_emitido_uid_key UNIQUE (uid)
);

create table documento_numeracao (
  hot_id integer not null,
  tipo text not null,
  ano integer not null,
  ultimo integer not null,
  constraint documento_numeracao_ultimo_check CHECK ((ultimo >= 1)),
  constraint documento_numeracao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint documento_numeracao_pkey PRIMARY KEY (hot_id, tipo, ano)
);

create table documento_restrito (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  integradora text not null,
  cli_id integer not null,
  restrito boolean not null,
  motivo text,
  consultado_at timestamp with time zone not null default clock_timestamp(),
  consultado_by integer,
  constraint documento_restrito_integradora_check CHECK ((integradora = ANY (ARRAY['Bradesco'::text, 'Pan'::text]))),
  constraint documento_restrito_motivo_check CHECK ((length(motivo) <= 300)),
  constraint documento_restrito_consultado_by_fkey FOREIGN KEY (consultado_by) REFERENCES usuario(id),
  constraint documento_restrito_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint documento_restrito_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint documento_restrito_pkey PRIMARY KEY (id),
  constraint documento_restrito_hot_id_id_key UNIQUE (hot_id, id),
  constraint documento_restrito_uid_key UNIQUE (uid)
);

create table endereco (
  cli_id integer not null,
  hot_id integer not null,
  tipo_logradouro text,
  logradouro text not null,
  numero text not null,
  complemento text,
  referencia text,
  bairro text not null,
  cep character(9) not null,
  loc_id integer not null,
  cidade text not null,
  estado text not null,
  estado_sigla character(2) not null,
  regiao text,
  latitude double precision,
  longitude double precision,
  constraint endereco_cep_check CHECK ((cep ~ '^[0-9]{5}-[0-9]{3}$'::text)),
  constraint endereco_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint endereco_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint endereco_pkey PRIMARY KEY (cli_id)
);

create table ensaio_comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  tipo text not null,
  referencia text,
  dados jsonb not null,
  criado_at timestamp with time zone not null default clock_timestamp(),
  constraint ensaio_comitente_tipo_check CHECK ((tipo = ANY (ARRAY['veiculo'::text, 'lote'::text, 'prestacao'::text]))),
  constraint ensaio_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint ensaio_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint ensaio_comitente_pkey PRIMARY KEY (id),
  constraint ensaio_comitente_hot_id_com_id_tipo_referencia_key UNIQUE (hot_id, com_id, tipo, referencia),
  constraint ensaio_comitente_uid_key UNIQUE (uid)
);

create table entrada_comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  chv_id integer,
  origem text not null,
  ambiente text not null,
  nome_do_arquivo text,
  criados integer not null,
  repetidos integer not null,
  erros integer not null,
  linhas jsonb not null,
  criada_at timestamp with time zone not null default clock_timestamp(),
  erro text,
  constraint entrada_comitente_ambiente_check CHECK ((ambiente = ANY (ARRAY['producao'::text, 'teste'::text]))),
  constraint entrada_comitente_origem_check CHECK ((origem = ANY (ARRAY['api'::text, 'pasta'::text]))),
  constraint entrada_comitente_hot_id_chv_id_fkey FOREIGN KEY (hot_id, chv_id) REFERENCES chave_comitente(hot_id, id),
  constraint entrada_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint entrada_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint entrada_comitente_pkey PRIMARY KEY (id),
  constraint entrada_comitente_uid_key UNIQUE (uid)
);

create table entrega_troca (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  item_id integer not null,
  metodo text not null,
  valor bigint not null,
  diferenca bigint not null,
  situacao text not null default 'aguardandoComprovante'::text,
  motivo text,
  comprovante_id integer,
  pag_id integer,
  usu_id integer,
  respondida_at timestamp with time zone,
  respondida_by integer,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint entrega_troca_diferenca_check CHECK ((diferenca > 0)),
  constraint entrega_troca_metodo_check CHECK ((metodo = ANY (ARRAY['Sedex'::text, 'Carta Registrada'::text]))),
  constraint entrega_troca_situacao_check CHECK ((situacao = ANY (ARRAY['aguardandoComprovante'::text, 'aguardandoValidacao'::text, 'divergente'::text, 'aprovada'::text, 'cancelada'::text]))),
  constraint entrega_troca_valor_check CHECK ((valor > 0)),
  constraint entrega_troca_comprovante_id_fkey FOREIGN KEY (comprovante_id) REFERENCES comprovante(id),
  constraint entrega_troca_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint entrega_troca_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint entrega_troca_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint entrega_troca_respondida_by_fkey FOREIGN KEY (respondida_by) REFERENCES usuario(id),
  constraint entrega_troca_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint entrega_troca_pkey PRIMARY KEY (id),
  constraint entrega_troca_hot_id_id_key UNIQUE (hot_id, id),
  constraint entrega_troca_uid_key UNIQUE (uid)
);

create table envio_de_anexo (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  entidade text not null,
  entidade_uid uuid not null,
  tipo text not null,
  pasta text not null default ''::text,
  nome text not null,
  tamanho integer not null,
  substitui uuid,
  chave_do_pedido uuid not null,
  usu_id integer not null,
  iniciado_at timestamp with time zone not null default clock_timestamp(),
  constraint envio_de_anexo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 200))),
  constraint envio_de_anexo_pasta_check CHECK ((length(pasta) <= 60)),
  constraint envio_de_anexo_tamanho_check CHECK ((tamanho > 0)),
  constraint envio_de_anexo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint envio_de_anexo_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint envio_de_anexo_pkey PRIMARY KEY (id),
  constraint envio_de_anexo_hot_id_entidade_entidade_uid_chave_do_pedido_key UNIQUE (hot_id, entidade, entidade_uid, chave_do_pedido),
  constraint envio_de_anexo_hot_id_id_key UNIQUE (hot_id, id),
  constraint envio_de_anexo_uid_key UNIQUE (uid)
);

create table estadia (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  vei_id integer not null,
  com_id integer not null,
  situacao text not null default 'AGUARDANDO_ENTRADA'::text,
  codigo_chave text not null,
  vaga_id integer,
  prevista_em date,
  dia_inicio timestamp with time zone,
  dia_fim timestamp with time zone,
  observacao text,
  devolucao_nome text,
  devolucao_tipo_doc text,
  devolucao_tipo_motivo text,
  devolucao_motivo text,
  devolucao_observacao text,
  devolucao_doc text,
  devolucao_data timestamp with time zone,
  assinatura text,
  finalizado_by_usu_id integer,
  finalizado_at timestamp with time zone,
  finalizado_by_cliente boolean not null default false,
  diarias_recebidas bigint not null default 0,
  diarias_dispensadas bigint not null default 0,
  diarias_motivo text,
  chave_do_pedido uuid,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  updated_at timestamp with time zone not null default clock_timestamp(),
  updated_by integer,
  constraint estadia_assinatura_check CHECK ((length(assinatura) <= 20000)),
  constraint estadia_check CHECK (((situacao = ANY (ARRAY['AGUARDANDO_ENTRADA'::text, 'CANCELADA'::text])) OR (dia_inicio IS NOT NULL))),
  constraint estadia_check1 CHECK (((situacao <> 'FINALIZADA'::text) OR ((dia_fim IS NOT NULL) AND (finalizado_at IS NOT NULL)))),
  constraint estadia_codigo_chave_check CHECK ((codigo_chave ~ '^[A-HJ-NP-Z2-9]{6}$'::text)),
  constraint estadia_diarias_dispensadas_check CHECK ((diarias_dispensadas >= 0)),
  constraint estadia_diarias_motivo_check CHECK ((length(diarias_motivo) <= 500)),
  constraint estadia_diarias_recebidas_check CHECK ((diarias_recebidas >= 0)),
  constraint estadia_observacao_check CHECK ((length(observacao) <= 2000)),
  constraint estadia_situacao_check CHECK ((situacao = ANY (ARRAY['AGUARDANDO_ENTRADA'::text, 'EM_PATIO'::text, 'AGUARDANDO_SAIDA'::text, 'FINALIZADA'::text, 'CANCELADA'::text]))),
  constraint estadia_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint estadia_finalizado_by_usu_id_fkey FOREIGN KEY (finalizado_by_usu_id) REFERENCES usuario(id),
  constraint estadia_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint estadia_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint estadia_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint estadia_hot_id_vaga_id_fkey FOREIGN KEY (hot_id, vaga_id) REFERENCES vaga(hot_id, id),
  constraint estadia_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint estadia_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint estadia_pkey PRIMARY KEY (id),
  constraint estadia_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint estadia_hot_id_id_key UNIQUE (hot_id, id),
  constraint estadia_uid_key UNIQUE (uid)
);

create table estadia_movimento (
  id integer not null generated always as identity,
  hot_id integer not null,
  est_id integer not null,
  de_pat_id integer,
  de_vaga_id integer,
  para_pat_id integer not null,
  para_vaga_id integer,
  motivo text,
  quando timestamp with time zone not null default clock_timestamp(),
  usu_id integer,
  constraint estadia_movimento_motivo_check CHECK ((length(motivo) <= 500)),
  constraint estadia_movimento_hot_id_de_pat_id_fkey FOREIGN KEY (hot_id, de_pat_id) REFERENCES patio(hot_id, id),
  constraint estadia_movimento_hot_id_de_vaga_id_fkey FOREIGN KEY (hot_id, de_vaga_id) REFERENCES vaga(hot_id, id),
  constraint estadia_movimento_hot_id_est_id_fkey FOREIGN KEY (hot_id, est_id) REFERENCES estadia(hot_id, id),
  constraint estadia_movimento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint estadia_movimento_hot_id_para_pat_id_fkey FOREIGN KEY (hot_id, para_pat_id) REFERENCES patio(hot_id, id),
  constraint estadia_movimento_hot_id_para_vaga_id_fkey FOREIGN KEY (hot_id, para_vaga_id) REFERENCES vaga(hot_id, id),
  constraint estadia_movimento_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint estadia_movimento_pkey PRIMARY KEY (id)
);

create table estadia_servico (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  est_id integer not null,
  tipo_servico text not null,
  situacao text not null default 'SOLICITADO'::text,
  observacao text,
  usu_id integer,
  prometido_at timestamp with time zone not null,
  agendado_at timestamp with time zone,
  encerrado_at timestamp with time zone,
  encerrado_by integer,
  motivo text,
  chave_do_pedido uuid,
  versao integer not null default 1,
  solicitado_at timestamp with time zone not null default clock_timestamp(),
  solicitado_by integer,
  constraint estadia_servico_check CHECK (((situacao <> 'AGENDADO'::text) OR (agendado_at IS NOT NULL))),
  constraint estadia_servico_motivo_check CHECK ((length(motivo) <= 500)),
  constraint estadia_servico_observacao_check CHECK ((length(observacao) <= 1000)),
  constraint estadia_servico_situacao_check CHECK ((situacao = ANY (ARRAY['SOLICITADO'::text, 'AGENDADO'::text, 'REALIZADO'::text, 'CANCELADO'::text]))),
  constraint estadia_servico_tipo_servico_check CHECK ((tipo_servico = ANY (ARRAY['Foto'::text, 'Vídeo'::text, 'Vistoria'::text, 'Verificação'::text, 'Entrega'::text, 'Devolução'::text, 'Recortar Chassi'::text, 'Agendamento'::text]))),
  constraint estadia_servico_encerrado_by_fkey FOREIGN KEY (encerrado_by) REFERENCES usuario(id),
  constraint estadia_servico_hot_id_est_id_fkey FOREIGN KEY (hot_id, est_id) REFERENCES estadia(hot_id, id),
  constraint estadia_servico_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint estadia_servico_solicitado_by_fkey FOREIGN KEY (solicitado_by) REFERENCES usuario(id),
  constraint estadia_servico_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint estadia_servico_pkey PRIMARY KEY (id),
  constraint estadia_servico_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint estadia_servico_uid_key UNIQUE (uid)
);

create table evento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  local text not null,
  endereco text,
  inicio_at timestamp with time zone not null,
  fim_at timestamp with time zone not null,
  mensagem text,
  acompanhantes_maximo integer not null default 0,
  capacidade integer,
  no_site boolean not null default false,
  ativo boolean not null default true,
  lei_id integer,
  versao integer not null default 1,
  constraint evento_acompanhantes_maximo_check CHECK (((acompanhantes_maximo >= 0) AND (acompanhantes_maximo <= 20))),
  constraint evento_capacidade_check CHECK (((capacidade >= 1) AND (capacidade <= 100000))),
  constraint evento_check CHECK ((fim_at > inicio_at)),
  constraint evento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint evento_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint evento_pkey PRIMARY KEY (id),
  constraint evento_hot_id_id_key UNIQUE (hot_id, id),
  constraint evento_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint evento_uid_key UNIQUE (uid)
);

create table evento_comitente (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  ambiente text not null,
  tipo text not null,
  dados jsonb not null,
  criado_at timestamp with time zone not null default clock_timestamp(),
  constraint evento_comitente_ambiente_check CHECK ((ambiente = ANY (ARRAY['producao'::text, 'teste'::text]))),
  constraint evento_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint evento_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint evento_comitente_pkey PRIMARY KEY (id),
  constraint evento_comitente_uid_key UNIQUE (uid)
);

create table evento_convidado (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  eve_id integer not null,
  cli_id integer,
  nome text not null,
  email text,
  telefone text,
  empresa text,
  codigo text not null,
  resposta text not null default 'pendente'::text,
  respondida_at timestamp with time zone,
  acompanhantes integer not null default 0,
  convite_at timestamp with time zone,
  entrou_at timestamp with time zone,
  pessoas integer not null default 0,
  entrada_by integer,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  ciente_inicio_at timestamp with time zone,
  ciente_onde text,
  ciente_ativo boolean,
  constraint evento_convidado_acompanhantes_check CHECK (((acompanhantes >= 0) AND (acompanhantes <= 20))),
  constraint evento_convidado_pessoas_check CHECK (((pessoas >= 0) AND (pessoas <= 21))),
  constraint evento_convidado_resposta_check CHECK ((resposta = ANY (ARRAY['pendente'::text, 'sim'::text, 'nao'::text]))),
  constraint evento_convidado_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint evento_convidado_entrada_by_fkey FOREIGN KEY (entrada_by) REFERENCES usuario(id),
  constraint evento_convidado_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint evento_convidado_hot_id_eve_id_fkey FOREIGN KEY (hot_id, eve_id) REFERENCES evento(hot_id, id),
  constraint evento_convidado_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint evento_convidado_pkey PRIMARY KEY (id),
  constraint evento_convidado_hot_id_codigo_key UNIQUE (hot_id, codigo),
  constraint evento_convidado_uid_key UNIQUE (uid)
);

create table externo_aviso (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  parceiro text not null,
  aviso_id text not null,
  corpo bytea not null,
  situacao text not null default 'recebido'::text,
  tentativas integer not null default 0,
  proxima_at timestamp with time zone not null default clock_timestamp(),
  erro text,
  recebido_at timestamp with time zone not null default clock_timestamp(),
  processado_at timestamp with time zone,
  constraint externo_aviso_aviso_id_check CHECK (((length(aviso_id) >= 1) AND (length(aviso_id) <= 200))),
  constraint externo_aviso_situacao_check CHECK ((situacao = ANY (ARRAY['recebido'::text, 'processado'::text, 'falhou'::text]))),
  constraint externo_aviso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint externo_aviso_pkey PRIMARY KEY (id),
  constraint externo_aviso_hot_id_parceiro_aviso_id_key UNIQUE (hot_id, parceiro, aviso_id),
  constraint externo_aviso_uid_key UNIQUE (uid)
);

create table externo_credencial (
  hot_id integer not null,
  parceiro text not null,
  cifrado bytea not null,
  chave_id text not null,
  visivel jsonb not null default '{}'::jsonb,
  versao integer not null default 1,
  salva_at timestamp with time zone not null default clock_timestamp(),
  salva_por text not null,
  testada_at timestamp with time zone,
  teste_erro text,
  constraint externo_credencial_parceiro_check CHECK ((parceiro ~ '^[a-z0-9-]{2,40}$'::text)),
  constraint externo_credencial_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint externo_credencial_pkey PRIMARY KEY (hot_id, parceiro)
);

create table externo_envio (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  parceiro text not null,
  operacao text not null,
  objeto_tipo text,
  objeto_uid text,
  chave text not null,
  dados jsonb not null,
  situacao text not null default 'pendente'::text,
  tentativas integer not null default 0,
  proxima_at timestamp with time zone not null default clock_timestamp(),
  tomado_ate timestamp with time zone,
  desfecho text,
  erro text,
  criado_at timestamp with time zone not null default clock_timestamp(),
  concluido_at timestamp with time zone,
  constraint externo_envio_situacao_check CHECK ((situacao = ANY (ARRAY['pendente'::text, 'entregue'::text, 'recusado'::text, 'falhou'::text, 'conferir'::text]))),
  constraint externo_envio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint externo_envio_pkey PRIMARY KEY (id),
  constraint externo_envio_hot_id_parceiro_operacao_chave_key UNIQUE (hot_id, parceiro, operacao, chave),
  constraint externo_envio_uid_key UNIQUE (uid)
);

create table externo_registro (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer,
  parceiro text not null,
  operacao text not null,
  sentido text not null,
  desfecho text not null,
  objeto_tipo text,
  objeto_uid text,
  env_id bigint,
  avi_id bigint,
  tentativa integer,
  metodo text,
  endereco text,
  status integer,
  duracao_ms integer not null,
  pedido_cabecalhos jsonb,
  pedido_corpo text,
  resposta_cabecalhos jsonb,
  resposta_corpo text,
  erro text,
  req_id text,
  quando timestamp with time zone not null default clock_timestamp(),
  constraint externo_registro_sentido_check CHECK ((sentido = ANY (ARRAY['saida'::text, 'entrada'::text]))),
  constraint externo_registro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint externo_registro_pkey PRIMARY KEY (id),
  constraint externo_registro_uid_key UNIQUE (uid)
);

create table extrato (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tipo text not null,
  nome text not null,
  erros jsonb not null default '[]'::jsonb,
  repetidas integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint extrato_tipo_check CHECK ((tipo = ANY (ARRAY['OFX'::text, 'CSV'::text, 'PLANILHA'::text]))),
  constraint extrato_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint extrato_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint extrato_pkey PRIMARY KEY (id),
  constraint extrato_hot_id_id_key UNIQUE (hot_id, id),
  constraint extrato_uid_key UNIQUE (uid)
);

create table extrato_linha (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ext_id integer not null,
  chave text not null,
  dia date not null,
  valor bigint not null,
  descricao text not null,
  vnd_informada integer,
  situacao text not null default 'aberta'::text,
  vnd_id integer,
  pag_id integer,
  conferida_at timestamp with time zone,
  conferida_by integer,
  versao integer not null default 1,
  constraint extrato_linha_situacao_check CHECK ((situacao = ANY (ARRAY['aberta'::text, 'conferida'::text, 'ignorada'::text]))),
  constraint extrato_linha_valor_check CHECK ((valor > 0)),
  constraint extrato_linha_conferida_by_fkey FOREIGN KEY (conferida_by) REFERENCES usuario(id),
  constraint extrato_linha_hot_id_ext_id_fkey FOREIGN KEY (hot_id, ext_id) REFERENCES extrato(hot_id, id),
  constraint extrato_linha_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint extrato_linha_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagamento(hot_id, id),
  constraint extrato_linha_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint extrato_linha_pkey PRIMARY KEY (id),
  constraint extrato_linha_hot_id_chave_key UNIQUE (hot_id, chave),
  constraint extrato_linha_uid_key UNIQUE (uid)
);

create table favorito (
  hot_id integer not null,
  cli_id integer not null,
  vei_id integer not null,
  created_at timestamp with time zone not null default now(),
  constraint favorito_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint favorito_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint favorito_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id) ON DELETE CASCADE,
  constraint favorito_pkey PRIMARY KEY (cli_id, vei_id)
);

create table feriado (
  data date not null,
  ambito text not null,
  uf text not null default ''::text,
  cidade text not null default ''::text,
  nome text not null,
  constraint feriado_ambito_check CHECK ((ambito = ANY (ARRAY['nacional'::text, 'bancario'::text, 'estadual'::text, 'municipal'::text]))),
  constraint feriado_pkey PRIMARY KEY (data, ambito, uf, cidade)
);

create table fipe_preco (
  hot_id integer not null,
  referencia date not null,
  codigo text not null,
  ano_modelo integer not null,
  combustivel text not null default ''::text,
  nome text not null,
  valor bigint not null,
  importado_at timestamp with time zone not null default clock_timestamp(),
  constraint fipe_preco_ano_modelo_check CHECK ((((ano_modelo >= 1900) AND (ano_modelo <= 2100)) OR (ano_modelo = 32000))),
  constraint fipe_preco_codigo_check CHECK ((codigo ~ '^[0-9]{6}-[0-9]$'::text)),
  constraint fipe_preco_valor_check CHECK ((valor > 0)),
  constraint fipe_preco_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint fipe_preco_pkey PRIMARY KEY (hot_id, codigo, ano_modelo, combustivel, referencia)
);

create table frete_do_hotsite (
  hot_id integer not null,
  uf character(2) not null,
  origem character(2) not null,
  valor bigint not null,
  prazo_dias integer not null,
  constraint frete_do_hotsite_origem_check CHECK ((origem ~ '^[A-Z]{2}$'::text)),
  constraint frete_do_hotsite_prazo_dias_check CHECK (((prazo_dias >= 0) AND (prazo_dias <= 365))),
  constraint frete_do_hotsite_valor_check CHECK (((valor >= 0) AND (valor <= 99999999))),
  constraint frete_do_hotsite_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint frete_do_hotsite_pkey PRIMARY KEY (hot_id, uf, origem)
);

create table gravacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  can_id integer not null,
  lei_id integer not null,
  nome text not null,
  inicio timestamp with time zone not null,
  fim timestamp with time zone,
  bytes bigint not null default 0,
  sha256 bytea,
  hash_anterior bytea,
  hash bytea,
  conservar boolean not null default false,
  conservar_motivo text,
  apagada_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  publica_desde timestamp with time zone,
  publica_ate timestamp with time zone,
  constraint gravacao_check CHECK ((((fim IS NULL) = (sha256 IS NULL)) AND ((fim IS NULL) = (hash IS NULL)))),
  constraint gravacao_hash_anterior_check CHECK ((length(hash_anterior) = 32)),
  constraint gravacao_hash_check CHECK ((length(hash) = 32)),
  constraint gravacao_sha256_check CHECK ((length(sha256) = 32)),
  constraint gravacao_hot_id_can_id_fkey FOREIGN KEY (hot_id, can_id) REFERENCES canal_transmissao(hot_id, id),
  constraint gravacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint gravacao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint gravacao_pkey PRIMARY KEY (id),
  constraint gravacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint gravacao_nome_key UNIQUE (nome),
  constraint gravacao_uid_key UNIQUE (uid)
);

create table gravacao_marca (
  gra_id integer not null,
  hot_id integer not null,
  lel_id integer not null,
  seq integer not null,
  hash bytea not null,
  ms integer not null,
  constraint gravacao_marca_ms_check CHECK ((ms >= 0)),
  constraint gravacao_marca_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint gravacao_marca_hot_id_gra_id_fkey FOREIGN KEY (hot_id, gra_id) REFERENCES gravacao(hot_id, id) ON DELETE CASCADE,
  constraint gravacao_marca_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint gravacao_marca_pkey PRIMARY KEY (gra_id, lel_id, seq)
);

create table grupo_cliente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  descricao text,
  situacao text not null default 'Ativo'::text,
  tipo text not null default 'Manual'::text,
  comissao_porcentagem numeric(5,2),
  cond_natureza text,
  cond_ufs text[] not null default '{}'::text[],
  cond_documentos boolean not null default false,
  cond_detran boolean not null default false,
  cond_compras integer,
  cond_compras_dias integer,
  cond_cadastro_dias integer,
  preenchido_at timestamp with time zone,
  versao integer not null default 1,
  desconto_porcentagem numeric(5,2),
  nome_publico text,
  constraint grupo_cliente_comissao_porcentagem_check CHECK (((comissao_porcentagem >= (0)::numeric) AND (comissao_porcentagem <= (30)::numeric))),
  constraint grupo_cliente_cond_cadastro_dias_check CHECK (((cond_cadastro_dias >= 1) AND (cond_cadastro_dias <= 3650))),
  constraint grupo_cliente_cond_compras_check CHECK (((cond_compras >= 1) AND (cond_compras <= 1000))),
  constraint grupo_cliente_cond_compras_dias_check CHECK (((cond_compras_dias >= 1) AND (cond_compras_dias <= 3650))),
  constraint grupo_cliente_cond_natureza_check CHECK ((cond_natureza = ANY (ARRAY['Fisica'::text, 'Juridica'::text]))),
  constraint grupo_cliente_desconto_porcentagem_check CHECK (((desconto_porcentagem >= (0)::numeric) AND (desconto_porcentagem <= (50)::numeric))),
  constraint grupo_cliente_nome_publico_check CHECK (((length(nome_publico) >= 1) AND (length(nome_publico) <= 80))),
  constraint grupo_cliente_situacao_check CHECK ((situacao = ANY (ARRAY['Ativo'::text, 'Inativo'::text]))),
  constraint grupo_cliente_tipo_check CHECK ((tipo = ANY (ARRAY['Manual'::text, 'Por condição'::text]))),
  constraint grupo_cliente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint grupo_cliente_pkey PRIMARY KEY (id),
  constraint grupo_cliente_hot_id_id_key UNIQUE (hot_id, id),
  constraint grupo_cliente_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint grupo_cliente_uid_key UNIQUE (uid)
);

create table habilitacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  cli_id integer not null,
  situacao text not null,
  tipo text not null,
  aceite_regulamento_at timestamp with time zone not null,
  ip text,
  solicitada_at timestamp with time zone not null default now(),
  decidida_at timestamp with time zone,
  decidida_by integer,
  motivo text,
  versao integer not null default 1,
  limite_de_compra bigint,
  aceito_id integer,
  constraint habilitacao_limite_de_compra_check CHECK ((limite_de_compra >= 0)),
  constraint habilitacao_situacao_check CHECK ((situacao = ANY (ARRAY['EM_ANALISE'::text, 'APROVADA'::text, 'REPROVADA'::text, 'REVOGADA'::text]))),
  constraint habilitacao_hot_id_aceito_id_fkey FOREIGN KEY (hot_id, aceito_id) REFERENCES regulamento_aceito(hot_id, id),
  constraint habilitacao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint habilitacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint habilitacao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint habilitacao_pkey PRIMARY KEY (id),
  constraint habilitacao_lei_id_cli_id_key UNIQUE (lei_id, cli_id),
  constraint habilitacao_uid_key UNIQUE (uid)
);

create table historico_login (
  id bigint not null generated always as identity,
  hot_id integer not null,
  usu_id integer,
  email text not null,
  forma text not null,
  resultado text not null,
  ip text,
  agente text,
  quando timestamp with time zone not null default now(),
  constraint historico_login_forma_check CHECK ((forma = ANY (ARRAY['cliente'::text, 'sistema'::text, 'uso-unico'::text, 'hash'::text, 'refresh'::text, 'codigo'::text, 'segundo-fator'::text, 'chave'::text, 'cadastro'::text]))),
  constraint historico_login_resultado_check CHECK ((resultado = ANY (ARRAY['ok'::text, 'senha'::text, 'bloqueado'::text, 'limite'::text, 'desconhecido'::text, 'expirado'::text]))),
  constraint historico_login_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint historico_login_pkey PRIMARY KEY (id)
);

create table hotsite (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  nome text not null,
  subdominio text not null,
  dominio text,
  tipo text not null,
  ativo boolean not null default true,
  slogan text not null default ''::text,
  descricao text not null default ''::text,
  logo text,
  logo_escuro text,
  favicon text,
  imagem_capa text,
  cor_primaria text not null default '#1d4ed8'::text,
  cor_secundaria text not null default '#0f172a'::text,
  gradiente1 text not null default '#1e3a8a'::text,
  gradiente2 text not null default '#1d4ed8'::text,
  gradiente3 text not null default '#0ea5e9'::text,
  texto_sobre_gradiente text not null default '#ffffff'::text,
  fonte text not null default 'Inter'::text,
  permitir_cpf boolean not null default true,
  permitir_cnpj boolean not null default true,
  confirmacao_email_exigida boolean not null default true,
  confirmacao_telefone_exigida boolean not null default true,
  documentos_exigidos text[] not null default '{}'::text[],
  tipo_habilitacao_leilao text not null default 'POR_DOCUMENTO'::text,
  necessario_login_para_visualizar boolean not null default false,
  minutos_ociosos integer not null default 5,
  lance_automatico boolean not null default false,
  propostas boolean not null default false,
  apelidos_leiloeiro boolean not null default true,
  mostrar_reserva_atingida boolean not null default false,
  manter_como_condicional boolean not null default false,
  dias_resposta_condicional integer not null default 3,
  dias_estadia_gratis integer not null default 5,
  telefone text,
  whatsapp text,
  email_contato text,
  email_encarregado text,
  mensagem_rodape text,
  endereco text,
  cidade text,
  uf text,
  cep text,
  latitude double precision,
  longitude double precision,
  redes jsonb not null default '{}'::jsonb,
  perguntas jsonb not null default '[]'::jsonb,
  pix_chave text,
  pix_nome text,
  pix_cidade text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  regras_versao integer not null default 0,
  desistencia_automatica boolean not null default true,
  vender_carro_url text,
  analytics text,
  header_script text,
  hosts_de_script text[] not null default '{}'::text[],
  scripts_de_pagina jsonb not null default '[]'::jsonb,
  mapa_ladrilhos text,
  mapa_credito text,
  segundo_fator_exigido boolean not null default false,
  segundo_aprovador_desde bigint default 1000000,
  segundo_aprovador_tipos text[] not null default '{DINHEIRO,CHEQUE,CARTAO_DE_CREDITO_MANUAL,DEPOSITO,A_RECEBER,DIFERENCA_XLS}'::text[],
  limites_de_desconto jsonb not null default '{"ADM": 50, "Acerto": 5, "Financeiro": 5, "GerenteAcerto": 20}'::jsonb,
  bco_id_boleto integer,
  bco_id_deposito integer,
  segunda_oferta text not null default 'pedido'::text,
  segunda_oferta_horas integer not null default 24,
  dias_de_reclamacao integer not null default 90,
  exige_fotos_aprovadas boolean not null default false,
  validacoes_valor_oferta_bloqueada bigint,
  laudo_lote_condicional_destinatarios text[] not null default '{}'::text[],
  manutencao_fecha_at timestamp with time zone,
  manutencao_reabre_at timestamp with time zone,
  manutencao_mensagem text not null default ''::text,
  recursos_desligados text[] not null default '{}'::text[],
  cadastro_de timestamp with time zone,
  cadastro_ate timestamp with time zone,
  visualizacao_de timestamp with time zone,
  visualizacao_ate timestamp with time zone,
  emails_contato text[] not null default '{}'::text[],
  conf_email boolean not null default false,
  grc_id integer,
  grc_id_login integer,
  cog_id integer,
  conta_bancaria_comitente boolean not null default true,
  leo_id integer,
  enderecos jsonb not null default '{}'::jsonb,
  em_preparacao boolean not null default false,
  constraint hotsite_analytics_check CHECK ((analytics ~ '^(G|GT|AW)-[A-Z0-9]{4,20}$'::text)),
  constraint hotsite_dias_de_reclamacao_check CHECK (((dias_de_reclamacao >= 90) AND (dias_de_reclamacao <= 365))),
  constraint hotsite_dias_estadia_gratis_check CHECK (((dias_estadia_gratis >= 0) AND (dias_estadia_gratis <= 90))),
  constraint hotsite_dias_resposta_condicional_check CHECK (((dias_resposta_condicional >= 1) AND (dias_resposta_condicional <= 30))),
  constraint hotsite_enderecos_check CHECK ((jsonb_typeof(enderecos) = 'object'::text)),
  constraint hotsite_janela_de_cadastro CHECK ((cadastro_ate > cadastro_de)),
  constraint hotsite_janela_de_visualizacao CHECK ((visualizacao_ate > visualizacao_de)),
  constraint hotsite_manutencao_mensagem_check CHECK ((length(manutencao_mensagem) <= 300)),
  constraint hotsite_mapa_credito_check CHECK ((length(mapa_credito) <= 120)),
  constraint hotsite_mapa_ladrilhos_check CHECK (((mapa_ladrilhos ~~ 'https://%'::text) AND (length(mapa_ladrilhos) <= 300))),
  constraint hotsite_minutos_ociosos_check CHECK (((minutos_ociosos >= 1) AND (minutos_ociosos <= 240))),
  constraint hotsite_segunda_oferta_check CHECK ((segunda_oferta = ANY (ARRAY['nao'::text, 'pedido'::text, 'automatica'::text]))),
  constraint hotsite_segunda_oferta_horas_check CHECK (((segunda_oferta_horas >= 1) AND (segunda_oferta_horas <= 168))),
  constraint hotsite_segundo_aprovador_desde_check CHECK ((segundo_aprovador_desde >= 0)),
  constraint hotsite_subdominio_check CHECK ((subdominio ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'::text)),
  constraint hotsite_tipo_check CHECK ((tipo = ANY (ARRAY['leilao'::text, 'loja'::text]))),
  constraint hotsite_tipo_habilitacao_leilao_check CHECK ((tipo_habilitacao_leilao = ANY (ARRAY['AUTOMATICA'::text, 'POR_DOCUMENTO'::text, 'MANUAL'::text, 'CAUCAO'::text]))),
  constraint hotsite_validacoes_valor_oferta_bloqueada_check CHECK ((validacoes_valor_oferta_bloqueada > 0)),
  constraint hotsite_vender_carro_url_check CHECK (((vender_carro_url ~~ 'https://%'::text) AND (length(vender_carro_url) <= 300))),
  constraint hotsite_id_bco_id_boleto_fkey FOREIGN KEY (id, bco_id_boleto) REFERENCES conta_bancaria(hot_id, id),
  constraint hotsite_id_bco_id_deposito_fkey FOREIGN KEY (id, bco_id_deposito) REFERENCES conta_bancaria(hot_id, id),
  constraint hotsite_id_cog_id_fkey FOREIGN KEY (id, cog_id) REFERENCES comitente_grupo(hot_id, id),
  constraint hotsite_id_grc_id_fkey FOREIGN KEY (id, grc_id) REFERENCES grupo_cliente(hot_id, id),
  constraint hotsite_id_grc_id_login_fkey FOREIGN KEY (id, grc_id_login) REFERENCES grupo_cliente(hot_id, id),
  constraint hotsite_id_leo_id_fkey FOREIGN KEY (id, leo_id) REFERENCES leiloeiro(hot_id, id),
  constraint hotsite_pkey PRIMARY KEY (id),
  constraint hotsite_dominio_key UNIQUE (dominio),
  constraint hotsite_subdominio_key UNIQUE (subdominio),
  constraint hotsite_uid_key UNIQUE (uid)
);

create table importacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  lei_id integer,
  nome_arquivo text not null,
  arquivo_hash text not null,
  formato text not null,
  situacao text not null default 'previa'::text,
  mapeamento jsonb not null default '{}'::jsonb,
  linhas jsonb not null,
  resumo jsonb not null,
  criada_at timestamp with time zone not null default now(),
  confirmada_at timestamp with time zone,
  confirmada_by integer,
  arquivo text,
  opcoes jsonb not null default '{}'::jsonb,
  resultado jsonb,
  constraint importacao_situacao_check CHECK ((situacao = ANY (ARRAY['previa'::text, 'confirmada'::text, 'descartada'::text]))),
  constraint importacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint importacao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint importacao_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id),
  constraint importacao_pkey PRIMARY KEY (id),
  constraint importacao_uid_key UNIQUE (uid)
);

create table incidente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ano integer not null,
  numero integer not null,
  tipo text not null,
  situacao text not null default 'ABERTO'::text,
  assunto text not null,
  do_cliente boolean not null,
  vnd_id integer,
  item_id integer,
  lel_id integer,
  vei_id integer,
  cli_id integer,
  com_id integer,
  responsavel_id integer,
  prazo timestamp with time zone not null,
  aviso_prazo_at timestamp with time zone,
  primeira_resposta_at timestamp with time zone,
  decisao text,
  decisao_texto text,
  valor bigint not null default 0,
  decidido_at timestamp with time zone,
  decidido_by integer,
  decidido_por text,
  encerrado_at timestamp with time zone,
  chave_do_pedido uuid not null,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint incidente_check CHECK (((NOT do_cliente) OR ((cli_id IS NOT NULL) AND (vnd_id IS NOT NULL)))),
  constraint incidente_check1 CHECK (((decidido_at IS NULL) = (decisao IS NULL))),
  constraint incidente_check2 CHECK (((valor = 0) OR ((vnd_id IS NOT NULL) AND (decisao IS NOT NULL)))),
  constraint incidente_decisao_check CHECK ((decisao = ANY (ARRAY['PROCEDENTE'::text, 'PARCIAL'::text, 'IMPROCEDENTE'::text]))),
  constraint incidente_situacao_check CHECK ((situacao = ANY (ARRAY['ABERTO'::text, 'EM_ANALISE'::text, 'AGUARDANDO_CLIENTE'::text, 'DECIDIDO'::text, 'ENCERRADO'::text, 'RETIRADO'::text]))),
  constraint incidente_valor_check CHECK (((valor >= 0) AND (valor <= '99999999999'::bigint))),
  constraint incidente_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint incidente_decidido_by_fkey FOREIGN KEY (decidido_by) REFERENCES usuario(id),
  constraint incidente_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint incidente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint incidente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint incidente_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint incidente_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint incidente_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint incidente_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint incidente_responsavel_id_fkey FOREIGN KEY (responsavel_id) REFERENCES usuario(id),
  constraint incidente_pkey PRIMARY KEY (id),
  constraint incidente_hot_id_ano_numero_key UNIQUE (hot_id, ano, numero),
  constraint incidente_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint incidente_hot_id_id_key UNIQUE (hot_id, id),
  constraint incidente_uid_key UNIQUE (uid)
);

create table incidente_de_dados (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  titulo text not null,
  descricao text not null,
  gravidade text not null,
  situacao text not null default 'aberto'::text,
  ocorrido_at timestamp with time zone,
  conhecido_at timestamp with time zone not null,
  titulares_afetados integer not null default 0,
  dados_afetados text,
  medidas text,
  comunicado_anpd_at timestamp with time zone,
  comunicado_titulares_at timestamp with time zone,
  versao integer not null default 1,
  pequeno_porte boolean not null default false,
  comunicar_ate date,
  completar_ate date,
  mensagem_titulares text,
  constraint incidente_de_dados_titulares_afetados_check CHECK ((titulares_afetados >= 0)),
  constraint incidente_de_dados_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint incidente_de_dados_pkey PRIMARY KEY (id),
  constraint incidente_de_dados_hot_id_id_key UNIQUE (hot_id, id),
  constraint incidente_de_dados_uid_key UNIQUE (uid)
);

create table incidente_de_dados_afetado (
  hot_id integer not null,
  ind_id integer not null,
  cli_id integer not null,
  avisado_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint incidente_de_dados_afetado_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint incidente_de_dados_afetado_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint incidente_de_dados_afetado_hot_id_ind_id_fkey FOREIGN KEY (hot_id, ind_id) REFERENCES incidente_de_dados(hot_id, id) ON DELETE CASCADE,
  constraint incidente_de_dados_afetado_pkey PRIMARY KEY (ind_id, cli_id)
);

create table incidente_mensagem (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  inc_id integer not null,
  autor text not null,
  usu_id integer,
  nome text not null,
  texto text not null,
  interna boolean not null default false,
  chave_do_pedido uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint incidente_mensagem_autor_check CHECK ((autor = ANY (ARRAY['cliente'::text, 'casa'::text]))),
  constraint incidente_mensagem_check CHECK (((NOT interna) OR (autor = 'casa'::text))),
  constraint incidente_mensagem_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint incidente_mensagem_hot_id_inc_id_fkey FOREIGN KEY (hot_id, inc_id) REFERENCES incidente(hot_id, id),
  constraint incidente_mensagem_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint incidente_mensagem_pkey PRIMARY KEY (id),
  constraint incidente_mensagem_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint incidente_mensagem_uid_key UNIQUE (uid)
);

create table indice_mensal (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  indice text not null,
  mes text not null,
  variacao numeric(8,4) not null,
  fonte text not null default ''::text,
  versao integer not null default 1,
  constraint indice_mensal_indice_check CHECK ((indice = ANY (ARRAY['TABELA_DO_TRIBUNAL'::text, 'IPCA'::text, 'IPCA_E'::text, 'INPC'::text, 'IGP_M'::text, 'SELIC'::text]))),
  constraint indice_mensal_mes_check CHECK ((mes ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint indice_mensal_variacao_check CHECK (((variacao >= ('-50'::integer)::numeric) AND (variacao <= (100)::numeric))),
  constraint indice_mensal_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint indice_mensal_pkey PRIMARY KEY (id),
  constraint indice_mensal_hot_id_id_key UNIQUE (hot_id, id),
  constraint indice_mensal_uid_key UNIQUE (uid)
);

create table inscricao_push (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  agente text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  enviado_at timestamp with time zone,
  constraint inscricao_push_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint inscricao_push_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint inscricao_push_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint inscricao_push_pkey PRIMARY KEY (id),
  constraint inscricao_push_hot_id_endpoint_key UNIQUE (hot_id, endpoint),
  constraint inscricao_push_uid_key UNIQUE (uid)
);

create table integracao_comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  integradora text not null,
  com_id integer not null,
  pat_id integer not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint integracao_comitente_integradora_check CHECK ((integradora = ANY (ARRAY['Bradesco'::text, 'Mapfre'::text, 'Pan'::text, 'Detran'::text]))),
  constraint integracao_comitente_nome_check CHECK ((length(nome) <= 120)),
  constraint integracao_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint integracao_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint integracao_comitente_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint integracao_comitente_pkey PRIMARY KEY (id),
  constraint integracao_comitente_hot_id_id_key UNIQUE (hot_id, id),
  constraint integracao_comitente_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint integracao_comitente_uid_key UNIQUE (uid)
);

create table integracao_leilao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  integradora text not null,
  numero_inicial integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint integracao_leilao_integradora_check CHECK ((integradora = ANY (ARRAY['Bradesco'::text, 'Pan'::text]))),
  constraint integracao_leilao_numero_inicial_check CHECK (((numero_inicial >= 1) AND (numero_inicial <= 999999))),
  constraint integracao_leilao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint integracao_leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint integracao_leilao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint integracao_leilao_pkey PRIMARY KEY (id),
  constraint integracao_leilao_hot_id_id_key UNIQUE (hot_id, id),
  constraint integracao_leilao_hot_id_lei_id_integradora_key UNIQUE (hot_id, lei_id, integradora),
  constraint integracao_leilao_uid_key UNIQUE (uid)
);

create table integracao_leilao_tag (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ile_id integer not null,
  tag_id integer not null,
  constraint integracao_leilao_tag_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint integracao_leilao_tag_hot_id_ile_id_fkey FOREIGN KEY (hot_id, ile_id) REFERENCES integracao_leilao(hot_id, id),
  constraint integracao_leilao_tag_hot_id_tag_id_fkey FOREIGN KEY (hot_id, tag_id) REFERENCES integracao_tag(hot_id, id),
  constraint integracao_leilao_tag_pkey PRIMARY KEY (id),
  constraint integracao_leilao_tag_ile_id_tag_id_key UNIQUE (ile_id, tag_id),
  constraint integracao_leilao_tag_uid_key UNIQUE (uid)
);

create table integracao_lote (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ile_id integer not null,
  lel_id integer not null,
  numero integer not null,
  externo_id text,
  arremate_id text,
  cancelado_id text,
  finalizado_id text,
  dito text not null default ''::text,
  passo integer not null default 0,
  vendido_dito boolean not null default false,
  situacao text not null default 'PENDENTE'::text,
  erro text,
  sincronizado_at timestamp with time zone,
  lider_perguntado_at timestamp with time zone,
  constraint integracao_lote_arremate_id_check CHECK ((length(arremate_id) <= 60)),
  constraint integracao_lote_cancelado_id_check CHECK ((length(cancelado_id) <= 60)),
  constraint integracao_lote_dito_check CHECK ((length(dito) <= 80)),
  constraint integracao_lote_erro_check CHECK ((length(erro) <= 500)),
  constraint integracao_lote_externo_id_check CHECK ((length(externo_id) <= 60)),
  constraint integracao_lote_finalizado_id_check CHECK ((length(finalizado_id) <= 60)),
  constraint integracao_lote_situacao_check CHECK ((situacao = ANY (ARRAY['PENDENTE'::text, 'SINCRONIZADO'::text, 'ERRO'::text]))),
  constraint integracao_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint integracao_lote_hot_id_ile_id_fkey FOREIGN KEY (hot_id, ile_id) REFERENCES integracao_leilao(hot_id, id),
  constraint integracao_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint integracao_lote_pkey PRIMARY KEY (id),
  constraint integracao_lote_hot_id_id_key UNIQUE (hot_id, id),
  constraint integracao_lote_ile_id_lel_id_key UNIQUE (ile_id, lel_id),
  constraint integracao_lote_uid_key UNIQUE (uid)
);

create table integracao_tag (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  integradora text not null,
  tag_externa_id text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint integracao_tag_integradora_check CHECK ((integradora = ANY (ARRAY['Bradesco'::text, 'Mapfre'::text, 'Pan'::text, 'Detran'::text]))),
  constraint integracao_tag_nome_check CHECK ((length(nome) <= 120)),
  constraint integracao_tag_tag_externa_id_check CHECK (((length(tag_externa_id) >= 1) AND (length(tag_externa_id) <= 60))),
  constraint integracao_tag_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint integracao_tag_pkey PRIMARY KEY (id),
  constraint integracao_tag_hot_id_id_key UNIQUE (hot_id, id),
  constraint integracao_tag_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint integracao_tag_uid_key UNIQUE (uid)
);

create table lance (
  lel_id integer not null,
  seq integer not null,
  hot_id integer not null,
  cli_id integer,
  ape_id integer,
  tipo text not null,
  situacao text not null,
  valor bigint not null,
  teto bigint,
  data timestamp(3) with time zone not null,
  hash bytea not null,
  chave uuid,
  usu_id integer,
  ip text,
  motivo text not null default 'pedido'::text,
  em_defesa boolean not null default false,
  reserva_ate timestamp(3) with time zone,
  resposta text,
  por_usu_id integer,
  constraint lance_check CHECK ((num_nonnulls(cli_id, ape_id) = 1)),
  constraint lance_situacao_check CHECK ((situacao = ANY (ARRAY['recebido'::text, 'proposta'::text, 'superado'::text, 'vencendo'::text, 'vencedor'::text, 'cancelado'::text]))),
  constraint lance_teto_check CHECK ((teto > 0)),
  constraint lance_tipo_check CHECK ((tipo = ANY (ARRAY['Manual'::text, 'Automático'::text, 'Configuração Automática'::text, 'Leiloeiro'::text, 'Proposta'::text, 'Compre Já'::text, 'Cancelamento'::text]))),
  constraint lance_valor_check CHECK (((valor > 0) AND (valor <= '99999999999'::bigint))),
  constraint lance_pkey PRIMARY KEY (lel_id, seq)
);

create table lance_automatico (
  lel_id integer not null,
  cli_id integer not null,
  hot_id integer not null,
  teto bigint not null,
  seq integer not null,
  ativo boolean not null default true,
  enviados integer not null default 0,
  atualizado_at timestamp with time zone not null default clock_timestamp(),
  constraint lance_automatico_teto_check CHECK ((teto > 0)),
  constraint lance_automatico_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint lance_automatico_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint lance_automatico_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint lance_automatico_pkey PRIMARY KEY (lel_id, cli_id)
);

create table lance_pedido (
  lel_id integer not null,
  usu_id integer not null,
  chave uuid not null,
  hot_id integer not null,
  resposta json not null,
  aceito boolean not null,
  quando timestamp with time zone not null default clock_timestamp(),
  seq integer,
  constraint lance_pedido_pkey PRIMARY KEY (lel_id, usu_id, chave)
);

create table laudo_condicional (
  lei_id integer not null,
  hot_id integer not null,
  destinatarios integer not null,
  enviado_at timestamp with time zone not null default clock_timestamp(),
  constraint laudo_condicional_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint laudo_condicional_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint laudo_condicional_pkey PRIMARY KEY (lei_id)
);

create table leilao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  descricao text not null default ''::text,
  situacao text not null default 'EM_LOTEAMENTO'::text,
  motivo_situacao text,
  modalidade text not null default 'SIMULTANEO'::text,
  conducao text not null default 'leiloeiro'::text,
  data timestamp with time zone not null,
  leo_id integer not null,
  lrl_id integer not null,
  segundo_entre_lotes integer not null default 120,
  intervalo_entre_lotes_segundos integer not null default 30,
  ponto_corte_para_incremento_pos_lances_segundos integer not null default 20,
  incremento_apos_lances_segundos integer not null default 20,
  cascata boolean not null default false,
  incremento_por_valor boolean not null default false,
  condicional boolean not null default false,
  permite_repasse boolean not null default true,
  tipo_habilitacao text,
  porcentagem_comissao numeric(5,2) not null default 5,
  taxa_adm bigint not null default 0,
  edital_url text,
  ordem_visitacao_url text,
  ordem_entrada_url text,
  regulamento text not null default ''::text,
  transmissao_url text,
  transmissao_subdominio text,
  imagem text,
  lote_atual_id integer,
  pausado_at timestamp with time zone,
  pausa_motivo text,
  iniciado_at timestamp with time zone,
  encerrado_at timestamp with time zone,
  conferir_dia boolean not null default true,
  liberacao_dia_motivo text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  regras_versao integer not null default 0,
  leiloeiro_confirmado_at timestamp with time zone,
  leiloeiro_confirmado_by integer,
  ultimo_fim_at timestamp with time zone,
  caucao_valor bigint,
  caucao_porcentagem numeric(5,2),
  grupos_cliente integer[] not null default '{}'::integer[],
  vendas_diretas_do_ano integer,
  numero integer not null default 0,
  teste boolean not null default false,
  let_id integer,
  tex_id integer,
  reg_id integer,
  reg_numero integer,
  visitacao_inicio timestamp with time zone,
  visitacao_fim timestamp with time zone,
  constraint leilao_caucao_porcentagem_check CHECK (((caucao_porcentagem >= 0.5) AND (caucao_porcentagem <= (100)::numeric))),
  constraint leilao_caucao_valor_check CHECK (((caucao_valor > 0) AND (caucao_valor <= '99999999999'::bigint))),
  constraint leilao_check CHECK (((reg_id IS NULL) = (reg_numero IS NULL))),
  constraint leilao_conducao_check CHECK ((conducao = ANY (ARRAY['robo'::text, 'leiloeiro'::text, 'misto'::text]))),
  constraint leilao_incremento_apos_lances_segundos_check CHECK (((incremento_apos_lances_segundos >= 0) AND (incremento_apos_lances_segundos <= 3600))),
  constraint leilao_intervalo_entre_lotes_segundos_check CHECK (((intervalo_entre_lotes_segundos >= 3) AND (intervalo_entre_lotes_segundos <= 3600))),
  constraint leilao_modalidade_check CHECK ((modalidade = ANY (ARRAY['PRESENCIAL'::text, 'ONLINE'::text, 'SIMULTANEO'::text]))),
  constraint leilao_ponto_corte_para_incremento_pos_lances_segundos_check CHECK (((ponto_corte_para_incremento_pos_lances_segundos >= 0) AND (ponto_corte_para_incremento_pos_lances_segundos <= 3600))),
  constraint leilao_porcentagem_comissao_check CHECK (((porcentagem_comissao >= (0)::numeric) AND (porcentagem_comissao <= (30)::numeric))),
  constraint leilao_segundo_entre_lotes_check CHECK (((segundo_entre_lotes >= 0) AND (segundo_entre_lotes <= 86400))),
  constraint leilao_situacao_check CHECK ((situacao = ANY (ARRAY['EM_LOTEAMENTO'::text, 'CRIADO'::text, 'PRONTO'::text, 'AO_VIVO'::text, 'EXECUTADO'::text, 'CANCELADO'::text]))),
  constraint leilao_taxa_adm_check CHECK ((taxa_adm >= 0)),
  constraint leilao_tipo_habilitacao_check CHECK ((tipo_habilitacao = ANY (ARRAY['AUTOMATICA'::text, 'POR_DOCUMENTO'::text, 'MANUAL'::text, 'CAUCAO'::text]))),
  constraint leilao_vendas_diretas_do_ano_check CHECK (((vendas_diretas_do_ano >= 2000) AND (vendas_diretas_do_ano <= 2999))),
  constraint leilao_visitacao CHECK (((num_nonnulls(visitacao_inicio, visitacao_fim) = ANY (ARRAY[0, 2])) AND (visitacao_fim > visitacao_inicio))),
  constraint leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint leilao_hot_id_leo_id_fkey FOREIGN KEY (hot_id, leo_id) REFERENCES leiloeiro(hot_id, id),
  constraint leilao_hot_id_let_id_fkey FOREIGN KEY (hot_id, let_id) REFERENCES tipo_de_leilao(hot_id, id),
  constraint leilao_hot_id_lrl_id_fkey FOREIGN KEY (hot_id, lrl_id) REFERENCES local_realizacao(hot_id, id),
  constraint leilao_hot_id_reg_id_fkey FOREIGN KEY (hot_id, reg_id) REFERENCES regulamento(hot_id, id),
  constraint leilao_hot_id_reg_id_reg_numero_fkey FOREIGN KEY (hot_id, reg_id, reg_numero) REFERENCES regulamento_versao(hot_id, reg_id, numero),
  constraint leilao_hot_id_tex_id_fkey FOREIGN KEY (hot_id, tex_id) REFERENCES texto_de_leilao(hot_id, id),
  constraint leilao_lote_atual_id_fkey FOREIGN KEY (lote_atual_id) REFERENCES lote(id),
  constraint leilao_pkey PRIMARY KEY (id),
  constraint leilao_hot_id_id_key UNIQUE (hot_id, id),
  constraint leilao_hot_id_numero_key UNIQUE (hot_id, numero),
  constraint leilao_uid_key UNIQUE (uid)
);

create table leilao_judicial (
  lei_id integer not null,
  hot_id integer not null,
  processo text not null,
  vara text not null,
  comarca text not null,
  exequente text,
  executado text,
  primeira_inicio timestamp with time zone not null,
  segunda_inicio timestamp with time zone not null,
  segunda_fim timestamp with time zone not null,
  segunda_porcentagem numeric(5,2) not null default 50,
  fixada_pelo_juiz boolean not null default false,
  aceita_parcelamento boolean not null default true,
  entrada_minima integer not null default 25,
  parcelas_maximas integer not null default 30,
  preferencia_horas integer not null default 24,
  versao integer not null default 1,
  updated_at timestamp with time zone not null default clock_timestamp(),
  updated_by integer,
  indice text not null default 'TABELA_DO_TRIBUNAL'::text,
  constraint leilao_judicial_check CHECK (((segunda_inicio > primeira_inicio) AND (segunda_fim > segunda_inicio))),
  constraint leilao_judicial_comarca_check CHECK ((length(comarca) <= 80)),
  constraint leilao_judicial_entrada_minima_check CHECK (((entrada_minima >= 25) AND (entrada_minima <= 99))),
  constraint leilao_judicial_executado_check CHECK ((length(executado) <= 200)),
  constraint leilao_judicial_exequente_check CHECK ((length(exequente) <= 200)),
  constraint leilao_judicial_indice_check CHECK ((indice = ANY (ARRAY['TABELA_DO_TRIBUNAL'::text, 'IPCA'::text, 'IPCA_E'::text, 'INPC'::text, 'IGP_M'::text, 'SELIC'::text]))),
  constraint leilao_judicial_parcelas_maximas_check CHECK (((parcelas_maximas >= 1) AND (parcelas_maximas <= 30))),
  constraint leilao_judicial_preferencia_horas_check CHECK (((preferencia_horas >= 1) AND (preferencia_horas <= 240))),
  constraint leilao_judicial_processo_check CHECK ((length(processo) <= 25)),
  constraint leilao_judicial_segunda_porcentagem_check CHECK (((segunda_porcentagem >= (1)::numeric) AND (segunda_porcentagem <= (100)::numeric))),
  constraint leilao_judicial_vara_check CHECK ((length(vara) <= 140)),
  constraint leilao_judicial_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint leilao_judicial_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint leilao_judicial_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint leilao_judicial_pkey PRIMARY KEY (lei_id)
);

create table leiloeiro (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer,
  nome text not null,
  matricula text not null,
  junta text not null,
  uf character(2) not null,
  foto text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint leiloeiro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint leiloeiro_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id),
  constraint leiloeiro_pkey PRIMARY KEY (id),
  constraint leiloeiro_hot_id_id_key UNIQUE (hot_id, id),
  constraint leiloeiro_hot_id_matricula_junta_key UNIQUE (hot_id, matricula, junta),
  constraint leiloeiro_uid_key UNIQUE (uid)
);

create table liberacao_acesso (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  usu_id integer not null,
  escopo text[] not null,
  motivo text not null,
  situacao text not null default 'aguardando'::text,
  ate timestamp with time zone not null,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  respondida_at timestamp with time zone,
  encerrada_at timestamp with time zone,
  usada_at timestamp with time zone,
  constraint liberacao_acesso_escopo_check CHECK (((cardinality(escopo) > 0) AND (escopo <@ ARRAY['ver'::text, 'lances'::text, 'compras'::text]))),
  constraint liberacao_acesso_motivo_check CHECK ((length(motivo) <= 300)),
  constraint liberacao_acesso_situacao_check CHECK ((situacao = ANY (ARRAY['aguardando'::text, 'consentida'::text, 'recusada'::text, 'encerrada'::text]))),
  constraint liberacao_acesso_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint liberacao_acesso_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint liberacao_acesso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint liberacao_acesso_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint liberacao_acesso_pkey PRIMARY KEY (id),
  constraint liberacao_acesso_hot_id_id_key UNIQUE (hot_id, id),
  constraint liberacao_acesso_uid_key UNIQUE (uid)
);

create unlogged table limite_de_taxa (
  chave text not null,
  quando timestamp with time zone not null default now()
);

create table local_realizacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  endereco text not null,
  cidade text not null,
  uf character(2) not null,
  telefone text,
  versao integer not null default 1,
  ativo boolean not null default true,
  constraint local_realizacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint local_realizacao_pkey PRIMARY KEY (id),
  constraint local_realizacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint local_realizacao_uid_key UNIQUE (uid)
);

create table local_remocao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  endereco text not null,
  cidade text not null,
  uf character(2) not null,
  cep text,
  contato_nome text,
  contato_email text,
  telefone text,
  celular text,
  latitude double precision,
  longitude double precision,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint local_remocao_cidade_check CHECK ((length(cidade) <= 80)),
  constraint local_remocao_contato_nome_check CHECK ((length(contato_nome) <= 120)),
  constraint local_remocao_endereco_check CHECK ((length(endereco) <= 200)),
  constraint local_remocao_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint local_remocao_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint local_remocao_nome_check CHECK ((length(nome) <= 120)),
  constraint local_remocao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint local_remocao_pkey PRIMARY KEY (id),
  constraint local_remocao_hot_id_id_key UNIQUE (hot_id, id),
  constraint local_remocao_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint local_remocao_uid_key UNIQUE (uid)
);

create table login_conteudo (
  id integer not null generated always as identity,
  hot_id integer not null,
  nome text not null,
  uri text not null,
  prioridade integer not null default 0,
  ativo boolean not null default true,
  itens jsonb not null default '[]'::jsonb,
  updated_at timestamp with time zone not null default now(),
  updated_by integer,
  constraint login_conteudo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint login_conteudo_pkey PRIMARY KEY (id)
);

create table login_pendente (
  id bigint not null generated always as identity,
  hot_id integer not null,
  usu_id integer not null,
  resumo bytea not null,
  forma text not null,
  manter_logado boolean not null,
  novo_segredo bytea,
  tentativas integer not null default 0,
  expira_at timestamp with time zone not null,
  constraint login_pendente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint login_pendente_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint login_pendente_pkey PRIMARY KEY (id),
  constraint login_pendente_resumo_key UNIQUE (resumo)
);

create table lote (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  vei_id integer not null,
  com_id integer not null,
  conjunto_principal_id integer,
  numero text not null,
  posicao_leilao integer not null,
  nome text not null,
  descricao text not null default ''::text,
  situacao text not null default 'CADASTRADO'::text,
  situacao_anterior text,
  motivo_situacao text,
  situacao_at timestamp with time zone not null default now(),
  tipo_id integer not null,
  tipo_negociacao text not null default 'DISPUTA'::text,
  data_inicio timestamp with time zone,
  data_fim timestamp with time zone,
  minimo bigint not null,
  incremento bigint not null,
  valor_comitente bigint,
  compre_ja bigint,
  valor_proposta bigint,
  despachante bigint not null default 0,
  outros bigint not null default 0,
  remocao bigint not null default 0,
  deposito_de_bens bigint not null default 0,
  vistoria bigint not null default 0,
  taxa_adm bigint not null default 0,
  comissao_porcentagem numeric(5,2),
  comissao_extra_porcentagem numeric(5,2),
  compre_ja_porcentagem numeric(5,2),
  comissao_extra_mensagem text,
  somente_buy_now_proposta boolean not null default false,
  finalizacao_manual boolean not null default false,
  transmissao_na_pista boolean not null default false,
  recebe_incremento_tempo boolean not null default true,
  condicional boolean not null default false,
  prioridade integer not null default 0,
  destaque boolean not null default false,
  video text,
  black_car10 boolean not null default false,
  sorteio_final_ano boolean not null default false,
  carimbos text[] not null default '{}'::text[],
  grupos_cliente integer[] not null default '{}'::integer[],
  lance_seq integer not null default 0,
  lance_valor bigint,
  lance_cli_id integer,
  lance_ape_id integer,
  lance_tipo text,
  lance_at timestamp with time zone,
  lance_quantidade integer not null default 0,
  teto_cli_id integer,
  teto_valor bigint,
  teto_seq integer,
  hash_ultimo bytea,
  versao bigint not null default 0,
  relogio_fim timestamp with time zone,
  relogio_restante_ms integer,
  chamada_at timestamp with time zone,
  encerrado_at timestamp with time zone,
  condicional_data timestamp with time zone,
  condicional_prazo timestamp with time zone,
  condicional_resposta text,
  condicional_resposta_data timestamp with time zone,
  condicional_resposta_nome text,
  condicional_novo_valor bigint,
  condicional_novo_valor_data timestamp with time zone,
  condicional_novo_valor_nome text,
  condicional_replica_cliente_uid uuid,
  condicional_replica_valor bigint,
  condicional_replica_data timestamp with time zone,
  comitente_aceitar_replica boolean,
  resposta_durante_leilao text,
  resposta_durante_leilao_valor bigint,
  resposta_durante_leilao_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  lance_em_defesa boolean not null default false,
  qtd_manuais integer not null default 0,
  qtd_automaticos integer not null default 0,
  qtd_configuracoes integer not null default 0,
  qtd_leiloeiro integer not null default 0,
  tempo_devolvido_ms bigint not null default 0,
  edicao integer not null default 1,
  chamada_decorrida_ms integer,
  resposta_durante_leilao_lance bigint,
  resposta_durante_leilao_nome text,
  condicional_situacao text,
  condicional_negada_por text,
  condicional_prorrogacoes integer not null default 0,
  situacao_detran jsonb not null default '[]'::jsonb,
  itens_nota_fiscal jsonb not null default '[]'::jsonb,
  versao_publica bigint not null default 0,
  validacoes_valor_oferta_bloqueada bigint,
  empresa_preco bigint,
  descricao_visitacao text not null default ''::text,
  despachante_prazo_documento integer,
  valor_vendido bigint,
  condicional_seq integer,
  condicional_primeiro_prazo timestamp with time zone,
  condicional_primeira_resposta_at timestamp with time zone,
  constraint lote_chamada_decorrida_ms_check CHECK ((chamada_decorrida_ms >= 0)),
  constraint lote_check CHECK (((data_fim IS NULL) OR (data_inicio IS NULL) OR (data_fim > data_inicio))),
  constraint lote_compre_ja_check CHECK ((compre_ja > 0)),
  constraint lote_condicional_negada_por_check CHECK ((condicional_negada_por = ANY (ARRAY['COMITENTE'::text, 'CLIENTE'::text, 'PRAZO'::text, 'LOTE'::text]))),
  constraint lote_condicional_prorrogacoes_check CHECK ((condicional_prorrogacoes >= 0)),
  constraint lote_condicional_resposta_check CHECK ((condicional_resposta = ANY (ARRAY['Liberada'::text, 'Recusada'::text, 'Novo valor'::text]))),
  constraint lote_condicional_situacao_check CHECK ((condicional_situacao = ANY (ARRAY['AGUARDANDO_COMITENTE'::text, 'AGUARDANDO_CLIENTE'::text, 'REPLICA_DO_CLIENTE'::text, 'LIBERADA'::text, 'NEGADA'::text]))),
  constraint lote_descricao_visitacao_check CHECK ((length(descricao_visitacao) <= 2000)),
  constraint lote_despachante_prazo_documento_check CHECK (((despachante_prazo_documento >= 1) AND (despachante_prazo_documento <= 365))),
  constraint lote_empresa_preco_check CHECK ((empresa_preco >= 0)),
  constraint lote_incremento_check CHECK ((incremento > 0)),
  constraint lote_minimo_check CHECK (((minimo > 0) AND (minimo <= '99999999999'::bigint))),
  constraint lote_situacao_check CHECK ((situacao = ANY (ARRAY['CADASTRADO'::text, 'PENDENTE'::text, 'LIBERADO_LEILAO'::text, 'PLACAR'::text, 'AG_CLIENTE'::text, 'NAO_ARREMATADO'::text, 'AG_PAGAMENTO'::text, 'PAGO'::text, 'CLIENTE_DESISTIU'::text, 'CANCELADO_NO_LEILAO'::text, 'CONDICIONAL'::text, 'NEGADA_CONDICIONAL'::text, 'LOTE_CANCELADO'::text, 'CONDICIONAL_NEGADA'::text, 'RECOMPRA'::text, 'DOULHE_UMA'::text, 'DOULHE_DUAS'::text, 'REPASSE'::text, 'BUY_NOW'::text, 'BOLETO'::text, 'PAGO_CARTAO'::text, 'PARCIAL_CARTAO'::text, 'RETIRADO'::text, 'SUSPENSO'::text, 'AO_VIVO'::text]))),
  constraint lote_tipo_negociacao_check CHECK ((tipo_negociacao = ANY (ARRAY['DISPUTA'::text, 'PROPOSTA'::text, 'COMPRE_JA'::text]))),
  constraint lote_validacoes_valor_oferta_bloqueada_check CHECK ((validacoes_valor_oferta_bloqueada > 0)),
  constraint lote_valor_comitente_check CHECK ((valor_comitente >= 0)),
  constraint lote_valor_proposta_check CHECK ((valor_proposta > 0)),
  constraint lote_conjunto_principal_id_fkey FOREIGN KEY (conjunto_principal_id) REFERENCES lote(id),
  constraint lote_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint lote_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint lote_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint lote_tipo_id_fkey FOREIGN KEY (tipo_id) REFERENCES tipo_lote(id),
  constraint lote_pkey PRIMARY KEY (id),
  constraint lote_hot_id_id_key UNIQUE (hot_id, id),
  constraint lote_numero UNIQUE (lei_id, numero),
  constraint lote_posicao UNIQUE (lei_id, posicao_leilao) DEFERRABLE INITIALLY DEFERRED,
  constraint lote_uid_key UNIQUE (uid)
);

create table lote_arquivo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  nome text not null,
  url text not null,
  tipo text not null default 'documento'::text,
  constraint lote_arquivo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint lote_arquivo_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE,
  constraint lote_arquivo_pkey PRIMARY KEY (id),
  constraint lote_arquivo_uid_key UNIQUE (uid)
);

create table lote_judicial (
  lel_id integer not null,
  hot_id integer not null,
  avaliacao bigint not null,
  onus text,
  praca smallint not null default 1,
  segunda_aberta_at timestamp with time zone,
  constraint lote_judicial_avaliacao_check CHECK (((avaliacao >= 1) AND (avaliacao <= '99999999999'::bigint))),
  constraint lote_judicial_onus_check CHECK ((length(onus) <= 1000)),
  constraint lote_judicial_praca_check CHECK ((praca = ANY (ARRAY[1, 2]))),
  constraint lote_judicial_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint lote_judicial_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint lote_judicial_pkey PRIMARY KEY (lel_id)
);

create table lote_regra_anterior (
  lel_id integer not null,
  hot_id integer not null,
  ate_seq integer not null,
  minimo bigint not null,
  incremento bigint not null,
  compre_ja bigint,
  incremento_por_valor boolean not null,
  quando timestamp with time zone not null default clock_timestamp(),
  constraint lote_regra_anterior_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint lote_regra_anterior_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE
);

create table manutencao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  mensagem text not null default ''::text,
  situacao text not null default 'anunciada'::text,
  fecha_at timestamp with time zone not null,
  reabre_at timestamp with time zone,
  fechada_at timestamp with time zone,
  encerrada_at timestamp with time zone,
  leiloes integer[] not null default '{}'::integer[],
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  ato uuid,
  constraint manutencao_mensagem_check CHECK ((length(mensagem) <= 300)),
  constraint manutencao_situacao_check CHECK ((situacao = ANY (ARRAY['anunciada'::text, 'fechada'::text, 'encerrada'::text, 'cancelada'::text]))),
  constraint manutencao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint manutencao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint manutencao_pkey PRIMARY KEY (id),
  constraint manutencao_uid_key UNIQUE (uid)
);

create table mapfre_evento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pro_id integer,
  sentido text not null,
  event_code text not null,
  event_comment text not null default ''::text,
  objeto text not null,
  situacao text,
  removal_id text not null,
  chave text not null,
  quando timestamp with time zone not null,
  status text not null,
  erros text[] not null default '{}'::text[],
  dados jsonb not null default '{}'::jsonb,
  avi_uid uuid,
  respondido_at timestamp with time zone,
  recebido_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint mapfre_evento_chave_check CHECK ((length(chave) <= 200)),
  constraint mapfre_evento_event_code_check CHECK ((length(event_code) <= 20)),
  constraint mapfre_evento_event_comment_check CHECK ((length(event_comment) <= 2000)),
  constraint mapfre_evento_objeto_check CHECK ((length(objeto) <= 40)),
  constraint mapfre_evento_removal_id_check CHECK ((length(removal_id) <= 60)),
  constraint mapfre_evento_sentido_check CHECK ((sentido = ANY (ARRAY['entrada'::text, 'saida'::text]))),
  constraint mapfre_evento_situacao_check CHECK ((situacao = ANY (ARRAY['EST01'::text, 'EST02'::text, 'EST03'::text, 'ESTXX'::text]))),
  constraint mapfre_evento_status_check CHECK ((status = ANY (ARRAY['PROCESSED'::text, 'NOT_PROCESSED'::text, 'WAITING'::text]))),
  constraint mapfre_evento_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint mapfre_evento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint mapfre_evento_hot_id_pro_id_fkey FOREIGN KEY (hot_id, pro_id) REFERENCES mapfre_processo(hot_id, id),
  constraint mapfre_evento_pkey PRIMARY KEY (id),
  constraint mapfre_evento_hot_id_id_key UNIQUE (hot_id, id),
  constraint mapfre_evento_hot_id_sentido_chave_key UNIQUE (hot_id, sentido, chave),
  constraint mapfre_evento_uid_key UNIQUE (uid)
);

create table mapfre_processo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  rem_id integer not null,
  vei_id integer not null,
  removal_id text not null,
  claim_ids text[] not null default '{}'::text[],
  segurado_nome text,
  segurado_telefone text,
  dados_at timestamp with time zone not null,
  venda_at timestamp with time zone,
  venda_liberada boolean,
  resultado_dito text,
  encerrado_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  resultado_marca text,
  resultado_passo integer not null default 0,
  constraint mapfre_processo_removal_id_check CHECK (((length(removal_id) >= 1) AND (length(removal_id) <= 60))),
  constraint mapfre_processo_resultado_dito_check CHECK ((length(resultado_dito) <= 60)),
  constraint mapfre_processo_resultado_marca_check CHECK ((length(resultado_marca) <= 120)),
  constraint mapfre_processo_segurado_nome_check CHECK ((length(segurado_nome) <= 120)),
  constraint mapfre_processo_segurado_telefone_check CHECK ((length(segurado_telefone) <= 20)),
  constraint mapfre_processo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint mapfre_processo_hot_id_rem_id_fkey FOREIGN KEY (hot_id, rem_id) REFERENCES remocao(hot_id, id),
  constraint mapfre_processo_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint mapfre_processo_pkey PRIMARY KEY (id),
  constraint mapfre_processo_hot_id_id_key UNIQUE (hot_id, id),
  constraint mapfre_processo_hot_id_rem_id_key UNIQUE (hot_id, rem_id),
  constraint mapfre_processo_hot_id_removal_id_key UNIQUE (hot_id, removal_id),
  constraint mapfre_processo_uid_key UNIQUE (uid)
);

create unlogged table medida_do_processo (
  processo text not null,
  quando timestamp(3) with time zone not null default clock_timestamp(),
  amostra jsonb not null,
  constraint medida_do_processo_pkey PRIMARY KEY (processo, quando)
);

create table mensagem_do_site (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tipo text not null,
  nome text not null,
  email text not null,
  telefone text,
  assunto text not null,
  texto text not null,
  empresa text,
  documento text,
  cidade text,
  uf character(2),
  cli_id integer,
  created_at timestamp with time zone not null default now(),
  visto_at timestamp with time zone,
  visto_by integer,
  constraint mensagem_do_site_assunto_check CHECK (((length(assunto) >= 1) AND (length(assunto) <= 120))),
  constraint mensagem_do_site_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 120))),
  constraint mensagem_do_site_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 4000))),
  constraint mensagem_do_site_tipo_check CHECK ((tipo = ANY (ARRAY['contato'::text, 'socio'::text]))),
  constraint mensagem_do_site_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint mensagem_do_site_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint mensagem_do_site_hot_id_visto_by_fkey FOREIGN KEY (hot_id, visto_by) REFERENCES usuario(hot_id, id),
  constraint mensagem_do_site_pkey PRIMARY KEY (id),
  constraint mensagem_do_site_uid_key UNIQUE (uid)
);

create table midia_dono (
  id integer not null,
  processo text not null,
  ate timestamp with time zone not null,
  endereco text,
  constraint midia_dono_id_check CHECK ((id = 1)),
  constraint midia_dono_pkey PRIMARY KEY (id)
);

create table migracao (
  nome text not null,
  hash text not null,
  quando timestamp with time zone not null default now(),
  constraint migracao_pkey PRIMARY KEY (nome)
);

create table modelo_fotos (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  tipo text not null default 'TODOS'::text,
  orientacao text,
  ordem integer not null default 0,
  obrigatoria boolean not null default true,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint modelo_fotos_ordem_check CHECK ((ordem >= 0)),
  constraint modelo_fotos_tipo_check CHECK ((tipo = ANY (ARRAY['TODOS'::text, 'LEVE'::text, 'MOTO'::text, 'PESADO'::text, 'UTILITARIO'::text]))),
  constraint modelo_fotos_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint modelo_fotos_pkey PRIMARY KEY (id),
  constraint modelo_fotos_hot_id_id_key UNIQUE (hot_id, id),
  constraint modelo_fotos_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint modelo_fotos_uid_key UNIQUE (uid)
);

create table mora_da_parcela (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  lel_id integer not null,
  parcela integer not null,
  base bigint not null,
  multa bigint not null,
  escolha text,
  explicacao text,
  escolhida_at timestamp with time zone,
  escolhida_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  versao integer not null default 1,
  tipo text not null default 'MULTA'::text,
  constraint mora_da_parcela_base_check CHECK ((base > 0)),
  constraint mora_da_parcela_escolha_check CHECK ((escolha = ANY (ARRAY['EXECUCAO'::text, 'RESOLUCAO'::text]))),
  constraint mora_da_parcela_explicacao_check CHECK ((length(explicacao) <= 1000)),
  constraint mora_da_parcela_multa_check CHECK ((multa > 0)),
  constraint mora_da_parcela_parcela_check CHECK (((parcela >= 1) AND (parcela <= 30))),
  constraint mora_da_parcela_tipo_check CHECK ((tipo = ANY (ARRAY['MULTA'::text, 'CORRECAO'::text]))),
  constraint mora_da_parcela_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint mora_da_parcela_escolhida_by_fkey FOREIGN KEY (escolhida_by) REFERENCES usuario(id),
  constraint mora_da_parcela_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint mora_da_parcela_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint mora_da_parcela_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint mora_da_parcela_pkey PRIMARY KEY (id),
  constraint mora_da_parcela_hot_id_id_key UNIQUE (hot_id, id),
  constraint mora_da_parcela_uid_key UNIQUE (uid)
);

create table motorista (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tra_id integer not null,
  nome text not null,
  cpf text not null,
  telefone text,
  email text,
  cnh text,
  usu_id integer,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint motorista_cnh_check CHECK ((length(cnh) <= 20)),
  constraint motorista_nome_check CHECK ((length(nome) <= 120)),
  constraint motorista_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint motorista_hot_id_tra_id_fkey FOREIGN KEY (hot_id, tra_id) REFERENCES transportadora(hot_id, id),
  constraint motorista_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint motorista_pkey PRIMARY KEY (id),
  constraint motorista_hot_id_cpf_key UNIQUE (hot_id, cpf),
  constraint motorista_hot_id_id_key UNIQUE (hot_id, id),
  constraint motorista_uid_key UNIQUE (uid)
);

create table mudanca_de_contato (
  id bigint not null generated always as identity,
  hot_id integer not null,
  usu_id integer not null,
  canal text not null,
  antes text not null,
  depois text not null,
  situacao text not null,
  desfazer_hash bytea,
  quando timestamp with time zone not null default clock_timestamp(),
  desfazer_ate timestamp with time zone,
  constraint mudanca_de_contato_canal_check CHECK ((canal = ANY (ARRAY['email'::text, 'telefone'::text]))),
  constraint mudanca_de_contato_situacao_check CHECK ((situacao = ANY (ARRAY['feita'::text, 'desfeita'::text, 'superada'::text, 'em-uso'::text]))),
  constraint mudanca_de_contato_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint mudanca_de_contato_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint mudanca_de_contato_pkey PRIMARY KEY (id),
  constraint mudanca_de_contato_desfazer_hash_key UNIQUE (desfazer_hash)
);

create table newsletter_inscricao (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  email text not null,
  nome text not null,
  interesse text,
  consentimento text not null,
  ip text,
  created_at timestamp with time zone not null default now(),
  saiu_at timestamp with time zone,
  confirmado_at timestamp with time zone,
  confirmacao_enviada_at timestamp with time zone,
  saiu_bol_id integer,
  constraint newsletter_inscricao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint newsletter_inscricao_hot_id_saiu_bol_id_fkey FOREIGN KEY (hot_id, saiu_bol_id) REFERENCES boletim(hot_id, id),
  constraint newsletter_inscricao_pkey PRIMARY KEY (id),
  constraint newsletter_inscricao_hot_id_id_key UNIQUE (hot_id, id),
  constraint newsletter_inscricao_uid_key UNIQUE (uid)
);

create unlogged table no_de_lances (
  uid text not null,
  endereco text not null,
  visto_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint no_de_lances_pkey PRIMARY KEY (uid)
);

create table ordem_de_pagamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pre_id integer not null,
  forma text not null,
  valor bigint not null,
  destino jsonb not null,
  situacao text not null default 'enviando'::text,
  autenticacao text,
  motivo text,
  encerrada_at timestamp with time zone,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint ordem_de_pagamento_check CHECK (((situacao <> 'paga'::text) OR (autenticacao IS NOT NULL))),
  constraint ordem_de_pagamento_forma_check CHECK ((forma = ANY (ARRAY['PIX'::text, 'TRANSFERENCIA'::text]))),
  constraint ordem_de_pagamento_situacao_check CHECK ((situacao = ANY (ARRAY['enviando'::text, 'paga'::text, 'recusada'::text]))),
  constraint ordem_de_pagamento_valor_check CHECK ((valor > 0)),
  constraint ordem_de_pagamento_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint ordem_de_pagamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint ordem_de_pagamento_hot_id_pre_id_fkey FOREIGN KEY (hot_id, pre_id) REFERENCES prestacao(hot_id, id),
  constraint ordem_de_pagamento_pkey PRIMARY KEY (id),
  constraint ordem_de_pagamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint ordem_de_pagamento_uid_key UNIQUE (uid)
);

create table pagamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  lel_id integer,
  tipo text not null,
  origem_tipo_pagamento text,
  valor bigint not null,
  situacao text not null default 'aguardandoEnvio'::text,
  motivo text,
  ativo boolean not null default true,
  con_id integer,
  pix_txid text,
  pix_copia_cola text,
  pix_expira_at timestamp with time zone,
  end_to_end_id text,
  pagador_nome text,
  pagador_documento text,
  pagador_banco text,
  data_pagamento timestamp with time zone,
  respondido_at timestamp with time zone,
  respondido_by integer,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  cau_id integer,
  pix_cancelada_at timestamp with time zone,
  detalhes jsonb not null default '{}'::jsonb,
  recibo_numero integer,
  cheque_devolucoes smallint not null default 0,
  lembrete_at timestamp with time zone,
  constraint pagamento_cheque_devolucoes_check CHECK (((cheque_devolucoes >= 0) AND (cheque_devolucoes <= 2))),
  constraint pagamento_situacao_check CHECK ((situacao = ANY (ARRAY['aguardandoEnvio'::text, 'aguardandoValidacao'::text, 'aprovado'::text, 'divergente'::text]))),
  constraint pagamento_tipo_check CHECK ((tipo = ANY (ARRAY['CARTAO_DE_CREDITO'::text, 'CARTAO_DE_CREDITO_MANUAL'::text, 'DINHEIRO'::text, 'CHEQUE'::text, 'DEPOSITO'::text, 'A_RECEBER'::text, 'BOLETO'::text, 'BOLETO_INTERNO'::text, 'DIFERENCA_XLS'::text]))),
  constraint pagamento_valor_check CHECK ((valor > 0)),
  constraint pagamento_hot_id_cau_id_fkey FOREIGN KEY (hot_id, cau_id) REFERENCES caucao(hot_id, id),
  constraint pagamento_hot_id_con_id_fkey FOREIGN KEY (hot_id, con_id) REFERENCES conta_bancaria(hot_id, id),
  constraint pagamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pagamento_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint pagamento_pkey PRIMARY KEY (id),
  constraint pagamento_end_to_end_id_key UNIQUE (end_to_end_id),
  constraint pagamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint pagamento_pix_txid_key UNIQUE (pix_txid),
  constraint pagamento_uid_key UNIQUE (uid)
);

create table pagina (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  modelo smallint,
  uri text not null,
  ativa boolean not null default true,
  titulo text not null,
  descricao text not null,
  keywords text,
  titulo_pagina text,
  descricao_pagina text,
  imagem_principal text,
  container boolean not null default true,
  publicada_id bigint,
  publicada_versao integer,
  versao integer not null default 1,
  alterada_nome text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  updated_by integer,
  constraint pagina_modelo_check CHECK (((modelo >= 0) AND (modelo <= 16))),
  constraint pagina_uri_check CHECK ((uri ~ '^/[a-z0-9/-]{0,118}$'::text)),
  constraint pagina_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pagina_hot_id_publicada_id_fkey FOREIGN KEY (hot_id, publicada_id) REFERENCES pagina_versao(hot_id, id),
  constraint pagina_pkey PRIMARY KEY (id),
  constraint pagina_hot_id_id_key UNIQUE (hot_id, id),
  constraint pagina_hot_id_modelo_key UNIQUE (hot_id, modelo),
  constraint pagina_hot_id_uri_key UNIQUE (hot_id, uri),
  constraint pagina_uid_key UNIQUE (uid)
);

create table pagina_item (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ses_id integer not null,
  titulo text,
  subtitulo text,
  texto text,
  texto_botao text,
  imagem text,
  imagem_mobile text,
  icone text,
  link text,
  prioridade integer not null default 0,
  modelo text,
  cor_texto text,
  cor_fundo text,
  data_inicio timestamp with time zone,
  data_fim timestamp with time zone,
  apagado_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  updated_by integer,
  tempo_em_segundos integer,
  ativo boolean not null default true,
  constraint pagina_item_check CHECK (((data_fim IS NULL) OR (data_inicio IS NULL) OR (data_fim >= data_inicio))),
  constraint pagina_item_cor_fundo_check CHECK ((cor_fundo ~ '^#[0-9a-f]{6}$'::text)),
  constraint pagina_item_cor_texto_check CHECK ((cor_texto ~ '^#[0-9a-f]{6}$'::text)),
  constraint pagina_item_tempo_em_segundos_check CHECK (((tempo_em_segundos >= 1) AND (tempo_em_segundos <= 86399))),
  constraint pagina_item_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pagina_item_hot_id_ses_id_fkey FOREIGN KEY (hot_id, ses_id) REFERENCES pagina_sessao(hot_id, id) ON DELETE CASCADE,
  constraint pagina_item_pkey PRIMARY KEY (id),
  constraint pagina_item_uid_key UNIQUE (uid)
);

create table pagina_sessao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pag_id integer not null,
  elemento text not null,
  nome text not null,
  ativo boolean not null default true,
  container boolean not null default true,
  tamanho_coluna text not null default 'inteira'::text,
  margem_cabecalho text not null default 'media'::text,
  margem_rodape text not null default 'zero'::text,
  prioridade integer not null default 0,
  config jsonb not null default '{}'::jsonb,
  apagada_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  updated_by integer,
  constraint pagina_sessao_elemento_check CHECK ((elemento ~ '^[A-Z_]{3,40}$'::text)),
  constraint pagina_sessao_margem_cabecalho_check CHECK ((margem_cabecalho = ANY (ARRAY['zero'::text, 'pequena'::text, 'media'::text, 'grande'::text]))),
  constraint pagina_sessao_margem_rodape_check CHECK ((margem_rodape = ANY (ARRAY['zero'::text, 'pequena'::text, 'media'::text, 'grande'::text]))),
  constraint pagina_sessao_tamanho_coluna_check CHECK ((tamanho_coluna = ANY (ARRAY['inteira'::text, 'metade'::text]))),
  constraint pagina_sessao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pagina_sessao_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagina(hot_id, id) ON DELETE CASCADE,
  constraint pagina_sessao_pkey PRIMARY KEY (id),
  constraint pagina_sessao_hot_id_id_key UNIQUE (hot_id, id),
  constraint pagina_sessao_uid_key UNIQUE (uid)
);

create table pagina_versao (
  id bigint not null generated always as identity,
  hot_id integer not null,
  pag_id integer not null,
  numero integer not null,
  conteudo jsonb not null,
  publicada_at timestamp with time zone not null default clock_timestamp(),
  publicada_by integer,
  publicada_nome text,
  constraint pagina_versao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pagina_versao_hot_id_pag_id_fkey FOREIGN KEY (hot_id, pag_id) REFERENCES pagina(hot_id, id) ON DELETE CASCADE,
  constraint pagina_versao_pkey PRIMARY KEY (id),
  constraint pagina_versao_hot_id_id_key UNIQUE (hot_id, id),
  constraint pagina_versao_pag_id_numero_key UNIQUE (pag_id, numero)
);

create table parcelamento_do_hotsite (
  hot_id integer not null,
  parcelas integer not null,
  juros_ao_mes numeric(5,2) not null,
  constraint parcelamento_do_hotsite_juros_ao_mes_check CHECK (((juros_ao_mes >= (0)::numeric) AND (juros_ao_mes <= (20)::numeric))),
  constraint parcelamento_do_hotsite_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 24))),
  constraint parcelamento_do_hotsite_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint parcelamento_do_hotsite_pkey PRIMARY KEY (hot_id, parcelas)
);

create table parte_do_envio (
  hot_id integer not null,
  env_id bigint not null,
  numero integer not null,
  constraint parte_do_envio_numero_check CHECK ((numero >= 1)),
  constraint parte_do_envio_hot_id_env_id_fkey FOREIGN KEY (hot_id, env_id) REFERENCES envio_de_anexo(hot_id, id) ON DELETE CASCADE,
  constraint parte_do_envio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint parte_do_envio_pkey PRIMARY KEY (env_id, numero)
);

create table patio (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  responsavel text,
  cidade text not null,
  uf character(2) not null,
  endereco text not null,
  cep text,
  telefone text,
  email text,
  latitude double precision,
  longitude double precision,
  explicacao_visitacao text,
  explicacao_retirada text,
  abre time without time zone not null default '08:00:00'::time without time zone,
  fecha time without time zone not null default '17:00:00'::time without time zone,
  dias_semana integer[] not null default '{1,2,3,4,5}'::integer[],
  intervalo_minutos integer not null default 30,
  capacidade integer not null default 2,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  visitas_por_horario integer not null default 0,
  visita_abre time without time zone,
  visita_fecha time without time zone,
  constraint patio_capacidade_check CHECK (((capacidade >= 1) AND (capacidade <= 100))),
  constraint patio_check CHECK ((fecha > abre)),
  constraint patio_horas_de_visita CHECK (((num_nonnulls(visita_abre, visita_fecha) = ANY (ARRAY[0, 2])) AND (visita_fecha > visita_abre))),
  constraint patio_intervalo_minutos_check CHECK (((intervalo_minutos >= 5) AND (intervalo_minutos <= 240))),
  constraint patio_visitas_por_horario_check CHECK (((visitas_por_horario >= 0) AND (visitas_por_horario <= 100))),
  constraint patio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint patio_pkey PRIMARY KEY (id),
  constraint patio_hot_id_id_key UNIQUE (hot_id, id),
  constraint patio_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint patio_uid_key UNIQUE (uid)
);

create table patio_foto (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  url text not null,
  largura integer not null,
  altura integer not null,
  legenda text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint patio_foto_altura_check CHECK ((altura > 0)),
  constraint patio_foto_largura_check CHECK ((largura > 0)),
  constraint patio_foto_legenda_check CHECK ((length(legenda) <= 120)),
  constraint patio_foto_url_check CHECK (((url ~~ '/%'::text) AND (length(url) <= 300))),
  constraint patio_foto_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint patio_foto_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint patio_foto_pkey PRIMARY KEY (id),
  constraint patio_foto_uid_key UNIQUE (uid)
);

create table patio_recesso (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  periodo daterange not null,
  motivo text not null,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  versao integer not null default 1,
  constraint patio_recesso_periodo_check CHECK ((NOT isempty(periodo))),
  constraint patio_recesso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint patio_recesso_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id) ON DELETE CASCADE,
  constraint patio_recesso_pkey PRIMARY KEY (id),
  constraint patio_recesso_uid_key UNIQUE (uid),
  constraint patio_recesso_pat_id_periodo_excl EXCLUDE USING gist (pat_id WITH =, periodo WITH &&)
);

create table pedido_de_cancelamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  vnd_id integer not null,
  motivo text not null,
  pedido_by integer not null,
  pedido_at timestamp with time zone not null default clock_timestamp(),
  recusado_by integer,
  recusado_at timestamp with time zone,
  resposta text,
  constraint pedido_de_cancelamento_check CHECK (((recusado_at IS NULL) = (recusado_by IS NULL))),
  constraint pedido_de_cancelamento_check1 CHECK (((recusado_at IS NULL) = (resposta IS NULL))),
  constraint pedido_de_cancelamento_motivo_check CHECK (((length(motivo) >= 1) AND (length(motivo) <= 500))),
  constraint pedido_de_cancelamento_resposta_check CHECK (((length(resposta) >= 1) AND (length(resposta) <= 500))),
  constraint pedido_de_cancelamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pedido_de_cancelamento_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint pedido_de_cancelamento_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint pedido_de_cancelamento_pedido_by_fkey FOREIGN KEY (pedido_by) REFERENCES usuario(id),
  constraint pedido_de_cancelamento_recusado_by_fkey FOREIGN KEY (recusado_by) REFERENCES usuario(id),
  constraint pedido_de_cancelamento_pkey PRIMARY KEY (id),
  constraint pedido_de_cancelamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint pedido_de_cancelamento_uid_key UNIQUE (uid)
);

create table pedido_exclusao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  situacao text not null default 'PEDIDO'::text,
  motivo text,
  pedido_at timestamp with time zone not null default now(),
  executar_at timestamp with time zone not null,
  encerrado_at timestamp with time zone,
  constraint pedido_exclusao_situacao_check CHECK ((situacao = ANY (ARRAY['PEDIDO'::text, 'CANCELADO'::text, 'EXECUTADO'::text]))),
  constraint pedido_exclusao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint pedido_exclusao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pedido_exclusao_pkey PRIMARY KEY (id),
  constraint pedido_exclusao_uid_key UNIQUE (uid)
);

create table pedido_idempotente (
  hot_id integer not null,
  usu_id integer not null,
  chamada text not null,
  chave uuid not null,
  resposta jsonb,
  criado_at timestamp with time zone not null default now(),
  resumo text,
  constraint pedido_idempotente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pedido_idempotente_pkey PRIMARY KEY (hot_id, usu_id, chamada, chave)
);

create table pix_notificacao (
  id bigint not null generated always as identity,
  hot_id integer not null,
  bruto jsonb not null,
  recebida_at timestamp with time zone not null default clock_timestamp(),
  constraint pix_notificacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pix_notificacao_pkey PRIMARY KEY (id)
);

create table pix_recebido (
  end_to_end_id text not null,
  hot_id integer not null,
  txid text,
  valor bigint not null,
  horario timestamp with time zone not null,
  pagador_nome text,
  pagador_documento text,
  bruto jsonb not null,
  recebido_at timestamp with time zone not null default clock_timestamp(),
  processado_at timestamp with time zone,
  resultado text,
  pag_id integer,
  motivo text,
  devolvido bigint not null default 0,
  devolucao_pedida_at timestamp with time zone,
  devolucao_pedida_by integer,
  cau_id integer,
  constraint pix_recebido_devolvido_check CHECK ((devolvido >= 0)),
  constraint pix_recebido_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pix_recebido_pkey PRIMARY KEY (end_to_end_id)
);

create table preco_de_rota (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  tra_id integer not null,
  nome text not null,
  origem_cidade text,
  origem_uf character(2) not null,
  destino_cidade text,
  destino_uf character(2) not null,
  valor bigint not null,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint preco_de_rota_destino_cidade_check CHECK ((length(destino_cidade) <= 80)),
  constraint preco_de_rota_nome_check CHECK ((length(nome) <= 120)),
  constraint preco_de_rota_origem_cidade_check CHECK ((length(origem_cidade) <= 80)),
  constraint preco_de_rota_valor_check CHECK (((valor >= 0) AND (valor <= '99999999999'::bigint))),
  constraint preco_de_rota_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint preco_de_rota_hot_id_tra_id_fkey FOREIGN KEY (hot_id, tra_id) REFERENCES transportadora(hot_id, id),
  constraint preco_de_rota_pkey PRIMARY KEY (id),
  constraint preco_de_rota_hot_id_id_key UNIQUE (hot_id, id),
  constraint preco_de_rota_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint preco_de_rota_uid_key UNIQUE (uid)
);

create table preco_entrega (
  hot_id integer not null,
  metodo text not null,
  valor bigint not null,
  desde date not null,
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  versao integer not null default 1,
  oferecido boolean not null default true,
  constraint preco_entrega_metodo_check CHECK ((metodo = ANY (ARRAY['Sedex'::text, 'Carta Registrada'::text]))),
  constraint preco_entrega_valor_check CHECK ((valor >= 0)),
  constraint preco_entrega_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint preco_entrega_pkey PRIMARY KEY (id),
  constraint preco_entrega_uid_key UNIQUE (uid)
);

create table preferencia_de_canal (
  hot_id integer not null,
  usu_id integer not null,
  tipo text not null,
  canal text not null,
  ligado boolean not null,
  constraint preferencia_de_canal_canal_check CHECK ((canal = ANY (ARRAY['sino'::text, 'push'::text, 'email'::text, 'sms'::text, 'whatsapp'::text]))),
  constraint preferencia_de_canal_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint preferencia_de_canal_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint preferencia_de_canal_pkey PRIMARY KEY (hot_id, usu_id, tipo, canal)
);

create table preferencia_do_lote (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  cli_id integer not null,
  fundamento text not null,
  explicacao text not null,
  situacao text not null default 'DECLARADA'::text,
  motivo text,
  created_at timestamp with time zone not null default clock_timestamp(),
  decidida_at timestamp with time zone,
  decidida_by integer,
  exercida_at timestamp with time zone,
  versao integer not null default 1,
  encerrado_at timestamp with time zone generated always as (
CASE
    WHEN (situacao = ANY (ARRAY['DECLARADA'::text, 'RECUSADA'::text])) THEN NULL::timestamp with time zone
    ELSE COALESCE(decidida_at, created_at)
END) stored,
  constraint preferencia_do_lote_explicacao_check CHECK ((length(explicacao) <= 1000)),
  constraint preferencia_do_lote_fundamento_check CHECK ((length(fundamento) <= 40)),
  constraint preferencia_do_lote_motivo_check CHECK ((length(motivo) <= 500)),
  constraint preferencia_do_lote_situacao_check CHECK ((situacao = ANY (ARRAY['DECLARADA'::text, 'RECONHECIDA'::text, 'RECUSADA'::text, 'EXERCIDA'::text]))),
  constraint preferencia_do_lote_decidida_by_fkey FOREIGN KEY (decidida_by) REFERENCES usuario(id),
  constraint preferencia_do_lote_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint preferencia_do_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint preferencia_do_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint preferencia_do_lote_pkey PRIMARY KEY (id),
  constraint preferencia_do_lote_hot_id_id_key UNIQUE (hot_id, id),
  constraint preferencia_do_lote_lel_id_cli_id_key UNIQUE (lel_id, cli_id),
  constraint preferencia_do_lote_uid_key UNIQUE (uid)
);

create table pregao_acao (
  id bigint not null generated always as identity,
  hot_id integer not null,
  lei_id integer not null,
  lel_id integer,
  acao text not null,
  antes jsonb not null,
  depois jsonb not null,
  desfeita_at timestamp with time zone,
  desfeita_motivo text,
  usu_id integer,
  quando timestamp with time zone not null default clock_timestamp(),
  constraint pregao_acao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint pregao_acao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint pregao_acao_pkey PRIMARY KEY (id)
);

create table prestacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  com_id integer not null,
  sequencia integer not null default 1,
  situacao text not null default 'ABERTA'::text,
  vendido bigint,
  comissao bigint,
  despesas bigint,
  adiantamentos bigint,
  retido bigint,
  liquido bigint,
  conferida_at timestamp with time zone,
  conferida_by integer,
  conferida_por text,
  aprovada_at timestamp with time zone,
  aprovada_by integer,
  aprovada_por text,
  paga_at timestamp with time zone,
  motivo text,
  ano integer,
  numero integer,
  copia jsonb,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  multas bigint,
  correcoes bigint,
  constraint prestacao_check CHECK (((situacao = 'ABERTA'::text) OR ((liquido IS NOT NULL) AND (conferida_by IS NOT NULL)))),
  constraint prestacao_check1 CHECK (((situacao = ANY (ARRAY['ABERTA'::text, 'CONFERIDA'::text])) OR ((aprovada_by IS NOT NULL) AND (aprovada_by <> conferida_by) AND (copia IS NOT NULL)))),
  constraint prestacao_correcoes_check CHECK ((correcoes >= 0)),
  constraint prestacao_multas_check CHECK ((multas >= 0)),
  constraint prestacao_sequencia_check CHECK ((sequencia > 0)),
  constraint prestacao_situacao_check CHECK ((situacao = ANY (ARRAY['ABERTA'::text, 'CONFERIDA'::text, 'APROVADA'::text, 'PAGA'::text]))),
  constraint prestacao_aprovada_by_fkey FOREIGN KEY (aprovada_by) REFERENCES usuario(id),
  constraint prestacao_conferida_by_fkey FOREIGN KEY (conferida_by) REFERENCES usuario(id),
  constraint prestacao_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint prestacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint prestacao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint prestacao_pkey PRIMARY KEY (id),
  constraint prestacao_hot_id_ano_numero_key UNIQUE (hot_id, ano, numero),
  constraint prestacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint prestacao_hot_id_lei_id_com_id_sequencia_key UNIQUE (hot_id, lei_id, com_id, sequencia),
  constraint prestacao_uid_key UNIQUE (uid)
);

create table prestacao_item (
  hot_id integer not null,
  pre_id integer not null,
  item_id integer not null,
  valor bigint not null,
  comissao bigint not null,
  multa bigint not null default 0,
  correcao bigint not null default 0,
  constraint prestacao_item_comissao_check CHECK ((comissao >= 0)),
  constraint prestacao_item_correcao_check CHECK ((correcao >= 0)),
  constraint prestacao_item_multa_check CHECK ((multa >= 0)),
  constraint prestacao_item_valor_check CHECK ((valor >= 0)),
  constraint prestacao_item_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint prestacao_item_hot_id_item_id_fkey FOREIGN KEY (hot_id, item_id) REFERENCES venda_item(hot_id, id),
  constraint prestacao_item_hot_id_pre_id_fkey FOREIGN KEY (hot_id, pre_id) REFERENCES prestacao(hot_id, id),
  constraint prestacao_item_pkey PRIMARY KEY (hot_id, item_id)
);

create table prestacao_lancamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pre_id integer not null,
  tipo text not null,
  descricao text not null,
  valor bigint not null,
  dia date not null,
  ativo boolean not null default true,
  chave_do_pedido uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint prestacao_lancamento_tipo_check CHECK ((tipo = ANY (ARRAY['despesa'::text, 'adiantamento'::text, 'retencao'::text, 'correcao'::text]))),
  constraint prestacao_lancamento_valor_check CHECK (((valor > 0) AND (valor <= '99999999999'::bigint))),
  constraint prestacao_lancamento_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint prestacao_lancamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint prestacao_lancamento_hot_id_pre_id_fkey FOREIGN KEY (hot_id, pre_id) REFERENCES prestacao(hot_id, id),
  constraint prestacao_lancamento_pkey PRIMARY KEY (id),
  constraint prestacao_lancamento_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint prestacao_lancamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint prestacao_lancamento_uid_key UNIQUE (uid)
);

create table problema_relatado (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  cli_id integer,
  motivo text not null,
  texto text not null,
  email text,
  created_at timestamp with time zone not null default now(),
  visto_at timestamp with time zone,
  visto_by integer,
  constraint problema_relatado_motivo_check CHECK ((motivo = ANY (ARRAY['foto'::text, 'descricao'::text, 'localizacao'::text, 'documento'::text, 'preco'::text, 'golpe'::text, 'outro'::text]))),
  constraint problema_relatado_texto_check CHECK (((length(texto) >= 1) AND (length(texto) <= 2000))),
  constraint problema_relatado_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint problema_relatado_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint problema_relatado_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE,
  constraint problema_relatado_hot_id_visto_by_fkey FOREIGN KEY (hot_id, visto_by) REFERENCES usuario(hot_id, id),
  constraint problema_relatado_pkey PRIMARY KEY (id),
  constraint problema_relatado_uid_key UNIQUE (uid)
);

create table procob_consulta (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  lel_id integer,
  tipo text not null,
  base_legal text not null,
  finalidade text not null,
  resultado text not null,
  motivos text[] not null default '{}'::text[],
  dados jsonb not null,
  consultado_at timestamp with time zone not null default clock_timestamp(),
  consultado_by integer not null,
  constraint procob_consulta_base_legal_check CHECK ((length(base_legal) <= 40)),
  constraint procob_consulta_finalidade_check CHECK (((length(finalidade) >= 1) AND (length(finalidade) <= 300))),
  constraint procob_consulta_resultado_check CHECK ((resultado = ANY (ARRAY['Autorizado'::text, 'Divergente'::text, 'Falha'::text, 'Aguardando'::text]))),
  constraint procob_consulta_tipo_check CHECK ((tipo = ANY (ARRAY['CADASTRO'::text, 'INSCRICAO_ESTADUAL'::text]))),
  constraint procob_consulta_consultado_by_fkey FOREIGN KEY (consultado_by) REFERENCES usuario(id),
  constraint procob_consulta_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint procob_consulta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint procob_consulta_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint procob_consulta_pkey PRIMARY KEY (id),
  constraint procob_consulta_hot_id_id_key UNIQUE (hot_id, id),
  constraint procob_consulta_uid_key UNIQUE (uid)
);

create table proposta (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  cli_id integer not null,
  valor bigint not null,
  telefone text,
  email text,
  situacao text not null default 'ENVIADA'::text,
  contraproposta bigint,
  motivo text,
  chave uuid not null,
  criada_at timestamp with time zone not null default now(),
  respondida_at timestamp with time zone,
  respondida_by integer,
  desistida_at timestamp with time zone,
  constraint proposta_situacao_check CHECK ((situacao = ANY (ARRAY['ENVIADA'::text, 'ACEITA'::text, 'RECUSADA'::text, 'CONTRAPROPOSTA'::text, 'CANCELADA'::text, 'EXPIRADA'::text]))),
  constraint proposta_valor_check CHECK ((valor > 0)),
  constraint proposta_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint proposta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint proposta_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint proposta_pkey PRIMARY KEY (id),
  constraint proposta_lel_id_cli_id_chave_key UNIQUE (lel_id, cli_id, chave),
  constraint proposta_uid_key UNIQUE (uid)
);

create table proposta_parcelada (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  cli_id integer not null,
  praca smallint not null,
  valor bigint not null,
  entrada bigint not null,
  parcelas integer not null,
  garantia text not null,
  situacao text not null default 'APRESENTADA'::text,
  created_at timestamp with time zone not null default clock_timestamp(),
  respondida_at timestamp with time zone,
  versao integer not null default 1,
  constraint proposta_parcelada_check CHECK ((entrada < valor)),
  constraint proposta_parcelada_entrada_check CHECK ((entrada > 0)),
  constraint proposta_parcelada_garantia_check CHECK ((length(garantia) <= 500)),
  constraint proposta_parcelada_parcelas_check CHECK (((parcelas >= 1) AND (parcelas <= 30))),
  constraint proposta_parcelada_praca_check CHECK ((praca = ANY (ARRAY[1, 2]))),
  constraint proposta_parcelada_situacao_check CHECK ((situacao = ANY (ARRAY['APRESENTADA'::text, 'RETIRADA'::text, 'ACEITA'::text, 'PREJUDICADA'::text]))),
  constraint proposta_parcelada_valor_check CHECK (((valor >= 1) AND (valor <= '99999999999'::bigint))),
  constraint proposta_parcelada_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint proposta_parcelada_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint proposta_parcelada_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint proposta_parcelada_pkey PRIMARY KEY (id),
  constraint proposta_parcelada_hot_id_id_key UNIQUE (hot_id, id),
  constraint proposta_parcelada_uid_key UNIQUE (uid)
);

create table queda (
  id integer not null generated always as identity,
  inicio timestamp(3) with time zone not null,
  fim timestamp(3) with time zone not null,
  lotes jsonb not null default '[]'::jsonb,
  quando timestamp with time zone not null default clock_timestamp(),
  anunciada_at timestamp with time zone,
  constraint queda_check CHECK ((fim > inicio)),
  constraint queda_pkey PRIMARY KEY (id)
);

create table razao_abertura (
  hot_id integer not null,
  aberta_at timestamp with time zone not null default clock_timestamp(),
  constraint razao_abertura_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint razao_abertura_pkey PRIMARY KEY (hot_id)
);

create table razao_conferencia (
  id integer not null generated always as identity,
  hot_id integer not null,
  feita_at timestamp with time zone not null default clock_timestamp(),
  soma bigint not null,
  vendas integer not null,
  diferencas jsonb not null default '[]'::jsonb,
  constraint razao_conferencia_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint razao_conferencia_pkey PRIMARY KEY (id)
);

create table razao_lancamento (
  id bigint not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  fato text not null,
  objeto_tipo text not null,
  objeto text not null,
  versao integer not null,
  estorno boolean not null default false,
  abertura boolean not null default false,
  vnd_id integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint razao_lancamento_versao_check CHECK ((versao > 0)),
  constraint razao_lancamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint razao_lancamento_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint razao_lancamento_pkey PRIMARY KEY (id),
  constraint razao_lancamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint razao_lancamento_hot_id_objeto_tipo_objeto_fato_versao_key UNIQUE (hot_id, objeto_tipo, objeto, fato, versao),
  constraint razao_lancamento_uid_key UNIQUE (uid)
);

create table razao_partida (
  id bigint not null generated always as identity,
  hot_id integer not null,
  lan_id bigint not null,
  conta text not null,
  valor bigint not null,
  com_id integer,
  constraint razao_partida_check CHECK (((com_id IS NULL) OR (conta = 'comitentes'::text))),
  constraint razao_partida_valor_check CHECK ((valor <> 0)),
  constraint razao_partida_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint razao_partida_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint razao_partida_hot_id_lan_id_fkey FOREIGN KEY (hot_id, lan_id) REFERENCES razao_lancamento(hot_id, id),
  constraint razao_partida_pkey PRIMARY KEY (id),
  constraint razao_partida_lan_id_conta_com_id_key UNIQUE NULLS NOT DISTINCT (lan_id, conta, com_id)
);

create table recibo_sequencia (
  hot_id integer not null,
  ultimo integer not null default 0,
  constraint recibo_sequencia_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint recibo_sequencia_pkey PRIMARY KEY (hot_id)
);

create table registro_dia (
  hot_id integer not null,
  dia date not null,
  lotes integer not null,
  raiz bytea not null,
  publicada_at timestamp(3) with time zone not null,
  chave bytea not null,
  assinatura bytea not null,
  constraint registro_dia_assinatura_check CHECK ((length(assinatura) = 64)),
  constraint registro_dia_chave_check CHECK ((length(chave) = 32)),
  constraint registro_dia_lotes_check CHECK ((lotes >= 0)),
  constraint registro_dia_raiz_check CHECK ((length(raiz) = 32)),
  constraint registro_dia_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint registro_dia_pkey PRIMARY KEY (hot_id, dia)
);

create table registro_dia_auditoria (
  hot_id integer not null,
  dia date not null,
  linhas integer not null,
  hash bytea not null,
  constraint registro_dia_auditoria_hash_check CHECK ((length(hash) = 32)),
  constraint registro_dia_auditoria_linhas_check CHECK ((linhas > 0)),
  constraint registro_dia_auditoria_hot_id_dia_fkey FOREIGN KEY (hot_id, dia) REFERENCES registro_dia(hot_id, dia),
  constraint registro_dia_auditoria_pkey PRIMARY KEY (hot_id, dia)
);

create table registro_dia_gravacao (
  hot_id integer not null,
  dia date not null,
  lei_id integer not null,
  hash bytea not null,
  constraint registro_dia_gravacao_hash_check CHECK ((length(hash) = 32)),
  constraint registro_dia_gravacao_hot_id_dia_fkey FOREIGN KEY (hot_id, dia) REFERENCES registro_dia(hot_id, dia),
  constraint registro_dia_gravacao_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint registro_dia_gravacao_pkey PRIMARY KEY (hot_id, dia, lei_id)
);

create table registro_dia_lote (
  hot_id integer not null,
  dia date not null,
  lel_id integer not null,
  folhas integer not null,
  raiz bytea not null,
  constraint registro_dia_lote_folhas_check CHECK ((folhas > 0)),
  constraint registro_dia_lote_raiz_check CHECK ((length(raiz) = 32)),
  constraint registro_dia_lote_hot_id_dia_fkey FOREIGN KEY (hot_id, dia) REFERENCES registro_dia(hot_id, dia),
  constraint registro_dia_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint registro_dia_lote_pkey PRIMARY KEY (hot_id, dia, lel_id)
);

create table registro_raiz (
  lel_id integer not null,
  hot_id integer not null,
  folhas integer not null,
  raiz bytea not null,
  publicada_at timestamp(3) with time zone not null,
  chave bytea not null,
  assinatura bytea not null,
  constraint registro_raiz_assinatura_check CHECK ((length(assinatura) = 64)),
  constraint registro_raiz_chave_check CHECK ((length(chave) = 32)),
  constraint registro_raiz_folhas_check CHECK ((folhas > 0)),
  constraint registro_raiz_raiz_check CHECK ((length(raiz) = 32)),
  constraint registro_raiz_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint registro_raiz_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint registro_raiz_pkey PRIMARY KEY (lel_id, folhas)
);

create table regra_de_indicacao (
  hot_id integer not null,
  ativa boolean not null default false,
  valor bigint not null default 0,
  dias_de_espera integer not null default 7,
  maximo_por_mes integer not null default 10,
  desde timestamp with time zone,
  versao integer not null default 1,
  constraint regra_de_indicacao_check CHECK (((NOT ativa) OR ((valor > 0) AND (desde IS NOT NULL)))),
  constraint regra_de_indicacao_dias_de_espera_check CHECK (((dias_de_espera >= 0) AND (dias_de_espera <= 180))),
  constraint regra_de_indicacao_maximo_por_mes_check CHECK (((maximo_por_mes >= 1) AND (maximo_por_mes <= 1000))),
  constraint regra_de_indicacao_valor_check CHECK (((valor >= 0) AND (valor <= '99999999999'::bigint))),
  constraint regra_de_indicacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint regra_de_indicacao_pkey PRIMARY KEY (hot_id)
);

create table regulamento (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  texto text not null,
  numero integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint regulamento_nome_check CHECK ((length(nome) <= 120)),
  constraint regulamento_texto_check CHECK ((length(texto) <= 200000)),
  constraint regulamento_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint regulamento_pkey PRIMARY KEY (id),
  constraint regulamento_hot_id_id_key UNIQUE (hot_id, id),
  constraint regulamento_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint regulamento_uid_key UNIQUE (uid)
);

create table regulamento_aceito (
  id integer not null generated always as identity,
  hot_id integer not null,
  lei_id integer not null,
  digest text not null,
  reg_id integer,
  nome text,
  numero integer,
  texto text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint regulamento_aceito_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint regulamento_aceito_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint regulamento_aceito_hot_id_reg_id_fkey FOREIGN KEY (hot_id, reg_id) REFERENCES regulamento(hot_id, id),
  constraint regulamento_aceito_pkey PRIMARY KEY (id),
  constraint regulamento_aceito_hot_id_id_key UNIQUE (hot_id, id),
  constraint regulamento_aceito_lei_id_digest_key UNIQUE (lei_id, digest)
);

create table regulamento_versao (
  id integer not null generated always as identity,
  hot_id integer not null,
  reg_id integer not null,
  numero integer not null,
  texto text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint regulamento_versao_numero_check CHECK ((numero > 0)),
  constraint regulamento_versao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint regulamento_versao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint regulamento_versao_hot_id_reg_id_fkey FOREIGN KEY (hot_id, reg_id) REFERENCES regulamento(hot_id, id) ON DELETE CASCADE,
  constraint regulamento_versao_pkey PRIMARY KEY (id),
  constraint regulamento_versao_hot_id_reg_id_numero_key UNIQUE (hot_id, reg_id, numero),
  constraint regulamento_versao_reg_id_numero_key UNIQUE (reg_id, numero)
);

create table relatorio_salvo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  nome text not null,
  relatorio text not null,
  recorte jsonb not null,
  frequencia text,
  destinatarios text[] not null default '{}'::text[],
  proximo_em timestamp with time zone,
  enviado_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  formato text,
  constraint relatorio_salvo_check CHECK (((frequencia IS NULL) = (proximo_em IS NULL))),
  constraint relatorio_salvo_check1 CHECK (((frequencia IS NULL) OR (cardinality(destinatarios) > 0))),
  constraint relatorio_salvo_destinatarios_check CHECK ((cardinality(destinatarios) <= 20)),
  constraint relatorio_salvo_formato_check CHECK ((formato = ANY (ARRAY['xlsx'::text, 'csv'::text, 'pdf'::text]))),
  constraint relatorio_salvo_frequencia_check CHECK ((frequencia = ANY (ARRAY['diaria'::text, 'semanal'::text, 'mensal'::text]))),
  constraint relatorio_salvo_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 80))),
  constraint relatorio_salvo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint relatorio_salvo_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint relatorio_salvo_pkey PRIMARY KEY (id),
  constraint relatorio_salvo_hot_id_usu_id_nome_key UNIQUE (hot_id, usu_id, nome),
  constraint relatorio_salvo_uid_key UNIQUE (uid)
);

create table remocao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vei_id integer not null,
  com_id integer not null,
  pat_id integer not null,
  loc_id integer not null,
  tra_id integer,
  mot_id integer,
  est_id integer,
  situacao text not null default 'SOLICITADA'::text,
  observacao text,
  km integer,
  valor_sugerido bigint,
  valor bigint,
  quem_paga text not null default 'comitente'::text,
  solicitada_at timestamp with time zone not null default clock_timestamp(),
  solicitada_by integer,
  autorizada_at timestamp with time zone,
  autorizada_by integer,
  prevista_em date,
  confirmada_at timestamp with time zone,
  inicio_at timestamp with time zone,
  fim_at timestamp with time zone,
  cancelada_at timestamp with time zone,
  cancelada_by integer,
  motivo text,
  latitude double precision,
  longitude double precision,
  posicao_at timestamp with time zone,
  chave_do_pedido uuid,
  versao integer not null default 1,
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint remocao_check CHECK (((situacao = ANY (ARRAY['SOLICITADA'::text, 'CANCELADA'::text])) OR (tra_id IS NOT NULL))),
  constraint remocao_km_check CHECK ((km >= 0)),
  constraint remocao_motivo_check CHECK ((length(motivo) <= 500)),
  constraint remocao_observacao_check CHECK ((length(observacao) <= 2000)),
  constraint remocao_quem_paga_check CHECK ((quem_paga = ANY (ARRAY['comitente'::text, 'casa'::text]))),
  constraint remocao_situacao_check CHECK ((situacao = ANY (ARRAY['SOLICITADA'::text, 'AUTORIZADA'::text, 'AGENDADA'::text, 'EM_COLETA'::text, 'EM_TRANSPORTE'::text, 'FINALIZADA'::text, 'CANCELADA'::text, 'FRUSTRADA'::text]))),
  constraint remocao_valor_check CHECK (((valor >= 0) AND (valor <= '99999999999'::bigint))),
  constraint remocao_valor_sugerido_check CHECK (((valor_sugerido >= 0) AND (valor_sugerido <= '99999999999'::bigint))),
  constraint remocao_autorizada_by_fkey FOREIGN KEY (autorizada_by) REFERENCES usuario(id),
  constraint remocao_cancelada_by_fkey FOREIGN KEY (cancelada_by) REFERENCES usuario(id),
  constraint remocao_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint remocao_hot_id_est_id_fkey FOREIGN KEY (hot_id, est_id) REFERENCES estadia(hot_id, id),
  constraint remocao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint remocao_hot_id_loc_id_fkey FOREIGN KEY (hot_id, loc_id) REFERENCES local_remocao(hot_id, id),
  constraint remocao_hot_id_mot_id_fkey FOREIGN KEY (hot_id, mot_id) REFERENCES motorista(hot_id, id),
  constraint remocao_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint remocao_hot_id_tra_id_fkey FOREIGN KEY (hot_id, tra_id) REFERENCES transportadora(hot_id, id),
  constraint remocao_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint remocao_solicitada_by_fkey FOREIGN KEY (solicitada_by) REFERENCES usuario(id),
  constraint remocao_pkey PRIMARY KEY (id),
  constraint remocao_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint remocao_hot_id_id_key UNIQUE (hot_id, id),
  constraint remocao_uid_key UNIQUE (uid)
);

create table remocao_link (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  rem_id integer not null,
  para text not null,
  resumo bytea not null,
  expira_at timestamp with time zone not null,
  revogado_at timestamp with time zone,
  usado_at timestamp with time zone,
  usos integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint remocao_link_para_check CHECK ((para = ANY (ARRAY['transportadora'::text, 'motorista'::text]))),
  constraint remocao_link_resumo_check CHECK ((length(resumo) = 32)),
  constraint remocao_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint remocao_link_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint remocao_link_hot_id_rem_id_fkey FOREIGN KEY (hot_id, rem_id) REFERENCES remocao(hot_id, id),
  constraint remocao_link_pkey PRIMARY KEY (id),
  constraint remocao_link_resumo_key UNIQUE (resumo),
  constraint remocao_link_uid_key UNIQUE (uid)
);

create table remocao_passo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  rem_id integer not null,
  evento text not null,
  quando timestamp with time zone not null,
  recebido_at timestamp with time zone not null default clock_timestamp(),
  latitude double precision,
  longitude double precision,
  quem text not null,
  motivo text,
  chave uuid not null,
  constraint remocao_passo_evento_check CHECK ((length(evento) <= 30)),
  constraint remocao_passo_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint remocao_passo_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint remocao_passo_motivo_check CHECK ((length(motivo) <= 500)),
  constraint remocao_passo_quem_check CHECK ((length(quem) <= 160)),
  constraint remocao_passo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint remocao_passo_hot_id_rem_id_fkey FOREIGN KEY (hot_id, rem_id) REFERENCES remocao(hot_id, id),
  constraint remocao_passo_pkey PRIMARY KEY (id),
  constraint remocao_passo_hot_id_rem_id_chave_key UNIQUE (hot_id, rem_id, chave),
  constraint remocao_passo_uid_key UNIQUE (uid)
);

create table sala (
  lei_id integer not null,
  hot_id integer not null,
  versao bigint not null default 0,
  constraint sala_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint sala_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id) ON DELETE CASCADE,
  constraint sala_pkey PRIMARY KEY (lei_id)
);

create table sala_lote (
  lel_id integer not null,
  hot_id integer not null,
  anterior integer,
  seq integer not null default 0,
  versao bigint not null default 0,
  constraint sala_lote_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint sala_lote_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id) ON DELETE CASCADE,
  constraint sala_lote_pkey PRIMARY KEY (lel_id)
);

create table sala_quadro (
  lei_id integer not null,
  versao bigint not null,
  hot_id integer not null,
  quando timestamp(3) with time zone not null default clock_timestamp(),
  publico text not null default 'publico'::text,
  quadro json not null,
  constraint sala_quadro_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint sala_quadro_pkey PRIMARY KEY (lei_id, versao)
);

create table segredo_uso_unico (
  id bigint not null generated always as identity,
  hot_id integer not null,
  usu_id integer not null,
  tipo text not null,
  segredo_hash bytea not null,
  destino text,
  tentativas integer not null default 0,
  criado_at timestamp with time zone not null default now(),
  expira_at timestamp with time zone not null,
  usado_at timestamp with time zone,
  motivo text,
  emitido_por integer,
  constraint segredo_uso_unico_tipo_check CHECK ((tipo = ANY (ARRAY['hash'::text, 'uso-unico'::text, 'senha'::text, 'email'::text, 'telefone'::text, 'login'::text]))),
  constraint segredo_uso_unico_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint segredo_uso_unico_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint segredo_uso_unico_pkey PRIMARY KEY (id)
);

create table segunda_oferta (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  lel_id integer not null,
  colocacao integer not null,
  cli_id integer not null,
  lance_seq integer not null,
  valor bigint not null,
  situacao text not null default 'pendente'::text,
  prazo timestamp with time zone not null,
  respondida_at timestamp with time zone,
  respondida_by integer,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  versao integer not null default 1,
  constraint segunda_oferta_colocacao_check CHECK (((colocacao >= 2) AND (colocacao <= 3))),
  constraint segunda_oferta_situacao_check CHECK ((situacao = ANY (ARRAY['pendente'::text, 'aceita'::text, 'recusada'::text, 'vencida'::text, 'cancelada'::text]))),
  constraint segunda_oferta_valor_check CHECK ((valor > 0)),
  constraint segunda_oferta_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint segunda_oferta_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint segunda_oferta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint segunda_oferta_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint segunda_oferta_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint segunda_oferta_respondida_by_fkey FOREIGN KEY (respondida_by) REFERENCES usuario(id),
  constraint segunda_oferta_pkey PRIMARY KEY (id),
  constraint segunda_oferta_hot_id_id_key UNIQUE (hot_id, id),
  constraint segunda_oferta_uid_key UNIQUE (uid),
  constraint segunda_oferta_vnd_id_lel_id_cli_id_key UNIQUE (vnd_id, lel_id, cli_id)
);

create table segundo_fator (
  usu_id integer not null,
  hot_id integer not null,
  segredo bytea not null,
  ultimo_passo bigint not null default 0,
  criado_at timestamp with time zone not null default clock_timestamp(),
  constraint segundo_fator_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint segundo_fator_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint segundo_fator_pkey PRIMARY KEY (usu_id)
);

create table sessao (
  id uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  familia uuid not null,
  refresh_hash bytea not null,
  manter_logado boolean not null default false,
  ip text,
  agente text,
  criada_at timestamp with time zone not null default now(),
  expira_at timestamp with time zone not null,
  usada_at timestamp with time zone,
  substituta uuid,
  revogada_at timestamp with time zone,
  por_usu_id integer,
  por_escopo text[],
  lib_id integer,
  aparelho text,
  constraint sessao_aparelho_check CHECK ((aparelho ~ '^[0-9a-f]{16}$'::text)),
  constraint sessao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint sessao_hot_id_lib_id_fkey FOREIGN KEY (hot_id, lib_id) REFERENCES liberacao_acesso(hot_id, id) ON DELETE CASCADE,
  constraint sessao_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint sessao_por_usu_id_fkey FOREIGN KEY (por_usu_id) REFERENCES usuario(id),
  constraint sessao_pkey PRIMARY KEY (id),
  constraint sessao_refresh_hash_key UNIQUE (refresh_hash)
);

create table socio (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  cli_id integer not null,
  nome text not null,
  documento text not null,
  participacao numeric(5,2),
  administrador boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  versao integer not null default 1,
  constraint socio_documento_check CHECK ((documento ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'::text)),
  constraint socio_nome_check CHECK (((length(nome) >= 3) AND (length(nome) <= 150))),
  constraint socio_participacao_check CHECK (((participacao > (0)::numeric) AND (participacao <= (100)::numeric))),
  constraint socio_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint socio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint socio_pkey PRIMARY KEY (id),
  constraint socio_cli_id_documento_key UNIQUE (cli_id, documento),
  constraint socio_hot_id_id_key UNIQUE (hot_id, id),
  constraint socio_uid_key UNIQUE (uid)
);

create table solicitacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  usu_id integer not null,
  acao text not null,
  nova_situacao text not null,
  valor bigint,
  sobre bigint,
  motivo text,
  status text not null default 'enviando'::text,
  mensagem text,
  tentativas integer not null default 1,
  data_envio timestamp with time zone not null default clock_timestamp(),
  data_sucesso timestamp with time zone,
  data_erro timestamp with time zone,
  constraint solicitacao_acao_check CHECK ((acao = ANY (ARRAY['Liberada'::text, 'Recusada'::text, 'Novo valor'::text, 'retirar'::text, 'mandarRepasse'::text]))),
  constraint solicitacao_sobre_check CHECK ((sobre >= 0)),
  constraint solicitacao_status_check CHECK ((status = ANY (ARRAY['enviando'::text, 'sucesso'::text, 'erro'::text]))),
  constraint solicitacao_valor_check CHECK ((valor > 0)),
  constraint solicitacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint solicitacao_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint solicitacao_usu_id_fkey FOREIGN KEY (usu_id) REFERENCES usuario(id),
  constraint solicitacao_pkey PRIMARY KEY (id),
  constraint solicitacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint solicitacao_uid_key UNIQUE (uid)
);

create table sossego (
  hot_id integer not null,
  usu_id integer not null,
  silencio_de text,
  silencio_ate text,
  resumo boolean not null default false,
  idioma text not null default 'pt-BR'::text,
  constraint sossego_check CHECK (((silencio_de IS NULL) = (silencio_ate IS NULL))),
  constraint sossego_idioma_check CHECK ((idioma = ANY (ARRAY['pt-BR'::text, 'en'::text, 'es'::text]))),
  constraint sossego_silencio_ate_check CHECK ((silencio_ate ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint sossego_silencio_de_check CHECK ((silencio_de ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint sossego_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint sossego_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint sossego_pkey PRIMARY KEY (hot_id, usu_id)
);

create table suspeita_ignorada (
  hot_id integer not null,
  chave text not null,
  motivo text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint suspeita_ignorada_hot_id_created_by_fkey FOREIGN KEY (hot_id, created_by) REFERENCES usuario(hot_id, id),
  constraint suspeita_ignorada_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint suspeita_ignorada_pkey PRIMARY KEY (hot_id, chave)
);

create table tabela_diaria (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  pat_id integer,
  com_id integer,
  desde date not null,
  diaria bigint not null,
  dias_livres integer not null default 0,
  quem_paga text not null,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint tabela_diaria_diaria_check CHECK (((diaria >= 0) AND (diaria <= '99999999999'::bigint))),
  constraint tabela_diaria_dias_livres_check CHECK (((dias_livres >= 0) AND (dias_livres <= 365))),
  constraint tabela_diaria_nome_check CHECK ((length(nome) <= 120)),
  constraint tabela_diaria_quem_paga_check CHECK ((quem_paga = ANY (ARRAY['comprador'::text, 'comitente'::text, 'ambos'::text, 'ninguem'::text]))),
  constraint tabela_diaria_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint tabela_diaria_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint tabela_diaria_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint tabela_diaria_pkey PRIMARY KEY (id),
  constraint tabela_diaria_hot_id_id_key UNIQUE (hot_id, id),
  constraint tabela_diaria_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint tabela_diaria_uid_key UNIQUE (uid)
);

create table template_transmissao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  video_filter text not null,
  quantidade_cameras integer not null,
  imagem_modelo text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint template_transmissao_quantidade_cameras_check CHECK (((quantidade_cameras >= 0) AND (quantidade_cameras <= 4))),
  constraint template_transmissao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint template_transmissao_pkey PRIMARY KEY (id),
  constraint template_transmissao_hot_id_id_key UNIQUE (hot_id, id),
  constraint template_transmissao_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint template_transmissao_uid_key UNIQUE (uid)
);

create table texto_de_leilao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  tipo text not null,
  titulo text not null,
  texto text not null,
  da_casa boolean not null default false,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint texto_de_leilao_nome_check CHECK ((length(nome) <= 120)),
  constraint texto_de_leilao_texto_check CHECK ((length(texto) <= 20000)),
  constraint texto_de_leilao_tipo_check CHECK ((tipo = ANY (ARRAY['CONDICOES'::text, 'PAGAMENTO'::text, 'VISITACAO'::text, 'RETIRADA'::text, 'DOCUMENTACAO'::text, 'OUTRO'::text]))),
  constraint texto_de_leilao_titulo_check CHECK ((length(titulo) <= 120)),
  constraint texto_de_leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint texto_de_leilao_pkey PRIMARY KEY (id),
  constraint texto_de_leilao_hot_id_id_key UNIQUE (hot_id, id),
  constraint texto_de_leilao_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint texto_de_leilao_uid_key UNIQUE (uid)
);

create table tipo_de_leilao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  descricao text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint tipo_de_leilao_descricao_check CHECK ((length(descricao) <= 300)),
  constraint tipo_de_leilao_nome_check CHECK ((length(nome) <= 80)),
  constraint tipo_de_leilao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint tipo_de_leilao_pkey PRIMARY KEY (id),
  constraint tipo_de_leilao_hot_id_id_key UNIQUE (hot_id, id),
  constraint tipo_de_leilao_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint tipo_de_leilao_uid_key UNIQUE (uid)
);

create table tipo_lote (
  id integer not null,
  nome text not null,
  categoria text not null,
  ordem integer not null default 0,
  constraint tipo_lote_pkey PRIMARY KEY (id)
);

create table tipo_vistoria (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  pode_editar boolean not null default true,
  disponivel_para_tipos text[] not null,
  mostrar_ao_comprador boolean not null default true,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint tipo_vistoria_disponivel_para_tipos_check CHECK ((disponivel_para_tipos <@ ARRAY['LEVE'::text, 'UTILITARIO'::text, 'PESADO'::text, 'MOTO'::text, 'OUTRO'::text])),
  constraint tipo_vistoria_nome_check CHECK (((length(nome) >= 1) AND (length(nome) <= 80))),
  constraint tipo_vistoria_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint tipo_vistoria_pkey PRIMARY KEY (id),
  constraint tipo_vistoria_hot_id_id_key UNIQUE (hot_id, id),
  constraint tipo_vistoria_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint tipo_vistoria_uid_key UNIQUE (uid)
);

create table tipo_vistoria_versao (
  id integer not null generated always as identity,
  hot_id integer not null,
  tip_id integer not null,
  numero integer not null,
  categorias jsonb not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_por text,
  constraint tipo_vistoria_versao_numero_check CHECK ((numero >= 1)),
  constraint tipo_vistoria_versao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint tipo_vistoria_versao_hot_id_tip_id_fkey FOREIGN KEY (hot_id, tip_id) REFERENCES tipo_vistoria(hot_id, id) ON DELETE CASCADE,
  constraint tipo_vistoria_versao_pkey PRIMARY KEY (id),
  constraint tipo_vistoria_versao_hot_id_id_key UNIQUE (hot_id, id),
  constraint tipo_vistoria_versao_tip_id_numero_key UNIQUE (tip_id, numero)
);

create table transmissao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  can_id integer not null,
  tipo text not null,
  situacao text not null default 'CRIADA'::text,
  cerca integer not null default 0,
  video_ativo boolean not null,
  audio_ativo boolean not null,
  posicao_template integer not null,
  transmissao_para_videos boolean not null default false,
  video_filename text,
  video_loop boolean not null default false,
  url_rmtp text not null,
  local text,
  browser text,
  ip text,
  ultima_checagem timestamp with time zone,
  data_inicio timestamp with time zone,
  data_fim timestamp with time zone,
  motivo_fim text,
  usuario_iniciou_id integer,
  usuario_finalizou_id integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  chave_hash bytea,
  constraint transmissao_chave_hash_check CHECK ((length(chave_hash) = 32)),
  constraint transmissao_check CHECK (((data_fim IS NULL) = (situacao <> 'ENCERRADA'::text))),
  constraint transmissao_check1 CHECK (((motivo_fim IS NULL) = (data_fim IS NULL))),
  constraint transmissao_motivo_fim_check CHECK ((motivo_fim = ANY (ARRAY['OPERADOR'::text, 'SUBSTITUIDA'::text, 'CONEXAO_PERDIDA'::text, 'LEILAO_ENCERRADO'::text]))),
  constraint transmissao_posicao_template_check CHECK (((posicao_template >= 0) AND (posicao_template <= 4))),
  constraint transmissao_situacao_check CHECK ((situacao = ANY (ARRAY['CRIADA'::text, 'NO_AR'::text, 'SEM_SINAL'::text, 'ENCERRADA'::text]))),
  constraint transmissao_tipo_check CHECK ((tipo = ANY (ARRAY['CAMERA'::text, 'MESA'::text, 'VIDEO'::text, 'RTMP'::text]))),
  constraint transmissao_hot_id_can_id_fkey FOREIGN KEY (hot_id, can_id) REFERENCES canal_transmissao(hot_id, id),
  constraint transmissao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint transmissao_hot_id_usuario_finalizou_id_fkey FOREIGN KEY (hot_id, usuario_finalizou_id) REFERENCES usuario(hot_id, id),
  constraint transmissao_hot_id_usuario_iniciou_id_fkey FOREIGN KEY (hot_id, usuario_iniciou_id) REFERENCES usuario(hot_id, id),
  constraint transmissao_pkey PRIMARY KEY (id),
  constraint transmissao_hot_id_id_key UNIQUE (hot_id, id),
  constraint transmissao_uid_key UNIQUE (uid),
  constraint transmissao_na_posicao EXCLUDE USING btree (can_id WITH =, posicao_template WITH =) WHERE ((data_fim IS NULL)) DEFERRABLE
);

create table transportadora (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  cnpj text,
  contato_nome text,
  telefone text,
  email text,
  preco_km bigint not null default 0,
  preco_minimo bigint not null default 0,
  preco_frustrada bigint not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint transportadora_contato_nome_check CHECK ((length(contato_nome) <= 120)),
  constraint transportadora_nome_check CHECK ((length(nome) <= 120)),
  constraint transportadora_preco_frustrada_check CHECK (((preco_frustrada >= 0) AND (preco_frustrada <= '99999999999'::bigint))),
  constraint transportadora_preco_km_check CHECK (((preco_km >= 0) AND (preco_km <= '99999999999'::bigint))),
  constraint transportadora_preco_minimo_check CHECK (((preco_minimo >= 0) AND (preco_minimo <= '99999999999'::bigint))),
  constraint transportadora_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint transportadora_pkey PRIMARY KEY (id),
  constraint transportadora_hot_id_id_key UNIQUE (hot_id, id),
  constraint transportadora_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint transportadora_uid_key UNIQUE (uid)
);

create table tratamento_de_dados (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  finalidade text not null,
  base_legal text not null,
  titulares text not null,
  categorias text not null,
  compartilhamento text,
  prazo text not null,
  medidas text,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint tratamento_de_dados_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint tratamento_de_dados_pkey PRIMARY KEY (id),
  constraint tratamento_de_dados_hot_id_id_key UNIQUE (hot_id, id),
  constraint tratamento_de_dados_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint tratamento_de_dados_uid_key UNIQUE (uid)
);

create table ultima_visita (
  cli_id integer not null,
  hot_id integer not null,
  antes_lote integer,
  ultimo_lote integer not null,
  vista_at timestamp with time zone not null,
  constraint ultima_visita_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id) ON DELETE CASCADE,
  constraint ultima_visita_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint ultima_visita_pkey PRIMARY KEY (cli_id)
);

create table unidade_negocio (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  ativo boolean not null default true,
  prioridade integer not null default 0,
  estado character(2),
  versao integer not null default 1,
  constraint unidade_negocio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint unidade_negocio_pkey PRIMARY KEY (id),
  constraint unidade_negocio_hot_id_id_key UNIQUE (hot_id, id),
  constraint unidade_negocio_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint unidade_negocio_uid_key UNIQUE (uid)
);

create table usuario (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  email text not null,
  nome_usuario text,
  senha_hash text,
  papeis text[] not null default '{}'::text[],
  ativo boolean not null default true,
  motivo_bloqueio text,
  ultimo_acesso_at timestamp with time zone,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  regra_redes text[] not null default '{}'::text[],
  regra_dias integer[] not null default '{}'::integer[],
  regra_de time without time zone,
  regra_ate time without time zone,
  plataforma boolean not null default false,
  convite_hash text default substr(encode(uuid_send(gen_random_uuid()), 'hex'::text), 1, 12),
  plataforma_de integer,
  constraint usuario_check CHECK (((regra_de IS NULL) = (regra_ate IS NULL))),
  constraint usuario_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint usuario_plataforma_de_fkey FOREIGN KEY (plataforma_de) REFERENCES usuario(id),
  constraint usuario_pkey PRIMARY KEY (id),
  constraint usuario_hot_id_id_key UNIQUE (hot_id, id),
  constraint usuario_uid_key UNIQUE (uid)
);

create table usuario_comitente (
  hot_id integer not null,
  usu_id integer not null,
  com_id integer not null,
  pelo_grupo boolean not null default false,
  constraint usuario_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id) ON DELETE CASCADE,
  constraint usuario_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint usuario_comitente_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint usuario_comitente_pkey PRIMARY KEY (usu_id, com_id)
);

create table usuario_grupo_comitente (
  hot_id integer not null,
  usu_id integer not null,
  cog_id integer not null,
  constraint usuario_grupo_comitente_hot_id_cog_id_fkey FOREIGN KEY (hot_id, cog_id) REFERENCES comitente_grupo(hot_id, id) ON DELETE CASCADE,
  constraint usuario_grupo_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint usuario_grupo_comitente_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint usuario_grupo_comitente_pkey PRIMARY KEY (usu_id, cog_id)
);

create table usuario_patio (
  hot_id integer not null,
  usu_id integer not null,
  pat_id integer not null,
  constraint usuario_patio_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint usuario_patio_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id) ON DELETE CASCADE,
  constraint usuario_patio_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint usuario_patio_pkey PRIMARY KEY (usu_id, pat_id)
);

create table usuario_permissao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  usu_id integer not null,
  permissao text not null,
  sentido text not null,
  motivo text not null,
  ate timestamp with time zone,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  encerrada_at timestamp with time zone,
  encerrada_by integer,
  constraint usuario_permissao_motivo_check CHECK ((length(motivo) <= 300)),
  constraint usuario_permissao_permissao_check CHECK ((length(permissao) <= 60)),
  constraint usuario_permissao_sentido_check CHECK ((sentido = ANY (ARRAY['dar'::text, 'tirar'::text]))),
  constraint usuario_permissao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint usuario_permissao_encerrada_by_fkey FOREIGN KEY (encerrada_by) REFERENCES usuario(id),
  constraint usuario_permissao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint usuario_permissao_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint usuario_permissao_pkey PRIMARY KEY (id),
  constraint usuario_permissao_uid_key UNIQUE (uid)
);

create table vaga (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  codigo text not null,
  linha integer not null,
  coluna integer not null,
  coberta boolean not null default false,
  ativa boolean not null default true,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint vaga_codigo_check CHECK (((length(codigo) >= 1) AND (length(codigo) <= 12))),
  constraint vaga_coluna_check CHECK (((coluna >= 1) AND (coluna <= 60))),
  constraint vaga_linha_check CHECK (((linha >= 1) AND (linha <= 60))),
  constraint vaga_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint vaga_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint vaga_pkey PRIMARY KEY (id),
  constraint vaga_hot_id_id_key UNIQUE (hot_id, id),
  constraint vaga_uid_key UNIQUE (uid)
);

create table validacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lel_id integer not null,
  cli_id integer not null,
  tipo_validacao text not null,
  resultado text not null default 'Aguardando'::text,
  valor_da_oferta bigint,
  procob_uid uuid,
  ccrpv_uid uuid,
  ci_uid uuid,
  aprovado_by integer,
  aprovado_at timestamp with time zone,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_by integer,
  updated_at timestamp with time zone,
  versao integer not null default 1,
  constraint validacao_resultado_check CHECK ((resultado = ANY (ARRAY['Autorizado'::text, 'Divergente'::text, 'Falha'::text, 'Aguardando'::text]))),
  constraint validacao_tipo_validacao_check CHECK ((tipo_validacao = ANY (ARRAY['Procob'::text, 'Manual'::text, 'CPF_CNPJ_Restritos'::text, 'CPF_CNPJ_Restritos_Bradesco'::text, 'Procob_Inscricao_Estadual'::text]))),
  constraint validacao_valor_da_oferta_check CHECK ((valor_da_oferta > 0)),
  constraint validacao_aprovado_by_fkey FOREIGN KEY (aprovado_by) REFERENCES usuario(id),
  constraint validacao_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint validacao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint validacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint validacao_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint validacao_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES usuario(id),
  constraint validacao_pkey PRIMARY KEY (id),
  constraint validacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint validacao_lel_id_cli_id_tipo_validacao_key UNIQUE (lel_id, cli_id, tipo_validacao),
  constraint validacao_uid_key UNIQUE (uid)
);

create table veiculo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  pat_id integer,
  tipo_id integer not null,
  nome text not null,
  marca text not null,
  modelo text not null,
  versao_modelo text,
  ano_fabricacao integer,
  ano_modelo integer,
  cor text,
  placa character(7),
  placa_chave character(7),
  placa_uf character(2),
  chassi text,
  numero_motor text,
  renavam character(11),
  possui_chave boolean,
  combustivel text,
  km integer,
  cambio text,
  conservacao text,
  sinistro text,
  monta text,
  retomada text not null default 'NAO_DEFINIDO'::text,
  valor_mercado bigint,
  fipe_codigo text,
  fipe_nome text,
  fipe_valor bigint,
  fipe_atualizada_at timestamp with time zone,
  prazo_documento integer,
  laudo_cautelar_resultado text not null default 'NAO_REALIZADO'::text,
  laudo_cautelar_observacao text,
  itens_detalhados jsonb not null default '{}'::jsonb,
  descricao text not null default ''::text,
  observacoes text,
  video_url text,
  cidade text,
  uf character(2),
  inibir_venda boolean not null default false,
  situacao text not null default 'ESTOQUE'::text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  created_by integer,
  vcl_id integer,
  car_id integer,
  unn_id integer,
  placa_localidade text,
  contrato text,
  ultimo_proprietario_nome text,
  ultimo_proprietario_documento text,
  comarca text,
  comarca_entrada date,
  comarca_liberacao date,
  bloquear_remocao boolean not null default false,
  venda_direta boolean not null default false,
  falta_recorte boolean not null default false,
  falta_decalque boolean not null default false,
  integracao_id text,
  integracao_situacao text,
  tags text[] not null default '{}'::text[],
  spincar text,
  no_patio_desde timestamp with time zone not null default clock_timestamp(),
  constraint veiculo_ano_fabricacao_check CHECK (((ano_fabricacao >= 1900) AND (ano_fabricacao <= 2100))),
  constraint veiculo_ano_modelo_check CHECK (((ano_modelo >= 1900) AND (ano_modelo <= 2100))),
  constraint veiculo_fipe_valor_check CHECK ((fipe_valor >= 0)),
  constraint veiculo_km_check CHECK ((km >= 0)),
  constraint veiculo_laudo_cautelar_resultado_check CHECK ((laudo_cautelar_resultado = ANY (ARRAY['APROVADO'::text, 'APROVADO_COM_RESSALVAS'::text, 'REPROVADO'::text, 'NAO_REALIZADO'::text]))),
  constraint veiculo_situacao_check CHECK ((situacao = ANY (ARRAY['ESTOQUE'::text, 'EM_LEILAO'::text, 'VENDIDO'::text, 'ENTREGUE'::text, 'INATIVO'::text]))),
  constraint veiculo_valor_mercado_check CHECK ((valor_mercado >= 0)),
  constraint veiculo_hot_id_car_id_fkey FOREIGN KEY (hot_id, car_id) REFERENCES carteira(hot_id, id),
  constraint veiculo_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint veiculo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint veiculo_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint veiculo_hot_id_unn_id_fkey FOREIGN KEY (hot_id, unn_id) REFERENCES unidade_negocio(hot_id, id),
  constraint veiculo_hot_id_vcl_id_fkey FOREIGN KEY (hot_id, vcl_id) REFERENCES veiculo_classificacao(hot_id, id),
  constraint veiculo_tipo_id_fkey FOREIGN KEY (tipo_id) REFERENCES tipo_lote(id),
  constraint veiculo_pkey PRIMARY KEY (id),
  constraint veiculo_hot_id_id_key UNIQUE (hot_id, id),
  constraint veiculo_uid_key UNIQUE (uid)
);

create table veiculo_acesso (
  hot_id integer not null,
  vei_id integer not null,
  usu_id integer not null,
  dia date not null,
  vezes integer not null default 1,
  ultimo_at timestamp with time zone not null default clock_timestamp(),
  constraint veiculo_acesso_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint veiculo_acesso_hot_id_usu_id_fkey FOREIGN KEY (hot_id, usu_id) REFERENCES usuario(hot_id, id) ON DELETE CASCADE,
  constraint veiculo_acesso_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id) ON DELETE CASCADE,
  constraint veiculo_acesso_pkey PRIMARY KEY (vei_id, usu_id, dia)
);

create table veiculo_classificacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  nome text not null,
  descricao text,
  ordem integer not null default 0,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint veiculo_classificacao_ordem_check CHECK ((ordem >= 0)),
  constraint veiculo_classificacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint veiculo_classificacao_pkey PRIMARY KEY (id),
  constraint veiculo_classificacao_hot_id_id_key UNIQUE (hot_id, id),
  constraint veiculo_classificacao_hot_id_nome_key UNIQUE (hot_id, nome),
  constraint veiculo_classificacao_uid_key UNIQUE (uid)
);

create table veiculo_foto (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vei_id integer not null,
  tipo text not null default 'foto'::text,
  ordem integer not null,
  chave text not null,
  larguras integer[] not null,
  largura integer not null,
  altura integer not null,
  previa text not null default ''::text,
  cor text not null default '#888888'::text,
  legenda text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  created_by integer,
  mfo_id integer,
  aprovada_at timestamp with time zone,
  decidida_by integer,
  motivo_recusa text,
  areas_borradas integer not null default 0,
  constraint veiculo_foto_check CHECK (((tipo <> 'recusada'::text) OR (motivo_recusa IS NOT NULL))),
  constraint veiculo_foto_tipo_check CHECK ((tipo = ANY (ARRAY['foto'::text, 'giro'::text, 'recusada'::text]))),
  constraint veiculo_foto_decidida_by_fkey FOREIGN KEY (decidida_by) REFERENCES usuario(id),
  constraint veiculo_foto_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint veiculo_foto_hot_id_mfo_id_fkey FOREIGN KEY (hot_id, mfo_id) REFERENCES modelo_fotos(hot_id, id),
  constraint veiculo_foto_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id) ON DELETE CASCADE,
  constraint veiculo_foto_pkey PRIMARY KEY (id),
  constraint veiculo_foto_ordem UNIQUE (vei_id, tipo, ordem) DEFERRABLE INITIALLY DEFERRED,
  constraint veiculo_foto_uid_key UNIQUE (uid)
);

create table venda (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  lei_id integer not null,
  cli_id integer not null,
  situacao text not null,
  hash_qrcode text not null default encode(uuid_send(gen_random_uuid()), 'hex'::text),
  valor_desconto bigint not null default 0,
  motivo_desconto text,
  data_pagamento timestamp with time zone not null,
  conta_id integer,
  instrucao_geral text not null default ''::text,
  instrucao_ted text not null default ''::text,
  instrucao_boleto text not null default ''::text,
  codigo_nota_fiscal text,
  motivo_cancelada text,
  cancelada_at timestamp with time zone,
  fechada_at timestamp with time zone,
  fechada_by integer,
  fechada_by_cliente_nome text,
  fechada_by_cliente_assinatura text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  multa_comissao bigint not null default 0,
  multa_valor bigint not null default 0,
  aviso_prazo_at timestamp with time zone,
  aviso_vencida_at timestamp with time zone,
  advogado text,
  endosso_nome text,
  endosso_documento text,
  anulada_at timestamp with time zone,
  constraint venda_advogado_check CHECK (((length(advogado) >= 1) AND (length(advogado) <= 120))),
  constraint venda_check CHECK (((endosso_nome IS NULL) = (endosso_documento IS NULL))),
  constraint venda_endosso_documento_check CHECK ((length(endosso_documento) = ANY (ARRAY[11, 14]))),
  constraint venda_endosso_nome_check CHECK (((length(endosso_nome) >= 1) AND (length(endosso_nome) <= 120))),
  constraint venda_multa_comissao_check CHECK ((multa_comissao >= 0)),
  constraint venda_multa_valor_check CHECK ((multa_valor >= 0)),
  constraint venda_situacao_check CHECK ((situacao = ANY (ARRAY['Condicional'::text, 'Aguardando Pagamento'::text, 'Aguardando Validação'::text, 'Fechada'::text, 'Cancelada'::text, 'Cliente Desistiu'::text]))),
  constraint venda_valor_desconto_check CHECK ((valor_desconto >= 0)),
  constraint venda_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint venda_hot_id_conta_id_fkey FOREIGN KEY (hot_id, conta_id) REFERENCES conta_bancaria(hot_id, id),
  constraint venda_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint venda_hot_id_lei_id_fkey FOREIGN KEY (hot_id, lei_id) REFERENCES leilao(hot_id, id),
  constraint venda_pkey PRIMARY KEY (id),
  constraint venda_hash_qrcode_key UNIQUE (hash_qrcode),
  constraint venda_hot_id_id_key UNIQUE (hot_id, id),
  constraint venda_uid_key UNIQUE (uid)
);

create table venda_direta (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vei_id integer not null,
  situacao text not null default 'ABERTA'::text,
  preco bigint not null,
  valida_ate date,
  comprador_nome text,
  comprador_documento text,
  motivo text,
  versao integer not null default 1,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  cli_id integer,
  lel_id integer,
  constraint venda_direta_check CHECK (((situacao <> ALL (ARRAY['RESERVADA'::text, 'VENDIDA'::text])) OR (comprador_nome IS NOT NULL))),
  constraint venda_direta_preco_check CHECK ((preco > 0)),
  constraint venda_direta_situacao_check CHECK ((situacao = ANY (ARRAY['ABERTA'::text, 'RESERVADA'::text, 'VENDIDA'::text, 'CANCELADA'::text]))),
  constraint venda_direta_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint venda_direta_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint venda_direta_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint venda_direta_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint venda_direta_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint venda_direta_pkey PRIMARY KEY (id),
  constraint venda_direta_hot_id_id_key UNIQUE (hot_id, id),
  constraint venda_direta_uid_key UNIQUE (uid)
);

create table venda_item (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  lel_id integer not null,
  lance_seq integer not null,
  ativo boolean not null default true,
  valor bigint not null,
  valor_comissao bigint not null default 0,
  valor_comissao_extra bigint not null default 0,
  valor_taxa_adm bigint not null default 0,
  valor_despachante bigint not null default 0,
  valor_remocao bigint not null default 0,
  valor_vistoria bigint not null default 0,
  valor_deposito_de_bens bigint not null default 0,
  valor_outros bigint not null default 0,
  valor_recibo bigint not null default 0,
  hash_qrcode text not null default encode(uuid_send(gen_random_uuid()), 'hex'::text),
  metodo_entrega text,
  valor_sedex bigint not null default 0,
  pat_id integer,
  endereco_entrega jsonb,
  data_escolha timestamp with time zone,
  usuario_escolha integer,
  retirada_situacao text not null default 'aguardando_pagamento'::text,
  entregue_at timestamp with time zone,
  entregue_by integer,
  entregue_para text,
  data_fim_estadia timestamp with time zone,
  documentacao_situacao text not null default 'aguardando_retirada'::text,
  documentacao_previsao_dias integer,
  documentacao_envio_at timestamp with time zone,
  documentacao_codigo_envio text,
  documentacao_at timestamp with time zone,
  versao integer not null default 1,
  comissao_porcentagem numeric(5,2),
  comissao_extra_porcentagem numeric(5,2),
  lance_lel_id integer,
  lance_lote integer not null generated always as (COALESCE(lance_lel_id, lel_id)) stored,
  documentacao_by integer,
  constraint venda_item_check CHECK (((metodo_entrega IS DISTINCT FROM 'Retirada'::text) OR (pat_id IS NOT NULL))),
  constraint venda_item_comissao_extra_porcentagem_check CHECK (((comissao_extra_porcentagem >= (0)::numeric) AND (comissao_extra_porcentagem <= (30)::numeric))),
  constraint venda_item_comissao_porcentagem_check CHECK (((comissao_porcentagem >= (0)::numeric) AND (comissao_porcentagem <= (30)::numeric))),
  constraint venda_item_documentacao_situacao_check CHECK ((documentacao_situacao = ANY (ARRAY['aguardando_retirada'::text, 'em_analise'::text, 'com_despachante'::text, 'aguardando_comitente'::text, 'enviado'::text, 'entregue'::text]))),
  constraint venda_item_metodo_entrega_check CHECK ((metodo_entrega = ANY (ARRAY['Sedex'::text, 'Carta Registrada'::text, 'Retirada'::text]))),
  constraint venda_item_retirada_situacao_check CHECK ((retirada_situacao = ANY (ARRAY['aguardando_pagamento'::text, 'aguardando_validacao'::text, 'aguardando_agendamento'::text, 'aguardando_retirada'::text, 'entregue'::text, 'agendamento_cancelado'::text, 'nao_compareceu'::text]))),
  constraint venda_item_valor_check CHECK (((valor > 0) OR ((valor = 0) AND (lance_lel_id IS NOT NULL)))),
  constraint venda_item_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint venda_item_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint venda_item_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint venda_item_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint venda_item_lance_fkey FOREIGN KEY (lance_lote, lance_seq) REFERENCES lance(lel_id, seq),
  constraint venda_item_pkey PRIMARY KEY (id),
  constraint venda_item_hash_qrcode_key UNIQUE (hash_qrcode),
  constraint venda_item_hot_id_id_key UNIQUE (hot_id, id),
  constraint venda_item_uid_key UNIQUE (uid)
);

create table venda_item_extra (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vnd_id integer not null,
  descricao text not null,
  valor bigint not null,
  valor_pago bigint not null default 0,
  ativo boolean not null default true,
  chave_do_pedido uuid not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  created_by integer,
  constraint venda_item_extra_check CHECK (((valor_pago >= 0) AND (valor_pago <= valor))),
  constraint venda_item_extra_descricao_check CHECK (((length(descricao) >= 1) AND (length(descricao) <= 120))),
  constraint venda_item_extra_valor_check CHECK ((valor > 0)),
  constraint venda_item_extra_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint venda_item_extra_hot_id_vnd_id_fkey FOREIGN KEY (hot_id, vnd_id) REFERENCES venda(hot_id, id),
  constraint venda_item_extra_pkey PRIMARY KEY (id),
  constraint venda_item_extra_hot_id_chave_do_pedido_key UNIQUE (hot_id, chave_do_pedido),
  constraint venda_item_extra_uid_key UNIQUE (uid)
);

create table versao_de_termo (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  documento text not null,
  numero text not null,
  vigente_desde date not null,
  texto text not null,
  versao integer not null default 1,
  mudancas text,
  publicada_at timestamp with time zone default clock_timestamp(),
  exigido_desde date,
  constraint versao_de_termo_check CHECK ((exigido_desde >= vigente_desde)),
  constraint versao_de_termo_mudancas_check CHECK (((length(mudancas) >= 1) AND (length(mudancas) <= 2000))),
  constraint versao_de_termo_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint versao_de_termo_pkey PRIMARY KEY (id),
  constraint versao_de_termo_hot_id_documento_numero_key UNIQUE (hot_id, documento, numero),
  constraint versao_de_termo_hot_id_id_key UNIQUE (hot_id, id),
  constraint versao_de_termo_uid_key UNIQUE (uid)
);

create table video_institucional (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  posicao integer not null,
  nome text not null,
  filename text,
  url text,
  tempo_em_segundos integer,
  ativo boolean not null default true,
  versao integer not null default 1,
  constraint video_institucional_posicao_check CHECK (((posicao >= 1) AND (posicao <= 3))),
  constraint video_institucional_tempo_em_segundos_check CHECK (((tempo_em_segundos >= 1) AND (tempo_em_segundos <= 3600))),
  constraint video_institucional_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint video_institucional_pkey PRIMARY KEY (id),
  constraint video_institucional_hot_id_id_key UNIQUE (hot_id, id),
  constraint video_institucional_uid_key UNIQUE (uid)
);

create table visita (
  id bigint not null generated always as identity,
  hot_id integer not null,
  url text not null,
  pagina text,
  lel_id integer,
  cli_id integer,
  visitante_uid uuid,
  sessao_uid uuid,
  quando timestamp with time zone not null default now(),
  constraint visita_check CHECK ((num_nonnulls(cli_id, visitante_uid) = 1)),
  constraint visita_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint visita_pkey PRIMARY KEY (id)
);

create table visitacao (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  pat_id integer not null,
  lel_id integer not null,
  cli_id integer,
  nome text not null,
  email text not null,
  telefone text not null,
  chave text not null default encode(uuid_send(gen_random_uuid()), 'hex'::text),
  inicio timestamp with time zone not null,
  fim timestamp with time zone not null,
  vaga integer not null,
  situacao text not null default 'marcada'::text,
  motivo text,
  remarcacoes integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  encerrada_at timestamp with time zone,
  encerrada_by integer,
  versao integer not null default 1,
  lembrar_em timestamp with time zone,
  constraint visitacao_check CHECK ((fim > inicio)),
  constraint visitacao_email_check CHECK ((email = lower(email))),
  constraint visitacao_situacao_check CHECK ((situacao = ANY (ARRAY['marcada'::text, 'cancelada'::text, 'realizada'::text, 'nao_veio'::text]))),
  constraint visitacao_vaga_check CHECK ((vaga >= 1)),
  constraint visitacao_encerrada_by_fkey FOREIGN KEY (encerrada_by) REFERENCES usuario(id),
  constraint visitacao_hot_id_cli_id_fkey FOREIGN KEY (hot_id, cli_id) REFERENCES cliente(hot_id, id),
  constraint visitacao_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint visitacao_hot_id_lel_id_fkey FOREIGN KEY (hot_id, lel_id) REFERENCES lote(hot_id, id),
  constraint visitacao_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint visitacao_pkey PRIMARY KEY (id),
  constraint visitacao_chave_key UNIQUE (chave),
  constraint visitacao_uid_key UNIQUE (uid)
);

create table vistoria (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  ver_id integer not null,
  vei_id integer not null,
  pat_id integer,
  estadia_id bigint,
  remocao_id bigint,
  situacao text not null default 'Aguardando'::text,
  saida_patio boolean not null default false,
  hash text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  vistoriador_id integer,
  vistoriador text,
  aparelho uuid,
  aparelho_nome text,
  relogio_segundos integer,
  respostas jsonb not null default '{}'::jsonb,
  nota text,
  pontos integer,
  data_inicio timestamp with time zone,
  data_fim timestamp with time zone,
  aparelho_inicio timestamp with time zone,
  aparelho_fim timestamp with time zone,
  sincronizada_em timestamp with time zone,
  motivo_cancelada text,
  pedida_por text,
  created_at timestamp with time zone not null default clock_timestamp(),
  versao integer not null default 1,
  pedida_by integer,
  constraint vistoria_hash_check CHECK ((length(hash) = 32)),
  constraint vistoria_nota_check CHECK ((nota = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text]))),
  constraint vistoria_situacao_check CHECK ((situacao = ANY (ARRAY['Aguardando'::text, 'Realizada'::text, 'Cancelada'::text]))),
  constraint vistoria_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint vistoria_hot_id_pat_id_fkey FOREIGN KEY (hot_id, pat_id) REFERENCES patio(hot_id, id),
  constraint vistoria_hot_id_vei_id_fkey FOREIGN KEY (hot_id, vei_id) REFERENCES veiculo(hot_id, id),
  constraint vistoria_hot_id_ver_id_fkey FOREIGN KEY (hot_id, ver_id) REFERENCES tipo_vistoria_versao(hot_id, id),
  constraint vistoria_hot_id_vistoriador_id_fkey FOREIGN KEY (hot_id, vistoriador_id) REFERENCES usuario(hot_id, id),
  constraint vistoria_pedida_by_fkey FOREIGN KEY (pedida_by) REFERENCES usuario(id),
  constraint vistoria_pkey PRIMARY KEY (id),
  constraint vistoria_hash_key UNIQUE (hash),
  constraint vistoria_hot_id_id_key UNIQUE (hot_id, id),
  constraint vistoria_uid_key UNIQUE (uid)
);

create table vistoria_copia (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  vis_id integer not null,
  pat_id integer,
  vistoriador_id integer,
  vistoriador text not null,
  aparelho uuid not null,
  aparelho_nome text,
  relogio_segundos integer not null,
  respostas jsonb not null default '{}'::jsonb,
  motivo text not null,
  aparelho_inicio timestamp with time zone,
  recebida_em timestamp with time zone not null default clock_timestamp(),
  atualizada_em timestamp with time zone not null default clock_timestamp(),
  vista_em timestamp with time zone,
  vista_por text,
  constraint vistoria_copia_motivo_check CHECK ((motivo = ANY (ARRAY['OUTRO_APARELHO'::text, 'Realizada'::text, 'Cancelada'::text]))),
  constraint vistoria_copia_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint vistoria_copia_hot_id_vis_id_fkey FOREIGN KEY (hot_id, vis_id) REFERENCES vistoria(hot_id, id) ON DELETE CASCADE,
  constraint vistoria_copia_hot_id_vistoriador_id_fkey FOREIGN KEY (hot_id, vistoriador_id) REFERENCES usuario(hot_id, id),
  constraint vistoria_copia_pkey PRIMARY KEY (id),
  constraint vistoria_copia_hot_id_id_key UNIQUE (hot_id, id),
  constraint vistoria_copia_uid_key UNIQUE (uid),
  constraint vistoria_copia_vis_id_aparelho_key UNIQUE (vis_id, aparelho)
);

create table webhook_comitente (
  id integer not null generated always as identity,
  uid uuid not null default gen_random_uuid(),
  hot_id integer not null,
  com_id integer not null,
  ambiente text not null,
  endereco text not null,
  eventos text[] not null,
  segredo bytea not null,
  segredo_chave text not null,
  ativo boolean not null default true,
  removido_at timestamp with time zone,
  created_by integer,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint webhook_comitente_ambiente_check CHECK ((ambiente = ANY (ARRAY['producao'::text, 'teste'::text]))),
  constraint webhook_comitente_endereco_check CHECK ((length(endereco) <= 500)),
  constraint webhook_comitente_eventos_check CHECK ((cardinality(eventos) > 0)),
  constraint webhook_comitente_created_by_fkey FOREIGN KEY (created_by) REFERENCES usuario(id),
  constraint webhook_comitente_hot_id_com_id_fkey FOREIGN KEY (hot_id, com_id) REFERENCES comitente(hot_id, id),
  constraint webhook_comitente_hot_id_fkey FOREIGN KEY (hot_id) REFERENCES hotsite(id),
  constraint webhook_comitente_pkey PRIMARY KEY (id),
  constraint webhook_comitente_hot_id_id_key UNIQUE (hot_id, id),
  constraint webhook_comitente_uid_key UNIQUE (uid)
);

CREATE INDEX aceite_de_termo_da_versao ON public.aceite_de_termo USING btree (ver_id);
CREATE INDEX acesso_revogado_quando ON public.acesso_revogado USING btree (quando);
CREATE INDEX agendamento_agenda ON public.agendamento USING btree (pat_id, inicio);
CREATE UNIQUE INDEX agendamento_item ON public.agendamento USING btree (item_id) WHERE (situacao = 'agendado'::text);
CREATE UNIQUE INDEX agendamento_vaga ON public.agendamento USING btree (pat_id, inicio, vaga) WHERE (situacao = 'agendado'::text);
CREATE UNIQUE INDEX alerta_de_operacao_aberto ON public.alerta_de_operacao USING btree (medida) WHERE (ate IS NULL);
CREATE INDEX alerta_de_operacao_desde ON public.alerta_de_operacao USING btree (desde DESC);
CREATE INDEX anexo_chave ON public.anexo USING btree (arquivo);
CREATE INDEX anexo_do_registro ON public.anexo USING btree (hot_id, entidade, entidade_uid, ordem, id) WHERE (removido_at IS NULL);
CREATE UNIQUE INDEX anulacao_aberta ON public.anulacao USING btree (item_id) WHERE (situacao = 'PEDIDA'::text);
CREATE INDEX anulacao_da_venda ON public.anulacao USING btree (hot_id, vnd_id);
CREATE INDEX anulacao_decidida_by ON public.anulacao USING btree (decidida_by);
CREATE INDEX anulacao_do_item ON public.anulacao USING btree (item_id);
CREATE INDEX anulacao_pedida_by ON public.anulacao USING btree (pedida_by);
CREATE INDEX aparelho_conhecido_por_resumo ON public.aparelho_conhecido USING btree (hot_id, resumo);
CREATE INDEX aparelho_conhecido_visto ON public.aparelho_conhecido USING btree (visto_at);
CREATE INDEX arquivo_publico_hot_id ON public.arquivo_publico USING btree (hot_id);
CREATE INDEX arquivo_publico_sem_uso ON public.arquivo_publico USING btree (sem_uso_desde) WHERE (sem_uso_desde IS NOT NULL);
CREATE INDEX auditoria_entidade ON public.auditoria USING btree (hot_id, entidade, entidade_uid, id DESC);
CREATE INDEX auditoria_quando ON public.auditoria USING brin (quando);
CREATE INDEX avaliacao_da_compra_situacao ON public.avaliacao_da_compra USING btree (hot_id, situacao, created_at DESC);
CREATE INDEX aviso_anexo_arquivo ON public.aviso_anexo USING btree (arquivo);
CREATE INDEX aviso_anexo_aviso ON public.aviso_anexo USING btree (avi_id);
CREATE INDEX aviso_anexo_idade ON public.aviso_anexo USING btree (created_at);
CREATE INDEX aviso_do_cliente ON public.aviso USING btree (cli_id, tipo, chave) WHERE (cli_id IS NOT NULL);
CREATE INDEX aviso_entrega_aparelho ON public.aviso_entrega USING btree (ins_id) WHERE (ins_id IS NOT NULL);
CREATE INDEX aviso_entrega_carta ON public.aviso_entrega USING btree (cai_id) WHERE (cai_id IS NOT NULL);
CREATE INDEX aviso_entrega_devida ON public.aviso_entrega USING btree (quando) WHERE (situacao = ANY (ARRAY['adiada'::text, 'pendente'::text]));
CREATE INDEX aviso_entrega_sino ON public.aviso_entrega USING btree (usu_id, id DESC) WHERE ((canal = 'sino'::text) AND (situacao <> 'dispensada'::text));
CREATE INDEX aviso_recente ON public.aviso USING btree (hot_id, id DESC);
CREATE INDEX aviso_velho ON public.aviso USING btree (created_at);
CREATE INDEX banner_hotsite ON public.banner USING btree (hot_id, posicao, prioridade DESC);
CREATE INDEX bloqueio_da_casa ON public.bloqueio USING btree (hot_id, id DESC);
CREATE UNIQUE INDEX bloqueio_de_um_alvo ON public.bloqueio USING btree (hot_id, tipo, alvo) WHERE (encerrado_at IS NULL);
CREATE INDEX boletim_carta_caixa ON public.boletim_carta USING btree (hot_id, cai_id);
CREATE INDEX boletim_carta_inscricao ON public.boletim_carta USING btree (hot_id, ins_id);
CREATE INDEX boletim_hotsite ON public.boletim USING btree (hot_id, id DESC);
CREATE INDEX boleto_aberto ON public.boleto USING btree (hot_id, vencimento) WHERE (situacao = ANY (ARRAY['aguardandoRegistro'::text, 'registrado'::text, 'cancelando'::text]));
CREATE INDEX boleto_da_venda ON public.boleto USING btree (vnd_id);
CREATE INDEX boleto_do_pagamento ON public.boleto USING btree (pag_id);
CREATE INDEX boleto_liquidacao_do_boleto ON public.boleto_liquidacao USING btree (bol_id);
CREATE INDEX busca_lote_fim ON public.busca_lote USING btree (hot_id, data_fim, lote_id) WHERE publico;
CREATE INDEX busca_lote_leilao ON public.busca_lote USING btree (hot_id, lei_uid);
CREATE INDEX busca_lote_lel_uid ON public.busca_lote USING btree (lel_uid);
CREATE INDEX busca_lote_modelo ON public.busca_lote USING btree (hot_id, marca, modelo);
CREATE INDEX busca_lote_palavras ON public.busca_lote USING gin (palavras);
CREATE INDEX busca_lote_sem_palavras ON public.busca_lote USING btree (lote_id) WHERE (palavras IS NULL);
CREATE INDEX busca_lote_tx ON public.busca_lote USING btree (tx);
CREATE INDEX busca_lote_vei_uid ON public.busca_lote USING btree (vei_uid);
CREATE UNIQUE INDEX busca_salva_do_email ON public.busca_salva USING btree (hot_id, email, endereco) WHERE (email IS NOT NULL);
CREATE INDEX busca_salva_lote_lote ON public.busca_salva_lote USING btree (lel_id);
CREATE INDEX busca_salva_lote_por_avisar ON public.busca_salva_lote USING btree (bsa_id) WHERE (avisado_at IS NULL);
CREATE INDEX busca_salva_vence ON public.busca_salva USING btree (vence_at) WHERE (vence_at IS NOT NULL);
CREATE INDEX cadastro_pendente_expira ON public.cadastro_pendente USING btree (expira_at);
CREATE INDEX caixa_postal_recente ON public.caixa_postal USING btree (hot_id, id DESC);
CREATE UNIQUE INDEX canal_transmissao_nome ON public.canal_transmissao USING btree (hot_id, lei_id, nome) WHERE (removido_at IS NULL);
CREATE INDEX canal_transmissao_template ON public.canal_transmissao USING btree (hot_id, tem_id);
CREATE UNIQUE INDEX cartao_contestacao_aberta ON public.cartao_contestacao USING btree (car_id) WHERE (situacao = ANY (ARRAY['aberta'::text, 'defendida'::text]));
CREATE INDEX cartao_contestacao_do_cartao ON public.cartao_contestacao USING btree (car_id);
CREATE INDEX cartao_da_venda ON public.cartao_transacao USING btree (vnd_id);
CREATE UNIQUE INDEX cartao_estorno_da_devolucao ON public.cartao_estorno USING btree (dev_id) WHERE (situacao <> 'recusado'::text);
CREATE INDEX cartao_estorno_do_cartao ON public.cartao_estorno USING btree (car_id);
CREATE UNIQUE INDEX cartao_estorno_inteiro ON public.cartao_estorno USING btree (car_id) WHERE ((dev_id IS NULL) AND (situacao <> 'recusado'::text));
CREATE INDEX cartao_por_conferir ON public.cartao_transacao USING btree (conferida_at) WHERE (situacao = ANY (ARRAY['aguardando'::text, 'autenticando'::text, 'autorizada'::text, 'capturada'::text, 'liquidada'::text, 'contestada'::text]));
CREATE INDEX caucao_a_assentar ON public.caucao USING btree (id) WHERE (situacao = ANY (ARRAY['AGUARDANDO_PAGAMENTO'::text, 'EM_CONFERENCIA'::text, 'PAGA'::text, 'DEVOLVENDO'::text]));
CREATE INDEX caucao_do_cliente ON public.caucao USING btree (cli_id, id DESC);
CREATE INDEX caucao_do_leilao ON public.caucao USING btree (hot_id, lei_id, id DESC);
CREATE UNIQUE INDEX caucao_viva ON public.caucao USING btree (lei_id, cli_id) WHERE (situacao = ANY (ARRAY['AGUARDANDO_PAGAMENTO'::text, 'EM_CONFERENCIA'::text, 'PAGA'::text]));
CREATE INDEX chat_mensagem_chat ON public.chat_mensagem USING btree (chat_id, id DESC);
CREATE INDEX chave_comitente_dele ON public.chave_comitente USING btree (hot_id, com_id);
CREATE INDEX chave_de_acesso_da_pessoa ON public.chave_de_acesso USING btree (usu_id);
CREATE INDEX chegada_do_comitente ON public.chegada USING btree (hot_id, com_id);
CREATE INDEX chegada_do_patio ON public.chegada USING btree (hot_id, pat_id);
CREATE INDEX chegada_do_veiculo ON public.chegada USING btree (hot_id, vei_id);
CREATE INDEX chegada_por_dia ON public.chegada USING btree (hot_id, prevista_para);
CREATE UNIQUE INDEX cliente_apelido ON public.cliente USING btree (hot_id, lower(apelido));
CREATE UNIQUE INDEX cliente_cnpj ON public.cliente USING btree (hot_id, cnpj);
CREATE INDEX cliente_convidado ON public.cliente USING btree (hot_id, convidado_hash) WHERE (convidado_hash IS NOT NULL);
CREATE UNIQUE INDEX cliente_convite ON public.cliente USING btree (convite_hash);
CREATE UNIQUE INDEX cliente_cpf ON public.cliente USING btree (hot_id, cpf) WHERE (cnpj IS NULL);
CREATE INDEX cliente_documento_arquivo ON public.cliente_documento USING btree (arquivo);
CREATE INDEX cliente_documento_cliente ON public.cliente_documento USING btree (cli_id, enviado_at DESC);
CREATE INDEX cliente_documento_fila ON public.cliente_documento USING btree (hot_id, enviado_at) WHERE (situacao = 'Aguardando Validação'::text);
CREATE INDEX cliente_documento_socio ON public.cliente_documento USING btree (soc_id) WHERE (soc_id IS NOT NULL);
CREATE INDEX cliente_grupo_grupo ON public.cliente_grupo USING btree (gru_id);
CREATE INDEX cliente_unido ON public.cliente USING btree (unido_a) WHERE (unido_a IS NOT NULL);
CREATE INDEX comitente_do_grupo ON public.comitente USING btree (cog_id) WHERE (cog_id IS NOT NULL);
CREATE INDEX comprovante_arquivo ON public.comprovante USING btree (arquivo);
CREATE INDEX comprovante_do_item ON public.comprovante USING btree (item_id, tipo) WHERE (item_id IS NOT NULL);
CREATE INDEX comprovante_pagamento ON public.comprovante USING btree (pag_id);
CREATE INDEX comprovante_venda ON public.comprovante USING btree (vnd_id, id DESC);
CREATE UNIQUE INDEX conta_bancaria_numero ON public.conta_bancaria USING btree (hot_id, conta, agencia, banco_codigo, COALESCE(com_id, 0)) WHERE ativa;
CREATE UNIQUE INDEX convenio_boleto_principal ON public.convenio_boleto USING btree (hot_id) WHERE principal;
CREATE INDEX credito_de_indicacao_da_conta ON public.credito_de_indicacao USING btree (usu_id) WHERE (usu_id IS NOT NULL);
CREATE INDEX credito_de_indicacao_da_venda ON public.credito_de_indicacao USING btree (vnd_id);
CREATE INDEX credito_de_indicacao_de ON public.credito_de_indicacao USING btree (cli_id);
CREATE INDEX credito_de_indicacao_usado ON public.credito_de_indicacao USING btree (usado_vnd_id) WHERE (usado_vnd_id IS NOT NULL);
CREATE INDEX deposito_bens_do_patio ON public.deposito_bens USING btree (pat_id);
CREATE INDEX deposito_item_do_deposito ON public.deposito_item USING btree (dep_id);
CREATE INDEX desafio_de_chave_expira ON public.desafio_de_chave USING btree (expira_at);
CREATE INDEX despesa_do_comitente_do_veiculo ON public.despesa_do_comitente USING btree (vei_id);
CREATE INDEX despesa_do_comitente_esperando ON public.despesa_do_comitente USING btree (hot_id, com_id) WHERE (pre_id IS NULL);
CREATE INDEX destino_transmissao_do_canal ON public.destino_transmissao USING btree (hot_id, can_id);
CREATE INDEX detran_consulta_do_veiculo ON public.detran_consulta USING btree (vei_id, id DESC);
CREATE INDEX devolucao_a_fazer ON public.devolucao USING btree (hot_id, id) WHERE (situacao = ANY (ARRAY['a_devolver'::text, 'pedida'::text]));
CREATE INDEX devolucao_da_venda ON public.devolucao USING btree (vnd_id);
CREATE INDEX devolucao_do_pix ON public.devolucao USING btree (end_to_end_id) WHERE (end_to_end_id IS NOT NULL);
CREATE UNIQUE INDEX devolucao_sem_cobranca ON public.devolucao USING btree (end_to_end_id) WHERE (origem = 'sem-cobranca'::text);
CREATE INDEX documento_emitido_chave ON public.documento_emitido USING btree (hot_id, chave) WHERE (chave IS NOT NULL);
CREATE INDEX documento_emitido_venda ON public.documento_emitido USING btree (vnd_id);
CREATE UNIQUE INDEX documento_emitido_vigente ON public.documento_emitido USING btree (hot_id, tipo, vnd_id, COALESCE(chave, ''::text)) WHERE (cancelado_at IS NULL);
CREATE INDEX documento_restrito_do_cliente ON public.documento_restrito USING btree (cli_id);
CREATE INDEX ensaio_comitente_dele ON public.ensaio_comitente USING btree (hot_id, com_id, tipo, id);
CREATE INDEX entrada_comitente_dele ON public.entrada_comitente USING btree (hot_id, com_id, id DESC);
CREATE INDEX entrada_comitente_quando ON public.entrada_comitente USING btree (criada_at);
CREATE UNIQUE INDEX entrega_troca_aberta ON public.entrega_troca USING btree (item_id) WHERE (situacao = ANY (ARRAY['aguardandoComprovante'::text, 'aguardandoValidacao'::text, 'divergente'::text]));
CREATE INDEX entrega_troca_do_item ON public.entrega_troca USING btree (item_id, id DESC);
CREATE INDEX envio_de_anexo_da_conta ON public.envio_de_anexo USING btree (hot_id, usu_id);
CREATE UNIQUE INDEX estadia_ativa_do_veiculo ON public.estadia USING btree (hot_id, vei_id) WHERE (situacao <> ALL (ARRAY['FINALIZADA'::text, 'CANCELADA'::text]));
CREATE UNIQUE INDEX estadia_chave ON public.estadia USING btree (hot_id, codigo_chave) WHERE (situacao <> ALL (ARRAY['FINALIZADA'::text, 'CANCELADA'::text]));
CREATE INDEX estadia_do_comitente ON public.estadia USING btree (com_id);
CREATE INDEX estadia_do_patio ON public.estadia USING btree (hot_id, pat_id, situacao);
CREATE INDEX estadia_do_veiculo ON public.estadia USING btree (vei_id);
CREATE INDEX estadia_movimento_da_estadia ON public.estadia_movimento USING btree (est_id);
CREATE UNIQUE INDEX estadia_na_vaga ON public.estadia USING btree (hot_id, vaga_id) WHERE (situacao <> ALL (ARRAY['FINALIZADA'::text, 'CANCELADA'::text]));
CREATE INDEX estadia_servico_aberto ON public.estadia_servico USING btree (hot_id, prometido_at) WHERE (situacao = ANY (ARRAY['SOLICITADO'::text, 'AGENDADO'::text]));
CREATE INDEX estadia_servico_da_estadia ON public.estadia_servico USING btree (est_id);
CREATE INDEX evento_comitente_quando ON public.evento_comitente USING btree (criado_at);
CREATE INDEX evento_convidado_do_cliente ON public.evento_convidado USING btree (cli_id) WHERE (cli_id IS NOT NULL);
CREATE UNIQUE INDEX evento_convidado_por_email ON public.evento_convidado USING btree (eve_id, email);
CREATE INDEX evento_do_leilao ON public.evento USING btree (lei_id) WHERE (lei_id IS NOT NULL);
CREATE INDEX externo_aviso_pendente ON public.externo_aviso USING btree (proxima_at) WHERE (situacao = 'recebido'::text);
CREATE INDEX externo_aviso_recebido ON public.externo_aviso USING btree (recebido_at);
CREATE INDEX externo_credencial_chave ON public.externo_credencial USING btree (chave_id);
CREATE INDEX externo_envio_concluido ON public.externo_envio USING btree (concluido_at) WHERE (situacao <> 'pendente'::text);
CREATE INDEX externo_envio_objeto ON public.externo_envio USING btree (hot_id, objeto_uid) WHERE (objeto_uid IS NOT NULL);
CREATE INDEX externo_envio_parado ON public.externo_envio USING btree (hot_id, concluido_at) WHERE (situacao = ANY (ARRAY['falhou'::text, 'conferir'::text, 'recusado'::text]));
CREATE INDEX externo_envio_pendente ON public.externo_envio USING btree (proxima_at) WHERE (situacao = 'pendente'::text);
CREATE INDEX externo_registro_envio ON public.externo_registro USING btree (env_id) WHERE (env_id IS NOT NULL);
CREATE INDEX externo_registro_hotsite ON public.externo_registro USING btree (hot_id, id DESC);
CREATE INDEX externo_registro_objeto ON public.externo_registro USING btree (hot_id, objeto_uid, id DESC) WHERE (objeto_uid IS NOT NULL);
CREATE INDEX externo_registro_parceiro ON public.externo_registro USING btree (hot_id, parceiro, id DESC);
CREATE INDEX externo_registro_quando ON public.externo_registro USING btree (quando);
CREATE INDEX extrato_linha_extrato ON public.extrato_linha USING btree (ext_id);
CREATE INDEX gravacao_do_canal ON public.gravacao USING btree (hot_id, can_id);
CREATE INDEX gravacao_do_leilao ON public.gravacao USING btree (hot_id, lei_id, inicio);
CREATE INDEX gravacao_marca_do_lote ON public.gravacao_marca USING btree (hot_id, lel_id, seq);
CREATE INDEX habilitacao_cliente ON public.habilitacao USING btree (cli_id);
CREATE INDEX habilitacao_do_aceito ON public.habilitacao USING btree (aceito_id) WHERE (aceito_id IS NOT NULL);
CREATE INDEX historico_login_por_endereco ON public.historico_login USING btree (hot_id, ip, quando) WHERE (resultado = 'ok'::text);
CREATE INDEX historico_login_usuario ON public.historico_login USING btree (usu_id, quando DESC);
CREATE INDEX importacao_arquivo ON public.importacao USING btree (arquivo) WHERE (arquivo IS NOT NULL);
CREATE INDEX importacao_recente ON public.importacao USING btree (hot_id, id DESC);
CREATE INDEX incidente_da_venda ON public.incidente USING btree (vnd_id);
CREATE INDEX incidente_de_dados_afetado_cliente ON public.incidente_de_dados_afetado USING btree (cli_id);
CREATE INDEX incidente_do_cliente ON public.incidente USING btree (cli_id, id);
CREATE INDEX incidente_do_comitente ON public.incidente USING btree (com_id);
CREATE INDEX incidente_do_item ON public.incidente USING btree (item_id);
CREATE INDEX incidente_do_lote ON public.incidente USING btree (lel_id);
CREATE INDEX incidente_do_responsavel ON public.incidente USING btree (responsavel_id);
CREATE INDEX incidente_do_veiculo ON public.incidente USING btree (vei_id);
CREATE INDEX incidente_mensagem_do_incidente ON public.incidente_mensagem USING btree (inc_id, id);
CREATE INDEX incidente_pendente ON public.incidente USING btree (prazo) WHERE (situacao = ANY (ARRAY['ABERTO'::text, 'EM_ANALISE'::text, 'AGUARDANDO_CLIENTE'::text]));
CREATE UNIQUE INDEX indice_mensal_mes ON public.indice_mensal USING btree (hot_id, mes, indice);
CREATE INDEX inscricao_push_cliente ON public.inscricao_push USING btree (cli_id);
CREATE INDEX integracao_comitente_da_integradora ON public.integracao_comitente USING btree (hot_id, integradora);
CREATE INDEX integracao_comitente_do_comitente ON public.integracao_comitente USING btree (com_id);
CREATE INDEX integracao_comitente_do_patio ON public.integracao_comitente USING btree (pat_id);
CREATE INDEX integracao_leilao_do_leilao ON public.integracao_leilao USING btree (lei_id);
CREATE INDEX integracao_leilao_tag_da_tag ON public.integracao_leilao_tag USING btree (tag_id);
CREATE INDEX integracao_lote_do_lote ON public.integracao_lote USING btree (lel_id);
CREATE UNIQUE INDEX lance_cliente ON public.lance USING btree (cli_id, lel_id, chave) WHERE (cli_id IS NOT NULL);
CREATE INDEX lance_hash ON public.lance USING brin (hash bytea_bloom_ops (n_distinct_per_range='4096', false_positive_rate='0.01')) WITH (pages_per_range='64', autosummarize='on');
CREATE INDEX lance_que_vale ON public.lance USING btree (lel_id, situacao) WHERE (situacao = ANY (ARRAY['vencendo'::text, 'vencedor'::text]));
CREATE INDEX leilao_agenda ON public.leilao USING btree (hot_id, situacao, data);
CREATE UNIQUE INDEX leilao_das_vendas_diretas ON public.leilao USING btree (hot_id, vendas_diretas_do_ano) WHERE (vendas_diretas_do_ano IS NOT NULL);
CREATE UNIQUE INDEX leilao_de_teste ON public.leilao USING btree (hot_id) WHERE teste;
CREATE INDEX leilao_do_regulamento ON public.leilao USING btree (reg_id) WHERE (reg_id IS NOT NULL);
CREATE INDEX leilao_do_texto ON public.leilao USING btree (tex_id) WHERE (tex_id IS NOT NULL);
CREATE INDEX leilao_do_tipo ON public.leilao USING btree (let_id) WHERE (let_id IS NOT NULL);
CREATE INDEX liberacao_acesso_a_vencer ON public.liberacao_acesso USING btree (ate) WHERE (situacao = ANY (ARRAY['aguardando'::text, 'consentida'::text]));
CREATE UNIQUE INDEX liberacao_acesso_de_pe ON public.liberacao_acesso USING btree (cli_id, usu_id) WHERE (situacao = ANY (ARRAY['aguardando'::text, 'consentida'::text]));
CREATE INDEX liberacao_acesso_usuario ON public.liberacao_acesso USING btree (usu_id) WHERE (situacao = 'consentida'::text);
CREATE INDEX limite_de_taxa_chave ON public.limite_de_taxa USING btree (chave, quando);
CREATE INDEX login_conteudo_hotsite ON public.login_conteudo USING btree (hot_id, prioridade DESC);
CREATE INDEX login_pendente_expira ON public.login_pendente USING btree (expira_at);
CREATE INDEX lote_a_encerrar ON public.lote USING btree (data_fim) WHERE (situacao = ANY (ARRAY['LIBERADO_LEILAO'::text, 'PLACAR'::text]));
CREATE INDEX lote_ag_cliente ON public.lote USING btree (situacao_at) WHERE (situacao = 'AG_CLIENTE'::text);
CREATE INDEX lote_condicional_aberta ON public.lote USING btree (condicional_prazo) WHERE (situacao = 'CONDICIONAL'::text);
CREATE INDEX lote_condicional_do_cliente ON public.lote USING btree (lance_cli_id) WHERE (condicional_situacao IS NOT NULL);
CREATE INDEX lote_do_conjunto ON public.lote USING btree (conjunto_principal_id) WHERE (conjunto_principal_id IS NOT NULL);
CREATE INDEX lote_leilao ON public.lote USING btree (lei_id, posicao_leilao);
CREATE INDEX lote_no_palco ON public.lote USING btree (lei_id, situacao) WHERE (situacao = ANY (ARRAY['PLACAR'::text, 'AO_VIVO'::text, 'DOULHE_UMA'::text, 'DOULHE_DUAS'::text]));
CREATE INDEX lote_regra_anterior_lote ON public.lote_regra_anterior USING btree (lel_id, ate_seq);
CREATE INDEX lote_relogio ON public.lote USING btree (relogio_fim) WHERE (situacao = ANY (ARRAY['AO_VIVO'::text, 'DOULHE_UMA'::text, 'DOULHE_DUAS'::text]));
CREATE INDEX lote_veiculo ON public.lote USING btree (vei_id);
CREATE UNIQUE INDEX lote_veiculo_ativo ON public.lote USING btree (vei_id) WHERE (situacao <> ALL (ARRAY['NAO_ARREMATADO'::text, 'CLIENTE_DESISTIU'::text, 'CANCELADO_NO_LEILAO'::text, 'NEGADA_CONDICIONAL'::text, 'LOTE_CANCELADO'::text, 'CONDICIONAL_NEGADA'::text, 'RECOMPRA'::text, 'RETIRADO'::text]));
CREATE UNIQUE INDEX manutencao_de_pe ON public.manutencao USING btree (hot_id) WHERE (situacao = ANY (ARRAY['anunciada'::text, 'fechada'::text]));
CREATE INDEX mapfre_evento_a_espera ON public.mapfre_evento USING btree (hot_id, removal_id) WHERE (status = 'WAITING'::text);
CREATE INDEX mapfre_evento_do_aviso ON public.mapfre_evento USING btree (avi_uid);
CREATE INDEX mapfre_evento_do_processo ON public.mapfre_evento USING btree (pro_id);
CREATE INDEX mapfre_processo_da_remocao ON public.mapfre_processo USING btree (rem_id);
CREATE INDEX mapfre_processo_do_veiculo ON public.mapfre_processo USING btree (vei_id);
CREATE INDEX medida_do_processo_quando ON public.medida_do_processo USING btree (quando);
CREATE INDEX mensagem_do_site_cliente ON public.mensagem_do_site USING btree (hot_id, cli_id) WHERE (cli_id IS NOT NULL);
CREATE INDEX mensagem_do_site_hotsite ON public.mensagem_do_site USING btree (hot_id, id DESC);
CREATE INDEX mensagem_do_site_visto_by ON public.mensagem_do_site USING btree (hot_id, visto_by) WHERE (visto_by IS NOT NULL);
CREATE INDEX mora_da_parcela_da ON public.mora_da_parcela USING btree (vnd_id);
CREATE INDEX motorista_da_transportadora ON public.motorista USING btree (tra_id);
CREATE INDEX motorista_usuario ON public.motorista USING btree (usu_id);
CREATE INDEX mudanca_de_contato_antes ON public.mudanca_de_contato USING btree (hot_id, lower(antes)) WHERE (situacao = 'feita'::text);
CREATE INDEX mudanca_de_contato_usuario ON public.mudanca_de_contato USING btree (usu_id, canal, id DESC);
CREATE UNIQUE INDEX newsletter_inscricao_email ON public.newsletter_inscricao USING btree (hot_id, lower(email));
CREATE INDEX newsletter_inscricao_recentes ON public.newsletter_inscricao USING btree (hot_id, id DESC);
CREATE INDEX newsletter_inscricao_saiu ON public.newsletter_inscricao USING btree (hot_id, saiu_bol_id) WHERE (saiu_bol_id IS NOT NULL);
CREATE UNIQUE INDEX ordem_de_pagamento_viva ON public.ordem_de_pagamento USING btree (hot_id, pre_id) WHERE (situacao <> 'recusada'::text);
CREATE UNIQUE INDEX pagamento_cheque ON public.pagamento USING btree (hot_id, ((detalhes ->> 'chequeBanco'::text)), ((detalhes ->> 'chequeAgencia'::text)), ((detalhes ->> 'chequeConta'::text)), ((detalhes ->> 'chequeNumero'::text))) WHERE ((tipo = 'CHEQUE'::text) AND ativo AND (situacao <> 'divergente'::text) AND (detalhes ? 'chequeNumero'::text));
CREATE INDEX pagamento_da_caucao ON public.pagamento USING btree (cau_id) WHERE (cau_id IS NOT NULL);
CREATE UNIQUE INDEX pagamento_nsu ON public.pagamento USING btree (hot_id, ((detalhes ->> 'terminal'::text)), ((detalhes ->> 'nsu'::text))) WHERE ((tipo = 'CARTAO_DE_CREDITO_MANUAL'::text) AND ativo AND (situacao <> 'divergente'::text) AND (detalhes ? 'nsu'::text));
CREATE UNIQUE INDEX pagamento_recibo ON public.pagamento USING btree (hot_id, recibo_numero);
CREATE INDEX pagamento_venda ON public.pagamento USING btree (vnd_id);
CREATE INDEX pagina_item_sessao ON public.pagina_item USING btree (ses_id, prioridade DESC);
CREATE INDEX pagina_sessao_pagina ON public.pagina_sessao USING btree (pag_id, prioridade DESC);
CREATE INDEX patio_foto_patio ON public.patio_foto USING btree (hot_id, pat_id, id);
CREATE UNIQUE INDEX pedido_de_cancelamento_aberto ON public.pedido_de_cancelamento USING btree (vnd_id, lel_id) WHERE (recusado_at IS NULL);
CREATE INDEX pedido_de_cancelamento_da_venda ON public.pedido_de_cancelamento USING btree (hot_id, vnd_id);
CREATE INDEX pedido_de_cancelamento_do_lote ON public.pedido_de_cancelamento USING btree (hot_id, lel_id);
CREATE INDEX pedido_de_cancelamento_pedido_by ON public.pedido_de_cancelamento USING btree (pedido_by);
CREATE INDEX pedido_de_cancelamento_recusado_by ON public.pedido_de_cancelamento USING btree (recusado_by);
CREATE UNIQUE INDEX pedido_exclusao_aberto ON public.pedido_exclusao USING btree (cli_id) WHERE (situacao = 'PEDIDO'::text);
CREATE INDEX pedido_exclusao_devido ON public.pedido_exclusao USING btree (executar_at) WHERE (situacao = 'PEDIDO'::text);
CREATE INDEX pix_notificacao_recente ON public.pix_notificacao USING btree (hot_id, id DESC);
CREATE INDEX pix_recebido_a_devolver ON public.pix_recebido USING btree (hot_id, recebido_at) WHERE (resultado = ANY (ARRAY['divergente'::text, 'devolver'::text, 'semCobranca'::text]));
CREATE INDEX pix_recebido_da_caucao ON public.pix_recebido USING btree (cau_id) WHERE (cau_id IS NOT NULL);
CREATE INDEX pix_recebido_do_pagamento ON public.pix_recebido USING btree (pag_id) WHERE (pag_id IS NOT NULL);
CREATE INDEX pix_recebido_pendente ON public.pix_recebido USING btree (recebido_at) WHERE (processado_at IS NULL);
CREATE INDEX pix_recebido_txid ON public.pix_recebido USING btree (txid);
CREATE INDEX preco_de_rota_da_transportadora ON public.preco_de_rota USING btree (tra_id);
CREATE UNIQUE INDEX preco_entrega_por_dia ON public.preco_entrega USING btree (hot_id, metodo, desde);
CREATE INDEX preferencia_do_lote_a_decidir ON public.preferencia_do_lote USING btree (hot_id, situacao);
CREATE INDEX preferencia_do_lote_de ON public.preferencia_do_lote USING btree (cli_id);
CREATE INDEX pregao_acao_leilao ON public.pregao_acao USING btree (lei_id, id DESC);
CREATE UNIQUE INDEX prestacao_aberta ON public.prestacao USING btree (hot_id, lei_id, com_id) WHERE (situacao = ANY (ARRAY['ABERTA'::text, 'CONFERIDA'::text]));
CREATE INDEX prestacao_do_comitente ON public.prestacao USING btree (com_id);
CREATE INDEX prestacao_item_da_prestacao ON public.prestacao_item USING btree (pre_id);
CREATE INDEX prestacao_lancamento_da_prestacao ON public.prestacao_lancamento USING btree (pre_id);
CREATE INDEX problema_relatado_lista ON public.problema_relatado USING btree (hot_id, id DESC);
CREATE INDEX problema_relatado_lote ON public.problema_relatado USING btree (lel_id);
CREATE INDEX procob_consulta_antiga ON public.procob_consulta USING btree (consultado_at);
CREATE INDEX procob_consulta_do_cliente ON public.procob_consulta USING btree (cli_id, id DESC);
CREATE INDEX procob_consulta_do_lote ON public.procob_consulta USING btree (lel_id) WHERE (lel_id IS NOT NULL);
CREATE INDEX proposta_do_cliente ON public.proposta USING btree (cli_id, lel_id);
CREATE INDEX proposta_lote ON public.proposta USING btree (lel_id, criada_at DESC);
CREATE INDEX proposta_parcelada_de ON public.proposta_parcelada USING btree (cli_id);
CREATE UNIQUE INDEX proposta_parcelada_de_pe ON public.proposta_parcelada USING btree (lel_id, cli_id, praca) WHERE (situacao = 'APRESENTADA'::text);
CREATE INDEX razao_conferencia_ultima ON public.razao_conferencia USING btree (hot_id, id DESC);
CREATE INDEX razao_lancamento_da_venda ON public.razao_lancamento USING btree (vnd_id) WHERE (vnd_id IS NOT NULL);
CREATE INDEX razao_lancamento_por_dia ON public.razao_lancamento USING btree (hot_id, created_at);
CREATE INDEX razao_partida_da_conta ON public.razao_partida USING btree (hot_id, conta);
CREATE INDEX razao_partida_do_comitente ON public.razao_partida USING btree (com_id) WHERE (com_id IS NOT NULL);
CREATE INDEX registro_raiz_do_dia ON public.registro_raiz USING btree (hot_id, publicada_at);
CREATE INDEX regulamento_aceito_do_regulamento ON public.regulamento_aceito USING btree (reg_id) WHERE (reg_id IS NOT NULL);
CREATE INDEX relatorio_salvo_proximo ON public.relatorio_salvo USING btree (proximo_em) WHERE (proximo_em IS NOT NULL);
CREATE INDEX remocao_da_transportadora ON public.remocao USING btree (tra_id);
CREATE INDEX remocao_do_comitente ON public.remocao USING btree (com_id);
CREATE INDEX remocao_do_local ON public.remocao USING btree (loc_id);
CREATE INDEX remocao_do_motorista ON public.remocao USING btree (mot_id);
CREATE INDEX remocao_do_patio ON public.remocao USING btree (pat_id);
CREATE INDEX remocao_do_veiculo ON public.remocao USING btree (vei_id);
CREATE INDEX remocao_link_da_remocao ON public.remocao_link USING btree (rem_id);
CREATE INDEX remocao_passo_da_remocao ON public.remocao_passo USING btree (rem_id);
CREATE INDEX remocao_por_situacao ON public.remocao USING btree (hot_id, situacao);
CREATE UNIQUE INDEX remocao_viva_do_veiculo ON public.remocao USING btree (hot_id, vei_id) WHERE (situacao <> ALL (ARRAY['FINALIZADA'::text, 'CANCELADA'::text]));
CREATE INDEX sala_quadro_quando ON public.sala_quadro USING btree (quando);
CREATE INDEX segredo_uso_unico_busca ON public.segredo_uso_unico USING btree (hot_id, tipo, segredo_hash);
CREATE INDEX segredo_uso_unico_usuario ON public.segredo_uso_unico USING btree (usu_id, tipo, criado_at DESC);
CREATE INDEX segunda_oferta_a_vencer ON public.segunda_oferta USING btree (prazo) WHERE (situacao = 'pendente'::text);
CREATE INDEX segunda_oferta_do_cliente ON public.segunda_oferta USING btree (cli_id) WHERE (situacao = 'pendente'::text);
CREATE UNIQUE INDEX segunda_oferta_pendente ON public.segunda_oferta USING btree (lel_id) WHERE (situacao = 'pendente'::text);
CREATE INDEX sessao_da_liberacao ON public.sessao USING btree (hot_id, lib_id) WHERE (lib_id IS NOT NULL);
CREATE INDEX sessao_familia ON public.sessao USING btree (familia);
CREATE INDEX sessao_por_outro ON public.sessao USING btree (por_usu_id) WHERE (por_usu_id IS NOT NULL);
CREATE INDEX sessao_usuario ON public.sessao USING btree (usu_id, criada_at DESC);
CREATE INDEX solicitacao_com_erro ON public.solicitacao USING btree (usu_id) WHERE (status <> 'sucesso'::text);
CREATE INDEX solicitacao_do_lote ON public.solicitacao USING btree (lel_id, id DESC);
CREATE INDEX tabela_diaria_do_comitente ON public.tabela_diaria USING btree (com_id);
CREATE INDEX tabela_diaria_do_patio ON public.tabela_diaria USING btree (pat_id);
CREATE INDEX transmissao_do_canal ON public.transmissao USING btree (hot_id, can_id, id DESC);
CREATE INDEX ultima_visita_cliente ON public.ultima_visita USING btree (hot_id, cli_id);
CREATE UNIQUE INDEX usuario_convite ON public.usuario USING btree (convite_hash);
CREATE UNIQUE INDEX usuario_email ON public.usuario USING btree (hot_id, lower(email));
CREATE UNIQUE INDEX usuario_nome_usuario ON public.usuario USING btree (hot_id, lower(nome_usuario)) WHERE (nome_usuario IS NOT NULL);
CREATE UNIQUE INDEX usuario_permissao_de_pe ON public.usuario_permissao USING btree (usu_id, permissao) WHERE (encerrada_at IS NULL);
CREATE INDEX usuario_plataforma_de ON public.usuario USING btree (plataforma_de) WHERE (plataforma_de IS NOT NULL);
CREATE UNIQUE INDEX vaga_celula ON public.vaga USING btree (hot_id, pat_id, linha, coluna) WHERE ativa;
CREATE UNIQUE INDEX vaga_codigo ON public.vaga USING btree (hot_id, pat_id, codigo) WHERE ativa;
CREATE INDEX validacao_do_cliente ON public.validacao USING btree (cli_id);
CREATE UNIQUE INDEX veiculo_chassi ON public.veiculo USING btree (hot_id, chassi) WHERE ((chassi IS NOT NULL) AND (situacao = ANY (ARRAY['ESTOQUE'::text, 'EM_LEILAO'::text])));
CREATE INDEX veiculo_classificado ON public.veiculo USING btree (hot_id, vcl_id);
CREATE INDEX veiculo_da_carteira ON public.veiculo USING btree (hot_id, car_id);
CREATE INDEX veiculo_da_unidade ON public.veiculo USING btree (hot_id, unn_id);
CREATE INDEX veiculo_foto_na_posicao ON public.veiculo_foto USING btree (hot_id, mfo_id) WHERE (mfo_id IS NOT NULL);
CREATE INDEX veiculo_foto_por_decidir ON public.veiculo_foto USING btree (hot_id, vei_id) WHERE ((tipo = 'foto'::text) AND (aprovada_at IS NULL));
CREATE INDEX veiculo_modelo ON public.veiculo USING btree (hot_id, marca, modelo);
CREATE INDEX veiculo_placa ON public.veiculo USING btree (hot_id, placa_chave);
CREATE INDEX veiculo_por_chassi ON public.veiculo USING btree (hot_id, chassi);
CREATE UNIQUE INDEX veiculo_renavam ON public.veiculo USING btree (hot_id, renavam) WHERE ((renavam IS NOT NULL) AND (situacao = ANY (ARRAY['ESTOQUE'::text, 'EM_LEILAO'::text])));
CREATE INDEX venda_a_pagar ON public.venda USING btree (data_pagamento) WHERE (situacao = 'Aguardando Pagamento'::text);
CREATE INDEX venda_aberta ON public.venda USING btree (lei_id, cli_id) WHERE (situacao = ANY (ARRAY['Condicional'::text, 'Aguardando Pagamento'::text]));
CREATE INDEX venda_cliente ON public.venda USING btree (cli_id, id DESC);
CREATE INDEX venda_direta_do_cliente ON public.venda_direta USING btree (cli_id);
CREATE INDEX venda_direta_do_lote ON public.venda_direta USING btree (lel_id);
CREATE UNIQUE INDEX venda_direta_em_curso ON public.venda_direta USING btree (hot_id, vei_id) WHERE (situacao <> 'CANCELADA'::text);
CREATE INDEX venda_item_extra_da_venda ON public.venda_item_extra USING btree (vnd_id) WHERE ativo;
CREATE UNIQUE INDEX venda_item_lote ON public.venda_item USING btree (lel_id) WHERE ativo;
CREATE INDEX venda_item_venda ON public.venda_item USING btree (vnd_id);
CREATE INDEX venda_leilao ON public.venda USING btree (lei_id, situacao);
CREATE INDEX video_institucional_lugar ON public.video_institucional USING btree (hot_id, posicao, id DESC);
CREATE INDEX visita_lote ON public.visita USING btree (lel_id, quando);
CREATE INDEX visitacao_a_lembrar ON public.visitacao USING btree (lembrar_em) WHERE (lembrar_em IS NOT NULL);
CREATE INDEX visitacao_agenda ON public.visitacao USING btree (pat_id, inicio);
CREATE INDEX visitacao_da_pessoa ON public.visitacao USING btree (hot_id, email);
CREATE INDEX visitacao_do_cliente ON public.visitacao USING btree (cli_id) WHERE (cli_id IS NOT NULL);
CREATE UNIQUE INDEX visitacao_do_lote ON public.visitacao USING btree (lel_id, email) WHERE (situacao = 'marcada'::text);
CREATE UNIQUE INDEX visitacao_vaga ON public.visitacao USING btree (pat_id, inicio, vaga) WHERE (situacao = 'marcada'::text);
CREATE INDEX vistoria_da_estadia ON public.vistoria USING btree (hot_id, estadia_id) WHERE (estadia_id IS NOT NULL);
CREATE INDEX vistoria_da_fila ON public.vistoria USING btree (hot_id, situacao, created_at);
CREATE INDEX vistoria_da_remocao ON public.vistoria USING btree (hot_id, remocao_id) WHERE (remocao_id IS NOT NULL);
CREATE INDEX vistoria_da_versao ON public.vistoria USING btree (hot_id, ver_id);
CREATE INDEX vistoria_do_veiculo ON public.vistoria USING btree (hot_id, vei_id, id DESC);
CREATE INDEX webhook_comitente_dele ON public.webhook_comitente USING btree (hot_id, com_id) WHERE (removido_at IS NULL);

CREATE TRIGGER aceite_de_termo_fatos AFTER INSERT OR DELETE ON public.aceite_de_termo FOR EACH ROW EXECUTE FUNCTION subir_fatos_do_cliente();
CREATE TRIGGER apelido_com_lances BEFORE DELETE OR UPDATE OF id, hot_id ON public.apelido_leiloeiro FOR EACH ROW EXECUTE FUNCTION referido_por_lance('ape_id');
CREATE TRIGGER auditoria_so_cresce BEFORE DELETE OR UPDATE ON public.auditoria FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER bloqueio_mudado AFTER UPDATE OF impede, fim, encerrado_at ON public.bloqueio FOR EACH ROW EXECUTE FUNCTION anunciar_bloqueio();
CREATE TRIGGER bloqueio_novo AFTER INSERT ON public.bloqueio FOR EACH ROW EXECUTE FUNCTION anunciar_bloqueio();
CREATE TRIGGER caucao_fatos AFTER INSERT OR DELETE OR UPDATE OF situacao, limite ON public.caucao FOR EACH ROW EXECUTE FUNCTION subir_fatos_do_cliente();
CREATE TRIGGER caucao_habilitacoes AFTER UPDATE OF situacao ON public.caucao FOR EACH ROW WHEN ((new.situacao IS DISTINCT FROM old.situacao)) EXECUTE FUNCTION reavaliar_pela_caucao();
CREATE TRIGGER chegada_avisa_comitente AFTER INSERT ON public.chegada FOR EACH ROW EXECUTE FUNCTION avisar_da_chegada();
CREATE TRIGGER chegada_mudada_avisa_comitente AFTER UPDATE ON public.chegada FOR EACH ROW WHEN (((old.situacao IS DISTINCT FROM new.situacao) OR (old.prevista_para IS DISTINCT FROM new.prevista_para))) EXECUTE FUNCTION avisar_da_chegada();
CREATE TRIGGER cliente_com_lances BEFORE DELETE OR UPDATE OF id, hot_id ON public.cliente FOR EACH ROW EXECUTE FUNCTION referido_por_lance('cli_id');
CREATE TRIGGER cliente_fatos BEFORE UPDATE ON public.cliente FOR EACH ROW WHEN (((((((((new.situacao IS DISTINCT FROM old.situacao) OR (new.documento_situacao IS DISTINCT FROM old.documento_situacao)) OR (new.email_confirmado_at IS DISTINCT FROM old.email_confirmado_at)) OR (new.telefone_confirmado_at IS DISTINCT FROM old.telefone_confirmado_at)) OR (new.credenciado_detran IS DISTINCT FROM old.credenciado_detran)) OR (new.limite_de_compra IS DISTINCT FROM old.limite_de_compra)) OR (new.cnpj IS DISTINCT FROM old.cnpj)) OR (new.apelido IS DISTINCT FROM old.apelido))) EXECUTE FUNCTION subir_fatos_versao();
CREATE TRIGGER cliente_habilitacoes AFTER UPDATE ON public.cliente FOR EACH ROW WHEN (((new.situacao IS DISTINCT FROM old.situacao) OR (new.documento_situacao IS DISTINCT FROM old.documento_situacao))) EXECUTE FUNCTION reavaliar_habilitacoes();
CREATE TRIGGER cliente_grupo_fatos AFTER INSERT OR DELETE OR UPDATE ON public.cliente_grupo FOR EACH ROW EXECUTE FUNCTION subir_fatos_do_cliente();
CREATE TRIGGER busca_comitente_mudado AFTER UPDATE ON public.comitente REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_comitente();
CREATE TRIGGER comitente_grupo_pelo_nome BEFORE INSERT OR UPDATE OF grupo ON public.comitente FOR EACH ROW EXECUTE FUNCTION comitente_no_grupo();
CREATE TRIGGER comitente_seguido AFTER INSERT OR UPDATE OF grupo, cog_id ON public.comitente FOR EACH ROW EXECUTE FUNCTION seguir_o_comitente();
CREATE TRIGGER comitente_grupo_nome AFTER UPDATE OF nome ON public.comitente_grupo FOR EACH ROW WHEN ((new.nome IS DISTINCT FROM old.nome)) EXECUTE FUNCTION comitente_grupo_renomeado();
CREATE TRIGGER grupo_cliente_fatos AFTER UPDATE OF situacao, desconto_porcentagem ON public.grupo_cliente FOR EACH ROW WHEN (((new.situacao IS DISTINCT FROM old.situacao) OR (new.desconto_porcentagem IS DISTINCT FROM old.desconto_porcentagem))) EXECUTE FUNCTION grupo_sobe_fatos();
CREATE TRIGGER habilitacao_fatos AFTER INSERT OR DELETE OR UPDATE ON public.habilitacao FOR EACH ROW EXECUTE FUNCTION subir_fatos_do_cliente();
CREATE TRIGGER hotsite_com_templates AFTER INSERT ON public.hotsite FOR EACH ROW EXECUTE FUNCTION templates_da_casa_nova();
CREATE TRIGGER hotsite_regras BEFORE UPDATE ON public.hotsite FOR EACH ROW WHEN ((((((((((new.tipo IS DISTINCT FROM old.tipo) OR (new.ativo IS DISTINCT FROM old.ativo)) OR (new.lance_automatico IS DISTINCT FROM old.lance_automatico)) OR (new.propostas IS DISTINCT FROM old.propostas)) OR (new.apelidos_leiloeiro IS DISTINCT FROM old.apelidos_leiloeiro)) OR (new.confirmacao_email_exigida IS DISTINCT FROM old.confirmacao_email_exigida)) OR (new.confirmacao_telefone_exigida IS DISTINCT FROM old.confirmacao_telefone_exigida)) OR (new.mostrar_reserva_atingida IS DISTINCT FROM old.mostrar_reserva_atingida)) OR (new.tipo_habilitacao_leilao IS DISTINCT FROM old.tipo_habilitacao_leilao))) EXECUTE FUNCTION subir_regras_versao();
CREATE TRIGGER hotsite_regras_da_validacao BEFORE UPDATE ON public.hotsite FOR EACH ROW WHEN ((new.validacoes_valor_oferta_bloqueada IS DISTINCT FROM old.validacoes_valor_oferta_bloqueada)) EXECUTE FUNCTION subir_regras_versao();
CREATE TRIGGER lance_imutavel BEFORE UPDATE OF lel_id, seq, hot_id, cli_id, ape_id, tipo, valor, teto, data, hash, chave, usu_id, motivo, em_defesa, reserva_ate, resposta, por_usu_id ON public.lance FOR EACH ROW EXECUTE FUNCTION lance_so_muda_situacao();
CREATE TRIGGER lance_nao_apaga BEFORE DELETE ON public.lance FOR EACH ROW EXECUTE FUNCTION lance_nao_apaga();
CREATE TRIGGER lance_referencias AFTER INSERT ON public.lance FOR EACH ROW WHEN (((new.ape_id IS NOT NULL) OR (current_setting('martelo.referencias'::text, true) IS DISTINCT FROM 'provadas'::text))) EXECUTE FUNCTION lance_referencias();
CREATE TRIGGER busca_leilao_mudado AFTER UPDATE ON public.leilao REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_leilao();
CREATE TRIGGER leilao_de_teste_fica BEFORE UPDATE OF teste ON public.leilao FOR EACH ROW EXECUTE FUNCTION leilao_de_teste_fica();
CREATE TRIGGER leilao_numero BEFORE INSERT ON public.leilao FOR EACH ROW EXECUTE FUNCTION leilao_recebe_numero();
CREATE TRIGGER leilao_regra AFTER UPDATE ON public.leilao FOR EACH ROW WHEN ((new.incremento_por_valor IS DISTINCT FROM old.incremento_por_valor)) EXECUTE FUNCTION guardar_regra_do_leilao();
CREATE TRIGGER leilao_regras BEFORE UPDATE ON public.leilao FOR EACH ROW WHEN (((new.situacao IS DISTINCT FROM old.situacao) OR (new.pausado_at IS DISTINCT FROM old.pausado_at) OR (new.modalidade IS DISTINCT FROM old.modalidade) OR (new.conducao IS DISTINCT FROM old.conducao) OR (new.incremento_por_valor IS DISTINCT FROM old.incremento_por_valor) OR (new.cascata IS DISTINCT FROM old.cascata) OR (new.ponto_corte_para_incremento_pos_lances_segundos IS DISTINCT FROM old.ponto_corte_para_incremento_pos_lances_segundos) OR (new.incremento_apos_lances_segundos IS DISTINCT FROM old.incremento_apos_lances_segundos) OR (new.intervalo_entre_lotes_segundos IS DISTINCT FROM old.intervalo_entre_lotes_segundos) OR (new.tipo_habilitacao IS DISTINCT FROM old.tipo_habilitacao) OR (new.grupos_cliente IS DISTINCT FROM old.grupos_cliente))) EXECUTE FUNCTION subir_regras_versao();
CREATE TRIGGER busca_lote_apagado AFTER DELETE ON public.lote REFERENCING OLD TABLE AS velhas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_lotes_apagados();
CREATE TRIGGER busca_lote_novo AFTER INSERT ON public.lote REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_lotes_novos();
CREATE TRIGGER lote_avisa_comitente AFTER UPDATE OF situacao ON public.lote FOR EACH ROW WHEN (((old.situacao IS DISTINCT FROM new.situacao) AND (new.situacao <> ALL (ARRAY['CADASTRADO'::text, 'PLACAR'::text, 'AO_VIVO'::text, 'DOULHE_UMA'::text, 'DOULHE_DUAS'::text])))) EXECUTE FUNCTION avisar_do_lote();
CREATE TRIGGER lote_avisa_condicional AFTER UPDATE ON public.lote FOR EACH ROW WHEN (((new.condicional_situacao IS NOT NULL) AND ((old.condicional_situacao IS DISTINCT FROM new.condicional_situacao) OR ((new.situacao = 'CONDICIONAL'::text) AND (old.condicional_prazo IS DISTINCT FROM new.condicional_prazo))))) EXECUTE FUNCTION avisar_da_condicional();
CREATE TRIGGER lote_com_lances BEFORE DELETE OR UPDATE OF id, hot_id ON public.lote FOR EACH ROW EXECUTE FUNCTION referido_por_lance('lel_id');
CREATE TRIGGER lote_condicional BEFORE UPDATE OF situacao ON public.lote FOR EACH ROW WHEN (((old.situacao <> new.situacao) AND ((old.situacao = 'CONDICIONAL'::text) OR (new.situacao = 'CONDICIONAL'::text)))) EXECUTE FUNCTION lote_abre_condicional();
CREATE TRIGGER lote_condicional_desfeita BEFORE UPDATE OF condicional_data ON public.lote FOR EACH ROW WHEN (((old.condicional_data IS NOT NULL) AND (new.condicional_data IS NULL))) EXECUTE FUNCTION lote_desfaz_acordo();
CREATE TRIGGER lote_condicional_primeira BEFORE INSERT OR UPDATE OF condicional_data, condicional_prazo, condicional_resposta_data ON public.lote FOR EACH ROW EXECUTE FUNCTION lote_primeira_resposta();
CREATE TRIGGER lote_fim_marcado BEFORE UPDATE OF data_fim ON public.lote FOR EACH ROW WHEN (((old.encerrado_at IS NOT NULL) AND (old.situacao = 'LIBERADO_LEILAO'::text) AND (new.situacao = old.situacao) AND (new.data_fim IS DISTINCT FROM old.data_fim))) EXECUTE FUNCTION fim_marcado_fica();
CREATE TRIGGER lote_move_conjunto_e_veiculo AFTER UPDATE ON public.lote REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION lotes_mudados_movem();
CREATE TRIGGER lote_novo_move_veiculo AFTER INSERT ON public.lote REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION veiculos_de_lotes_novos();
CREATE TRIGGER lote_preco_do_novo BEFORE INSERT ON public.lote FOR EACH ROW WHEN ((new.situacao = ANY (ARRAY['AG_PAGAMENTO'::text, 'BOLETO'::text, 'PARCIAL_CARTAO'::text, 'PAGO_CARTAO'::text, 'PAGO'::text]))) EXECUTE FUNCTION lote_preco_vendido();
CREATE TRIGGER lote_preco_vendido BEFORE UPDATE OF situacao, lance_valor, lance_cli_id ON public.lote FOR EACH ROW WHEN (((old.valor_vendido IS NOT NULL) OR (new.situacao = ANY (ARRAY['AG_PAGAMENTO'::text, 'BOLETO'::text, 'PARCIAL_CARTAO'::text, 'PAGO_CARTAO'::text, 'PAGO'::text])))) EXECUTE FUNCTION lote_preco_vendido();
CREATE TRIGGER lote_regra AFTER UPDATE OF minimo, incremento, compre_ja ON public.lote FOR EACH ROW WHEN (((old.lance_seq > 0) AND ((new.minimo IS DISTINCT FROM old.minimo) OR (new.incremento IS DISTINCT FROM old.incremento) OR (new.compre_ja IS DISTINCT FROM old.compre_ja)))) EXECUTE FUNCTION guardar_regra_do_lote();
CREATE TRIGGER lote_versao BEFORE UPDATE ON public.lote FOR EACH ROW WHEN (((new.versao = old.versao) OR (new.updated_at = old.updated_at) OR (new.versao_publica = old.versao_publica))) EXECUTE FUNCTION lote_subir_versao();
CREATE TRIGGER lote_versao_da_regra BEFORE UPDATE OF validacoes_valor_oferta_bloqueada, valor_comitente ON public.lote FOR EACH ROW WHEN (((new.validacoes_valor_oferta_bloqueada IS DISTINCT FROM old.validacoes_valor_oferta_bloqueada) OR (new.valor_comitente IS DISTINCT FROM old.valor_comitente))) EXECUTE FUNCTION lote_regra_sobe_versao();
CREATE TRIGGER pagina_versao_fixa BEFORE UPDATE ON public.pagina_versao FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER busca_patio_mudado AFTER UPDATE ON public.patio REFERENCING OLD TABLE AS velhas NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_patio();
CREATE TRIGGER prestacao_avisa_comitente AFTER UPDATE OF situacao ON public.prestacao FOR EACH ROW WHEN (((old.situacao IS DISTINCT FROM new.situacao) AND (new.situacao = ANY (ARRAY['APROVADA'::text, 'PAGA'::text])))) EXECUTE FUNCTION avisar_da_prestacao();
CREATE CONSTRAINT TRIGGER razao_lancamento_fecha AFTER INSERT ON public.razao_lancamento DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION razao_fecha();
CREATE TRIGGER razao_lancamento_fica BEFORE DELETE OR UPDATE ON public.razao_lancamento FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE CONSTRAINT TRIGGER razao_partida_fecha AFTER INSERT ON public.razao_partida DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION razao_fecha();
CREATE TRIGGER razao_partida_fica BEFORE DELETE OR UPDATE ON public.razao_partida FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER registro_dia_fica BEFORE DELETE OR UPDATE ON public.registro_dia FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER registro_dia_auditoria_fica BEFORE DELETE OR UPDATE ON public.registro_dia_auditoria FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER registro_dia_gravacao_fica BEFORE DELETE OR UPDATE ON public.registro_dia_gravacao FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER registro_dia_lote_fica BEFORE DELETE OR UPDATE ON public.registro_dia_lote FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER registro_raiz_fica BEFORE DELETE OR UPDATE ON public.registro_raiz FOR EACH ROW EXECUTE FUNCTION negar_mudanca();
CREATE TRIGGER remocao_avisa_comitente AFTER INSERT ON public.remocao FOR EACH ROW EXECUTE FUNCTION avisar_da_remocao();
CREATE TRIGGER remocao_mudada_avisa_comitente AFTER UPDATE ON public.remocao FOR EACH ROW WHEN (((old.situacao IS DISTINCT FROM new.situacao) OR (old.prevista_em IS DISTINCT FROM new.prevista_em))) EXECUTE FUNCTION avisar_da_remocao();
CREATE TRIGGER sessao_revogada AFTER UPDATE OF revogada_at ON public.sessao FOR EACH ROW WHEN (((old.revogada_at IS NULL) AND (new.revogada_at IS NOT NULL))) EXECUTE FUNCTION anotar_acesso_revogado();
CREATE TRIGGER socio_conta AFTER INSERT OR DELETE ON public.socio FOR EACH ROW EXECUTE FUNCTION contar_socios();
CREATE TRIGGER usuario_fatos AFTER UPDATE ON public.usuario FOR EACH ROW WHEN (((new.ativo IS DISTINCT FROM old.ativo) OR (new.papeis IS DISTINCT FROM old.papeis))) EXECUTE FUNCTION subir_fatos_do_usuario();
CREATE TRIGGER usuario_fora AFTER UPDATE OF ativo, papeis ON public.usuario FOR EACH ROW WHEN (((old.ativo AND (NOT new.ativo)) OR (new.papeis IS DISTINCT FROM old.papeis))) EXECUTE FUNCTION revogar_sessoes_do_usuario();
CREATE TRIGGER usuario_sem_plataforma AFTER UPDATE OF plataforma, ativo, papeis ON public.usuario FOR EACH ROW WHEN ((old.plataforma AND old.ativo AND ('ADM'::text = ANY (old.papeis)) AND (NOT (new.plataforma AND new.ativo AND ('ADM'::text = ANY (new.papeis)))))) EXECUTE FUNCTION encerrar_contas_da_plataforma();
CREATE TRIGGER grupo_seguido AFTER INSERT OR DELETE ON public.usuario_grupo_comitente FOR EACH ROW EXECUTE FUNCTION seguir_o_grupo();
CREATE TRIGGER validacao_fatos AFTER INSERT OR DELETE OR UPDATE ON public.validacao FOR EACH ROW EXECUTE FUNCTION subir_fatos_do_cliente();
CREATE TRIGGER busca_veiculo_mudado AFTER UPDATE ON public.veiculo REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_veiculo();
CREATE TRIGGER veiculo_avisa_comitente AFTER INSERT ON public.veiculo FOR EACH ROW EXECUTE FUNCTION avisar_do_veiculo();
CREATE TRIGGER veiculo_inibido_muda_lotes AFTER UPDATE OF inibir_venda ON public.veiculo FOR EACH ROW WHEN ((old.inibir_venda IS DISTINCT FROM new.inibir_venda)) EXECUTE FUNCTION venda_inibida_muda_lotes();
CREATE TRIGGER busca_foto_apagada AFTER DELETE ON public.veiculo_foto REFERENCING OLD TABLE AS mexidas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_foto();
CREATE TRIGGER busca_foto_nova AFTER INSERT ON public.veiculo_foto REFERENCING NEW TABLE AS mexidas FOR EACH STATEMENT EXECUTE FUNCTION busca_anotar_por_foto();
CREATE TRIGGER venda_avisa_comitente AFTER UPDATE OF situacao ON public.venda FOR EACH ROW WHEN (((old.situacao <> ALL (ARRAY['Cancelada'::text, 'Cliente Desistiu'::text])) AND (new.situacao = ANY (ARRAY['Cancelada'::text, 'Cliente Desistiu'::text])))) EXECUTE FUNCTION avisar_da_venda_encerrada();
CREATE TRIGGER venda_numero BEFORE INSERT ON public.venda FOR EACH ROW EXECUTE FUNCTION venda_recebe_numero();
CREATE TRIGGER venda_item_avisa_comitente AFTER UPDATE OF ativo ON public.venda_item FOR EACH ROW WHEN ((old.ativo AND (NOT new.ativo))) EXECUTE FUNCTION avisar_do_item_retirado();
CREATE TRIGGER venda_item_entregue AFTER UPDATE OF retirada_situacao ON public.venda_item FOR EACH ROW WHEN (((new.retirada_situacao = 'entregue'::text) AND (old.retirada_situacao <> 'entregue'::text))) EXECUTE FUNCTION veiculo_entregue();
CREATE TRIGGER versao_de_termo_regras AFTER INSERT OR DELETE OR UPDATE ON public.versao_de_termo FOR EACH ROW EXECUTE FUNCTION versao_de_termo_regras();

create policy do_hotsite on aceite_de_termo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on agendamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on anexo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on anulacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aparelho_conhecido for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on apelido_leiloeiro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on arquivo_publico for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on assinatura_email for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on auditoria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on avaliacao_condicional for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on avaliacao_da_compra for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on avaliacao_leiloeiro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aviso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aviso_anexo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aviso_da_casa for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aviso_entrega for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on aviso_texto for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on banner for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on banner_contagem for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on bloqueio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boletim for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boletim_carta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boleto for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boleto_liquidacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boleto_remessa for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boleto_retorno for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on boleto_retorno_linha for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on busca_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on busca_pendente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on busca_salva for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on busca_salva_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cadastro_pendente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on caixa_postal for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on canal_transmissao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on carimbo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cartao_contestacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cartao_da_casa for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cartao_estorno for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cartao_transacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on carteira for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on caucao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chat for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chat_leitura for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chat_mensagem for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chat_silencio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chave_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chave_de_acesso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on chegada for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cliente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cliente_documento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on cliente_grupo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on codigo_de_recuperacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on comitente_grupo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on comprovante for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on consentimento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on conta_bancaria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on convenio_boleto for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on credito_de_indicacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on deposito_bens for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on deposito_item for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on desafio_de_chave for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on despesa_do_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on destino_transmissao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_aviso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_consulta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_item for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on detran_registro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on devolucao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on documento_do_leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on documento_emitido for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on documento_numeracao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on documento_restrito for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on endereco for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on ensaio_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on entrada_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on entrega_troca for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on envio_de_anexo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on estadia for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on estadia_movimento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on estadia_servico for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on evento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on evento_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on evento_convidado for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on externo_aviso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on externo_credencial for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on externo_envio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on externo_registro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on extrato for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on extrato_linha for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on favorito for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on fipe_preco for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on frete_do_hotsite for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on gravacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on gravacao_marca for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on grupo_cliente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on habilitacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on historico_login for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy criar on hotsite for insert with check (eh_sistema());
create policy ler on hotsite for select using (true);
create policy mudar on hotsite for update using (((id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on importacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on incidente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on incidente_de_dados for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on incidente_de_dados_afetado for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on incidente_mensagem for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on indice_mensal for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on inscricao_push for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on integracao_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on integracao_leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on integracao_leilao_tag for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on integracao_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on integracao_tag for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lance for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lance_automatico for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lance_pedido for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on laudo_condicional for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on leilao_judicial for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on leiloeiro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on liberacao_acesso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on local_realizacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on local_remocao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on login_conteudo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on login_pendente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lote_arquivo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lote_judicial for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on lote_regra_anterior for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on manutencao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on mapfre_evento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on mapfre_processo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on mensagem_do_site for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on modelo_fotos for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on mora_da_parcela for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on motorista for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on mudanca_de_contato for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on newsletter_inscricao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on ordem_de_pagamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pagamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pagina for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pagina_item for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pagina_sessao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pagina_versao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on parcelamento_do_hotsite for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on parte_do_envio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on patio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on patio_foto for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on patio_recesso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pedido_de_cancelamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pedido_exclusao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pedido_idempotente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pix_notificacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pix_recebido for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on preco_de_rota for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on preco_entrega for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on preferencia_de_canal for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on preferencia_do_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on pregao_acao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on prestacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on prestacao_item for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on prestacao_lancamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on problema_relatado for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on procob_consulta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on proposta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on proposta_parcelada for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on razao_abertura for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on razao_conferencia for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on razao_lancamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on razao_partida for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on recibo_sequencia for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on registro_dia for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on registro_dia_auditoria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on registro_dia_gravacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on registro_dia_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on registro_raiz for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on regra_de_indicacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on regulamento for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on regulamento_aceito for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on regulamento_versao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on relatorio_salvo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on remocao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on remocao_link for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on remocao_passo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on sala for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on sala_lote for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on sala_quadro for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on segredo_uso_unico for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on segunda_oferta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on segundo_fator for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on sessao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on socio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on solicitacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on sossego for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on suspeita_ignorada for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on tabela_diaria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on template_transmissao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on texto_de_leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on tipo_de_leilao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on tipo_vistoria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on tipo_vistoria_versao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on transmissao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on transportadora for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on tratamento_de_dados for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on ultima_visita for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on unidade_negocio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on usuario for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on usuario_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on usuario_grupo_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on usuario_patio for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on usuario_permissao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on vaga for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on validacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on veiculo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on veiculo_acesso for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on veiculo_classificacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on veiculo_foto for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on venda for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on venda_direta for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on venda_item for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on venda_item_extra for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on versao_de_termo for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on video_institucional for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on visita for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on visitacao for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on vistoria for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on vistoria_copia for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
create policy do_hotsite on webhook_comitente for all using (((hot_id = hot_atual()) OR eh_sistema())) with check (((hot_id = hot_atual()) OR eh_sistema()));
