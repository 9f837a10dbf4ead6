// The hotsite's words and the labels of lots, for any component. They are data that the server sends with the root: a
// visitor downloads one kind of words, not both. Storefront screens must not import domain/hotsites/palavras.ts,
// which brings the tables.
import type { Palavras } from '@martelo/domain/hotsites/palavras.ts'
import type { Palavra } from '@martelo/domain/hotsites/concordar.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { useDadosDaRaiz } from './dados-da-raiz.ts'

export interface Vocabulario {
  readonly palavras: Palavras
  /** label of each state of a lot */
  readonly situacoes: Readonly<Record<SituacaoLote, string>>
  /** label of each fuel */
  readonly combustiveis: Readonly<Record<string, string>>
}

export function useVocabulario(): Vocabulario {
  const dados = useDadosDaRaiz()
  if (!dados) throw new Error('the words are only known below the root')
  return dados.vocabulario
}

export const usePalavras = (): Palavras => useVocabulario().palavras

/** First letter large. */
export const inicial = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1)

/** 12300 → `12.300`. By hand: Intl is a hundred times slower, and cards are many. */
export const milhares = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '.')

/** `3 lances`, `1 oferta`; zero too. */
export const quantos = (n: number, p: Palavra): string => `${milhares(n)} ${n === 1 ? p.um : p.varios}`
