/** Which source stands at which place of a template, and how two of them change places. */
import type { VideoFilter } from './video-filter.ts'

export type Lugares = Readonly<Record<number, string>>

/** The source comes to this place. Who stood there takes the place that it leaves, or none where it had none. Null: nothing stands there. */
export function porNoLugar(lugares: Lugares, lugar: number, fonte: string | null): Lugares {
  const { [lugar]: antes, ...resto } = lugares
  if (fonte === null) return resto
  if (fonte === antes) return lugares
  const deixado = Object.entries(lugares).find(([, f]) => f === fonte)?.[0]
  if (deixado === undefined) return { ...resto, [lugar]: fonte }
  const { [Number(deixado)]: _, ...outros } = resto
  return { ...outros, [lugar]: fonte, ...(antes === undefined ? {} : { [Number(deixado)]: antes }) }
}

/** The places of a template that sources take, in their order; the film's comes last. */
export const lugaresDe = (f: VideoFilter): readonly number[] =>
  f.caixas.map((c) => c.posicao).toSorted((a, b) => (a || Infinity) - (b || Infinity))

export const nomeDoLugar = (posicao: number): string => (posicao === 0 ? 'Filme' : `Câmera ${posicao}`)

/** In the template itself: a box is for another source. The box that was for that source is for this one's. */
export const trocarPosicao = (f: VideoFilter, de: number, para: number): VideoFilter => ({
  ...f,
  caixas: f.caixas.map((c) =>
    c.posicao === de ? { ...c, posicao: para } : c.posicao === para ? { ...c, posicao: de } : c,
  ),
})
