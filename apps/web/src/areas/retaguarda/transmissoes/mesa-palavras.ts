// What the desk's page and its worker say to each other.
import type { Formato, VideoFilter } from '@martelo/domain/transmissoes/video-filter.ts'

/** What the picture says of the auction; follows the room. */
export interface DoLote {
  readonly titulo: string
  readonly valor: string
  readonly chamada: string
  readonly rodape: string
  readonly casa: string
}
/** A composed picture: a template, and which source stands at which position of it. */
export interface Cena {
  readonly filtro: VideoFilter
  readonly posicoes: Readonly<Record<number, string>>
}
export interface Perfil {
  readonly nome: string
  readonly w: number
  readonly h: number
  readonly fps: number
  readonly kbit: number
}
export const PERFIS = [
  { nome: '720p, 30 quadros', w: 1280, h: 720, fps: 30, kbit: 1_800 },
  { nome: '540p, 30 quadros', w: 960, h: 540, fps: 30, kbit: 1_200 },
  { nome: '540p, 15 quadros', w: 960, h: 540, fps: 15, kbit: 800 },
] as const satisfies readonly Perfil[]

/** The same profile in the form of the channel's programme. */
export const naForma = (p: Perfil, f: Formato): Perfil => (f === '16:9' ? p : { ...p, w: p.h, h: p.w })

/** Encoded frames of the best profile per second, as the load test counts them, that a profile wants: a margin over what it
 * shows, since the page, the sound and the room's news share the machine. */
const QUADROS_PARA = [55, 32] as const

/** The load test's answer in words. */
export const palavrasDaMedida = (p: Perfil, quadrosPorSegundo: number): string =>
  `Este computador codifica ${quadrosPorSegundo} quadros por segundo em 720p: a transmissão vai em ${p.nome}.`
export const MEDIDA_FALHOU =
  'O teste de carga não terminou: este navegador não codificou o vídeo. Feche outros programas, ou use o Chrome ou o Edge atualizado.'

/** The best profile that a machine carries which encodes so many frames per second. */
export function perfilPara(quadrosPorSegundo: number): Perfil {
  const i = QUADROS_PARA.findIndex((minimo) => quadrosPorSegundo > minimo)
  return PERFIS[i] ?? PERFIS[2]
}

export type ComoPerdeu = 'perdida' | 'barrada' | 'semAcesso' | 'encerrada'
/** What a refused renewal means for the desk. Null: nothing; it asks again. */
export function comoPerdeu(codigo: number, erro: string): ComoPerdeu | null {
  if (codigo === 409) return erro === 'ENCERRADA' ? 'encerrada' : 'perdida'
  return codigo === 401 || codigo === 403 ? 'semAcesso' : null
}

export type ParaOTrabalhador =
  | { readonly t: 'telas'; readonly programa: OffscreenCanvas; readonly previa: OffscreenCanvas }
  | { readonly t: 'fonte'; readonly id: string; readonly quadros: ReadableStream<VideoFrame> }
  | { readonly t: 'sem-fonte'; readonly id: string }
  | { readonly t: 'cena'; readonly onde: 'programa' | 'previa'; readonly cena: Cena; readonly ms: number }
  | { readonly t: 'lote'; readonly lote: DoLote }
  | { readonly t: 'medir' }
  | { readonly t: 'no-ar'; readonly endereco: string; readonly perfil: Perfil }
  | { readonly t: 'endereco'; readonly endereco: string }
  | { readonly t: 'som'; readonly ts: number; readonly dados: ArrayBuffer }
  | { readonly t: 'flags'; readonly video: boolean; readonly audio: boolean }
  | { readonly t: 'sair'; readonly encerrar: boolean }

export interface NumerosDaMesa {
  readonly kbit: number
  readonly perdidos: number
  readonly emVoo: number
  readonly quadros: number
  /** milliseconds since the last frame of each source */
  readonly fontes: Readonly<Record<string, number>>
}
export type DoTrabalhador =
  | { readonly t: 'rede'; readonly ligada: boolean; readonly codigo: number | null }
  | { readonly t: 'numeros'; readonly n: NumerosDaMesa }
  | { readonly t: 'medida'; readonly perfil: Perfil; readonly quadrosPorSegundo: number }
  /** the load test has no answer: the encoder failed, or the machine did not come to an end */
  | { readonly t: 'medida-falhou' }
  | { readonly t: 'erro'; readonly mensagem: string }
