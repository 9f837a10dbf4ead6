import { scriptDaPagina } from '@martelo/contracts/hotsites/script-da-pagina.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { scriptDe } from './dados-do-hotsite.ts'
import { hotsiteDaSessao } from './hotsites.sql.ts'

handle(scriptDaPagina, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const h = (await hotsiteDaSessao(tx, ctx.hotsite.id, ctx.hotsite.id)) ?? ctx.hotsite
    return scriptDe(h, query.uri)
  }),
)
