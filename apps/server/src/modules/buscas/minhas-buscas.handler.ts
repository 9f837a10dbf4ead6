import { minhasBuscas } from '@martelo/contracts/buscas/minhas-buscas.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerBuscas } from './buscas-salvas.sql.ts'

handle(minhasBuscas, (ctx) => ctx.ler((tx) => lerBuscas(tx, ctx.hotsite.id, exigirCliente(ctx).cliId)))
