import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import type { DeQuem } from './solicitacoes.sql.ts'

/** Whose lots this session reads and moves. */
export function deQuem(ctx: Ctx): DeQuem {
  const { usuId, papeis } = exigirSessao(ctx)
  return { hotId: ctx.hotsite.id, usuId, adm: papeis.includes('ADM') }
}
