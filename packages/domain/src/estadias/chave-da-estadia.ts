// The code on the key's label: short, read aloud without doubt (no 0/O, 1/I), and the text behind its QR.
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const FORMATO_DO_CODIGO = /^[A-HJ-NP-Z2-9]{6}$/

/** Six letters; `sorteio` answers a number from 0 up to, not including, 1. */
export const novoCodigoDeChave = (sorteio: () => number): string =>
  Array.from({ length: 6 }, () => LETRAS.charAt(Math.floor(sorteio() * LETRAS.length))).join('')

/** What a reader of codes gives back: our address, the code alone, or a delivery paper's address. */
export function lerCodigo(
  texto: string,
):
  | { readonly tipo: 'chave'; readonly codigo: string }
  | { readonly tipo: 'papel'; readonly hash: string }
  | null {
  const limpo = texto.trim()
  const chave = /(?:^|[/?=])([A-HJ-NP-Z2-9]{6})$/.exec(limpo.toUpperCase())?.[1]
  const papel = /\b([0-9a-f]{32})\b/i.exec(limpo)?.[1]
  if (papel !== undefined) return { tipo: 'papel', hash: papel.toLowerCase() }
  return chave === undefined ? null : { tipo: 'chave', codigo: chave }
}
