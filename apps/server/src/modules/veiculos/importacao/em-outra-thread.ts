/**
 * Runs one task of the import in a thread of its own, one at a time, with a limit of time and memory. Reading and
 * interpreting the largest sheet takes seconds; on the main thread those would be seconds without bids.
 * A thread that runs out of memory or time is ended, and that is an answer; what it throws otherwise is a bug.
 */
import { Worker } from 'node:worker_threads'
import { criarSemaforo } from '../../../core/files/semaforo.ts'
import type { MapeamentoExplicito } from './colunas.ts'
import {
  type FormatoDaPlanilha,
  LIMITES_DE_PLANILHA,
  type RecusaDaPlanilha,
  recusarPlanilha,
} from './planilha.ts'

export interface OpcoesDeAnalise {
  /** Years are checked against it. */
  readonly anoCorrente: number
  /** Sheet of an XLSX. */
  readonly aba?: string
  readonly mapeamento?: MapeamentoExplicito
  readonly linhaDoCabecalho?: number
  /** Code of the notice in a file that holds several; the first one when absent. */
  readonly edital?: string
  /** Of a notice: leaves other goods out. */
  readonly soVeiculos?: boolean
}

export interface Pedido {
  readonly bytes: Uint8Array
  readonly formato: FormatoDaPlanilha | 'json'
  /** null: only the rows are wanted */
  readonly opcoes: OpcoesDeAnalise | null
}

/** Two large sheets at once would hold half of a small machine's memory. */
const porta = criarSemaforo(1, 10)

const DEMORADA = recusarPlanilha(
  'demorada',
  'A planilha demorou demais para ser lida. Divida em arquivos menores.',
)
const SEM_MEMORIA = recusarPlanilha(
  'bomba',
  'A planilha é grande demais quando aberta. Divida em arquivos menores.',
)
const MUITAS = recusarPlanilha(
  'demorada',
  'Há muitas planilhas sendo lidas. Aguarde um instante e envie novamente.',
)

function executar<T>(pedido: Pedido, milissegundos: number): Promise<T | RecusaDaPlanilha> {
  return new Promise((responder, falhar) => {
    const trabalhador = new Worker(new URL('./importacao-worker.ts', import.meta.url), {
      workerData: pedido,
      resourceLimits: { maxOldGenerationSizeMb: LIMITES_DE_PLANILHA.memoriaMb },
    })
    const relogio = setTimeout(() => encerrar(DEMORADA), milissegundos)
    function encerrar(resposta: T | RecusaDaPlanilha): void {
      clearTimeout(relogio)
      void trabalhador.terminate()
      responder(resposta)
    }
    trabalhador.once('message', encerrar)
    trabalhador.once('error', (erro) => {
      if ('code' in erro && erro.code === 'ERR_WORKER_OUT_OF_MEMORY') encerrar(SEM_MEMORIA)
      else falhar(erro)
    })
    // Ends without a word only when the machine took it away; after an answer this changes nothing.
    trabalhador.once('exit', () => encerrar(SEM_MEMORIA))
  })
}

/** The task's answer `T`, or a refusal. `T` is what the worker posts. */
export async function emOutraThread<T>(pedido: Pedido, milissegundos: number): Promise<T | RecusaDaPlanilha> {
  return (await porta.entrar(() => executar<T>(pedido, milissegundos))) ?? MUITAS
}
