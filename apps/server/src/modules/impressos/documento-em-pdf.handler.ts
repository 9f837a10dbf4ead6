import { documentoEmPdf } from '@martelo/contracts/impressos/documento-em-pdf.contract.ts'
import { arquivo, handle, recusar } from '../../core/http/handle.ts'
import { desenharPdf } from '../../core/impressao/desenhar-pdf.ts'
import { fotoDoLaudo } from '../vistorias/door.ts'
import { copiaDaNota } from './copia-da-nota.ts'
import { copiaEmitida } from './copia-emitida.ts'
import { montarDocumento, nomeDoArquivo } from './montar-documento.ts'

handle(documentoEmPdf, async (ctx, { params }) => {
  const nota = params.tipo === 'nota' ? await copiaDaNota(ctx, params.chave) : null
  if (nota !== null) return arquivo(nota.pdf, 'application/pdf', { nome: nomeDoArquivo(nota.titulo) })
  const d = await montarDocumento(ctx, params)
  if (d === null) return recusar('NAO_ENCONTRADO', 'Documento não encontrado')
  const emitida = await copiaEmitida(ctx, params, d)
  if (emitida !== null)
    return arquivo(emitida.pdf, 'application/pdf', { nome: nomeDoArquivo(emitida.titulo) })
  const pdf = await desenharPdf(d, ctx.servicos.arquivos.publico, (e) => fotoDoLaudo(ctx, e))
  return arquivo(pdf, 'application/pdf', { nome: nomeDoArquivo(d.titulo) })
})
