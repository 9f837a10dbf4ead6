// Auctions linked to a bank and their lots, as rows.
import type { OperacaoDeLote } from '@martelo/domain/integracoes/sincronia-do-lote.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { NomeDoBanco } from './bancos-comitentes.integration.ts'

export interface LinhaDeIntegracao {
  id: number
  uid: string
  integradora: NomeDoBanco
  numeroInicial: number
  tags: { uid: string; nome: string; tagExternaId: string }[]
}
export async function integracoesDoLeilao(
  tx: Tx,
  hotId: number,
  leiId: number,
): Promise<LinhaDeIntegracao[]> {
  const { rows } = await sql<LinhaDeIntegracao>`
    select i.id, i.uid, i.integradora, i.numero_inicial, coalesce((select jsonb_agg(jsonb_build_object('uid', t.uid, 'nome', t.nome,
      'tagExternaId', t.tag_externa_id) order by t.nome) from integracao_leilao_tag k join integracao_tag t on t.id = k.tag_id
      where k.hot_id = ${hotId} and k.ile_id = i.id), '[]') as tags
    from integracao_leilao i where i.hot_id = ${hotId} and i.lei_id = ${leiId} order by i.integradora`.execute(
    tx,
  )
  return rows
}

export interface LinhaDeLote {
  id: number
  uid: string
  lelUid: string
  lelId: number
  ordem: number
  lote: string
  nome: string
  placa: string | null
  chassi: string | null
  situacaoLote: SituacaoLote
  situacaoAt: Date
  /** what it was sold for; else its bid */
  valor: number | null
  externoId: string | null
  arremateId: string | null
  canceladoId: string | null
  finalizadoId: string | null
  dito: string
  vendidoDito: boolean
  situacao: 'PENDENTE' | 'SINCRONIZADO' | 'ERRO'
  erro: string | null
  sincronizadoAt: Date | null
}
const COLUNAS = sql`x.id, x.uid, l.uid as lel_uid, l.id as lel_id, x.numero as ordem, l.numero as lote, l.nome, v.placa, v.chassi,
  l.situacao as situacao_lote, l.situacao_at, coalesce(l.valor_vendido, l.lance_valor) as valor, x.externo_id, x.arremate_id, x.cancelado_id, x.finalizado_id, x.dito, x.vendido_dito,
  x.situacao, x.erro, x.sincronizado_at`
const DE = sql`integracao_lote x join lote l on l.id = x.lel_id join veiculo v on v.id = l.vei_id`

export async function lotesDoBanco(tx: Tx, hotId: number, ileId: number): Promise<LinhaDeLote[]> {
  const { rows } = await sql<LinhaDeLote>`
    select ${COLUNAS} from ${DE} where x.hot_id = ${hotId} and x.ile_id = ${ileId} order by x.numero limit 2000`.execute(
    tx,
  )
  return rows
}

export async function acharLoteDoBanco(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<(LinhaDeLote & { tags: string[] }) | undefined> {
  const { rows } = await sql<LinhaDeLote & { tags: string[] }>`
    select ${COLUNAS}, coalesce((select array_agg(t.tag_externa_id order by t.nome) from integracao_leilao_tag k
      join integracao_tag t on t.id = k.tag_id where k.hot_id = ${hotId} and k.ile_id = x.ile_id), '{}') as tags
    from ${DE} where x.hot_id = ${hotId} and x.uid = ${uid}`.execute(tx)
  return rows[0]
}

/** Lots of the bank's goods that came into the auction get their numbers, those that stood keep theirs. */
export async function incluirLotes(tx: Tx, hotId: number, ileId: number): Promise<void> {
  await sql`insert into integracao_lote (hot_id, ile_id, lel_id, numero)
    select ${hotId}, i.id, l.id, greatest(i.numero_inicial, coalesce((select max(y.numero) + 1 from integracao_lote y where y.ile_id = i.id), 0))
      + row_number() over (order by l.posicao_leilao, l.id)::int - 1
    from integracao_leilao i join lote l on l.lei_id = i.lei_id and l.hot_id = ${hotId}
    where i.hot_id = ${hotId} and i.id = ${ileId} and l.situacao <> 'CADASTRADO'
      and exists (select from integracao_comitente c
        where c.hot_id = ${hotId} and c.integradora = i.integradora and c.ativo and c.com_id = l.com_id)
      and not exists (select from integracao_lote y where y.ile_id = i.id and y.lel_id = l.id)`.execute(tx)
}

/** Answers which telling of this lot it is. */
export async function marcarDito(
  tx: Tx,
  hotId: number,
  id: number,
  m: { readonly marca: string; readonly operacao: OperacaoDeLote },
): Promise<number> {
  const { rows } = await sql<{ passo: number }>`
    update integracao_lote set dito = ${m.marca}, situacao = 'PENDENTE', erro = null, passo = passo + 1,
      vendido_dito = case when ${m.operacao}::text = 'ARREMATE' then true when ${m.operacao}::text = 'CANCELAR_VENDA' then false else vendido_dito end
    where hot_id = ${hotId} and id = ${id} returning passo`.execute(tx)
  return rows[0]?.passo ?? 0
}

/** With the bank's number of what it was told. */
export async function guardarNumero(
  tx: Tx,
  hotId: number,
  uid: string,
  operacao: OperacaoDeLote,
  numero: string,
): Promise<void> {
  const id = numero || null
  const coluna = {
    LOTES: { externoId: id },
    ARREMATE: { arremateId: id },
    CANCELAR_VENDA: { canceladoId: id },
    NAO_ARREMATE: { finalizadoId: id },
    CONTRAPROPOSTA: { finalizadoId: id },
  }[operacao]
  await tx
    .updateTable('integracaoLote')
    .set({ ...coluna, situacao: 'SINCRONIZADO', erro: null, sincronizadoAt: sql`clock_timestamp()` })
    .where('hotId', '=', hotId)
    .where('uid', '=', uid)
    .execute()
}

export async function guardarErro(tx: Tx, hotId: number, uid: string, erro: string): Promise<void> {
  await sql`update integracao_lote set situacao = 'ERRO', erro = ${erro.slice(0, 500)} where hot_id = ${hotId} and uid = ${uid}`.execute(
    tx,
  )
}

export async function esperarDeNovo(tx: Tx, hotId: number, uid: string): Promise<void> {
  await sql`update integracao_lote set situacao = 'PENDENTE', erro = null where hot_id = ${hotId} and uid = ${uid}`.execute(
    tx,
  )
}

export async function acharLeilao(
  tx: Tx,
  hotId: number,
  uid: string,
): Promise<{ id: number; uid: string; nome: string } | undefined> {
  const { rows } = await sql<{ id: number; uid: string; nome: string }>`
    select id, uid, nome from leilao where hot_id = ${hotId} and uid = ${uid}`.execute(tx)
  return rows[0]
}
