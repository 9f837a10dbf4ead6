/**
 * What a template says of the picture: boxes for cameras and films, and overlays, each in parts of the whole (0 to 1).
 * Data that a program draws, never a filter string of an encoder: such strings read files of the machine.
 */
export const SOBREPOSICOES = ['CARTAO', 'RODAPE', 'LOGO', 'RELOGIO'] as const
export type Sobreposicao = (typeof SOBREPOSICOES)[number]
export const ROTULO_DA_SOBREPOSICAO: Readonly<Record<Sobreposicao, string>> = {
  CARTAO: 'Cartão do lote',
  RODAPE: 'Rodapé com os próximos',
  LOGO: 'Marca da casa',
  RELOGIO: 'Relógio',
}
export const FORMATOS = ['16:9', '9:16'] as const
export type Formato = (typeof FORMATOS)[number]
export const MAXIMO_DE_CAMERAS = 4

export interface Quadro {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export interface Caixa extends Quadro {
  /** position of the source, from 1; 0: the film */
  readonly posicao: number
  /** fills the box and loses edges, or is seen whole */
  readonly encaixe: 'cobrir' | 'conter'
}
export interface Camada extends Quadro {
  readonly tipo: Sobreposicao
}
export interface VideoFilter {
  readonly formato: Formato
  readonly caixas: readonly Caixa[]
  readonly camadas: readonly Camada[]
}

export type FiltroLido =
  | { readonly ok: true; readonly filtro: VideoFilter }
  | { readonly ok: false; readonly mensagem: string }

const nao = (mensagem: string): FiltroLido => ({ ok: false, mensagem })
const objeto = (v: unknown): v is Record<string, unknown> =>
  typeof v === 'object' && v !== null && !Array.isArray(v)
const parte = (v: unknown): v is number => typeof v === 'number' && v >= 0 && v <= 1

function quadro(v: Record<string, unknown>): Quadro | null {
  const { x, y, w, h } = v
  if (!parte(x) || !parte(y) || !parte(w) || !parte(h)) return null
  return w < 0.05 || h < 0.03 || x + w > 1.0001 || y + h > 1.0001 ? null : { x, y, w, h }
}

/** Reads what a person or a program wrote; refuses whatever it does not know. `texto`: JSON. */
export function lerVideoFilter(texto: string): FiltroLido {
  let v: unknown
  try {
    v = JSON.parse(texto)
  } catch {
    return nao('O desenho do modelo não é um JSON válido')
  }
  if (!objeto(v) || !Array.isArray(v.caixas)) return nao('O modelo precisa de pelo menos uma caixa')
  const formato = FORMATOS.find((f) => f === v.formato)
  if (formato === undefined) return nao('Formato desconhecido: use 16:9 ou 9:16')
  const camadasLidas: unknown = v.camadas ?? []
  if (!Array.isArray(camadasLidas) || camadasLidas.length > 6) return nao('No máximo 6 camadas')
  if (v.caixas.length < 1 || v.caixas.length > MAXIMO_DE_CAMERAS)
    return nao(`De 1 a ${MAXIMO_DE_CAMERAS} caixas`)
  const caixas: Caixa[] = []
  for (const c of v.caixas as unknown[]) {
    const q = objeto(c) ? quadro(c) : null
    if (!objeto(c) || q === null) return nao('Uma caixa está fora do quadro ou é pequena demais')
    const { posicao, encaixe } = c
    if (!Number.isInteger(posicao) || (posicao as number) < 0 || (posicao as number) > MAXIMO_DE_CAMERAS)
      return nao(`A posição vai de 0 (filme) a ${MAXIMO_DE_CAMERAS}`)
    if (encaixe !== 'cobrir' && encaixe !== 'conter') return nao('Encaixe desconhecido: cobrir ou conter')
    caixas.push({ ...q, posicao: posicao as number, encaixe })
  }
  if (new Set(caixas.map((c) => c.posicao)).size !== caixas.length) return nao('Há posições repetidas')
  const camadas: Camada[] = []
  for (const c of camadasLidas as unknown[]) {
    const q = objeto(c) ? quadro(c) : null
    const tipo = objeto(c) ? SOBREPOSICOES.find((t) => t === c.tipo) : undefined
    if (q === null || tipo === undefined) return nao('Uma camada é desconhecida ou está fora do quadro')
    camadas.push({ ...q, tipo })
  }
  return { ok: true, filtro: { formato, caixas, camadas } }
}

/** Why a destination that wants this form does not get the programme of a channel; null when it does. */
export const outroFormato = (doCanal: Formato, doDestino: Formato): string | null =>
  doCanal === doDestino
    ? null
    : `O modelo deste canal é ${doCanal}. Escolha esse formato, ou ponha no canal um modelo ${doDestino}.`

/** How many cameras it shows at once. */
export const camerasDe = (f: VideoFilter): number => f.caixas.filter((c) => c.posicao > 0).length
