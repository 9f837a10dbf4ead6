/**
 * What a person pasted, a line or a comma apart, as clients are found by it: e-mails in small letters, documents as digits.
 * What is neither stays as it was written, to be told back.
 */
export function nomesDosAfetados(colado: string): string[] {
  const nomes = colado
    .split(/[\n\r,;\t]+/)
    .map((n) => n.trim())
    .filter((n) => n !== '')
    .map((n) => (n.includes('@') ? n.toLowerCase() : soDocumento(n)))
  return [...new Set(nomes)]
}

function soDocumento(n: string): string {
  const digitos = n.replace(/[.\-/\s]/g, '')
  return /^(?:\d{11}|[0-9A-Za-z]{12}\d{2})$/.test(digitos) ? digitos.toUpperCase() : n
}
