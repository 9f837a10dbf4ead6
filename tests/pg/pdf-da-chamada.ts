/** The PDF that a call answers, read by independent readers. */
import { bytesDaChamada } from './executar-chamada.ts'
import { lerPdf, type PdfLido } from './ler-pdf.ts'

export async function pdfDaChamada(
  ...a: Parameters<typeof bytesDaChamada>
): Promise<PdfLido & { readonly bytes: Buffer }> {
  const bytes = await bytesDaChamada(...a)
  if (typeof bytes === 'number') throw new Error(`refused: ${bytes}`)
  return { ...(await lerPdf(bytes)), bytes }
}
