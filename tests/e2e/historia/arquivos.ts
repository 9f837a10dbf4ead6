/** Small files of the kinds that people send: a photograph of a proof, a page as PDF. */
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

const png = (cor: string): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: cor } })
    .png()
    .toBuffer()

export async function enviarArquivoDePng(entrada: Locator, cor = '#dddddd'): Promise<void> {
  await entrada.setInputFiles({ name: 'comprovante.png', mimeType: 'image/png', buffer: await png(cor) })
}

export const PDF_DE_UMA_PAGINA = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
)
