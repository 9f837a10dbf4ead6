// The outbox and the job queue: graphile-worker. `agendar` writes the job in the caller's transaction; jobs processes
// run it at least once after the commit, so every task must bear being run twice.
import { Logger as RegistroDaFila, type Runner, run, runMigrations, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Tx } from '../database/database.ts'

/** A task of the queue, by name. Reactions and jobs register themselves when their file is imported. */
export type Tarefa<T> = (dados: T, ajuda: { readonly tentativa: number }) => Promise<void>
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

export async function prepararFila(url: string): Promise<void> {
  await runMigrations({ connectionString: url })
}

/** Starts working the queue in this process. `cron` lines are graphile-worker's: "* * * * * task". */
export async function trabalharFila(url: string, log: Logger, cron: string): Promise<Runner> {
  const lista: TaskList = {}
  for (const [nome, fn] of tarefas) {
    lista[nome] = async (dados, ajuda) => {
      await (fn as Tarefa<unknown>)(dados, { tentativa: ajuda.job.attempts })
    }
  }
  return run({
    connectionString: url,
    concurrency: 4,
    pollInterval: 1000,
    noHandleSignals: true,
    taskList: lista,
    crontab: cron,
    logger: new RegistroDaFila((escopo) => (nivel, mensagem) => {
      // The queue is chatty: its own comings and goings are debug, its errors are ours to read.
      if (nivel === 'error') log.error({ escopo }, mensagem)
      else if (nivel === 'warning') log.warn({ escopo }, mensagem)
      else log.debug({ escopo }, mensagem)
    }),
  })
}
