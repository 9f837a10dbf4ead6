import type { Tx } from '../../core/database/database.ts'
import { iso } from '../../core/http/iso.ts'
import { recusar } from '../../core/http/handle.ts'
import { lerAfetados } from './afetados-do-incidente.sql.ts'

export const NAO_ACHADO = recusar('NAO_ENCONTRADO', 'Incidente não encontrado')

export async function apresentarAfetados(tx: Tx, hotId: number, uid: string) {
  const lidos = await lerAfetados(tx, hotId, uid)
  if (lidos === null) return NAO_ACHADO
  return { ...lidos, pessoas: lidos.pessoas.map((p) => ({ ...p, avisadoAt: iso(p.avisadoAt) })) }
}
