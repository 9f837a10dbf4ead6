import { relatorioDeEventos } from '@martelo/contracts/eventos/relatorio-de-eventos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { listarRelatorio } from './numeros-do-evento.sql.ts'

handle(relatorioDeEventos, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarRelatorio(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => ({ ...l, inicioAt: iso(l.inicioAt) }))
})
