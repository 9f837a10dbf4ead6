// What follows a save, such as leaving the page: after the form has taken its saved state, or leaving would ask about
// unsaved work. In an effect, never while React renders: a render may run twice, or for nothing.
import { useEffect, useEffectEvent } from 'react'
import type { Registro } from './usar-registro.ts'

/** Calls `seguir` when `salvo` is there and the form has come to rest; `seguir` sets `salvo` back to null. */
export function useAposSalvar<T>(
  { mudou, salvando }: Pick<Registro<object>, 'mudou' | 'salvando'>,
  salvo: T | null,
  seguir: (salvo: T) => void,
): void {
  const agora = useEffectEvent(seguir)
  useEffect(() => {
    if (salvo !== null && !mudou && !salvando) agora(salvo)
  }, [salvo, mudou, salvando])
}
