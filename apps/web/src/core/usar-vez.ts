import { useCallback, useRef } from 'react'

/**
 * Of two loads of the same thing under way the later one wins, in any order of the answers: each takes a turn when it
 * starts, and checks on the answer whether it still counts.
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
