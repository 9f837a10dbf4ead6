import { notaFiscalAuth } from '@martelo/contracts/impressos/nota-fiscal-auth.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { podePedir, SO_A_CASA } from './quem-pede-impressos.ts'
import { vendasComNota } from './vendas-com-nota.ts'

handle(notaFiscalAuth, async (ctx, { query }) => {
  if (!podePedir(ctx, query)) return recusar('SEM_PERMISSAO', SO_A_CASA)
  const vendas = await vendasComNota(ctx, query, { soInteiras: true })
  if (vendas.length === 0) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  return { vendas, cabecalho: vendas[0]?.cabecalho ?? null }
})
