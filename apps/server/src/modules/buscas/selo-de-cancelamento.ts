// The seal of the link that stops a saved search's letters. It has no end: a letter is opened when it is opened.
import { createHmac, timingSafeEqual } from 'node:crypto'

export function seloDeCancelamento(segredo: Uint8Array, hotId: number, uid: string): string {
  return createHmac('sha256', segredo).update(`busca-salva:${hotId}:${uid}`).digest('base64url')
}

/** False for whatever else was sent, whatever its length. */
export function seloConfere(segredo: Uint8Array, hotId: number, uid: string, recebido: string): boolean {
  const certo = Buffer.from(seloDeCancelamento(segredo, hotId, uid))
  const veio = Buffer.from(recebido)
  return certo.length === veio.length && timingSafeEqual(certo, veio)
}
