// A frame of silence in AAC, written from the syntax of ISO 14496-3: a channel pair without common window whose two channels
// carry no band. A hole in the sound would stop the picture, so silence fills it.

/** Writes fields of some bits each, most significant first. */
function bits(campos: readonly (readonly [valor: number, quantos: number])[]): Buffer {
  const todos = campos.map(([v, n]) => (n === 0 ? '' : v.toString(2).padStart(n, '0'))).join('')
  const bytes = todos.padEnd(Math.ceil(todos.length / 8) * 8, '0').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((x) => Number.parseInt(x, 2)))
}

/** global_gain; ics_info: reserved, window_sequence, window_shape, max_sfb 0, no prediction; no pulse, TNS or gain control. */
const CANAL_MUDO = [
  [0, 8],
  [0, 1],
  [0, 2],
  [0, 1],
  [0, 6],
  [0, 1],
  [0, 1],
  [0, 1],
  [0, 1],
] as const

const [ELEMENTO_DE_PAR, FIM] = [1, 7]
export const SILENCIO = bits([[ELEMENTO_DE_PAR, 3], [0, 4], [0, 1], ...CANAL_MUDO, ...CANAL_MUDO, [FIM, 3]])
/** Samples of one frame. */
export const AMOSTRAS_POR_QUADRO = 1024
