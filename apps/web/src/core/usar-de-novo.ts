import { useCallback, useEffect, useRef } from 'react'

/** Somewhat apart: thousands may have been refused by the same outage. */
const deNovoEm = (): number => 2_000 + Math.random() * 3_000

/**
 * Retries a snapshot until it comes: meanwhile frames update the old one, which lacks what was missed. `daChave` is
 * what is shown; requests for another key are not retried. Refusals are final.
 */
export function useDeNovo(daChave: string): (erro: unknown, carregar: () => Promise<void>) => void {
  const chave = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => {
    chave.current = daChave
    return () => {
      chave.current = null
      clearTimeout(timer.current)
    }
  }, [daChave])
  return useCallback(
    (erro, carregar) => {
      const { codigo = 0 } = erro as { codigo?: number }
      if (chave.current !== daChave || (codigo >= 400 && codigo < 500 && codigo !== 429)) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void carregar(), deNovoEm())
    },
    [daChave],
  )
}
