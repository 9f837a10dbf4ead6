// Whose stock a session sees: the house all of it, yard staff what stands in their yards, a consignor his own.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import type { Alcance } from './estoque.sql.ts'

export function alcanceNoEstoque(ctx: Ctx): Alcance {
  const { usuId } = exigirSessao(ctx)
  const registros = permite('veiculo:editar', ctx.sessao)
    ? 'todos'
    : permite('patio:agenda', ctx.sessao)
      ? 'dos-seus-patios'
      : 'do-seu-comitente'
  return { usuId, registros }
}
