/**
 * What a removal should cost: the carrier's price for the route when he has one, else kilometres by his price, and never
 * less than his least price. Kilometres on the road are a third more than as the crow flies; the coordinates are the
 * place's own, or those of the region that its CEP names, so a sum is a suggestion and no price.
 */
import type { Centavos } from '../comum/dinheiro.ts'
import { type Ponto, pontoDoCep, quilometrosEntre } from '../patios/perto.ts'

/** Of the way on the road to the straight line, as an average over the country. */
const VOLTAS_DA_ESTRADA = 1.3

export interface Lugar {
  readonly cidade: string
  readonly uf: string
  readonly cep: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}
export interface PrecoDeRota {
  /** null: any town of the state */
  readonly origemCidade: string | null
  readonly origemUf: string
  readonly destinoCidade: string | null
  readonly destinoUf: string
  readonly valor: Centavos
}
export interface TabelaDaTransportadora {
  readonly porKm: Centavos
  readonly minimo: Centavos
  readonly rotas: readonly PrecoDeRota[]
}
export interface Sugestao {
  readonly valor: Centavos
  readonly km: number | null
  readonly porque: string
}

export const pontoDe = (l: Lugar): Ponto | null =>
  l.latitude !== null && l.longitude !== null
    ? { latitude: l.latitude, longitude: l.longitude }
    : pontoDoCep(l.cep ?? '')

export function quilometrosDeEstrada(de: Lugar, para: Lugar): number | null {
  const [a, b] = [pontoDe(de), pontoDe(para)]
  return a === null || b === null ? null : Math.round(quilometrosEntre(a, b) * VOLTAS_DA_ESTRADA)
}

const chave = (t: string): string =>
  t
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()

function rotaDe(rotas: readonly PrecoDeRota[], de: Lugar, para: Lugar): PrecoDeRota | undefined {
  const mesma = (cidade: string | null, l: Lugar): boolean =>
    cidade === null || chave(cidade) === chave(l.cidade)
  const peso = (r: PrecoDeRota): number => Number(r.origemCidade !== null) + Number(r.destinoCidade !== null)
  return rotas
    .filter(
      (r) =>
        r.origemUf === de.uf &&
        r.destinoUf === para.uf &&
        mesma(r.origemCidade, de) &&
        mesma(r.destinoCidade, para),
    )
    .toSorted((a, b) => peso(b) - peso(a))[0]
}

/** Null: neither a route nor coordinates are known. */
export function valorSugerido(t: TabelaDaTransportadora, de: Lugar, para: Lugar): Sugestao | null {
  const km = quilometrosDeEstrada(de, para)
  const rota = rotaDe(t.rotas, de, para)
  if (rota !== undefined) return { valor: rota.valor, km, porque: 'preço da rota' }
  if (km === null) return null
  const valor = km * t.porKm
  return valor < t.minimo
    ? { valor: t.minimo, km, porque: 'preço mínimo' }
    : { valor, km, porque: `${km} km de estrada` }
}
