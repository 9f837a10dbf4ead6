// Channels of all houses for the process that carries them: each row names its house.
import {
  DESTINOS_LIGADOS,
  type MotivoDoFim,
  type SituacaoDoCanal,
  type SituacaoDoDestino,
} from '@martelo/domain/transmissoes/situacoes.ts'
import { sql } from 'kysely'
import type { ChaveEmPe } from './entradas-rtmp.ts'
import type { Banco } from '../../core/database/database.ts'
import { PAUSADO } from './canais.sql.ts'

export interface CanalSeguido {
  readonly id: number
  readonly uid: string
  readonly nome: string
  readonly leilao: string
  readonly hotId: number
  readonly leiId: number
  readonly leilaoUid: string
  readonly situacao: SituacaoDoCanal
  readonly gravar: boolean
  readonly disponivel: boolean
  /** the card is in the picture's place */
  readonly pausado: boolean
  /** the auction is over */
  readonly encerrado: boolean
}
const COLUNAS = sql`c.id, c.uid, c.nome, l.nome as leilao, c.hot_id, c.lei_id, l.uid as leilao_uid, c.situacao, c.gravar, c.disponivel,
  ${PAUSADO} as pausado, l.situacao in ('EXECUTADO', 'CANCELADO') as encerrado`

export async function canalPorUid(banco: Banco, uid: string): Promise<CanalSeguido | null> {
  const { rows } = await sql<CanalSeguido>`select ${COLUNAS} from canal_transmissao c
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id where c.uid = ${uid}`.execute(banco)
  return rows[0] ?? null
}
export async function canaisNoAr(banco: Banco): Promise<CanalSeguido[]> {
  const { rows } = await sql<CanalSeguido>`select ${COLUNAS} from canal_transmissao c
    join leilao l on l.id = c.lei_id and l.hot_id = c.hot_id where c.situacao <> 'PARADO' order by c.id`.execute(
    banco,
  )
  return rows
}
/** What outside encoders may publish with now. */
export async function chavesEmPe(banco: Banco): Promise<ChaveEmPe[]> {
  const { rows } =
    await sql<ChaveEmPe>`select t.uid as transmissao, c.uid as canal, t.cerca, t.posicao_template as posicao,
      t.chave_hash as hash from transmissao t join canal_transmissao c on c.id = t.can_id and c.hot_id = t.hot_id
    where t.data_fim is null and t.chave_hash is not null order by t.id`.execute(banco)
  return rows
}
export async function destinoPorUid(
  banco: Banco,
  hotId: number,
  uid: string,
): Promise<SituacaoDoDestino | null> {
  const { rows } = await sql<{ situacao: SituacaoDoDestino }>`select situacao from destino_transmissao
    where uid = ${uid} and hot_id = ${hotId}`.execute(banco)
  return rows[0]?.situacao ?? null
}
/** Whether the public may watch it. */
export async function ehPublico(banco: Banco, hotId: number, uid: string): Promise<boolean> {
  const { rows } = await sql<{ disponivel: boolean }>`select disponivel from canal_transmissao
    where uid = ${uid} and hot_id = ${hotId}`.execute(banco)
  return rows[0]?.disponivel === true
}
export interface DestinoLigado {
  readonly uid: string
  readonly hotId: number
  readonly canalUid: string
  readonly urlRmtp: string
  readonly chave: Buffer
  readonly chaveId: string
  /** its channel has a programme */
  readonly noAr: boolean
}
export async function destinosLigados(banco: Banco): Promise<DestinoLigado[]> {
  const { rows } =
    await sql<DestinoLigado>`select d.uid, d.hot_id, c.uid as canal_uid, d.url_rmtp, d.chave, d.chave_id,
      c.situacao <> 'PARADO' as no_ar
    from destino_transmissao d join canal_transmissao c on c.id = d.can_id and c.hot_id = d.hot_id
    where d.situacao = any(${[...DESTINOS_LIGADOS]}::text[]) order by d.id`.execute(banco)
  return rows
}
/** Whether a source may publish the programme: it stands, is the desk, and the desk is still its own. A camera is mixed there. */
export async function comoTransmissaoEsta(
  banco: Banco,
  hotId: number,
  uid: string,
): Promise<'EM_PE' | 'ENCERRADA' | 'SUBSTITUIDA'> {
  const { rows } = await sql<{ fim: MotivoDoFim | null; dela: boolean }>`select t.motivo_fim as fim,
      t.posicao_template = 0 and t.cerca = c.mesa_cerca as dela
    from transmissao t join canal_transmissao c on c.id = t.can_id and c.hot_id = t.hot_id
    where t.uid = ${uid} and t.hot_id = ${hotId}`.execute(banco)
  const [t] = rows
  if (t === undefined) return 'ENCERRADA'
  if (t.fim === 'SUBSTITUIDA' || (t.fim === null && !t.dela)) return 'SUBSTITUIDA'
  return t.fim === null ? 'EM_PE' : 'ENCERRADA'
}
