import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { montarDocumento, nomeDoArquivo } from './montar-documento.ts'

handle(documentoEmPdf, async (ctx, { params }) => {
  const d = await montarDocumento(ctx, params)
  if (d === null) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  const pdf = await desenharPdf(d, ctx.servicos.arquivos.publico)
  return arquivo(pdf, 'application/pdf', { nome: nomeDoArquivo(d.titulo) })
})
