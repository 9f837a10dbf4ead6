// The parts of an upload leave when it is done, given up, or too old: first its row, then the files. Idempotent.
import { HORAS_DO_ENVIO } from '@martelo/domain/anexos/envio-em-partes.ts'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { chaveDaParte, tirarVencido } from './envios.sql.ts'

type Maquina = Pick<Servicos, 'banco' | 'arquivos'>

export interface EnvioAEsquecer {
  readonly hotId: number
  readonly uid: string
  readonly partes: number
}

export async function esquecerEnvio(s: Maquina, { hotId, uid, partes }: EnvioAEsquecer): Promise<void> {
  if (!(await s.banco.doHotsite(hotId, (tx) => tirarVencido(tx, hotId, uid)))) return
  for (let n = 1; n <= partes; n++) await s.arquivos.privado.apagar(chaveDaParte(hotId, uid, n))
}

const tarefa = definirTarefa<EnvioAEsquecer>('esquecer-envio-de-anexo', async (envio, s) => {
  await esquecerEnvio(s, envio)
})

/** In the transaction that takes its row away. */
export const esquecerLogo = (tx: Tx, e: EnvioAEsquecer): Promise<void> => tarefa.agendar(tx, e)

/** In the transaction that begins it: whatever becomes of it, it ends. */
export const esquecerQuandoVencer = (tx: Tx, e: EnvioAEsquecer, agora: number): Promise<void> =>
  tarefa.agendar(tx, e, { quando: new Date(agora + HORAS_DO_ENVIO * 3_600_000 + 60_000) })
