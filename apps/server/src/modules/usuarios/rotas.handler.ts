// The screens this session may open: the one table, filtered.
import { permite } from '@martelo/contracts/core/permissions.ts'
import { TELAS } from '@martelo/contracts/core/routes.ts'
import { rotas } from '@martelo/contracts/usuarios/rotas.contract.ts'
import { handle } from '../../core/http/handle.ts'

handle(rotas, async (ctx) =>
  Object.entries(TELAS)
    .filter(([, t]) => permite(t.permission, ctx.sessao))
    .map(([nome, t]) => ({ nome, path: t.path, area: t.area, titulo: t.title, menu: t.menu ?? null })),
)
