// The address of one file for the insurer: she has no login of the house, so the link carries its end and a seal over house,
// file and end. The link opens that file alone, until then.
import { seloDeLink, seloDeLinkConfere } from '../../core/auth/selo-de-link.ts'

/** She fetches when she handles the case; a link that leaked is worth nothing later. */
export const DIAS_DO_ARQUIVO = 30

interface DoArquivo {
  readonly hotId: number
  readonly uid: string
  /** epoch seconds */
  readonly ate: number
}

const sobre = ({ hotId, uid, ate }: DoArquivo): string => `mapfre-arquivo:${hotId}:${uid}:${ate}`

export const enderecoDoArquivo = (segredo: Uint8Array, origem: string, a: DoArquivo): string =>
  `${origem}/v1/mapfre/arquivos/${a.uid}?ate=${a.ate}&selo=${seloDeLink(segredo, sobre(a))}`

/** `agora`: epoch ms. */
export const arquivoAberto = (segredo: Uint8Array, a: DoArquivo, selo: string, agora: number): boolean =>
  a.ate * 1000 > agora && seloDeLinkConfere(segredo, sobre(a), selo)
