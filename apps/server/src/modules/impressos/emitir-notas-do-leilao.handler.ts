// One transaction per sale: one that fails takes no other with it, and no number.
import { emitirNotasDoLeilao } from '@martelo/contracts/impressos/emitir-notas-do-leilao.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { vendasDoLeilao } from './emitidos.sql.ts'
import { emitir } from './notas.ts'

handle(emitirNotasDoLeilao, async (ctx, { params }) => {
  const ids = await ctx.ler((tx) => vendasDoLeilao(tx, ctx.hotsite.id, params.uid))
  if (ids === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
  const resultados: { venda: number; codigo: string | null; motivo: string | null }[] = []
  for (const venda of ids) {
    const r = await ctx.tx((tx) => emitir(ctx, tx, venda))
    resultados.push({ venda, codigo: null, motivo: null, ...r })
  }
  return resultados
})
