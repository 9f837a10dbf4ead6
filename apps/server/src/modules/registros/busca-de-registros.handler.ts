import { limitadoAosPatios, permite } from '@martelo/contracts/core/permissions.ts'
import { buscaDeRegistros } from '@martelo/contracts/registros/busca-de-registros.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { FONTES } from './fontes-da-busca.sql.ts'

handle(buscaDeRegistros, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const achados = []
    const nosPatiosDe = limitadoAosPatios(ctx.sessao) ? exigirSessao(ctx).usuId : undefined
    const onde = { hotId: ctx.hotsite.id, nosPatiosDe }
    for (const f of FONTES)
      if (permite(f.permission, ctx.sessao)) achados.push(...(await f.achar(tx, onde, query.texto)))
    return achados
  }),
)
