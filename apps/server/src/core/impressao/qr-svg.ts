// A QR code as an SVG document: sharp at any size, on screen and on paper. Drawn once per text and kept for a while.
import { LRUCache } from 'lru-cache'
import QRCode from 'qrcode'

const feitos = new LRUCache<string, string>({ max: 500 })

/** Error correction M with the quiet zone of four modules that readers need. */
export async function qrSvg(texto: string): Promise<string> {
  const pronto = feitos.get(texto)
  if (pronto !== undefined) return pronto
  const svg = await QRCode.toString(texto, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
  feitos.set(texto, svg)
  return svg
}
