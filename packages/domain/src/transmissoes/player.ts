/**
 * What a viewer's player is doing, the same for every way in which pictures come: what happens to its line and its picture
 * as events, the word that stands under the picture, and after how long it asks again.
 */
import type { SituacaoDoCanal } from './situacoes.ts'

export const ESTADOS_DO_PLAYER = [
  'sem-transmissao',
  'carregando',
  'ao-vivo',
  'atrasado',
  'sem-sinal',
  'intervalo',
  'reconectando',
  'parado',
  'so-imagem',
  'toque',
  'oculto',
  'barrado',
] as const
export type EstadoDoPlayer = (typeof ESTADOS_DO_PLAYER)[number]

export const PALAVRA_DO_PLAYER: Readonly<Record<EstadoDoPlayer, string>> = {
  'sem-transmissao': 'Sem transmissão',
  carregando: 'Carregando a imagem',
  'ao-vivo': 'Ao vivo',
  atrasado: 'Ao vivo, com atraso',
  'sem-sinal': 'Sem sinal. Voltamos em instantes',
  intervalo: 'Intervalo',
  reconectando: 'Reconectando',
  parado: 'Transmissão parada',
  'so-imagem': 'Só imagem',
  toque: 'Toque em Assistir para ver a imagem',
  oculto: 'Em pausa enquanto esta página não aparece',
  barrado: 'Seu acesso foi bloqueado',
}
/** Nothing moves behind these: the photograph is the better picture. */
const SEM_IMAGEM: ReadonlySet<EstadoDoPlayer> = new Set(['sem-transmissao', 'parado', 'barrado'])
/** `veioQuadro`: a picture has been here. Who comes while no signal does has none to look back on. */
export const temImagem = (e: EstadoDoPlayer, veioQuadro = true): boolean =>
  !SEM_IMAGEM.has(e) && (veioQuadro || e !== 'sem-sinal')
/** A picture is still to come to an empty box: the photograph stands over it until it is there. */
const ANTES_DO_QUADRO: ReadonlySet<EstadoDoPlayer> = new Set([
  'carregando',
  'reconectando',
  'toque',
  'oculto',
])
export const esperaQuadro = (e: EstadoDoPlayer, veioQuadro: boolean): boolean =>
  !veioQuadro && ANTES_DO_QUADRO.has(e)

/** How its line stands. `semJeito`: this browser cannot play it. */
type Linha = 'ligando' | 'ligada' | 'caida' | 'semBanda' | 'semCanal' | 'barrada' | 'semJeito' | 'oculta'

export interface Player {
  readonly linha: Linha
  readonly canal: SituacaoDoCanal
  /** a first picture of this line has been seen */
  readonly comImagem: boolean
  readonly atrasado: boolean
  /** the browser plays nothing before a touch */
  readonly querToque: boolean
  /** lines that failed one after the other */
  readonly tentativas: number
}
export const PLAYER_NOVO: Player = {
  linha: 'ligando',
  canal: 'NO_AR',
  comImagem: false,
  atrasado: false,
  querToque: false,
  tentativas: 0,
}

/** Why a line ended: close codes of the websocket, statuses of HTTP. Any other reason is a line that failed. */
const FIM_DA_LINHA: Readonly<Record<number, Linha>> = {
  4403: 'barrada',
  403: 'barrada',
  4404: 'semCanal',
  410: 'semCanal',
  4503: 'semBanda',
  503: 'semBanda',
}

export type EventoDoPlayer =
  /** a line is asked for: at first, again, and when the page is looked at again */
  | { readonly t: 'ligar' }
  /** there is nothing to watch */
  | { readonly t: 'semCanal' }
  | { readonly t: 'semJeito' }
  | { readonly t: 'ligada' }
  | { readonly t: 'canal'; readonly situacao: SituacaoDoCanal }
  /** another source: its first picture is still to come */
  | { readonly t: 'outraFonte' }
  | { readonly t: 'imagem' }
  | { readonly t: 'atraso'; readonly sim: boolean }
  | { readonly t: 'querToque' }
  /** `codigo` null: nothing came any more */
  | { readonly t: 'caiu'; readonly codigo: number | null }
  /** the page is hidden */
  | { readonly t: 'ocultar' }

