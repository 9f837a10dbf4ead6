import type { Ctx } from '../../core/http/contexto.ts'
import { recusar } from '../../core/http/handle.ts'
import { ehDaPlataforma } from './plataforma.sql.ts'

export const SO_PLATAFORMA = recusar('SO_PLATAFORMA', 'Só administradores da plataforma fazem isto.')

export const daPlataforma = (ctx: Ctx): Promise<boolean> =>
  ctx.ler((tx) => ehDaPlataforma(tx, ctx.hotsite.id, ctx.sessao?.usuId ?? 0))
