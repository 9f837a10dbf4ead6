// Keeps something on: the rolling auction always has lots to end, and when the live one is over another begins. Goods
// come back as new vehicles with the same pictures.
import { formatarData } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import type { Servicos } from '../../../apps/server/src/core/servicos.ts'
import type { Hotsite } from '../../../apps/server/src/core/tenant/hotsites.ts'
import { ENTRE_FINS_MS } from '../semear/leiloes.ts'

const SEMPRE_ABERTOS = 8
const LOTES_AO_VIVO = 9

export async function manterEmCartaz(s: Servicos, h: Hotsite): Promise<void> {
  await s.banco.sistema.transaction().execute(async (tx) => {
    // Two processes with a robot each: one of them does it.
    const trava = await sql<{
      minha: boolean
    }>`select pg_try_advisory_xact_lock(712310077, ${h.id}) as minha`.execute(tx)
    if (!trava.rows[0]?.minha) return
    await renovarRelampago(tx, h)
    await renovarAoVivo(tx, h)
  })
}

interface Aberto {
  readonly id: number
  readonly abertos: number
  readonly ultimo: number
  readonly posicao: number
}

async function renovarRelampago(tx: Tx, h: Hotsite): Promise<void> {
  const r = await sql<Aberto>`
    select e.id, count(*) filter (where l.situacao = 'LIBERADO_LEILAO' and l.data_fim > now())::int as abertos,
           floor(extract(epoch from greatest(max(l.data_fim), now())) * 1000)::bigint as ultimo, max(l.posicao_leilao) as posicao
    from leilao e join lote l on l.lei_id = e.id
    where e.hot_id = ${h.id} and e.situacao = 'AO_VIVO' and e.modalidade = 'ONLINE' and e.nome like '%relâmpago%'
    group by e.id order by e.id desc limit 1`.execute(tx)
  const e = r.rows[0]
  if (e === undefined) return
  for (let i = 1; e.abertos + i <= SEMPRE_ABERTOS; i++)
    await repetirBem(tx, h.id, e.id, e.posicao + i, new Date(e.ultimo + i * ENTRE_FINS_MS))
}

async function renovarAoVivo(tx: Tx, h: Hotsite): Promise<void> {
  const r = await sql<{ id: number; situacao: string; restam: number }>`
    select e.id, e.situacao, (select count(*)::int from lote l where l.lei_id = e.id and l.situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS')) as restam
    from leilao e where e.hot_id = ${h.id} and e.nome like '%ao vivo%' order by e.id desc limit 1`.execute(tx)
  const ultimo = r.rows[0]
  if (ultimo === undefined || ultimo.restam > 0) return
  if (ultimo.situacao === 'AO_VIVO')
    await tx
      .updateTable('leilao')
      .set({ situacao: 'EXECUTADO', encerradoAt: new Date(), loteAtualId: null })
      .where('id', '=', ultimo.id)
      .execute()
  const novo = await sql<{ id: number }>`
    insert into leilao (hot_id, nome, descricao, situacao, modalidade, conducao, data, iniciado_at, leiloeiro_confirmado_at, leo_id, lrl_id, porcentagem_comissao, taxa_adm, segundo_entre_lotes, conferir_dia, liberacao_dia_motivo, edital_url, regulamento)
    select hot_id, regexp_replace(nome, ' - .*$', '') || ' - ' || ${formatarData(Date.now())}, descricao, 'AO_VIVO', modalidade, conducao, now(), now(), now(), leo_id, lrl_id, porcentagem_comissao, taxa_adm, segundo_entre_lotes, conferir_dia, liberacao_dia_motivo, edital_url, regulamento
    from leilao where id = ${ultimo.id} returning id`.execute(tx)
  const leiId = novo.rows[0]?.id
  if (leiId === undefined) return
  await sql`insert into habilitacao (hot_id, lei_id, cli_id, situacao, tipo, aceite_regulamento_at, decidida_at)
    select hot_id, ${leiId}, cli_id, situacao, tipo, now(), now() from habilitacao where hot_id = ${h.id} and lei_id = ${ultimo.id} and situacao = 'APROVADA'`.execute(
    tx,
  )
  for (let i = 1; i <= LOTES_AO_VIVO; i++) await repetirBem(tx, h.id, leiId, i, null)
}

/** A good that has been sold or passed comes back as another vehicle in a new lot. */
async function repetirBem(
  tx: Tx,
  hotId: number,
  leiId: number,
  posicao: number,
  fim: Date | null,
): Promise<void> {
  const escolhido = await sql<{ id: number; veiId: number }>`
    select l.id, l.vei_id as "veiId" from lote l join veiculo v on v.id = l.vei_id
    where l.hot_id = ${hotId} and v.tipo_id in (1, 2, 4, 5, 7) and exists (select from veiculo_foto f where f.vei_id = v.id)
    order by (l.id * 7919 + ${posicao * 104_729 + leiId * 31}) % 997 limit 1`.execute(tx)
  const modelo = escolhido.rows[0]
  if (modelo === undefined) return
  const novo = await sql<{ id: number }>`
    insert into veiculo (hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, versao_modelo, ano_fabricacao, ano_modelo, cor, placa, placa_chave, placa_uf, chassi, possui_chave, combustivel, km, conservacao, sinistro, monta, retomada, valor_mercado, fipe_codigo, fipe_valor, prazo_documento, laudo_cautelar_resultado, itens_detalhados, descricao, cidade, uf)
    select hot_id, com_id, pat_id, tipo_id, nome, marca, modelo, versao_modelo, ano_fabricacao, ano_modelo, cor, placa, placa_chave, placa_uf,
           left(chassi, 11) || lpad((random() * 999999)::int::text, 6, '0'), possui_chave, combustivel, greatest(0, km + (random() * 4000 - 2000)::int), conservacao, sinistro, monta, retomada, valor_mercado, fipe_codigo, fipe_valor, prazo_documento, laudo_cautelar_resultado, itens_detalhados, descricao, cidade, uf
    from veiculo where id = ${modelo.veiId} returning id`.execute(tx)
  const veiId = novo.rows[0]?.id
  if (veiId === undefined) return
  await sql`insert into veiculo_foto (hot_id, vei_id, tipo, ordem, chave, larguras, largura, altura, previa, cor, legenda)
    select hot_id, ${veiId}, tipo, ordem, chave, larguras, largura, altura, previa, cor, legenda from veiculo_foto where vei_id = ${modelo.veiId}`.execute(
    tx,
  )
  await sql`insert into lote (hot_id, lei_id, vei_id, com_id, numero, posicao_leilao, nome, descricao, situacao, tipo_id, data_inicio, data_fim, minimo, incremento, valor_comitente, despachante, vistoria, carimbos, destaque)
    select hot_id, ${leiId}, ${veiId}, com_id, lpad(${String(posicao)}, 2, '0'), ${posicao}, nome, descricao, 'LIBERADO_LEILAO', tipo_id, now(), ${fim}, minimo, incremento, valor_comitente, despachante, vistoria, carimbos, destaque
    from lote where id = ${modelo.id}`.execute(tx)
}
