import { permite } from '@martelo/contracts/core/permissions.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import type { DeQuem } from './solicitacoes.sql.ts'

/** Whose lots this session reads and moves. */
export function deQuem(ctx: Ctx): DeQuem {
  const { usuId } = exigirSessao(ctx)
  return { hotId: ctx.hotsite.id, usuId, adm: permite('comitente:todos', ctx.sessao) }
}
