import { convidadosDoEvento } from '@martelo/contracts/eventos/convidados-do-evento.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarConvidado } from './apresentar-convidado.ts'
import { lerEvento, listarConvidados } from './eventos.sql.ts'

handle(convidadosDoEvento, async (ctx, { params, query }) => {
  const { linhas, total } = await ctx.ler(async (tx) => {
    const e = await lerEvento(tx, ctx.hotsite.id, params.uid)
    return e === undefined ? { linhas: [], total: 0 } : listarConvidados(tx, ctx.hotsite.id, e.id, query)
  })
  ctx.contar(total)
  return linhas.map(apresentarConvidado)
})
