// The seal of a link in a letter: who shows it was sent it. Good for one purpose, house and row, which `sobre` names; it has no
// end, as a letter is opened when it is opened.
import { createHmac, timingSafeEqual } from 'node:crypto'

export const seloDeLink = (segredo: Uint8Array, sobre: string): string =>
  createHmac('sha256', segredo).update(sobre).digest('base64url')

/** False for whatever else was sent, whatever its length. */
export function seloDeLinkConfere(segredo: Uint8Array, sobre: string, recebido: string): boolean {
  const certo = Buffer.from(seloDeLink(segredo, sobre))
  const veio = Buffer.from(recebido)
  return certo.length === veio.length && timingSafeEqual(certo, veio)
}
