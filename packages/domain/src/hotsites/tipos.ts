// The two kinds of hotsite (specification 1). The kind changes words and a few habits, never a rule of money
// or order. Behaviour follows the hotsite's data (its kind and its switches), never its id.

export const TIPOS_DE_HOTSITE = ['leilao', 'loja'] as const

/** `leilao`: an auction house. `loja`: a shop, which must not call itself an auction. */
export type TipoHotsite = (typeof TIPOS_DE_HOTSITE)[number]

export function ehTipoHotsite(valor: unknown): valor is TipoHotsite {
  return TIPOS_DE_HOTSITE.some((tipo) => tipo === valor)
}

export const AMBIENTES_DE_HOTSITE = ['local', 'homologacao', 'producao', 'teste', 'testes'] as const
export type AmbienteHotsite = (typeof AMBIENTES_DE_HOTSITE)[number]

/** A text that differs by kind. */
export type PorTipo<T> = Readonly<Record<TipoHotsite, T>>
