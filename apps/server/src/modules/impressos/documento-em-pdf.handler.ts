import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { copiaDaNota } from './copia-da-nota.ts'
import { montarDocumento, nomeDoArquivo } from './montar-documento.ts'

handle(documentoEmPdf, async (ctx, { params }) => {
  const guardada = params.tipo === 'nota' ? await copiaDaNota(ctx, params.chave) : null
  if (guardada !== null)
    return arquivo(guardada.pdf, 'application/pdf', { nome: nomeDoArquivo(guardada.titulo) })
  const d = await montarDocumento(ctx, params)
  if (d === null) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  const pdf = await desenharPdf(d, ctx.servicos.arquivos.publico)
  return arquivo(pdf, 'application/pdf', { nome: nomeDoArquivo(d.titulo) })
})
