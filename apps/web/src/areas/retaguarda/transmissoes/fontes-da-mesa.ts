// The sources that the desk lists, in their order: a key names each by its number.
import type { CanalTransmissao, Transmissao } from '@martelo/contracts/transmissoes/transmissoes.schemas.ts'
import { MAXIMO_DE_CAMERAS } from '@martelo/domain/transmissoes/video-filter.ts'

export interface FonteDaMesa {
  readonly id: string
  readonly nome: string
  readonly tipo: 'camera' | 'tela' | 'telefone' | 'rtmp' | 'filme' | 'desenho'
  /** it went away by itself and may come back under the same name */
  readonly perdida?: boolean
}

/** One that comes back takes its old place. */
export function comFonte(fontes: readonly FonteDaMesa[], f: FonteDaMesa): readonly FonteDaMesa[] {
  return fontes.some((x) => x.id === f.id) ? fontes.map((x) => (x.id === f.id ? f : x)) : [...fontes, f]
}

export function perdida(fontes: readonly FonteDaMesa[], id: string): readonly FonteDaMesa[] {
  return fontes.map((f) => (f.id === id ? { ...f, perdida: true } : f))
}

type DoCanal = Pick<CanalTransmissao, 'transmissoes'>

/** What outside encoders send to the channel for its desk to mix. */
export const entradasDoCanal = (canal: DoCanal): readonly Transmissao[] =>
  canal.transmissoes.filter((t) => t.tipo === 'RTMP' && t.posicaoTemplate > 0 && t.dataFim === null)

/** Where another one finds place; null: the channel has as many sources as it may. */
export function posicaoLivre(canal: DoCanal): number | null {
  const tomadas = new Set(canal.transmissoes.filter((t) => t.dataFim === null).map((t) => t.posicaoTemplate))
  for (let n = 1; n <= MAXIMO_DE_CAMERAS; n++) if (!tomadas.has(n)) return n
  return null
}

/** From where its programme comes, or came last. */
export const ultimoLocal = (canal: DoCanal): string | null =>
  canal.transmissoes.find((t) => t.posicaoTemplate === 0 && t.local !== null)?.local ?? null
