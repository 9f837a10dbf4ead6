// The queue as the operator reads it: names and failures, never what a job carries.
import { NENHUMA_TAREFA, type TarefasEsperando } from '@martelo/domain/operacao/operacao.ts'
import { sql } from 'kysely'
import type { Banco } from '../../core/database/database.ts'

interface LinhaDaFila {
  id: string
  tarefa: string
  quando: Date
  tentativas: number
  maximo: number
  emTrabalho: boolean
  falhou: boolean
  erro: string | null
}

export async function lerTarefas(banco: Banco): Promise<LinhaDaFila[]> {
  const r =
    await sql<LinhaDaFila>`select j.id::text as id, j.task_identifier as tarefa, j.run_at as quando, j.attempts::int as tentativas,
      j.max_attempts::int as maximo, j.locked_at is not null as em_trabalho, j.attempts >= j.max_attempts as falhou, left(j.last_error, 300) as erro
    from graphile_worker.jobs j order by (j.last_error is not null) desc, j.run_at limit 200`.execute(banco)
  return r.rows
}

/** What is due and taken by none; one that gave up, or whose time has not come, does not wait. */
export async function lerEsperando(banco: Banco): Promise<TarefasEsperando> {
  const r = await sql<TarefasEsperando>`select count(*)::int as esperando,
      coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::int as mais_antiga_s
    from graphile_worker.jobs where locked_at is null and run_at <= clock_timestamp() and attempts < max_attempts`.execute(
    banco,
  )
  return r.rows[0] ?? NENHUMA_TAREFA
}

export async function repetir(banco: Banco, id: string): Promise<boolean> {
  const r = await sql<{
    id: string
  }>`select id::text as id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`.execute(
    banco,
  )
  return r.rows.length > 0
}
