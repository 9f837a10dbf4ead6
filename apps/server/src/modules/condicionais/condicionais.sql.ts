// Reading the lot of a conditional sale: its deal, its two sides, and where the answers go.
import type { RespostaDoComitente, SituacaoDeCondicional } from '@martelo/domain/condicionais/states.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

export interface LoteEmAcordo {
  readonly lelId: number
  readonly lelUid: string
  readonly hotId: number
  readonly leiId: number
  readonly leiUid: string
  readonly leilao: string
  readonly numero: string
  readonly nome: string
  readonly situacao: SituacaoLote
  readonly comId: number
  readonly comitente: string
  readonly uf: string
  readonly cidade: string
  readonly diasDoComitente: number
  readonly manterComoCondicional: boolean
  readonly lanceValor: number | null
  readonly cliId: number | null
  readonly cliUid: string | null
  readonly clienteNome: string | null
  readonly clienteEmail: string | null
  readonly condicionalSituacao: SituacaoDeCondicional | null
  readonly condicionalData: Date | null
  readonly condicionalPrazo: Date | null
  readonly condicionalProrrogacoes: number
  readonly condicionalResposta: RespostaDoComitente | null
  readonly condicionalRespostaNome: string | null
  readonly condicionalNovoValor: number | null
  readonly condicionalReplicaValor: number | null
  readonly valorVendido: number | null
  readonly respostaDuranteLeilao: RespostaDoComitente | null
  readonly respostaDuranteLeilaoValor: number | null
  readonly respostaDuranteLeilaoLance: number | null
  readonly respostaDuranteLeilaoNome: string | null
  readonly respostaDuranteLeilaoAt: Date | null
  /** the database's clock */
  readonly agora: Date
}

async function ler(tx: Tx, onde: RawBuilder<unknown>): Promise<LoteEmAcordo[]> {
  const r = await sql<LoteEmAcordo>`
    select l.id as lel_id, l.uid as lel_uid, l.hot_id, a.id as lei_id, a.uid as lei_uid, a.nome as leilao, l.numero, l.nome, l.situacao,
      l.com_id, m.nome as comitente, r.uf, r.cidade, h.dias_resposta_condicional as dias_do_comitente, h.manter_como_condicional,
      l.lance_valor, c.id as cli_id, c.uid as cli_uid, c.nome as cliente_nome, c.email as cliente_email,
      l.condicional_situacao, l.condicional_data, l.condicional_prazo, l.condicional_prorrogacoes, l.condicional_resposta, l.condicional_resposta_nome,
      l.condicional_novo_valor, l.condicional_replica_valor, l.valor_vendido,
      l.resposta_durante_leilao, l.resposta_durante_leilao_valor, l.resposta_durante_leilao_lance, l.resposta_durante_leilao_nome, l.resposta_durante_leilao_at,
      clock_timestamp() as agora
    from lote l join leilao a on a.id = l.lei_id join local_realizacao r on r.id = a.lrl_id join hotsite h on h.id = l.hot_id
      join comitente m on m.id = l.com_id left join cliente c on c.id = l.lance_cli_id
    where ${onde}`.execute(tx)
  return r.rows
}

/** Locks one lot of this hotsite and reads its deal; null when there is none. */
export async function travarAcordo(tx: Tx, hotId: number, lelUid: string): Promise<LoteEmAcordo | null> {
  await sql`select 1 from lote where uid = ${lelUid} and hot_id = ${hotId} for no key update`.execute(tx)
  return (await ler(tx, sql`l.uid = ${lelUid} and l.hot_id = ${hotId}`))[0] ?? null
}

/** The same by internal id, for jobs. */
export async function travarAcordoPorId(tx: Tx, hotId: number, lelId: number): Promise<LoteEmAcordo | null> {
  await sql`select 1 from lote where id = ${lelId} and hot_id = ${hotId} for no key update`.execute(tx)
  return (await ler(tx, sql`l.id = ${lelId} and l.hot_id = ${hotId}`))[0] ?? null
}

/** A client's conditional lots: open ones, and those that ended in the last month. */
export function acordosDoCliente(
  tx: Tx,
  hotId: number,
  cliId: number,
  lelUid: string | null,
): Promise<LoteEmAcordo[]> {
  return ler(
    tx,
    sql`l.hot_id = ${hotId} and l.lance_cli_id = ${cliId} and l.condicional_situacao is not null
      and (l.situacao = 'CONDICIONAL' or l.situacao_at > now() - interval '30 days')
      and (${lelUid}::uuid is null or l.uid = ${lelUid}::uuid)
      order by l.situacao <> 'CONDICIONAL', l.condicional_prazo limit 100`,
  )
}

/** Whether this user answers for a consignor. */
export async function respondePor(tx: Tx, hotId: number, usuId: number, comId: number): Promise<boolean> {
  const r =
    await sql`select 1 from usuario_comitente where hot_id = ${hotId} and usu_id = ${usuId} and com_id = ${comId}`.execute(
      tx,
    )
  return r.rows.length > 0
}

/** Deadlines that passed while the house was closed to clients move by the time that it was; no one answered late meanwhile. */
export async function devolverPrazosDasCondicionais(tx: Tx, hotId: number, desde: Date): Promise<void> {
  const mais = sql`(clock_timestamp() - ${desde}::timestamptz)`
  await sql`update lote set condicional_prazo = condicional_prazo + ${mais}, versao = versao + 1,
      condicional_primeiro_prazo = condicional_primeiro_prazo
        + case when condicional_primeiro_prazo >= ${desde}::timestamptz then ${mais} else interval '0' end
    where hot_id = ${hotId} and situacao = 'CONDICIONAL' and condicional_prazo between ${desde}::timestamptz and clock_timestamp()`.execute(
    tx,
  )
}
