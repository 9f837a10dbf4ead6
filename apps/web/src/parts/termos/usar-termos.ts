// What is to be accepted; asked again while the tab stays open, and where another part of the page took an acceptance. A
// failure to ask is silent: he is asked the next time.
import type { Calls } from '@martelo/contracts/calls.gen.ts'
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import { useCallback, useEffect, useState } from 'react'
import { chamar } from '../../core/api.ts'
import { ouvirAceite } from './termos-da-casa.ts'

export type Termo = RespostaDe<Calls['GET /v1/cliente/termos']>[number]
const PERGUNTAR_MS = 10 * 60_000

/** `termos` null: not read yet. */
export function useTermos(): { readonly termos: readonly Termo[] | null; reler(): Promise<void> } {
  const [termos, setTermos] = useState<readonly Termo[] | null>(null)
  const reler = useCallback(() => chamar('GET /v1/cliente/termos').then(setTermos, () => undefined), [])
  useEffect(() => {
    void reler()
    const relogio = setInterval(() => {
      if (document.visibilityState === 'visible') void reler()
    }, PERGUNTAR_MS)
    const calar = ouvirAceite(() => void reler())
    return () => {
      clearInterval(relogio)
      calar()
    }
  }, [reler])
  return { termos, reler }
}
