// The auditor of the audit log: each span of rows that a root of a day holds is still what it was, and the roots and their
// signatures are right. Names the day, since a span is one hash.
import type { Kysely } from 'kysely'
import type { DB } from '../../core/database/schema.gen.ts'
import { auditoriaDosDias } from './raizes/auditoria-no-dia.sql.ts'
import { diaConfere } from './raizes/dia-confere.ts'
import { diasPublicados } from './raizes/dias-publicados.sql.ts'

export interface VerificacaoDaAuditoria {
  readonly dias: number
  readonly linhas: number
  readonly falhas: readonly string[]
}

/** Of one house. Rows of the days that no root holds yet are not looked at. */
export async function verificarAuditoria(db: Kysely<DB>, hotUid: string): Promise<VerificacaoDaAuditoria> {
  const falhas: string[] = []
  const trechos = await auditoriaDosDias(db, hotUid)
  for (const t of trechos) {
    if (t.hojeHash?.equals(t.hash)) continue
    const n = t.hojeLinhas ?? 0
    falhas.push(
      n === t.linhas
        ? `o registro até ${t.dia} não é o que a raiz desse dia publicou: uma linha mudou`
        : `o registro até ${t.dia} não é o que a raiz desse dia publicou: eram ${t.linhas} linhas, são ${n}`,
    )
  }
  for (const d of await diasPublicados(db, hotUid))
    if (!diaConfere(d))
      falhas.push(`a raiz do dia ${d.dia} não é a do que ela contém, ou a assinatura não confere`)
  return { dias: trechos.length, linhas: trechos.reduce((n, t) => n + t.linhas, 0), falhas }
}
