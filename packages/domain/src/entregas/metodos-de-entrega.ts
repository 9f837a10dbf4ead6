/**
 * How the documents of a bought item reach the buyer: Sedex, Carta Registrada or Retirada at a yard. The field rules
 * are the specification's, section 5. Prices change yearly, so they are rows with a first day, given as an argument.
 * The browser's fee is never trusted: `conferirValorDaEntrega` compares it.
 */
import { type Centavos, ehCentavos, formatarReais } from '../comum/dinheiro.ts'

export const METODOS_DE_ENTREGA = ['Sedex', 'Carta Registrada', 'Retirada'] as const
export type MetodoDeEntrega = (typeof METODOS_DE_ENTREGA)[number]

export interface EscolhaDeEntrega {
  readonly uid: string
  readonly metodo: MetodoDeEntrega
  readonly valor: Centavos
  /** The yard; null unless the method is Retirada. */
  readonly patUid: string | null
}

export type ErrosDaEscolha = Partial<Record<keyof EscolhaDeEntrega, string>>

export function ehMetodoDeEntrega(metodo: unknown): metodo is MetodoDeEntrega {
  return METODOS_DE_ENTREGA.some((m) => m === metodo)
}

/** Field errors, or the choice with `patUid` emptied where it means nothing. */
export function validarEscolhaDeEntrega(
  dados: Readonly<Partial<Record<keyof EscolhaDeEntrega, unknown>>>,
): { ok: true; valor: EscolhaDeEntrega } | { ok: false; erros: ErrosDaEscolha } {
  const { uid, metodo, valor, patUid } = dados
  const erros: ErrosDaEscolha = {}
  if (typeof uid !== 'string' || uid === '') erros.uid = 'Informe o item da compra.'
  if (!ehMetodoDeEntrega(metodo)) erros.metodo = 'Escolha Sedex, Carta Registrada ou Retirada.'
  if (!ehCentavos(valor)) erros.valor = 'Informe o valor da entrega.'
  const temPatio = typeof patUid === 'string' && patUid !== ''
  if (metodo === 'Retirada' && !temPatio) erros.patUid = 'Escolha o pátio da retirada.'
  if (
    Object.keys(erros).length > 0 ||
    typeof uid !== 'string' ||
    !ehMetodoDeEntrega(metodo) ||
    !ehCentavos(valor)
  ) {
    return { ok: false, erros }
  }
  return {
    ok: true,
    valor: { uid, metodo, valor, patUid: metodo === 'Retirada' && temPatio ? patUid : null },
  }
}

export interface PrecoDeEntrega {
  readonly metodo: MetodoDeEntrega
  readonly valor: Centavos
  /** First day, `yyyy-MM-dd`, on which the price holds. */
  readonly desde: string
  /** false: from that day on the house does not send this way */
  readonly oferecido: boolean
}

/** A starting table; a price of the house's own replaces that of its method from its day on. */
export const PRECOS_INICIAIS_DE_ENTREGA: readonly PrecoDeEntrega[] = [
  { metodo: 'Sedex', valor: 6_000, desde: '2026-01-01', oferecido: true },
  { metodo: 'Carta Registrada', valor: 2_500, desde: '2026-01-01', oferecido: true },
]

/** The fee of a method on a day; collecting is free; null when the table has no price for that day. */
export function precoDaEntrega(
  metodo: MetodoDeEntrega,
  dia: string,
  precos: readonly PrecoDeEntrega[],
): Centavos | null {
  if (metodo === 'Retirada') return 0
  const vigentes = precos.filter((p) => p.metodo === metodo && p.desde <= dia)
  const ultimo = vigentes.sort((a, b) => (a.desde < b.desde ? 1 : -1))[0]
  return ultimo?.oferecido ? ultimo.valor : null
}

/** The table that a house charges by: its own prices over the starting ones, method by method, on that day. */
export function precosVigentes(proprios: readonly PrecoDeEntrega[], dia: string): readonly PrecoDeEntrega[] {
  const iniciais = PRECOS_INICIAIS_DE_ENTREGA.filter(
    (i) => !proprios.some((p) => p.metodo === i.metodo && p.desde <= dia),
  )
  return [...iniciais, ...proprios]
}

/** Null when the fee that was sent is the one in force, else the sentence for the field. */
export function conferirValorDaEntrega(
  escolha: Pick<EscolhaDeEntrega, 'metodo' | 'valor'>,
  dia: string,
  precos: readonly PrecoDeEntrega[],
): string | null {
  const preco = precoDaEntrega(escolha.metodo, dia, precos)
  if (preco === null) return `A entrega por ${escolha.metodo} não está disponível.`
  return preco === escolha.valor
    ? null
    : `O valor da entrega mudou para ${formatarReais(preco)}. Confirme a escolha.`
}
