// The outbox and the job queue: graphile-worker. `agendar` writes the job in the caller's transaction; jobs processes
// run it at least once after the commit, so every task must be idempotent.
import { EventEmitter } from 'node:events'
import { setTimeout as dormir } from 'node:timers/promises'
import {
  makeWorkerUtils,
  Logger as RegistroDaFila,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Tx } from '../database/database.ts'
import { sozinho } from '../database/migrate.ts'
import { ligacaoA } from '../database/primario.ts'
import type { Servicos } from '../servicos.ts'

/**
 * A task of the queue, by name. Reactions and jobs register themselves when their file is imported; a run gets what it
 * was asked for, the services of the process that runs it, and which try it is.
 */
export type Tarefa<T> = (dados: T, s: Servicos, ajuda: { readonly tentativa: number }) => Promise<void>
const tarefas = new Map<string, Tarefa<never>>()

/** Declares a task; the answer puts work into the queue inside a transaction. */
export function definirTarefa<T>(nome: string, fn: Tarefa<T>) {
  if (tarefas.has(nome)) throw new Error(`two tasks named ${nome}`)
  tarefas.set(nome, fn)
  return {
    nome,
    /** `quando`: not before; `chave`: a later job with the same key replaces the waiting one */
    async agendar(tx: Tx, dados: T, opcoes: { quando?: Date; chave?: string } = {}): Promise<void> {
      await sql`select enfileirar(${nome}, ${JSON.stringify(dados)}::jsonb, ${opcoes.quando ?? null}, ${opcoes.chave ?? null})`.execute(
        tx,
      )
    },
  }
}

const TAREFAS_AO_MESMO_TEMPO = 4
/** One connection listens, one looks after the cron lines. */
const OUVINTE_E_AGENDA = 2

export async function prepararFila(url: string): Promise<void> {
  // A connection that breaks is told by the migration that it carried.
  const pool = abrirLigacoes(url, 1, () => undefined)
  try {
    await sozinho(url, () => runMigrations({ pgPool: pool }))
  } finally {
    await pool.end()
  }
}

/** What a process holds of its queue. */
export interface FilaEmTrabalho {
  /** Lets the tasks under way end and gives the connections back. Idempotent. */
  stop(): Promise<void>
}

/** One run of the library's worker, from its start to its end. */
interface Turno {
  /** told whether it ended by wish or by itself, once no task of it runs any more */
  readonly fim: Promise<void>
  /** whose name may stand on abandoned jobs; null: none was lost */
  devendo(): string | null
  /** Lets the tasks under way end. Bears an end that came before. */
  parar(): Promise<void>
}

/** How long the marks of the last tasks may take once the tasks themselves are through. */
const ARREMATE_MS = 5000
/** A queue that stopped by itself begins again after this, each vain try doubling it up to the second. */
const ESPERA_MS = 1000
const ESPERA_MAXIMA_MS = 30_000

async function comecarTurno(pool: pg.Pool, log: Logger, lista: TaskList, cron: string): Promise<Turno> {
  const events: WorkerEvents = new EventEmitter()
  let devedor: string | null = null
  events.on('pool:fatalError', ({ workerPool }) => {
    devedor = workerPool.id
  })
  // The answer may have been lost on the way, with the job already in our name.
  events.on('worker:getJob:error', ({ worker }) => {
    devedor = worker.workerPool.id
  })
  // The library counts its open marks wrongly after a mark that failed and may wait for ever: with the tasks through,
  // its own end is waited for only so long.
  const arrematado = new Promise<void>((ok) => {
    const arrematar = (): void => void setTimeout(ok, ARREMATE_MS).unref()
    events.once('pool:gracefulShutdown:complete', arrematar)
    events.once('pool:forcefulShutdown:complete', arrematar)
    events.once('pool:forcefulShutdown:error', arrematar)
  })
  const corrida = await run({
    pgPool: pool,
    concurrency: TAREFAS_AO_MESMO_TEMPO,
    pollInterval: 1000,
    noHandleSignals: true,
    events,
    // A mark (done, failed) that is written by itself has no error listener: a connection cut in the middle of it would
    // end the whole process as an unhandled rejection. A mark in a batch is heard, ends this run, and is waited for at
    // the end.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: lista,
    crontab: cron,
    logger: new RegistroDaFila((escopo) => (nivel, mensagem) => {
      // The queue is chatty: its own comings and goings are debug, its errors are ours to read.
      if (nivel === 'error') log.error({ escopo }, mensagem)
      else if (nivel === 'warning') log.warn({ escopo }, mensagem)
      else log.debug({ escopo }, mensagem)
    }),
  })
  const fim = Promise.race([
    corrida.promise.catch((err: unknown) => log.error({ err }, 'the queue ended with an error')),
    arrematado,
  ])
  return {
    fim,
    devendo: () => devedor,
    async parar() {
      const pedido = corrida.stop().catch((err: unknown) => log.warn({ err }, 'the queue had stopped before'))
      await Promise.race([pedido, fim])
      await fim
    },
  }
}

