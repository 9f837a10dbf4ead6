// What a person likes of one table (columns, density, saved views): kept in this browser.
import { useLocalStorage } from '@mantine/hooks'
import { useCallback } from 'react'

export interface Visao {
  readonly nome: string
  /** the URL's query */
  readonly busca: string
  readonly ocultas: readonly string[]
}

export interface Preferencias {
  readonly ocultas: readonly string[]
  readonly compacta: boolean
  /** the whole list in one scroll instead of pages */
  readonly rolar?: boolean
  readonly visoes: readonly Visao[]
}

export function usePreferencias(
  nome: string,
  ocultas: readonly string[],
): [Preferencias, (p: Partial<Preferencias>) => void] {
  const [valor, setValor] = useLocalStorage<Preferencias>({
    key: `martelo.tabela.${nome}`,
    defaultValue: { ocultas, compacta: true, visoes: [] },
    getInitialValueInEffect: false,
  })
  const mudar = useCallback(
    (p: Partial<Preferencias>) => setValor((atual) => ({ ...atual, ...p })),
    [setValor],
  )
  return [valor, mudar]
}
