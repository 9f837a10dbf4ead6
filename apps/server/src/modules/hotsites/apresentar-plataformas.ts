// What one account administers beyond its own house, and why a session may not change that.
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { contaDaPlataforma, lerCasas } from './plataformas-do-usuario.sql.ts'
import { ehDaPlataforma } from './plataforma.sql.ts'

/** null: there is no such account in this house. */
export async function apresentarPlataformas(ctx: Ctx, tx: Tx, uid: string) {
  const hotId = ctx.hotsite.id
  const u = await contaDaPlataforma(tx, hotId, uid)
  if (u === undefined) return null
  const { usuId } = exigirSessao(ctx)
  const impedimento = !(await ehDaPlataforma(tx, hotId, usuId))
    ? 'Só administradores da plataforma mudam isto.'
    : u.id === usuId
      ? 'Outro administrador da plataforma muda a sua conta.'
      : !u.plataforma && !(u.ativo && u.papeis.includes('ADM'))
        ? 'Só uma conta ativa com o papel ADM administra a plataforma.'
        : null
  return { id: u.id, plataforma: u.plataforma, impedimento, casas: await lerCasas(tx, hotId, u.plataforma) }
}
