// The switches of a house as rows: what is off, and who changed each last (from the audit).
import { NOMES_DOS_RECURSOS, RECURSOS, recursoLigado } from '@martelo/domain/hotsites/recursos.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'

interface UltimaMudanca {
  recurso: string
  quando: Date
  quem: string | null
  motivo: string | null
}

/** Locked: two switches at once are both kept. */
export async function travarDesligados(tx: Tx, hotId: number): Promise<string[]> {
  const r = await sql<{ recursosDesligados: string[] }>`
    select recursos_desligados from hotsite where id = ${hotId} for update`.execute(tx)
  return r.rows[0]?.recursosDesligados ?? []
}

async function lerDesligados(tx: Tx, hotId: number): Promise<string[]> {
  const r = await sql<{ recursosDesligados: string[] }>`
    select recursos_desligados from hotsite where id = ${hotId}`.execute(tx)
  return r.rows[0]?.recursosDesligados ?? []
}

export async function gravarDesligados(tx: Tx, hotId: number, desligados: readonly string[]): Promise<void> {
  await sql`update hotsite set recursos_desligados = ${[...desligados]}::text[] where id = ${hotId}`.execute(
    tx,
  )
}

export async function apresentarRecursos(tx: Tx, hotId: number, hotUid: string) {
  const desligados = await lerDesligados(tx, hotId)
  const r = await sql<UltimaMudanca>`
    select distinct on (a.depois->>'recurso') a.depois->>'recurso' as recurso, a.quando, a.usu_nome as quem, a.motivo
    from auditoria a where a.hot_id = ${hotId} and a.entidade = 'hotsite' and a.entidade_uid = ${hotUid}
      and a.acao in ('ligarRecurso', 'desligarRecurso')
    order by a.depois->>'recurso', a.id desc`.execute(tx)
  return NOMES_DOS_RECURSOS.map((recurso) => {
    const m = r.rows.find((l) => l.recurso === recurso)
    return {
      recurso,
      ...RECURSOS[recurso],
      ligado: recursoLigado(desligados, recurso),
      mudanca: m === undefined ? null : { quando: m.quando.toISOString(), quem: m.quem, motivo: m.motivo },
    }
  })
}
