// A bank's layouts in one pattern, and how its files write the number of a boleto.
import type { ContaDeCobranca, NumeroDoBoleto } from '../bancos.ts'
import type { Campo } from './largura-fixa.ts'

export interface LayoutDoBanco {
  readonly tamanho: 400 | 240
  readonly nomeDoBanco: string
  /** by name: header, detalhe, multa, trailer …; each covers every position */
  readonly remessa: Readonly<Record<string, readonly Campo[]>>
  readonly retorno: Readonly<Record<string, readonly Campo[]>>
  readonly numero: (c: ContaDeCobranca, n: Pick<NumeroDoBoleto, 'numero' | 'digito'>) => string
  /** what the retorno's field says as our `numero`, zeros on the left left out */
  readonly lerNumero: (texto: string) => string
  readonly codigoDeProtesto: string
}

/** Two numbers of one bank, however many zeros stand before them. */
export const semZeros = (texto: string): string => texto.trim().replace(/^0+(?=.)/, '')
