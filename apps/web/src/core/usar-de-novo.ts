import { useCallback, useEffect, useRef } from 'react'

/** Somewhat apart: thousands may have been refused by the same outage. */
const deNovoEm = (): number => 2_000 + Math.random() * 3_000

/**
 * A picture that failed to load is asked for until it comes: frames go on under the old one, without what it missed.
 * `daChave` is what is shown; what was asked for another one is not asked for again. Refusals are final.
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
