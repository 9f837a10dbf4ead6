import { extratoCompra } from '@martelo/contracts/impressos/extrato-compra.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerVendas } from '../vendas/door.ts'
import { idsPorCodigos } from './impressos.sql.ts'
import { montarExtrato } from './montar-impresso.ts'

handle(extratoCompra, async (ctx, { query }) => {
  const hotId = ctx.hotsite.id
  const lidas = await ctx.ler(async (tx) => lerVendas(tx, hotId, await idsPorCodigos(tx, hotId, query)))
  const vendas = await Promise.all(lidas.map((v) => montarExtrato(ctx, v)))
  if (vendas.length === 0) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  return { vendas, cabecalho: vendas[0]?.cabecalho ?? null }
})
