// What time does to incidents: the house is told once when a deadline passes, and a decided one that the client left alone is
// closed. Any number of processes may run it: each row is taken under its lock.
import { DIAS_ATE_ENCERRAR, INCIDENTES_PENDENTES } from '@martelo/domain/incidentes/states.ts'
import { sql } from 'kysely'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { emNomeDoSistema } from '../vendas/door.ts'
import { avisarTelas, escreverACasa } from './avisar-incidente.ts'
import { incidentePor } from './incidentes.sql.ts'
import { gravarIncidente, transitarIncidente } from './mover-incidente.ts'

const TAREFA = 'vencer-incidentes'
const POR_VEZ = 500

/** Answers how many were told of, and how many were closed. */
export async function vencerIncidentes(s: Servicos): Promise<{ avisados: number; encerrados: number }> {
  const { rows } = await sql<{ uid: string; hotId: number }>`
    select uid, hot_id from incidente
    where (situacao = any(${[...INCIDENTES_PENDENTES]}) and prazo < clock_timestamp() and aviso_prazo_at is null)
      or (situacao = 'DECIDIDO' and updated_at < clock_timestamp() - make_interval(days => ${DIAS_ATE_ENCERRAR}))
    order by prazo, id limit ${POR_VEZ}`.execute(s.banco.sistema)
  const feitos = { avisados: 0, encerrados: 0 }
  for (const { uid, hotId } of rows) {
    const m = await emNomeDoSistema(s, hotId, TAREFA)
    if (m === null) continue
    const n = await s.banco.doHotsite(hotId, async (tx) => {
      const antes = await incidentePor(tx, hotId, uid, { travar: true })
      if (antes === undefined) return undefined
      if (antes.situacao === 'DECIDIDO') {
        await transitarIncidente(m, tx, antes, { evento: 'encerrar', quem: ['sistema'] })
        feitos.encerrados += 1
      } else if (INCIDENTES_PENDENTES.includes(antes.situacao)) {
        await gravarIncidente(tx, antes, { avisoPrazoAt: new Date(m.agora) })
        await escreverACasa(s, tx, antes, 'prazo', null)
        feitos.avisados += 1
      }
      return incidentePor(tx, hotId, uid)
    })
    if (n !== undefined) avisarTelas(s, n)
  }
  return feitos
}

definirTarefa<Record<string, never>>(TAREFA, async (_, s) => {
  await vencerIncidentes(s)
})
