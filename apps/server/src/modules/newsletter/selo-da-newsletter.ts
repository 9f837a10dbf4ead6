// The seals of the links that confirm an address and that take it off the list, each good for its one purpose.
import { seloDeLink, seloDeLinkConfere } from '../../core/auth/selo-de-link.ts'

type Fim = 'sair' | 'confirmar'

const sobre = (fim: Fim, hotId: number, uid: string): string =>
  `${fim === 'sair' ? 'newsletter' : 'newsletter-confirmar'}:${hotId}:${uid}`

export const seloDaNewsletter = (segredo: Uint8Array, fim: Fim, hotId: number, uid: string): string =>
  seloDeLink(segredo, sobre(fim, hotId, uid))

export const seloDaNewsletterConfere = (
  segredo: Uint8Array,
  fim: Fim,
  hotId: number,
  uid: string,
  recebido: string,
): boolean => seloDeLinkConfere(segredo, sobre(fim, hotId, uid), recebido)
