// Where "pay now" leads after several goods were bought at once: to their purchase, when it is one and holds them all.
interface VendaComItens {
  readonly id: number
  readonly itens: readonly { readonly loteId: string }[]
}

/** `criando`: a purchase is still being made of something. `varias`: they are more than one. */
export type AondePagar =
  | { readonly tipo: 'criando' | 'varias' }
  | { readonly tipo: 'uma'; readonly id: number }

export function aondePagar(comprados: readonly string[], vendas: readonly VendaComItens[]): AondePagar {
  const ids = comprados.map((uid) => vendas.find((v) => v.itens.some((i) => i.loteId === uid))?.id)
  if (ids.length === 0 || ids.includes(undefined)) return { tipo: 'criando' }
  const [id, ...outras] = new Set(ids)
  return id !== undefined && outras.length === 0 ? { tipo: 'uma', id } : { tipo: 'varias' }
}
