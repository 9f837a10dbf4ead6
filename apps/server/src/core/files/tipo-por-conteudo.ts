/**
 * What a file is by its first bytes. The name and the declared type are what the sender says; the bytes are what a
 * decoder or a browser will meet. SVG is deliberately unknown here: it is a program, not a picture.
 */
export type TipoPorConteudo = 'jpeg' | 'png' | 'webp' | 'heic' | 'pdf' | 'zip' | 'ole' | 'desconhecido'

/** Brands of the ISO container that mean a still picture in HEVC, as telephones write it. */
const MARCAS_HEIC = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

interface Assinatura {
  readonly tipo: TipoPorConteudo
  readonly inicio: readonly number[]
}

const ASSINATURAS: readonly Assinatura[] = [
  { tipo: 'jpeg', inicio: [0xff, 0xd8, 0xff] },
  { tipo: 'png', inicio: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { tipo: 'pdf', inicio: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { tipo: 'zip', inicio: [0x50, 0x4b, 0x03, 0x04] },
  { tipo: 'ole', inicio: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
]

function letras(bytes: Uint8Array, inicio: number, fim: number): string {
  return String.fromCharCode(...bytes.subarray(inicio, fim))
}

export function tipoPorConteudo(bytes: Uint8Array): TipoPorConteudo {
  const achada = ASSINATURAS.find((a) => a.inicio.every((byte, i) => bytes[i] === byte))
  if (achada) return achada.tipo
  if (letras(bytes, 0, 4) === 'RIFF' && letras(bytes, 8, 12) === 'WEBP') return 'webp'
  if (letras(bytes, 4, 8) === 'ftyp' && MARCAS_HEIC.has(letras(bytes, 8, 12))) return 'heic'
  return 'desconhecido'
}
