/**
 * A video that a house sent, by its first bytes: MP4 and WebM, which every browser plays. It is kept as it came: nothing
 * here decodes it, so nothing may be believed of it but its kind, and it is served under a policy that runs nothing.
 */
export type Video = 'mp4' | 'webm'

/** Brands of the ISO container under which browsers find a film. Telephones' still pictures share the container. */
const MARCAS_MP4 = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'dash',
  'MSNV',
])
const EBML = [0x1a, 0x45, 0xdf, 0xa3]
/** The document's kind stands in the header, which is short. */
const CABECALHO_WEBM = 64

const letras = (bytes: Uint8Array, inicio: number, fim: number): string =>
  String.fromCharCode(...bytes.subarray(inicio, fim))

export function videoPorConteudo(bytes: Uint8Array): Video | null {
  if (letras(bytes, 4, 8) === 'ftyp' && MARCAS_MP4.has(letras(bytes, 8, 12))) return 'mp4'
  const ebml = EBML.every((byte, i) => bytes[i] === byte)
  return ebml && letras(bytes, 0, CABECALHO_WEBM).includes('webm') ? 'webm' : null
}

/** The same, and what Apple's telephones film. */
export function filmePorConteudo(bytes: Uint8Array): Video | 'mov' | null {
  return letras(bytes, 4, 8) === 'ftyp' && letras(bytes, 8, 12) === 'qt  ' ? 'mov' : videoPorConteudo(bytes)
}
