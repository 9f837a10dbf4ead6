import { emitirNota } from '@martelo/contracts/impressos/emitir-nota.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { guardarCopia } from './copia-da-nota.ts'
import { notasPorVenda } from './emitidos.sql.ts'
import { apresentarNotas, emitir } from './notas.ts'

handle(emitirNota, async (ctx, { params }) => {
  const r = await ctx.tx((tx) => emitir(ctx, tx, params.id))
  if (r === undefined) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
  if ('motivo' in r) return recusar('RECUSADA', r.motivo)
  const [nova] = await ctx.ler((tx) => notasPorVenda(tx, ctx.hotsite.id, [params.id]))
  if (nova) await guardarCopia(ctx, nova)
  return (await apresentarNotas(ctx, params.id)) ?? recusar('NAO_ENCONTRADA', 'Venda não encontrada')
})
