// The ladder of increments. It fills the default when a lot is registered; the lot's own `incremento` then decides,
// unless the auction applies the ladder to each current value. A ladder rises: a dearer
// value never has a smaller increment, or the next accepted bid could fall while the price rises. Anchors: Detran-SP
// uses R$ 100 for conserved vehicles, R$ 30 for scrap.
import type { Centavos } from '../comum/dinheiro.ts'

/** Values up to and including `ate` (null: no end) rise by `incremento`. Centavos. */
export type Faixa = { readonly ate: Centavos | null; readonly incremento: Centavos }

export const ESCADA_PADRAO: readonly Faixa[] = [
  { ate: 999_99, incremento: 50_00 },
  { ate: 4_999_99, incremento: 100_00 },
  { ate: 19_999_99, incremento: 200_00 },
  { ate: 49_999_99, incremento: 300_00 },
  { ate: 99_999_99, incremento: 500_00 },
  { ate: 299_999_99, incremento: 1_000_00 },
  { ate: 999_999_99, incremento: 2_000_00 },
  { ate: null, incremento: 5_000_00 },
]

/** Scrap rises by R$ 30 in the first band. */
export const INCREMENTO_SUCATA: Centavos = 30_00

export const ESCADA_SUCATA: readonly Faixa[] = ESCADA_PADRAO.map((faixa, i) =>
  i === 0 ? { ...faixa, incremento: INCREMENTO_SUCATA } : faixa,
)

/** The increment of the band in which a value lies. A ladder without an open end answers its last band. */
export function incrementoNaEscada(faixas: readonly Faixa[], valor: Centavos): Centavos {
  const faixa = faixas.find((f) => f.ate === null || valor <= f.ate) ?? faixas.at(-1)
  if (faixa === undefined) throw new RangeError('a ladder has at least one band')
  return faixa.incremento
}

/** The increment that the form proposes for a new lot with this minimum. */
export function incrementoSugerido(minimo: Centavos, sucata: boolean): Centavos {
  return incrementoNaEscada(sucata ? ESCADA_SUCATA : ESCADA_PADRAO, minimo)
}
