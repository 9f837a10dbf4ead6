// The seals of the links that stop a saved search's letters and that confirm it, each good for its one purpose.
import { seloDeLink, seloDeLinkConfere } from '../../core/auth/selo-de-link.ts'

type Fim = 'parar' | 'confirmar'

const sobre = (fim: Fim, hotId: number, uid: string): string =>
  `${fim === 'parar' ? 'busca-salva' : 'busca-salva-confirmar'}:${hotId}:${uid}`

export const seloDaBusca = (segredo: Uint8Array, fim: Fim, hotId: number, uid: string): string =>
  seloDeLink(segredo, sobre(fim, hotId, uid))

export const seloConfere = (
  segredo: Uint8Array,
  fim: Fim,
  hotId: number,
  uid: string,
  recebido: string,
): boolean => seloDeLinkConfere(segredo, sobre(fim, hotId, uid), recebido)
