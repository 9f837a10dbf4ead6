/** Whether a film can be played by the browsers that are to play it, by the codecs that its container names. */

export interface TrilhaDoFilme {
  readonly tipo: 'video' | 'som' | 'outra'
  /** as the container writes it: `avc1`, `mp4a`, `V_VP9` */
  readonly codec: string
}

const VIDEO_QUE_TOCA: ReadonlySet<string> = new Set([
  'avc1',
  'avc3',
  'vp08',
  'vp09',
  'av01',
  'V_VP8',
  'V_VP9',
  'V_AV1',
  'V_MPEG4/ISO/AVC',
])
const SOM_QUE_TOCA: ReadonlySet<string> = new Set([
  'mp4a',
  '.mp3',
  'Opus',
  'fLaC',
  'A_OPUS',
  'A_VORBIS',
  'A_AAC',
])
/** By their first letters; others are told as they are written. */
const NOMES: readonly (readonly [string, string])[] = [
  ['hev', 'HEVC (H.265)'],
  ['hvc', 'HEVC (H.265)'],
  ['dvh', 'Dolby Vision'],
  ['ap', 'ProRes'],
  ['mp4v', 'MPEG-4 antigo'],
  ['V_MPEGH', 'HEVC (H.265)'],
  ['ac-3', 'Dolby AC-3'],
  ['ec-3', 'Dolby E-AC-3'],
  ['A_AC3', 'Dolby AC-3'],
  ['sowt', 'PCM'],
  ['lpcm', 'PCM'],
  ['twos', 'PCM'],
]
const nomeDe = (codec: string): string => NOMES.find(([c]) => codec.startsWith(c))?.[1] ?? codec.trim()

const COMO = 'Grave-o em MP4 (H.264 e AAC).'

/** `trilhas` null: the file has no index of its tracks. A sentence for the person, or null: it plays. */
export function recusaDoFilme(trilhas: readonly TrilhaDoFilme[] | null): string | null {
  if (trilhas === null) return `O filme está incompleto: falta o índice do arquivo. ${COMO}`
  const imagem = trilhas.find((t) => t.tipo === 'video')
  if (imagem === undefined) return 'O arquivo não tem imagem: envie um filme.'
  if (!VIDEO_QUE_TOCA.has(imagem.codec))
    return `A imagem é ${nomeDe(imagem.codec)}, que os navegadores não tocam. ${COMO}`
  const som = trilhas.find((t) => t.tipo === 'som')
  if (som !== undefined && !SOM_QUE_TOCA.has(som.codec))
    return `O som é ${nomeDe(som.codec)}, que os navegadores não tocam. ${COMO}`
  return null
}
