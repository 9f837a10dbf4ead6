import { permite } from '@martelo/contracts/core/permissions.ts'
import type { DireitosSobreValores } from '@martelo/domain/lotes/acoes.ts'
import type { Ctx } from '../../core/http/contexto.ts'

/** Permissions, so that one person may be given them, or be without them, whatever his role. */
export const direitosSobreValores = ({ sessao }: Ctx): DireitosSobreValores => ({
  antes: permite('lote:editar', sessao),
  depois: permite('lote:valores-liberado', sessao),
})