function abrirLigacoes(url: string, max: number, quebrou: (err: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...ligacaoA(url), max, application_name: 'martelo-fila' })
  // The pool listens to idle connections only; each one in use has a listener of its own.
  pool.on('error', quebrou)
  pool.on('connect', (ligacao) => void ligacao.on('error', quebrou))
  return pool
}

const avisar =
  (log: Logger) =>
  (err: Error): void =>
    log.warn({ err }, 'a connection of the queue broke')

/**
 * Jobs that a run left in its name would wait four hours for another worker: they are given back at once. Over a new
 * connection, since what was cut a moment ago may still look alive in the old pool.
 */
async function devolver(url: string, log: Logger, turno: Turno): Promise<void> {
  const devedor = turno.devendo()
  if (devedor === null) return
  const pool = abrirLigacoes(url, 1, avisar(log))
  try {
    const utensilios = await makeWorkerUtils({ pgPool: pool })
    await utensilios.forceUnlockWorkers([devedor])
    await utensilios.release()
  } finally {
    await pool.end()
  }
}

/**
 * Starts working the queue in this process. `cron` lines are graphile-worker's: "* * * * * task". The connections are
 * ours: the worker gives its own back only when everything about its end went well.
 *
 * The library's worker gives up when it cannot write that a job is done (the database restarts, a connection is cut).
 * The process lives on, so it begins another one, until it is stopped: the task that was done then runs again.
 */
export async function trabalharFila(s: Servicos, cron: string): Promise<FilaEmTrabalho> {
  const { log } = s
  const { url } = s.banco
  const lista: TaskList = {}
  for (const [nome, fn] of tarefas) {
    lista[nome] = async (dados, ajuda) => {
      await (fn as Tarefa<unknown>)(dados, s, { tentativa: ajuda.job.attempts })
    }
  }
  const pool = abrirLigacoes(url, TAREFAS_AO_MESMO_TEMPO + OUVINTE_E_AGENDA, avisar(log))
  let turno = await comecarTurno(pool, log, lista, cron).catch(async (e: unknown) => {
    await pool.end()
    throw e
  })

  const saida = new AbortController()
  const recomecar = async (): Promise<void> => {
    for (let espera = ESPERA_MS; ; espera = Math.min(espera * 2, ESPERA_MAXIMA_MS)) {
      await dormir(espera, undefined, { signal: saida.signal }).catch(() => undefined)
      if (saida.signal.aborted) return
      try {
        await devolver(url, log, turno)
        turno = await comecarTurno(pool, log, lista, cron)
        // The wish to stop came in between, and reached the run before this one.
        if (saida.signal.aborted) await turno.parar()
        return
      } catch (err) {
        log.error({ err }, 'the queue could not begin again yet')
      }
    }
  }
  const vigiar = async (): Promise<void> => {
    for (;;) {
      await turno.fim
      if (saida.signal.aborted) return
      log.error('the queue stopped by itself; it begins again')
      await recomecar()
    }
  }
  const vigia = vigiar()

  let parada: Promise<void> | undefined
  const parar = async (): Promise<void> => {
    saida.abort()
    await turno.parar()
    await vigia
    await devolver(url, log, turno).catch((err: unknown) =>
      log.warn({ err }, 'jobs of the queue stay locked'),
    )
    await pool.end()
  }
  return {
    stop: () => {
      parada ??= parar()
      return parada
    },
  }
}
