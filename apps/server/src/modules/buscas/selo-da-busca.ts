// The seals of the links that stop a saved search's letters and that confirm it, each good for its one purpose. They have no
// end: a letter is opened when it is opened.
import { createHmac, timingSafeEqual } from 'node:crypto'

type Fim = 'parar' | 'confirmar'

export function seloDaBusca(segredo: Uint8Array, fim: Fim, hotId: number, uid: string): string {
  const sobre = fim === 'parar' ? 'busca-salva' : 'busca-salva-confirmar'
  return createHmac('sha256', segredo).update(`${sobre}:${hotId}:${uid}`).digest('base64url')
}

/** False for whatever else was sent, whatever its length. */
export function seloConfere(
  segredo: Uint8Array,
  fim: Fim,
  hotId: number,
  uid: string,
  recebido: string,
): boolean {
  const certo = Buffer.from(seloDaBusca(segredo, fim, hotId, uid))
  const veio = Buffer.from(recebido)
  return certo.length === veio.length && timingSafeEqual(certo, veio)
}
