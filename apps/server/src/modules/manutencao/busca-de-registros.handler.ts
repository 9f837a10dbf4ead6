import { permite } from '@martelo/contracts/core/permissions.ts'
import { buscaDeRegistros } from '@martelo/contracts/manutencao/busca-de-registros.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { FONTES } from './manutencao.sql.ts'

handle(buscaDeRegistros, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const achados = []
    for (const f of FONTES)
      if (permite(f.permission, ctx.sessao)) achados.push(...(await f.achar(tx, ctx.hotsite.id, query.texto)))
    return achados
  }),
)