export function seguirPlayer(p: Player, e: EventoDoPlayer): Player {
  // Who is kept out, and what no browser of this kind can play, does not change by itself.
  if (p.linha === 'barrada' || p.linha === 'semJeito') return p
  if (p.linha === 'oculta' && e.t !== 'ligar') return p
  switch (e.t) {
    case 'ligar':
      return { ...p, linha: 'ligando', comImagem: false, atrasado: false }
    case 'semCanal':
    case 'semJeito':
      return { ...p, linha: e.t }
    case 'ligada':
      return { ...p, linha: 'ligada', tentativas: 0 }
    case 'canal':
      return { ...p, canal: e.situacao }
    case 'outraFonte':
      return { ...p, comImagem: false }
    case 'imagem':
      return { ...p, linha: 'ligada', comImagem: true, querToque: false, tentativas: 0 }
    case 'atraso':
      return { ...p, atrasado: e.sim }
    case 'querToque':
      return { ...p, querToque: true }
    case 'caiu': {
      const linha = (e.codigo === null ? undefined : FIM_DA_LINHA[e.codigo]) ?? 'caida'
      return { ...p, linha, tentativas: linha === 'caida' ? p.tentativas + 1 : 0 }
    }
    case 'ocultar':
      return { ...p, linha: 'oculta', tentativas: 0 }
  }
}

const DA_LINHA: Readonly<Partial<Record<Linha, EstadoDoPlayer>>> = {
  barrada: 'barrado',
  semCanal: 'sem-transmissao',
  semJeito: 'so-imagem',
  semBanda: 'so-imagem',
  oculta: 'oculto',
  caida: 'reconectando',
}
const DO_CANAL: Readonly<Partial<Record<SituacaoDoCanal, EstadoDoPlayer>>> = {
  SEM_SINAL: 'sem-sinal',
  INTERVALO: 'intervalo',
  PARADO: 'parado',
}

export function estadoDoPlayer(p: Player): EstadoDoPlayer {
  const daLinha = DA_LINHA[p.linha]
  if (daLinha !== undefined) return daLinha
  if (p.linha === 'ligando' && p.tentativas > 0) return 'reconectando'
  if (p.querToque && p.canal !== 'PARADO') return 'toque'
  if (p.linha === 'ligando') return 'carregando'
  const doCanal = DO_CANAL[p.canal]
  if (doCanal !== undefined) return doCanal
  if (!p.comImagem) return 'carregando'
  return p.atrasado ? 'atrasado' : 'ao-vivo'
}

const [PRIMEIRA_ESPERA_MS, MAIOR_ESPERA_MS] = [150, 8_000]
/** A house whose bandwidth is used up is asked again after half a minute to a minute, not by all at once. */
const SEM_BANDA_MS = 30_000

/** After how many ms it asks for a line again; null: not by itself. `acaso` is from 0 to 1: not all come at once. */
export function esperaDoPlayer({ linha, tentativas }: Player, acaso: number): number | null {
  if (linha === 'semBanda') return SEM_BANDA_MS * (1 + acaso)
  if (linha !== 'caida') return null
  const teto = Math.min(MAIOR_ESPERA_MS, PRIMEIRA_ESPERA_MS * 2 ** tentativas)
  return teto / 2 + acaso * (teto / 2)
}

/** How far behind the newest picture LL-HLS may be before it is said, and before it goes to the newest one, s. */
const [HLS_ATRASADO_S, HLS_SALTO_S] = [5, 12]

/** What a player of playlists does about its distance to the newest picture. */
export const distanciaDoHls = (atrasS: number): { readonly atrasado: boolean; readonly saltar: boolean } => ({
  atrasado: atrasS > HLS_ATRASADO_S,
  saltar: atrasS > HLS_SALTO_S,
})
