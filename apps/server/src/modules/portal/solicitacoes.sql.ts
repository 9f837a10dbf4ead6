// Requests of consignors. Every statement names the hotsite, and reads for a person only what his consignors own.
import {
  type AcaoDoComitente,
  ACOES_DO_COMITENTE,
  NOVA_SITUACAO,
  type SituacaoDeSolicitacao,
  situacoesDoAto,
} from '@martelo/domain/portal/solicitacoes.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

/** Whose lots: ADM's are all of the house's. */
export interface DeQuem {
  readonly hotId: number
  readonly usuId: number
  readonly adm: boolean
}

/** Over the lot `l`. */
export const lotesDaPessoa = ({ hotId, usuId, adm }: DeQuem): RawBuilder<unknown> =>
  adm
    ? sql`l.hot_id = ${hotId}`
    : sql`l.hot_id = ${hotId} and l.com_id in (select com_id from usuario_comitente where usu_id = ${usuId} and hot_id = ${hotId})`

const AINDA_CABEM = ACOES_DO_COMITENTE.flatMap((a) => situacoesDoAto(a).map((s) => `${a}|${s}`))
/** The lot may still be asked for it. A lower bid may be freed while a higher value is being asked, no more. */
const AINDA_CABE = sql`(s.acao || '|' || l.situacao = any(${AINDA_CABEM}) and (l.situacao <> 'CONDICIONAL' or s.acao = 'mandarRepasse'
  or (l.condicional_prazo > now() and (l.condicional_situacao <> 'AGUARDANDO_CLIENTE' or s.acao = 'Liberada'))))`

/**
 * Over the request `s` of the lot `l`: sent again it would not be refused for what the lot is by now. One whose process died may
 * have been done by it.
 */
export const CABE_DE_NOVO: RawBuilder<boolean> = sql<boolean>`coalesce(case s.status when 'erro' then ${AINDA_CABE}
  when 'enviando' then l.situacao = s.nova_situacao or ${AINDA_CABE} end, false)`

export interface LinhaDeSolicitacao {
  readonly id: number
  readonly uid: string
  readonly lelId: number
  readonly comId: number
  readonly lelUid: string
  readonly numero: string
  readonly nome: string
  readonly acao: AcaoDoComitente
  readonly status: SituacaoDeSolicitacao
  readonly novaSituacao: SituacaoLote
  readonly valor: number | null
  readonly sobre: number | null
  readonly motivo: string | null
  readonly mensagem: string | null
  readonly quem: string
  /** the lot's, as it is now */
  readonly situacaoDoLote: SituacaoLote
  /** the lot still allows it */
  readonly cabeDeNovo: boolean
  readonly tentativas: number
  readonly dataEnvio: Date
  readonly dataSucesso: Date | null
  readonly dataErro: Date | null
}

async function ler(tx: Tx, onde: RawBuilder<unknown>): Promise<LinhaDeSolicitacao[]> {
  const r = await sql<LinhaDeSolicitacao>`
    select s.id, s.uid, l.id as lel_id, l.com_id, l.uid as lel_uid, l.numero, l.nome, s.acao, s.status, s.nova_situacao, s.valor, s.sobre, s.motivo, s.mensagem,
      u.nome as quem, l.situacao as situacao_do_lote, ${CABE_DE_NOVO} as cabe_de_novo, s.tentativas, s.data_envio, s.data_sucesso, s.data_erro
    from solicitacao s join lote l on l.id = s.lel_id join usuario u on u.id = s.usu_id where ${onde}`.execute(
    tx,
  )
  return r.rows
}

export const solicitacoesDaSala = (tx: Tx, q: DeQuem, leiUid: string): Promise<LinhaDeSolicitacao[]> =>
  ler(
    tx,
    sql`s.hot_id = ${q.hotId} and l.lei_id = (select id from leilao where uid = ${leiUid} and hot_id = ${q.hotId})
      and ${lotesDaPessoa(q)} order by s.id desc limit 500`,
  )

export const solicitacoesPorUid = (
  tx: Tx,
  q: DeQuem,
  uids: readonly string[],
): Promise<LinhaDeSolicitacao[]> =>
  ler(
    tx,
    sql`s.hot_id = ${q.hotId} and s.uid = any(${[...uids]}::uuid[]) and ${lotesDaPessoa(q)} order by s.id`,
  )

export async function travarSolicitacao(tx: Tx, q: DeQuem, uid: string): Promise<LinhaDeSolicitacao | null> {
  await sql`select 1 from solicitacao where uid = ${uid} and hot_id = ${q.hotId} for no key update`.execute(
    tx,
  )
  return (await solicitacoesPorUid(tx, q, [uid]))[0] ?? null
}

/** Internal ids of lots that are this person's; others are left out. */
export async function lotesPorUid(tx: Tx, q: DeQuem, uids: readonly string[]): Promise<Map<string, number>> {
  const r = await sql<{ uid: string; id: number }>`
    select l.uid, l.id from lote l where l.uid = any(${[...uids]}::uuid[]) and ${lotesDaPessoa(q)}`.execute(
    tx,
  )
  return new Map(r.rows.map((l) => [l.uid, l.id]))
}

export interface LoteACancelar {
  readonly uid: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly comitente: string
  readonly vndId: number | null
}

/** Undefined: not his. */
export async function loteACancelar(tx: Tx, q: DeQuem, lelUid: string): Promise<LoteACancelar | undefined> {
  const r = await sql<LoteACancelar>`
    select l.uid, l.numero, l.nome, l.situacao, m.nome as comitente,
      (select i.vnd_id from venda_item i where i.lel_id = l.id and i.hot_id = l.hot_id and i.ativo limit 1) as vnd_id
    from lote l join comitente m on m.id = l.com_id where l.uid = ${lelUid} and ${lotesDaPessoa(q)}`.execute(
    tx,
  )
  return r.rows[0]
}

interface Nova {
  readonly lelId: number
  readonly acao: AcaoDoComitente
  readonly valor: number | null
  readonly sobre: number | null
  readonly motivo: string | null
}

export async function inserirSolicitacoes(tx: Tx, q: DeQuem, novas: readonly Nova[]): Promise<string[]> {
  const linhas = novas.map((n) => ({
    ...n,
    hotId: q.hotId,
    usuId: q.usuId,
    novaSituacao: NOVA_SITUACAO[n.acao],
  }))
  const r = await tx.insertInto('solicitacao').values(linhas).returning('uid').execute()
  return r.map((s) => s.uid)
}

/** How a try ended. */
export async function encerrarSolicitacao(
  tx: Tx,
  hotId: number,
  p: { readonly id: number; readonly status: 'sucesso' | 'erro'; readonly mensagem: string },
): Promise<void> {
  const certo = p.status === 'sucesso'
  await sql`update solicitacao set status = ${p.status}, mensagem = ${p.mensagem.slice(0, 500)},
      data_sucesso = case when ${certo} then clock_timestamp() end, data_erro = case when ${certo} then data_erro else clock_timestamp() end
    where id = ${p.id} and hot_id = ${hotId}`.execute(tx)
}

export async function marcarReenvio(
  tx: Tx,
  hotId: number,
  p: { readonly id: number; readonly sobre: number | null; readonly usuId: number },
): Promise<void> {
  await sql`update solicitacao set status = 'enviando', tentativas = tentativas + 1, data_envio = clock_timestamp(), mensagem = null,
      sobre = ${p.sobre}, usu_id = ${p.usuId} where id = ${p.id} and hot_id = ${hotId}`.execute(tx)
}
