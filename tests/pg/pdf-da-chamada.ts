/** The PDF that a call answers, read by independent readers; the refusal's status when there is none. */
import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import { executar } from '../../apps/server/src/core/http/executar.ts'
import { tratadores } from '../../apps/server/src/core/http/handle.ts'
import { lerPdf, type PdfLido } from './ler-pdf.ts'

export async function bytesDaChamada(
  ctx: Ctx,
  contrato: { readonly key: string },
  entrada: { params?: object; query?: object },
): Promise<Buffer | number> {
  const t = tratadores.get(contrato.key)
  if (t === undefined) throw new Error(`no handler for ${contrato.key}`)
  const r = await executar(
    t,
    ctx,
    { params: entrada.params ?? {}, query: entrada.query ?? {}, body: {} },
    false,
  )
  if (!r.ok) return r.erro.statusCode
  if (!('arquivo' in r)) throw new Error('this call answers no file')
  const { corpo } = r.arquivo
  return corpo instanceof Uint8Array ? Buffer.from(corpo) : buffer(corpo as Readable)
}

export async function pdfDaChamada(
  ...a: Parameters<typeof bytesDaChamada>
): Promise<PdfLido & { readonly bytes: Buffer }> {
  const bytes = await bytesDaChamada(...a)
  if (typeof bytes === 'number') throw new Error(`refused: ${bytes}`)
  return { ...(await lerPdf(bytes)), bytes }
}
