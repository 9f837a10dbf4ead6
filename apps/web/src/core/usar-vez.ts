import { useCallback, useRef } from 'react'

/**
 * Of two loads of the same thing under way the later one counts, whichever answers first: each takes a turn when it
 * begins, and asks when it is answered whether it still counts.
 */
export function useVez(): () => () => boolean {
  const vezes = useRef({ ultima: 0, mostrada: 0 })
  return useCallback(() => {
    const minha = ++vezes.current.ultima
    return () => {
      if (minha < vezes.current.mostrada) return false
      vezes.current.mostrada = minha
      return true
    }
  }, [])
}
