// The seals of the links that confirm an address and that take it off the list, each good for its one purpose. They have no
// end: a letter is opened when it is opened.
import { createHmac, timingSafeEqual } from 'node:crypto'

type Fim = 'sair' | 'confirmar'

export function seloDaNewsletter(segredo: Uint8Array, fim: Fim, hotId: number, uid: string): string {
  const sobre = fim === 'sair' ? 'newsletter' : 'newsletter-confirmar'
  return createHmac('sha256', segredo).update(`${sobre}:${hotId}:${uid}`).digest('base64url')
}

/** False for whatever else was sent, whatever its length. */
export function seloDaNewsletterConfere(
  segredo: Uint8Array,
  fim: Fim,
  hotId: number,
  uid: string,
  recebido: string,
): boolean {
  const certo = Buffer.from(seloDaNewsletter(segredo, fim, hotId, uid))
  const veio = Buffer.from(recebido)
  return certo.length === veio.length && timingSafeEqual(certo, veio)
}
