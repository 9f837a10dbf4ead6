// The seal of the link that takes an address off the list. It has no end: a letter is opened when it is opened.
import { createHmac, timingSafeEqual } from 'node:crypto'

export function seloDaNewsletter(segredo: Uint8Array, hotId: number, uid: string): string {
  return createHmac('sha256', segredo).update(`newsletter:${hotId}:${uid}`).digest('base64url')
}

/** False for whatever else was sent, whatever its length. */
export function seloDaNewsletterConfere(
  segredo: Uint8Array,
  hotId: number,
  uid: string,
  recebido: string,
): boolean {
  const certo = Buffer.from(seloDaNewsletter(segredo, hotId, uid))
  const veio = Buffer.from(recebido)
  return certo.length === veio.length && timingSafeEqual(certo, veio)
}
