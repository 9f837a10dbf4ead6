// A group's condition applied to all clients of the house. Idempotent; the group's row is locked meanwhile.
import { cumpreCondicao } from '@martelo/domain/grupos/condicao-do-grupo.ts'
import type { Tx } from '../../core/database/database.ts'
import { clientesParaGrupo, travarGrupo, trocarPorRegra } from './preencher-grupo.sql.ts'

/** Clients read at once. */
const POR_VEZ = 5000

/** Null: there is no such group. A group that is kept by hand loses what a condition of before took in. */
export async function preencherPelaCondicao(tx: Tx, hotId: number, uid: string, agora: number) {
  const g = await travarGrupo(tx, hotId, uid)
  if (g === undefined) return null
  const dentro: number[] = []
  if (g.tipo === 'Por condição')
    for (let depois = 0; ; ) {
      const lidos = await clientesParaGrupo(tx, hotId, depois, POR_VEZ)
      for (const c of lidos) {
        const compras = (c.compras ?? []).map((d) => new Date(d).getTime())
        if (cumpreCondicao(g, { ...c, cadastradoEm: c.createdAt.getTime(), compras }, agora))
          dentro.push(c.id)
      }
      const ultimo = lidos.at(-1)
      if (ultimo === undefined || lidos.length < POR_VEZ) break
      depois = ultimo.id
    }
  return trocarPorRegra(tx, hotId, g.id, dentro)
}
