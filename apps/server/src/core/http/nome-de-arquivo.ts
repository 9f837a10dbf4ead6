// The name under which a browser keeps what it is sent. People write it, so it may hold whatever systems do not take in
// the name of a file, or a header in its value.

const NAO_CABEM = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|[\]]+/gu
const MAIOR = 150

/** One line without the characters that Windows, macOS, Excel or a header refuse; never empty. */
export function nomeDeArquivo(nome: string): string {
  const limpo = nome
    .toWellFormed()
    .replace(NAO_CABEM, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return Array.from(limpo).slice(0, MAIOR).join('') || 'arquivo'
}

const estrito = (t: string): string =>
  encodeURIComponent(t).replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** The value of `content-disposition` (RFC 6266). */
export const anexoChamado = (nome: string): string =>
  `attachment; filename*=UTF-8''${estrito(nomeDeArquivo(nome))}`
