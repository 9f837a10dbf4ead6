// A file that the insurer named is fetched, checked and kept with the vehicle. Named or fetched twice it is one: its own digest
// is the key. What cannot be taken is written at the event, and a person asks her for it; a line that broke is tried again.
import { tipoConformeOFormato } from '@martelo/domain/anexos/tipos-de-anexo.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { ehRecusa } from '../../core/http/handle.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { anexarDeFora, prepararBytes } from '../anexos/door.ts'
import { NOME_DA_MAPFRE } from './nome-da-mapfre.ts'
import { ARQUIVOS_DA_SEGURADORA } from './arquivos-da-seguradora.integration.ts'
import { anotarFalhaDoArquivo, arquivoCitado, type ArquivoCitado } from './arquivos-citados.sql.ts'
import { uidDoTexto } from './uid-do-texto.ts'

export interface ArquivoABuscar {
  readonly hotId: number
  readonly proId: number
  readonly sha256: string
}
/** About two hours in the queue's rhythm; her link may have ended by then. */
const TENTATIVAS = 10

type DeQuem = Pick<Servicos, 'banco' | 'arquivos' | 'externo'>

/** What came is not what was named, or of no kind that is kept. */
class NaoServe extends Error {}

export async function trazerArquivo(s: DeQuem, a: ArquivoABuscar, tentativa: number): Promise<void> {
  const citado = await s.banco.doHotsite(a.hotId, (tx) => arquivoCitado(tx, a))
  // Kept already, or the process was forgotten.
  if (citado === undefined) return
  try {
    await guardar(s, a, citado)
  } catch (e) {
    const motivo = e instanceof NaoServe ? e.message : motivoDaFalha(e, tentativa)
    if (motivo === null) throw e
    await s.banco.doHotsite(a.hotId, (tx) => anotarFalhaDoArquivo(tx, a.hotId, citado, motivo))
  }
}

/** Null: later may go better. */
function motivoDaFalha(e: unknown, tentativa: number): string | null {
  if (!(e instanceof FalhaExterna)) return null
  if (e.desfecho === 'endereco') return 'o endereço não é permitido'
  if (!e.passageira)
    return e.status === 200 ? 'tem mais de 10 MB' : `o endereço respondeu ${e.status ?? 'nada'}`
  return tentativa < TENTATIVAS ? null : 'o endereço não respondeu'
}

async function guardar(s: DeQuem, a: ArquivoABuscar, citado: ArquivoCitado): Promise<void> {
  const porta = await s.externo.porta(ARQUIVOS_DA_SEGURADORA, { hotId: a.hotId })
  if (porta === null) throw new Error('the files of the insurer have no door')
  const bytes = await porta.buscar(citado.url)
  if (createHash('sha256').update(bytes).digest('hex') !== a.sha256)
    throw new NaoServe('o conteúdo não é o que foi anunciado')
  const quem = { hotsite: { id: a.hotId }, servicos: s, sessao: null, ip: '', reqId: 'mapfre' }
  const pronto = await prepararBytes(quem, bytes)
  if (ehRecusa(pronto)) throw new NaoServe([pronto.mensagem].flat().join(' '))
  await s.banco.doHotsite(a.hotId, async (tx) => {
    // The record is locked, so that two nodes with the same file keep one.
    await sql`select from veiculo where hot_id = ${a.hotId} and uid = ${citado.veiUid} for no key update`.execute(
      tx,
    )
    const recusa = await anexarDeFora(
      quem,
      tx,
      { entidade: 'veiculo', uid: citado.veiUid },
      {
        tipo: tipoConformeOFormato('veiculo', pronto.formato),
        nome: citado.nome,
        pasta: NOME_DA_MAPFRE,
        chaveDoPedido: uidDoTexto(`mapfre-arquivo|${a.hotId}|${citado.veiUid}|${a.sha256}`),
        enviadoPor: NOME_DA_MAPFRE,
        maximo: Number.POSITIVE_INFINITY,
      },
      pronto,
    )
    if (recusa !== null) throw new NaoServe([recusa.mensagem].flat().join(' '))
  })
}

export const buscarArquivo = definirTarefa<ArquivoABuscar>(
  'buscar-arquivo-da-seguradora',
  (a, s, { tentativa }) => trazerArquivo(s, a, tentativa),
)
