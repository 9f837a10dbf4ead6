// The address of a photograph of a report, written and read in one place.
const FORMA = /^\/v1\/vistorias\/laudo\/([0-9a-f]{32})\/fotos\/([0-9a-f-]{36})$/

export const enderecoDaFoto = (hash: string, uid: string): string =>
  `/v1/vistorias/laudo/${hash}/fotos/${uid}`

export function lerEnderecoDaFoto(endereco: string): { hash: string; uid: string } | null {
  const [, hash, uid] = FORMA.exec(endereco) ?? []
  return hash === undefined || uid === undefined ? null : { hash, uid }
}
