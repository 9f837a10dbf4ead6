import { extratoCompra } from '@martelo/contracts/impressos/extrato-compra.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { podePedir, SO_A_CASA } from './quem-pede-impressos.ts'
import { extratosPor } from './montar-impresso.ts'

handle(extratoCompra, async (ctx, { query }) => {
  if (!podePedir(ctx, query)) return recusar('SEM_PERMISSAO', SO_A_CASA)
  const vendas = await extratosPor(ctx, query)
  if (vendas.length === 0) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  return { vendas, cabecalho: vendas[0]?.cabecalho ?? null }
})
